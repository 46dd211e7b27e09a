"""Equal discrete logarithms: the proof behind every reveal share, one card or a whole deal at a time."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from net.crypto.errors import CryptoError, expect_size
from net.crypto.fiat_shamir import Transcript
from net.crypto.group import ORDER, SCALAR_BYTES, Group, Point, decode_scalar, encode_scalar, expect
from net.crypto.hashing import Rng


@dataclass(frozen=True, slots=True)
class EqualityProof:
    """A proof that images are bases times the secret of a public key (Chaum, Pedersen 1992, section 3).

    Attributes:
        challenge: e, a scalar.
        response: s = k + e * x.
    """

    challenge: int
    response: int

    SIZE = 2 * SCALAR_BYTES

    def encode(self) -> bytes:
        """64 bytes."""
        return encode_scalar(self.challenge) + encode_scalar(self.response)

    @classmethod
    def decode(cls, data: bytes) -> Self:
        """The proof in those 64 bytes. Raises `EncodingError`."""
        expect_size("an equality proof", data, cls.SIZE)
        return cls(decode_scalar(data[:SCALAR_BYTES]), decode_scalar(data[SCALAR_BYTES:]))


@dataclass(frozen=True, slots=True)
class EqualityStatement:
    """The claim `public = x * G` and `images[i] = x * bases[i]` for all i, the prover knowing the one x.

    Attributes:
        context: what the proof is bound to: table, round, attempt, seat, deck positions, joint seed.
        public: the public key.
        bases: one or more points.
        images: as many points.
    """

    context: bytes
    public: Point
    bases: Sequence[Point]
    images: Sequence[Point]


def prove_equality(group: Group, statement: EqualityStatement, secret: int, rng: Rng) -> EqualityProof:
    """A proof of the statement's relation, `secret` being its x.

    Several bases are folded into one with weights drawn after all of them and their images are fixed, so that
    errors cannot cancel (the small exponents test of Bellare, Garay, Rabin 1998).
    """
    transcript, weights = _open(statement)
    base = _folded(group, statement.bases, weights)
    (nonce,) = transcript.nonces([secret], 1, rng)
    transcript.absorb(b"commitments", bytes(group.mul_generator(nonce)), bytes(group.mul(base, nonce)))
    challenge = transcript.challenge(b"e")
    return EqualityProof(challenge, (nonce + challenge * secret) % ORDER)


def verify_equality(group: Group, statement: EqualityStatement, proof: EqualityProof) -> bool:
    """Whether the proof shows the relation; False also if there are no bases or not as many images."""
    if not statement.bases or len(statement.bases) != len(statement.images):
        return False
    transcript, weights = _open(statement)
    scalars = [proof.response, -proof.challenge]
    try:
        base, image = _folded(group, statement.bases, weights), _folded(group, statement.images, weights)
        first = expect(group.msm([group.generator, statement.public], scalars))
        second = expect(group.msm([base, image], scalars))
    except CryptoError:
        return False
    transcript.absorb(b"commitments", bytes(first), bytes(second))
    return transcript.challenge(b"e") == proof.challenge


def _open(statement: EqualityStatement) -> tuple[Transcript, list[int]]:
    transcript = Transcript(b"equality", statement.context)
    transcript.absorb(b"public", bytes(statement.public))
    transcript.absorb(b"bases", *map(bytes, statement.bases))
    transcript.absorb(b"images", *map(bytes, statement.images))
    count = len(statement.bases)
    return transcript, transcript.weights(b"weights", count) if count > 1 else [1]


def _folded(group: Group, points: Sequence[Point], weights: Sequence[int]) -> Point:
    return expect(group.msm(points, weights)) if len(points) > 1 else points[0]
