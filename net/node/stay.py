"""One stay at a table, from hosting or joining until we have left: listening, dialling, adverts, files."""

import asyncio
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from typing import TypeVar

from net.address import Address
from net.discovery.interfaces import InterfaceKind, read_interfaces
from net.errors import LocalProtocolError
from net.links.acceptor import Acceptor, CallerPolicy
from net.links.code import CodeGuard, is_fit, make_code
from net.links.faults import Fault, LinkError, Version
from net.links.link import Link
from net.match.status import TablePhase
from net.node.admission import Admission
from net.node.dialler import Dialler, call_coordinator
from net.node.listing import advert_of
from net.node.machine import Machine
from net.node.numbers import answering
from net.node.reachability import Reachability
from net.node.reports import AtTable, Failed, Trouble, Warned
from net.node.table_run import TableRun
from net.node.way_back import company_at
from net.node.wishes import Hosting, Joining
from net.table.interface.commands import Command
from net.table.interface.effects import (
    Admit,
    Advertise,
    Dial,
    Effect,
    KeepRecord,
    Knock,
    RememberPlayer,
    RememberTable,
    Store,
    Unadvertise,
)
from net.table.interface.status import EndReason, Presence, SessionEvent, Status
from net.table.session import Own, Session

_T = TypeVar("_T")
_STILL_THERE = (None, EndReason.LOST, EndReason.MATCH_OVER)
"""Ends after which the table may still be one's own: one has not left it, nor it us."""
_TOOLS_AFTER_S = 0.05
"""Delay before making tools, whose 0.1 s of processor time would slow down showing the seat."""
_UNHEARD = frozenset((Presence.SHAKY, Presence.AWAY))
"""Members that may be looked for elsewhere."""


@dataclass(frozen=True, slots=True)
class _Begun:
    """A session that runs."""

    session: Session
    run: TableRun
    dialler: Dialler


class Stay:
    """One stay, from its wish to its end. Used from the event loop's thread only."""

    def __init__(self, machine: Machine) -> None:
        """Prepare; then `host` or `join`, once."""
        self._machine = machine
        self._admission = Admission(self._table, machine.mailbox.put, self._renew_code)
        self._acceptor: Acceptor | None = None
        self._begun: _Begun | None = None
        self._is_advertised = True
        self._is_coordinator = False
        self._coordinator_at: tuple[Address | None, ...] = ()
        self._reachability = Reachability(machine.profile.listens_on, machine.mailbox)
        self._table_name = ""
        self._is_let_in = False
        self._deck_size = 0
        self._tools_due: asyncio.TimerHandle | None = None

    async def host(self, hosting: Hosting) -> None:
        """Open a table and stay until it is over or this is cancelled."""
        left_open = None if hosting.gives_up else await self._table_left_open()
        if left_open is not None:
            self._fail(Trouble.STILL_SITS, left_open)
            return
        profile = self._machine.profile
        code = make_code(os.urandom) if hosting.makes_code else hosting.code
        if code and not is_fit(code):
            self._fail(Trouble.BAD_CODE)
            return
        self._admission.guard = CodeGuard(code) if code else None
        self._is_advertised = hosting.is_advertised
        offer = replace(hosting, name=hosting.name or profile.name, needs_code=bool(code))
        port = profile.port if hosting.port is None else hosting.port
        try:
            own = await self._listen(port)
            begun = await self._begin(lambda now: Session.keep(own, offer, now))
        except LinkError as error:
            why = Trouble.PORT_IN_USE if error.fault is Fault.BUSY else Trouble.PORT_REFUSED
            self._fail(why, str(port or ""))
        except LocalProtocolError as error:
            self._fail(Trouble.UNPLAYABLE, str(error))
        else:
            await begun.run.run()
        finally:
            await self._end()

    async def join(self, joining: Joining) -> None:
        """Join a table and stay until it is over for us or this is cancelled."""
        if joining.number:
            found = await answering(joining.number, joining.addresses, self._machine.discovery)
            if not found:
                has_vpn = any(one.kind is InterfaceKind.VPN for one in read_interfaces())
                self._fail(Trouble.HIDDEN_BY_VPN if has_vpn else Trouble.NOBODY_THERE, joining.number)
                return
            joining = replace(joining, addresses=found)
        if is_fit(joining.code):
            self._admission.guard = CodeGuard(joining.code)  # should we keep the table one day
        table, wants_seat = bytes.fromhex(joining.table), joining.wants_seat
        # The coordinator is called while our own port is opened and our files are read.
        calling = asyncio.create_task(call_coordinator(self._machine, joining.addresses, table, joining.code))
        tasks: list[asyncio.Task[None]] = []
        try:
            own = await self._listen_anywhere()
            begun = await self._begin(lambda now: Session.join(own, now, wants_seat=wants_seat, table=table))
            running = asyncio.create_task(begun.run.run())
            dialling = asyncio.create_task(begun.dialler.take_coordinator(calling, joining.addresses, table))
            tasks = [running, dialling]
            await asyncio.wait((running, dialling), return_when=asyncio.FIRST_COMPLETED)
            if dialling.done():
                dialling.result()
                await running
            else:
                running.result()
        except LinkError as error:
            await _ended(tasks)  # else a status of the session could be told later, and hide why we failed
            self._fail(error.fault, "", error.theirs)
        finally:
            link, *_ = await _ended((calling, *tasks))
            if isinstance(link, Link):  # nobody may have taken it
                link.close()
            await self._end()

    def send(self, command: Command) -> None:
        """Ask something of the session."""
        if self._begun is not None:
            self._begun.run.call(lambda session, now: session.command(command, now))

    def tell_reach(self) -> None:
        """Report where our table can be reached, if that is new."""
        if self._is_coordinator and self._acceptor is not None:
            code = "" if self._admission.guard is None else self._admission.guard.code
            self._reachability.tell_ours(self._acceptor.port, code)
        elif self._coordinator_at:
            self._reachability.tell_coordinators(*self._coordinator_at)

    # What the session wants.

    def show(self, status: Status, events: tuple[SessionEvent, ...]) -> None:
        """Report the status."""
        if status.offer is not None:
            self._table_name = status.offer.name
            if status.phase is TablePhase.LOBBY:
                self._prepare_soon(status.offer.rules.deck_size(len(status.seats)))
        if self._is_let_in and status.end not in _STILL_THERE:
            self._machine.filing.stand_up(self._machine.identity.public.sign_key)
            self._machine.thread.submit(self._machine.journal.forget)
        self._machine.mailbox.put(AtTable(status, events))
        if self._begun is not None:
            self._begun.dialler.look_for(one.key for one in status.members if one.presence in _UNHEARD)
        coordinator_at = tuple(one.address for one in status.members if one.is_coordinator and not one.is_me)
        if coordinator_at != self._coordinator_at:
            self._coordinator_at = coordinator_at
            self.tell_reach()

    def _prepare_soon(self, deck_size: int) -> None:
        """Have the tools for a table made, once people see that they sit there."""
        if deck_size != self._deck_size:
            self._deck_size = deck_size
            self._forget_tools()
            loop = asyncio.get_running_loop()
            self._tools_due = loop.call_later(_TOOLS_AFTER_S, self._machine.toolbox.prepare, deck_size)

    def _forget_tools(self) -> None:
        if self._tools_due is not None:
            self._tools_due.cancel()

    def store(self, effects: Sequence[Store]) -> "Future[bool]":
        """Begin to store what must be before anything else that is wanted."""
        stored = self._machine.journal.store(effects)
        stored.add_done_callback(self._tell_problem)
        return stored

    def _tell_problem(self, stored: "Future[bool]") -> None:
        machine = self._machine
        problem = machine.journal.problem
        if problem is not None and not stored.cancelled() and stored.result():
            machine.filing.tell_problem(problem)
        elif problem is not None:
            machine.filing.tell_held_back(problem)

    def carry_out(self, effect: Effect) -> None:
        """Do what the session wants, open links apart."""
        filing = self._machine.filing
        if isinstance(effect, Dial | Knock):
            if self._begun is not None:
                self._begun.dialler.begin(effect)
        elif isinstance(effect, Admit):
            self._admission.admits = effect
        elif isinstance(effect, Advertise):
            self._advertise(effect)
        elif isinstance(effect, Unadvertise):
            self._withdraw()
        elif isinstance(effect, KeepRecord):
            filing.keep_record(effect, self._table_name)
        elif isinstance(effect, RememberPlayer):
            filing.remember_player(effect)
        elif isinstance(effect, RememberTable):
            self._is_let_in = True
            filing.remember_table(effect, self._machine.identity.public.sign_key)

    def ban(self, key: bytes) -> None:
        """Have no link with a machine for a while."""
        self._admission.ban(key)

    def _advertise(self, listing: Advertise) -> None:
        self._is_coordinator = True
        machine = self._machine
        if listing.needs_code and self._admission.guard is None:  # we came back without it
            self._admission.guard = CodeGuard(make_code(os.urandom))
        advert = advert_of(listing, machine.identity.public, machine.profile.program)
        self._admission.publish(advert)
        if self._is_advertised and machine.discovery is not None and self._acceptor is not None:
            machine.discovery.advertise(advert, self._acceptor.port)
        self.tell_reach()

    def _withdraw(self) -> None:
        self._is_coordinator = False
        self._admission.publish(None)
        if self._machine.discovery is not None:
            self._machine.discovery.withdraw()

    def _table(self) -> bytes:
        return b"" if self._begun is None else self._begun.session.table

    def _renew_code(self) -> None:
        self._admission.guard = CodeGuard(make_code(os.urandom))
        self._machine.mailbox.put(Warned(Trouble.CODE_CHANGED))
        self.tell_reach()

    async def _table_left_open(self) -> str | None:
        """Return the name of a table that our program can bring back by itself, and has not left.

        None for no such table; "" if it cannot be read now what is stored of the one that we have not left.
        """
        machine = self._machine
        table = await machine.filing.open_table(machine.identity.public.sign_key)
        head = await asyncio.get_running_loop().run_in_executor(machine.thread, machine.journal.peek)
        if table is not None and machine.journal.unread is not None:
            machine.filing.tell_unread(machine.journal.unread)
            return ""
        company = None if table is None or head is None else company_at(table, head)
        return None if company is None else company.lobby.name

    # Links.

    async def _listen(self, port: int | None) -> Own:
        """Let others call, and return what a session must know of us. Raises LinkError."""
        machine = self._machine
        profile = machine.profile
        reception = CallerPolicy(
            machine.identity, profile.program, self._admission, self._take_link, machine.tls
        )
        self._acceptor = await Acceptor.open(reception, port=port, interfaces=profile.listens_on)
        known = {player.name: player.key for player in reversed(await machine.filing.players())}
        stored = await asyncio.get_running_loop().run_in_executor(machine.thread, machine.journal.read)
        if machine.journal.was_damaged:
            machine.filing.tell_forgotten()
        if machine.journal.unread is not None:
            machine.filing.tell_unread(machine.journal.unread)
        return Own(
            identity=machine.identity,
            name=profile.name,
            port=self._acceptor.port,
            rng=os.urandom,
            tools_for=machine.toolbox.tools_for,
            level=profile.level,
            known=known,
            stored=stored,
            face=profile.face,
        )

    async def _listen_anywhere(self) -> Own:
        """Listen where a host would, for firewalls that let that through, or else at any port.

        Raises LinkError.
        """
        try:
            return await self._listen(self._machine.profile.port)
        except LinkError:
            return await self._listen(0)

    async def _begin(self, make: Callable[[float], Session]) -> _Begun:
        loop, machine = asyncio.get_running_loop(), self._machine
        session = await loop.run_in_executor(machine.thread, lambda: make(time.monotonic()))
        run = TableRun(session, machine.thread, self)
        dialler = Dialler(machine, self._admission, session, run)
        dialler.begin_to_look()
        self._begun = _Begun(session, run, dialler)
        return self._begun

    def _take_link(self, link: Link) -> None:
        if self._begun is None:
            link.close(Fault.TABLE_GONE)
        else:
            self._begun.run.take_link(link)

    # Ends.

    def _fail(self, why: Trouble | Fault, detail: str = "", theirs: Version | None = None) -> None:
        self._machine.mailbox.put(Failed(why, detail, theirs))

    async def _end(self) -> None:
        self._forget_tools()
        if self._begun is not None:
            self._begun.dialler.end()
        self._begun = None
        self._withdraw()
        if self._acceptor is not None:
            await self._acceptor.close()


async def _ended(tasks: Sequence[asyncio.Task[_T]]) -> list[_T | BaseException]:
    """Cancel tasks and return what they returned or raised, once all have ended."""
    for task in tasks:
        task.cancel()
    return await asyncio.gather(*tasks, return_exceptions=True)
