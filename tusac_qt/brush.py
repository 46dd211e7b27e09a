"""The woodcut brush: one stroke of a character in, the outlines of its ink out.

Here live the shapes of the strokes: how a bar is pressed at its end, how a stem is cut at its head, how
hooks, sweeps and dots swell and taper. Pure mathematics on complex numbers (x to the right, y downwards, in
hundredths of the character's box); nothing here knows a character, a file or Qt.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Contour: TypeAlias = list[complex]

CURVE_STEPS = 14
_CAP = (1.2, 0.8, 0.4, 0.0, -0.4, -0.8, -1.2)


@dataclass(frozen=True, slots=True)
class Pen:
    """How broad the strokes are, in hundredths of the character's box.

    Attributes:
        stem: Thickness of an upright stroke; every swelling and hook is a multiple of it.
        bar: Thickness of a level stroke.
    """

    stem: float
    bar: float


@dataclass(frozen=True, slots=True)
class _Frame:
    """A place on a stroke and the way it runs there."""

    origin: complex
    way: complex

    def at(self, along: float, aside: float) -> complex:
        """Return the point `along` the way and `aside` of it (positive: above a bar, right of a stem)."""
        return self.origin + self.way * along - 1j * self.way * aside


def _unit(vector: complex) -> complex:
    return vector / abs(vector)


def _quad(start: complex, control: complex, end: complex, steps: int = 6) -> Contour:
    """Return the points of a quadratic curve after `start`, up to and with `end`."""
    points = []
    for step in range(1, steps + 1):
        t = step / steps
        points.append(start * (1 - t) ** 2 + control * (2 * t * (1 - t)) + end * t * t)
    return points


def _curve(points: Sequence[complex]) -> list[_Frame]:
    """Return frames along the Bézier curve with these two, three or four control points."""
    frames = []
    order = len(points) - 1
    steps = 1 if order == 1 else CURVE_STEPS
    for step in range(steps + 1):
        t = step / steps
        # De Casteljau: the last two points left give both the place and the direction.
        row = list(points)
        while len(row) > 2:
            row = [a + (b - a) * t for a, b in zip(row, row[1:], strict=False)]
        frames.append(_Frame(row[0] + (row[1] - row[0]) * t, _unit(row[1] - row[0])))
    return frames


def _edges(frames: Sequence[_Frame], width: Callable[[float], float]) -> tuple[Contour, Contour]:
    """Return the points on either side (aside > 0, aside < 0) of a ribbon of that width along the frames."""
    last = len(frames) - 1
    over, under = [], []
    for step, frame in enumerate(frames):
        half = width(step / last) / 2
        over.append(frame.at(0, half))
        under.append(frame.at(0, -half))
    return over, under


def _first_beyond(frames: Sequence[_Frame], distance: float) -> int:
    """Return the first frame at least that far from the start, but never the last."""
    start = frames[0].origin
    beyond = (step for step, frame in enumerate(frames) if abs(frame.origin - start) >= distance)
    return min(next(beyond, len(frames) - 2), len(frames) - 2)


def _head(frame: _Frame, v: float, right: complex) -> Contour:
    """Return a knife-cut head: from the left edge over the slanting top to the point `right` below it."""
    tip, shoulder = frame.at(-0.22 * v, -0.5 * v), frame.at(0.26 * v, 0.70 * v)
    return [
        tip,
        *_quad(tip, frame.at(0.0, 0.18 * v), shoulder, 4),
        *_quad(shoulder, (shoulder + right) / 2 + 1j * (right - shoulder) * 0.14, right, 4),
    ]


def _stem_head(frame: _Frame, v: float) -> Contour:
    return _head(frame, v, frame.at(0.92 * v, 0.5 * v))


def _wall_head(frame: _Frame, v: float, bar: float) -> Contour:
    """Return the head of the left wall of a box, standing a little above the bar that leaves it."""
    return [frame.at(-bar / 2 - 0.30 * v, -0.5 * v), frame.at(-bar / 2 - 0.08 * v, 0.5 * v)]


def _stem_foot(frame: _Frame, v: float) -> Contour:
    """Return the foot of a stem, from its right edge to its left."""
    right = frame.at(-0.16 * v, 0.5 * v)
    return [right, *_quad(right, frame.at(0.08 * v, 0.15 * v), frame.at(0.06 * v, -0.5 * v), 4)]


def _hook_foot(frame: _Frame, v: float, tip: complex) -> Contour:
    """Return the foot of a stem that ends in a hook with that tip, from its right edge to its left."""
    outer, heel = frame.at(-0.9 * v, 0.5 * v), frame.at(0.30 * v, -0.05 * v)
    return [
        outer,
        *_quad(outer, frame.at(0.0, 0.52 * v), heel),
        *_quad(heel, frame.at(0.05 * v, -0.75 * v), tip),
        *_quad(tip, frame.at(-0.42 * v, -0.75 * v), frame.at(-1.0 * v, -0.5 * v)),
    ]


def _shoulder(corner: complex, way: complex, pen: Pen, right: complex) -> Contour:
    """Return the raised corner where a bar running `way` turns down: left edge, apex, and down to `right`."""
    v, t = pen.stem, pen.bar / 2
    frame = _Frame(corner, way * 1j)
    start, apex, side = frame.at(-t, -1.35 * v), frame.at(-t - 0.40 * v, -0.22 * v), frame.at(0.05 * v, 0.68 * v)
    return [
        frame.at(t, -0.5 * v),
        frame.at(t, -1.35 * v),
        start,
        *_quad(start, frame.at(-t - 0.05 * v, -0.70 * v), apex, 5),
        *_quad(apex, frame.at(-t - 0.22 * v, 0.22 * v), side, 4),
        *_quad(side, (side + right) / 2 + 1j * (right - side) * 0.14, right, 4),
    ]


def _bar(a: complex, b: complex, pen: Pen, *, entry: bool, press: bool) -> Contour:
    """Return a level stroke from a to b, with or without its cut entry and its press at the end."""
    v, t = pen.stem, pen.bar / 2
    way = _unit(b - a)
    start, end = _Frame(a, way), _Frame(b, way)
    contour = [start.at(0, -t)]
    if entry:
        top = start.at(-0.12 * v, t + 0.17 * v)
        contour = [start.at(0.16 * v, -t), top, *_quad(top, start.at(0.28 * v, t), start.at(0.8 * v, t), 4)]
    else:
        contour.append(start.at(0, t))
    if press:
        foot, apex = end.at(-1.25 * v, t), end.at(-0.48 * v, t + 0.56 * v)
        contour += [
            foot,
            *_quad(foot, end.at(-0.78 * v, t + 0.06 * v), apex, 5),
            *_quad(apex, end.at(-0.28 * v, t + 0.48 * v), end.at(0.06 * v, -0.3 * t), 4),
            end.at(-0.08 * v, -t),
        ]
    else:
        contour += [end.at(0, t), end.at(0, -t)]
    return contour


def _leg(a: complex, b: complex, v: float, head: Contour) -> Contour:
    """Return an upright stroke from a to b with that head, ending in a foot."""
    return head + _stem_foot(_Frame(b, _unit(b - a)), v)


def _hooked_leg(points: Sequence[complex], v: float, head: Contour) -> Contour:
    """Return an upright stroke with that head and a hook at its foot: top, foot, tip of the hook."""
    a, b, tip = points
    return head + _hook_foot(_Frame(b, _unit(b - a)), v, tip)


def heng(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Level stroke with its press: start, end."""
    return [_bar(points[0], points[1], pen, entry=True, press=True)]


def bar(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Level stroke held between two stems, so with bare ends: start, end."""
    return [_bar(points[0], points[1], pen, entry=False, press=False)]


def shu(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Stem: top, foot."""
    a, b = points
    return [_leg(a, b, pen.stem, _stem_head(_Frame(a, _unit(b - a)), pen.stem))]


def post(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Stem held between two bars, so with bare ends: top, foot."""
    a, b = points
    v, way = pen.stem, _unit(b - a)
    top, foot = _Frame(a, way), _Frame(b, way)
    return [[top.at(0, -0.5 * v), top.at(0, 0.5 * v), foot.at(0, 0.5 * v), foot.at(0, -0.5 * v)]]


def shu_gou(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Stem with a hook to the left: top, foot, tip of the hook."""
    return [_hooked_leg(points, pen.stem, _stem_head(_Frame(points[0], _unit(points[1] - points[0])), pen.stem))]


def wall(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Left wall of a box: middle of the top bar, foot."""
    a, b = points
    return [_leg(a, b, pen.stem, _wall_head(_Frame(a, _unit(b - a)), pen.stem, pen.bar))]


def _turn(points: Sequence[complex], pen: Pen) -> tuple[Contour, Contour]:
    """Return the bar from the first point to the second, and the head of the leg towards the third."""
    a, corner, b = points
    leg = _Frame(corner, _unit(b - corner))
    head = _shoulder(corner, _unit(corner - a), pen, leg.at(0.9 * pen.stem, 0.5 * pen.stem))
    return _bar(a, corner, pen, entry=False, press=False), head


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
    head = _stem_head(_Frame(a, _unit(corner - a)), v)
    foot = _Frame(corner, _unit(corner - a))
    stem = [*head, foot.at(t, 0.5 * v), foot.at(t, -0.5 * v)]
    return [stem, _bar(corner, b, pen, entry=False, press=False)]


def _taper(v: float) -> Callable[[float], float]:
    return lambda t: v * (1 - 0.90 * t**1.5)


def pie(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Stroke thrown down to the left, tapering: start, control(s), tip."""
    v = min(pen.stem, 0.42 * abs(points[-1] - points[0]))
    frames = _curve(points)
    over, under = _edges(frames, _taper(v))
    joint = _first_beyond(frames, 0.9 * v)
    return [_head(frames[0], v, over[joint]) + over[joint + 1 :] + under[:0:-1]]


def heng_pie(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Bar that turns into a thrown stroke: start, corner, control(s), tip."""
    corner = points[1]
    frames = _curve(points[1:])
    over, under = _edges(frames, _taper(pen.stem))
    joint = _first_beyond(frames, 0.9 * pen.stem)
    head = _shoulder(corner, _unit(corner - points[0]), pen, over[joint])
    return [
        _bar(points[0], corner, pen, entry=True, press=False),
        head + over[joint + 1 :] + under[: joint - 1 : -1],
    ]


def na(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Stroke pressed down to the right, swelling to a foot: start, control(s), tip."""
    v = pen.stem
    frames = _curve(points)
    over, under = _edges(frames, lambda t: v * (0.20 + 1.05 * t**1.3))
    end = frames[-1]
    tip, knee = end.at(0.55 * v, 0.85 * v), len(frames) - 2
    return [
        over
        + _quad(over[-1], end.at(0.28 * v, 0.66 * v), tip, 4)
        + _quad(tip, end.at(0.10 * v, 0.05 * v), under[knee], 5)
        + under[:knee][::-1]
    ]


def dian(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Dot, from its point to its round end: start, (control,) end."""
    a, b = points[0], points[-1]
    v = min(pen.stem, 0.62 * abs(b - a))
    bend = points[1] if len(points) > 2 else (a + b) / 2 - 1j * (b - a) * 0.13
    frames = _curve([a, bend, b])
    over, under = _edges(frames, lambda t: v * (0.06 + 1.08 * math.sin(t * math.pi / 2) ** 1.25))
    end, half = frames[-1], v * 0.57
    cap = [end.at(half * 0.8 * math.cos(angle), half * math.sin(angle)) for angle in _CAP]
    return [over + cap + under[::-1]]


def ti(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Stroke flicked up to the right: start, tip."""
    a, b = points
    v = pen.stem
    frames = _curve([a, a + (b - a) * 0.5 + 1j * (b - a) * 0.04, b])
    over, under = _edges(frames, lambda t: v * (1.0 - 0.9 * t))
    start = frames[0]
    return [[start.at(0.15 * v, -0.5 * v), start.at(-0.3 * v, 0.45 * v)] + over[2:] + under[:2:-1]]


def heng_gou(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Bar that ends in a short drop to the left: start, corner, tip of the drop."""
    a, corner, tip = points
    v, t = pen.stem, pen.bar / 2
    end = _Frame(corner, _unit(corner - a))
    start, apex, side = end.at(-1.35 * v, t), end.at(-0.30 * v, t + 0.48 * v), end.at(0.55 * v, -0.05 * v)
    drop = [
        end.at(-1.35 * v, -t),
        start,
        *_quad(start, end.at(-0.75 * v, t + 0.05 * v), apex, 5),
        *_quad(apex, end.at(0.10 * v, t + 0.28 * v), side, 4),
        *_quad(side, (side + tip) / 2 - 1j * (tip - side) * 0.18, tip, 5),
        *_quad(tip, end.at(-0.45 * v, -t - 0.35 * v), end.at(-0.6 * v, -t), 5),
    ]
    return [_bar(a, corner, pen, entry=False, press=False), drop]


def pie_zhe(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Thrown stroke that turns right into a bar: start, corner, end."""
    a, corner, b = points
    v = pen.stem
    frames = _curve([a, (a + corner) / 2, corner])
    over, under = _edges(frames, lambda t: v * (1 - 0.45 * t))
    joint = _first_beyond(frames, 0.9 * v)
    return [
        _head(frames[0], v, over[joint]) + over[joint + 1 :] + under[:0:-1],
        _bar(corner, b, pen, entry=False, press=False),
    ]


def _up_hook(frame: _Frame, v: float) -> Contour:
    """Return the end of a level ribbon that hooks upwards, from its upper edge to its lower."""
    tip = frame.at(-0.10 * v, 2.15 * v)
    inner = frame.at(-1.2 * v, 0.42 * v)
    heel = frame.at(0.42 * v, 0.1 * v)
    return [
        inner,
        *_quad(inner, frame.at(-0.50 * v, 0.55 * v), tip),
        *_quad(tip, frame.at(0.15 * v, 0.9 * v), heel),
        *_quad(heel, frame.at(0.45 * v, -0.46 * v), frame.at(-0.6 * v, -0.46 * v)),
    ]


def shu_wan_gou(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Left wall of a box that bends right and hooks up: middle of the top bar, corner of the bend, end."""
    a, corner, b = points
    v = pen.stem
    down, right = _unit(corner - a), _unit(b - corner)
    radius = min(1.5 * v, 0.6 * abs(corner - a), 0.5 * abs(b - corner))
    bend = _curve([corner - down * radius, corner, corner + right * radius])
    over, under = _edges(bend, lambda t: v * (1 - 0.12 * t))
    head = _wall_head(_Frame(a, down), v, pen.bar)
    return [[*head, *over, *_up_hook(_Frame(b, right), v), *under[::-1]]]


def wan_gou(points: Sequence[complex], pen: Pen) -> list[Contour]:
    """Bowed stroke with a hook to the left: start, controls, foot, tip of the hook."""
    v = pen.stem
    *spine, tip = points
    frames = _curve(spine)
    over, under = _edges(frames, lambda t: v * (0.40 + 0.60 * min(1, 1.8 * t)))
    short = sum(abs(frame.origin - spine[-1]) > 1.1 * v for frame in frames)
    return [over[:short] + _hook_foot(frames[-1], v, tip) + under[:short][::-1]]


STROKES: Mapping[str, Callable[[Sequence[complex], Pen], list[Contour]]] = {
    stroke.__name__: stroke
    for stroke in (
        heng, bar, shu, wall, post, shu_gou, heng_zhe, heng_zhe_gou, shu_zhe, pie, heng_pie, na, dian, ti,
        heng_gou, pie_zhe, shu_wan_gou, wan_gou,
    )
}
