"""Whole rounds with empty seats, judged at every question by a second referee."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

import pytest

from engine.actions import Action, Claim, Declare, Discard, Draw, Fold, Leave, Return
from engine.apply import apply
from engine.cards import DeckIndex
from engine.flow import seats_to_act
from engine.legal import legal_actions, why_not
from engine.rules_text import override
from engine.seats import Seat
from engine.state import Phase, RoundState, exposed_melds
from tests.support.rounds import badness, dealt
from tests.support.rulesets import PVT, TENHU, VIET, WIKI
from tests.support.sweeps import times
from tests.support.table_referee import FOLD, WIN, Answer, Referee

One = TypeVar("One", bound=Action)
GOLD = {"jokers": 5, "joker_kong_points": [24, 18]}
RULES = {
    "pvt": PVT,
    "wiki": WIKI,
    "viet": VIET,
    "tenhu": TENHU,
    "pvt, a Kong draws": override(PVT, {"kong_draws": True}),
    "tenhu, a Kong draws": override(TENHU, {"kong_draws": True}),
    "viet, losers do not pay": override(VIET, {"losers_pay": False}),
    "pvt, jokers join": override(PVT, GOLD),
    "wiki, all three": override(WIKI, {**GOLD, "kong_draws": True, "losers_pay": False}),
    "wiki, few cards, all three": override(
        WIKI,
        {
            **GOLD,
            "players": [2, 3],
            "copies_per_type": 2,
            "hand_size": 12,
            "kong_draws": True,
            "losers_pay": False,
            "dead_wall": 4,
        },
    ),
}


def told(state: RoundState, action: Action) -> Answer:
    """Return an answer as the referee writes it."""
    if isinstance(action, Claim):
        return action.kind.name.lower(), tuple(sorted(state.card(index) for index in action.cards))
    return type(action).__name__.lower(), ()


def begun(state: RoundState) -> Referee:
    """Return the books of a round whose dealt cards have been declared."""
    hands = [tuple(sorted(state.card(index) for index in hand)) for hand in state.hands]
    tables = [
        [(meld.cards, meld.is_dealt) for meld in exposed_melds(state, Seat(seat))]
        for seat in range(state.seats)
    ]
    books = Referee(state.rules, state.seats, hands, state.wall_count, tables)
    books.folded, books.away = set(state.folded), set(state.absent)
    return books


def best(state: RoundState, legal: Sequence[One]) -> One:
    """Return what leaves its seat the least junk."""
    return min(legal, key=lambda action: badness(state, action))


class _Judged:
    """A round that the engine plays and the referee follows.

    Attributes:
        state: the round.
        books: what the referee knows.
        answers: what has been answered to the card shown.
    """

    def __init__(self, name: str, seed: int) -> None:
        """Deal a round, some seats of which fold, and some of which may leave at any moment."""
        rules, self.chance = RULES[name], random.Random(seed)
        seats = sorted(rules.players)[seed % len(rules.players)]
        state = dealt(rules, seed, seats=seats, dealer=self.chance.randrange(seats))
        self.leavers = self.chance.sample(range(seats), min(seats - 1, self.chance.randrange(3)))
        while state.phase is Phase.DECLARE:
            for seat in seats_to_act(state):
                said = next(one for one in legal_actions(state, seat) if isinstance(one, Declare))
                folds = rules.may_fold and self.chance.random() < 0.25
                state = apply(state, Fold(seat) if folds else said).state
        self.state, self.books = state, begun(state)
        self.answers: dict[int, Answer] = {}
        self.made = Counter[str]()

    def play(self, seen: Counter[str]) -> None:
        """Play to the end, see that all goes as the referee says to the last payment, and count."""
        seen["folded"] += bool(self.state.folded)
        while not self.state.is_over:
            phase, moved = self.state.phase, self._comes_or_goes()
            if moved is not None:
                seen[type(moved).__name__] += 1
                self._come_or_go(moved)
            elif phase is Phase.OFFER:
                seen["answers"] += 1
                self._answer()
            else:
                self._turn()
            if self.books.shown is not None and not set(self.books.asked()) - set(self.answers):
                self._see_what_came()
        seen.update(self.made)
        outcome = self.state.outcome
        assert outcome is not None
        seen[self.state.phase.name] += 1
        worth = 0 if outcome.winning is None else outcome.winning.points
        assert outcome.payments.values == self.books.paid(outcome.winner, worth)

    def _comes_or_goes(self) -> Leave | Return | None:
        """Return that a machine leaves or comes back, at some moments."""
        if not self.leavers or self.chance.random() > 0.02:
            return None
        seat = Seat(self.chance.choice(self.leavers))
        is_back = seat in self.state.absent and self.chance.random() < 0.5
        action = Return(seat) if is_back else Leave(seat)
        return action if why_not(self.state, seat, action) is None else None

    def _come_or_go(self, moved: Leave | Return) -> None:
        was_due = self.state.active == moved.seat and self.state.phase in (Phase.DISCARD, Phase.DRAW)
        self.books.away ^= {int(moved.seat)}
        self.state = apply(self.state, moved).state
        self.answers.pop(moved.seat, None)
        if was_due and isinstance(moved, Leave):
            self._see_who_draws(moved.seat)

    def _turn(self) -> None:
        """Let the seat in turn draw or discard."""
        state, seat = self.state, self.state.active
        if state.phase is Phase.DRAW:
            self.books.show(state.card(DeckIndex(state.wall_start)), seat, is_drawn=True)
            self.state = apply(state, Draw(seat)).state
            return
        discards = [action for action in legal_actions(state, seat) if isinstance(action, Discard)]
        action = self.chance.choice(discards) if self.chance.random() < 0.2 else best(state, discards)
        self.books.show(state.card(action.card), seat, is_drawn=False)
        self.state = apply(state, action).state

    def _answer(self) -> None:
        """Let the first seat answer that has not, and see that it may do just what the referee says."""
        awaited = seats_to_act(self.state)
        assert [int(seat) for seat in awaited] == [
            seat for seat in self.books.asked() if seat not in self.answers
        ]
        legal = legal_actions(self.state, awaited[0])
        assert {told(self.state, action) for action in legal} == self.books.answers(awaited[0])
        action = self.chance.choice(legal) if self.chance.random() < 0.2 else best(self.state, legal)
        self.answers[action.seat] = told(self.state, action)
        self.state = apply(self.state, action).state

    def _see_what_came(self) -> None:
        """See that the card went where the referee says, and that the turn is whose it says."""
        books, state, answers = self.books, self.state, self.answers
        taker, self.answers = books.taker(answers), {}
        if taker is None:
            books.dead |= {books.owner} if answers.get(books.owner) == FOLD else set()
            books.shown = None
            self._see_who_draws(books.owner)
        elif answers[taker] == WIN:
            assert (state.phase, state.active) == (Phase.WON, taker)
            assert state.outcome is not None
            assert state.outcome.winning is not None
            assert state.outcome.winning.points == books.win_points(taker)
        else:
            draws = books.turns_up(answers[taker][1])
            books.take(taker, answers[taker][1])
            assert (state.phase, state.active) == (Phase.DRAW if draws else Phase.DISCARD, taker)
            self.made["drawing Kong"] += draws
            self.made["Kong of jokers"] += (
                books.tables[taker][-1][0][0].is_joker and len(answers[taker][1]) == 3
            )

    def _see_who_draws(self, previous: int) -> None:
        drawer = self.books.drawer(previous)
        assert (self.state.phase is Phase.DRAWN) is (drawer is None)
        assert drawer is None or (self.state.phase, self.state.active) == (Phase.DRAW, drawer)


def judged(name: str, seed: int, seen: Counter[str]) -> None:
    """Play a round and see that it goes as the referee says; count what happened."""
    _Judged(name, seed).play(seen)


@pytest.mark.slow
@pytest.mark.parametrize("name", RULES)
def test_rounds_with_empty_seats_go_as_a_second_referee_says(name: str) -> None:
    seen = Counter[str]()
    for seed in range(times(15, 3000)):
        judged(name, seed, seen)

    assert seen["WON"] > 0
    assert seen["Leave"] > 0
    assert seen["folded"] > 0 or "tenhu" not in name
    assert seen["drawing Kong"] > 0 or not RULES[name].kong_draws or RULES[name].copies_per_type < 4
