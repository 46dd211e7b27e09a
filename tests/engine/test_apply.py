"""The one way forward: sequences of docs/rules.md, 6.4, what a round tells, why actions are refused."""

import random

import pytest

from engine.actions import Claim, Discard, Draw, Pass, Win
from engine.apply import apply
from engine.cards import Card, DeckIndex
from engine.claims import Source
from engine.errors import IllegalAction, Reason
from engine.events import CardDiscarded, CardDrawn, Event, MeldExposed, OfferDeclined, RoundDrawn, RoundWon
from engine.flow import next_dealer, seats_to_act
from engine.legal import legal_actions, list_legal
from engine.melds import MeldKind
from engine.notation import format_action, format_meld, parse_action
from engine.partition import partition_for
from engine.rules_text import override
from engine.seats import Seat
from engine.state import Phase, RoundState, exposed_melds, reveal
from tests.support.rounds import (
    COMPLETE,
    arranged,
    check_cards,
    check_sizes,
    dealt,
    follow,
    idle,
    index_of,
    play,
    settle,
)
from tests.support.rulesets import LOOSE, PVT, WIKI

S, E, N, W = (Seat(seat) for seat in range(4))


def _events(state: RoundState, line: str) -> tuple[Event, ...]:
    return apply(state, parse_action(state, line)).events


def test_q1_a_win_beats_a_pong() -> None:
    state = follow(arranged(PVT, {S: "gX", W: COMPLETE, N: "gX gX"}), "0 discard gX", "2 pong gX gX", "3 win")

    assert settle(state).outcome is not None
    assert settle(state).active == W


def test_q2_of_two_wins_on_a_discard_the_nearest_after_the_discarder() -> None:
    both = {S: "gX", N: COMPLETE, W: "gY gZ wC wC wX wX wY wY wZ wZ gC gC rZ rZ yZ yZ gB gB gY gY"}
    state = follow(
        arranged(PVT, {**both, W: both[W].replace("gY gY", "rS rS")}), "0 discard gX", "3 win", "2 win"
    )

    assert settle(state).active == N


def test_q4_of_two_wins_on_a_draw_the_drawer() -> None:
    hands = {S: "wA wZ", E: "gY gZ wC wC wX wX wY wY gC gC rZ rZ yZ yZ gB gB rS rS yS yS", W: COMPLETE}
    state = follow(arranged(PVT, hands, wall="gX"), "0 discard wZ", "1 draw", "3 win", "1 win")

    assert settle(state).active == E


def test_q5_a_pong_that_is_passed_leaves_the_drawer_and_the_next_seat() -> None:
    hands = {S: "wZ", E: "gY gZ", N: "gY gZ", W: "gX gX"}
    state = follow(arranged(PVT, hands, wall="gX"), "0 discard wZ", "1 draw", "3 pass")

    assert Claim(E, MeldKind.CHOW_XYZ, state.hands[E][:2]) in legal_actions(state, E)
    assert Claim(N, MeldKind.CHOW_XYZ, state.hands[N][:2]) in legal_actions(state, N)
    assert legal_actions(state, S) == (Pass(S),)
    both = settle(follow(state, "2 chow_xyz gY gZ", "1 chow_xyz gY gZ"))
    assert (both.phase, both.active) == (Phase.DISCARD, E)
    one = settle(follow(state, "2 chow_xyz gY gZ", "1 pass"))
    assert (one.phase, one.active) == (Phase.DISCARD, N)
    none = settle(state)
    assert (none.phase, none.active) == (Phase.DRAW, N)


def test_q6_a_pong_jumps_the_turn() -> None:
    state = settle(follow(arranged(PVT, {S: "gX", W: "gX gX wX"}), "0 discard gX", "3 pong gX gX"))
    assert (state.phase, state.active) == (Phase.DISCARD, W)

    offered = follow(state, "3 discard wX")
    assert seats_to_act(offered) == (S, E, N)
    assert settle(offered).active == S


def test_q7_a_discard_nobody_wants_is_dead() -> None:
    state = follow(arranged(PVT, {S: "gX"}), "0 discard gX")
    index = state.offer.card if state.offer else None
    state = settle(state)

    assert state.discards[S] == (index,)
    assert (state.phase, state.active) == (Phase.DRAW, E)
    assert state.offer is None


def test_q8_a_drawn_general_is_exposed_and_another_card_discarded() -> None:
    state = follow(arranged(PVT, {S: "wZ", E: "gB gC wX rZ"}, wall="gA"), "0 discard wZ", "1 draw")
    assert [format_action(state, action) for action in legal_actions(state, E)] == [
        "1 chow_abc gB gC",
        "1 single",
    ]

    alone = settle(follow(state, "1 single"))
    assert (alone.phase, alone.active) == (Phase.DISCARD, E)
    assert [format_meld(meld, is_exposed=True) for meld in exposed_melds(alone, E)] == ["[gA]"]
    assert not any(
        alone.card(action.card).is_general
        for action in legal_actions(alone, E)
        if isinstance(action, Discard)
    )


def test_q11_and_q12_the_next_dealer() -> None:
    assert next_dealer(PVT, S, None, 4) == E
    assert next_dealer(PVT, S, N, 4) == N


def test_q13_the_opening_discard() -> None:
    """Every non-General of the 21 cards, including the 21st."""
    state = dealt(PVT, 3, dealer=2)
    cards = {state.card(index) for index in state.hands[N] if not state.card(index).is_general}

    assert len(state.hands[N]) == 21
    assert {
        state.card(action.card) for action in legal_actions(state, N) if isinstance(action, Discard)
    } == cards


def test_q15_a_hand_complete_after_its_discard_has_not_won() -> None:
    state = follow(arranged(WIKI, {S: f"rS {COMPLETE}".replace("gY gZ", "wC wC")}), "0 discard rS")

    assert partition_for(WIKI, 4).deadwood(state.counts[S] or b"") == 0
    assert legal_actions(state, S) == ()


def test_q16_a_steal_beats_the_drawers_own_meld() -> None:
    hands = {S: "wZ", E: "gY gZ", W: "gX gX"}
    state = follow(
        arranged(WIKI, hands, wall="gX"), "0 discard wZ", "1 draw", "1 chow_xyz gY gZ", "3 pong gX gX"
    )

    assert settle(state).active == W
    assert settle(state).hands[E] == state.hands[E]


def test_q17_and_q18_a_draw_not_melded_goes_to_the_next_seat_and_then_nowhere() -> None:
    state = follow(
        arranged(WIKI, {S: "rZ", E: "rS", N: "yC yC wZ"}, wall="yB gX"), "0 discard rZ", "1 draw", "1 pass"
    )
    declined = settle(state)

    assert declined.discards[E] == (DeckIndex(81),)
    assert seats_to_act(declined) == (N,)
    assert legal_actions(declined, N) == (Draw(N),)


def test_q20_a_claim_that_leaves_only_generals_is_a_win() -> None:
    state = follow(arranged(PVT, {S: "wS", E: "gA rA gS rS"}), "0 discard wS")
    short = state._replace(hands=state.hands.replace(E, state.hands[E][:4]))
    short = reveal(short, {})  # counts again

    assert legal_actions(short, E) == (Win(E), Pass(E))


def test_events_tell_what_happened() -> None:
    state = arranged(PVT, {S: "gX", E: "gY gZ", N: "gX gX"}, wall="rA")
    index = index_of(state, S, "gX")
    assert _events(state, "0 discard gX") == (CardDiscarded(S, index, Card.gX),)

    state = follow(state, "0 discard gX", "1 pass", "3 pass")
    (exposed,) = _events(state, "2 pong gX gX")
    assert isinstance(exposed, MeldExposed)
    assert exposed.seat == N
    assert exposed.meld.cards == (index, *(state.hands[N][:2]))
    assert exposed.meld.source_seat == S
    assert _events(state, "2 pass") == (OfferDeclined(S, index),)

    state = settle(state)
    assert _events(state, "1 draw") == (CardDrawn(E, DeckIndex(81), Card.rA),)
    assert _events(follow(state, "1 draw"), "2 pass") == ()


def test_the_last_event_of_a_round_is_its_outcome() -> None:
    for seed in range(6):
        *_, (_, _, step) = play(dealt(PVT, seed), random.Random(seed), greed=0.9)
        last = step.events[-1]
        assert isinstance(last, RoundWon | RoundDrawn)
        assert last.outcome == step.state.outcome


def test_a_win_shows_its_hand_and_is_paid() -> None:
    state = settle(follow(arranged(PVT, {S: "gX", W: COMPLETE}), "0 discard gX", "3 win"))
    outcome = state.outcome
    assert outcome is not None
    assert outcome.winning is not None

    assert outcome.winner == W
    assert outcome.winning.points == 1
    assert list(outcome.payments) == [-1, -1, -1, 3]
    assert state.offer is not None


def test_dealt_win() -> None:
    """docs/rules.md, A10: only before anything else has happened."""
    state = arranged(PVT, {S: f"gX {COMPLETE}"})
    assert legal_actions(state, S)[0] == Win(S)

    won = apply(state, Win(S)).state
    assert won.phase is Phase.WON
    assert won.offer is None
    assert won.outcome is not None
    assert won.outcome.winning is not None
    assert won.outcome.winning.points == 1
    assert legal_actions(arranged(LOOSE, {S: f"gX {COMPLETE}"}), S)[0] != Win(S)


def test_a_kong_of_a_loser_is_deducted() -> None:
    hands = {S: "gX wX", E: "wX wX wX wY", W: COMPLETE}
    state = settle(follow(arranged(PVT, hands), "0 discard wX", "1 kong wX wX wX"))
    state = settle(follow(state, "1 discard wY"))
    state = follow(state._replace(active=S, phase=Phase.DISCARD), "0 discard gX", "3 win")
    outcome = settle(state).outcome
    assert outcome is not None

    assert list(outcome.payments) == [-1, 0, -1, 2]


def test_an_exposed_pong_takes_its_fourth_card_on_the_own_draw() -> None:
    """docs/rules.md, A5 with `self_draw`.

    The pong grows, keeps whom it was taken from, and the seat discards.
    """
    rules = override(PVT, {"exposed_pong_upgrade": "self_draw"})
    state = settle(
        follow(arranged(rules, {S: "rX", E: "rX rX wB"}, wall="rX"), "0 discard rX", "1 pong rX rX")
    )
    state = settle(follow(state, "1 discard wB"))._replace(active=E)
    before = state.exposed[E][0]
    after = settle(follow(state, "1 draw", "1 kong"))
    (grown,) = after.exposed[E]

    assert grown.kind is MeldKind.KONG
    assert grown.cards == (DeckIndex(81), *before.cards)
    assert grown.source_seat == S
    assert (after.phase, after.active) == (Phase.DISCARD, E)
    check_sizes(after)
    check_cards(after)


def test_s08_the_exposed_pong_wins_with_its_fourth_card() -> None:
    """Vector S08 at the table: on the own draw it wins seven points, on another seat's draw nothing."""
    hand = "rX rX wX wY wZ gB gB gC gC gX gX gY gY yB yB rB rB rC rC wS"
    state = arranged(PVT, {S: "rX", E: hand}, wall="rX")
    state = settle(follow(state, "0 discard rX", "1 pong rX rX"))
    state = settle(follow(state, "1 discard wS"))
    other = follow(state, "2 draw")
    own = follow(state._replace(active=E), "1 draw")

    assert Win(E) not in legal_actions(other, E)
    won = settle(follow(own, "1 win")).outcome
    assert won is not None
    assert won.winning is not None
    assert won.winning.points == 7


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    state = dealt(PVT, 1)
    with pytest.raises(IllegalAction, match=r"Draw\(seat=0\) is not allowed: not_this_phase") as caught:
        apply(state, Draw(S))

    assert caught.value.reason is Reason.NOT_THIS_PHASE
    assert state == dealt(PVT, 1)


def test_source_of_an_offer() -> None:
    state = dealt(PVT, 1)
    offered = apply(state, legal_actions(state, S)[0]).state
    assert offered.offer is not None
    assert offered.offer.source is Source.DISCARD
    drawn = idle(settle(offered))
    assert drawn.offer is not None
    assert drawn.offer.source is Source.DRAW


def test_what_was_listed_for_one_state_is_judged_in_every_other() -> None:
    state = dealt(PVT, 1)
    listed = list_legal(state, S)
    first, last = listed.actions[0], listed.actions[-1]
    later = apply(state, first, listed).state

    assert apply(state, last, listed) == apply(state, last)
    for action in (first, last):
        with pytest.raises(IllegalAction):
            apply(later, action, listed)
        with pytest.raises(IllegalAction):
            apply(later, action, list_legal(later, E))
