"""A limit on how often something may happen."""

ROUNDING_S = 1e-6
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
        return self._filled_at + max(0.0, 1 - self._tokens) / self._per_s + ROUNDING_S
