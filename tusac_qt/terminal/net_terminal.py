"""Plays a network table in a terminal: lobby and rounds in words, typed lines, the node's reports.

Nothing is decided here that the session, `TextLobby` or `TextTable` could decide.
"""

import time
from typing import assert_never

from net.discovery.discovery import DiscoveryTrouble
from net.match.status import Dealt, TablePhase
from net.node.node import Node
from net.node.reports import (
    AtTable,
    CoordinatorAt,
    Failed,
    Hosted,
    Left,
    RecordKept,
    Report,
    TablesSeen,
    Warned,
)
from net.table.interface.commands import SetPaused, SetReady, WaitNoLonger
from net.table.interface.status import EndReason, News, Said, SessionEvent, Status
from tusac_qt.choices.new_match import table_name
from tusac_qt.choices.settings import Settings
from tusac_qt.model.split import leaving_text, table_anew
from tusac_qt.model.table_notes import account_lines, is_void, pause_of_others
from tusac_qt.play.remote_news import noted
from tusac_qt.play.remote_table import RemoteTable, own_seat
from tusac_qt.play.table import PromptKind
from tusac_qt.play.visit import Ended, Follow, Gone, GoOn, InLobby, Move, SitDown, Stage, Visit
from tusac_qt.system.console import complain, paint_with, say
from tusac_qt.system.version import VERSION
from tusac_qt.terminal.card_colors import card_painter
from tusac_qt.terminal.dialogue import Dialogue
from tusac_qt.terminal.inbox import TerminalInbox, TerminalNote
from tusac_qt.terminal.text_arrival import TextArrival
from tusac_qt.terminal.text_lobby import TextLobby, code_lines, own_member, saying
from tusac_qt.terminal.text_offers import TextPatience, TextSplit
from tusac_qt.terminal.text_phones import TextPhones
from tusac_qt.terminal.text_scores import TextScores
from tusac_qt.terminal.text_table import TextTable
from tusac_qt.terminal.typed import LEAVE
from tusac_qt.words.dealing import STEPS, step_text
from tusac_qt.words.table_news import note_text
from tusac_qt.words.translation import translate
from tusac_qt.words.troubles import TroubleAction, ending, failure, unseen_text, warning

_LAST_RECORD_S = 2.0

_AFTER_ROUNDS = frozenset({TablePhase.BETWEEN, TablePhase.ENDED})
GOOD_ENDS = (EndReason.WE_LEFT, EndReason.MATCH_OVER, EndReason.CLOSED)
"""Why one may be at a table no more without anything being wrong."""


class NetTerminal:
    """One person at the terminal of this process, at one table."""

    def __init__(
        self,
        node: Node,
        inbox: TerminalInbox,
        settings: Settings,
        arrival: TextArrival | None = None,
        phones: TextPhones | None = None,
    ) -> None:
        """Begin with a node that has been asked to host or join; `inbox.wake` is what it wakes.

        Args:
            node: started.
            inbox: reads what is typed.
            settings: as the player left them.
            arrival: what can be typed if joining fails; None if a table is opened.
            phones: serves phones; None if nobody is to play by one.
        """
        self._phones = phones
        self._arrival = arrival or TextArrival(None, lambda _typed: ())
        self._node = node
        self._inbox = inbox
        self._settings = settings
        self._lobby = TextLobby()
        self._place: Hosted | CoordinatorAt | None = None
        self._visit = Visit().begin()
        self._table: RemoteTable | None = None
        self._text: TextTable | None = None
        self._troubles: list[DiscoveryTrouble] = []
        self._step = ""
        self._dialogue = Dialogue()
        self._scores = TextScores(settings)
        self._over_by: float | None = None
        self._split, self._patience = TextSplit(), TextPatience()
        self._was_warned = False
        self._exit: int | None = None

    def run(self) -> int:
        """Follow the table until we are there no more, and return the exit status."""
        paint_with(card_painter())
        with self._scores:
            status = self._follow_inbox()
        self._say(self._scores.take_problem())
        return status

    def _follow_inbox(self) -> int:
        while self._exit is None:
            came = self._inbox.next(self._split.due_at if self._over_by is None else self._over_by)
            if came is None:
                self._say(self._due())
            elif came is TerminalNote.ENDED:
                self._leave()
            elif came is TerminalNote.WOKEN:
                self._say(self._reported())
            elif isinstance(came, str):
                self._dialogue.echo(came)
                self._say(self._try_again(came) if self._arrival.prompt else self._answer(came))
            else:
                assert_never(came)
        return self._exit

    def _reported(self) -> list[str]:
        """Process the node's reports; of a table that is not wanted any more only `Left` counts."""
        lines: list[str] = []
        reports = []
        for report in self._node.take():
            if isinstance(report, Left) or not self._visit.is_leaving:
                reports.append(report)
                lines += self._told(report)
        return lines + self._phone_news(reports)

    def _due(self) -> list[str]:
        """Do what its moment has come for: to end, or to offer a new table."""
        if self._over_by is not None or self._visit.status is None:
            self._exit = 0
            return []
        return self._split.offer(self._visit.status)

    def _open_anew(self, status: Status) -> None:
        """Leave a table that waits for one like it."""
        me = own_member(status)
        if status.offer is None or me is None:
            return
        anew = table_anew(status, status.offer, table_name(me.name), self._settings.level_at_table)
        self._visit = self._visit.begin()
        self._node.host(anew)
        self._table = self._text = self._place = None
        self._lobby, self._split, self._patience = TextLobby(), TextSplit(), TextPatience()

    def _say(self, lines: list[str]) -> None:
        """Print lines, then what is asked, if anything is."""
        status, text = self._visit.status, self._text
        question: tuple[str, ...] = ()
        prompt = ""
        if self._exit is None and self._arrival.prompt:
            prompt = self._arrival.prompt
        elif self._exit is not None or status is None or self._waits_for_others(status):
            pass
        elif status.paused_by is not None:
            prompt = translate("terminal", "Paused (Enter: go on) >")
        elif text is None:
            prompt = self._lobby.prompt(status)
        elif text.is_asking:
            asked = text.question()
            question, prompt = asked.lines, asked.prompt
        elif is_void(status):
            prompt = translate("terminal", "Next round (Enter) >")
        self._dialogue.show([*lines, *question], prompt)

    def _waits_for_others(self, status: Status) -> bool:
        """Whether nothing is asked of the local player.

        True before joining, during deal and audit, when ready before the others, and without a seat.

        While the clocks are stopped only this counts: whether our person may let them go on.
        """
        me = own_member(status)
        if me is None or status.paused_by is not None:
            return me is None or pause_of_others(status) is not None
        if status.phase in (TablePhase.DEALING, TablePhase.AUDITING, TablePhase.ENDED):
            return True
        is_between = status.phase is TablePhase.BETWEEN or is_void(status)
        return self._text is not None and is_between and (me.is_ready or me.is_spectator)

    def _phone_news(self, reports: list[Report]) -> list[str]:
        if self._phones is None:
            return []
        for report in reports:
            self._phones.hear(report)
        return self._phones.news()

    def _told(self, report: Report) -> list[str]:  # noqa: PLR0911 - one for each kind of report
        if isinstance(report, Hosted | CoordinatorAt):
            return self._placed(report)
        if isinstance(report, AtTable):
            return self._at_table(report.status, report.events)
        if isinstance(report, TablesSeen):
            new = [what for what in report.nearby.troubles if what not in self._troubles]
            self._troubles += new
            return [unseen_text(what) for what in new]
        if isinstance(report, Warned):
            return [warning(report, VERSION)]
        if isinstance(report, RecordKept):
            self._scores.name_record(report.path.name)
            text = translate("terminal", "The proof of round {number} is in {path}")
            if self._over_by is not None:
                self._exit = 0
            return [text.format(number=report.round_number, path=report.path)]
        if isinstance(report, Failed):
            self._fail(report)
            return []
        if isinstance(report, Left):
            is_over = self._visit.stage is Stage.OVER
            self._visit, moves = self._visit.left()
            if self._exit is None and is_over:
                self._exit = 0
            return [line for move in moves for line in self._moved(move)]
        assert_never(report)

    def _fail(self, report: Failed) -> None:
        advice = failure(report, VERSION)
        complain(advice.text)
        if advice.way is TroubleAction.ANEW:
            complain(translate("terminal", "Join it again, or open the new one with --anew."))
        self._visit, _ = self._visit.failed()
        self._exit = None if self._arrival.can_try_again(report) else 1

    def _placed(self, place: Hosted | CoordinatorAt) -> list[str]:
        """Record the address of the table: printed in the lobby, and later with its new code."""
        told, self._place = code_lines(self._place), place
        if self._text is not None:
            return [line for line in code_lines(place) if line not in told]
        status = self._visit.status
        return [] if status is None else self._lobby.tell(status, place)

    def _at_table(self, status: Status, events: tuple[SessionEvent, ...]) -> list[str]:
        before, table = self._visit.status, self._table
        sits_elsewhere = table is not None and table.sits_elsewhere(status, events)
        self._visit, moves = self._visit.at_table(status, events, sits_elsewhere=sits_elsewhere)
        self._split.follow(status, time.monotonic())
        lines = self._progress(status) + self._patience.follow(status)
        lines += [line for move in moves if not isinstance(move, Ended) for line in self._moved(move)]
        if (before is None or before.phase not in _AFTER_ROUNDS) and status.phase in _AFTER_ROUNDS:
            lines += account_lines(status)
        if any(isinstance(event, Dealt) for event in events):
            text = translate("terminal", "The words of this round, the same on every screen: {words}.")
            lines.append(text.format(words=status.words))
        return lines + [line for move in moves if isinstance(move, Ended) for line in self._moved(move)]

    def _moved(self, move: Move) -> list[str]:
        if isinstance(move, InLobby):
            return self._in_lobby(move.status, move.events)
        if isinstance(move, SitDown):
            lines: list[str] = []
            if self._table is not None:
                self._table.follow(move.status, move.before)
                lines = self._advance()
            return lines + self._sit_down(move.status, move.events)
        if isinstance(move, Follow):
            if self._table is not None:
                self._table.follow(move.status, move.events)
            return self._advance()
        if isinstance(move, Ended):
            return self._end(move.status)
        if isinstance(move, Gone):
            self._exit = 0 if self._exit is None else self._exit
            return []
        if isinstance(move, GoOn):
            return []
        assert_never(move)

    def _in_lobby(self, status: Status, events: tuple[SessionEvent, ...]) -> list[str]:
        told = (note_text(noted(status, event)) for event in events if isinstance(event, Said | News))
        lines = [line for line in told if line]
        return lines if status.end is not None else lines + self._lobby.tell(status, self._place)

    def _end(self, status: Status) -> list[str]:
        """Return the line for the end; after a whole match, wait a moment for its last record."""
        if status.end is None or self._over_by is not None:
            return []
        text = ending(status.end, status.end_detail).text
        if status.end not in GOOD_ENDS:
            complain(text)
            self._exit = 1
            return []
        if status.end is EndReason.MATCH_OVER:
            self._over_by = time.monotonic() + _LAST_RECORD_S
        else:
            self._exit = 0
        return [] if self._has_told_end else [text]

    @property
    def _has_told_end(self) -> bool:
        """Whether the table itself has told that the match is over."""
        return self._table is not None and self._table.match.is_over

    def _sit_down(self, status: Status, events: tuple[SessionEvent, ...]) -> list[str]:
        """Begin to print the rounds, whether they begin now or have begun."""
        self._table = RemoteTable(status, self._node.send)
        hints = self._settings.has_hints or self._table.pace.gives_hints
        self._text = TextTable(
            self._table,
            with_hints=hints,
            tips_seen=self._settings.tips_seen,
            suggestions=self._settings.suggestions,
            rounds_finished=self._settings.rounds_finished,
        )
        self._scores.sit_down(self._table)
        self._table.follow(status, events)
        lines = self._advance()
        prompt = self._table.prompt
        is_shown = prompt is not None and prompt.kind is PromptKind.DISCARD  # the question shows the hand
        return lines if is_shown else [*lines, *self._text.tell_position()]

    def _progress(self, status: Status) -> list[str]:
        """Return what the dealing has come to."""
        step = "" if status.proof is None else status.proof.step
        if step == self._step or step not in STEPS or status.phase is not TablePhase.DEALING:
            return []
        self._step = step
        return [f"  {step}: {step_text(step)}"]

    def _advance(self) -> list[str]:
        if self._table is None or self._text is None:
            return []
        lines = self._tell_advance(self._table, self._text)
        while self._table.next_deadline() is not None:
            lines += self._tell_advance(self._table, self._text)
        return lines

    def _tell_advance(self, table: RemoteTable, text: TextTable) -> list[str]:
        events = table.advance(time.monotonic())
        self._scores.follow(table, events)
        return text.tell(events) + self._scores.take_problem()

    def _answer(self, line: str) -> list[str]:
        """Do what a typed line asks for and return the lines to print."""
        status = self._visit.status
        if line.strip().casefold() in LEAVE or status is None:
            return self._leave_if_meant()
        self._was_warned = False
        if self._takes_offer(line, status) or (self._phones is not None and self._phones.takes(line)):
            return []
        said = saying(line.strip())
        if said is not None:
            self._node.send(said)
            return []
        if not line.strip() and self._entered(status):
            return []
        if self._text is None:
            lines, command = self._lobby.answer(line, status)
            if command is not None:
                self._node.send(command)
            return lines
        lines = self._text.answer(line, time.monotonic())
        if self._text.wants_to_leave:
            self._leave()
        return lines + self._advance()

    def _takes_offer(self, line: str, status: Status) -> bool:
        """Do what was offered beside the game, if a typed line takes it; return whether it does."""
        if self._split.takes(line):
            self._open_anew(status)
            return True
        if self._patience.takes(line):
            self._node.send(WaitNoLonger())
            return True
        return False

    def _try_again(self, line: str) -> list[str]:
        """Join as a typed line wants it, or give up."""
        if line.strip().casefold() in LEAVE:
            self._exit = 1
            return []
        lines, joining = self._arrival.answer(line)
        if joining is not None:
            self._visit = self._visit.begin()
            self._node.join(joining)
        return lines

    def _entered(self, status: Status) -> bool:
        """Do what an empty line asks for beside the cards; return whether that is all it may do."""
        waits = self._waits_for_others(status)
        if status.paused_by is not None:
            if not waits:
                self._node.send(SetPaused(is_paused=False))
            return True
        if self._text is not None and is_void(status) and not waits:
            self._node.send(SetReady(is_ready=True))
            return True
        return self._text is not None and waits

    def _leave_if_meant(self) -> list[str]:
        """Leave, in the middle of a match only when asked to a second time; return what that costs."""
        status = self._visit.status
        is_free = status is None or status.end is not None or own_seat(status) is None
        if status is None or is_free or self._text is None or self._was_warned:
            self._leave()
            return []
        self._was_warned = True
        return [translate("terminal", "{cost} Type x again to leave.").format(cost=leaving_text(status))]

    def _leave(self) -> None:
        if self._arrival.prompt:  # nothing more is typed, and we are at no table
            self._exit = 1
            return
        if self._visit.status is None:  # what was typed came to its end before we came to any
            say([translate("terminal", "You didn’t join a table.")])
            self._exit = 1
            return
        say([translate("terminal", "You leave the table.")])
        self._exit = 0
