"""The offer of a new table to players who have waited too long for most of the machines. No clock."""

from net.table.interface.status import Status
from tusac_qt.model.split import OFFER_AFTER_S, offer_text, split_of, waiting_text
from tusac_qt.words.translation import translate

_NEW = "new"


class TextSplit:
    """The offer after a split, as a line.

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
