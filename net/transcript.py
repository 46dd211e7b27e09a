"""Signed, hash-chained envelopes: made, checked, joined to a common head.

Signed bytes are kept as they came and never encoded again.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from net.crypto.hashing import tagged_hash
from net.identity import SIGNATURE_BYTES, Identity, verify
from net.wire.codec import decode, encode
from net.wire.deal import VERSION, Envelope, decode_envelope
from net.wire.kinds import KIND_OF
from net.wire.table import Carry

GENESIS = bytes(32)
"""What an author's first envelope names as its previous one."""
_REMEMBERED = 64
"""How many of the envelopes read last are kept: each is read in several places, some repeatedly."""


@dataclass(frozen=True, slots=True)
class Signed:
    """An envelope as it travels.

    Attributes:
        envelope: what it says.
        raw: the bytes: encoded envelope, then the signature of its id.
        id: SHA-256 of the encoded envelope under its domain.
    """

    envelope: Envelope
    raw: bytes
    id: bytes


@dataclass(frozen=True, slots=True)
class Stream:
    """The round and table that envelopes must belong to.

    Attributes:
        table_id: the table, 16 bytes.
        hand: the number of the round.
        attempt: how often it was dealt again.
        sign_keys: the Ed25519 key of every machine.
    """

    table_id: bytes
    hand: int
    attempt: int
    sign_keys: tuple[bytes, ...]


def next_head(head: bytes, ids: Iterable[tuple[int, bytes]]) -> bytes:
    """Return the common head after a step closed with these (machine, envelope id) pairs."""
    return tagged_hash(b"head", head, *(envelope_id for _, envelope_id in sorted(ids)))


def left_out(machine: int) -> tuple[int, bytes]:
    """Return the pair that stands in a head for a machine that was left out, in place of its envelope."""
    return machine, tagged_hash(b"left out", bytes((machine,)))


def seal(envelope: Envelope, identity: Identity) -> Signed:
    """Return the envelope signed by its author."""
    encoded = encode(envelope)
    envelope_id = tagged_hash(b"env", encoded)
    return Signed(envelope, encoded + identity.sign(envelope_id), envelope_id)


@lru_cache(maxsize=_REMEMBERED)
def read(raw: bytes) -> Signed | None:
    """Read an envelope without trusting it; None if it is malformed."""
    encoded = raw[:-SIGNATURE_BYTES]
    envelope = decode_envelope(encoded) if len(raw) > SIGNATURE_BYTES else None
    return None if envelope is None else Signed(envelope, raw, tagged_hash(b"env", encoded))


def why_foreign(signed: Signed, stream: Stream) -> str | None:
    """Return the rule that excludes an envelope from a stream; None if its author signed it for that stream.

    The rules, in the order checked: bad_version, other_table, other_hand, unknown_peer, bad_signature.
    """
    envelope = signed.envelope
    if envelope.version != VERSION:
        return "bad_version"
    if envelope.table_id != stream.table_id:
        return "other_table"
    if (envelope.hand, envelope.attempt) != (stream.hand, stream.attempt):
        return "other_hand"
    if envelope.peer >= len(stream.sign_keys):
        return "unknown_peer"
    key = stream.sign_keys[envelope.peer]
    return None if verify(key, signed.raw[-SIGNATURE_BYTES:], signed.id) else "bad_signature"


def carried(kind: str, body: bytes) -> Signed | None:
    """Return the envelope that a frame of this kind and body carries.

    None if it carries none that can be read.
    """
    carry = decode(Carry, body) if kind == KIND_OF[Carry] else None
    return None if carry is None else read(carry.raw)
