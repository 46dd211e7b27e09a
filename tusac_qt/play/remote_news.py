"""Events of a session at a network table, in the terms of every table. No Qt."""

from dataclasses import dataclass

from engine.seats import Seat
from engine.state import RoundState
from net.match.status import Dealt, Moved, OutOfTime, Settled
from net.table.interface.status import EndReason, News, Said, SessionEvent, Status
from tusac_qt.play.table import (
    FirstDealerDrawn,
    FirstDealerThrown,
    MatchEnded,
    Noted,
    OwnTimeOut,
    RoundDealt,
    TableEvent,
)


@dataclass(frozen=True, slots=True)
class Batch:
    """The events up to a moment.

    Attributes:
        events: in order.
        round: at that moment.
    """

    events: tuple[TableEvent, ...]
    round: RoundState


class RemoteNews:
    """Converts events of the session into the table's terms, for the person at one seat.

    Attributes:
        slow: the people who have let their time run out this round.
    """

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._has_told_end = False
        self._was_late = False
        self.slow: frozenset[Seat] = frozenset()

    def be_back(self) -> None:
        """Note that the person at this machine has done something, and so is back."""
        self._was_late = False

    def batches(self, status: Status, events: tuple[SessionEvent, ...], at: RoundState) -> list[Batch]:
        """Return the events in the table's terms, divided at each deal: from there positions name new cards.

        Args:
            status: after them.
            events: of the session, in order.
            at: the round before them.
        """
        batches: list[Batch] = []
        told: list[TableEvent] = []
        for event in events:
            if isinstance(event, Dealt) and told:
                batches.append(Batch(tuple(told), at))
                told = []
            if isinstance(event, Moved):
                at = event.state
            told += self._told(status, event)
        if status.end is EndReason.MATCH_OVER or (status.match is not None and status.match.is_over):
            told += () if self._has_told_end else (MatchEnded(),)
            self._has_told_end = True
        if told:
            batches.append(Batch(tuple(told), at))
        return batches

    def _told(self, status: Status, event: SessionEvent) -> tuple[TableEvent, ...]:
        if isinstance(event, Dealt):
            self._has_told_end = False
            self.slow = frozenset()
            return (*_first_dealer(event), RoundDealt(event.number, event.dealer))
        if isinstance(event, Moved):
            return event.events
        if isinstance(event, Settled):
            return (event,)
        if isinstance(event, OutOfTime):
            self.slow |= {event.seat}
            if event.seat == self._seat and event.action is not None:
                is_again, self._was_late = self._was_late, True
                return (OwnTimeOut(event.action, is_again),)
            return (Noted(event, status.seats[event.seat].name, event.seat, is_me=False),)
        return (noted(status, event),)


def _first_dealer(dealt: Dealt) -> tuple[TableEvent, ...]:
    """Return the event that shows the first dealer; none if nothing is shown."""
    if dealt.drawn is not None:
        return (FirstDealerDrawn(dealt.drawn, dealt.dealer),)
    return () if dealt.thrown is None else (FirstDealerThrown(dealt.thrown, dealt.dealer),)


def noted(status: Status, event: Said | News) -> Noted:
    """Return an event beside the game in the table's terms."""
    if event.member is None:
        return Noted(event, "", None, is_me=False)
    member = status.members[event.member]
    seats = (
        place for place, seat in enumerate(status.seats) if seat.member == event.member and not seat.level
    )
    place = next(seats, None)
    seat = None if place is None else Seat(place)
    is_out = status.round is not None and seat in status.round.owing
    return Noted(event, member.name, seat, member.is_me, is_out, is_in_lobby=status.round is None)
