"""Decides whether to give up a dealt hand, and which declaration to make about dealt cards."""

from collections.abc import Sequence

from engine.actions import Action, Fold, Mulligan
from engine.ai.mulligan import throws_in, usual_deadwood
from engine.knobs import Payment
from engine.partition import Counts, counts_of, partition_for
from engine.rules import Rules
from engine.view import View

_LOSS_OF_JUNK = 25
"""Tenths of a point for each junk card more than usual.

Measured in 3 000 rounds of four normal players.
"""

_USUAL_POINTS = 12
"""What a win is worth at a table where hands may be folded."""


def say_of_dealt(view: View, legal: Sequence[Action]) -> Action:
    """Return the declaration about dealt cards.

    It is the mulligan or the fold among the legal actions if the hand is poor enough, otherwise the last one:
    to play.
    """
    counts = counts_of(held.card for held in view.hand)
    for action in legal:
        if isinstance(action, Mulligan) and throws_in(view.rules, view.seats, counts):
            return action
        if isinstance(action, Fold) and gives_up(view.rules, view.seats, counts):
            return action
    return legal[-1]


def gives_up(rules: Rules, seats: int, counts: Counts) -> bool:
    """Return whether a dealt hand loses less by folding than it may hope for in play.

    Args:
        rules: the rules.
        seats: how many play.
        counts: all the cards dealt to the seat.
    """
    if not rules.losers_pay:
        return False
    ante = rules.ante * (_USUAL_POINTS if rules.payment is Payment.STAKE else 1)
    junk = partition_for(rules, seats).deadwood(counts) - (sum(counts) - rules.hand_size)
    return (junk - usual_deadwood(rules, seats) - 1) * _LOSS_OF_JUNK * rules.unit >= ante * 10
