"""The normal player: as little deadwood as possible, then as many points."""

from collections.abc import Sequence

from engine.ai.parts import DEADWOOD, Hand, Part, Taking, draws_on
from engine.ai.situation import Situation
from engine.ai.taste import NO_TASTE, Taste
from engine.cards import Card
from engine.partition import Fusion


class Normal:
    """Takes whatever lowers the deadwood and throws what costs least."""

    def __init__(self, taste: Taste = NO_TASTE) -> None:
        """Set the taste, which decides between equal choices."""
        self._taste = taste

    def claim(
        self, situation: Situation, offer: Card, fusions: Sequence[Fusion], *, may_pass: bool, seed: int
    ) -> Fusion | None:
        """Return the claim that leaves the least deadwood after its discard, then the most points.

        None, a pass, if none lowers the deadwood. Ties go to the first in canonical order.
        """
        del seed
        part = situation.hand[situation.parts.place_of[offer]]
        best: Fusion | None = None
        least = 0
        for fusion in fusions:
            change = change_of_claim(situation.hand, part, part.taking(fusion))
            if best is None or change < least:
                best, least = fusion, change
        # a change of worth that does not amount to a whole deadwood card is a matter of points only
        now = sum(part.worth for part in situation.hand)
        lowers = deadwood_of(now + least) < deadwood_of(now)
        # a claim that draws costs nothing where it leaves the hand no worse
        is_free = best is not None and least <= 0 and draws_on(part, part.taking(best))
        return best if lowers or is_free or not may_pass else None

    def discard(self, situation: Situation, seed: int) -> Card:
        """Return the card that leaves the least deadwood, then the most points.

        Ties by the seed, and of colors by taste.
        """
        return cheapest_discard(situation.hand, self._taste, seed)


def cheapest_discard(hand: Hand, taste: Taste, seed: int) -> Card:
    """Return the card that leaves the least deadwood, then the most points.

    Ties by the seed, and of colors by taste.
    """
    drops = [part.best_drops for part in hand]
    least = min(drops)[0]
    cards = [card for change, best in drops if change == least for card in best]
    return taste.instead_of(cards[seed % len(cards)], cards)


def change_of_claim(hand: Hand, part: Part, taking: Taking) -> int:
    """Return what a claim into one part of a hand and the cheapest discard after it add to its worth."""
    if draws_on(part, taking):
        drop = 0
    else:
        drop, _ = min([taking.after.best_drops, *[other.best_drops for other in hand if other is not part]])
    return taking.after.worth - taking.points - part.worth + drop


def deadwood_of(worth: int) -> int:
    """Return the number of deadwood cards that a packed worth contains."""
    return -(-worth // DEADWOOD)
