"""Records opened in the window: read and checked in a thread of their own, shown on a page."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from tusac_qt.bridges.records import CannotOpenError, OpenedRecord, RecordCheck, open_record
from tusac_qt.bridges.worker import Worker
from tusac_qt.choices.settings_file import settings_path
from tusac_qt.play.review import Decision, Judged, judge
from tusac_qt.windows.desktop.preferences import Preferences
from tusac_qt.windows.frame.main import MainWindow
from tusac_qt.windows.frame.page_stack import PageStack
from tusac_qt.windows.records.replay import ReplayPage
from tusac_qt.windows.widgets.overlay import Overlay
from tusac_qt.words.faces import DERIVED
from tusac_qt.words.record_words import cannot_open

_PATIENCE_MS = 400
"""A record that takes longer to be read is told of."""


class Archive(QObject):
    """Opens records, one at a time.

    Attributes:
        page: the record that is shown, if one is.
        path: where it lies.

    Signals:
        shown: the `ReplayPage` of a record that has been opened.
        closed: the record that was shown is so no more.
    """

    shown = Signal(object)
    closed = Signal()

    def __init__(
        self, window: MainWindow, preferences: Preferences, overlay: Overlay, visits: PageStack
    ) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._overlay = overlay
        self._visits = visits
        self._reader: Worker | None = None
        self._worker: Worker | None = None
        self._wanted: Path | None = None
        self._is_telling = False
        self._wants_last = False
        self._then: Callable[[ReplayPage], None] | None = None
        self.page: ReplayPage | None = None
        self.path: Path | None = None
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_PATIENCE_MS)
        self._slow.timeout.connect(self._tell_slow)
        window.dropped.connect(lambda path: self.open(Path(path)))
        window.closing.connect(self._stop)
        window.resized.connect(self._fit)
        overlay.closed.connect(self._cancel)
        preferences.changed.connect(self._follow_settings)
        preferences.worn.connect(self._wear)

    def open(
        self, path: Path, *, at_last_round: bool = False, then: Callable[[ReplayPage], None] | None = None
    ) -> None:
        """Open a record at its first or last round, or say why that is impossible.

        Call `then` with its page.
        """
        self._wanted, self._wants_last, self._then = path, at_last_round, then
        self._slow.start()
        self._stop_reading()
        self._reader = Worker(self)  # so that it is no thread's to delete once it is abandoned
        self._reader.submit(partial(_open, path), self._opened)

    def leave(self) -> None:
        """Close the record that is shown, if no other page lies over it."""
        if self.page is not None and self._window.pages.currentWidget() is self.page:
            self._close()

    def _work(self, job: Callable[[], object], then: Callable[[object], None]) -> None:
        if self._worker is None:
            self._worker = Worker(self)
        self._worker.submit(job, then)

    def _opened(self, found: object) -> None:
        """Show the opened record, if it is still wanted."""
        if isinstance(found, _Failed) and found.path == self._wanted:
            self._stop_telling()
            self._visits.show_text(self.tr("This file can’t be opened"), found.text)
        elif isinstance(found, OpenedRecord) and found.path == self._wanted:
            self._stop_telling()
            self._show(found)

    def _show(self, opened: OpenedRecord) -> None:
        self._close()
        preferences = self._preferences
        face = preferences.settings.face
        film = opened.film.with_face(None if face == DERIVED else face)
        page = ReplayPage(film, preferences.settings, preferences.theme, preferences.skin)
        self.page, self.path = page, opened.path
        page.closed.connect(self._close)
        page.text_wanted.connect(self._visits.show_text)
        page.judgement_wanted.connect(partial(self._judge, page))
        self._visits.visit(page)
        self._fit()
        if self._wants_last:
            page.open_round(len(opened.film.rounds) - 1)
        page.begin_review()
        self.shown.emit(page)
        then, self._then = self._then, None
        if then is not None:
            then(page)
        self._work(opened.check, partial(self._checked, page))

    def _checked(self, page: ReplayPage, checked: object) -> None:
        if page is self.page and isinstance(checked, RecordCheck):
            page.show_check(checked)

    def _judge(self, page: ReplayPage, decision: Decision) -> None:
        self._work(partial(judge, decision), partial(self._judged, page, decision))

    def _judged(self, page: ReplayPage, decision: Decision, judged: object) -> None:
        """Deliver a judgement and start the next one; stop once the page is closed."""
        if page is self.page:
            page.take_judgement(decision, judged if isinstance(judged, Judged) else None)

    def _close(self) -> None:
        """Leave the record, if one is shown."""
        page, self.page, self.path = self.page, None, None
        if page is None:
            return
        self.closed.emit()
        page.close_page()
        self._abandon()
        self._visits.leave()
        self._window.pages.removeWidget(page)
        page.deleteLater()

    def _tell_slow(self) -> None:
        if self._wanted is not None:
            self._is_telling = True
            text = self.tr("Opening and checking “{name}”…")
            self._visits.show_text(self.tr("One moment"), text.format(name=self._wanted.name))

    def _stop_telling(self) -> None:
        self._wanted = None
        self._slow.stop()
        self._stop_reading()
        if self._is_telling:
            self._is_telling = False
            self._overlay.press_away()

    def _cancel(self) -> None:
        """Cancel opening: the player does not want to wait."""
        if self._is_telling:
            self._is_telling = False
            self._wanted = None
            self._stop_reading()

    def _stop_reading(self) -> None:
        """Stop waiting for readers, which may take minutes, and open the file that was asked for last."""
        reader, self._reader = self._reader, None
        if reader is not None:
            reader.abandon()

    def _abandon(self) -> None:
        """Stop waiting for checks and judgements."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.abandon()

    def _fit(self) -> None:
        if self.page is not None:
            self.page.fit(self._preferences.body_px)

    def _follow_settings(self) -> None:
        if self.page is not None:
            self.page.use_settings(self._preferences.settings, self._preferences.skin)
            self._fit()

    def _wear(self) -> None:
        if self.page is not None:
            self.page.wear()

    def _stop(self) -> None:
        self._slow.stop()
        if self.page is not None:
            self.page.close_page()
        self._stop_reading()
        self._abandon()


@dataclass(frozen=True, slots=True)
class _Failed:
    """A file that could not be opened, and what is said of it."""

    path: Path
    text: str


def _open(path: Path) -> OpenedRecord | _Failed:
    try:
        return open_record(path, settings_path().parent)
    except CannotOpenError as error:
        return _Failed(path, cannot_open(path.name, error.why, error.detail))
