"""The layout of argparse's `--help`, in columns that count Chinese and Japanese characters as two.

No Qt.
"""

import argparse

from tusac_qt.words.columns import columns_of, wrapped
from tusac_qt.words.punctuation import titled

_COLON = "\N{FULLWIDTH COLON}"
_HALF = "\0"
"""Stands after a wide character while argparse counts letters, and is never printed."""


class HelpLayout(argparse.HelpFormatter):
    """Lays out the help of a subcommand."""

    def start_section(self, heading: str | None) -> None:
        """Begin a group, with its title as the language writes one; argparse adds a colon."""
        super().start_section(None if heading is None else titled(heading).removesuffix(":"))

    def format_help(self) -> str:
        """Return the whole help."""
        return super().format_help().replace(_HALF, "").replace(f"{_COLON}:\n", f"{_COLON}\n")

    def _format_action_invocation(self, action: argparse.Action) -> str:
        text = super()._format_action_invocation(action)
        return "".join(letter + _HALF * (columns_of(letter) - 1) for letter in text)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in wrapped(text, width - len(indent)))


class ListLayout(HelpLayout):
    """Lays out the help of the program itself, whose introduction is in lines already."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        del width
        return "".join(indent + line for line in text.splitlines(keepends=True))
