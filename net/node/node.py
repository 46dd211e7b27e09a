"""The node: wishes of its client in, reports out; everything between happens in its own threads.

The client's thread never waits for it, but in `close`. Reports are fetched with `take`, so a client that is
slow gets fewer of them: one status, the latest, with all events since.
"""

import asyncio
import logging
import os
import threading
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from typing import Any

from net.address import Address
from net.discovery.discovery import Discovery, Watcher
from net.errors import is_exhausted, need_room
from net.links.certificate import make_server_tls
from net.links.dialling import probe
from net.node.filing import Filing
from net.node.journal import Journal
from net.node.machine import Machine
from net.node.mailbox import Mailbox
from net.node.profile import Profile
from net.node.reach import own_reach
from net.node.reports import Failed, Left, Report, TablesSeen, Trouble
from net.node.stay import Stay
from net.node.store import Store
from net.node.toolbox import Toolbox
from net.node.way_back import WayBack
from net.node.wishes import Hosting, Joining
from net.table.interface.commands import Command, LeaveTable, Rename, Wear

_LEAVING_S = 5.0
"""How long the others have to hear that we leave; a slow computer may be in the middle of a proof."""

_ROOM_BYTES = 256 << 20
"""What must be free before we begin, for the stacks of threads and what is calculated at a table."""
_CLOSING_S = 2.0
"""How long closing the program takes at most; half of it is for the others to hear of it."""

_logger = logging.getLogger("tusac")
_Wish = Callable[[], Coroutine[Any, Any, None]]


class Node:
    """One machine on the network.

    All methods may be called from any thread and, but `close`, return at once.
    """

    def __init__(self, profile: Profile, wake: Callable[[], None]) -> None:
        """Prepare a node; nothing is opened before `start`.

        Args:
            profile: the machine and its person.
            wake: called from a thread of the node when there is something to `take` where there was nothing.
        """
        self._profile = profile
        self._mailbox = Mailbox(wake)
        # on Windows too, whose own loop stops receiving datagrams after a reset
        self._loop = asyncio.SelectorEventLoop()
        self._wishes: asyncio.Queue[_Wish | None] = asyncio.Queue()
        self._thread = threading.Thread(target=self._live, name="tusac network", daemon=True)
        self._sessions = ThreadPoolExecutor(1, "tusac session")
        self._toolbox = Toolbox()
        self._filing = Filing(Store(profile.places, os.urandom), self._mailbox)
        self._discovery: Discovery | None = None
        self._machine: Machine
        self._stay: Stay | None = None
        self._staying: asyncio.Task[None] | None = None
        self._way_back: WayBack | None = None
        self._asking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the threads. Raises MemoryError if there is too little room for them."""
        need_room(_ROOM_BYTES)  # cryptography ends the program when it gets no memory later
        self._thread.start()

    def take(self) -> tuple[Report, ...]:
        """Return the reports since the last call, in order."""
        return self._mailbox.take()

    def host(self, hosting: Hosting) -> None:
        """Open a table. `Hosted` and `AtTable` follow, or `Failed`; then, when it is over, `Left`."""
        self._wish(lambda: self._begin(lambda stay: stay.host(hosting)))

    def join(self, joining: Joining) -> None:
        """Join a table. `AtTable` follows, or `Failed`; then, when it is over for us, `Left`."""
        self._wish(lambda: self._begin(lambda stay: stay.join(joining)))

    def send(self, command: Command) -> None:
        """Ask something of the session at our table; ignored if there is none."""
        self._wish(lambda: self._send(command))

    def rename(self, name: str) -> None:
        """Change our person's name: at the present table, as far as it allows, and at all later ones."""
        self._wish(lambda: self._become(Rename(name), name=name))

    def wear(self, face: int | None) -> None:
        """Change our person's face, None for none: at the present table and at all later ones."""
        self._wish(lambda: self._become(Wear(face), face=face))

    def leave(self) -> None:
        """Leave the table in good order, or give up coming to one; `Left` follows."""
        self._wish(self._leave)

    def browse(self, *, is_on: bool) -> None:
        """Begin or stop to list the tables of the network; `TablesSeen` follows whenever the list changes."""
        self._wish(lambda: self._browse(is_on=is_on))

    def refresh(self) -> None:
        """Ask the network again which tables there are, while they are listed."""
        self._wish(self._refresh)

    def look_harder(self, *, is_on: bool) -> None:
        """Begin or give up to dial the last tables that worked and every address near.

        `TablesSeen` tells how far.
        """
        self._wish(lambda: self._look_harder(is_on=is_on))

    def close(self) -> None:
        """Leave, take back what was advertised, and end the threads; takes at most 2 seconds."""
        with suppress(RuntimeError):  # closed already
            self._loop.call_soon_threadsafe(self._wishes.put_nowait, None)
        if self._thread.is_alive():
            self._thread.join(_CLOSING_S)

    def _wish(self, wish: _Wish) -> None:
        with suppress(RuntimeError):  # the node is closed, and nobody is interested any more
            self._loop.call_soon_threadsafe(self._wishes.put_nowait, wish)

    # From here on, in the node's own thread.

    def _live(self) -> None:
        try:
            with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
                runner.run(self._grant_wishes())
        except Exception as error:  # noqa: BLE001 - a client that waits for reports must hear of it
            self._tell_broken(error)
            self._mailbox.put(Left())

    def _tell_broken(self, error: Exception) -> None:
        if is_exhausted(error):
            _logger.warning("the system has no more for us: %r", error)
            self._mailbox.put(Failed(Trouble.EXHAUSTED))
        else:
            _logger.error("the network broke", exc_info=error)
            self._mailbox.put(Failed(Trouble.BROKEN, f"{type(error).__name__}: {error}"))

    async def _grant_wishes(self) -> None:
        await self._open()
        try:
            while (wish := await self._wishes.get()) is not None:
                await wish()
        finally:
            await self._leave(_CLOSING_S / 2)
            if self._asking is not None:
                self._asking.cancel()
            if self._discovery is not None:
                await self._discovery.close()
            await asyncio.get_running_loop().run_in_executor(self._sessions, self._machine.journal.close)
            self._sessions.shutdown(wait=False, cancel_futures=True)
            self._toolbox.close()
            self._filing.close()

    async def _open(self) -> None:
        if self._profile.make_discovery is not None:
            self._discovery = self._profile.make_discovery(self._probe, self._tell_nearby)
            await self._discovery.open()
        identity = await self._filing.identity()
        self._machine = Machine(
            profile=self._profile,
            identity=identity,
            tls=await asyncio.to_thread(make_server_tls),
            filing=self._filing,
            journal=Journal(self._profile.places.config / "table", identity, os.urandom),
            discovery=self._discovery,
            mailbox=self._mailbox,
            thread=self._sessions,
            toolbox=self._toolbox,
        )

    async def _begin(self, begin: Callable[[Stay], Coroutine[Any, Any, None]]) -> None:
        await self._leave()
        self._stay = Stay(self._machine)
        self._staying = asyncio.create_task(self._live_through(begin(self._stay)))

    async def _live_through(self, staying: Coroutine[Any, Any, None]) -> None:
        """Stay to the end. A bug of ours ends the stay, not the node.

        The stored table, which may have caused it, is thrown away.
        """
        try:
            await staying
        except Exception as error:  # noqa: BLE001 - as in `_live`
            self._tell_broken(error)
            if not is_exhausted(error):
                self._machine.thread.submit(self._machine.journal.forget)
        finally:
            self._mailbox.put(Left())

    async def _send(self, command: Command) -> None:
        if self._stay is not None:
            self._stay.send(command)

    async def _become(self, command: Rename | Wear, **changed: Any) -> None:  # noqa: ANN401 - of `Profile`
        self._profile = replace(self._profile, **changed)
        self._machine = replace(self._machine, profile=self._profile)
        await self._send(command)

    async def _leave(self, limit_s: float = _LEAVING_S) -> None:
        if self._stay is None or self._staying is None:
            return
        self._stay.send(LeaveTable())
        await asyncio.wait((self._staying,), timeout=limit_s)
        self._staying.cancel()
        await asyncio.gather(self._staying, return_exceptions=True)
        self._stay = self._staying = None

    async def _browse(self, *, is_on: bool) -> None:
        if self._discovery is None:
            return
        self._discovery.watch(Watcher.LIST, is_on=is_on)
        left = await self._filing.open_table(self._machine.identity.public.sign_key) if is_on else None
        is_at_table = self._staying is not None and not self._staying.done()
        head = None if left is None or is_at_table else await self._stored_head()
        self._way_back = None if left is None else WayBack(left, head, self._profile.program)
        self._look_back()
        self._tell_nearby()

    async def _stored_head(self) -> bytes | None:
        return await asyncio.get_running_loop().run_in_executor(self._sessions, self._machine.journal.peek)

    def _look_back(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
        self._asking = asyncio.create_task(self._ask_way_back())

    async def _ask_way_back(self) -> None:
        if self._way_back is not None:
            await self._way_back.ask(self._probe)
            self._tell_nearby()

    async def _refresh(self) -> None:
        if self._discovery is not None:
            self._discovery.refresh()
            self._look_back()

    async def _look_harder(self, *, is_on: bool) -> None:
        if self._discovery is None:
            return
        if is_on:
            recent = await self._filing.tables()
            self._discovery.look_harder([address for table in recent for address in table.addresses])
        else:
            self._discovery.stop_looking_harder()

    def _tell_nearby(self) -> None:
        if self._discovery is not None:
            nearby, back = self._discovery.nearby, self._way_back
            self._mailbox.put(TablesSeen(back.added_to(nearby), back.table) if back else TablesSeen(nearby))
        if self._stay is not None:
            self._stay.tell_reach()

    async def _probe(self, addresses: Sequence[Address]) -> bytes:
        """Ask a machine what it advertises. Raises LinkError."""
        networks = own_reach(self._profile.listens_on).networks
        return (await probe(addresses, b"", program=self._profile.program, networks=networks)).advert
