"""Lines to standard output and standard error; the only place that writes there."""

import contextlib
import os
import sys
from collections.abc import Iterable


class OutputLostError(Exception):
    """Nothing more can be written; the cause says why."""


def prepare() -> None:
    """Let no letter stop the program on a terminal that cannot show it."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def say(lines: Iterable[str]) -> None:
    """Print lines and see them out, so that a reader behind a pipe is not kept waiting."""
    _write("".join(f"{line}\n" for line in lines))


def ask(prompt: str) -> None:
    """Print a question whose answer is typed behind it."""
    _write(f"{prompt} ")


def complain(line: str) -> None:
    """Print one line on standard error, where there is one."""
    with contextlib.suppress(OSError, AttributeError):
        sys.stderr.write(f"tusac: {line}\n")
        sys.stderr.flush()


def give_up() -> None:
    """Let Python not fail again on what is still unwritten when it closes standard output."""
    with contextlib.suppress(OSError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _write(text: str) -> None:
    if sys.stdout is None:  # closed by whoever started us
        return
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError as error:
        raise OutputLostError from error
