"""The choice, in the terminal, to stop waiting for a player who thinks without a clock. No clock here."""

from net.table.interface.status import Status
from tusac_qt.model.slow_people import may_stop_waiting, slow_note, slow_offer
from tusac_qt.words.translation import translate

_ENOUGH = "enough"


class TextPatience:
    """The offer to wait no longer, as a line."""

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
