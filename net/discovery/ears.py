"""The other machines that speak mDNS on our networks, by the addresses their packets come from."""

import asyncio
import contextlib
import socket
import struct
from collections.abc import AsyncIterator, Sequence
from ipaddress import IPv4Interface, ip_address

from net.discovery.interfaces import Interface
from net.discovery.multicast import GROUP_V4, GROUP_V6, MDNS_PORT


class MdnsSenders(asyncio.DatagramProtocol):
    """Collects senders.

    Attributes:
        heard: the addresses of others, each with its scope where it has one.
    """

    def __init__(self, interfaces: Sequence[Interface]) -> None:
        self.heard: set[str] = set()
        self._own = {host.partition("%")[0] for interface in interfaces for host in interface.hosts}

    def datagram_received(self, data: bytes, addr: tuple[str, int] | tuple[str, int, int, int]) -> None:
        """Note the sender of a packet."""
        del data
        host = addr[0].partition("%")[0]
        if host not in self._own and not ip_address(host).is_loopback:
            self.heard.add(f"{host}%{addr[3]}" if len(addr) == 4 and addr[3] else host)


@contextlib.asynccontextmanager
async def listening(interfaces: Sequence[Interface]) -> AsyncIterator[MdnsSenders]:
    """Listen to mDNS on these interfaces; where that is not possible nobody is heard."""
    ears = MdnsSenders(interfaces)
    loop = asyncio.get_running_loop()
    transports = []
    for family in (socket.AF_INET, socket.AF_INET6):
        with contextlib.suppress(OSError):
            opened = _open(family, interfaces)
            transport, _ = await loop.create_datagram_endpoint(lambda: ears, sock=opened)
            transports.append(transport)
    try:
        yield ears
    finally:
        for transport in transports:
            transport.close()


def _open(family: socket.AddressFamily, interfaces: Sequence[Interface]) -> socket.socket:
    """Return a socket that receives the multicast group beside other such sockets. Raises OSError."""
    opened = socket.socket(family, socket.SOCK_DGRAM)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "SO_REUSEPORT"):
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if family == socket.AF_INET6:
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        opened.bind(("", MDNS_PORT))
        for interface in interfaces:
            with contextlib.suppress(OSError):
                _join(opened, family, interface)
    except OSError:
        opened.close()
        raise
    return opened


def _join(opened: socket.socket, family: socket.AddressFamily, interface: Interface) -> None:
    if family == socket.AF_INET6:
        group = socket.inet_pton(family, GROUP_V6) + struct.pack("@I", interface.index)
        opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_JOIN_GROUP, group)
        return
    for address in interface.addresses:
        if isinstance(address, IPv4Interface):
            group = socket.inet_aton(GROUP_V4) + address.ip.packed
            opened.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, group)
