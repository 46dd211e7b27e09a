"""What the seats of our machine have to do now: ask the person, choose for computer players, send in time."""

from collections.abc import Mapping

from engine.actions import Action, Declare
from engine.ai.advice import propose, silence
from engine.codec import encode_action
from engine.legal import legal_actions
from engine.seats import Seat
from engine.view import project
from net.crypto.hashing import Rng
from net.deal.chance import bot_key
from net.deal.engine_game import EngineGame, computer_choice
from net.deal.events import DealEvent
from net.deal.game import ActDue, AnswersDue, DrawDue
from net.deal.table import TableInfo, Terms
from net.match.attempt import Attempt
from net.match.beat import Occasion, Timing, beat_for, hesitation_s, occasion_of
from net.match.clock import Clock
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


class AskedPerson:
    """The person at our machine.

    Attributes:
        seat: where.
        bank_s: seconds of its time bank left in this round.
        questions: how often it has been asked.
    """

    def __init__(self, seat: Seat, bank_s: float, rng: Rng) -> None:
        """Sit down; `rng` decides how long automatic answers are delayed."""
        self.seat = seat
        self.bank_s = bank_s
        self._rng = rng
        self.questions = 0

    def hesitation_s(self, terms: Terms, occasion: Occasion) -> float:
        """Return how many seconds to delay an answer that the person did not have to think about."""
        return hesitation_s(terms, occasion, self._rng)

    def use_bank(self, seconds: float) -> None:
        """Take time out of the bank, as far as there is any; a negative time takes nothing."""
        self.bank_s = max(0.0, self.bank_s - max(0.0, seconds))


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
        is_choice = person is not None and person.seat in self._seats and not isinstance(due, DrawDue)
        self._person = person if is_choice else None
        self._legal: tuple[Action, ...] = ()
        if self._person is not None:
            self._legal = legal_actions(self._game.state, self._person.seat)
            if len(self._legal) == 1 and isinstance(self._legal[0], Declare):
                # what is said of these dealt cards leaves no choice
                self._given[self._person.seat] = self._legal[0]
                self._person = None
        bank_s = 0.0
        if self._person is not None:
            self._person.questions += 1
            bank_s = self._person.bank_s
        self._occasion = occasion_of(due, self._game.state, is_person=self._person is not None)
        self.beat: Timing = beat_for(self._table.terms, self._occasion, at, bank_s)
        self._hesitates_until = at
        if is_choice and person is not None and self._person is None:
            self._hesitate(person)

    @property
    def is_open(self) -> bool:
        """Whether our machine still owes this decision and may send it.

        It may not while the protocol is silent: others have shown messages of ours that our disk has lost.
        """
        dealer = self.attempt.dealer
        is_due = dealer.hand.me in dealer.waiting_for() and not dealer.is_silent
        is_this = dealer.step is not None and dealer.step.kind == _SAID_IN[type(self.due)]
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
        """When the complete choices may be sent, as a clock reading.

        None while a choice is missing, or if nothing is due.
        """
        is_chosen = isinstance(self.due, DrawDue) or all(seat in self._given for seat in self._seats)
        if not self.is_open or not is_chosen:
            return None
        return max(self.beat.leaves_at, self._hesitates_until)

    @property
    def late_at(self) -> float | None:
        """When the person's silence becomes an answer, as a clock reading.

        None if the person is not asked, or has answered.
        """
        is_asked = self._person is not None and self._person.seat not in self._given and self.is_open
        return self.beat.deadline if is_asked else None

    def question(self, clock: Clock) -> Question | None:
        """Return what our person is asked, also while the answer waits to be sent; None if nothing is."""
        hand = self.attempt.dealer.hand
        if self._person is None or hand.me in hand.absent:
            return None
        if not self.is_open and self._person.seat not in self._given:
            return None
        beat, is_answer = self.beat, isinstance(self.due, AnswersDue)
        return Question(
            number=self._person.questions,
            seat=self._person.seat,
            is_answer=is_answer,
            legal=self._legal,
            opened_at=clock.moment(beat.opened_at),
            closes_not_before=clock.moment(beat.leaves_at),
            bank_from=_end(beat.limit, clock),
            deadline=_end(beat.deadline, clock),
            has_chosen=self._person.seat in self._given,
        )

    def window(self, clock: Clock) -> OpenWindow | None:
        """Return the open window; None if no card is on offer."""
        if self._occasion is not Occasion.WINDOW:
            return None
        beat = self.beat
        return OpenWindow(clock.moment(beat.opened_at), clock.moment(beat.leaves_at), _end(beat.limit, clock))

    def choose(self, number: int, action: Action, at: float, *, is_automatic: bool) -> bool:
        """Take our person's choice; return whether it was accepted: question open, choice legal.

        A forced choice, or one made in advance, is sent only after a delay like that of a human choice, so
        that its timing tells nothing.
        """
        person, beat = self._person, self.beat
        if person is None or person.seat in self._given or not self.is_open:
            return False
        if number != person.questions or action not in self._legal:
            return False
        if beat.deadline is not None and at > beat.deadline:
            return False
        if beat.limit is not None:
            person.use_bank(at - beat.limit)
        self._given[person.seat] = action
        if is_automatic or len(self._legal) == 1:
            self._hesitate(person)
        return True

    def give_silence(self) -> Action:
        """Choose for our person, whose time is over: pass or the first claim; in turn, the proposed discard.

        The same rule holds at a local table.
        """
        person, legal, beat = self._person, self._legal, self.beat
        if person is None or beat.limit is None or beat.deadline is None:
            msg = "nobody can be late here"
            raise AssertionError(msg)
        if isinstance(self.due, AnswersDue):
            action = silence(legal)
        else:
            action = propose(project(self._game.state, person.seat), legal)
        person.use_bank(beat.deadline - beat.limit)
        self._given[person.seat] = action
        return action

    def think(self, seat: Seat) -> None:
        """Let a computer player of ours choose."""
        hand = self.attempt.dealer.hand
        key = bot_key(hand.joint_seed, hand.own.keys[seat].secret)
        self._given[seat] = computer_choice(hand.table.seats[seat].level, self._game.state, seat, key)

    def leave(self) -> list[DealEvent]:
        """Send what our seats do."""
        self.has_left = True
        dealer, due = self.attempt.dealer, self.due
        if isinstance(due, DrawDue):
            return dealer.draw()
        if isinstance(due, AnswersDue):
            answers = {seat: encode_action(action) for seat, action in self._given.items()}
            return dealer.answer(answers)
        action = self._given[due.seat]
        slots = self._game.shown_by(action)
        return dealer.act(due.seat, encode_action(action), slots)

    def _hesitate(self, person: AskedPerson) -> None:
        """Delay an answer made without thinking as if it had been thought about."""
        if isinstance(self.due, AnswersDue):
            self._hesitates_until = self.beat.opened_at + person.hesitation_s(
                self._table.terms, self._occasion
            )

    @property
    def _table(self) -> TableInfo:
        return self.attempt.dealer.hand.table

    @property
    def _game(self) -> EngineGame:
        game = self.attempt.game
        if game is None:
            msg = "nothing is due before the deal"
            raise AssertionError(msg)
        return game


def _end(reading: float | None, clock: Clock) -> float | None:
    """Return a reading as the caller's moment; None for no limit, and while the clock stands."""
    return None if reading is None or not clock.is_running else clock.moment(reading)
