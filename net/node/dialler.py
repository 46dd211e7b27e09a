"""Outgoing calls of a stay: to the coordinator, to members, and to test whether a machine is reachable."""

import asyncio
import logging
from collections.abc import Awaitable, Coroutine, Iterable, Sequence

from net.address import Address
from net.discovery.discovery import Watcher
from net.links.dialling import dial, probe
from net.links.faults import Fault, LinkError
from net.links.handshake import Call, Purpose
from net.links.link import Link
from net.node.admission import Admission
from net.node.machine import Machine
from net.node.reach import own_reach
from net.node.table_run import TableRun
from net.table.interface.effects import Dial, Knock
from net.table.session import Session

_log = logging.getLogger(__name__)
_MEETS_EACH_S = 2.0
"""Time between searches of all adverts for members that nobody hears."""
_KNOCKS_AFTER_S = 0.2
"""A machine that has just asked to join is busy reading the lobby.

Greeting us in turn would keep it from its seat.
"""
_NOT_CALLABLE = frozenset((Fault.REFUSED, Fault.NO_ROUTE, Fault.TIMED_OUT, Fault.BAD_ADDRESS))
"""What comes of a knock at a machine that others cannot call; anything else is an answer."""
_NOT_KEPT = _NOT_CALLABLE | {Fault.NOT_TUSAC, Fault.TABLE_GONE, Fault.OURSELVES, Fault.LOST, Fault.SILENT}
"""No coordinator answers where the table was."""


async def call_coordinator(machine: Machine, addresses: Sequence[Address], table: bytes, code: str) -> Link:
    """Return a link to a table's coordinator; for this no session is needed yet. Raises LinkError."""
    call = Call(machine.identity, machine.profile.program, Purpose.JOIN, table, code, b"")
    return await _dialled(machine, addresses, call)


async def _dialled(machine: Machine, addresses: Sequence[Address], call: Call) -> Link:
    return await dial(addresses, call, networks=own_reach(machine.profile.listens_on).networks)


class Dialler:
    """The calls that a stay makes. Used from the event loop's thread only."""

    def __init__(self, machine: Machine, admission: Admission, session: Session, run: TableRun) -> None:
        self._missing: dict[str, bytes] = {}
        self._machine = machine
        self._admission = admission
        self._session = session
        self._run = run
        self._dials: set[asyncio.Task[None]] = set()
        self._knocks: set[bytes] = set()

    def begin(self, wanted: Dial | Knock) -> None:
        """Begin to call a member, or to try whether somebody can be called.

        The session is told what comes of it.
        """
        if isinstance(wanted, Dial):
            calling = self._dial_member(wanted)
        elif wanted.key not in self._knocks:  # a machine that asks repeatedly is tried once at a time
            self._knocks.add(wanted.key)
            calling = self._knock(wanted)
        else:
            return
        self._start(calling)

    def begin_to_look(self) -> None:
        """Begin to search the adverts for members that nobody hears, until `end`."""
        self._start(self._meet_others())

    def _start(self, calling: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(calling)
        self._dials.add(task)
        task.add_done_callback(self._dials.discard)

    def look_for(self, members: Iterable[bytes]) -> None:
        """Say which members nobody hears, by their keys: they may be elsewhere now."""
        self._missing = {key.hex()[:16]: key for key in members}

    async def take_coordinator(
        self, calling: Awaitable[Link], addresses: Sequence[Address], table: bytes
    ) -> None:
        """Give the session a link to the coordinator, or restore a table of ours that has none.

        Raises LinkError.

        Args:
            calling: the link, from `call_coordinator`.
            addresses: that are called.
            table: the id of the table, or how that begins.
        """
        try:
            self._run.take_link(await calling)
        except LinkError as error:
            self._tell_refused(table.hex(), addresses, error)
            if error.fault not in _NOT_KEPT or not self._session.may_take_up:
                raise
            self._run.call(lambda session, now: session.take_up(now))

    async def _meet_others(self) -> None:
        """Look for members that nobody hears among all that advertise our table, for as long as this runs.

        Their addresses may be new, as after their router was restarted.
        """
        discovery = self._machine.discovery
        if discovery is None:
            return
        try:
            while True:
                await asyncio.sleep(_MEETS_EACH_S)
                discovery.watch(Watcher.MEMBERS, is_on=bool(self._missing))
                table = self._session.table.hex()[:16]
                for found in discovery.found(table) if table and self._missing else ():
                    key = self._missing.get(found.advert.fingerprint)
                    if key is not None:
                        try:
                            await self._dial(found.addresses, self._call_member(key))
                        except LinkError as error:
                            self._tell_refused(table, found.addresses, error)
        finally:
            discovery.watch(Watcher.MEMBERS, is_on=False)

    def end(self) -> None:
        """Call nobody any more."""
        for task in tuple(self._dials):
            task.cancel()

    async def _dial(self, addresses: Sequence[Address], call: Call) -> None:
        """Give the session a link to the machine that answers. Raises LinkError."""
        self._run.take_link(await _dialled(self._machine, addresses, call))

    def _tell_refused(self, table: str, addresses: Sequence[Address], error: LinkError) -> None:
        _log.info("no link: %s", error)
        if self._machine.discovery is not None:
            self._machine.discovery.refused(table, addresses, error.fault)

    async def _dial_member(self, wanted: Dial) -> None:
        is_refused = False
        try:
            if not self._admission.is_banned(wanted.key):
                await self._dial(wanted.addresses, self._call_member(wanted.key))
                return
        except LinkError as error:
            is_refused = error.fault is Fault.REFUSED
            _log.info("no link to a member: %s", error)
        self._run.call(lambda session, now: session.dial_failed(wanted.key, now, is_refused=is_refused))

    async def _knock(self, wanted: Knock) -> None:
        is_callable = True
        try:
            await asyncio.sleep(_KNOCKS_AFTER_S)
            await probe(wanted.addresses, self._session.table, program=self._machine.profile.program)
        except LinkError as error:
            is_callable = error.fault not in _NOT_CALLABLE
        finally:
            self._knocks.discard(wanted.key)
        self._run.call(lambda session, now: session.knocked(wanted.key, now, is_callable=is_callable))

    def _call_member(self, key: bytes) -> Call:
        machine = self._machine
        return Call(machine.identity, machine.profile.program, Purpose.MESH, self._session.table, "", key)
