"""How many bytes one machine may have another send."""

from net.token_bucket import ROUNDING_S

ALLOWANCE = 512 << 10
"""Bytes that one machine may have another send at once: two whole rounds of six players.

A machine that has lost its disk needs that much.
"""
TIMES_SENT = 5
"""How many bytes may be sent for it per byte that it sends itself."""
GIVEN_PER_S = 256
"""Bytes regained per second, so that an honest machine that used up its credit is answered again."""


class Credit:
    """The credit of one machine to make ours send: an allowance, then little more than it sends itself."""

    def __init__(self, now: float) -> None:
        """Begin with the whole allowance."""
        self._bytes = float(ALLOWANCE)
        self._at = now

    def earn(self, size: int) -> None:
        """Take in that it has sent so many bytes."""
        self._bytes = min(float(ALLOWANCE), self._bytes + TIMES_SENT * size)

    def has_any(self, now: float) -> bool:
        """Return whether something may be sent for it now."""
        self._bytes = min(float(ALLOWANCE), self._bytes + max(0.0, now - self._at) * GIVEN_PER_S)
        self._at = now
        return self._bytes > 0

    def spend(self, size: int) -> None:
        """Take in that so many bytes are sent for it; they may be more than it has left."""
        self._bytes -= size

    def opens_at(self) -> float:
        """Return from when on it has some, if it sends nothing; not in the future if it has some now."""
        return self._at if self._bytes > 0 else self._at - self._bytes / GIVEN_PER_S + ROUNDING_S
