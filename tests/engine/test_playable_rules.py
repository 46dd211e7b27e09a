"""All rules that pass the check can be played.

No state without a legal action, whoever chooses, to the end.
"""

import random
from collections.abc import Mapping
from dataclasses import fields, replace
from enum import Enum
from typing import Any, get_type_hints

import pytest

from engine.actions import Discard
from engine.ai.advice import propose
from engine.ai.player import POLICIES, load_player
from engine.apply import apply
from engine.cards import Piece
from engine.errors import Reason, RulesError
from engine.flow import seats_to_act
from engine.knobs import ClaimName
from engine.legal import legal_actions, why_not
from engine.melds import MeldKind
from engine.rules import Rules
from engine.rules_text import override
from engine.seats import Seat
from engine.state import Phase, RoundState
from engine.view import conceal, project
from tests.support.rounds import arranged, dealt
from tests.support.rulesets import PVT, TENHU, VIET, WIKI
from tests.support.sweeps import times

TINY = override(PVT, {"name": "tiny", "players": [2], "hand_size": 1, "dealt_win": False})
POOR = override(PVT, {"name": "poor", "players": [2], "hand_size": 3, "min_points_to_win": 1000})


def random_rules(chance: random.Random) -> Rules:
    """Return rules of which every field is drawn, and which pass the check."""
    while True:
        drawn: dict[str, Any] = {
            name: chance.choice(list(kind))
            for name, kind in get_type_hints(Rules).items()
            if isinstance(kind, type) and issubclass(kind, Enum)
        }
        drawn |= {name: chance.random() < 0.5 for name, kind in get_type_hints(Rules).items() if kind is bool}
        try:
            return replace(PVT, name="drawn", **drawn, **_numbers(chance))
        except RulesError:
            continue


def _numbers(chance: random.Random) -> Mapping[str, Any]:
    some = lambda choices: frozenset(choice for choice in choices if chance.random() < 0.5)  # noqa: E731
    points = lambda: (chance.randrange(9), chance.randrange(9))  # noqa: E731
    return {
        "players": frozenset({chance.randrange(2, 7)}),
        "hand_size": chance.choice((1, 2, 3, 4, 5, 7, 8, 11, 16, 20)),
        "copies_per_type": chance.choice((1, 2, 3, 4, 4, 5, 6)),
        "jokers": chance.choice((0, 5)),
        "dead_wall": chance.choice((0, 0, 6, 20)),
        "mixed_color_ranks": some(Piece),
        "general_claims_by_others": some(ClaimName),
        "out_of_turn_claims": some(ClaimName),
        "points": tuple(points() for _ in MeldKind),
        "general_pong_points": points(),
        "win_bonus": chance.choice((0, 5)),
        "min_points_to_win": chance.choice((0, 0, 3, 40)),
        "identical_soldiers": chance.choice((2, 3, 4, 5)),
        "general_kong_extra": chance.choice(((0, 0), (-1, 2))),
        "dead_hand_points": chance.choice((0, 10)),
        "ante": chance.choice((0, 5)),
        "self_draw_bonus": chance.choice((0, 3)),
        "min_points_from_five": chance.choice((0, 2)),
        "multiplier_from_five": chance.choice((1, 2)),
        "dead_wall_from_five": chance.choice((-1, 0)),
        "hand_size_of_six": chance.choice((0, 5)),
        "yellow_general_bonus": chance.choice((0, 5)),
        "joker_kong_points": chance.choice(((0, 0), (8, 6), (24, 18), (0, 2))),
        "joker_extra": chance.choice((0, 2, 3)),
        "opposite_deals_from": chance.choice((0, 10)),
    }


def altered_rules(base: Rules, chance: random.Random) -> Rules:
    """Return the rules of a ruleset that people play, with one field in five drawn."""
    drawn_ones = [each.name for each in fields(Rules) if each.name not in {"name", "description", "players"}]
    while True:
        drawn = random_rules(chance)
        told = {name: getattr(drawn, name) for name in drawn_ones if chance.random() < 0.2}
        try:
            return replace(base, name="altered", **told)
        except RulesError:
            continue


def played(state: RoundState, chance: random.Random) -> RoundState:
    """Play a round to its end: by chance, by computer players, as it is proposed to people."""
    while not state.is_over:
        for seat in seats_to_act(state):
            legal = legal_actions(state, seat)
            assert legal, f"seat {seat} can do nothing in {state}"
            view, way = project(state, seat), chance.random()
            if way < 0.8:
                action = chance.choice(legal)
            elif way < 0.9:
                action = propose(view, legal)
            else:
                level = chance.choice(sorted(POLICIES))
                action = load_player(level).choose(view, legal, chance.getrandbits(64))
            assert action in legal
            state = apply(state, action).state
    return state


def rounds_by_drawn_rules(first: int, count: int) -> int:
    """Play so many rounds, each by rules of its own; return how many were won."""
    won = 0
    for seed in range(first, first + count):
        chance = random.Random(seed)
        rules = random_rules(chance)
        (seats,) = rules.players
        won += played(dealt(rules, seed, seats=seats, dealer=seed % seats), chance).phase is Phase.WON
    return won


@pytest.mark.slow
def test_rounds_by_drawn_rules_come_to_an_end() -> None:
    assert rounds_by_drawn_rules(0, times(60, 300)) > times(2, 10)


def rounds_by_altered_rules(base: Rules, first: int, count: int) -> int:
    """Play so many rounds, each by the rules of a ruleset with a few others; return how many were won."""
    won = 0
    for seed in range(first, first + count):
        chance = random.Random(seed)
        rules = altered_rules(base, chance)
        seats = chance.choice(sorted(rules.players))
        won += played(dealt(rules, seed, seats=seats, dealer=seed % seats), chance).phase is Phase.WON
    return won


@pytest.mark.slow
@pytest.mark.parametrize("base", [PVT, WIKI, VIET, TENHU], ids=lambda rules: rules.name)
def test_rounds_by_altered_rules_come_to_an_end(base: Rules) -> None:
    assert rounds_by_altered_rules(base, 0, times(12, 750)) > times(0, 50)


@pytest.mark.slow
@pytest.mark.parametrize("rules", [TINY, POOR], ids=lambda rules: rules.name)
def test_rounds_of_tiny_hands_come_to_an_end(rules: Rules) -> None:
    for seed in range(200):
        played(dealt(rules, seed, seats=2), random.Random(seed))


def test_who_was_dealt_nothing_but_generals_may_throw_one() -> None:
    state = arranged(TINY, {0: "gA yA"}, seats=2)
    thrown = legal_actions(state, Seat(0))

    assert [type(action) for action in thrown] == [Discard, Discard]
    assert apply(state, thrown[0]).state.phase is Phase.OFFER


def test_who_holds_another_card_may_not() -> None:
    state = arranged(TINY, {0: "gA yB"}, seats=2)
    (general,) = (index for index in state.hands[Seat(0)] if state.card(index).is_general)

    assert why_not(state, Seat(0), Discard(Seat(0), general)) is Reason.GENERAL_NOT_DISCARDED


@pytest.mark.parametrize(("rules", "reason"), [(PVT, Reason.GENERAL_NOT_DISCARDED), (TINY, None)])
def test_who_does_not_know_the_hand_believes_it_if_it_can_be_so(rules: Rules, reason: Reason | None) -> None:
    seats = max(rules.players)
    state = arranged(rules, {0: "gA yB"}, seats=seats)
    general = next(index for index in state.hands[Seat(0)] if state.card(index).is_general)
    seen = conceal(state, Seat(1))
    deck = tuple(state.deck[at] if at == general else card for at, card in enumerate(seen.deck))

    assert why_not(seen._replace(deck=deck), Seat(0), Discard(Seat(0), general)) is reason


def test_rules_by_which_nothing_may_be_left_to_discard_are_found() -> None:
    with pytest.raises(RulesError, match=r"^hand_size: all_laid_open "):
        override(VIET, {"hand_size": 19, "dealt_win": False})
    assert override(VIET, {"hand_size": 19, "dealt_win": True, "min_points_to_win": 0}).hand_size == 19
