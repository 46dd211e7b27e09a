"""A check box whose mark grows with its text and can be seen on any ground."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox


class CheckBox(QCheckBox):
    """Painted by itself; in all else the usual one."""

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of mark and text; asked by Qt."""
        metrics = QFontMetrics(self.font())
        height = metrics.height()
        return QSize(metrics.horizontalAdvance(self.text()) + 2 * height, round(1.5 * height))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the same; asked by Qt."""
        return self.sizeHint()

    def hitButton(self, _point: object) -> bool:  # noqa: N802 - Qt's name
        """Let the whole of it be clicked; asked by Qt."""
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint box, tick, text and focus; asked by Qt."""
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
        beside = QRectF(box.right() + 0.45 * height, 0, self.width(), self.height())
        painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, self.text())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(text, 2 * unit))
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(unit, unit, -unit, -unit), 4 * unit, 4 * unit
            )
