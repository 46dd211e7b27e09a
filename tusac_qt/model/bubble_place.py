"""The place of a teacher's bubble: beside its subject, inside the window, covering little else. No Qt."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import hypot

from tusac_qt.model.geometry import Rect

_LITTLE = 0.15
"""A bubble that covers less than this share of itself need not lie elsewhere."""
_STEPS = 24
"""In so many steps each way a free place is looked for."""


class Side(Enum):
    """The side of its subject on which a bubble lies."""

    RIGHT = "right"
    LEFT = "left"
    ABOVE = "above"
    BELOW = "below"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class BubblePlace:
    """The place of a bubble.

    Attributes:
        box: the bubble.
        side: of what it speaks of; OVER where it lies elsewhere, for want of room beside it.
        tip: the point its tail ends in; meaningless for OVER.
    """

    box: Rect
    side: Side
    tip: tuple[float, float]


def bubble_place(  # noqa: PLR0913 - what it speaks of, its own size, and what lies around it
    target: Rect,
    size: tuple[float, float],
    area: Rect,
    gap: float,
    avoid: Sequence[Rect] = (),
    *,
    pressed: Sequence[Rect] = (),
    lit: Sequence[Rect] = (),
    before: Rect | None = None,
) -> BubblePlace:
    """Return the place of a bubble of that size.

    Args:
        target: what it speaks of, which it covers, from a corner, only where there is no room beside it.
            Where much else would be covered there, the bubble lies somewhere near that is free.
        size: its width and height.
        area: the window.
        gap: the length of its tail.
        avoid: what it should not cover if that can be helped.
        pressed: what is to be pressed next, and is left free before all else.
        lit: what else the words speak of, left free before what is in `avoid`.
        before: where the bubble lay that was read before. Where this one covers little so, its right end
            stays where that one's was: there is the button that goes on.
    """
    parts = (pressed, lit, avoid)
    little = _LITTLE * size[0] * size[1]
    for place in () if before is None else _along(target, size, area, gap, before.right - size[0]):
        is_free = _covers(place.box, (*pressed, *lit)) == 0 and _covers(place.box, avoid) <= little
        is_beside = place.box.x + 2 * gap <= place.tip[0] <= place.box.right - 2 * gap
        if is_free and is_beside and area.contains(place.box):
            return place
    fitting = [place for place in _places(target, size, area, gap) if area.contains(place.box)]
    if fitting:
        beside = min(fitting, key=lambda place: [_covers(place.box, part) for part in parts])
        if sum(_covers(beside.box, part) for part in parts) <= little:
            return beside
        aside = _aside(target, size, area, (*pressed, *lit, *avoid))
        return beside if aside is None else aside
    w, h = min(size[0], area.w), min(size[1], area.h)
    corners = [Rect(x, y, w, h) for y in (area.bottom - h, area.y) for x in (area.right - w, area.x)]
    box = min(corners, key=lambda corner: round(_shared(corner, target)))
    return BubblePlace(box, Side.OVER, target.center)


def _places(target: Rect, size: tuple[float, float], area: Rect, gap: float) -> tuple[BubblePlace, ...]:
    """Return where it can lie: in the middle of each side, and so that its tail is at an end."""
    (w, h), (x, y) = size, target.center
    found = []
    for start in (y - h / 2, y + 2 * gap - h, y - 2 * gap):
        level = _within(Rect(0, start, 0, h), area).y
        found += [
            BubblePlace(Rect(target.right + gap, level, w, h), Side.RIGHT, (target.right, y)),
            BubblePlace(Rect(target.x - gap - w, level, w, h), Side.LEFT, (target.x, y)),
        ]
    for start in (x - w / 2, x + 2 * gap - w, x - 2 * gap):
        found += _along(target, size, area, gap, start)
    return tuple(found)


def _along(
    target: Rect, size: tuple[float, float], area: Rect, gap: float, start: float
) -> tuple[BubblePlace, BubblePlace]:
    """Return the places above and below its subject, from left to right."""
    (w, h), x = size, target.center[0]
    along = _within(Rect(start, 0, w, 0), area).x
    return (
        BubblePlace(Rect(along, target.y - gap - h, w, h), Side.ABOVE, (x, target.y)),
        BubblePlace(Rect(along, target.bottom + gap, w, h), Side.BELOW, (x, target.bottom)),
    )


def _aside(target: Rect, size: tuple[float, float], area: Rect, others: Sequence[Rect]) -> BubblePlace | None:
    """Return the nearest place that covers nothing at all; None if there is none."""
    (w, h), (x, y) = size, target.center
    free = [
        box
        for column in range(_STEPS + 1)
        for row in range(_STEPS + 1)
        for box in [Rect(area.x + (area.w - w) * column / _STEPS, area.y + (area.h - h) * row / _STEPS, w, h)]
        if _covers(box, (target, *others)) == 0
    ]
    if not free:
        return None
    box = min(free, key=lambda box: hypot(box.center[0] - x, box.center[1] - y))
    return BubblePlace(box, Side.OVER, target.center)


def _covers(box: Rect, others: Sequence[Rect]) -> float:
    return sum(_shared(box, other) for other in others)


def _within(box: Rect, area: Rect) -> Rect:
    x = max(area.x, min(box.x, area.right - box.w))
    y = max(area.y, min(box.y, area.bottom - box.h))
    return Rect(x, y, box.w, box.h)


def _shared(one: Rect, other: Rect) -> float:
    w = min(one.right, other.right) - max(one.x, other.x)
    h = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, w) * max(0.0, h)
