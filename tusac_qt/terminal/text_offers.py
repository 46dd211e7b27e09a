"""Offers to a player in a terminal who waits: to wait no longer, or to open a new table. No clock here."""

from net.table.interface.status import Status
from tusac_qt.model.slow_people import may_stop_waiting, slow_note, slow_offer
from tusac_qt.model.split import OFFER_AFTER_S, offer_text, split_of, waiting_text
from tusac_qt.words.translation import translate

_ENOUGH = "enough"
_NEW = "new"


class TextPatience:
    """The offer to stop waiting for a player who thinks without a clock, as lines."""

    def __init__(self) -> None:
        self._is_offered = False
        self._told = ""

    def follow(self, status: Status) -> list[str]:
        """Process a new status; return the new lines about it."""
        self._is_offered = may_stop_waiting(status)
        note, before = slow_note(status), self._told
        self._told = note
        if not note or note == before:
            return []
        typed = translate("terminal", "Type {word} to stop waiting.").format(word=_ENOUGH)
        return [note + ".", slow_offer(status), typed] if self._is_offered else [note + "."]

    def takes(self, line: str) -> bool:
        """Return whether a typed line makes that choice."""
        return self._is_offered and line.strip().casefold() == _ENOUGH


class TextSplit:
    """The offer of a new table after a long wait for most of the machines, as lines.

    Attributes:
        due_at: when a new table is to be offered; None if none is.
        is_offered: whether one is offered now.
    """

    def __init__(self) -> None:
        self.due_at: float | None = None
        self.is_offered = False

    def follow(self, status: Status, now: float) -> None:
        """Process a new status."""
        if split_of(status) is None:
            self.due_at, self.is_offered = None, False
        elif self.due_at is None and not self.is_offered:
            self.due_at = now + OFFER_AFTER_S

    def offer(self, status: Status) -> list[str]:
        """Return the lines that offer a new table."""
        split = split_of(status)
        self.due_at, self.is_offered = None, split is not None
        typed = translate("terminal", "Type {word} to open it, x to leave; or wait.").format(word=_NEW)
        return [] if split is None else [waiting_text(split), offer_text(split), typed]

    def takes(self, line: str) -> bool:
        """Return whether a typed line accepts the offer."""
        return self.is_offered and line.strip().casefold() == _NEW
