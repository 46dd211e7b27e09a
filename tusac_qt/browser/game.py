"""A table of this machine as a page plays it: time, computer players, what is picked, and what is shown."""

from collections import deque
from dataclasses import dataclass

from tusac_qt.browser.browser_words import unstored_note
from tusac_qt.browser.kept_match import KeptMatch
from tusac_qt.browser.lesson_screen import lesson_screen, teacher_refusal
from tusac_qt.phone.messages import Message, Press
from tusac_qt.phone.parts import ButtonShown, Screen, button, main_button
from tusac_qt.phone.sight import Sight
from tusac_qt.phone.table_screen import PhoneTable, Surroundings, table_screen
from tusac_qt.play.lesson import Lesson
from tusac_qt.play.local_table import BotRequest, LocalTable
from tusac_qt.words.translation import translate


@dataclass(frozen=True, slots=True)
class Tastes:
    """The wishes of the player for how tables are shown.

    Attributes:
        with_hints: junk and waits are told.
        suggests: what the computer would do is told at every question.
        face: the player's face.
    """

    with_hints: bool
    suggests: bool
    face: int


class Game:
    """The table that is played at.

    Attributes:
        table: the table.
        is_daily: whether its match is the deal of a day.
        has_written: whether something was kept since this was last set to False.
        is_stored: whether the browser stores what is written.
    """

    def __init__(self, table: LocalTable, kept: KeptMatch | None, *, is_daily: bool = False) -> None:
        """Begin to play; nothing happens before `advance`.

        Args:
            table: what is played at; a lesson for being taught.
            kept: keeps its match; None for a lesson.
            is_daily: whether its match is the deal of a day.
        """
        self.table = table
        self.is_daily = is_daily
        self.has_written = False
        self.is_stored = True
        self._kept = kept
        self._sight = Sight()
        self._asked: deque[BotRequest] = deque()
        self._seen: tuple[object, ...] = ()
        self._has_happened = True

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is given on the table, if one is."""
        return self.table if isinstance(self.table, Lesson) else None

    @property
    def is_lost_at_close(self) -> bool:
        """Whether a match is played here that is gone when the page is closed."""
        return self._kept is not None and not (self.is_stored and self._kept.is_whole)

    def advance(self, now: float) -> list[dict[str, object]]:
        """Let time pass, and one computer player choose; return what has happened, for the page."""
        if self._asked:
            request = self._asked.popleft()
            self.table.bot_answer(request.number, request.seat, request.choose())
        events = self.table.advance(now)
        self._has_happened |= bool(events)
        self._asked += self.table.take_requests()
        if self._kept is not None:
            self.has_written |= self._kept.follow(events)
        return [*self._sight.tell(self.table, events), *self._sight.meet_prompt(self.table)]

    def take_changed(self) -> bool:
        """Return whether the table may look otherwise than at the last call: making its screen takes long."""
        table, lesson = self.table, self.lesson
        prompt, step = table.prompt, None if lesson is None else lesson.step
        number = None if prompt is None else prompt.number
        seen = (number, table.window, table.is_paused, table.auto, step, self.is_lost_at_close)
        has_changed = self._has_happened or seen != self._seen
        self._has_happened, self._seen = False, seen
        return has_changed

    def wait_s(self, now: float) -> float | None:
        """Return after how many seconds to call `advance` again; None while the player is waited for."""
        if self._asked:
            return 0.0
        deadline = self.table.next_deadline()
        return None if deadline is None else max(0.0, deadline - now)

    def touch(self, message: Message, tastes: Tastes, now: float) -> str:
        """Take in a button or a card that was pressed; return why that did nothing, "" if it did."""
        if isinstance(message, Press) and message.id == "take_back":
            self.table.take_back(now)
            return ""
        if isinstance(message, Press) and message.id == "pause":
            self.table.set_paused(now, paused=not self.table.is_paused)
            return ""
        if isinstance(message, Press) and message.id == "next":
            if self.table.view.outcome is not None and not self.table.match.is_over:
                self.table.start_round(now)
            return ""
        refused = self._sight.touch(self._shown(tastes), message, now)
        return refused if self.lesson is None else teacher_refusal(self.lesson, refused)

    def screen(self, tastes: Tastes, now: float) -> Screen:
        """Return what the page shows."""
        screen = table_screen(self._shown(tastes), self._surroundings(), now)
        return screen if self.lesson is None else lesson_screen(screen, self.lesson)

    def close(self) -> None:
        """Let go of the table; its match can be continued."""
        if self._kept is not None:
            self._kept.close()

    def _shown(self, tastes: Tastes) -> PhoneTable:
        sight = self._sight
        suggests = tastes.suggests or self.lesson is not None
        return PhoneTable(
            self.table, sight.picks, tastes.with_hints, suggests, sight.log, sight.why_void, face=tastes.face
        )

    def _surroundings(self) -> Surroundings:
        has_ended = self.table.view.outcome is not None
        return Surroundings(
            note=unstored_note() if self.is_lost_at_close else "",
            menu=self._menu(),
            leads_on=self._leads_on() if has_ended else (),
        )

    def _menu(self) -> tuple[ButtonShown, ...]:
        leave = button("home", translate("TableMenu", "Leave the table"))
        if self.lesson is not None:
            return (leave,)
        table, found = self.table, []
        if table.can_take_back:
            found.append(button("take_back", translate("browser", "Take my move back")))
        if table.pace.has_clock:
            label = translate("window", "Resume") if table.is_paused else translate("window", "Pause")
            found.append(button("pause", label, is_on=table.is_paused))
        found.append(button("rules", translate("HomePage", "Rules")))
        if not self.is_lost_at_close:
            leave = button("home", translate("TableMenu", "Leave the table; the match is saved"))
        return (*found, leave)

    def _leads_on(self) -> tuple[ButtonShown, ...]:
        home = button("home", translate("result", "Home"))
        if not self.table.match.is_over:
            is_void = self.table.view.outcome is not None and self.table.view.outcome.voided_by is not None
            label = translate("result", "Deal again") if is_void else translate("result", "Next round")
            return main_button("next", label), home
        if self.is_daily:
            return main_button("daily", translate("result", "Compare with the computers")), home
        return main_button("play", translate("result", "Play again")), home
