"""What goes on in the main window once it is seen: matches begun and continued, pages and panels opened."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAction
from PySide6.QtWidgets import QMenu, QWidget

from engine.rules import Rules
from tusac_qt.bridges.bridge import Bridge
from tusac_qt.bridges.lesson_bridge import LessonBridge
from tusac_qt.bridges.matches import Matches
from tusac_qt.choices.house_rules import HouseRules, house_rules_dir, known_rules
from tusac_qt.choices.new_match import first_match, load_rules
from tusac_qt.play.autosave import Unfinished
from tusac_qt.play.table import RoundDealt, TableEvent
from tusac_qt.windows.archive import Archive, Ways
from tusac_qt.windows.attention import Attention
from tusac_qt.windows.games import GamesPage, standing
from tusac_qt.windows.help_texts import about_text, table_in_words
from tusac_qt.windows.keepsakes import Keepsakes
from tusac_qt.windows.main import MainWindow
from tusac_qt.windows.overlay import Overlay
from tusac_qt.windows.plain import show_tip
from tusac_qt.windows.preferences import Preferences
from tusac_qt.windows.rules_editor import RulesEditor
from tusac_qt.windows.rules_help import KEYS, HelpPage
from tusac_qt.windows.settings import SettingsPage
from tusac_qt.windows.table import TablePage
from tusac_qt.windows.teacher import Teacher
from tusac_qt.words.file_words import unusable_text


class Rooms(QObject):
    """The pages of one window.

    Attributes:
        table: the page of the match being played, if one is.
        settings_page: all settings.
        overlay: the panel of texts.
        help_page: rules, words and keys.
        games: the matches that were left; None until they were wanted.
        attention: tells who looks elsewhere that the table waits.
        archive: records to step through.
        keepsakes: score book, games to look back at, daily deal.

    Signals:
        leave_wanted: the player wants away from a table that others share.
        seat_wanted: somebody who watches there wants to play.
        seated: the `TablePage` of a table that is about to be played at.
    """

    leave_wanted = Signal()
    seat_wanted = Signal()
    seated = Signal(object)

    def __init__(self, window: MainWindow, preferences: Preferences, matches: Matches) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._matches = matches
        self._saved: Unfinished | None = None
        self._was_paused: bool | None = None
        self._told_problem = False
        self._kept_record: Path | None = None
        self.table: TablePage | None = None
        self.settings_page = SettingsPage(preferences.settings, preferences.skin)
        self.overlay = Overlay(window)
        self.attention = Attention(window, preferences)
        house = HouseRules(house_rules_dir())
        self.help_page = HelpPage(preferences.theme, preferences.skin, lambda: known_rules(house))
        self.games: GamesPage | None = None
        ways = Ways(self._visit, self._leave, self.show_text)
        self.archive = Archive(window, preferences, self.overlay, ways)
        self.keepsakes = Keepsakes(preferences, matches, self.archive, ways, self.play_daily)
        self._editor: RulesEditor | None = None
        self._house = house
        self._visited: list[QWidget] = []
        window.pages.addWidget(self.settings_page)
        self.settings_page.settings_changed.connect(preferences.change)
        self.settings_page.closed.connect(self._leave)
        self.help_page.closed.connect(self._leave)
        self.help_page.edit_wanted.connect(self.edit_rules)
        self.overlay.closed.connect(self._close_panel)
        window.scaled.connect(self._scale)
        window.words_wanted.connect(self._show_words)
        window.undo_wanted.connect(self._take_back)
        window.keys_wanted.connect(self.show_help)
        window.mute_wanted.connect(self._toggle_sound)
        window.resized.connect(self._fit)
        window.closing.connect(self._drop_table)
        preferences.changed.connect(self._follow_settings)
        preferences.worn.connect(self._wear)
        self._follow_settings()
        self._fit()
        for damaged in matches.put_damaged_aside():
            window.home.show_notice(unusable_text(damaged))
        self.look_for_saved()

    def look_for_saved(self) -> None:
        """Offer the match that can be continued, if there is one."""
        self._saved = self._matches.saved()
        self._show_saved()

    def go_home(self) -> None:
        """Leave the table, if there is one, and show the home screen."""
        self._visited.clear()
        self._drop_table()
        self.look_for_saved()
        self._window.turn_to(self._window.home)

    def play(self) -> None:
        """Begin a new match."""
        try:
            bridge = self._matches.begin(self._preferences.settings)
        except ValueError as error:
            self.overlay.show_text(self.tr("No match can begin"), str(error))
            return
        self.sit_down(bridge)

    def play_daily(self) -> None:
        """Begin today's deal; what came of it is shown afterwards."""
        try:
            bridge = self._matches.begin(self._preferences.settings, is_daily=True)
        except ValueError as error:
            self.overlay.show_text(self.tr("No match can begin"), str(error))
            return
        self.sit_down(bridge)
        if self.table is not None:
            self.table.again.disconnect(self.play)
            self.table.again.connect(self._show_daily)
            self.table.match_end.is_daily = True

    def _show_daily(self) -> None:
        self.go_home()
        self.keepsakes.show_daily()

    def resume(self) -> None:
        """Continue the match last played."""
        if self._saved is not None:
            self._continue(self._saved)

    def show_games(self) -> None:
        """Show the matches that were left."""
        if self.games is None:
            self.games = GamesPage()
            self.games.resume_wanted.connect(self._continue)
            self.games.closed.connect(self._leave)
            self.games.fit(self._preferences.body_px)
            self.keepsakes.furnish(self.games)
        self.games.show_games(self._matches.all_saved(), self._preferences.language)
        self._visit(self.games)

    def learn(self) -> None:
        """Give the first lesson, from its beginning."""
        self._preferences.change(replace(self._preferences.settings, has_met_lesson=True))
        self.sit_down(self._matches.teach(self._preferences.settings))

    def _teach(self, page: TablePage, bridge: LessonBridge) -> None:
        """Let the teacher speak at a table; after the lesson a round alone is played, with hints and no clock."""
        teacher = Teacher(page, bridge)
        teacher.left.connect(self.go_home)
        teacher.again.connect(self._play_first)

    def _play_first(self) -> None:
        self.sit_down(self._matches.begin(first_match(self._preferences.settings)))

    def _continue(self, saved: Unfinished) -> None:
        self.sit_down(self._matches.resume(saved, self._preferences.settings))

    def _show_saved(self) -> None:
        self._window.home.show_saved("" if self._saved is None else standing(self._saved))

    def open_settings(self) -> None:
        """Show the settings; the table waits."""
        self._visit(self.settings_page)
        self.settings_page.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def edit_rules(self, name: str) -> None:
        """Edit a ruleset by its name; the table waits."""
        if self._editor is None:
            self._editor = RulesEditor(self._house)
            self._editor.saved.connect(self._use_rules)
            self._editor.help_wanted.connect(self.explain_rules)
            self._editor.closed.connect(self._leave)
        if not self._editor.draft.is_changed:
            self._editor.open_rules(name)
        self._editor.fit(self._preferences.body_px)
        self._editor.refresh()
        self._visit(self._editor)

    def explain_rules(self, rules: Rules) -> None:
        """Show what some rules are; the table waits."""
        self.help_page.show_rules(rules)
        self._visit(self.help_page)

    def open_record(self, path: Path) -> None:
        """Step through a record; the table waits."""
        self.archive.open(path)

    def show_help(self) -> None:
        """Explain the rules being played, or those the next match is played by; the table waits."""
        if self.table is not None:
            self.explain_rules(self.table.bridge.table.view.rules)
            return
        try:
            self.explain_rules(load_rules(self._preferences.settings.rules))
        except ValueError as error:
            self.show_text(self.tr("No match can begin"), str(error))

    def show_about(self) -> None:
        """Show what the program is and where it keeps things."""
        self.show_text(self.tr("About"), about_text(self._matches.problem()))

    def sit_down(self, bridge: Bridge) -> None:
        """Show a table and let its time begin."""
        self._leave_page()
        preferences = self._preferences
        page = self.table = TablePage(bridge, preferences.settings, preferences.theme, preferences.skin)
        if bridge.is_shared:
            page.left.connect(self.leave_wanted)
            page.again.connect(self.leave_wanted)
            page.company.onlooker.sit_wanted.connect(self.seat_wanted)
        else:
            page.left.connect(self.go_home)
            page.again.connect(self._play_first if bridge.is_lesson else self.play)
        if isinstance(bridge, LessonBridge):
            self._teach(page, bridge)
        page.settings_changed.connect(preferences.change)
        page.menu_wanted.connect(self._open_menu)
        page.log_shown.connect(lambda is_shown: self._read(is_reading=is_shown))
        page.keys_wanted.connect(self.show_help)
        bridge.happened.connect(self._tell_problem)
        if not bridge.is_lesson:
            self._keep_scores(bridge)
            self._offer_review(page, bridge)
        self.attention.attend(bridge)
        self.seated.emit(page)
        self._window.turn_to(page)
        page.start()

    def keep_record(self, path: Path) -> None:
        """Remember where the record of the round just played at a shared table lies, and offer to look at it."""
        page = self.table
        if page is not None:
            self._kept_record = path
            page.keep_record(path)
            page.result.offer_review()
            page.match_end.offer_review()

    def _offer_review(self, page: TablePage, bridge: Bridge) -> None:
        """Let the end of a round lead to a look back; at a shared table once its record is kept."""
        self._kept_record = None
        for end in (page.result, page.match_end):
            end.review_wanted.connect(self._review)
            if not bridge.is_shared:
                end.offer_review()
        if bridge.is_shared:
            page.result.next_wanted.connect(page.result.review_button.hide)
            bridge.happened.connect(partial(self._begin_round, page))

    def _begin_round(self, page: TablePage, events: tuple[TableEvent, ...]) -> None:
        """Lead from a look back to the cards that are dealt: nobody at a shared table waits for this seat."""
        if any(isinstance(event, RoundDealt) for event in events):
            self._kept_record = None
            page.result.review_button.hide()
            page.match_end.review_button.hide()
            self.archive.leave()

    def _review(self) -> None:
        """Look back at the round just played once all of it is written."""
        if self._kept_record is not None:
            self.archive.open(self._kept_record)
        else:
            self._matches.work(lambda: self._matches.record_path, self._review_match)

    def _review_match(self, path: Path | None) -> None:
        if path is not None:
            self.archive.open(path, at_last_round=True)

    def _keep_scores(self, bridge: Bridge) -> None:
        record = (lambda: "") if bridge.is_shared else (lambda: self._matches.record)
        self._matches.scores.watch(bridge, lambda: self._preferences.settings.keeps_scores, record)

    def _tell_problem(self, _events: object) -> None:
        """Say once if the match cannot be saved."""
        problem = self._matches.problem()
        if problem is not None and not self._told_problem and self.table is not None:
            self._told_problem = True
            self.table.say(self.tr("This match is not saved: {problem}").format(problem=problem))

    def _drop_table(self) -> None:
        """Close the table; its match can be continued."""
        self._matches.close()
        self._leave_page()

    def _leave_page(self) -> None:
        page, self.table, self._was_paused = self.table, None, None
        self.attention.leave()
        if page is not None:
            page.close_table()
            self._window.pages.removeWidget(page)
            page.deleteLater()

    def _use_rules(self, name: str) -> None:
        self._preferences.change(replace(self._preferences.settings, rules=name))

    def _visit(self, page: QWidget) -> None:
        """Show a page over the one that is shown; the table waits."""
        self._wait()
        current = self._window.pages.currentWidget()
        if page in self._visited:
            del self._visited[self._visited.index(page) :]
        elif current is not None and current is not page:
            self._visited.append(current)
        self._window.turn_to(page)

    def _leave(self) -> None:
        """Go back to the page from which this one was opened."""
        before = self._visited.pop() if self._visited else self._window.home
        if before is self._window.home:
            self.go_home()
        else:
            self._window.turn_to(before)
            self._go_on()

    def show_text(self, title: str, text: str) -> None:
        """Show a text in the panel of texts; the table waits."""
        self._wait()
        self.overlay.show_text(title, text)

    def _close_panel(self) -> None:
        self._window.focus_page()
        self._go_on()

    def _wait(self) -> None:
        """Stop the clocks of the table, if there is one whose clocks have not been stopped so already.

        Those of a table that others share go on: they wait for nobody who reads.
        """
        if self.table is not None and self._was_paused is None and not self.table.bridge.is_shared:
            self._was_paused = self.table.bridge.table.is_paused
            self.table.bridge.set_paused(paused=True)

    def _go_on(self) -> None:
        """Leave the clocks as they were before they were stopped; while the settings are open they stand still."""
        page = self._table_page()
        if page is not None and self._was_paused is not None:
            page.bridge.set_paused(paused=self._was_paused)
            self._was_paused = None

    def _read(self, *, is_reading: bool) -> None:
        """Let the table wait for whoever reads the menu or the log, where it has a clock."""
        page = self._table_page()
        if page is None or not page.bridge.table.pace.has_clock:
            return
        if is_reading:
            self._wait()
        else:
            self._go_on()

    def _follow_settings(self) -> None:
        preferences = self._preferences
        self.settings_page.show_settings(preferences.settings, preferences.skin, preferences.language)
        self.help_page.use_skin(preferences.skin)
        if self._editor is not None and self._editor.isVisible():
            self._editor.refresh()
        self._show_saved()
        if self.table is not None and self.table.settings != preferences.settings:
            self.table.use_settings(preferences.settings, preferences.skin)
            self.table.retranslate()

    def _wear(self) -> None:
        """Show what is painted by hand in the colors of another cloth."""
        self.help_page.use_skin(self._preferences.skin)
        if self.table is not None:
            self.table.use_settings(self._preferences.settings, self._preferences.skin)
            self.table.wear()

    def _fit(self) -> None:
        self.settings_page.fit(self._preferences.body_px)
        self.help_page.fit(self._preferences.body_px)
        if self._editor is not None:
            self._editor.fit(self._preferences.body_px)
        if self.games is not None:
            self.games.fit(self._preferences.body_px)
        self.keepsakes.fit()
        self.overlay.place()

    def _table_page(self) -> TablePage | None:
        """Return the table's page if it is the one that is shown."""
        return self.table if self._window.pages.currentWidget() is self.table else None

    def _scale(self, steps: int) -> None:
        page = self._table_page()
        if page is not None:
            page.scale_by(steps)

    def _toggle_sound(self) -> None:
        """Make no sound any more, or make sounds again, and say which."""
        is_muted = not self._preferences.settings.is_muted
        self._preferences.change(replace(self._preferences.settings, is_muted=is_muted))
        text = self.tr("Sound is off (M)") if is_muted else self.tr("Sound is on (M)")
        page = self._table_page()
        if page is not None:
            page.say(text)
        else:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, text))
            show_tip(self._window.mapToGlobal(self._window.rect().topRight()), text, self._window)

    def _take_back(self) -> None:
        """Take the player's last move back, or say why that cannot be."""
        page = self._table_page()
        if page is None or page.bridge.take_back():
            return
        if page.bridge.is_shared:
            page.say(self.tr("With others at the table no move is taken back."))
        else:
            page.say(self.tr("There is no move of this round to take back."))

    def _open_menu(self) -> None:
        menu = self.table_menu()
        self._read(is_reading=True)
        menu.aboutToHide.connect(lambda: self._read(is_reading=False))
        menu.aboutToHide.connect(menu.deleteLater)
        corner = QPoint(self._window.width() - menu.sizeHint().width() - 8, self._window.height() // 25)
        menu.popup(self._window.mapToGlobal(corner))

    def table_menu(self) -> QMenu:
        """Return the table's menu."""
        is_muted = self._preferences.settings.is_muted
        menu = QMenu(self._window)
        is_shared = self.table is not None and self.table.bridge.is_shared
        sit: tuple[tuple[str, Callable[[], None]], ...] = ()
        back: tuple[tuple[str, Callable[[], None]], ...] = ()
        if is_shared:
            leave = (self.tr("Leave the table"), self.leave_wanted.emit)
            if self.table is not None and self.table.bridge.table.is_watching:
                sit = ((self.tr("Sit down from the next round on"), self.seat_wanted.emit),)
        else:
            leave = (self.tr("Leave the table; the match is kept"), self.go_home)
            if self.table is not None and self.table.bridge.can_take_back:
                back = ((self.tr("Take my move back (Ctrl+Z)"), self._take_back),)
        own = () if self.table is None else self.table.menu_choices()
        choices = (
            *own,
            (self.tr("Settings"), self.open_settings),
            (self.tr("Sound on (M)") if is_muted else self.tr("Sound off (M)"), self._toggle_sound),
            *back,
            (self.tr("Rules and words (F1)"), self.show_help),
            (self.tr("Keys"), self._show_keys),
            (self.tr("The table in words (F6)"), self._show_words),
            (self.tr("Full screen (F11)"), self._window.toggle_full_screen),
            (self.tr("Larger (Ctrl +)"), lambda: self._scale(1)),
            (self.tr("Smaller (Ctrl -)"), lambda: self._scale(-1)),
            (self.tr("About"), self.show_about),
            *sit,
            leave,
        )
        for text, chosen in choices:
            action = QAction(text, menu)
            action.triggered.connect(lambda _=False, chosen=chosen: chosen())
            menu.addAction(action)
        return menu

    def _show_keys(self) -> None:
        self.help_page.show_page(KEYS)
        self._visit(self.help_page)

    def _show_words(self) -> None:
        page = self._table_page()
        if page is not None:
            text = table_in_words(page.bridge.table, page.display, page.narrator)
            self.show_text(self.tr("The table in words"), text)
