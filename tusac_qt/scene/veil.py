"""Covers a table whose game is paused, so that players see that it is not going on."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from tusac_qt.scene.fonts import font
from tusac_qt.scene.painted import Panel, fill_panel
from tusac_qt.scene.theme import Theme

_DARKNESS = 0.78
_WIDEST = 0.8
"""The width of the words at most, in that of the table."""


class VeilItem(Panel[str]):
    """Darkens the table and shows in large letters why it is stopped; hidden while the game runs."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setZValue(70)
        self.hide()

    def draw_content(self, painter: QPainter, rect: QRectF, content: str) -> None:
        """Paint the veil, and over it a panel with two bars and the words below them."""
        dark = QColor(self.theme.felt if self.theme.cloth.is_light else Qt.GlobalColor.black)
        dark.setAlphaF(_DARKNESS)
        painter.fillRect(rect, dark)
        size, middle = 3.2 * self.sizes.wall, rect.center()
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        letters = font(1.2 * self.sizes.wall, bold=True)
        words = QRectF(0, middle.y() + 0.2 * size, min(_WIDEST * rect.width(), 10 * size), rect.height() / 2)
        words.moveLeft(middle.x() - words.width() / 2)
        told = QFontMetricsF(letters).boundingRect(words, flags, content)
        pad = 0.5 * size
        panel = QRectF(
            0, 0, max(told.width(), size) + 2 * pad, told.bottom() - middle.y() + 1.1 * size + 2 * pad
        )
        panel.moveTopLeft(QPointF(middle.x() - panel.width() / 2, middle.y() - 1.1 * size - pad))
        fill_panel(painter, panel, self.theme, self.sizes.unit, solid=True)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.text)
        for side in (-1, 1):
            bar = QRectF(0, 0, 0.26 * size, size)
            bar.moveCenter(middle + QPointF(side * 0.28 * size, -0.6 * size))
            painter.drawRoundedRect(bar, 0.06 * size, 0.06 * size)
        painter.setPen(self.theme.text)
        painter.setFont(letters)
        painter.drawText(words, flags, content)
