"""Finding tables: from a table's advert in one process to its row in the list of another, over real mDNS.

On loopback, where nothing but these two speaks; a name is proven unique first, as on a real network. The
targets of docs/figures.md: 1.4 s for a list that looks already, 0.1 s for one that comes later.
"""

import asyncio
import multiprocessing
import statistics
import time
from dataclasses import replace
from multiprocessing.connection import Connection

from net.address import DEFAULT_PORT
from net.discovery.advert import Advert
from net.discovery.discovery import Watcher
from tests.support.adverts import ADVERT
from tests.support.neighbor import loopback_discovery, new_service_type, nobody_answers

RUNS = 5
PATIENCE_S = 10.0


def run() -> dict[str, float]:
    """Return every figure in milliseconds: medians, and the slowest of all runs where it matters."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    service_type = new_service_type()
    process = context.Process(target=_serve, args=(there, service_type), daemon=True)
    process.start()
    try:
        return asyncio.run(_measure(here, service_type))
    finally:
        here.send("stop")
        process.join()


async def _measure(host: Connection, service_type: str) -> dict[str, float]:
    figures: dict[str, list[float]] = {
        "advert_to_seen": [],
        "late_list": [],
        "change_to_seen": [],
        "goodbye_to_gone": [],
    }
    for number in range(RUNS):
        advert = replace(ADVERT, table=f"{number:016x}")
        watcher = await _Watcher.open(service_type)
        told = await _tell(host, advert)
        figures["advert_to_seen"].append(await watcher.sees([advert]) - told)
        await asyncio.sleep(2)  # beyond the announcements, and the second in which changes are gathered
        begun = time.monotonic()
        latecomer = await _Watcher.open(service_type)
        figures["late_list"].append(await latecomer.sees([advert]) - begun)
        fuller = replace(advert, people=2, free=2)
        told = await _tell(host, fuller)
        figures["change_to_seen"].append(await watcher.sees([fuller]) - told)
        told = await _tell(host, None)
        figures["goodbye_to_gone"].append(await watcher.sees([]) - told)
        await asyncio.gather(watcher.discovery.close(), latecomer.discovery.close())
        await asyncio.sleep(1)
    medians = {f"{name}_ms": statistics.median(times) * 1000 for name, times in figures.items()}
    slowest = {f"{name}_slowest_ms": max(figures[name]) * 1000 for name in ("advert_to_seen", "late_list")}
    return medians | slowest


class _Watcher:
    """A list of tables on a screen that notes when it changes."""

    def __init__(self, service_type: str) -> None:
        self.discovery = loopback_discovery(service_type)(nobody_answers, self._changed)
        self._changes: list[tuple[float, list[Advert]]] = []
        self._has_changed = asyncio.Event()

    @classmethod
    async def open(cls, service_type: str) -> "_Watcher":
        """Begin to look."""
        watcher = cls(service_type)
        await watcher.discovery.open()
        watcher.discovery.watch(Watcher.LIST, is_on=True)
        return watcher

    async def sees(self, adverts: list[Advert]) -> float:
        """Return when the list came to be this, forgetting what was before."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                while self._changes:
                    moment, listed = self._changes.pop(0)
                    if listed == adverts:
                        return moment
                self._has_changed.clear()
                await self._has_changed.wait()

    def _changed(self) -> None:
        self._changes.append((time.monotonic(), [table.advert for table in self.discovery.nearby.tables]))
        self._has_changed.set()


async def _tell(host: Connection, advert: Advert | None) -> float:
    """Have the other process advertise this, or nothing more, and return when it did.

    Clocks of processes agree.
    """
    host.send(advert)
    return float(await asyncio.to_thread(host.recv))


def _serve(orders: Connection, service_type: str) -> None:
    """Advertise in a process of its own what is ordered, until the orders end."""
    asyncio.run(_host(orders, service_type))


async def _host(orders: Connection, service_type: str) -> None:
    discovery = loopback_discovery(service_type)(nobody_answers, lambda: None)
    await discovery.open()
    while (advert := await asyncio.to_thread(orders.recv)) != "stop":
        orders.send(time.monotonic())
        if advert is None:
            discovery.withdraw()
        else:
            discovery.advertise(advert, DEFAULT_PORT)
    await discovery.close()
