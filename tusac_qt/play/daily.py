"""The daily deal: one round a day, the same cards for everybody who plays by the same rules. No Qt.

Its seed is the SHA-256 of the ASCII text `tusac/daily/1:DATE:RULES:SEATS`: the date in universal time as
`2026-11-23`, the digest of the rules, and the number of seats. Dealer and deal follow from the seed as in any
match of one round; the person sits at seat 0, and every other seat is played by a normal computer player,
whose chances follow from the seed too.
"""

import hashlib
from collections.abc import Callable, Collection, Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from functools import cache, lru_cache

from engine.match import MatchSetup, begin_match, choose_dealer
from engine.rules import Rules
from engine.seats import Seat
from tusac_qt.play import same_cards
from tusac_qt.play.score_book import RoundKind, Scored, match_id

LEVEL = "normal"
"""The computer players one meets."""

USUAL_SEATS = 4
"""Of a table, where the rules are for so many."""
_DAYS_BACK = 366
"""A deal left in the middle is known again for so many days."""


def today() -> date:
    """Return the day whose deal is played now, everywhere in the world."""
    return datetime.now(UTC).date()


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


RulesOf = Callable[[str], Rules | None]
"""Return the rules of a name as they are now; None if there are none."""

_LATE = 7
"""A deal that is finished so many days late is still known by its cards."""


def days_played(rows: Iterable[Scored], rules_of: RulesOf) -> dict[date, Scored]:
    """Return each day whose deal was played, with the first round of it; practice does not count."""
    known = cache(rules_of)  # which may read a file, and a year has 365 days
    found: dict[date, Scored] = {}
    for row in rows:
        if row.kind is RoundKind.DAILY and not row.is_practice:
            found.setdefault(_day_played(row, known(row.rules)), row)
    return found


def _day_played(row: Scored, rules: Rules | None) -> date:
    """Return the day of a deal: by its cards, for it may end after midnight, else that on which it ended."""
    ended = datetime.fromisoformat(row.when).astimezone(UTC).date()
    days = (ended - timedelta(days=back) for back in range(_LATE + 1))
    fitting = (day for day in days if rules is not None and match_id(daily_setup(day, rules)) == row.match)
    return next(fitting, ended)


def streak(days: Collection[date], today: date) -> int:
    """Return how many days in a row were played up to today; up to yesterday while today is not played."""
    day = today if today in days else today - timedelta(days=1)
    count = 0
    while day in days:
        count, day = count + 1, day - timedelta(days=1)
    return count


def longest_streak(days: Collection[date]) -> int:
    """Return the most days in a row that were ever played."""
    last_days = (day for day in days if day + timedelta(days=1) not in days)
    return max((streak(days, day) for day in last_days), default=0)


def points_of_levels(setup: MatchSetup) -> dict[str, int]:
    """Return the points of a computer player of each level, weakest first, in the person's place."""
    return dict(each_level(setup))


def each_level(setup: MatchSetup) -> Iterator[tuple[str, int]]:
    """Yield the same result level by level, for a caller that has other things to do in between."""
    return same_cards.each_level(begin_match(setup), (LEVEL,) * setup.seats, Seat(0))
