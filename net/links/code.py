"""Table codes: made, compared, and guarded against guessing. Without any input or output."""

import unicodedata
from collections import Counter
from enum import Enum, auto

from net.crypto.hashing import Rng
from net.errors import LocalProtocolError
from net.words import WORDS

MIN_CHARACTERS = 6
"""Of a code of one's own, once normalized."""
MAX_CHARACTERS = 64
TRIES_PER_ADDRESS = 3
"""Wrong codes from one address in a `WINDOW_S`."""
WINDOW_S = 60.0
TRIES_PER_CODE = 10
"""Wrong codes in all, after which nobody comes in before the code is changed: one chance in six million."""

_NUMBERS = 1000
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


class Attempt(Enum):
    """How an attempt ended."""

    RIGHT = auto()
    WRONG = auto()
    ABANDONED = auto()


class CodeGuard:
    """A table's code, and who tried others; one for all its connections. `now` is monotonic seconds.

    An attempt under way counts as a wrong one until it has ended, so that many at once win nothing.
    After a change of the code there is a new guard.
    """

    def __init__(self, code: str) -> None:
        """Guard a code. Raises LocalProtocolError unless it `is_fit`."""
        if not is_fit(code):
            msg = f"a code has {MIN_CHARACTERS} to {MAX_CHARACTERS} letters or digits"
            raise LocalProtocolError(msg)
        self.code = code
        self._wrong: list[tuple[str, float]] = []
        self._under_way: Counter[str] = Counter()

    @property
    def wrong(self) -> int:
        """How many wrong codes were tried."""
        return len(self._wrong)

    @property
    def is_spent(self) -> bool:
        """Whether the code must be changed before anybody else comes in by it."""
        return len(self._wrong) >= TRIES_PER_CODE

    def begin(self, host: str, now: float) -> bool:
        """Return whether the address `host` may try now; then `end` must follow."""
        recent = sum(tried == host and now - at < WINDOW_S for tried, at in self._wrong)
        if recent + self._under_way[host] >= TRIES_PER_ADDRESS:
            return False
        if len(self._wrong) + self._under_way.total() >= TRIES_PER_CODE:
            return False
        self._under_way[host] += 1
        return True

    def end(self, host: str, attempt: Attempt, now: float) -> None:
        """Say how an attempt that `begin` allowed has ended."""
        self._under_way -= Counter((host,))
        if attempt is Attempt.WRONG:
            self._wrong.append((host, now))
