"""The view of the table's scene: keys, clicks, drags and hovering in, signals in the table's terms out."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget

from engine.cards import DeckIndex
from tusac_qt.scene.ground import Lamp
from tusac_qt.scene.scene import Hit, TableScene
from tusac_qt.windows.table.bare_view import BareView
from tusac_qt.windows.widgets.key_names import KeyNames

_LONG_PRESS_MS = 550
_HOVER_MS = 350
_CARRIED_Z = 95
"""A card that is carried lies over everything on the table."""
_LAMP = Lamp(0.5, 0.42, 1.0)
"""The light falls on the middle of the table, where the card on offer lies."""

_REPEATING = frozenset({"Left", "Right", "Up", "Down"})


class TableView(BareView):
    """Shows a table's scene.

    Signals:
        key_pressed: the name of a key.
        pressed: the pointer went down.
        clicked: the `Hit` that was clicked.
        explained: the `Hit` that was pressed long or with the other button.
        rested: the `Hit` the pointer has rested on for a moment, or None.
        looked: Alt was pressed over a `Hit`, or None.
        moved_on: the pointer has left what it was on, or Alt was let go.
        carried: a card of the hand by deck position, and where its middle is now.
        dragged: the same, and where its middle was dropped.
        given_up: a card that was carried and is not dropped anywhere, by deck position.
        scaled: by how many steps the player wants everything larger.
        resized: the size or the pixel ratio has changed.
    """

    key_pressed = Signal(str)
    pressed = Signal()
    clicked = Signal(object)
    explained = Signal(object)
    rested = Signal(object)
    looked = Signal(object)
    moved_on = Signal()
    carried = Signal(object, QPointF)
    dragged = Signal(object, QPointF)
    given_up = Signal(object)
    scaled = Signal(int)
    resized = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table_scene = scene
        self._key_names = KeyNames()
        self._pressed: Hit | None = None
        self._press_at = QPoint()
        self._grip: QPointF | None = None
        self._was_long = False
        self._hovered: Hit | None = None
        self._pointer: QPoint | None = None
        self._is_pointing = False
        self._long_press = QTimer(self)
        self._long_press.setSingleShot(True)
        self._long_press.setInterval(_LONG_PRESS_MS)
        self._long_press.timeout.connect(self._explain_pressed)
        self._hover = QTimer(self)
        self._hover.setSingleShot(True)
        self._hover.setInterval(_HOVER_MS)
        self._hover.timeout.connect(lambda: self.rested.emit(self._hovered))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.viewport().setMouseTracking(True)

    def drawBackground(self, painter: QPainter, _rect: QRectF | QRect) -> None:  # noqa: N802 - Qt's name
        """Lay the ground under a part of the table; called by Qt.

        The whole ground is given to a painter that Qt has clipped: a part cut out by hand has edges between
        two pixels where a screen has 1.25 or 1.5 of them to one of ours, and they would be seen as scratches.
        """
        layout, theme = self._table_scene.layout, self._table_scene.theme
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        if layout is None or size.isEmpty():
            painter.fillRect(self.sceneRect(), theme.felt)
            return
        width = layout.width - layout.left
        side = 0.02 * width
        top = layout.top_strip.bottom + 0.012 * layout.height
        bottom = layout.hand.y + 0.16 * layout.hand.h
        inlay = QRectF(layout.left + side, top, width - 2 * side, bottom - top)
        painter.drawPixmap(QPointF(0, 0), theme.ground(size, ratio, _LAMP, inlay))

    @property
    def pointed(self) -> Hit | None:
        """The thing under the pointer, if the pointer was used later than the keys."""
        return self._under_pointer() if self._is_pointing else None

    @property
    def pointer(self) -> QPointF | None:
        """The pointer's place in the scene; None if it is elsewhere."""
        return None if self._pointer is None else self.mapToScene(self._pointer)

    def look_again(self) -> None:
        """Forget the thing under the pointer if cards have come or gone there.

        The next motion of the pointer finds the new thing.
        """
        if self._hovered is not None and self._under_pointer() != self._hovered:
            self._hovered = None
            self._hover.stop()
            self._table_scene.hover(None)
            self.moved_on.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Report the key; modified and unknown keys go on to the window."""
        if event.key() == Qt.Key.Key_Alt:
            self.looked.emit(self._under_pointer())
            return
        name = self._key_names.name(event)
        if name == "Esc" and self._grip is not None:
            self._put_back()
            return
        held = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if not name or held or name == "M":  # of the whole window
            event.ignore()
            return
        event.accept()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and name in _REPEATING:
            name = f"Shift+{name}"
        if not event.isAutoRepeat() or name.removeprefix("Shift+") in _REPEATING:
            self._is_pointing = self._is_pointing and name == "?"
            self.key_pressed.emit(name)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Take the preview away with the Alt key."""
        if event.key() == Qt.Key.Key_Alt:
            self.moved_on.emit()
        super().keyReleaseEvent(event)

    def focusNextPrevChild(self, _forwards: bool) -> bool:  # noqa: FBT001, N802 - Qt's signature
        """Keep Tab for the zones of the table."""
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Remember what is pressed."""
        self._pointer, self._is_pointing = event.position().toPoint(), True
        hit = self._under_pointer()
        self._was_long = False
        if event.button() == Qt.MouseButton.RightButton:
            self.explained.emit(hit)
            return
        self.pressed.emit()
        self._table_scene.hold(hit)
        self._pressed, self._press_at, self._grip = hit, event.position().toPoint(), None
        self._long_press.start()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Drag a card, or hover."""
        self._pointer, self._is_pointing = event.position().toPoint(), True
        point = self.mapToScene(self._pointer)
        if self._pressed is not None and self._pressed.index is not None and event.buttons():
            self._drag(self._pressed.index, self._pointer, point)
            return
        hit = self._under_pointer()
        self._table_scene.hover(hit)
        is_button = hit is not None and hit.zone is not None and hit.card is None
        self.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor if is_button else Qt.CursorShape.ArrowCursor
        )
        if hit != self._hovered:
            self._hovered = hit
            self.moved_on.emit()
            self._hover.start()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Drop a card, or report the click if it ends where it began."""
        self._pointer, self._is_pointing = event.position().toPoint(), True
        self._long_press.stop()
        self._table_scene.hold(None)
        pressed, self._pressed = self._pressed, None
        if event.button() != Qt.MouseButton.LeftButton or pressed is None:
            return
        if self._grip is not None and pressed.index is not None:
            self._grip = None
            sprite = self._table_scene.cards.hand_sprite(pressed.index)
            if sprite is None:
                self.given_up.emit(pressed.index)
                return
            sprite.setZValue(5)
            self.dragged.emit(pressed.index, QPointF(*sprite.place().center))
            return
        # whoever has pressed a button knows it: nothing is said of it until the pointer moves on
        self._hover.stop()
        if not self._was_long and self._under_pointer() == pressed:
            self.clicked.emit(pressed)

    def leaveEvent(self, event: QWidget) -> None:  # type: ignore[override]  # noqa: N802 - Qt's name; QEvent
        """Report that the pointer is on nothing."""
        self._pointer = None
        self._hovered = None
        self._hover.stop()
        self._table_scene.hover(None)
        self.moved_on.emit()
        super().leaveEvent(event)  # type: ignore[arg-type]

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Make everything larger or smaller with Ctrl; never scroll."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.angleDelta().y():
            self.scaled.emit(1 if event.angleDelta().y() > 0 else -1)
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Lay the table out again."""
        super().resizeEvent(event)
        self.resized.emit()

    def _under_pointer(self) -> Hit | None:
        return None if self._pointer is None else self._table_scene.hit(self.mapToScene(self._pointer))

    def _explain_pressed(self) -> None:
        if self._pressed is not None and self._grip is None:
            self._was_long = True
            self.explained.emit(self._pressed)

    def _drag(self, index: DeckIndex, at: QPoint, point: QPointF) -> None:
        sprite = self._table_scene.cards.hand_sprite(index)
        if sprite is None:
            return
        if self._grip is None:
            if (at - self._press_at).manhattanLength() < QApplication.startDragDistance():
                return
            self._long_press.stop()
            self._grip = self.mapToScene(self._press_at) - sprite.pos()
            sprite.setZValue(_CARRIED_Z)
            self._hovered = None
            self._hover.stop()
            self.moved_on.emit()
        sprite.setPos(point - self._grip)
        self.carried.emit(index, QPointF(*sprite.place().center))

    def _put_back(self) -> None:
        """Let the dragged card go back."""
        pressed, self._pressed, self._grip = self._pressed, None, None
        if pressed is None or pressed.index is None:
            return
        sprite = self._table_scene.cards.hand_sprite(pressed.index)
        if sprite is not None:
            sprite.setZValue(5)
        self.given_up.emit(pressed.index)
