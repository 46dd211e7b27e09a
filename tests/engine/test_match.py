"""Rounds one after the other: who deals, what is dealt, and the tally."""

from collections import Counter

import pytest

from engine.cards import SUITED, DeckIndex, canonical_deck
from engine.errors import EngineError
from engine.match import (
    MatchSetup,
    begin_match,
    choose_dealer,
    counted_out,
    deal_order,
    deal_round,
    draw_for_dealer,
    end_round,
    highest,
    round_deck,
    shuffler,
    throw_dealer,
    throw_dice,
)
from engine.notation import parse_cards
from engine.rules import Rules
from engine.scoring import Outcome
from engine.seats import BySeat, Seat
from engine.shuffle import derive_seed, shuffled
from engine.state import owned_slots
from tests.support.rulesets import LOOSE, PVT, RULESETS, WIKI, WIKI_JOKERS

SEED = bytes(range(32))
SETUP = MatchSetup(PVT, 4, 2, SEED, Seat(2))


def _outcome(winner: int | None, payments: tuple[int, ...]) -> Outcome:
    return Outcome(None if winner is None else Seat(winner), None, BySeat(payments))


def test_a_match_from_its_first_round_to_its_last() -> None:
    match = begin_match(SETUP)
    assert (match.round_number, match.dealer, list(match.tally), match.is_over) == (1, 2, [0, 0, 0, 0], False)

    match = end_round(match, _outcome(0, (9, -3, -3, -3)))
    assert (match.round_number, match.dealer, list(match.tally), match.is_over) == (
        2,
        0,
        [9, -3, -3, -3],
        False,
    )

    match = end_round(match, _outcome(None, (0, 0, 0, 0)))
    assert (match.round_number, match.dealer, list(match.tally), match.is_over) == (
        3,
        1,
        [9, -3, -3, -3],
        True,
    )
    assert [outcome.winner for outcome in match.outcomes] == [0, None]
    with pytest.raises(EngineError, match="the match is over"):
        deal_round(match)


def test_a_match_without_end() -> None:
    match = begin_match(MatchSetup(PVT, 4, 0, SEED, Seat(0)))
    for _ in range(50):
        match = end_round(match, _outcome(1, (-1, 3, -1, -1)))

    assert not match.is_over
    assert list(match.tally) == [-50, 150, -50, -50]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": 3}, "these rules are not for 3 players"),
        ({"first_dealer": Seat(4)}, "the first dealer is seat 4 of 4"),
        ({"first_dealer": Seat(-1)}, "the first dealer is seat -1 of 4"),
        ({"rounds": -1}, "a match of -1 rounds"),
        ({"seed": b"short"}, "a seed of 5 bytes"),
    ],
)
def test_a_setup_that_contradicts_itself(change: dict[str, object], message: str) -> None:
    values = {"rules": PVT, "seats": 4, "rounds": 2, "seed": SEED, "first_dealer": Seat(0), **change}
    with pytest.raises(EngineError, match=message):
        MatchSetup(**values)  # type: ignore[arg-type]


def test_rounds_are_dealt_from_the_seed_alone() -> None:
    first, second = round_deck(SETUP, 1, Seat(2)), round_deck(SETUP, 2, Seat(2))

    assert first != second
    assert first == round_deck(SETUP, 1, Seat(2))
    assert Counter(first) == Counter(canonical_deck(4, 0))
    assert deal_round(begin_match(SETUP)).deck == first
    assert deal_round(begin_match(SETUP)).dealer == 2


def test_cards_go_to_the_hands_in_packets() -> None:
    """docs/rules.md, 2.4: twenty to each in turn, then one to the dealer; 3.3: six and fives, then fives."""
    slots = owned_slots(PVT, 4, Seat(1))
    all20 = deal_order(PVT, 4, Seat(1))
    assert all20 == (
        *slots[Seat(1)][:20],
        *slots[Seat(2)],
        *slots[Seat(3)],
        *slots[Seat(0)],
        slots[Seat(1)][20],
    )

    fives = deal_order(WIKI, 4, Seat(1))
    sizes = [6, 5, 5, 5] + [5, 5, 5, 5] * 3
    owners = [next(seat for seat, hand in slots.items() if index in hand) for index in fives]
    expected = [Seat((1 + turn) % 4) for turn, size in enumerate(sizes) for _ in range(size)]
    assert owners == expected


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_every_dealt_position_gets_one_card(rules: Rules) -> None:
    for seats in sorted(rules.players):
        for dealer in range(seats):
            order = deal_order(rules, seats, Seat(dealer))
            dealt = rules.at_table(seats).hand_size * seats + 1
            assert sorted(order) == [DeckIndex(index) for index in range(dealt)]


def test_the_pile_is_dealt_from_the_top_and_the_wall_is_what_is_left() -> None:
    pile = shuffled(canonical_deck(4, 0), derive_seed(SEED, "round", 1))
    deck = round_deck(SETUP, 1, Seat(2))

    assert [deck[index] for index in deal_order(PVT, 4, Seat(2))] == list(pile[:81])
    assert deck[81:] == pile[81:]


def test_jokers_and_extra_copies_are_dealt() -> None:
    deck = round_deck(MatchSetup(LOOSE, 6, 1, SEED, Seat(0)), 1, Seat(0))

    assert Counter(deck) == Counter(canonical_deck(6, 5))


def test_the_first_dealer_is_thrown_fairly() -> None:
    found = Counter(throw_dealer(4, derive_seed(SEED, "test", number)) for number in range(4_000))

    assert sorted(found) == [0, 1, 2, 3]
    assert all(850 < count < 1_150 for count in found.values())
    assert throw_dealer(4, SEED) == throw_dealer(4, SEED)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_dice_shown_count_to_the_dealer(seats: int) -> None:
    seeds = [derive_seed(SEED, "test", number) for number in range(300)]
    for seed in seeds:
        assert counted_out(sum(throw_dice(seats, seed)), seats) == throw_dealer(seats, seed)
    assert {eyes for seed in seeds for eyes in throw_dice(seats, seed)} == set(range(1, 7))


@pytest.mark.parametrize(
    ("cards", "dealer"),
    [
        ("gS wB rC", 1),
        ("gX gY gZ", 0),
        ("gZ gY gS", 0),
        ("gY gS rS", 0),
        ("gC gX", 0),
        ("wA gA rA yA", 3),
        ("wA gA rA", 2),
        ("wA gA", 1),
        ("gS rA rA", 1),
    ],
)
def test_the_highest_card_deals_first(cards: str, dealer: int) -> None:
    """docs/rules.md, 1.6: rank, then color, then the earlier seat."""
    assert highest(BySeat(parse_cards(cards))) == dealer


@pytest.mark.slow
def test_everybody_draws_for_the_first_deal() -> None:
    """docs/rules.md, 3.2; with more seats from the larger deck, and never a joker."""
    rules = WIKI_JOKERS
    seeds = [derive_seed(SEED, "draw", number) for number in range(2_000)]
    drawn = Counter(card for seed in seeds for card in draw_for_dealer(rules, 5, seed))

    assert len(draw_for_dealer(rules, 5, SEED)) == 5
    assert set(drawn) == set(SUITED)
    assert max(drawn.values()) < 1.3 * 10_000 / 28
    dealers = Counter(choose_dealer(rules, 5, seed) for seed in seeds)
    assert all(300 < dealers[Seat(seat)] < 500 for seat in range(5))
    assert choose_dealer(PVT, 4, SEED) == throw_dealer(4, SEED)


def test_a_void_round_is_dealt_again_and_does_not_count() -> None:
    void = Outcome(None, None, BySeat.fill(4, 0), voided_by=Seat(1))
    match = begin_match(MatchSetup(WIKI, 4, 2, SEED, Seat(2)))
    again = end_round(match, void)

    assert (again.round_number, again.dealer, again.outcomes, again.is_over) == (1, 2, (), False)
    assert deal_round(again).deck == round_deck(again.setup, 2, Seat(2))
    then = end_round(again, _outcome(0, (9, -3, -3, -3)))
    assert (then.round_number, then.dealer, then.voids) == (2, 0, 1)
    assert deal_round(then).deck == round_deck(again.setup, 3, Seat(0))


@pytest.mark.parametrize(
    ("seats", "winner", "opposite"), [(4, 1, 3), (4, 3, 1), (2, 0, 1), (3, 2, 0), (5, 4, 1), (6, 1, 4)]
)
def test_whoever_sits_opposite_the_last_winner_shuffles(seats: int, winner: int, opposite: int) -> None:
    """docs/rules.md, 3.2."""
    match = begin_match(MatchSetup(WIKI, seats, 0, SEED, Seat(0)))
    assert shuffler(match) is None

    for ended in (winner, None):
        match = end_round(match, _outcome(ended, (0,) * seats))
        assert shuffler(match) == opposite
