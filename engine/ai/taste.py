"""The taste of a computer player: small preferences that make it a character.

Of two cards alike that it holds to be worth the same, whose color it throws first.

A taste goes with a name, so that one comes to know who plays. It costs no strength (docs/figures.md).
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
        """Return which of some cards as good as a chosen one goes in its place: one of the same piece.

        Which piece goes is no matter of taste: some are easier to do without than a player knows.
        """
        if not self._order or card.is_joker:
            return card
        alike = [other for other in cards if not other.is_joker and other.piece is card.piece]
        return min(alike, key=lambda other: self._order.index(other.color))


NO_TASTE = Taste()
"""Of a player without a name."""
