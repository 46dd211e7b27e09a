"""Reveal shares published under masks: everybody can check them, nobody can read one before its mask opens.

The owner of x owes the share x * A for each of some masked cards, A being the card's first half. It lays down
x * A + m * K, where m is a secret scalar, the mask, and K a generator of the card's deck position. Given m *
G, the points m * K look random (decisional Diffie-Hellman, K by hash-to-curve), so this says nothing about
the share; once m is known the share is a subtraction away, for all cards under that mask. x itself never
leaves its owner, nor does any share that was not laid down.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Self

from net.crypto.errors import expect_size
from net.crypto.fiat_shamir import Transcript
from net.crypto.generators import hash_to_point
from net.crypto.group import (
    ORDER,
    POINT_BYTES,
    SCALAR_BYTES,
    Group,
    Point,
    decode_scalar,
    encode_scalar,
    expect,
)
from net.crypto.hashing import Rng
from net.crypto.keys import HandKey


@dataclass(frozen=True, slots=True)
class MaskedSharesProof:
    """A proof that masked shares are what they should be.

    Schnorr's proof for several bases (Camenisch, Stadler 1997).

    Attributes:
        commitments: a nonce times G for the key and for each mask, then what the nonces make of the folded
            bases.
        key: the response for x.
        masks: the response for each mask.
    """

    commitments: tuple[Point, ...]
    key: int
    masks: tuple[int, ...]

    def encode(self) -> bytes:
        """33 bytes for each point, then 32 for each scalar."""
        return b"".join((*map(bytes, self.commitments), *map(encode_scalar, (self.key, *self.masks))))

    @classmethod
    def decode(cls, group: Group, data: bytes, masks: int) -> Self:
        """The proof for that many masks in those bytes. Raises `EncodingError`."""
        split = (2 + masks) * POINT_BYTES
        expect_size(f"a proof for {masks} masks", data, split + (1 + masks) * SCALAR_BYTES)
        starts = range(split, len(data), SCALAR_BYTES)
        key, *rest = (decode_scalar(data[start : start + SCALAR_BYTES]) for start in starts)
        return cls(tuple(group.decode_all(data[:split], 2 + masks)), key, tuple(rest))


@dataclass(frozen=True, slots=True)
class MaskedSharesStatement:
    """The claim `images[i] = x * bases[i] + m * K[positions[i]]` for all i.

    The mask m is the one that `covers[i]` names.

    Attributes:
        context: what the proof is bound to: table, round, attempt, owner, joint seed.
        public: x * G.
        masks: m * G, of each mask.
        positions: deck positions, different, ascending.
        covers: which mask each position is under, as an index into `masks`.
        bases: the first half of the masked card at each position.
        images: the masked shares.
    """

    context: bytes
    public: Point
    masks: Sequence[Point]
    positions: Sequence[int]
    covers: Sequence[int]
    bases: Sequence[Point]
    images: Sequence[Point]


class MaskBases:
    """The generator K of each deck position, with tables.

    Make one per deck size; it takes tens of milliseconds.

    Attributes:
        group: where it calculates.
        points: K, by deck position.
    """

    def __init__(self, group: Group, size: int) -> None:
        self.group = group
        self.points = tuple(hash_to_point(group, b"mask", position) for position in range(size))
        self._table = group.fixed_bases(self.points)

    def take_off(self, position: int, images: Sequence[Point], masks: int) -> Point:
        """The sum of shares for one deck position.

        From the masked ones and the sum of the masks they are under.

        Raises:
            CryptoError: the sum is the identity.
        """
        factors = [1] * len(images)
        return expect(self.group.msm([*images, self.points[position]], [*factors, -masks]))

    def prove(
        self, statement: MaskedSharesStatement, key: HandKey, masks: Sequence[HandKey], rng: Rng
    ) -> MaskedSharesProof:
        """A proof of the statement's relation, with x and every m known to the prover.

        All positions are folded into one with weights drawn after everything is fixed, so that errors cannot
        cancel (the small exponents test of Bellare, Garay, Rabin 1998).
        """
        transcript, weights = _open(statement)
        secrets = [key.secret, *(mask.secret for mask in masks)]
        nonces = transcript.nonces(secrets, len(secrets), rng)
        base = expect(self.group.msm(statement.bases, weights))
        fixed = _by_position(statement, weights, nonces[1:])
        folded = expect(self.group.msm([base], nonces[:1], self._table, fixed))
        commitments = (*(self.group.mul_generator(nonce) for nonce in nonces), folded)
        e = _challenge(transcript, commitments)
        responses = [(nonce + e * secret) % ORDER for nonce, secret in zip(nonces, secrets, strict=True)]
        return MaskedSharesProof(commitments, responses[0], tuple(responses[1:]))

    def verify(self, claims: Sequence[tuple[MaskedSharesStatement, MaskedSharesProof]]) -> bool:
        """Whether all the proofs show their relations; to name a liar, verify them one at a time.

        All equations are folded into one sum with weights drawn from everything in them, and a point that
        stands in several enters it once. Deterministic: every machine answers the same. False also if the
        lengths within a statement, or of its proof, do not fit each other.
        """
        if not all(_fits(statement, proof) for statement, proof in claims):
            return False
        opened = [_open(statement) for statement, _ in claims]
        drawn = [
            _challenge(opening[0], proof.commitments)
            for opening, (_, proof) in zip(opened, claims, strict=True)
        ]
        fold = Transcript(b"masked shares fold", b"")
        for (transcript, _), (_, proof) in zip(opened, claims, strict=True):
            fold.absorb(b"claim", transcript.digest(b"claim"), proof.encode())
        deltas = iter(fold.weights(b"weights", sum(len(proof.commitments) for _, proof in claims)))
        points: dict[bytes, Point] = {}
        scalars: dict[bytes, int] = {}
        fixed = [0] * len(self.points)
        for (statement, proof), (_, weights), e in zip(claims, opened, drawn, strict=True):
            own = [next(deltas) for _ in proof.commitments]
            for point, scalar in _terms(self.group.generator, (statement, proof), weights, own, e):
                points[point.encoded] = point
                scalars[point.encoded] = scalars.get(point.encoded, 0) + scalar
            for position, scalar in enumerate(_by_position(statement, weights, proof.masks)):
                fixed[position] += own[-1] * scalar
        return self.group.msm(list(points.values()), list(scalars.values()), self._table, fixed) is None


def _open(statement: MaskedSharesStatement) -> tuple[Transcript, list[int]]:
    transcript = Transcript(b"masked shares", statement.context)
    transcript.absorb(b"public", bytes(statement.public), *map(bytes, statement.masks))
    transcript.absorb(b"covers", bytes(statement.positions), bytes(statement.covers))
    transcript.absorb(b"bases", *map(bytes, statement.bases))
    transcript.absorb(b"images", *map(bytes, statement.images))
    return transcript, transcript.weights(b"weights", len(statement.bases))


def _challenge(transcript: Transcript, commitments: Sequence[Point]) -> int:
    transcript.absorb(b"commitments", *map(bytes, commitments))
    return transcript.challenge(b"e")


def _fits(statement: MaskedSharesStatement, proof: MaskedSharesProof) -> bool:
    parts = statement.positions, statement.covers, statement.bases, statement.images
    sizes = {len(part) for part in parts}
    masks = len(statement.masks)
    return (
        len(sizes) == 1 and sizes != {0} and (len(proof.masks), len(proof.commitments)) == (masks, masks + 2)
    )


def _by_position(statement: MaskedSharesStatement, weights: Sequence[int], masks: Sequence[int]) -> list[int]:
    """The factor of the generator of each deck position in `sum of w m K`."""
    factors = [0] * (max(statement.positions) + 1)
    for position, cover, weight in zip(statement.positions, statement.covers, weights, strict=True):
        factors[position] = masks[cover] * weight
    return factors


def _terms(
    generator: Point,
    claim: tuple[MaskedSharesStatement, MaskedSharesProof],
    weights: Sequence[int],
    deltas: Sequence[int],
    e: int,
) -> Iterator[tuple[Point, int]]:
    """The terms of a claim's equations, weighted.

    Each is brought to the form "sum = identity" and taken `deltas[i]` times.

    For x and each m: response G - e public - commitment. For all positions together: key sum of w A
    + sum of w m K - e sum of w image - the last commitment; those with a K are left to the caller.
    """
    statement, proof = claim
    responses, publics = (proof.key, *proof.masks), (statement.public, *statement.masks)
    yield generator, sum(delta * response for delta, response in zip(deltas, responses, strict=False))
    for delta, public in zip(deltas, publics, strict=False):
        yield public, -delta * e
    for delta, commitment in zip(deltas, proof.commitments, strict=True):
        yield commitment, -delta
    of_base, of_image = deltas[-1] * proof.key, -deltas[-1] * e
    for weight, base, image in zip(weights, statement.bases, statement.images, strict=True):
        yield base, of_base * weight
        yield image, of_image * weight
