"""One page that plays alone: its messages in, its screens and news out, time passed by whoever runs it.

It speaks as the server of phones does (docs/phone.md, 4 and 5); docs/web.md says what is added.
"""

import json
import time
from base64 import b64encode
from collections.abc import Callable
from dataclasses import replace

from net.texts import cleaned
from tusac_qt.browser.browser_words import browser_page_words, unstored_text
from tusac_qt.browser.game import Game, Tastes
from tusac_qt.browser.home_screens import chosen
from tusac_qt.browser.pages import GAMES, HOME, NAMES, PAST, RULES, Pages
from tusac_qt.browser.shelf import Shelf
from tusac_qt.choices.new_match import NAME_LIMIT, first_match, is_first_lesson, known_name, renamed
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.solo_tables import lesson_table
from tusac_qt.phone.happenings import noted
from tusac_qt.phone.messages import Beat, CallMe, Hello, Message, Press, SetUp, Sit, read
from tusac_qt.phone.parts import Screen, still
from tusac_qt.phone.words_message import chosen_language, words_message
from tusac_qt.words.faces import DERIVED, own_face
from tusac_qt.words.translation import speak, translate

_TO_TABLE = ("play", "play_daily", "continue", "resume", "learn")
"""The buttons that lead to a table."""


class Alone:
    """A page and the game behind it."""

    def __init__(
        self,
        say: Callable[[str], object],
        *,
        is_kept: bool,
        is_nearby: bool = False,
        options: StartOptions | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Read what is kept; nothing is said before the page has greeted.

        Args:
            say: takes each message to the page, as JSON.
            is_kept: whether files outlast the page.
            is_nearby: whether a computer nearby hands out the page, over plain http.
            options: wishes over the settings; None for none.
            clock: seconds, monotonic.
        """
        self._say = say
        self._clock = clock
        self._options = options or StartOptions()
        self._shelf = Shelf(self._options, is_stored=is_kept, is_nearby=is_nearby)
        self._pages = Pages(self._shelf)
        self._game: Game | None = None
        self._with_hints = self._suggests = True
        self._asks_at_close = False
        self._last: Screen | None = None
        self._number = 0

    def hear(self, text: str) -> None:
        """Do what the page asks for, and show what follows. Raises ValueError for what is no message."""
        message = read(text.encode())
        if isinstance(message, Beat):
            self._tell({"type": "beat"})
            return
        if isinstance(message, Hello):
            self._greet(message)
        elif isinstance(message, SetUp):
            self._set_up(message)
        elif isinstance(message, Sit | CallMe):
            self._call(message)
        elif isinstance(message, Press):
            self._press(message)
        else:
            self._touch(message)
        self._advance()
        self._show()

    def pump(self) -> float | None:
        """Let time pass and show what follows.

        Returns:
            After how many seconds to call again; None if nothing happens by itself.
        """
        if self._advance():
            self._show()
        game, shows_more = self._game, self._pages.work()
        if shows_more is not None:
            if shows_more:
                self._show()
            return 0.0
        return None if game is None or self._pages.name else game.wait_s(self._clock())

    def take_file(self, name: str, data: bytes) -> None:
        """Take in a file that the player has chosen, and say what became of it."""
        self.close()
        self._pages.name = HOME
        self._refuse("", self._shelf.unpack(name, data))
        self._show()

    def take_written(self) -> bool:
        """Return whether a file has changed since the last call."""
        game, shelf = self._game, self._shelf
        has_written = shelf.has_written or (game is not None and game.has_written)
        shelf.has_written = False
        if game is not None:
            game.has_written = False
        return has_written

    def take_stored(self, *, is_stored: bool) -> None:
        """Take in whether the browser has stored what was written, and show it."""
        if is_stored == self._shelf.is_stored:
            return
        self._shelf.is_stored = is_stored
        if not is_stored:
            self._refuse("", unstored_text())
        self._show()

    def close(self) -> None:
        """Let go of the table; its match can be continued."""
        if self._game is not None:
            self._game.close()
            self._game = None
            self._shelf.has_written = True

    def _advance(self) -> bool:
        """Let time pass at the table; return whether there is something else to be seen."""
        game = self._game
        if game is None or self._pages.name:
            return False
        happened = game.advance(self._clock())
        if happened:
            self._tell({"type": "events", "events": happened})
        self._note_step(game)
        return game.take_changed()

    def _greet(self, hello: Hello) -> None:
        self._speak(chosen_language(hello.langs))
        about = {"table": "Tứ Sắc", "computer": "", "trust": "", "is_back": False}
        self._tell({"type": "welcome", "resume": "", **about})

    def _speak(self, code: str) -> None:
        speak(code)
        self._shelf.change(replace(self._shelf.settings, language=code))
        self._tell({**words_message(code), "texts": browser_page_words(), "phrases": []})

    def _set_up(self, wanted: SetUp) -> None:
        if wanted.hints is not None:
            self._with_hints = wanted.hints
        if wanted.suggests is not None:
            self._suggests = wanted.suggests
        if wanted.lang is not None:
            self._speak(chosen_language((wanted.lang,)))

    def _call(self, wanted: Sit | CallMe) -> None:
        name = cleaned(wanted.name, NAME_LIMIT)
        if not name:
            self._refuse("", translate("phone", "Type a name first."))
            return
        settings = renamed(self._shelf.settings, name)
        self._shelf.change(replace(settings, face=DERIVED if wanted.face is None else wanted.face))
        self._pages.name = HOME

    def _press(self, press: Press) -> None:
        name, _, detail = press.id.partition(":")
        if name in NAMES:
            self._turn_to(name)
        elif name == "back":
            self._pages.name = HOME if self._game is None else ""
        elif name == "choose":
            key, _, value = detail.partition(":")
            self._shelf.change(chosen(self._shelf.settings, self._shelf.rules(), key, value))
        elif name == "save_file":
            file, data = self._shelf.packed()
            self._tell({"type": "file", "name": file, "data": b64encode(data).decode()})
        elif name in _TO_TABLE:
            self._sit_down(name, detail)
        elif name == PAST and self._pages.name == GAMES:
            self._refuse(press.id, self._pages.look_back(detail))
        elif name == "step" and self._game is not None:
            self._go_on(self._game)
        else:
            self._touch(press)

    def _touch(self, message: Message) -> None:
        """Take in what is pressed at the table, or in a finished game."""
        game = self._game
        if self._pages.name == PAST:
            told = self._pages.touch(message)
            if told:
                self._tell({"type": "events", "events": [noted(told)]})
        elif game is not None and not self._pages.name:
            name = message.id if isinstance(message, Press) else ""
            self._refuse(name, game.touch(message, self._tastes, self._clock()))

    def _turn_to(self, page: str) -> None:
        """Show another page; only the rules are read with a table waiting behind."""
        game = self._game
        rules = self._shelf.settings.rules if game is None else game.table.view.rules.name
        if page != RULES:
            self.close()
        self._pages.open(page, rules)

    def _sit_down(self, how: str, detail: str) -> None:
        """Open a table; the match on the one that is left can be continued."""
        self.close()
        now, shelf = self._clock(), self._shelf
        try:
            if how == "learn":
                self._game = Game(lesson_table(self._options, shelf.settings, now), None)
            elif how in ("continue", "resume"):
                matches = self._pages.resumable if how == "resume" else shelf.unfinished()
                at = int(detail) if detail.isdecimal() and len(detail) < 3 else 0
                self._game = shelf.resume(matches[at], now) if at < len(matches) else None
            else:
                self._game = shelf.begin(shelf.settings, now, is_daily=how == "play_daily")
        except ValueError as error:
            shelf.notes = [str(error)]
        self._pages.name = HOME if self._game is None else ""

    def _go_on(self, game: Game) -> None:
        """Leave a step of the lesson; after the last one play a round alone."""
        lesson = game.lesson
        if lesson is None:
            return
        if not lesson.is_last:
            lesson.go_on()
            return
        settings = first_match(self._shelf.settings, lesson.view.rules.name)
        self._game = self._shelf.begin(settings, self._clock())

    def _note_step(self, game: Game) -> None:
        """Remember how far the first lesson has come: begun is not done."""
        lesson, settings = game.lesson, self._shelf.settings
        step = None if lesson is None else lesson.step
        if lesson is None or step is None or not is_first_lesson(self._options, settings):
            return
        number = 0 if lesson.is_last else step.number
        self._shelf.change(replace(settings, has_met_lesson=lesson.is_last, lesson_step=number))

    @property
    def _tastes(self) -> Tastes:
        settings = self._shelf.settings
        return Tastes(self._with_hints, self._suggests, own_face(settings.face, known_name(settings)))

    def _tell(self, message: dict[str, object]) -> None:
        self._say(json.dumps(message, ensure_ascii=False))

    def _refuse(self, name: str, text: str) -> None:
        if text:
            self._tell({"type": "refused", "id": name, "text": text})

    def _show(self) -> None:
        """Show how things stand, if that is another picture than before."""
        game, page = self._game, self._pages.name
        if game is not None:
            game.is_stored = self._shelf.is_stored
        self._tell_closing(game)
        tastes = self._tastes
        screen = (
            self._pages.screen(tastes.face) if game is None or page else game.screen(tastes, self._clock())
        )
        shown = still(screen)
        if shown != self._last:
            self._last = shown
            self._number += 1
            self._tell({**screen, "number": self._number})

    def _tell_closing(self, game: Game | None) -> None:
        """Have the page ask before it is closed while a match of this visit is nowhere else."""
        was_lost = self._asks_at_close and not self._shelf.is_stored
        asks = was_lost or (game is not None and game.is_lost_at_close)
        if asks != self._asks_at_close:
            self._asks_at_close = asks
            self._tell({"type": "closing", "asks": asks})
