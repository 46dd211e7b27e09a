"""Names and texts that people typed, made harmless: no control, nothing that turns the direction of writing."""

from net.texts import cleaned, without_joiners

MAX_NAME = 24
"""Characters of a name (network.md 4.4)."""
MAX_TABLE_NAME = 40

COMPUTER_NAMES = ("Lan", "Minh", "Hoa", "Sơn", "Mai", "Tuấn", "Thảo", "Bình")
"""Names of computer players; more than seats, so that one is free for each."""


def clean_name(text: str) -> str:
    """Return a person's name as all see it; "" if nothing of it can be seen."""
    return cleaned(text, MAX_NAME)


def same_name(one: str, other: str) -> bool:
    """Return whether people would take two names for one."""
    return without_joiners(one).casefold() == without_joiners(other).casefold()
