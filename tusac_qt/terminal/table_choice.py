"""Tables nearby, listed in the terminal until the player chooses one, or types where another is. No Qt."""

import time

from net.address import typed_number
from net.node.node import Node
from net.node.reports import TablesSeen
from net.node.wishes import Joining
from tusac_qt.terminal.dialogue import Dialogue
from tusac_qt.terminal.inbox import TerminalInbox, TerminalNote
from tusac_qt.terminal.text_arrival import ReadTarget
from tusac_qt.terminal.text_list import TextList
from tusac_qt.terminal.typed import LEAVE
from tusac_qt.words.translation import translate

EMPTY_AFTER_S = 4.0
"""A list that has stayed empty so long says what else can be done."""


class TableChoice:
    """One person on the way to a table."""

    def __init__(self, node: Node, inbox: TerminalInbox) -> None:
        """Begin with a node that is started; `inbox.wake` is what it wakes."""
        self._node = node
        self._inbox = inbox
        self._dialogue = Dialogue()

    def choose(self, code: str, read_target: ReadTarget) -> Joining | None:
        """List the tables nearby until one is chosen; None if the player leaves.

        Args:
            code: as given so far; a table that needs one asks for it.
            read_target: reads a table number or an address. Raises ValueError with one line for people.
        """
        found = TextList()
        hint_at: float | None = time.monotonic() + EMPTY_AFTER_S
        self._node.browse(is_on=True)
        self._dialogue.show([translate("terminal", "Looking for tables nearby.")], found.prompt())
        joining: Joining | None = None
        while joining is None:
            came = self._inbox.next(hint_at)
            if came is TerminalNote.ENDED or (isinstance(came, str) and came.strip().casefold() in LEAVE):
                return None
            lines: list[str] = []
            if came is None:
                hint_at = None
                lines = [translate("terminal", "No tables yet.")] if found.is_empty else []
            elif isinstance(came, str):
                self._dialogue.echo(came)
                lines, joining = self._chosen(found, came.strip(), code, read_target)
            else:
                seen = [report for report in self._node.take() if isinstance(report, TablesSeen)]
                lines = [line for report in seen for line in found.tell(report.nearby, report.own)]
            self._dialogue.show(lines, "" if joining is not None else found.prompt())
        self._node.browse(is_on=False)
        return joining

    def _chosen(
        self, found: TextList, text: str, code: str, read_target: ReadTarget
    ) -> tuple[list[str], Joining | None]:
        """Return what to print after a typed line, and the table it chooses."""
        table = found.chosen(text)
        if table is not None:
            if table.advert.needs_code and not code:
                code = self._ask_code()
            return [], Joining(table.addresses, code, table.advert.table)
        if text.casefold() == "h":
            self._node.look_harder(is_on=True)
            return [translate("terminal", "Asking every address nearby.")], None
        if not text:
            return [], None
        try:
            return [], Joining(read_target(text), code, number=typed_number(text))
        except ValueError as error:
            return [str(error)], None

    def _ask_code(self) -> str:
        self._dialogue.show([], translate("terminal", "Table code >"))
        came = self._inbox.next(None)
        while came is TerminalNote.WOKEN:
            came = self._inbox.next(None)
        if not isinstance(came, str):
            return ""
        self._dialogue.echo(came)
        return came.strip()
