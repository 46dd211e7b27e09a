"""The wall as tiles: four walls two high around the table, drawn clockwise (docs/rules.md, 3.3). No Qt.

Only drawn: which tile is which card is the deck's business, and a tile taken here is just a place left empty.
"""

from dataclasses import dataclass

from tusac_qt.model.geometry import Rect

PACKET = 4
"""So many tiles are taken at once while they are dealt."""

_SIDES = 4
_USUAL_LENGTH = 14
_ASPECT = 1.36
"""The long side of a tile, which lies across its wall, in short ones."""


@dataclass(frozen=True, slots=True)
class TileWalls:
    """The rest of the walls.

    Attributes:
        deck: how many tiles there were.
        left: how many are left.
        first_side: from which wall they are taken first: 0 one's own, then counter-clockwise.
    """

    deck: int
    left: int
    first_side: int

    @property
    def stacks(self) -> tuple[int, ...]:
        """The tiles left on each stack, 2, 1 or 0, in the order in which stacks are taken."""
        taken, count = self.deck - self.left, -(-self.deck // 2)
        whole = [2] * (count - self.deck % 2) + [1] * (self.deck % 2)
        emptied = [max(0, tiles - max(0, taken - 2 * place)) for place, tiles in enumerate(whole)]
        return tuple(emptied)


def side_of(place: int, seats: int) -> int:
    """Return which wall lies before the seat at a place, counted counter-clockwise from one's own."""
    return round(place * _SIDES / seats) % _SIDES


def stack_places(walls: TileWalls, zone: Rect) -> tuple[Rect, ...]:
    """Return the place of each stack in the order of drawing: clockwise, from the first wall's right end.

    The walls make a square in the middle of the zone, each reaching past the end of the one before it.
    """
    count = len(walls.stacks)
    length = -(-count // _SIDES)
    short, deep = _tile(zone, length)
    side = min(zone.w, zone.h)
    x, y = zone.center[0] - side / 2, zone.center[1] - side / 2
    far_x, far_y = x + side, y + side
    own = [Rect(far_x - (step + 1) * short, far_y - deep, short, deep) for step in range(length)]
    left = [Rect(x, far_y - (step + 1) * short, deep, short) for step in range(length)]
    top = [Rect(x + step * short, y, short, deep) for step in range(length)]
    right = [Rect(far_x - deep, y + step * short, deep, short) for step in range(length)]
    clockwise = (own, left, top, right)
    first = (_SIDES - walls.first_side) % _SIDES
    ordered = [place for step in range(_SIDES) for place in clockwise[(first + step) % _SIDES]]
    return tuple(ordered[:count])


def middle_of(zone: Rect) -> Rect:
    """Return the room inside the walls of any deck that lie in a zone."""
    _, deep = _tile(zone, _USUAL_LENGTH)
    free = min(zone.w, zone.h) - 2 * deep
    return Rect(zone.center[0] - free / 2, zone.center[1] - free / 2, free, free)


def _tile(zone: Rect, length: int) -> tuple[float, float]:
    """Return a tile's short and long side in walls of so many stacks; never larger than in usual walls."""
    short = min(zone.w, zone.h) / (max(length, _USUAL_LENGTH) + _ASPECT)
    return short, _ASPECT * short
