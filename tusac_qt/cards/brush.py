"""The woodcut brush: one stroke of a character in, the outlines of its ink out.

One function per kind of stroke, named as Chinese calligraphy names it, and `STROKES` to find it by name. Each
takes the stroke's points, as its docstring lists them, and the pen, and returns contours whose union is the
ink; it raises ValueError or IndexError if points are missing. The header of `components.toml` explains the
kinds to those who draw. Nothing here knows a character, a file or Qt.
"""

import math
from collections.abc import Callable, Mapping, Sequence

from tusac_qt.cards.nib import (
    Contour,
    NibFrame,
    Pen,
    curve,
    cut_head,
    edges,
    first_beyond,
    hook_foot,
    level,
    quad,
    shoulder,
    stem_foot,
    stem_head,
    unit,
    up_hook,
    wall_head,
)

_CAP = (1.2, 0.8, 0.4, 0.0, -0.4, -0.8, -1.2)
"""Angles of the points around the end of a dot."""


def _leg(a: complex, b: complex, v: float, head: Contour) -> Contour:
    """Return an upright stroke from a to b with that head, ending in a foot."""
    return head + stem_foot(NibFrame(b, unit(b - a)), v)


def _hooked_leg(points: Sequence[complex], v: float, head: Contour) -> Contour:
    """Return an upright stroke with that head and a hook at its foot: top, foot, tip of the hook."""
    a, b, tip = points
    return head + hook_foot(NibFrame(b, unit(b - a)), v, tip)


def heng(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Level stroke with its press: start, end."""
    return [level(points[0], points[1], pen, entry=True, press=True)]


def bar(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Level stroke held between two stems, so with bare ends: start, end."""
    return [level(points[0], points[1], pen, entry=False, press=False)]


def shu(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Stem: top, foot."""
    a, b = points
    return [_leg(a, b, pen.stem, stem_head(NibFrame(a, unit(b - a)), pen.stem))]


def post(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Stem held between two bars, so with bare ends: top, foot."""
    a, b = points
    v, way = pen.stem, unit(b - a)
    top, foot = NibFrame(a, way), NibFrame(b, way)
    return [[top.at(0, -0.5 * v), top.at(0, 0.5 * v), foot.at(0, 0.5 * v), foot.at(0, -0.5 * v)]]


def shu_gou(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Stem with a hook to the left: top, foot, tip of the hook."""
    return [
        _hooked_leg(points, pen.stem, stem_head(NibFrame(points[0], unit(points[1] - points[0])), pen.stem))
    ]


def wall(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Left wall of a box: middle of the top bar, foot."""
    a, b = points
    return [_leg(a, b, pen.stem, wall_head(NibFrame(a, unit(b - a)), pen.stem, pen.bar))]


def _turn(points: Sequence[complex], pen: Pen) -> tuple[Contour, Contour]:
    """Return the bar from the first point to the second, and the head of the leg towards the third."""
    a, corner, b = points
    leg = NibFrame(corner, unit(b - corner))
    head = shoulder(corner, unit(corner - a), pen, leg.at(0.9 * pen.stem, 0.5 * pen.stem))
    return level(a, corner, pen, entry=False, press=False), head


def heng_zhe(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Bar that turns down into a stem: start, corner, foot."""
    top, head = _turn(points, pen)
    return [top, _leg(points[1], points[2], pen.stem, head)]


def heng_zhe_gou(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Bar that turns down into a stem with a hook: start, corner, foot, tip of the hook."""
    top, head = _turn(points[:3], pen)
    return [top, _hooked_leg(points[1:], pen.stem, head)]


def shu_zhe(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Stem that turns right into a bar: top, corner, end."""
    a, corner, b = points
    v, t = pen.stem, pen.bar / 2
    head = stem_head(NibFrame(a, unit(corner - a)), v)
    foot = NibFrame(corner, unit(corner - a))
    stem = [*head, foot.at(t, 0.5 * v), foot.at(t, -0.5 * v)]
    return [stem, level(corner, b, pen, entry=False, press=False)]


def _taper(v: float) -> Callable[[float], float]:
    return lambda t: v * (1 - 0.90 * t**1.5)


def pie(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Stroke thrown down to the left, tapering: start, bend(s), tip."""
    v = min(pen.stem, 0.42 * abs(points[-1] - points[0]))
    frames = curve(points)
    over, under = edges(frames, _taper(v))
    joint = first_beyond(frames, 0.9 * v)
    return [cut_head(frames[0], v, over[joint]) + over[joint + 1 :] + under[:0:-1]]


def heng_pie(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Bar that turns into a thrown stroke: start, corner, bend(s), tip."""
    corner = points[1]
    frames = curve(points[1:])
    over, under = edges(frames, _taper(pen.stem))
    joint = first_beyond(frames, 0.9 * pen.stem)
    head = shoulder(corner, unit(corner - points[0]), pen, over[joint])
    return [
        level(points[0], corner, pen, entry=True, press=False),
        head + over[joint + 1 :] + under[: joint - 1 : -1],
    ]


def na(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Stroke pressed down to the right, swelling to a foot: start, bend(s), tip."""
    v = pen.stem
    frames = curve(points)
    over, under = edges(frames, lambda t: v * (0.20 + 1.05 * t**1.3))
    end = frames[-1]
    tip, knee = end.at(0.55 * v, 0.85 * v), len(frames) - 2
    return [
        over
        + quad(over[-1], end.at(0.28 * v, 0.66 * v), tip, 4)
        + quad(tip, end.at(0.10 * v, 0.05 * v), under[knee], 5)
        + under[:knee][::-1]
    ]


def dian(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Dot, from its point to its round end: start, (bend,) end."""
    a, b = points[0], points[-1]
    v = min(pen.stem, 0.62 * abs(b - a))
    bend = points[1] if len(points) > 2 else (a + b) / 2 - 1j * (b - a) * 0.13
    frames = curve([a, bend, b])
    over, under = edges(frames, lambda t: v * (0.06 + 1.08 * math.sin(t * math.pi / 2) ** 1.25))
    end, half = frames[-1], v * 0.57
    cap = [end.at(half * 0.8 * math.cos(angle), half * math.sin(angle)) for angle in _CAP]
    return [over + cap + under[::-1]]


def ti(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Stroke flicked up to the right: start, tip."""
    a, b = points
    v = pen.stem
    frames = curve([a, a + (b - a) * 0.5 + 1j * (b - a) * 0.04, b])
    over, under = edges(frames, lambda t: v * (1.0 - 0.9 * t))
    start = frames[0]
    return [[start.at(0.15 * v, -0.5 * v), start.at(-0.3 * v, 0.45 * v), *over[2:], *under[:2:-1]]]


def heng_gou(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Bar that ends in a short drop to the left: start, corner, tip of the drop."""
    a, corner, tip = points
    v, t = pen.stem, pen.bar / 2
    end = NibFrame(corner, unit(corner - a))
    start, apex, side = end.at(-1.35 * v, t), end.at(-0.30 * v, t + 0.48 * v), end.at(0.55 * v, -0.05 * v)
    drop = [
        end.at(-1.35 * v, -t),
        start,
        *quad(start, end.at(-0.75 * v, t + 0.05 * v), apex, 5),
        *quad(apex, end.at(0.10 * v, t + 0.28 * v), side, 4),
        *quad(side, (side + tip) / 2 - 1j * (tip - side) * 0.18, tip, 5),
        *quad(tip, end.at(-0.45 * v, -t - 0.35 * v), end.at(-0.6 * v, -t), 5),
    ]
    return [level(a, corner, pen, entry=False, press=False), drop]


def pie_zhe(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Thrown stroke that turns right into a bar: start, corner, end."""
    a, corner, b = points
    v = pen.stem
    frames = curve([a, (a + corner) / 2, corner])
    over, under = edges(frames, lambda t: v * (1 - 0.45 * t))
    joint = first_beyond(frames, 0.9 * v)
    start, end = NibFrame(corner, unit(b - corner)), NibFrame(b, unit(b - corner))
    return [
        cut_head(frames[0], v, over[joint]) + over[joint + 1 :] + under[:0:-1],
        [
            under[-1],
            start.at(0.4 * v, pen.bar / 2),
            end.at(0, pen.bar / 2),
            end.at(0, -pen.bar / 2),
            start.at(0.2 * v, -pen.bar / 2),
        ],
    ]


def shu_wan_gou(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Left wall of a box that bends right and hooks up: middle of the top bar, corner of the bend, end."""
    a, corner, b = points
    v = pen.stem
    down, right = unit(corner - a), unit(b - corner)
    radius = min(1.5 * v, 0.6 * abs(corner - a), 0.5 * abs(b - corner))
    bend = curve([corner - down * radius, corner, corner + right * radius])
    over, under = edges(bend, lambda t: v * (1 - 0.12 * t))
    head = wall_head(NibFrame(a, down), v, pen.bar)
    return [[*head, *over, *up_hook(NibFrame(b, right), v), *under[::-1]]]


def wan_gou(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Bowed stroke with a hook to the left: start, bends, foot, tip of the hook."""
    v = pen.stem
    *spine, tip = points
    frames = curve(spine)
    over, under = edges(frames, lambda t: v * (0.25 + 0.75 * min(1, 1.8 * t)))
    short = sum(abs(frame.origin - spine[-1]) > 1.1 * v for frame in frames)
    return [over[:short] + hook_foot(frames[-1], v, tip) + under[:short][::-1]]


STROKES: Mapping[str, Callable[[Sequence[complex], Pen], list[Contour]]] = {
    stroke.__name__: stroke
    for stroke in (
        heng,
        bar,
        shu,
        wall,
        post,
        shu_gou,
        heng_zhe,
        heng_zhe_gou,
        shu_zhe,
        pie,
        heng_pie,
        na,
        dian,
        ti,
        heng_gou,
        pie_zhe,
        shu_wan_gou,
        wan_gou,
    )
}
