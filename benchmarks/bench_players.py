"""The computer players: rounds a second in the kernel, and how long one decision takes from a view."""

import statistics
import time
from collections.abc import Iterator

from benchmarks.timing import rate
from engine import rulesets
from engine.actions import Action
from engine.ai.kernel import Kernel
from engine.ai.player import POLICIES, decision_seed, load_player
from engine.apply import apply
from engine.cards import Card
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.match import MatchSetup, begin_match, deal_round, round_deck
from engine.rules import Rules
from engine.seats import Seat
from engine.view import View, project

_SEATS = 4
_ROUNDS = 400
_HARD_ROUNDS = 100
_WATCHED_ROUNDS = 40
_PERCENT_99 = 98


def run() -> dict[str, float]:
    """Return every figure: rounds a second on one core, milliseconds for a decision among several actions."""
    rules = rulesets.load("pvt")
    figures = {
        "normal_rounds_per_s": rate(_Rounds(rules, "normal", _ROUNDS).play),
        "hard_rounds_per_s": rate(_Rounds(rules, "hard", _HARD_ROUNDS).play),
    }
    asked = [(level, rules, level) for level in POLICIES]
    # melds across the colors of every piece give a player the most to weigh
    asked.append(("mixed_hard", rulesets.load("wiki"), "hard"))
    for name, played, level in asked:
        times = sorted(_decision_times(played, level))
        figures[f"{name}_decision_ms"] = statistics.median(times)
        figures[f"{name}_decision_p99_ms"] = statistics.quantiles(times, n=100)[_PERCENT_99]
    return figures


class _Rounds:
    """Rounds between four players of a level, dealt beforehand."""

    def __init__(self, rules: Rules, level: str, number: int) -> None:
        self._kernel = Kernel(rules, _SEATS)
        self._policies = [POLICIES[level]] * _SEATS
        self._decks = [_deck(rules, seed) for seed in range(number)]

    def play(self) -> int:
        """Play all of them and return how many they are."""
        for deck in self._decks:
            self._kernel.play(deck, Seat(0), self._policies, bytes(32))
        return len(self._decks)


def _deck(rules: Rules, seed: int) -> tuple[Card, ...]:
    return round_deck(MatchSetup(rules, _SEATS, 0, seed.to_bytes(32), Seat(0)), 1, Seat(0))


def _decision_times(rules: Rules, level: str) -> list[float]:
    """Return how long, in milliseconds, each decision of a player took that had a choice."""
    player = load_player(level)
    times = []
    for view, legal, seed in _decisions(rules):
        start = time.thread_time()
        player.choose(view, legal, seed)
        times.append((time.thread_time() - start) * 1000)
    return times


def _decisions(rules: Rules) -> Iterator[tuple[View, tuple[Action, ...], int]]:
    """Yield what is asked of normal players, where there is a choice."""
    player = load_player("normal")
    for number in range(_WATCHED_ROUNDS):
        state = deal_round(begin_match(MatchSetup(rules, _SEATS, 0, number.to_bytes(32), Seat(0))))
        while not state.is_over:
            seat = seats_to_act(state)[0]
            view, legal = project(state, seat), legal_actions(state, seat)
            seed = decision_seed(bytes(32), view)
            if len(legal) > 1:
                yield view, legal, seed
            state = apply(state, player.choose(view, legal, seed)).state
