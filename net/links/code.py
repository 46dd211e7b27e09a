"""Table codes: made, compared, and guarded against guessing. Without any input or output."""

import re
import unicodedata
from collections import Counter, deque
from enum import Enum, auto
from ipaddress import IPv6Network, ip_address
from math import inf
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
"""Wrong codes from there in a `LONG_WINDOW_S`; from everywhere together, what makes the guard wary."""
LONG_WINDOW_S = 3600.0
TRIES_WHILE_WARY = 2
"""Wrong codes from one address in a `LONG_WINDOW_S` once the guard is wary: a guest may mistype once."""
TRIES_FROM_ALL = 600
"""Wrong codes from everywhere in a `LONG_WINDOW_S`: one chance in 110 000 an hour for a code that was made.

More than all addresses of a home network (a /24 of IPv4) may try: whoever has all of them keeps nobody out.
"""
BEGUN_PER_ADDRESS = 10
"""Attempts that one address may begin in a `WINDOW_S` and not end with the right code.

People hit Cancel less often.
"""
TRIES_PER_CHOSEN_CODE = 100
"""Wrong codes in all, after which nobody comes in with a code that somebody has chosen before it is changed.

People choose among few; a code that was made is one of 2^26 and is never closed.
"""

_NUMBERS = 1000
_MADE = re.compile(f"({'|'.join(WORDS)}){{2}}[0-9]{{3}}")
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


def is_made(code: str) -> bool:
    """Return whether a code looks as if `make_code` had made it: two of our words and a number."""
    return _MADE.fullmatch(normalized(code)) is not None


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

    Attributes:
        code: it.
        wrong: the number of wrong codes tried.

    An attempt counts from its first message on. One that ended before a code was tested has cost its caller's
    address a part of what it may begin in a minute, and nobody else anything: so strangers that begin and
    hang up neither use the code up nor keep out people who have it. Wrong codes count for the whole network a
    caller can choose addresses in, and whether one may still be tested is asked at that moment, so that many
    attempts at once win nothing. Wrong codes from some addresses slow those down and close the table to no
    other. After a change of the code there is a new guard.
    """

    def __init__(self, code: str) -> None:
        """Guard a code. Raises LocalProtocolError unless it `is_fit`."""
        if not is_fit(code):
            msg = f"a code has {MIN_CHARACTERS} to {MAX_CHARACTERS} letters or digits"
            raise LocalProtocolError(msg)
        self.code = code
        self.wrong = 0
        self._most_wrong = inf if is_made(code) else TRIES_PER_CHOSEN_CODE
        self._last_wrong: deque[tuple[str, float]] = deque(maxlen=TRIES_FROM_ALL)
        self._begun: deque[tuple[str, float]] = deque(maxlen=_MOST_REMEMBERED)
        self._under_way: Counter[str] = Counter()

    @property
    def is_spent(self) -> bool:
        """Whether the code must be changed before anybody else can enter with it."""
        return self.wrong >= self._most_wrong

    def is_wary(self, now: float) -> bool:
        """Return whether so many wrong codes came in the last hour that somebody seems to guess."""
        return len(self._lately_wrong(now)) >= TRIES_PER_LONG_WINDOW

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
        network, lately = network_of(host), self._lately_wrong(now)
        own = [at for who, at in lately if who == network]
        return (
            not self.is_spent
            and len(lately) < TRIES_FROM_ALL
            and sum(now - at < WINDOW_S for at in own) < TRIES_PER_ADDRESS
            and len(own) < (TRIES_WHILE_WARY if self.is_wary(now) else TRIES_PER_LONG_WINDOW)
        )

    def end(self, host: str, attempt: GuessOutcome, now: float) -> None:
        """Report the end of an attempt that `begin` allowed."""
        self._under_way -= Counter((host,))
        if attempt is GuessOutcome.WRONG:
            self.wrong += 1
            self._last_wrong.append((network_of(host), now))
        elif attempt is GuessOutcome.RIGHT:
            self._begun = deque((one for one in self._begun if one[0] != host), maxlen=_MOST_REMEMBERED)
        elif attempt is not GuessOutcome.ABANDONED:
            assert_never(attempt)

    def _lately_wrong(self, now: float) -> list[tuple[str, float]]:
        """Return the networks that wrong codes of the last hour came from, and when."""
        return [(who, at) for who, at in self._last_wrong if now - at < LONG_WINDOW_S]


def network_of(host: str) -> str:
    """Return what stands for all addresses that the owner of this one can easily take: in IPv6, its /64."""
    address = ip_address(host)
    return host if address.version == 4 else str(IPv6Network((int(address) >> 64 << 64, 64)))
