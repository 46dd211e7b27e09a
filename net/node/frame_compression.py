"""Frames on a link without what the other end knows from those before them: a quarter of what a round takes.

An envelope names its table, its hand, its author's place and number, and the id of the author's one before.
An end that got that one over the same link knows all of this, so NEXT leaves it out, and the other end puts
it in again. What comes out is the envelope as it was signed, byte for byte, or else nobody has signed it.

Both ends keep of each author what went over the link last; frames come in order or the link ends, so both
keep the same. The head that an envelope stands on is left out, too, where the other end has said something on
it before: then it is told by which of its words that was.

How much is left out follows from what all at the table know and from what came before what, and never from
what an envelope says: what was equally long before, such as sealed answers, is not told apart by that.

For the same reason nothing is compressed but what all at the table may know in any case, and what holds
nothing else: the lobby and the proposed table, in BRIEF. Each is most of the one before again, for the rules
are in all of them.
"""

import zlib

from net.identity import SIGNATURE_BYTES
from net.transcript import Signed, carried
from net.wire.codec import decode, encode
from net.wire.deal import BODIES, Envelope, TableProposal
from net.wire.kinds import KIND_OF
from net.wire.link import Frame
from net.wire.table import (
    HEAD_BYTES,
    MAX_CARRIED_BYTES,
    MOST_SEATED,
    MOST_UNPACKED_BYTES,
    Brief,
    Carry,
    LobbyNote,
    Next,
    Note,
    NoteFrame,
)

NEXT, BRIEF = KIND_OF[Next], KIND_OF[Brief]
_CARRY, _NOTE = KIND_OF[Carry], KIND_OF[NoteFrame]
_LOBBY, _TABLE = KIND_OF[LobbyNote], KIND_OF[TableProposal]
_NUMBERS = 256
"""Envelopes are numbered cyclically: never are this many on their way at once."""
_KINDS = tuple(BODIES)
"""Of envelopes; NEXT names them by their place here, so new ones come last."""


class Abridged:
    """One direction of a link: at one end it shortens frames, at the other it completes them.

    Attributes:
        other: the same link's other direction; None for one that is looked at alone.
    """

    def __init__(self, other: "Abridged | None" = None) -> None:
        """Begin where nothing has been said."""
        self.other = other
        self._heads: dict[int, bytes] = {}
        self._number = 0
        self._last: dict[int, Signed] = {}
        self._public = b""  # the body of the last lobby or proposed table

    def shorten(self, frame: Frame) -> Frame:
        """Return a frame as it is to travel after all those before it."""
        public = self._public
        signed, before = self._take(frame)
        if self._public is not public:
            packer = zlib.compressobj(zdict=public)
            packed = packer.compress(frame.body) + packer.flush()
            if len(packed) < len(frame.body):  # else it may be too long for BRIEF, as its author has chosen
                return Frame(BRIEF, frame.flags, encode(Brief(frame.kind, packed)))
            return frame
        if signed is None or before is None or signed.envelope.kind not in BODIES:
            return frame
        envelope = signed.envelope
        if _following(before, envelope.head, envelope.kind, envelope.body) != envelope:
            return frame
        signature = signed.raw[-SIGNATURE_BYTES:]
        kind = _KINDS.index(envelope.kind)
        head = envelope.head if self.other is None else self.other.name_of(envelope.head)
        return Frame(NEXT, 0, encode(Next(envelope.peer, head, kind, envelope.body, signature)))

    def name_of(self, head: bytes) -> bytes:
        """Return by what the end that says this direction's words knows a head."""
        return bytes((self._number,)) if self._heads.get(self._number) == head else head

    def head_of(self, name: bytes) -> bytes | None:
        """Return the head that `name_of` has named; None if there is none."""
        return name if len(name) == HEAD_BYTES else self._heads.get(name[0])

    def complete(self, frame: Frame) -> Frame:
        """Return a frame as it was before it was shortened.

        One that nothing was shortened to stays as it is.
        """
        if frame.kind == NEXT:
            whole = self._after_last(frame)
        elif frame.kind == BRIEF:
            whole = self._unpacked(frame)
        else:
            whole = frame
        if whole is None:
            return frame
        self._take(whole)
        return whole

    def _after_last(self, frame: Frame) -> Frame | None:
        message = decode(Next, frame.body)
        last = None if message is None else self._last.get(message.peer)
        if message is None or last is None or message.kind >= len(_KINDS):
            return None
        head = message.head if self.other is None else self.other.head_of(message.head)
        if head is None or len(head) != HEAD_BYTES:
            return None
        envelope = _following(last, head, _KINDS[message.kind], message.body)
        raw = encode(envelope) + message.signature
        return None if len(raw) > MAX_CARRIED_BYTES else Frame(_CARRY, frame.flags, encode(Carry(raw)))

    def _unpacked(self, frame: Frame) -> Frame | None:
        message = decode(Brief, frame.body)
        if message is None or message.kind not in {_CARRY, _NOTE}:
            return None
        unpacker = zlib.decompressobj(zdict=self._public)
        try:
            body = unpacker.decompress(message.packed, MOST_UNPACKED_BYTES)
        except zlib.error:
            return None
        return Frame(message.kind, frame.flags, body) if unpacker.eof else None

    def _take(self, frame: Frame) -> tuple[Signed | None, Signed | None]:
        """Take in a whole frame that goes over the link.

        Return the envelope that it carries, and its author's one before.
        """
        signed, before = carried(frame.kind, frame.body), None
        if signed is not None and signed.envelope.peer < MOST_SEATED:
            before = self._last.get(signed.envelope.peer)
            self._last[signed.envelope.peer] = signed
            self._number = (self._number + 1) % _NUMBERS
            self._heads[self._number] = signed.envelope.head
        is_public = _is_lobby(frame) if signed is None else signed.envelope.kind == _TABLE
        if is_public and len(frame.body) <= MOST_UNPACKED_BYTES:
            self._public = frame.body
        return signed, before


def _is_lobby(frame: Frame) -> bool:
    shown = decode(NoteFrame, frame.body) if frame.kind == _NOTE else None
    note = None if shown is None else decode(Note, shown.raw[:-SIGNATURE_BYTES])
    return note is not None and note.kind == _LOBBY


def both_ways() -> tuple[Abridged, Abridged]:
    """Return what shortens what we say over a link, and what completes what we hear over it."""
    said = Abridged()
    heard = said.other = Abridged(said)
    return said, heard


def _following(last: Signed, head: bytes, kind: str, body: bytes) -> Envelope:
    """Return the envelope of an author that follows the previous one on this link."""
    said = last.envelope
    place = said.version, said.table_id, said.hand, said.attempt, said.peer
    return Envelope(*place, said.seq + 1, last.id, head, kind, body)
