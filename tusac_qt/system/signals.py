"""The signals that end a program: the terminal closes, the session ends, the system stops. No Qt."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

ENDING = tuple(
    signal.Signals[name]
    for name in ("SIGTERM", "SIGHUP", "SIGBREAK")  # Windows knows the first and the last
    if name in signal.Signals.__members__
)
"""What ends a program on the spot that does not take it; Ctrl-C, which Python takes, is SIGINT."""


@contextmanager
def taken(
    take: Callable[[int, FrameType | None], None], signals: tuple[signal.Signals, ...] = ENDING
) -> Iterator[None]:
    """Handle these signals by a function meanwhile, except those that our parent has us ignore (nohup).

    Does nothing outside the main thread, which signals never come to.
    """
    before = {}
    if threading.current_thread() is threading.main_thread():
        wanted = [one for one in signals if signal.getsignal(one) is not signal.SIG_IGN]
        before = {one: signal.signal(one, take) for one in wanted}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def interrupt(number: int, _frame: FrameType | None) -> None:
    """Raise KeyboardInterrupt, as Ctrl-C does, with the signal's number."""
    raise KeyboardInterrupt(number)


def status_of(number: int) -> int:
    """Return the exit status of a program that a signal has ended, as shells know it."""
    return 128 + number
