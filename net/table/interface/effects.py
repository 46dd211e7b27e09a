"""Effects of a session on the outside: the node carries them out, and decides nothing."""

from dataclasses import dataclass, field
from enum import Enum

from engine.rules import Rules
from net.address import Address
from net.pace import Pace


@dataclass(frozen=True, slots=True)
class Send:
    """Send a frame over a link.

    Attributes:
        link: which, by the number that `Session.link_opened` was given.
        kind: of the message.
        flags: `MAY_IGNORE` or 0.
        body: what it says.
    """

    link: int
    kind: str
    flags: int
    body: bytes


class CloseReason(Enum):
    """Why a link is closed; the values are those of the link layer's faults."""

    CLOSED = "closed"
    REMOVED = "removed"
    MALFORMED = "malformed"
    SLOW_DOWN = "slow_down"
    REPLACED = "replaced"
    SILENT = "silent"


@dataclass(frozen=True, slots=True)
class CloseLink:
    """Close a link, which the session has forgotten, after what was sent; tell the other end why."""

    link: int
    reason: CloseReason


@dataclass(frozen=True, slots=True)
class Dial:
    """Open a link to a member of our table; `Session.link_opened` or `Session.dial_failed` must follow.

    Attributes:
        key: the Ed25519 key that must answer.
        addresses: where it may be reached, the likeliest first.
    """

    key: bytes
    addresses: tuple[Address, ...]


@dataclass(frozen=True, slots=True)
class Knock:
    """Find out whether a member can be called where it says; `Session.knocked` must follow."""

    key: bytes
    addresses: tuple[Address, ...]


@dataclass(frozen=True, slots=True)
class Advertise:
    """Let the table appear in lists as this, instead of as anything before.

    All that strangers may know of it.

    Attributes:
        table: its id, 16 bytes; the same as long as the table lives.
        version: counts up with each change.
        name: of the table.
        host: the coordinator's name.
        rules: of every round.
        pace: the clock.
        seats: at the table.
        people: seats taken by people; the others a person may take, now or after this round.
        needs_code: whether a code is needed.
        is_playing: whether the match has begun.
    """

    table: bytes
    version: int
    name: str
    host: str
    rules: Rules
    pace: Pace
    seats: int
    people: int
    needs_code: bool
    is_playing: bool


@dataclass(frozen=True, slots=True)
class Unadvertise:
    """Take the table out of lists: it is over, or another machine keeps it now."""


@dataclass(frozen=True, slots=True)
class Admit:
    """Whom the link layer lets in from now on.

    Attributes:
        members: keys that need no code.
        removed: keys that may not come in.
        is_open: whether strangers may ask to join here: we keep the table.
    """

    members: frozenset[bytes]
    removed: frozenset[bytes]
    is_open: bool


class RecordKind(Enum):
    """The kind of a record; the values stand in names of files."""

    ROUND = ""
    """A round that counts."""
    VOID = "void"
    """One that counts for nothing; it shows why."""
    CHEAT = "cheat"
    """One in progress when a machine was proven to cheat; it ends with the proof. Whether the round counts is
    told by another record."""


@dataclass(frozen=True, slots=True)
class KeepRecord:
    """Store the record of a round.

    Attributes:
        data: as `net.records.fair_record` writes it.
        round_number: of the match.
        kind: what it is of.
    """

    data: bytes
    round_number: int
    kind: RecordKind = RecordKind.ROUND


@dataclass(frozen=True, slots=True)
class RememberPlayer:
    """Store a player we were dealt cards with.

    Only such players are stored, so visitors cannot evict known friends.


    Attributes:
        key: its Ed25519 key.
        name: by which it was called.
    """

    key: bytes
    name: str


@dataclass(frozen=True, slots=True)
class RememberTable:
    """Remember our table, to offer it again; repeated when its members' addresses change.

    Attributes:
        table: its id.
        name: of the table.
        addresses: where its other members can be reached, the coordinator first.
    """

    table: bytes
    name: str
    addresses: tuple[Address, ...]


@dataclass(frozen=True, slots=True)
class StoreTable:
    """Store where the match stands at our table, in place of what was stored of this or any other table.

    Attributes:
        head: what to store; secret.
        first_hand: the first hand of the table that is still needed; what is stored of earlier ones is not.
        is_new: whether nothing that is stored of any hand is needed.
    """

    head: bytes = field(repr=False)
    first_hand: int
    is_new: bool


@dataclass(frozen=True, slots=True)
class StoreHand:
    """Store the events of a round, after those stored already.

    Attributes:
        hand: its number.
        attempt: how often it was dealt again.
        memories: what to store, in order; secret.
        is_ours: whether our machine has drawn or signed any of it. Then the disk must have it, and all that
            was stored of the hand before, before anything else is done; what was only heard a power cut may
            take, for others have it.
    """

    hand: int
    attempt: int
    memories: tuple[bytes, ...] = field(repr=False)
    is_ours: bool = False


@dataclass(frozen=True, slots=True)
class ForgetTable:
    """Throw away what is stored of the table: we cannot go on with it, now or at the next start."""


Store = StoreTable | StoreHand | ForgetTable
"""To be done before any other effect, so that no sent message is ever forgotten."""

Effect = (
    Store
    | Send
    | CloseLink
    | Dial
    | Knock
    | Advertise
    | Unadvertise
    | Admit
    | KeepRecord
    | RememberPlayer
    | RememberTable
)
