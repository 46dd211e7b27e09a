"""Addresses of tables and what people type for them: 37, 37-2, HOST, HOST:PORT, IPv6 in every form. Pure."""

import re
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from enum import Enum
from ipaddress import (
    AddressValueError,
    IPv4Address,
    IPv4Interface,
    IPv6Address,
    IPv6Interface,
    ip_address,
    ip_interface,
)

from net.address import DEFAULT_PORT, NUMBER, PORTS, Address


class AddressProblem(Enum):
    """The reason why a typed text is no address."""

    EMPTY = "empty"
    NUMBER = "number"
    NO_NETWORK = "no_network"
    HOST = "host"
    PORT = "port"
    SCOPE = "scope"


class AddressError(ValueError):
    """The typed text is no address. The message is one line for people.

    Attributes:
        problem: the reason, stable.
    """

    def __init__(self, problem: AddressProblem, message: str) -> None:
        super().__init__(message)
        self.problem = problem


def parse_target(text: str, own: Sequence[IPv4Interface | IPv6Interface]) -> tuple[Address, ...]:
    """Return where a table may be that somebody typed, best first, never empty.

    A table number is completed by each of our own /24 networks, a link-local address without scope by each of
    our own scopes; without a port it is `DEFAULT_PORT`. Raises AddressError.
    """
    typed = unicodedata.normalize("NFKC", text).strip()
    if not typed:
        raise AddressError(AddressProblem.EMPTY, f"type a {_FORMS}")
    number = NUMBER.fullmatch(typed)
    if number:
        return _complete(number, own)
    host, port = _split(typed)
    return tuple(Address(name, port) for name in _hosts(host, own))


def table_number(own: IPv4Interface | IPv6Interface, port: int) -> str | None:
    """Return what to say across the room for a table here: "37", or "37-2" for the second port.

    None where it could not be completed: IPv6, a network larger than /24, or a port beyond `PORTS`.
    """
    if isinstance(own, IPv6Interface) or own.network.prefixlen < _NUMBERED or port not in PORTS:
        return None
    last = own.ip.packed[-1]
    return str(last) if port == DEFAULT_PORT else f"{last}-{PORTS.index(port) + 1}"


def number_of(addresses: Sequence[Address], own: Sequence[IPv4Interface | IPv6Interface]) -> str:
    """Return the table number of another machine, reached at some addresses, in a network of ours.

    "" for none.
    """
    for address in addresses:
        with suppress(ValueError):  # a link-local address with its scope
            ip = ip_address(address.host)
            for here in own:
                if ip in here.network and not ip.is_loopback:
                    number = table_number(ip_interface((ip, here.network.prefixlen)), address.port)
                    if number is not None:
                        return number
    return ""


_FORMS = "table number such as 37 or 37-2, or an address such as 192.168.1.37"
_NUMBERED = 24
"""Length of the prefix that the machines of one home share, so that the last part tells them apart."""

_PORT = re.compile(r"[0-9]{1,5}")
_NAME = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*\.?", re.IGNORECASE)
_LONGEST_NAME = 253
_SCOPE = re.compile(r"[A-Za-z0-9_.:-]{1,32}")


def _complete(number: re.Match[str], own: Sequence[IPv4Interface | IPv6Interface]) -> tuple[Address, ...]:
    last, place = int(number[1]), int(number[2] or 1)
    if not 1 <= last <= 254 or not 1 <= place <= len(PORTS):
        msg = f"there is no table {number[0]!r}: numbers go from 1 to 254, then perhaps -1 to -{len(PORTS)}"
        raise AddressError(AddressProblem.NUMBER, msg)
    networks = [
        address.ip.packed[:-1]
        for address in own
        if isinstance(address, IPv4Interface) and not address.ip.is_loopback
    ]
    if not networks:
        msg = (
            "a table number needs a home network (IPv4); type the whole address that the host's screen shows"
        )
        raise AddressError(AddressProblem.NO_NETWORK, msg)
    return tuple(
        Address(str(IPv4Address(network + bytes((last,)))), PORTS[place - 1])
        for network in dict.fromkeys(networks)
    )


def _split(typed: str) -> tuple[str, int]:
    """Return the host and the port of HOST, HOST:PORT, [HOST]:PORT or an IPv6 address without brackets."""
    if typed.startswith("["):
        host, bracket, rest = typed[1:].partition("]")
        if not bracket or (rest and rest[0] != ":") or ":" not in host:
            msg = f"{typed!r} is no address: write IPv6 as [fe80::1%eth0]:{DEFAULT_PORT}"
            raise AddressError(AddressProblem.HOST, msg)
        return host, _port(rest[1:]) if rest else DEFAULT_PORT
    if typed.count(":") != 1:
        return typed, DEFAULT_PORT
    host, _, port = typed.partition(":")
    return host, _port(port)


def _port(text: str) -> int:
    if not _PORT.fullmatch(text) or not 1 <= int(text) <= 65535:
        msg = f"{text!r} is no port: a number from 1 to 65535 is wanted, such as {DEFAULT_PORT}"
        raise AddressError(AddressProblem.PORT, msg)
    return int(text)


def _hosts(host: str, own: Sequence[IPv4Interface | IPv6Interface]) -> tuple[str, ...]:
    if ":" in host:
        return _hosts_v6(host, own)
    if host.replace(".", "").isdecimal():
        try:
            return (str(IPv4Address(host)),)
        except AddressValueError:
            pass
    elif len(host) <= _LONGEST_NAME and _NAME.fullmatch(host):
        return (host,)
    msg = f"{host!r} is no address; type a {_FORMS}"
    raise AddressError(AddressProblem.HOST, msg)


def _hosts_v6(host: str, own: Sequence[IPv4Interface | IPv6Interface]) -> tuple[str, ...]:
    try:
        address = IPv6Address(host)
    except AddressValueError:
        address = None
    if address is None or (address.scope_id and not _SCOPE.fullmatch(address.scope_id)):
        msg = f"{host!r} is no IPv6 address; one looks like fd00::25 or fe80::1%eth0"
        raise AddressError(AddressProblem.HOST, msg)
    if not address.is_link_local or address.scope_id:
        return (str(address),)
    scopes = dict.fromkeys(mine.scope_id for mine in own if isinstance(mine, IPv6Interface) and mine.scope_id)
    if not scopes:
        msg = f"{host} needs the interface it is reached by, such as {host}%eth0"
        raise AddressError(AddressProblem.SCOPE, msg)
    return tuple(f"{address}%{scope}" for scope in scopes)
