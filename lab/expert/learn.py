"""`python -m lab.expert.learn`: tries choices of `hard` in rounds.c and writes the weights of the expert.

It needs a C compiler, and numpy, which nothing else here does: `pip install numpy`. One table is for rules
where Soldiers mix colors (`pvt viet`), one for rules where every piece does (`wiki`); `ruff format` lays out
what it wrote.

docs/decisions/expert.md says with which numbers of rounds the shipped tables were learned, and how strong
`python -m lab.expert.measure` found them. Learned again from the same deals they come out the same, unless
another numpy rounds a number otherwise.
"""

import argparse
import re
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from lab.expert.compare import RULES, build, weights_of
from lab.expert.tables import tables

Array = Any
"""Of numpy, which is not there when types are checked."""

SHAPES = {
    "worth": (3, 6),
    "ahead": (3, 6),
    "rates": (4, 6),
    "win_rate": (6,),
    "points": (6,),
    "held_by_stage": (3,),
    "held": (6,),
    "deadwood": (3, 9, 4),
    "passing": (3, 8),
    "claim_by_stage": (6, 3),
    "claim": (6, 3),
    "card": (7, 4, 3),
    "mates": (7, 3),
    "next_card": (7,),
    "next_mates": (7,),
    "contents": (64, 5),
}
"""The fields of `Weights`, in the order of rounds.c."""

UNITS = {
    "worth": 1e6,
    "ahead": 1e6,
    "rates": 1e3,
    "win_rate": 1e3,
    "points": 4e3,
    "held_by_stage": 4,
    "held": 4,
    "mates": 8,
    "next_card": 3,
    "next_mates": 8,
}
"""What a feature is divided by, so that all weights are of one size; 1 for those not named."""

_FIRST_SPREAD = {"worth": 1.0, "ahead": 1.0, "deadwood": 3.0, "passing": 3.0}
_USUAL_SPREAD = 0.3
_LEAST, _MOST = 1e-6, 25.0
_SPEED = 0.7
_MARGIN = 200
"""A feature that hardly ever differs between the ways of a choice is left at 0."""

_SIZE = sum(map(prod, SHAPES.values()))

_TABLE = Path(__file__).parents[2] / "engine" / "ai" / "expert_weights.py"


def gather(
    program: Path, rules: str, first: int, rounds: int, folder: Path
) -> tuple[Array, Array, list[int]]:
    """Return the sums of products of features, and of feature and payment, and the number of choices."""
    table, sums = folder / f"{rules}.tables", folder / f"{rules}.sums"
    table.write_text(tables(rules), encoding="ascii")
    command: list[str | Path] = [program, table, "learn", str(first), str(rounds), sums]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    numbers = np.fromfile(sums)
    upper = numbers[_SIZE:].reshape(_SIZE, _SIZE)
    units = np.concatenate([np.full(prod(shape), UNITS.get(name, 1.0)) for name, shape in SHAPES.items()])
    products = (upper + np.triu(upper, 1).T) / np.outer(units, units)
    return products, numbers[:_SIZE] / units, [int(word) for word in run.stdout.split()]


def groups() -> Iterator[tuple[str, list[list[int]]]]:
    """Yield the sets of features that may share a part of their weights: rows, columns, single ones."""
    at = 0
    for name, shape in SHAPES.items():
        cells = list(product(*map(range, shape)))
        yield f"{name} each", [[at + number] for number in range(len(cells))]
        yield f"{name} all", [[at + number for number in range(len(cells))]]
        for side in range(len(shape) if len(shape) > 1 else 0):
            yield (
                f"{name} along {side}",
                [
                    [at + i for i, cell in enumerate(cells) if cell[side] == value]
                    for value in range(shape[side])
                ],
            )
        at += len(cells)


def fit(products: Array, paid: Array, rounds: int) -> Array:
    """Return the weights; each group may grow as far as the evidence in the data allows."""
    used = np.nonzero(np.diag(products) * _MARGIN > 100)[0]
    place = {int(feature): number for number, feature in enumerate(used)}
    sets = {
        name: [np.array(kept) for one in members if (kept := [place[i] for i in one if i in place])]
        for name, members in groups()
    }
    spread = {name: _FIRST_SPREAD.get(name.split()[0], _USUAL_SPREAD) ** 2 for name in sets}
    data, target, size = products[np.ix_(used, used)], paid[used], len(used)
    for number in range(rounds + 1):
        prior = np.zeros((size, size))
        for name, members in sets.items():
            for one in members:
                prior[one[:, None], one] += spread[name]
        balance = np.eye(size) + data @ prior
        if number == rounds:
            break
        solved = np.linalg.solve(balance, np.column_stack([target, data]))
        for name, members in sets.items():
            shown = sum(solved[one, 0].sum() ** 2 for one in members)
            chance = sum(solved[one[:, None], one + 1].sum() for one in members)
            grown = spread[name] * (shown / max(chance, 1e-12)) ** _SPEED
            spread[name] = min(max(grown, _LEAST), _MOST)
    weights = np.zeros(_SIZE)
    weights[used] = prior @ np.linalg.solve(balance, target)
    return weights


def fields(weights: Array) -> dict[str, object]:
    """Return weights as whole numbers, in the fields of `Weights`.

    A worth is in thousandths, all others in millionths.
    """
    found: dict[str, object] = {}
    at = 0
    for name, shape in SHAPES.items():
        factor = (1e9 if name in ("worth", "ahead") else 1e6) / UNITS.get(name, 1.0)
        part = np.rint(weights[at : at + prod(shape)] * factor).astype(int).reshape(shape)
        found[name] = part.tolist()
        at += prod(shape)
    return found


def tuples(numbers: object) -> object:
    """Return lists in lists as tuples in tuples."""
    return tuple(map(tuples, numbers)) if isinstance(numbers, list) else numbers


def replaced(text: str, name: str, found: dict[str, object]) -> str:
    """Return the text of the module of weights with another table under a name."""
    lines = "".join(f"    {field}={tuples(numbers)!r},\n" for field, numbers in found.items())
    table = f"{name} = Weights(\n    is_mixed={name == 'MIXED'},\n{lines})\n"
    pattern = re.compile(rf"^{name} = Weights\(\n.*?^\)\n", re.DOTALL | re.MULTILINE)
    return pattern.sub(lambda _: table, text)


def main() -> None:
    """Learn the weights of one kind of rules."""
    parser = argparse.ArgumentParser(prog="python -m lab.expert.learn", description=__doc__)
    parser.add_argument(
        "rules", nargs="+", choices=RULES, help="learn from these together: pvt viet, or wiki"
    )
    parser.add_argument("--rounds", type=int, default=1000, help="of each ruleset (default: 1000)")
    parser.add_argument("--first", type=int, default=0, help="the first deal (default: 0)")
    parser.add_argument("--noise", type=float, default=400.0, help="variance of a payment (default: 400)")
    words = parser.parse_args()
    names = {"MIXED" if weights_of(rules).is_mixed else "SOLDIERS" for rules in words.rules}
    if len(names) > 1:
        parser.error("wiki has a table of its own")
    products, paid = np.zeros((_SIZE, _SIZE)), np.zeros(_SIZE)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        program = build(folder)
        for rules in words.rules:
            more, pays, choices = gather(program, rules, words.first, words.rounds, folder)
            products, paid = products + more / words.noise, paid + pays / words.noise
            print(f"# {rules}: {choices[0]} discards, {choices[1]} claims")
    found = fields(fit(products, paid, 30))
    _TABLE.write_text(replaced(_TABLE.read_text(encoding="utf-8"), names.pop(), found), encoding="utf-8")
    print(f"written: {_TABLE}")


if __name__ == "__main__":
    main()
