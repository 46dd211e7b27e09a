"""Covers a table whose game is paused, so that players see that it is not going on."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from tusac_qt.scene.fonts import font
from tusac_qt.scene.painted import Panel
from tusac_qt.scene.theme import Theme

_DARKNESS = 0.78


class VeilItem(Panel[str]):
    """Darkens the table and shows in large letters why it is stopped; hidden while it is not."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setZValue(70)
        self.hide()

    def draw_content(self, painter: QPainter, rect: QRectF, content: str) -> None:
        """Paint the veil, two bars and the words under them."""
        dark = QColor(self.theme.felt if self.theme.cloth.is_light else Qt.GlobalColor.black)
        dark.setAlphaF(_DARKNESS)
        painter.fillRect(rect, dark)
        size, middle = 3.2 * self.sizes.wall, rect.center()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.text)
        for side in (-1, 1):
            bar = QRectF(0, 0, 0.26 * size, size)
            bar.moveCenter(middle + QPointF(side * 0.28 * size, -0.6 * size))
            painter.drawRoundedRect(bar, 0.06 * size, 0.06 * size)
        painter.setPen(self.theme.text)
        painter.setFont(font(1.2 * self.sizes.wall, bold=True))
        words = QRectF(rect.left(), middle.y() + 0.2 * size, 0.9 * rect.width(), rect.height() / 2)
        words.moveLeft(rect.left() + 0.05 * rect.width())
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(words, flags, content)
