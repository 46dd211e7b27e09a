"""Admission policy for strangers: places for unproven connections, and whom to ban. Sans-IO.

`now` is monotonic seconds throughout.
"""

from collections import Counter, deque
from ipaddress import ip_address

from net.bans import BAN_S, Bans

MAX_STRANGERS = 32
"""Connections that have not proven themselves yet (docs/protocol.md, 12, "Limits and times")."""
MAX_STRANGERS_PER_ADDRESS = 4
MOST_OFFENCES = 3
"""So many within the time of a ban get an address banned."""
_MOST_REMEMBERED = 256


class Strangers:
    """Counts the connections that have not proven themselves, and what they did wrong.

    Our own machine may use all places and is never banned: there, all tables of a demonstration have one
    address.
    """

    def __init__(self) -> None:
        self._by_host: Counter[str] = Counter()
        self._offences: deque[tuple[str, float]] = deque(maxlen=_MOST_REMEMBERED)
        self._bans: Bans[str] = Bans()

    def enter(self, host: str, now: float) -> bool:
        """Return whether one more from this address may come in; if so, `leave` must follow."""
        limit = MAX_STRANGERS if ip_address(host).is_loopback else MAX_STRANGERS_PER_ADDRESS
        if self._by_host[host] >= limit or self._by_host.total() >= MAX_STRANGERS:
            return False
        if self._bans.has(host, now):
            return False
        self._by_host[host] += 1
        return True

    def leave(self, host: str) -> None:
        """Take one off again."""
        self._by_host -= Counter((host,))

    def offend(self, host: str, now: float) -> None:
        """Count a greeting that was none; the third in a while gets the address banned."""
        if ip_address(host).is_loopback:
            return
        self._offences.append((host, now))
        if sum(who == host and now - at < BAN_S for who, at in self._offences) >= MOST_OFFENCES:
            self._bans.ban(host, now)
