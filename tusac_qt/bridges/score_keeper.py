"""Keeps the score book: watches tables, and writes down each round that ends, outside the window's thread."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.match import MatchState
from tusac_qt.bridges.bridge import Bridge
from tusac_qt.bridges.worker import Worker
from tusac_qt.play.score_arrears import add_arrears
from tusac_qt.play.score_book import Promise, Scored
from tusac_qt.play.score_watch import ScoreWatch, write_levels, write_promise, write_score


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
        self._watch = ScoreWatch(self)
        self._asks_wanted: Callable[[], bool] = bool

    def watch(self, bridge: Bridge, is_wanted: Callable[[], bool], record: Callable[[], str]) -> None:
        """Write what ends at a table.

        Args:
            bridge: the table.
            is_wanted: returns whether the player wants a score book.
            record: returns the name of the file in which the match is being recorded; "" for none.
        """
        self._asks_wanted = is_wanted
        self._watch.sit_down(bridge.table)
        bridge.happened.connect(lambda events: self._watch.follow(bridge.table, events, record()))

    def name_record(self, name: str) -> None:
        """Write down which file holds the round that ended last, if that was not known when it ended."""
        self._watch.name_record(name)

    def catch_up(self, records: Path) -> None:
        """Write, of the matches in a folder of records, what a program that was killed has not."""

        def write_all(found: list[tuple[Scored, MatchState]]) -> None:
            for row, match in found:
                self._worker.submit(partial(write_levels, self.path, row, match), self._written)

        self._worker.submit(partial(add_arrears, self.path, records), write_all)

    @property
    def is_wanted(self) -> bool:
        """Whether the player wants a score book."""
        return self._asks_wanted()

    def keep(self, row: Scored, match: MatchState | None) -> None:
        """Write down a round, then what computer players make of the same cards."""
        written: list[Scored] = []

        def write() -> Scored | None:
            found = write_score(self.path, row)
            written.extend([found] if found is not None else [])
            return found

        def compare() -> Scored | None:
            return write_levels(self.path, written[0], match) if written and match is not None else None

        self._worker.submit(write, self._written)
        self._worker.submit(compare, self._written)

    def promise(self, promise: Promise) -> None:
        """Write down that rounds of a match are to be in the book."""
        self._worker.submit(partial(write_promise, self.path, promise))

    def _written(self, row: Scored | None) -> None:
        if row is not None:
            self.kept.emit(row)
