"""The cards: four colors, seven pieces, five jokers, and their one canonical order.

Identical copies are the same `Card`; which physical copy is meant is a `DeckIndex`.
"""
# ruff: noqa: N815 - the cards are named as docs/rules.md, 1.3 writes them

from enum import IntEnum
from functools import lru_cache
from typing import NewType

DeckIndex = NewType("DeckIndex", int)
"""A position in the shuffled deck, counted from 0. Peers agree on it before anyone knows the card."""


class Color(IntEnum):
    """The four papers, in canonical order (docs/rules.md, 1.1)."""

    GREEN = 0
    RED = 1
    WHITE = 2
    YELLOW = 3


class Piece(IntEnum):
    """The seven ranks, in the order of docs/rules.md, 1.2."""

    GENERAL = 0
    ADVISOR = 1
    ELEPHANT = 2
    CHARIOT = 3
    CANNON = 4
    HORSE = 5
    SOLDIER = 6


PIECE_LETTERS = "ABCXYZS"
"""The letter of each piece in the notation of docs/rules.md, 1.3, indexed by `Piece`."""


class Card(IntEnum):
    """A type of card, named as docs/rules.md, 1.3 writes it: color letter, then piece letter.

    The order (A B C color by color, then X Y Z color by color, then the Soldiers) keeps cards that can
    meld together adjacent under every ruleset, so that the counts of a hand cut into independent parts.
    """

    gA = 0
    gB = 1
    gC = 2
    rA = 3
    rB = 4
    rC = 5
    wA = 6
    wB = 7
    wC = 8
    yA = 9
    yB = 10
    yC = 11
    gX = 12
    gY = 13
    gZ = 14
    rX = 15
    rY = 16
    rZ = 17
    wX = 18
    wY = 19
    wZ = 20
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
        return self < 12 and self % 3 == 0

    @property
    def color(self) -> Color:
        """The paper. Raises ValueError for a joker."""
        if self >= Card.J1:
            msg = f"{self.name} has no color"
            raise ValueError(msg)
        return Color(self - 24 if self >= 24 else self % 12 // 3)

    @property
    def piece(self) -> Piece:
        """The rank. Raises ValueError for a joker."""
        if self >= Card.J1:
            msg = f"{self.name} has no piece"
            raise ValueError(msg)
        return Piece.SOLDIER if self >= 24 else Piece(self // 12 * 3 + self % 3)


ALL_CARDS: tuple[Card, ...] = tuple(Card)
SUITED: tuple[Card, ...] = ALL_CARDS[:28]
JOKERS: tuple[Card, ...] = ALL_CARDS[28:]


GENERALS = ALL_CARDS[0:12:3]
"""The General of each color."""


def card_of(color: Color, piece: Piece) -> Card:
    """Return the card of that color and piece."""
    if piece is Piece.SOLDIER:
        return ALL_CARDS[24 + color]
    return ALL_CARDS[piece // 3 * 12 + color * 3 + piece % 3]


@lru_cache(maxsize=32)
def canonical_deck(copies: int, jokers: int) -> tuple[Card, ...]:
    """Return the unshuffled deck: each suited card `copies` times in canonical order, then the jokers."""
    return tuple(card for card in SUITED for _ in range(copies)) + JOKERS[:jokers]
