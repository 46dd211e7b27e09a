"""Pages of finished games, each made when first needed: score book, past games, the daily deal."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.match import MatchSetup
from engine.rules import Rules
from net.files import write_whole
from tusac_qt.bridges.matches import Matches
from tusac_qt.bridges.past_games import PastGames
from tusac_qt.choices.new_match import COMPUTER_NAMES, load_rules, person_name, rules_of
from tusac_qt.choices.settings_file import settings_path
from tusac_qt.model.score_words import daily_of, daily_rows, daily_sentence, day_words, streak_words
from tusac_qt.model.share_card import ShareCard, ShareRow, daily_card
from tusac_qt.play.autosave import finished_games
from tusac_qt.play.daily import daily_setup, days_played, longest_streak, points_of_levels, streak, today
from tusac_qt.play.milestones import reached
from tusac_qt.play.past_games import PastGame
from tusac_qt.play.puzzles import todays_puzzles
from tusac_qt.play.score_book import Scored, csv_of, match_id
from tusac_qt.play.score_file import delete_scores, read_scores
from tusac_qt.windows.desktop.preferences import Preferences
from tusac_qt.windows.frame.page_stack import PageStack
from tusac_qt.windows.records.archive import Archive
from tusac_qt.windows.records.daily import DailyPage
from tusac_qt.windows.records.games import MOST_FINISHED, GamesPage
from tusac_qt.windows.records.puzzles import PuzzlesPage
from tusac_qt.windows.records.records_list import RecordsPage
from tusac_qt.windows.records.scores import ScoresPage
from tusac_qt.windows.sharing import Sharing
from tusac_qt.windows.widgets.dates import day_text, deal_text
from tusac_qt.words.faces import own_face
from tusac_qt.words.file_words import why_unusable
from tusac_qt.words.i18n import rules_name
from tusac_qt.words.system_errors import failure_text
from tusac_qt.words.translation import translate

_MOST_GAMES = 300


class ResultsStore(QObject):
    """Opens these pages.

    Attributes:
        games, scores, records, daily, puzzles: the pages; None until they were wanted.

    Signals:
        resume_wanted: the `Unfinished` match that goes on.
        play_wanted: today's deal is to be played.
    """

    resume_wanted = Signal(object)
    play_wanted = Signal()

    def __init__(
        self,
        preferences: Preferences,
        matches: Matches,
        archive: Archive,
        visits: PageStack,
        sharing: Sharing,
    ) -> None:
        """Open nothing yet.

        Args:
            preferences: the settings in use.
            matches: knows where things lie, and has a thread for files.
            archive: opens records.
            visits: how pages come and go.
            sharing: makes pictures.
        """
        super().__init__(archive)
        self._preferences = preferences
        self._matches = matches
        self._archive = archive
        self._visits = visits
        self._sharing = sharing
        self._past = PastGames(settings_path().parent, matches.scores.path, self)
        self._past.told.connect(self._tell_past)
        self._levels: dict[MatchSetup, dict[str, int]] = {}
        self._played: dict[date, Scored] = {}
        self._calculated: set[MatchSetup] = set()
        self._told: tuple[date, MatchSetup] | None = None
        self._asked: tuple[date, Rules] | None = None
        self.games: GamesPage | None = None
        self.scores: ScoresPage | None = None
        self.records: RecordsPage | None = None
        self.daily: DailyPage | None = None
        self.puzzles: PuzzlesPage | None = None

    def show_games(self) -> None:
        """Show the matches that were left, and the latest games that are over."""
        if self.games is None:
            page = self.games = GamesPage()
            page.resume_wanted.connect(self.resume_wanted)
            page.replay_wanted.connect(self._archive.open)
            page.closed.connect(self._leave)
            page.scores_wanted.connect(self.show_scores)
            page.records_wanted.connect(self.show_records)
        finished = finished_games(self._matches.folder)
        self.games.show_games(self._matches.all_saved(), finished, self._preferences.language)
        self._visit(self.games)
        self._past.read(finished[:MOST_FINISHED])

    def show_scores(self) -> None:
        """Show the score book."""
        if self.scores is None:
            page = self.scores = ScoresPage(self._preferences.theme, self._preferences.skin)
            page.closed.connect(self._visits.leave)
            page.kept_changed.connect(self._set_keeping)
            page.export_wanted.connect(self._ask_where)
            page.delete_wanted.connect(self._delete)
        self.scores.skin = self._preferences.skin
        rows = self._rows()
        milestones = reached(rows, rules_of)
        self.scores.show_scores(rows, milestones, keeps=self._preferences.settings.keeps_scores)
        self._visit(self.scores)

    def show_records(self) -> None:
        """Show all games that can be looked back at."""
        if self.records is None:
            page = self.records = RecordsPage(self._preferences.theme)
            page.closed.connect(self._leave)
            page.open_wanted.connect(self._archive.open)
            page.other_wanted.connect(self._choose_record)
        found = finished_games(self._matches.folder)[:_MOST_GAMES]
        self.records.show_records(found, self._preferences.language)
        self._visit(self.records)
        self._past.read(found)

    def show_daily(self) -> None:
        """Show today's deal, and how it went."""
        try:
            rules = load_rules(self._preferences.settings.rules)
        except ValueError as error:
            self._visits.show_text(self.tr("Couldn’t start a match"), str(error))
            return
        day = today()
        self.show_deal(day, daily_setup(day, rules))

    def show_deal(self, day: date, setup: MatchSetup) -> None:
        """Show the deal of a day, and how it went."""
        if self.daily is None:
            page = self.daily = DailyPage(self._preferences.theme)
            page.closed.connect(self._visits.leave)
            page.play_wanted.connect(self.play_wanted)
            page.day_wanted.connect(self._show_day)
            page.puzzles_wanted.connect(self.show_puzzles)
            page.picture_wanted.connect(lambda: self._sharing.open(page))
            self._sharing.offer(page, self._card_of_daily)
        self._told = day, setup
        self._tell_daily(self.daily, day, setup)
        if not self.daily.isVisible():  # the calendar that leads to another day keeps the keyboard
            self._visit(self.daily)

    def show_puzzles(self) -> None:
        """Ask the ten questions of the day."""
        preferences = self._preferences
        try:
            rules = load_rules(preferences.settings.rules)
        except ValueError as error:
            self._visits.show_text(self.tr("Couldn’t start a match"), str(error))
            return
        if self.puzzles is None:
            self.puzzles = PuzzlesPage(preferences.theme)
            self.puzzles.closed.connect(self._visits.leave)
        page = self.puzzles
        page.wait_for(preferences.settings, preferences.skin, preferences.language)
        self._visit(page)
        day = today()
        if (day, rules) != self._asked:  # the questions of a day stay, however often they are looked at
            self._asked = day, rules
            find = partial(todays_puzzles, day, self._matches.folder, rules, COMPUTER_NAMES)
            self._matches.work(find, page.show_puzzles)

    def fit(self) -> None:
        """Adapt to the text height."""
        for page in (self.games, self.scores, self.records, self.daily, self.puzzles):
            if page is not None:
                page.fit(self._preferences.body_px)

    def stop(self) -> None:
        """Read no more records."""
        self._past.stop()

    def _leave(self) -> None:
        self.stop()
        self._visits.leave()

    def _tell_past(self, path: Path, game: PastGame | None) -> None:
        for page in (self.games, self.records):
            if page is not None:
                page.tell(path, game)

    def _visit(self, page: QWidget) -> None:
        self.fit()
        self._visits.visit(page)

    def _rows(self) -> tuple[Scored, ...]:
        try:
            return read_scores(self._matches.scores.path)
        except OSError as error:
            self._visits.show_text(self.tr("Score book"), failure_text(error))
            return ()

    def _tell_daily(self, page: DailyPage, day: date, setup: MatchSetup) -> None:
        rows = self._rows()
        self._tell_days(page, rows, day)
        own = daily_of(rows, match_id(setup))
        levels = self._levels_of(setup, own)
        if own is not None and levels is None and setup not in self._calculated:
            self._calculated.add(setup)
            self._matches.work(partial(points_of_levels, setup), partial(self._take_levels, page, day, setup))
        text = f"{day_text(day, self._preferences.language)}  ·  {rules_name(setup.rules.name)}"
        told = daily_rows(own, levels)
        is_today = day == today()
        sentence = daily_sentence(own, levels)
        page.show_deal(text, sentence, told, is_played=own is not None, is_today=is_today)

    def _levels_of(self, setup: MatchSetup, own: Scored | None) -> Mapping[str, int] | None:
        """Return the computers' points with the cards of a deal: as just calculated, or from the book."""
        written = None if own is None else own.levels
        return self._levels.get(setup) or written or None

    def _tell_days(self, page: DailyPage, rows: tuple[Scored, ...], day: date) -> None:
        """Show the days on which the deal was played."""
        self._played = played = days_played(rows, rules_of)
        told = {one: day_words(row) for one, row in played.items()}
        words = streak_words(streak(played, today()), longest_streak(played))
        page.show_days(told, today(), day, words, self._preferences.language)

    def _show_day(self, day: date) -> None:
        """Show the result of another day's deal, if its rules are still known."""
        if day == today():
            self.show_daily()
            return
        row = self._played.get(day)
        rules = None if row is None else rules_of(row.rules)
        setup = None if rules is None else daily_setup(day, rules)
        if row is not None and setup is not None and match_id(setup) == row.match:
            self.show_deal(day, setup)

    def _take_levels(self, page: DailyPage, day: date, setup: MatchSetup, levels: dict[str, int]) -> None:
        self._levels[setup] = levels
        if (day, setup) == self._told:
            self._tell_daily(page, day, setup)

    def _card_of_daily(self, with_names: bool) -> ShareCard | None:  # noqa: FBT001 - a `CardMaker`
        """Return the shown deal as a picture for others; None before it was played."""
        if self._told is None:
            return None
        day, setup = self._told
        own = daily_of(self._rows(), match_id(setup))
        if own is None:
            return None
        settings = self._preferences.settings
        name = person_name(settings)
        me = ShareRow(
            0, name if with_names else translate("share", "Me"), own_face(settings.face, name), own.own
        )
        title = deal_text(day, self._preferences.language)
        return daily_card(own, self._levels_of(setup, own), me, title, setup.rules.name)

    def _choose_record(self) -> None:
        kinds = self.tr("Tứ Sắc games") + " (*.tusac-record *.tusac-round)"
        chosen, _ = QFileDialog.getOpenFileName(self.records, self.tr("Replay a game"), "", kinds)
        if chosen:
            self._archive.open(Path(chosen))

    def _ask_where(self) -> None:
        chosen, _ = QFileDialog.getSaveFileName(self.scores, self.tr("Export"), "tusac.csv", "CSV (*.csv)")
        if chosen:
            self.export_to(Path(chosen))

    def export_to(self, path: Path) -> None:
        """Write the score book as CSV."""
        try:
            write_whole(path, csv_of(self._rows()).encode("utf-8-sig"))
        except OSError as error:
            text = self.tr("Couldn’t export: {problem}").format(problem=why_unusable(error))
        else:
            text = self.tr("Exported: {name}").format(name=path.name)
        if self.scores is not None:
            self.scores.tell(text)

    def _set_keeping(self, keeps: bool) -> None:  # noqa: FBT001 - a Qt slot
        self._preferences.change(replace(self._preferences.settings, keeps_scores=keeps))

    def _delete(self) -> None:
        try:
            delete_scores(self._matches.scores.path)
        except OSError as error:
            self._visits.show_text(self.tr("Score book"), failure_text(error))
        self.show_scores()
