"""The brush: strokes have body where they should, whichever way the data says it."""

import re

import pytest

from tusac_qt.cards.brush import STROKES
from tusac_qt.cards.nib import Contour, Pen
from tusac_qt.system import assets

DATA = (assets.root() / "glyphs" / "components.toml").read_text(encoding="utf-8")
PEN = Pen(stem=10, bar=5)
EXAMPLES = {
    "heng": [10 + 50j, 90 + 50j],
    "bar": [10 + 50j, 90 + 50j],
    "shu": [50 + 10j, 50 + 90j],
    "wall": [50 + 10j, 50 + 90j],
    "post": [50 + 10j, 50 + 90j],
    "shu_gou": [50 + 10j, 50 + 90j, 30 + 84j],
    "heng_zhe": [10 + 20j, 80 + 20j, 80 + 90j],
    "heng_zhe_gou": [10 + 20j, 80 + 20j, 80 + 90j, 60 + 84j],
    "heng_gou": [10 + 20j, 80 + 20j, 70 + 40j],
    "heng_pie": [10 + 20j, 80 + 20j, 70 + 60j, 20 + 90j],
    "shu_zhe": [20 + 10j, 20 + 80j, 90 + 80j],
    "shu_wan_gou": [20 + 10j, 20 + 80j, 90 + 80j],
    "wan_gou": [40 + 10j, 60 + 40j, 55 + 90j, 35 + 84j],
    "pie": [70 + 10j, 60 + 50j, 10 + 90j],
    "pie_zhe": [60 + 10j, 20 + 80j, 80 + 80j],
    "na": [30 + 10j, 50 + 60j, 85 + 85j],
    "dian": [40 + 30j, 60 + 60j],
    "ti": [10 + 80j, 60 + 50j],
}


def _area(contour: Contour) -> float:
    turned = contour[1:] + contour[:1]
    return abs(sum(p.real * q.imag - p.imag * q.real for p, q in zip(contour, turned, strict=True))) / 2


def _ink(kind: str, pen: Pen) -> float:
    return sum(_area(contour) for contour in STROKES[kind](EXAMPLES[kind], pen))


def test_every_kind_has_an_example() -> None:
    assert sorted(EXAMPLES) == sorted(STROKES)


@pytest.mark.parametrize("kind", list(STROKES))
def test_kind_is_used_and_explained_to_those_who_draw(kind: str) -> None:
    assert re.search(rf'"{kind} \d', DATA)
    assert re.search(rf"^#   {kind} ", DATA, re.MULTILINE)


@pytest.mark.parametrize("kind", list(STROKES))
def test_broader_pen_leaves_more_ink(kind: str) -> None:
    assert _ink(kind, Pen(stem=12, bar=6)) > _ink(kind, PEN) > 0


@pytest.mark.parametrize("kind", list(STROKES))
def test_ink_stays_near_the_points(kind: str) -> None:
    points = EXAMPLES[kind]
    reach = 2.3 * PEN.stem
    for contour in STROKES[kind](points, PEN):
        for point in contour:
            assert min(p.real for p in points) - reach <= point.real <= max(p.real for p in points) + reach
            assert min(p.imag for p in points) - reach <= point.imag <= max(p.imag for p in points) + reach


@pytest.mark.parametrize("kind", list(STROKES))
def test_stroke_keeps_its_shape_wherever_it_stands(kind: str) -> None:
    shift = 13 - 7j
    moved = STROKES[kind]([point + shift for point in EXAMPLES[kind]], PEN)
    for there, here in zip(moved, STROKES[kind](EXAMPLES[kind], PEN), strict=True):
        for p, q in zip(there, here, strict=True):
            assert abs(p - q - shift) < 1e-9


@pytest.mark.parametrize(("kind", "swells"), [("pie", False), ("ti", False), ("na", True), ("dian", True)])
def test_strokes_swell_or_taper_on_their_way(kind: str, *, swells: bool) -> None:
    points = EXAMPLES[kind]
    way = points[-1] - points[0]
    (contour,) = STROKES[kind](points, PEN)

    def breadth(part: float) -> float:
        near = [p for p in contour if abs(((p - points[0]) / way).real - part) < 0.12]
        across = [((p - points[0]) / way).imag * abs(way) for p in near]
        return max(across) - min(across)

    assert (breadth(0.8) > breadth(0.2)) is swells
