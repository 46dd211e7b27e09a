"""The thinking time of a computer player before its discard, so that people see whose turn it is.

The time depends on how hard the discard is. Answers to a card on offer are never delayed like this: they wait
for the whole window, as a longer silence would tell that somebody could use the card.
"""

import hashlib

from engine.seats import Seat
from engine.state import RoundState
from net.match.beat import difficulty, turn_s
from net.pace import Pace

_TEMPO_SPAN = 0.3
"""The slowest player takes as much longer, and the quickest as much less, than the usual one."""


def thinking_s(state: RoundState, seat: Seat, pace: Pace, name: str, seed: int) -> float:
    """Return the seconds from the turn of a computer player to its discard.

    The times are those of people (`net.match.beat`), longer where several discards leave as little junk as
    the best, in the tempo that goes with a name. The same arguments give the same time.

    Args:
        state: the round, with the hand of the seat in turn known.
        seat: whose turn it is.
        pace: the clock of the table.
        name: of the player.
        seed: 64 random bits.
    """
    chance = hashlib.sha256(b"tusac/thinking:" + seed.to_bytes(8)).digest()[0] / 256
    return turn_s(pace, difficulty(state, seat), chance, tempo=_tempo(name))


def _tempo(name: str) -> float:
    """Return the factor for a player's times; it goes with the name, so that people get to know it."""
    return 1 - _TEMPO_SPAN + 2 * _TEMPO_SPAN * hashlib.sha256(name.encode()).digest()[0] / 255
