"""Seats that are out of the round: whoever is next is next in the round, and plays as at a smaller table."""

import random
from dataclasses import replace
from typing import TypeVar

import pytest

from engine.actions import Claim, Declare, Fold, Leave, Pass, Return
from engine.apply import apply
from engine.codec import digest
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.melds import MeldKind
from engine.notation import parse_action
from engine.rules import Rules
from engine.rules_text import override, rules_from_encoded
from engine.seats import BySeat, Seat, next_of
from engine.state import Offer, Phase, RoundState
from engine.view import conceal, project
from tests.support.rounds import arranged, dealt, follow, just_dealt, play
from tests.support.rulesets import PVT, RULESETS, TENHU, VIET, WIKI
from tests.support.sweeps import times
from tusac_qt.model.display import OfferShown
from tusac_qt.model.presenter import _offer

T = TypeVar("T")
S, E, N, W = (Seat(seat) for seat in range(4))
FIRST = {name: override(rules, {"edition": 1}) for name, rules in RULESETS.items()}


def _kinds(state: RoundState, seat: Seat) -> set[MeldKind]:
    return {action.kind for action in legal_actions(state, seat) if isinstance(action, Claim)}


def _behind_a_fold(rules: Rules) -> RoundState:
    """Return a round of ten hu whose seat 1 has folded, after the dealer has thrown a Chariot."""
    state = just_dealt(rules, {S: "rX", N: "rY rZ gX", W: "gY wY yB gS wS"})
    for seat in (S, E, N, W):
        said = Fold if seat == E else Declare
        state = apply(state, next(one for one in legal_actions(state, seat) if isinstance(one, said))).state
    return apply(state, parse_action(state, "0 discard rX")).state


def test_who_sits_behind_a_fold_is_next() -> None:
    state = _behind_a_fold(TENHU)

    assert MeldKind.CHOW_XYZ in _kinds(state, N)
    assert _kinds(state, W) == set()
    assert [type(action) for action in legal_actions(_behind_a_fold(FIRST["tenhu"]), N)] == [Pass]


@pytest.mark.parametrize("rules", [PVT, VIET, WIKI], ids=lambda rules: rules.name)
def test_who_sits_behind_a_seat_that_left_is_next(rules: Rules) -> None:
    state = arranged(rules, {S: "gX", N: "gY gZ rB", W: "gY gZ"}, wall="yX yY")
    state = follow(state, "1 leave", "0 discard gX")

    assert MeldKind.CHOW_XYZ in _kinds(state, N)
    assert _kinds(state, W) == set()


def test_a_draw_that_is_passed_goes_to_the_next_seat_in_the_round() -> None:
    state = arranged(PVT, {S: "rX", W: "gB", E: "rB rC", N: "rB rC"}, wall="gB")
    state = follow(state, "0 discard rX", "2 leave", "1 draw")

    assert MeldKind.PAIR in _kinds(state, W)
    assert _kinds(follow(state, "1 pass"), W) == _kinds(state, W)


def test_who_is_next_stays_so_while_all_answer() -> None:
    """An answer that was right when it was given is no fault because another seat leaves."""
    rules = override(TENHU, {"out_of_turn_claims": [], "min_points_to_win": 0, "may_fold": False})
    state = arranged(rules, {S: "gX", E: "wB wC", N: "gX gX gX"})
    state = follow(state, "0 discard gX")
    assert legal_actions(state, N) == (Pass(N),)
    left = apply(state, Leave(E)).state

    assert legal_actions(left, N) == (Pass(N),)
    assert apply(left, Pass(N)).state.answers[N] == Pass(N)
    assert digest(left) != digest(left._replace(offer=None))


def test_who_is_next_is_part_of_what_all_agree_on() -> None:
    """After a seat has left while all answer, the state alone does not tell who was next."""
    state = follow(arranged(PVT, {S: "gX"}), "1 leave", "0 discard gX")
    assert state.offer is not None
    same = state._replace(offer=Offer(state.offer.card, S, state.offer.source, E))

    assert state.offer.next == N
    assert digest(same) != digest(state)


def test_a_seat_that_returns_is_next_again() -> None:
    state = follow(arranged(PVT, {S: "gX", N: "gY gZ"}, wall="wB"), "1 leave", "0 discard gX")
    state = follow(state, "2 pass", "3 pass")
    state = apply(apply(state, Return(E)).state, parse_action(state, "2 draw")).state
    state = follow(state, "3 pass", "0 pass", "1 pass", "2 pass")

    assert (state.phase, state.active) == (Phase.DRAW, W)
    assert next_of(S, 4, state.out) == E


def test_the_window_names_as_in_turn_who_is() -> None:
    shown = _offer(project(_behind_a_fold(TENHU), N))

    assert isinstance(shown, OfferShown)
    assert shown.in_turn == (N,)


def test_other_machines_see_who_is_next_without_the_cards() -> None:
    state = _behind_a_fold(TENHU)

    assert all(conceal(state, seat).offer == state.offer for seat in (S, N, W))


def test_a_ruleset_that_begins_has_the_second_edition_and_an_older_record_the_first() -> None:
    """Records do not name what was not there, so that they replay as they were played."""
    older = dict(PVT.encoded())
    del older["edition"]

    assert {rules.edition for rules in RULESETS.values()} == {2}
    assert Rules("ours").edition == 2
    assert rules_from_encoded(older).edition == 1
    assert rules_from_encoded(older).encoded() == older
    assert rules_from_encoded(older).digest == PVT.digest


def _out_of_it(rules: Rules, seats: int, chance: random.Random) -> RoundState:
    """Return a round some turns on, no card being on offer, of which some seats are out."""
    state = dealt(rules, chance.randrange(1 << 30), seats=seats, dealer=chance.randrange(seats))
    out = frozenset(Seat(seat) for seat in chance.sample(range(seats), chance.randrange(1, seats - 1)))
    while state.phase is Phase.DECLARE:
        for seat in seats_to_act(state):
            legal = legal_actions(state, seat)
            said = next(
                one for one in legal if isinstance(one, Fold if _folds(rules, seat, out) else Declare)
            )
            state = apply(state, said).state
    when = chance.randrange(1, 40)
    for number, (_, _, step) in enumerate(play(state, chance, greed=0.8)):
        state = step.state
        if number > when and state.offer is None and not state.is_opening:
            break
    for seat in out - {*state.out, state.active}:
        state = state if state.is_over else apply(state, Leave(seat)).state
    return state


def _folds(rules: Rules, seat: Seat, out: frozenset[Seat]) -> bool:
    return rules.may_fold and seat in out


def _only_the_others(state: RoundState, present: tuple[Seat, ...]) -> RoundState:
    """Return the same moment at a table where nobody sits who is out, with the cards where they lay."""
    place = {seat: Seat(number) for number, seat in enumerate(present)}
    copies = state.rules.copies(state.seats) - max(0, len(present) - 4)

    def seated(values: BySeat[T]) -> BySeat[T]:
        return BySeat(tuple(values[seat] for seat in present))

    return state._replace(
        rules=override(state.rules, {"copies_per_type": copies}),
        seats=len(present),
        dealer=place.get(state.dealer, Seat(0)),
        active=place[state.active],
        hands=seated(state.hands),
        exposed=seated(state.exposed),
        discards=seated(state.discards),
        answers=seated(state.answers),
        counts=seated(state.counts),
        marks=seated(state.marks),
        absent=(),
        owing=(),
        folded=(),
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name, rules in RULESETS.items() if max(rules.players) > 2])
def test_the_others_play_on_as_at_a_smaller_table(name: str) -> None:
    """Any seats are out, from any turn on: what each other seat may do, and who gets which card, is the same.

    So no seat is worse off behind an empty one.
    """
    rules, compared = RULESETS[name], 0
    for seed in range(times(12, 400)):
        chance = random.Random(seed)
        state = _out_of_it(rules, chance.choice([size for size in rules.players if size > 2]), chance)
        present = tuple(Seat(seat) for seat in range(state.seats) if seat not in state.out)
        if state.is_over or len(present) == state.seats or state.dead:
            continue
        small = _only_the_others(state, present)
        while not state.is_over:
            awaited = seats_to_act(state)
            assert {present[seat] for seat in seats_to_act(small)} == set(awaited)
            for seat in awaited:
                here = Seat(present.index(seat))
                legal, there = legal_actions(state, seat), legal_actions(small, here)
                assert tuple(replace(action, seat=here) for action in legal) == there
                chosen = chance.randrange(len(legal))
                state, small = apply(state, legal[chosen]).state, apply(small, there[chosen]).state
                compared += 1
            assert (state.phase, state.wall_start) == (small.phase, small.wall_start)
            if not state.is_over:
                assert state.active == present[small.active]
    assert compared > 100
