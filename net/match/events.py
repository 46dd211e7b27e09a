"""Reports of a match besides `Dealt`, `Moved`, `Settled` and `OutOfTime` of `net.table.interface.status`.

Machines are named by their places in `TableInfo.machines`.
"""

from dataclasses import dataclass

from net.deal.verdict import DealVerdict
from net.match.status import Dealt, Moved, OutOfTime, Settled

MULLIGAN = "mulligan"


@dataclass(frozen=True, slots=True)
class LeftOut:
    """The round continues without some machines, whose seats only pass until it ends.

    Attributes:
        machines: which, ascending.
    """

    machines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CameBack:
    """Excluded machines take part again, except for seats that owed a discard.

    Attributes:
        machines: which, ascending.
    """

    machines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundVoid:
    """The round is void: machines left, or a seat called a mulligan. `Match.start_round` deals it again.

    Attributes:
        reason: `left_before_deal`, `too_few_machines`, `proven_cheat`, or `MULLIGAN`, which follows a
            `RoundClosed`.
        machines: who left, ascending.
        record: the encoded `net.records.fair_record`, to be kept.
        hand: the number of the round, and its attempt.
        has_escrow: whether it was far enough that colluding machines may know cards of it.
    """

    reason: str
    machines: tuple[int, ...]
    record: bytes
    hand: tuple[int, int]
    has_escrow: bool


@dataclass(frozen=True, slots=True)
class CheatFound:
    """A machine is proven to have cheated; the round continues without it and is the last at this table.

    A round may have several of them; its end still follows: `RoundClosed` or `RoundVoid`.

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
    """A restarted machine lost messages that it had signed in a round, and is excluded from that round.

    Attributes:
        machine: which.
        hand: the number of the round, and its attempt.
    """

    machine: int
    hand: tuple[int, int]


@dataclass(frozen=True, slots=True)
class RoundClosed:
    """The round has ended, and all remaining machines agree on its result.

    Attributes:
        number: which round of the match, from 1.
        machines: who has signed, ascending.
        record: the encoded `net.records.fair_record`, to be kept.
        verdict: the result of its audit: whether the payments count, and which machines left something
            unproven.
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
