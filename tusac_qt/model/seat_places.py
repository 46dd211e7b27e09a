"""Where the seats lie, as fractions of the window. No Qt."""

from tusac_qt.model.geometry import Align

Fractions = tuple[float, float, float, float]
"""x, y, width, height as parts of the window."""

SeatFractions = tuple[Fractions, Fractions, Fractions, Align]
"""Plaque, melds, discards, and the side its cards begin at."""

_ME: SeatFractions = (
    (0.008, 0.80, 0.105, 0.185),
    (0.12, 0.68, 0.54, 0.09),
    (0.215, 0.595, 0.445, 0.075),
    Align.LEFT,
)
_ME_OF_MANY: SeatFractions = (
    (0.008, 0.80, 0.105, 0.185),
    (0.12, 0.68, 0.54, 0.09),
    (0.12, 0.60, 0.54, 0.07),
    Align.LEFT,
)
_EAST: SeatFractions = (
    (0.842, 0.30, 0.15, 0.06),
    (0.792, 0.365, 0.20, 0.265),
    (0.68, 0.365, 0.105, 0.22),
    Align.RIGHT,
)
_NORTH: SeatFractions = (
    (0.36, 0.045, 0.28, 0.05),
    (0.22, 0.10, 0.56, 0.085),
    (0.26, 0.19, 0.48, 0.075),
    Align.CENTER,
)
_WEST: SeatFractions = (
    (0.008, 0.30, 0.15, 0.06),
    (0.008, 0.365, 0.20, 0.265),
    (0.215, 0.365, 0.105, 0.22),
    Align.LEFT,
)
_NORTH_ALONE: SeatFractions = (
    (0.36, 0.045, 0.28, 0.05),
    (0.12, 0.10, 0.76, 0.085),
    (0.12, 0.19, 0.76, 0.085),
    Align.CENTER,
)
_FAR_NORTH: SeatFractions = (
    (0.32, 0.045, 0.36, 0.037),
    (0.32, 0.086, 0.36, 0.123),
    (0.32, 0.213, 0.36, 0.075),
    Align.CENTER,
)


def _column(y: float, *, right: bool, wide: float = 0.30) -> SeatFractions:
    """Return one seat of the columns at both sides that five and six seats have.

    Its plaque is as wide as its melds and one line high, so that all it says is read in a low window, too.
    """
    x = 0.992 - wide if right else 0.008
    align = Align.RIGHT if right else Align.LEFT
    return (x, y, wide, 0.037), (x, y + 0.041, wide, 0.123), (x, y + 0.168, wide, 0.075), align


def _corner(*, right: bool) -> SeatFractions:
    """Return the place of one of the two opposite seats of three: nobody sits between, so they are wide."""
    x, beside = (0.508, 0.692) if right else (0.008, 0.008)
    align = Align.RIGHT if right else Align.LEFT
    return (x, 0.045, 0.484, 0.037), (x, 0.09, 0.484, 0.175), (beside, 0.28, 0.30, 0.16), align


_UPPER, _LOWER, _HALF = 0.045, 0.305, 0.48
LANDSCAPE: dict[int, tuple[SeatFractions, ...]] = {
    2: (_ME_OF_MANY, _NORTH_ALONE),
    3: (_ME, _corner(right=True), _corner(right=False)),
    4: (_ME, _EAST, _NORTH, _WEST),
    5: (
        _ME_OF_MANY,
        _column(_LOWER, right=True),
        _column(_UPPER, right=True, wide=_HALF),
        _column(_UPPER, right=False, wide=_HALF),
        _column(_LOWER, right=False),
    ),
    6: (
        _ME_OF_MANY,
        _column(_LOWER, right=True),
        _column(_UPPER, right=True),
        _FAR_NORTH,
        _column(_UPPER, right=False),
        _column(_LOWER, right=False),
    ),
}
"""The seats in order of play, one's own first, by how many there are."""

PORTRAIT_ROWS: dict[int, tuple[tuple[int, ...], ...]] = {
    2: ((1,),),
    3: ((2, 1),),
    4: ((2,), (3, 1)),
    5: ((3, 2), (4, 1)),
    6: ((3,), (4, 2), (5, 1)),
}
"""Which seats share a row above the center, from top to bottom and left to right."""
