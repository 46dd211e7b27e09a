"""A question to a person on the clock of a table, of one machine or of several.

Answered in time, or by silence.
"""

from dataclasses import dataclass, field
from secrets import token_bytes

from engine.actions import Action, Declare
from engine.ai.advice import propose, silence
from engine.seats import Seat
from engine.view import View
from net.crypto.hashing import Rng
from net.match.beat import Timing
from net.match.clock import Clock
from net.match.status import OpenWindow, Question


@dataclass
class AskedPerson:
    """The person at our machine.

    Attributes:
        seat: where.
        bank_s: seconds of its time bank left in this round.
        rng: decides how long automatic answers are delayed.
        questions: how often it has been asked.
    """

    seat: Seat
    bank_s: float
    rng: Rng = field(default=token_bytes, repr=False)
    questions: int = 0

    def use_bank(self, seconds: float) -> None:
        """Take time out of the bank, as far as there is any; a negative time takes nothing."""
        self.bank_s = max(0.0, self.bank_s - max(0.0, seconds))


class OpenQuestion:
    """A question to a person, who may choose once and in time; otherwise silence is the choice.

    Attributes:
        person: who is asked.
        legal: what may be chosen, in canonical order.
        chosen: what was; None before.
    """

    def __init__(
        self, person: AskedPerson, legal: tuple[Action, ...], beat: Timing, *, is_answer: bool
    ) -> None:
        """Ask; `is_answer` tells an answer, to the offer or to the dealt cards, from an action in turn."""
        person.questions += 1
        self.person = person
        self.legal = legal
        self.chosen: Action | None = None
        self._number = person.questions
        self._beat = beat
        self._is_answer = is_answer

    @property
    def late_at(self) -> float | None:
        """When silence becomes the answer, as a clock reading; None once there is one, and for no limit."""
        return None if self.chosen is not None else self._beat.deadline

    def choose(self, number: int, action: Action, at: float) -> bool:
        """Take the person's choice; return whether it was accepted: the first, in time, and legal."""
        beat = self._beat
        is_open = self.chosen is None and number == self._number and action in self.legal
        if not is_open or (beat.deadline is not None and at > beat.deadline):
            return False
        if beat.limit is not None:
            self.person.use_bank(at - beat.limit)
        self.chosen = action
        return True

    def fall_silent(self, view: View) -> Action:
        """Choose for the person, whose time is over: pass or the first claim.

        In turn, the proposed discard.
        """
        self.chosen = silence(self.legal) if self._is_answer else propose(view, self.legal)
        if self._beat.deadline != self._beat.limit:  # else the clock is strict, and leaves the bank alone
            self.person.bank_s = 0.0
        return self.chosen

    def shown(self, clock: Clock) -> Question:
        """Return the question as it is shown."""
        beat = self._beat
        return Question(
            number=self._number,
            seat=self.person.seat,
            is_answer=self._is_answer,
            legal=self.legal,
            opened_at=clock.moment(beat.opened_at),
            closes_not_before=clock.moment(beat.leaves_at),
            bank_from=_end(beat.limit, clock),
            deadline=_end(beat.deadline, clock),
            has_chosen=self.chosen is not None,
        )


def forced(legal: tuple[Action, ...]) -> Action | None:
    """Return what the rules want said of the dealt cards, if that leaves nobody a choice."""
    return legal[0] if len(legal) == 1 and isinstance(legal[0], Declare) else None


def window(beat: Timing, clock: Clock) -> OpenWindow:
    """Return an answer window as it is shown."""
    return OpenWindow(clock.moment(beat.opened_at), clock.moment(beat.leaves_at), _end(beat.limit, clock))


def _end(reading: float | None, clock: Clock) -> float | None:
    """Return a reading as the caller's moment; None for no limit, and while the clock stands."""
    return None if reading is None or not clock.is_running else clock.moment(reading)
