"""How long a computer player thinks about its discard, so that one sees who plays and how hard it was. No Qt.

Only turns are thought about. Answers to a card on offer wait for the whole window: there a longer silence would tell
that somebody could do something with the card.
"""

import hashlib
from collections.abc import Sequence

from engine.actions import Action, Discard
from engine.ai.advice import OwnHand, rivals
from engine.view import View
from net.match.beat import turn_s
from net.pace import Pace

_TEMPO_SPAN = 0.3
"""The slowest player takes as much longer, and the quickest as much less, than the usual one."""

_MOST_RIVALS = 9
"""More discards that leave as little junk take no more time."""


def thinking_s(view: View, legal: Sequence[Action], pace: Pace, name: str, seed: int) -> float:
    """Return the seconds from the turn of a computer player to its discard.

    The times are those of people (`net.match.beat`), longer where several discards leave as little junk as the
    best, in the tempo that goes with a name. The same arguments give the same time.

    Args:
        view: what the player knows.
        legal: what it may do.
        pace: the clock of the table.
        name: of the player.
        seed: 64 random bits.
    """
    chance = hashlib.sha256(b"tusac/thinking:" + seed.to_bytes(8)).digest()[0] / 256
    return turn_s(pace, _difficulty(view, legal), chance, tempo=_tempo(name))


def _difficulty(view: View, legal: Sequence[Action]) -> float:
    """Return how hard a discard is to choose: from 0 where one card leaves the least junk to 1."""
    hand = OwnHand(view)
    going = (hand.held[action.card] for action in legal if isinstance(action, Discard))
    return min(1.0, rivals(hand.tables, hand.counts, going) / _MOST_RIVALS)


def _tempo(name: str) -> float:
    """Return by what a player's times are multiplied; it goes with the name, so one comes to know it."""
    return 1 - _TEMPO_SPAN + 2 * _TEMPO_SPAN * hashlib.sha256(name.encode()).digest()[0] / 255
