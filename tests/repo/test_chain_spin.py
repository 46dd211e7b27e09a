"""The same model of tables in a chain for spin.

Every state of two more tables with a liar, and rules that are needed.
"""

import re
import subprocess
from pathlib import Path

import pytest

from tests.support.places import TESTS
from tools.model import missing

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(bool(missing()), reason=f"needs {' and '.join(missing())}"),
]

MODEL = TESTS / "models" / "chain.pml"
QUICK = (2, 3, 7, 8)
"""The mutants that spin finds within seconds; 1, 5 and 6 take it up to half a minute each, 4 is too deep."""


def checked(folder: Path, *sizes: str) -> str:
    """What spin says of a size of the model with three machines, up to its first error."""

    def run(*command: str) -> str:
        return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout

    run("spin", "-a", "-DN=3", *(f"-D{size}" for size in sizes), str(MODEL))
    run("gcc", "-O2", "-w", "-DSAFETY", "-DMEMLIM=2000", "-DCOLLAPSE", "-o", "pan", "pan.c")
    return run("./pan", "-m200000")


def test_every_state_holds_what_must_hold_whatever_a_liar_has_said(tmp_path: Path) -> None:
    said = checked(tmp_path, "LIAR=1")
    states = re.search(r"(\d+) states, stored", said)

    assert "errors: 0" in said
    assert "Search not completed" not in said
    assert states is not None
    assert int(states[1]) > 30_000


@pytest.mark.parametrize("mutant", QUICK)
def test_no_rule_of_the_chain_can_be_left_out(tmp_path: Path, mutant: int) -> None:
    assert "assertion violated" in checked(tmp_path, "LIAR=0", "CUTS=1", f"MUTANT={mutant}")
