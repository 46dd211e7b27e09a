"""The places to drop a dragged card: the middle of the table, a gap in the hand, its own place."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsScene

from tusac_qt.model.display import TableDisplay
from tusac_qt.model.geometry import Rect
from tusac_qt.model.zones import TableLayout
from tusac_qt.play.hand_order import in_order
from tusac_qt.play.table import PromptKind
from tusac_qt.scene.card_layer import CardLayer
from tusac_qt.scene.painted import Placed, draw_dashed, draw_line, qrect
from tusac_qt.scene.theme import Theme

_FILL = 0.12
_BAR = 0.10
"""The width of the mark in a gap of the hand, in widths of a card."""
_STANDS_OUT = 0.05
"""How far it stands out above and below the cards, in heights of one."""


class DropPlaceItem(Placed):
    """The outline of a place for a card: dashed while it may be let go there, solid where it would be now."""

    margin = 4.0

    def __init__(self, theme: Theme, *, has_arrow: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self.has_arrow = has_arrow
        self.is_lit = False
        self.setZValue(45)
        self.hide()

    def surround(self, place: Rect, *, is_lit: bool) -> None:
        """Show the outline around a place."""
        self.set_place(qrect(place))
        if is_lit != self.is_lit:
            self.is_lit = is_lit
            self.update()
        self.show()

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        width = self.rect.width()
        line, corner = max(1.5, 0.035 * width), 0.10 * width
        outline = QPainterPath()
        outline.addRoundedRect(self.rect, corner, corner)
        if self.is_lit:
            fill = QColor(self._theme.accent)
            fill.setAlphaF(_FILL)
            painter.fillPath(outline, fill)
            painter.strokePath(outline, QPen(self._theme.accent, line))
        else:
            draw_dashed(painter, outline, QPen(self._theme.secondary, line, Qt.PenStyle.DashLine))
        if self.has_arrow:
            painter.setPen(self._theme.accent if self.is_lit else self._theme.secondary)
            draw_line(painter, self.rect, "↑", 0.36 * width, bold=True)


class GapItem(Placed):
    """A bar between two cards of the hand."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setZValue(45)
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Paint it, edged so that it is seen beside paper of its own color."""
        radius = self.rect.width() / 2
        painter.setPen(QPen(self._theme.accent_text, 0.3 * self.rect.width()))
        painter.setBrush(self._theme.accent)
        painter.drawRoundedRect(self.rect, radius, radius)


class DropPlaces:
    """The places of one scene."""

    def __init__(self, scene: QGraphicsScene, theme: Theme, cards: CardLayer) -> None:
        self._cards = cards
        self.middle, self.own, self.gap = (
            DropPlaceItem(theme, has_arrow=True),
            DropPlaceItem(theme),
            GapItem(theme),
        )
        for item in (self.middle, self.own, self.gap):
            scene.addItem(item)

    def show(self, display: TableDisplay, layout: TableLayout) -> None:
        """Show where a discard goes while one is due, and the other places for a dragged card."""
        lifted = display.lifted
        own = None if lifted is None else self._cards.hand_place(lifted.index)
        if display.asked is PromptKind.DISCARD:
            is_lit = lifted is not None and lifted.is_discarded
            self.middle.surround(self._cards.offer_place(layout), is_lit=is_lit)
        else:
            self.middle.hide()
        if lifted is None or own is None:
            for item in (self.own, self.gap):
                item.hide()
            return
        stays = lifted.place is None and not lifted.is_discarded
        self.own.surround(own, is_lit=stays)
        if lifted.place is None:
            self.gap.hide()
        else:
            self._show_gap(display, lifted.index, lifted.place)

    def _show_gap(self, display: TableDisplay, carried: int, place: int) -> None:
        """Show the bar before the card at a place among the others, or behind the last."""
        others = [held.index for held in in_order(display.hand) if held.index != carried]
        is_last = place >= len(others)
        card = self._cards.hand_place(others[-1 if is_last else place])
        if card is None:
            self.gap.hide()
            return
        width = _BAR * card.w
        left = card.right if is_last else card.x - width
        out = _STANDS_OUT * card.h  # the card that is carried lies over most of it
        self.gap.set_place(QRectF(left, card.y - out, width, card.h + 2 * out))
        self.gap.show()
