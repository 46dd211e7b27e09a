"""Verification of shuffles, one or a whole chain in one sum.

`shuffle_proof` describes the argument itself.
"""

from collections.abc import Iterator, Sequence

from net.crypto.fiat_shamir import Transcript
from net.crypto.generators import CommitmentKey
from net.crypto.group import ORDER, Point
from net.crypto.shuffle_proof import ShuffleClaim, draw_e, draw_x, draw_yz, open_statement, powers_of

_Challenges = tuple[int, int, int, int]
"""x, y, z and e of `shuffle_proof`: what the transcript answers to the prover's commitments."""


def verify_shuffles(key: CommitmentKey, aggregate_key: Point, claims: Sequence[ShuffleClaim]) -> bool:
    """Whether all the claims are true; to name a liar, verify them one at a time.

    Relation of each: there are a permutation pi and scalars s, known to the prover, with
    `after[i] = before[pi[i]] + (s[i] * G, s[i] * H)` for every position i, H the aggregate key.

    The caller must check that each claim's `after` is the next one's `before`.

    All equations of all claims are folded into one sum with weights drawn from everything in them, and decks
    that stand in two claims enter it once. Deterministic: every machine answers the same. False also if a
    deck or proof has not `key.size` cards.
    """
    if not all(_has_size(claim, key.size) for claim in claims):
        return False
    fold = Transcript(b"shuffle fold", b"")
    drawn = [_draw(key, aggregate_key, claim, fold) for claim in claims]
    weights = iter(fold.weights(b"weights", 5 * len(claims)))
    total = _Sum(key)
    for claim, challenges in zip(claims, drawn, strict=True):
        total.add_claim(aggregate_key, claim, challenges, weights)
    return total.is_identity()


def _draw(key: CommitmentKey, aggregate_key: Point, claim: ShuffleClaim, fold: Transcript) -> _Challenges:
    """The claim's challenges; everything in it goes into the fold."""
    transcript = open_statement(key, aggregate_key, claim.before, claim.after, claim.context)
    commitments = claim.proof.commitments
    x = draw_x(transcript, commitments.permutation)
    y, z = draw_yz(transcript, commitments.powers)
    e = draw_e(transcript, commitments.late())
    transcript.absorb(b"answers", claim.proof.answers.encode())
    fold.absorb(b"claim", transcript.digest(b"claim"))
    return x, y, z, e


def _has_size(claim: ShuffleClaim, size: int) -> bool:
    answers = claim.proof.answers
    lengths = (
        len(claim.before),
        len(claim.after),
        len(answers.factors),
        len(answers.powers),
        len(answers.partials) + 2,
    )
    return all(length == size for length in lengths)


class _Sum:
    """A sum of multiples over the fixed bases of a commitment key and any other points, each point once."""

    def __init__(self, key: CommitmentKey) -> None:
        self._key = key
        self._fixed = [0] * (key.size + 1)
        self._points: dict[bytes, Point] = {}
        self._scalars: dict[bytes, int] = {}

    def add(self, point: Point, scalar: int) -> None:
        encoded = point.encoded
        self._points[encoded] = point
        self._scalars[encoded] = self._scalars.get(encoded, 0) + scalar

    def add_claim(
        self, aggregate_key: Point, claim: ShuffleClaim, challenges: _Challenges, weights: Iterator[int]
    ) -> None:
        """Add five equations, each brought to the form "sum = identity", with the next five weights."""
        size, commitments, answers = self._key.size, claim.proof.commitments, claim.proof.answers
        x, y, z, e = challenges
        powers = powers_of(x, size)
        product = e
        for position, power in enumerate(powers, 1):
            product = product * (y * position + power - z) % ORDER
        of_factors, of_partials, of_powers, of_a, of_b = (next(weights) for _ in range(5))
        # e (y c_permutation + c_powers - com(z, ..., z)) + c_mask = com(factors)
        self.add(commitments.permutation, of_factors * e * y)
        self.add(commitments.powers, of_factors * e)
        self.add(commitments.mask, of_factors)
        self._fixed[0] -= of_factors * answers.factors_blinder
        shift = e * z
        # e c_carry + c_cross = com(e partials[i + 1] - partials[i] factors[i + 1])
        self.add(commitments.carry, of_partials * e)
        self.add(commitments.cross, of_partials)
        self._fixed[0] -= of_partials * answers.partials_blinder
        partials = [answers.factors[0], *answers.partials, product]
        steps = [
            e * later - earlier * factor
            for earlier, later, factor in zip(partials, partials[1:], answers.factors[1:], strict=False)
        ]
        # e c_powers + c_linear = com(powers)
        self.add(commitments.powers, of_powers * e)
        self.add(commitments.linear, of_powers)
        self._fixed[0] -= of_powers * answers.powers_blinder
        rows = zip(answers.factors, [*steps, 0], answers.powers, strict=True)
        for index, (factor, step, power) in enumerate(rows, 1):
            self._fixed[index] -= of_factors * (factor + shift) + of_partials * step + of_powers * power
        # both halves: e (sum of x**i before[i]) + e_linear = sum of powers[i] after[i] + linear_blinder (G,
        # H)
        self.add(commitments.linear_a, of_a)
        self.add(commitments.linear_b, of_b)
        self.add(self._key.group.generator, -of_a * answers.linear_blinder)
        self.add(aggregate_key, -of_b * answers.linear_blinder)
        for card, power in zip(claim.before.cards, powers, strict=True):
            scaled = e * power % ORDER
            self.add(card.a, of_a * scaled)
            self.add(card.b, of_b * scaled)
        for card, power in zip(claim.after.cards, answers.powers, strict=True):
            self.add(card.a, -of_a * power)
            self.add(card.b, -of_b * power)

    def is_identity(self) -> bool:
        points, scalars = list(self._points.values()), list(self._scalars.values())
        return self._key.group.msm(points, scalars, self._key.bases, self._fixed) is None
