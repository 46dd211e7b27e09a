"""When answers may leave and when silence becomes one: the claim window of table-ui.md 3.2 as a value.

All times are readings of the table's clock.
"""

from dataclasses import dataclass

from net.dealing.game import ActDue, AnswersDue, DrawDue, Due
from net.dealing.table import Terms
from net.pace import Pace

STRICT_WINDOW_S = 2.5
"""How long a window lasts on the strict clock, unless the pace allows less (table-ui.md 3.3)."""


def strict_window_s(pace: Pace) -> float:
    """Return how long every window lasts on the strict clock."""
    limit = pace.claim_limit_s
    return STRICT_WINDOW_S if limit is None else min(STRICT_WINDOW_S, limit)


def regular_limit_s(terms: Terms, due: Due) -> float | None:
    """Return how long a person may think about something before the bank is used; None for no limit."""
    if isinstance(due, AnswersDue):
        return strict_window_s(terms.pace) if terms.is_strict else terms.pace.claim_limit_s
    return terms.pace.discard_limit_s if isinstance(due, ActDue) else None


@dataclass(frozen=True, slots=True)
class Beat:
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


def beat_for(terms: Terms, due: Due, opened_at: float, *, bank_s: float, is_person: bool) -> Beat:
    """Return when something is due that became due at a reading.

    Args:
        terms: the clock.
        due: what is due.
        opened_at: since when.
        bank_s: what is left of the bank.
        is_person: whether a person has to act in turn; he never waits for the beat with that.
    """
    pace = terms.pace
    if isinstance(due, AnswersDue):
        leaves_at = opened_at + (strict_window_s(pace) if terms.is_strict else pace.claim_floor_s)
    elif isinstance(due, DrawDue):
        leaves_at = opened_at + pace.flight_s
    else:
        leaves_at = opened_at + (0.0 if is_person else pace.claim_floor_s)
    limit_s = regular_limit_s(terms, due)
    if limit_s is None:
        return Beat(opened_at, leaves_at, None, None)
    is_strict_window = terms.is_strict and isinstance(due, AnswersDue)
    bank_s = 0.0 if is_strict_window else bank_s
    return Beat(opened_at, leaves_at, opened_at + limit_s, opened_at + limit_s + bank_s)
