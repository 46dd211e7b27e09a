"""Table codes: made, compared, and guarded against guessing. Without any input or output."""

import unicodedata
from collections import Counter, deque
from enum import Enum, auto
from ipaddress import IPv6Network, ip_address
from typing import assert_never

from net.crypto.hashing import Rng
from net.errors import LocalProtocolError
from net.words import WORDS

MIN_CHARACTERS = 6
"""Of a code of one's own, once normalized."""
MAX_CHARACTERS = 64
TRIES_PER_ADDRESS = 3
"""Wrong codes from one address, or network of IPv6, in a `WINDOW_S`.

Also the most attempts under way from one address.
"""
WINDOW_S = 60.0
TRIES_PER_LONG_WINDOW = 6
"""Wrong codes from there in a `LONG_WINDOW_S`: so one address alone does not have the code changed."""
LONG_WINDOW_S = 3600.0
BEGUN_PER_ADDRESS = 10
"""Attempts that one address may begin in a `WINDOW_S` and not end with the right code.

People hit Cancel less often.
"""
TRIES_PER_CODE = 10
"""Wrong codes in all, after which nobody comes in before the code is changed: one chance in six million."""

KEPT_FOR_OTHERS = 4
"""The last wrong codes of those, left to addresses that have tried none in an hour, for guests who mistype.

So whoever has a handful of addresses does not have the code changed while the right guest waits.
"""

_NUMBERS = 1000
_MOST_REMEMBERED = 256
_DASHES = frozenset("-_‐‑‒–—−")


def make_code(rng: Rng) -> str:
    """Return a new code of 26 bits, easy to say and to type, such as `moss-lantern-417`."""
    words = "-".join(WORDS[byte] for byte in rng(2))
    return f"{words}-{int.from_bytes(rng(16), 'big') % _NUMBERS:03d}"


def normalized(code: str) -> str:
    """Return what counts of a code as typed: not its case, spaces, dashes or Unicode form."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", code).casefold())
    kept = (
        letter for letter in folded if unicodedata.category(letter)[0] not in "ZC" and letter not in _DASHES
    )
    return unicodedata.normalize("NFKC", "".join(kept))


def is_fit(code: str) -> bool:
    """Return whether somebody may choose this code for a table."""
    return MIN_CHARACTERS <= len(normalized(code)) <= MAX_CHARACTERS


class GuessOutcome(Enum):
    """The result of an attempt."""

    RIGHT = auto()
    WRONG = auto()
    ABANDONED = auto()


class CodeGuard:
    """A table's code, and who tried others; one for all its connections. `now` is monotonic seconds.

    An attempt counts from its first message on. One that ended before a code was tested has cost its caller's
    address a part of what it may begin in a minute, and nobody else anything: so strangers that begin and
    hang up neither use the code up nor keep out people who have it. Wrong codes count for the whole network a
    caller can choose addresses in, and whether one may still be tested is asked at that moment, so that many
    attempts at once win nothing. After a change of the code there is a new guard.
    """

    def __init__(self, code: str) -> None:
        """Guard a code. Raises LocalProtocolError unless it `is_fit`."""
        if not is_fit(code):
            msg = f"a code has {MIN_CHARACTERS} to {MAX_CHARACTERS} letters or digits"
            raise LocalProtocolError(msg)
        self.code = code
        self._wrong: list[tuple[str, float]] = []
        self._begun: deque[tuple[str, float]] = deque(maxlen=_MOST_REMEMBERED)
        self._under_way: Counter[str] = Counter()

    @property
    def wrong(self) -> int:
        """The number of wrong codes tried."""
        return len(self._wrong)

    @property
    def is_spent(self) -> bool:
        """Whether the code must be changed before anybody else can enter with it."""
        return len(self._wrong) >= TRIES_PER_CODE

    def begin(self, host: str, now: float) -> bool:
        """Return whether the address `host` may begin an attempt now; then `end` must follow."""
        begun = sum(who == host and now - at < WINDOW_S for who, at in self._begun)
        if begun >= BEGUN_PER_ADDRESS or self._under_way[host] >= TRIES_PER_ADDRESS:
            return False
        if not self.may_test(host, now):
            return False
        self._begun.append((host, now))
        self._under_way[host] += 1
        return True

    def may_test(self, host: str, now: float) -> bool:
        """Return whether a code of the address `host` may be tested now."""
        network = network_of(host)
        wrong = [now - at for who, at in self._wrong if who == network]
        has_tried = any(ago < LONG_WINDOW_S for ago in wrong)
        is_kept_for_others = has_tried and len(self._wrong) >= TRIES_PER_CODE - KEPT_FOR_OTHERS
        return (
            not self.is_spent
            and not is_kept_for_others
            and sum(ago < WINDOW_S for ago in wrong) < TRIES_PER_ADDRESS
            and sum(ago < LONG_WINDOW_S for ago in wrong) < TRIES_PER_LONG_WINDOW
        )

    def end(self, host: str, attempt: GuessOutcome, now: float) -> None:
        """Report the end of an attempt that `begin` allowed."""
        self._under_way -= Counter((host,))
        if attempt is GuessOutcome.WRONG:
            self._wrong.append((network_of(host), now))
        elif attempt is GuessOutcome.RIGHT:
            self._begun = deque((one for one in self._begun if one[0] != host), maxlen=_MOST_REMEMBERED)
        elif attempt is not GuessOutcome.ABANDONED:
            assert_never(attempt)


def network_of(host: str) -> str:
    """Return what stands for all addresses that the owner of this one can easily take: in IPv6, its /64."""
    address = ip_address(host)
    return host if address.version == 4 else str(IPv6Network((int(address) >> 64 << 64, 64)))
