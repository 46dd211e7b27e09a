"""Signed messages about a round and its table: the envelope, and every body that it may have."""

from typing import Annotated

from msgspec import Meta

from net.wire.codec import U8, U16, U32, Hash, Message, TableId, decode

VERSION = 2
"""The version of envelopes.

Raise `net.links.opening.HIGHEST` together with it, so that two versions never meet at a table.
"""
MAX_ENVELOPE_BYTES = 1 << 16
"""The largest message is a shuffle of 168 cards, 28 KB."""

Scalar = Annotated[bytes, Meta(min_length=32, max_length=32)]
Point = Annotated[bytes, Meta(min_length=33, max_length=33)]
Proof = Annotated[bytes, Meta(max_length=256)]
SealedPart = Annotated[bytes, Meta(max_length=128)]
Blob = Annotated[bytes, Meta(max_length=40_000)]
Payload = Annotated[bytes, Meta(max_length=16)]
RawRejoin = Annotated[bytes, Meta(max_length=256)]
"""The envelope of a `Rejoin`, as it travels."""
Machines = Annotated[tuple[U8, ...], Meta(min_length=1, max_length=5)]
Slots = Annotated[tuple[U8, ...], Meta(max_length=64)]


class Envelope(Message, frozen=True):
    """The signed part of a message (docs/protocol.md, 3).

    Attributes:
        version: of this schema.
        table_id: the table it belongs to.
        hand: the number of the round.
        attempt: how often that round had to be dealt again.
        peer: the author's place among the table's machines.
        seq: the author's messages so far in this attempt.
        prev: id of the author's previous envelope, zeros for the first.
        head: the common transcript head the author stood on.
        kind: which body follows.
        body: the encoded body.
    """

    version: U8
    table_id: TableId
    hand: U32
    attempt: U16
    peer: U8
    seq: U32
    prev: Hash
    head: Hash
    kind: Annotated[str, Meta(max_length=16)]
    body: bytes


class TableProposal(Message, frozen=True):
    """The coordinator proposes a table, encoded by `net.deal.table`; said as hand 0 of that table."""

    info: Annotated[bytes, Meta(max_length=1 << 14)]


class TableAck(Message, frozen=True):
    """The author agrees to the table with this digest."""

    digest: Hash


class Commit(Message, frozen=True):
    """Binds a machine to its `Open` before it sees another's: the commitment to the encoded `Open`."""

    digest: Hash


class SeatKey(Message, frozen=True):
    """The public hand key of one seat, and the proof that its secret is known."""

    key: Point
    proof: Proof


class Open(Message, frozen=True):
    """Opens a `Commit`.

    Attributes:
        seats: a key for every seat of the machine, seats ascending.
        seal_key: X25519 public key of this round, for parts sealed to the machine.
        nonce: its part of the joint seed.
        shuffle_digest: commitment to the seed its shuffle will follow from.
        salt: blinds the commitment.
    """

    seats: Annotated[tuple[SeatKey, ...], Meta(max_length=6)]
    seal_key: Hash
    nonce: Hash
    shuffle_digest: Hash
    salt: Hash


class Shuffle(Message, frozen=True):
    """A shuffled deck, two points per card, and the argument that it is a shuffle of the deck before."""

    deck: Blob
    proof: Blob


class DeckAck(Message, frozen=True):
    """Acknowledges the final deck by its SHA-256; no share leaves a machine before all have."""

    deck_digest: Hash


class Escrow(Message, frozen=True):
    """A machine's shares under masks, and the masks shared out for the case that it vanishes.

    Attributes:
        masks: the public points of its masks: over shares for dealt cards, over shares for the wall.
        shares: one masked share per deck position it does not own, ascending, without gaps between them.
        proof: that they are what it owes.
        commitments: of each mask in turn, what fixes the parts it is shared out in; none for two machines.
        sealed: per other machine ascending, its part of each mask, sealed to it; none for two machines.
    """

    masks: Annotated[tuple[Point, ...], Meta(min_length=2, max_length=2)]
    shares: Blob
    proof: Proof
    commitments: Annotated[tuple[Point, ...], Meta(max_length=6)]
    sealed: Annotated[tuple[SealedPart, ...], Meta(max_length=5)]


class EscrowAck(Message, frozen=True):
    """Judges the parts received.

    Attributes:
        complaints: machines whose part is wrong, ascending; empty if all are right.
        seal_secret: with a complaint, the author's sealing secret of this round, so that all can look; else
            empty.
    """

    complaints: Annotated[tuple[U8, ...], Meta(max_length=5)]
    seal_secret: Annotated[bytes, Meta(max_length=32)]


class Deal(Message, frozen=True):
    """Opens the mask, a scalar, over a machine's shares for dealt cards."""

    mask: Scalar


class Ready(Message, frozen=True):
    """The machine can read its hand."""


class DrawRequest(Message, frozen=True):
    """The seat in turn asks for the next wall card.

    Machines that were left out and asked to return take part again from here on.

    Attributes:
        slot: the card's deck position.
        rejoins: what the author has heard of these: one of each machine, machines ascending.
    """

    slot: U8
    rejoins: Annotated[tuple[RawRejoin, ...], Meta(max_length=5)]


class Rejoin(Message, frozen=True):
    """The author was left out and asks to take part again.

    The number of this envelope passes over all that it signed before.
    """


class Restarted(Message, frozen=True):
    """The author's program was started again in this round.

    The numbers of its words start afresh (`net.deal.log.restarts`).

    Attributes:
        known: the number after that of the last word of its own that it knows; 0 for none.
    """

    known: U32


class Wall(Message, frozen=True):
    """A machine's share, a point, for the wall card asked for, and the proof that it is right."""

    share: Point
    proof: Proof


class WallPart(Message, frozen=True):
    """A holder's part of what lies over an absent machine's share for one wall card.

    Attributes:
        point: its part of the mask over that machine's shares for the wall, times the generator of the card's
            position.
        proof: that it is right.
    """

    point: Point
    proof: Proof


class WallFor(Message, frozen=True):
    """A holder's parts in place of absent machines for one wall card; they open no other card.

    Attributes:
        parts: for each absent machine that the step names, ascending.
    """

    parts: Annotated[tuple[WallPart, ...], Meta(max_length=5)]


class MasksFor(Message, frozen=True):
    """A holder's part of the mask over each absent machine's shares for dealt cards, machines ascending."""

    parts: Annotated[tuple[Scalar, ...], Meta(max_length=5)]


class OpenCards(Message, frozen=True):
    """A seat shows cards of its hand.

    Attributes:
        seat: whose.
        slots: their deck positions, ascending.
        shares: one point per slot.
        proof: one batched proof.
        why: the game action this is for, as `engine.codec` writes it; empty to show a claim.
    """

    seat: U8
    slots: Slots
    shares: Blob
    proof: Proof
    why: Payload


class ClaimCommit(Message, frozen=True):
    """Sealed answers to the card on offer: a commitment for each answering seat of the machine, ascending."""

    digests: Annotated[tuple[Hash, ...], Meta(max_length=6)]


class Answer(Message, frozen=True):
    """One opened answer: the action as `engine.codec` writes it, and what blinded the commitment."""

    choice: Payload
    nonce: Hash


class ClaimOpen(Message, frozen=True):
    """Opens a `ClaimCommit`: an answer for each seat of the machine that answers, seats ascending."""

    answers: Annotated[tuple[Answer, ...], Meta(max_length=6)]


class Out(Message, frozen=True):
    """The author goes on without these machines in the step at this head if all the others sign the same.

    It holds, and has shown, the words of all due machines outside them; each of them it has waited out, or
    knows to have left or cheated.

    Attributes:
        machines: which, ascending.
        doubled: those of them that have said two things in this step, ascending.
        killed: names, as of `net.deal.exclusion.votes.name_of_have`, of the `Have` that make sets void which
            the author has signed before and that are not inside this one. Older programs name the `Have` by
            the ids of their envelopes, which still is read.
    """

    machines: Machines
    doubled: Annotated[tuple[U8, ...], Meta(max_length=5)]
    killed: Annotated[tuple[Hash, ...], Meta(max_length=16)]


class Have(Message, frozen=True):
    """The author holds this machine's word at this head, and will sign no `Out` with that machine in it."""

    machine: U8


class Closed(Message, frozen=True):
    """The author has closed the step at this head; said where another machine is bound to close it otherwise.

    Attributes:
        machines: without which, ascending; empty if all have spoken.
        doubled: the machines of which the author knows that they have said two things in this step,
            ascending.
        sets: `machines` and `doubled` of every `Out` that the author has signed at this head, in that order;
            where it knows of nothing doubled, of those that name nothing doubled.
        following: the head that it stood on next.
    """

    machines: Annotated[tuple[U8, ...], Meta(max_length=5)]
    doubled: Annotated[tuple[U8, ...], Meta(max_length=5)]
    sets: Annotated[
        tuple[tuple[Machines, Annotated[tuple[U8, ...], Meta(max_length=5)]], ...], Meta(max_length=16)
    ]
    following: Hash


class End(Message, frozen=True):
    """The round is over, with this digest of the final public state."""

    result: Hash


class Audit(Message, frozen=True):
    """Each seat's secret hand key, ascending, and the shuffle's seed, once they protect nothing."""

    keys: Annotated[tuple[Scalar, ...], Meta(max_length=6)]
    shuffle_seed: Hash


class Receipt(Message, frozen=True):
    """The result of the author's audit: the digest of its `net.deal.verdict.DealVerdict`."""

    verdict: Hash


BODIES: dict[str, type[Message]] = {
    "TABLE": TableProposal,
    "TABLE_ACK": TableAck,
    "COMMIT": Commit,
    "OPEN": Open,
    "SHUFFLE": Shuffle,
    "DECK_ACK": DeckAck,
    "ESCROW": Escrow,
    "ESCROW_ACK": EscrowAck,
    "DEAL": Deal,
    "READY": Ready,
    "DRAW": DrawRequest,
    "REJOIN": Rejoin,
    "RESTARTED": Restarted,
    "WALL": Wall,
    "WALL_FOR": WallFor,
    "MASKS_FOR": MasksFor,
    "OPEN_CARDS": OpenCards,
    "CLAIM_COMMIT": ClaimCommit,
    "CLAIM_OPEN": ClaimOpen,
    "OUT": Out,
    "HAVE": Have,
    "CLOSED": Closed,
    "END": End,
    "AUDIT": Audit,
    "RECEIPT": Receipt,
}
"""Every kind of body by its name on the wire."""


def decode_envelope(data: bytes) -> Envelope | None:
    """Read an envelope; None unless the bytes are exactly the encoding of one within all limits."""
    return None if len(data) > MAX_ENVELOPE_BYTES else decode(Envelope, data)


def decode_body(kind: str, data: bytes) -> Message | None:
    """Read the body of a kind; None unless the bytes are exactly the encoding of one within all limits."""
    body = BODIES.get(kind)
    return None if body is None else decode(body, data)
