"""The rounds of a table that go into the score book: alike in the window and in the terminal. No Qt."""

from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from msgspec.structs import replace

from engine.events import RoundDrawn, RoundWon
from engine.match import MatchState
from engine.seats import Seat
from net.table.interface.status import News, NewsKind
from tusac_qt.play.daily import LEVEL, day_of
from tusac_qt.play.same_cards import points_of_levels
from tusac_qt.play.score_book import Promise, RoundKind, Scored, as_practice, round_number, scored, voided
from tusac_qt.play.score_file import add_score, read_scores
from tusac_qt.play.table import Noted, RoundDealt, Table, TableEvent

_UNDOING = frozenset({NewsKind.ROUND_VOID, NewsKind.WIN_NOTHING})


class Keeper(Protocol):
    """Writes the score book."""

    @property
    def is_wanted(self) -> bool:
        """Whether the player wants a score book."""

    def keep(self, row: Scored, match: MatchState | None) -> None:
        """Write down a round.

        Args:
            row: the round.
            match: as it stood before, if computer players can play the same cards.
        """

    def promise(self, promise: Promise) -> None:
        """Write down that rounds of a match are to be in the book."""


class ScoreWatch:
    """Watches one table after another, and has each round that ends there written down.

    For a recorded match, a promise is written first that its rounds are to be in the book. If the program is
    killed before it writes a round, the round is found in the record.
    """

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._last: Scored | None = None
        self._match: MatchState | None = None
        self._promise: Promise | None = None

    def sit_down(self, table: Table) -> None:
        """Watch this table from now on."""
        self._last = None
        self._note_match(table)

    def follow(self, table: Table, events: Iterable[TableEvent], record: str = "") -> None:
        """Process events of the table.

        Args:
            table: as it stands now.
            events: what led to that.
            record: the name of the file in which the match is being recorded; "" for none.
        """
        if record and table.status is None and self._keeper.is_wanted:
            self._promise_from(round_number(table), record)
        for event in events:
            if isinstance(event, RoundDealt):
                self.sit_down(table)
            elif isinstance(event, RoundWon | RoundDrawn):
                self._write(_row(table, record), self._match)
            elif isinstance(event, Noted) and isinstance(event.what, News) and event.what.kind in _UNDOING:
                self._write(None if self._last is None else voided(self._last))

    def name_record(self, name: str) -> None:
        """Record the file of the round that ended last, if that was not known when it ended."""
        if self._last is not None and not self._last.record:
            self._write(replace(self._last, record=name))

    def _promise_from(self, number: int, record: str) -> None:
        """Promise the rounds of a match from this one on, unless that is done."""
        if self._promise is None or self._promise.record != record:
            self._promise = Promise(record, number)
            self._keeper.promise(self._promise)

    def _note_match(self, table: Table) -> None:
        """Remember the match as it stands before a round, from which its deal follows.

        For a deal among machines nobody can do that.
        """
        self._match = table.match if table.status is None and not table.match.is_over else None

    def _write(self, row: Scored | None, match: MatchState | None = None) -> None:
        if row is None:
            return
        self._last = row
        if self._keeper.is_wanted:
            self._keeper.keep(row, match)
        elif self._promise is not None and self._promise.record == row.record:
            self._promise = Promise(row.record, row.number + 1, is_cut=True)
            self._keeper.promise(self._promise)


def _row(table: Table, record: str) -> Scored | None:
    now = datetime.now(UTC)
    is_daily = table.status is None and day_of(table.match.setup, now.date()) is not None
    return scored(table, now, record=record, kind=RoundKind.DAILY if is_daily else None)


def write_score(path: Path, row: Scored) -> Scored:
    """Write a round, a repeated daily deal as practice; return what was written. Raises OSError."""
    if row.kind is RoundKind.DAILY and any(one.match == row.match for one in read_scores(path)):
        row = as_practice(row)
    add_score(path, row)
    return row


def write_levels(path: Path, row: Scored, match: MatchState) -> Scored | None:
    """Write the points of each level with the same cards, once the round is written; return the whole row.

    This takes a second. None if the round does not count. Raises OSError.

    Args:
        path: of the score book.
        row: the round, as it was written.
        match: as it stood before the round.
    """
    if not row.counts:
        return None
    others = [sitter.level or LEVEL for sitter in row.sitters]
    tastes = () if row.kind is RoundKind.DAILY else [sitter.name for sitter in row.sitters]
    row = replace(row, levels=points_of_levels(match, others, Seat(row.me), tastes))
    add_score(path, row)
    return row
