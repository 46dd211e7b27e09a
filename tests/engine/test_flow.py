"""The order of play: the table of transitions against real rounds, who may act, who gets the card."""

import random
from collections import Counter
from functools import cache
from itertools import permutations, product

import pytest

from engine.actions import (
    ACTIONS,
    Action,
    Answer,
    Claim,
    Declare,
    Discard,
    Draw,
    Fold,
    Leave,
    Mulligan,
    Pass,
    Return,
    Win,
)
from engine.apply import apply
from engine.cards import Card, DeckIndex, Piece, canonical_deck
from engine.claims import Position, Source
from engine.errors import IllegalAction, Reason
from engine.flow import (
    TRANSITIONS,
    all_answered,
    answering_seats,
    next_dealer,
    next_present,
    position_of,
    resolve,
    seats_to_act,
)
from engine.legal import legal_actions, why_not
from engine.melds import MeldKind
from engine.notation import parse_action
from engine.rules import Rules
from engine.rules_text import override
from engine.seats import BySeat, Seat, next_seat
from engine.state import Offer, Phase, RoundState, deal
from tests.support.rounds import arranged, dealt, follow, play, positions
from tests.support.rulesets import LOOSE, PVT, TENHU, WIKI

S, E, N, W = (Seat(seat) for seat in range(4))

SAMPLES: dict[type[Action], Action] = {
    Discard: Discard(S, DeckIndex(0)),
    Draw: Draw(S),
    Win: Win(S),
    Claim: Claim(S, MeldKind.SINGLE, ()),
    Pass: Pass(S),
    Leave: Leave(S),
    Declare: Declare(S, (), 0),
    Mulligan: Mulligan(S),
    Return: Return(S),
    Fold: Fold(S),
}


@cache
def _state_in(phase: Phase) -> RoundState:
    voided = _see(_hopeless(), Mulligan(S))
    while voided.phase is Phase.DECLARE:
        voided = _see(voided, legal_actions(voided, seats_to_act(voided)[0])[-1])
    states = (state for rules in (WIKI, PVT) for state in positions(rules, range(9)))
    return next(state for state in (voided, *states) if state.phase is phase)


def _hopeless(rules: Rules = WIKI) -> RoundState:
    """Return a round of four in which nobody has declared and everybody may call a mulligan."""
    poor = [card for card in canonical_deck(2, 0) if card.piece not in (Piece.GENERAL, Piece.SOLDIER)]
    hands = [*poor, *poor, Card.gS][:81]
    rest = list((Counter(canonical_deck(4, 0)) - Counter(hands)).elements())
    return deal(rules, 4, S, (*hands, *rest))


@pytest.mark.parametrize(("phase", "kind"), list(product(Phase, ACTIONS)), ids=str)
def test_what_is_absent_from_the_table_is_refused(phase: Phase, kind: type[Action]) -> None:
    state = _state_in(phase)
    action = SAMPLES[kind]
    if kind in TRANSITIONS[phase]:
        assert why_not(state, S, action) is not Reason.NOT_THIS_PHASE or kind in (Win, Fold)
        return
    assert why_not(state, S, action) is Reason.NOT_THIS_PHASE
    with pytest.raises(IllegalAction, match="not_this_phase") as caught:
        apply(state, action)
    assert caught.value.reason is Reason.NOT_THIS_PHASE
    assert caught.value.seat == S


SEEN: set[tuple[Phase, type[Action], Phase]] = set()

READY = {
    0: "gX",
    1: "gY gZ rB rB rC rC rX rX rY rY yB yB yC yC yX yX yY yY wB wB",
    2: "gX gX",
}
"""Seat 1 wins on gX, and seat 2 may pong it."""


def _see(state: RoundState, action: Action) -> RoundState:
    after = apply(state, action).state
    SEEN.add((state.phase, type(action), after.phase))
    return after


def _leaving(state: RoundState, chance: random.Random, returning: float = 0.0) -> None:
    """Play on while seats leave one after the other, and some perhaps return."""
    while not state.is_over:
        present = [seat for seat in range(state.seats) if seat not in state.absent]
        back = [seat for seat in state.absent if returning and why_not(state, seat, Return(seat)) is None]
        if back and chance.random() < returning:
            state = _see(state, Return(chance.choice(back)))
        elif chance.random() < 0.05:
            state = _see(state, Leave(Seat(chance.choice(present))))
        else:
            state = _see(state, chance.choice(legal_actions(state, seats_to_act(state)[0])))


def _fold_last() -> None:
    """Let folding be what is said last, so that something comes of it at once."""
    for seed in range(60):
        chance = random.Random(seed)
        state = _hopeless(override(WIKI, {"may_fold": True, "dead_wall": chance.choice((0, 31))}))
        for seat in chance.sample(range(4), 4):
            state = _see(state, chance.choice(legal_actions(state, Seat(seat))))
    hands = {0: "gB rC wX yX rX", 1: "gA gA rA yA", 2: "wA wA wA gB"}
    stuck = {"hand_size": 4, "expose_dealt_kongs": False, "players": [4]}
    whole, none = {**hands, 2: "wA wA wA rA"}, {**hands, 2: "wB wC gX gB"}
    for last, held, knobs in (
        ("2 pass", none, {}),
        ("2 kong wA wA wA", hands, {}),
        ("2 win", whole, {"min_points_to_win": 8}),
    ):
        state = arranged(override(TENHU, {**stuck, **knobs}), held, wall="wA")
        state = follow(state, "0 discard rX", "1 draw", last, "3 pass", "0 pass")
        _see(state, parse_action(state, "1 fold"))
        _see(state._replace(folded=(S, W)), parse_action(state, "1 fold"))  # only seat 2 is left


@pytest.mark.slow
def test_every_transition_of_the_table_happens_and_no_other() -> None:
    SEEN.clear()
    kongs = override(PVT, {"kong_draws": True, "copies_per_type": 6})
    for rules, seats in ((PVT, 4), (WIKI, 2), (LOOSE, 3), (TENHU, 2), (kongs, 4)):
        for seed in range(12):
            for state, action, step in play(dealt(rules, seed, seats=seats), random.Random(seed), greed=0.7):
                SEEN.add((state.phase, type(action), step.state.phase))
    for last in ("2 pong gX gX", "2 leave"):
        state = follow(arranged(PVT, READY), "0 discard gX", "1 win", "3 pass")
        _see(state, parse_action(state, last))
    for seed in range(150):
        _leaving(dealt(WIKI, seed, seats=2 + seed % 4), random.Random(seed))
    for seed in range(10):
        _leaving(dealt(PVT, seed), random.Random(seed), returning=0.5)
    for seed in range(120):
        chance = random.Random(seed)
        state = _hopeless(WIKI if seed % 2 else override(WIKI, {"dead_wall": 31}))
        for _ in range(4):
            left = Leave(chance.choice(seats_to_act(state)))
            said = legal_actions(state, seats_to_act(state)[0])[chance.random() < 0.9]
            state = _see(state, left if chance.random() < 0.4 else said)
    _fold_last()
    dealt_win = (Phase.DISCARD, Win, Phase.WON)  # too rare to be dealt; see test_apply
    table = {
        (phase, kind, after)
        for phase, row in TRANSITIONS.items()
        for kind, afters in row.items()
        for after in afters
    }

    assert SEEN | {dealt_win} == table


def test_somebody_may_act_until_the_end_and_nobody_after() -> None:
    """docs/rules.md, 7.7 (11)."""
    for rules in (PVT, WIKI, LOOSE):
        for state in positions(rules, range(3)):
            awaited = seats_to_act(state)
            assert bool(awaited) is not state.is_over
            for seat in range(4):
                assert bool(legal_actions(state, Seat(seat))) is (seat in awaited)


def test_who_answers_a_draw_and_a_discard() -> None:
    assert answering_seats(Offer(DeckIndex(0), N, Source.DRAW, W), 4) == (N, W, S, E)
    assert answering_seats(Offer(DeckIndex(0), N, Source.DISCARD, W), 4) == (W, S, E)
    assert [position_of(seat, W, S) for seat in (S, E, N, W)] == [
        *(Position.NEXT, Position.OTHER, Position.OTHER, Position.SELF)
    ]
    assert position_of(S, S, S) is Position.SELF


def _claim(seat: Seat, kind: MeldKind) -> Claim:
    return Claim(seat, kind, ())


@pytest.mark.parametrize(
    ("owner", "source", "answers", "winner"),
    [
        # Q1: a win beats a pong, wherever they sit
        (S, Source.DISCARD, [_claim(N, MeldKind.PONG), Win(W)], W),
        (S, Source.DISCARD, [Win(E), _claim(N, MeldKind.KONG)], E),
        # Q2: of several wins on a discard the nearest after the discarder
        (S, Source.DISCARD, [Win(W), Win(N)], N),
        # Q4: of several wins on a draw the drawer first
        (N, Source.DRAW, [Win(E), Win(N)], N),
        (N, Source.DRAW, [Win(E), Win(S)], S),
        # a pong beats the drawer's own chow
        (N, Source.DRAW, [_claim(N, MeldKind.CHOW_XYZ), _claim(S, MeldKind.PONG)], S),
        # the drawer's chow goes before that of the next seat
        (N, Source.DRAW, [_claim(W, MeldKind.QUAD), _claim(N, MeldKind.PAIR)], N),
        (N, Source.DRAW, [_claim(W, MeldKind.PAIR)], W),
        # with five copies two pongs can meet (7.5)
        (S, Source.DISCARD, [_claim(W, MeldKind.PONG), _claim(N, MeldKind.PONG)], N),
        (S, Source.DISCARD, [], None),
    ],
)
def test_who_gets_the_card(owner: Seat, source: Source, answers: list[Answer], winner: Seat | None) -> None:
    offer = Offer(DeckIndex(0), owner, source, next_seat(owner, 4))
    for order in permutations(answers):  # the result does not depend on who answers first
        given: list[Answer | None] = [Pass(Seat(seat)) for seat in range(4)]
        for answer in order:
            given[answer.seat] = answer
        taken = resolve(PVT, offer, BySeat(tuple(given)))
        assert (None if taken is None else taken.seat) == winner


@pytest.mark.parametrize(
    ("rules", "winner"), [(WIKI, N), (override(WIKI, {"kong_before_pong": False}), E)], ids=["wiki", "alike"]
)
def test_with_six_copies_a_kong_and_a_nearer_pong_can_meet(rules: Rules, winner: Seat) -> None:
    """docs/rules.md, 3.8: the lower number first; where both count alike the nearer in turn."""
    state = arranged(rules, {0: "gX", 1: "gX gX", 2: "gX gX gX"}, seats=6)
    state = follow(state, "0 discard gX", "1 pong gX gX", "2 kong gX gX gX", "3 pass", "4 pass", "5 pass")

    assert (state.phase, state.active) == (Phase.DISCARD, winner)


STEALING = override(WIKI, {"out_of_turn_claims": ["pair", "kong", "pong", "win"]})


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        # a stolen double goes before the set of the seat in turn, as every steal does (3.8)
        (_claim(E, MeldKind.CHOW_XYZ), _claim(W, MeldKind.PAIR), W),
        (_claim(E, MeldKind.QUAD), _claim(N, MeldKind.PAIR), N),
        # of two doubles the nearer, and what forms more goes before it
        (_claim(E, MeldKind.PAIR), _claim(W, MeldKind.PAIR), E),
        (_claim(E, MeldKind.PAIR), _claim(W, MeldKind.PONG), W),
        (_claim(E, MeldKind.PAIR), Win(W), W),
    ],
)
def test_a_stolen_double_comes_after_all_other_steals(first: Answer, second: Answer, winner: Seat) -> None:
    given: list[Answer | None] = [Pass(Seat(seat)) for seat in range(4)]
    given[first.seat], given[second.seat] = first, second
    taken = resolve(STEALING, Offer(DeckIndex(0), S, Source.DISCARD, E), BySeat(tuple(given)))

    assert taken is not None
    assert taken.seat == winner


def test_whoever_steals_a_double_is_in_turn() -> None:
    hands = {0: "rX", 1: "rY rZ", 3: "rX"}
    lines = ("0 discard rX", "1 chow_xyz rY rZ", "2 pass", "3 pair rX")
    state = follow(arranged(STEALING, hands), *lines)

    assert (state.phase, state.active) == (Phase.DISCARD, W)
    with pytest.raises(IllegalAction) as caught:
        follow(arranged(WIKI, hands), *lines)
    assert caught.value.reason is Reason.OUT_OF_TURN


def test_all_answered() -> None:
    offer = Offer(DeckIndex(0), S, Source.DISCARD, E)
    passes: BySeat[Answer | None] = BySeat((None, Pass(E), Pass(N), Pass(W)))

    assert all_answered(offer, passes)
    assert not all_answered(offer, passes.replace(N, None))
    assert not all_answered(Offer(DeckIndex(0), S, Source.DRAW, E), passes)


def test_next_dealer() -> None:
    """docs/rules.md, A9; its vectors Q11, Q12."""
    assert next_dealer(PVT, S, None, 4) == E
    assert next_dealer(PVT, W, None, 4) == S
    assert next_dealer(PVT, S, N, 4) == N
    assert next_dealer(WIKI, S, None, 4) == S


def test_next_present() -> None:
    state = dealt(PVT, 1)

    assert next_present(state, S) == E
    assert next_present(state._replace(absent=(E, N)), S) == W
    assert next_present(state._replace(absent=(E, N, W)), S) == S
    assert next_present(state._replace(absent=(S, E, N, W)), S) is None
