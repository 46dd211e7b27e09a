"""The speed of the computer players at a table of one's own. No Qt."""

from enum import Enum


class Tempo(Enum):
    """The speed at which cards are shown and turns are thought about."""

    SLOW = "slow"
    USUAL = "usual"
    FAST = "fast"
    VERY_FAST = "very_fast"

    @property
    def factor(self) -> float:
        """The factor by which the usual times are multiplied."""
        return _FACTORS[self]


_FACTORS = {Tempo.SLOW: 1.7, Tempo.USUAL: 1.0, Tempo.FAST: 0.5, Tempo.VERY_FAST: 0.2}
