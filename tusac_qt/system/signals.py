"""The signals that end a program: the terminal closes, the session ends, the system stops. No Qt."""

import logging
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

_AGAIN_S = 0.05
"""After so long it is looked again whether an import, or a line of the log, is done."""

ENDING = tuple(
    signal.Signals[name]
    for name in ("SIGTERM", "SIGHUP", "SIGBREAK")  # Windows knows the first and the last
    if name in signal.Signals.__members__
)
"""What ends a program on the spot that does not take it; Ctrl-C, which Python takes, is SIGINT."""


_LOGGING = str(Path(logging.__file__).parent)


@contextmanager
def taken(
    take: Callable[[int, FrameType | None], None], signals: tuple[signal.Signals, ...] = ENDING
) -> Iterator[None]:
    """Handle these signals by a function within a block, except those that our parent ignores (nohup).

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


def interrupt(number: int, frame: FrameType | None) -> None:
    """Raise KeyboardInterrupt, as Ctrl-C does, with the signal's number.

    It waits while something is imported, where Python and Qt would swallow it and go on, and while a line of
    the log is written: an exception there may leave the lock held that every other thread logs under.
    """
    if _is_busy(frame):
        again = threading.Timer(_AGAIN_S, _send, (number,))
        again.daemon = True
        again.start()
        return
    raise KeyboardInterrupt(number)


def _send(number: int) -> None:
    """Send a signal to the main thread, which a signal raised in another thread would not wake."""
    if sys.platform == "win32":
        signal.raise_signal(number)
    else:
        signal.pthread_kill(threading.main_thread().ident or 0, number)


def _is_busy(frame: FrameType | None) -> bool:
    while frame is not None:
        if frame.f_code.co_filename.startswith(("<frozen importlib", _LOGGING)):
            return True
        frame = frame.f_back
    return False


def status_of(number: int) -> int:
    """Return the exit status of a program that a signal has ended, as shells know it."""
    return 128 + number


def status_of_leaving(interrupt: KeyboardInterrupt) -> int:
    """Return the exit status of a player who leaves by Ctrl-C, 0, or of what `interrupt` has raised."""
    return status_of(*interrupt.args) if interrupt.args else 0
