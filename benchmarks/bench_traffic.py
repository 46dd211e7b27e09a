"""The traffic of a machine's sockets while computer players play, encryption included.

Every machine is a process of this computer, as in `bench_lan`, and counts what its sockets take; the tables
are found by mDNS, which is not counted. Opening the links and the lobby is shared out among the rounds.
"""

import socket
import tempfile
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

from engine.rules_text import override
from engine.rulesets import load
from lab.demos.lan_machine import LanStart
from lab.demos.lan_process import run_lan_machine
from lab.demos.lan_table import LanOrder, play_match

TABLES = (4, 6)
ROUNDS = 3
RULES = override(load("pvt"), {"players": [2, 3, 4, 5, 6]})


def run() -> dict[str, float]:
    """Return every figure: kilobytes that a machine sends in a round."""
    return {f"sent_by_each_of_{machines}_kb_per_round": _sent_kb(machines) for machines in TABLES}


def _sent_kb(machines: int) -> float:
    with tempfile.TemporaryDirectory() as folder:
        counts = Path(folder)
        order = LanOrder(RULES, machines, machines, ROUNDS)
        match = play_match(order, run_machine=Counting(counts))
        if match.problems:
            msg = f"the match that was measured is not right: {match.problems}"
            raise AssertionError(msg)
        sent = sum(int(path.read_text()) for path in counts.iterdir())
    return sent / 1000 / machines / ROUNDS


class Counting:
    """Runs a machine that counts what its sockets take."""

    def __init__(self, folder: Path) -> None:
        """Let each machine write its count into a folder once it has ended."""
        self._folder = folder

    def __call__(self, start: LanStart, pipe: Connection) -> None:
        """Run a machine."""
        counted = _count_sent()
        run_lan_machine(start, pipe)
        (self._folder / str(start.me)).write_text(str(sum(counted)))


def _count_sent() -> list[int]:
    """Count the bytes that go into this process's streams from now on.

    `sendto`, by which adverts go, is not counted.
    """
    counted: list[int] = []

    def counting(plain: Callable[..., int]) -> Callable[..., int]:
        def call(*args: object) -> int:
            counted.append(taken := plain(*args))
            return taken

        return call

    for name in ("send", "sendmsg"):
        setattr(socket.socket, name, counting(getattr(socket.socket, name)))
    return counted
