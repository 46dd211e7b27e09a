"""One session on the network: feed it, carry out what it wants, let time pass. Nothing is decided here.

The session runs in a thread of its own, one call after the other, so its mathematics never keep links
waiting. Everything else here runs in the event loop. While the disk takes what must be on it before anything
leaves, the session is called again already; what its turns want is done in their order.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Protocol

from net.links.faults import Fault
from net.links.link import Link
from net.node.frame_compression import Abridged, both_ways
from net.table.interface.effects import CloseLink, Effect, Send, Store
from net.table.interface.status import SessionEvent, Status
from net.table.session import Session
from net.wire.link import Frame

_log = logging.getLogger(__name__)
_MOST_CALLS = 256
"""With this many calls waiting, links are read no further until the session has caught up."""

_STORED_AGAIN_S = 0.5
"""The disk is asked again so long after it has refused to forget what must not be read again."""

_MOST_TURNS = 64
"""With this many turns waiting for the disk, the session is called no further."""

_MOST_PUT_OFF = 8
"""After this many turns in a row, work that is due is done, however much input comes in."""

_MEASURED_EACH_S = 0.5
"""More often than links beat: else one that is as it should be may seem silent for two seconds."""

Call = Callable[[Session, float], None]
"""One call of a session, at a time."""


class World(Protocol):
    """Carries out a session's effects, links apart. Every method returns at once."""

    def store(self, effects: Sequence[Store]) -> "Future[bool]":
        """Begin to store; nothing that is wanted with it or later is done before this is.

        Nor is it after False: then nothing is stored again every now and then, until that returns True.
        """

    def ban(self, key: bytes) -> None:
        """Have no link with a machine for a while, by its key: it has flooded us."""

    def carry_out(self, effect: Effect) -> None:
        """Do what is no matter of open links or of storing."""

    def show(self, status: Status, events: tuple[SessionEvent, ...]) -> None:
        """Tell the client the current status."""


@dataclass(frozen=True, slots=True)
class _Turn:
    """The result of one turn of the session.

    No status if nothing has changed, nothing `stored` if it stores nothing.
    """

    stored: "Future[bool] | None"
    effects: list[Effect]
    events: tuple[SessionEvent, ...]
    status: Status | None
    deadline: float | None
    is_over: bool


class TableRun:
    """A session from its first moment until it is over or given up.

    Used from the event loop's thread only.
    """

    def __init__(self, session: Session, thread: Executor, world: World) -> None:
        """Prepare to run a session in a thread of one worker; nobody else calls it, nothing happens yet."""
        self._session = session
        self._thread = thread
        self._world = world
        self._calls: deque[Call] = deque()
        self._due = asyncio.Event()
        self._has_room = asyncio.Event()
        self._links: dict[int, Link] = {}
        self._abridged: dict[int, Abridged] = {}
        self._sockets: set[Link] = set()
        self._numbers = count(1)
        self._turns: asyncio.Queue[_Turn] = asyncio.Queue(_MOST_TURNS)
        self._readers: set[asyncio.Task[None]] = set()
        self._shown: Status | None = None
        self._put_off = 0
        self._is_over = False

    def call(self, call: Call) -> None:
        """Let the session be called, after all calls before this one."""
        self._calls.append(call)
        if len(self._calls) >= _MOST_CALLS:
            self._has_room.clear()
        self._due.set()

    def take_link(self, link: Link) -> None:
        """Give the session a link that has proven itself.

        One that comes when the session is over is closed.
        """
        if self._is_over:
            link.close(Fault.TABLE_GONE)
            return
        number = next(self._numbers)
        self._links[number] = link
        _log.info("link %d, %s %s", number, "called" if link.is_outgoing else "called from", link.address)
        self._abridged[number], heard = both_ways()
        self._sockets.add(link)
        self.call(
            lambda session, now: session.link_opened(
                number, link.peer, address=link.address, is_outgoing=link.is_outgoing, now=now
            )
        )
        reader = asyncio.create_task(self._read(number, link, heard))
        self._readers.add(reader)
        reader.add_done_callback(self._readers.discard)

    async def run(self) -> None:
        """Run the session until it is over, or this is cancelled; then say goodbye on every link."""
        measuring = asyncio.create_task(self._measure())
        working = [asyncio.create_task(self._take_turns()), asyncio.create_task(self._follow_turns())]
        try:
            await asyncio.wait(working, return_when=asyncio.FIRST_EXCEPTION)
            for work in working:
                if work.done():  # else the other one has failed
                    work.result()
        finally:
            self._is_over = True
            for task in (measuring, *working):
                task.cancel()
            await asyncio.gather(*working, return_exceptions=True)
            for link in self._links.values():
                link.close(Fault.CLOSED)
            self._links.clear()
            for reader in self._readers:
                reader.cancel()
            await asyncio.gather(*(link.wait_closed() for link in self._sockets))

    async def _take_turns(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            calls = tuple(self._calls)
            self._calls.clear()
            self._has_room.set()
            self._due.clear()
            turn = await loop.run_in_executor(self._thread, self._turn, calls)
            await self._turns.put(turn)
            if turn.is_over:
                return
            await self._wait(turn.deadline)

    async def _follow_turns(self) -> None:
        """Do what turns want once the disk has what they store."""
        is_over = False
        while not is_over:
            turn = await self._turns.get()
            stored = turn.stored
            while stored is not None and not await asyncio.shield(asyncio.wrap_future(stored)):
                await asyncio.sleep(_STORED_AGAIN_S)
                stored = self._world.store(())
            for effect in turn.effects:
                self._carry_out(effect)
            if turn.status is not None:
                self._world.show(turn.status, turn.events)
            is_over = turn.is_over

    async def _wait(self, deadline: float | None) -> None:
        """Wait for the next call or the session's next moment."""
        if deadline is None:
            await self._due.wait()
            return
        alarm = asyncio.get_running_loop().call_at(deadline, self._due.set)
        try:
            await self._due.wait()
        finally:
            alarm.cancel()

    def _turn(self, calls: tuple[Call, ...]) -> _Turn:
        """Call the session, in its own thread."""
        session = self._session
        for call in calls:
            call(session, time.monotonic())
        # Input is answered before work that is due, which may take long; that work still gets its turn.
        self._put_off = self._put_off + 1 if session.has_output and self._put_off < _MOST_PUT_OFF else 0
        if not self._put_off:
            session.advance(time.monotonic())
        effects, events, status = session.effects(), session.take_events(), session.status
        to_store = [effect for effect in effects if isinstance(effect, Store)]
        stored = self._world.store(to_store) if to_store else None
        others: list[Effect] = [effect for effect in effects if not isinstance(effect, Store)]
        is_news = bool(events) or status != self._shown
        self._shown = status
        shown = status if is_news else None
        deadline = time.monotonic() if self._put_off else session.next_deadline()
        return _Turn(stored, others, events, shown, deadline, session.is_over)

    def _carry_out(self, effect: Effect) -> None:
        if isinstance(effect, Send):
            link = self._links.get(effect.link)
            if link is not None:
                frame = Frame(effect.kind, effect.flags, effect.body)
                link.send(self._abridged[effect.link].shorten(frame))
        elif isinstance(effect, CloseLink):
            link = self._forget(effect.link)
            if link is not None:
                link.close(Fault(effect.reason.value))
        else:
            self._world.carry_out(effect)

    def _forget(self, number: int) -> Link | None:
        self._abridged.pop(number, None)
        return self._links.pop(number, None)

    async def _read(self, number: int, link: Link, heard: Abridged) -> None:
        async for frame in link:
            if link.has_flooded:
                break  # what else it said is not worth hearing
            self.call(partial(_received, number, heard.complete(frame), len(frame.body)))
            await self._has_room.wait()
        if link.has_flooded:
            self._world.ban(link.peer.sign_key)
        self._forget(number)
        _log.info("link %d has ended: %s", number, link.ended)
        self.call(lambda session, now: session.link_closed(number, now))
        await link.wait_closed()
        self._sockets.discard(link)

    async def _measure(self) -> None:
        """Tell the session every now and then how its links are doing."""
        while True:
            await asyncio.sleep(_MEASURED_EACH_S)
            for number, link in self._links.items():
                self.call(partial(_measured, number, link.silent_s, link.rtt_s))


def _received(number: int, frame: Frame, size: int, session: Session, now: float) -> None:
    session.receive(number, frame.kind, frame.flags, frame.body, now, size=size)


def _measured(number: int, silent_s: float, rtt_s: float | None, session: Session, now: float) -> None:
    session.link_measured(number, silent_s=silent_s, rtt_s=rtt_s, now=now)
