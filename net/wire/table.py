"""Messages between the machines of a table beside the dealing: every kind, its fields and its limits.

Frames go from one end of a link to the other. Among them, CARRY holds a signed envelope of the dealing and
NOTE a note: said by one machine to all at the table, signed, and passed on by each machine that hears it
first. Notes stand outside the steps and decide nothing of the cards.

Like the envelopes', every message has one encoding, and nothing else is read.
"""

from typing import Annotated

from msgspec import Meta

from net.identity import SIGNATURE_BYTES
from net.wire.codec import U8, U16, U32, U64, Hash, Message, TableId
from net.wire.deal import Audit

MOST_SEATED = 6
MOST_SPECTATORS = 8
MOST_MEMBERS = MOST_SEATED + MOST_SPECTATORS
MOST_REMOVED = 32
"""Most bans kept; a coordinator that exceeds them forgets the first."""
MOST_ADDRESSES = 8
MOST_STREAMS = 4
"""A match keeps the round before, the present one and the next, and one dealt again."""
MAX_NOTE_BYTES = 12 << 10
"""The largest note is a lobby of fourteen members: 5 KB with long names and rules."""
MOST_TOLD = 64
"""Envelopes told of, or asked for, at once; a step of six machines has six."""
MOST_PENDING = 8
"""Wins of one match that wait for their keys; beyond that the oldest is dropped."""
MOST_EPOCH = 10_000
"""Coordinators of one table, counted; so few that epoch and version fit into the nine digits of an advert."""
MAX_CARRIED_BYTES = 60_000
"""So that a frame with an envelope stays below the link layer's 64 KiB; the largest there is has 28 KB."""
MAX_END_BYTES = 240
"""An envelope that says END has 211 at most."""
MAX_RULES_BYTES = 4096
"""Rules have 1.2 KB; a description may be longer."""
MAX_TEXT = 200
"""Characters of chat."""

NOTE_VERSION = 1

Name = Annotated[str, Meta(max_length=64)]
MAX_PHRASE = 16
Short = Annotated[str, Meta(max_length=MAX_PHRASE)]
OptionalSeat = Annotated[int, Meta(ge=0, le=MOST_SEATED - 1)] | None
Points = Annotated[int, Meta(ge=-(1 << 40), le=1 << 40)]
"""More than anybody can win; so that numbers stay small."""
Positions = Annotated[tuple[U32, ...], Meta(max_length=MOST_SEATED)]


# Frames.


class Join(Message, frozen=True):
    """Asks the coordinator to be let in; the first frame of a guest's first link.

    Attributes:
        name: what its person wants to be called.
        level: the computer player that plays at its own seat; "" for a person.
        port: where it listens for others; 0 for nowhere.
        wants_seat: whether it wants to play, and not only to watch.
    """

    name: Name
    level: Short
    port: U16
    wants_seat: bool


class JoinRefused(Message, frozen=True):
    """The coordinator does not let the machine in, or the table has sent it away.

    Attributes:
        code: an `EndReason` by its value.
        detail: more about it, such as the name that is taken.
    """

    code: Short
    detail: Name


class Carry(Message, frozen=True):
    """Passes an envelope of the dealing on, signed as it came."""

    raw: Annotated[bytes, Meta(max_length=MAX_CARRIED_BYTES)]


class EnvelopeOffer(Message, frozen=True):
    """Tells the ids of envelopes that the author could pass on."""

    ids: Annotated[tuple[Hash, ...], Meta(max_length=MOST_TOLD)]


class Want(Message, frozen=True):
    """Asks by their ids for envelopes that the other end has told of."""

    ids: Annotated[tuple[Hash, ...], Meta(max_length=MOST_TOLD)]


class StreamPosition(Message, frozen=True):
    """The envelopes that a machine has of one stream.

    Attributes:
        hand: its number.
        attempt: how often it was dealt again.
        positions: of each machine, the number of the first envelope that is missed.
        settled: the head from which on votes are missed first of all.
    """

    hand: U32
    attempt: U16
    positions: Positions
    settled: Hash


class Resume(Message, frozen=True):
    """Asks for everything that the author misses; answered with envelopes and notes, each by itself.

    Attributes:
        table: the id of the table that it plays at, zeros for none.
        notes: the digest of the notes it keeps; if it is the answerer's own, none of those are sent.
        streams: what it has; of a stream that is not named, nothing.
    """

    table: TableId
    notes: Hash
    streams: Annotated[tuple[StreamPosition, ...], Meta(max_length=MOST_STREAMS)]


class Wrong(Message, frozen=True):
    """Something that came over this link was wrong: it broke the rule of this name."""

    rule: Short


class NoteFrame(Message, frozen=True):
    """Passes a note on, signed as it came."""

    raw: Annotated[bytes, Meta(max_length=MAX_NOTE_BYTES + SIGNATURE_BYTES)]


# Notes.


class Note(Message, frozen=True):
    """The signed part of a note.

    Attributes:
        version: of this schema.
        table: the id of the lobby it belongs to.
        author: the Ed25519 key of the machine that says it.
        counter: counts the author's notes up.
        kind: which body follows.
        body: the encoded body.
    """

    version: U8
    table: TableId
    author: Hash
    counter: U64
    kind: Short
    body: Annotated[bytes, Meta(max_length=MAX_NOTE_BYTES)]


class MemberRow(Message, frozen=True):
    """A member as the coordinator lists it.

    Attributes:
        sign_key: its Ed25519 key.
        seal_key: its X25519 key.
        name: of its person.
        level: of the computer player at its own seat; "" for a person.
        is_ready: whether its person is.
        addresses: where others may dial it: host and port.
        is_callable: whether the coordinator has found it there; behind a firewall it may not be.
    """

    sign_key: Hash
    seal_key: Hash
    name: Name
    level: Short
    is_ready: bool
    addresses: Annotated[tuple[tuple[Name, U16], ...], Meta(max_length=MOST_ADDRESSES)]
    is_callable: bool


class StandingRow(Message, frozen=True):
    """Where the match stands, for those who watch.

    Attributes:
        round_number: of the round in progress, or the next.
        dealer: who opens it.
        tally: points so far, by seat.
        pending: wins that are not counted yet: number of the round, key of the winner's machine, points by
            seat.
    """

    round_number: U32
    dealer: Annotated[int, Meta(ge=0, le=MOST_SEATED - 1)]
    tally: Annotated[tuple[Points, ...], Meta(max_length=MOST_SEATED)]
    pending: Annotated[
        tuple[tuple[U32, Hash, Annotated[tuple[Points, ...], Meta(max_length=MOST_SEATED)]], ...],
        Meta(max_length=MOST_PENDING),
    ] = ()


class LobbyNote(Message, frozen=True):
    """The lobby, as its coordinator says. Replaces any before.

    Attributes:
        epoch: counts the table's coordinators up; the last one's successor stays at it.
        version: counts the changes under one coordinator up.
        phase: of the lobby, a `LobbyPhase` by its value.
        name: of the table.
        rules: as `net.deal.table.encode_rules` writes them.
        pace: the clock by its name.
        rounds: of the match; 0 for no end.
        is_strict: whether a window always lasts the same time.
        needs_code: whether the link layer asks for a code.
        level: of computer players at free seats.
        members: in the order of joining.
        seats: for each seat the member that has claimed it, None for a computer player's.
        removed: keys that were sent away.
        starts_in_ms: when the match begins by itself, counted from this note; None if it does not.
        playing: the digest of the table being played; None between matches.
        standing: of the match; None before its second round.
    """

    epoch: Annotated[int, Meta(ge=0, le=MOST_EPOCH)]
    version: U32
    phase: Short
    name: Name
    rules: Annotated[bytes, Meta(max_length=MAX_RULES_BYTES)]
    pace: Short
    rounds: U16
    is_strict: bool
    needs_code: bool
    level: Short
    members: Annotated[tuple[MemberRow, ...], Meta(min_length=1, max_length=MOST_MEMBERS)]
    seats: Annotated[tuple[U8 | None, ...], Meta(min_length=2, max_length=MOST_SEATED)]
    removed: Annotated[tuple[Hash, ...], Meta(max_length=MOST_REMOVED)]
    starts_in_ms: Annotated[int, Meta(ge=0, le=60_000)] | None
    playing: Hash | None
    standing: StandingRow | None


class Wish(Message, frozen=True):
    """How the author's person would like to sit; the coordinator grants what is possible.

    Replaces any before.

    Attributes:
        name: to be called by.
        seat: to play at; None to watch.
        ready_for: names what may begin as far as the author is concerned; 0 for nothing.
        choice: counts the author's choices of a seat, so that each is granted or not but once; 0 before the
            first.
    """

    name: Name
    seat: OptionalSeat
    ready_for: U32
    choice: U32


class Links(Message, frozen=True):
    """The machines that the author hears directly, and the coordinator it follows. Replaces any before.

    Attributes:
        keys: of the machines that it hears, ascending.
        coordinator: the key of the coordinator that it follows.
    """

    keys: Annotated[tuple[Hash, ...], Meta(max_length=MOST_MEMBERS)]
    coordinator: Hash


class Pause(Message, frozen=True):
    """Stops the clocks, or asks that they go on. Replaces any before.

    Attributes:
        is_paused: whether the author wants them to stand.
        lifted: whose pauses the author wants to end, and up to which of their notes. The coordinator's word
            ends them, or that of most people who play.
    """

    is_paused: bool
    lifted: Annotated[tuple[tuple[Hash, U64], ...], Meta(max_length=MOST_MEMBERS)]


class Chat(Message, frozen=True):
    """Something said: the stable name of a set phrase, or words of one's own; the other is ""."""

    phrase: Short
    text: Annotated[str, Meta(max_length=MAX_TEXT)]


class Emote(Message, frozen=True):
    """The author's person shows an emote.

    Attributes:
        number: of the emote; one that a reader does not know is passed over.
    """

    number: U8


class LeaveNote(Message, frozen=True):
    """The author leaves the table."""


class Late(Message, frozen=True):
    """The author's person has not answered in time; said once the answers of all are known."""


class Go(Message, frozen=True):
    """As the coordinator: the next round begins at the table as it is. Replaces any before.

    Attributes:
        table: the digest of the table.
        round_number: of the match.
        voids: how often that round has counted for nothing.
    """

    table: Hash
    round_number: U32
    voids: U32


class Watch(Message, frozen=True):
    """The author only watches at a table it has signed: it has lost what it said there. Replaces any before.

    Attributes:
        table: the digest of the table.
    """

    table: Hash


class Cannot(Message, frozen=True):
    """The author does not agree to the proposed table of this digest; the rule names what is wrong."""

    table: Hash
    rule: Short


class RoundKeys(Message, frozen=True):
    """A machine's keys of a round whose audit closed without it, by the round's number in the match."""

    round_number: U32
    audit: Audit


class Keys(Message, frozen=True):
    """The author's keys of the rounds that its seats have won with wins pending. Replaces any before."""

    rounds: Annotated[tuple[RoundKeys, ...], Meta(max_length=MOST_PENDING)]


class RoundEndWords(Message, frozen=True):
    """The envelopes by which machines have said END in a round, by its number in the match."""

    round_number: U32
    words: Annotated[
        tuple[Annotated[bytes, Meta(max_length=MAX_END_BYTES)], ...], Meta(max_length=MOST_SEATED)
    ]


class Ended(Message, frozen=True):
    """How the rounds ended whose wins wait for keys, for winners that have not seen it. Replaces any before.

    Attributes:
        rounds: what shows of each that it is over.
    """

    rounds: Annotated[tuple[RoundEndWords, ...], Meta(max_length=MOST_PENDING)]


class Face(Message, frozen=True):
    """The face that the author's person has chosen to be shown by. Replaces any before.

    Attributes:
        number: of the face; one that a reader does not know stands for none chosen.
    """

    number: U8


class Look(Message, frozen=True):
    """How the author's person looks back at the last round together with others. Replaces any before.

    Attributes:
        round: the joint seed of that round.
        turn: counts the moves through the round up, whoever makes them; of the author's last one, 0 for none.
        at: the place in the round that this move led to.
        is_here: whether the person looks on with the others, and has not left them.
    """

    round: Hash
    turn: U32
    at: U16
    is_here: bool


FRAMES: dict[str, type[Message]] = {
    "JOIN": Join,
    "REFUSED": JoinRefused,
    "CARRY": Carry,
    "NOTE": NoteFrame,
    "OFFER": EnvelopeOffer,
    "WANT": Want,
    "RESUME": Resume,
    "WRONG": Wrong,
}
"""Every frame of the session by its kind."""

NOTES: dict[str, type[Message]] = {
    "LOBBY": LobbyNote,
    "WISH": Wish,
    "LINKS": Links,
    "PAUSE": Pause,
    "CHAT": Chat,
    "EMOTE": Emote,
    "LEAVE": LeaveNote,
    "LATE": Late,
    "GO": Go,
    "CANNOT": Cannot,
    "WATCH": Watch,
    "KEYS": Keys,
    "ENDED": Ended,
    "FACE": Face,
    "LOOK": Look,
}
"""Every note by its kind."""

LASTING = ("LOBBY", "WISH", "LINKS", "PAUSE", "LEAVE", "GO", "WATCH", "KEYS", "ENDED", "FACE", "LOOK")
"""The kinds of which everybody keeps each author's last, and shows it to machines that come later."""

OPTIONAL_NOTES = frozenset({"FACE", "LOOK"})
"""Lasting kinds that nothing of the game hangs on, and that older programs of the same protocol pass over.

So they do not count in the digest by which two machines find that one keeps what the other does not: an older
program and a newer one would show each other all they have for ever.
"""


# Frames that are shortened by what went over the same link before (`net.node.frame_compression`).

HEAD_BYTES = 32
MOST_UNPACKED_BYTES = 2 * MAX_NOTE_BYTES
"""No lobby and no proposed table is longer; a frame that unpacks to more is refused."""


class Next(Message, frozen=True):
    """An envelope that follows the one of its author that went over this link last, in the same direction.

    Attributes:
        peer: the author's place among the table's machines.
        head: as in the envelope; or one byte, the number of the other end's envelope over this link that
            stands on it.
        kind: which body follows, by its place among all kinds.
        body: as in the envelope.
        signature: of the envelope's id.
    """

    peer: Annotated[int, Meta(ge=0, le=MOST_SEATED - 1)]
    head: Annotated[bytes, Meta(min_length=1, max_length=HEAD_BYTES)]
    kind: U8
    body: Annotated[bytes, Meta(max_length=MAX_CARRIED_BYTES)]
    signature: Annotated[bytes, Meta(min_length=SIGNATURE_BYTES, max_length=SIGNATURE_BYTES)]


class Brief(Message, frozen=True):
    """A lobby or a proposed table after the last of either that went over this link, in the same direction.

    Attributes:
        kind: of the frame.
        packed: its body, by zlib with the body of that last one as its dictionary.
    """

    kind: Annotated[str, Meta(max_length=16)]
    packed: Annotated[bytes, Meta(max_length=MOST_UNPACKED_BYTES)]


ABRIDGED: dict[str, type[Message]] = {"NEXT": Next, "BRIEF": Brief}
"""Every shortened frame by its kind."""
