"""Every house rule and every choice of one has words: a new knob without them fails here."""

from dataclasses import fields
from enum import Enum
from typing import get_type_hints

import pytest

from engine import knobs
from engine.rules import Rules
from engine.rulesets import load
from tests.support.rulesets import LOOSE, PVT, RULESETS
from tusac_qt.words.knob_values import CHOICES, point_lines, value_text
from tusac_qt.words.knob_words import KNOBS, KnobGroup, group_name, knob_explanation, knob_name

LABELS = {"name", "description", "edition"}


def test_exactly_the_house_rules_there_are_have_words() -> None:
    assert set(KNOBS) == {field.name for field in fields(Rules)} - LABELS


@pytest.mark.parametrize("key", KNOBS)
def test_a_house_rule_has_a_name_and_an_explanation(key: str) -> None:
    assert knob_name(key)
    assert knob_explanation(key).endswith((".", ")"))


def test_names_tell_house_rules_and_groups_apart() -> None:
    assert len({words.label for words in KNOBS.values()}) == len(KNOBS)
    assert len({group_name(group) for group in KnobGroup}) == len(KnobGroup)
    assert {words.group for words in KNOBS.values()} == set(KnobGroup)


def test_every_choice_of_every_knob_has_words() -> None:
    kinds = {kind for kind in vars(knobs).values() if isinstance(kind, type) and issubclass(kind, Enum)}
    choices = {choice for kind in kinds - {Enum} for choice in kind}

    assert set(CHOICES) == choices


@pytest.mark.parametrize("kind", dict.fromkeys(map(type, CHOICES)), ids=lambda kind: kind.__name__)
def test_the_choices_of_one_knob_are_told_apart(kind: type[Enum]) -> None:
    assert len({CHOICES[choice] for choice in kind}) == len(kind)


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS.keys())
def test_every_value_can_be_said(rules: Rules) -> None:
    said = [value_text(rules, key) for key in KNOBS]

    assert all(said)
    assert not any("frozenset" in text or "Rules" in text or "." in text for text in said)


def test_values_of_each_type_in_words() -> None:
    assert value_text(PVT, "players") == "4"
    assert value_text(LOOSE, "players") == "2, 3, 4, 5, 6"
    assert value_text(LOOSE, "mixed_color_ranks") == "Advisor, Chariot, Soldier"
    assert value_text(RULESETS["wiki"], "mixed_color_ranks") == "all pieces"
    assert value_text(PVT, "out_of_turn_claims") == "win, Kong, Pong"
    assert value_text(PVT, "lock_identical") == "yes"
    assert value_text(PVT, "general_pong_points") == "3 in hand, 3 on the table"
    assert value_text(PVT, "first_dealer") == "by dice"
    assert point_lines(load("pvt"))[0] == "Kong 8 in hand, 6 on the table"
    assert set(get_type_hints(Rules)) == set(KNOBS) | LABELS
