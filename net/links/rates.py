"""How much a machine may send in a while: token buckets for each sort of traffic (network.md 6.2). Sans-IO.

Over the limit, reading waits, so that the sender feels it; who keeps that up for long is asked to slow down, and then
loses the link. Bursts are generous: honest clicking never gets there.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto

from net.links.frames import MAX_CONTROL_BYTES, MAX_FRAME_BYTES

PATIENCE_S = 5.0
"""How long reading waits, in all, before each further step; forgotten once a bucket is full again."""


class Traffic(Enum):
    """A sort of traffic with a budget of its own."""

    CONTROL = auto()
    """What is said about the table: seats, readiness, resuming."""
    CHAT = auto()
    BULK = auto()
    """Signed envelopes, also those passed on for others, and all that is long."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What flows into a bucket, and how much it holds.

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


@dataclass(frozen=True, slots=True)
class Limits:
    """What one end of a link may send.

    Attributes:
        max_frame_bytes: the longest frame.
        budgets: for each sort of traffic.
        sorts: the sort of each kind of frame; of all others it is CONTROL.
    """

    max_frame_bytes: int
    budgets: Mapping[Traffic, Budget]
    sorts: Mapping[str, Traffic] = field(default_factory=dict)


_CHAT = Budget(1, 5, 2 << 10, 8 << 10)

PLAYER = Limits(
    MAX_FRAME_BYTES,
    {
        Traffic.CONTROL: Budget(40, 200, 512 << 10, 1 << 20),
        Traffic.CHAT: _CHAT,
        Traffic.BULK: Budget(400, 2000, 2 << 20, 4 << 20),
    },
)
"""A machine with a seat. A link may carry the envelopes of all the others too."""

SPECTATOR = Limits(
    MAX_CONTROL_BYTES,
    {
        Traffic.CONTROL: Budget(5, 20, 20 << 10, 80 << 10),
        Traffic.CHAT: _CHAT,
        Traffic.BULK: Budget(5, 20, 20 << 10, 80 << 10),
    },
)
"""A machine that only watches."""


class Step(Enum):
    """What to do about a sender."""

    GO_ON = auto()
    WARN = auto()
    DROP = auto()


@dataclass(frozen=True, slots=True)
class Judgement:
    """What follows from one more frame.

    Attributes:
        wait_s: read nothing for so many seconds.
        step: what to do beside that.
    """

    wait_s: float
    step: Step


class Meter:
    """Counts what one sender sends; `now` is monotonic seconds."""

    def __init__(self, limits: Limits, now: float) -> None:
        self._sorts = limits.sorts
        self._buckets = {sort: _Bucket(budget, now) for sort, budget in limits.budgets.items()}

    def count(self, kind: str, size: int, now: float) -> Judgement:
        """Count a frame of a kind, with a body of `size` bytes."""
        return self._buckets[self._sorts.get(kind, Traffic.CONTROL)].take(size, now)


class _Bucket:
    def __init__(self, budget: Budget, now: float) -> None:
        self._budget = budget
        self._frames = budget.frames
        self._bytes = budget.bytes
        self._filled_at = now
        self._waited_s = 0.0
        self._was_warned = False

    def take(self, size: int, now: float) -> Judgement:
        budget, passed = self._budget, max(0.0, now - self._filled_at)
        self._filled_at = now
        self._frames = min(budget.frames, self._frames + passed * budget.frames_per_s)
        self._bytes = min(budget.bytes, self._bytes + passed * budget.bytes_per_s)
        if (self._frames, self._bytes) == (budget.frames, budget.bytes):
            self._waited_s, self._was_warned = 0.0, False
        self._frames -= 1
        self._bytes -= size
        wait_s = max(0.0, -self._frames / budget.frames_per_s, -self._bytes / budget.bytes_per_s)
        self._waited_s += wait_s
        if self._waited_s <= PATIENCE_S:
            return Judgement(wait_s, Step.GO_ON)
        step = Step.DROP if self._was_warned else Step.WARN
        self._waited_s, self._was_warned = 0.0, True
        return Judgement(wait_s, step)
