"""`python -m lab.expert.measure RULES`: the payments of one expert against three `hard`, in rounds.c.

Each deal is played four times, the expert in each of the seats. The deals are not those of learn.py.
"""

import argparse
import subprocess
import tempfile
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from lab.expert.compare import RULES, build, prepare
from lab.expert.tables import SEATS

_FIRST = 2_000_000_000
_CONFIDENCE = 1.96
"""Standard errors on either side that hold 95 % of all means."""


def payments(rules: str, first: int, count: int, folder: Path) -> list[int]:
    """Return the expert's payments in so many deals, each summed over its seats."""
    table, weights = prepare(rules, folder)
    command: list[str | Path] = [build(folder), table, "measure", str(first), str(count), weights]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    return list(map(int, run.stdout.split()))


def main() -> None:
    """Measure the shipped table."""
    parser = argparse.ArgumentParser(prog="python -m lab.expert.measure", description=__doc__)
    parser.add_argument("rules", nargs="+", choices=RULES)
    parser.add_argument("--deals", type=int, default=40_000, help="how many (default: 40000)")
    parser.add_argument("--first", type=int, default=_FIRST, help=f"the first deal (default: {_FIRST})")
    words = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        for rules in words.rules:
            paid = [payment / SEATS for payment in payments(rules, words.first, words.deals, Path(place))]
            spread = _CONFIDENCE * stdev(paid) / sqrt(len(paid))
            print(f"{rules}: {fmean(paid):+.3f} ± {spread:.3f} points a round in {len(paid)} deals")


if __name__ == "__main__":
    main()
