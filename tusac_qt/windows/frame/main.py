"""The main window: the home screen, and room for the pages that come and go beside it.

Only the home screen is imported with it, so that it shows soon; `Pages` controls the other pages.
"""

from dataclasses import replace

from PySide6.QtCore import QEvent, QKeyCombination, QMimeData, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from tusac_qt.model.window_size import USUAL_FRAME, opening_size
from tusac_qt.windows.desktop.preferences import Preferences
from tusac_qt.windows.frame.home import HomePage
from tusac_qt.windows.widgets.ground import GroundStack
from tusac_qt.windows.widgets.key_names import key_name
from tusac_qt.windows.widgets.scrolling import bring_to_sight
from tusac_qt.windows.widgets.tab_order import tab_as_drawn

_LEAST = QSize(800, 500)
_PAINTING = (QEvent.Type.Paint, QEvent.Type.UpdateRequest)
"""What a window is sent when it is to be painted; it is not painted itself where a page covers all of it."""

_SCALING: dict[int, int] = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_0: 0}
"""By how many steps these keys, held with Ctrl, make everything larger; 0 puts it back."""

_WIDEST_TEXT = 0.62
"""A window is lower than this share of its width wherever its height decides how large text is."""

_FRAMED_MS = 250
"""A window that has been shown so long knows its frame, which no system tells before."""

_NESTED = 5
"""So often parts of a page ask those around them for room at most until all of it is laid out."""

_LOW_SCREEN = 680
"""On a screen with less height the window starts maximized."""


class MainWindow(QMainWindow):
    """The only window of the program.

    Signals:
        seen: the home screen has been painted for the first time.
        scaled: by how many steps the player wants everything larger; 0 for the usual size.
        words_wanted: the player wants the table in words.
        undo_wanted: the player wants to take the last move back.
        redo_wanted: the player wants to make a move again that was taken back.
        share_wanted: the player wants a picture of the result that is shown, to be pasted elsewhere.
        keys_wanted: the player wants to know the keys.
        mute_wanted: the player wants no sound, or sound again.
        resized: its size has changed, or the height of text.
        closing: it is about to close.
        folded: whether it is minimized now.
        dropped: the path of a file that was let fall on it.
    """

    seen = Signal()
    scaled = Signal(int)
    words_wanted = Signal()
    undo_wanted = Signal()
    redo_wanted = Signal()
    share_wanted = Signal()
    keys_wanted = Signal()
    mute_wanted = Signal()
    resized = Signal()
    closing = Signal()
    folded = Signal(bool)
    dropped = Signal(str)

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._is_seen = False
        self._body_px = 0
        self._opened_at = QSize()
        self._framed = QTimer(self)
        self._framed.setSingleShot(True)
        self._framed.setInterval(_FRAMED_MS)
        self._framed.timeout.connect(self._fit_screen)
        self.pages = GroundStack(preferences.theme, self)
        self.setCentralWidget(self.pages)
        mute = QShortcut(QKeySequence(Qt.Key.Key_M), self)  # lists would take the letter; who writes keeps it
        mute.setAutoRepeat(False)
        mute.activated.connect(self.mute_wanted)
        share = QShortcut(QKeySequence("Ctrl+Shift+C"), self)  # results keep other keys from the window
        share.setAutoRepeat(False)
        share.activated.connect(self.share_wanted)
        self.setMinimumSize(_LEAST)
        self.setWindowTitle("Tứ Sắc")
        self.setAcceptDrops(True)
        self.home = HomePage(preferences.settings, preferences.skin, preferences.theme)
        self.home.quit_wanted.connect(self.close)
        self.home.settings_changed.connect(preferences.change)
        self.pages.addWidget(self.home)
        tab_as_drawn(self.home)
        preferences.changed.connect(self._follow_settings)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._keep_keyboard)
        self._follow_settings()
        tab_as_drawn(self.home)

    def open_at_size(self) -> None:
        """Show the window in its last size, no larger than the screen; maximized on a low screen."""
        settings = self._preferences.settings
        work = self.screen().availableGeometry().size()
        kept = settings.window_width, settings.window_height
        room = QSize(*opening_size(work.toTuple(), work.toTuple(), USUAL_FRAME))
        self.setMinimumSize(_LEAST.boundedTo(room))
        self.resize(*opening_size(kept, work.toTuple(), USUAL_FRAME))
        if settings.is_maximized or work.height() < _LOW_SCREEN:
            self.showMaximized()
        else:
            self.show()
            self._opened_at = self.size()
            self._framed.start()

    def turn_to(self, page: QWidget) -> None:
        """Show a page, adding it if it is new."""
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        if page is self.home:
            self._show_home()
        self.pages.setCurrentWidget(page)
        tab_as_drawn(page)
        self.focus_page()

    def focus_page(self) -> None:
        """Give the keyboard to the page that is shown."""
        page = self.pages.currentWidget()
        if page is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep_keyboard(self, before: QWidget | None, now: QWidget | None) -> None:
        """Keep the keyboard on the page that is shown.

        A page below it may have taken it for a result.
        """
        shown = self.pages.currentWidget()
        if shown is None or now is None or not self.pages.isAncestorOf(now) or _holds(shown, now):
            return
        back = before if before is not None and _holds(shown, before) else shown
        back.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusNextPrevChild(self, is_next: bool) -> bool:  # noqa: FBT001, N802 - Qt's
        """Lead on with Tab, from the last part of a page to its first; called by Qt.

        By itself, Tab would go to the page first, and then to the widget that the page gives the keyboard to.
        """
        page = self.pages.currentWidget()
        entry = None if page is None else page.focusProxy()
        if page is None or entry is None:
            return super().focusNextPrevChild(is_next) and bring_to_sight(self.focusWidget())
        page.setFocusProxy(None)  # type: ignore[arg-type]
        try:
            return super().focusNextPrevChild(is_next) and bring_to_sight(self.focusWidget())
        finally:
            page.setFocusProxy(entry)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or no longer."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def event(self, event: QEvent) -> bool:
        """Report when the window has been painted for the first time; called by Qt."""
        handled = super().event(event)
        if event.type() in _PAINTING and not self._is_seen:
            self._is_seen = True
            QTimer.singleShot(0, self.seen.emit)
        return handled

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Report when the window is minimized, and when it is restored; called by Qt."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.folded.emit(self.isMinimized())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Handle the keys that mean the same on every page."""
        steps = _SCALING.get(event.key()) if event.modifiers() & Qt.KeyboardModifier.ControlModifier else None
        if steps is not None:
            self.scaled.emit(steps)
        elif event.key() in (Qt.Key.Key_F1, Qt.Key.Key_Question):
            self.keys_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Redo) or _is_redo(event):
            self.redo_wanted.emit()
        elif event.key() == Qt.Key.Key_F6:
            self.words_wanted.emit()
        elif event.key() == Qt.Key.Key_F11:
            self.toggle_full_screen()
        elif key_name(event) == "M" and not event.isAutoRepeat():
            self.mute_wanted.emit()  # of a keyboard that writes another letter there
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 - Qt's name
        """Take a single file of this computer; called by Qt."""
        if _file_in(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 - Qt's name
        """Report the dropped file; called by Qt."""
        path = _file_in(event.mimeData())
        if path:
            event.acceptProposedAction()
            self.dropped.emit(path)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Adapt the text to the window."""
        super().resizeEvent(event)
        self._preferences.fit(min(self.height(), round(_WIDEST_TEXT * self.width())))
        self._fit_text()
        # a system may paint a window that it has made larger before what is due is handed out: the page would
        # be seen once as it was laid out for another size
        for _ in range(_NESTED):
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Remember the size of the window; not its place, which Wayland does not tell."""
        self.closing.emit()
        usual = not (self.isMaximized() or self.isFullScreen())
        size = self.size() if usual else self.normalGeometry().size()
        self._preferences.change(
            replace(
                self._preferences.settings,
                window_width=max(_LEAST.width(), size.width()),
                window_height=max(_LEAST.height(), size.height()),
                is_maximized=self.isMaximized(),
            )
        )
        self._preferences.save()
        super().closeEvent(event)

    def _fit_text(self) -> None:
        """Adapt every page to the text height."""
        self._body_px = self._preferences.body_px
        self.home.fit(self._body_px)
        self.resized.emit()

    def _fit_screen(self) -> None:
        """Fit the whole window on the screen, now that the system has told the size of the frame.

        Does nothing if the player has resized it since.
        """
        if self.isMaximized() or self.isFullScreen() or self.isMinimized() or self.size() != self._opened_at:
            return
        work, frame = self.screen().availableGeometry(), self.frameSize() - self.size()
        size = opening_size(self.size().toTuple(), work.size().toTuple(), frame.toTuple())
        if size != self.size().toTuple():
            self.resize(*size)
        outside = self.frameGeometry()
        x = max(work.left(), min(outside.left(), work.right() + 1 - outside.width()))
        y = max(work.top(), min(outside.top(), work.bottom() + 1 - outside.height()))
        if (x, y) != outside.topLeft().toTuple():
            self.move(x, y)

    def _show_home(self) -> None:
        """Bring the home page up to date.

        While another page is shown, screen readers must not read this one.
        """
        preferences = self._preferences
        self.home.show_settings(preferences.settings, preferences.skin, preferences.language)
        if preferences.no_font:
            self.home.show_notice(preferences.no_font)

    def _follow_settings(self) -> None:
        preferences = self._preferences
        if self.pages.currentWidget() is self.home:
            self._show_home()
        if preferences.body_px != self._body_px:
            self._fit_text()


def _holds(page: QWidget, widget: QWidget) -> bool:
    return page is widget or page.isAncestorOf(widget)


def _is_redo(event: QKeyEvent) -> bool:
    """Return whether a key is a redo key of any system; Qt knows only that of the present system."""
    return event.keyCombination() in (
        QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Y),
        QKeyCombination(
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_Z
        ),
    )


def _file_in(data: QMimeData) -> str:
    """Return the path of the one file of this computer that is dragged; "" for anything else."""
    urls = data.urls() if data.hasUrls() else []
    return urls[0].toLocalFile() if len(urls) == 1 and urls[0].isLocalFile() else ""
