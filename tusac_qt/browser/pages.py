"""The pages around the table: which one is shown, and what it shows."""

from collections.abc import Callable, Iterator
from pathlib import Path

from tusac_qt.browser.home_screens import (
    book_screen,
    daily_screen,
    games_screen,
    home_screen,
    name_screen,
    rules_screen,
)
from tusac_qt.browser.look_back import LookBack
from tusac_qt.browser.shelf import Shelf
from tusac_qt.choices.new_match import load_rules, person_name
from tusac_qt.model.past_game_words import PastLines
from tusac_qt.phone.messages import Message
from tusac_qt.phone.parts import Screen
from tusac_qt.play.autosave import Unfinished
from tusac_qt.words.faces import DERIVED

HOME, GAMES, BOOK, DAILY, RULES, NAME = NAMES = ("home", "games", "book", "daily", "rules", "name")
"""The pages that a button leads to by its name."""
PAST = "past"
"""A finished game that is stepped through."""


class Pages:
    """The page that is shown, and what it depends on beside the files.

    Attributes:
        name: of the page; "" while a table is shown.
        resumable: the matches that were left, as the page of games lists them.
    """

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self.name = HOME
        self.resumable: tuple[Unfinished, ...] = ()
        self._finished: list[tuple[Path, PastLines]] = []
        self._rules = ""
        self._levels: dict[str, int] = {}
        self._comparing: Iterator[tuple[str, int]] | None = None
        self._past: LookBack | None = None

    def open(self, name: str, rules: str) -> None:
        """Show another page; `rules` are those at the table that waits behind, or of the next one."""
        shelf = self._shelf
        if name == RULES:
            self._rules = rules
        elif name == GAMES:
            self.resumable, self._finished = shelf.unfinished(), shelf.finished()
        elif name == DAILY:
            self._levels = {}
            self._comparing = None if shelf.daily() is None else shelf.daily_levels()
        self.name = name

    def look_back(self, place: str) -> str:
        """Show the finished game at a place of the list; return why that is not possible, or ""."""
        at = int(place) if place.isdecimal() and len(place) < 3 else len(self._finished)
        if at >= len(self._finished):
            return ""
        self._past, refused = self._shelf.past(self._finished[at][0])
        self.name = GAMES if self._past is None else PAST
        return refused

    def touch(self, message: Message) -> str:
        """Take in what is pressed in a finished game; return what is to be told of where that leads."""
        if self.name != PAST or self._past is None:
            return ""
        before = self._past.told()
        self._past.touch(message)
        told = self._past.told()
        return "" if told == before else told

    def work(self) -> bool | None:
        """Do a piece of what a page calculates.

        Returns:
            Whether there is something else to be seen; None where nothing was left to do.
        """
        if self.name == PAST and self._past is not None:
            return self._past.is_judged if self._past.judge_next() else None
        if self.name != DAILY or self._comparing is None:
            return None
        found = next(self._comparing, None)
        if found is None:
            self._comparing = None
            return True
        self._levels[found[0]] = found[1]
        return False

    def screen(self, face: int) -> Screen:
        """Return the page; `face` is the player's at a table."""
        shelf, settings = self._shelf, self._shelf.settings
        if self.name == PAST and self._past is not None:
            return self._past.screen(face)
        screens: dict[str, Callable[[], Screen]] = {
            HOME: lambda: home_screen(shelf.home()),
            GAMES: lambda: games_screen(self.resumable, [lines for _, lines in self._finished]),
            BOOK: lambda: book_screen(shelf.rows()),
            DAILY: lambda: daily_screen(
                shelf.daily(), self._levels if self._comparing is None else None, settings.rules
            ),
            RULES: lambda: rules_screen(load_rules(self._rules)),
            NAME: lambda: name_screen(
                person_name(settings), None if settings.face == DERIVED else settings.face
            ),
        }
        return screens[self.name]()
