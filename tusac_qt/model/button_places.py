"""The places of buttons on the table: the tray of answers, the ways of one claim, the strip. No Qt."""

from math import ceil

from tusac_qt.model.geometry import Rect
from tusac_qt.model.tray import LAST_COLUMN
from tusac_qt.model.zones import TableLayout, TextSizes

_GAP, _LAST_GAP = 7.0, 12.0
"""Between two places of the tray, and before its last column."""
_MARGIN = 9.0
"""Around the places."""
_TRAY = 0.1875
"""The height of the tray in the window's."""
_LEAST_TRAY = 2 * 44.0 + _GAP + 2 * _MARGIN + 1
"""Its least height: no place is lower than a finger is wide."""
_MOST_TRAY = 0.25
_GROWTH = 0.33
"""How much higher the tray is where text is twice as large."""
_TIMER, _TIMER_GAP = 5.0, 10.0
"""The height of the bar of time, and how far its upper edge lies above the tray."""


def tray_height(height: float, scale: float) -> float:
    """Return how high the tray is in a window of that height with text of that scale."""
    wanted = _TRAY * height * (1 + _GROWTH * max(0.0, scale - 1))
    return max(_LEAST_TRAY, min(wanted, _MOST_TRAY * height))


def room_above_tray(text: TextSizes) -> float:
    """Return how much room the time bar takes above the tray in one's own row."""
    return 0.6 * _TIMER_GAP * text.unit


def tray_places(tray: Rect) -> tuple[Rect, ...]:
    """Return the eight places of the tray, four to a row, the last column a little apart.

    In whole pixels, so that one is painted like the other.
    """
    inner = tray.inset(_MARGIN, _MARGIN)
    inner = Rect(ceil(inner.x), ceil(inner.y), inner.w, inner.h)
    width = (inner.w - 1 - 2 * _GAP - _LAST_GAP) // 4
    row = (inner.h - 1 - _GAP) // 2
    found = []
    for place in range(8):
        column, down = place % 4, place // 4
        apart = _LAST_GAP - _GAP if column == LAST_COLUMN else 0.0
        found.append(
            Rect(inner.x + column * (width + _GAP) + apart, inner.y + down * (row + _GAP), width, row)
        )
    return tuple(found)


def timer_place(tray: Rect, text: TextSizes) -> Rect:
    """Return the bar of time above the tray."""
    return Rect(tray.x, tray.y - _TIMER_GAP * text.unit, tray.w, _TIMER * text.unit)


def side_by_side(room: Rect, shares: tuple[float, ...], gap: float) -> tuple[Rect, ...]:
    """Return places beside each other that fill a room, each as wide as its share."""
    whole = room.w - (len(shares) - 1) * gap
    found, x = [], room.x
    for share in shares:
        width = whole * share / sum(shares)
        found.append(Rect(x, room.y, width, room.h))
        x += width + gap
    return tuple(found)


def variants_place(layout: TableLayout, wanted: tuple[float, float]) -> Rect:
    """Return the place of the ways to build a claim, of that size: in a row above the tray."""
    width = min(wanted[0], layout.width - layout.left - 8.0)
    bottom = layout.timer.y - 6
    height = min(wanted[1], bottom - layout.top_strip.bottom)
    x = max(layout.left + 4.0, layout.tray.right - width)
    return Rect(x, bottom - height, width, height)


def strip_controls(strip: Rect, text: TextSizes) -> tuple[Rect, ...]:
    """Return the three buttons at the right end of the top strip, then the place of the proof button."""
    side, gap = max(strip.h - 4, min(32.0, strip.h)), max(6.0, 0.6 * text.body)
    left = strip.right - 3 * (side + gap)
    top = strip.y + (strip.h - side) / 2
    usual = tuple(Rect(left + place * (side + gap), top, side, side) for place in range(3))
    wide = 7.5 * text.body
    return (*usual, Rect(left - gap - wide, top, wide, side))
