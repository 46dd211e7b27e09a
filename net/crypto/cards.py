"""Masked cards: faces as points, the start deck, reveal shares taken off. No shuffle here.

ElGamal over the group (Barnett, Smart 2003, the masking function of the discrete logarithm setting): a card
with face M under key H is `(r * G, M + r * H)`. Faces are numbered *kinds*; what a kind means is for
`net.deal` to know.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from net.crypto.generators import hash_to_point
from net.crypto.group import POINT_BYTES, Group, Point


@dataclass(frozen=True, slots=True)
class MaskedCard:
    """A card nobody can read without the shares of all keys it is masked to.

    Attributes:
        a: r * G.
        b: M + r * H.
    """

    a: Point
    b: Point

    SIZE = 2 * POINT_BYTES

    def encode(self) -> bytes:
        """66 bytes: a, then b."""
        return bytes(self.a) + bytes(self.b)


class Faces:
    """The points that stand for the kinds of cards, by hash-to-curve (docs/protocol.md, 14, "The group").

    Attributes:
        points: the point of each kind, counted from 0.
    """

    def __init__(self, group: Group, kinds: int) -> None:
        self.points = tuple(hash_to_point(group, b"face", kind) for kind in range(kinds))
        self._kinds = {point: kind for kind, point in enumerate(self.points)}

    def kind_of(self, face: Point) -> int | None:
        """The kind of that face, or None if no card has it."""
        return self._kinds.get(face)


@dataclass(frozen=True, slots=True)
class MaskedDeck:
    """Masked cards in order, from deck position 0 up."""

    cards: tuple[MaskedCard, ...]

    def __len__(self) -> int:
        return len(self.cards)

    def encode(self) -> bytes:
        """66 bytes per card, in order."""
        return b"".join(card.encode() for card in self.cards)

    @classmethod
    def decode(cls, group: Group, data: bytes, size: int) -> Self:
        """The deck of `size` cards in those bytes. Raises `EncodingError`."""
        points = group.decode_all(data, 2 * size)
        return cls(tuple(map(MaskedCard, points[::2], points[1::2])))


def start_deck(group: Group, faces: Faces, kinds: Sequence[int], aggregate_key: Point) -> MaskedDeck:
    """The deck before any shuffle: one card per entry of `kinds`, masked with the public randomness 1.

    `(G, M + H)` and not `(identity, M)`, since the identity has no encoding. Anybody can read it.

    Raises:
        CryptoError: the key is the opposite of a face, which nobody can bring about.
    """
    masked = group.sum_each([(faces.points[kind], aggregate_key) for kind in kinds])
    return MaskedDeck(tuple(MaskedCard(group.generator, b) for b in masked))


def reveal_share(group: Group, secret: int, card: MaskedCard) -> Point:
    """`x * a`: what the owner of x takes off that card. Prove it with `equality.prove_equality`."""
    return group.mul_secret(card.a, secret)


def take_off(group: Group, card: MaskedCard, shares: Sequence[Point]) -> MaskedCard:
    """The card without the masks of those shares; with all shares taken off, its `b` is the face.

    Raises:
        CryptoError: nothing would be left, so some share is false.
    """
    if not shares:
        return card
    return MaskedCard(card.a, group.sum([card.b, group.negate(group.sum(shares))]))
