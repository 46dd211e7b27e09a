"""Input of a person who has not reached a table: another code or number. No Qt, no clock."""

from collections.abc import Callable
from dataclasses import replace

from net.address import Address, typed_number
from net.node.reports import Failed, Trouble
from net.node.wishes import Joining
from tusac_qt.system.version import VERSION
from tusac_qt.words.translation import translate
from tusac_qt.words.troubles import TroubleAction, failure

ReadTarget = Callable[[str], tuple[Address, ...]]
"""Reads a table number or an address. Raises ValueError with one line for people."""


class TextArrival:
    """The way to a table, until one is there.

    Attributes:
        prompt: what is asked; "" for nothing.
    """

    def __init__(self, joining: Joining | None, read_target: ReadTarget) -> None:
        """Begin.

        Args:
            joining: what the node has been asked for; None if a table is opened.
            read_target: for another number.
        """
        self._joining = joining
        self._read_target = read_target
        self._wants_code = False
        self.prompt = ""

    def can_try_again(self, failed: Failed) -> bool:
        """Return whether something may be typed after a failure; then `prompt` asks for it."""
        if self._joining is None:
            return False
        self._wants_code = failure(failed, VERSION).way is TroubleAction.CODE
        if self._wants_code:
            self.prompt = translate("terminal", "Table code >")
        elif failed.why in (Trouble.NOBODY_THERE, Trouble.HIDDEN_BY_VPN):
            self.prompt = translate("terminal", "The number or address on the host’s screen (x: leave) >")
        return bool(self.prompt)

    def answer(self, line: str) -> tuple[list[str], Joining | None]:
        """Return the lines to print after a typed line, and the request to the node."""
        typed = line.strip()
        if self._joining is None or not typed:
            return [], None
        if self._wants_code:
            joining = replace(self._joining, code=typed)
        else:
            try:
                joining = replace(
                    self._joining, addresses=self._read_target(typed), number=typed_number(typed)
                )
            except ValueError as error:
                return [str(error)], None
        self._joining, self.prompt = joining, ""
        return [], joining
