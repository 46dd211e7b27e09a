"""The bubble with the teacher's words: paper with a tail, and a spotlight on its subject."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tusac_qt.model.bubble_place import BubblePlace, Side
from tusac_qt.model.geometry import Rect
from tusac_qt.scene.painted import qrect
from tusac_qt.scene.theme import Theme
from tusac_qt.windows.widgets.focus_ring import go_round
from tusac_qt.windows.widgets.page import ENTER
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.words.lesson_words import BubbleText

_PAPER, _INK, _EDGE = QColor("#fdf2d6"), QColor("#33180f"), QColor("#b98a3c")
_SHADOW = QColor(0, 0, 0, 70)
_DARK, _DARKER = QColor(0, 0, 0, 95), QColor(0, 0, 0, 170)
_WIDEST = 29
"""The width of a bubble in heights of its text."""


class Spotlight(QWidget):
    """Darkens the table except for some places; clicks go through it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._theme = theme
        self._lights: list[Rect] = []
        self.hide()

    def show_lights(self, lights: list[Rect]) -> None:
        """Light these places."""
        self._lights = lights
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the dark, and a line around what lies in the light; called by Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dark = QPainterPath()
        dark.addRect(QRectF(self.rect()))
        light = QPainterPath()
        light.setFillRule(Qt.FillRule.WindingFill)
        for place in self._lights:
            light.addRoundedRect(qrect(place), 8, 8)
        is_strong = self._theme.cloth.is_strong
        painter.fillPath(dark.subtracted(light), _DARKER if is_strong else _DARK)
        painter.setPen(QPen(_PAPER if is_strong else self._theme.accent, 3 if is_strong else 2))
        painter.drawPath(light)


class LessonBubble(QWidget):
    """The bubble.

    Signals:
        next_wanted: it has been read.
        again_wanted: a round alone is wanted.
        home_wanted: the home page is wanted.
        grown: its wanted size has changed with its letters.
        tabbed: Tab leads on from its last button, or back from its first; whether on.

    Attributes:
        wanted: the size of its box, without the tail.
        tail: the length of the tail.
    """

    next_wanted = Signal()
    again_wanted = Signal()
    home_wanted = Signal()
    grown = Signal()
    tabbed = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.wanted = (0.0, 0.0)
        self.tail = 16.0
        self._place: BubblePlace | None = None
        self._body = 0.0
        self._widest = 0.0
        self._is_last = False
        self.title, self.text, self._count = (PlainLabel(self) for _ in range(3))
        for label in (self.title, self.text):
            label.setWordWrap(True)
        self.next_button = QPushButton(self)
        self.next_button.setProperty("role", "primary")
        self.next_button.clicked.connect(self.press)
        self.home_button = QPushButton(self)
        self.home_button.clicked.connect(self.home_wanted)
        foot = QHBoxLayout()
        foot.addWidget(self._count)
        foot.addStretch()
        foot.addWidget(self.home_button)
        foot.addWidget(self.next_button)
        self._box = box = QVBoxLayout(self)
        box.addWidget(self.title)
        box.addWidget(self.text)
        box.addLayout(foot)
        self.hide()

    @property
    def box(self) -> Rect | None:
        """The place of its box, without the tail; None before it has one."""
        return None if self._place is None else self._place.box

    def say(self, said: BubbleText, number: int, count: int, *, has_next: bool, is_last: bool) -> None:
        """Show the words of a step.

        Args:
            said: the words.
            number: of the step.
            count: of all steps.
            has_next: it is left by its button, not by a move at the table.
            is_last: nothing comes after it.
        """
        self._is_last = is_last
        self.title.setText(said.title)
        self.text.setText(said.text)
        self._count.setText(self.tr("step {number} of {count}").format(number=number, count=count))
        self.next_button.setText(self.tr("Play a round") if is_last else self.tr("Next"))
        self.next_button.setVisible(has_next)
        self.home_button.setText(self.tr("Home"))
        self.home_button.setVisible(is_last)
        self.setAccessibleName(said.title)
        self.setAccessibleDescription(said.text)
        self._measure()

    def fit(self, body: float, room: float) -> None:
        """Adapt to this text height in a window of this width."""
        widest = min(_WIDEST * body, room - 2 * body)
        if (body, widest) == (self._body, self._widest):
            return
        self._body, self._widest = body, widest
        self.tail = round(1.1 * body)
        ink = _INK.name()
        for label, share, weight in (
            (self.title, 1.08, "bold"),
            (self.text, 1.0, "normal"),
            (self._count, 0.85, "normal"),
        ):
            label.setStyleSheet(
                f"color: {ink}; background: transparent; font-size: {round(share * body)}px;"
                f" font-weight: {weight};"
            )
        size = f"font-size: {round(1.1 * body)}px;"
        ring = f"QPushButton:focus {{ border: 3px solid {ink}; }}"  # that of a page is light on many cloths
        self.next_button.setStyleSheet(f"QPushButton {{ {size} }} {ring}")
        self.home_button.setStyleSheet(
            f"QPushButton {{ color: {ink}; background: transparent; {size} }} {ring}"
        )
        pad = round(self.tail + 0.9 * body)
        self._box.setContentsMargins(pad, pad - round(0.2 * body), pad, pad - round(0.2 * body))
        self._box.setSpacing(round(0.35 * body))
        self._measure()

    def lie(self, place: BubblePlace) -> None:
        """Move to a place, with the tail towards the subject."""
        self._place = place
        box = place.box.inset(-self.tail, -self.tail)
        self.setGeometry(round(box.x), round(box.y), round(box.w), round(box.h))
        self.update()

    def take_keyboard(self) -> None:
        """Give the keyboard to the button that goes on."""
        self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self) -> None:
        """Go on: to the next step, or after the last one to a round alone."""
        (self.again_wanted if self._is_last else self.next_wanted).emit()

    def event(self, event: QEvent) -> bool:
        """Measure again, because the font has changed; called by Qt."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            before = self.wanted
            self._measure()
            if self.wanted != before:
                self.grown.emit()
        return handled

    def focusNextPrevChild(self, forwards: bool) -> bool:  # noqa: FBT001, N802 - Qt's signature
        """Lead from button to button with Tab, and then to the table, if there is something to see on it."""
        buttons = [button for button in (self.home_button, self.next_button) if button.isVisible()]
        focused = self.focusWidget()
        if not self._is_last and focused in buttons[-1 if forwards else 0 :][:1]:
            self.tabbed.emit(forwards)
            return True
        return go_round(buttons, forwards=forwards)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Press the focused button with Enter; the rest is the table's."""
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                (self.home_button if self.home_button.hasFocus() else self.next_button).click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the paper and the tail; called by Qt."""
        place = self._place
        if place is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corner = QPointF(self.x(), self.y())
        box = QRectF(self.rect()).adjusted(self.tail, self.tail, -self.tail, -self.tail)
        shape = QPainterPath()
        shape.addRoundedRect(box, self._body, self._body)
        if place.side is not Side.OVER:
            tail = QPainterPath()
            tail.addPolygon(self._tail(box, QPointF(*place.tip) - corner, place.side))
            shape = shape.united(tail)
        painter.fillPath(shape.translated(0, 0.25 * self._body), _SHADOW)
        painter.fillPath(shape, _PAPER)
        painter.setPen(QPen(_EDGE, 1.5))
        painter.drawPath(shape)

    def _tail(self, box: QRectF, tip: QPointF, side: Side) -> QPolygonF:
        half, room = 0.7 * self.tail, 1.4 * self._body
        if side in (Side.RIGHT, Side.LEFT):
            x = box.left() + 1 if side is Side.RIGHT else box.right() - 1
            end = x - self.tail if side is Side.RIGHT else x + self.tail
            y = min(max(tip.y(), box.top() + room), box.bottom() - room)
            return QPolygonF([QPointF(x, y - half), QPointF(end, y), QPointF(x, y + half)])
        y = box.bottom() - 1 if side is Side.ABOVE else box.top() + 1
        end = y + self.tail if side is Side.ABOVE else y - self.tail
        x = min(max(tip.x(), box.left() + room), box.right() - room)
        return QPolygonF([QPointF(x - half, y), QPointF(x, end), QPointF(x + half, y)])

    def _measure(self) -> None:
        """Calculate the size of the box."""
        margin = 2 * self.tail
        width = round(self._widest + margin)
        self._box.activate()
        self.wanted = (self._widest, max(1.0, self._box.heightForWidth(width) - margin))
