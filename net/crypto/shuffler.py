"""The prover of a shuffle: what can be computed ahead, and the one shuffle it is good for.

`shuffle_proof` describes the argument and names its parts. All scalars here serve once, so variable-time sums
may use them.
"""

from itertools import accumulate

from net.crypto.cards import MaskedDeck
from net.crypto.errors import CryptoError
from net.crypto.generators import CommitmentKey
from net.crypto.group import ORDER, Point, expect, random_scalar
from net.crypto.hashing import Rng
from net.crypto.shuffle_proof import (
    ShuffleAnswers,
    ShuffleClaim,
    ShuffleCommitments,
    ShuffleProof,
    draw_e,
    draw_x,
    draw_yz,
    open_statement,
    powers_of,
)
from net.crypto.shuffle_secret import ShuffleSecret, remasked


class ProofMasks:
    """The random numbers of one shuffle proof, and the commitments that depend on nothing else.

    Made ahead, from the operating system's chance and never from a committed seed: the same masks under two
    challenges would give the permutation away, so they can be spent once.
    """

    def __init__(self, key: CommitmentKey, rng: Rng) -> None:
        size = key.size
        self._spent = False
        self.factors = [random_scalar(rng) for _ in range(size)]
        self.partials = [self.factors[0], *(random_scalar(rng) for _ in range(size - 2)), 0]
        self.powers = [random_scalar(rng) for _ in range(size)]
        self.linear_blinder = random_scalar(rng)
        # The blinders of the six commitments, in the order of `ShuffleCommitments`.
        self.blinders = [random_scalar(rng) for _ in range(6)]
        crossed = [
            -partial * factor for partial, factor in zip(self.partials, self.factors[1:], strict=False)
        ]
        self.mask = key.commit(self.factors, self.blinders[2])
        self.cross = key.commit(crossed, self.blinders[3])
        self.linear = key.commit(self.powers, self.blinders[5])

    def __repr__(self) -> str:
        return "ProofMasks(<secret>)"

    def spend(self) -> None:
        """Mark them used. Raises `CryptoError` if they were."""
        if self._spent:
            msg = "the masks of a shuffle proof serve once"
            raise CryptoError(msg)
        self._spent = True


class Shuffler:
    """One shuffle, made ready before the deck arrives; good for one `shuffle`.

    Args:
        key: commitment key for the size of the deck.
        aggregate_key: H, what the deck is masked to.
        secret: what the shuffle does.
        masks: fresh; made even earlier, since they need neither H nor the joint seed.

    Raises:
        CryptoError: secret and key differ in size.
    """

    def __init__(
        self, key: CommitmentKey, aggregate_key: Point, secret: ShuffleSecret, masks: ProofMasks
    ) -> None:
        if len(secret.permutation) != key.size:
            msg = f"a shuffle of {len(secret.permutation)} cards does not fit generators for {key.size}"
            raise CryptoError(msg)
        self._key = key
        self._aggregate_key = aggregate_key
        self._secret = secret
        self._masks = masks
        self._remasks = secret.masks(key.group, aggregate_key)
        self._positions = [origin + 1 for origin in secret.permutation]
        self._committed = key.commit(self._positions, masks.blinders[0])

    def __repr__(self) -> str:
        return "Shuffler(<secret>)"

    def shuffle(self, deck: MaskedDeck, context: bytes) -> ShuffleClaim:
        """The shuffled deck and the proof of it (relation in `shuffle_verifier.verify_shuffles`).

        Raises:
            CryptoError: a second call, or a deck of another size.
        """
        self._masks.spend()
        key, masks, group = self._key, self._masks, self._key.group
        after = remasked(group, self._secret, self._remasks, deck)
        transcript = open_statement(key, self._aggregate_key, deck, after, context)
        of_x = powers_of(draw_x(transcript, self._committed), key.size)
        powers = [of_x[origin] for origin in self._secret.permutation]
        c_powers = key.commit(powers, masks.blinders[1])
        y, z = draw_yz(transcript, c_powers)
        factors = [(y * at + power - z) % ORDER for at, power in zip(self._positions, powers, strict=True)]
        partials = list(accumulate(factors, lambda product, factor: product * factor % ORDER))
        carried = [
            masks.partials[i + 1] - factors[i + 1] * masks.partials[i] - partials[i] * masks.factors[i + 1]
            for i in range(key.size - 1)
        ]
        scalars = [*masks.powers, masks.linear_blinder]
        commitments = ShuffleCommitments(
            permutation=self._committed,
            powers=c_powers,
            mask=masks.mask,
            cross=masks.cross,
            carry=key.commit(carried, masks.blinders[4]),
            linear=masks.linear,
            linear_a=expect(group.msm([*(card.a for card in after.cards), group.generator], scalars)),
            linear_b=expect(group.msm([*(card.b for card in after.cards), self._aggregate_key], scalars)),
        )
        e = draw_e(transcript, commitments.late())
        r_permutation, r_powers, r_mask, r_cross, r_carry, r_linear = masks.blinders
        rho = -sum(power * scalar for power, scalar in zip(powers, self._secret.scalars, strict=True))
        answers = ShuffleAnswers(
            factors=_answers(e, factors, masks.factors),
            partials=_answers(e, partials, masks.partials)[1:-1],
            powers=_answers(e, powers, masks.powers),
            factors_blinder=(e * (y * r_permutation + r_powers) + r_mask) % ORDER,
            partials_blinder=(e * r_carry + r_cross) % ORDER,
            powers_blinder=(e * r_powers + r_linear) % ORDER,
            linear_blinder=(e * rho + masks.linear_blinder) % ORDER,
        )
        return ShuffleClaim(deck, after, ShuffleProof(commitments, answers), context)


def _answers(e: int, values: list[int], masks: list[int]) -> tuple[int, ...]:
    return tuple((e * value + mask) % ORDER for value, mask in zip(values, masks, strict=True))
