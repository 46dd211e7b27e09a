"""Keeps the score book of whoever plays line by line, beside the game.

Computer players play the same cards meanwhile.
"""

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Self

from engine.match import MatchState
from tusac_qt.choices.settings import Settings
from tusac_qt.play.score_book import Scored
from tusac_qt.play.score_file import scores_path
from tusac_qt.play.score_watch import ScoreWatch, write_score
from tusac_qt.play.table import Table, TableEvent


class TextScores:
    """Writes the score book; as a context it sees the last round onto the disk."""

    def __init__(self, settings: Settings, path: Path | None = None) -> None:
        """Write nothing yet.

        Args:
            settings: say whether a score book is wanted.
            path: where it lies; None for the player's own.
        """
        self._is_wanted = settings.keeps_scores
        self._path = path or scores_path()
        self._watch = ScoreWatch(self._keep)
        self._writing = ThreadPoolExecutor(1, "tusac scores")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._writing.shutdown()

    def sit_down(self, table: Table) -> None:
        """Watch this table from now on."""
        self._watch.sit_down(table)

    def follow(self, table: Table, events: Iterable[TableEvent], record: str = "") -> None:
        """Take in what has happened at the table, whose match is recorded in a file of that name."""
        self._watch.follow(table, events, record)

    def name_record(self, name: str) -> None:
        """Write down which file holds the round that ended last."""
        self._watch.name_record(name)

    def _keep(self, row: Scored, match: MatchState | None) -> None:
        if self._is_wanted:
            self._writing.submit(write_score, self._path, row, match)
