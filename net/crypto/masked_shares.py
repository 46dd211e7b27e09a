"""Reveal shares laid down in the open under masks: everybody checks them at once, nobody reads one before its mask
is opened (for fair-deal.md 5.1).

The owner of x owes the share x * A for each of some masked cards, A being the card's first half. It lays down
x * A + m * K, where m is a secret scalar, the mask, and K a generator of the card's deck position. Given m * G, the
points m * K look random (decisional Diffie-Hellman, K by hash-to-curve), so this says nothing about the share; once
m is known the share is a subtraction away, for all cards under that mask. x itself never leaves its owner, nor does
any share that was not laid down.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from net.crypto.errors import EncodingError
from net.crypto.fiat_shamir import Transcript
from net.crypto.generators import hash_to_point
from net.crypto.group import ORDER, SCALAR_BYTES, Group, Point, decode_scalar, encode_scalar, expect
from net.crypto.hashing import Rng
from net.crypto.keys import HandKey


class MaskBases:
    """The generator K of each deck position, with tables. Make one per deck size; it takes tens of milliseconds.

    Attributes:
        points: K, by deck position.
        table: the same, for sums over all of them.
    """

    def __init__(self, group: Group, size: int) -> None:
        self.points = tuple(hash_to_point(group, b"mask", position) for position in range(size))
        self.table = group.fixed_bases(self.points)


@dataclass(frozen=True, slots=True)
class MaskedSharesProof:
    """That masked shares are what they should be (a Schnorr proof for several bases, Camenisch 1998, section 3.2).

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


def lay_mask(group: Group, share: Point, mask: Point) -> Point:
    """The share under its mask, `mask` being m * K."""
    return group.sum([share, mask])


def take_masks_off(group: Group, bases: MaskBases, position: int, images: Sequence[Point], masks: int) -> Point:
    """The sum of shares for one deck position, from the masked ones and the sum of the masks they are under.

    Raises:
        CryptoError: the sum is the identity.
    """
    factors = [1] * len(images)
    return expect(group.msm([*images, bases.points[position]], [*factors, -masks]))


def prove_masked_shares(
    group: Group, bases: MaskBases, statement: MaskedSharesStatement, key: HandKey, masks: Sequence[HandKey], rng: Rng
) -> MaskedSharesProof:
    """A proof of the statement's relation, with x and every m known to the prover.

    All positions are folded into one with weights drawn after everything is fixed, so that errors cannot cancel
    (Bellare, Garay, Rabin 1998, section 3.2).
    """
    transcript, weights = _open(statement)
    secrets = [key.secret, *(mask.secret for mask in masks)]
    nonces = transcript.nonces(secrets, len(secrets), rng)
    folded = _combined(group, bases, statement, weights, nonces, 0)
    transcript.absorb(b"commitments", *(bytes(group.mul_generator(nonce)) for nonce in nonces), bytes(folded))
    challenge = transcript.challenge(b"e")
    responses = [(nonce + challenge * secret) % ORDER for nonce, secret in zip(nonces, secrets, strict=True)]
    return MaskedSharesProof(challenge, responses[0], tuple(responses[1:]))


def verify_masked_shares(
    group: Group, bases: MaskBases, statement: MaskedSharesStatement, proof: MaskedSharesProof
) -> bool:
    """Whether the proof shows the relation; False also if the lengths do not fit each other."""
    sizes = {len(part) for part in (statement.positions, statement.covers, statement.bases, statement.images)}
    if len(sizes) != 1 or sizes == {0} or len(proof.masks) != len(statement.masks):
        return False
    transcript, weights = _open(statement)
    responses = [proof.key, *proof.masks]
    shown = [
        group.msm([group.generator, public], [response, -proof.challenge])
        for public, response in zip((statement.public, *statement.masks), responses, strict=True)
    ]
    folded = _combined(group, bases, statement, weights, responses, proof.challenge)
    known = [point for point in (*shown, folded) if point is not None]
    if len(known) != len(shown) + 1:
        return False
    transcript.absorb(b"commitments", *map(bytes, known))
    return transcript.challenge(b"e") == proof.challenge


def _open(statement: MaskedSharesStatement) -> tuple[Transcript, list[int]]:
    transcript = Transcript(b"masked shares", statement.context)
    transcript.absorb(b"public", bytes(statement.public), *map(bytes, statement.masks))
    transcript.absorb(b"covers", bytes(statement.positions), bytes(statement.covers))
    transcript.absorb(b"bases", *map(bytes, statement.bases))
    transcript.absorb(b"images", *map(bytes, statement.images))
    return transcript, transcript.weights(b"weights", len(statement.bases))


def _combined(
    group: Group,
    bases: MaskBases,
    statement: MaskedSharesStatement,
    weights: Sequence[int],
    responses: Sequence[int],
    challenge: int,
) -> Point | None:
    """`key * sum of w A + sum of masks * w K - challenge * sum of w image`, over all positions."""
    key, *masks = responses
    fixed = [0] * (max(statement.positions) + 1)
    for position, cover, weight in zip(statement.positions, statement.covers, weights, strict=True):
        fixed[position] = masks[cover] * weight
    base = group.msm(statement.bases, weights)
    points, scalars = ([] if base is None else [base]), ([] if base is None else [key])
    if challenge:
        image = group.msm(statement.images, weights)
        points, scalars = (points, scalars) if image is None else ([*points, image], [*scalars, -challenge])
    return group.msm(points, scalars, bases.table, fixed)
