"""The taste of a computer player: small preferences that make it a character.

Of two cards that differ in color and are worth the same to it, it throws one color first.

A taste goes with a name, so that people recognize a player. It costs no strength (docs/figures.md).
"""

import hashlib
from collections.abc import Sequence
from itertools import permutations

from engine.cards import Card, Color

_ORDERS = tuple(permutations(Color))


class Taste:
    """The order in which a player parts with the colors; none for a player without a name."""

    def __init__(self, name: str = "") -> None:
        """Find the taste of a name, the same on every machine."""
        number = hashlib.sha256(b"tusac/taste:" + name.encode()).digest()[0]
        self._order = _ORDERS[number % len(_ORDERS)] if name else ()

    def instead_of(self, card: Card, cards: Sequence[Card]) -> Card:
        """Return the card to play in place of a chosen one: of the same piece, among equally good cards.

        A taste never chooses between pieces: they may differ in ways that the player does not see.
        """
        if not self._order or card.is_joker:
            return card
        alike = [other for other in cards if not other.is_joker and other.piece is card.piece]
        return min(alike, key=lambda other: self._order.index(other.color))


NO_TASTE = Taste()
"""Of a player without a name."""
