"""Seats that leave a round: they pass, the turn goes past them, and they may return."""

import random

import pytest

from engine.actions import Draw, Leave, Pass, Return
from engine.apply import apply
from engine.cards import DeckIndex
from engine.errors import IllegalAction
from engine.events import CardDiscarded, OfferDeclined, RoundDrawn
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.seats import Seat
from engine.state import Phase
from tests.support.rounds import arranged, dealt, follow, play, settle
from tests.support.rulesets import PVT

S, E, N, W = (Seat(seat) for seat in range(4))


def test_a_seat_that_leaves_passes_from_then_on() -> None:
    state = follow(dealt(PVT, 1), "2 leave")
    state = apply(state, legal_actions(state, S)[0]).state

    assert state.absent == (N,)
    assert seats_to_act(state) == (E, W)
    assert settle(state).active == E
    assert follow(settle(state), "1 draw").answers[N] == Pass(N)


def test_the_turn_goes_past_a_seat_that_left() -> None:
    state = follow(dealt(PVT, 1), "1 leave")
    state = settle(apply(state, legal_actions(state, S)[0]).state)

    assert (state.phase, state.active) == (Phase.DRAW, N)
    assert apply(state, Leave(N)).state.active == W


def test_a_seat_that_owed_a_discard_loses_its_turn() -> None:
    state = follow(dealt(PVT, 1), "0 leave")

    assert (state.phase, state.active) == (Phase.DRAW, E)
    assert len(state.hands[S]) == 21
    assert state.owing == (S,)


def test_a_seat_that_returns_plays_on_with_its_hand() -> None:
    state = follow(dealt(PVT, 1), "2 leave")
    away = settle(apply(state, legal_actions(state, S)[0]).state)
    back = apply(away, Return(N))

    assert back.events == ()
    assert back.state == away._replace(absent=())
    assert back.state.hands[N] == dealt(PVT, 1).hands[N]
    assert N in seats_to_act(apply(back.state, Draw(E)).state)


def test_a_seat_may_leave_and_return_again_and_again() -> None:
    state = follow(dealt(PVT, 1), "1 leave", "2 leave", "3 leave")
    state = apply(state, legal_actions(state, S)[0]).state
    for action in (Return(N), Return(W), Leave(W), Leave(N)) * 2:
        state = apply(state, action).state

    assert state.absent == (E, N, W)
    assert state.owing == ()


def test_an_answer_of_a_seat_that_leaves_is_a_pass() -> None:
    state = follow(arranged(PVT, {S: "gX", W: "gX gX"}), "0 discard gX", "3 pong gX gX", "3 leave")
    settled = settle(state)

    assert (settled.phase, settled.active) == (Phase.DRAW, E)
    assert settled.hands[W] == state.hands[W]


def test_leaving_may_settle_an_offer() -> None:
    state = follow(arranged(PVT, {S: "gX", E: "gX gX"}), "0 discard gX", "1 pong gX gX", "2 pass", "3 leave")

    assert (state.phase, state.active) == (Phase.DISCARD, E)


def test_a_general_drawn_by_a_seat_that_leaves_is_let_go() -> None:
    state = follow(arranged(PVT, {S: "wZ"}, wall="gA"), "0 discard wZ", "1 draw", "1 leave")
    state = settle(state)

    assert state.discards[E] == (DeckIndex(81),)
    assert state.active == N


def test_the_last_seat_plays_on_alone() -> None:
    state = follow(dealt(PVT, 1), "1 leave", "2 leave", "3 leave")
    step = apply(state, legal_actions(state, S)[0])

    assert [type(event) for event in step.events] == [CardDiscarded, OfferDeclined]
    assert (step.state.phase, step.state.active) == (Phase.DRAW, S)
    *_, (_, _, last) = play(step.state, random.Random(1))
    assert last.state.is_over


def test_a_round_that_all_have_left_is_drawn() -> None:
    state = dealt(PVT, 1)
    for seat in (S, E, N):
        state = apply(state, Leave(seat)).state
    step = apply(state, Leave(W))

    assert step.state.phase is Phase.DRAWN
    assert isinstance(step.events[-1], RoundDrawn)
    with pytest.raises(IllegalAction, match="not_this_phase"):
        apply(step.state, Leave(W))
