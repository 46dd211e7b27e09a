"""A small table for the tests of `net.crypto`: keys, a start deck, shuffles; all chance is from a label."""

from dataclasses import dataclass
from functools import cache
from typing import Self

from net.crypto.backends import BACKENDS, open_group
from net.crypto.cards import Faces, MaskedCard, MaskedDeck, reveal_share, start_deck, take_off
from net.crypto.generators import CommitmentKey
from net.crypto.group import Group, Point
from net.crypto.hashing import Rng, SeedStream
from net.crypto.keys import HandKey, aggregate_key
from net.crypto.shuffle_proof import ShuffleClaim
from net.crypto.shuffle_secret import ShuffleSecret
from net.crypto.shuffler import ProofMasks, Shuffler

SEATS = 3
KINDS = (0, 0, 1, 1, 2, 2, 3, 4)
"""The kind of each card of the start deck."""

JOINT_SEED = bytes(range(32))


def chance(label: str) -> Rng:
    """Bytes that look random and are the same in every run."""
    return SeedStream(b"test", label.encode()).take


@cache
def group_named(name: str) -> Group:
    """One of each back end for all tests."""
    return open_group(name, chance(name))


ALL = tuple(BACKENDS)


@dataclass(frozen=True)
class CryptoTable:
    """Three seats, eight cards, five kinds.

    Attributes:
        group: the back end.
        key: generators for eight cards.
        faces: the five kinds.
        keys: one per seat.
        aggregate: the sum of the public keys.
        deck: before any shuffle.
    """

    group: Group
    key: CommitmentKey
    faces: Faces
    keys: tuple[HandKey, ...]
    aggregate: Point
    deck: MaskedDeck

    @classmethod
    def open(cls, name: str, kinds: tuple[int, ...] = KINDS) -> Self:
        """The table on that back end; the same one each time."""
        group = group_named(name)
        rng = chance("keys")
        keys = tuple(HandKey.generate(group, rng) for _ in range(SEATS))
        aggregate = aggregate_key(group, [key.public for key in keys])
        faces = Faces(group, max(kinds) + 1)
        deck = start_deck(group, faces, kinds, aggregate)
        return cls(group, _commitment_key(name, len(kinds)), faces, keys, aggregate, deck)

    def secret(self, shuffler: int, *, attempt: int = 0) -> ShuffleSecret:
        """Return the secret that a shuffler's seed fixes."""
        return ShuffleSecret.derive(bytes([shuffler]) * 32, JOINT_SEED, shuffler, attempt, self.key.size)

    def shuffler(self, secret: ShuffleSecret, label: str = "masks") -> Shuffler:
        """A shuffler ready for one shuffle, its masks drawn from the label."""
        return Shuffler(self.key, self.aggregate, secret, ProofMasks(self.key, chance(label)))

    def claim(self, shuffler: int = 0, before: MaskedDeck | None = None) -> ShuffleClaim:
        """An honest shuffle and its proof."""
        deck = self.deck if before is None else before
        return self.shuffler(self.secret(shuffler)).shuffle(deck, context(shuffler))

    def chain(self, length: int) -> list[ShuffleClaim]:
        """Honest shuffles one after another, from the start deck."""
        claims = [self.claim()]
        for shuffler in range(1, length):
            claims.append(self.claim(shuffler, claims[-1].after))
        return claims

    def shares(self, card: MaskedCard, *, without: int | None = None) -> list[Point]:
        """The reveal shares of that card of all seats, or of all but one."""
        return [
            reveal_share(self.group, key.secret, card)
            for seat, key in enumerate(self.keys)
            if seat != without
        ]

    def kind(self, card: MaskedCard) -> int | None:
        """Return the kind of a card, with the help of all seats."""
        return self.faces.kind_of(take_off(self.group, card, self.shares(card)).b)

    def kinds(self, deck: MaskedDeck) -> list[int | None]:
        """Return the kinds of all cards, in order."""
        return [self.kind(card) for card in deck.cards]


def context(shuffler: int = 0, *, hand: int = 7) -> bytes:
    """Return the context of proofs in these tests."""
    return b"table 1, hand %d, seat %d" % (hand, shuffler)


@cache
def _commitment_key(name: str, size: int) -> CommitmentKey:
    return CommitmentKey(group_named(name), size)
