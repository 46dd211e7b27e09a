"""The records and the score book of matches in the browser, in the same files as on any computer."""

from collections.abc import Callable
from pathlib import Path

from engine.match import MatchState
from tusac_qt.play.autosave import Autosave
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.score_book import Promise, Scored
from tusac_qt.play.score_file import add_promise
from tusac_qt.play.score_watch import ScoreWatch, write_score
from tusac_qt.play.table import MatchEnded, TableEvent


class BookKeeper:
    """Writes the score book.

    What computer players make of the same cards is not compared here, which takes seconds in a browser; a
    computer that the book comes to does it.

    Attributes:
        is_wanted: whether the player wants a score book.
    """

    def __init__(self, path: Path, told: Callable[[OSError], object], *, is_wanted: bool) -> None:
        """Write from now on.

        Args:
            path: of the book.
            told: called with the error if the book cannot be written.
            is_wanted: whether the player wants a score book.
        """
        self._path = path
        self._told = told
        self.is_wanted = is_wanted

    def keep(self, row: Scored, match: MatchState | None) -> None:
        """Write down a round."""
        del match
        self._try(lambda: write_score(self._path, row))

    def promise(self, promise: Promise) -> None:
        """Write down that rounds of a match are to be in the book."""
        self._try(lambda: add_promise(self._path, promise))

    def _try(self, write: Callable[[], object]) -> None:
        try:
            write()
        except OSError as error:
            self._told(error)


class KeptMatch:
    """The record of the match on the table, and its rounds in the score book."""

    def __init__(self, table: LocalTable, autosave: Autosave, book: BookKeeper) -> None:
        """Keep what happens from now on.

        Args:
            table: the table of the match.
            autosave: its record.
            book: the score book.
        """
        self._table = table
        self._autosave = autosave
        self._watch = ScoreWatch(book)
        self._watch.sit_down(table)

    @property
    def is_whole(self) -> bool:
        """Whether the record has all that was played."""
        return self._autosave.problem is None

    def follow(self, events: tuple[TableEvent, ...]) -> bool:
        """Write down what has happened; return whether anything was written."""
        record = self._table.take_record()
        self._autosave.append(record)
        self._watch.follow(self._table, events, self._autosave.path.name)
        if any(isinstance(event, MatchEnded) for event in events):
            self._autosave.finish()
        return bool(record or events)

    def close(self) -> None:
        """Let go of the match; it can be continued."""
        self._autosave.append(self._table.take_record())
        self._autosave.close()
