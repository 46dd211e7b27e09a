"""How much of anything may come in a time."""


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
        self._tokens = min(float(self._burst), self._tokens + (now - self._filled_at) * self._per_s)
        self._filled_at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
