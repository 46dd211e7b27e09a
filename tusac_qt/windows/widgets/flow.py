"""Widgets side by side, which go on in the next line where one is full."""

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class Flow(QWidget):
    """Gives each of its widgets the size it wants, as a line of text its words.

    It places them itself, which takes less than a `QLayout` of our own would.
    """

    def __init__(self, parent: QWidget, *, is_centered: bool = False) -> None:
        """Hold nothing yet.

        Args:
            parent: where it is.
            is_centered: whether each line stands in the middle, not at the left, and its parts in its own.
        """
        super().__init__(parent)
        self._is_centered = is_centered
        self._parts: list[QWidget] = []
        self._gap = 6
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget) -> None:
        """Add a widget at the end."""
        widget.setParent(self)
        self._parts.append(widget)

    def remove(self, widget: QWidget) -> None:
        """Remove a widget."""
        self._parts.remove(widget)
        widget.hide()
        widget.deleteLater()

    def set_gap(self, pixels: int) -> None:
        """Set the gap between widgets."""
        self._gap = pixels
        self._renew()

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        """Return the height of all lines; called by Qt."""
        return self._place(width, moves=False)

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        """Return that narrow it is higher; called by Qt."""
        return True

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of one line with everything; called by Qt."""
        sizes = [_wanted(part) for part in self._shown()]
        width = sum(size.width() for size in sizes) + self._gap * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the width of the widest, and the height that all lines have now; called by Qt."""
        widest = max((_least_width(part) for part in self._shown()), default=0)
        return QSize(widest, self._place(max(widest, self.width()), moves=False))

    def event(self, event: QEvent) -> bool:
        """Follow widgets that come, go or change their size; called by Qt."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._renew()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Put everything into its line; called by Qt."""
        super().resizeEvent(event)
        self._renew()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Put everything into its line; called by Qt."""
        super().showEvent(event)
        self._renew()

    def _renew(self) -> None:
        self._place(self.width(), moves=True)
        self.updateGeometry()

    def _shown(self) -> list[QWidget]:
        return [part for part in self._parts if not part.isHidden()]

    def _place(self, width: int, *, moves: bool) -> int:
        y = 0
        for line in self._lines(width):
            used = sum(size.width() for _, size in line) + self._gap * (len(line) - 1)
            x = max(0, (width - used) // 2) if self._is_centered else 0
            high = max(size.height() for _, size in line)
            for part, size in line:
                lower = (high - size.height()) // 2
                if moves:
                    part.setGeometry(QRect(x, y + lower, size.width(), size.height()))
                x += size.width() + self._gap
            y += high + self._gap
        return max(0, y - self._gap)

    def _lines(self, width: int) -> list[list[tuple[QWidget, QSize]]]:
        """Return the widgets of each line, with their sizes."""
        lines: list[list[tuple[QWidget, QSize]]] = []
        used = 0
        for part in self._shown():
            size = _wanted(part)
            if size.width() > width and part.hasHeightForWidth():
                size = QSize(width, part.heightForWidth(width))
            if not lines or used + size.width() > width:
                lines.append([])
                used = 0
            lines[-1].append((part, size))
            used += size.width() + self._gap
        return lines


def _wanted(part: QWidget) -> QSize:
    """Return the wanted size of a widget, or its minimum size if that is larger."""
    return part.sizeHint().expandedTo(part.minimumSize())


def _least_width(part: QWidget) -> int:
    """Return the least width of a widget; for one that wraps its own content, the least that it allows."""
    return (part.minimumSizeHint() if part.hasHeightForWidth() else _wanted(part)).width()
