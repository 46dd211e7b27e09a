"""How fast the computer players at a table of one's own go on. No Qt."""

from enum import Enum


class Tempo(Enum):
    """A speed, by which the player chooses how long each card is seen and each turn is thought about."""

    SLOW = "slow"
    USUAL = "usual"
    FAST = "fast"
    VERY_FAST = "very_fast"

    @property
    def factor(self) -> float:
        """By what the usual times are multiplied."""
        return _FACTORS[self]


_FACTORS = {Tempo.SLOW: 1.7, Tempo.USUAL: 1.0, Tempo.FAST: 0.5, Tempo.VERY_FAST: 0.2}
