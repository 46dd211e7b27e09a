"""The cards on the table as sprites (hand, melds, discards, the card on offer), placed by the layout.

It is rebuilt from the display, never from events: flights only hide a sprite until they have arrived.
"""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QGraphicsScene

from engine.cards import Card, DeckIndex
from tusac_qt.model.display import Plaque, TableDisplay
from tusac_qt.model.geometry import Rect
from tusac_qt.model.packing import pack_hand, pack_seat
from tusac_qt.model.zones import TableLayout
from tusac_qt.play.hand_order import in_order
from tusac_qt.scene.animator import Motion
from tusac_qt.scene.hand_arc import held_in_arc
from tusac_qt.scene.items import CardSprite, OfferSprite
from tusac_qt.scene.theme import CardSkin

RAISE = 0.115
"""How far the selected card of the hand is raised, in its own heights."""

_SLIDE_S = 0.16


class CardLayer:
    """Every card of one table.

    Attributes:
        skin: how cards look.
        ratio: pixels of the screen in one of the scene.
    """

    def __init__(self, scene: QGraphicsScene, skin: CardSkin) -> None:
        self.skin = skin
        self._scene = scene
        self.ratio = 1.0
        self._layout: TableLayout | None = None
        self._hand: dict[DeckIndex, CardSprite] = {}
        self._places: dict[DeckIndex, Rect] = {}
        self._turns: dict[DeckIndex, float] = {}
        self._melds: list[list[CardSprite]] = []
        self._discards: list[list[CardSprite]] = []
        self._offer = OfferSprite()
        self._offer.hide()
        scene.addItem(self._offer)

    def set_geometry(self, layout: TableLayout, ratio: float) -> None:
        """Use a layout for a screen of that pixel ratio from now on."""
        self._layout, self.ratio = layout, ratio

    def show(self, display: TableDisplay, layout: TableLayout) -> list[Motion]:
        """Put every card in its place; return the motions that slide cards of the hand."""
        while len(self._melds) < len(display.plaques):
            self._melds.append([])
            self._discards.append([])
        for plaque in display.plaques:
            self._show_seat(plaque, layout)
        self._show_offer(display, layout)
        return self._show_hand(display, layout)

    @property
    def offer(self) -> OfferSprite:
        """The sprite of the card on offer."""
        return self._offer

    def hand_sprite(self, index: DeckIndex) -> CardSprite | None:
        """Return the sprite of a card of the hand."""
        return self._hand.get(index)

    def hand_sprites(self) -> Iterable[CardSprite]:
        """Return the sprites of the hand."""
        return self._hand.values()

    def hand_place(self, index: DeckIndex) -> Rect | None:
        """Return where a card of the hand lies, or is sliding to."""
        return self._places.get(index)

    def hand_turn(self, index: DeckIndex) -> float:
        """Return by how many degrees a card of the hand is turned where it lies."""
        return self._turns.get(index, 0.0)

    def let_go(self, index: DeckIndex) -> None:
        """Let a dragged card of the hand slide back to its place at the next `show`."""
        self._places.pop(index, None)

    def meld_sprites(self, place: int) -> Sequence[CardSprite]:
        """Return the sprites of a seat's melds, meld by meld."""
        return self._melds[place]

    def discard_sprites(self, place: int) -> Sequence[CardSprite]:
        """Return the sprites of a seat's discards, oldest first."""
        return self._discards[place]

    def offer_place(self, layout: TableLayout) -> Rect:
        """Return where the card on offer lies."""
        zone = layout.offer
        full = self.skin.full_ratio
        width = min(zone.w, zone.h / full)
        grid = 1 / self.ratio
        width = width // grid * grid
        height = min(zone.h, width * full) // grid * grid
        x, y = zone.center
        return Rect(
            round((x - width / 2) / grid) * grid, round((y - height / 2) / grid) * grid, width, height
        )

    def _show_seat(self, plaque: Plaque, layout: TableLayout) -> None:
        zones, groups = layout.seats[plaque.place], [len(meld.cards) for meld in plaque.melds]
        melds, discards = pack_seat(groups, len(plaque.discards), zones, layout.card[0], 1 / self.ratio)
        cards = [card for meld in plaque.melds for card in meld.cards]
        self._lay(self._melds[plaque.place], cards, melds)
        self._lay(self._discards[plaque.place], list(plaque.discards), discards)

    def _lay(self, sprites: list[CardSprite], cards: list[Card], places: list[Rect]) -> None:
        while len(sprites) > len(cards):
            self._scene.removeItem(sprites.pop())
        while len(sprites) < len(cards):
            sprite = CardSprite(half=True)
            self._scene.addItem(sprite)
            sprites.append(sprite)
        for sprite, card, place in zip(sprites, cards, places, strict=True):
            sprite.show_card(card, QSizeF(place.w, place.h), self.skin, self.ratio)
            sprite.setPos(place.x, place.y)

    def _show_offer(self, display: TableDisplay, layout: TableLayout) -> None:
        if display.offer is None:
            self._offer.hide()
            return
        place = self.offer_place(layout)
        self._offer.show_card(display.offer.card, QSizeF(place.w, place.h), self.skin, self.ratio)
        self._offer.setPos(place.x, place.y)
        self._offer.show()

    def _show_hand(self, display: TableDisplay, layout: TableLayout) -> list[Motion]:
        grid = 1 / self.ratio
        places = pack_hand([len(group.cards) for group in display.hand], layout, grid=grid)
        held = in_order(display.hand)
        is_bent = not (self.skin.is_straight or self.skin.tiles) and len({place.y for place in places}) == 1
        lying = held_in_arc(places, layout.hand, grid) if is_bent else [(place, 0.0) for place in places]
        for index in [index for index in self._hand if index not in {card.index for card in held}]:
            self._scene.removeItem(self._hand.pop(index))
            self._places.pop(index, None)
        motions = []
        for card, (place, turn) in zip(held, lying, strict=True):
            raised = place.h * RAISE if card.index == display.selected else 0.0
            target = Rect(place.x, place.y - raised, place.w, place.h)
            sprite = self._hand.get(card.index)
            is_new = sprite is None
            if sprite is None:
                sprite = self._hand[card.index] = CardSprite(half=False, index=card.index)
                sprite.setZValue(5)
                self._scene.addItem(sprite)
            size = QSizeF(place.w, place.h)
            if display.is_blanked:
                sprite.show_card(None, size, self.skin, self.ratio, turn=turn)
            else:
                sprite.show_card(card.card, size, self.skin, self.ratio, turn=turn)
            self._turns[card.index] = turn
            if not is_new and self._places.get(card.index) != target:
                motions.append(_slide(sprite, target))
            elif is_new:
                sprite.setPos(target.x, target.y)
            self._places[card.index] = target
        return motions


def _slide(sprite: CardSprite, target: Rect) -> Motion:
    """Return the motion of a sprite from where it is to where it belongs."""
    x, y = sprite.x(), sprite.y()

    def step(progress: float) -> None:
        sprite.setPos(x + (target.x - x) * progress, y + (target.y - y) * progress)

    return Motion(step, _SLIDE_S)
