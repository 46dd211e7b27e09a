"""Keeps one table's advert on the network: registered, changed at most once a second, withdrawn."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from zeroconf import ServiceInfo
from zeroconf.asyncio import AsyncZeroconf

from net.discovery.advert import Advert, encode, fit
from net.discovery.multicast import FAILURES

CHANGES_APART_S = 1.0
RETRY_AFTER_S = 5.0
GOODBYE_S = 0.3
"""How long closing waits for the goodbye to be sent."""
ANSWERED_S = 1.3
"""How late zeroconf may still send an answer; after a goodbye it would bring the advert back elsewhere."""

_LONGEST_NICK = 44
"""Bytes; a label of DNS has 63, and there follow a hyphen, sixteen digits and perhaps `-2`."""


@dataclass(frozen=True, slots=True)
class _Notice:
    name: str
    text: bytes
    port: int


@dataclass(frozen=True, slots=True)
class _Published:
    engine: AsyncZeroconf
    notice: _Notice
    addresses: tuple[str, ...]
    info: ServiceInfo


class Announcer:
    """Advertises at most one table. Nothing here raises what the network does.

    Attributes:
        is_advertised: whether the advert is out.
        has_failed: whether it ought to be out and could not be sent; it is tried again.
    """

    def __init__(self, service_type: str, on_change: Callable[[], None]) -> None:
        self.is_advertised = False
        self.has_failed = False
        self._service_type = service_type
        self._on_change = on_change
        self._engine: AsyncZeroconf | None = None
        self._addresses: tuple[str, ...] = ()
        self._wanted: _Notice | None = None
        self._published: _Published | None = None
        self._turn = asyncio.Event()
        self._is_over = asyncio.Event()
        self._repeating: set[asyncio.Task[None]] = set()
        self._worker = asyncio.create_task(self._work())

    def attach(self, engine: AsyncZeroconf | None, addresses: Sequence[str]) -> None:
        """Use this engine from now on, and announce these addresses."""
        self._engine, self._addresses = engine, tuple(addresses)
        self._turn.set()

    def advertise(self, advert: Advert, port: int) -> None:
        """Advertise a table, or a changed advert of it. Raises ValueError for an invalid advert."""
        self._wanted = _Notice(self._name(advert), encode(advert), port)
        self._is_over.clear()
        self._turn.set()

    def withdraw(self) -> None:
        """Advertise nothing any more."""
        self._wanted = None
        self._is_over.set()
        self._turn.set()

    async def close(self) -> None:
        """Say goodbye, as far as `GOODBYE_S` allows, and stop."""
        for task in (self._worker, *self._repeating):
            task.cancel()
        await asyncio.gather(self._worker, *self._repeating, return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_S):
                await self._unregister()

    async def _work(self) -> None:
        while True:
            await self._turn.wait()
            self._turn.clear()
            sending = None
            try:
                sending = await self._publish()
                self.has_failed = False
            except FAILURES:
                self.has_failed = True
            self._tell()
            if sending is not None:
                await self._rest(sending)
            elif self.has_failed:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._turn.wait(), RETRY_AFTER_S)
                self._turn.set()

    async def _publish(self) -> Awaitable[object] | None:
        """Bring what is out in line with what is wanted.

        Return what is still being sent, None if nothing is.
        """
        engine, notice, published = self._engine, self._wanted, self._published
        if published and (notice is None or engine is not published.engine):
            await self._unregister()
            published = None
        if notice is None or engine is None:
            return None
        info = self._info(notice, published.info.name if published else notice.name)
        sending: Awaitable[object]
        if published is None:
            is_taken = (
                engine.zeroconf.cache.current_entry_with_name_and_alias(info.type, info.name) is not None
            )
            sending = await engine.async_register_service(
                info, allow_name_change=True, cooperating_responders=not is_taken
            )
        elif (published.notice, published.addresses) == (notice, self._addresses):
            return None
        else:
            sending = await engine.async_update_service(info)
        self._published = _Published(engine, notice, self._addresses, info)
        return sending

    async def _rest(self, sending: Awaitable[object]) -> None:
        """Wait until the next change may be sent; a goodbye need not wait."""
        task = asyncio.ensure_future(sending)
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._is_over.wait(), CHANGES_APART_S)
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def _tell(self) -> None:
        self.is_advertised = self._published is not None
        self._on_change()

    async def _unregister(self) -> None:
        if self._published is None:
            return
        engine, info = self._published.engine, self._published.info
        self._published = None
        await _say_goodbye(engine, info)
        repeating = asyncio.create_task(self._repeat_goodbye(engine, info))
        self._repeating.add(repeating)
        repeating.add_done_callback(self._repeating.discard)

    async def _repeat_goodbye(self, engine: AsyncZeroconf, info: ServiceInfo) -> None:
        await asyncio.sleep(ANSWERED_S)
        if self._published is None or self._published.info.name != info.name:
            await _say_goodbye(engine, info)

    def _name(self, advert: Advert) -> str:
        """Return an instance name that no two adverts share by chance, so that no query is needed first.

        Where it was heard all the same, zeroconf asks, which takes a second, and appends a number.
        """
        host = fit(advert.host, _LONGEST_NICK) or "tusac"
        return f"{host}-{advert.table[:6]}{advert.fingerprint[:10]}.{self._service_type}"

    def _info(self, notice: _Notice, name: str) -> ServiceInfo:
        return ServiceInfo(
            self._service_type,
            name,
            notice.port,
            properties=notice.text,
            server=name,
            parsed_addresses=list(self._addresses),
        )


async def _say_goodbye(engine: AsyncZeroconf, info: ServiceInfo) -> None:
    with contextlib.suppress(*FAILURES):  # an engine that is closed has said goodbye itself
        await (await engine.async_unregister_service(info))
