"""One machine of a `lan-demo`: it hosts or finds a table, joins it, plays, verifies, reports progress.

All of the program runs except its window: node, links, session, files.
"""

import hashlib
import os
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from engine.events import RoundDrawn, RoundWon
from engine.rules import Rules
from net.crypto.backends import best_group
from net.discovery.discovery import FoundTable
from net.match.status import Dealt, Moved, TablePhase
from net.node.node import Node
from net.node.profile import Profile
from net.node.reports import AtTable, Failed, Hosted, RecordKept, Report, TablesSeen
from net.node.store import Places
from net.node.wishes import Hosting, Joining
from net.pace import INSTANT
from net.records.audit import Verdict, verify
from net.records.fair_record import decode_record
from net.table.interface.commands import StartMatch
from net.table.interface.status import EndReason, Status
from tusac_qt.bridges.machine import loopback_machine

_COORDINATOR = 0
_LAST_RECORD_S = 10.0
"""So long the last record may take onto the disk once the match is over."""


@dataclass(frozen=True, slots=True)
class LanStart:
    """The start order for a machine.

    Attributes:
        me: its place; machine 0 hosts.
        machines: how many there are.
        rules: of every round.
        seats: at the table.
        level: of all players.
        rounds: of the match.
        service_type: of the adverts, so that no other table is met.
        folder: where its files lie.
        has_window: whether it is the program with its window, unseen, a thumb pressing Enter.
    """

    me: int
    machines: int
    rules: Rules
    seats: int
    level: str
    rounds: int
    service_type: str
    folder: Path
    has_window: bool = False


class Moment(Enum):
    """The moments that a machine reports, in the order in which they come."""

    HOSTED = "hosted"
    SEEN = "seen"
    SEATED = "seated"
    STARTED = "started"
    DEALT = "dealt"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Reached:
    """From a machine: a moment that it has reached.

    Attributes:
        moment: the moment.
        at_s: when, on this computer's monotonic clock.
        number: of the round; 0 before the first.
        detail: where the table is, or how the round ended.
    """

    moment: Moment
    at_s: float
    number: int = 0
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Proof:
    """The audit of a machine's record of a round.

    Attributes:
        number: of the round.
        digest: SHA-256 of the record as it lies on disk, in hexadecimal.
        size: of the record, in bytes.
        verdict: of `net.records.audit`.
    """

    number: int
    digest: str
    size: int
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Finished:
    """From a machine: the match is over.

    Attributes:
        tally: of each seat.
        proofs: of each round, in order.
        cpu_s: its processor time in seconds, without verification.
    """

    tally: tuple[int, ...]
    proofs: tuple[Proof, ...]
    cpu_s: float


Tell = Callable[[Reached | Finished], None]
"""Takes what the parent is told."""


class Chronicle:
    """Collects a machine's reports: moments to print, the end of the match, records to check."""

    def __init__(self, start: LanStart, tell: Tell) -> None:
        self._start = start
        self._tell = tell
        self._status: Status | None = None
        self._kept: dict[int, Path] = {}
        self._over_at: float | None = None

    def take(self, report: Report) -> None:
        """Process a report. Raises RuntimeError for a report after which the match cannot end properly."""
        if isinstance(report, Hosted):
            self._reach(Moment.HOSTED, detail=str(report.addresses[0]))
        elif isinstance(report, RecordKept):
            self._kept[report.round_number] = report.path
        elif isinstance(report, Failed):
            msg = f"{report.why.value} {report.detail}".strip()
            raise RuntimeError(msg)  # noqa: TRY004 - it is a report, not a wrong type
        elif isinstance(report, AtTable):
            self._follow(report)

    def see(self, table: FoundTable) -> None:
        """Note that the table was found."""
        self._reach(Moment.SEEN, detail=str(table.addresses[0]))

    def has_all(self) -> bool:
        """Whether all machines are in the lobby; reports it the first time."""
        status = self._status
        if (
            status is None
            or status.phase is not TablePhase.LOBBY
            or len(status.members) < self._start.machines
        ):
            return False
        self._reach(Moment.STARTED)
        return True

    @property
    def is_done(self) -> bool:
        """Whether the match is over and all its awaited records are on disk."""
        if self._over_at is None:
            return False
        has_all = len(self._kept) >= self._start.rounds
        return has_all or time.monotonic() - self._over_at > _LAST_RECORD_S

    def finish(self) -> None:
        """Check the records and report the result of the match."""
        cpu_s = time.process_time()
        match = None if self._status is None else self._status.match
        proofs = tuple(_proof(number, path) for number, path in sorted(self._kept.items()))
        self._tell(Finished(() if match is None else tuple(match.tally), proofs, cpu_s))

    def _follow(self, report: AtTable) -> None:
        status, before = report.status, self._status
        self._status = status
        if _is_seated(status) and not _is_seated(before):
            self._reach(Moment.SEATED)
        for event in report.events:
            if isinstance(event, Dealt):
                self._reach(Moment.DEALT, event.number)
            elif isinstance(event, Moved):
                self._tell_outcome(event, status)
        if status.end is not None and status.end is not EndReason.MATCH_OVER:
            msg = f"{status.end.value} {status.end_detail}".strip()
            raise RuntimeError(msg)
        if status.end is not None and self._over_at is None:
            self._over_at = time.monotonic()

    def _tell_outcome(self, moved: Moved, status: Status) -> None:
        for event in moved.events:
            if isinstance(event, RoundWon | RoundDrawn):
                winner = event.outcome.winner
                name = "" if winner is None else status.seats[winner].name
                self._reach(Moment.OVER, 0 if status.match is None else status.match.round_number, name)

    def _reach(self, moment: Moment, number: int = 0, detail: str = "") -> None:
        self._tell(Reached(moment, time.monotonic(), number, detail))


def play(start: LanStart, tell: Tell) -> None:
    """Host or join, play, and report. Raises RuntimeError if the match did not end properly."""
    woken = threading.Event()
    node = Node(lan_profile(start, start.level), woken.set)
    chronicle = Chronicle(start, tell)
    is_coordinator, has_asked = start.me == _COORDINATOR, False
    node.start()
    try:
        if is_coordinator:
            table = f"Demo {start.service_type}"
            node.host(Hosting(table, start.rules, start.seats, start.level, INSTANT, start.rounds))
        else:
            node.browse(is_on=True)
        while not chronicle.is_done:
            woken.wait(1.0)
            woken.clear()
            for report in node.take():
                chronicle.take(report)
                if has_asked:
                    continue
                if isinstance(report, TablesSeen) and report.nearby.tables:
                    has_asked = True
                    table_seen = report.nearby.tables[0]
                    chronicle.see(table_seen)
                    node.browse(is_on=False)
                    node.join(Joining(table_seen.addresses, table=table_seen.advert.table))
                elif is_coordinator and chronicle.has_all():
                    has_asked = True
                    node.send(StartMatch())
    finally:
        node.close()
    chronicle.finish()


def lan_profile(start: LanStart, level: str) -> Profile:
    """Return the machine of a demonstration; level "" for a person."""
    places = Places(start.folder / "config", start.folder / "records")
    return loopback_machine(f"Machine {start.me + 1}", places, start.service_type, level=level)


def _is_seated(status: Status | None) -> bool:
    return status is not None and any(
        seat.member is not None and status.members[seat.member].is_me for seat in status.seats
    )


def _proof(number: int, path: Path) -> Proof:
    """Check the record of a round as it lies on disk."""
    data = path.read_bytes()
    report = verify(decode_record(data), best_group(os.urandom))
    return Proof(number, hashlib.sha256(data).hexdigest(), len(data), report.verdict)
