"""Lines and one open question at the terminal: printed once, and again only below something new. No Qt."""

import sys

from tusac_qt.system.console import ask, say


class Dialogue:
    """The dialogue that the terminal shows now."""

    def __init__(self) -> None:
        self._prompt = ""

    def echo(self, line: str) -> None:
        """Note that a line was typed: a terminal shows it, a pipe does not."""
        if (self._prompt or line) and not sys.stdin.isatty():
            say([line])
        self._prompt = ""

    def show(self, lines: list[str], prompt: str) -> None:
        """Print lines, then a question, unless it stands there already."""
        is_new = bool(lines) or prompt != self._prompt
        if self._prompt and is_new:
            say([""])
        say(lines)
        if prompt and is_new:
            ask(prompt)
        self._prompt = prompt
