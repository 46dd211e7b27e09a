"""A table on the network as one machine's client uses it: a `Table` over what the session shows. No Qt.

The session's news come in through `follow`, and the person's actions go out as commands. Nothing blocks and
nothing is decided here: the rules, the clock and the other machines are the session's.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import replace

from engine.actions import Action, Answer, Discard
from engine.ai.advice import propose
from engine.cards import Card, DeckIndex
from engine.errors import Reason, UnknownCard
from engine.legal import why_not
from engine.match import MatchState, end_round
from engine.seats import BySeat, Seat
from engine.state import Phase, RoundState
from engine.view import View, conceal, project
from net.match.status import Dealt, OpenWindow, TablePhase
from net.pace import Pace
from net.table.interface.commands import Choose, Command, Say, SetPaused, SetReady
from net.table.interface.status import SessionEvent, Status
from tusac_qt.play import hints
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.buttons import Button, HandEffect, why_not_button
from tusac_qt.play.remote_news import Batch, RemoteNews
from tusac_qt.play.table import PlayerInfo, Prompt, TableEvent

STANDS_IN, IS_BACK = "stands_in", "is_back"
"""What all are told when the computer begins to answer for somebody, and when that person is back."""

Send = Callable[[Command], None]
"""Takes what the person at this machine wants of the session; returns at once."""


def own_seat(status: Status) -> Seat | None:
    """Return the seat that the person at this machine plays at; None for a spectator."""
    for place, seat in enumerate(status.seats):
        if seat.member is not None and not seat.level and status.members[seat.member].is_me:
            return Seat(place)
    return None


class RemoteTable:
    """A `Table` of several machines, seen from this one.

    The caller hands every new `Status`, with the events that led to it, to `follow`, and then calls
    `advance`; it calls `advance` also at `next_deadline()`. A spectator has no seat: the table is then
    only seen from seat 0, and no hand is shown.

    Attributes:
        seat: where the person at this machine sits, or seat 0.
        status: the latest that was handed in.
        send: takes commands to the session.
    """

    has_taken_back = False

    def __init__(self, status: Status, send: Send) -> None:
        """Sit down at a table where a round has been dealt.

        Args:
            status: the current status.
            send: takes commands to the session.

        Raises:
            ValueError: no round has been dealt yet.
        """
        if status.round is None or status.match is None or status.offer is None:
            msg = "no round has been dealt at this table yet"
            raise ValueError(msg)
        self.status = status
        own = own_seat(status)
        self.seat = own or Seat(0)
        self._has_seat = own is not None
        self.send = send
        self._auto = AutoAnswers()
        self._match = status.match
        self._round = status.round
        self._pace = status.offer.pace
        self._news = RemoteNews(self.seat)
        self._waiting: deque[Batch] = deque()
        self._given: tuple[int, Action] | None = None
        self._proposed: tuple[int, Action] | None = None
        self._answer_by_auto()

    def sits_elsewhere(self, status: Status, events: tuple[SessionEvent, ...]) -> bool:
        """Return whether a new round begins in which our person has another seat, or none any more.

        A new table is to be made then, of which `status` is the first that it follows.
        """
        if not any(isinstance(event, Dealt) for event in events):
            return False
        own = own_seat(status)
        return self.is_watching != (own is None) or (own is not None and own != self.seat)

    def follow(self, status: Status, events: tuple[SessionEvent, ...]) -> None:
        """Process a new status, and the events since the last call."""
        self.status = status
        at = self._waiting[-1].round if self._waiting else self._round
        self._waiting.extend(self._news.batches(status, events, at))
        if not self._waiting:
            self._show(status.round)
        if status.round is not None and status.round.is_over:
            self._auto = AutoAnswers(stands_in=self._auto.stands_in)
        self._answer_by_auto()

    @property
    def slow(self) -> frozenset[Seat]:
        """The people who have let their time run out this round."""
        return self._news.slow

    @property
    def players(self) -> BySeat[PlayerInfo]:
        """The present players, by seat."""
        return BySeat(tuple(PlayerInfo(seat.name, seat.level) for seat in self.status.seats))

    @property
    def pace(self) -> Pace:
        """The clock of the table."""
        return self._pace

    @property
    def is_watching(self) -> bool:
        """Whether the local player has no seat, or the restarted program cannot read its cards."""
        hand = self._round.hands[self.seat]
        return not self._has_seat or any(self._round.deck[index] is None for index in hand)

    @property
    def match(self) -> MatchState:
        """The match without the round in progress; a finished round counts even while machines audit it."""
        outcome = self._round.outcome
        if outcome is None or self.status.phase is not TablePhase.AUDITING:
            return self._match
        return end_round(self._match, outcome)

    @property
    def view(self) -> View:
        """This seat's view of the round, its own sealed answer included; a spectator sees no hand."""
        state = self._round
        if self.is_watching:
            unseen = state._replace(hands=state.hands.replace(self.seat, ()))
            return replace(project(unseen, self.seat), concealed=state.hands.map(len), answer=None)
        view = project(state, self.seat)
        question, given = self.status.question, self._given
        if question is None or given is None or given[0] != question.number:
            return view
        return replace(view, answer=given[1]) if isinstance(given[1], Answer) and view.offer else view

    @property
    def prompt(self) -> Prompt | None:
        """The question that this seat is asked now, if any; None once it has answered."""
        question = self.status.question
        if question is None or question.seat != self.seat or self._has_answered or self._waiting:
            return None
        if self.is_watching:
            return None
        return Prompt.of(question, self._propose(question.number, question.legal))

    @property
    def window(self) -> OpenWindow | None:
        """The open answer window, if there is one."""
        return None if self._waiting else self.status.window

    @property
    def auto(self) -> AutoAnswers:
        """The answers that this seat has given beforehand."""
        return self._auto

    @property
    def is_paused(self) -> bool:
        """Whether somebody has stopped the clocks."""
        return self.status.paused_by is not None

    def why_not(self, button: Button) -> Reason | None:
        """Return why a button does nothing now, or None if it does something."""
        if self.is_watching:
            return Reason.NOT_THIS_PHASE
        if self._round.phase is Phase.OFFER and self._has_answered:
            return Reason.ALREADY_ANSWERED
        return why_not_button(self._round, self.seat, button)

    def why_not_discard(self, card: Card) -> Reason | None:
        """Return why a card may not be discarded now, or None if it may."""
        index = next((held.index for held in self.view.hand if held.card == card), None)
        if index is None:
            return Reason.NOT_IN_HAND
        return why_not(self._round, self.seat, Discard(self.seat, index))

    def card(self, index: DeckIndex) -> Card:
        """Return a card this seat may look at. Raises UnknownCard for any other."""
        is_hidden = self.is_watching and index in self._round.hands[self.seat] and not self._round.is_over
        card = None if is_hidden else conceal(self._round, self.seat).deck[index]
        if card is None:
            msg = f"seat {self.seat} may not look at deck position {index}"
            raise UnknownCard(msg)
        return card

    def shown_hand(self, seat: Seat) -> tuple[Card | None, ...]:
        """Return the hidden hand of a seat, None for each card that this machine cannot or may not see.

        After the round the machines show their keys for the audit; from then on all hands are known here.
        """
        state = self._round
        may_see = state.is_over or (seat == self.seat and not self.is_watching)
        return tuple(state.deck[index] if may_see else None for index in state.hands[seat])

    def effect(self, action: Action) -> HandEffect:
        """Return what an action of this seat would do to its hand."""
        return hints.effect(self.view, action)

    def act(self, number: int, action: Action, now: float) -> bool:
        """Answer a prompt; return whether it was taken. Late, double or illegal answers are not."""
        prompt = self.prompt
        if prompt is None or number != prompt.number or action not in prompt.legal or self.is_paused:
            return False
        if prompt.deadline is not None and now > prompt.deadline:
            return False
        self._news.be_back()
        self._give(number, action, is_automatic=False)
        return True

    def set_auto(self, auto: AutoAnswers, now: float) -> None:
        """Answer beforehand until the round ends; an open question is answered at once if it applies.

        The others are told when the computer begins to answer, and when the person is back.
        """
        del now  # the session keeps the time
        if auto.stands_in != self._auto.stands_in:
            self.send(Say(STANDS_IN if auto.stands_in else IS_BACK, ""))
        self._auto = auto
        self._answer_by_auto()

    def advance(self, now: float) -> tuple[TableEvent, ...]:
        """Return what has happened since the last call, in order, at most up to the end of one round."""
        del now
        if not self._waiting:
            return ()
        batch = self._waiting.popleft()
        self._show(batch.round if self._waiting else self.status.round)
        self._answer_by_auto()
        return batch.events

    def next_deadline(self) -> float | None:
        """Return a moment that has passed if there is more to tell, else None: the session keeps the time."""
        return 0.0 if self._waiting else None

    def start_round(self, now: float) -> None:
        """Tell the others that the next round may begin."""
        del now
        self.send(SetReady(is_ready=True))

    def set_paused(self, now: float, *, paused: bool) -> None:
        """Ask the table to stop its clocks, or to let them go on."""
        del now
        self.send(SetPaused(paused))

    @property
    def _has_answered(self) -> bool:
        question = self.status.question
        if question is None:
            return False
        return question.has_chosen or (self._given is not None and self._given[0] == question.number)

    def _give(self, number: int, action: Action, *, is_automatic: bool = True) -> None:
        self._given = (number, action)
        self.send(Choose(number, action, is_automatic))

    def _propose(self, number: int, legal: tuple[Action, ...]) -> Action:
        """Return the least harmful choice, calculated once for each question."""
        if self._proposed is None or self._proposed[0] != number:
            self._proposed = (number, propose(self.view, legal))
        return self._proposed[1]

    def _answer_by_auto(self) -> None:
        question, offer = self.status.question, self._round.offer
        if self._waiting or question is None or question.seat != self.seat:
            return
        if self._has_answered or self.is_watching:
            return
        if self._auto.stands_in:
            self._give(question.number, self._propose(question.number, question.legal))
        if self._has_answered or offer is None or not question.is_answer:
            return
        card = self._round.card(offer.card)
        if card == self._auto.passes_until:
            self._auto = replace(self._auto, passes_until=None)
        answer = self._auto.answer(question.legal, card)
        if answer is not None:
            self._give(question.number, answer)

    def _show(self, state: RoundState | None) -> None:
        """Show a round, and the match up to it; the last round stays on the table until the next is dealt."""
        if state is not None:
            self._round = state
        if self.status.match is not None:
            self._match = self.status.match
        if self.status.offer is not None:
            self._pace = self.status.offer.pace
