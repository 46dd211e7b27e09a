"""The answer window (docs/protocol.md, 4) as a value: when answers leave, and when silence becomes one.

All times are readings of the table's clock, in seconds.
"""

import hashlib
import math
import struct
from dataclasses import dataclass
from enum import Enum
from statistics import NormalDist

from engine.actions import Discard
from engine.ai.advice import rivals
from engine.legal import legal_actions
from engine.partition import partition_for
from engine.seats import Seat
from engine.state import RoundState
from net.crypto.hashing import Rng
from net.deal.game import AnswersDue, DrawDue, Due
from net.deal.terms import Terms
from net.pace import FAMILY, Pace

STRICT_WINDOW_S = 2.5
"""How long a window lasts on the strict clock, unless the pace allows less."""


def strict_window_s(pace: Pace) -> float:
    """Return how long every window lasts on the strict clock."""
    limit = pace.claim_limit_s
    return STRICT_WINDOW_S if limit is None else min(STRICT_WINDOW_S, limit)


MEDIAN_S = 1.55
"""The usual time of a person who looks at a card that could be claimed and passes.

One mental preparation, 1.35 s, and a keystroke, 0.2 s, of the keystroke-level model (Card, Moran and
Newell). Not measured on players of this game.
"""
SPREAD = 0.4
"""Standard deviation of that time's logarithm: people's times to choose have a long right tail."""
LONGEST_S = 4.0
"""Upper limit of an automatic delay, because every window lasts as long as its last answer."""

LONGEST_TURN_S = 2.5
"""Upper limit of a computer player's turn at a network table: half of what a silent machine is waited for."""

_CHANCE_SHARE = 0.5
"""How much of the time of a computer player's turn is chance.

The rest is how hard its discard is to choose.
"""


def hesitation_s(terms: Terms, occasion: "Occasion", rng: Rng) -> float:
    """Return a random delay in seconds for an automatic answer, distributed as people's delays are.

    An answer sent at once would tell everybody that the seat could do nothing with the card. The delay is a
    log-normal between the shortest and the longest a person's answer can take. It is 0 where every window
    lasts the same time, and at a pace without a minimum.
    """
    pace = terms.pace
    if (terms.is_strict and occasion is Occasion.WINDOW) or not pace.claim_floor_s:
        return 0.0
    longest_s = max(pace.claim_floor_s, min(LONGEST_S, pace.claim_limit_s or LONGEST_S))
    times = NormalDist(math.log(MEDIAN_S), SPREAD)
    low, high = times.cdf(math.log(pace.claim_floor_s)), times.cdf(math.log(longest_s))
    chance = (int.from_bytes(rng(8), "big") + 0.5) / (1 << 64)
    return math.exp(times.inv_cdf(low + (high - low) * chance))


def turn_s(pace: Pace, difficulty: float, chance: float, *, tempo: float = 1.0) -> float:
    """Return the seconds from the turn of a computer player to its discard.

    The times are those of people, between the shortest window of the pace and `LONGEST_S`; at a pace without
    a shortest window the time is 0.

    Args:
        pace: the clock of the table.
        difficulty: how hard the discard is to choose, from 0 to 1.
        chance: a random number from 0 to 1.
        tempo: by what the player's times are multiplied.
    """
    if not pace.claim_floor_s:
        return 0.0
    share = _CHANCE_SHARE * chance + (1 - _CHANCE_SHARE) * difficulty
    usual_s = math.exp(NormalDist(math.log(MEDIAN_S), SPREAD).inv_cdf(0.02 + 0.96 * share))
    wanted_s = usual_s * tempo * pace.claim_floor_s / FAMILY.claim_floor_s
    return max(pace.claim_floor_s, min(LONGEST_S, wanted_s))


class Occasion(Enum):
    """The kind of decision that seats are asked for."""

    WINDOW = "window"
    """To answer the card on offer."""
    DECLARATION = "declaration"
    """To answer before the first turn."""
    PERSONS_TURN = "persons_turn"
    """To act in turn; a person's action is sent at once."""
    COMPUTERS_TURN = "computers_turn"
    """To discard, as a computer player; how hard that is shows in nothing, for it would tell of the hand."""
    DRAW = "draw"


def occasion_of(due: Due, state: RoundState, *, is_person: bool) -> Occasion:
    """Return the kind of a decision; `is_person` tells a person's turn from a computer player's."""
    if isinstance(due, DrawDue):
        return Occasion.DRAW
    if isinstance(due, AnswersDue):
        return Occasion.DECLARATION if state.offer is None else Occasion.WINDOW
    return Occasion.PERSONS_TURN if is_person else Occasion.COMPUTERS_TURN


_MOST_RIVALS = 9
"""More discards that leave as little junk as the best make a turn no harder."""


def difficulty(state: RoundState, seat: Seat) -> float:
    """Return how hard a discard is to choose: from 0 where one card leaves the least junk to 1.

    Only a machine that knows the hand can tell; for all others it is 0.
    """
    counts = state.counts[seat]
    if counts is None:
        return 0.0
    discards = (action for action in legal_actions(state, seat) if isinstance(action, Discard))
    going = [state.card(action.card) for action in discards]
    return min(1.0, rivals(partition_for(state.rules, state.seats), counts, going) / _MOST_RIVALS)


@dataclass(frozen=True, slots=True)
class Timing:
    """The times of one decision.

    Attributes:
        opened_at: when it became due.
        leaves_at: our machine sends it no earlier.
        limit: when a person begins to use the bank; None for no limit.
        deadline: when a person's silence becomes an answer; None for no limit.
    """

    opened_at: float
    leaves_at: float
    limit: float | None
    deadline: float | None


def beat_for(terms: Terms, occasion: Occasion, opened_at: float, bank_s: float) -> Timing:
    """Return the times of a decision due since `opened_at`, with `bank_s` seconds in the bank.

    A computer player takes people's time over its turn, whatever its hand: chance alone decides, from the
    reading of the clock.
    """
    pace, is_strict = terms.pace, terms.is_strict and occasion is Occasion.WINDOW
    if is_strict:
        closes_at = opened_at + strict_window_s(pace)
        return Timing(opened_at, closes_at, closes_at, closes_at)
    if occasion is Occasion.COMPUTERS_TURN:
        chance, other, *_ = hashlib.sha256(struct.pack(">d", opened_at)).digest()
        waits_s = min(LONGEST_TURN_S, turn_s(pace, other / 255, chance / 255))
    else:
        waits_s = {Occasion.DRAW: pace.flight_s, Occasion.PERSONS_TURN: 0.0}.get(occasion, pace.claim_floor_s)
    limit_s = pace.claim_limit_s if occasion is Occasion.WINDOW else pace.discard_limit_s
    limit = None if limit_s is None else opened_at + limit_s
    return Timing(opened_at, opened_at + waits_s, limit, None if limit is None else limit + bank_s)
