"""The terms of a match beside its rules, at a table of one machine or of several."""

from dataclasses import dataclass

from net.pace import FAMILY, Pace


@dataclass(frozen=True, slots=True)
class Terms:
    """The settings of a match beside its rules.

    Attributes:
        pace: the clock.
        is_strict: whether an answer window always lasts the same time.
        rounds: after how many rounds the match is over; 0 for no end.
    """

    pace: Pace = FAMILY
    is_strict: bool = False
    rounds: int = 0
