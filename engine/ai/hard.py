"""The hard player: keeps the cards that most unseen cards can help, and passes if a claim spoils more."""

from collections.abc import Sequence

from engine.ai.defense import must_defend, safest
from engine.ai.outlook import Outlook
from engine.ai.parts import draws_on, with_part
from engine.ai.situation import Situation
from engine.ai.taste import NO_TASTE, Taste
from engine.cards import Card
from engine.partition import Fusion

_CLAIM_PERCENT = 106
"""What a hand after a claim must be worth of what it is now: a worth of the future is less sure."""


class Hard:
    """Weighs the effect of the unseen cards on the hand that each choice leaves."""

    def __init__(self, taste: Taste = NO_TASTE) -> None:
        """Play with a taste."""
        self._taste = taste

    def claim(
        self, situation: Situation, offer: Card, fusions: Sequence[Fusion], *, may_pass: bool, seed: int
    ) -> Fusion | None:
        """Return the claim that leaves the best hand, or None if the hand is about as good without it."""
        del seed
        outlook = Outlook(situation)
        hand, place = situation.hand, situation.parts.place_of[offer]
        best: Fusion | None = None
        most = outlook.worth(hand, outlook.melded) * _CLAIM_PERCENT if may_pass else -1
        for fusion in fusions:
            taking = hand[place].taking(fusion)
            left = with_part(hand, taking.after)
            if draws_on(hand[place], taking):  # the draw is worth what a claim must bring else
                worth = outlook.worth(left, outlook.melded + taking.points) * _CLAIM_PERCENT // 100
            else:
                worth = outlook.worth_after_discard(left, outlook.melded + taking.points)
            if worth * 100 > most:
                best, most = fusion, worth * 100
        return best

    def discard(self, situation: Situation, seed: int) -> Card:
        """Return the card without which the hand is best; a safe one where a throw may pay for all.

        Among equals the first in order, or its like by taste.
        """
        del seed
        outlook = Outlook(situation)
        weighed = outlook.weighed_discards(situation.hand, outlook.melded)
        if must_defend(situation):
            return safest(situation, weighed)
        most = max(worth for worth, _ in weighed)
        best = [card for worth, card in weighed if worth == most]
        return self._taste.instead_of(best[0], best)
