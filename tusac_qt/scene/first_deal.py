"""The choice of the first dealer, as pictures: the drawn cards or the dice, the dealer in rings."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tusac_qt.model.geometry import Rect
from tusac_qt.model.packing import HALF_RATIO
from tusac_qt.model.scene_text import FirstDealText
from tusac_qt.model.zones import TableLayout
from tusac_qt.scene.painted import Panel, draw_line, fill_panel, paint_rings
from tusac_qt.scene.theme import CardSkin, Theme

_MOST_WORDS = 0.55
"""How much of the height the words may take."""
_WORDS = 4.6
"""What names and sentence take beside the cards, in heights of a name."""

_IVORY, _BLACK, _RED = QColor(250, 244, 228), QColor(30, 26, 22), QColor(190, 28, 28)
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_RED_EYES = (1, 4)
"""Painted red, as on the dice of the region."""


class FirstDealItem(Panel[FirstDealText]):
    """Paints cards or dice with the names of the players; hidden until there are some."""

    def __init__(self, theme: Theme, skin: CardSkin) -> None:
        super().__init__(theme)
        self.skin = skin
        self.ratio = 1.0
        self._card_w = 1.0
        self._column = 1.0
        self.setZValue(65)
        self.hide()

    def show_over(self, text: FirstDealText, layout: TableLayout) -> None:
        """Show them where one's own melds will lie, below the card on offer and apart from the buttons."""
        sizes, melds = layout.text, layout.seats[0].cards
        top = layout.offer.bottom + 8 * sizes.unit
        room = Rect(melds.x, top, melds.w, melds.bottom - top)
        part = min(
            1.0, _MOST_WORDS * room.h / (_WORDS * sizes.name)
        )  # large words leave the cards their room
        sizes = replace(sizes, name=part * sizes.name, body=part * sizes.body)
        pad = 2 * sizes.body
        self._column = min(8.0 * sizes.name, (room.w - pad) / len(text.names))
        grid = 1 / self.ratio
        height = min(room.h - _WORDS * sizes.name, 1.25 * HALF_RATIO * layout.card[0])
        self._card_w = min(height / HALF_RATIO, 0.8 * self._column) // grid * grid
        width = self._column * len(text.names) + pad
        place = Rect(room.center[0] - width / 2, room.y, width, room.h)
        self.show_content(place, sizes, text)
        self.show()

    def draw_content(self, painter: QPainter, rect: QRectF, content: FirstDealText) -> None:
        """Paint the box, the names, the cards under them or the dice, and the sentence."""
        theme, sizes = self.theme, self.sizes
        fill_panel(painter, rect, theme, sizes.unit, solid=True)
        line = 1.5 * sizes.name
        size = QSizeF(self._card_w, round(HALF_RATIO * self._card_w))
        for place, name in enumerate(content.names):
            x = rect.left() + sizes.body + place * self._column
            painter.setPen(theme.text)
            room = QRectF(x, rect.top() + 0.2 * line, self._column, line).adjusted(4, 0, -4, 0)
            draw_line(painter, room, name, sizes.name, bold=place == content.dealer)
            ringed = room
            if content.cards:
                corner = QPointF(
                    round(x + (self._column - size.width()) / 2), round(room.bottom() + 0.2 * line)
                )
                picture = self.skin.face(content.cards[place], size, self.ratio, half=True)
                painter.drawPixmap(corner, picture)
                ringed = QRectF(corner, size).adjusted(-3, -3, 3, 3)
            if place == content.dealer:
                paint_rings(painter, ringed, theme, sizes.unit, 5.0)
        if content.dice is not None:
            self._paint_dice(painter, rect, content.dice, rect.top() + 1.4 * line)
        painter.setPen(theme.text)
        foot = QRectF(rect.left(), rect.bottom() - 1.2 * line, rect.width(), line)
        draw_line(painter, foot.adjusted(8, 0, -8, 0), content.sentence, 1.1 * sizes.name, bold=True)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_dice(self, painter: QPainter, rect: QRectF, dice: tuple[int, int], top: float) -> None:
        """Paint the dice side by side in the middle."""
        side = 0.82 * self._card_w * HALF_RATIO
        for number, eyes in enumerate(dice):
            die = QRectF(0, 0, side, side)
            die.moveCenter(QPointF(rect.center().x() + (number - 0.5) * 1.35 * side, top + 0.62 * side))
            painter.setBrush(_IVORY)
            painter.setPen(QPen(self.theme.panel_line, self.sizes.unit))
            painter.drawRoundedRect(die, 0.18 * side, 0.18 * side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_RED if eyes in _RED_EYES else _BLACK)
            radius = (0.15 if eyes == 1 else 0.095) * side
            for x, y in _PIPS[eyes]:
                painter.drawEllipse(die.center() + QPointF(x, y) * 0.26 * side, radius, radius)
