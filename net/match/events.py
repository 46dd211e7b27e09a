"""What a match tells its session beside `Dealt`, `Moved`, `Settled` and `OutOfTime` of `net.table.status`.

Machines are named by their places in `TableInfo.machines`.
"""

from dataclasses import dataclass

from net.deal.verdict import DealVerdict
from net.match.status import Dealt, Moved, OutOfTime, Settled

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
        reason: `left_before_deal`, `too_few_machines`, `proven_cheat`, or `MULLIGAN`, which follows a `RoundClosed`.
        machines: who left, ascending.
        record: the encoded `net.records.fair_record`, to be kept.
        hand: which hand it was: its number, and its attempt.
        has_escrow: whether it had come so far that machines in league may know cards of it.
    """

    reason: str
    machines: tuple[int, ...]
    record: bytes
    hand: tuple[int, int]
    has_escrow: bool


@dataclass(frozen=True, slots=True)
class CheatFound:
    """A machine is proven to have cheated; the round goes on without it, and no other is dealt at this table.

    It may come more than once in a round, whose end still follows: `RoundClosed` or `RoundVoid`.

    Attributes:
        machine: which.
        rule: the stable name of the rule it broke.
        record: the encoded `net.records.fair_record` so far, to be kept; it ends with the evidence.
    """

    machine: int
    rule: str
    record: bytes


@dataclass(frozen=True, slots=True)
class DiskForgot:
    """A machine's disk has lost what it had said in a round before its program was started again; it is left out of that.

    Attributes:
        machine: which.
        hand: the number of the round, and its attempt.
    """

    machine: int
    hand: tuple[int, int]


@dataclass(frozen=True, slots=True)
class RoundClosed:
    """The round has ended, and all that are left agree on what it counts.

    Attributes:
        number: which round of the match, from 1.
        machines: who has signed, ascending.
        record: the encoded `net.records.fair_record`, to be kept.
        verdict: what its audit came to: whether the payments count, and of which machines something is not known.
    """

    number: int
    machines: tuple[int, ...]
    verdict: DealVerdict
    record: bytes


MatchEvent = (
    Dealt
    | Moved
    | Settled
    | OutOfTime
    | LeftOut
    | CameBack
    | RoundVoid
    | CheatFound
    | DiskForgot
    | RoundClosed
)
