"""A page that is painted piece by piece looks as when it is painted whole, on screens of any scale."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.places import ROOT

SCALES = ("1.25", "1.5", "1.75")
"""Scales of most portable computers: a pixel of ours is no whole number of theirs."""


def _differences(scale: str, folder: Path, *pages: str) -> str:
    command = [sys.executable, "-m", "tests.support.strips", scale, str(folder), *pages]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert answer.returncode == 0 or answer.stdout, answer.stderr[-2000:]
    return answer.stdout


@pytest.mark.slow
def test_a_lesson_and_a_game_looked_back_on_show_no_scratches_at_125_percent(tmp_path: Path) -> None:
    assert _differences("1.25", tmp_path, "look back", "lesson") == ""


@pytest.mark.long
@pytest.mark.parametrize("scale", SCALES)
def test_no_page_shows_where_it_was_painted_in_pieces(scale: str, tmp_path: Path) -> None:
    assert _differences(scale, tmp_path) == ""
