"""Files kept in a thread of their own, so that a slow disk delays nobody.

What goes wrong is reported once, but that a record is not kept each time.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from net.identity import Identity
from net.node.mailbox import Mailbox
from net.node.reports import RecordKept, Trouble, Warned
from net.node.store import KnownPlayer, OpenTable, RecentTable, Store
from net.table.interface.effects import KeepRecord, RememberPlayer, RememberTable

T = TypeVar("T")

_MOST_PLACES = 16


class Filing:
    """The store of a node, and the thread that uses it."""

    def __init__(self, store: Store, mailbox: Mailbox) -> None:
        self._store = store
        self._mailbox = mailbox
        self._thread = ThreadPoolExecutor(1, "tusac files")
        self._told: set[str] = set()

    async def identity(self) -> Identity:
        """Return this machine's keys."""
        return await self._ask(self._store.identity)

    async def players(self) -> tuple[KnownPlayer, ...]:
        """Return whom we have met, the last first."""
        return await self._ask(self._store.players)

    async def tables(self) -> tuple[RecentTable, ...]:
        """Return where we have played, the last first."""
        return await self._ask(self._store.tables)

    def remember_player(self, met: RememberPlayer) -> None:
        """Keep whom we have met."""
        self._do(lambda: self._store.remember_player(KnownPlayer(met.key, met.name, time.time())))

    async def open_table(self, member: bytes) -> OpenTable | None:
        """Return the table that this machine sat at when its program ended without leaving it."""
        return await self._ask(lambda: self._store.open_table(member))

    def remember_table(self, joined: RememberTable, member: bytes) -> None:
        """Keep where we have played, and that this machine sits there until `stand_up`."""
        places = tuple((address.host, address.port) for address in joined.addresses)[:_MOST_PLACES]
        self._do(lambda: self._store.sit_down(OpenTable(member, joined.table, places)))
        if places:
            self._do(lambda: self._store.remember_table(RecentTable(places, joined.name, time.time())))

    def stand_up(self, member: bytes) -> None:
        """Keep that the table is over for this machine."""
        self._do(lambda: self._store.stand_up(member))

    def keep_record(self, kept: KeepRecord, table: str) -> None:
        """Keep the record of a round under the name of its table and the time, and report where it lies."""
        self._do(lambda: self._keep_record(kept, table))

    def tell_problem(self, problem: OSError) -> None:
        """Report, once, that something could not be written elsewhere."""
        self._warn(Trouble.NOT_SAVED, str(problem))

    def tell_held_back(self, problem: OSError) -> None:
        """Report, once, that nothing can be said at our table because of the disk."""
        self._warn(Trouble.HELD_BACK, f"{problem}; nothing can be deleted")

    def tell_unread(self, path: Path) -> None:
        """Report, once, that a file cannot be read now and is left as it is."""
        self._warn(Trouble.NOT_READ, str(path))

    def tell_forgotten(self) -> None:
        """Report, once, that what was stored of our table was damaged."""
        self._warn(Trouble.TABLE_FORGOTTEN, "")

    def close(self) -> None:
        """Let go of the keys once everything is written, and end the thread."""
        self._thread.submit(self._store.close)
        self._thread.shutdown(wait=True)

    def _keep_record(self, kept: KeepRecord, table: str) -> None:
        now = datetime.now().astimezone()
        stem = f"{now:%Y-%m-%d %H.%M} {table} {kept.round_number}"
        path = self._store.keep_record(f"{stem} {kept.kind.value}".rstrip(), kept.data)
        if path is not None:
            self._mailbox.put(RecordKept(kept.round_number, path))
        else:
            self._told.discard(str(self._store.problem))

    async def _ask(self, ask: Callable[[], T]) -> T:
        answer = await asyncio.get_running_loop().run_in_executor(self._thread, ask)
        self._tell_problems()
        return answer

    def _do(self, job: Callable[[], None]) -> None:
        self._thread.submit(job).add_done_callback(lambda _done: self._tell_problems())

    def _tell_problems(self) -> None:
        for path in self._store.set_aside:
            self._warn(Trouble.FILE_SET_ASIDE, str(path))
        for path in self._store.unread:
            self.tell_unread(path)
        for path in self._store.made_private:
            self._warn(Trouble.KEYS_MADE_PRIVATE, str(path))
        if self._store.problem is not None:
            self._warn(Trouble.NOT_SAVED, str(self._store.problem))

    def _warn(self, why: Trouble, detail: str) -> None:
        if detail not in self._told:
            self._told.add(detail)
            self._mailbox.put(Warned(why, detail))
