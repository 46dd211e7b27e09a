"""The shell of a table on the network in a terminal: lobby and rounds in words, lines typed, the node's reports.

Nothing is decided here that the session, `TextLobby` or `TextTable` could decide.
"""

import sys
import time
from collections.abc import Callable

from net.address import Address
from net.node.node import Node
from net.node.reports import (
    AtTable,
    Failed,
    Hosted,
    Joining,
    Left,
    RecordKept,
    Report,
    TablesSeen,
    Warned,
)
from net.session.status import News, Said, SessionEvent, Status
from tusac_qt.play.remote_table import RemoteTable, noted
from tusac_qt.settings import Settings
from tusac_qt.terminal.console import ask, complain, say
from tusac_qt.terminal.inbox import Inbox, Note
from tusac_qt.terminal.text_list import TextList
from tusac_qt.terminal.text_lobby import TextLobby, saying
from tusac_qt.terminal.text_table import TextTable
from tusac_qt.terminal.typed import LEAVE
from tusac_qt.version import program_version
from tusac_qt.words.dealing import STEPS, step_text
from tusac_qt.words.network import ending, failure, trouble
from tusac_qt.words.table_news import note_text
from tusac_qt.words.translation import translate

EMPTY_AFTER_S = 4.0
"""A list that has stayed empty so long says what else can be done (table-ui.md 5.2)."""


class NetTerminal:
    """One person at the terminal of this process, at one table."""

    def __init__(self, node: Node, inbox: Inbox, settings: Settings) -> None:
        """Begin before the node has been asked to host or join; `inbox.wake` is what it wakes.

        Args:
            node: started.
            inbox: reads what is typed.
            settings: as the player left them.
        """
        self._node = node
        self._inbox = inbox
        self._settings = settings
        self._lobby = TextLobby()
        self._hosted: Hosted | None = None
        self._status: Status | None = None
        self._table: RemoteTable | None = None
        self._text: TextTable | None = None
        self._step = ""
        self._prompt = ""
        self._exit: int | None = None

    def choose(self, code: str, read_target: Callable[[str], tuple[Address, ...]]) -> Joining | None:
        """List the tables nearby until one is chosen; None if the player leaves.

        Args:
            code: as given so far; a table that needs one asks for it.
            read_target: reads a table number or an address. Raises ValueError with one line for people.
        """
        found = TextList()
        hint_at: float | None = time.monotonic() + EMPTY_AFTER_S
        self._node.browse(is_on=True)
        self._show([translate("terminal", "Looking for tables nearby.")], found.prompt())
        while True:
            came = self._inbox.next(hint_at)
            lines: list[str] = []
            if came is None:
                hint_at = None
                lines = [translate("terminal", "No table seen yet.")] if found.is_empty else []
            elif came is Note.WOKEN:
                seen = [report for report in self._node.take() if isinstance(report, TablesSeen)]
                lines = [line for report in seen for line in found.tell(report.nearby)]
            elif came is Note.ENDED or came.strip().casefold() in LEAVE:
                return None
            else:
                self._echo(came)
                try:
                    joining = self._chosen(found, came.strip(), code, read_target)
                except ValueError as error:
                    lines = [str(error)]
                else:
                    if joining is not None:
                        self._node.browse(is_on=False)
                        return joining
            self._show(lines, found.prompt())

    def _chosen(
        self, found: TextList, text: str, code: str, read_target: Callable[[str], tuple[Address, ...]]
    ) -> Joining | None:
        if text.casefold() == "h":
            self._node.look_harder(is_on=True)
            return None
        table = found.chosen(text)
        if table is None:
            return Joining(read_target(text), code) if text else None
        if table.advert.needs_code and not code:
            code = self._ask_code()
        return Joining(table.addresses, code, table.advert.table)

    def _ask_code(self) -> str:
        self._show([], translate("terminal", "The table's code >"))
        came = self._inbox.next(None)
        while came is Note.WOKEN:
            came = self._inbox.next(None)
        if not isinstance(came, str):
            return ""
        self._echo(came)
        return came.strip()

    def run(self) -> int:
        """Follow the table until we are there no more, and return the exit status."""
        while self._exit is None:
            came = self._inbox.next(None)
            if came is Note.ENDED:
                self._leave()
            elif came is Note.WOKEN:
                self._say([line for report in self._node.take() for line in self._told(report)])
            elif isinstance(came, str):
                self._echo(came)
                self._say(self._answer(came))
        return self._exit

    def _echo(self, line: str) -> None:
        """Take in that a line was typed behind the question: a terminal shows it, a pipe does not."""
        self._prompt = ""
        if not sys.stdin.isatty():
            say([line])

    def _show(self, lines: list[str], prompt: str) -> None:
        """Print lines, then a question, unless it stands there already."""
        is_new = bool(lines) or prompt != self._prompt
        if self._prompt and is_new:
            say([""])
        say(lines)
        if prompt and is_new:
            ask(prompt)
        self._prompt = prompt

    def _say(self, lines: list[str]) -> None:
        """Print lines, then what the table asks."""
        question: tuple[str, ...] = ()
        prompt = ""
        if self._exit is None and self._text is not None:
            if self._text.is_asking:
                asked = self._text.question()
                question, prompt = asked.lines, asked.prompt
        elif self._exit is None and self._status is not None and self._status.members:
            prompt = self._lobby.prompt(self._status)
        self._show([*lines, *question], prompt)

    def _told(self, report: Report) -> list[str]:
        if isinstance(report, Hosted):
            self._hosted = report
            return [] if self._status is None else self._lobby.tell(self._status, report)
        if isinstance(report, AtTable):
            return self._follow(report.status, report.events)
        if isinstance(report, Warned):
            return [trouble(report.why, report.detail).text]
        if isinstance(report, RecordKept):
            text = translate("terminal", "The proof of round {number} is in {path}")
            return [text.format(number=report.round_number, path=report.path)]
        if isinstance(report, Failed):
            complain(failure(report, program_version()).text)
            self._exit = 1
        if isinstance(report, Left) and self._exit is None:
            self._exit = 0
        return []

    def _follow(self, status: Status, events: tuple[SessionEvent, ...]) -> list[str]:
        self._status = status
        lines = self._progress(status)
        if self._table is not None and self._text is not None:
            self._table.follow(status, events)
        elif status.round is not None:
            self._table = RemoteTable(status, self._node.send)
            hints = self._settings.has_hints or self._table.pace.gives_hints
            self._text = TextTable(self._table, with_hints=hints, tips_seen=self._settings.tips_seen)
            lines += self._text.tell_position()
        else:
            told = (note_text(noted(status, event)) for event in events if isinstance(event, Said | News))
            lines += [line for line in told if line]
            if status.end is None:
                lines += self._lobby.tell(status, self._hosted)
        lines += self._advance()
        if status.end is not None:
            lines.append(ending(status.end, status.end_detail).text)
            self._exit = 0
        return lines

    def _progress(self, status: Status) -> list[str]:
        """Return what the dealing has come to."""
        step = "" if status.proof is None else status.proof.step
        if step == self._step or step not in STEPS:
            return []
        self._step = step
        return [f"  {step}: {step_text(step)}"]

    def _advance(self) -> list[str]:
        if self._table is None or self._text is None:
            return []
        lines = self._text.tell(self._table.advance(time.monotonic()))
        while self._table.next_deadline() is not None:
            lines += self._text.tell(self._table.advance(time.monotonic()))
        return lines

    def _answer(self, line: str) -> list[str]:
        """Do what a typed line asks for and return the lines to print."""
        if line.strip().casefold() in LEAVE or self._status is None:
            self._leave()
            return []
        said = saying(line.strip())
        if said is not None:
            self._node.send(said)
            return []
        if self._text is None:
            lines, command = self._lobby.answer(line, self._status)
            if command is not None:
                self._node.send(command)
            return lines
        lines = self._text.answer(line, time.monotonic())
        if self._text.wants_to_leave:
            self._leave()
        return lines + self._advance()

    def _leave(self) -> None:
        say([translate("terminal", "You leave the table.")])
        self._exit = 0
