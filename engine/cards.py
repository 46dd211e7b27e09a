"""The cards: four colors, seven pieces, five jokers, and their one canonical order.

Identical copies are the same `Card`; which physical copy is meant is a `DeckIndex`.
"""

from enum import IntEnum
from typing import NewType

DeckIndex = NewType("DeckIndex", int)
"""A position in the shuffled deck, counted from 0. Peers agree on it before anyone knows the card."""


class Color(IntEnum):
    """The four papers, in canonical order (rules.md 1.1)."""

    GREEN = 0
    RED = 1
    WHITE = 2
    YELLOW = 3


class Piece(IntEnum):
    """The seven ranks, in the order of rules.md 1.2."""

    GENERAL = 0
    ADVISOR = 1
    ELEPHANT = 2
    CHARIOT = 3
    CANNON = 4
    HORSE = 5
    SOLDIER = 6


class Card(IntEnum):
    """A type of card, named as rules.md 1.3 writes it: color letter, then piece letter.

    The order keeps every group of cards that can meld together adjacent (A B C, then X Y Z, color by
    color; then the Soldiers), so that the counts of a hand can be cut into independent parts.
    """

    gA = 0
    gB = 1
    gC = 2
    gX = 3
    gY = 4
    gZ = 5
    rA = 6
    rB = 7
    rC = 8
    rX = 9
    rY = 10
    rZ = 11
    wA = 12
    wB = 13
    wC = 14
    wX = 15
    wY = 16
    wZ = 17
    yA = 18
    yB = 19
    yC = 20
    yX = 21
    yY = 22
    yZ = 23
    gS = 24
    rS = 25
    wS = 26
    yS = 27
    J1 = 28
    J2 = 29
    J3 = 30
    J4 = 31
    J5 = 32

    @property
    def is_joker(self) -> bool:
        """Whether this is one of the five jokers, which have neither color nor piece."""
        return self >= Card.J1

    @property
    def is_general(self) -> bool:
        """Whether this is a General of any color."""
        return self < 24 and self % 6 == 0

    @property
    def color(self) -> Color:
        """The paper. Raises ValueError for a joker."""
        if self >= Card.J1:
            msg = f"{self.name} has no color"
            raise ValueError(msg)
        return Color(self - 24 if self >= 24 else self // 6)

    @property
    def piece(self) -> Piece:
        """The rank. Raises ValueError for a joker."""
        if self >= Card.J1:
            msg = f"{self.name} has no piece"
            raise ValueError(msg)
        return Piece.SOLDIER if self >= 24 else Piece(self % 6)


ALL_CARDS: tuple[Card, ...] = tuple(Card)
SUITED: tuple[Card, ...] = ALL_CARDS[:28]
JOKERS: tuple[Card, ...] = ALL_CARDS[28:]


def card_of(color: Color, piece: Piece) -> Card:
    """Return the card of that color and piece."""
    return ALL_CARDS[24 + color if piece is Piece.SOLDIER else color * 6 + piece]


def canonical_deck(copies: int, jokers: int) -> tuple[Card, ...]:
    """Return the unshuffled deck: each suited card `copies` times in canonical order, then the jokers."""
    return tuple(card for card in SUITED for _ in range(copies)) + JOKERS[:jokers]
