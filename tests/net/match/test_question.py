"""A question to a person: the first choice in time counts, and silence is a choice that costs the bank."""

import pytest

from engine.actions import Pass
from engine.seats import Seat
from net.match.beat import Timing
from net.match.clock import Clock
from net.match.question import AskedPerson, OpenQuestion, window

SEAT = Seat(1)
LEGAL = (Pass(SEAT),)
BEAT = Timing(100.0, 101.0, 108.0, 118.0)
UNLIMITED = Timing(100.0, 101.0, None, None)
BANK_S = 10.0


def asked(beat: Timing = BEAT, *, bank_s: float = BANK_S) -> OpenQuestion:
    """A person asked to answer a card."""
    return OpenQuestion(AskedPerson(SEAT, bank_s), LEGAL, beat, is_answer=True)


def test_the_first_legal_choice_counts() -> None:
    question = asked()
    assert not question.choose(2, LEGAL[0], 103.0), "another question"
    assert not question.choose(1, Pass(Seat(2)), 103.0), "not legal"
    assert question.choose(1, LEGAL[0], 103.0)
    assert not question.choose(1, LEGAL[0], 104.0), "already chosen"
    assert question.late_at is None


@pytest.mark.parametrize(("at", "left_s"), [(107.0, 10.0), (108.0, 10.0), (111.5, 6.5), (118.0, 0.0)])
def test_time_behind_the_limit_comes_out_of_the_bank(at: float, left_s: float) -> None:
    question = asked()
    assert question.choose(1, LEGAL[0], at)
    assert question.person.bank_s == left_s


def test_behind_the_deadline_nothing_is_taken_and_without_a_limit_nothing_is_too_late() -> None:
    assert not asked().choose(1, LEGAL[0], 118.1)
    patient = asked(UNLIMITED)
    assert patient.late_at is None
    assert patient.choose(1, LEGAL[0], 5000.0)
    assert patient.person.bank_s == BANK_S


def test_each_question_to_a_person_has_a_number_of_its_own() -> None:
    person = AskedPerson(SEAT, BANK_S)
    first, second = (OpenQuestion(person, LEGAL, BEAT, is_answer=True) for _ in range(2))
    shown = [question.shown(Clock()).number for question in (first, second)]

    assert shown == [1, 2]
    assert not second.choose(1, LEGAL[0], 103.0)


def test_a_bank_is_never_below_nothing_and_takes_nothing_back() -> None:
    person = AskedPerson(SEAT, 3.0)
    person.use_bank(-5.0)
    assert person.bank_s == 3.0
    person.use_bank(5.0)
    assert person.bank_s == 0.0


def test_while_the_clock_stands_no_end_is_shown() -> None:
    clock, question = Clock(), asked()
    assert question.shown(clock).deadline == 118.0
    assert window(BEAT, clock).limit == 108.0
    clock.set_running(105.0, running=False)
    assert question.shown(clock).deadline is None
    assert question.shown(clock).bank_from is None
    assert window(BEAT, clock).limit is None
    clock.set_running(115.0, running=True)
    assert question.shown(clock).deadline == 128.0
