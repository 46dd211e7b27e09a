"""How long a computer player thinks about its discard, so that one sees who plays and how hard it was. No Qt.

Only turns are thought about. Answers to a card on offer wait for the whole window: there a longer silence would tell
that somebody could do something with the card.
"""

import hashlib
import math
from collections.abc import Sequence
from statistics import NormalDist

from engine.actions import Action, Discard
from engine.ai.advice import OwnHand
from engine.partition import without
from engine.view import View
from net.match.beat import LONGEST_S, MEDIAN_S, SPREAD
from net.pace import FAMILY, Pace

_CHANCE_SHARE = 0.5
"""How much of the time is chance; the rest is how many discards leave as little junk as the best."""

_TEMPO_SPAN = 0.3
"""The slowest player takes as much longer, and the quickest as much less, than the usual one."""

_MOST_RIVALS = 9
"""More discards that leave as little junk take no more time."""


def thinking_s(view: View, legal: Sequence[Action], pace: Pace, name: str, seed: int) -> float:
    """Return the seconds from the turn of a computer player to its discard.

    The times are those of people (`net.match.beat`), longer where several discards leave as little junk as the
    best, in the tempo that goes with a name. They lie between the shortest window of the pace and `LONGEST_S`; at
    a pace without a shortest window the time is 0. The same arguments give the same time.

    Args:
        view: what the player knows.
        legal: what it may do.
        pace: the clock of the table.
        name: of the player.
        seed: 64 random bits.
    """
    if not pace.claim_floor_s:
        return 0.0
    chance = hashlib.sha256(b"tusac/thinking:" + seed.to_bytes(8)).digest()[0] / 256
    share = _CHANCE_SHARE * chance + (1 - _CHANCE_SHARE) * _difficulty(view, legal)
    usual_s = math.exp(NormalDist(math.log(MEDIAN_S), SPREAD).inv_cdf(0.02 + 0.96 * share))
    wanted_s = usual_s * _tempo(name) * pace.claim_floor_s / FAMILY.claim_floor_s
    return max(pace.claim_floor_s, min(LONGEST_S, wanted_s))


def _difficulty(view: View, legal: Sequence[Action]) -> float:
    """Return how hard a discard is to choose: from 0 where one card leaves the least junk to 1."""
    hand = OwnHand(view)
    going = {hand.held[action.card] for action in legal if isinstance(action, Discard)}
    left = [hand.tables.deadwood(without(hand.counts, [card])) for card in going]
    return min(1.0, (left.count(min(left)) - 1) / _MOST_RIVALS) if left else 0.0


def _tempo(name: str) -> float:
    """Return by what a player's times are multiplied; it goes with the name, so one comes to know it."""
    return 1 - _TEMPO_SPAN + 2 * _TEMPO_SPAN * hashlib.sha256(name.encode()).digest()[0] / 255
