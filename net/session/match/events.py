"""What a match tells its session beside `Dealt`, `Moved`, `Settled` and `OutOfTime` of `net.session.status`.

Machines are named by their places in `TableInfo.machines`.
"""

from dataclasses import dataclass

from net.dealing.verdict import Verdict
from net.session.status import Dealt, Moved, OutOfTime, Settled

MULLIGAN = "mulligan"


@dataclass(frozen=True, slots=True)
class LeftOut:
    """The others go on with the round without machines; their seats only pass until it ends.

    Attributes:
        machines: which, ascending.
    """

    machines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CameBack:
    """Machines that had been left out take part in the round again, but for seats that owed a discard.

    Attributes:
        machines: which, ascending.
    """

    machines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundVoid:
    """The round counts for nothing: machines left, or a seat called a mulligan. `Match.start_round` deals it anew.

    Attributes:
        reason: `left_before_deal`, `too_few_machines`, or `MULLIGAN`, which follows a `RoundClosed`.
        machines: who left, ascending.
        record: the encoded `net.fair_record`, to be kept.
    """

    reason: str
    machines: tuple[int, ...]
    record: bytes


@dataclass(frozen=True, slots=True)
class CheatFound:
    """A machine is proven to have cheated; the round goes on without it.

    Attributes:
        machine: which.
        rule: the stable name of the rule it broke.
        record: the encoded `net.fair_record` so far, with the evidence.
    """

    machine: int
    rule: str
    record: bytes


@dataclass(frozen=True, slots=True)
class RoundClosed:
    """All machines have signed what their audit of the round came to; it is over.

    Attributes:
        number: which round of the match, from 1.
        machines: who has signed, ascending.
        verdict: what it came to: whether the payments count, and of which machines something is not known.
        record: the encoded `net.fair_record`, to be kept.
    """

    number: int
    machines: tuple[int, ...]
    verdict: Verdict
    record: bytes


MatchEvent = Dealt | Moved | Settled | OutOfTime | LeftOut | CameBack | RoundVoid | CheatFound | RoundClosed
