"""The places of face, plaque and cards of a seat within its own part of the table. No Qt."""

from typing import assert_never

from tusac_qt.model.geometry import Align, Rect
from tusac_qt.model.zones import SeatZones, TextSizes

_FAN = 0.44
"""How far the fan of hidden cards is seen beside a face, in sides of the face."""
_GAP = 0.16
"""Between face and plaque, in sides of the face."""
_LEAST_PLAQUE = 7.5
"""The width of a plaque that the face leaves, in heights of a name."""
_OWN_PLAQUE = 10.0
"""The same of one's own, whose name and state are never shortened for the face."""
_PLAQUE = 4.2
"""The height of a plaque of another seat at the most, in heights of a name: three lines."""
_TWO_LINES = 1.3
"""The height of two lines, in that of their letters together."""
_OWN_WIDEST = 0.88
"""The widest card of one's own sets, in widths of a card of the hand, which they lie above."""
_WIDE, _WIDE_AND_LOW = 17, 24
"""The width of a plaque at the most, in heights of a name: of two lines or more, and of a single line."""


def seat_zones(head: Rect, cards: Rect, align: Align, text: TextSizes) -> SeatZones:
    """Return the places of another seat: the face at one end of its head, the plaque beside it."""
    beside = max(0.12 * head.w, (head.w - _LEAST_PLAQUE * text.name) / (1 + _FAN + _GAP))
    side = min(head.h, 0.3 * head.w, 5.0 * text.name, beside)
    fan, gap = _FAN * side, _GAP * side
    plaque_h = min(head.h, _PLAQUE * text.name)
    most = _WIDE if plaque_h >= _TWO_LINES * (text.name + text.body) else _WIDE_AND_LOW
    plaque_w = min(head.w - side - fan - gap, most * text.name)
    y = head.center[1]
    used = side + fan + gap + plaque_w
    left = head.x + (head.w - used) / 2 if align is Align.CENTER else head.x
    if align is Align.RIGHT:
        face = Rect(head.right - fan - side, y - side / 2, side, side)
        plaque = Rect(face.x - gap - plaque_w, y - plaque_h / 2, plaque_w, plaque_h)
    elif align is Align.LEFT or align is Align.CENTER:
        face = Rect(left + fan, y - side / 2, side, side)
        plaque = Rect(face.right + gap, y - plaque_h / 2, plaque_w, plaque_h)
    else:
        assert_never(align)
    return SeatZones(face, plaque, cards, align)


def own_zones(head: Rect, cards: Rect, text: TextSizes) -> SeatZones:
    """Return one's own places: no fan, as the hand lies open below."""
    beside = max(0.18 * head.w, head.w - _OWN_PLAQUE * text.name)
    side = min(0.8 * head.h, 0.29 * head.w, 6.0 * text.name, beside)
    gap, height = 0.14 * side, min(head.h, 4.4 * text.name)
    y = head.bottom - max(side, height) / 2
    face = Rect(head.x + 0.06 * side, y - side / 2, side, side)
    plaque = Rect(face.right + gap, y - height / 2, head.right - face.right - gap, height)
    return SeatZones(face, plaque, cards, Align.LEFT, widest=_OWN_WIDEST)
