"""Names and texts that people typed, made harmless: no control or text-direction characters."""

import re
from collections.abc import Iterator
from itertools import chain, count

from net.texts import cleaned, same_name

MAX_NAME = 24
"""Characters of a name."""
MAX_TABLE_NAME = 40

COMPUTER_NAMES = ("Lan", "Minh", "Hoa", "Sơn", "Mai", "Tuấn", "Thảo", "Bình")
"""Names of computer players."""


def clean_name(text: str) -> str:
    """Return a person's name as all see it; "" if nothing of it can be seen."""
    return cleaned(text, MAX_NAME)


def numbered(name: str) -> Iterator[str]:
    """Yield a clean name, then its substitutes where it is taken: with 2, 3 and so on behind it.

    A number that stands there already counts on: nobody is called "Lan 2 2".
    """
    stem, number = _parted(name)
    others = (f"{cleaned(stem, MAX_NAME - 1 - len(str(each)))} {each}" for each in count(max(2, number + 1)))
    return chain((name,), others)


def computer_names() -> Iterator[str]:
    """Yield the names of computer players, then the same with numbers, without end: people may take any."""
    again = (f"{name} {number}" for number in count(2) for name in COMPUTER_NAMES)
    return chain(COMPUTER_NAMES, again)


def differ_by_number(one: str, other: str) -> bool:
    """Return whether two names may be one, numbered at one table and not, or otherwise, at another."""
    return same_name(_parted(one)[0], _parted(other)[0])


def _parted(name: str) -> tuple[str, int]:
    """Return a name without the number behind it, and that number; 0 for none."""
    found = re.fullmatch(r"(.+) ([1-9][0-9]?)", name)
    return (found[1], int(found[2])) if found else (name, 0)
