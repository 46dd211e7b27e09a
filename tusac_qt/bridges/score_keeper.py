"""Keeps the score book: watches tables, and writes down each round that ends, outside the window's thread."""

import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.events import RoundDrawn, RoundWon
from engine.match import MatchState
from engine.seats import Seat
from net.table.status import News, NewsKind
from tusac_qt.bridges.bridge import Bridge
from tusac_qt.bridges.worker import Worker
from tusac_qt.play.daily import LEVEL, day_of
from tusac_qt.play.same_cards import points_of_levels
from tusac_qt.play.score_book import Kind, Scored, as_practice, scored, voided
from tusac_qt.play.score_file import add_score, read_scores
from tusac_qt.play.table import Noted, RoundDealt, Table, TableEvent

_log = logging.getLogger(__name__)
_UNDOING = frozenset({NewsKind.ROUND_VOID, NewsKind.WIN_NOTHING})


class ScoreKeeper(QObject):
    """Writes the score book.

    Attributes:
        path: where it lies.

    Signals:
        kept: the `Scored` round that has been written.
    """

    kept = Signal(object)

    def __init__(self, worker: Worker, path: Path) -> None:
        super().__init__()
        self._worker = worker
        self.path = path
        self._last: Scored | None = None
        self._match: MatchState | None = None

    def watch(self, bridge: Bridge, is_wanted: Callable[[], bool], record: Callable[[], str]) -> None:
        """Write what ends at a table.

        Args:
            bridge: the table.
            is_wanted: returns whether the player wants a score book.
            record: returns the name of the file in which the match is being recorded; "" for none.
        """
        self._last = None
        self._note_match(bridge.table)
        bridge.happened.connect(lambda events: self._happened(bridge.table, events, is_wanted, record))

    def name_record(self, name: str) -> None:
        """Write down which file holds the round that ended last, if that was not known when it ended."""
        if self._last is not None and not self._last.record:
            self._keep(replace(self._last, record=name))

    def _happened(
        self,
        table: Table,
        events: tuple[TableEvent, ...],
        is_wanted: Callable[[], bool],
        record: Callable[[], str],
    ) -> None:
        for event in events:
            if isinstance(event, RoundDealt):
                self._last = None
                self._note_match(table)
            elif isinstance(event, RoundWon | RoundDrawn) and is_wanted():
                self._keep(self._row(table, record()), self._match)
            elif isinstance(event, Noted) and isinstance(event.what, News) and event.what.kind in _UNDOING:
                self._keep(None if self._last is None else voided(self._last))

    def _row(self, table: Table, record: str) -> Scored | None:
        now = datetime.now(UTC)
        is_daily = table.status is None and day_of(table.match.setup, now.date()) is not None
        return scored(table, now, record=record, kind=Kind.DAILY if is_daily else None)

    def _note_match(self, table: Table) -> None:
        """Keep how the match stands before a round, from which its deal follows; of a deal among machines nobody can."""
        self._match = table.match if table.status is None and not table.match.is_over else None

    def _keep(self, row: Scored | None, match: MatchState | None = None) -> None:
        if row is not None:
            self._last = row
            self._worker.submit(partial(_write, self.path, row, match), self._written)

    def _written(self, row: Scored | None) -> None:
        if row is not None:
            self.kept.emit(row)


def _write(path: Path, row: Scored, match: MatchState | None) -> Scored | None:
    """Write a round, a repeated daily deal as practice; return what was written, None if nothing.

    Args:
        path: of the score book.
        row: the round.
        match: as it stood before the round, for computer players to play the same cards; None if they cannot.
    """
    if match is not None and row.counts:
        others = [sitter.level or LEVEL for sitter in row.sitters]
        row = replace(row, levels=points_of_levels(match, others, Seat(row.me)))
    try:
        if row.kind is Kind.DAILY and any(one.match == row.match for one in read_scores(path)):
            row = as_practice(row)
        add_score(path, row)
    except OSError as error:
        _log.warning("%s: %s; the score book is not kept", path, error)
        return None
    return row
