"""Envelopes on a link without what the other end knows from the author's one before: a quarter of what a round takes.

An envelope names its table, its hand, its author's place and number, and the id of the author's one before. Whoever
has that one over the same link knows all of this, so NEXT leaves it out, and the other end puts it in again. What comes
out is the envelope as it was signed, byte for byte, or else nobody has signed it.

Both ends keep of each author what went over the link last; frames come in order or the link ends, so both keep the same.
How much is left out follows from what all at the table know, and never from what an envelope says: what was equally
long before, such as sealed answers, still is. For the same reason nothing is compressed.
"""

from typing import Annotated

from msgspec import Meta, msgpack

from net.identity import SIGNATURE_BYTES
from net.links.frames import Frame
from net.session.messages import KIND_OF, MAX_CARRIED_BYTES, MOST_SEATED, Carry, decode
from net.transcript import Signed, read
from net.wire import BODIES, U8, Envelope, Hash, Message, decode_exactly, encode

NEXT = "NEXT"
_CARRY = KIND_OF[Carry]
_KINDS = tuple(BODIES)
"""Of envelopes; NEXT names them by their place here, so new ones come last."""


class Next(Message, frozen=True):
    """An envelope that follows the one of its author that went over this link last, in the same direction.

    Attributes:
        peer: the author's place among the table's machines.
        head: as in the envelope.
        kind: which body follows, by its place among all kinds.
        body: as in the envelope.
        signature: of the envelope's id.
    """

    peer: Annotated[int, Meta(ge=0, lt=MOST_SEATED)]
    head: Hash
    kind: U8
    body: Annotated[bytes, Meta(max_length=MAX_CARRIED_BYTES)]
    signature: Annotated[bytes, Meta(min_length=SIGNATURE_BYTES, max_length=SIGNATURE_BYTES)]


_DECODER = msgpack.Decoder(Next)


class Abridged:
    """One direction of a link: at one end it shortens frames, at the other it completes them."""

    def __init__(self) -> None:
        self._last: dict[int, Signed] = {}

    def shorten(self, frame: Frame) -> Frame:
        """Return a frame as it is to travel after all those before it."""
        signed = self._carried(frame)
        if signed is None:
            return frame
        envelope, last = signed.envelope, self._last.get(signed.envelope.peer)
        self._keep(signed)
        if last is None or envelope.kind not in BODIES:
            return frame
        if _following(last, envelope.head, envelope.kind, envelope.body) != envelope:
            return frame
        signature = signed.raw[-SIGNATURE_BYTES:]
        kind = _KINDS.index(envelope.kind)
        return Frame(NEXT, 0, encode(Next(envelope.peer, envelope.head, kind, envelope.body, signature)))

    def complete(self, frame: Frame) -> Frame:
        """Return a frame as it was before it was shortened; one that nothing was shortened to stays as it is."""
        if frame.kind != NEXT:
            carried = self._carried(frame)
            if carried is not None:
                self._keep(carried)
            return frame
        message = decode_exactly(_DECODER, frame.body)
        last = None if message is None else self._last.get(message.peer)
        if message is None or last is None or message.kind >= len(_KINDS):
            return frame
        envelope = _following(last, message.head, _KINDS[message.kind], message.body)
        signed = read(encode(envelope) + message.signature)
        if signed is None or len(signed.raw) > MAX_CARRIED_BYTES:
            return frame
        self._keep(signed)
        return Frame(_CARRY, frame.flags, encode(Carry(signed.raw)))

    def _carried(self, frame: Frame) -> Signed | None:
        carry = decode(Carry, frame.body) if frame.kind == _CARRY else None
        return None if carry is None else read(carry.raw)

    def _keep(self, signed: Signed) -> None:
        if signed.envelope.peer < MOST_SEATED:
            self._last[signed.envelope.peer] = signed


def _following(last: Signed, head: bytes, kind: str, body: bytes) -> Envelope:
    """Return what an author says next."""
    said = last.envelope
    place = said.version, said.table_id, said.hand, said.attempt, said.peer
    return Envelope(*place, said.seq + 1, last.id, head, kind, body)
