"""What a concealed hand holds, without showing it: one of a kind, or none of a kind.

Both speak of cards from which all masks but the owner's were taken off (`cards.take_off`), so `card.b - face` is
`x * card.a` exactly when the card has that face and x is the owner's secret.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from net.crypto.cards import MaskedCard
from net.crypto.errors import CryptoError, EncodingError
from net.crypto.fiat_shamir import Transcript
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


@dataclass(frozen=True, slots=True)
class HoldsProof:
    """That at least one of some cards has a given face.

    Attributes:
        challenges: one scalar per card; they sum up to the transcript's challenge.
        responses: one scalar per card.
    """

    challenges: tuple[int, ...]
    responses: tuple[int, ...]

    def encode(self) -> bytes:
        """64 bytes per card: all challenges, then all responses."""
        return b"".join(map(encode_scalar, self.challenges + self.responses))

    @classmethod
    def decode(cls, data: bytes, cards: int) -> Self:
        """The proof about that many cards in those bytes. Raises `EncodingError`."""
        scalars = _decode_scalars(data, 2 * cards)
        return cls(scalars[:cards], scalars[cards:])


@dataclass(frozen=True, slots=True)
class LacksProof:
    """That none of some cards has a given face.

    Attributes:
        blinded: per card, u * (x * a - (b - face)) with a fresh u; not the identity.
        challenge: e.
        factors: per card, the response for u.
        products: per card, the response for u * x.
    """

    blinded: tuple[Point, ...]
    challenge: int
    factors: tuple[int, ...]
    products: tuple[int, ...]

    def encode(self) -> bytes:
        """97 bytes per card and 32 more."""
        scalars = (self.challenge, *self.factors, *self.products)
        return b"".join((*map(bytes, self.blinded), *map(encode_scalar, scalars)))

    @classmethod
    def decode(cls, group: Group, data: bytes, cards: int) -> Self:
        """The proof about that many cards in those bytes. Raises `EncodingError`."""
        split = cards * POINT_BYTES
        points = group.decode_all(data[:split], cards)
        challenge, *scalars = _decode_scalars(data[split:], 2 * cards + 1)
        return cls(tuple(points), challenge, tuple(scalars[:cards]), tuple(scalars[cards:]))


@dataclass(frozen=True, slots=True)
class HandStatement:
    """Whose concealed cards are spoken of, and of which face.

    Attributes:
        context: what the proof is bound to: table, round, attempt, seat, deck positions, joint seed.
        public: the owner's public key, x * G.
        cards: the cards, masked by nobody but the owner.
        face: the point of the kind.
    """

    context: bytes
    public: Point
    cards: Sequence[MaskedCard]
    face: Point


def prove_holds(group: Group, statement: HandStatement, secret: int, index: int, rng: Rng) -> HoldsProof:
    """Relation: `public = x * G` and, for at least one i, `cards[i].b - face = x * cards[i].a`.

    An or of Chaum-Pedersen proofs, all but that for `index` simulated (Cramer, Damgard, Schoenmakers 1994, partial
    proof of knowledge, secrets shared n of n). It shows neither which card nor how many. If `cards[index]` has
    another face, the proof is false.
    Every card costs the same operations, so the time does not tell the index.
    """
    size = len(statement.cards)
    transcript = _open(b"holds", statement)
    drawn = transcript.nonces([secret, index], 2 * size, rng)
    challenges, responses = drawn[:size], drawn[size:]
    branches = list(zip(challenges, responses, strict=True))
    # Whoever knows x makes s * G - e * H faster.
    keyed = [group.mul_generator(response - challenge * secret) for challenge, response in branches]
    _absorb_branches(group, transcript, statement, keyed, branches)
    own = challenges[index]
    challenges[index] = (transcript.challenge(b"e") - sum(challenges) + own) % ORDER
    responses[index] = (responses[index] + (challenges[index] - own) * secret) % ORDER
    return HoldsProof(tuple(challenges), tuple(responses))


def verify_holds(group: Group, statement: HandStatement, proof: HoldsProof) -> bool:
    """Whether the proof shows that relation; False also if it speaks of another number of cards."""
    if not len(statement.cards) == len(proof.challenges) == len(proof.responses):
        return False
    transcript = _open(b"holds", statement)
    branches = list(zip(proof.challenges, proof.responses, strict=True))
    bases = [group.generator, statement.public]
    try:
        keyed = [expect(group.msm(bases, [response, -challenge])) for challenge, response in branches]
        _absorb_branches(group, transcript, statement, keyed, branches)
    except CryptoError:
        return False
    return sum(proof.challenges) % ORDER == transcript.challenge(b"e")


def prove_lacks(group: Group, statement: HandStatement, secret: int, rng: Rng) -> LacksProof:
    """Relation: `public = x * G` and, for every i, `cards[i].b - face != x * cards[i].a`.

    Inequality of logarithms (Camenisch, Shoup 2003, section 6), once per card with its own blinding u, all under
    one challenge: shown are u and u * x with `blinded = (u * x) * a - u * (b - face)` and `0 = (u * x) * G - u * H`.

    Raises:
        CryptoError: a card has that face, so there is nothing to prove.
    """
    size = len(statement.cards)
    transcript = _open(b"lacks", statement)
    drawn = transcript.nonces([secret], 3 * size, rng)
    factors, masks, product_masks = drawn[:size], drawn[size : 2 * size], drawn[2 * size :]
    products = [factor * secret % ORDER for factor in factors]
    residues = _residues(group, statement)
    blinded = [
        expect(group.msm([card.a, residue], [product, -factor]))
        for card, residue, factor, product in zip(statement.cards, residues, factors, products, strict=True)
    ]
    transcript.absorb(b"blinded", *map(bytes, blinded))
    rows = zip(statement.cards, residues, masks, product_masks, strict=True)
    for card, residue, mask, product_mask in rows:
        # Whoever knows x makes product_mask * G - mask * H faster.
        keyed = group.mul_generator(product_mask - mask * secret)
        opened = expect(group.msm([card.a, residue], [product_mask, -mask]))
        transcript.absorb(b"commitments", bytes(keyed), bytes(opened))
    e = transcript.challenge(b"e")
    return LacksProof(
        tuple(blinded),
        e,
        tuple((mask + e * factor) % ORDER for mask, factor in zip(masks, factors, strict=True)),
        tuple((mask + e * product) % ORDER for mask, product in zip(product_masks, products, strict=True)),
    )


def verify_lacks(group: Group, statement: HandStatement, proof: LacksProof) -> bool:
    """Whether the proof shows that relation; False also if it speaks of another number of cards."""
    if not len(statement.cards) == len(proof.blinded) == len(proof.factors) == len(proof.products):
        return False
    transcript = _open(b"lacks", statement)
    transcript.absorb(b"blinded", *map(bytes, proof.blinded))
    try:
        residues = _residues(group, statement)
        rows = zip(statement.cards, residues, proof.blinded, proof.factors, proof.products, strict=True)
        for card, residue, blinded, factor, product in rows:
            keyed = expect(group.msm([group.generator, statement.public], [product, -factor]))
            opened = expect(group.msm([card.a, residue, blinded], [product, -factor, -proof.challenge]))
            transcript.absorb(b"commitments", bytes(keyed), bytes(opened))
    except CryptoError:
        return False
    return transcript.challenge(b"e") == proof.challenge


def _residues(group: Group, statement: HandStatement) -> list[Point]:
    opposite = group.negate(statement.face)
    return group.sum_each([(card.b, opposite) for card in statement.cards])


def _open(protocol: bytes, statement: HandStatement) -> Transcript:
    transcript = Transcript(protocol, statement.context)
    transcript.absorb(b"public", bytes(statement.public))
    transcript.absorb(b"face", bytes(statement.face))
    transcript.absorb(b"cards", *(card.encode() for card in statement.cards))
    return transcript


def _absorb_branches(
    group: Group,
    transcript: Transcript,
    statement: HandStatement,
    keyed: Sequence[Point],
    branches: Sequence[tuple[int, int]],
) -> None:
    """Absorb per card `keyed`, which is s * G - e * H, and s * a - e * (b - face), for its branch (e, s)."""
    rows = zip(statement.cards, _residues(group, statement), keyed, branches, strict=True)
    for card, residue, first, (challenge, response) in rows:
        second = expect(group.msm([card.a, residue], [response, -challenge]))
        transcript.absorb(b"commitments", bytes(first), bytes(second))


def _decode_scalars(data: bytes, count: int) -> tuple[int, ...]:
    if len(data) != count * SCALAR_BYTES:
        msg = f"{count} scalars have {count * SCALAR_BYTES} bytes, not {len(data)}"
        raise EncodingError(msg)
    return tuple(
        decode_scalar(data[start : start + SCALAR_BYTES]) for start in range(0, len(data), SCALAR_BYTES)
    )
