"""The network interfaces that the game uses, and the moment when that set has changed for good."""

import re
import socket
import struct
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from ipaddress import IPv4Interface, IPv6Interface, ip_interface

import ifaddr

SETTLED_AFTER_S = 3.0
"""A change that does not last this long is ignored: Wi-Fi that roams, an address being leased again."""


class InterfaceKind(Enum):
    """The kind of an interface, as far as its flags and its name tell."""

    LAN = "lan"
    VPN = "vpn"
    VIRTUAL = "virtual"
    LOOPBACK = "loopback"


@dataclass(frozen=True, slots=True)
class Interface:
    """A network interface that is up.

    Attributes:
        name: as its system calls it, for people.
        index: its number, which scopes link-local addresses.
        kind: what it leads to.
        addresses: private, link-local or loopback ones with their networks; link-local IPv6 with its scope.
    """

    name: str
    index: int
    kind: InterfaceKind
    addresses: tuple[IPv4Interface | IPv6Interface, ...]

    @property
    def hosts(self) -> tuple[str, ...]:
        """The addresses as text to bind or dial, without their networks; link-local IPv6 with its scope."""
        return tuple(str(address).partition("/")[0] for address in self.addresses)


def read_interfaces() -> tuple[Interface, ...]:
    """Return the interfaces that are up and have an address we may use, by index. Never raises."""
    try:
        adapters = list(ifaddr.get_adapters())
    except OSError:
        return ()
    found = (_interface(adapter) for adapter in adapters)
    return tuple(sorted((one for one in found if one is not None), key=lambda one: one.index))


def choose(found: Iterable[Interface]) -> tuple[Interface, ...]:
    """Return the interfaces to use: those of a LAN, and where there is none what a VPN gives.

    Without either it is loopback, so that one machine can always play. Networks of virtual machines are never
    used: nobody else is there.
    """
    known = tuple(found)
    for kind in (InterfaceKind.LAN, InterfaceKind.VPN):
        if used := tuple(one for one in known if one.kind is kind):
            return used
    return tuple(one for one in known if one.kind is InterfaceKind.LOOPBACK)


class InterfaceWatch:
    """Follows a set of interfaces, heeding only changes that last. No clock, no sockets.

    Attributes:
        used: the set that holds.
    """

    def __init__(self, used: tuple[Interface, ...]) -> None:
        self.used = used
        self._seen = used
        self._since = 0.0

    def see(self, found: tuple[Interface, ...], now: float) -> bool:
        """Take a reading; return whether `used` has just changed, after `SETTLED_AFTER_S` of a new set."""
        if found != self._seen:
            self._seen, self._since = found, now
        if self._seen == self.used or now - self._since < SETTLED_AFTER_S:
            return False
        self.used = self._seen
        return True


_VPN = re.compile(
    r"(tun|tap|wg|ppp|ipsec|utun|tailscale|nordlynx|proton|ham)[0-9]*|zt[0-9a-z]{6,}|.*"
    r"(vpn|wireguard|tailscale|zerotier|hamachi|wintun|tap-windows|anyconnect|fortinet|globalprotect).*",
    re.IGNORECASE,
)
_VIRTUAL = re.compile(
    r"(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|podman|cni|cali|flannel|vnet|dummy|ifb|awdl|llw|anpi|bridge1).*|.*"
    r"(vethernet|virtualbox|vmware|hyper-v|docker|wsl).*",
    re.IGNORECASE,
)
"""What the makers of tunnels, containers and virtual machines call their interfaces."""

_UP, _LOOPBACK, _POINT_TO_POINT = 0x1, 0x8, 0x10
"""Flags of an interface, alike on Linux, macOS and the BSDs."""
_GET_FLAGS = 0x8913 if sys.platform == "linux" else 0xC0206911
"""`SIOCGIFFLAGS`."""


def _interface(adapter: ifaddr.Adapter) -> Interface | None:
    name, index = adapter.nice_name, adapter.index or 0
    flags = _flags(adapter.name)
    addresses = tuple(address for ip in adapter.ips if (address := _address(ip)) is not None)
    if not addresses or (flags is not None and not flags & _UP):
        return None
    return Interface(name, index, _kind(name, flags or 0, addresses), addresses)


def _kind(name: str, flags: int, addresses: tuple[IPv4Interface | IPv6Interface, ...]) -> InterfaceKind:
    if flags & _LOOPBACK or all(address.ip.is_loopback for address in addresses):
        return InterfaceKind.LOOPBACK
    if flags & _POINT_TO_POINT or _VPN.fullmatch(name):
        return InterfaceKind.VPN
    return InterfaceKind.VIRTUAL if _VIRTUAL.fullmatch(name) else InterfaceKind.LAN


def _address(ip: ifaddr.IP) -> IPv4Interface | IPv6Interface | None:
    """Return an address that only its own network can use, with its network; None for any other."""
    try:
        if isinstance(ip.ip, str):
            address = ip_interface(f"{ip.ip}/{ip.network_prefix}")
        else:
            host, _, scope = ip.ip
            host = host.partition("%")[0]
            address = ip_interface(
                f"{host}%{scope}/{ip.network_prefix}" if scope else f"{host}/{ip.network_prefix}"
            )
    except ValueError:
        return None
    own = address.ip
    if own.is_link_local and isinstance(address, IPv6Interface) and not address.scope_id:
        return None
    is_usable = own.is_private or own.is_link_local or own.is_loopback
    return address if is_usable and not own.is_unspecified else None


def _flags(name: str) -> int | None:
    """Return the flags of an interface; None where they cannot be had, as on Windows."""
    if sys.platform == "win32":
        return None
    import fcntl  # noqa: PLC0415 - there is none on Windows

    request = struct.pack("16s16x8x", name.encode()[:15])
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
            answer = fcntl.ioctl(any_socket, _GET_FLAGS, request)
    except OSError:
        return None
    return int(struct.unpack_from("H", answer, 16)[0])
