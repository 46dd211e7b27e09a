"""A value that our person may change faster than the others may be told: only the latest one is sent."""

from net.table.core import SharedState
from net.token_bucket import Bucket
from net.wire.codec import Message


class CoalescingSender:
    """Sends one kind of note, each time it changes, within a rate limit."""

    def __init__(self, core: SharedState, per_s: float, burst: int, now: float) -> None:
        """Send nothing yet; later at most so many at once, and so many a second in the long run."""
        self._core = core
        self._rate = Bucket(per_s, burst, now)
        self._wanted: Message | None = None

    def want(self, body: Message) -> None:
        """Send this value next, in place of one that was not sent yet."""
        self._wanted = body

    def settle(self, now: float) -> Message | None:
        """Send the waiting value if the limit allows it now, and return it; None for nothing."""
        wanted = self._wanted
        if wanted is None or not self._rate.take(now):
            return None
        self._wanted = None
        self._core.say(wanted, now)
        return wanted

    def next_deadline(self) -> float | None:
        """Return when the waiting value may be sent; None if nothing waits."""
        return None if self._wanted is None else self._rate.opens_at()
