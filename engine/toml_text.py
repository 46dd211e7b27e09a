"""TOML texts from anywhere: the one door between them and plain values.

Python's reader takes time that grows with the square of a dotted key, ends in a RecursionError where values
are nested deeply, and takes numbers that Python then refuses to print. Nothing of ours needs any of that.
"""

import tomllib
from typing import Any

MOST_DEPTH = 8
"""So many tables and lists may lie in each other; ours have four."""

_MOST_DOTS = 200
"""On one line, where a key may have them."""
_WHOLE_NUMBERS = range(-(1 << 63), 1 << 63)
"""What TOML promises to keep."""


class TomlError(ValueError):
    """This is no TOML text, or none that anybody writes. The message is one line for people."""


def parse_toml(text: str) -> dict[str, Any]:
    """Return what a TOML text says. Raises TomlError."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > _MOST_DOTS:
            msg = f"line {number} has more than {_MOST_DOTS} dots"
            raise TomlError(msg)
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TomlError(str(error)) from error
    except RecursionError as error:
        msg = f"more than {MOST_DEPTH} tables or lists in each other"
        raise TomlError(msg) from error
    except ValueError as error:  # a number of thousands of digits
        msg = "a number has too many digits"
        raise TomlError(msg) from error
    _check(table)
    return table


def _check(table: dict[str, Any]) -> None:
    """Raise TomlError unless the values of a table can be walked through and printed."""
    level: list[object] = [table]
    for _ in range(MOST_DEPTH):
        below: list[object] = []
        for value in level:
            if isinstance(value, dict):
                below += value.values()
            elif isinstance(value, list):
                below += value
            elif isinstance(value, int) and value not in _WHOLE_NUMBERS:
                msg = "a number has too many digits"
                raise TomlError(msg)
        level = below
    if level:
        msg = f"more than {MOST_DEPTH} tables or lists in each other"
        raise TomlError(msg)
