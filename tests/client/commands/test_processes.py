"""The processes of a demonstration, seen from outside."""

import subprocess
import sys
import time
from multiprocessing.connection import Connection

from tests.support.patience import PATIENCE_S
from tests.support.places import ROOT
from tusac_qt.commands.processes import machines


def stay(_start: int, pipe: Connection) -> None:
    """A machine that does not end by itself."""
    pipe.send("there")
    time.sleep(10 * PATIENCE_S)


def start_one() -> None:
    """Start a machine, say that it is there, and stay as well."""
    with machines(stay, [0]) as (pipe,):
        sys.stdout.write(f"{pipe.recv()}\n")
        sys.stdout.flush()
        time.sleep(10 * PATIENCE_S)


def test_no_machine_outlives_the_process_that_started_it_even_killed() -> None:
    code = "from tests.client.commands.test_processes import start_one; start_one()"
    starter = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert starter.stdout is not None
    assert starter.stdout.readline() == "there\n"
    starter.kill()
    left, _ = starter.communicate(timeout=PATIENCE_S)  # the machine shares the pipe: its end is the pipe's
    assert left == ""
