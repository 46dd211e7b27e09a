"""The one mDNS engine of a process: opened on those interfaces that work, kept on them while they change."""

import contextlib
import logging
from collections.abc import Sequence
from ipaddress import IPv4Interface

from zeroconf import Error, IPVersion
from zeroconf.asyncio import AsyncZeroconf

from net.discovery.interfaces import Interface

SERVICE_TYPE = "_tusac._tcp.local."

FAILURES = (Error, OSError, RuntimeError)
"""What zeroconf raises when a network does not let it work: there is no narrower class for all of it."""

logging.getLogger("zeroconf").setLevel(logging.CRITICAL)
"""Its warnings speak to programmers; what matters of them becomes a `Trouble`."""


async def open_engine(interfaces: Sequence[Interface]) -> AsyncZeroconf | None:
    """Return an engine on all addresses where multicast can be had; None if there is none."""
    entries = _entries(interfaces)
    engine = _try_open(entries)
    if engine is None and len(entries) > 1:  # one bad interface must not cost us the good ones
        engine = _try_open([entry for entry in entries if await _works(entry)])
    return engine


async def follow(engine: AsyncZeroconf, interfaces: Sequence[Interface]) -> AsyncZeroconf | None:
    """Return the engine on another set of interfaces: the same where it can change, else a new one, or None.

    An engine that is replaced is closed.
    """
    entries = _entries(interfaces)
    if entries and hasattr(engine, "async_update_interfaces"):  # since zeroconf 0.150
        with contextlib.suppress(*FAILURES):
            await engine.async_update_interfaces(entries, _version(entries))
            return engine
    await close_engine(engine)
    return await open_engine(interfaces)


async def close_engine(engine: AsyncZeroconf) -> None:
    """Say goodbye for all that is registered and close the sockets; never raises."""
    with contextlib.suppress(*FAILURES):
        await engine.async_close()


def _entries(interfaces: Sequence[Interface]) -> list[str]:
    """Return what zeroconf wants: all IPv4 addresses and, of each interface, one IPv6 address, link-local before others.

    Multicast on `::1` reaches nobody, so loopback means IPv4.
    """
    entries = []
    for interface in interfaces:
        entries += [str(one.ip) for one in interface.addresses if isinstance(one, IPv4Interface)]
        others = [one.ip for one in interface.addresses if not isinstance(one, IPv4Interface)]
        usable = [ip for ip in others if not ip.is_loopback]
        entries += [str(ip) for ip in sorted(usable, key=lambda ip: not ip.is_link_local)[:1]]
    return entries


def _version(entries: Sequence[str]) -> IPVersion:
    versions = {IPVersion.V6Only if ":" in entry else IPVersion.V4Only for entry in entries}
    return versions.pop() if len(versions) == 1 else IPVersion.All


def _try_open(entries: list[str]) -> AsyncZeroconf | None:
    if not entries:
        return None
    try:
        return AsyncZeroconf(interfaces=entries, ip_version=_version(entries))
    except FAILURES:
        return None


async def _works(entry: str) -> bool:
    engine = _try_open([entry])
    if engine is None:
        return False
    await close_engine(engine)
    return True
