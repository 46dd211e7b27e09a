"""Machines as processes of this computer, each spoken with through a pipe: started, listened to, ended."""

import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

from net.errors import need_room

MOST_WORKERS = 61
"""Windows lets nobody wait for more processes than this at once."""

_ROOM_BYTES = 256 << 20
"""What each of them may need; one that has less is no longer heard, and all wait for it."""

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class ProcessFailed:
    """A machine's report that it cannot continue, with the reason."""

    reason: str


class MachinesFailedError(Exception):
    """The processes did not come to an end together; the message says why, in one line."""


@contextmanager
def machines(run: Callable[[S, Connection], None], starts: Sequence[S]) -> Iterator[list[Connection]]:
    """Start a process for each start, which runs `run` with it and a pipe; yield our ends of the pipes.

    No process is left when this is done, however it ends, nor once ours has been killed. Raises MemoryError
    if there is not enough memory for one of them.
    """
    need_room(_ROOM_BYTES)
    context = multiprocessing.get_context("spawn")
    pipes: list[Connection] = []
    started: list[SpawnProcess] = []
    try:
        for start in starts:
            ours, theirs = context.Pipe()
            pipes.append(ours)
            process = context.Process(target=_accompany, args=(run, start, theirs), daemon=True)
            process.start()
            started.append(process)
            theirs.close()
        yield pipes
    finally:
        for pipe in pipes:
            pipe.close()
        for process in started:
            process.join(1.0)
            if process.is_alive():
                process.kill()
                process.join()
            process.close()


def _accompany(run: Callable[[S, Connection], None], start: S, pipe: Connection) -> None:
    """Run a machine for as long as the process that started it lives."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    run(start, pipe)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Messages:
    """The output of machines, as it comes."""

    def __init__(self, pipes: list[Connection], limit_s: float) -> None:
        """Listen to machines for so many seconds in all."""
        self._pipes = pipes
        self._limit_s = limit_s
        self._deadline_s = time.monotonic() + limit_s

    def next(self) -> tuple[int, Any]:
        """Return the next message and the machine it is from. Raises MachinesFailedError."""
        ready = wait(self._pipes, max(0.0, self._deadline_s - time.monotonic()))
        if not ready:
            msg = f"the machines did not come to an end within {self._limit_s:.0f} seconds"
            raise MachinesFailedError(msg)
        pipe = next(pipe for pipe in self._pipes if pipe in ready)
        machine = self._pipes.index(pipe)
        try:
            message = pipe.recv()
        except EOFError as error:
            msg = f"machine {machine} has ended unexpectedly"
            raise MachinesFailedError(msg) from error
        if isinstance(message, ProcessFailed):
            msg = f"machine {machine} failed: {message.reason}"
            raise MachinesFailedError(msg)
        return machine, message
