"""The replay of a round after its end: at once when playing alone, else once its record is written."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from tusac_qt.bridges.bridge import Bridge
from tusac_qt.bridges.matches import Matches
from tusac_qt.play.table import RoundDealt, TableEvent
from tusac_qt.windows.network.together import Together
from tusac_qt.windows.records.archive import Archive
from tusac_qt.windows.table.table import TablePage


class LookBack(QObject):
    """Opens the round just played."""

    def __init__(self, archive: Archive, matches: Matches) -> None:
        super().__init__(archive)
        self._archive = archive
        self._matches = matches
        self._kept: Path | None = None
        self._together: Together | None = None

    def attend(self, page: TablePage, bridge: Bridge) -> None:
        """Let the ends of rounds and of the match at a table lead to a replay."""
        self._kept = None
        for end in (page.result, page.match_end):
            end.review_wanted.connect(self._open)
            if not bridge.is_shared:
                end.offer_review()
        if bridge.is_shared:
            self._together = Together(page, bridge, self._archive, lambda: self._kept)
            page.result.next_wanted.connect(page.result.review_button.hide)
            bridge.happened.connect(partial(self._begin_round, page))

    def keep(self, page: TablePage, path: Path) -> None:
        """Remember the record of a shared table's last round, and offer its replay."""
        self._kept = path
        page.keep_record(path)
        page.result.offer_review()
        page.match_end.offer_review()
        if self._together is not None:
            self._together.follow()

    def _begin_round(self, page: TablePage, events: tuple[TableEvent, ...]) -> None:
        """Leave a replay for the new deal: nobody at a shared table waits for this seat."""
        if any(isinstance(event, RoundDealt) for event in events):
            self._kept = None
            page.result.review_button.hide()
            page.match_end.review_button.hide()
            self._archive.leave()

    def _open(self) -> None:
        """Open the replay of the last round once all of it is written."""
        if self._kept is not None:
            self._archive.open(self._kept)
        else:
            self._matches.work(lambda: self._matches.record_path, self._open_match)

    def _open_match(self, path: Path | None) -> None:
        if path is not None:
            self._archive.open(path, at_last_round=True)
