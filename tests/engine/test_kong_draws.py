"""A Kong that draws: whoever claims one turns up the next card of the wall (docs/rules.md, A40)."""

import random

import pytest

from engine.actions import Draw, Leave
from engine.apply import apply
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.melds import MeldKind
from engine.notation import format_action
from engine.rules_text import override
from engine.seats import Seat
from engine.state import Phase, RoundState, exposed_melds
from tests.support.rounds import COMPLETE, arranged, check_cards, dealt, declared, follow, play, settle
from tests.support.rulesets import PVT, TENHU, VIET, WIKI
from tests.support.sweeps import times
from tusac_qt.commands.invariants import check_state

RULES = override(PVT, {"kong_draws": True})


def after_a_kong(hand: str = "gX gX gX rB wC", wall: str = "wY rZ", **knobs: object) -> RoundState:
    """Return a round of four in which seat 2 has just made a Kong of what seat 0 threw."""
    state = arranged(override(RULES, knobs), {0: "gX", 2: hand}, wall=wall)
    return settle(follow(state, "0 discard gX", "2 kong gX gX gX"))


def may(state: RoundState, seat: int) -> list[str]:
    """Return what a seat may do, as notation."""
    return [format_action(state, action).split(maxsplit=1)[1] for action in legal_actions(state, Seat(seat))]


def test_its_maker_draws_and_throws_nothing_and_everybody_is_asked() -> None:
    state = after_a_kong()
    assert (state.phase, state.active, may(state, 2)) == (Phase.DRAW, 2, ["draw"])

    state = follow(state, "2 draw")
    assert state.offer is not None
    assert (state.offer.owner, state.offer.next) == (2, 3)
    assert seats_to_act(state) == (2, 3, 0, 1)


def test_if_nobody_wants_the_card_it_lies_before_its_drawer_and_the_next_seat_draws() -> None:
    state = settle(follow(after_a_kong(), "2 draw"))

    assert (state.phase, state.active) == (Phase.DRAW, 3)
    assert [state.card(index).name for index in state.discards[Seat(2)]] == ["wY"]
    assert len(state.hands[Seat(2)]) + 4 == 21


def test_who_takes_the_card_discards() -> None:
    state = settle(follow(after_a_kong("gX gX gX rB wC wY", "wY rZ"), "2 draw", "2 pair wY"))

    assert (state.phase, state.active) == (Phase.DISCARD, 2)
    assert sum(len(meld.cards) for meld in exposed_melds(state, Seat(2))) + len(state.hands[Seat(2)]) == 22


def test_a_kong_of_the_drawn_card_draws_again() -> None:
    state = settle(follow(after_a_kong("gX gX gX wY wY wY rB", "wY rZ"), "2 draw", "2 kong wY wY wY"))

    assert (state.phase, state.active) == (Phase.DRAW, 2)


def test_a_pong_on_the_table_that_grows_draws_too() -> None:
    rules = override(RULES, {"exposed_pong_upgrade": "self_draw"})
    state = arranged(rules, {0: "gX", 1: "gX gX wC"}, wall="rC wC rY gX")
    state = follow(state, "0 discard gX", "1 pong gX gX", "1 discard wC", "1 draw")
    state = settle(follow(state, "1 kong"))

    assert (state.phase, state.active) == (Phase.DRAW, 1)


@pytest.mark.parametrize("dead_wall", [6, 30, 31])
def test_with_dead_cards_alone_it_asks_for_a_discard_as_any_claim(dead_wall: int) -> None:
    state = after_a_kong(dead_wall=dead_wall)

    assert state.phase is (Phase.DISCARD if dead_wall == 31 else Phase.DRAW)


def test_its_maker_may_win_with_the_card_and_then_has_one_more() -> None:
    hand = " ".join(["gX gX gX", *COMPLETE.split()[2:19]])  # wB stands alone
    state = follow(after_a_kong(hand, wall="wB"), "2 draw")
    assert "win" in may(state, 2)

    won = settle(follow(state, "2 win"))
    assert won.outcome is not None
    assert won.outcome.winning is not None
    assert sum(len(line.meld.cards) for line in won.outcome.winning.lines) == 22
    check_state(won)


def test_others_may_win_on_the_card() -> None:
    state = arranged(RULES, {0: "gX", 2: "gX gX gX rB wC", 3: COMPLETE.replace("gY gZ", "wZ gA")}, wall="wZ")
    state = follow(settle(follow(state, "0 discard gX", "2 kong gX gX gX")), "2 draw")

    assert "win" in may(state, 3)


def test_a_maker_that_leaves_before_it_draws_owes_no_discard() -> None:
    state = apply(after_a_kong(), Leave(Seat(2))).state

    assert (state.phase, state.active, state.owing) == (Phase.DRAW, 3, ())


def test_a_dealt_kong_draws_nothing() -> None:
    rules = override(WIKI, {"kong_draws": True, "mulligan": "off"})
    state = declared(dealt(rules, 21))

    assert (state.phase, state.wall_start) == (Phase.DISCARD, 81)


@pytest.mark.slow
@pytest.mark.parametrize("base", [PVT, WIKI, VIET, TENHU], ids=lambda rules: rules.name)
def test_whole_rounds_hold_what_must_always_hold(base: object) -> None:
    drew = 0
    for seed in range(times(12, 200)):
        rules = override(base, {"kong_draws": True, "exposed_pong_upgrade": "self_draw"})  # type: ignore[arg-type]
        seats = max(rules.players)
        for state, action, step in play(dealt(rules, seed, seats=seats), random.Random(seed), greed=0.6):
            check_cards(step.state)
            check_state(step.state)
            was_kong = any(meld.kind is MeldKind.KONG for meld in exposed_melds(state, state.active))
            drew += isinstance(action, Draw) and was_kong
    assert drew
