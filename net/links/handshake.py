"""The greeting of two machines, both roles, without any input or output (network.md 4.3)."""

from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from net.identity import Identity, PublicIdentity
from net.links.code import CodeGuard
from net.links.faults import Fault, Version


class Purpose(Enum):
    """What a link is opened for."""

    JOIN = "join"
    MESH = "mesh"


@dataclass(frozen=True, slots=True)
class Call:
    """What a dialler wants.

    Attributes:
        identity: ours.
        program: our program's version, told to the other.
        purpose: what for.
        table: the table's id, at most 16 bytes; b"" for the one it hosts.
        code: the table's code as typed; "" for none.
        expected_key: the Ed25519 key that must answer; b"" for any. Another one ends in `Fault.KEY_CHANGED`.
    """

    identity: Identity
    program: str
    purpose: Purpose
    table: bytes = b""
    code: str = field(default="", repr=False)
    expected_key: bytes = b""


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks to be let in; the key is proven before the link opens, but not yet when `Host.admit` is asked.

    Attributes:
        key: its public identity.
        purpose: what for.
        table: the table it asks for, b"" for any.
        host: the address it calls from, without port and scope.
    """

    key: PublicIdentity
    purpose: Purpose
    table: bytes
    host: str


@dataclass(frozen=True, slots=True)
class Terms:
    """How a caller may come in.

    Attributes:
        table: the id of the table.
        guard: checks the table's code; None if this caller needs none.
    """

    table: bytes
    guard: CodeGuard | None = None


class Host(Protocol):
    """What the acceptor asks about the tables of its machine. Both answers must be quick."""

    def advert(self, table: bytes) -> bytes | None:
        """Return what strangers may know of a table, at most 1 KiB; None if there is no such table."""

    def admit(self, caller: Caller) -> Terms | Fault:
        """Return how a caller may come in, or why not."""


@dataclass(frozen=True, slots=True)
class Probed:
    """What a machine says of its table to strangers.

    Attributes:
        advert: as its `Host` gave it.
        theirs: the program that answered.
    """

    advert: bytes
    theirs: Version
