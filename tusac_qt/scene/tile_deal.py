"""The deal of tiles: four at a time to each seat, the dealer's extra last (docs/rules.md, 3.3)."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPixmap

from tusac_qt.model.display import TableDisplay
from tusac_qt.model.geometry import Rect
from tusac_qt.model.tile_walls import PACKET
from tusac_qt.play.hand_order import in_order
from tusac_qt.scene.animator import Motion
from tusac_qt.scene.cues import Cue, CueName
from tusac_qt.scene.items import CardSprite, FlightItem
from tusac_qt.scene.scene import TableScene

_STEP = 0.15
"""From one packet to the next, in durations of a flight."""


@dataclass(frozen=True, slots=True)
class _Packet:
    """Tiles taken at once.

    Attributes:
        place: whose they are, counted from oneself.
        count: how many.
        source: where the first of them lay.
        left: how many tiles the walls have afterwards.
    """

    place: int
    count: int
    source: Rect
    left: int


class TileDeal:
    """Makes the motions of a deal from the walls of one scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def motions(self, display: TableDisplay, duration_s: float) -> list[Motion]:
        """Return the flights of a deal that the scene shows already."""
        own = [
            sprite
            for held in in_order(display.hand)
            if (sprite := self._scene.cards.hand_sprite(held.index)) is not None
        ]
        found: list[Motion] = []
        for number, packet in enumerate(self._packets(display)):
            delay = number * _STEP * duration_s
            sprites = own[: packet.count] if packet.place == 0 else []
            own = own[len(sprites) :]
            found.append(self._flight(packet, sprites, duration_s, delay))
        wall = self._scene.wall
        if display.walls is not None:
            wall.show_dealing(display.walls.deck)
        last = found[-1].delay_s + duration_s if found else 0.0
        return [
            *found,
            Motion(
                lambda progress: self._scene.show_about_hand(shown=progress >= 1),
                last,
                done=lambda: wall.show_dealing(None),
                cue=Cue(CueName.DEAL),
            ),
        ]

    def _packets(self, display: TableDisplay) -> list[_Packet]:
        """Return the packets in the order in which they are taken, the dealer's first."""
        walls, wall = display.walls, self._scene.wall
        if walls is None:
            return []
        dealer = next((plaque.place for plaque in display.plaques if plaque.is_dealer), 0)
        seats = len(display.plaques)
        order = sorted(display.plaques, key=lambda plaque: (plaque.place - dealer) % seats)
        waiting = [plaque.cards + sum(len(meld.cards) for meld in plaque.melds) for plaque in order]
        left, found = walls.deck, []
        while any(waiting):
            for number, plaque in enumerate(order):
                count = min(PACKET, waiting[number])
                if count:
                    wall.show_dealing(left)
                    waiting[number] -= count
                    left -= count
                    found.append(_Packet(plaque.place, count, wall.top_card(), left))
        return found

    def _flight(
        self, packet: _Packet, sprites: list[CardSprite], duration_s: float, delay_s: float
    ) -> Motion:
        """Return the flight of one packet; tiles of the player's hand fall into place when it arrives."""
        scene = self._scene
        target = _over(scene.plaques[packet.place].place(), packet.source)
        if sprites:
            places = [sprite.place() for sprite in sprites]
            target = places[len(places) // 2]
        flight = FlightItem((), self._picture(packet))
        flight.set_place(between(packet.source, target, 0.0))
        flight.hide()
        scene.addItem(flight)
        for sprite in sprites:
            sprite.setOpacity(0.0)

        def step(progress: float) -> None:
            if progress > 0 and not flight.isVisible():
                flight.show()
                scene.wall.show_dealing(packet.left)
            flight.set_place(between(packet.source, target, progress))

        def done() -> None:
            scene.removeItem(flight)
            for sprite in sprites:
                sprite.setOpacity(1.0)

        return Motion(step, duration_s, delay_s=delay_s, done=done)

    def _picture(self, packet: _Packet) -> QPixmap:
        side = max(packet.source.w, packet.source.h)
        return self._scene.cards.skin.back(
            QSizeF(side, side * self._scene.cards.skin.full_ratio), self._scene.ratio
        )


def _over(box: Rect, source: Rect) -> Rect:
    """Return the middle of a plaque as large as what lands there."""
    x, y = box.center
    return Rect(x - source.w / 2, y - source.h / 2, source.w, source.h)


def between(source: Rect, target: Rect, progress: float) -> QRectF:
    """Return the rectangle of something that far on its way, 0 to 1."""

    def mix(one: float, other: float) -> float:
        return one + (other - one) * progress

    return QRectF(
        mix(source.x, target.x), mix(source.y, target.y), mix(source.w, target.w), mix(source.h, target.h)
    )
