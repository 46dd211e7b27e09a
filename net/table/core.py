"""The state that the parts of a session share: identity, members, match, and pending effects.

The parts change it, each its own fields; nothing here decides anything.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from net.crypto.hashing import Rng, tagged_hash
from net.deal.round_deal import Tools
from net.deal.table import Standing, TableInfo, encode_table
from net.identity import Identity
from net.match.attempt import ESCROW
from net.match.match import Match
from net.match.status import TablePhase
from net.table.interface.effects import CloseReason, Effect, Send, StoreTable
from net.table.interface.status import EndReason, News, NewsKind, Presence, SessionEvent
from net.table.links.mesh import Mesh, OpenLink
from net.table.links.notes import M, Notes
from net.table.links.reach import AWAY_S
from net.table.links.signed_notes import SignedNote
from net.table.values.account import Account
from net.table.values.agreement import Agreement, Known
from net.table.values.lobby import Lobby
from net.table.values.lobby_note import to_note
from net.table.values.memory import Head, RecoverySnapshot, StoredTable
from net.wire.codec import MAY_IGNORE, Message, encode
from net.wire.kinds import KIND_OF
from net.wire.table import (
    LASTING,
    MOST_ADDRESSES,
    OPTIONAL_NOTES,
    JoinRefused,
    Keys,
    LeaveNote,
    Look,
    NoteFrame,
    Wish,
    Wrong,
)
from net.words import key_emblem, key_words

NOT_A_MEMBER = "not_a_member"
ASKED_FOR = frozenset(LASTING) - OPTIONAL_NOTES
"""Notes that a machine which lacks one asks for within seconds."""
MOST_MET = 64
"""Members remembered for the client's list, those that left included; strangers may come and go."""
MOST_PAST = 64
"""Tables of a match that are remembered as left behind."""
MOST_EVENTS = 4096
"""Events a client may be behind with; of a slow one's the oldest are dropped, the status tells what is so."""


@dataclass(frozen=True)
class Own:
    """The parts of its machine that a session is given.

    Attributes:
        identity: our keys.
        name: what our person wants to be called.
        port: where we listen for others; 0 if nowhere.
        rng: unpredictable bytes.
        tools_for: what to calculate with, for a deck size; the first call takes tens of milliseconds.
        level: "" for a person; else our own seat is played by that computer player, and is always ready.
        known: the key by which each name was met last.
        stored: what an earlier run of our program has stored of the table it played at; None for nothing.
        face: the number of the face that our person has chosen; None for the one that follows from the key.
    """

    identity: Identity = field(repr=False)
    name: str
    port: int
    rng: Rng = field(repr=False)
    tools_for: Callable[[int], Tools] = field(repr=False)
    level: str = ""
    known: Mapping[str, bytes] = field(default_factory=dict)
    stored: StoredTable | None = field(default=None, repr=False)
    face: int | None = None


class SessionState(Enum):
    """The state of a session."""

    JOINING = "joining"
    LOBBY = "lobby"
    PLAYING = "playing"
    """At an agreed table, until the session ends: also between rounds, and after a match."""
    OVER = "over"


@dataclass
class KnownPeer:
    """A machine that is or was at the table.

    Attributes:
        key: its Ed25519 key.
        name: of its person.
        gone: LEFT or REMOVED; None while it is at the table.
        is_lost: whether the client was told that it cannot be heard.
        face: the number of the face that its person has chosen; None for none.
        words: the three words its key is shown by.
        emblem: the number of its emblem.
    """

    key: bytes
    name: str
    gone: Presence | None = None
    is_lost: bool = False
    face: int | None = None
    words: str = field(init=False)
    emblem: int = field(init=False)

    def __post_init__(self) -> None:
        self.words, self.emblem = key_words(self.key), key_emblem(self.key)


@dataclass
class Playing:
    """The table we are at.

    Attributes:
        agreement: on it.
        match: our end of what is played there.
        is_ours: whether we are one of its machines, and not only watch.
        are_clocks_on: whether the match was told last that its clocks run.
        heard: which of its machines the match was told last can be heard; None before.
        watching: which have said that they have lost what they said at the table.
        obeyed: for each coordinator, by its key, the counter of its last word to go on that was followed.
        caught_up: how often such a word was followed for attempts that are void as we did not know yet.
        is_late: whether our person ran out of time, and the others are still to be told.
        before: the table before, for those who were away when its last round ended; None if there was none.
        past: digests of the tables of this match that we were at before, the last ones.
    """

    agreement: Agreement
    match: Match
    is_ours: bool
    are_clocks_on: bool = True
    heard: frozenset[int] | None = None
    watching: frozenset[int] = frozenset()
    obeyed: dict[bytes, int] = field(default_factory=dict)
    caught_up: int = 0
    is_late: bool = False
    before: "Playing | None" = None
    past: tuple[bytes, ...] = ()

    @property
    def table(self) -> TableInfo:
        """The table."""
        return self.agreement.table

    @property
    def is_between(self) -> bool:
        """Whether no round is in progress, and the match is not over."""
        return self.match.phase is TablePhase.BETWEEN

    @property
    def holds_cards(self) -> bool:
        """Whether a round is in progress for which all machines have stored shares, and enough are heard."""
        match, phase = self.match, self.match.phase
        if phase is TablePhase.DEALING:
            return match.has_escrow and match.proof.step != ESCROW
        return phase in {TablePhase.PLAYING, TablePhase.AUDITING}

    @property
    def is_ended(self) -> bool:
        """Whether the match is over."""
        return self.match.phase is TablePhase.ENDED


@dataclass
class Base:
    """The table at which the match's last finished round was played.

    Attributes:
        table: it, None before a round was finished.
        standing: where the match stands, None likewise.
        is_own: whether we have played that round ourselves.
    """

    table: TableInfo | None = None
    standing: Standing | None = None
    is_own: bool = False


@dataclass(frozen=True)
class StoppedClocks:
    """A pause that holds.

    Attributes:
        key: the machine whose person has stopped the clocks.
        until: when that ends by itself.
    """

    key: bytes
    until: float


@dataclass(frozen=True)
class ReplayTogether:
    """How people look back at the last round together.

    Attributes:
        round: its joint seed.
        turn: how many moves through it were made.
        mover: the key of who made the last one; b"" before the first.
        at: the place in the round that it led to.
        along: the keys of those who look on.
        own: what we say of it; None before our person has looked.
    """

    round: bytes
    turn: int = 0
    mover: bytes = b""
    at: int = 0
    along: frozenset[bytes] = frozenset()
    own: Look | None = None


@dataclass
class SharedState:
    """The state that the parts of a session share.

    Attributes:
        own: our machine.
        mesh: our links.
        state: where the session stands.
        name: what our person wants to be called.
        wants_seat: whether our person wants to play.
        asked: the key of whom we asked last to be let in; b"" for nobody.
        signs_from: before that our machine signs no table: it may have signed one in an earlier run of the
            program.
        gathers: whether we have brought the table back by ourselves, and not heard yet who keeps it now.
        coordinator: the coordinator's key; b"" before we know.
        host: the key of who kept the table under its first epoch, if we have followed it then; b"" else.
        epoch: which coordinator of the table that is.
        version: the last change of the lobby under it.
        lobby: our copy, or as the coordinator the lobby itself; None before we know.
        playing_digest: of the table that is played at, as the coordinator says; b"" between matches.
        starts_at: when the match, or the next round, begins by itself; None if it does not.
        notes: of all at the table; None before we know its id.
        playing: the agreed table; None before the first.
        base: the table of the last finished round of the match.
        account: what we hold of the match beside its standing.
        spoilers: machines without which a round could not be dealt; they sit out until one is finished, or
            else a machine that is silent while cards are shuffled would hold the table up for ever. None sits
            out if the others would be too few. A round that a proven cheat took part in is blamed on nobody
            else.
        excused: machines that have signed that they leave, or were sent away: nobody waits for them.
        met: everybody at the table, those included that have left, in the order of joining.
        events: for the client.
        effects: to be done by the node.
        kept: machines that play in the round in progress and that the coordinator does not list any more: for
            all others they are at the table until it has ended.
        stored: the head that was stored last.
        unaudited: machines of whose hidden moves in the last round that was closed nothing, or something
            false, is known.
        closed_round: the joint seed of the round that was closed last, until the next is dealt; b"" for none.
        stopped: who has stopped the clocks, and until when; None while they run.
        look_back: how our person and others look back at that round together; None for no round.
        end: why it is over, or the match is.
        end_detail: more about that.
    """

    own: Own
    mesh: Mesh
    state: SessionState
    name: str
    wants_seat: bool = True
    asked: bytes = b""
    signs_from: float = 0.0
    gathers: bool = False
    coordinator: bytes = b""
    host: bytes = b""
    epoch: int = 0
    version: int = 0
    lobby: Lobby | None = None
    playing_digest: bytes = b""
    starts_at: float | None = None
    notes: Notes | None = None
    playing: Playing | None = None
    base: Base = field(default_factory=Base)
    account: Account = field(default_factory=Account)
    spoilers: set[bytes] = field(default_factory=set)
    excused: set[bytes] = field(default_factory=set)
    met: list[KnownPeer] = field(default_factory=list)
    events: list[SessionEvent] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    kept: frozenset[bytes] = frozenset()
    stored: bytes = field(default=b"", repr=False)
    unaudited: tuple[bytes, ...] = ()
    closed_round: bytes = b""
    stopped: StoppedClocks | None = None
    look_back: ReplayTogether | None = None
    end: EndReason | None = None
    end_detail: str = ""

    @property
    def me(self) -> bytes:
        """Our Ed25519 key."""
        return self.own.identity.public.sign_key

    @property
    def has_output(self) -> bool:
        """Whether anything is to be done or told: better now than after more has been calculated."""
        return bool(self.effects or self.events)

    @property
    def is_coordinator(self) -> bool:
        """Whether our machine is the coordinator."""
        return self.coordinator == self.me

    def may_return_to(self, key: bytes) -> bool:
        """Return whether a machine is the host of a lobby that goes on without it, as it was not heard."""
        is_host = key == self.host and key not in {b"", self.me, self.coordinator}
        return is_host and self.playing is None and not self.has_left(key)

    # Talking.

    def send(self, link: int, message: Message, flags: int = 0) -> None:
        """Send a message over a link."""
        self.effects.append(Send(link, KIND_OF[type(message)], flags, encode(message)))

    def flood(self, message: Message, skip: int | None = None) -> None:
        """Send a message to all at the table that we have a link to, but for the link it came over."""
        for link in self.mesh.members():
            if link.number != skip:
                self.send(link.number, message)

    def relay(self, message: Message, author: bytes, link: int) -> None:
        """Send a message on that its author sends to all, over the links that it may not reach otherwise.

        A neighbor is left out that hears the author, or the machine that brought the message, as both say.
        Who misses it for a link that has just gone asks for it when the next one opens.
        """
        bringer = self.mesh.links[link].peer.sign_key
        for other in self.mesh.members():
            key = other.peer.sign_key
            is_told = any(self.mesh.reach.hear_each_other(teller, key) for teller in (author, bringer))
            if key not in (author, bringer) and not is_told:
                self.send(other.number, message)

    def show(self, link: OpenLink, signed: SignedNote, now: float) -> bool:
        """Send a note over a link, but for one that has gone over it lately; return whether it is sent."""
        if link.has_had(signed.raw, now):
            return False
        link.take_note(signed.raw, now)
        self.send(link.number, NoteFrame(signed.raw))
        return True

    def pass_on(self, signed: SignedNote, link: int, now: float) -> None:
        """Pass a note on to the neighbors that may not hear it from its author.

        A neighbor is left out if it and the machine that brought the note, or its author, both say that they
        hear each other: it gets the note from that one. If they no longer do, notes that all keep are asked
        for within seconds; so for other notes, and for keys, the author alone is not relied on. An author
        that shows keys only to some, right before a table that counts them, would keep the others from it.
        """
        author, bringer = signed.note.author, self.mesh.links[link].peer.sign_key
        is_its_own_to_tell = signed.note.kind in ASKED_FOR and signed.note.kind != KIND_OF[Keys]
        tellers = {bringer, author} if is_its_own_to_tell else {bringer} - {author}
        for other in self.mesh.members():
            key = other.peer.sign_key
            is_told = any(self.mesh.reach.hear_each_other(teller, key) for teller in tellers)
            if key not in (author, bringer) and not is_told:
                self.show(other, signed, now)

    def say(self, body: Message, now: float) -> SignedNote | None:
        """Say something to all at the table; None before we know the table."""
        if self.notes is None:
            return None
        signed = self.notes.say(body, now)
        for link in self.mesh.members():
            self.show(link, signed, now)
        return signed

    def wrong(self, link: int, rule: str, now: float) -> None:
        """Send the other end of a link WRONG, and count it."""
        if link in self.mesh.links:
            self.send(link, Wrong(rule), MAY_IGNORE)
            self.mesh.strike(link, now)

    def not_a_member(self, link: int) -> None:
        """Tell the other end of a link that it is no member; it may have been dropped while away."""
        self.send(link, Wrong(NOT_A_MEMBER), MAY_IGNORE)

    def turn_away(self, link: int, reason: EndReason) -> None:
        """Refuse to admit a machine, with the reason."""
        self.send(link, JoinRefused(reason.value, ""))
        is_removed = reason in {EndReason.REMOVED, EndReason.CHEATED}
        self.mesh.close(link, CloseReason.REMOVED if is_removed else CloseReason.CLOSED)

    def store_table(self, *, is_new: bool) -> None:
        """Have it stored where the match stands, if we play and it is new; before any hand of a new table."""
        playing, base = self.playing, self.base
        if playing is not None and playing.is_ours:
            table, standing = (base.table, base.standing) if base.is_own else (None, None)
            encoded = b"" if table is None else encode_table(table)
            company = None if playing.is_ended else self._company(playing)
            head = encode(Head(playing.table.table_id, encoded, standing, company, self.account))
            if is_new or head != self.stored:
                self.stored = head
                self.effects.append(StoreTable(head, playing.match.first_needed, is_new))

    def _company(self, playing: Playing) -> RecoverySnapshot | None:
        """Return the snapshot that restores this table when it has no coordinator any more."""
        lobby, notes = self.lobby, self.notes
        if lobby is None or notes is None:
            return None
        members = tuple(
            replace(member, addresses=self.mesh.addresses_of(member.key)[:MOST_ADDRESSES])
            for member in lobby.members
        )
        note = to_note(
            replace(lobby, members=members),
            epoch=self.epoch,
            version=self.version,
            starts_in_ms=None,
            playing=self.playing_digest or None,
        )
        excused = tuple(sorted(self.not_needed))[:MOST_MET]
        return RecoverySnapshot(
            notes.table, self.coordinator, note, tuple(playing.agreement.envelopes()), excused
        )

    # Telling the client.

    def tell(self, kind: NewsKind, key: bytes | None, detail: str = "") -> None:
        """Report news to the client about a member, or about nobody in particular."""
        self.events.append(News(kind, None if key is None else self.place(key), detail))
        del self.events[:-MOST_EVENTS]

    def place(self, key: bytes) -> int | None:
        """Return a member's place in the list that the client sees; None for somebody we never met."""
        return next((place for place, met in enumerate(self.met) if met.key == key), None)

    def finish(self, reason: EndReason, detail: str = "") -> None:
        """End the session: nothing more will happen in it."""
        if self.state is not SessionState.OVER:
            self.state, self.end, self.end_detail = SessionState.OVER, reason, detail

    # Who is there.

    def last(self, key: bytes, kind: type[M]) -> M | None:
        """Return a machine's last note of a lasting kind, as far as we know."""
        return None if self.notes is None else self.notes.last(key, kind)

    def counter_of(self, key: bytes, kind: type[Message]) -> int:
        """Return the counter of that note, -1 if there is none."""
        return -1 if self.notes is None else self.notes.counter_of(key, kind)

    def has_left(self, key: bytes) -> bool:
        """Return whether a member has signed LEAVE, and nothing later that shows that it stays."""
        return self.counter_of(key, LeaveNote) > self.counter_of(key, Wish)

    def is_heard(self, key: bytes, now: float) -> bool:
        """Return whether a member is reachable, or was until a moment ago."""
        return key == self.me or (self.mesh.is_member(key) and self.mesh.reach.lost_for(key, now) < AWAY_S)

    def hears(self, key: bytes) -> bool:
        """Return whether another member is reachable at this moment."""
        return self.mesh.is_member(key) and not self.mesh.reach.is_lost(key)

    @property
    def players(self) -> frozenset[bytes]:
        """The machines that play."""
        return frozenset() if self.playing is None else self.playing.table.keys

    @property
    def played(self) -> frozenset[bytes]:
        """The machines that play, or played the last finished round."""
        return self.players if self.base.table is None else self.players | self.base.table.keys

    @property
    def is_in_round(self) -> bool:
        """Whether a round is in progress: until it has ended nobody but who plays in it says who does."""
        playing = self.playing
        return playing is not None and not playing.is_between and not playing.is_ended

    def plays_now(self, key: bytes) -> bool:
        """Return whether a machine plays in the round in progress."""
        return self.is_in_round and key in self.players

    def why_banned(self, key: bytes) -> EndReason | None:
        """Return why a machine may not be at this table, nor stay until a round has ended; None if it may."""
        lobby = self.lobby
        is_listed = lobby is not None and lobby.member(key) is not None
        if lobby is None or key not in lobby.removed or is_listed or key in self.kept:
            return None
        return EndReason.CHEATED if key in self.cheats else EndReason.REMOVED

    # What is known of the match.

    @property
    def occasion(self) -> int:
        """A number, equal on all machines, for what people get ready for: a match, a round or its repeat."""
        playing = self.playing
        if playing is None:
            return 1
        number = playing.match.standing.round_number
        place = number.to_bytes(4), playing.match.voids.to_bytes(4)
        return 2 + int.from_bytes(tagged_hash(b"occasion", playing.table.table_id, *place)[:3])

    @property
    def not_needed(self) -> frozenset[bytes]:
        """The machines that need not be asked who plays next: gone for good, or proven to cheat."""
        return self.cheats | self.excused

    @property
    def cheats(self) -> frozenset[bytes]:
        """The machines proven to have cheated at this table."""
        return frozenset(self.account.cheats)

    def sits_out(self, key: bytes) -> bool:
        """Return whether a machine forgot too often to play before its person sits down again."""
        return self.account.sits_out(key, self.choice_of(key))

    def choice_of(self, key: bytes) -> int:
        """Return which choice of a seat the person of a machine has made last; 0 for none."""
        wish = self.last(key, Wish)
        return 0 if wish is None else wish.choice

    def has_stood_up(self, key: bytes) -> bool:
        """Return whether the person of a machine has chosen to watch."""
        wish = self.last(key, Wish)
        return wish is not None and wish.choice > 0 and wish.seat is None

    @property
    def shown(self) -> Mapping[int, bool]:
        """Of the rounds of pending wins whose keys have come since, whether the win was true."""
        return dict(self.account.shown)

    def known(self, agreement: Agreement) -> Known | None:
        """Return what we know when we judge a proposal; None before we know the lobby.

        A machine that has not played the last finished round itself takes the table before from the proposal,
        and where the match stands from the lobby; but only once its person is shown that, for it watches the
        match.
        """
        lobby, base = self.lobby, self.base
        if lobby is None:
            return None
        kept = frozenset(number for number, _ in self.account.records)
        known = Known(lobby, self.coordinator, cheats=self.cheats, shown=self.shown, kept=kept)
        if base.is_own and base.table is not None:
            excused, digest = self.not_needed, base.table.digest
            return replace(known, base=base.table, digest=digest, standing=base.standing, excused=excused)
        shown = None if self.playing is None else self.playing.match.standing
        if lobby.standing is None or lobby.standing != shown:
            return known
        return replace(known, digest=agreement.table.previous, standing=lobby.standing)
