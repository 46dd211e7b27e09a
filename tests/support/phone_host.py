"""A computer that hosts a table and serves phones, for tests.

Its own person plays by itself, on the loopback interface.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from net.match.status import Dealt, TablePhase
from net.node.node import Node
from net.node.reports import AtTable, CoordinatorAt, Hosted, RecordKept, Report, TablesSeen
from net.node.store import Places
from net.node.wishes import Hosting, Joining
from net.table.interface.commands import SetReady, StandUp
from net.table.interface.status import Status
from tests.support.patience import PATIENCE_S
from tests.support.phone_page import LOOPBACK, PhonePage
from tusac_qt.bridges.machine import loopback_machine
from tusac_qt.phone.phones import PhonePlaces, Phones, Serving
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.remote_table import RemoteTable


class PhoneHost:
    """One run of the program on one computer.

    Attributes:
        reports: of its own machine.
        phones: the server.
    """

    def __init__(  # noqa: PLR0913 - what tests wish of it
        self,
        folder: Path,
        begin: Callable[[Node], None],
        *,
        plays: bool = True,
        has_screen: bool = False,
        alone: tuple[Path, ...] = (),
        listens_on: str = LOOPBACK,
    ) -> None:
        self._folder = folder
        self._plays = plays
        self._changed = threading.Condition()
        self._woken = threading.Event()
        self._is_done = False
        self._table: RemoteTable | None = None
        self.reports: list[Report] = []
        self.phones = Phones(
            PhonePlaces(
                folder / "phones",
                folder / "records",
                listens_on=listens_on,
                ports=(0,),
                machines=(LOOPBACK,),
                alone=alone,
            ),
            "",
            self._tell,
            has_screen=has_screen,
        )
        profile = loopback_machine("An", Places(folder / "config", folder / "records"), "_t._tcp.local.")
        self.node = Node(profile, self._woken.set)
        self.node.start()
        self.phones.start()
        begin(self.node)
        self._thread = threading.Thread(target=self._follow)
        self._thread.start()

    @property
    def records(self) -> list[Path]:
        """The records that this computer has kept."""
        return sorted((self._folder / "records").glob("*.tusac-round"))

    @property
    def serving(self) -> Serving:
        """Where phones are served, once they are."""
        self.wait(lambda: self.phones.serving is not None)
        assert self.phones.serving is not None
        return self.phones.serving

    @property
    def status(self) -> Status:
        """How things stand for its own machine."""
        return next(report.status for report in reversed(self.reports) if isinstance(report, AtTable))

    def page(self, resume: str = "", lang: str = "en") -> PhonePage:
        """Open the page on a phone."""
        return PhonePage(self.serving.port, self.serving.invitation, resume, lang)

    def wait(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so. Fails the test if it is not in time."""
        with self._changed:
            assert self._changed.wait_for(is_so, PATIENCE_S), self.reports[-1:]

    def ready(self) -> None:
        """Say that its own person is ready."""
        self.node.send(SetReady(is_ready=True))

    def close(self, *, is_over: bool) -> None:
        """End the program: in good order, or so that the table can be gone on with."""
        self.phones.close(is_over=is_over)
        self._is_done = True
        self._woken.set()
        self._thread.join()
        self.node.close()

    def _tell(self) -> None:
        with self._changed:
            self._changed.notify_all()

    def _follow(self) -> None:
        while not self._is_done:
            self._woken.wait()
            self._woken.clear()
            for report in self.node.take():
                self._take(report)
            self._tell()

    def _take(self, report: Report) -> None:
        self.reports.append(report)
        if isinstance(report, Hosted | CoordinatorAt):
            self.phones.placed(report)
        if not isinstance(report, AtTable):
            return
        self.phones.follow(report.status)
        if not self._plays:
            return
        if self._table is None and report.status.round is not None:
            self._table = RemoteTable(report.status, self.node.send)
            self._table.set_auto(AutoAnswers(stands_in=True), 0.0)
        if self._table is not None:
            if any(isinstance(event, Dealt) for event in report.events):
                self._table.set_auto(AutoAnswers(stands_in=True), 0.0)
            self._table.follow(report.status, report.events)
            while self._table.next_deadline() is not None:
                self._table.advance(0.0)
            if report.status.phase is TablePhase.BETWEEN:
                self.ready()


@contextmanager
def phone_host(  # noqa: PLR0913 - what tests wish of it
    folder: Path,
    hosting: Hosting | Joining,
    *,
    plays: bool = True,
    has_screen: bool = False,
    alone: tuple[Path, ...] = (),
    listens_on: str = LOOPBACK,
) -> Iterator[PhoneHost]:
    """A computer at a table that serves phones, ended when this is done.

    Args:
        folder: of all its files.
        hosting: the table.
        plays: whether its own person plays.
        has_screen: whether that person answers claims.
        alone: where the game that phones play alone may lie.
        listens_on: the address that phones reach it at.
    """

    def begin(node: Node) -> None:
        if isinstance(hosting, Hosting):
            node.host(hosting)
        else:
            node.join(hosting)

    host = PhoneHost(folder, begin, plays=plays, has_screen=has_screen, alone=alone, listens_on=listens_on)
    try:
        if not plays:
            host.wait(lambda: bool(host.reports) and isinstance(host.reports[-1], AtTable))
            host.node.send(StandUp())
        yield host
    finally:
        host.close(is_over=True)


@contextmanager
def continued_host(folder: Path) -> Iterator[PhoneHost]:
    """The computer of `folder`, whose program was killed at a table, started again at that table.

    Ended when this is done.
    """
    host = PhoneHost(folder, lambda node: node.browse(is_on=True))
    try:

        def seen() -> list[TablesSeen]:
            return [report for report in host.reports if isinstance(report, TablesSeen) and report.own]

        host.wait(lambda: bool(seen()))
        own = seen()[-1].own
        table = next(table for table in seen()[-1].nearby.tables if table.advert.table == own)
        host.node.join(Joining(table.addresses, "", own))
        yield host
    finally:
        host.close(is_over=True)


def kept_records(host: PhoneHost, count: int) -> None:
    """Wait until a computer has kept that many records."""
    host.wait(lambda: sum(isinstance(report, RecordKept) for report in host.reports) >= count)
