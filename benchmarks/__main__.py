"""`python -m benchmarks [--json] [--write] [SUBJECT ...]`: measure, compare with the anchors, print.

With `--write` what is measured goes into the tables of docs/figures.md, too.
"""

import argparse
import json
import os
import platform
import sys
import time
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path

from benchmarks import anchors, page

SUBJECTS = sorted(path.stem.removeprefix("bench_") for path in Path(__file__).parent.glob("bench_*.py"))


def main(arguments: list[str]) -> int:
    """Measure the chosen subjects and print every figure; return the exit status."""
    parser = argparse.ArgumentParser(prog="run.py bench", description="Measure every figure.")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--write", action="store_true", help="put what is measured into docs/figures.md, too")
    parser.add_argument(
        "subjects", nargs="*", metavar="SUBJECT", help=f"only these, of: {', '.join(SUBJECTS)}"
    )
    options = parser.parse_args(arguments)
    unknown = sorted(set(options.subjects) - set(SUBJECTS))
    if unknown:
        parser.error(f"there is no subject {unknown[0]!r}; there are {', '.join(SUBJECTS)}")
    report = measure(options.subjects or SUBJECTS)
    if options.write:
        page.keep(asdict(report))
    print(json.dumps(asdict(report), indent=2) if options.json else report.table())
    return 0


@dataclass(frozen=True, slots=True)
class Report:
    """The findings of one run.

    Attributes:
        python: version of the interpreter.
        machine: its processor family.
        cores: how many it has.
        day: when it was, by the clock of Greenwich.
        loads: by subject, how many programs wanted a core at its end, ours included; empty where the system
            does not tell.
        figures: ours, by `<subject>.<figure>`, each in the unit that ends its name.
        anchors: the same of the anchors.
        ratios: figure by anchor.
        notes: what was left out, and why.
    """

    python: str
    machine: str
    cores: int
    day: str
    loads: dict[str, float]
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
    loads: dict[str, float] = {}
    for subject in subjects:
        start = time.perf_counter()
        print(f"measuring {subject} ...", end="", file=sys.stderr, flush=True)
        found = import_module(f"benchmarks.bench_{subject}").run()
        figures |= {f"{subject}.{name}": value for name, value in found.items()}
        print(f" {time.perf_counter() - start:.0f} s", file=sys.stderr)
        if hasattr(os, "getloadavg"):
            loads[subject] = os.getloadavg()[0]
    compared = {name: anchor for name, anchor in anchors.COMPARED.items() if name in figures}
    measured, notes = anchors.measure(set(compared.values()))
    ratios = {
        f"{name} / {anchor}": figures[name] / measured[anchor]
        for name, anchor in compared.items()
        if anchor in measured
    }
    return Report(
        python=platform.python_version(),
        machine=platform.machine(),
        cores=os.cpu_count() or 1,
        day=time.strftime("%Y-%m-%d", time.gmtime()),
        loads=loads,
        figures=figures,
        anchors=measured,
        ratios=ratios,
        notes=notes,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
