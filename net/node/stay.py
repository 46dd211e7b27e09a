"""One stay at a table, from the wish to host or join until we have left: listening, dialling, advertising, files."""

import asyncio
import os
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass

from net.address import Address
from net.dealing.hand import Tools
from net.discovery.discovery import Discovery
from net.errors import LocalProtocolError
from net.identity import Identity
from net.links.acceptor import Acceptor, Reception
from net.links.certificate import ServerTls
from net.links.code import CodeGuard, is_fit, make_code
from net.links.dialling import dial, probe
from net.links.faults import Fault, LinkError, Version
from net.links.handshake import Call, Purpose
from net.links.link import Link
from net.node.doorman import Doorman
from net.node.filing import Filing
from net.node.journal import Journal
from net.node.listing import advert_of
from net.node.mailbox import Mailbox
from net.node.profile import Profile
from net.node.reach import own_reach
from net.node.reports import AtTable, Failed, Trouble, Warned
from net.node.table_run import TableRun
from net.node.whereabouts import Whereabouts
from net.node.wishes import Hosting, Joining
from net.session.commands import Command
from net.session.effects import (
    Admit,
    Advertise,
    Dial,
    Effect,
    KeepRecord,
    Knock,
    Listing,
    RememberPlayer,
    RememberTable,
    Store,
    Unadvertise,
)
from net.session.session import NewTable, Own, Session
from net.session.status import EndReason, Presence, SessionEvent, Status

_MEETS_EACH_S = 2.0
"""So often the others of a table that we have brought back are looked for among all adverts."""
_NOT_CALLABLE = frozenset((Fault.REFUSED, Fault.NO_ROUTE, Fault.TIMED_OUT, Fault.BAD_ADDRESS))
"""What comes of a knock at a machine that others cannot call; anything else is an answer."""
_NOT_KEPT = _NOT_CALLABLE | {Fault.NOT_TUSAC, Fault.TABLE_GONE, Fault.OURSELVES, Fault.LOST}
"""Nobody keeps a table where it was."""
_STILL_THERE = (None, EndReason.LOST, EndReason.MATCH_OVER)
"""Ends after which the table may still be one's own: one has not left it, nor it us."""
_UNHEARD = frozenset((Presence.SHAKY, Presence.AWAY))
"""Members that may be looked for elsewhere."""


@dataclass(frozen=True, slots=True)
class Machine:
    """What outlasts a stay.

    Attributes:
        profile: the machine and its person.
        identity: its keys.
        tls: the certificate its links are encrypted by.
        filing: its files.
        journal: what it stores of the table it plays at; used in the session's thread.
        discovery: how tables are found; None if they are not.
        mailbox: takes reports.
        thread: calls sessions.
        tools_for: what sessions calculate with, for a deck size; called in `thread` only.
    """

    profile: Profile
    identity: Identity
    tls: ServerTls
    filing: Filing
    journal: Journal
    discovery: Discovery | None
    mailbox: Mailbox
    thread: Executor
    tools_for: Callable[[int], Tools]


class Stay:
    """One stay, from its wish to its end. Used from the event loop's thread only."""

    def __init__(self, machine: Machine) -> None:
        """Prepare; then `host` or `join`, once."""
        self._machine = machine
        self._doorman = Doorman(self._table, self._tell_tried, self._renew_code)
        self._acceptor: Acceptor | None = None
        self._session: Session | None = None
        self._run: TableRun | None = None
        self._dials: set[asyncio.Task[None]] = set()
        self._knocks: set[bytes] = set()
        self._is_advertised = True
        self._is_keeper = False
        self._keeper_at: tuple[Address | None, ...] = ()
        self._whereabouts = Whereabouts(machine.profile.listens_on, machine.mailbox)
        self._table_name = ""
        self._is_let_in = False
        self._missing: dict[str, bytes] = {}

    async def host(self, hosting: Hosting) -> None:
        """Open a table and stay until it is over or this is cancelled."""
        profile = self._machine.profile
        code = make_code(os.urandom) if hosting.makes_code else hosting.code
        if code and not is_fit(code):
            self._fail(Trouble.BAD_CODE)
            return
        self._doorman.guard = CodeGuard(code) if code else None
        self._is_advertised = hosting.is_advertised
        offer = NewTable(
            name=hosting.name or profile.name,
            rules=hosting.rules,
            seats=hosting.seats,
            level=hosting.level,
            pace=hosting.pace,
            rounds=hosting.rounds,
            is_strict=hosting.is_strict,
            needs_code=bool(code),
        )
        port = profile.port if hosting.port is None else hosting.port
        try:
            own = await self._listen(port)
            run = await self._begin(lambda now: Session.keep(own, offer, now))
        except LinkError as error:
            why = Trouble.PORT_IN_USE if error.fault is Fault.BUSY else Trouble.PORT_REFUSED
            self._fail(why, str(port or ""))
        except LocalProtocolError as error:
            self._fail(Trouble.UNPLAYABLE, str(error))
        else:
            await run.run()
        finally:
            await self._end()

    async def join(self, joining: Joining) -> None:
        """Join a table and stay until it is over for us or this is cancelled."""
        if is_fit(joining.code):
            self._doorman.guard = CodeGuard(joining.code)  # should we keep the table one day
        call = self._call(Purpose.JOIN, bytes.fromhex(joining.table), joining.code)
        tasks: list[asyncio.Task[None]] = []
        try:
            own = await self._listen_anywhere()
            table, wants_seat = bytes.fromhex(joining.table), joining.wants_seat
            run = await self._begin(lambda now: Session.join(own, now, wants_seat=wants_seat, table=table))
            running = asyncio.create_task(run.run())
            dialling = asyncio.create_task(self._dial_keeper(joining.addresses, call))
            tasks = [running, dialling]
            if self._session is not None and self._session.may_take_up:
                tasks.append(asyncio.create_task(self._meet_others(joining.table)))
            await asyncio.wait((running, dialling), return_when=asyncio.FIRST_COMPLETED)
            if dialling.done():
                dialling.result()
                await running
            else:
                running.result()
        except LinkError as error:
            self._fail(error.fault, "", error.theirs)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._end()

    def send(self, command: Command) -> None:
        """Ask something of the session."""
        if self._run is not None:
            self._run.call(lambda session, now: session.command(command, now))

    def tell_reach(self) -> None:
        """Report where our table can be reached, whoever keeps it, if that is new."""
        if self._is_keeper and self._acceptor is not None:
            code = "" if self._doorman.guard is None else self._doorman.guard.code
            self._whereabouts.tell_ours(self._acceptor.port, code)
        elif self._keeper_at:
            self._whereabouts.tell_keepers(*self._keeper_at)

    # What the session wants.

    def show(self, status: Status, events: tuple[SessionEvent, ...]) -> None:
        """Report how things stand."""
        if status.offer is not None:
            self._table_name = status.offer.name
        if self._is_let_in and status.end not in _STILL_THERE:
            self._machine.filing.stand_up(self._machine.identity.public.sign_key)
            self._machine.thread.submit(self._machine.journal.forget)
        self._machine.mailbox.put(AtTable(status, events))
        self._missing = {one.key.hex()[:16]: one.key for one in status.members if one.presence in _UNHEARD}
        keeper_at = tuple(one.address for one in status.members if one.is_keeper and not one.is_me)
        if keeper_at != self._keeper_at:
            self._keeper_at = keeper_at
            self.tell_reach()

    def store(self, effects: Sequence[Store]) -> None:
        """Store what must be before anything else that is wanted."""
        journal = self._machine.journal
        journal.store(effects)
        if journal.problem is not None:
            self._machine.filing.tell_problem(journal.problem)

    def carry_out(self, effect: Effect) -> None:
        """Do what the session wants, open links apart."""
        filing = self._machine.filing
        if isinstance(effect, Dial):
            self._begin_dial(self._dial_member(effect))
        elif isinstance(effect, Knock):
            self._begin_dial(self._knock(effect))
        elif isinstance(effect, Admit):
            self._doorman.admits = effect
        elif isinstance(effect, Advertise):
            self._advertise(effect.listing)
        elif isinstance(effect, Unadvertise):
            self._withdraw()
        elif isinstance(effect, KeepRecord):
            filing.keep_record(effect, self._table_name)
        elif isinstance(effect, RememberPlayer):
            filing.remember_player(effect)
        elif isinstance(effect, RememberTable):
            self._is_let_in = True
            filing.remember_table(effect, self._machine.identity.public.sign_key)

    def block(self, key: bytes) -> None:
        """Have no link with a machine for a while."""
        self._doorman.block(key)

    def _advertise(self, listing: Listing) -> None:
        self._is_keeper = True
        machine = self._machine
        if listing.needs_code and self._doorman.guard is None:  # we came back without it
            self._doorman.guard = CodeGuard(make_code(os.urandom))
        advert = advert_of(listing, machine.identity.public, machine.profile.program)
        self._doorman.publish(advert)
        if self._is_advertised and machine.discovery is not None and self._acceptor is not None:
            machine.discovery.advertise(advert, self._acceptor.port)
        self.tell_reach()

    def _withdraw(self) -> None:
        self._is_keeper = False
        self._doorman.publish(None)
        if self._machine.discovery is not None:
            self._machine.discovery.withdraw()

    def _table(self) -> bytes:
        return b"" if self._session is None else self._session.table

    def _tell_tried(self, host: str) -> None:
        self._machine.mailbox.put(Warned(Trouble.CODE_TRIED, host))

    def _renew_code(self) -> None:
        self._doorman.guard = CodeGuard(make_code(os.urandom))
        self._machine.mailbox.put(Warned(Trouble.CODE_CHANGED))
        self.tell_reach()

    # Links.

    async def _listen(self, port: int | None) -> Own:
        """Let others call, and return what a session must know of us. Raises LinkError."""
        machine = self._machine
        profile = machine.profile
        reception = Reception(machine.identity, profile.program, self._doorman, self._take_link, machine.tls)
        self._acceptor = await Acceptor.open(reception, port=port, interfaces=profile.listens_on)
        known = {player.name: player.key for player in reversed(await machine.filing.players())}
        return Own(
            identity=machine.identity,
            name=profile.name,
            port=self._acceptor.port,
            rng=os.urandom,
            tools_for=machine.tools_for,
            level=profile.level,
            known=known,
            stored=await asyncio.get_running_loop().run_in_executor(machine.thread, machine.journal.read),
        )

    async def _listen_anywhere(self) -> Own:
        """Listen where a host would, for firewalls that let that through, or else at any port. Raises LinkError."""
        try:
            return await self._listen(self._machine.profile.port)
        except LinkError:
            return await self._listen(0)

    async def _begin(self, make: Callable[[float], Session]) -> TableRun:
        loop, thread = asyncio.get_running_loop(), self._machine.thread
        self._session = await loop.run_in_executor(thread, lambda: make(time.monotonic()))
        self._run = TableRun(self._session, thread, self)
        return self._run

    def _call(self, purpose: Purpose, table: bytes, code: str = "", key: bytes = b"") -> Call:
        machine = self._machine
        return Call(machine.identity, machine.profile.program, purpose, table, code, key)

    async def _dial(self, addresses: Sequence[Address], call: Call) -> None:
        """Give the session a link to whoever answers. Raises LinkError."""
        networks = own_reach(self._machine.profile.listens_on).networks
        self._take_link(await dial(addresses, call, networks=networks))

    def _begin_dial(self, dialling: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(dialling)
        self._dials.add(task)
        task.add_done_callback(self._dials.discard)

    async def _dial_keeper(self, addresses: Sequence[Address], call: Call) -> None:
        """Let the session have a link to the table's keeper, or bring back a table of ours that nobody keeps.

        Raises LinkError.
        """
        try:
            await self._dial(addresses, call)
        except LinkError as error:
            session, run = self._session, self._run
            if error.fault not in _NOT_KEPT or run is None or session is None or not session.may_take_up:
                raise
            run.call(lambda session, now: session.take_up(now))

    async def _meet_others(self, table: str) -> None:
        """Look for members that nobody hears among those that advertise the table: they may be elsewhere now."""
        discovery = self._machine.discovery
        if discovery is None:
            return
        try:
            while True:
                await asyncio.sleep(_MEETS_EACH_S)
                discovery.watch(is_shown=bool(self._missing))
                for found in discovery.found(table):
                    key = self._missing.get(found.advert.fingerprint)
                    if key is not None:
                        call = self._call(Purpose.MESH, self._table(), key=key)
                        with suppress(LinkError):
                            await self._dial(found.addresses, call)
        finally:
            discovery.watch(is_shown=False)

    async def _dial_member(self, wanted: Dial) -> None:
        is_refused = False
        try:
            if not self._doorman.is_blocked(wanted.key):
                await self._dial(wanted.addresses, self._call(Purpose.MESH, self._table(), key=wanted.key))
                return
        except LinkError as error:
            is_refused = error.fault is Fault.REFUSED
        if self._run is not None:
            self._run.call(lambda session, now: session.dial_failed(wanted.key, now, is_refused=is_refused))

    async def _knock(self, wanted: Knock) -> None:
        if wanted.key in self._knocks:  # whoever asks in again and again is tried once at a time
            return
        self._knocks.add(wanted.key)
        is_callable = True
        try:
            await probe(wanted.addresses, self._table(), program=self._machine.profile.program)
        except LinkError as error:
            is_callable = error.fault not in _NOT_CALLABLE
        finally:
            self._knocks.discard(wanted.key)
        if self._run is not None:
            self._run.call(lambda session, now: session.knocked(wanted.key, now, is_callable=is_callable))

    def _take_link(self, link: Link) -> None:
        if self._run is None:
            link.close(Fault.TABLE_GONE)
        else:
            self._run.take_link(link)

    # Ends.

    def _fail(self, why: Trouble | Fault, detail: str = "", theirs: Version | None = None) -> None:
        self._machine.mailbox.put(Failed(why, detail, theirs))

    async def _end(self) -> None:
        self._run = None
        self._withdraw()
        for task in tuple(self._dials):
            task.cancel()
        if self._acceptor is not None:
            await self._acceptor.close()
