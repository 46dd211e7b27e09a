"""How long the table waits for machines that are not heard, and for those that are and say nothing."""

from math import inf

import pytest

from net.match.attempt import Attempt
from net.match.failure_detector import GRACE_S, SILENCE_S, WAKING_S, WINNER_S
from net.match.waiting import Waiting
from tests.support.matches import ME, Matches, joined, seated

MACHINES = 4


def playing(machines: int = MACHINES) -> tuple[Matches, Attempt]:
    """A table in the middle of a round, and the round as the first machine has it."""
    table = joined(seated(machines))
    table.start()
    match = table.matches[ME]
    assert table.run(until=lambda _: match.question is not None or _waits(match.rounds.current))
    return table, match.rounds.current


def _waits(attempt: Attempt) -> bool:
    """Whether others are waited for in play."""
    return attempt.is_ready and bool(others_awaited(attempt))


def others_awaited(attempt: Attempt) -> list[int]:
    """The other machines that a round waits for."""
    return [machine for machine in attempt.protocol.waiting_for() if machine != ME]


def waiting_for(attempt: Attempt, now: float) -> Waiting:
    """The clocks of a machine that comes to the step at hand now."""
    waiting = Waiting(GRACE_S, has_person=False)
    waiting.detector.look(attempt, now)
    waiting.settle(attempt, now)
    return waiting


def test_while_a_machine_is_not_heard_nobodys_time_to_think_runs() -> None:
    table, attempt = playing()
    waiting, now = waiting_for(attempt, table.now), table.now
    waiting.detector.set_lost({2}, attempt, now)
    waiting.settle(attempt, now)
    assert waiting.misses_somebody(attempt, now)
    assert not waiting.play.is_running
    assert waiting.clock.is_running

    assert waiting.moments(attempt, now)
    waiting.settle(attempt, now + GRACE_S)
    assert waiting.play.is_running, "then the round goes on without it"
    assert waiting.play.read(now + GRACE_S) == now


def test_a_machine_that_is_awaited_and_not_heard_is_given_up_after_the_time_of_grace_and_not_before() -> None:
    table, attempt = playing()
    missing = others_awaited(attempt)[0]
    waiting, now = waiting_for(attempt, table.now), table.now
    waiting.detector.set_lost({missing}, attempt, now)

    assert waiting.take_timed_out(attempt, now + GRACE_S - 0.1) == ()
    assert waiting.take_timed_out(attempt, now + GRACE_S) == (missing,)
    (awaited,) = waiting.detector.awaited(attempt, now)
    assert (awaited.member, awaited.since, awaited.until) == (missing, now, now + GRACE_S)


def test_times_of_absence_in_one_step_add_up() -> None:
    """Else one that comes and goes without a word could hold the round up for ever."""
    table, attempt = playing()
    missing = others_awaited(attempt)[0]
    waiting, now = waiting_for(attempt, table.now), table.now
    waiting.detector.set_lost({missing}, attempt, now)
    waiting.detector.set_lost((), attempt, now + 20.0)
    waiting.detector.set_lost({missing}, attempt, now + 25.0)

    assert waiting.take_timed_out(attempt, now + 34.9) == ()
    assert waiting.take_timed_out(attempt, now + 35.0) == (missing,)


def test_a_machine_that_leaves_is_waited_for_no_longer() -> None:
    table, attempt = playing()
    leaving = others_awaited(attempt)[0]
    waiting = waiting_for(attempt, table.now)
    waiting.detector.set_gone({leaving}, table.now)

    assert waiting.take_timed_out(attempt, table.now) == (leaving,)
    assert not waiting.misses_somebody(attempt, table.now)


def test_in_a_pause_nobody_is_given_up() -> None:
    table, attempt = playing()
    missing = others_awaited(attempt)[0]
    waiting, now = waiting_for(attempt, table.now), table.now
    waiting.detector.set_lost({missing}, attempt, now)
    waiting.clock.set_running(now, running=False)

    assert waiting.take_timed_out(attempt, now + 10 * GRACE_S) == ()
    assert waiting.moments(attempt, now) == []


def test_a_machine_that_hears_too_few_others_gives_nobody_up_and_waits_for_ever() -> None:
    """It may be the lost one itself."""
    table, attempt = playing()
    waiting, now = waiting_for(attempt, table.now), table.now
    waiting.detector.set_lost({1, 2, 3}, attempt, now)

    assert waiting.take_timed_out(attempt, now + 10 * GRACE_S) == ()
    assert waiting.lacks_majority(attempt)
    assert waiting.detector.held_until(attempt) == inf


def test_after_our_own_sleep_what_was_missed_has_time_to_arrive() -> None:
    table, attempt = playing()
    silent = others_awaited(attempt)[0]
    waiting, now = waiting_for(attempt, table.now), table.now
    usual = min(end for end, machine in waiting.detector.time_outs(attempt) if machine == silent)
    waiting.slept(now, usual - 1.0)

    (end,) = (end for end, machine in waiting.detector.time_outs(attempt) if machine == silent)
    assert end == usual - 1.0 + WAKING_S


@pytest.mark.parametrize("machines", [3, 5])
def test_where_too_many_have_left_the_round_is_void_at_once(machines: int) -> None:
    table, attempt = playing(machines)
    leaving = set(others_awaited(attempt)) | set(range(machines - (machines // 2 + 1), machines))
    waiting = waiting_for(attempt, table.now)
    assert waiting.too_many_left(attempt, table.now) == ()
    waiting.detector.set_gone(leaving, table.now)

    assert waiting.too_many_left(attempt, table.now) == tuple(sorted(leaving))


def test_patience_is_longest_for_a_winner_and_shortest_for_a_machine_that_is_heard() -> None:
    assert SILENCE_S < WAKING_S < GRACE_S < WINNER_S
