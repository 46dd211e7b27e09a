"""Marks on cards: rings for the offered and the selected card, a frame for the proposed, a tray for junk."""

from collections.abc import Sequence

from PySide6.QtWidgets import QGraphicsScene

from engine.cards import DeckIndex
from tusac_qt.model.display import TableDisplay, Zone
from tusac_qt.model.geometry import Rect
from tusac_qt.model.zones import TableLayout
from tusac_qt.play.hand_order import in_order
from tusac_qt.scene.card_layer import CardLayer
from tusac_qt.scene.items import FrameItem, GlowItem, OfferRing, RingItem, RowRing, TrayItem
from tusac_qt.scene.theme import Theme


class Highlights:
    """The marks on the cards of one scene."""

    def __init__(self, scene: QGraphicsScene, theme: Theme, cards: CardLayer) -> None:
        self._cards = cards
        self._selected = RingItem(theme)
        self._selected.setZValue(6)
        self._offered = OfferRing(theme)
        self._glow = GlowItem(theme)
        scene.addItem(self._glow)
        self._cursor = RingItem(theme)
        self._tray = TrayItem(theme)
        self._proposed = FrameItem(theme)
        self._proposed.setZValue(7)
        self._passed = OfferRing(theme)
        self._scene, self._theme = scene, theme
        self._told: list[RowRing] = []
        for item in (self._selected, self._offered, self._cursor, self._tray, self._proposed, self._passed):
            item.hide()
            scene.addItem(item)
        cards.offer.company = (self._offered, self._glow)

    def show(self, display: TableDisplay, layout: TableLayout) -> None:
        """Mark the cards of a display that the card layer shows already."""
        if display.offer is None:
            self._offered.hide()
            self._glow.hide()
        else:
            self._offered.surround(self._cards.offer_place(layout))
            self._glow.surround(self._cards.offer_place(layout), self._cards.ratio)
        selected = None if display.selected is None else self._cards.hand_place(display.selected)
        if selected is None:
            self._selected.hide()
        else:
            self._selected.surround(selected, self._turn(display.selected))
        self._show_proposed(display)
        self._show_tray(display)
        self._show_cursor(display)

    def mark_passed(self, card: Rect | None) -> None:
        """Ring the last card that nobody has taken, or none."""
        if card is None:
            self._passed.hide()
        else:
            self._passed.surround(card)

    def ring(self, places: Sequence[Rect]) -> None:
        """Ring cards that lie in a row or in several, each row by itself."""
        rows: dict[float, Rect] = {}
        for place in places:
            row = rows.get(place.y, place)
            left, right = min(row.x, place.x), max(row.right, place.right)
            rows[place.y] = Rect(left, row.y, right - left, row.h)
        while len(self._told) < len(rows):
            self._told.append(RowRing(self._theme))
            self._scene.addItem(self._told[-1])
        for item in self._told[len(rows) :]:
            item.hide()
        for item, row in zip(self._told, rows.values(), strict=False):
            item.surround(row)

    def show_marks_of_hand(self, *, shown: bool) -> None:
        """Show the proposed card and the tray of junk, or hide them while the hand is being dealt."""
        for item in (self._proposed, self._tray):
            item.setOpacity(1.0 if shown else 0.0)

    def _show_proposed(self, display: TableDisplay) -> None:
        """Frame the card Enter would discard, as long as no other is picked."""
        index = display.proposed_card if display.selected is None else None
        card = None if index is None else self._cards.hand_place(index)
        if card is None:
            self._proposed.hide()
            return
        self._proposed.surround(card, self._turn(index))

    def _show_tray(self, display: TableDisplay) -> None:
        """Lay the tray under the cards of no meld, where they lie in one row."""
        junk = [held.index for group in display.hand if group.is_deadwood for held in group.cards]
        places = [place for place in map(self._cards.hand_place, junk) if place is not None]
        if (
            not places
            or max(place.bottom for place in places) - min(place.y for place in places) > 1.5 * places[0].h
        ):
            self._tray.hide()
            return
        pad = 0.09 * places[0].w
        bottom, height = max(place.bottom for place in places), places[0].h
        left, right = places[0].x - pad, places[-1].right + pad
        self._tray.surround(Rect(left, bottom - height - pad, right - left, height + 2 * pad))

    def _show_cursor(self, display: TableDisplay) -> None:
        focus, held = display.focus, in_order(display.hand)
        if focus is None or focus.zone is not Zone.HAND or focus.place >= len(held):
            self._cursor.hide()
            return
        index = held[focus.place].index
        card = self._cards.hand_place(index)
        if card is not None:
            self._cursor.surround(card, self._turn(index))

    def _turn(self, index: DeckIndex | None) -> float:
        return 0.0 if index is None else self._cards.hand_turn(index)
