"""The deal of cards: from the wall to every seat and to one's own hand, one after the other."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSizeF

from tusac_qt.model.display import TableDisplay
from tusac_qt.model.geometry import Rect
from tusac_qt.play.hand_order import in_order
from tusac_qt.scene.animator import Motion
from tusac_qt.scene.cues import Cue, CueName
from tusac_qt.scene.items import CardSprite, FlightItem
from tusac_qt.scene.scene import TableScene
from tusac_qt.scene.tile_deal import between

WHOLE = 2.3
"""How long a deal takes in all, in durations of a flight: 0.8 s at the pace of a family."""

_FLIGHT = 0.9
"""How long one card of it flies, in durations of a flight."""

_TURNS_FROM = 0.55
"""How far a card of one's own is on its way when it begins to turn over."""

_SIZES = 3
"""So many sizes a card has that flies to somebody else."""

_PACKETS = 5
"""So many flights are seen to a seat whose cards are hidden."""


class CardDeal:
    """Makes the motions of a deal from the wall of one scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def motions(self, display: TableDisplay, duration_s: float) -> list[Motion]:
        """Return the flights of a deal; the scene shows its result already."""
        start = Motion(
            lambda progress: self._scene.show_about_hand(shown=progress >= 1),
            WHOLE * duration_s,
            cue=Cue(CueName.DEAL),
        )
        room = (WHOLE - _FLIGHT) * duration_s
        found = [start]
        own = list(self._own(display))
        for number, (sprite, place) in enumerate(own):
            delay = number * room / max(1, len(own) - 1)
            found.append(self._flight(place, sprite, _FLIGHT * duration_s, delay))
        others = [plaque for plaque in display.plaques if plaque.place and plaque.cards]
        for packet in range(_PACKETS):
            for number, plaque in enumerate(others):
                delay = (packet + number / len(others)) * room / _PACKETS
                box = self._scene.seat_hand(plaque.place)
                found.append(self._flight(box, None, _FLIGHT * duration_s, delay))
        return found

    def _own(self, display: TableDisplay) -> Iterator[tuple[CardSprite, Rect]]:
        cards = self._scene.cards
        for held in in_order(display.hand):
            sprite, place = cards.hand_sprite(held.index), cards.hand_place(held.index)
            if sprite is not None and place is not None:
                yield sprite, place

    def _flight(self, target: Rect, sprite: CardSprite | None, duration_s: float, delay_s: float) -> Motion:
        """Return the flight of one card, which turns over as it lands if it is one's own.

        Its size changes in few steps: in each its picture is as large as it is seen, and cheap to paint.
        """
        scene = self._scene
        source = scene.wall.top_card()
        sizes = (
            [target]
            if sprite is not None
            else [_part(source, target, step / _SIZES) for step in range(_SIZES)]
        )
        skin, ratio = scene.cards.skin, scene.ratio
        backs = [skin.back(QSizeF(size.w, size.w * skin.full_ratio), ratio) for size in sizes]
        flight = FlightItem(() if sprite is None else (sprite.picture(),), backs[0])
        flight.hide()
        scene.addItem(flight)
        if sprite is not None:
            sprite.setOpacity(0.0)

        def step(progress: float) -> None:
            stage = min(len(sizes) - 1, int(progress * len(sizes)))
            flight.wear(backs[stage])
            flight.turned = 1.0 if sprite is None else max(0.0, (progress - _TURNS_FROM) / (1 - _TURNS_FROM))
            middle = between(source, target, progress).center()
            place = QRectF(0, 0, sizes[stage].w, sizes[stage].h)
            place.moveCenter(middle)
            flight.set_place(place)
            flight.setVisible(progress > 0)
            if 0 < flight.turned < 1:
                flight.update()

        def done() -> None:
            scene.removeItem(flight)
            if sprite is not None:
                sprite.setOpacity(1.0)

        return Motion(step, duration_s, delay_s=delay_s, done=done)


def _part(source: Rect, target: Rect, share: float) -> Rect:
    """Return the size of something that far on its way; whole pixels, as pictures are kept by their size."""
    width = round(source.w + (target.w - source.w) * share)
    return Rect(0, 0, width, round(width * target.h / target.w))
