"""Typed lines and calls from other threads, in one queue, so that a program can wait for both anywhere."""

import os
import queue
import sys
import threading
import time
from enum import Enum

_CHUNK = 4096
_LONGEST_WAIT_S = 0.5
"""So that Ctrl-C is heard on every system."""


class TerminalNote(Enum):
    """Input that is no line."""

    WOKEN = "woken"
    ENDED = "ended"


class TerminalInbox:
    """The next input: a line, a call of `wake`, or the end."""

    def __init__(self) -> None:
        self._came: queue.SimpleQueue[str | TerminalNote] = queue.SimpleQueue()

    def start(self) -> None:
        """Begin to read standard input, in a thread that ends with the program."""
        threading.Thread(target=self._read, name="tusac input", daemon=True).start()

    def wake(self) -> None:
        """Wake the waiting thread. May be called from any thread."""
        self._came.put(TerminalNote.WOKEN)

    def next(self, until: float | None) -> str | TerminalNote | None:
        """Return what comes next, or None at a moment of `time.monotonic()`."""
        while True:
            left = _LONGEST_WAIT_S if until is None else min(_LONGEST_WAIT_S, until - time.monotonic())
            try:
                return self._came.get(timeout=max(0.0, left))
            except queue.Empty:
                if until is not None and time.monotonic() >= until:
                    return None

    def _read(self) -> None:
        read = b""
        try:
            while chunk := os.read(
                sys.stdin.fileno(), _CHUNK
            ):  # not readline, whose lock would outlive the program
                *lines, read = (read + chunk).split(b"\n")
                for line in lines:
                    self._came.put(line.decode(errors="replace").rstrip("\r"))
        except (AttributeError, OSError, ValueError):  # closed by our parent process
            pass
        if read:
            self._came.put(read.decode(errors="replace"))
        self._came.put(TerminalNote.ENDED)
