"""Whether to throw in a dealt hand for which the rules allow that.

A hand without any good card can still be near a win.
"""

from functools import lru_cache

from engine.cards import canonical_deck
from engine.partition import Counts, counts_of, partition_for
from engine.rules import Rules
from engine.shuffle import derive_seed, shuffled

_DECKS = 20


def throws_in(rules: Rules, seats: int, counts: Counts) -> bool:
    """Return whether a dealt hand that may call a mulligan is no nearer to a win than a usual one.

    Args:
        rules: the rules.
        seats: how many play.
        counts: all the cards dealt to the seat.
    """
    spare = sum(counts) - rules.hand_size
    deadwood = partition_for(rules, seats).deadwood(counts) - spare
    return deadwood >= usual_deadwood(rules, seats)


@lru_cache(maxsize=32)
def usual_deadwood(rules: Rules, seats: int) -> int:
    """Return the deadwood of a usual dealt hand.

    The mean of some hands, the same ones on every machine, rounded down.
    """
    partition, size = partition_for(rules, seats), rules.hand_size
    deck = canonical_deck(rules.copies(seats), rules.jokers)
    found = [
        partition.deadwood(counts_of(cards[first : first + size]))
        for cards in (shuffled(deck, derive_seed(bytes(32), "usual", number)) for number in range(_DECKS))
        for first in range(0, len(cards) - size + 1, size)
    ]
    return sum(found) // len(found)
