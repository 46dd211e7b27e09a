"""Choices as numbers and views as rows of numbers: one to one, of fixed length, and blind to what is hidden."""

import random

import pytest
from hypothesis import given

from engine.actions import Claim, Discard, Draw, Leave, Pass
from engine.cards import ALL_CARDS, Card, DeckIndex
from engine.errors import EngineError
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.melds import MeldKind
from engine.notation import format_action
from engine.partition import counts_of
from engine.rules import Rules
from engine.seats import Seat
from engine.spaces import (
    CHOICES,
    action_number,
    number_actions,
    observation,
    observation_layout,
    observation_length,
)
from engine.state import Phase, RoundState
from engine.view import View, project
from tests.engine.ai.test_ai_player import reshuffled
from tests.engine.test_playable_rules import random_rules
from tests.support.rounds import arranged, dealt, follow, play, settle
from tests.support.rulesets import LOOSE, PVT, RULESETS, STRICT, TENHU, VIET, WIKI
from tests.support.strategies import FEW, seeds

LENGTHS = {2: 239, 3: 320, 4: 401, 5: 482, 6: 563}


def seen(rules: Rules, seed: int, seats: int) -> list[RoundState]:
    """Return every state of a round played by chance, the last one included."""
    state = dealt(rules, seed, seats=seats, dealer=seed % seats)
    return [state, *(step.state for _, _, step in play(state, random.Random(seed), greed=0.3))]


def part(view: View, name: str) -> tuple[int, ...]:
    """Return one part of an observation."""
    return observation(view)[observation_layout(view.seats)[name]]


def test_there_are_49_choices() -> None:
    assert len(CHOICES) == len(set(CHOICES)) == 49
    assert CHOICES[Card.rX] == "discard rX"
    assert CHOICES[33:38] == ("pass", "win", "declare", "mulligan", "fold")


def check_numbers(state: RoundState) -> set[int]:
    """See that the legal actions of every seat have numbers of their own; return the numbers."""
    found = set()
    for seat in seats_to_act(state):
        view, legal = project(state, seat), legal_actions(state, seat)
        numbered = number_actions(view, legal)
        assert list(numbered.values()) == [action for action in legal if not isinstance(action, Draw)]
        assert set(numbered) <= set(range(len(CHOICES)))
        for number, action in numbered.items():
            assert action_number(view, action) == number
        found |= set(numbered)
    return found


@pytest.mark.slow
def test_numbers_and_legal_actions_are_one_to_one_in_every_ruleset() -> None:
    found = set()
    for rules in RULESETS.values():
        for seats in rules.players:
            for seed in range(3):
                for state in seen(rules, seed, seats):
                    found |= check_numbers(state)

    assert found == set(range(len(CHOICES)))


@given(seed=seeds)
@FEW
def test_numbers_and_legal_actions_are_one_to_one_in_rules_drawn_at_random(seed: int) -> None:
    rules = random_rules(random.Random(seed))
    (seats,) = rules.players
    for state in seen(rules, seed, seats):
        check_numbers(state)
        view = project(state, Seat(seed % seats))
        assert len(observation(view)) == LENGTHS[seats]
        assert set(observation(view)) <= set(range(256))


def test_what_is_no_choice_has_no_number() -> None:
    state = settle(follow(arranged(PVT, {0: "gX"}), "0 discard gX"))
    view = project(state, Seat(1))

    assert number_actions(view, legal_actions(state, Seat(1))) == {}
    for action in (Draw(Seat(1)), Leave(Seat(1))):
        with pytest.raises(EngineError, match="no choice"):
            action_number(view, action)


def test_a_card_that_is_not_there_has_no_number() -> None:
    state = arranged(PVT, {0: "gX"})
    view = project(state, Seat(0))

    with pytest.raises(EngineError, match="has no card 100"):
        action_number(view, Discard(Seat(0), DeckIndex(100)))
    with pytest.raises(EngineError, match="no card is on offer"):
        action_number(view, Claim(Seat(0), MeldKind.SINGLE, ()))


@pytest.mark.parametrize(("hand", "left_out"), [("rS wS", "last"), ("rS yS", "middle"), ("wS yS", "first")])
def test_a_chow_of_colors_is_named_by_the_color_that_it_leaves_out(hand: str, left_out: str) -> None:
    state = follow(arranged(PVT, {0: "gS", 1: hand}), "0 discard gS")
    view = project(state, Seat(1))
    (number,) = [
        number
        for number, action in number_actions(view, legal_actions(state, Seat(1))).items()
        if isinstance(action, Claim) and format_action(state, action) == f"1 chow_colors {hand}"
    ]

    assert CHOICES[number] == f"chow of colors without the {left_out}"


def test_the_same_choice_has_the_same_number_wherever_it_is_made() -> None:
    for rules, seats in ((PVT, 4), (WIKI, 6), (VIET, 2), (TENHU, 3), (STRICT, 5), (LOOSE, 2)):
        state = dealt(rules, 3, seats=seats)
        view = project(state, Seat(0))
        assert action_number(view, Pass(Seat(0))) == action_number(view, Pass(Seat(0), gives_up_pong=True))
        assert CHOICES[action_number(view, Pass(Seat(0)))] == "pass"
        for held in view.hand:
            assert action_number(view, Discard(Seat(0), held.index)) == held.card


@pytest.mark.parametrize("seats", LENGTHS)
def test_an_observation_is_as_long_in_every_ruleset_and_all_parts_follow_each_other(seats: int) -> None:
    layout = observation_layout(seats)
    parts = list(layout.values())

    assert parts[0].start == 0
    assert [part.stop for part in parts[:-1]] == [part.start for part in parts[1:]]
    assert parts[-1].stop == observation_length(seats) == LENGTHS[seats]
    for rules in RULESETS.values():
        if seats in rules.players:
            found = observation(project(dealt(rules, 1, seats=seats), Seat(1)))
            assert len(found) == LENGTHS[seats]
            assert {type(number) for number in found} == {int}


def test_an_observation_says_what_the_view_says() -> None:
    rounds = [*seen(LOOSE, 5, 3), *seen(TENHU, 2, 6), *seen(VIET, 7, 4)]
    for state in (*rounds[::11], rounds[-1]):
        for seat in map(Seat, range(state.seats)):
            view = project(state, seat)
            order = [*range(seat, state.seats), *range(seat)]
            assert part(view, "hand") == tuple(counts_of(held.card for held in view.hand))
            offered = [Card(place) for place, count in enumerate(part(view, "offer")) if count]
            assert offered == ([] if view.offer is None else [view.offer.card])
            assert [Phase(place) for place, is_so in enumerate(part(view, "phase")) if is_so] == [view.phase]
            assert part(view, "wall") == (view.wall_count,)
            assert order[part(view, "active").index(1)] == view.active
            assert order[part(view, "dealer").index(1)] == view.dealer
            assert part(view, "concealed") == tuple(view.concealed.values[other] for other in order)
            assert part(view, "marks") == tuple(view.marks.values[other] for other in order)
            assert [other for other in order if part(view, "folded")[order.index(other)]] == sorted(
                view.folded, key=order.index
            )
            shown = [card for other in order for card in [*counts_of(view.discards.values[other])]]
            assert list(part(view, "discards")) == shown
            kinds = part(view, "exposed melds")
            assert sum(kinds) == sum(map(len, view.exposed))
            laid = sum(count * MeldKind(place % len(MeldKind)).size for place, count in enumerate(kinds))
            assert sum(part(view, "exposed cards")) == laid
            assert len(part(view, "exposed cards")) == len(ALL_CARDS) * state.seats
            is_dealt = [meld.is_dealt for melds in view.exposed for meld in melds]
            assert sum(part(view, "dealt kongs")) == sum(is_dealt)


def test_the_draws_left_are_the_wall_less_what_nobody_draws() -> None:
    for rules in (PVT, WIKI, VIET):
        state = dealt(rules, 1, seats=4)
        assert part(project(state, Seat(0)), "draws left") == (state.wall_count - rules.dead_wall,)


@given(seed=seeds)
@FEW
def test_an_observation_never_changes_with_what_is_hidden(seed: int) -> None:
    chance = random.Random(seed)
    for rules in (PVT, WIKI, VIET, TENHU, LOOSE):
        for state in seen(rules, seed, max(rules.players))[seed % 5 :: 5]:
            if state.outcome is None:
                seat = Seat(chance.randrange(state.seats))
                other = reshuffled(state, seat, chance)
                assert observation(project(other, seat)) == observation(project(state, seat))
