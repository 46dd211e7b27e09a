"""The worth of a hand two claims ahead: after each helpful card, and the discard that follows it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.ai.outlook import STAKE, WHOLE, Outlook
from engine.ai.parts import Hand, Part, Taking, with_part
from engine.ai.prospects import prospects
from engine.cards import Card
from engine.claims import Offering, Position, Source, missing_right
from engine.melds import MeldKind
from engine.options import leaves_too_much

_CACHE_LIMIT = 1 << 16


class HandPayoff(NamedTuple):
    """The circumstances in which a hand is paid, beside its concealed cards.

    Attributes:
        melded: the points of the exposed melds.
        times: by what all points are multiplied.
        kong_times: the same once there is a Kong.
    """

    melded: int
    times: int
    kong_times: int


def worth_ahead(outlook: Outlook, hand: Hand, payment: HandPayoff) -> int:
    """Return the worth of a hand between turns, as `Outlook.worth`, by its worth after the next claim.

    Args:
        outlook: the situation.
        hand: the concealed cards.
        payment: what goes with them if the hand wins.
    """
    melded, times, _ = payment
    stake = STAKE + times * (melded + sum(part.points for part in hand))
    deadwood = sum(part.deadwood for part in hand)
    now = outlook.worth(hand, melded, times)
    worth, total = 0, outlook.rivals(deadwood)
    for part in hand:
        for prospect in prospects(part):
            card = prospect.card
            rate, turn_rate = outlook.rates[card], outlook.turn_rates[card]
            if prospect.win_points is not None and part.deadwood == deadwood:
                worth += WHOLE * rate * (stake + times * prospect.win_points)
                total += rate
            elif rate:
                own = other = 0
                if prospect.out_of_turn is not None:
                    other = _after(outlook, hand, payment, _takings(part, card, Position.OTHER))
                if prospect.in_turn is not None:
                    own = _after(outlook, hand, payment, _takings(part, card, Position.SELF))
                for after, share in ((other, rate - turn_rate), (max(own, other), turn_rate)):
                    if after > now:
                        worth += after * share
                        total += share
    return worth // total


def _after(outlook: Outlook, hand: Hand, payment: HandPayoff, takings: Sequence[Taking]) -> int:
    """Return the most a hand is worth after one of some claims; 0 if none leaves a card to discard."""
    melded, times, kong_times = payment
    most = 0
    for taking in takings:
        left = with_part(hand, taking.after)
        if any(part.drops for part in left):
            then = kong_times if taking.fusion.kind is MeldKind.KONG else times
            most = max(most, outlook.worth_after_discard(left, melded + taking.points, then))
    return most


@lru_cache(maxsize=_CACHE_LIMIT)
def _takings(part: Part, card: Card, position: Position) -> Sequence[Taking]:
    """Return the possible results of a claim on a drawn card, as far as the part alone can tell."""
    partition = part.parts.partition
    rules, offering = partition.rules, Offering(card, Source.DRAW, position)
    found = []
    for effect in partition.effects(part.counts, card):
        has_right = missing_right(rules, offering, effect.fusion.kind) is None
        if has_right and not leaves_too_much(rules, effect):
            found.append(part.taking(effect.fusion))
    return tuple(found)
