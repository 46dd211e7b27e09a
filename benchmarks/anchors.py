"""Well-known libraries measured in the same run as ours, so that figures mean something elsewhere.

They are a development extra, `requirements/anchors.lock`; one that is missing is left out with a note. The
games differ, so a ratio guards against regressions and is no boast.
"""

import random
from collections.abc import Callable
from importlib import import_module

from benchmarks.timing import rate

COMPARED = {
    "engine.hand_analyses_per_s": "mahjong.shanten_per_s",
    "engine.waits_per_s": "mahjong.shanten_per_s",
    "engine.random_rounds_per_s": "rlcard.mahjong_games_per_s",
    "engine.perft_nodes_per_s": "chess.perft3_nodes_per_s",
}
"""Each figure of ours that has an anchor, as `<subject>.<figure>`, and the anchor's name."""


def shanten() -> float:
    """Return calls a second of `mahjong`'s shanten number, of 14 random tiles."""
    calculate = import_module("mahjong.shanten").Shanten.calculate_shanten
    chance = random.Random(0)
    hands = []
    for _ in range(1_000):
        counts = [0] * 34
        for tile in chance.sample(range(136), 14):
            counts[tile // 4] += 1
        hands.append(counts)

    def work() -> int:
        for hand in hands:
            calculate(hand)
        return len(hands)

    return rate(work)


def mahjong_games() -> float:
    """Return games a second of RLCard's mahjong with four random agents."""
    game = import_module("rlcard").make("mahjong", config={"seed": 0})
    agent = import_module("rlcard.agents").RandomAgent
    game.set_agents([agent(num_actions=game.num_actions) for _ in range(game.num_players)])

    def work() -> int:
        games = 10
        for _ in range(games):
            game.run(is_training=False)
        return games

    return rate(work)


def perft() -> float:
    """Return nodes a second of python-chess counting 3 moves deep, each move made and taken back."""
    board = import_module("chess").Board()

    def count(depth: int) -> int:
        if depth == 0:
            return 1
        nodes = 0
        for move in board.legal_moves:
            board.push(move)
            nodes += count(depth - 1)
            board.pop()
        return nodes

    return rate(lambda: count(3))


ANCHORS: dict[str, Callable[[], float]] = {
    "mahjong.shanten_per_s": shanten,
    "rlcard.mahjong_games_per_s": mahjong_games,
    "chess.perft3_nodes_per_s": perft,
}


def measure(names: set[str]) -> tuple[dict[str, float], list[str]]:
    """Return the figures of those anchors of `names` that are installed, and a note for each that is not."""
    figures: dict[str, float] = {}
    notes: list[str] = []
    for name, work in ANCHORS.items():
        if name in names:
            try:
                figures[name] = work()
            except ModuleNotFoundError as error:
                notes.append(f"{name} left out: {error.name} is not installed")
    return figures, notes
