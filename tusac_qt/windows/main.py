"""The main window: home, settings and table as pages, and what goes on from one to the other."""

from dataclasses import replace

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QStackedWidget

from engine.seats import Seat
from tusac_qt.autosave import Unfinished
from tusac_qt.bridge import TableBridge
from tusac_qt.matches import Matches
from tusac_qt.preferences import Preferences
from tusac_qt.windows.help_texts import about_text, keys_text, table_in_words
from tusac_qt.windows.home import HomePage
from tusac_qt.windows.overlay import Overlay
from tusac_qt.windows.settings import SettingsPage
from tusac_qt.windows.table import TablePage
from tusac_qt.wording import signed

_LEAST = QSize(800, 500)
_LOW_SCREEN = 680
"""On a screen with less height the window starts maximized (table-ui.md 4.5)."""


class MainWindow(QMainWindow):
    """The only window of the program."""

    def __init__(self, preferences: Preferences, matches: Matches, version: str) -> None:
        super().__init__()
        self._preferences = preferences
        self._matches = matches
        self._version = version
        self._was_paused = False
        self._saved: Unfinished | None = None
        self.pages = QStackedWidget(self)
        self.setCentralWidget(self.pages)
        self.setMinimumSize(_LEAST)
        settings = preferences.settings
        self.home = HomePage(settings, preferences.skin)
        self.settings_page = SettingsPage(settings, preferences.skin)
        self.table: TablePage | None = None
        self.overlay = Overlay(self)
        self.pages.addWidget(self.home)
        self.pages.addWidget(self.settings_page)
        self.home.play_wanted.connect(self.play)
        self.home.continue_wanted.connect(self.resume)
        self.home.settings_wanted.connect(self.open_settings)
        self.home.about_wanted.connect(self._show_about)
        self.home.quit_wanted.connect(self.close)
        self.home.settings_changed.connect(preferences.change)
        self.settings_page.settings_changed.connect(preferences.change)
        self.settings_page.closed.connect(self._close_settings)
        self.overlay.closed.connect(self._focus_page)
        preferences.changed.connect(self._follow_settings)
        full = QShortcut(QKeySequence(Qt.Key.Key_F11), self)
        full.activated.connect(self._toggle_full_screen)
        for keys, steps in (("Ctrl++", 1), ("Ctrl+=", 1), ("Ctrl+-", -1), ("Ctrl+0", 0)):
            QShortcut(QKeySequence(keys), self).activated.connect(lambda steps=steps: self._scale(steps))
        words = QShortcut(QKeySequence(Qt.Key.Key_F6), self)
        words.activated.connect(self._show_words)
        self.go_home()
        self._follow_settings()

    def open_at_size(self) -> None:
        """Show the window as it was left; maximized where the screen is low."""
        settings = self._preferences.settings
        self.resize(settings.window_width, settings.window_height)
        screen = self.screen().availableGeometry()
        if settings.is_maximized or screen.height() < _LOW_SCREEN:
            self.showMaximized()
        else:
            self.show()

    def go_home(self) -> None:
        """Leave the table, if there is one, and show the home screen."""
        self._drop_table()
        self._saved = self._matches.saved()
        self.home.show_saved("" if self._saved is None else self._saved_text(self._saved))
        self.setWindowTitle("Tứ Sắc")
        self._turn_to(self.home)

    def play(self) -> None:
        """Begin a new match."""
        try:
            bridge = self._matches.begin(self._preferences.settings)
        except ValueError as error:
            self.overlay.show_text(self.tr("No match can begin"), str(error))
            return
        self._sit_down(bridge)

    def resume(self) -> None:
        """Continue the saved match."""
        if self._saved is not None:
            self._sit_down(self._matches.resume(self._saved, self._preferences.settings))

    def open_settings(self) -> None:
        """Show the settings; the table waits."""
        if self.table is not None:
            self._was_paused = self.table.bridge.table.is_paused
            self.table.bridge.set_paused(paused=True)
        self._turn_to(self.settings_page)
        self.settings_page.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Open the help with F1 wherever one is."""
        if event.key() == Qt.Key.Key_F1:
            self._show_keys()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep the panel of text in the middle."""
        super().resizeEvent(event)
        self._preferences.fit(self.height())
        self.home.fit(self._preferences.body_px)
        self.settings_page.fit(self._preferences.body_px)
        self.overlay.place()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Keep the match and the size of the window."""
        self._drop_table()
        size = (
            self.size() if not (self.isMaximized() or self.isFullScreen()) else self.normalGeometry().size()
        )
        settings = self._preferences.settings
        self._preferences.change(
            replace(
                settings,
                window_width=max(_LEAST.width(), size.width()),
                window_height=max(_LEAST.height(), size.height()),
                is_maximized=self.isMaximized(),
            )
        )
        self._preferences.save()
        super().closeEvent(event)

    def _sit_down(self, bridge: TableBridge) -> None:
        """Show a table and let its time begin."""
        self._drop_table(closing=False)
        preferences = self._preferences
        page = self.table = TablePage(bridge, preferences.settings, preferences.theme, preferences.skin)
        page.left.connect(self.go_home)
        page.again.connect(self.play)
        page.settings_changed.connect(preferences.change)
        page.turned.connect(self._show_turn)
        page.menu_wanted.connect(self._open_menu)
        page.keys_wanted.connect(self._show_keys)
        self.pages.addWidget(page)
        self._turn_to(page)
        page.start()

    def _drop_table(self, *, closing: bool = True) -> None:
        if closing:
            self._matches.close()
        page, self.table = self.table, None
        if page is not None:
            page.close_table()
            self.pages.removeWidget(page)
            page.deleteLater()

    def _turn_to(self, page: HomePage | SettingsPage | TablePage) -> None:
        self.pages.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _focus_page(self) -> None:
        page = self.pages.currentWidget()
        if page is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _close_settings(self) -> None:
        if self.table is None:
            self.go_home()
        else:
            self._turn_to(self.table)
            self.table.bridge.set_paused(paused=self._was_paused)

    def _follow_settings(self) -> None:
        preferences = self._preferences
        self.home.show_settings(preferences.settings, preferences.skin, preferences.language)
        self.settings_page.show_settings(preferences.settings, preferences.skin, preferences.language)
        if self._saved is not None:
            self.home.show_saved(self._saved_text(self._saved))
        if self.table is not None and self.table.settings != preferences.settings:
            self.table.use_settings(preferences.settings, preferences.skin)
            self.table.retranslate()

    def _saved_text(self, saved: Unfinished) -> str:
        match = saved.replayed.match
        people = (seat for seat, level in saved.replayed.header.levels.items() if not level)
        tally = match.tally[next(people, Seat(0))]
        if match.setup.rounds:
            text = self.tr("round {number} of {rounds}, you {tally}")
        else:
            text = self.tr("round {number}, you {tally}")
        return text.format(number=match.round_number, rounds=match.setup.rounds, tally=signed(tally))

    def _show_turn(self, is_turn: bool) -> None:  # noqa: FBT001 - a Qt slot
        """Tell in the title whose turn it is, and ask for attention where the window has none."""
        self.setWindowTitle(self.tr("● Your turn – Tứ Sắc") if is_turn else "Tứ Sắc")
        if is_turn and not self.isActiveWindow():
            QApplication.alert(self)

    def _scale(self, steps: int) -> None:
        if self.table is not None and self.pages.currentWidget() is self.table:
            self.table.scale_by(steps)

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def _open_menu(self) -> None:
        if self.table is None:
            return
        menu = QMenu(self)
        choices = (
            (self.tr("Settings"), self.open_settings),
            (self.tr("Keys (F1)"), self._show_keys),
            (self.tr("The table in words (F6)"), self._show_words),
            (self.tr("Full screen (F11)"), self._toggle_full_screen),
            (self.tr("Larger (Ctrl +)"), lambda: self._scale(1)),
            (self.tr("Smaller (Ctrl -)"), lambda: self._scale(-1)),
            (self.tr("About"), self._show_about),
            (self.tr("Leave the table; the match is kept"), self.go_home),
        )
        for text, chosen in choices:
            action = QAction(text, menu)
            action.triggered.connect(lambda _=False, chosen=chosen: chosen())
            menu.addAction(action)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(QPoint(self.width() - menu.sizeHint().width() - 8, 30)))

    def _show_keys(self) -> None:
        self.overlay.show_text(self.tr("Keys"), keys_text())

    def _show_about(self) -> None:
        self.overlay.show_text(self.tr("About"), about_text(self._version, self._matches.problem()))

    def _show_words(self) -> None:
        if self.table is not None and self.pages.currentWidget() is self.table:
            self.overlay.show_text(
                self.tr("The table in words"),
                table_in_words(self.table.bridge.table, self.table.display, self.table.narrator),
            )
