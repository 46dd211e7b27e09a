"""The situation that a computer player judges: its own hand in parts, and the cards that all can see.

Made from a `View`, which holds nothing hidden; the playout kernel makes the same from its own books.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.ai.parts import Hand, Parts
from engine.cards import ALL_CARDS
from engine.melds import Meld
from engine.partition import counts_of, partition_for
from engine.rules import Rules
from engine.view import View


class Situation(NamedTuple):
    """A seat's knowledge when it has to choose. A named tuple, because every choice of a playout makes one.

    Attributes:
        parts: the nodes its hand is made of.
        hand: its concealed cards.
        melds: its own exposed melds, oldest first.
        shown: how many of each card lie face up at all seats, the card on offer included.
        concealed: how many concealed cards each seat has, from this one on in order of play.
    """

    parts: Parts
    hand: Hand
    melds: Sequence[Meld]
    shown: Sequence[int]
    concealed: Sequence[int]


def situation_of(view: View) -> Situation:
    """Return what a view shows of the round."""
    parts = parts_for(view.rules, view.seats)
    shown = [0] * len(ALL_CARDS)
    for melds in view.exposed:
        for meld in melds:
            for card in meld.cards:
                shown[card] += 1
    for row in view.discards:
        for card in row:
            shown[card] += 1
    if view.offer is not None:
        shown[view.offer.card] += 1
    return Situation(
        parts=parts,
        hand=parts.hand(counts_of(held.card for held in view.hand)),
        melds=view.exposed[view.seat],
        shown=shown,
        concealed=view.concealed.values[view.seat :] + view.concealed.values[: view.seat],
    )


@lru_cache(maxsize=32)
def parts_for(rules: Rules, seats: int) -> Parts:
    """Return the parts of hands under a ruleset at a table of `seats`, kept between rounds."""
    return Parts(partition_for(rules, seats))
