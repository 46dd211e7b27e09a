"""Rounds of which nobody sees all cards.

Peers that know their own hands agree, and false claims are found.
"""

import random

import pytest

from engine.actions import Action, Claim, Discard, Draw, Pass, Win
from engine.apply import apply
from engine.cards import Card, DeckIndex
from engine.codec import digest
from engine.errors import IllegalAction, Reason, UnknownCard
from engine.melds import MeldKind
from engine.rules import Rules
from engine.seats import Seat
from engine.state import RoundState, deal, reveal
from engine.view import conceal
from tests.support.rounds import COMPLETE, arranged, dealt, index_of, play, settle
from tests.support.rulesets import PVT, RULESETS

S, E, N, W = (Seat(seat) for seat in range(4))


def _needed(state: RoundState, action: Action) -> dict[DeckIndex, Card]:
    """Return the cards everybody must learn for an action: what it shows, or what the answers now show."""
    if isinstance(action, Discard):
        return {action.card: state.card(action.card)}
    if isinstance(action, Draw):
        return {DeckIndex(state.wall_start): state.card(DeckIndex(state.wall_start))}
    after = apply(state, action).state
    shown = [index for melds in after.exposed for meld in melds for index in meld.cards]
    if after.outcome is not None:
        for seat in (after.outcome.winner, after.outcome.voided_by):
            shown += [] if seat is None else after.hands[seat]
    return {index: state.card(index) for index in shown}


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_four_peers_who_see_their_own_hands_agree_after_every_action(rules: Rules) -> None:
    for seed in range(3):
        full = dealt(rules, seed, dealer=seed)
        peers = [conceal(full, Seat(seat)) for seat in range(4)]
        for state, action, step in play(full, random.Random(seed), greed=0.6):
            shown = _needed(state, action)
            peers = [apply(reveal(peer, shown), action).state for peer in peers]
            assert {digest(peer) for peer in peers} == {digest(step.state)}
            assert all(peer.deck.count(None) > 0 for peer in peers if not peer.is_over)
            for seat, peer in enumerate(peers):
                assert peer.counts[Seat(seat)] == step.state.counts[Seat(seat)]


def test_a_card_that_is_not_known_stops_everything() -> None:
    state = deal(PVT, 4, S, (None,) * 112)
    with pytest.raises(UnknownCard):
        apply(state, Discard(S, DeckIndex(0)))

    shown = reveal(state, {DeckIndex(0): Card.gX})
    offered = apply(shown, Discard(S, DeckIndex(0))).state
    with pytest.raises(UnknownCard):
        apply(settle(offered), Draw(E))


def test_a_false_claim_is_found_when_its_cards_are_shown() -> None:
    state = arranged(PVT, {S: "gX", N: "gX gB"})
    index, wrong = index_of(state, S, "gX"), state.hands[N][:2]
    blind = reveal(conceal(state, E), {index: Card.gX})
    claim = Claim(N, MeldKind.PONG, wrong)
    asked = apply(apply(apply(blind, Discard(S, index)).state, claim).state, Pass(E)).state

    with pytest.raises(UnknownCard):
        apply(asked, Pass(W))
    shown = reveal(asked, {index: state.card(index) for index in wrong})
    with pytest.raises(IllegalAction) as caught:
        apply(shown, Pass(W))
    assert (caught.value.seat, caught.value.reason) == (N, Reason.NOT_A_MELD)
    with pytest.raises(IllegalAction):
        apply(state, claim)  # whoever knows the hand refuses at once


def test_a_false_win_is_found_when_the_hand_is_shown() -> None:
    state = arranged(PVT, {S: "gX"})
    index = index_of(state, S, "gX")
    blind = reveal(conceal(state, E), {index: Card.gX})
    asked = apply(apply(apply(blind, Discard(S, index)).state, Win(N)).state, Pass(E)).state

    with pytest.raises(UnknownCard):
        apply(asked, Pass(W))
    shown = reveal(asked, {index: state.card(index) for index in state.hands[N]})
    with pytest.raises(IllegalAction) as caught:
        apply(shown, Pass(W))
    assert (caught.value.seat, caught.value.reason) == (N, Reason.HAND_NOT_COMPLETE)


def test_a_false_claim_that_loses_is_left_to_the_audit() -> None:
    state = arranged(PVT, {S: "gX", E: COMPLETE, N: "gB gC"})
    index = index_of(state, S, "gX")
    blind = reveal(conceal(state, E), {index: Card.gX})
    claim = Claim(N, MeldKind.PONG, state.hands[N][:2])
    asked = apply(apply(apply(blind, Discard(S, index)).state, claim).state, Win(E)).state

    assert apply(asked, Pass(W)).state.active == E
