"""The node's interface to discovery: values, and one protocol that tests may fake."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from net.address import Address
from net.discovery.advert import Advert
from net.discovery.interfaces import Interface
from net.links.faults import Fault

Probe = Callable[[Sequence[Address]], Awaitable[bytes]]
"""Asks the machine at one of these addresses what it advertises: its answer, for `advert.decode`.

Raises LinkError.
"""


class Watcher(Enum):
    """A part of the program that needs to know, at times, which tables there are."""

    LIST = "list"
    """A list of tables on a screen."""
    NUMBER = "number"
    """A table number that somebody has typed."""
    MEMBERS = "members"
    """A table some of whose machines are not heard."""


class TableReach(Enum):
    """Whether a table's machine answers us."""

    UNTRIED = "untried"
    ANSWERS = "answers"
    SILENT = "silent"


@dataclass(frozen=True, slots=True)
class FoundTable:
    """A table somewhere near.

    Attributes:
        advert: what it says of itself; hints from a stranger.
        addresses: where to dial, best first; never empty.
        reach: whether it answers; a silent one is shown in gray.
        number: what to say across the room for it; "" for nothing.
    """

    advert: Advert
    addresses: tuple[Address, ...]
    reach: TableReach
    number: str = ""


class DiscoveryTrouble(Enum):
    """A part of discovery that does not work, while all else goes on."""

    NO_NETWORK = "no_network"
    NO_MULTICAST = "no_multicast"
    NOT_ADVERTISED = "not_advertised"


@dataclass(frozen=True, slots=True)
class Search:
    """The progress of the harder search.

    Attributes:
        tried: addresses tried.
        total: addresses to try.
    """

    tried: int
    total: int


@dataclass(frozen=True, slots=True)
class Nearby:
    """The tables, interfaces and troubles that discovery knows now.

    Attributes:
        tables: the tables of others, in the order they were found.
        interfaces: what is used.
        is_advertised: whether our table's advert is out.
        search: how far looking harder is; None if it is not going on.
        troubles: what does not work.
    """

    tables: tuple[FoundTable, ...] = ()
    interfaces: tuple[Interface, ...] = ()
    is_advertised: bool = False
    search: Search | None = None
    troubles: tuple[DiscoveryTrouble, ...] = ()


class Discovery(Protocol):
    """Finds tables and lets ours be found.

    Called in the event loop's thread; no trouble of the network is raised.
    """

    @property
    def nearby(self) -> Nearby:
        """The present state; a callback of the discovery's owner reports changes."""

    async def open(self) -> None:
        """Look at the interfaces and join the multicast group. What fails is a `DiscoveryTrouble`."""

    def advertise(self, advert: Advert, port: int) -> None:
        """Advertise our table, listening at a port, or what has changed of it.

        At most one change a second goes out.

        Raises ValueError for an advert that `encode` does not take.
        """

    def withdraw(self) -> None:
        """Advertise nothing any more."""

    def found(self, table: str) -> tuple[FoundTable, ...]:
        """Return all sources of one table, also if we advertise it ourselves; known only while watching."""

    def refused(self, table: str, addresses: Sequence[Address], fault: Fault) -> None:
        """Say why a table, by its id, could not be joined.

        One that is not there is listed no more until it answers.
        """

    def watch(self, watcher: Watcher, *, is_on: bool) -> None:
        """Say whether a part of the program needs to know now which tables there are.

        Only while any does are others looked for and asked if they live.
        """

    def refresh(self) -> None:
        """Ask the network again which tables are there.

        Also helps where an access point swallows multicast.
        """

    def look_harder(self, recent: Sequence[Address]) -> None:
        """Dial the last tables that worked and every address of our own private /24 networks.

        Only when asked to.
        """

    def stop_looking_harder(self) -> None:
        """Give up looking harder; what it found stays."""

    async def close(self) -> None:
        """Say goodbye to the network, with 0.3 s patience, and let go of everything."""
