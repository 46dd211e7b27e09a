"""The files that are kept between visits: settings, matches that were left, finished games, score book."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from engine.errors import EngineError
from engine.match import MatchSetup
from engine.rules import Rules
from tusac_qt.browser.browser_words import nearby_text, unstored_text
from tusac_qt.browser.game import Game
from tusac_qt.browser.home_screens import HomeState, when
from tusac_qt.browser.kept_match import BookKeeper, KeptMatch
from tusac_qt.browser.look_back import LookBack
from tusac_qt.browser.parcel import packed, unpack
from tusac_qt.choices.house_rules import HouseRules, house_rules_dir, known_rules
from tusac_qt.choices.new_match import load_rules, person_name
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.choices.settings_file import SettingsFile, settings_path
from tusac_qt.choices.solo_tables import new_table, solo_pace
from tusac_qt.model.past_game_words import PastLines, past_lines
from tusac_qt.model.score_words import daily_of
from tusac_qt.play.autosave import (
    Autosave,
    Unfinished,
    find_unfinished,
    finished_games,
    move_finished_up,
    put_damaged_aside,
    read_record,
    records_dir,
    unfinished_matches,
)
from tusac_qt.play.daily import daily_setup, day_of, each_level, today
from tusac_qt.play.film import film_of_match
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.past_games import past_match, practice_records
from tusac_qt.play.score_book import Scored, match_id
from tusac_qt.play.score_file import read_scores, scores_path
from tusac_qt.system.archive import ArchiveError
from tusac_qt.system.backups import BackupError
from tusac_qt.words.file_words import unsaved_text, unscored_text, unusable_text
from tusac_qt.words.translation import translate

_MOST_FINISHED = 20


class Shelf:
    """The files of one player in this browser, the same as on any computer.

    Attributes:
        is_stored: whether the browser stores what is written here.
        settings: of the player.
        notes: what there is to know of files that cannot be used.
        has_written: whether a file has changed since this was last set to False.
    """

    def __init__(self, options: StartOptions, *, is_stored: bool, is_nearby: bool) -> None:
        """Read what is there.

        Args:
            options: the wishes of this start, over the settings.
            is_stored: whether files outlast the page.
            is_nearby: whether a computer nearby hands out the page.
        """
        self._options = options
        self._is_nearby = is_nearby
        self.is_stored = is_stored
        self.has_written = False
        self.notes: list[str] = []
        self._open()

    def _open(self) -> None:
        self._file = SettingsFile(settings_path())
        loaded = self._file.load()
        self.settings: Settings = loaded.settings
        self.notes += [] if loaded.unusable is None else [unusable_text(loaded.unusable)]
        self.notes += [unusable_text(one) for one in put_damaged_aside(records_dir())]
        move_finished_up(records_dir())

    def packed(self) -> tuple[str, bytes]:
        """Return all that is kept as one file: its name, and its content."""
        return packed(datetime.now().astimezone())

    def unpack(self, name: str, data: bytes) -> str:
        """Take in a file of the player's; return what there is to say of it."""
        try:
            unpack(name, data)
        except (BackupError, ArchiveError, OSError):
            return translate("browser", "This file can’t be read. Backups and records of matches can.")
        language = self.settings.language
        self._open()
        self.change(replace(self.settings, language=language))
        self.has_written = True
        return translate("browser", "All that was in the file is here now.")

    def change(self, settings: Settings) -> None:
        """Take these settings from now on, and keep them."""
        if settings == self.settings:
            return
        self.settings = settings
        try:
            self._file.save(settings)
        except OSError as error:
            self.notes = [unsaved_text(error)]
        self.has_written = True

    def rules(self) -> dict[str, Rules]:
        """Return every ruleset that there is, by name."""
        return known_rules(HouseRules(house_rules_dir()))

    def home(self) -> HomeState:
        """Return what the first page depends on."""
        saved = find_unfinished(records_dir())
        has_played = saved is not None or bool(finished_games(records_dir()))
        unstored = [] if self.is_stored else [unstored_text()]
        nearby = [nearby_text()] if self._is_nearby else []
        return HomeState(self.settings, self.rules(), saved, has_played, (*unstored, *nearby, *self.notes))

    def begin(self, settings: Settings, now: float, *, is_daily: bool = False) -> Game:
        """Return a new match. Raises ValueError for people if its rules cannot be loaded."""
        table = new_table(self._options, settings, now, is_daily=is_daily)
        begun = datetime.now().astimezone()
        return self._kept(table, Autosave.begin(records_dir(), person_name(settings), begun))

    def resume(self, saved: Unfinished, now: float) -> Game:
        """Return a match where it stopped, between two rounds with the next one."""
        pace = solo_pace(self._options, self.settings)
        table = LocalTable.resume(saved.replayed, pace=pace, now=now, tempo=self.settings.tempo)
        game = self._kept(table, Autosave.reopen(saved))
        if table.view.outcome is not None and not table.match.is_over:
            table.start_round(now)
        return game

    def _kept(self, table: LocalTable, autosave: Autosave) -> Game:
        book = BookKeeper(scores_path(), self._tell_unscored, is_wanted=self.settings.keeps_scores)
        is_daily = day_of(table.match.setup, today()) is not None
        return Game(table, KeptMatch(table, autosave, book), is_daily=is_daily)

    def unfinished(self) -> tuple[Unfinished, ...]:
        """Return the matches that can be continued, the one last played first."""
        return unfinished_matches(records_dir())

    def finished(self) -> list[tuple[Path, PastLines]]:
        """Return the records of the latest games that are over, and what is said of each."""
        practice = practice_records(self.rows())
        found = []
        for path in finished_games(records_dir())[:_MOST_FINISHED]:
            try:
                game = past_match(read_record(path), is_practice=path.name in practice)
            except (OSError, EngineError):
                game = None
            found.append((path, past_lines(path, game, when(path))))
        return found

    def past(self, path: Path) -> tuple[LookBack | None, str]:
        """Return a finished game to step through, or None and why it cannot be."""
        try:
            film = film_of_match(read_record(path))
        except (OSError, EngineError):
            film = None
        if film is None:
            return None, translate("browser", "The record of this game can’t be read.")
        return LookBack(film), ""

    def rows(self) -> tuple[Scored, ...]:
        """Return the rounds of the score book."""
        try:
            return read_scores(scores_path())
        except OSError as error:
            self._tell_unscored(error)
            return ()

    def _tell_unscored(self, error: OSError) -> None:
        self.notes = [unscored_text(error)]

    def daily(self) -> Scored | None:
        """Return how today's deal went; None if it was not played yet."""
        return daily_of(self.rows(), match_id(self._daily_setup()))

    def daily_levels(self) -> Iterator[tuple[str, int]]:
        """Yield level by level what computer players get out of today's cards."""
        return each_level(self._daily_setup())

    def _daily_setup(self) -> MatchSetup:
        return daily_setup(today(), load_rules(self.settings.rules))
