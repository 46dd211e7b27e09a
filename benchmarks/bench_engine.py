"""The rules engine: hands from counts, whole rounds through `apply`, and its tables."""

import random
import statistics
import time

from benchmarks.timing import RUNS, rate
from engine import rulesets
from engine.apply import apply
from engine.cards import canonical_deck
from engine.flow import seats_to_act
from engine.legal import list_legal
from engine.match import MatchSetup, MatchState, begin_match, deal_round, end_round
from engine.partition import Counts, Partition, counts_of
from engine.rules import Rules
from engine.seats import Seat
from engine.state import RoundState

_HANDS = 100_000
_ROUNDS = 60
_PERFT_DEALS = 20
_PERFT_DEPTH = 5


def run() -> dict[str, float]:
    """Return every figure: rates a second on one core, times in milliseconds."""
    rules = rulesets.load("pvt")
    partition = Partition(rules, 4)
    mixed = Partition(rulesets.load("wiki"), 4)
    random_hands = _hands(partition, near_complete=False)
    near_complete = _hands(partition, near_complete=True)
    return {
        "hand_analyses_per_s": rate(lambda: _measure(partition, random_hands)),
        "mixed_hand_analyses_per_s": rate(lambda: _measure(mixed, random_hands)),
        "waits_per_s": rate(lambda: _wait(partition, random_hands)),
        "near_complete_waits_per_s": rate(lambda: _wait(partition, near_complete)),
        "random_rounds_per_s": rate(_RandomPlay(rules).rounds),
        "random_actions_per_s": rate(_RandomPlay(rules).actions),
        "perft_nodes_per_s": rate(lambda: _perft(rules)),
        "table_build_ms": _table_build_ms(rules),
    }


def _hands(partition: Partition, *, near_complete: bool) -> list[Counts]:
    """Return hands of 21 cards dealt by chance; near a win, the same with all but two deadwood cards gone."""
    chance = random.Random(1)
    deck = canonical_deck(partition.copies, 0)
    hands = []
    for _ in range(_HANDS):
        counts = counts_of(chance.sample(deck, 21))
        if near_complete:
            found = partition.arrange(counts)
            melded = [card for meld in found.melds for card in meld.cards]
            counts = counts_of([*melded, *found.deadwood[:2]])
        hands.append(counts)
    return hands


def _measure(partition: Partition, hands: list[Counts]) -> int:
    for counts in hands:
        partition.measure(counts)
    return len(hands)


def _wait(partition: Partition, hands: list[Counts]) -> int:
    for counts in hands:
        partition.waits(counts)
    return len(hands)


class _RandomPlay:
    """A match of four seats that each take any of their legal actions, every answer and event included."""

    def __init__(self, rules: Rules) -> None:
        self._chance = random.Random(1)
        self._match = begin_match(MatchSetup(rules, 4, 0, bytes(32), Seat(0)))

    def rounds(self) -> int:
        """Play some rounds and return how many."""
        for _ in range(_ROUNDS):
            self._match, _ = _play(self._match, self._chance)
        return _ROUNDS

    def actions(self) -> int:
        """Play some rounds and return how many actions they had."""
        done = 0
        for _ in range(_ROUNDS):
            self._match, actions = _play(self._match, self._chance)
            done += actions
        return done


def _play(match: MatchState, chance: random.Random) -> tuple[MatchState, int]:
    state, actions = deal_round(match), 0
    while state.outcome is None:
        for seat in seats_to_act(state):
            listed = list_legal(state, seat)
            legal = listed.actions
            state = apply(state, legal[int(chance.random() * len(legal))], listed).state
            actions += 1
    return end_round(match, state.outcome), actions


def _perft(rules: Rules) -> int:
    """Return how many positions the sequences of a few actions from some deals pass through."""
    nodes = 0
    for number in range(_PERFT_DEALS):
        setup = MatchSetup(rules, 4, 0, number.to_bytes(32), Seat(number % 4))
        nodes += _nodes(deal_round(begin_match(setup)), _PERFT_DEPTH)
    return nodes


def _nodes(state: RoundState, depth: int) -> int:
    if depth == 0:
        return 0
    listed = list_legal(state, seats_to_act(state)[0])
    return sum(1 + _nodes(apply(state, action, listed).state, depth - 1) for action in listed.actions)


def _table_build_ms(rules: Rules) -> float:
    times = []
    for _ in range(RUNS):
        start = time.process_time()
        Partition(rules, 4)
        times.append(1000 * (time.process_time() - start))
    return statistics.median(times)
