"""What is left out of a plaque that is too narrow for all of it, and what never is."""

from dataclasses import replace

import pytest

from tusac_qt.model.plaque_lines import Fits, count_line, name_line, one_line
from tusac_qt.model.scene_text import PlaqueText

BOT = PlaqueText(
    3,
    17,
    "Bốp",
    ("away", "slow", "computer"),
    "17 cards · 1 point · Pong ×2",
    "−13",
    "−13",
    "dealer",
    is_active=False,
)


def letters(most: int) -> Fits:
    """Fits so many letters."""
    return lambda text: len(text) <= most


@pytest.mark.parametrize(
    ("room", "line"),
    [
        (99, "Bốp · away · slow · computer"),
        (20, "Bốp · away · slow"),
        (12, "Bốp · away"),
        (9, "Bốp"),
        (1, "Bốp"),
    ],
)
def test_the_name_stands_longer_than_any_state(room: int, line: str) -> None:
    assert name_line(BOT, letters(room)) == line


@pytest.mark.parametrize(
    ("room", "line"),
    [
        (99, "17 cards · 1 point · Pong ×2  ·  −13  ·  dealer"),
        (40, "17 cards · Pong ×2  ·  −13  ·  dealer"),
        (28, "17 cards  ·  −13  ·  dealer"),
        (1, "17 cards  ·  −13  ·  dealer"),
    ],
)
def test_points_that_lie_on_the_table_are_left_out_first(room: int, line: str) -> None:
    assert count_line(BOT, letters(room)) == line


@pytest.mark.parametrize(
    ("room", "line"), [(35, "17 cards  ·  score −13  ·  dealer"), (30, "17 cards  ·  −13  ·  dealer")]
)
def test_the_word_before_the_score_goes_rather_than_the_score(room: int, line: str) -> None:
    seat = replace(BOT, tally="score −13")

    assert count_line(seat, letters(room), letters(room)) == line


@pytest.mark.parametrize(
    ("room", "line"),
    [
        (60, "Bốp · away · slow · computer  ·  17 cards  ·  −13  ·  dealer"),
        (50, "Bốp · away · slow · computer  ·  17 cards  ·  −13"),
        (42, "Bốp · away  ·  17 cards  ·  −13  ·  dealer"),
        (31, "Bốp · away  ·  17 cards  ·  −13"),
        (23, "Bốp · away  ·  17 cards"),
        (12, "Bốp · away"),
        (9, "Bốp"),
        (1, "Bốp"),
    ],
)
def test_one_line_leaves_out_counts_then_states_and_never_the_name(room: int, line: str) -> None:
    assert one_line(BOT, letters(room)) == line
