"""The edge of the woodcut brush: how ink begins, runs and ends, from which `brush` makes whole strokes.

Curves and ribbons, the knife-cut head of a stem, its foot and its hook, the raised corner, the pressed bar.
Pure mathematics on complex numbers (x to the right, y downwards, in hundredths of the character's box);
nothing here knows a kind of stroke, a character, a file or Qt. A contour is a closed polygon, turning either
way.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

Contour: TypeAlias = list[complex]

CURVE_STEPS = 14


@dataclass(frozen=True, slots=True)
class Pen:
    """The widths of strokes, in hundredths of the character's box.

    Attributes:
        stem: Thickness of an upright stroke; every swelling and hook is a multiple of it.
        bar: Thickness of a level stroke.
    """

    stem: float
    bar: float


@dataclass(frozen=True, slots=True)
class NibFrame:
    """A place on a stroke and the way it runs there."""

    origin: complex
    way: complex

    def at(self, along: float, aside: float) -> complex:
        """Return the point `along` the way and `aside` of it (positive: above a bar, right of a stem)."""
        return self.origin + self.way * along - 1j * self.way * aside


def unit(vector: complex) -> complex:
    """Return the direction of a vector that is not zero."""
    return vector / abs(vector)


def quad(start: complex, control: complex, end: complex, steps: int = 6) -> Contour:
    """Return the points of a quadratic curve after `start`, up to and with `end`."""
    points = []
    for step in range(1, steps + 1):
        t = step / steps
        points.append(start * (1 - t) ** 2 + control * (2 * t * (1 - t)) + end * t * t)
    return points


def curve(points: Sequence[complex]) -> list[NibFrame]:
    """Return frames along the Bézier curve with these two, three or four control points."""
    frames = []
    order = len(points) - 1
    steps = 1 if order == 1 else CURVE_STEPS
    for step in range(steps + 1):
        t = step / steps
        # De Casteljau: the last two points left give both the place and the direction.
        row = list(points)
        while len(row) > 2:
            row = [a + (b - a) * t for a, b in pairwise(row)]
        frames.append(NibFrame(row[0] + (row[1] - row[0]) * t, unit(row[1] - row[0])))
    return frames


def edges(frames: Sequence[NibFrame], width: Callable[[float], float]) -> tuple[Contour, Contour]:
    """Return the points on either side (aside > 0, aside < 0) of a ribbon of that width along the frames."""
    last = len(frames) - 1
    over, under = [], []
    for step, frame in enumerate(frames):
        half = width(step / last) / 2
        over.append(frame.at(0, half))
        under.append(frame.at(0, -half))
    return over, under


def first_beyond(frames: Sequence[NibFrame], distance: float) -> int:
    """Return the first frame at least that far from the start, but never the last."""
    start = frames[0].origin
    beyond = (step for step, frame in enumerate(frames) if abs(frame.origin - start) >= distance)
    return min(next(beyond, len(frames) - 2), len(frames) - 2)


def cut_head(frame: NibFrame, v: float, right: complex) -> Contour:
    """Return a knife-cut head: from the left edge over the slanting top to the point `right` below it."""
    tip, corner = frame.at(-0.22 * v, -0.5 * v), frame.at(0.26 * v, 0.70 * v)
    return [
        tip,
        *quad(tip, frame.at(0.0, 0.18 * v), corner, 4),
        *quad(corner, (corner + right) / 2 + 1j * (right - corner) * 0.14, right, 4),
    ]


def stem_head(frame: NibFrame, v: float) -> Contour:
    """Return the knife-cut head of a straight stem of thickness v."""
    return cut_head(frame, v, frame.at(0.92 * v, 0.5 * v))


def wall_head(frame: NibFrame, v: float, bar: float) -> Contour:
    """Return the head of the left wall of a box, standing a little above the bar that leaves it."""
    return [frame.at(-bar / 2 - 0.30 * v, -0.5 * v), frame.at(-bar / 2 - 0.08 * v, 0.5 * v)]


def stem_foot(frame: NibFrame, v: float) -> Contour:
    """Return the foot of a stem, from its right edge to its left."""
    right = frame.at(-0.16 * v, 0.5 * v)
    return [right, *quad(right, frame.at(0.08 * v, 0.15 * v), frame.at(0.06 * v, -0.5 * v), 4)]


def hook_foot(frame: NibFrame, v: float, tip: complex) -> Contour:
    """Return the foot of a stem that ends in a hook with that tip, from its right edge to its left."""
    outer, heel = frame.at(-0.9 * v, 0.5 * v), frame.at(0.30 * v, -0.05 * v)
    return [
        outer,
        *quad(outer, frame.at(0.0, 0.52 * v), heel),
        *quad(heel, frame.at(0.05 * v, -0.75 * v), tip),
        *quad(tip, frame.at(-0.42 * v, -0.75 * v), frame.at(-1.0 * v, -0.5 * v)),
    ]


def shoulder(corner: complex, way: complex, pen: Pen, right: complex) -> Contour:
    """Return the raised corner where a bar running `way` turns down: left edge, apex, and down to `right`."""
    v, t = pen.stem, pen.bar / 2
    frame = NibFrame(corner, way * 1j)
    start, apex, side = (
        frame.at(-t, -1.35 * v),
        frame.at(-t - 0.40 * v, -0.22 * v),
        frame.at(0.05 * v, 0.68 * v),
    )
    return [
        frame.at(t, -0.5 * v),
        frame.at(t, -1.35 * v),
        start,
        *quad(start, frame.at(-t - 0.05 * v, -0.70 * v), apex, 5),
        *quad(apex, frame.at(-t - 0.22 * v, 0.22 * v), side, 4),
        *quad(side, (side + right) / 2 + 1j * (right - side) * 0.14, right, 4),
    ]


def level(a: complex, b: complex, pen: Pen, *, entry: bool, press: bool) -> Contour:
    """Return a level stroke from a to b, with or without its cut entry and its press at the end."""
    v, t = pen.stem, pen.bar / 2
    way = unit(b - a)
    start, end = NibFrame(a, way), NibFrame(b, way)
    contour = [start.at(0, -t)]
    if entry:
        top = start.at(-0.12 * v, t + 0.17 * v)
        contour = [start.at(0.16 * v, -t), top, *quad(top, start.at(0.28 * v, t), start.at(0.8 * v, t), 4)]
    else:
        contour.append(start.at(0, t))
    if press:
        foot, apex = end.at(-1.25 * v, t), end.at(-0.48 * v, t + 0.56 * v)
        contour += [
            foot,
            *quad(foot, end.at(-0.78 * v, t + 0.06 * v), apex, 5),
            *quad(apex, end.at(-0.28 * v, t + 0.48 * v), end.at(0.06 * v, -0.3 * t), 4),
            end.at(-0.08 * v, -t),
        ]
    else:
        contour += [end.at(0, t), end.at(0, -t)]
    return contour


def up_hook(frame: NibFrame, v: float) -> Contour:
    """Return the end of a level ribbon that hooks upwards, from its upper edge to its lower."""
    tip = frame.at(-0.10 * v, 2.15 * v)
    inner = frame.at(-1.2 * v, 0.42 * v)
    heel = frame.at(0.42 * v, 0.1 * v)
    return [
        inner,
        *quad(inner, frame.at(-0.50 * v, 0.55 * v), tip),
        *quad(tip, frame.at(0.15 * v, 0.9 * v), heel),
        *quad(heel, frame.at(0.45 * v, -0.46 * v), frame.at(-0.6 * v, -0.46 * v)),
    ]
