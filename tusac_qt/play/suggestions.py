"""The setting for suggested moves: by default, they are suggested while the game is new to the player.

A module of its own, since settings that name them are read before anything else. No Qt, no words.
"""

from enum import Enum

FIRST_ROUNDS = 3
"""So many rounds a player who has chosen nothing has moves suggested."""


class Suggestions(Enum):
    """The occasions on which moves are suggested."""

    FIRST_ROUNDS = "first_rounds"
    ALWAYS = "always"
    NEVER = "never"

    def are_given(self, rounds_finished: int) -> bool:
        """Return whether moves are suggested to a player who has finished so many rounds."""
        if self is Suggestions.FIRST_ROUNDS:
            return rounds_finished < FIRST_ROUNDS
        return self is Suggestions.ALWAYS

    def end_with(self, rounds_finished: int) -> bool:
        """Return whether the round with this number is the last one with suggestions."""
        return self is Suggestions.FIRST_ROUNDS and rounds_finished == FIRST_ROUNDS
