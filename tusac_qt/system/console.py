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
from collections.abc import Callable, Iterable
from types import TracebackType

from net.texts import visible
from tusac_qt.system.colors import wants_colors

_LONGEST_LINE = 2000
_MOST_LINES = 200
"""Of a traceback."""


class OutputLostError(Exception):
    """Nothing more can be written; the cause says why."""


class _Colors:
    """The colors of standard output.

    Attributes:
        paint: puts colors into a line; None for none.
        are_forbidden: whether the command line forbids them.
    """

    def __init__(self) -> None:
        self.paint: Callable[[str], str] | None = None
        self.are_forbidden = False


_colors = _Colors()


def prepare() -> None:
    """Keep the program alive on a terminal that lacks a letter, and stop Python from printing past us."""
    _colors.paint, _colors.are_forbidden = None, False
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    _warnings.setLevel(logging.WARNING)
    _warnings.setFormatter(VisibleFormatter("%(message)s"))
    logging.basicConfig(handlers=[_warnings])
    sys.excepthook = tell_bug
    threading.excepthook = lambda bug: tell_bug(bug.exc_type, bug.exc_value, bug.exc_traceback)


def print_log() -> None:
    """Print every log message from now on, not only warnings."""
    _warnings.setLevel(logging.DEBUG)


def is_terminal() -> bool:
    """Return whether somebody sees the output at once."""
    return sys.stdout is not None and sys.stdout.isatty()


def paint_with(paint: Callable[[str], str]) -> None:
    """Print with colors from now on, where they are wanted; errors have none.

    Args:
        paint: puts escape sequences into a line, which has none of its own.
    """
    if not _colors.are_forbidden and wants_colors(os.environ, is_terminal=is_terminal()):
        _colors.paint = paint


def forbid_colors() -> None:
    """Print without colors."""
    _colors.are_forbidden = True


def say(lines: Iterable[str]) -> None:
    """Print lines and flush them, so that a reader behind a pipe is not kept waiting."""
    _write("".join(f"{_painted(line)}\n" for line in lines))


def ask(prompt: str) -> None:
    """Print a question whose answer is typed behind it."""
    _write(f"{_painted(prompt)} ")


def complain(line: str) -> None:
    """Print one line on standard error, where there is one."""
    _mutter([f"tusac: {line}"])


def give_up() -> None:
    """Stop Python from failing again on unwritten text when it closes standard output."""
    with contextlib.suppress(OSError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class VisibleFormatter(logging.Formatter):
    """Formats log records as lines that are safe for a terminal, now or when somebody reads the file.

    Each message is one line, whatever it quotes; the lines of a traceback follow, indented.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the lines."""
        record.message = record.getMessage()
        record.asctime = self.formatTime(record)
        lines = [self.formatMessage(record)]
        if record.exc_info:
            trace = "".join(traceback.format_exception(*record.exc_info)).rstrip("\n")
            lines += [f"  {line}" for line in trace.split("\n")[-_MOST_LINES:]]
        return "\n".join(_bounded(visible(line)) for line in lines)


def _painted(line: str) -> str:
    """Return a line as it is printed; colors are its only escape sequences, and only we add them."""
    shown = visible(line)
    return shown if _colors.paint is None else _colors.paint(shown)


def _bounded(line: str) -> str:
    return line if len(line) <= _LONGEST_LINE else f"{line[:_LONGEST_LINE]}…"


class _Warnings(logging.Handler):
    """Prints what is logged."""

    def emit(self, record: logging.LogRecord) -> None:
        """Print it."""
        _mutter(
            [
                f"tusac: {line}" if not line.startswith("  ") else line
                for line in self.format(record).split("\n")
            ]
        )


_warnings = _Warnings()


def tell_bug(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    """Print a traceback: what an error quotes may be a stranger's, too."""
    told = "".join(traceback.format_exception(kind, error, trace))
    _mutter(told.rstrip("\n").split("\n"))


def _mutter(lines: Iterable[str]) -> None:
    with contextlib.suppress(OSError, AttributeError):
        sys.stderr.write("".join(f"{visible(line)}\n" for line in lines))
        sys.stderr.flush()


def _write(text: str) -> None:
    if sys.stdout is None:  # closed by our parent process
        return
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError as error:
        raise OutputLostError from error
