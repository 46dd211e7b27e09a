"""One page's view of a table: its player's picks, its last question, and the last lines told."""

from collections import deque
from collections.abc import Iterable
from dataclasses import replace

from net.table.interface.status import News, NewsKind, Said
from tusac_qt.model.picks import Picks, at_new_prompt
from tusac_qt.phone.happenings import asked, happening
from tusac_qt.phone.messages import Message, MoveCard, Press, SortHand, TapCard
from tusac_qt.phone.playing import moved_card, pressed, sorted_hand, tapped
from tusac_qt.phone.table_screen import MOST_LINES, PhoneTable, narrator_of
from tusac_qt.play.table import Noted, RoundDealt, Table, TableEvent


class Sight:
    """The memory of one page about the table that it shows.

    Attributes:
        picks: what the player has picked.
        why_void: why the round on the table counts for nothing, if it does.
    """

    def __init__(self) -> None:
        self.picks = Picks()
        self.why_void = ""
        self._asked: int | None = None
        self._log: deque[str] = deque(maxlen=MOST_LINES)

    @property
    def log(self) -> tuple[str, ...]:
        """The last lines told."""
        return tuple(self._log)

    def tell(self, table: Table, events: Iterable[TableEvent]) -> list[dict[str, object]]:
        """Process events, and return them for the page; chat messages are not among them."""
        happened = []
        narrator = narrator_of(table)
        for event in events:
            if isinstance(event, RoundDealt):
                self.why_void = ""
                self.picks = replace(self.picks, manual=())
            if isinstance(event, Noted) and isinstance(event.what, Said):
                continue
            made = happening(table, narrator, event)
            if made is None:
                continue
            happened.append(made)
            if made["text"]:
                self._log.append(str(made["text"]))
            if _voids(event):
                self.why_void = str(made["text"])
        return happened

    def meet_prompt(self, table: Table) -> list[dict[str, object]]:
        """Process the current question, and return it as an event, once."""
        prompt = table.prompt
        number = None if prompt is None else prompt.number
        if number == self._asked:
            return []
        self._asked = number
        self.picks = at_new_prompt(self.picks, None if prompt is None else prompt.kind)
        made = asked(table)
        return [] if made is None else [made]

    def touch(self, shown: PhoneTable, message: Message, now: float) -> str:
        """Process a button or card that was pressed; return why that did nothing, "" if it did something."""
        refused = ""
        if isinstance(message, Press):
            self.picks, refused = pressed(shown, message, now)
        elif isinstance(message, TapCard):
            self.picks, refused = tapped(shown, message, now)
        elif isinstance(message, MoveCard):
            self.picks = moved_card(shown, message)
        elif isinstance(message, SortHand):
            self.picks = sorted_hand(self.picks, message)
        return refused


def _voids(event: TableEvent) -> bool:
    """Return whether an event says why the round counts for nothing."""
    what = event.what if isinstance(event, Noted) else None
    return isinstance(what, News) and what.kind is NewsKind.ROUND_VOID
