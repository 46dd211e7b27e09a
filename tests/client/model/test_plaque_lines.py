"""The parts that a plaque omits when it is too narrow, and those that it never omits."""

from dataclasses import replace

import pytest

from tusac_qt.model.plaque_lines import PlaqueRoom, plaque_lines
from tusac_qt.model.scene_text import PlaqueText

NAME, BODY = 20.0, 16.0
BOT = PlaqueText(
    face=3,
    cards=17,
    name="Bốp",
    states=("away", "slow", "computer"),
    held="17 cards",
    points="1 point",
    marks="Pong ×2",
    tally="score −13",
    number="−13",
    notes="",
    is_active=False,
)
NOTED = replace(BOT, states=(), notes="passing")
ONE, TWO, THREE, FOUR = 26.0, 47.0, 74.0, 95.0
"""Heights of so many lines."""


def lines(seat: PlaqueText, letters: float, height: float) -> list[str]:
    """Return what a plaque says where lines hold so many usual letters, each as wide as half its height."""
    room = PlaqueRoom(letters * BODY / 2, height, NAME, BODY, lambda text, pixels, _: len(text) * pixels / 2)
    return [line.text for line in plaque_lines(seat, room)]


@pytest.mark.parametrize(
    ("letters", "name"),
    [(99, "Bốp · away · slow · computer"), (20, "Bốp · away · slow"), (14, "Bốp · away"), (9, "Bốp")],
)
def test_the_name_stands_longer_than_any_state(letters: float, name: str) -> None:
    seat = replace(BOT, held="17", points="", marks="", tally="−13")

    assert lines(seat, letters, THREE)[0] == name


@pytest.mark.parametrize(
    ("letters", "height", "counts"),
    [
        (99, THREE, ["17 cards · 1 point · Pong ×2", "score −13"]),
        (28, THREE, ["17 cards · 1 point · Pong ×2", "score −13"]),
        (18, THREE, ["17 cards · 1 point", "score −13"]),
        (99, TWO, ["17 cards · 1 point · Pong ×2  ·  score −13"]),
        (21, TWO, ["17 cards · 1 point  ·  −13"]),
        (14, TWO, ["1 point  ·  −13"]),
    ],
)
def test_counts_get_a_line_more_and_then_lose_marks_and_words_but_never_points(
    letters: float, height: float, counts: list[str]
) -> None:
    assert lines(BOT, letters, height)[1:] == counts


@pytest.mark.parametrize(
    ("letters", "height", "counts"),
    [
        (99, FOUR, ["17 cards · 1 point · Pong ×2", "score −13  ·  passing"]),
        (45, FOUR, ["17 cards · 1 point · Pong ×2", "score −13  ·  passing"]),
        (28, FOUR, ["17 cards · 1 point · Pong ×2", "score −13  ·  passing"]),
        (18, FOUR, ["17 cards · 1 point", "score −13", "passing"]),
        (16, TWO, ["1 point  ·  −13"]),
    ],
)
def test_answers_given_beforehand_stand_in_a_line_of_their_own_where_there_is_one(
    letters: float, height: float, counts: list[str]
) -> None:
    assert lines(NOTED, letters, height)[1:] == counts


@pytest.mark.parametrize(
    ("letters", "line"),
    [
        (99, "Bốp · away · slow · computer  ·  17 cards · 1 point · Pong ×2  ·  score −13"),
        (56, "Bốp · away · slow  ·  17 cards · 1 point · Pong ×2  ·  score −13"),
        (43, "Bốp · away  ·  17 cards · 1 point · Pong ×2  ·  score −13"),
        (32, "Bốp · away  ·  17 cards · 1 point  ·  −13"),
        (23, "Bốp · away  ·  1 point  ·  −13"),
        (18, "Bốp  ·  1 point  ·  −13"),
    ],
)
def test_a_single_line_leaves_out_states_marks_words_and_cards_but_never_points(
    letters: float, line: str
) -> None:
    assert lines(BOT, letters, ONE) == [line]


@pytest.mark.parametrize(
    ("letters", "line"),
    [
        (30, "Bà Ngoại Sáu  ·  1 point  ·  −13"),
        (22, "Bà Ngoại…  ·  1 point  ·  −13"),
        (1, "Bà…  ·  1 point  ·  −13"),
    ],
)
def test_a_long_name_is_cut_short_before_its_points(letters: float, line: str) -> None:
    assert lines(replace(BOT, name="Bà Ngoại Sáu", states=()), letters, ONE) == [line]


@pytest.mark.parametrize("letters", [24, 30, 60])
def test_a_plaque_has_as_many_lines_before_the_first_point_as_after_it(letters: float) -> None:
    bare = replace(BOT, points="", marks="", tally="score 0", number="0")

    assert len(lines(bare, letters, THREE)) == len(lines(BOT, letters, THREE)) == 3


def test_letters_grow_smaller_before_words_go_but_stay_readable() -> None:
    room = PlaqueRoom(160.0, 110.0, 40.0, 32.0, lambda text, pixels, _: len(text) * pixels / 2)
    first, *others = plaque_lines(replace(BOT, marks=""), room)

    assert [line.text for line in others] == ["17 cards · 1 point", "score −13"]
    assert all(16.0 <= line.pixels < 32.0 for line in others)
    assert first.pixels > others[0].pixels
