"""Check the model of how machines are left out of a step, with spin: `python -m tools.model`.

Takes about half an hour and 8 GB; the tests check smaller instances of the same.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

MODEL = Path(__file__).parents[1] / "tests" / "models" / "absence.pml"

NEEDED = ("spin", "gcc")
"""The programs that a check runs; Debian's packages have the same names."""

EVERYBODY = 31


@dataclass(frozen=True, slots=True)
class Instance:
    """A size of the model; absence.pml says what the numbers mean.

    Attributes:
        machines: how many, 3 to 5, the liar with them.
        liar: what the liar may sign, 0 to 2.
        cuts: which honest machines may miss each other, 0 to 2.
        crashes: how many honest machines may stop.
        returns: whether the last machine comes back with this step, 0 to 2.
        due: whose words the step waits for, a bit each.
        mutant: the rule that is broken; 0 for none.
    """

    machines: int
    liar: int = 1
    cuts: int = 0
    crashes: int = 0
    returns: int = 0
    due: int = EVERYBODY
    mutant: int = 0


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of a check.

    Attributes:
        is_right: whether every state held what must hold.
        is_whole: whether every state was reached.
        states: how many were.
    """

    is_right: bool
    is_whole: bool
    states: int


WHOLE = (
    *(Instance(3, liar) for liar in (0, 1)),
    *(Instance(3, liar, cuts=1, crashes=crashes) for liar in (1, 2) for crashes in (0, 1)),
    Instance(3, crashes=1),
    *(Instance(3, due=due) for due in (1, 2)),
    Instance(4, liar=0),
    *(Instance(4, returns=returns, due=due) for returns in (1, 2) for due in (1, EVERYBODY)),
)
"""What is searched whole."""

SAMPLED = (
    Instance(4),
    Instance(4, due=1),
    Instance(4, crashes=1),
    Instance(4, liar=2, crashes=1),
    Instance(4, liar=2, cuts=1),
    Instance(5),
    Instance(5, liar=2, cuts=1, crashes=1),
    *(Instance(5, returns=returns) for returns in (1, 2)),
)
"""What is too large for that: of these, spin looks at what one bit for each state holds, within a time."""

MUTANTS = (
    *(Instance(3, mutant=mutant) for mutant in (2, 4, 5, 6, 8, 9, 10, 11, 12)),
    *(Instance(3, liar=2, cuts=1, mutant=mutant) for mutant in (1, 3)),
    Instance(4, liar=2, cuts=2, mutant=7),
    Instance(4, returns=2, mutant=13),
)
"""For each broken rule a size at which it shows."""


def missing() -> list[str]:
    """Return which of the needed programs this machine does not have."""
    return [program for program in NEEDED if shutil.which(program) is None]


def check(instance: Instance, seconds: int | None = None) -> Checked:
    """Look at all states of an instance, or, given a time, at as many as fit.

    Those that hash alike are taken for one.

    Raises CalledProcessError if the model cannot be compiled.
    """
    sizes = (
        f"-DN={instance.machines}",
        f"-DLIAR={instance.liar}",
        f"-DCUTS={instance.cuts}",
        f"-DCRASHES={instance.crashes}",
        f"-DRETURNS={instance.returns}",
        f"-DDUE={instance.due}",
        f"-DMUTANT={instance.mutant}",
    )
    storing = "-DCOLLAPSE" if seconds is None else "-DBITSTATE"
    searching = () if seconds is None else ("-w33", "-k3")
    with tempfile.TemporaryDirectory() as folder:
        _run(folder, "spin", "-a", *sizes, str(MODEL))
        _run(
            folder,
            "gcc",
            "-O0" if instance.mutant else "-O1",
            "-w",
            "-DSAFETY",
            "-DMEMLIM=12000",
            storing,
            "-o",
            "pan",
            "pan.c",
        )
        told = _run(
            folder, "./pan", "-m100000", *searching, *(() if seconds is None else (f"-Q{seconds / 60:.2g}",))
        )
    states = re.search(r"(\d+(?:\.\d+e\+\d+)?) states, stored", told)
    return Checked(
        is_right="errors: 0" in told,
        is_whole=seconds is None and "Search not completed" not in told,
        states=int(float(states[1])) if states else 0,
    )


def _run(folder: str, *command: str) -> str:
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout


def main() -> int:
    """Check the instances, print a table and a last line with what came of it, and return the exit code."""
    columns = "machines liar cuts crashes returns  due mutant       states  found"
    print(columns)
    bad = 0
    for instance in (*WHOLE, *SAMPLED, *MUTANTS):
        checked = check(instance, 120 if instance in SAMPLED else None)
        is_good = checked.is_right != bool(instance.mutant) and (instance not in WHOLE or checked.is_whole)
        bad += not is_good
        found = "right" if checked.is_right else "wrong"
        how = "" if instance.mutant else ", all states" if checked.is_whole else ", not all states"
        print(
            f"{instance.machines:8} {instance.liar:4} {instance.cuts:4} {instance.crashes:7}"
            f" {instance.returns:7} {instance.due:4} {instance.mutant:6} {checked.states:12,}"
            f"  {found}{how}{'' if is_good else '  <- not so'}",
            flush=True,
        )
    if bad:
        print(
            f"NOT RIGHT: {bad} of {len(WHOLE) + len(SAMPLED) + len(MUTANTS)} lines are not as they should be."
        )
    else:
        print(
            f"Right: {len(WHOLE)} sizes whole, {len(SAMPLED)} in part,"
            f" and each of {len(MUTANTS)} broken rules found."
        )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
