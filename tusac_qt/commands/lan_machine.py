"""One machine of a `lan-demo`: a process of its own that hosts or finds a table by mDNS, joins, plays and verifies.

The whole program runs but for its window: node, links, session, files. Whoever starts the process speaks with it
through a pipe.
"""

import hashlib
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from multiprocessing.connection import Connection
from pathlib import Path

from engine.events import RoundDrawn, RoundWon
from engine.rules import Rules
from net.audit import Verdict, verify
from net.crypto.backends import best_group
from net.fair_record import decode_record
from net.node.node import Node
from net.node.reports import AtTable, Failed, Hosted, Hosting, Joining, RecordKept, Report, TablesSeen
from net.node.store import Places
from net.pace import INSTANT
from net.session.commands import StartMatch
from net.session.status import Dealt, EndReason, Moved, Phase, Status
from tusac_qt.commands import processes
from tusac_qt.machine import loopback_machine

_KEEPER = 0
_LAST_RECORD_S = 10.0
"""So long the last record may take onto the disk once the match is over."""


@dataclass(frozen=True, slots=True)
class LanStart:
    """What a machine is started with.

    Attributes:
        me: its place; machine 0 hosts.
        machines: how many there are.
        rules: of every round.
        seats: at the table.
        level: of all players.
        rounds: of the match.
        service_type: of the adverts, so that no other table is met.
        folder: where its files lie.
    """

    me: int
    machines: int
    rules: Rules
    seats: int
    level: str
    rounds: int
    service_type: str
    folder: Path


class Moment(Enum):
    """What a machine tells of, in the order it comes."""

    HOSTED = "hosted"
    SEEN = "seen"
    JOINING = "joining"
    SEATED = "seated"
    STARTED = "started"
    DEALT = "dealt"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Reached:
    """From a machine: how far it has come.

    Attributes:
        moment: what has happened.
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
    """What a machine's record of a round comes to.

    Attributes:
        number: of the round.
        digest: SHA-256 of the record as it lies on disk, in hexadecimal.
        size: of the record, in bytes.
        verdict: of `net.audit`.
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
        cpu_s: how long it has calculated, verifying not counted.
    """

    tally: tuple[int, ...]
    proofs: tuple[Proof, ...]
    cpu_s: float


def run_lan_machine(start: LanStart, pipe: Connection) -> None:
    """Be a machine until the match is over and verified."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us ends us
    machine = LanMachine(start, pipe.send)
    try:
        machine.run()
        pipe.recv()  # nothing comes: the pipe is closed when all are done
    except (EOFError, BrokenPipeError, ConnectionResetError):
        pass  # nobody is interested any more
    except Exception as error:  # noqa: BLE001 - told to the parent, which fails in one line
        with suppress(OSError):
            pipe.send(processes.Failed(f"{type(error).__name__}: {error}"))


class LanMachine:
    """What a machine does with its node's reports; whose thread calls is all the same."""

    def __init__(self, start: LanStart, tell: Callable[[Reached | Finished], None]) -> None:
        """Make a node; `tell` takes what the parent is told."""
        self._start = start
        self._tell = tell
        self._woken = threading.Event()
        places = Places(start.folder / "config", start.folder / "records")
        profile = loopback_machine(f"Machine {start.me + 1}", places, start.service_type, level=start.level)
        self._node = Node(profile, self._woken.set)
        self._status: Status | None = None
        self._has_asked = False
        self._kept: dict[int, Path] = {}
        self._over_at: float | None = None

    def run(self) -> None:
        """Play the match and tell how it went. Raises RuntimeError if it did not come to its end."""
        self._node.start()
        try:
            self._begin()
            while not self._is_done():
                self._woken.wait(1.0)
                self._woken.clear()
                for report in self._node.take():
                    self._take(report)
        finally:
            self._node.close()
        cpu_s = time.process_time()
        tally = () if self._status is None or self._status.match is None else tuple(self._status.match.tally)
        self._tell(Finished(tally, tuple(_proof(*kept) for kept in sorted(self._kept.items())), cpu_s))

    def _begin(self) -> None:
        start = self._start
        if start.me == _KEEPER:
            table = f"Demo {start.service_type}"
            self._node.host(Hosting(table, start.rules, start.seats, start.level, INSTANT, start.rounds))
        else:
            self._node.browse(is_on=True)

    def _take(self, report: Report) -> None:
        if isinstance(report, Hosted):
            self._reach(Moment.HOSTED, detail=str(report.addresses[0]))
        elif isinstance(report, TablesSeen) and report.nearby.tables and not self._has_asked:
            self._has_asked = True
            table = report.nearby.tables[0]
            self._reach(Moment.SEEN, detail=str(table.addresses[0]))
            self._node.browse(is_on=False)
            self._node.join(Joining(table.addresses, table=table.advert.table))
        elif isinstance(report, RecordKept):
            self._kept[report.round_number] = report.path
        elif isinstance(report, Failed):
            msg = f"{report.why.value} {report.detail}".strip()
            raise RuntimeError(msg)
        elif isinstance(report, AtTable):
            self._follow(report)

    def _follow(self, report: AtTable) -> None:
        status, before = report.status, self._status
        self._status = status
        if _is_seated(status) and not _is_seated(before):
            self._reach(Moment.SEATED)
        has_all = len(status.members) == self._start.machines
        if self._start.me == _KEEPER and status.phase is Phase.LOBBY and has_all and not self._has_asked:
            self._has_asked = True
            self._reach(Moment.STARTED)
            self._node.send(StartMatch())
        for event in report.events:
            if isinstance(event, Dealt):
                self._reach(Moment.DEALT, event.number)
            elif isinstance(event, Moved):
                self._tell_outcome(event)
        if status.end is not None and status.end is not EndReason.MATCH_OVER:
            msg = f"{status.end.value} {status.end_detail}".strip()
            raise RuntimeError(msg)
        if status.end is not None and self._over_at is None:
            self._over_at = time.monotonic()

    def _is_done(self) -> bool:
        """Return whether the match is over and all its records are on disk, as far as that is waited for."""
        if self._over_at is None:
            return False
        has_all = len(self._kept) >= self._start.rounds
        return has_all or time.monotonic() - self._over_at > _LAST_RECORD_S

    def _tell_outcome(self, moved: Moved) -> None:
        for event in moved.events:
            if isinstance(event, RoundWon | RoundDrawn):
                number = (
                    0
                    if self._status is None or self._status.match is None
                    else self._status.match.round_number
                )
                winner = event.outcome.winner
                detail = "" if winner is None or self._status is None else self._status.seats[winner].name
                self._reach(Moment.OVER, number, detail)

    def _reach(self, moment: Moment, number: int = 0, detail: str = "") -> None:
        self._tell(Reached(moment, time.monotonic(), number, detail))


def _is_seated(status: Status | None) -> bool:
    return status is not None and any(
        seat.member is not None and status.members[seat.member].is_me for seat in status.seats
    )


def _proof(number: int, path: Path) -> Proof:
    """Check the record of a round as it lies on disk."""
    data = path.read_bytes()
    report = verify(decode_record(data), best_group(os.urandom))
    return Proof(number, hashlib.sha256(data).hexdigest(), len(data), report.verdict)
