"""Without a clock a person is waited for until the people of all the others choose to wait no more."""

import pytest

from lab.simulator.world import World, new_table
from net.deal.terms import Terms
from net.match.events import LeftOut, RoundVoid
from net.match.failure_detector import SLOW_S, STUCK_S, VOTE_S
from net.pace import FAMILY, LEARNING, Pace
from net.table.interface.commands import WaitNoLonger
from net.table.interface.status import NewsKind
from tests.support.matches import Matches, always_pass, is_over, joined, never, seated
from tests.support.people import dealt, names, news

THINKER = 0
LONG_S = SLOW_S + VOTE_S + STUCK_S + 600.0


def thinking(people: int, *, machines: int = 4, pace: Pace = LEARNING) -> Matches:
    """A table at which one person thinks, and all others have done what was theirs."""
    levels = [""] * people + ["easy"] * (machines - people)
    table = joined(seated(machines, levels=levels, terms=Terms(pace, rounds=1)))
    table.people = dict.fromkeys(range(people), always_pass)
    table.people[THINKER] = never
    table.start()
    table.run(until=waits_for_one, limit_s=60.0)
    return table


def waits_for_one(table: Matches) -> bool:
    """Whether the person who thinks is all that is missing."""
    dealers = [match.rounds.current.protocol for match in table.matches]
    return table.matches[THINKER].question is not None and all(
        dealer.waiting_for() == (THINKER,) for dealer in dealers
    )


def press(table: Matches, *machines: int) -> None:
    """Let people choose to stop waiting."""
    for machine in machines:
        table.matches[machine].wait_no_longer(table.now)


def pass_time(table: Matches, seconds: float) -> None:
    """Let so much time pass."""
    end = table.now + seconds
    table.run(limit_s=seconds)
    table.now = end
    for match in table.matches:
        match.advance(end)
    table.run(limit_s=0.0)


def wake_up(table: Matches) -> None:
    """Let the person who thinks answer from now on."""
    table.people[THINKER] = always_pass
    table._asked.clear()


def nobody_is_left_out(table: Matches) -> bool:
    """Whether all take part, and the round goes on."""
    told = [
        table.found(machine, kind) for machine in range(len(table.matches)) for kind in (LeftOut, RoundVoid)
    ]
    return not any(told)


def test_nobody_is_left_out_until_all_others_wait_no_longer() -> None:
    table = thinking(4)
    assert [match.slow for match in table.matches] == [()] * 4
    press(table, 1, 2, 3)  # not yet: a minute has not passed
    pass_time(table, LONG_S)
    assert nobody_is_left_out(table)
    assert [match.slow for match in table.matches] == [(), (THINKER,), (THINKER,), (THINKER,)]

    press(table, 1)
    pass_time(table, LONG_S)
    press(table, 2)
    pass_time(table, LONG_S)
    assert nobody_is_left_out(table)
    assert [match.waits_no_longer for match in table.matches] == [False, True, True, False]
    press(table, 3)
    table.run(until=lambda now: bool(now.found(1, LeftOut)))
    wake_up(table)
    assert table.run(until=is_over)
    assert [table.found(machine, LeftOut) for machine in (1, 2, 3)] == [[LeftOut((THINKER,))]] * 3


def test_who_answers_while_one_still_waits_plays_on() -> None:
    table = thinking(4)
    pass_time(table, LONG_S)
    press(table, 1, 2)
    pass_time(table, LONG_S)
    wake_up(table)
    assert table.run(until=is_over)
    assert nobody_is_left_out(table)


def test_a_machine_without_a_person_follows_the_people() -> None:
    table = thinking(2)
    pass_time(table, LONG_S)
    assert nobody_is_left_out(table)
    press(table, 1)
    table.run(limit_s=30.0)
    assert table.found(1, LeftOut) == [LeftOut((THINKER,))]


def test_at_a_pace_with_a_clock_there_is_nothing_to_choose() -> None:
    table = thinking(4, pace=FAMILY)
    table.run(until=lambda now: now.now >= 130.0 or is_over(now))
    assert not any(match.slow for match in table.matches)


@pytest.mark.parametrize("pressed", [(1,), (1, 2)])
def test_the_command_of_one_person_ends_no_other_persons_patience(pressed: tuple[int, ...]) -> None:
    world = World(1)
    world.host(new_table(4, pace=LEARNING))
    world.guest()
    world.guest()
    machines = world.machines
    world.until(lambda: all(len(names(machine)) == 3 for machine in machines))
    machines[THINKER].plays = None
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    world.until(lambda: all(machines[place].session.status.slow == (THINKER,) for place in (1, 2)), 200)
    for place in pressed:
        world.command(machines[place], WaitNoLonger())
        assert machines[place].session.status.waits_no_longer
    world.run(LONG_S)
    is_left_out = bool(news(machines[1], NewsKind.LEFT_OUT))
    assert is_left_out is (len(pressed) == 2)
