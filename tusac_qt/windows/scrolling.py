"""Panels that hold more than a small window shows: an area that keys move, though it never has the keyboard itself."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QWidget

_STEPS: dict[int, int] = {
    Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -5, Qt.Key.Key_PageDown: 5,
}  # fmt: skip


class ScrolledBody(QScrollArea):
    """As wide as its panel, and scrolled up and down where its content is higher."""

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
    """What a page holds, in its middle, no wider than it may be, and scrolled where it is higher."""

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
