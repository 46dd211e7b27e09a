"""The secret of a shuffle: its permutation and scalars, and the seed they come from.

A committed seed, so that the audit can repeat it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from net.crypto.cards import MaskedCard, MaskedDeck
from net.crypto.errors import CryptoError
from net.crypto.group import ORDER, SCALAR_BYTES, Group, Point
from net.crypto.hashing import SeedStream


@dataclass(frozen=True, slots=True)
class ShuffleSecret:
    """A permutation and the scalars that remask the permuted cards. Its `repr` shows neither.

    Attributes:
        permutation: position i of the new deck takes the old card `permutation[i]`.
        scalars: position i is remasked with `scalars[i]`, between 0 and the order.
    """

    permutation: tuple[int, ...] = field(repr=False)
    scalars: tuple[int, ...] = field(repr=False)

    @classmethod
    def derive(cls, seed: bytes, joint_seed: bytes, shuffler: int, attempt: int, size: int) -> Self:
        """The shuffle that a seed fixes.

        SHAKE256 of seed, joint seed, shuffler and attempt (docs/protocol.md, 14, "Hashes").

        Args:
            seed: the shuffler's own 32 bytes, committed to before the joint seed existed.
            joint_seed: what came out of all openings.
            shuffler: the shuffler's number at the table.
            attempt: counts redeals of the round.
            size: cards in the deck.
        """
        numbers = (number.to_bytes(4, "big") for number in (shuffler, attempt, size))
        stream = SeedStream(b"shuffle", seed, joint_seed, *numbers)
        permutation = stream.permutation(size)
        return cls(permutation, tuple(_scalar(stream) for _ in range(size)))

    def remask(self, group: Group, aggregate_key: Point, deck: MaskedDeck) -> MaskedDeck:
        """The shuffled deck: `(a + s * G, b + s * H)` for each permuted card and its scalar s."""
        return remasked(group, self, self.masks(group, aggregate_key), deck)

    def masks(self, group: Group, aggregate_key: Point) -> list[MaskedCard]:
        """`(s * G, s * H)` for each scalar s; they do not depend on the deck."""
        keyed = group.mul_each(aggregate_key, self.scalars)
        return [
            MaskedCard(a, b)
            for a, b in zip(group.mul_each(group.generator, self.scalars), keyed, strict=True)
        ]


def remasked(
    group: Group, secret: ShuffleSecret, masks: Sequence[MaskedCard], deck: MaskedDeck
) -> MaskedDeck:
    """The permuted deck with the precomputed masks of `ShuffleSecret.masks` added to its cards.

    Raises:
        CryptoError: the deck has another size.
    """
    if len(deck) != len(secret.permutation):
        msg = f"a shuffle of {len(secret.permutation)} cards cannot take {len(deck)}"
        raise CryptoError(msg)
    pairs = []
    for origin, mask in zip(secret.permutation, masks, strict=True):
        card = deck.cards[origin]
        pairs += [(card.a, mask.a), (card.b, mask.b)]
    points = group.sum_each(pairs)
    return MaskedDeck(tuple(map(MaskedCard, points[::2], points[1::2])))


def _scalar(stream: SeedStream) -> int:
    while not 0 < (scalar := int.from_bytes(stream.take(SCALAR_BYTES), "big")) < ORDER:
        pass
    return scalar
