"""The time that people and windows have at a table of joined machines.

The beat, limits, the strict clock, pauses.
"""

import pytest

from engine.actions import Discard, Pass
from engine.ai.advice import silence
from engine.seats import Seat
from lab.simulator.group import StubGroup
from net.deal.terms import Terms
from net.match.status import Dealt, OutOfTime, Question
from net.pace import FAMILY, LEARNING, QUICK
from net.records.audit import Verdict, verify
from net.records.fair_record import decode_record
from tests.support.matches import (
    ME,
    Matches,
    always_pass,
    first_legal,
    is_over,
    joined,
    never,
    played_on,
    pvt,
    records,
    seated,
)

PERSON_FIRST = ("",)


def test_answers_of_computers_leave_on_the_beat_and_draws_wait_for_the_card_to_lie() -> None:
    table = joined(seated(4, levels=PERSON_FIRST))
    table.people[ME] = always_pass
    opened: dict[float, float] = {}

    def note(now: Matches) -> bool:
        window = now.matches[ME].window
        if window is not None:
            opened[window.opened_at] = window.closes_not_before
        return is_over(now)

    table.start()
    assert table.run(until=note)
    for machine in range(1, 4):
        assert set(table.times("CLAIM_COMMIT", machine)) <= set(opened.values())
    assert all(closes == pytest.approx(at + FAMILY.claim_floor_s) for at, closes in opened.items())
    answered = {at for machine in range(4) for at in table.times("CLAIM_OPEN", machine)}
    shown = {at for machine in range(4) for at in table.times("OPEN_CARDS", machine)}
    for machine in range(4):
        for drawn_at in table.times("DRAW", machine):
            assert any(drawn_at == pytest.approx(at + FAMILY.flight_s) for at in answered | shown)


def test_who_thinks_longer_than_the_beat_makes_the_window_longer_for_all() -> None:
    table = joined(seated(3, levels=PERSON_FIRST))
    table.people[ME] = lambda question: (4.0, question.legal[-1])
    table.start()
    assert table.run(until=is_answer_due)
    opened_at = table.now
    assert table.run(until=lambda now: not is_answer_due(now))

    assert table.now - opened_at == pytest.approx(4.0)
    assert table.times("CLAIM_COMMIT", ME)[-1] == table.now
    assert played_on(table)


def test_a_person_is_asked_with_the_times_of_the_pace_and_answers_once() -> None:
    table = joined(seated(4, levels=PERSON_FIRST))
    table.start()
    assert table.run(until=is_answer_due)
    match, question = table.matches[ME], asked(table)

    assert question.seat == 0
    assert not question.has_chosen
    assert question.opened_at == table.now
    assert question.closes_not_before == pytest.approx(table.now + FAMILY.claim_floor_s)
    assert question.bank_from == pytest.approx(table.now + 8.0)
    assert question.deadline == pytest.approx(table.now + 8.0 + FAMILY.bank_s)
    assert not match.choose(question.number + 1, question.legal[0], table.now)
    assert not match.choose(question.number, Pass(Seat(1)), table.now)
    assert match.choose(question.number, question.legal[0], table.now)
    assert not match.choose(question.number, question.legal[-1], table.now)
    assert asked(table).has_chosen
    table.people[ME] = first_legal
    assert played_on(table)


def asked(table: Matches) -> Question:
    """Return the question to the first machine's person."""
    question = table.matches[ME].question
    assert question is not None
    return question


def is_answer_due(table: Matches) -> bool:
    question = table.matches[ME].question
    return question is not None and question.is_answer


def test_a_silent_person_passes_at_the_limit_once_the_bank_is_used_up() -> None:
    table = joined(seated(4, rules=pvt(), levels=PERSON_FIRST))
    table.people[ME] = never
    table.start()
    assert played_on(table)

    late = table.found(ME, OutOfTime)
    assert late
    assert not table.found(1, OutOfTime)
    moves = [event for event in table.events[ME] if isinstance(event, OutOfTime | Dealt)]
    assert isinstance(moves[0], Dealt)
    assert all(lateness.seat == 0 and lateness.action is not None for lateness in late)
    waits = sorted(at - min(others_at(table, at)) for at in table.times("CLAIM_COMMIT", ME))
    shortest = 8.0 - FAMILY.claim_floor_s
    has_opened = isinstance(late[0].action, Discard)  # and used the bank up for that
    assert waits[0] == pytest.approx(shortest)
    assert waits[-1] == pytest.approx(shortest if has_opened else FAMILY.bank_s + shortest)
    verified = verify(decode_record(records(table, ME)[0]), StubGroup())
    assert verified.verdict is Verdict.TRUE


def asked_with_a_choice() -> Matches:
    """A table at which the first machine's person may take a card or pass."""
    table = joined(seated(4, rules=pvt(), levels=PERSON_FIRST))
    table.start()
    table.people[ME] = lambda question: None if question.is_answer else (1.0, question.legal[0])

    def is_choice(now: Matches) -> bool:
        if is_answer_due(now) and len(asked(now).legal) == 1:
            now.matches[ME].choose(asked(now).number, asked(now).legal[0], now.now)
        return is_answer_due(now) and not asked(now).has_chosen

    assert table.run(until=is_choice)
    return table


def test_a_choice_after_the_limit_comes_too_late_though_the_machine_slept_through_it() -> None:
    """Silence has its meaning from the limit on, whether or not the machine has come to say so."""
    table = asked_with_a_choice()
    match, question = table.matches[ME], asked(table)
    assert question.deadline is not None
    table.now = question.deadline + 0.01

    assert not any(match.choose(question.number, action, table.now) for action in question.legal)
    assert not asked(table).has_chosen
    assert table.run(until=lambda now: bool(now.found(ME, OutOfTime)))
    (late,) = table.found(ME, OutOfTime)
    assert (late.seat, late.action) == (question.seat, silence(question.legal))
    assert played_on(table)


def test_a_choice_at_the_limit_counts_and_has_used_up_the_further_time() -> None:
    table = asked_with_a_choice()
    match, question = table.matches[ME], asked(table)
    assert question.deadline is not None
    table.now = question.deadline

    assert match.choose(question.number, question.legal[-1], table.now)
    table.people[ME] = first_legal
    assert table.run(until=lambda now: is_answer_due(now) and asked(now).number > question.number)
    following = asked(table)
    assert following.deadline is not None
    assert following.bank_from == pytest.approx(following.deadline)
    assert not table.found(ME, OutOfTime)


def others_at(table: Matches, late: float) -> list[float]:
    """When the others answered the window that our machine answered so late."""
    before = [at for machine in (1, 2, 3) for at in table.times("CLAIM_COMMIT", machine) if at <= late]
    return [max(before)]


def test_without_limits_a_person_is_waited_for() -> None:
    table = joined(seated(4, levels=PERSON_FIRST, terms=Terms(LEARNING, rounds=1)))
    table.people[ME] = never
    table.start()
    table.run()

    question = table.matches[ME].question
    assert question is not None
    assert question.deadline is None
    assert all(match.awaited == () for match in table.matches)


def test_on_the_strict_clock_every_window_lasts_the_same_time_whoever_is_quick_or_late() -> None:
    terms = Terms(QUICK, is_strict=True, rounds=1)
    table = joined(seated(4, rules=pvt(), levels=("", ""), terms=terms))
    table.people = {0: always_pass, 1: never}
    spans = set()

    def note(now: Matches) -> bool:
        window = now.matches[2].window
        if window is not None:
            spans.add((round(window.closes_not_before - window.opened_at, 6), window.opened_at))
        return is_over(now)

    table.start()
    assert table.run(until=note)
    assert {span for span, _ in spans} == {2.5}
    moments = {opened_at + 2.5 for _, opened_at in spans}
    for machine in range(4):
        for at in table.times("CLAIM_COMMIT", machine):
            assert any(at == pytest.approx(moment) for moment in moments)
    assert any(isinstance(late.action, Pass) for late in table.found(1, OutOfTime))


def test_while_the_clocks_stand_nothing_is_played_and_every_deadline_moves() -> None:
    table = joined(seated(4, levels=PERSON_FIRST))
    table.people[ME] = never
    table.start()
    assert table.run(until=is_answer_due)
    before = asked(table)
    for match in table.matches:
        match.set_clocks(table.now, running=False)
    sent = len(table.sent)
    table.run()

    assert len(table.sent) == sent
    assert not table.matches[ME].waiting.play.is_running
    assert not table.matches[ME].choose(before.number, before.legal[0], table.now)
    table.now += 600.0
    for match in table.matches:
        match.set_clocks(table.now, running=True)
    assert asked(table).deadline == pytest.approx(before.deadline + 600.0)
    assert not table.found(ME, OutOfTime)
    assert played_on(table)
