"""The virtual clock of a simulated world, and what is to be done when."""

import heapq
import math
from collections.abc import Callable
from itertools import count


class Timeline:
    """Virtual time.

    Attributes:
        now: the virtual time, in seconds.
    """

    def __init__(self, now: float) -> None:
        self.now = now
        self._order = count()
        self._queue: list[tuple[float, int, Callable[[], None]]] = []

    @property
    def next_at(self) -> float:
        """When something is to be done next; infinite if nothing is."""
        return self._queue[0][0] if self._queue else math.inf

    def later(self, delay_s: float, action: Callable[[], None]) -> None:
        """Do something after a delay; things due at the same time are done in the order of the calls."""
        heapq.heappush(self._queue, (self.now + delay_s, next(self._order), action))

    def do_next(self) -> None:
        """Go on to what is to be done next, and do it."""
        at, _, action = heapq.heappop(self._queue)
        self.now = max(self.now, at)
        action()
