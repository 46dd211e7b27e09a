"""Check the model of how steps close and machines are left out, with spin: `python -m tools.model`.

Takes about ten minutes and 8 GB; the tests check smaller instances of the same.
"""

import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

MODEL = Path(__file__).parents[1] / "tests" / "models" / "absence.pml"

NEEDED = ("spin", "gcc")
"""The programs that a check runs; Debian's packages have the same names."""


@dataclass(frozen=True, slots=True)
class Instance:
    """A size of the model.

    Attributes:
        machines: how many, 3 or 4.
        ballots: how many may be begun in all.
        mutant: the rule left out, as the model numbers them; 0 for none.
        returns: whether who was left out comes back.
    """

    machines: int
    ballots: int
    mutant: int = 0
    returns: bool = False


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of it.

    Attributes:
        is_right: whether every state held what must hold.
        is_whole: whether every state was reached.
        states: how many were.
    """

    is_right: bool
    is_whole: bool
    states: int


def missing() -> list[str]:
    """Return which of the needed programs this machine does not have."""
    return [program for program in NEEDED if shutil.which(program) is None]


def check(instance: Instance) -> Checked:
    """Look at all states of an instance. Raises CalledProcessError if the model cannot be compiled."""
    sizes = (
        f"-DN={instance.machines}",
        f"-DBALLOTS={instance.ballots}",
        f"-DMUTANT={instance.mutant}",
        f"-DRETURNS={instance.returns:d}",
    )
    with tempfile.TemporaryDirectory() as folder:
        _run(folder, "spin", "-a", *sizes, str(MODEL))
        _run(folder, "gcc", "-O1", "-w", "-DSAFETY", "-DCOLLAPSE", "-DVECTORSZ=1024", "-o", "pan", "pan.c")
        told = _run(folder, "./pan", "-m1000000")
    states = re.search(r"(\d+) states, stored", told)
    return Checked(
        is_right="errors: 0" in told,
        is_whole="Search not completed" not in told,
        states=int(states[1]) if states else 0,
    )


def _run(folder: str, *command: str) -> str:
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout


def main() -> None:
    """Check the largest instances that fit, and that each mutant is caught."""
    whole = (Instance(*size, returns=returns) for size in ((3, 2), (4, 1)) for returns in (False, True))
    for instance in (*whole, *(Instance(3, 2, mutant) for mutant in range(1, 7))):
        print(instance, check(instance), flush=True)


if __name__ == "__main__":
    main()
