"""The fate of the card that was on offer last, in words, so that nobody has to open the log for it.

No Qt.
"""

from engine.events import CardDiscarded, CardDrawn, MeldExposed, OfferDeclined
from engine.seats import Seat
from tusac_qt.play.table import DoneAgain, RoundDealt, TableEvent, TakenBack
from tusac_qt.words.narration import Narrator
from tusac_qt.words.punctuation import sentences


class JustBefore:
    """Follows what happens at one table.

    Attributes:
        line: who showed the last card, and who took it or that nobody did; "" before there was one, and where
            the player took it.
        passed: the seat before which that card lies now; None where somebody took it.
    """

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator
        self._shown = ""
        self.line = ""
        self.passed: Seat | None = None

    def follow(self, event: TableEvent) -> None:
        """Take notice of what has happened."""
        if isinstance(event, RoundDealt | TakenBack | DoneAgain):
            self._shown, self.line, self.passed = "", "", None
        elif isinstance(event, CardDrawn | CardDiscarded):
            self._shown = self._narrator.tell(event) or ""
        elif isinstance(event, OfferDeclined | MeldExposed) and self._shown:
            self.passed = event.owner if isinstance(event, OfferDeclined) else None
            is_own = isinstance(event, MeldExposed) and self._narrator.is_own(event.seat)
            self.line = "" if is_own else sentences((self._shown, self._narrator.tell(event) or ""))
            self._shown = ""
