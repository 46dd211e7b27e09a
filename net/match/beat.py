"""When answers may leave and when silence becomes one: the window for answers (docs/protocol.md, 4) as a value.

All times are readings of the table's clock.
"""

import math
from dataclasses import dataclass
from enum import Enum
from statistics import NormalDist

from engine.state import RoundState
from net.crypto.hashing import Rng
from net.deal.game import AnswersDue, DrawDue, Due
from net.deal.table import Terms
from net.pace import Pace

STRICT_WINDOW_S = 2.5
"""How long a window lasts on the strict clock, unless the pace allows less."""


def strict_window_s(pace: Pace) -> float:
    """Return how long every window lasts on the strict clock."""
    limit = pace.claim_limit_s
    return STRICT_WINDOW_S if limit is None else min(STRICT_WINDOW_S, limit)


MEDIAN_S = 1.55
"""What somebody takes, most often, who looks at a card that could be claimed and passes: one mental preparation, 1.35 s,
and a keystroke, 0.2 s, of the keystroke-level model (Card, Moran and Newell). Not measured on players of this game."""
SPREAD = 0.4
"""Standard deviation of the logarithm of that time: people's times to choose have a long tail to the right."""
LONGEST_S = 4.0
"""Nothing automatic takes longer, though a person may: every window lasts as long as its last answer."""


def hesitation_s(terms: Terms, occasion: "Occasion", rng: Rng) -> float:
    """Return how long after its question an automatic answer leaves: as long as people take, by chance.

    If it left as soon as it may, its time would tell everybody that the seat could do nothing with the card. The time
    is that of a log-normal between the shortest and the longest a person's answer can take. Where every window lasts
    the same time there is nothing to hide, nor at a pace that leaves people no time.
    """
    pace = terms.pace
    if (terms.is_strict and occasion is Occasion.WINDOW) or not pace.claim_floor_s:
        return 0.0
    longest_s = max(pace.claim_floor_s, min(LONGEST_S, pace.claim_limit_s or LONGEST_S))
    times = NormalDist(math.log(MEDIAN_S), SPREAD)
    low, high = times.cdf(math.log(pace.claim_floor_s)), times.cdf(math.log(longest_s))
    chance = (int.from_bytes(rng(8), "big") + 0.5) / (1 << 64)
    return math.exp(times.inv_cdf(low + (high - low) * chance))


class Occasion(Enum):
    """What seats are asked for."""

    WINDOW = "window"
    """To answer the card on offer."""
    DECLARATION = "declaration"
    """To answer before the first turn."""
    PERSONS_TURN = "persons_turn"
    """To act in turn; a person never waits for the beat with that."""
    COMPUTERS_TURN = "computers_turn"
    DRAW = "draw"


def occasion_of(due: Due, state: RoundState, *, is_person: bool) -> Occasion:
    """Return what it is that a round asks for, of a person or of computer players only."""
    if isinstance(due, DrawDue):
        return Occasion.DRAW
    if isinstance(due, AnswersDue):
        return Occasion.DECLARATION if state.offer is None else Occasion.WINDOW
    return Occasion.PERSONS_TURN if is_person else Occasion.COMPUTERS_TURN


@dataclass(frozen=True, slots=True)
class Timing:
    """The times of one thing that is due.

    Attributes:
        opened_at: when it was due first.
        leaves_at: what our seats do about it leaves our machine no sooner.
        limit: when a person begins to use the bank; None for no limit.
        deadline: when a person's silence becomes an answer; None for no limit.
    """

    opened_at: float
    leaves_at: float
    limit: float | None
    deadline: float | None


def beat_for(terms: Terms, occasion: Occasion, opened_at: float, bank_s: float) -> Timing:
    """Return the times of something that became due at a reading, for a person with so much left of the bank."""
    pace, is_strict = terms.pace, terms.is_strict and occasion is Occasion.WINDOW
    if is_strict:
        closes_at = opened_at + strict_window_s(pace)
        return Timing(opened_at, closes_at, closes_at, closes_at)
    waits_s = {Occasion.DRAW: pace.flight_s, Occasion.PERSONS_TURN: 0.0}.get(occasion, pace.claim_floor_s)
    limit_s = pace.claim_limit_s if occasion is Occasion.WINDOW else pace.discard_limit_s
    limit = None if limit_s is None else opened_at + limit_s
    return Timing(opened_at, opened_at + waits_s, limit, None if limit is None else limit + bank_s)
