"""The ground behind every page: pages are transparent and show it.

A page that wants the lamp elsewhere than over its middle says so: `page.setProperty("lamp", Lamp(0.33,
0.5))`.
"""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from tusac_qt.scene.ground import Lamp
from tusac_qt.scene.theme import Theme


def paint_behind(widget: QWidget, theme: Theme, event: QPaintEvent, lamp: Lamp | None = None) -> None:
    """Paint the ground where a widget is to be painted; to be called in its `paintEvent`."""
    ground = theme.ground(widget.size(), widget.devicePixelRatioF(), lamp or Lamp())
    painter = QPainter(widget)
    painter.setClipRect(event.rect())
    painter.drawPixmap(0, 0, ground)
    painter.end()


class GroundStack(QWidget):
    """Pages of which one is shown, on the ground.

    It is no `QStackedWidget`: a screen reader would call that a layered pane whenever the keyboard comes to a
    page.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._stack = stack = QStackedLayout(self)
        self.addWidget, self.removeWidget = stack.addWidget, stack.removeWidget
        self.currentWidget, self.setCurrentWidget = stack.currentWidget, stack.setCurrentWidget
        self.indexOf = stack.indexOf

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the ground as the page that is shown wants it; called by Qt."""
        page = self.currentWidget()
        lamp = None if page is None else page.property("lamp")
        paint_behind(self, self._theme, event, lamp if isinstance(lamp, Lamp) else None)


class GroundPage(QWidget):
    """A page with the ground under it, for a window of its own."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the ground; called by Qt."""
        paint_behind(self, self._theme, event)
