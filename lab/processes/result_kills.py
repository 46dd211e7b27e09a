"""Kill real games near the result of a round: `python -m lab.processes.result_kills [KILLS]`.

A player's matches in the terminal are killed with signal 9 between 0 and 0.3 seconds after the result of a
round is shown, which is when its record, the score book and its levels are written. As soon as the program,
started again, asks its first question, the score book must have every round of the records once, and no match
that is over may lie among the unfinished.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from lab.processes.player import Program, book_problems, booked
from lab.processes.trials import folder_of, tell

KILLS = 200
LATEST_S = 0.3
_MATCH = ("play", "--text", "--rounds", "4")
_AT_RESULT = (b"Next round", b"Enter: leave")
_PLAYED = 6
"""A result that is shown before so many answers is that of the last run."""
_LIMIT_S = 60.0


@dataclass(slots=True)
class Outcome:
    """The result of a kill.

    Attributes:
        kill: its number.
        after_s: how long after the result was shown.
        rounds: in the score book, once the program was started again.
        problems: what does not hold; none if all does.
    """

    kill: int
    after_s: float
    rounds: int = 0
    problems: list[str] = field(default_factory=list)


def kills(number: int, seed: int, folder: Path) -> Iterator[Outcome]:
    """Kill a player's games so many times, and judge the files after each."""
    chance = random.Random(seed)
    program = Program(_MATCH, folder, {})
    program.until_asked(_LIMIT_S)
    for kill in range(1, number + 1):
        outcome = Outcome(kill, chance.uniform(0.0, LATEST_S))
        if not _play_a_round(program):
            outcome.problems.append(f"no result within {_LIMIT_S:.0f} s: {program.shown[-200:]!r}")
        time.sleep(outcome.after_s)
        program.kill()
        program = Program(_MATCH, folder, {})
        if not program.until_asked(_LIMIT_S):
            outcome.problems.append(f"it does not start again: {program.shown[-200:]!r}")
        outcome.problems += book_problems(folder)
        outcome.rounds = len(booked(folder))
        yield outcome
    program.end(_LIMIT_S)


def _play_a_round(program: Program) -> bool:
    """Press Enter until a result is shown, and return whether it was."""
    for _ in range(_PLAYED):
        program.answer()
        program.until_asked(_LIMIT_S)
    return program.play(lambda: any(words in program.shown[-300:] for words in _AT_RESULT), _LIMIT_S)


def line(outcome: Outcome) -> str:
    """Return a line of the table."""
    held = "held" if not outcome.problems else f"FAILED {'; '.join(outcome.problems)}"
    return f"kill {outcome.kill:3} after {outcome.after_s:.3f} s  rounds {outcome.rounds:3}  {held}"


def main() -> int:
    """Kill so many times; status 0 if all held."""
    parser = argparse.ArgumentParser(
        prog="python -m lab.processes.result_kills", description=__doc__.splitlines()[0]
    )
    parser.add_argument("kills", metavar="KILLS", nargs="?", type=int, default=KILLS, help="how many")
    parser.add_argument("--seed", metavar="N", type=int, default=1, help="of the moments")
    parser.add_argument("--keep", metavar="FOLDER", type=Path, help="keep the player's files there")
    parser.add_argument("--json", action="store_true", help="print one JSON object a kill")
    args = parser.parse_args()
    if args.kills < 1:
        parser.error("a number of kills is 1 or more")
    with folder_of("player", args.keep) as folder:
        held = "held: book and records equal"
        return tell(kills(args.kills, args.seed, folder), line, as_json=args.json, held=held)


if __name__ == "__main__":
    sys.exit(main())
