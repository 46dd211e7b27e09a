"""The lines of advice that are given once each.

Apart, since settings that name them are read before anything else.
"""

from enum import Enum


class Tip(Enum):
    """The coach's lines, each for the first time it applies."""

    DISCARD = "discard"
    CLAIM = "claim"
    DUE = "due"
    GENERAL = "general"
    READY = "ready"
    RESULT = "result"
