"""Discovery on a real network: mDNS on all interfaces, probes of known tables, a wider search on request."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace

from zeroconf.asyncio import AsyncZeroconf

from net.address import Address
from net.discovery.addresses import number_of
from net.discovery.advert import Advert
from net.discovery.announcer import Announcer
from net.discovery.browser import Browser
from net.discovery.discovery import DiscoveryTrouble, FoundTable, Nearby, Probe, Search, Watcher
from net.discovery.interfaces import Interface, InterfaceKind, InterfaceWatch, choose, read_interfaces
from net.discovery.look_harder import look_harder, neighbors
from net.discovery.multicast import SERVICE_TYPE, close_engine, follow, open_engine
from net.discovery.rows import Rows
from net.links.dialling import probe
from net.links.faults import Fault, LinkError

LOOK_EVERY_S = 5.0
"""Between looks at the interfaces."""
PROBE_TICK_S = 0.5
PROBE_PATIENCE_S = 3.0
PROBES_AT_A_TIME = 16


def chosen_interfaces() -> tuple[Interface, ...]:
    """Return the interfaces that the game uses unless told otherwise."""
    return choose(read_interfaces())


class LanDiscovery:
    """A `Discovery` by mDNS. To be made, used and closed in one event loop."""

    def __init__(
        self,
        probe: Probe,
        on_change: Callable[[], None],
        *,
        read: Callable[[], tuple[Interface, ...]] = chosen_interfaces,
        service_type: str = SERVICE_TYPE,
    ) -> None:
        """Prepare to discover; nothing happens before `open`.

        Args:
            probe: how to ask a machine whether its table still stands.
            on_change: called in the loop's thread whenever `nearby` has changed.
            read: which interfaces to use now.
            service_type: of the adverts.
        """
        self.nearby = Nearby()
        self._probe = probe
        self._on_change = on_change
        self._read = read
        self._service_type = service_type
        self._rows = Rows()
        self._own = self._own_key = ""
        self._watchers: frozenset[Watcher] = frozenset()
        self._engine: AsyncZeroconf | None = None
        self._announcer = Announcer(service_type, self._changed)
        self._browser: Browser | None = None
        self._watch = InterfaceWatch(())
        self._search: Search | None = None
        self._searching: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._probes = asyncio.Semaphore(PROBES_AT_A_TIME)

    async def open(self) -> None:
        """Look at the interfaces and join the multicast group. What fails is a `DiscoveryTrouble`."""
        self._watch = InterfaceWatch(self._read())
        self._engine = open_engine(self._watch.used)
        self._attach()
        self._spawn(self._follow_interfaces())
        self._spawn(self._keep_probing())
        self._changed()

    def advertise(self, advert: Advert, port: int) -> None:
        """Advertise our table, listening at a port, or what has changed of it.

        At most one change a second goes out.

        Raises ValueError for an advert that `encode` does not take.
        """
        self._announcer.advertise(advert, port)
        self._own, self._own_key = advert.table, advert.fingerprint
        self._changed()

    def withdraw(self) -> None:
        """Advertise nothing any more; another machine may be its coordinator now, and then it is listed."""
        self._announcer.withdraw()
        self._own = ""
        self._changed()

    def found(self, table: str) -> tuple[FoundTable, ...]:
        """Return all sources of one table, also if we advertise it ourselves; known only while watching."""
        return self._rows.of(table)

    def refused(self, table: str, addresses: Sequence[Address], fault: Fault) -> None:
        """Say why a table, by its id, could not be joined.

        One that is not there is listed no more until it answers.
        """
        self._rows.refused(table, addresses, fault)
        self._changed()

    def watch(self, watcher: Watcher, *, is_on: bool) -> None:
        """Say whether a part of the program needs to know now which tables there are.

        Only while any does are others looked for and asked if they live.
        """
        before = self._watchers
        self._watchers = before | {watcher} if is_on else before - {watcher}
        if bool(before) != bool(self._watchers):
            self._rows.clear()
            self.refresh()

    def refresh(self) -> None:
        """Ask the network again which tables are there.

        Also helps where an access point swallows multicast.
        """
        self._rows.hurry(time.monotonic())
        self._browse()
        self._changed()

    def look_harder(self, recent: Sequence[Address]) -> None:
        """Dial the last tables that worked and every address of our own private /24 networks.

        Only when asked to.
        """
        self.stop_looking_harder()
        self._searching = self._spawn(self._look_harder(recent))

    def stop_looking_harder(self) -> None:
        """Give up looking harder; what it found stays."""
        if self._searching is not None:
            self._searching.cancel()

    async def close(self) -> None:
        """Say goodbye to the network, with 0.3 s patience, and let go of everything."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._announcer.close()
        self._watchers = frozenset()
        self._browse()
        await asyncio.gather(*self._tasks)
        if self._engine is not None:
            await close_engine(self._engine)

    def _changed(self) -> None:
        """Compute `nearby` again, and report a change."""
        used = self._watch.used
        troubles = []
        if all(interface.kind is InterfaceKind.LOOPBACK for interface in used):
            troubles.append(DiscoveryTrouble.NO_NETWORK)
        if self._engine is None:
            troubles.append(DiscoveryTrouble.NO_MULTICAST)
        if self._announcer.has_failed:
            troubles.append(DiscoveryTrouble.NOT_ADVERTISED)
        tables = self._rows.tables(self._own, self._own_key)
        own = [address for interface in used for address in interface.addresses]
        nearby = Nearby(
            tuple(replace(found, number=number_of(found.addresses, own)) for found in tables),
            used,
            self._announcer.is_advertised,
            self._search,
            tuple(troubles),
        )
        if nearby != self.nearby:
            self.nearby = nearby
            self._on_change()

    def _attach(self) -> None:
        """Give the engine and our addresses to those who work with them."""
        addresses = [host.partition("%")[0] for one in self._watch.used for host in one.hosts]
        self._announcer.attach(self._engine, addresses)
        self._browse()

    def _browse(self) -> None:
        """Start a new search, or stop if nobody needs one."""
        if self._browser is not None:
            self._spawn(self._browser.stop())
            self._browser = None
        if self._watchers and self._engine is not None:
            self._browser = Browser(
                self._engine, self._service_type, self._rows, self._watch.used, self._changed
            )

    async def _follow_interfaces(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY_S)
            has_changed = self._watch.see(self._read(), time.monotonic())
            if self._engine is None:
                self._engine = open_engine(self._watch.used)
            elif has_changed:
                self._engine = await follow(self._engine, self._watch.used)
            else:
                continue
            self._attach()
            self._changed()

    async def _keep_probing(self) -> None:
        while True:
            await asyncio.sleep(PROBE_TICK_S)
            if self._watchers:
                for source, addresses in self._rows.due(time.monotonic()):
                    self._spawn(self._ask(source, addresses))

    async def _ask(self, source: str, addresses: tuple[Address, ...]) -> None:
        async with self._probes:
            try:
                async with asyncio.timeout(PROBE_PATIENCE_S):
                    answer = await self._probe(addresses)
            except LinkError as error:
                self._rows.failed(source, error.fault, time.monotonic())
            except OSError:  # TimeoutError is one
                self._rows.failed(source, Fault.TIMED_OUT, time.monotonic())
            else:
                self._rows.answered(source, answer)
        self._changed()

    async def _look_harder(self, recent: Sequence[Address]) -> None:
        def found(address: Address, answer: bytes) -> None:
            self._rows.find(address, answer, time.monotonic())
            self._changed()

        def progress(search: Search) -> None:
            self._search = search
            self._changed()

        try:
            await look_harder(self._probe, recent, neighbors(self._watch.used), found, progress)
        finally:
            self._search = None
            self._changed()

    def _spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def asking(program: str) -> Probe:
    """Return how to ask a machine about its table, as the program of this version."""

    async def ask(addresses: Sequence[Address]) -> bytes:
        return (await probe(addresses, b"", program=program)).advert

    return ask
