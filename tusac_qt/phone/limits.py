"""Limits on attempts to connect (docs/phone.md, 7).

Times are seconds on one monotonic clock; nothing here waits.
"""

from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field

from net.token_bucket import Bucket, Buckets

MOST_AT_ONCE = 64
"""Connections that have not shown the key.

A page comes in some thirty files, for each of which a browser opens a connection, six at a time.
"""
MOST_OF_ONE = 24
MOST_STRANGERS = 40
"""Of them, connections from addresses that have not shown the token of late."""
BROWSER_OPENS = 6
"""Connections at once to one server."""
KNOWN_FOR_S = 3600.0
MOST_WRONG = 5
WRONG_WITHIN_S = 600.0
BURST, PER_SECOND = 240, 40.0

SITS, SITS_PER_SECOND = 12, 0.1
ALL_SIT, ALL_SIT_PER_SECOND = 24, 0.5
"""How often phones may sit down, from one address and from all: each time a machine is made for one."""

_MOST_ADDRESSES = 1024
_MOST_SITTERS = 64


@dataclass(slots=True)
class _Caller:
    bucket: Bucket
    wrong: deque[float] = field(default_factory=deque)
    known_until: float = 0.0


@dataclass(eq=False, slots=True)
class DoorPlace:
    """A connection that was accepted and has not proven the key.

    Attributes:
        address: where it comes from.
        drop: ends it, when it has to give way.
    """

    address: str
    drop: Callable[[], None]


class Doorkeeper:
    """Counts the connections of each address, and makes room for new ones.

    Nobody is refused for lack of room: the oldest connection is dropped instead, at first among addresses
    with more connections than a browser opens, and strangers before addresses that have shown the token. So
    waiting connections cannot keep others out.
    """

    def __init__(self) -> None:
        self._callers: OrderedDict[str, _Caller] = OrderedDict()
        self._places: dict[DoorPlace, None] = {}

    def admit(self, address: str, drop: Callable[[], None], now: float) -> DoorPlace | None:
        """Accept a connection, for which another may be dropped; None if its address connects too often.

        If it is let in, `left` follows once it is closed.
        """
        if not self._caller(address, now).bucket.take(now):
            return None
        self._make_room(address, now)
        place = DoorPlace(address, drop)
        self._places[place] = None
        return place

    def know(self, address: str, now: float) -> None:
        """Record that an address has shown the token."""
        self._caller(address, now).known_until = now + KNOWN_FOR_S

    def left(self, place: DoorPlace) -> None:
        """Forget a connection, because it is closed or has proven the key."""
        self._places.pop(place, None)

    def waits_s(self, address: str, now: float) -> float:
        """Return how long an address has to wait before another wrong token; 0 if it may try one."""
        wrong = self._caller(address, now).wrong
        while wrong and now - wrong[0] > WRONG_WITHIN_S:
            wrong.popleft()
        return wrong[0] + WRONG_WITHIN_S - now if len(wrong) >= MOST_WRONG else 0.0

    def tried_wrong(self, address: str, now: float) -> None:
        """Count a wrong token."""
        wrong = self._caller(address, now).wrong
        if len(wrong) < MOST_WRONG:
            wrong.append(now)

    def _make_room(self, address: str, now: float) -> None:
        own = [place for place in self._places if place.address == address]
        if len(own) >= MOST_OF_ONE:
            self._drop(own[0])
        strangers = [place for place in self._places if not self._is_known(place.address, now)]
        if not self._is_known(address, now) and len(strangers) >= MOST_STRANGERS:
            self._drop(_first_to_go(strangers))
        elif len(self._places) >= MOST_AT_ONCE:
            self._drop(_first_to_go(strangers or list(self._places)))

    def _drop(self, place: DoorPlace) -> None:
        self.left(place)
        place.drop()

    def _is_known(self, address: str, now: float) -> bool:
        caller = self._callers.get(address)
        return caller is not None and now < caller.known_until

    def _caller(self, address: str, now: float) -> _Caller:
        """Return the record of an address.

        If there are too many, the oldest without an open connection and without the token is forgotten.
        """
        caller = self._callers.get(address)
        if caller is None:
            caller = self._callers[address] = _Caller(Bucket(PER_SECOND, BURST, now))
            if len(self._callers) > _MOST_ADDRESSES:
                self._forget_one(address, now)
        self._callers.move_to_end(address)
        return caller

    def _forget_one(self, but: str, now: float) -> None:
        kept = {place.address for place in self._places} | {but}
        idle = (each for each in self._callers if each not in kept and not self._is_known(each, now))
        oldest = next(idle, next((each for each in self._callers if each not in kept), None))
        if oldest is not None:
            del self._callers[oldest]


class Sittings:
    """Counts how often phones sit down.

    Their machines take a while to end, and many at once would exhaust this computer.
    """

    def __init__(self, now: float) -> None:
        self._all = Bucket(ALL_SIT_PER_SECOND, ALL_SIT, now)
        self._of_address = Buckets(SITS_PER_SECOND, SITS, _MOST_SITTERS)

    def take(self, address: str, now: float) -> bool:
        """Return whether a phone at an address may sit down now, and count it if so."""
        return self._of_address.take(address, now) and self._all.take(now)


def _first_to_go(places: list[DoorPlace]) -> DoorPlace:
    """Return the oldest connection of the addresses with more than a browser opens, else of all."""
    counts = Counter(place.address for place in places)
    return next((place for place in places if counts[place.address] > BROWSER_OPENS), places[0])
