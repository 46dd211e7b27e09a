"""The daily deal: one round a day, the same cards for everybody who plays by the same rules. No Qt.

Its seed is the SHA-256 of the ASCII text `tusac/daily/1:DATE:RULES:SEATS`: the date in universal time as
`2026-11-23`, the digest of the rules, and the number of seats. Dealer and deal follow from the seed as in any
match of one round; the person sits at seat 0, and every other seat is played by a normal computer player,
whose chances follow from the seed too.
"""

import hashlib
from collections.abc import Iterator
from datetime import date, timedelta
from functools import lru_cache

from engine.match import MatchSetup, begin_match, choose_dealer
from engine.rules import Rules
from engine.seats import Seat
from tusac_qt.play import same_cards

LEVEL = "normal"
"""The computer players one meets."""

USUAL_SEATS = 4
"""Of a table, where the rules are for so many."""
_DAYS_BACK = 366
"""A deal left in the middle is known again for so many days."""


def daily_setup(day: date, rules: Rules) -> MatchSetup:
    """Return the match of one round that is the deal of a day."""
    seats = USUAL_SEATS if USUAL_SEATS in rules.players else max(rules.players)
    seed = hashlib.sha256(f"tusac/daily/1:{day.isoformat()}:{rules.digest}:{seats}".encode()).digest()
    return MatchSetup(rules, seats, 1, seed, choose_dealer(rules, seats, seed))


@lru_cache(maxsize=512)
def day_of(setup: MatchSetup, today: date) -> date | None:
    """Return the day whose deal a match is; None if it is none of today, tomorrow or the last year."""
    if setup.rounds != 1:
        return None
    days = (today + timedelta(days=back) for back in (0, *range(-1, -_DAYS_BACK - 1, -1), 1))
    return next((day for day in days if daily_setup(day, setup.rules) == setup), None)


def points_of_levels(setup: MatchSetup) -> dict[str, int]:
    """Return what a computer player of each level, weakest first, wins or loses in the person's place."""
    return dict(each_level(setup))


def each_level(setup: MatchSetup) -> Iterator[tuple[str, int]]:
    """Yield the same level by level, for whoever has other things to do in between."""
    return same_cards.each_level(begin_match(setup), (LEVEL,) * setup.seats, Seat(0))
