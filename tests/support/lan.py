"""Machines of `lan-demo` as processes whose loss the others get over quickly, for tests that kill them."""

import multiprocessing
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path

from lab.demos.lan_machine import Finished, LanStart, Moment, Reached
from lab.demos.lan_process import run_lan_machine
from lab.simulator.material import short
from net.match.match import Match
from tests.support.patience import PATIENCE_S
from tusac_qt.commands.processes import ProcessFailed

GRACE_S = 3.0


def run_impatient(start: LanStart, pipe: Connection) -> None:
    """Be a machine that waits for lost ones three seconds instead of half a minute."""
    defaults = Match.__init__.__kwdefaults__
    assert "grace_s" in defaults
    defaults["grace_s"] = GRACE_S
    run_lan_machine(start, pipe)


class Killable:
    """Processes by machine, and what they have told."""

    def __init__(self, processes: list[SpawnProcess], pipes: list[Connection]) -> None:
        self._processes = processes
        self._pipes = dict(enumerate(pipes))
        self.reached: list[tuple[int, Reached]] = []
        self.finished: dict[int, Finished] = {}

    def until(self, machine: int, moment: Moment, number: int) -> None:
        """Wait until a machine tells that it has reached a moment of a round."""
        while not any(
            (who, reached.moment, reached.number) == (machine, moment, number)
            for who, reached in self.reached
        ):
            self._hear()

    def until_finished(self) -> None:
        """Wait until every machine that was not killed has played the match to its end."""
        while self._pipes.keys() - self.finished.keys():
            self._hear()

    def kill(self, machine: int) -> None:
        """Kill a machine, as the system would without asking it."""
        self._processes[machine].kill()
        del self._pipes[machine]

    def _hear(self) -> None:
        ready = wait(self._pipes.values(), PATIENCE_S)
        assert ready, f"silence after {self.reached[-1:]}"
        machine = next(machine for machine, pipe in self._pipes.items() if pipe in ready)
        message = self._pipes[machine].recv()
        assert not isinstance(message, ProcessFailed), f"machine {machine}: {message}"
        if isinstance(message, Finished):
            self.finished[machine] = message
        else:
            self.reached.append((machine, message))


@contextmanager
def killable(machines: int, rounds: int, folder: Path) -> Iterator[Killable]:
    """Start machines that play short rounds; none is left when this is done."""
    context = multiprocessing.get_context("spawn")
    service_type = f"_t{secrets.token_hex(4)}._tcp.local."
    processes, pipes = [], []
    try:
        for me in range(machines):
            start = LanStart(
                me, machines, short(machines), machines, "easy", rounds, service_type, folder / str(me)
            )
            ours, theirs = context.Pipe()
            process = context.Process(target=run_impatient, args=(start, theirs), daemon=True)
            process.start()
            theirs.close()
            processes.append(process)
            pipes.append(ours)
        yield Killable(processes, pipes)
    finally:
        for pipe in pipes:
            pipe.close()
        for process in processes:
            process.join(1.0)
            process.kill()
            process.join()
            process.close()
