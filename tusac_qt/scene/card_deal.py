"""The deal of cards: from the wall to every seat and to one's own hand, one after the other."""

from collections.abc import Iterator

from PySide6.QtCore import QSizeF

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

_PACKETS = 7
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
        """Return the flight of one card, which turns over on its way if it is one's own."""
        scene = self._scene
        source = scene.wall.top_card()
        skin, ratio = scene.cards.skin, scene.ratio
        width = max(source.w, target.w)
        back = skin.back(QSizeF(width, width * skin.full_ratio), ratio)
        flight = FlightItem(() if sprite is None else (sprite.picture(),), back)
        flight.set_place(between(source, target, 0.0))
        flight.hide()
        scene.addItem(flight)
        if sprite is not None:
            sprite.setOpacity(0.0)

        def step(progress: float) -> None:
            flight.setVisible(progress > 0)
            flight.turned = 1.0 if sprite is None else progress
            flight.set_place(between(source, target, progress))
            flight.update()

        def done() -> None:
            scene.removeItem(flight)
            if sprite is not None:
                sprite.setOpacity(1.0)

        return Motion(step, duration_s, delay_s=delay_s, done=done)
