"""The main window at work: matches begun and continued, pages and panels opened."""

from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal

from engine.match import MatchSetup
from engine.rules import Rules
from tusac_qt.bridges.backup_files import Homes
from tusac_qt.bridges.bridge import Bridge
from tusac_qt.bridges.lesson_bridge import LessonBridge
from tusac_qt.bridges.matches import Matches
from tusac_qt.choices.new_match import first_match
from tusac_qt.choices.settings_file import settings_path
from tusac_qt.model.milestone_words import reached_text
from tusac_qt.play.autosave import Unfinished
from tusac_qt.play.daily import day_of, today
from tusac_qt.play.milestones import Milestone
from tusac_qt.windows.desktop.preferences import Preferences
from tusac_qt.windows.frame.ask import Asked, AskPanel
from tusac_qt.windows.frame.attention import Attention
from tusac_qt.windows.frame.main import MainWindow
from tusac_qt.windows.frame.page_stack import PageStack
from tusac_qt.windows.look_back import LookBack
from tusac_qt.windows.records.archive import Archive
from tusac_qt.windows.records.results_store import ResultsStore
from tusac_qt.windows.rules.help_texts import about_text
from tusac_qt.windows.rules.rules_room import RulesRoom
from tusac_qt.windows.settings.backup_room import BackupRoom
from tusac_qt.windows.settings.settings import SettingsPage
from tusac_qt.windows.sharing import Sharing
from tusac_qt.windows.table.table import TablePage
from tusac_qt.windows.table.teacher import Teacher
from tusac_qt.windows.table_menu import TableMenu
from tusac_qt.windows.widgets.dates import told_standing
from tusac_qt.windows.widgets.overlay import Overlay
from tusac_qt.words.file_words import unscored_text, unusable_text
from tusac_qt.words.system_errors import failure_text


class Pages(QObject):
    """The pages of one window.

    Attributes:
        table: the page of the match being played, if one is.
        overlay: the panel of texts.
        ask: the panel of questions.
        rules: help, and the editor of house rules.
        menu: the menu of a table.
        attention: tells who looks elsewhere that the table waits.
        archive: records to step through.
        results: games left or over, score book, daily deal.
        sharing: makes pictures of results.
        backup: makes and restores backups.
        visits: which pages lie over which.

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
        self._told_problem = self._told_unscored = False
        self.table: TablePage | None = None
        self._settings_page: SettingsPage | None = None
        self.overlay = Overlay(window)
        self.ask = AskPanel(window)
        self.attention = Attention(window, preferences)
        self.visits = PageStack(window, self.overlay, self._bridge, self._is_table_shown)
        self.rules = RulesRoom(preferences, self.visits, self._rules_in_force)
        self.menu = TableMenu(window, preferences, self.visits, lambda: self.table)
        self.archive = Archive(window, preferences, self.overlay, self.visits)
        homes = Homes(settings_path().parent, matches.folder.parent)
        self.backup = BackupRoom(window, self.ask, matches.work, homes)
        self.sharing = Sharing(window, preferences, self.visits)
        self.results = ResultsStore(preferences, matches, self.archive, self.visits, self.sharing)
        self.results.play_wanted.connect(self.play_daily)
        self.results.resume_wanted.connect(self._continue)
        self._look_back = LookBack(self.archive, matches)
        window.pages.addWidget(self.rules.help_page)
        self.menu.settings_wanted.connect(self.open_settings)
        self.menu.rules_wanted.connect(self.rules.show_help)
        self.menu.keys_wanted.connect(self.rules.show_keys)
        self.menu.seat_wanted.connect(self.seat_wanted)
        self.menu.leave_wanted.connect(self.leave_wanted)
        self.menu.home_wanted.connect(self.go_home)
        self.visits.home_wanted.connect(self.go_home)
        window.keys_wanted.connect(self.rules.show_help)
        window.resized.connect(self._fit)
        window.closing.connect(self._drop_table)
        window.closing.connect(self.results.stop)
        preferences.changed.connect(self._follow_settings)
        preferences.worn.connect(self._wear)
        self._follow_settings()
        self._fit()
        for damaged in matches.put_damaged_aside():
            window.home.show_notice(unusable_text(damaged))
        matches.scores.refused.connect(self._tell_unscored)
        matches.scores.reached.connect(self._tell_reached)
        matches.catch_up(keeps_scores=preferences.settings.keeps_scores)
        self.look_for_saved()

    @property
    def settings_page(self) -> SettingsPage:
        """The settings page, made when first asked for.

        Making it takes as long as making the rest of the window.
        """
        if self._settings_page is None:
            page = SettingsPage(self._preferences.settings, self._preferences.skin)
            page.settings_changed.connect(self._preferences.change)
            page.closed.connect(self.visits.leave)
            page.backup_wanted.connect(self.backup.choose_place)
            page.restore_wanted.connect(self._restore)
            page.fit(self._preferences.body_px)
            self._window.pages.addWidget(page)
            self._settings_page = page
        return self._settings_page

    def _bridge(self) -> Bridge | None:
        return None if self.table is None else self.table.bridge

    def _is_table_shown(self) -> bool:
        return self.table is not None and self._window.pages.currentWidget() is self.table

    def look_for_saved(self) -> None:
        """Offer the match that can be continued, if there is one."""
        self._saved = self._matches.saved()
        self._show_saved()

    def go_home(self) -> None:
        """Leave the table, if there is one, and show the home screen."""
        self.visits.forget_pages()
        self._drop_table()
        self.look_for_saved()
        self._window.turn_to(self._window.home)

    def play(self) -> None:
        """Begin a new match."""
        self._begin(is_daily=False)

    def play_daily(self) -> None:
        """Begin today's deal."""
        self._begin(is_daily=True)

    def _begin(self, *, is_daily: bool) -> None:
        try:
            bridge = self._matches.begin(self._preferences.settings, is_daily=is_daily)
        except ValueError as error:
            self.visits.show_text(self.tr("Couldn’t start a match"), str(error))
            return
        self.sit_down(bridge)

    def show_daily(self) -> None:
        """Show today's deal, over the home screen."""
        self.go_home()
        self.results.show_daily()

    def show_puzzles(self) -> None:
        """Ask the ten questions of the day."""
        self.results.show_puzzles()

    def _compare(self, day: date, setup: MatchSetup) -> None:
        """Show how a day's deal went, over the home screen."""
        self.go_home()
        self._window.home.come_by(self._window.home.daily_button)
        self.results.show_deal(day, setup)

    def resume(self) -> None:
        """Continue the match last played."""
        if self._saved is not None:
            self._continue(self._saved)

    def show_games(self) -> None:
        """Show the matches that were left, and the games that are over."""
        self.results.show_games()

    def learn(self) -> None:
        """Give a lesson: the first one, from where it was left, or after it that of the rules."""
        self.sit_down(self._matches.teach(self._preferences.settings))

    def _teach(self, page: TablePage, bridge: LessonBridge) -> None:
        """Start the teacher at a table.

        After the lesson follows a round alone, with hints and no clock.
        """
        teacher = Teacher(page, bridge)
        teacher.left.connect(self.go_home)
        teacher.leaving.connect(self._ask_before_leaving)
        teacher.again.connect(partial(self._play_first, bridge))
        if self._matches.gives_first_lesson(self._preferences.settings):
            teacher.reached.connect(self._note_step)

    def _note_step(self, number: int, is_last: bool) -> None:  # noqa: FBT001 - given by a signal
        """Remember how far the first lesson has come: begun is not done."""
        step = 0 if is_last else number
        settings = self._preferences.settings
        self._preferences.change(replace(settings, has_met_lesson=is_last, lesson_step=step))

    def _ask_before_leaving(self) -> None:
        """Leave a lesson only if the player means it: Escape is pressed for many reasons."""
        goes_on = self._matches.gives_first_lesson(self._preferences.settings)
        asked = Asked(
            self.tr("Leave the lesson?"),
            self.tr("Next time it continues from this step.") if goes_on else "",
            self.tr("Leave"),
            self.tr("Stay"),
            is_grave=True,
        )
        self.ask.ask(asked, lambda _text: self.go_home())

    def _play_first(self, lesson: Bridge) -> None:
        """Play a round by the rules of a lesson."""
        rules = lesson.table.view.rules.name
        self.sit_down(self._matches.begin(first_match(self._preferences.settings, rules)))

    def _continue(self, saved: Unfinished) -> None:
        """Continue a match; if it stopped between two rounds, with the next one.

        The result of the last round is among the games.
        """
        bridge = self._matches.resume(saved, self._preferences.settings)
        self.sit_down(bridge)
        if (
            bridge.table.view.outcome is not None
            and not bridge.table.match.is_over
            and self.table is not None
        ):
            self.table.result.next_wanted.emit()

    def _show_saved(self) -> None:
        saved, language = self._saved, self._preferences.language
        self._window.home.show_saved("" if saved is None else told_standing(saved, language))

    def _tell_reached(self, milestones: frozenset[Milestone]) -> None:
        """Announce a milestone once, on the result of the round that reached it."""
        if self.table is not None:
            self.table.advise(reached_text(milestones))

    def _find_milestones(self) -> frozenset[Milestone]:
        """Find the milestones of the score book, outside the window's thread."""
        try:
            return self._matches.scores.milestones()
        except OSError:
            return frozenset()

    def _show_settings(self) -> None:
        """Bring the page of the settings up to date.

        One that nobody sees would only confuse screen readers by it.
        """
        preferences = self._preferences
        self.settings_page.show_settings(preferences.settings, preferences.skin, preferences.language)

    def open_settings(self) -> None:
        """Show the settings; the table waits."""
        self._show_settings()
        self._matches.work(self._find_milestones, self.settings_page.show_milestones)
        self.visits.visit(self.settings_page)
        self.settings_page.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _restore(self) -> None:
        """Restore a backup, unless a table is open whose match it might replace."""
        if self.table is None:
            self.backup.choose_backup()
            return
        text = self.tr("Leave the table first; a match you play alone can be continued later.")
        self.ask.ask(Asked(self.tr("Restore a backup"), text, "", self.tr("Close")))

    def _rules_in_force(self) -> Rules | None:
        """Return the rules of the table that is played at, if there is one."""
        return None if self.table is None else self.table.bridge.table.view.rules

    def open_record(self, path: Path) -> None:
        """Step through a record; the table waits."""
        self.archive.open(path)

    def show_about(self) -> None:
        """Show what the program is and where it keeps things."""
        self.visits.show_text(self.tr("About"), about_text(self._matches.problem()))

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
            setup = bridge.table.match.setup
            day = None if bridge.is_lesson else day_of(setup, today())
            page.result.is_daily = day is not None
            again = partial(self._play_first, bridge) if bridge.is_lesson else self.play
            page.again.connect(again if day is None else partial(self._compare, day, setup))
        if isinstance(bridge, LessonBridge):
            self._teach(page, bridge)
        page.settings_changed.connect(preferences.change)
        page.menu_wanted.connect(self.menu.open)
        page.log_shown.connect(lambda is_shown: self.visits.read(is_reading=is_shown))
        page.keys_wanted.connect(self.rules.show_help)
        bridge.happened.connect(self._tell_problem)
        if not bridge.is_lesson:
            self._keep_scores(bridge)
            self._look_back.attend(page, bridge)
            self.sharing.attend(page, bridge)
        self.attention.attend(bridge)
        self.seated.emit(page)
        self._window.turn_to(page)
        page.start()

    def keep_record(self, path: Path) -> None:
        """Connect the end of a shared table's round with its record, also in the score book."""
        self._matches.scores.name_record(path.name)
        if self.table is not None:
            self._look_back.keep(self.table, path)

    def _keep_scores(self, bridge: Bridge) -> None:
        record = (lambda: "") if bridge.is_shared else (lambda: self._matches.record)
        self._matches.scores.watch(bridge, lambda: self._preferences.settings.keeps_scores, record)

    def _tell_problem(self, _events: object) -> None:
        """Warn once if the match cannot be saved."""
        problem = self._matches.problem()
        if problem is not None and not self._told_problem and self.table is not None:
            self._told_problem = True
            self.table.say(
                self.tr("This match isn’t being saved: {problem}").format(problem=failure_text(problem))
            )

    def _tell_unscored(self, why: OSError) -> None:
        """Warn once that the score book cannot be written, at the table or on the home page."""
        if self._told_unscored:
            return
        self._told_unscored = True
        if self.table is not None:
            self.table.warn(unscored_text(why), is_of_disk=True)
        else:
            self._window.home.show_notice(unscored_text(why))

    def _drop_table(self) -> None:
        """Close the table; its match can be continued."""
        self._matches.close()
        self._leave_page()

    def _leave_page(self) -> None:
        page, self.table = self.table, None
        self.visits.forget_clocks()
        self.attention.leave()
        if page is not None:
            page.close_table()
            page.hide()  # at once: what is deleted later a screen reader still finds, with the keyboard on it
            self._window.pages.removeWidget(page)
            page.deleteLater()

    def _follow_settings(self) -> None:
        preferences = self._preferences
        if isinstance(self._window.pages.currentWidget(), SettingsPage):
            self._show_settings()
        self.rules.follow_settings()
        self._show_saved()
        if self.table is not None and self.table.settings != preferences.settings:
            self.table.use_settings(preferences.settings, preferences.skin)
            self.table.retranslate()

    def _wear(self) -> None:
        """Repaint hand-painted widgets in the colors of another cloth."""
        self.rules.follow_settings()
        if self.table is not None:
            self.table.use_settings(self._preferences.settings, self._preferences.skin)
            self.table.wear()

    def _fit(self) -> None:
        if self._settings_page is not None:
            self._settings_page.fit(self._preferences.body_px)
        self.rules.fit()
        self.results.fit()
        self.sharing.fit()
        self.overlay.place()
        self.ask.fit(self._preferences.body_px)
