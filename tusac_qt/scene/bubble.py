"""A few words in a bubble over something on the table, such as why a button is dimmed."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from tusac_qt.model.geometry import Rect
from tusac_qt.model.layout import TextSizes
from tusac_qt.scene.painted import Panel, fill_box
from tusac_qt.scene.theme import Theme, font

_FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter


class BubbleItem(Panel[str]):
    """Paints the words; hidden until there are some."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setZValue(90)
        self.hide()

    def show_over(self, text: str, anchor: Rect, sizes: TextSizes, width: float) -> None:
        """Show words over a place, or under it where there is no room above, within a scene of that width."""
        pad = 8 * sizes.unit
        metrics = QFontMetricsF(font(sizes.body))
        box = metrics.boundingRect(QRectF(0, 0, 24 * sizes.body, 1000), _FLAGS, text)
        w, h = box.width() + 2 * pad + 2, box.height() + 2 * pad
        x = min(max(4.0, anchor.center[0] - w / 2), width - w - 4)
        above = anchor.y - h - 4 * sizes.unit
        y = above if above >= 0 else anchor.bottom + 4 * sizes.unit
        self.show_content(Rect(x, y, w, h), sizes, text)
        self.show()

    def draw_content(self, painter: QPainter, rect: QRectF, content: str) -> None:
        """Paint the box and the words."""
        unit = self.sizes.unit
        fill_box(painter, rect, self.theme.panel, QPen(self.theme.secondary, 1.5), unit)
        painter.setFont(font(self.sizes.body))
        painter.setPen(self.theme.text)
        painter.drawText(rect.adjusted(6 * unit, 0, -6 * unit, 0), _FLAGS, content)
