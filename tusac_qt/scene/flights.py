"""Cards in flight: events in, motions out, each from where the card came from.

The scene already shows where everything lies afterwards; a flight hides the card's sprite until it arrives.
"""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QGraphicsItem

from engine.cards import Card, DeckIndex
from engine.events import CardDiscarded, CardDrawn, DealtKongLaid, MeldExposed, OfferDeclined
from tusac_qt.model.display import TableDisplay
from tusac_qt.model.geometry import Rect
from tusac_qt.play.table import RoundDealt, TableEvent
from tusac_qt.scene.animator import Motion
from tusac_qt.scene.items import FlightItem, RingItem
from tusac_qt.scene.scene import TableScene
from tusac_qt.scene.tile_deal import TileDeal, between

_DEAL_STEP = 0.09
"""From one card of a deal to the next, in durations of a flight."""

_RINGS_S = 0.16


class Flights:
    """Makes the flights of one scene."""

    def __init__(self, scene: TableScene, card_at: Callable[[DeckIndex], Card]) -> None:
        """Prepare for flights.

        Args:
            scene: where they happen.
            card_at: names the card at a deck position that an event speaks of.
        """
        self._scene = scene
        self._card_at = card_at
        self._hand_before: dict[DeckIndex, Rect] = {}
        self._melds_before: tuple[int, ...] = ()
        self._tiles = TileDeal(scene)

    def remember(self, display: TableDisplay) -> None:
        """Remember how the table lies, before the scene shows what has happened."""
        self._melds_before = tuple(len(plaque.melds) for plaque in display.plaques)
        self._hand_before = {
            index: sprite.place()
            for sprite in self._scene.cards.hand_sprites()
            if (index := sprite.index) is not None
        }

    def motions(self, events: Iterable[TableEvent], display: TableDisplay, duration_s: float) -> list[Motion]:
        """Return the flights of what has happened, which the scene shows already."""
        found: list[Motion] = []
        places = {plaque.seat: plaque.place for plaque in display.plaques}
        for event in events:
            if isinstance(event, CardDrawn):
                found += self._to_offer(self._scene.wall.top_card(), event.card, duration_s)
            elif isinstance(event, CardDiscarded):
                source = self._hand_before.get(event.index) or self._seat_source(places[event.seat])
                found += self._to_offer(source, event.card, duration_s)
            elif isinstance(event, OfferDeclined):
                found += self._to_discards(places[event.owner], duration_s)
            elif isinstance(event, MeldExposed | DealtKongLaid):
                found += self._to_melds(event, places[event.seat], display, duration_s)
            elif isinstance(event, RoundDealt):
                deal = self._deal if display.walls is None else self._tiles.motions
                found += deal(display, duration_s)
        return found

    def _seat_source(self, place: int) -> Rect:
        """Return the rectangle of a full card over a seat's plaque."""
        box = self._scene.plaques[place].place()
        width = min(box.w, 1.6 * box.h) / 2
        x, y = box.center
        return Rect(x - width / 2, y - width, width, 2 * width)

    def _to_offer(self, source: Rect, card: Card, duration_s: float) -> list[Motion]:
        layout = self._scene.layout
        if layout is None:
            return []
        offer = self._scene.cards.offer
        hidden = [offer] if offer.isVisible() and offer.card == card else []
        return [self._fly(card, source, self._scene.cards.offer_place(layout), duration_s, hidden=hidden)]

    def _to_discards(self, place: int, duration_s: float) -> list[Motion]:
        layout, sprites = self._scene.layout, self._scene.cards.discard_sprites(place)
        if layout is None or not sprites or sprites[-1].card is None:
            return []
        sprite = sprites[-1]
        source = self._scene.cards.offer_place(layout)
        return [self._fly(sprites[-1].card, source, sprite.place(), duration_s, hidden=[sprite])]

    def _to_melds(
        self, event: MeldExposed | DealtKongLaid, place: int, display: TableDisplay, duration_s: float
    ) -> list[Motion]:
        layout, sprites = self._scene.layout, self._scene.cards.meld_sprites(place)
        if layout is None:
            return []
        waiting = {index: self._card_at(index) for index in event.meld.cards}
        claimed = event.meld.cards[0] if isinstance(event, MeldExposed) else None
        has_grown = place < len(self._melds_before) and self._melds_before[place] == len(
            display.plaques[place].melds
        )
        first = _first_sprite(display, place, tuple(sorted(waiting.values())))
        motions = []
        for sprite in sprites[first : first + len(waiting)]:
            index = next((index for index, card in waiting.items() if card == sprite.card), None)
            if index is None or sprite.card is None:
                continue
            del waiting[index]
            if index == claimed:
                source = self._scene.cards.offer_place(layout)
            elif has_grown:
                continue
            else:
                source = self._hand_before.get(index) or self._seat_source(place)
            motions.append(self._fly(sprite.card, source, sprite.place(), duration_s, hidden=[sprite]))
        return motions

    def _deal(self, display: TableDisplay, duration_s: float) -> list[Motion]:
        source = self._scene.wall.top_card()
        held = [held for group in display.hand for held in group.cards]
        motions = []
        for number, card in enumerate(held):
            sprite, place = (
                self._scene.cards.hand_sprite(card.index),
                self._scene.cards.hand_place(card.index),
            )
            if sprite is None or place is None:
                continue
            motion = self._fly(card.card, source, place, duration_s, hidden=[sprite])
            motion.delay_s = number * _DEAL_STEP * duration_s
            motions.append(motion)
        return motions

    def _fly(
        self, card: Card, source: Rect, target: Rect, duration_s: float, *, hidden: Sequence[QGraphicsItem]
    ) -> Motion:
        scene = self._scene
        if duration_s <= 0:
            return self._rings(source, target)
        width = max(source.w, target.w)
        picture = scene.cards.skin.face(
            card, QSizeF(width, width * scene.cards.skin.full_ratio), scene.ratio, half=False
        )
        flight = FlightItem(picture)
        flight.set_place(between(source, target, 0.0))
        scene.addItem(flight)
        for sprite in hidden:
            sprite.setOpacity(0.0)

        def done() -> None:
            scene.removeItem(flight)
            for sprite in hidden:
                sprite.setOpacity(1.0)

        return Motion(
            lambda progress: flight.set_place(between(source, target, progress)), duration_s, done=done
        )

    def _rings(self, source: Rect, target: Rect) -> Motion:
        """Return what stands for a flight where motion is not wanted: a ring here, then a ring there."""
        ring = RingItem(self._scene.theme)
        self._scene.addItem(ring)

        def step(progress: float) -> None:
            ring.surround(source if progress < 0.5 else target)

        return Motion(step, _RINGS_S, done=lambda: self._scene.removeItem(ring))


def _first_sprite(display: TableDisplay, place: int, cards: tuple[Card, ...]) -> int:
    """Return which sprite of a seat's melds is the first of the last meld made of these cards.

    A pong that has taken its fourth card stays where it was, so only some of its cards are in `cards`.
    """
    melds = display.plaques[place].melds
    first, found = 0, 0
    for meld in melds:
        if meld.cards == cards:
            found = first
        first += len(meld.cards)
    return found
