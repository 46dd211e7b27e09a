"""A round as dealt, what may be revealed of it, and what it refuses to be."""

from dataclasses import replace

import pytest

from engine.cards import Card, DeckIndex, canonical_deck
from engine.errors import EngineError, UnknownCard
from engine.partition import counts_of
from engine.rules import Rules
from engine.seats import Seat
from engine.state import Phase, RoundState, deal, hand_counts, owned_slots, reveal, wall_start
from engine.view import conceal
from tests.support.rounds import arranged, dealt, follow, settle
from tests.support.rulesets import LOOSE, PVT, WIKI

DECK = canonical_deck(4, 0)


def test_the_deal() -> None:
    state = deal(PVT, 4, Seat(2), DECK)

    assert [len(hand) for hand in state.hands] == [20, 20, 21, 20]
    assert state.wall_count == 31
    assert state.phase is Phase.DISCARD
    assert state.active == state.dealer == 2
    assert state.is_opening
    assert not state.is_over
    assert state.open_offer is None
    assert state.counts == state.hands.map(lambda hand: hand_counts(DECK, hand))


@pytest.mark.parametrize(
    ("rules", "seats", "wall"),
    [(WIKI, 2, 71), (WIKI, 3, 51), (PVT, 4, 31), (WIKI, 5, 39), (LOOSE, 6, 52), (LOOSE, 2, 76)],
)
def test_wall_sizes(rules: Rules, seats: int, wall: int) -> None:
    """docs/rules.md, 1.5."""
    assert dealt(rules, 1, seats=seats).wall_count == wall


def test_slots_are_a_function_of_seats_and_dealer() -> None:
    """docs/protocol.md, 14, "The table and its keys".

    Peers know who owns which position before anyone knows a card.
    """
    slots = owned_slots(PVT, 4, Seat(2))

    assert [list(hand) for hand in slots] == [
        list(range(20)),
        list(range(20, 40)),
        [*range(40, 60), 80],
        list(range(60, 80)),
    ]
    assert wall_start(PVT, 4) == 81


@pytest.mark.parametrize(
    ("seats", "dealer", "deck", "message"),
    [
        (3, 0, DECK, "these rules are for \\[4\\] players, not 3"),
        (4, 4, DECK, "the dealer is seat 4 of 4"),
        (4, -1, DECK, "the dealer is seat -1 of 4"),
        (4, 0, DECK[1:], "the deck has 111 cards, these rules use 112"),
        (4, 0, (*DECK[1:], Card.gX), "the deck holds 5 of gX, these rules use 4"),
        (4, 0, (*DECK[1:], Card.J1), "the deck holds 1 of J1, these rules use 0"),
        (4, 0, (None,) * 107 + (Card.gX,) * 5, "the deck holds 5 of gX"),
    ],
)
def test_no_such_deal(seats: int, dealer: int, deck: tuple[Card | None, ...], message: str) -> None:
    with pytest.raises(EngineError, match=message):
        deal(PVT, seats, Seat(dealer), deck)


def test_reveal_fills_what_was_unknown() -> None:
    state = dealt(PVT, 1)
    blind = conceal(state, Seat(0))

    assert blind.counts[Seat(0)] == state.counts[Seat(0)]
    assert blind.counts[Seat(1)] is None
    hand = {index: state.card(index) for index in state.hands[Seat(1)]}
    shown = reveal(blind, hand)
    assert shown.counts[Seat(1)] == state.counts[Seat(1)]
    assert shown.counts[Seat(2)] is None
    everything = dict(enumerate(state.deck))
    assert (
        reveal(blind, {DeckIndex(index): card for index, card in everything.items() if card is not None})
        == state
    )


def test_reveal_refuses_contradictions() -> None:
    state = dealt(PVT, 1)
    other = next(card for card in Card if card != state.deck[5])
    nowhere = deal(PVT, 4, Seat(0), (None,) * 112)

    with pytest.raises(EngineError, match=f"deck position 5 cannot be {other.name}"):
        reveal(state, {DeckIndex(5): other})
    for index in (112, -1):
        with pytest.raises(EngineError, match=f"deck position {index} cannot be gX"):
            reveal(nowhere, {DeckIndex(index): Card.gX})
    with pytest.raises(EngineError, match="the deck holds 5 of gX"):
        reveal(nowhere, {DeckIndex(index): Card.gX for index in range(5)})


def test_unknown_cards() -> None:
    state = deal(PVT, 4, Seat(0), (None,) * 112)

    with pytest.raises(UnknownCard, match="deck position 7"):
        state.card(DeckIndex(7))
    assert hand_counts((None,), ()) == counts_of(())


def test_only_the_first_discard_is_the_opening() -> None:
    state = arranged(PVT, {0: "rX", 1: "rX rX"})
    claimed = settle(follow(state, "0 discard rX", "1 pong rX rX"))

    assert claimed.phase is Phase.DISCARD
    assert not claimed.is_opening


def test_states_are_values() -> None:
    state = dealt(PVT, 1)

    assert state == dealt(PVT, 1)
    assert hash(state) == hash(dealt(PVT, 1))
    assert state != dealt(PVT, 2)
    assert isinstance(state, RoundState)
    assert state.rules == replace(state.rules)
