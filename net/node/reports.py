"""Reports from a node to its client. Values only; words for people are the client's."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from net.address import Address
from net.discovery.discovery import Nearby
from net.links.faults import Fault, Version
from net.table.interface.status import SessionEvent, Status


class Trouble(Enum):
    """A trouble of this machine itself; a trouble of a link is a `Fault`."""

    PORT_IN_USE = "port_in_use"
    """Another program listens at the port asked for, or at all of ours."""
    PORT_REFUSED = "port_refused"
    """The system does not let us listen there."""
    BAD_CODE = "bad_code"
    """The code wanted for our table is too short or too long."""
    UNPLAYABLE = "unplayable"
    """Nobody can play at such a table; the detail says why."""
    STILL_SITS = "still_sits"
    """We have not left another table, and our cards wait there; the detail is its name."""
    HIDDEN_BY_VPN = "hidden_by_vpn"
    """Nobody answers at the table number that was asked for, the detail, and this machine has a VPN."""
    NOBODY_THERE = "nobody_there"
    """No computer here has the table number that was typed; the detail is the number."""
    CODE_TRIED = "code_tried"
    """Somebody has tried a wrong code at our table; the detail is the address it came from."""
    CODE_CHANGED = "code_changed"
    """Somebody has tried many wrong codes at our table, so it has a new one; `Hosted` tells it."""
    OTHER_VERSION = "other_version"
    """Somebody with another version of the program wanted to come to our table; the detail is the address."""
    FILE_SET_ASIDE = "file_set_aside"
    """A file of ours was damaged and replaced by a new one; the detail says where the old one lies."""
    NOT_READ = "not_read"
    """A file of ours cannot be read now, or is a newer program's; it is left as it is.

    The detail says where it lies.
    """
    TABLE_FORGOTTEN = "table_forgotten"
    """What we had stored of a table, to play on there, was damaged and has been thrown away."""
    KEYS_MADE_PRIVATE = "keys_made_private"
    """Others on this computer could read our keys until now; the detail says where those lie."""
    NOT_SAVED = "not_saved"
    """The disk does not take a file of ours."""
    HELD_BACK = "held_back"
    """The disk holds an older state of our table that it does not remove: we say nothing before it does.

    The detail says what is wrong with it.
    """
    EXHAUSTED = "exhausted"
    """The system has no more memory, threads or open files for us."""
    BROKEN = "broken"
    """A fault of this program; the detail is for a report of it."""


@dataclass(frozen=True, slots=True)
class Hosted:
    """The table is open and others can reach it.

    Attributes:
        addresses: where, the likeliest first; only 127.0.0.1 without a network.
        number: the table number to say across the room, such as "37" or "37-2"; "" without a network.
        code: what others must know, "" for nothing.
    """

    addresses: tuple[Address, ...]
    number: str
    code: str


@dataclass(frozen=True, slots=True)
class CoordinatorAt:
    """The place where others can join our table, whose coordinator is another machine.

    Attributes:
        address: the coordinator's; None if it is not known here.
        number: the table number to say across the room; "" if there is none.
    """

    address: Address | None
    number: str


@dataclass(frozen=True, slots=True)
class AtTable:
    """The status of our table, and its events in order since the last such report."""

    status: Status
    events: tuple[SessionEvent, ...]


@dataclass(frozen=True, slots=True)
class Failed:
    """The request failed, and the node is at no table.

    Attributes:
        why: what is wrong.
        detail: more about that, for people; "" for nothing.
        theirs: with `Fault.VERSION`, what the other machine runs.
    """

    why: Trouble | Fault
    detail: str = ""
    theirs: Version | None = None


@dataclass(frozen=True, slots=True)
class Warned:
    """Something is wrong that does not stop us.

    Attributes:
        why: what.
        detail: more about that, for people.
        theirs: with `Trouble.OTHER_VERSION`, what the other machine runs.
    """

    why: Trouble
    detail: str = ""
    theirs: Version | None = None


@dataclass(frozen=True, slots=True)
class TablesSeen:
    """The state of discovery: the tables of others, the interfaces in use, what does not work.

    Attributes:
        nearby: all of it.
        own: the id, as adverts have it, of the table that this machine has not left; "" for none. It may be
            gone.
    """

    nearby: Nearby
    own: str = ""


@dataclass(frozen=True, slots=True)
class RecordKept:
    """The record of a dealt round, by its number in the match, is on disk at this path."""

    round_number: int
    path: Path


@dataclass(frozen=True, slots=True)
class Left:
    """The node is at no table any more and can host or join again."""


Report = Hosted | CoordinatorAt | AtTable | Failed | Warned | TablesSeen | RecordKept | Left
