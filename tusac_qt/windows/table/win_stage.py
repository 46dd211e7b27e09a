"""The view of a win's moment, over the page of a round's end until that is shown."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGraphicsScene, QWidget

from tusac_qt.model.result_page import ResultPage, WinShown
from tusac_qt.scene.animator import Motion
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.scene.win_moment import WinMoment
from tusac_qt.windows.table.bare_view import BareView


class WinStage(BareView):
    """The view; hidden except during the moment.

    Signals:
        pressed: the pointer was pressed on it.
    """

    pressed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        self._moment_scene = QGraphicsScene()
        super().__init__(self._moment_scene, parent)
        self._theme, self._page = theme, parent
        self._moment_scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def open(self, page: ResultPage, win: WinShown, skin: CardSkin) -> WinMoment:
        """Return a new moment, which is shown here once it has its motions."""
        self._moment_scene.clear()
        self.setGeometry(0, 0, self._page.width(), self._page.height())
        self._moment_scene.setSceneRect(0, 0, self.width(), self.height())
        return WinMoment(self._moment_scene, self._theme, skin, page, win)

    def begin(self, motions: list[Motion]) -> list[Motion]:
        """Show the view until the last of these motions has ended; return them."""
        last = max(motions, key=lambda motion: motion.delay_s + motion.duration_s)
        last.done = self.close_moment
        self.show()
        self.raise_()
        return motions

    def close_moment(self) -> None:
        """Hide the view, and drop its pictures."""
        self.hide()
        self._moment_scene.clear()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Tell that it was pressed."""
        self.pressed.emit()
        event.accept()
