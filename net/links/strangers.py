"""Admission policy for strangers: places for unproven connections, and bans. Sans-IO.

`now` is monotonic seconds throughout.
"""

from collections import Counter, deque
from collections.abc import Hashable
from ipaddress import ip_address
from typing import Generic, TypeVar

MAX_STRANGERS = 32
"""Connections that have not proven themselves yet (docs/protocol.md, 12, "Limits and times")."""
MAX_STRANGERS_PER_ADDRESS = 4
MOST_OFFENCES = 3
BLOCK_S = 30.0
"""How long a ban lasts for behaviour that no program of ours shows.

Offences are forgotten after as long.
"""
_MOST_REMEMBERED = 256

Who = TypeVar("Who", bound=Hashable)


class Blocks(Generic[Who]):
    """Temporary bans. When there are too many, the oldest are lifted."""

    def __init__(self) -> None:
        self._until: dict[Who, float] = {}

    def block(self, who: Who, now: float) -> None:
        """Do not hear somebody from now on."""
        self._until.pop(who, None)
        kept = list(self._until.items())[1 - _MOST_REMEMBERED :]
        self._until = {**dict(kept), who: now + BLOCK_S}

    def has(self, who: Who, now: float) -> bool:
        """Return whether somebody is not to be heard now."""
        return now < self._until.get(who, now)


class Strangers:
    """Counts the connections that have not proven themselves, and what they did wrong.

    Our own machine may use all places and is never blocked: there, all tables of a demonstration have one
    address.
    """

    def __init__(self) -> None:
        self._by_host: Counter[str] = Counter()
        self._offences: deque[tuple[str, float]] = deque(maxlen=_MOST_REMEMBERED)
        self._blocks: Blocks[str] = Blocks()

    def enter(self, host: str, now: float) -> bool:
        """Return whether one more from this address may come in; if so, `leave` must follow."""
        limit = MAX_STRANGERS if ip_address(host).is_loopback else MAX_STRANGERS_PER_ADDRESS
        if self._by_host[host] >= limit or self._by_host.total() >= MAX_STRANGERS:
            return False
        if self._blocks.has(host, now):
            return False
        self._by_host[host] += 1
        return True

    def leave(self, host: str) -> None:
        """Take one off again."""
        self._by_host -= Counter((host,))

    def offend(self, host: str, now: float) -> None:
        """Count a greeting that was none; the third in a while blocks the address."""
        if ip_address(host).is_loopback:
            return
        self._offences.append((host, now))
        if sum(who == host and now - at < BLOCK_S for who, at in self._offences) >= MOST_OFFENCES:
            self._blocks.block(host, now)
