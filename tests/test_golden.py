"""The pages look as somebody has seen that they should: in a few cloths and sizes, in full in all."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from tests.support.golden import PAGES, SIZES, is_alike, stored
from tests.support.sweeps import times

ROOT = Path(__file__).parents[1]
HAND = QRect(4, 21, 36, 6)
PANEL = QRect(14, 6, 20, 14)


PANELS = {"settings", "rules", "lesson"}
"""Nearly all of these is panel or veil, in which the two dark cloths differ as little as two paintings of one."""


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
        others = {"mat"} if page in PANELS and cloth != "mat" else {"lacquer", "mat", "night"} - {cloth}
        assert not any(is_alike(picture, kept[page, other, size]) for other in others), (page, cloth, size)
        if page == "table":
            assert not is_alike(picture, _covered(picture, HAND, picture.pixelColor(2, 14))), (cloth, size)
            assert not is_alike(picture, _covered(picture, PANEL, QColor("gray"))), (cloth, size)
