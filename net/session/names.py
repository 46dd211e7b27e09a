"""Names and texts that people typed, made harmless: no control, nothing that turns the direction of writing."""

import unicodedata

MAX_NAME = 24
"""Characters of a name (network.md 4.4)."""
MAX_TABLE_NAME = 40
MOST_MARKS = 2
"""A Vietnamese letter bears two marks at most; piles of them draw over their neighbors."""

COMPUTER_NAMES = ("Lan", "Minh", "Hoa", "Sơn", "Mai", "Tuấn", "Thảo", "Bình")
"""Names of computer players; more than seats, so that one is free for each."""


def cleaned(text: str, longest: int) -> str:
    """Return a text of one line: NFKC, runs of white space made one space, nothing invisible, cut to a length."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFKC", " ".join(text.split())):
        category = unicodedata.category(character)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if category[0] != "C" and category not in {"Zl", "Zp"} and marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)[:longest].strip()


def clean_name(text: str) -> str:
    """Return a person's name as all see it; "" if nothing of it can be seen."""
    return cleaned(text, MAX_NAME)


def same_name(one: str, other: str) -> bool:
    """Return whether people would take two names for one."""
    return one.casefold() == other.casefold()
