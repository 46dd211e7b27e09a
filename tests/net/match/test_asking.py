"""One decision that is due: asked of the person, chosen by the computer, sent once, and not too soon."""

import pytest

from engine.actions import Action, Discard
from net.deal.game import ActDue, AnswersDue, DrawDue
from net.deal.terms import Terms
from net.match.asking import Asked, Asking
from net.match.attempt import Attempt
from net.match.clock import Clock
from net.match.question import AskedPerson
from tests.support.matches import ME, first_legal, joined, seated

TERMS = Terms(rounds=1)


def due_at(kind: type[Asked], *, level: str = "") -> Attempt:
    """A round in which the first machine owes a decision of a kind."""
    for label in range(20):
        table = joined(seated(3, levels=(level,), terms=TERMS), label=label)
        table.people = {} if level else {ME: first_legal}
        match = table.matches[ME]
        table.start()
        if table.run(until=lambda _, match=match: _owes(match.rounds.current, kind)):
            return match.rounds.current
    msg = "there is no such decision in twenty rounds"
    raise AssertionError(msg)


def _owes(attempt: Attempt, kind: type[Asked]) -> bool:
    due = None if attempt.game is None else attempt.game.due()
    seats = (
        due.seats if isinstance(due, AnswersDue) else (due.seat,) if isinstance(due, ActDue | DrawDue) else ()
    )
    return isinstance(due, kind) and attempt.is_ready and ME in seats and ME in attempt.protocol.waiting_for()


def asking(attempt: Attempt, person: AskedPerson | None) -> Asking:
    """The decision that the round waits for, asked at 0 by the clock."""
    assert attempt.game is not None
    due = attempt.game.due()
    assert isinstance(due, ActDue | AnswersDue | DrawDue)
    return Asking(attempt, due, (attempt.hand.table.seats_of(ME)), person=person, at=0.0)


def test_a_person_in_turn_is_asked_and_what_it_chooses_leaves_once() -> None:
    attempt = due_at(ActDue)
    person = AskedPerson(attempt.hand.table.seats_of(ME)[0], 10.0)
    asked = asking(attempt, person)
    question = asked.question(Clock())
    assert question is not None
    assert asked.may_leave_at is None
    choice: Action = next(action for action in question.legal if isinstance(action, Discard))

    assert not asked.choose(question.number + 1, choice, 1.0, is_automatic=False)
    assert asked.choose(question.number, choice, 1.0, is_automatic=False)
    assert asked.may_leave_at == 0.0, "a person's turn is sent at once"
    assert asked.leave()
    assert not asked.is_open
    assert asked.may_leave_at is None


def test_an_answer_waits_for_the_shortest_window_and_one_given_ahead_hesitates_as_people_do() -> None:
    attempt = due_at(AnswersDue)
    seat = attempt.hand.table.seats_of(ME)[0]
    floor_s = TERMS.pace.claim_floor_s
    for is_automatic in (False, True):
        asked = asking(attempt, AskedPerson(seat, 10.0))
        question = asked.question(Clock())
        assert question is not None
        assert asked.choose(question.number, question.legal[0], 0.1, is_automatic=is_automatic)
        assert asked.may_leave_at is not None
        is_delayed = is_automatic or len(question.legal) == 1
        assert asked.may_leave_at >= floor_s
        assert (asked.may_leave_at > floor_s) == is_delayed


def test_silence_is_an_answer_that_the_person_is_shown() -> None:
    attempt = due_at(AnswersDue)
    asked = asking(attempt, AskedPerson(attempt.hand.table.seats_of(ME)[0], 0.0))
    late_at = asked.late_at
    assert late_at is not None
    said = asked.give_silence()

    question = asked.question(Clock())
    assert question is not None
    assert question.has_chosen
    assert said in question.legal
    assert asked.late_at is None
    assert asked.may_leave_at is not None


def test_a_computer_player_thinks_by_itself_and_nobody_is_asked() -> None:
    attempt = due_at(ActDue, level="easy")
    asked = asking(attempt, None)
    seat = asked.unthought
    assert seat == attempt.hand.table.seats_of(ME)[0]
    assert asked.question(Clock()) is None
    asked.think(seat)

    assert asked.unthought is None
    assert asked.may_leave_at is not None
    assert asked.leave()


def test_a_draw_needs_no_choice() -> None:
    attempt = due_at(DrawDue, level="easy")
    asked = asking(attempt, None)

    assert asked.unthought is None
    assert asked.may_leave_at == pytest.approx(TERMS.pace.flight_s)
    assert asked.window(Clock()) is None
    with pytest.raises(AssertionError, match="nobody can be late"):
        asked.give_silence()
