"""The pending decisions of our machine's seats: ask the person, choose for computer players, send in time."""

from collections.abc import Mapping

from engine.actions import Action
from engine.codec import encode_action
from engine.legal import legal_actions
from engine.seats import Seat
from engine.view import project
from net.deal.chance import bot_key
from net.deal.engine_game import EngineGame, computer_choice
from net.deal.events import DealEvent
from net.deal.game import ActDue, AnswersDue, DrawDue
from net.deal.table import TableInfo
from net.match.attempt import Attempt
from net.match.beat import Occasion, Timing, beat_for, hesitation_s, occasion_of
from net.match.clock import Clock
from net.match.question import AskedPerson, OpenQuestion, forced, window
from net.match.status import OpenWindow, Question
from net.wire.deal import ClaimCommit, DrawRequest, OpenCards
from net.wire.kinds import KIND_OF

Asked = ActDue | AnswersDue | DrawDue

_SAID_IN: Mapping[type[Asked], str] = {
    ActDue: KIND_OF[OpenCards],
    AnswersDue: KIND_OF[ClaimCommit],
    DrawDue: KIND_OF[DrawRequest],
}
"""The step in which our seats first say what they do."""


class Asking:
    """One decision that is due in a round, and what our seats do about it if it is theirs.

    Attributes:
        attempt: the round.
        due: what is due.
        beat: when.
        has_left: whether what our seats do about it has left our machine.
    """

    def __init__(
        self, attempt: Attempt, due: Asked, seats: tuple[Seat, ...], *, person: AskedPerson | None, at: float
    ) -> None:
        """Begin to ask.

        Args:
            attempt: the round, which stands at what is due.
            due: what is due.
            seats: those of our machine.
            person: who sits at one of them, if anybody does.
            at: the reading of the table's clock.
        """
        self.attempt = attempt
        self.due = due
        self.has_left = False
        self._given: dict[Seat, Action] = {}
        asked = due.seats if isinstance(due, AnswersDue) else (due.seat,)
        self._seats = tuple(seat for seat in asked if seat in seats)
        self._question: OpenQuestion | None = None
        is_choice = person is not None and person.seat in self._seats and not isinstance(due, DrawDue)
        chooser = person if is_choice else None
        legal = () if chooser is None else legal_actions(self._game.state, chooser.seat)
        said = forced(legal)
        is_person = chooser is not None and said is None
        self._occasion = occasion_of(due, self._game.state, is_person=is_person)
        bank_s = 0.0 if chooser is None else chooser.bank_s
        self.beat: Timing = beat_for(self._table.terms, self._occasion, at, bank_s)
        self._hesitates_until = at
        if chooser is not None and said is not None:
            self._given[chooser.seat] = said
            self._hesitate(chooser)
        elif chooser is not None:
            is_answer = isinstance(due, AnswersDue)
            self._question = OpenQuestion(chooser, legal, self.beat, is_answer=is_answer)

    @property
    def is_open(self) -> bool:
        """Whether our machine still owes this decision and may send it.

        It may not while the protocol is silent: others have shown messages of ours that our disk has lost.
        """
        attempt = self.attempt
        is_due = attempt.hand.me in attempt.protocol.waiting_for() and not attempt.protocol.is_silent
        is_this = attempt.protocol.step is not None and attempt.protocol.step.kind == _SAID_IN[type(self.due)]
        return bool(self._seats) and not self.has_left and is_due and is_this

    @property
    def unthought(self) -> Seat | None:
        """The next computer player of ours that has not chosen; None if all have."""
        if not self.is_open or isinstance(self.due, DrawDue):
            return None
        levels = self._table.seats
        return next((seat for seat in self._seats if levels[seat].level and seat not in self._given), None)

    @property
    def may_leave_at(self) -> float | None:
        """The time when the complete choices may be sent, as a clock reading.

        None while a choice is missing, or if nothing is due.
        """
        is_chosen = isinstance(self.due, DrawDue) or all(seat in self._given for seat in self._seats)
        if not self.is_open or not is_chosen:
            return None
        return max(self.beat.leaves_at, self._hesitates_until)

    @property
    def late_at(self) -> float | None:
        """The time when the person's silence becomes an answer, as a clock reading.

        None if the person is not asked, or has answered.
        """
        return self._question.late_at if self._question is not None and self.is_open else None

    def question(self, clock: Clock) -> Question | None:
        """Return what our person is asked, also while the answer waits to be sent; None if nothing is."""
        hand, asked = self.attempt.hand, self._question
        if asked is None or hand.me in hand.absent or not (self.is_open or asked.chosen):
            return None
        return asked.shown(clock)

    def window(self, clock: Clock) -> OpenWindow | None:
        """Return the open window; None if no card is on offer."""
        return window(self.beat, clock) if self._occasion is Occasion.WINDOW else None

    def choose(self, number: int, action: Action, at: float, *, is_automatic: bool) -> bool:
        """Take our person's choice; return whether it was accepted: question open, choice legal.

        A forced choice, or one made in advance, is sent only after a delay like that of a human choice, so
        that its timing tells nothing.
        """
        asked = self._question
        if asked is None or not self.is_open or not asked.choose(number, action, at):
            return False
        self._given[asked.person.seat] = action
        if is_automatic or len(asked.legal) == 1:
            self._hesitate(asked.person)
        return True

    def give_silence(self) -> Action:
        """Choose for our person, whose time is over."""
        if self._question is None:
            msg = "nobody can be late here"
            raise AssertionError(msg)
        seat = self._question.person.seat
        self._given[seat] = action = self._question.fall_silent(project(self._game.state, seat))
        return action

    def think(self, seat: Seat) -> None:
        """Let a computer player of ours choose."""
        hand = self.attempt.hand
        key = bot_key(hand.joint_seed, hand.own.keys[seat].secret)
        self._given[seat] = computer_choice(hand.table.seats[seat], self._game.state, seat, key)

    def leave(self) -> list[DealEvent]:
        """Send what our seats do."""
        self.has_left = True
        attempt, due = self.attempt, self.due
        if isinstance(due, DrawDue):
            return attempt.protocol.draw()
        if isinstance(due, AnswersDue):
            answers = {seat: encode_action(action) for seat, action in self._given.items()}
            return attempt.protocol.answer(answers)
        action = self._given[due.seat]
        slots = self._game.shown_by(action)
        return attempt.protocol.act(due.seat, encode_action(action), slots)

    def _hesitate(self, person: AskedPerson) -> None:
        """Delay an answer made without thinking as if it had been thought about."""
        if isinstance(self.due, AnswersDue):
            delay_s = hesitation_s(self._table.terms, self._occasion, person.rng)
            self._hesitates_until = self.beat.opened_at + delay_s

    @property
    def _table(self) -> TableInfo:
        return self.attempt.hand.table

    @property
    def _game(self) -> EngineGame:
        game = self.attempt.game
        if game is None:
            msg = "nothing is due before the deal"
            raise AssertionError(msg)
        return game
