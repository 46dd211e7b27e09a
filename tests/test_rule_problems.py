"""What is wrong with rules is said in the player's language, with its numbers."""

import pytest

from engine.rulesets import load
from tusac_qt.choices.house_rules import name_problem, problems_of
from tusac_qt.words import rule_problems
from tusac_qt.words.rule_problems import PROBLEMS, problem_text

WRONG = (
    {"hand_size": 0},
    {"jokers": 3},
    {"starter_extra": 2},
    {"players": []},
    {"players": [6], "dead_wall": 60},
    {"hand_size": 3, "expose_dealt_quads": True, "dealt_win": False},
    {"color": 1},
)


@pytest.fixture
def backwards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language in which texts are said with a mark before them."""
    monkeypatch.setattr(rule_problems, "translate", lambda _, text: f"¡{text}")


@pytest.mark.usefixtures("backwards")
@pytest.mark.parametrize("changes", WRONG, ids=str)
def test_what_the_engine_finds_wrong_has_a_translation(changes: dict[str, object]) -> None:
    problems = problems_of(load("pvt").to_dict() | changes)

    assert problems
    assert {problem_text(text) for text in problems.values()} == {f"¡{text}" for text in problems.values()}


@pytest.mark.usefixtures("backwards")
@pytest.mark.parametrize("name", ["", "pvt", "x" * 99])
def test_a_wrong_name_has_one_too(name: str) -> None:
    problem = (name_problem(name) or "").removeprefix("name: ")

    assert problem_text(problem) == f"¡{problem}"


def test_what_is_not_known_is_said_as_it_is() -> None:
    assert problem_text("'six' is not a whole number") == "'six' is not a whole number"
    assert len(set(PROBLEMS)) == len(PROBLEMS)
