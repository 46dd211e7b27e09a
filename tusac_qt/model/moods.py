"""The moods that a face at the table shows for a moment. No Qt, no words."""

from enum import IntEnum


class Mood(IntEnum):
    """A mood; its number is what machines tell each other (docs/protocol.md, 13, "Notes")."""

    SMILE = 0
    WINK = 1
    LAUGH = 2
    SURPRISE = 3
    SIGH = 4
    THINK = 5


def mood_of(number: int) -> Mood | None:
    """Return the mood of a number; None for one that a later program knows."""
    return Mood(number) if 0 <= number < len(Mood) else None
