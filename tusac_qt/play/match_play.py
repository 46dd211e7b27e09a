"""A local match in progress: rounds dealt and moved by the rules, every step recorded. No Qt, no clock."""

from typing import assert_never

from engine.actions import Action, Answer
from engine.apply import apply
from engine.cards import Card
from engine.errors import EngineError
from engine.flow import resolve, seats_to_act
from engine.knobs import DealPackets, FirstDealer
from engine.match import (
    MatchSetup,
    MatchState,
    begin_match,
    counted_out,
    deal_round,
    draw_for_dealer,
    end_round,
    highest,
    shuffler,
    throw_dice,
)
from engine.record import RecordHeader, Replay, format_header, format_round, format_step, format_undo
from engine.seats import Seat
from engine.state import Phase, RoundState, deal
from net.match.status import Settled
from tusac_qt.play.table import (
    DoneAgain,
    FirstDealerDrawn,
    FirstDealerThrown,
    MatchEnded,
    RoundDealt,
    TableEvent,
    TakenBack,
)


class MatchPlay:
    """One match with all cards known, its events, and its record as text.

    Attributes:
        match: the match, the round in progress not counted.
        round: the round in progress or the last one played.
        past: that round before each of its actions.
        has_taken_back: whether actions of it were taken back.
    """

    _done: list[Action]
    """The actions that led from each of `past` to the next."""
    _undone: list[tuple[Action, ...]]
    """The actions of each step taken back, in the order of taking back; none once something else is done."""

    def __init__(self, match: MatchState, state: RoundState | None) -> None:
        """Take over a match as it stands; use `begin` or `resume`.

        Args:
            match: after its last finished round.
            state: the round in progress or the last one played; None before the first, which is dealt.
        """
        self.match = match
        self._record: list[str] = []
        self._events: list[TableEvent] = []
        self.past: list[RoundState] = []
        self._done, self._undone = [], []
        self.has_taken_back = False
        self.round = self._deal() if state is None else state

    @classmethod
    def begin(cls, header: RecordHeader) -> "MatchPlay":
        """Return a new match with its first round dealt."""
        play = cls(begin_match(header.setup), None)
        play._record.insert(0, format_header(header))
        chosen = _dealer_chosen(header.setup)
        play._events[:0] = [] if chosen is None else [chosen]
        return play

    @classmethod
    def laid_out(cls, setup: MatchSetup, deck: tuple[Card, ...]) -> "MatchPlay":
        """Return a new match whose first round is dealt from this deck, not a seed; it has no record."""
        match = begin_match(setup)
        play = cls(match, deal(setup.rules, setup.seats, match.dealer, deck))
        play.tell(RoundDealt(match.round_number, match.dealer))
        return play

    @classmethod
    def resume(cls, replayed: Replay) -> "MatchPlay":
        """Return a saved match where it stopped."""
        play = cls(replayed.match, replayed.round)
        play.past, play.has_taken_back = list(replayed.past), replayed.is_taken_back
        play._done = list(replayed.done)
        return play

    def deal_next(self) -> None:
        """Deal the next round. Raises EngineError if one is in progress or the match is over."""
        if not self.round.is_over:
            msg = "the round is not over"
            raise EngineError(msg)
        self.round = self._deal()

    def step(self, actions: tuple[Action, ...], own: Seat) -> None:
        """Move the round by one action, or by all answers to an offer in their canonical order.

        Args:
            actions: what is done.
            own: the seat that is told if its claim was outranked.
        """
        self._undone = []
        self._step(actions, own)

    def _step(self, actions: tuple[Action, ...], own: Seat) -> None:
        if self.round.phase is Phase.OFFER:
            self._announce(actions, own)
        for action in actions:
            self._record.append(format_step(self.round, action))
            step = apply(self.round, action)
            self.past.append(self.round)
            self._done.append(action)
            self.round = step.state
            self._events += step.events
        if self.round.outcome is not None:
            self.match = end_round(self.match, self.round.outcome)
            if self.match.is_over:
                self._events.append(MatchEnded())

    def take_back(self, actions: int) -> None:
        """Go back by so many actions of the round in progress; the record notes it."""
        self.round = self.past[-actions]
        self._undone.append(tuple(self._done[-actions:]))
        del self.past[-actions:], self._done[-actions:]
        self._record.append(format_undo(actions))
        self.has_taken_back = True
        self.tell(TakenBack())

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back, and nothing else has been done since."""
        return bool(self._undone)

    def redo(self, own: Seat) -> None:
        """Repeat the actions that were taken back last; the record has them like new ones."""
        left = self._undone.pop()
        self.tell(DoneAgain())
        while left:
            count = len(seats_to_act(self.round)) if self.round.phase is Phase.OFFER else 1
            self._step(left[:count], own)
            left = left[count:]

    def tell(self, event: TableEvent) -> None:
        """Add an event that does not come from the rules."""
        self._events.append(event)

    @property
    def has_events(self) -> bool:
        """Whether `take_events` would return any."""
        return bool(self._events)

    def take_events(self) -> tuple[TableEvent, ...]:
        """Return what has happened since the last call, in order."""
        events, self._events = tuple(self._events), []
        return events

    def take_record(self) -> str:
        """Return the lines of the record that were not handed out yet, "" if none."""
        lines, self._record = self._record, []
        return "".join(lines)

    def _deal(self) -> RoundState:
        state = deal_round(self.match)
        self.past, self.has_taken_back = [], False
        self._done, self._undone = [], []
        self._record.append(format_round(self.match, state))
        by_hand = self.match.setup.rules.deal_packets is DealPackets.SIX_FIVE
        told = shuffler(self.match) if by_hand else None
        self._events.append(RoundDealt(self.match.round_number, state.dealer, told))
        return state

    def _announce(self, actions: tuple[Action, ...], own: Seat) -> None:
        """Open the sealed answers and report the one that gets the card."""
        answers, offer = self.round.answers, self.round.offer
        for action in actions:
            if isinstance(action, Answer):
                answers = answers.replace(action.seat, action)
        taken = None if offer is None else resolve(self.round.rules, offer, answers)
        self._events.append(Settled.of(taken, answers[own]))


def _dealer_chosen(setup: MatchSetup) -> FirstDealerDrawn | FirstDealerThrown | None:
    """Return how the first dealer was found; None if nothing is shown, or the setup names the dealer."""
    how, dealer = setup.rules.first_dealer, setup.first_dealer
    if how is FirstDealer.HIGH_CARD:
        drawn = draw_for_dealer(setup.rules, setup.seats, setup.seed)
        return FirstDealerDrawn(drawn, dealer) if highest(drawn) == dealer else None
    if how is FirstDealer.DICE:
        dice = throw_dice(setup.seats, setup.seed)
        return FirstDealerThrown(dice, dealer) if counted_out(sum(dice), setup.seats) == dealer else None
    if how is FirstDealer.RANDOM:
        return None
    assert_never(how)
