"""The only door between windows and the network: reports of the node to signals, wishes to the node.

The node lives in threads of its own and is made when it is first needed, its libraries loaded in the worker's
thread. The window never waits for it, but a moment when the program ends.
"""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from net.address import Address
from net.errors import is_exhausted
from net.node.reports import (
    AtTable,
    CoordinatorAt,
    Failed,
    Hosted,
    Left,
    RecordKept,
    Report,
    TablesSeen,
    Trouble,
    Warned,
)
from net.node.wishes import Hosting, Joining
from net.table.interface.commands import Command
from net.table.interface.status import SessionEvent, Status
from tusac_qt.bridges.bridge import Bridge
from tusac_qt.bridges.worker import Worker
from tusac_qt.play.remote_table import RemoteTable

_PICTURE_MS = 16
"""Reports are taken as often as a screen is drawn at most; what comes between is told as one."""


class NodeDoor(Protocol):
    """The part of `net.node.node.Node` that the client uses."""

    def start(self) -> None:
        """Start its threads."""

    def take(self) -> tuple[Report, ...]:
        """Return the reports since the last call, in order."""

    def host(self, hosting: Hosting) -> None:
        """Open a table."""

    def join(self, joining: Joining) -> None:
        """Join a table."""

    def send(self, command: Command) -> None:
        """Ask something of the session at our table."""

    def rename(self, name: str) -> None:
        """Use another name, here and at every table from now on."""

    def wear(self, face: int | None) -> None:
        """Show another face (None for none), here and at every table from now on."""

    def leave(self) -> None:
        """Leave the table, or give up coming to one."""

    def browse(self, *, is_on: bool) -> None:
        """Begin or stop to list the tables of the network."""

    def refresh(self) -> None:
        """Ask the network again which tables there are."""

    def look_harder(self, *, is_on: bool) -> None:
        """Begin or give up to dial every address near."""

    def close(self) -> None:
        """Leave and end the threads."""


T = TypeVar("T")

Wake = Callable[[], None]
"""Called from any thread when there is something to take."""

NodeMaker = Callable[[Wake], NodeDoor]
"""Makes a node."""

Load = Callable[[], NodeMaker]
"""Loads the libraries of the network, in the worker's thread, and returns what makes a node of them."""


def own_node(name: Callable[[], str], face: Callable[[], int | None]) -> Load:
    """Return the loader of this machine's node, for a player of this name and face."""

    def load() -> NodeMaker:
        from net.node.node import Node  # noqa: PLC0415 - zeroconf and cryptography, not before the first paint
        from tusac_qt.bridges.machine import own_machine  # noqa: PLC0415

        return lambda wake: Node(own_machine(name(), face=face()), wake)

    return load


def _unless_exhausted(make: Callable[[], T]) -> T | None:
    """Return the result of a constructor; None if the system has no more memory or threads for it."""
    try:
        return make()
    except (MemoryError, OSError, RuntimeError, ImportError) as error:
        if not is_exhausted(error):
            raise
        return None


def read_target(text: str) -> tuple[Address, ...]:
    """Return where a table may be that the player typed. Raises ValueError with one line for people."""
    from net.discovery.addresses import parse_target  # noqa: PLC0415 - not before the first paint
    from net.discovery.interfaces import choose, read_interfaces  # noqa: PLC0415

    own = [address for interface in choose(read_interfaces()) for address in interface.addresses]
    return parse_target(text, own)


def _firewalls() -> str:
    """Return what may keep others out, in words."""
    from net.discovery.firewalls import firewall_signs  # noqa: PLC0415 - with what it needs, once it is wanted
    from tusac_qt.words.doctor import firewall_warning  # noqa: PLC0415

    return firewall_warning(firewall_signs())


def _diagnosis() -> str:
    """Return why tables may not be seen, in words, each finding with what to do below it."""
    from tusac_qt.bridges.diagnosis import diagnose  # noqa: PLC0415 - not before the first paint
    from tusac_qt.words.doctor import advice  # noqa: PLC0415

    return "\n\n".join(advice(diagnose(lambda _stage: None)))


class RemoteBridge(Bridge):
    """A table on the network, driven for the window by what the session reports."""

    is_shared = True
    table: RemoteTable

    def __init__(self, table: RemoteTable, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(table, clock)

    def send(self, command: Command) -> None:
        """Ask something of the session that the table is shared by."""
        self.table.send(command)

    def _state(self) -> tuple[object, ...]:
        """Return the part of a status that is reported: without round-trip times, which no table shows."""
        *others, _ = super()._state()
        status = self.table.status
        return *others, replace(status, members=tuple(replace(each, rtt_s=None) for each in status.members))

    def follow(self, status: Status, events: tuple[SessionEvent, ...]) -> None:
        """Process a new status and the events that led to it."""
        if not self._is_closed:
            self.table.follow(status, events)
            self._pump()


class NetBridge(QObject):
    """The window's interface to the node of this machine.

    Attributes:
        code: of the table that was joined last; "" for none.

    Signals:
        seen: `TablesSeen`: the tables of the network.
        hosted: `Hosted`: our table can be reached.
        coordinator_at: `CoordinatorAt`: where the table can be reached that another machine keeps.
        at_table: `AtTable`: how things stand at our table, and what has happened.
        failed: `Failed`: we have come to no table.
        warned: `Warned`: something does not work, and all else goes on.
        kept: `RecordKept`: the record of a dealt round is on disk.
        left: we are at no table any more.
    """

    seen = Signal(object)
    hosted = Signal(object)
    coordinator_at = Signal(object)
    at_table = Signal(object)
    failed = Signal(object)
    warned = Signal(object)
    kept = Signal(object)
    left = Signal()
    _woken = Signal()

    def __init__(self, worker: Worker, load: Load, firewalls: Callable[[], str] | None = None) -> None:
        """Prepare; no node is made before it is needed.

        Args:
            worker: where the libraries of the network are loaded.
            load: makes the node, once its libraries are loaded.
            firewalls: tells in words what on this computer may keep others out; None for asking the system.
        """
        super().__init__()
        self._firewalls = firewalls or _firewalls
        self._worker = worker
        self._load = load
        self._node: NodeDoor | None = None
        self._wishes: list[Callable[[NodeDoor], None]] | None = None
        self._is_awaited = False  # with a table, and not only a list of them
        self._is_closed = False
        self.code = ""
        self._picture = QTimer(self)
        self._picture.setSingleShot(True)
        self._picture.setInterval(_PICTURE_MS)
        self._picture.timeout.connect(self._take)
        self._woken.connect(self._take_soon, Qt.ConnectionType.QueuedConnection)

    def host(self, hosting: Hosting) -> None:
        """Open a table. `hosted` and `at_table` follow, or `failed`."""
        self._is_awaited = True
        self._ask(lambda node: node.host(hosting))

    def join(self, joining: Joining) -> None:
        """Join a table. `at_table` follows, or `failed`."""
        self._is_awaited = True
        self.code = joining.code
        self._ask(lambda node: node.join(joining))

    def send(self, command: Command) -> None:
        """Ask something of the session at our table."""
        self._ask(lambda node: node.send(command))

    def rename(self, name: str) -> None:
        """Change the player's name; a node that does not exist yet asks for it when it is created."""
        if self._node is not None or self._wishes is not None:
            self._ask(lambda node: node.rename(name))

    def wear(self, face: int | None) -> None:
        """Change the player's face, None for none; a node that is made later takes it over."""
        if self._node is not None or self._wishes is not None:
            self._ask(lambda node: node.wear(face))

    def leave(self) -> None:
        """Leave our table, or give up coming to one."""
        self._ask(lambda node: node.leave())

    def browse(self, *, is_on: bool) -> None:
        """Begin or stop to list the tables of the network."""
        self._ask(lambda node: node.browse(is_on=is_on))

    def refresh(self) -> None:
        """Ask the network again which tables there are."""
        self._ask(lambda node: node.refresh())

    def look_harder(self, *, is_on: bool) -> None:
        """Begin or give up to dial every address near."""
        self._ask(lambda node: node.look_harder(is_on=is_on))

    def diagnose(self, then: Callable[[str], None]) -> None:
        """Find out in the worker's thread why tables may not be seen, and tell it in words."""
        self._worker.submit(_diagnosis, then)

    def find_firewalls(self, then: Callable[[str], None]) -> None:
        """Find out in the worker's thread what here may keep others from our table, and tell it in words."""
        self._worker.submit(self._firewalls, then)

    def close(self) -> None:
        """Leave, and end the node's threads; nothing is reported any more. Takes at most two seconds."""
        self._is_closed = True
        if self._node is not None:
            self._node.close()

    def _ask(self, wish: Callable[[NodeDoor], None]) -> None:
        """Send a request to the node, which is created first if necessary."""
        if self._is_closed:
            return
        if self._node is not None:
            wish(self._node)
        elif self._wishes is not None:
            self._wishes.append(wish)
        else:
            self._wishes = [wish]
            self._worker.submit(lambda: _unless_exhausted(self._load), self._begin)

    def _begin(self, make: NodeMaker | None) -> None:
        if self._is_closed:
            return
        wishes, self._wishes = self._wishes or [], None
        node = None if make is None else _unless_exhausted(lambda: self._started(make))
        if node is None:
            self._tell_exhausted()
            return
        self._node = node
        for wish in wishes:
            wish(node)

    def _started(self, make: NodeMaker) -> NodeDoor:
        node = make(self._woken.emit)
        node.start()
        return node

    def _tell_exhausted(self) -> None:
        """Report that no memory is left for a node; the next request tries again, local play goes on."""
        if self._is_awaited:
            self._is_awaited = False
            self.failed.emit(Failed(Trouble.EXHAUSTED))
            self.left.emit()
        else:
            self.warned.emit(Warned(Trouble.EXHAUSTED))

    def _take_soon(self) -> None:
        """Take the node's reports, at once unless some were taken since the last frame was due."""
        if not self._picture.isActive():
            self._take()

    def _take(self) -> None:
        if self._node is None or self._is_closed:
            return
        reports = self._node.take()
        if reports:
            self._picture.start()
        for report in reports:
            self._tell(report)

    def _tell(self, report: Report) -> None:
        if isinstance(report, Left):
            self.left.emit()
            return
        signals = {
            TablesSeen: self.seen,
            Hosted: self.hosted,
            CoordinatorAt: self.coordinator_at,
            AtTable: self.at_table,
            Failed: self.failed,
            Warned: self.warned,
            RecordKept: self.kept,
        }
        signals[type(report)].emit(report)
