"""Keeps the score book of a player at the terminal; comparisons are calculated during the game."""

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from engine.match import MatchState
from tusac_qt.choices.settings import Settings
from tusac_qt.play.score_arrears import add_arrears
from tusac_qt.play.score_book import Promise, Scored
from tusac_qt.play.score_file import add_promise, scores_path
from tusac_qt.play.score_watch import ScoreWatch, write_levels, write_score
from tusac_qt.play.table import Table, TableEvent
from tusac_qt.words.file_words import unscored_text

T = TypeVar("T")


class TextScores:
    """Writes the score book; as a context manager it also writes the comparisons that are finished."""

    def __init__(self, settings: Settings, path: Path | None = None) -> None:
        """Write nothing yet.

        Args:
            settings: say whether a score book is wanted.
            path: where it lies; None for the player's own.
        """
        self.is_wanted = settings.keeps_scores
        self._path = path or scores_path()
        self._watch = ScoreWatch(self)
        self._writing = ThreadPoolExecutor(1, "tusac scores")
        self._problem: OSError | None = None
        self._is_told = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._writing.shutdown()

    def catch_up(self, records: Path) -> None:
        """Add the rounds of a folder's matches that a killed program has not written."""
        if self.is_wanted:
            for row, match in self._tried(partial(add_arrears, self._path, records)) or ():
                self._compare(row, match)

    def sit_down(self, table: Table) -> None:
        """Watch this table from now on."""
        self._watch.sit_down(table)

    def follow(self, table: Table, events: Iterable[TableEvent], record: str = "") -> None:
        """Process events of the table, whose match is recorded in a file of that name."""
        self._watch.follow(table, events, record)

    def name_record(self, name: str) -> None:
        """Record the file of the round that ended last."""
        self._watch.name_record(name)

    def keep(self, row: Scored, match: MatchState | None) -> None:
        """Record a round at once, and later the results of computer players with the same cards."""
        written = self._tried(partial(write_score, self._path, row))
        if written is not None and match is not None:
            self._compare(written, match)

    def promise(self, promise: Promise) -> None:
        """Record that the rounds of a match belong in the book."""
        self._tried(partial(add_promise, self._path, promise))

    def take_problem(self) -> list[str]:
        """Return, once, the message if the book could not be written."""
        if self._problem is None or self._is_told:
            return []
        self._is_told = True
        return [unscored_text(self._problem)]

    def _compare(self, row: Scored, match: MatchState) -> None:
        self._writing.submit(self._tried, partial(write_levels, self._path, row, match))

    def _tried(self, write: Callable[[], T]) -> T | None:
        """Return the written row, None if the disk refuses."""
        try:
            return write()
        except OSError as error:
            self._problem = error
            return None
