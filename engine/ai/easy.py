"""The easy player: the normal player with seeded oversights."""

from collections.abc import Sequence

from engine.ai.normal import Normal, cheapest_discard
from engine.ai.parts import Hand
from engine.ai.situation import Situation
from engine.ai.taste import NO_TASTE, Taste
from engine.cards import Card
from engine.melds import MeldKind
from engine.partition import Fusion

_MISSED_CLAIMS_PERCENT = 40
_CARELESS_DISCARDS_PERCENT = 50


class Easy:
    """Plays as `Normal`, but now and then overlooks a claim or throws a card without looking for the best.

    It never breaks a set of three or four cards.
    """

    def __init__(self, taste: Taste = NO_TASTE) -> None:
        """Play with a taste, for decisions in which nothing is overlooked."""
        self._taste = taste
        self._careful = Normal(taste)

    def claim(
        self, situation: Situation, offer: Card, fusions: Sequence[Fusion], *, may_pass: bool, seed: int
    ) -> Fusion | None:
        """Return what `Normal` would claim, or None when the claim is overlooked."""
        rest, roll = divmod(seed, 100)
        if may_pass and roll < _MISSED_CLAIMS_PERCENT:
            return None
        return self._careful.claim(situation, offer, fusions, may_pass=may_pass, seed=rest)

    def discard(self, situation: Situation, seed: int) -> Card:
        """Return what `Normal` would discard, or at times any deadwood card or half of a pair."""
        rest, roll = divmod(seed, 100)
        loose = _loose_cards(situation.hand) if roll < _CARELESS_DISCARDS_PERCENT else []
        return loose[rest % len(loose)] if loose else cheapest_discard(situation.hand, self._taste, rest)


def _loose_cards(hand: Hand) -> list[Card]:
    """Return the cards that may be discarded and are in no set of three or four."""
    loose: list[Card] = []
    for part in hand:
        arrangement = part.parts.partition.arrange(part.counts)
        pairs = (meld.cards[0] for meld in arrangement.melds if meld.kind is MeldKind.PAIR)
        free = {*arrangement.deadwood, *pairs}
        loose += [drop.card for drop in part.drops if drop.card in free]
    return loose
