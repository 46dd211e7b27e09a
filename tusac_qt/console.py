"""Lines to standard output and standard error; the only place that writes there."""

import sys
from collections.abc import Iterable


def prepare() -> None:
    """Let no letter stop the program on a terminal that cannot show it."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def say(lines: Iterable[str]) -> None:
    """Print lines and see them out, so that a reader behind a pipe is not kept waiting."""
    for line in lines:
        sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def ask(prompt: str) -> None:
    """Print a question whose answer is typed behind it."""
    sys.stdout.write(f"{prompt} ")
    sys.stdout.flush()


def complain(line: str) -> None:
    """Print one line on standard error."""
    sys.stderr.write(f"tusac: {line}\n")
    sys.stderr.flush()
