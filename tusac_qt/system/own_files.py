"""This user's TOML files, which may be damaged: read within size limits, put aside if damaged. No words."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tomli_w

from engine.toml_text import TomlError, parse_toml
from net.files import NoFileError, put_aside, read_bounded

MOST_TOML_BYTES = 1 << 19
"""More than a ruleset being edited with every step back."""

DAMAGED = (NoFileError, UnicodeDecodeError, TomlError)
"""What `read_toml` raises where what lies there can never be used."""


@dataclass(frozen=True, slots=True)
class Unusable:
    """A file that was left alone.

    Attributes:
        path: where it lay.
        why: what was wrong with it.
        aside: where it lies now; None if still there.
    """

    path: Path
    why: Exception
    aside: Path | None


def read_toml(path: Path) -> dict[str, Any]:
    """Return what a TOML file holds. Raises one of `DAMAGED`, or OSError."""
    return parse_toml(read_bounded(path, MOST_TOML_BYTES).decode("utf-8-sig"))


class TomlFormat:
    """A TOML table in a file."""

    def decode(self, data: bytes) -> dict[str, Any]:
        """Return the table. Raises one of `DAMAGED`."""
        return parse_toml(data.decode("utf-8-sig"))

    def encode(self, value: dict[str, Any], before: bytes) -> bytes:
        """Return a table as text, with all its previous content."""
        del before
        return tomli_w.dumps(value).encode()


def leave_alone(path: Path, why: Exception) -> Unusable:
    """Rename a file that can never be used, or leave it if that is impossible."""
    try:
        return Unusable(path, why, put_aside(path))
    except OSError:
        return Unusable(path, why, None)
