"""The list of tables nearby, as values. No Qt, and nothing of the network but addresses."""

from dataclasses import dataclass
from enum import Enum

from net.address import Address


class TableSearch(Enum):
    """The state of the search for tables."""

    UNASKED = "unasked"
    """The system will ask about the network, and we have not told the player so yet."""
    STARTING = "starting"
    LISTENING = "listening"
    """Nothing found, and not long enough looked to say so."""
    EMPTY = "empty"


@dataclass(frozen=True, slots=True)
class NearbyTable:
    """A table of the list.

    Attributes:
        table: its id.
        name: of the table, or of its host.
        details: rules, seats, pace and state in words.
        is_locked: a code is needed.
        answers: whether its machine answers.
        has_place: whether there is a seat to take; else one may look on at most.
        addresses: where to dial.
        face: the number of the painted face of who hosts it.
        is_own: whether we sat there when the program last ended without leaving it.
    """

    table: str
    name: str
    details: str
    is_locked: bool
    answers: bool
    has_place: bool
    addresses: tuple[Address, ...]
    face: int
    is_own: bool = False


@dataclass(frozen=True, slots=True)
class NearbyList:
    """The whole list.

    Attributes:
        tables: in the order they were found.
        tried: addresses tried while looking harder.
        total: addresses to try; 0 when not looking harder.
        note: something that does not work, in words; "" for nothing.
    """

    tables: tuple[NearbyTable, ...] = ()
    tried: int = 0
    total: int = 0
    note: str = ""
