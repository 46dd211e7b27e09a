"""Matches of this machine: begun, continued, saved after every action, and put away when they are over."""

import time
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from tusac_qt.bridges.bridge import TableBridge
from tusac_qt.bridges.lesson_bridge import LessonBridge
from tusac_qt.bridges.score_keeper import ScoreKeeper
from tusac_qt.bridges.worker import Worker
from tusac_qt.choices.new_match import (
    is_first_lesson,
    person_name,
)
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.choices.solo_tables import lesson_table, new_table, solo_pace
from tusac_qt.play.autosave import (
    Autosave,
    Unfinished,
    find_unfinished,
    move_finished_up,
    put_damaged_aside,
    unfinished_matches,
)
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.score_file import SCORES_NAME
from tusac_qt.play.table import MatchEnded, TableEvent
from tusac_qt.system.own_files import Unusable


class Matches:
    """Opens tables for the window, one at a time.

    Attributes:
        folder: where records lie.
        scores: keeps the score book.
    """

    def __init__(
        self,
        worker: Worker,
        folder: Path,
        options: StartOptions,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Set the worker, the folder and the options of all matches.

        Args:
            worker: where computer players think and records are written.
            folder: where records lie.
            options: the wishes of the command line.
            clock: seconds, monotonic.
        """
        self._worker = worker
        self.folder = folder
        self._options = options
        self._clock = clock
        self._open: tuple[TableBridge, Autosave] | None = None
        self.scores = ScoreKeeper(worker, folder.parent / SCORES_NAME)

    def saved(self) -> Unfinished | None:
        """Return the match that can be continued, if there is one."""
        return find_unfinished(self.folder)

    def all_saved(self) -> tuple[Unfinished, ...]:
        """Return the matches that can be continued, the one last played first."""
        return unfinished_matches(self.folder)

    def put_damaged_aside(self) -> tuple[Unusable, ...]:
        """Rename damaged files among the saved matches, and return their descriptions."""
        return put_damaged_aside(self.folder)

    def catch_up(self, *, keeps_scores: bool) -> None:
        """Move finished matches up and complete the score book, after a program that was killed too early."""
        self._worker.submit(partial(move_finished_up, self.folder))
        if keeps_scores:
            self.scores.catch_up(self.folder)

    @property
    def record(self) -> str:
        """The name of the file in which the match on the open table is recorded; "" for none."""
        return "" if self._open is None else self._open[1].path.name

    @property
    def record_path(self) -> Path | None:
        """The path of that file; None for none, or if it could not be written."""
        return None if self._open is None or self._open[1].problem is not None else self._open[1].path

    def begin(self, settings: Settings, *, is_daily: bool = False) -> TableBridge:
        """Open a table for a new match. Raises ValueError for people if its rules cannot be loaded."""
        table = new_table(self._options, settings, self._clock(), is_daily=is_daily)
        begun = datetime.now().astimezone()
        return self._drive(table, Autosave.begin(self.folder, person_name(settings), begun))

    def resume(self, unfinished: Unfinished, settings: Settings) -> TableBridge:
        """Open a table where a saved match stopped."""
        pace = solo_pace(self._options, settings)
        table = LocalTable.resume(unfinished.replayed, pace=pace, now=self._clock(), tempo=settings.tempo)
        return self._drive(table, Autosave.reopen(unfinished))

    def teach(self, settings: Settings) -> LessonBridge:
        """Open the table of a lesson, without a record, at the step where it continues."""
        self.close()
        return LessonBridge(lesson_table(self._options, settings, self._clock()), self._clock)

    def gives_first_lesson(self, settings: Settings) -> bool:
        """Return whether the next lesson is the first one."""
        return is_first_lesson(self._options, settings)

    def close(self) -> None:
        """Close the open table, if there is one; its match can be continued."""
        if self._open is not None:
            bridge, autosave = self._open
            self._open = None
            bridge.close()
            self._worker.submit(autosave.close)
            self._worker.drain()

    def work(self, job: Callable[[], Any], then: Callable[[Any], None]) -> None:
        """Run a job beside the window's thread, after all pending saves."""
        self._worker.submit(job, then)

    def problem(self) -> OSError | None:
        """Return why the open match is not saved, if it is not."""
        return None if self._open is None else self._open[1].problem

    def _drive(self, table: LocalTable, autosave: Autosave) -> TableBridge:
        self.close()
        bridge = TableBridge(table, self._worker, autosave.append, clock=self._clock)
        bridge.happened.connect(lambda events: self._put_away(events, autosave))
        self._open = (bridge, autosave)
        return bridge

    def _put_away(self, events: tuple[TableEvent, ...], autosave: Autosave) -> None:
        if any(isinstance(event, MatchEnded) for event in events):
            self._worker.submit(autosave.finish)
