"""Cards in flight: events in, motions out, each from the place that the card came from.

The scene already shows where everything lies afterwards; a flight hides the card's sprite until it arrives.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from enum import Enum

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPixmap

from engine.cards import Card, DeckIndex
from engine.events import (
    CardDiscarded,
    CardDrawn,
    DealtKongLaid,
    MeldExposed,
    OfferDeclined,
    RoundDrawn,
    RoundWon,
)
from engine.melds import MeldKind
from engine.seats import Seat
from net.match.status import Settled
from tusac_qt.model.display import TableDisplay
from tusac_qt.model.geometry import Rect
from tusac_qt.play.table import RoundDealt, TableEvent
from tusac_qt.scene.animator import Motion, nothing, told
from tusac_qt.scene.card_deal import CardDeal
from tusac_qt.scene.cues import Cue, CueName
from tusac_qt.scene.items import CardSprite, FlightItem, RingItem, is_short
from tusac_qt.scene.kong import kong_motion
from tusac_qt.scene.scene import TableScene
from tusac_qt.scene.tile_deal import TileDeal, between

_CALL = 0.8
"""How long a claim has been called before its cards move, in durations of a flight."""

_SINK = 1.8
"""How long the wall of a drawn round sinks, in durations of a flight."""

_RINGS_S = 0.16
_LIFT = 0.10
"""How far a drawn card is lifted on its way, in its own heights."""


class _Origin(Enum):
    """The place that a card comes from."""

    OPEN = "open"
    WALL = "wall"
    HAND = "hand"


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
        self._cards = CardDeal(scene)
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
        """Return the flights for some events; the scene shows the result already."""
        found: list[Motion] = []
        places = {plaque.seat: plaque.place for plaque in display.plaques}
        called_s = 0.0
        for event in events:
            if isinstance(event, CardDrawn):
                cue = Cue(CueName.DRAW, event.seat)
                found += self._to_offer(
                    self._scene.wall.top_card(), event.card, duration_s, cue, origin=_Origin.WALL
                )
            elif isinstance(event, CardDiscarded):
                source = self._hand_before.get(event.index) or self._scene.seat_hand(places[event.seat])
                found += self._to_offer(source, event.card, duration_s, Cue(CueName.DISCARD, event.seat))
            elif isinstance(event, OfferDeclined):
                found += self._to_discards(event.owner, places[event.owner], duration_s)
            elif isinstance(event, Settled) and event.taken is not None:
                cue = Cue(CueName.CALL, event.taken.seat, event.taken)
                found.append(told(cue))
                called_s = _CALL * duration_s
            elif isinstance(event, MeldExposed | DealtKongLaid):
                found += self._to_melds(event, places[event.seat], display, duration_s, called_s)
            elif isinstance(event, RoundDealt):
                deal = self._cards if display.walls is None else self._tiles
                moves = duration_s > 0
                found += deal.motions(display, duration_s) if moves else [told(Cue(CueName.DEAL))]
            elif isinstance(event, RoundWon):
                found.append(Motion(nothing, called_s))
            elif isinstance(event, RoundDrawn) and duration_s > 0:
                found.append(Motion(self._scene.wall.sink, _SINK * duration_s))
        return found

    def _to_offer(
        self, source: Rect, card: Card, duration_s: float, cue: Cue, *, origin: _Origin = _Origin.OPEN
    ) -> list[Motion]:
        layout = self._scene.layout
        if layout is None:
            return [told(cue)]
        offer = self._scene.cards.offer
        hidden = [offer] if offer.isVisible() and offer.card == card else []
        target = self._scene.cards.offer_place(layout)
        motion = self._fly(card, (source, target), duration_s, hidden=hidden, origin=origin)
        motion.cue = cue
        return [motion]

    def _to_discards(self, owner: Seat, place: int, duration_s: float) -> list[Motion]:
        layout, sprites = self._scene.layout, self._scene.cards.discard_sprites(place)
        if layout is None or not sprites or sprites[-1].card is None:
            return []
        sprite = sprites[-1]
        source = self._scene.cards.offer_place(layout)
        motion = self._fly(sprites[-1].card, (source, sprite.place()), duration_s, hidden=[sprite])
        motion.cue = Cue(CueName.DECLINE, owner)
        return [motion]

    def _to_melds(
        self,
        event: MeldExposed | DealtKongLaid,
        place: int,
        display: TableDisplay,
        duration_s: float,
        delay_s: float,
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
        made = sprites[first : first + len(waiting)]
        motions = []
        for sprite in made:
            index = next((index for index, card in waiting.items() if card == sprite.card), None)
            if index is None or sprite.card is None:
                continue
            del waiting[index]
            if index == claimed:
                source = self._scene.cards.offer_place(layout)
            elif has_grown:
                continue
            else:
                source = self._hand_before.get(index) or self._scene.seat_hand(place)
            is_hidden = index != claimed and index not in self._hand_before
            origin = _Origin.HAND if is_hidden else _Origin.OPEN
            motion = self._fly(
                sprite.card, (source, sprite.place()), duration_s, hidden=[sprite], origin=origin
            )
            motion.delay_s = delay_s
            motions.append(motion)
        if motions:
            motions[0].cue = Cue(CueName.MELD, event.seat)
        if event.meld.kind is MeldKind.KONG:
            fan = kong_motion(self._scene, made, event.seat, delay_s + duration_s, duration_s)
            motions += [] if fan is None else [fan]
        return motions

    def _fly(
        self,
        card: Card,
        way: tuple[Rect, Rect],
        duration_s: float,
        *,
        hidden: Sequence[CardSprite],
        origin: _Origin = _Origin.OPEN,
    ) -> Motion:
        """Return the flight of a card; one that is drawn is lifted from the wall and turns over on its way.

        One that comes from a hidden hand is not seen before it sets out.
        """
        is_drawn = origin is _Origin.WALL
        scene, (source, target) = self._scene, way
        if duration_s <= 0:
            return self._rings(scene.wall.around() if is_drawn else source, target)
        skin, width = scene.cards.skin, max(source.w, target.w)
        size = QSizeF(width, width * skin.full_ratio)
        back = skin.back(size, scene.ratio) if is_drawn else None
        faces = [sprite.picture() for sprite in hidden] or [self._face(card, target)]
        if origin is _Origin.OPEN:
            faces.append(self._face(card, source))
        flight = FlightItem(faces, back)
        flight.set_place(between(source, target, 0.0))
        scene.addItem(flight)
        for sprite in hidden:
            sprite.setOpacity(0.0)

        def step(progress: float) -> None:
            place = between(source, target, progress)
            flight.setVisible(progress > 0 or origin is not _Origin.HAND)
            if is_drawn:
                flight.turned = progress
                flight.update()
                place = _lifted(place, math.sin(math.pi * progress))
            flight.set_place(place)

        def done() -> None:
            scene.removeItem(flight)
            for sprite in hidden:
                sprite.setOpacity(1.0)

        return Motion(step, duration_s, done=done)

    def _face(self, card: Card, place: Rect) -> QPixmap:
        """Return a card as it lies at a place."""
        size = QSizeF(place.w, place.h)
        return self._scene.cards.skin.face(card, size, self._scene.ratio, half=is_short(size))

    def _rings(self, source: Rect, target: Rect) -> Motion:
        """Return the replacement for a flight where motion is not wanted: a ring here, then a ring there."""
        ring = RingItem(self._scene.theme)
        self._scene.addItem(ring)

        def step(progress: float) -> None:
            ring.surround(source if progress < 0.5 else target)

        return Motion(step, _RINGS_S, done=lambda: self._scene.removeItem(ring))


def _lifted(place: QRectF, height: float) -> QRectF:
    """Return the place of a card held that high above the table, 0 to 1: a little larger, and farther up."""
    grown = 0.5 * _LIFT * height
    wide, tall = grown * place.width(), grown * place.height()
    return place.adjusted(-wide, -tall, wide, tall).translated(0, -_LIFT * height * place.height())


def _first_sprite(display: TableDisplay, place: int, cards: tuple[Card, ...]) -> int:
    """Return the index of the first sprite of a seat's last meld of these cards.

    A pong that has taken its fourth card stays where it was, so only some of its cards are in `cards`.
    """
    melds = display.plaques[place].melds
    first, found = 0, 0
    for meld in melds:
        if meld.cards == cards:
            found = first
        first += len(meld.cards)
    return found
