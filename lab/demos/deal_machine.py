"""One machine of a `deal-demo`: a process of its own that deals and plays a round over TCP on this computer.

Links are neither encrypted nor authenticated, and nothing is sent twice: envelopes are signed, and this is a
demonstration of the dealing, not of the network. Its parent process uses a pipe to it.
"""

import asyncio
import os
import signal
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import TypeVar

from engine.seats import Seat
from lab.cheating.catalog import CHEATS
from lab.cheating.cheat import Cheat, cheats_that_end_it
from net.crypto.backends import open_group
from net.deal.events import (
    CheatProven,
    DealEvent,
    DeckSealed,
    HandAudited,
    HandClosed,
    HandReady,
    HandVoid,
    MachinesAbsent,
    StepOpened,
)
from net.deal.protocol import DealProtocol
from net.deal.round_deal import RoundDeal, make_tools
from net.deal.table import TableInfo, decode_table
from net.identity import Identity, PublicIdentity, identity_from
from net.records.autoplay import Autoplayer
from net.records.fair_record import encode_record, record_of
from net.table.values.agreement import propose, read_proposal
from net.wire.deal import MAX_ENVELOPE_BYTES
from tusac_qt.commands.processes import ProcessFailed

_LOOPBACK = "127.0.0.1"
_FRAME_BYTES = 4


@dataclass(frozen=True, slots=True)
class Start:
    """The start order for a machine.

    Attributes:
        me: its place among the machines.
        machines: how many there are.
        backend: its cryptographic back end.
        patience_s: seconds until it times a machine out.
        cheat: the cheat it commits, or "".
        waits_with_deal: whether the sealed deck waits for `Deal`, as one prepared ahead does.
    """

    me: int
    machines: int
    backend: str
    patience_s: float
    cheat: str = ""
    waits_with_deal: bool = False


@dataclass(frozen=True, slots=True)
class Listening:
    """From a machine: its address and its keys."""

    port: int
    identity: PublicIdentity


@dataclass(frozen=True, slots=True)
class Seated:
    """To a machine: the encoded table, the number of the hand, and the port of every machine."""

    table: bytes
    number: int
    ports: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Linked:
    """From a machine: it has links to all others."""


@dataclass(frozen=True, slots=True)
class Go:
    """To a machine: begin the round."""


@dataclass(frozen=True, slots=True)
class Deal:
    """To a machine: deal the sealed deck, for a round that this seat opens."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class Told:
    """From a machine: events that its dealer reported, and when, on this computer's monotonic clock.

    Attributes:
        at_s: when.
        events: the events of kinds that are worth reporting.
    """

    at_s: float
    events: tuple[DealEvent, ...]


@dataclass(frozen=True, slots=True)
class Cheated:
    """From a machine: it had an opportunity for its cheat."""


@dataclass(frozen=True, slots=True)
class Finished:
    """From a machine: its round is over.

    Attributes:
        cpu_s: its processor time since it began, in seconds.
        sent_bytes: bytes that it has sent, every copy counted.
        record: the encoded record.
    """

    cpu_s: float
    sent_bytes: int
    record: bytes


TOLD = (
    StepOpened, DeckSealed, HandReady, HandAudited, HandClosed, HandVoid, MachinesAbsent, CheatProven,
)  # fmt: skip


def run_machine(start: Start, pipe: Connection) -> None:
    """Run a machine until the round is over and the parent has closed the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # our parent process ends us
    try:
        asyncio.run(_Machine(start, pipe).run())
    except (EOFError, BrokenPipeError, ConnectionResetError):
        pass  # nobody is interested any more
    except Exception as error:  # noqa: BLE001 - told to the parent, which fails in one line
        with suppress(OSError):
            pipe.send(ProcessFailed(f"{type(error).__name__}: {error}"))


M = TypeVar("M")


class _Machine:
    def __init__(self, start: Start, pipe: Connection) -> None:
        self._start = start
        self._pipe = pipe
        self._links: dict[int, asyncio.StreamWriter] = {}
        self._readers: list[asyncio.Task[None]] = []
        self._linked = asyncio.Event()
        self._arrived: asyncio.Queue[bytes] = asyncio.Queue()
        self._sent_bytes = 0
        self._cheat = CHEATS[start.cheat]() if start.cheat else Cheat()
        self._has_told_cheat = False
        self._agreement: tuple[bytes, ...] = ()

    async def run(self) -> None:
        group = open_group(self._start.backend, os.urandom)
        identity = identity_from(os.urandom(32), os.urandom(32))
        server = await asyncio.start_server(self._accept, _LOOPBACK)
        async with server:
            self._pipe.send(Listening(server.sockets[0].getsockname()[1], identity.public))
            seated = await self._ask(Seated)
            table = decode_table(seated.table)
            if table is None:
                msg = "the table cannot be read"
                raise ValueError(msg)
            tools = make_tools(group, len(table.deck))
            hand = RoundDeal(table, self._start.me, identity, tools, os.urandom, seated.number, 0)
            player = self._cheat.player(hand) if self._start.cheat else Autoplayer(DealProtocol(hand))
            player.deals_at_once = not self._start.waits_with_deal
            await self._link(seated.ports)
            self._agreement = await self._agree(table, identity)
            self._pipe.send(Linked())
            await self._ask(Go)
            await self._play(player)

    async def _agree(self, table: TableInfo, identity: Identity) -> tuple[bytes, ...]:
        """Sign the table with the others, as the first machine proposes it; return the envelopes."""
        early: list[bytes] = []  # others may have signed already what we have not been told yet
        agreement = propose(table, identity) if self._start.me == 0 else None
        while agreement is None:
            early.append(await self._arrived.get())
            agreement = read_proposal(early[-1])
        if agreement.table != table:
            msg = "another table was proposed"
            raise ValueError(msg)
        ours = agreement.envelopes() if self._start.me == 0 else [agreement.sign(identity)]
        for raw in early:
            agreement.receive(raw)
        for raw in ours:
            for link in self._links.values():
                self._write(link, raw)
        while not agreement.is_complete:
            agreement.receive(await self._arrived.get())
        return tuple(agreement.envelopes())

    async def _play(self, player: Autoplayer) -> None:
        began_cpu_s = time.process_time()
        asked = asyncio.create_task(self._ask_to_deal(player)) if self._start.waits_with_deal else None
        self._tell(player, player.start())
        while not player.dealer.is_over:
            waits_for_parent = asked is not None and not asked.done()
            self._tell(player, await self._next_events(player, may_give_up=not waits_for_parent))
        record = encode_record(record_of(player.dealer, self._agreement))
        self._pipe.send(Finished(time.process_time() - began_cpu_s, self._sent_bytes, record))
        await self._ask(type(None))  # never comes: the pipe is closed when all are done

    async def _next_events(self, player: Autoplayer, *, may_give_up: bool) -> list[DealEvent]:
        """Process the next envelope; if none comes for too long, time out the awaited machines."""
        try:
            raw = await asyncio.wait_for(self._arrived.get(), self._start.patience_s)
        except TimeoutError:
            if cheats := cheats_that_end_it(player.dealer):
                return player.end_without(cheats)
            known = {self._start.me, *player.dealer.timed_out()}
            awaited = sorted({*player.dealer.waiting_for(), *player.dealer.unsigned()})
            missing = tuple(machine for machine in awaited if machine not in known)
            return player.time_out(missing) if missing and may_give_up and not self._start.cheat else []
        return player.receive(raw)

    async def _ask_to_deal(self, player: Autoplayer) -> None:
        deal = await self._ask(Deal)
        self._tell(player, player.deal(deal.dealer))

    def _tell(self, player: Autoplayer, events: Iterable[DealEvent]) -> None:
        """Send waiting envelopes, and report."""
        others = [machine for machine in range(self._start.machines) if machine != self._start.me]
        posted = player.post(others)
        if self._cheat.is_done and not self._has_told_cheat:
            self._has_told_cheat = True
            self._pipe.send(Cheated())
        for receiver, raw in posted:
            self._write(self._links[receiver], raw)
        told = tuple(event for event in events if isinstance(event, TOLD))
        if told:
            self._pipe.send(Told(time.monotonic(), told))

    def _write(self, link: asyncio.StreamWriter, raw: bytes) -> None:
        self._sent_bytes += _FRAME_BYTES + len(raw)
        link.write(len(raw).to_bytes(_FRAME_BYTES) + raw)

    async def _ask(self, kind: type[M]) -> M:
        """Wait for a message of the parent. Raises EOFError once the parent has closed the pipe."""
        message = await asyncio.get_running_loop().run_in_executor(None, self._pipe.recv)
        if not isinstance(message, kind):
            msg = f"{message} came in place of a {kind.__name__}"
            raise TypeError(msg)
        return message

    # Links: each machine dials those before it.

    async def _link(self, ports: tuple[int, ...]) -> None:
        for machine in range(self._start.me):
            reader, writer = await asyncio.open_connection(_LOOPBACK, ports[machine])
            writer.write(bytes((self._start.me,)))
            self._join(machine, reader, writer)
        await self._linked.wait()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        (machine,) = await reader.readexactly(1)
        self._join(machine, reader, writer)

    def _join(self, machine: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._links[machine] = writer
        self._readers.append(asyncio.create_task(self._read(reader)))
        if len(self._links) == self._start.machines - 1:
            self._linked.set()

    async def _read(self, reader: asyncio.StreamReader) -> None:
        try:
            while True:
                size = int.from_bytes(await reader.readexactly(_FRAME_BYTES))
                if size > MAX_ENVELOPE_BYTES:
                    return
                self._arrived.put_nowait(await reader.readexactly(size))
        except (asyncio.IncompleteReadError, ConnectionError):
            return  # it has left
