"""How far apart the levels of computer players are, at every table that can be played."""

import sys
import time
from dataclasses import asdict
from typing import Any

from engine import rulesets
from tusac_qt.commands.ladder import Ladder, climb, rungs

DEALS, SEED = 2000, 19


def tables() -> list[tuple[str, int]]:
    """Return the name of the ruleset and the number of seats of every table."""
    return [(name, seats) for name in rulesets.names() for seats in sorted(rulesets.load(name).players)]


def run(deals: int = DEALS) -> list[dict[str, Any]]:
    """Return for each table what `tusac sim --ladder --json` prints of it, at the same deals."""
    found = []
    for name, seats in tables():
        start = time.perf_counter()
        print(f"playing {name} at {seats} ...", end="", file=sys.stderr, flush=True)
        ladder = Ladder(rulesets.load(name), seats, SEED.to_bytes(32))
        found.append(asdict(rungs(ladder, climb(ladder, range(deals)))))
        print(f" {time.perf_counter() - start:.0f} s", file=sys.stderr)
    return found
