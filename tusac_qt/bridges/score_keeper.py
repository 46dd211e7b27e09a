"""Keeps the score book: watches tables, and records each round that ends, outside the window's thread."""

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from engine.match import MatchState
from tusac_qt.bridges.bridge import Bridge
from tusac_qt.bridges.worker import Worker
from tusac_qt.choices.new_match import rules_of
from tusac_qt.play.milestones import Milestone, reached
from tusac_qt.play.score_arrears import add_arrears
from tusac_qt.play.score_book import Promise, Scored
from tusac_qt.play.score_file import add_promise, read_scores
from tusac_qt.play.score_watch import ScoreWatch, write_levels, write_score

_log = logging.getLogger(__name__)
T = TypeVar("T")


class ScoreKeeper(QObject):
    """Writes the score book.

    Attributes:
        path: where it lies.

    Signals: kept: the `Scored` round that has been written. refused: the OSError that prevented writing.
    reached: the frozen set of `Milestone` that a round has brought.
    """

    kept = Signal(object)
    reached = Signal(object)
    refused = Signal(object)

    def __init__(self, worker: Worker, path: Path) -> None:
        super().__init__()
        self._worker = worker
        self.path = path
        self._watch = ScoreWatch(self)
        self._asks_wanted: Callable[[], bool] = bool

    def watch(self, bridge: Bridge, is_wanted: Callable[[], bool], record: Callable[[], str]) -> None:
        """Record the rounds that end at a table.

        Args:
            bridge: the table.
            is_wanted: returns whether the player wants a score book.
            record: returns the name of the file in which the match is being recorded; "" for none.
        """
        self._asks_wanted = is_wanted
        self._watch.sit_down(bridge.table)
        bridge.happened.connect(lambda events: self._watch.follow(bridge.table, events, record()))

    def name_record(self, name: str) -> None:
        """Record the file of the round that ended last, if that was not known when it ended."""
        self._watch.name_record(name)

    def catch_up(self, records: Path) -> None:
        """Add the rounds of a folder's matches that a killed program has not written."""

        def write_all(found: list[tuple[Scored, MatchState]]) -> None:
            for row, match in found:
                self._submit(partial(write_levels, self.path, row, match), self._written)

        self._submit(partial(add_arrears, self.path, records), write_all)

    @property
    def is_wanted(self) -> bool:
        """Whether the player wants a score book."""
        return self._asks_wanted()

    def keep(self, row: Scored, match: MatchState | None) -> None:
        """Record a round, then the results of computer players with the same cards."""
        written: list[Scored] = []
        before: list[frozenset[Milestone]] = []

        def write() -> Scored:
            before.append(self.milestones())
            written.append(write_score(self.path, row))
            return written[0]

        def compare() -> Scored | None:
            return write_levels(self.path, written[0], match) if written and match is not None else None

        def look_for_milestones() -> frozenset[Milestone]:
            return self.milestones() - before[0] if written else frozenset()

        self._submit(write, self._written)
        self._submit(compare, self._written)
        self._submit(look_for_milestones, self._tell_reached)

    def milestones(self) -> frozenset[Milestone]:
        """Return the milestones that the book shows now; for the worker's thread. Raises OSError."""
        return reached(read_scores(self.path), rules_of)

    def promise(self, promise: Promise) -> None:
        """Record that the rounds of a match belong in the book."""
        self._submit(partial(add_promise, self.path, promise), lambda _: None)

    def _submit(self, write: Callable[[], T], then: Callable[[T], None]) -> None:
        """Write in the worker's thread, then continue with the result; report a disk that refuses."""

        def tried() -> T | OSError:
            try:
                return write()
            except OSError as error:
                _log.warning("%s: %s; the score book is not kept", self.path, error)
                return error

        def written(result: T | OSError) -> None:
            if isinstance(result, OSError):
                self.refused.emit(result)
            else:
                then(result)

        self._worker.submit(tried, written)

    def _tell_reached(self, milestones: frozenset[Milestone]) -> None:
        if milestones:
            self.reached.emit(milestones)

    def _written(self, row: Scored | None) -> None:
        if row is not None:
            self.kept.emit(row)
