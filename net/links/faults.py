"""The reasons why a link cannot be opened, or has ended: stable codes, which the client puts into words."""

from dataclasses import dataclass
from enum import Enum

from net.errors import NetError


class Fault(Enum):
    """The reason why a link was not opened or has ended. The values travel in `ERR` and `BYE`."""

    REFUSED = "refused"
    """Nobody listens there: the table has just closed."""
    NO_ROUTE = "no_route"
    """The network knows no way there, or the system forbids it."""
    TIMED_OUT = "timed_out"
    """No connection and no answer at all: a firewall, or a Wi-Fi that keeps its devices apart."""
    BAD_ADDRESS = "bad_address"
    """No such host name, or an address that cannot be used as it is (link-local without a scope)."""
    NOT_TUSAC = "not_tusac"
    """Something else answers there."""
    VERSION = "version"
    """It speaks another protocol; `LinkError.theirs` tells which."""
    TABLE_GONE = "table_gone"
    """It is a tusac machine, but has no such table, or none any more."""
    BUSY = "busy"
    """It has too many connections just now."""
    CODE_NEEDED = "code_needed"
    """The table has a code, and none was given."""
    NO_CODE = "no_code"
    """A code was given, but the other end asks for none: it has dropped it, or is an impostor."""
    BAD_CODE = "bad_code"
    """The code is not the table's, or somebody in between does not know it."""
    TOO_MANY_TRIES = "too_many_tries"
    """Wrong codes came too often from here, or for this table; wait, or ask the host for the new code."""
    KEY_CHANGED = "key_changed"
    """Another machine answers than the one expected."""
    OURSELVES = "ourselves"
    """It is this machine, or one with a copy of its identity."""
    INTERFERENCE = "interference"
    """Its signature is not for this connection: somebody sits in between."""
    REMOVED = "removed"
    """The host has sent this machine away from the table."""
    MALFORMED = "malformed"
    """It sent what nobody may send."""
    SLOW_DOWN = "slow_down"
    """It sent too much for too long."""
    OVERFLOW = "overflow"
    """It did not read what was sent to it."""
    SILENT = "silent"
    """It was not heard for too long, or took a connection and then did not greet in time."""
    LOST = "lost"
    """The connection broke."""
    REPLACED = "replaced"
    """A newer link to the same machine is in use."""
    CLOSED = "closed"
    """It was closed in good order."""


@dataclass(frozen=True, slots=True)
class Version:
    """The version of a machine's program.

    Attributes:
        program: its version, for people.
        lowest: the lowest protocol it speaks.
        highest: the highest.
    """

    program: str
    lowest: int
    highest: int


class LinkError(NetError):
    """There is no link. Its text is one line for a log.

    Attributes:
        fault: why.
        theirs: with `Fault.VERSION`, what the other machine runs; else None.
    """

    def __init__(self, fault: Fault, detail: str = "", theirs: Version | None = None) -> None:
        super().__init__(f"{fault.value}: {detail}" if detail else fault.value)
        self.fault = fault
        self.theirs = theirs
