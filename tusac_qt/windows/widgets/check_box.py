"""A check box whose mark grows with its text and can be seen on any ground.

Long texts go on in the next line.
"""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTextBoundaryFinder
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

_FLAGS = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class CheckBox(QCheckBox):
    """The check box; it paints itself, and otherwise behaves as usual."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of mark and text; called by Qt."""
        metrics = QFontMetrics(self.font())
        height = metrics.height()
        return QSize(metrics.horizontalAdvance(self.text()) + 2 * height, round(1.5 * height))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the width of the longest word, and the present height of all lines; called by Qt."""
        metrics = QFontMetrics(self.font())
        longest = max(map(metrics.horizontalAdvance, _unbroken(self.text())), default=0)
        width = min(longest + 2 * metrics.height() + 1, self.sizeHint().width())
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        """Return that narrow it is higher; called by Qt."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        """Return the height of all lines; called by Qt."""
        if width >= self.sizeHint().width():
            return self.sizeHint().height()
        metrics = QFontMetrics(self.font())
        height = metrics.height()
        room = QRect(0, 0, max(1, width - 2 * height), 100 * height)
        return metrics.boundingRect(room, _FLAGS, self.text()).height() + height // 2

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Take the height for this width; called by Qt, which remembers that of another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def hitButton(self, _point: object) -> bool:  # noqa: N802 - Qt's name
        """Let the whole of it be clicked; called by Qt."""
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint box, tick, text and focus; called by Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text, height = self.palette().windowText().color(), QFontMetrics(self.font()).height()
        unit = max(1.0, height / 18)
        side = 0.86 * height
        box = QRectF(3 * unit, (self.height() - side) / 2, side, side)
        painter.setPen(QPen(text, 1.6 * unit))
        painter.setBrush(text if self.isChecked() else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 3 * unit, 3 * unit)
        if self.isChecked():
            tick = QColor(0, 0, 0) if text.lightnessF() > 0.5 else QColor(255, 255, 255)
            painter.setPen(QPen(tick, 2.2 * unit))
            corner = box.topLeft()
            points = ((0.20, 0.52), (0.42, 0.74), (0.80, 0.28))
            painter.drawPolyline([corner + QPointF(x * side, y * side) for x, y in points])
        painter.setPen(text)
        left = box.right() + 0.45 * height
        flags = _FLAGS
        if self.width() >= self.sizeHint().width():
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(QRectF(left, 0, self.width() - left, self.height()), flags, self.text())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(text, 2 * unit))
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(unit, unit, -unit, -unit), 4 * unit, 4 * unit
            )


def _unbroken(text: str) -> Iterator[str]:
    """Yield the parts that no line break divides: words, or Chinese and Japanese characters."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    start = 0
    while (end := finder.toNextBoundary()) != -1:
        yield text[start:end].strip()
        start = end
