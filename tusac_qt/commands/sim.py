"""`tusac sim`: computer players play duplicate deals against each other; what they win, and how surely."""

import argparse
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from math import ceil
from multiprocessing import get_context
from typing import TypeVar

from engine.ai.player import levels_for
from tusac_qt.choices.new_match import load_rules
from tusac_qt.commands.arguments import not_so, parse_seed, positive_number
from tusac_qt.commands.common import UsageError, read_bytes
from tusac_qt.commands.contest import Contest, check_playable, orders, play_deals
from tusac_qt.commands.foreign_players import ForeignPlayerError, foreign_class
from tusac_qt.commands.invariants import InvariantError
from tusac_qt.commands.ladder import Ladder, climb, rungs
from tusac_qt.commands.processes import MOST_WORKERS
from tusac_qt.commands.standings import standings
from tusac_qt.play.daily import USUAL_SEATS
from tusac_qt.system.console import complain, say
from tusac_qt.system.json_text import json_text
from tusac_qt.words.counted import counted
from tusac_qt.words.translation import translate
from tusac_qt.words.typed_names import LEVEL_OF, typed_level

R = TypeVar("R")

_USUAL = tuple(map(typed_level, ("hard", "normal", "normal", "normal")))
_DEALS_AT_A_TIME = 8
_FOREIGN_DEALS_AT_A_TIME = 64
"""More, because the processes of foreign players are started for each part."""
_ALONE_ROUNDS = 400
"""So few rounds are played sooner than another process is started."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac sim` takes."""
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--ladder",
        action="store_true",
        help=translate(
            "command line", "let every level play the same cards, and print how far apart they are"
        ),
    )
    who.add_argument(
        "--ai",
        metavar="A,B,...",
        type=_levels,
        default=",".join(_USUAL),
        help=translate(
            "command line",
            "the players, one for each seat, of {levels}, or FILE.py:CLASS for one of your own"
            " (default: {usual})",
        ).format(levels=", ".join(LEVEL_OF), usual=",".join(_USUAL)),
    )
    parser.add_argument(
        "--rounds",
        metavar="N",
        type=positive_number,
        default=1000,
        help=translate("command line", "number of rounds, rounded up to whole deals (default: 1000)"),
    )
    parser.add_argument(
        "--rules",
        metavar=translate("command line", "NAME|FILE"),
        default="pvt",
        help=translate("command line", "a ruleset that comes with the game, or a file"),
    )
    parser.add_argument(
        "--seats",
        metavar="N",
        type=positive_number,
        help=translate(
            "command line", "number of players with --ladder (default: 4, if the rules are for four)"
        ),
    )
    parser.add_argument(
        "--seed",
        metavar="N",
        type=parse_seed,
        default=bytes(32),
        help=translate("command line", "deal from this number (default: 0)"),
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help=translate("command line", "print one JSON object instead of a table"),
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help=translate(
            "command line", "play by the rules engine, look at every state, and compare with the fast kernel"
        ),
    )
    parser.add_argument(
        "--workers",
        metavar="N",
        type=positive_number,
        default=os.cpu_count() or 1,
        help=translate("command line", "number of processes; the result is the same for any number"),
    )


def run(args: argparse.Namespace) -> int:
    """Play, print; status 1 if an invariant or a foreign player fails, 2 for what cannot be played at all."""
    if args.ladder:
        return _run_ladder(args)
    if args.seats is not None:
        raise UsageError(
            translate("command line", "--seats goes with --ladder; otherwise --ai names every seat")
        )
    try:
        contest = Contest(load_rules(args.rules, complain), args.ai, args.seed, args.check)
        check_playable(contest.rules, len(contest.levels))
    except ValueError as error:
        raise UsageError(str(error)) from error
    foreign = [player for player in map(foreign_class, contest.levels) if player is not None]
    for player in foreign:
        read_bytes(player.file)  # a file that cannot be read is said at once
    rounds, at_a_time = len(orders(contest.levels)), _FOREIGN_DEALS_AT_A_TIME if foreign else _DEALS_AT_A_TIME
    deals = ceil(args.rounds / rounds)
    try:
        results = _play(partial(play_deals, contest), deals, rounds, args.workers, at_a_time)
    except (InvariantError, ForeignPlayerError) as error:
        complain(str(error))
        return 1
    found = standings(contest, results)
    say([json_text(asdict(found))] if args.json else found.table())
    return 0


def _run_ladder(args: argparse.Namespace) -> int:
    if args.check:
        raise UsageError(translate("command line", "--check goes with --ai, not with --ladder"))
    try:
        rules = load_rules(args.rules, complain)
        seats = args.seats or (USUAL_SEATS if USUAL_SEATS in rules.players else max(rules.players))
        check_playable(rules, seats)
    except ValueError as error:
        raise UsageError(str(error)) from error
    ladder, rounds = Ladder(rules, seats, args.seed), len(levels_for(rules, seats))
    found = rungs(ladder, _play(partial(climb, ladder), ceil(args.rounds / rounds), rounds, args.workers))
    say([json_text(asdict(found))] if args.json else found.table())
    return 0


def _play(
    play: Callable[[range], list[R]],
    deals: int,
    rounds: int,
    workers: int,
    at_a_time: int = _DEALS_AT_A_TIME,
) -> list[R]:
    """Return the results of all deals in order; report progress if it takes longer than a second.

    Args:
        play: plays some deals; sent to other processes.
        deals: how many.
        rounds: how many each deal takes.
        workers: how many processes at most.
        at_a_time: how many deals a process is given at once.
    """
    chunks = [range(first, min(first + at_a_time, deals)) for first in range(0, deals, at_a_time)]
    results: list[R] = []
    begun, told_at = time.monotonic(), 1.0
    for chunk in _played(play, chunks, workers if deals * rounds > _ALONE_ROUNDS else 1):
        results += chunk
        if time.monotonic() - begun >= told_at and len(results) < deals:
            told_at *= 2
            complain(counted.rounds_done(len(results) * rounds, deals * rounds))
    return results


def _played(play: Callable[[range], list[R]], chunks: Sequence[range], workers: int) -> Iterator[list[R]]:
    if workers == 1:
        yield from map(play, chunks)
        return
    with ProcessPoolExecutor(min(workers, len(chunks), MOST_WORKERS), get_context("spawn")) as pool:
        try:
            yield from pool.map(play, chunks)
        finally:
            pool.shutdown(cancel_futures=True)


def _levels(text: str) -> tuple[str, ...]:
    levels = []
    for level in text.split(","):
        if typed_level(level) in LEVEL_OF:
            levels.append(LEVEL_OF[typed_level(level)])
        elif foreign_class(level) is not None:
            levels.append(level)
        else:
            there_are = translate(
                "command line", "there is no player {text}; there are: {names}, and your own as FILE.py:CLASS"
            )
            msg = not_so(there_are, level, names=", ".join(LEVEL_OF))
            raise argparse.ArgumentTypeError(msg)
    return tuple(levels)
