"""The notes of all members: each taken once, the last of each lasting kind kept for late readers."""

from dataclasses import dataclass, field
from enum import Enum
from typing import TypeVar

from net.crypto.hashing import tagged_hash
from net.identity import Identity
from net.table.links.signed_notes import SignedNote, is_note_of_later, is_signed, read_note, seal_note
from net.token_bucket import Bucket
from net.wire.codec import Message
from net.wire.kinds import KIND_OF
from net.wire.table import LASTING, OPTIONAL_NOTES, LeaveNote

WINDOW = 64
"""So much later than its author's last a note may come of a kind that is not kept.

Links do not keep the order among one another.
"""

NOTES_PER_S, NOTES_BURST = 10.0, 60
"""More than any person or program of ours says; so one author cannot make all others pass on a flood."""
WATCHED_PER_S, WATCHED_BURST, WATCHED_BYTES = 5.0, 20, 4 << 10
"""The same for spectators, and the longest note of theirs (docs/protocol.md, 13, "Limits").

Notes are counted by author, not by link, for spectators pass on what the players say, and so are a way around
a link that is cut.
"""

M = TypeVar("M", bound=Message)


class NoteVerdict(Enum):
    """The result of receiving a note."""

    NEW = "new"
    KNOWN = "known"
    OURS = "ours"
    """We said it before our program was started again: our counter must go on from there."""
    STRANGE = "strange"
    """Nobody at this table, as far as we know, said that; or only a later program understands it."""
    TOO_MANY = "too_many"
    FORGED = "forged"
    MALFORMED = "malformed"


@dataclass
class _Author:
    """The notes of one author.

    Attributes:
        high: the highest counter taken.
        recent: counters taken that are not below the window.
        lasting: the last note of each lasting kind.
        rate: limits what is taken.
        watched_rate: limits it too while it only looks on.
    """

    rate: Bucket
    watched_rate: Bucket
    high: int = -1
    recent: set[int] = field(default_factory=set)
    lasting: dict[str, SignedNote] = field(default_factory=dict)

    def has(self, signed: SignedNote) -> bool:
        """Return whether a note has come, or a later one of its lasting kind.

        Of two of one counter the one with the greater bytes stays: so all come to keep the same one.
        """
        counter, kind = signed.note.counter, signed.note.kind
        if kind not in LASTING:
            return counter in self.recent or counter <= self.high - WINDOW
        last = self.lasting.get(kind)
        return last is not None and (counter, signed.raw) <= (last.note.counter, last.raw)

    def take(self, signed: SignedNote) -> None:
        note = signed.note
        self.high = max(self.high, note.counter)
        self.recent = {counter for counter in (*self.recent, note.counter) if counter > self.high - WINDOW}
        if note.kind in LASTING:
            self.lasting[note.kind] = signed


class Notes:
    """The notes of one table, by author.

    Attributes:
        table: the id of the lobby they belong to.
    """

    def __init__(self, identity: Identity, table: bytes) -> None:
        self.table = table
        self._identity = identity
        self._me = identity.public.sign_key
        self._next = 0
        self._authors: dict[bytes, _Author] = {}
        self._gone: frozenset[bytes] = frozenset()

    def say(self, body: Message, now: float) -> SignedNote:
        """Return a note of ours, signed and kept."""
        signed = seal_note(self._identity, self.table, self._next, body)
        self._next += 1
        self._author(self._me, now).take(signed)
        return signed

    def take(
        self,
        raw: bytes,
        members: frozenset[bytes],
        now: float,
        *,
        watching: frozenset[bytes] = frozenset(),
        gone: frozenset[bytes] = frozenset(),
    ) -> tuple[NoteVerdict, SignedNote | None]:
        """Accept a note from any link; with NEW comes its content.

        Args:
            raw: its bytes.
            members: whose notes are taken.
            now: the time.
            watching: those of them that only look on.
            gone: who has played and is no member any more: of them it is taken that they leave, and nothing
                else.
        """
        signed = read_note(raw)
        if signed is None:
            return NoteVerdict.STRANGE if is_note_of_later(raw) else NoteVerdict.MALFORMED, None
        is_farewell = signed.note.author in gone and isinstance(signed.body, LeaveNote)
        is_known = is_farewell or signed.note.author in {*members, self._me}
        if signed.note.table != self.table or not is_known:
            return NoteVerdict.STRANGE, None
        if signed.note.author == self._me:
            return self._meet_own(signed), None
        author = self._author(signed.note.author, now)
        verdict = self._judge(signed, author, now, is_watching=signed.note.author in watching)
        return verdict, signed if verdict is NoteVerdict.NEW else None

    def _judge(self, signed: SignedNote, author: _Author, now: float, *, is_watching: bool) -> NoteVerdict:
        if author.has(signed):
            return NoteVerdict.KNOWN
        if not author.rate.has_any(now):  # before the signature is checked, which takes longer than all else
            return NoteVerdict.TOO_MANY
        if not is_signed(signed):
            return NoteVerdict.FORGED
        if is_watching and (len(signed.raw) > WATCHED_BYTES or not author.watched_rate.take(now)):
            return NoteVerdict.TOO_MANY
        author.rate.take(now)
        author.take(signed)
        return NoteVerdict.NEW

    def _meet_own(self, signed: SignedNote) -> NoteVerdict:
        if signed.note.counter < self._next:
            return NoteVerdict.KNOWN
        if not is_signed(signed):
            return NoteVerdict.FORGED
        self._next = signed.note.counter + 1
        return NoteVerdict.OURS

    def is_newest(self, signed: SignedNote) -> bool:
        """Return whether nothing later has come of the author of a note that has come."""
        author = self._authors.get(signed.note.author)
        return author is not None and signed.note.counter >= author.high

    def last(self, author: bytes, kind: type[M]) -> M | None:
        """Return an author's last note of a lasting kind."""
        signed = self._last(author, kind)
        return signed.body if signed is not None and isinstance(signed.body, kind) else None

    def counter_of(self, author: bytes, kind: type[Message]) -> int:
        """Return the counter of an author's last note of a lasting kind, -1 if there is none."""
        signed = self._last(author, kind)
        return -1 if signed is None else signed.note.counter

    def lasting(self) -> list[SignedNote]:
        """Return all kept notes, lobbies first, so that authors are known before their notes."""
        kept = [signed for author in self._authors.values() for signed in author.lasting.values()]
        return sorted(kept, key=lambda signed: (LASTING.index(signed.note.kind), signed.note.author))

    def own(self) -> list[SignedNote]:
        """Return our own notes of the lasting kinds."""
        author = self._authors.get(self._me)
        return [] if author is None else list(author.lasting.values())

    def digest(self) -> bytes:
        """Return 32 bytes, equal on machines with equal notes of the members, `OPTIONAL_NOTES` apart."""
        kept = (signed for signed in self.lasting() if signed.note.author not in self._gone)
        return tagged_hash(
            b"notes", *sorted(signed.raw for signed in kept if signed.note.kind not in OPTIONAL_NOTES)
        )

    def keep_only(self, members: frozenset[bytes], gone: frozenset[bytes] = frozenset()) -> None:
        """Forget what others than these have said, but for the farewells of those that are gone."""
        self._gone = gone - members
        for author in set(self._authors) - members - {self._me}:
            farewell = self._last(author, LeaveNote)
            if author in gone and farewell is not None:
                self._authors[author].lasting = {farewell.note.kind: farewell}
            else:
                del self._authors[author]

    def _last(self, author: bytes, kind: type[Message]) -> SignedNote | None:
        known = self._authors.get(author)
        return None if known is None else known.lasting.get(KIND_OF[kind])

    def _author(self, key: bytes, now: float) -> _Author:
        if key not in self._authors:
            rates = (Bucket(NOTES_PER_S, NOTES_BURST, now), Bucket(WATCHED_PER_S, WATCHED_BURST, now))
            self._authors[key] = _Author(*rates)
        return self._authors[key]
