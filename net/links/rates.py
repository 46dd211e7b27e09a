"""Rate limits of a link: a token bucket of frames and one of bytes. Sans-IO.

Source of the numbers: docs/protocol.md, 12, "Limits and times".

Over the limit, reading waits, so that the sender feels it; a sender that goes on is asked to slow down,
and then loses the link. Honest play never gets there: nobody could calculate so fast. How much a person may
say is not judged here but by the session, by author, since a link carries what others say too.
"""

from dataclasses import dataclass
from enum import Enum, auto

PATIENCE_S = 5.0
"""How long reading waits, in all, before each further step; forgotten once the buckets are full again."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The rates and sizes of the buckets.

    Attributes:
        frames_per_s: frames that may come in the long run.
        frames: that may come at once.
        bytes_per_s: bytes that may come in the long run.
        bytes: that may come at once.
    """

    frames_per_s: float
    frames: float
    bytes_per_s: float
    bytes: float


LINK = Budget(1000, 4000, 2 << 20, 4 << 20)
"""What one end may send: after a gap, all envelopes of a round at once, those of five others too."""


class RateAction(Enum):
    """The action towards a sender."""

    GO_ON = auto()
    WARN = auto()
    DROP = auto()


@dataclass(frozen=True, slots=True)
class Judgement:
    """The judgement on one more frame.

    Attributes:
        wait_s: read nothing for so many seconds.
        step: what to do beside that.
    """

    wait_s: float
    step: RateAction


class Meter:
    """Counts what one sender sends; `now` is monotonic seconds."""

    def __init__(self, budget: Budget, now: float) -> None:
        self._budget = budget
        self._frames = budget.frames
        self._bytes = budget.bytes
        self._filled_at = now
        self._waited_s = 0.0
        self._was_warned = False

    def count(self, size: int, now: float) -> Judgement:
        """Count a frame with a body of `size` bytes."""
        self._fill(now)
        self._frames -= 1
        self._bytes -= size
        budget = self._budget
        wait_s = max(0.0, -self._frames / budget.frames_per_s, -self._bytes / budget.bytes_per_s)
        self._waited_s += wait_s
        if self._waited_s <= PATIENCE_S:
            return Judgement(wait_s, RateAction.GO_ON)
        step = RateAction.DROP if self._was_warned else RateAction.WARN
        self._waited_s, self._was_warned = 0.0, True
        return Judgement(wait_s, step)

    def _fill(self, now: float) -> None:
        budget, passed = self._budget, max(0.0, now - self._filled_at)
        self._filled_at = now
        self._frames = min(budget.frames, self._frames + passed * budget.frames_per_s)
        self._bytes = min(budget.bytes, self._bytes + passed * budget.bytes_per_s)
        if (self._frames, self._bytes) == (budget.frames, budget.bytes):
            self._waited_s, self._was_warned = 0.0, False
