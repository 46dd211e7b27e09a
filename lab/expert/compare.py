"""`python -m lab.expert.compare`.

Compares the payments of rounds.c with the kernel's, in rounds of `hard` and of one `expert`.
"""

import argparse
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from engine import rulesets
from engine.ai.expert import weights_for
from engine.ai.expert_weights import Weights
from engine.ai.kernel import Kernel
from engine.ai.player import POLICIES
from engine.match import MatchSetup, round_deck
from engine.seats import Seat
from lab.expert.tables import SEATS, tables

SOURCE = Path(__file__).with_name("rounds.c")
RULES = ("pvt", "viet", "wiki")
_THOUSANDTHS = ("worth", "ahead")
"""Fields of `Weights` in thousandths, the others are in millionths."""


def compiler() -> str | None:
    """Return the C compiler of this machine, if it has one."""
    return shutil.which("cc")


def build(folder: Path, source: Path = SOURCE) -> Path:
    """Compile rounds.c."""
    program = folder / "rounds"
    subprocess.run([compiler() or "cc", "-O2", "-ffp-contract=off", "-o", program, source], check=True)
    return program


def flat(value: object) -> list[int]:
    """Return the numbers of nested tuples in their order."""
    if isinstance(value, tuple):
        return [number for part in value for number in flat(part)]
    return [int(str(value))]


def weights_of(name: str) -> Weights:
    """Return the weights for a ruleset. Raises ValueError if none were learned."""
    found = weights_for(rulesets.load(name), SEATS)
    if found is None:
        msg = f"nothing was learned for {name}"
        raise ValueError(msg)
    return found


def weight_lines(weights: Weights) -> str:
    """Return weights in the order of rounds.c, in billionths."""
    fields = {name: value for name, value in weights._asdict().items() if name != "is_mixed"}
    numbers = [
        n * (1 if name in _THOUSANDTHS else 1000) for name, value in fields.items() for n in flat(value)
    ]
    return "".join(f"{number}\n" for number in numbers)


def differing(program: Path, name: str, count: int, *, with_expert: bool, folder: Path) -> list[int]:
    """Return the deals, among the first ones, that rounds.c pays otherwise than the kernel."""
    rules = rulesets.load(name)
    kernel = Kernel(rules, SEATS)
    deals, paid = [], []
    for number in range(count):
        dealer = Seat(number % SEATS)
        expert = number // SEATS % SEATS if with_expert else -1
        deck = round_deck(MatchSetup(rules, SEATS, 0, number.to_bytes(32), dealer), 1, dealer)
        players = [POLICIES["expert" if seat == expert else "hard"] for seat in range(SEATS)]
        played = kernel.play(deck, dealer, players, bytes(32))
        deals.append(" ".join(map(str, [expert, int(dealer), *map(int, deck)])))
        paid.append(list(played.outcome.payments.values))
    copied = _copied(program, name, deals, folder)
    return [number for number, (ours, theirs) in enumerate(zip(paid, copied, strict=True)) if ours != theirs]


def prepare(name: str, folder: Path) -> tuple[Path, Path]:
    """Write the tables of a ruleset for rounds.c, and its learned weights."""
    table, weights = folder / f"{name}.tables", folder / f"{name}.weights"
    table.write_text(tables(name), encoding="ascii")
    weights.write_text(weight_lines(weights_of(name)), encoding="ascii")
    return table, weights


def _copied(program: Path, name: str, deals: Sequence[str], folder: Path) -> list[list[int]]:
    table, weights = prepare(name, folder)
    run = subprocess.run(
        [program, table, "play", weights], input="\n".join(deals), capture_output=True, text=True, check=True
    )
    return [list(map(int, line.split())) for line in run.stdout.splitlines()]


def main() -> None:
    """Compare so many rounds."""
    parser = argparse.ArgumentParser(prog="python -m lab.expert.compare", description=__doc__)
    parser.add_argument("--rounds", type=int, default=400, help="of each kind (default: 400)")
    words = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        program = build(folder)
        for name in RULES:
            for with_expert in (False, True):
                found = differing(program, name, words.rounds, with_expert=with_expert, folder=folder)
                kind = "one expert" if with_expert else "four hard"
                print(f"{name}, {kind}: {len(found)} of {words.rounds} rounds differ")


if __name__ == "__main__":
    main()
