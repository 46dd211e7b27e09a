"""Which rounds of a table go into the score book: the same in the window and line by line. No Qt."""

import logging
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from engine.events import RoundDrawn, RoundWon
from engine.match import MatchState
from engine.seats import Seat
from net.table.status import News, NewsKind
from tusac_qt.play.daily import LEVEL, day_of
from tusac_qt.play.same_cards import points_of_levels
from tusac_qt.play.score_book import Kind, Scored, as_practice, scored, voided
from tusac_qt.play.score_file import add_score, read_scores
from tusac_qt.play.table import Noted, RoundDealt, Table, TableEvent

_log = logging.getLogger(__name__)
_UNDOING = frozenset({NewsKind.ROUND_VOID, NewsKind.WIN_NOTHING})

Keep = Callable[[Scored, MatchState | None], None]
"""Writes down a round, with the match as it stood before if computer players can play the same cards.

`write_score`.
"""


class ScoreWatch:
    """Watches one table after the other, and has each round that ends there written down."""

    def __init__(self, keep: Keep) -> None:
        self._keep = keep
        self._last: Scored | None = None
        self._match: MatchState | None = None

    def sit_down(self, table: Table) -> None:
        """Watch this table from now on."""
        self._last = None
        self._note_match(table)

    def follow(self, table: Table, events: Iterable[TableEvent], record: str = "") -> None:
        """Take in what has happened at the table.

        Args:
            table: as it stands now.
            events: what led to that.
            record: the name of the file in which the match is being recorded; "" for none.
        """
        for event in events:
            if isinstance(event, RoundDealt):
                self.sit_down(table)
            elif isinstance(event, RoundWon | RoundDrawn):
                self._write(_row(table, record), self._match)
            elif isinstance(event, Noted) and isinstance(event.what, News) and event.what.kind in _UNDOING:
                self._write(None if self._last is None else voided(self._last))

    def name_record(self, name: str) -> None:
        """Write down which file holds the round that ended last, if that was not known when it ended."""
        if self._last is not None and not self._last.record:
            self._write(replace(self._last, record=name))

    def _note_match(self, table: Table) -> None:
        """Keep how the match stands before a round, from which its deal follows.

        Of a deal among machines nobody can.
        """
        self._match = table.match if table.status is None and not table.match.is_over else None

    def _write(self, row: Scored | None, match: MatchState | None = None) -> None:
        if row is not None:
            self._last = row
            self._keep(row, match)


def _row(table: Table, record: str) -> Scored | None:
    now = datetime.now(UTC)
    is_daily = table.status is None and day_of(table.match.setup, now.date()) is not None
    return scored(table, now, record=record, kind=Kind.DAILY if is_daily else None)


def write_score(path: Path, row: Scored, match: MatchState | None) -> Scored | None:
    """Write a round, a repeated daily deal as practice; return what was written, None if nothing.

    This takes a second where computer players play the same cards.

    Args:
        path: of the score book.
        row: the round.
        match: as it stood before the round, for computer players to play the same cards; None if they cannot.
    """
    if match is not None and row.counts:
        others = [sitter.level or LEVEL for sitter in row.sitters]
        tastes = () if row.kind is Kind.DAILY else [sitter.name for sitter in row.sitters]
        row = replace(row, levels=points_of_levels(match, others, Seat(row.me), tastes))
    try:
        if row.kind is Kind.DAILY and any(one.match == row.match for one in read_scores(path)):
            row = as_practice(row)
        add_score(path, row)
    except OSError as error:
        _log.warning("%s: %s; the score book is not kept", path, error)
        return None
    return row
