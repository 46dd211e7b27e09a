"""Reveal shares laid down in the open under masks: all check them at once, none can be read before its mask opens.

The owner of x owes the share x * A for each of some masked cards, A being the card's first half. It lays down
x * A + m * K, where m is a secret scalar, the mask, and K a generator of the card's deck position. Given m * G, the
points m * K look random (decisional Diffie-Hellman, K by hash-to-curve), so this says nothing about the share; once
m is known the share is a subtraction away, for all cards under that mask. x itself never leaves its owner, nor does
any share that was not laid down.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from net.crypto.errors import CryptoError, EncodingError
from net.crypto.fiat_shamir import Transcript
from net.crypto.generators import hash_to_point
from net.crypto.group import ORDER, SCALAR_BYTES, Group, Point, decode_scalar, encode_scalar, expect
from net.crypto.hashing import Rng
from net.crypto.keys import HandKey


@dataclass(frozen=True, slots=True)
class MaskedSharesProof:
    """That masked shares are what they should be (Schnorr's proof for several bases: Camenisch, Stadler 1997).

    Attributes:
        challenge: e.
        key: the response for x.
        masks: the response for each mask.
    """

    challenge: int
    key: int
    masks: tuple[int, ...]

    def encode(self) -> bytes:
        """32 bytes for each scalar."""
        return b"".join(map(encode_scalar, (self.challenge, self.key, *self.masks)))

    @classmethod
    def decode(cls, data: bytes, masks: int) -> Self:
        """The proof for that many masks in those bytes. Raises `EncodingError`."""
        if len(data) != (2 + masks) * SCALAR_BYTES:
            msg = f"a proof for {masks} masks has {(2 + masks) * SCALAR_BYTES} bytes, not {len(data)}"
            raise EncodingError(msg)
        challenge, key, *rest = (
            decode_scalar(data[start : start + SCALAR_BYTES]) for start in range(0, len(data), SCALAR_BYTES)
        )
        return cls(challenge, key, tuple(rest))


@dataclass(frozen=True, slots=True)
class MaskedSharesStatement:
    """That `images[i] = x * bases[i] + m * K[positions[i]]` for all i, m being the mask that `covers[i]` names.

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
    """The generator K of each deck position, with tables. Make one per deck size; it takes tens of milliseconds.

    Attributes:
        group: where it calculates.
        points: K, by deck position.
    """

    def __init__(self, group: Group, size: int) -> None:
        self.group = group
        self.points = tuple(hash_to_point(group, b"mask", position) for position in range(size))
        self._table = group.fixed_bases(self.points)

    def take_off(self, position: int, images: Sequence[Point], masks: int) -> Point:
        """The sum of shares for one deck position, from the masked ones and the sum of the masks they are under.

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
        keyed = [self.group.mul_generator(nonce) for nonce in nonces]
        folded = expect(self._fold(statement, weights, nonces, 0))
        transcript.absorb(b"commitments", *map(bytes, keyed), bytes(folded))
        e = transcript.challenge(b"e")
        responses = [(nonce + e * secret) % ORDER for nonce, secret in zip(nonces, secrets, strict=True)]
        return MaskedSharesProof(e, responses[0], tuple(responses[1:]))

    def verify(self, statement: MaskedSharesStatement, proof: MaskedSharesProof) -> bool:
        """Whether the proof shows the relation; False also if the lengths do not fit each other."""
        sizes = {
            len(part) for part in (statement.positions, statement.covers, statement.bases, statement.images)
        }
        if len(sizes) != 1 or sizes == {0} or len(proof.masks) != len(statement.masks):
            return False
        transcript, weights = _open(statement)
        responses = [proof.key, *proof.masks]
        publics = [statement.public, *statement.masks]
        try:
            keyed = [
                expect(self.group.msm([self.group.generator, public], [response, -proof.challenge]))
                for public, response in zip(publics, responses, strict=True)
            ]
            folded = expect(self._fold(statement, weights, responses, proof.challenge))
        except CryptoError:
            return False
        transcript.absorb(b"commitments", *map(bytes, keyed), bytes(folded))
        return transcript.challenge(b"e") == proof.challenge

    def _fold(
        self, statement: MaskedSharesStatement, weights: Sequence[int], factors: Sequence[int], e: int
    ) -> Point | None:
        """`key * sum of w A + sum of mask * w K - e * sum of w image`, with key and masks from `factors`."""
        key, *masks = factors
        fixed = [0] * (max(statement.positions) + 1)
        for position, cover, weight in zip(statement.positions, statement.covers, weights, strict=True):
            fixed[position] = masks[cover] * weight
        terms = [(self.group.msm(statement.bases, weights), key)]
        if e:
            terms.append((self.group.msm(statement.images, weights), -e))
        known = [(point, scalar) for point, scalar in terms if point is not None]
        points, scalars = [point for point, _ in known], [scalar for _, scalar in known]
        return self.group.msm(points, scalars, self._table, fixed)


def _open(statement: MaskedSharesStatement) -> tuple[Transcript, list[int]]:
    transcript = Transcript(b"masked shares", statement.context)
    transcript.absorb(b"public", bytes(statement.public), *map(bytes, statement.masks))
    transcript.absorb(b"covers", bytes(statement.positions), bytes(statement.covers))
    transcript.absorb(b"bases", *map(bytes, statement.bases))
    transcript.absorb(b"images", *map(bytes, statement.images))
    return transcript, transcript.weights(b"weights", len(statement.bases))
