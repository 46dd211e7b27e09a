"""The layout of the moment of a win: card, call, face, words, and the sets at the foot. No Qt."""

from dataclasses import dataclass

from tusac_qt.model.geometry import Rect
from tusac_qt.model.packing import HALF_RATIO

_CARD_RATIO = 450 / 132
"""The height of the struck card in widths."""
_GAP = 0.31
"""Between two sets, in widths of a card."""
_UPRIGHT_BELOW = 1.2
"""A window less wide than this times its height has the words above and below the card."""
_ROW_W, _WIDEST = 0.9, 0.0375
"""The width of the row of sets, and of a card of it, in widths of the window."""


@dataclass(frozen=True, slots=True)
class WinLayout:
    """The places of the moment.

    Attributes:
        card: the struck card.
        call: what the winner calls.
        face: the winner's emblem.
        words: who wins, and on whose card; in its middle, as high as they are.
        total: what the sets come to so far.
        sets: each card of each set, in a row at the foot.
        points: under each set.
    """

    card: Rect
    call: Rect
    face: Rect
    words: Rect
    total: Rect
    sets: tuple[tuple[Rect, ...], ...]
    points: tuple[Rect, ...]


def win_layout(counts: tuple[int, ...], width: float, height: float, name: float) -> WinLayout:
    """Return the places in a window of that size.

    Args:
        counts: how many cards each set has.
        width: of the window.
        height: of the window.
        name: the height of a name.
    """
    sets, points = _row(counts, width, height, name)
    total = Rect(0.05 * width, sets[0][0].y - 2.6 * name, 0.9 * width, 2.2 * name)
    if width < _UPRIGHT_BELOW * height:
        card = _card(width, 0.20 * height, 0.40 * height)
        side = min(0.1 * height, 0.2 * width)
        top = card.bottom + 0.01 * height
        room = Rect(0.06 * width, top, 0.88 * width, total.y - 0.01 * height - top)
        face = Rect(room.x, room.center[1] - side / 2, side, side)
        x = face.right + 0.3 * side
        words = Rect(x, room.y, room.right - x, room.h)
        call = Rect(0.05 * width, 0.05 * height, 0.9 * width, 0.12 * height)
    else:
        card = _card(width, 0.155 * height, min(0.5625 * height, total.y - 0.165 * height))
        side = min(0.1525 * height, 0.1 * width)
        face = Rect(card.right + 0.07 * width, card.center[1] - side / 2, side, side)
        x, high = face.right + 0.15 * side, 0.32 * height
        words = Rect(x, face.center[1] - high / 2, 0.985 * width - x, high)
        call = Rect(0.08 * width, card.center[1] - 0.14 * height, card.x - 0.14 * width, 0.28 * height)
    return WinLayout(card, call, face, words, total, sets, points)


def _card(width: float, top: float, high: float) -> Rect:
    """Return the place of the struck card, in the middle of a window of that width."""
    card_w = high / _CARD_RATIO
    return Rect(0.5 * width - card_w / 2, top, card_w, high)


def _row(
    counts: tuple[int, ...], width: float, height: float, name: float
) -> tuple[tuple[tuple[Rect, ...], ...], tuple[Rect, ...]]:
    """Return the places of the sets and of their points."""
    whole = sum(counts) + _GAP * (len(counts) - 1)
    card_w = float(int(min(_ROW_W * width / whole, _WIDEST * max(width, 1.6 * height))))
    card_h = float(round(HALF_RATIO * card_w))
    below = 1.9 * name
    x, y = (width - whole * card_w) / 2, height - 0.04 * height - below - card_h
    sets, points = [], []
    for count in counts:
        sets.append(tuple(Rect(x + number * card_w, y, card_w, card_h) for number in range(count)))
        points.append(Rect(x - 0.5 * _GAP * card_w, y + card_h, (count + _GAP) * card_w, below))
        x += (count + _GAP) * card_w
    return tuple(sets), tuple(points)
