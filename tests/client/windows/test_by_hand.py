"""A round and the first lesson by mouse alone and by keys alone, in the program's own window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.support.first_comer import FirstComer
from tests.support.network import FakeNode
from tests.support.scenes import SWIFT
from tests.support.windows import Program, program
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings

pytestmark = pytest.mark.long


@pytest.fixture
def started(qapp: QApplication, tmp_path: Path) -> Iterator[Program]:
    """A program whose window shows its first page."""
    del qapp
    options = StartOptions(seed=bytes(32), pace=SWIFT, rounds=1)
    made = program(tmp_path, lambda: FakeNode, Settings(name="An", language="en", flight_percent=0), options)
    yield made
    made.close()


@pytest.mark.slow
@pytest.mark.parametrize("has_mouse", [True, False], ids=["mouse", "keys"])
def test_a_match_is_played_to_its_end(started: Program, *, has_mouse: bool) -> None:
    FirstComer(started, has_mouse=has_mouse).play_match()
    table = started.bridge.table

    assert table.match.is_over
    assert len(table.match.outcomes) == 1


@pytest.mark.slow
@pytest.mark.parametrize("has_mouse", [True, False], ids=["mouse", "keys"])
def test_the_first_lesson_leads_to_a_round_alone(started: Program, *, has_mouse: bool) -> None:
    FirstComer(started, has_mouse=has_mouse).take_lesson()

    assert not started.bridge.is_lesson
    assert started.bridge.table.view.outcome is None
