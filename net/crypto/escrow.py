"""Shares kept for the absent: what a machine owes to others, never its key (fair-deal.md 5.1).

The owner of x picks a polynomial f of degree k - 1 with f(0) = x and publishes Feldman commitments to its
coefficients (Feldman 1987, section 4). For each masked card it owes a share of, with first half A, holder q
receives the point f(q) * A. Any k holders interpolate x * A in the exponent; fewer learn nothing, and nobody
learns x or a share of a card that is not escrowed.

The points travel sealed; in the open stands a Merkle root per holder. It binds the owner before the holders look,
and lets a holder who answers for the absent prove that a point is the one that was sealed.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from net.crypto.equality import EqualityProof, EqualityStatement, prove_equality, verify_equality
from net.crypto.errors import CryptoError, EncodingError
from net.crypto.fiat_shamir import Transcript
from net.crypto.group import ORDER, POINT_BYTES, Group, Point, expect, random_scalar
from net.crypto.hashing import Rng
from net.crypto.keys import HandKey
from net.crypto.merkle import merkle_root


@dataclass(frozen=True, slots=True)
class EscrowTerms:
    """What owner and holders agree on.

    Attributes:
        context: table, round, attempt, owner, joint seed.
        public: the owner's public key, x * G.
        threshold: k, how many holders recover a share; from 2 up.
        holders: a number from 1 to 255 per holder, all different.
        bases: the first half of each masked card a share of which is owed.
    """

    context: bytes
    public: Point
    threshold: int
    holders: tuple[int, ...]
    bases: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class EscrowPledge:
    """What the owner publishes in the open.

    Attributes:
        commitments: the coefficients of f from degree 1 up, times G; k - 1 points.
        roots: per holder, the Merkle root of its points' encodings.
    """

    commitments: tuple[Point, ...]
    roots: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class EscrowPart:
    """What one holder receives, sealed.

    Attributes:
        points: f(q) * A for each base A.
        proof: that they are.
    """

    points: tuple[Point, ...]
    proof: EqualityProof

    @staticmethod
    def size(bases: int) -> int:
        """Bytes of a part for that many bases."""
        return bases * POINT_BYTES + EqualityProof.SIZE

    def encode(self) -> bytes:
        """33 bytes per point, then the proof."""
        return b"".join(map(bytes, self.points)) + self.proof.encode()

    @classmethod
    def decode(cls, group: Group, data: bytes, bases: int) -> Self:
        """The part for that many bases in those bytes. Raises `EncodingError`."""
        split = bases * POINT_BYTES
        if len(data) != cls.size(bases):
            msg = f"an escrow part for {bases} cards has {cls.size(bases)} bytes, not {len(data)}"
            raise EncodingError(msg)
        return cls(tuple(group.decode_all(data[:split], bases)), EqualityProof.decode(data[split:]))


@dataclass(frozen=True, slots=True)
class Escrow:
    """All that the owner makes.

    Attributes:
        shares: x * A for each base A: the owner's own reveal shares, to be published when due.
        pledge: for all.
        parts: one per holder, to be sealed.
    """

    shares: tuple[Point, ...]
    pledge: EscrowPledge
    parts: tuple[EscrowPart, ...]

    def __repr__(self) -> str:
        return f"Escrow(<secret>, pledge={self.pledge!r})"


def make_escrow(group: Group, terms: EscrowTerms, key: HandKey, rng: Rng) -> Escrow:
    """Share out what the owner of `key` owes under those terms.

    Raises:
        CryptoError: the terms make no sense: k below 2 or above the number of holders, holders not different
            numbers from 1 up, or no bases.
    """
    _check(terms)
    coefficients = [key.secret, *(random_scalar(rng) for _ in range(terms.threshold - 1))]
    rows = [[group.mul_secret(base, coefficient) for base in terms.bases] for coefficient in coefficients]
    parts = [_at(group, holder, rows) for holder in terms.holders]
    pledge = EscrowPledge(
        tuple(group.mul_generator(coefficient) for coefficient in coefficients[1:]),
        tuple(merkle_root([bytes(point) for point in part]) for part in parts),
    )
    base = expect(group.msm(terms.bases, _weights(terms, pledge)))
    sealed = []
    for holder, points in zip(terms.holders, parts, strict=True):
        secret = _evaluated(coefficients, holder)
        statement = EqualityStatement(
            terms.context, group.mul_generator(secret), [base], [group.mul_secret(base, secret)]
        )
        sealed.append(EscrowPart(tuple(points), prove_equality(group, statement, secret, rng)))
    return Escrow(tuple(rows[0]), pledge, tuple(sealed))


def verify_part(
    group: Group, terms: EscrowTerms, pledge: EscrowPledge, holder: int, part: EscrowPart
) -> bool:
    """Whether the part is what the pledge owes that holder.

    Relation: with F = f(q) * G computed from the commitments, `points[i] = f(q) * bases[i]` for all i (a batched
    Chaum-Pedersen proof, as in `equality`), and the points hash to the holder's root. The weights are drawn from
    the roots of all holders, so that the owner folds the bases once for all of them.
    """
    try:
        _check(terms)
        if len(pledge.commitments) != terms.threshold - 1 or len(pledge.roots) != len(terms.holders):
            return False
        if holder not in terms.holders or len(part.points) != len(terms.bases):
            return False
        if merkle_root([bytes(point) for point in part.points]) != pledge.roots[terms.holders.index(holder)]:
            return False
        weights = _weights(terms, pledge)
        base, image = group.msm(terms.bases, weights), group.msm(part.points, weights)
        public = _at(group, holder, [[terms.public], *([commitment] for commitment in pledge.commitments)])[0]
        statement = EqualityStatement(terms.context, public, [expect(base)], [expect(image)])
    except CryptoError:
        return False
    return verify_equality(group, statement, part.proof)


def recover(group: Group, points: Mapping[int, Sequence[Point]]) -> list[Point]:
    """The share x * A for each base A, from the points of k or more holders (Lagrange at 0).

    `points` maps a holder's number to its points, as many and in the same order for each holder. With fewer than
    k holders the result is meaningless.

    Raises:
        CryptoError: a result would be the identity.
    """
    factors = []
    for holder in points:
        over, under = 1, 1
        for other in points:
            if other != holder:
                over, under = over * other, under * (other - holder)
        factors.append(over * pow(under, -1, ORDER))
    return [expect(group.msm(row, factors)) for row in zip(*points.values(), strict=True)]


def _check(terms: EscrowTerms) -> None:
    holders = set(terms.holders)
    different = len(holders) == len(terms.holders) and all(0 < holder < 256 for holder in holders)
    if not different or not 2 <= terms.threshold <= len(holders) or not terms.bases:
        msg = "escrow terms that make no sense"
        raise CryptoError(msg)


def _weights(terms: EscrowTerms, pledge: EscrowPledge) -> list[int]:
    transcript = Transcript(b"escrow", terms.context)
    transcript.absorb(b"public", bytes(terms.public))
    transcript.absorb(b"holders", *(holder.to_bytes(4, "big") for holder in terms.holders))
    transcript.absorb(b"bases", *map(bytes, terms.bases))
    transcript.absorb(b"commitments", *map(bytes, pledge.commitments))
    transcript.absorb(b"roots", *pledge.roots)
    return transcript.weights(b"weights", len(terms.bases))


def _evaluated(coefficients: Sequence[int], argument: int) -> int:
    value = 0
    for coefficient in reversed(coefficients):
        value = (value * argument + coefficient) % ORDER
    return value


def _at(group: Group, argument: int, rows: Iterable[Sequence[Point]]) -> list[Point]:
    """Each column of coefficients times a point, evaluated at a small argument, in the exponent (Horner)."""
    *lower, values = rows
    result = list(values)
    for row in reversed(lower):
        result = group.sum_each(
            [[*[value] * argument, addend] for value, addend in zip(result, row, strict=True)]
        )
    return result
