"""How far apart the levels of computer players are, under every preset and at every table.

Measured by `tusac sim --ladder`. Nothing here depends on the clock or on what else the machine does: the same
program finds the same figures on every computer.
"""

import json
import subprocess
import sys
from typing import Any

from engine import rulesets
from engine.ai.player import levels_for
from engine.rules import Rules

_DEALS = 2000
_SEED = 19


def run() -> dict[str, float]:
    """Return every figure.

    By `<rules>_<seats>_<level>_<figure>`: the points a round, and how much stronger than the level before, in
    Elo, each with half the width of its 95 % interval.
    """
    figures: dict[str, float] = {"deals": _DEALS, "seed": _SEED}
    for name in rulesets.names():
        rules = rulesets.load(name)
        for seats in rules.players:
            for level in _ladder(rules, seats)["levels"]:
                of = f"{name}_{seats}_{level['level']}"
                points, above = level["points"], level["above"]
                figures |= {
                    f"{of}_points": points["mean"],
                    f"{of}_points_reach": points["high"] - points["mean"],
                }
                if above is not None:
                    figures |= {f"{of}_elo": above["difference"], f"{of}_elo_reach": above["reach"]}
    return figures


def _ladder(rules: Rules, seats: int) -> dict[str, Any]:
    """Return what the command prints for a table."""
    rounds = _DEALS * len(levels_for(rules, seats))
    asked = ("--rules", rules.name, "--seats", seats, "--rounds", rounds, "--seed", _SEED)
    command = [sys.executable, "-m", "tusac_qt", "sim", "--ladder", "--json", *map(str, asked)]
    printed = subprocess.run(  # noqa: S603 - this interpreter, our own words
        command, stdout=subprocess.PIPE, check=True
    )
    return dict(json.loads(printed.stdout))
