"""Who may knock how often (docs/phone.md, 7).

Times are seconds on one monotonic clock; nothing here waits.
"""

from collections import OrderedDict, deque
from dataclasses import dataclass, field

MOST_AT_ONCE = 64
"""Connections.

A page comes in some thirty files, for each of which a browser opens a connection, six at a time.
"""
MOST_OF_ONE = 24
MOST_WRONG = 5
WRONG_WITHIN_S = 600.0
BURST, PER_SECOND = 240, 40.0

_MOST_ADDRESSES = 1024


@dataclass(slots=True)
class Bucket:
    """So much at once, and then so much a second.

    Attributes:
        most: at once.
        per_second: afterwards.
        left: may still be taken at the moment.
        at: when that was so.
    """

    most: float
    per_second: float
    left: float
    at: float

    def take(self, now: float) -> bool:
        """Return whether one more is within the limit, and count it."""
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


@dataclass(slots=True)
class _Caller:
    bucket: Bucket
    open: int = 0
    wrong: deque[float] = field(default_factory=deque)


class Doorkeeper:
    """Counts what comes from each address."""

    def __init__(self) -> None:
        self._callers: OrderedDict[str, _Caller] = OrderedDict()
        self._open = 0

    def admit(self, address: str, now: float) -> bool:
        """Return whether a connection from an address may be opened.

        If so, `left` follows once it is closed.
        """
        caller = self._caller(address, now)
        if self._open >= MOST_AT_ONCE or caller.open >= MOST_OF_ONE or not caller.bucket.take(now):
            return False
        caller.open += 1
        self._open += 1
        return True

    def left(self, address: str) -> None:
        """Count a connection that was admitted no longer."""
        self._open -= 1
        if address in self._callers:
            self._callers[address].open -= 1

    def may_try(self, address: str, now: float) -> bool:
        """Return whether an address has tried few wrong tokens and keys of late."""
        wrong = self._caller(address, now).wrong
        while wrong and now - wrong[0] > WRONG_WITHIN_S:
            wrong.popleft()
        return len(wrong) < MOST_WRONG

    def tried_wrong(self, address: str, now: float) -> None:
        """Count a wrong token or key."""
        wrong = self._caller(address, now).wrong
        if len(wrong) < MOST_WRONG:
            wrong.append(now)

    def _caller(self, address: str, now: float) -> _Caller:
        """Return what is known of an address.

        Of too many, what was heard longest ago and is closed is forgotten.
        """
        caller = self._callers.get(address)
        if caller is None:
            caller = self._callers[address] = _Caller(Bucket(BURST, PER_SECOND, BURST, now))
            idle = next((known for known, other in self._callers.items() if not other.open), address)
            if len(self._callers) > _MOST_ADDRESSES and idle != address:
                del self._callers[idle]
        self._callers.move_to_end(address)
        return caller
