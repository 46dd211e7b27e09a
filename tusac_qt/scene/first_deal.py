"""Who deals first, as pictures: the card that everybody has drawn, the highest in rings."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from tusac_qt.model.geometry import Rect
from tusac_qt.model.layout import TableLayout
from tusac_qt.model.packing import HALF_RATIO
from tusac_qt.model.scene_text import FirstDealText
from tusac_qt.scene.painted import Panel, draw_line, fill_box, paint_rings
from tusac_qt.scene.theme import CardSkin, Theme

_WORDS = 4.6
"""What names and sentence take beside the cards, in heights of a name."""


class FirstDealItem(Panel[FirstDealText]):
    """Paints the cards side by side, each under the name of its player; hidden until there are some."""

    def __init__(self, theme: Theme, skin: CardSkin) -> None:
        super().__init__(theme)
        self.skin = skin
        self.ratio = 1.0
        self._card_w = 1.0
        self._column = 1.0
        self.setZValue(65)
        self.hide()

    def show_over(self, text: FirstDealText, layout: TableLayout) -> None:
        """Show the cards where one's own melds will lie, below the card on offer and clear of the buttons."""
        sizes, melds = layout.text, layout.seats[0].melds
        top = layout.offer.bottom + 8 * sizes.unit
        room = Rect(melds.x, top, melds.w, melds.bottom - top)
        pad = 2 * sizes.body
        self._column = min(8.0 * sizes.name, (room.w - pad) / len(text.cards))
        grid = 1 / self.ratio
        height = min(room.h - _WORDS * sizes.name, 1.25 * HALF_RATIO * layout.card[0])
        self._card_w = min(height / HALF_RATIO, 0.8 * self._column) // grid * grid
        width = self._column * len(text.cards) + pad
        place = Rect(room.center[0] - width / 2, room.y, width, room.h)
        self.show_content(place, sizes, text)
        self.show()

    def draw_content(self, painter: QPainter, rect: QRectF, content: FirstDealText) -> None:
        """Paint the box, the cards with their names, and the sentence."""
        theme, sizes = self.theme, self.sizes
        fill_box(painter, rect, theme.panel, QPen(theme.secondary, 1.5), sizes.unit)
        line = 1.5 * sizes.name
        size = QSizeF(self._card_w, round(HALF_RATIO * self._card_w))
        for place, (name, card) in enumerate(content.cards):
            x = rect.left() + sizes.body + place * self._column
            painter.setPen(theme.text)
            room = QRectF(x, rect.top() + 0.2 * line, self._column, line)
            draw_line(painter, room.adjusted(4, 0, -4, 0), name, sizes.name, bold=place == content.dealer)
            corner = QPointF(round(x + (self._column - size.width()) / 2), round(room.bottom() + 0.2 * line))
            painter.drawPixmap(corner, self.skin.face(card, size, self.ratio, half=True))
            if place == content.dealer:
                paint_rings(painter, QRectF(corner, size).adjusted(-3, -3, 3, 3), theme, sizes.unit, 5.0)
        painter.setPen(theme.text)
        foot = QRectF(rect.left(), rect.bottom() - 1.2 * line, rect.width(), line)
        draw_line(painter, foot.adjusted(8, 0, -8, 0), content.sentence, 1.1 * sizes.name, bold=True)
        painter.setBrush(Qt.BrushStyle.NoBrush)
