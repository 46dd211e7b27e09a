"""A seat's key for one round, the proof that one owns it, and the aggregate key the deck is masked to."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from net.crypto.errors import CryptoError, expect_size
from net.crypto.fiat_shamir import Transcript
from net.crypto.group import (
    ORDER,
    POINT_BYTES,
    SCALAR_BYTES,
    Group,
    Point,
    decode_scalar,
    encode_scalar,
    random_scalar,
)
from net.crypto.hashing import Rng


@dataclass(frozen=True, slots=True)
class HandKey:
    """A fresh key pair per seat and round; the secret opens the seat's hand and is published by the audit.

    Attributes:
        secret: the scalar x; never shown by `repr`.
        public: x * G.
    """

    secret: int = field(repr=False)
    public: Point

    @classmethod
    def generate(cls, group: Group, rng: Rng) -> Self:
        """A new key pair."""
        return cls.from_secret(group, random_scalar(rng))

    @classmethod
    def from_secret(cls, group: Group, secret: int) -> Self:
        """The key pair with that secret, `0 < secret < ORDER`. Raises `CryptoError` otherwise."""
        if not 0 < secret < ORDER:
            msg = "a secret key is not between 0 and the order"
            raise CryptoError(msg)
        return cls(secret, group.mul_generator(secret))


@dataclass(frozen=True, slots=True)
class OwnershipProof:
    """A proof that its maker knows the secret of a public key (Schnorr 1991, section 2).

    Attributes:
        commitment: R = k * G.
        response: s = k + e * x.
    """

    commitment: Point
    response: int

    SIZE = POINT_BYTES + SCALAR_BYTES

    def encode(self) -> bytes:
        """65 bytes."""
        return bytes(self.commitment) + encode_scalar(self.response)

    @classmethod
    def decode(cls, group: Group, data: bytes) -> Self:
        """The proof in those 65 bytes. Raises `EncodingError`."""
        expect_size("a key ownership proof", data, cls.SIZE)
        return cls(group.decode(data[:POINT_BYTES]), decode_scalar(data[POINT_BYTES:]))


def prove_ownership(group: Group, context: bytes, key: HandKey, rng: Rng) -> OwnershipProof:
    """Relation: `key.public = x * G` for an x known to the prover.

    `context` names table, round, seat, identity.
    """
    transcript = _ownership(context, key.public)
    (nonce,) = transcript.nonces([key.secret], 1, rng)
    commitment = group.mul_generator(nonce)
    transcript.absorb(b"commitment", bytes(commitment))
    return OwnershipProof(commitment, (nonce + transcript.challenge(b"e") * key.secret) % ORDER)


def verify_ownership(group: Group, context: bytes, public: Point, proof: OwnershipProof) -> bool:
    """Whether the proof shows that relation for `public` in that context."""
    transcript = _ownership(context, public)
    transcript.absorb(b"commitment", bytes(proof.commitment))
    challenge = transcript.challenge(b"e")
    shown = group.msm([group.generator, public], [proof.response, -challenge])
    return shown == proof.commitment


def _ownership(context: bytes, public: Point) -> Transcript:
    transcript = Transcript(b"key ownership", context)
    transcript.absorb(b"public", bytes(public))
    return transcript


def aggregate_key(group: Group, publics: Sequence[Point]) -> Point:
    """The sum of the seats' public keys (Barnett, Smart 2003, key generation).

    Each must come with a verified `OwnershipProof`, else the last could cancel the others (rogue key).

    Raises:
        CryptoError: two keys are equal, or the sum is the identity.
    """
    if len(set(publics)) != len(publics):
        msg = "two seats have one key"
        raise CryptoError(msg)
    return group.sum(publics)
