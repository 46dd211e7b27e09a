"""The choice of a discard where the player who shows the winning card pays for all (docs/rules.md, 4.3)."""

from collections.abc import Sequence

from engine.ai.situation import Situation
from engine.cards import Card

_NEAR, _WORTH_PERCENT = 10, 60
"""Once a rival holds so few cards, any discard may be chosen that is worth so much of the best one.

Chosen of five by measuring; docs/decisions/expert.md tells how little it brings.
"""

_FIRST_EDITION = 1


def must_defend(situation: Situation) -> bool:
    """Return whether a seat should avoid discards that others may win on.

    In rounds of the first edition (docs/rules.md, 4.2) no player did so, and peers replay all choices.
    """
    rules = situation.parts.partition.rules
    pays_for_all = rules.shower_pays and rules.losers_pay and rules.edition > _FIRST_EDITION
    return pays_for_all and min(situation.concealed[1:]) <= _NEAR


def safest(situation: Situation, weighed: Sequence[tuple[int, Card]]) -> Card:
    """Return the discard of which the fewest copies are unseen, of those that are good enough.

    Args:
        situation: what the seat knows.
        weighed: each card with the worth of the hand after its discard.
    """
    least = max(worth for worth, _ in weighed) * _WORTH_PERCENT
    good = [(worth, card) for worth, card in weighed if 100 * worth >= least]
    return min(good, key=lambda one: (_unseen(situation, one[1]), -one[0]))[1]


def _unseen(situation: Situation, card: Card) -> int:
    held = situation.hand[situation.parts.place_of[card]].counts[card]
    return situation.parts.partition.copies - held - situation.shown[card]
