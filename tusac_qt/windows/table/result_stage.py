"""The view of a round's end: it shows the page, animates it, and scrolls if the page is too high."""

import time
from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsPixmapItem, QWidget

from tusac_qt.model.result_page import ResultPage
from tusac_qt.model.zones import TextSizes
from tusac_qt.scene.animator import Animator
from tusac_qt.scene.ground import Lamp
from tusac_qt.scene.result_drama import ResultDrama
from tusac_qt.scene.result_scene import ResultScene
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.table.bare_view import BareView


class ResultStage(BareView):
    """Shows one end of a round.

    Signals:
        pressed: the pointer was pressed on it.
        resized: there is other room.

    Attributes:
        animator: moves what comes; its cues are those of a result.
    """

    pressed = Signal()
    resized = Signal()

    def __init__(self, theme: Theme, parent: QWidget, clock: Callable[[], float] = time.monotonic) -> None:
        self._scene = ResultScene(theme)
        super().__init__(self._scene, parent)
        self._theme = theme
        self.animator = Animator(self, clock=clock)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def page(self) -> ResultPage | None:
        """The result that is shown."""
        return self._scene.page

    @property
    def contents(self) -> ResultScene:
        """The scene that is shown."""
        return self._scene

    def show_page(self, page: ResultPage, skin: CardSkin, sizes: TextSizes) -> None:
        """Show a page whole, at once; nothing may be moving."""
        bar = round(1.2 * sizes.body)
        size = self.viewport().size()
        wide = self.width() if self.verticalScrollBar().isVisible() else size.width()
        ratio = self.devicePixelRatioF()
        self._scene.show_page(page, skin, (wide, size.height()), sizes, ratio)
        layout = self._scene.layout
        if layout is not None and layout.height > size.height() + 1:
            self._scene.show_page(page, skin, (self.width() - bar, size.height()), sizes, ratio)
        self.setAccessibleName(page.spoken)
        self.viewport().update()

    def play(self, table: QPixmap, factor: float) -> None:
        """Animate the shown page, on which nobody wins.

        Args:
            table: a picture of what was seen before.
            factor: how long it takes, 1.0 as a rule.
        """
        before = QGraphicsPixmapItem(table)
        before.setZValue(40)
        self._scene.addItem(before)
        self.animator.start(ResultDrama(self._scene, factor).motions(before))

    def play_after(self, begin_s: float, factor: float) -> None:
        """Animate the other hands of the shown page, starting so long after a win's moment.

        Args:
            begin_s: when, in seconds at the usual speed.
            factor: how long it takes, 1.0 as a rule.
        """
        self.animator.start(ResultDrama(self._scene, factor).after_win(begin_s))

    def turn_over(self, before: ResultPage, factor: float) -> None:
        """Turn over the hands that are visible now and were not before."""
        known = {row.seat for row in before.rows if row.cards}
        rows = [row for row in self._scene.rows if row.row.cards and row.row.seat not in known]
        if rows and factor > 0:
            self.animator.start(ResultDrama(self._scene, factor).turn(rows))

    def drawBackground(self, painter: QPainter, _rect: QRectF | QRect) -> None:  # noqa: N802 - Qt's name
        """Lay the ground under a part of the page, whole, as `TableView` does; called by Qt."""
        page = self.parentWidget()
        ground = self._theme.ground(
            self.size() if page is None else page.size(), self.devicePixelRatioF(), Lamp()
        )
        painter.drawPixmap(self.mapToScene(0, 0), ground)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Report the new size; called by Qt."""
        super().resizeEvent(event)
        self.resized.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Report the press."""
        self.pressed.emit()
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Scroll."""
        self.scroll_by(-event.angleDelta().y() / 2)
        event.accept()

    def scroll_by(self, pixels: float) -> None:
        """Scroll down by so many pixels."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + round(pixels))
        self.viewport().update()
