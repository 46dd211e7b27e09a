"""Plays a text table in a terminal: reads and writes lines, keeps the clock, saves, asks computer players.

Nothing is decided here that the table or `TextTable` could decide.
"""

import contextlib
import sys
import time
from dataclasses import replace
from datetime import datetime

from net.pace import LEARNING
from tusac_qt.choices.new_match import demonstration, first_match, lesson_to_give, new_match, person_name
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.choices.settings_file import SettingsFile
from tusac_qt.play.autosave import (
    Autosave,
    Unfinished,
    find_unfinished,
    move_finished_up,
    put_damaged_aside,
    records_dir,
    set_aside,
)
from tusac_qt.play.lesson import Lesson
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.tips import Tip
from tusac_qt.system.console import ask, paint_with, say
from tusac_qt.system.signals import status_of_leaving
from tusac_qt.terminal.card_colors import card_painter
from tusac_qt.terminal.inbox import TerminalInbox, TerminalNote
from tusac_qt.terminal.text_lesson import TextLesson
from tusac_qt.terminal.text_scores import TextScores
from tusac_qt.terminal.text_table import TextTable
from tusac_qt.words.file_words import unusable_text
from tusac_qt.words.system_errors import failure_text
from tusac_qt.words.translation import translate

_NO = "n"


class SkippingClock:
    """Seconds that run while a question stands and jump where nothing but waiting would happen."""

    def __init__(self) -> None:
        self._skipped_s = 0.0

    def now(self) -> float:
        """Return the time."""
        return time.monotonic() + self._skipped_s

    def skip_to(self, moment: float) -> None:
        """Let the time up to a moment be over."""
        self._skipped_s += max(0.0, moment - self.now())


class Terminal:
    """One player at the terminal of this process."""

    def __init__(self, settings: Settings, file: SettingsFile) -> None:
        """Begin with the settings as the player left them, and the file where they lie."""
        self._settings = settings
        self._file = file
        self._inbox = TerminalInbox()
        self._clock = SkippingClock()

    def play(self, options: StartOptions) -> int:
        """Continue a match or begin one, play it, and return the exit status.

        Raises ValueError with one line for people if the match cannot be set up.
        """
        paint_with(card_painter())
        self._inbox.start()
        move_finished_up(records_dir())
        with TextScores(self._settings) as scores:
            scores.catch_up(records_dir())
            status = self._play(options, scores)
        say(scores.take_problem())
        return status

    def _play(self, options: StartOptions, scores: TextScores) -> int:
        try:
            unfinished = self._offer_unfinished() if options.seed is None else None
        except EOFError:
            return self._part()
        except KeyboardInterrupt as interrupt:
            self._part()
            return status_of_leaving(interrupt)
        pace = options.pace or LEARNING
        if unfinished is None:
            header = new_match(options, self._settings)
            begun = datetime.now().astimezone()
            table = LocalTable.begin(header, pace=pace, now=self._clock.now())
            autosave = Autosave.begin(records_dir(), person_name(self._settings), begun)
        else:
            table = LocalTable.resume(unfinished.replayed, pace=pace, now=self._clock.now())
            autosave = Autosave.reopen(unfinished)
        hints = self._settings.has_hints or pace.gives_hints
        text = TextTable(
            table,
            with_hints=hints,
            tips_seen=self._settings.tips_seen,
            suggestions=self._settings.suggestions,
            rounds_finished=self._settings.rounds_finished,
        )
        if unfinished is not None:
            say(text.tell_position())
        status = 0
        scores.sit_down(table)
        try:
            self._run(table, text, autosave, scores)
        except EOFError:
            say(["", translate("terminal", "The input has ended.")])
        except KeyboardInterrupt as interrupt:
            status = status_of_leaving(interrupt)
            say([""])
        finally:
            self._keep_tips(text)
        self._put_away(table, autosave)
        return status

    def _put_away(self, table: LocalTable, autosave: Autosave) -> None:
        """Keep the record where it belongs, and say where that is."""
        if not table.match.is_over:
            autosave.close()
            if autosave.problem is None:
                self._part()
            else:
                say([translate("terminal", "Goodbye. The match could not be saved.")])
            return
        path = autosave.finish()
        if autosave.problem is None:
            say([translate("terminal", "The record is {path}").format(path=path)])
        else:
            told = translate("terminal", "The record can’t be saved in full: {problem}")
            say([told.format(problem=failure_text(autosave.problem))])

    def teach(self, options: StartOptions) -> int:
        """Give a lesson, then a round without a teacher if that is wanted; return the exit status."""
        self._inbox.start()
        script, name = lesson_to_give(options, self._settings)
        lesson = Lesson(script, name, now=self._clock.now())
        text = TextTable(lesson, with_hints=True, tips_seen=frozenset(Tip))
        taught = TextLesson(lesson, text)
        try:
            while not taught.is_over:
                say(text.tell(lesson.advance(self._clock.now())))
                if lesson.step is None:
                    self._clock.skip_to(lesson.next_deadline() or 0.0)
                    continue
                asked = taught.question()
                say(asked.lines)
                say(taught.answer(self._ask(asked.prompt, None) or "", self._clock.now()))
        except EOFError:
            say([""])
        except KeyboardInterrupt as interrupt:
            say([""])
            return status_of_leaving(interrupt)
        if not taught.wants_round:
            return 0
        self._settings = first_match(self._settings, script.rules.name)
        return self.play(options)

    def _offer_unfinished(self) -> Unfinished | None:
        """Return the match the player wants to continue; one that is not wanted is put among the records."""
        say(map(unusable_text, put_damaged_aside(records_dir())))
        found = find_unfinished(records_dir())
        if found is None:
            return None
        match, header = found.replayed.match, found.replayed.header
        tally = next((match.tally[seat] for seat, level in header.levels.items() if not level), 0)
        told = translate("terminal", "There is an unfinished match: round {number}, you have {tally}.")
        say([told.format(number=match.round_number, tally=f"{tally:+d}")])
        if found.lost_lines:
            say([translate("terminal", "The end of its record cannot be read and will be played again.")])
        line = self._ask(translate("terminal", "Continue it (Enter: yes, n: new match) >"), None) or ""
        if line.strip().casefold() not in (_NO, translate("terminal", "no").casefold()):
            return found
        try:
            set_aside(found)
        except OSError as error:
            say([failure_text(error)])
        return None

    def _run(self, table: LocalTable, text: TextTable, autosave: Autosave, scores: TextScores) -> None:
        """Play until the player leaves. Raises EOFError and KeyboardInterrupt."""
        problem: OSError | None = None
        while not text.wants_to_leave:
            events = table.advance(self._clock.now())
            autosave.append(table.take_record())
            scores.follow(table, events, autosave.path.name)
            say(scores.take_problem())
            if autosave.problem is not problem:
                problem = autosave.problem
                if problem is not None:
                    told = translate("terminal", "The match cannot be saved and goes on in memory: {problem}")
                    say([told.format(problem=failure_text(problem))])
            say(text.tell(events))
            if answer_requests(table):
                continue
            if text.is_asking:
                self._converse(table, text)
            else:
                self._clock.skip_to(table.next_deadline() or 0.0)

    def _converse(self, table: LocalTable, text: TextTable) -> None:
        """Ask what there is to ask and take one line, or none if the time runs out."""
        question = text.question()
        say(question.lines)
        prompt = table.prompt
        timeout_s = None
        if prompt is not None and prompt.deadline is not None and not table.is_paused:
            timeout_s = max(0.0, prompt.deadline - self._clock.now())
        line = self._ask(question.prompt, timeout_s)
        if line is not None:
            say(text.answer(line, self._clock.now()))

    def _ask(self, prompt: str, timeout_s: float | None) -> str | None:
        """Print a question and return the line typed, None if none came in time. Raises EOFError."""
        ask(prompt)
        came = self._inbox.next(None if timeout_s is None else time.monotonic() + timeout_s)
        if came is TerminalNote.ENDED:
            raise EOFError
        line = came if isinstance(came, str) else None
        if line is None or not sys.stdin.isatty():
            say([line or ""])  # a terminal shows what is typed, a pipe does not
        return line

    def _part(self) -> int:
        say([translate("terminal", "Goodbye. Your match is saved: you can continue it next time.")])
        return 0

    def _keep_tips(self, text: TextTable) -> None:
        kept = replace(self._settings, tips_seen=text.tips_seen, rounds_finished=text.rounds_finished)
        if kept == self._settings:
            return
        with contextlib.suppress(OSError):  # a tip told twice is no harm
            self._file.save(kept)


def answer_requests(table: LocalTable) -> bool:
    """Let the computer players answer what they are asked; return whether they were asked anything."""
    requests = table.take_requests()
    for request in requests:
        table.bot_answer(request.number, request.seat, request.choose())
    return bool(requests)


def show_demonstration(options: StartOptions, settings: Settings) -> None:
    """Play one round between computer players and print it.

    Raises ValueError with one line for people if it cannot be set up.
    """
    paint_with(card_painter())
    clock = 0.0
    table = LocalTable.begin(demonstration(options, settings), pace=LEARNING, now=clock)
    text = TextTable(table, with_hints=False, tips_seen=frozenset(Tip))
    while table.view.outcome is None:
        say(text.tell(table.advance(clock)))
        if not answer_requests(table):
            clock = max(clock, table.next_deadline() or clock)
    say(text.tell(table.advance(clock)))
