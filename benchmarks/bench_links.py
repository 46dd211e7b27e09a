"""The cost of a link, both ends in one event loop on loopback: to open, for a round trip, and idle."""

import asyncio
import os
import resource
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from net.address import Address
from net.identity import Identity, identity_from
from net.links.acceptor import Acceptor, CallerPolicy
from net.links.code import CodeGuard
from net.links.dialling import dial
from net.links.faults import Fault, Version
from net.links.handshake import Call, Caller, CallerTerms, Purpose
from net.links.link import Link
from net.wire.link import Frame

OPENINGS = 60
ROUND_TRIPS = 3000
IDLE_LINKS = 100
FLOOD_BEGINS_S = 0.5
_FLOOD = """
import socket, sys, time
kept = []
while True:
    kept = [*kept[-50:], socket.create_connection(("127.0.0.1", int(sys.argv[1])))]
    time.sleep(0.0005)
"""
"""Some thousand connections a second that say nothing."""
CODE = "moss-lantern-417"
FRAME = Frame("CARRY", 0, bytes(200))


def run() -> dict[str, float]:
    """Return every figure: milliseconds to open, microseconds for a round trip, kilobytes of an idle end.

    And milliseconds for a round trip while a stranger connects without end.
    """
    return asyncio.run(_run())


async def _run() -> dict[str, float]:
    figures = {}
    for name, code in (("open", ""), ("open_with_code", CODE)):
        table = await _Table.open(code)
        times = [await _timed(table.opened) for _ in range(OPENINGS)]
        figures[f"{name}_ms"] = statistics.median(times) * 1000
        await table.close()
    table = await _Table.open("")
    here, there = await table.opened()
    echo = asyncio.create_task(_echo(there))
    times = sorted([await _timed(lambda: _round_trip(here)) for _ in range(ROUND_TRIPS)])
    figures["round_trip_median_us"] = statistics.median(times) * 1e6
    figures["round_trip_p99_us"] = times[len(times) * 99 // 100] * 1e6
    flood = await asyncio.create_subprocess_exec(sys.executable, "-c", _FLOOD, str(table.acceptor.port))
    await asyncio.sleep(FLOOD_BEGINS_S)
    times = sorted([await _timed(lambda: _round_trip(here)) for _ in range(ROUND_TRIPS)])
    figures["round_trip_flooded_p99_ms"] = times[len(times) * 99 // 100] * 1000
    flood.kill()
    await flood.wait()
    before = _resident_kb()
    for _ in range(IDLE_LINKS):
        await table.opened()
    figures["idle_end_kb"] = (_resident_kb() - before) / IDLE_LINKS / 2
    echo.cancel()
    await table.close()
    return figures


@dataclass
class _Table:
    """A table on loopback, and the links to it."""

    acceptor: Acceptor
    came: asyncio.Queue[Link]
    links: list[Link]
    code: str

    @classmethod
    async def open(cls, code: str) -> "_Table":
        came: asyncio.Queue[Link] = asyncio.Queue()
        reception = CallerPolicy(
            _identity(), "1.0", _Host(CodeGuard(code) if code else None), came.put_nowait
        )
        return cls(await Acceptor.open(reception, port=0, interfaces=("127.0.0.1",)), came, [], code)

    async def opened(self) -> tuple[Link, Link]:
        """Return both ends of one more link."""
        call = Call(_identity(), "1.0", Purpose.JOIN, code=self.code)
        ends = await dial([Address("127.0.0.1", self.acceptor.port)], call), await self.came.get()
        self.links += ends
        return ends

    async def close(self) -> None:
        await self.acceptor.close()
        for link in self.links:
            link.close()
            await link.wait_closed()


@dataclass
class _Host:
    guard: CodeGuard | None

    def advert(self, table: bytes) -> bytes | None:
        return table

    def admit(self, caller: Caller) -> CallerTerms | Fault:
        return CallerTerms(caller.table, self.guard)

    def other_version(self, host: str, theirs: Version) -> None:
        """Ignore the program: nobody is there to be told."""

    def wrong_code(self, caller: Caller, guard: CodeGuard) -> None:
        raise AssertionError(caller, guard)


def _identity() -> Identity:
    return identity_from(os.urandom(32), os.urandom(32))


async def _timed(work: Callable[[], Awaitable[object]]) -> float:
    begun = time.perf_counter()
    await work()
    return time.perf_counter() - begun


async def _echo(link: Link) -> None:
    async for frame in link:
        link.send(frame)


async def _round_trip(link: Link) -> None:
    link.send(FRAME)
    await link.receive()


def _resident_kb() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1000
