"""Keeps the score book: watches tables, and writes down each round that ends, outside the window's thread."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.match import MatchState
from tusac_qt.bridges.bridge import Bridge
from tusac_qt.bridges.worker import Worker
from tusac_qt.play.score_book import Scored
from tusac_qt.play.score_watch import ScoreWatch, write_score


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
        self._watch = ScoreWatch(self._keep)
        self._is_wanted: Callable[[], bool] = bool

    def watch(self, bridge: Bridge, is_wanted: Callable[[], bool], record: Callable[[], str]) -> None:
        """Write what ends at a table.

        Args:
            bridge: the table.
            is_wanted: returns whether the player wants a score book.
            record: returns the name of the file in which the match is being recorded; "" for none.
        """
        self._is_wanted = is_wanted
        self._watch.sit_down(bridge.table)
        bridge.happened.connect(lambda events: self._watch.follow(bridge.table, events, record()))

    def name_record(self, name: str) -> None:
        """Write down which file holds the round that ended last, if that was not known when it ended."""
        self._watch.name_record(name)

    def _keep(self, row: Scored, match: MatchState | None) -> None:
        if self._is_wanted():
            self._worker.submit(partial(write_score, self.path, row, match), self._written)

    def _written(self, row: Scored | None) -> None:
        if row is not None:
            self.kept.emit(row)
