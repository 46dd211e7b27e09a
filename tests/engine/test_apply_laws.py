"""Laws that hold of every round, for any sequence of actions.

The invariants of docs/rules.md, 7.7, the same digests, any order of answers.
"""

import random
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import Claim, Declare, Discard, Draw, Mulligan, Pass, Win
from engine.apply import apply
from engine.cards import DeckIndex
from engine.codec import digest
from engine.errors import IllegalAction, UnknownCard
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.melds import MeldKind, meld_kind
from engine.partition import partition_for
from engine.rules import Rules
from engine.seats import Seat
from engine.state import Phase, RoundState
from engine.view import conceal
from tests.support.rounds import check_cards, check_sizes, dealt, play
from tests.support.rulesets import PVT, VIET
from tests.support.strategies import FEW, SOME, rulesets, seeds

S, E, N, W = (Seat(seat) for seat in range(4))


def _check_melds(before: RoundState, state: RoundState) -> None:
    """A new meld is valid: a dealt kong, or of the card on offer and at most three of the hand (7.7, 3)."""
    for seat, melds in state.exposed.items():
        for exposed in melds:
            cards = tuple(sorted(state.card(index) for index in exposed.cards))
            assert exposed.meld.cards == cards
            assert meld_kind(cards, state.rules.mixed_color_ranks) is exposed.kind
            if exposed.meld.is_dealt:
                assert state.rules.expose_dealt_kongs
                assert exposed.kind is MeldKind.KONG
                assert exposed.source_seat == seat
            elif exposed not in before.exposed[seat]:
                assert before.offer is not None
                assert exposed.cards[0] == before.offer.card
                taken = set(exposed.cards[1:]) & set(before.hands[seat])
                upgraded = len(before.exposed[seat]) == len(melds)
                assert len(taken) == (0 if upgraded else len(exposed.cards) - 1)


def _check_discards(state: RoundState) -> None:
    """No General lies among the discards where they must be kept and may not be thrown (7.7, 10)."""
    if state.rules.drawn_general.value == "must_keep" and state.rules.general_discard.value == "forbidden":
        rows = (row for seat, row in state.discards.items() if seat not in state.dead)
        assert not any(state.card(index).is_general for row in rows for index in row)


@given(rules=rulesets, seed=seeds, data=st.data())
@FEW
def test_invariants_of_a_round(rules: Rules, seed: int, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(sorted(rules.players)))
    state = dealt(rules, seed, seats=seats, dealer=seed % seats)
    rules, draws = state.rules, 0
    for before, action, step in play(state, random.Random(seed), greed=0.6):
        state = step.state
        check_cards(state)
        check_sizes(state)
        _check_melds(before, state)
        _check_discards(state)
        draws += isinstance(action, Draw)
        if isinstance(action, Win) and before.offer is not None:
            counts = before.counts[action.seat]
            assert counts is not None
            assert partition_for(rules, seats).deadwood(counts) <= 2  # 7.3 and 7.7, 6
    assert draws <= dealt(rules, seed, seats=seats).wall_count - rules.dead_wall  # 7.7, 9
    outcome = state.outcome
    assert outcome is not None
    assert sum(outcome.payments) == 0  # 7.7, 5
    assert (outcome.winner is None) is (state.phase in (Phase.DRAWN, Phase.VOID))
    assert (outcome.voided_by is None) is (state.phase is not Phase.VOID)
    if outcome.winning is not None:
        assert sum(len(line.meld.cards) for line in outcome.winning.lines) == rules.hand_size + 1
        if rules.name in ("pvt", "wiki", "viet"):
            assert outcome.winning.points % 2 == 1  # 7.7, 4
            assert 1 <= outcome.winning.points <= 41


def test_at_most_25_draws_in_pvt() -> None:
    """docs/rules.md, A8: the card that leaves six in the wall is played out, and nobody draws after it."""
    state = dealt(PVT, 1)
    while not state.is_over:
        seat = seats_to_act(state)[0]
        legal = legal_actions(state, seat)
        state = apply(state, legal[0] if state.phase is Phase.DISCARD else legal[-1]).state

    assert state.phase is Phase.DRAWN
    assert state.wall_count == 6
    assert state.outcome is not None
    assert list(state.outcome.payments) == [0, 0, 0, 0]


@given(seed=seeds, rules=rulesets)
@FEW
def test_the_same_actions_lead_to_the_same_digests(seed: int, rules: Rules) -> None:
    first = dealt(rules, seed, seats=max(rules.players))
    actions = [action for _, action, _ in play(first, random.Random(seed), greed=0.5)]
    digests: list[list[bytes]] = []
    for _ in range(2):
        state = dealt(rules, seed, seats=max(rules.players))
        digests.append([digest(state := apply(state, action).state) for action in actions])
    assert digests[0] == digests[1]


@given(seed=seeds)
@FEW
def test_answers_may_come_in_any_order(seed: int) -> None:
    """The result of an offer does not depend on who answers first."""
    state = dealt(PVT, seed)
    chance = random.Random(seed)
    while not state.is_over:
        answers = [(seat, chance.choice(legal_actions(state, seat))) for seat in seats_to_act(state)]
        results = set()
        for _ in range(3):
            after = state
            for _, action in chance.sample(answers, len(answers)):
                after = apply(after, action).state
            results.add(digest(after))
        assert len(results) == 1
        state = after


def test_a_transition_missing_from_the_table_is_our_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    # `engine.apply` is the function (engine/__init__.py)
    table = {Phase.DISCARD: {Discard: frozenset({Phase.WON})}}
    monkeypatch.setattr(sys.modules["engine.apply"], "TRANSITIONS", table)
    state = dealt(PVT, 1)
    with pytest.raises(AssertionError, match="led from DISCARD to OFFER"):
        apply(state, legal_actions(state, S)[0])


@given(seed=seeds)
@SOME
def test_any_action_at_any_time_is_followed_or_refused(seed: int) -> None:
    """Any message of a peer leads to a state, or to an error that says whose fault it is."""
    chance = random.Random(seed)
    state = dealt(VIET, seed % 50)
    for _ in range(chance.randrange(40)):
        if state.is_over:
            break
        state = apply(state, chance.choice(legal_actions(state, chance.choice(seats_to_act(state))))).state
    seat, card = Seat(chance.randrange(6)), DeckIndex(chance.randrange(200))
    cards = tuple(DeckIndex(chance.randrange(120)) for _ in range(chance.randrange(4)))
    for action in (
        Draw(seat),
        Win(seat),
        Pass(seat),
        Discard(seat, card),
        Claim(seat, chance.choice(list(MeldKind)), cards),
        Declare(seat, cards, chance.randrange(-1, 300)),
        Mulligan(seat),
    ):
        for known in (state, conceal(state, S)):
            try:
                apply(known, action)
            except (IllegalAction, UnknownCard):
                continue
