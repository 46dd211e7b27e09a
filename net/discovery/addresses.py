"""Addresses of tables and what people type for them: 37, 37-2, HOST, HOST:PORT, IPv6 in every form. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from ipaddress import IPv4Interface, IPv6Interface

DEFAULT_PORT = 27112
"""Below the ranges that systems give out by themselves, and registered for nothing else we know of."""

PORTS = range(DEFAULT_PORT, DEFAULT_PORT + 10)
"""Where a host listens: the first that is free."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a machine can be dialled.

    Attributes:
        host: a host name, an IPv4 address, or an IPv6 address without brackets (link-local with %scope).
        port: TCP, 1 to 65535.
    """

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


class AddressProblem(Enum):
    """Why what was typed is no address."""

    EMPTY = "empty"
    NUMBER = "number"
    NO_NETWORK = "no_network"
    HOST = "host"
    PORT = "port"
    SCOPE = "scope"


class AddressError(ValueError):
    """What was typed is no address. The message is one line for people.

    Attributes:
        problem: the reason, stable.
    """

    def __init__(self, problem: AddressProblem, message: str) -> None:
        super().__init__(message)
        self.problem = problem


def parse_target(text: str, own: Sequence[IPv4Interface | IPv6Interface]) -> tuple[Address, ...]:
    """Return where a table may be that somebody typed, best first, never empty.

    A table number is completed by each of our own /24 networks, a link-local address without scope by each of our
    own scopes; without a port it is `DEFAULT_PORT`. Raises AddressError.
    """
    raise NotImplementedError


def table_number(own: IPv4Interface | IPv6Interface, port: int) -> str | None:
    """Return what to say across the room for a table here: "37", or "37-2" for the second port.

    None where it could not be completed: IPv6, a network larger than /24, or a port beyond `PORTS`.
    """
    raise NotImplementedError
