"""How much of anything may come in a time."""

_ROUNDING_S = 1e-6
"""Tolerance, so that a request at the very moment named is not refused for a rounding error."""


class Bucket:
    """A token bucket: so many at once, so many per second in the long run."""

    def __init__(self, per_s: float, burst: int, now: float) -> None:
        """Begin with a full bucket."""
        self._per_s = per_s
        self._burst = burst
        self._tokens = float(burst)
        self._filled_at = now

    def take(self, now: float) -> bool:
        """Return whether one more is allowed now, and count it if so."""
        if not self.has_any(now):
            return False
        self._tokens -= 1
        return True

    def has_any(self, now: float) -> bool:
        """Return whether one more is allowed now."""
        self._tokens = min(float(self._burst), self._tokens + (now - self._filled_at) * self._per_s)
        self._filled_at = now
        return self._tokens >= 1

    def opens_at(self) -> float:
        """Return from when on one more is allowed; in the past if it is now."""
        return self._filled_at + max(0.0, 1 - self._tokens) / self._per_s + _ROUNDING_S


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
        return self._at if self._bytes > 0 else self._at - self._bytes / GIVEN_PER_S + _ROUNDING_S
