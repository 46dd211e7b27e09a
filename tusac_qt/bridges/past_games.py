"""Finished games: reads their records one after another in the worker's thread."""

from collections.abc import Sequence
from functools import cached_property, partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.errors import EngineError
from net.errors import RecordError
from net.files import read_bounded
from net.node.store import own_keys
from net.records.fair_record import FairRecord, decode_record, is_fair_record
from tusac_qt.bridges.dealt_scores import own_seat
from tusac_qt.bridges.worker import Worker
from tusac_qt.play.autosave import last_played
from tusac_qt.play.film import name_in_record
from tusac_qt.play.past_games import PastGame, past_match, past_round, practice_records, scored_by_record
from tusac_qt.play.score_book import Scored
from tusac_qt.play.score_file import read_scores

_MOST_BYTES = 1 << 24


class PastGames(QObject):
    """Reads records in the order in which they are asked for.

    Signals:
        told: the path of a record, and the `PastGame` it holds, or None if it cannot be read.
    """

    told = Signal(object, object)

    def __init__(self, config: Path, scores: Path, parent: QObject) -> None:
        """Read nothing yet.

        Args:
            config: the folder of the settings, which holds this installation's keys.
            scores: where the score book lies.
            parent: lives as long.
        """
        super().__init__(parent)
        self._config = config
        self._scores = scores
        self._known: dict[tuple[Path, float], PastGame] = {}
        self._worker: Worker | None = None

    def read(self, paths: Sequence[Path]) -> None:
        """Read these records, and drop earlier requests."""
        self.stop()
        worker = self._worker = Worker(self)
        files = _Files(self._config, self._scores)
        for path in paths:
            at = path, last_played(path)
            if at in self._known:
                self.told.emit(path, self._known[at])
            else:
                worker.submit(partial(files.read, path), partial(self._tell, at))

    def stop(self) -> None:
        """Report nothing more."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.abandon()

    def _tell(self, at: tuple[Path, float], game: PastGame | None) -> None:
        if game is not None and game.is_match:  # of a round the score book may tell more later
            self._known[at] = game
        self.told.emit(at[0], game)


class _Files:
    """The data that one reading needs beside the records, read once by the worker."""

    def __init__(self, config: Path, scores: Path) -> None:
        self._config = config
        self._scores = scores

    def read(self, path: Path) -> PastGame | None:
        """Return the content of a record for the list; None if it cannot be read."""
        try:
            data = read_bounded(path, _MOST_BYTES)
            if is_fair_record(data):
                return self._round(path, decode_record(data))
            return past_match(data.decode(), is_practice=path.name in self._practice)
        except (OSError, UnicodeDecodeError, EngineError, RecordError):
            return None

    def _round(self, path: Path, record: FairRecord) -> PastGame:
        table = record.table
        names = tuple(name_in_record(seat.name, place) for place, seat in enumerate(table.seats))
        own = own_seat(table, self._keys)
        return past_round(record.number, table.rules.name, names, own, self._by_record.get(path.name))

    @cached_property
    def _keys(self) -> frozenset[bytes]:
        return own_keys(self._config)

    @cached_property
    def _rows(self) -> tuple[Scored, ...]:
        try:
            return read_scores(self._scores)
        except OSError:
            return ()

    @cached_property
    def _by_record(self) -> dict[str, Scored]:
        return scored_by_record(self._rows)

    @cached_property
    def _practice(self) -> frozenset[str]:
        return practice_records(self._rows)
