"""Scrolled panels for small windows: keys scroll them, though they never have the keyboard themselves."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QScrollArea, QWidget

_STEPS: dict[int, int] = {
    Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -5, Qt.Key.Key_PageDown: 5,
}  # fmt: skip


def bring_to_sight(focused: QWidget | None) -> bool:
    """Scroll to the widget that Tab has reached; a scroll area would do so only from inside.

    Return that this is done.
    """
    around = focused
    while focused is not None and around is not None:
        if isinstance(around, QScrollArea) and around is not focused:
            around.ensureWidgetVisible(focused)
        around = around.parentWidget()
    return True


class ScrolledBody(QScrollArea):
    """A panel's content, as wide as the panel, and scrolled up and down if it is higher."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def move_by_key(self, key: int) -> None:
        """Scroll if that is what the key does."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + _STEPS.get(key, 0) * bar.singleStep())


class CenteredBody(QScrollArea):
    """A page's content in the middle, within a maximum width, and scrolled if it is higher.

    What has the keyboard stays in sight while the page becomes longer or shorter.
    """

    def __init__(self, inner: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        centered = QWidget(self)
        sides = QHBoxLayout(centered)
        sides.addStretch()
        sides.addWidget(inner, 10)
        sides.addStretch()
        self.setWidgetResizable(True)
        self.setWidget(centered)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._follow = QTimer(self)
        self._follow.setSingleShot(True)
        self._follow.setInterval(0)
        self._follow.timeout.connect(self._show_focus)
        self.verticalScrollBar().rangeChanged.connect(self._show_soon)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Begin at the top, or as far down as the keyboard is; called by Qt."""
        super().showEvent(event)
        if not event.spontaneous():
            self.verticalScrollBar().setValue(0)
        self._show_soon()

    def _show_soon(self) -> None:
        """Wait until the page has its layout."""
        self._follow.start()

    def _show_focus(self) -> None:
        focused, inner = QApplication.focusWidget(), self.widget()
        if focused is not None and inner is not None and inner.isAncestorOf(focused):
            self.ensureWidgetVisible(focused)
