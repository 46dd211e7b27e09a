"""Bans for a while: of addresses, of machines, at the door and at the table alike. Sans-IO."""

from collections.abc import Hashable
from typing import Generic, TypeVar

BAN_S = 30.0
"""How long somebody is not heard who has shown what no program of ours does (docs/protocol.md, 12)."""
_MOST_REMEMBERED = 256

Who = TypeVar("Who", bound=Hashable)


class Bans(Generic[Who]):
    """Addresses and keys banned for `BAN_S`. When there are too many, the oldest bans are lifted."""

    def __init__(self) -> None:
        self._until: dict[Who, float] = {}

    def ban(self, who: Who, now: float) -> None:
        """Ignore a machine from now on, in monotonic seconds."""
        self._until.pop(who, None)
        kept = list(self._until.items())[1 - _MOST_REMEMBERED :]
        self._until = {**dict(kept), who: now + BAN_S}

    def has(self, who: Who, now: float) -> bool:
        """Return whether a machine is to be ignored now, in monotonic seconds."""
        return now < self._until.get(who, now)
