"""The places of the seats, as fractions of the part of the table above one's own row. No Qt."""

from tusac_qt.model.geometry import Align

Fractions = tuple[float, float, float, float]
"""x, y, width, height: parts of the window's width, and of the height above one's own row."""

SeatFractions = tuple[Fractions, Fractions, Align]
"""The head (face and plaque), the cards on the table, and the side both begin at."""

_EAST: SeatFractions = ((0.78, 0.036, 0.212, 0.148), (0.742, 0.207, 0.249, 0.772), Align.RIGHT)
_WEST: SeatFractions = ((0.008, 0.036, 0.212, 0.148), (0.009, 0.207, 0.249, 0.772), Align.LEFT)
_NORTH: SeatFractions = ((0.26, 0.01, 0.48, 0.125), (0.265, 0.145, 0.47, 0.25), Align.CENTER)
_NORTH_ALONE: SeatFractions = ((0.26, 0.01, 0.48, 0.135), (0.06, 0.165, 0.88, 0.225), Align.CENTER)
_FAR_NORTH: SeatFractions = ((0.305, 0.01, 0.39, 0.125), (0.305, 0.145, 0.39, 0.26), Align.CENTER)
_COLUMN = 0.291


def _column(y: float, *, right: bool) -> SeatFractions:
    """Return one seat of the columns at both sides that five and six seats have."""
    x = 0.991 - _COLUMN if right else 0.009
    align = Align.RIGHT if right else Align.LEFT
    return (x, y, _COLUMN, 0.115), (x, y + 0.135, _COLUMN, 0.34), align


def _corner(*, right: bool) -> SeatFractions:
    """Return the place of one of the two opposite seats of three: nobody sits between, so they are wide."""
    align = Align.RIGHT if right else Align.LEFT
    head, cards = (0.70, 0.514) if right else (0.008, 0.008)
    return (head, 0.01, 0.292, 0.135), (cards, 0.165, 0.478, 0.225), align


_UPPER, _LOWER = 0.03, 0.505
LANDSCAPE: dict[int, tuple[SeatFractions, ...]] = {
    2: (_NORTH_ALONE,),
    3: (_corner(right=True), _corner(right=False)),
    4: (_EAST, _NORTH, _WEST),
    5: (
        _column(_LOWER, right=True),
        _column(_UPPER, right=True),
        _column(_UPPER, right=False),
        _column(_LOWER, right=False),
    ),
    6: (
        _column(_LOWER, right=True),
        _column(_UPPER, right=True),
        _FAR_NORTH,
        _column(_UPPER, right=False),
        _column(_LOWER, right=False),
    ),
}
"""The other seats in order of play, by how many play."""

PORTRAIT_ROWS: dict[int, tuple[tuple[int, ...], ...]] = {
    2: ((1,),),
    3: ((2, 1),),
    4: ((2,), (3, 1)),
    5: ((3, 2), (4, 1)),
    6: ((3,), (4, 2), (5, 1)),
}
"""Which seats share a row above the center, from top to bottom and left to right."""
