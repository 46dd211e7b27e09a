"""Rules explained from their value alone: what a rule changes, the explanation says."""

from dataclasses import replace
from itertools import pairwise

import pytest

from engine.cards import Piece
from engine.melds import MeldKind, meld_kind
from engine.rules import Rules
from engine.rules_text import override
from engine.rulesets import load
from tests.engine.test_knobs import CASES
from tests.support.rulesets import LOOSE, PVT, RULESETS, STRICT
from tusac_qt.words.glossary import meaning_of
from tusac_qt.words.rules_guide import Cards, Heading, Sentence, SetTable, guide, set_table


def _text(rules: Rules) -> str:
    parts = []
    for block in guide(rules):
        if isinstance(block, SetTable):
            parts += [f"{row.name} {row.text} {row.concealed}/{row.exposed}" for row in block.rows]
        else:
            parts.append(block.text)
    return "\n".join(parts)


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS.keys())
def test_every_chapter_says_something(rules: Rules) -> None:
    blocks = guide(rules)

    assert isinstance(blocks[-1], Sentence)
    for block, following in pairwise(blocks):
        assert not (isinstance(block, Heading) and isinstance(following, Heading))
    assert "{" not in _text(rules)


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS.keys())
def test_the_examples_are_sets_by_these_rules_and_their_points_its_points(rules: Rules) -> None:
    rows = set_table(rules).rows
    for row in rows:
        shown = [row.cards] if row.cards[-1].is_joker is False else [(card,) for card in row.cards]
        for cards in shown:
            assert meld_kind(cards, rules.mixed_color_ranks) is not None
    assert [row.concealed for row in rows] == sorted((row.concealed for row in rows), reverse=True)
    assert {(row.concealed, row.exposed) for row in rows} >= {
        rules.points[MeldKind.KONG],
        rules.points[MeldKind.PAIR],
    }


@pytest.mark.parametrize(
    ("key", "rules", "value"),
    [case[:3] for case in CASES],
    ids=[f"{rules.name} {key} {value}" for key, rules, value, *_ in CASES],
)
def test_whatever_rule_is_switched_the_explanation_says_otherwise(
    key: str, rules: Rules, value: object
) -> None:
    assert _text(override(rules, {key: value})) != _text(rules)


def test_odd_points_are_promised_where_they_are_certain() -> None:
    assert "odd" in _text(PVT)
    assert "odd" not in _text(override(PVT, {"points": {"quad": [5, 5]}}))
    assert "odd" not in _text(override(PVT, {"win_bonus": 3}))


def test_a_stake_is_told_with_what_a_kong_makes_of_it() -> None:
    stake = override(PVT, {"payment": "stake", "unit": 10})

    assert "gets twice the stake" in _text(override(stake, {"kong_multiplier": 2}))
    assert "gets 3 times the stake" in _text(override(stake, {"kong_multiplier": 3}))
    assert not {"twice", "times"} & set(_text(stake).split())


def test_a_drawn_general_is_told_with_everything_it_may_be_laid_down_with() -> None:
    trap = "Three Generals of different colors are worth 1 point in one set, but 3 points apart."

    assert "with Generals of two or three other colors" in _text(load("wiki"))
    assert trap in _text(load("wiki"))
    assert trap not in _text(override(load("wiki"), {"points": {"chow_colors": [3, 3]}}))
    for rules in (PVT, load("viet")):
        assert "other colors" not in _text(rules)
        assert trap not in _text(rules)
        assert "as a Kong with three of the same" in _text(rules)


def test_what_rules_say_of_themselves_is_a_sentence() -> None:
    described = "Six cards stay in the wall"
    for description in (described, f"{described}."):
        assert Sentence(f"{described}.") in guide(replace(PVT, description=description))


def test_the_deck_is_told_in_a_sentence() -> None:
    assert "The deck has 112 cards." in _text(PVT)
    told = "The deck has 112 cards for 2, 3, 4 players; 140 cards for 5 players; 168 cards for 6 players."
    assert told in _text(load("wiki"))


def test_nothing_is_said_to_be_called_that_nobody_can_call() -> None:
    assert "bỏ đôi" in _text(load("viet"))
    assert "bỏ đôi" not in _text(PVT)
    for text in (_text(load("viet")), meaning_of("bo_doi")):
        assert "has to be said" not in text


def test_what_a_losers_kongs_save_is_told_in_figures() -> None:
    amount = override(PVT, {"loser_kong_deduction": "amount", "unit": 3})
    dealt = override(PVT, {"expose_dealt_kongs": True})

    assert "For each of their own Kongs on the table, a loser pays for 6 points less." in _text(PVT)
    assert "For each of their own Kongs on the table, a loser pays 6 less." in _text(amount)
    assert "For a dealt Kong, that’s 8." in _text(dealt)
    assert "For a dealt Kong" not in _text(PVT)
    assert "pays for" not in _text(load("viet"))


def test_jokers_and_colors_are_shown_as_cards() -> None:
    shown = [block.cards for block in guide(LOOSE) if isinstance(block, Cards)]

    assert [len(cards) for cards in shown] == [len(Piece), 4, 5]
    assert [len(block.cards) for block in guide(STRICT) if isinstance(block, Cards)] == [len(Piece), 4]
