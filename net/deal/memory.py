"""The memory that a machine needs if its program is killed in a round: its secrets and all its messages.

Everything is remembered in the order in which it happened, and stored before anything that follows from it
leaves the machine. The randomness that makes a proof zero-knowledge is never remembered: after a restart it
is drawn afresh, and proofs already sent are sent again unchanged (docs/protocol.md, 7, "Stored
state").
"""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from engine.seats import Seat
from net.crypto.errors import CryptoError
from net.crypto.group import decode_scalar, encode_scalar
from net.crypto.keys import HandKey
from net.crypto.sealing import SealingKey
from net.crypto.shuffler import ProofMasks
from net.deal.round_deal import RoundDeal, Secrets
from net.deal.steps.setup import mask_points
from net.errors import LocalProtocolError
from net.wire.codec import U8, Hash
from net.wire.deal import MAX_ENVELOPE_BYTES, Open, Payload, Scalar


class _Memory(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Something to be remembered. Its `repr` shows nothing of it."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(<secret>)"


class Begun(_Memory, frozen=True, tag="begun"):
    """Our machine began the round.

    Attributes:
        keys: the secret hand key of each of our seats, seats ascending.
        masks: the secrets of the masks over the shares we will owe, by `Cover`.
        seal_secret: for parts sealed to us.
        nonce: our part of the joint seed.
        shuffle_seed: what our shuffle follows from.
        salt: blinds our commitment.
        opening: what we commit to.
    """

    keys: Annotated[tuple[Scalar, ...], Meta(max_length=6)]
    masks: tuple[Scalar, Scalar]
    seal_secret: Hash
    nonce: Hash
    shuffle_seed: Hash
    salt: Hash
    opening: Open


class DeckDealt(_Memory, frozen=True, tag="dealt"):
    """The sealed deck was dealt for a round that this seat opens."""

    dealer: U8


class Sealed(_Memory, frozen=True, tag="sealed"):
    """Our seats sealed their answers to an offer: the encoded action and the nonce of each seat."""

    answers: Annotated[tuple[tuple[U8, Payload, Hash], ...], Meta(max_length=6)]


class Kept(_Memory, frozen=True, tag="kept"):
    """An envelope of any author, our own included, as it travels."""

    raw: Annotated[bytes, Meta(max_length=MAX_ENVELOPE_BYTES)]


Memory = Begun | DeckDealt | Sealed | Kept

_DECODER: msgspec.msgpack.Decoder[Memory] = msgspec.msgpack.Decoder(Memory)


def encode_memory(memory: Memory) -> bytes:
    """Return the bytes to be stored; they are secret."""
    return msgspec.msgpack.encode(memory)


def decode_memory(data: bytes) -> Memory:
    """Read what was stored. Raises ValueError if it is no such thing."""
    return _DECODER.decode(data)


def begun(hand: RoundDeal) -> Begun:
    """Return the secrets that must be remembered.

    Raises LocalProtocolError for an observer or before the start.
    """
    own, opening = hand.own, hand.opening
    if opening is None:
        msg = "the hand has not begun"
        raise AssertionError(msg)
    return Begun(
        tuple(encode_scalar(own.keys[seat].secret) for seat in sorted(own.keys)),
        (encode_scalar(own.masks[0].secret), encode_scalar(own.masks[1].secret)),
        own.seal_key.secret,
        own.nonce,
        own.shuffle_seed,
        own.salt,
        opening,
    )


def sealed(hand: RoundDeal) -> Sealed:
    """Return the answers that we have just sealed, to be remembered."""
    return Sealed(tuple((seat, *answer) for seat, answer in hand.answers.items()))


def secrets_from(hand: RoundDeal, memory: Begun) -> Secrets:
    """Return our remembered secrets, with fresh masks for a proof.

    Raises LocalProtocolError if they are not secrets of ours in such a round.
    """
    group = hand.tools.group
    seats = hand.table.seats_of(hand.machine)
    try:
        keys = [HandKey.from_secret(group, decode_scalar(key)) for key in memory.keys]
        deal, wall = (HandKey.from_secret(group, decode_scalar(mask)) for mask in memory.masks)
    except CryptoError as error:
        raise LocalProtocolError(str(error)) from error
    if len(keys) != len(seats):
        msg = "these are not the secrets of this hand"
        raise LocalProtocolError(msg)
    return Secrets(
        keys={Seat(seat): key for seat, key in zip(seats, keys, strict=True)},
        masks=(deal, wall),
        mask_points=mask_points(hand, (deal, wall)),
        seal_key=SealingKey.from_secret(memory.seal_secret),
        nonce=memory.nonce,
        shuffle_seed=memory.shuffle_seed,
        salt=memory.salt,
        proof_masks=ProofMasks(hand.tools.commitment_key, hand.rng),
    )
