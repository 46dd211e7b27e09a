"""Perft: from fixed deals, count the sequences of actions of every length; `python -m tests.support.perft`.

The seat awaited first in canonical order acts first, so that answers in another order are not counted again.
A file of `tests/perft` is one ruleset: a line for each deal, `deal <seed> seats <n> dealer <seat> perft` and
the counts at depth 1, 2, ...

    python -m tests.support.perft                  compare every file with the engine, as the test does
    python -m tests.support.perft --write          write the files again
    python -m tests.support.perft pvt 3 4          divide: the counts below each first action of deal 3
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from engine.apply import apply
from engine.flow import seats_to_act
from engine.legal import legal_actions
from engine.notation import format_action
from engine.state import RoundState
from tests.support.rounds import dealt, declared
from tests.support.rulesets import RULESETS

FOLDER = Path(__file__).parent.parent / "perft"
DEPTH = 5
DEALS = 20


def perft(state: RoundState, depth: int) -> int:
    """Return how many sequences of so many actions there are; a round that ends sooner has none."""
    if depth == 0:
        return 1
    awaited = seats_to_act(state)
    if not awaited:
        return 0
    legal = legal_actions(state, awaited[0])
    return sum(perft(apply(state, action).state, depth - 1) for action in legal)


def divide(state: RoundState, depth: int) -> dict[str, int]:
    """Return the same by first action."""
    return {
        format_action(state, action): perft(apply(state, action).state, depth - 1)
        for action in legal_actions(state, seats_to_act(state)[0])
    }


def deals(name: str) -> Iterator[tuple[str, RoundState]]:
    """Yield a ruleset's deals, declared, each with its name in the file: every number of seats in turn."""
    rules = RULESETS[name]
    tables = sorted(rules.players)
    for seed in range(DEALS):
        seats = tables[seed % len(tables)]
        dealer = seed % seats
        state = declared(dealt(rules, seed, seats=seats, dealer=dealer))
        yield f"deal {seed} seats {seats} dealer {dealer}", state


def lines(name: str, depth: int = DEPTH) -> Iterator[str]:
    """Yield the lines of a ruleset's file."""
    for label, state in deals(name):
        counts = " ".join(str(perft(state, level)) for level in range(1, depth + 1))
        yield f"{label} perft {counts}"


def path_of(name: str) -> Path:
    """Return where the counts of a ruleset lie."""
    return FOLDER / f"{name.replace(', ', '-').replace(' ', '-')}.perft"


def main(arguments: list[str]) -> int:
    """Run the tool; return the exit status."""
    if arguments and arguments[0] in RULESETS:
        name, deal, depth = arguments
        _, state = list(deals(name))[int(deal)]
        for action, count in divide(state, int(depth)).items():
            sys.stdout.write(f"{action}: {count}\n")
        return 0
    status = 0
    for name in RULESETS:
        found = "".join(f"{line}\n" for line in lines(name))
        if "--write" in arguments:
            path_of(name).write_text(found, encoding="utf-8")
        elif found != path_of(name).read_text(encoding="utf-8"):
            sys.stdout.write(f"{path_of(name)} differs\n")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
