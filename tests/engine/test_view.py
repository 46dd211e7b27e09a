"""The view of a seat: it suffices to play, and nothing hidden from the seat changes it."""

import random
from dataclasses import fields

import pytest
from hypothesis import given

from engine.cards import Card
from engine.errors import UnknownCard
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.partition import counts_of
from engine.rules import Rules
from engine.seats import Seat
from engine.state import Phase, RoundState, deal, hand_counts
from engine.view import View, conceal, project
from tests.support.rounds import arranged, dealt, follow, positions, settle
from tests.support.rulesets import LOOSE, PVT, RULESETS
from tests.support.strategies import FEW, seeds


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_a_machine_that_knows_only_this_sees_the_same(rules: Rules) -> None:
    for state in positions(rules, range(2)):
        for seat in map(Seat, range(4)):
            hidden = conceal(state, seat)
            assert project(hidden, seat) == project(state, seat)
            assert conceal(hidden, seat) == hidden


def _reshuffled(state: RoundState, seat: Seat, chance: random.Random) -> RoundState:
    """Return a round in which everything this seat may not know is something else."""
    hidden = conceal(state, seat)
    unknown = [index for index, card in enumerate(hidden.deck) if card is None]
    cards = [state.deck[index] for index in unknown]
    chance.shuffle(cards)
    deck = list(state.deck)
    for index, card in zip(unknown, cards, strict=True):
        deck[index] = card
    known = tuple(deck)
    answers = state.answers.map(lambda answer: answer)
    for other in range(state.seats):
        if other not in (seat, *state.absent):
            answers = answers.replace(Seat(other), None)
    return state._replace(
        deck=known, answers=answers, counts=state.hands.map(lambda hand: hand_counts(known, hand))
    )


@given(seed=seeds)
@FEW
def test_a_view_never_changes_with_what_it_hides(seed: int) -> None:
    chance = random.Random(seed)
    for rules in (PVT, LOOSE):
        for state in list(positions(rules, [seed]))[seed % 5 :: 5]:
            seat = Seat(chance.randrange(4))
            other = _reshuffled(state, seat, chance)
            assert project(other, seat) == project(state, seat)
            if seat in seats_to_act(state):
                assert legal_actions(other, seat) == legal_actions(state, seat)


def test_a_view_has_no_place_for_other_hands() -> None:
    state = settle(dealt(PVT, 1))
    view = project(state, Seat(2))
    foreign = {state.card(index) for index in state.hands[Seat(1)]} - {
        state.card(index) for index in state.hands[Seat(2)]
    }

    assert foreign
    assert not any(f"<Card.{card.name}:" in repr(view) for card in foreign)
    assert {field.name for field in fields(View)} == {
        *("seat", "rules", "dealer", "phase", "active", "offer", "answer", "hand", "concealed", "marks"),
        *("exposed", "discards", "wall_count", "outcome", "folded", "dead"),
    }


def test_contents() -> None:
    state = arranged(PVT, {0: "gX", 2: "gX gX"})
    offered = follow(state, "0 discard gX", "2 pong gX gX")
    view = project(offered, Seat(1))
    assert view.offer is not None

    assert (view.seat, view.dealer, view.phase, view.active) == (1, 0, Phase.OFFER, 0)
    assert (view.offer.card, view.offer.owner) == (Card.gX, 0)
    assert view.answer is None
    assert project(offered, Seat(2)).answer is not None
    assert list(view.concealed) == [20, 20, 20, 20]
    assert (view.seats, view.wall_count) == (4, 31)
    assert [card.index for card in view.hand] == list(range(20, 40))
    assert counts_of(card.card for card in view.hand) == offered.counts[Seat(1)]

    taken = project(settle(offered), Seat(1))
    assert [[str(meld.kind.name) for meld in melds] for melds in taken.exposed] == [[], [], ["PONG"], []]
    assert list(taken.concealed) == [20, 20, 18, 20]
    declined = project(settle(follow(state, "0 discard gX")), Seat(1))
    assert list(declined.discards) == [(Card.gX,), (), (), ()]


def test_what_is_concealed() -> None:
    state = follow(arranged(PVT, {0: "gX", 2: "gX gX"}), "0 discard gX", "2 pong gX gX", "3 leave")
    hidden = conceal(state, Seat(1))

    assert [index for index, card in enumerate(hidden.deck) if card is not None] == [0, *range(20, 40)]
    assert [answer is not None for answer in hidden.answers] == [False, False, False, True]
    assert [counts is not None for counts in hidden.counts] == [False, True, False, False]
    assert seats_to_act(hidden) == (1, 2)


def test_the_hand_that_won_is_open() -> None:
    complete = "gY gZ rB rB rC rC rX rX rY rY yB yB yC yC yX yX yY yY wB wB"
    state = settle(follow(arranged(PVT, {0: "gX", 3: complete}), "0 discard gX", "3 win"))
    hidden = conceal(state, Seat(1))

    assert hidden.counts[Seat(3)] == state.counts[Seat(3)]
    assert hidden.counts[Seat(2)] is None
    assert project(state, Seat(1)).outcome == state.outcome


def test_a_peer_that_knows_no_card_of_a_seat_cannot_project_it() -> None:
    state = deal(PVT, 4, Seat(0), (None,) * 112)
    with pytest.raises(UnknownCard, match="is not known"):
        project(state, Seat(0))
