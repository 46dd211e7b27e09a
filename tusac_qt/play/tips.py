"""The tips, each of which is shown once.

They are a module of their own because settings, which are read before anything else, name them.
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
