"""Limits on how often something may happen."""

from collections.abc import Hashable

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


class Buckets:
    """A bucket for each of the last keys that came; a key that came before them begins anew."""

    def __init__(self, per_s: float, burst: int, most: int) -> None:
        """Begin without any; so many keys are remembered at most."""
        self._per_s = per_s
        self._burst = burst
        self._most = most
        self._buckets: dict[Hashable, Bucket] = {}

    def take(self, key: Hashable, now: float) -> bool:
        """Return whether one more is allowed to a key now, and count it if so."""
        if key not in self._buckets:
            self._buckets[key] = Bucket(self._per_s, self._burst, now)
            if len(self._buckets) > self._most:
                del self._buckets[next(iter(self._buckets))]
        return self._buckets[key].take(now)
