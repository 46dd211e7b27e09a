"""The one mDNS engine of a process: opened on those interfaces that work, kept on them while they change."""

import contextlib
import logging
import socket
import struct
from collections.abc import Sequence

from zeroconf import Error, IPVersion
from zeroconf.asyncio import AsyncZeroconf

from net.discovery.interfaces import Interface

SERVICE_TYPE = "_tusac._tcp.local."

GROUP_V4, GROUP_V6, MDNS_PORT = "224.0.0.251", "ff02::fb", 5353
"""Where mDNS is spoken (RFC 6762)."""

FAILURES = (Error, OSError, RuntimeError)
"""What zeroconf raises when a network does not let it work: there is no narrower class for all of it."""

logging.getLogger("zeroconf").setLevel(logging.CRITICAL)
"""Its warnings speak to programmers; what matters of them becomes a `Trouble`."""


def open_engine(interfaces: Sequence[Interface]) -> AsyncZeroconf | None:
    """Return an engine on all addresses where multicast can be had; None if there is none."""
    entries = _entries(interfaces)
    if not entries:
        return None
    try:
        return AsyncZeroconf(interfaces=entries, ip_version=_version(entries))
    except FAILURES:
        return None


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
    return open_engine(interfaces)


async def close_engine(engine: AsyncZeroconf) -> None:
    """Say goodbye for all that is registered and close the sockets; never raises."""
    with contextlib.suppress(*FAILURES):
        await engine.async_close()


def _entries(interfaces: Sequence[Interface]) -> list[str]:
    """Return the entries for zeroconf: all IPv4 addresses, and one IPv6 address of each interface.

    A link-local IPv6 address is preferred.

    Multicast on `::1` reaches nobody, so loopback means IPv4.
    """
    entries = []
    for interface in interfaces:
        candidates = [host for host in interface.hosts if ":" not in host]
        others = [host for host in interface.hosts if ":" in host and host != "::1"]
        candidates += sorted(others, key=lambda host: "%" not in host)[:1]
        entries += [entry for entry in candidates if _has_multicast(entry, interface.index)]
    return entries


def _has_multicast(entry: str, index: int) -> bool:
    """Return whether the group can be joined at one of our addresses.

    One at which that fails would make it fail at all the others, too.
    """
    try:
        found = socket.getaddrinfo(entry, 0, type=socket.SOCK_DGRAM, flags=socket.AI_NUMERICHOST)
        family, *_, place = found[0]
        with socket.socket(family, socket.SOCK_DGRAM) as trial:
            trial.bind(place)
            if family == socket.AF_INET:
                membership = socket.inet_aton(GROUP_V4) + socket.inet_aton(entry)
                trial.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, membership)
            else:
                membership = socket.inet_pton(family, GROUP_V6) + struct.pack("@I", index)
                trial.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_JOIN_GROUP, membership)
    except OSError:
        return False
    return True


def _version(entries: Sequence[str]) -> IPVersion:
    versions = {IPVersion.V6Only if ":" in entry else IPVersion.V4Only for entry in entries}
    return versions.pop() if len(versions) == 1 else IPVersion.All
