"""Signals that end the run of the tests: a test may have taken one, but the run ends all the same.

`cli.main` takes SIGTERM while it runs, in a test as at home. Somebody who ends the run sends it to the run, not
to the command that happens to be tested. Tests that send one to themselves say so, by `send`.
"""

import signal
import socket
import threading

import pytest

ENDING = signal.SIGTERM


class Endings:
    """Ends the run after a signal that no test has sent.

    Attributes:
        is_own: whether the test that runs has sent signals to itself.
    """

    def __init__(self) -> None:
        self.is_own = False
        self._ours, self._pythons = socket.socketpair()
        for end in (self._ours, self._pythons):
            end.setblocking(False)

    def begin_test(self) -> None:
        """Watch for signals, whatever a test before has done."""
        if threading.current_thread() is threading.main_thread():
            signal.set_wakeup_fd(self._pythons.fileno(), warn_on_full_buffer=False)
        self.is_own = False
        self._came()

    def end_test(self) -> None:
        """End the run if a signal came that the test has not sent, but taken. Raises pytest's Exit."""
        if self._came() and not self.is_own:
            pytest.exit(f"{ENDING.name} came during this test", 128 + ENDING)

    def _came(self) -> bool:
        found = b""
        while True:
            try:
                found += self._ours.recv(1024)
            except BlockingIOError:
                return ENDING in found


def end(number: int, _frame: object) -> None:
    """End the run; the test that runs is cut short, and all fixtures are torn down."""
    raise KeyboardInterrupt(number)


endings = Endings()
"""Of this run."""


def send(number: signal.Signals) -> None:
    """Send a signal to this process, as a test that wants to see what becomes of it."""
    endings.is_own = True
    signal.raise_signal(number)
