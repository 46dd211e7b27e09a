"""The argument that a deck is a shuffle of another: its parts, their bytes, and the order of its challenges.

Bayer, Groth 2012 (Efficient Zero-Knowledge Argument for Correctness of a Shuffle): the shuffle argument of
section 3 with one row (m = 1), so that its product argument is the single value product argument of section
5.3 and its multi-exponentiation argument (section 4) a Schnorr proof. `shuffler` proves, `shuffle_verifier`
verifies.

With N cards, positions counted from 1, commitments com(v; r) = r h + sum of v[i] g[i], pi the permutation and
s the remasking scalars, in the order in which the transcript takes them:

1. c_permutation = com(pi). Challenge x.
2. c_powers = com(b), b[i] = x**pi[i]. Challenges y, z.
3. v[i] = y pi[i] + b[i] - z is committed to by y c_permutation + c_powers - com(z, ..., z); that the product
   of all v is the product of (y i + x**i - z) shows that pi is a permutation and b fits it. w[i] = v[1] ...
   v[i]; masks d, and delta with delta[1] = d[1], delta[N] = 0: c_mask = com(d), c_cross = com(-delta[i]
   d[i+1]), c_carry = com(delta[i+1] - v[i+1] delta[i] - w[i] d[i+1]).
4. c_linear = com(m); e_linear = sum of m[i] C'[i] + rho_0 (G, H), for
   sum of x**i C[i] = sum of b[i] C'[i] + rho (G, H), rho = -sum of b[i] s[i].
5. Challenge e; answers e v + d, e w + delta, e b + m, and the same of the blinders.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from net.crypto.cards import MaskedDeck
from net.crypto.errors import EncodingError, expect_size
from net.crypto.fiat_shamir import Transcript
from net.crypto.generators import CommitmentKey
from net.crypto.group import (
    ORDER,
    POINT_BYTES,
    SCALAR_BYTES,
    Group,
    Point,
    decode_scalar,
    encode_scalar,
)

_POINTS = 8
_BLINDERS = 4


@dataclass(frozen=True, slots=True)
class ShuffleCommitments:
    """The commitments, in the order of the module's text.

    Attributes:
        permutation: c_permutation.
        powers: c_powers.
        mask: c_mask.
        cross: c_cross.
        carry: c_carry.
        linear: c_linear.
        linear_a: the first half of e_linear.
        linear_b: the second half.
    """

    permutation: Point
    powers: Point
    mask: Point
    cross: Point
    carry: Point
    linear: Point
    linear_a: Point
    linear_b: Point

    def encode(self) -> bytes:
        """264 bytes, in the order of the fields."""
        early = bytes(self.permutation) + bytes(self.powers)
        return early + b"".join(map(bytes, self.late()))

    def late(self) -> tuple[Point, ...]:
        """The commitments fixed after the challenges x, y and z."""
        return self.mask, self.cross, self.carry, self.linear, self.linear_a, self.linear_b


@dataclass(frozen=True, slots=True)
class ShuffleAnswers:
    """The answers to the last challenge e.

    Attributes:
        factors: e v + d, N scalars.
        partials: e w + delta for positions 2 to N - 1; the first equals `factors[0]`, the last e times the
            product.
        powers: e b + m, N scalars.
        factors_blinder: of e (y c_permutation + c_powers) + c_mask.
        partials_blinder: of e c_carry + c_cross.
        powers_blinder: of e c_powers + c_linear.
        linear_blinder: e rho + rho_0.
    """

    factors: tuple[int, ...]
    partials: tuple[int, ...]
    powers: tuple[int, ...]
    factors_blinder: int
    partials_blinder: int
    powers_blinder: int
    linear_blinder: int

    def encode(self) -> bytes:
        """32 bytes per scalar: the vectors, then the blinders, each in the order of the fields."""
        blinders = self.factors_blinder, self.partials_blinder, self.powers_blinder, self.linear_blinder
        return b"".join(map(encode_scalar, (*self.factors, *self.partials, *self.powers, *blinders)))


@dataclass(frozen=True, slots=True)
class ShuffleProof:
    """A proof about a deck of N cards: 8 points and 3 N + 2 scalars, 11 080 bytes for 112 cards.

    Attributes:
        commitments: what was fixed before the last challenge.
        answers: what answers it.
    """

    commitments: ShuffleCommitments
    answers: ShuffleAnswers

    @staticmethod
    def size(cards: int) -> int:
        """Bytes of a proof about that many cards."""
        return _POINTS * POINT_BYTES + (3 * cards - 2 + _BLINDERS) * SCALAR_BYTES

    def encode(self) -> bytes:
        """The commitments, then the answers."""
        return self.commitments.encode() + self.answers.encode()

    @classmethod
    def decode(cls, group: Group, data: bytes, cards: int) -> Self:
        """The proof about that many cards, two or more, in those bytes. Raises `EncodingError`."""
        if cards < 2:
            msg = "a proof is about two cards or more"
            raise EncodingError(msg)
        expect_size(f"a proof about {cards} cards", data, cls.size(cards))
        split = _POINTS * POINT_BYTES
        points = group.decode_all(data[:split], _POINTS)
        starts = range(split, len(data), SCALAR_BYTES)
        scalars = tuple(decode_scalar(data[start : start + SCALAR_BYTES]) for start in starts)
        vectors = scalars[:cards], scalars[cards : 2 * cards - 2], scalars[2 * cards - 2 : 3 * cards - 2]
        return cls(ShuffleCommitments(*points), ShuffleAnswers(*vectors, *scalars[3 * cards - 2 :]))


@dataclass(frozen=True, slots=True)
class ShuffleClaim:
    """The claim that one deck is a shuffle of another, with its proof.

    Attributes:
        before: the deck it was given.
        after: the deck it made of it.
        proof: why it is the same cards.
        context: what the proof is bound to: table, round, attempt, shuffler, joint seed.
    """

    before: MaskedDeck
    after: MaskedDeck
    proof: ShuffleProof
    context: bytes


def open_statement(
    key: CommitmentKey, aggregate_key: Point, before: MaskedDeck, after: MaskedDeck, context: bytes
) -> Transcript:
    """The transcript with the whole statement in it."""
    transcript = Transcript(b"shuffle", context)
    transcript.absorb(b"generators", key.digest)
    transcript.absorb(b"aggregate key", bytes(aggregate_key))
    transcript.absorb(b"before", before.encode())
    transcript.absorb(b"after", after.encode())
    return transcript


def draw_x(transcript: Transcript, permutation: Point) -> int:
    """The challenge after step 1."""
    transcript.absorb(b"permutation", bytes(permutation))
    return transcript.challenge(b"x")


def draw_yz(transcript: Transcript, powers: Point) -> tuple[int, int]:
    """The challenges after step 2."""
    transcript.absorb(b"powers", bytes(powers))
    return transcript.challenge(b"y"), transcript.challenge(b"z")


def draw_e(transcript: Transcript, late: Sequence[Point]) -> int:
    """The challenge after step 4; `late` as `ShuffleCommitments.late` orders them."""
    transcript.absorb(b"late", *map(bytes, late))
    return transcript.challenge(b"e")


def powers_of(x: int, count: int) -> list[int]:
    """x, x**2 and so on, modulo the order."""
    powers = [x]
    while len(powers) < count:
        powers.append(powers[-1] * x % ORDER)
    return powers
