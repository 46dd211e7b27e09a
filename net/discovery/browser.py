"""Receives the adverts of tables and lists them."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from ipaddress import IPv6Address, ip_address

from zeroconf import (  # type: ignore[attr-defined]  # two of them are there, but not in its __all__
    DNSOutgoing,
    DNSQuestion,
    ServiceStateChange,
    Zeroconf,
)
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from net.address import Address
from net.discovery.advert import decode
from net.discovery.interfaces import Interface, InterfaceKind
from net.discovery.multicast import FAILURES
from net.discovery.rows import Rows

RESOLVE_MS = 3000
MAX_RESOLVING = 64
"""Adverts that came without their addresses and are asked for them at the same time."""
_QUERY, _PTR, _INTERNET = 0, 12, 1
"""Of RFC 1035 section 4.1.1, 3.2.2 and 3.2.4."""
MAX_ADDRESSES = 8
"""Of one table; nobody has more networks at home."""


class Browser:
    """Listens for tables on one engine until stopped."""

    def __init__(
        self,
        engine: AsyncZeroconf,
        service_type: str,
        rows: Rows,
        interfaces: Sequence[Interface],
        on_change: Callable[[], None],
    ) -> None:
        self._rows = rows
        self._interfaces = interfaces
        self._on_change = on_change
        self._resolving: set[asyncio.Task[None]] = set()
        self._browser = AsyncServiceBrowser(engine.zeroconf, service_type, handlers=[self._notice])
        self._start(_ask_at_once(engine.zeroconf, service_type))

    async def stop(self) -> None:
        """Stop listening; the list keeps the tables found so far."""
        for task in self._resolving:
            task.cancel()
        await self._browser.async_cancel()

    def _notice(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        if state_change is ServiceStateChange.Removed:
            self._rows.drop(name)
            self._on_change()
            return
        info = AsyncServiceInfo(service_type, name)
        if info.load_from_cache(zeroconf):
            self._take(info)
        elif len(self._resolving) < MAX_RESOLVING:
            self._start(self._resolve(zeroconf, info))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._resolving.add(task)
        task.add_done_callback(self._resolving.discard)

    async def _resolve(self, zeroconf: Zeroconf, info: AsyncServiceInfo) -> None:
        with contextlib.suppress(*FAILURES):
            if await info.async_request(zeroconf, RESOLVE_MS):
                self._take(info)

    def _take(self, info: AsyncServiceInfo) -> None:
        advert = decode(info.text or b"")
        if advert is not None and info.port:
            addresses = usable(info.parsed_scoped_addresses(), info.port, self._interfaces)
            self._rows.hear(info.name, advert, addresses, time.monotonic())
            self._on_change()


async def _ask_at_once(zeroconf: Zeroconf, service_type: str) -> None:
    """Ask all to answer all.

    The browser's own first question asks for answers to us alone, which pass access points that swallow
    multicast; but where several programs of one machine share the port of mDNS only one of them gets such an
    answer.
    """
    question = DNSOutgoing(_QUERY)
    question.add_question(DNSQuestion(service_type, _PTR, _INTERNET))
    with contextlib.suppress(*FAILURES):
        await zeroconf.async_wait_for_start()
        zeroconf.async_send(question)


def usable(hosts: Iterable[str], port: int, interfaces: Sequence[Interface]) -> tuple[Address, ...]:
    """Return where to dial, best first: what lies in our own networks, then IPv4, then IPv6.

    Left out is what a stranger must not make us dial or nobody could: public, multicast and unspecified
    addresses, loopback unless we use it ourselves, link-local IPv6 without the scope it was heard on.
    """
    own = [address.network for interface in interfaces for address in interface.addresses]
    may_loop = any(interface.kind is InterfaceKind.LOOPBACK for interface in interfaces)
    found = []
    for host in dict.fromkeys(hosts):
        ip = ip_address(host)
        is_ours_to_dial = may_loop if ip.is_loopback else ip.is_private or ip.is_link_local
        is_scoped = not (isinstance(ip, IPv6Address) and ip.is_link_local) or ip.scope_id
        if not is_ours_to_dial or not is_scoped or ip.is_multicast or ip.is_unspecified:
            continue
        is_far = not any(ip in network for network in own if ip.version == network.version)
        found.append((is_far, ip.version, Address(host, port)))
    return tuple(address for *_, address in sorted(found, key=lambda one: one[:2]))[:MAX_ADDRESSES]
