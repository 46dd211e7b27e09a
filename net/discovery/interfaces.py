"""Which of this machine's network interfaces the game uses, and when that set has changed for good."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from ipaddress import IPv4Interface, IPv6Interface


class InterfaceKind(Enum):
    """What an interface leads to, as far as its flags and its name tell."""

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


def read_interfaces() -> tuple[Interface, ...]:
    """Return the interfaces that are up and have an address we may use, by index. Never raises."""
    raise NotImplementedError


def choose(found: Iterable[Interface], extra: frozenset[str] = frozenset()) -> tuple[Interface, ...]:
    """Return the interfaces to use: those of a LAN and those named in `extra`.

    Where there is none, what a VPN gives is used; without that, loopback, so that one machine can always play.
    """
    raise NotImplementedError


class InterfaceWatch:
    """Follows the set of interfaces, acting only on changes that last. No clock, no sockets."""

    def __init__(self, now_used: Sequence[Interface]) -> None:
        raise NotImplementedError

    def see(self, found: tuple[Interface, ...], now: float) -> bool:
        """Take one look; return whether `used` has just changed: the new set has stood for `SETTLED_AFTER_S`."""
        raise NotImplementedError
