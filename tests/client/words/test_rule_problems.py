"""Problems of rules are told in sentences, in every language, with the values."""

import pytest

from engine import rulesets
from engine.errors import RuleFault, RuleProblem
from engine.rule_notes import RuleNote
from engine.rulesets import load
from tusac_qt.choices.house_rules import check, name_problem, problems_of
from tusac_qt.words import rule_problems
from tusac_qt.words.rule_problems import (
    PROBLEMS,
    NameFault,
    old_names_text,
    problem_line,
    problem_text,
)

WRONG = (
    ({"hand_size": 0}, "hand_size: 0 is not between 1 and 40"),
    ({"jokers": 3}, "jokers: 3 is neither 0 nor 5"),
    ({"dealer_extra": 2}, "dealer_extra: must be 1, not 2: the dealer starts with a discard"),
    ({"players": []}, "players: give one or more numbers from 2 to 6"),
    ({"players": [6], "dead_wall": 60}, "hand_size: 6 players and the dead wall need 181 cards of 168"),
    (
        {"hand_size": 3, "expose_dealt_kongs": True, "dealt_win": False},
        "hand_size: a dealer with 3 cards plus one might have to lay all of them open",
    ),
    ({"general_claims_by_others": ["pair"]}, "general_claims_by_others: Generals are never paired"),
    ({"unit": "six"}, "unit: 'six' is not a whole number"),
    ({"kong_claim": "never"}, "kong_claim: 'never' is not one of optional, compulsory, unless_waiting"),
    ({"out_of_turn_claims": ["chow"]}, ("out_of_turn_claims: ['chow'] is not a list of some of win, kong,"
                                       " pong, pair")),
    ({"points": {"kong": [101, 6]}}, "points: kong: 101, 6 are not both between 0 and 100"),
    ({"base": "mine"}, "base: there is no ruleset called mine; tusac rules list tells which there are"),
    ({"version": 7}, ("version: the file has version 7, and this program reads up to 2; update tusac to"
                     " read it")),
    ({"kong_clam": 1}, "kong_clam: there is no such rule; did you mean kong_claim?"),
    ({"quad_claim": "optional"}, ("kong_claim: is there twice, once by its old name quad_claim; keep one"
                                 " of them")),
)  # fmt: skip


@pytest.mark.parametrize(("changes", "sentence"), WRONG, ids=str)
def test_what_is_wrong_with_a_file_is_a_sentence(changes: dict[str, object], sentence: str) -> None:
    ((problem,),) = check(load("pvt").knobs() | changes, rulesets.find).problems.values()

    assert problem_line(problem) == sentence


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "give the rules a name"),
        ("pvt", "a ruleset that comes with the game has this name"),
        ("x" * 99, "at most 40 letters, without line breaks"),
    ],
)
def test_why_a_name_may_not_be_is_a_sentence(name: str, sentence: str) -> None:
    problem = name_problem(name)

    assert problem is not None
    assert problem_line(problem) == f"name: {sentence}"


def test_every_fault_has_its_own_sentence() -> None:
    assert set(PROBLEMS) == {*RuleFault, *RuleNote, *NameFault}
    assert len(set(PROBLEMS.values())) == len(PROBLEMS)


def test_a_rule_that_is_not_to_blame_is_not_named() -> None:
    assert problem_line(RuleProblem("", RuleFault.NO_SUCH_RULESET, {"ruleset": "x"})) == (
        "there is no ruleset called x; tusac rules list tells which there are"
    )


def test_old_names_are_told_in_one_sentence() -> None:
    text = old_names_text({"quad_claim": "kong_claim", "quad": "kong"})

    assert text == "old names are read as the new ones: quad_claim as kong_claim, quad as kong"


def test_sentences_are_said_in_the_language_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_problems, "translate", lambda _, text: f"¡{text}")
    ((problem,),) = problems_of(load("pvt").knobs() | {"unit": 0}).values()

    assert problem_text(problem) == "¡0 is not between 1 and 1000000"
