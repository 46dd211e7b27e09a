"""One thread beside the window's for computer players and files; results return on the window's thread."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

_Job = Callable[[], Any]
_Then = Callable[[Any], None]


@dataclass(frozen=True, slots=True)
class _Finished:
    """A job that is over.

    Attributes:
        then: what to do with its result, on the window's thread.
        result: what it returned.
        error: what it raised instead; a bug of ours, raised again on the window's thread.
    """

    then: _Then | None
    result: Any
    error: Exception | None


class Worker(QObject):
    """Runs jobs one after the other, in the order they were given."""

    _finished = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs: SimpleQueue[tuple[_Job, _Then | None] | None] = SimpleQueue()
        self._is_stopped = self._is_abandoned = False
        self._finished.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._thread = threading.Thread(target=self._run, name="tusac worker", daemon=True)
        self._thread.start()

    def submit(self, job: _Job, then: _Then | None = None) -> None:
        """Run a job in the thread, then `then` with its result on the window's thread."""
        self._jobs.put((job, then))

    def drain(self) -> None:
        """Wait until every job given so far has been run."""
        drained = threading.Event()
        self._jobs.put((drained.set, None))
        drained.wait()

    def stop(self) -> None:
        """Finish the jobs that were given, deliver nothing more, and end the thread."""
        self._is_stopped = True
        self._jobs.put(None)
        self._thread.join()

    def abandon(self) -> None:
        """Deliver nothing more and wait for nothing: the running job may go on, all others are dropped."""
        self._is_stopped = self._is_abandoned = True
        self._jobs.put(None)

    def _run(self) -> None:
        while (next_job := self._jobs.get()) is not None and not self._is_abandoned:
            job, then = next_job
            try:
                finished = _Finished(then, job(), None)
            except Exception as error:  # noqa: BLE001 - carried over and raised where it is seen
                finished = _Finished(None, None, error)
            if not self._is_stopped:
                self._finished.emit(finished)

    def _deliver(self, finished: _Finished) -> None:
        if self._is_stopped:
            return
        if finished.error is not None:
            raise finished.error
        if finished.then is not None:
            finished.then(finished.result)
