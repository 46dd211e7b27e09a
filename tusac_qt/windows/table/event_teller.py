"""Reports the events of a table: in the log, aloud, and on the table if they concern the player."""

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer

from engine.actions import Win
from engine.events import (
    CardDiscarded,
    HandFolded,
    MeldExposed,
    OfferDeclined,
    PongGivenUp,
    RoundDrawn,
    RoundWon,
)
from net.match.status import Settled
from net.table.interface.status import News, NewsKind, Said
from tusac_qt.model.just_before import JustBefore
from tusac_qt.model.moods import Mood, mood_of
from tusac_qt.model.picks import at_new_hand
from tusac_qt.model.spoken_news import Weight
from tusac_qt.play.table import (
    DoneAgain,
    FirstDealerDrawn,
    FirstDealerThrown,
    Noted,
    OwnTimeOut,
    RoundDealt,
    TableEvent,
    TakenBack,
)
from tusac_qt.windows.table.calls import Calls
from tusac_qt.windows.table.log_keeper import LogKeeper
from tusac_qt.windows.table.round_end import RoundEnd
from tusac_qt.windows.table.table_parts import TableParts
from tusac_qt.words.i18n import fold_name, giving_up_name
from tusac_qt.words.punctuation import capital

_STANDS_OUT = frozenset(
    {
        NewsKind.LEFT, NewsKind.LOST, NewsKind.BACK, NewsKind.REMOVED, NewsKind.TO_GO, NewsKind.LEFT_OUT,
        NewsKind.PLAYS_ON, NewsKind.PROVEN_CHEAT, NewsKind.ROUND_VOID, NewsKind.KEY_CHANGED,
        NewsKind.SEAT_TO_COMPUTER,
        NewsKind.SEAT_TO_PERSON, NewsKind.WIN_PENDING, NewsKind.WIN_COUNTS, NewsKind.WIN_NOTHING,
        NewsKind.DISK_FORGOT, NewsKind.SITS_OUT,
    }
)  # fmt: skip
_WEIGHTS = {MeldExposed: Weight.CONSEQUENCE, OfferDeclined: Weight.IMPLIED}
_FIRST_DEAL_MS = 7000
"""So long the cards drawn for the first deal are seen, unless a key or click takes them away."""


class EventTeller(QObject):
    """Reports the events of one table.

    Attributes:
        just_before: what became of the card that was on offer last.
    """

    def __init__(self, page: TableParts, calls: Calls, end: RoundEnd, log: LogKeeper) -> None:
        """Start without reporting anything.

        Args:
            page: where it is told.
            calls: shows what players call.
            end: shows the result, and why a round is void.
            log: is written.
        """
        super().__init__(page.view)
        self.just_before = JustBefore(page.narrator)
        self._page = page
        self._calls = calls
        self._end = end
        self._log = log
        self._first_deal = QTimer(self)
        self._first_deal.setSingleShot(True)
        self._first_deal.setInterval(_FIRST_DEAL_MS)
        self._first_deal.timeout.connect(lambda: page.scene.show_first_deal(None))

    def tell(self, event: TableEvent) -> None:
        """Log and announce an event; events that concern only the player also stand out on the table."""
        page = self._page
        self._show(event)
        self.just_before.follow(event)
        sentence = page.narrator.tell(event)
        if sentence is None:
            return
        self._log.write(event, sentence)
        page.voice.tell(sentence, _WEIGHTS.get(type(event), Weight.NEWS))
        is_first = isinstance(event, RoundDealt) and event.number == 1
        if is_first and page.settings.has_hints and page.bridge.table.status is None:
            page.voice.tell_keys()
        if isinstance(event, TakenBack | DoneAgain):
            # It is told beside the question that is asked again, and no longer.
            page.notices.explain(sentence, page.bridge.table.prompt, page.bridge.now)
        if isinstance(event, Settled) and isinstance(event.own, Win):
            # else the result of somebody who pressed Win would say no more than that another has won
            self._end.advise(sentence)
        if isinstance(event, Settled | OwnTimeOut) or _stands_out(event):
            page.notices.say(sentence, page.bridge.now)

    def _show(self, event: TableEvent) -> None:
        """Show the effects of an event besides its cards."""
        page = self._page
        if isinstance(event, RoundWon | RoundDrawn):
            page.count_round()
        if isinstance(event, RoundDrawn):
            self._calls.feel_all(Mood.SIGH)
        if isinstance(event, RoundDealt):
            self._end.begin_round()
            page.input.picks = at_new_hand(page.input.picks)
        if isinstance(event, TakenBack | DoneAgain):
            page.input.picks = replace(page.input.picks, focus=None)
        if isinstance(event, FirstDealerDrawn | FirstDealerThrown):
            page.scene.show_first_deal(page.wording.first_deal(event))
            self._first_deal.start()
        if isinstance(event, CardDiscarded):
            page.scene.show_first_deal(None)
        if isinstance(event, HandFolded):
            self._calls.call(event.seat, fold_name())
        if isinstance(event, PongGivenUp):
            self._calls.call(event.seat, capital(giving_up_name()))
        if isinstance(event, Noted):
            self._show_emote(event)
            page.company.hear(event)
            self._end.hear(event)

    def _show_emote(self, noted: Noted) -> None:
        """Show an emote at the face of its player."""
        number = noted.what.emote if isinstance(noted.what, Said) else None
        mood = None if number is None else mood_of(number)
        if mood is not None and noted.seat is not None:
            self._calls.feel(noted.seat, mood)


def _stands_out(event: TableEvent) -> bool:
    """Return whether an event beside the game stands out on the table, not only in the log."""
    if isinstance(event, RoundDealt) and event.shuffler is not None:
        return True
    return isinstance(event, Noted) and isinstance(event.what, News) and event.what.kind in _STANDS_OUT
