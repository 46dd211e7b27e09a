"""The pages look as somebody has seen that they should: in a few cloths and sizes, in full in all."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from tests.support.golden import MOST_OFF, PAGES, SIZES, difference, is_alike, stored, tint_apart
from tests.support.places import ROOT
from tests.support.sweeps import times

pytestmark = pytest.mark.long

HAND = QRect(4, 21, 36, 6)
PANEL = QRect(14, 6, 20, 14)

OTHER_FONTS, OTHER_CLOTH = 1, 12
"""So much of 255 a picture may become lighter all over by other letters, and must not by another cloth."""


@pytest.mark.slow
@pytest.mark.parametrize("scale", SIZES)
def test_every_page_looks_as_it_was_seen(scale: int) -> None:
    command = [sys.executable, "-m", "tools.golden", "--scale", str(scale)]
    command += ["--all"] * times(0, 1)
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert answer.returncode == 0, answer.stdout + answer.stderr[-2000:]


def _covered(picture: QImage, place: QRect, color: QColor) -> QImage:
    """Return a picture in which something of one color lies over a place."""
    changed = picture.copy()
    painter = QPainter(changed)
    painter.fillRect(place, color)
    painter.end()
    return changed


@pytest.mark.parametrize("scale", SIZES)
def test_a_hand_that_is_gone_a_panel_over_cards_and_another_cloth_are_noticed(scale: int) -> None:
    kept = stored(scale)
    assert {page for page, _, _ in kept} == set(PAGES)
    for (page, cloth, size), picture in kept.items():
        others = {"lacquer", "mat", "night"} - {cloth}
        assert not any(is_alike(picture, kept[page, other, size]) for other in others), (page, cloth, size)
        if page == "table":
            assert not is_alike(picture, _covered(picture, HAND, picture.pixelColor(2, 14))), (cloth, size)
            assert not is_alike(picture, _covered(picture, PANEL, QColor("gray"))), (cloth, size)


def _bluer(picture: QImage, by: int) -> QImage:
    """Return a picture all of whose dots are a little bluer."""
    changed = picture.copy()
    painter = QPainter(changed)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.fillRect(changed.rect(), QColor(0, 0, by))
    painter.end()
    return changed


def test_pages_that_are_all_panel_are_told_apart_by_their_tint_where_no_dot_by_itself_shows_it() -> None:
    kept = stored(1)
    alike_in_dots = 0
    for (page, cloth, size), picture in kept.items():
        assert is_alike(picture, _bluer(picture, OTHER_FONTS)), (page, cloth, size)
        other = _bluer(picture, OTHER_CLOTH)
        assert difference(picture, other) == 0
        assert not is_alike(picture, other), (page, cloth, size)
        if cloth == "lacquer":
            night = kept[page, "night", size]
            alike_in_dots += difference(picture, night) <= MOST_OFF
            assert tint_apart(picture, night) > OTHER_CLOTH

    assert alike_in_dots, "the tint is looked at for nothing"
