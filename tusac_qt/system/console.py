"""Standard output and standard error; no other module writes there, so strangers' texts pass only here.

Printed lines may quote a name, a file or an argument that somebody else wrote, so every line passes through
`net.texts.visible`: no control sequence reaches the terminal, and no text that a reader would not see.
"""

import contextlib
import logging
import os
import sys
import threading
import traceback
from collections.abc import Iterable
from types import TracebackType

from net.texts import visible


class OutputLostError(Exception):
    """Nothing more can be written; the cause says why."""


def prepare() -> None:
    """Keep the program alive on a terminal that lacks a letter, and Python from printing past this module."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    logging.basicConfig(handlers=[_Warnings()], format="%(message)s")
    sys.excepthook = tell_bug
    threading.excepthook = lambda bug: tell_bug(bug.exc_type, bug.exc_value, bug.exc_traceback)


def is_terminal() -> bool:
    """Return whether somebody sees at once what is printed."""
    return sys.stdout is not None and sys.stdout.isatty()


def say(lines: Iterable[str]) -> None:
    """Print lines and see them out, so that a reader behind a pipe is not kept waiting."""
    _write("".join(f"{visible(line)}\n" for line in lines))


def ask(prompt: str) -> None:
    """Print a question whose answer is typed behind it."""
    _write(f"{visible(prompt)} ")


def complain(line: str) -> None:
    """Print one line on standard error, where there is one."""
    _mutter([f"tusac: {line}"])


def give_up() -> None:
    """Let Python not fail again on what is still unwritten when it closes standard output."""
    with contextlib.suppress(OSError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class VisibleFormatter(logging.Formatter):
    """Makes of what is logged lines that a terminal may be given, now or when somebody reads the file."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the lines."""
        return "\n".join(map(visible, super().format(record).split("\n")))


class _Warnings(logging.Handler):
    """Prints what is logged."""

    def emit(self, record: logging.LogRecord) -> None:
        """Print it."""
        first, *more = self.format(record).split("\n")
        _mutter([f"tusac: {first}", *more])


def tell_bug(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    """Print a traceback: what an error quotes may be a stranger's, too."""
    told = "".join(traceback.format_exception(kind, error, trace))
    _mutter(told.rstrip("\n").split("\n"))


def _mutter(lines: Iterable[str]) -> None:
    with contextlib.suppress(OSError, AttributeError):
        sys.stderr.write("".join(f"{visible(line)}\n" for line in lines))
        sys.stderr.flush()


def _write(text: str) -> None:
    if sys.stdout is None:  # closed by whoever started us
        return
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError as error:
        raise OutputLostError from error
