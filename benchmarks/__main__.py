"""`python -m benchmarks [--json] [SUBJECT ...]`: measure, compare with the anchors, print."""

import argparse
import json
import platform
import sys
import time
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path

from benchmarks import anchors

SUBJECTS = sorted(path.stem.removeprefix("bench_") for path in Path(__file__).parent.glob("bench_*.py"))


def main(arguments: list[str]) -> int:
    """Measure the chosen subjects and print every figure; return the exit status."""
    parser = argparse.ArgumentParser(prog="run.py bench", description="Measure every speed figure.")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument(
        "subjects", nargs="*", metavar="SUBJECT", help=f"only these, of: {', '.join(SUBJECTS)}"
    )
    options = parser.parse_args(arguments)
    unknown = sorted(set(options.subjects) - set(SUBJECTS))
    if unknown:
        parser.error(f"there is no subject {unknown[0]!r}; there are {', '.join(SUBJECTS)}")
    report = measure(options.subjects or SUBJECTS)
    print(json.dumps(asdict(report), indent=2) if options.json else report.table())
    return 0


@dataclass(frozen=True, slots=True)
class Report:
    """What one run found.

    Attributes:
        python: version of the interpreter.
        machine: its processor family.
        figures: ours, by `<subject>.<figure>`, each in the unit that ends its name.
        anchors: the same of the anchors.
        ratios: figure by anchor.
        notes: what was left out, and why.
    """

    python: str
    machine: str
    figures: dict[str, float]
    anchors: dict[str, float]
    ratios: dict[str, float]
    notes: list[str]

    def table(self) -> str:
        """Return the report as text, one figure to a line."""
        lines = [f"Python {self.python} on {self.machine}"]
        for title, rows in (("Figures", self.figures), ("Anchors", self.anchors), ("Ratios", self.ratios)):
            lines += ["", title, *(f"  {name:64} {value:>14,.2f}" for name, value in rows.items())]
        return "\n".join([*lines, "", *self.notes])


def measure(subjects: list[str]) -> Report:
    """Measure `subjects`, and the anchors they are compared with.

    Our own come first: what an anchor imports must not weigh on them.
    """
    figures: dict[str, float] = {}
    for subject in subjects:
        start = time.perf_counter()
        print(f"measuring {subject} ...", end="", file=sys.stderr, flush=True)
        found = import_module(f"benchmarks.bench_{subject}").run()
        figures |= {f"{subject}.{name}": value for name, value in found.items()}
        print(f" {time.perf_counter() - start:.0f} s", file=sys.stderr)
    compared = {name: anchor for name, anchor in anchors.COMPARED.items() if name in figures}
    measured, notes = anchors.measure(set(compared.values()))
    ratios = {
        f"{name} / {anchor}": figures[name] / measured[anchor]
        for name, anchor in compared.items()
        if anchor in measured
    }
    return Report(platform.python_version(), platform.machine(), figures, measured, ratios, notes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
