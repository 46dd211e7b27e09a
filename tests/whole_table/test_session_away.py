"""Machines that are not heard for a while, sleep, leave or are sent away.

The table goes on, and they come back to it.
"""

import pytest

from net.match.status import TablePhase
from net.records.audit import Verdict
from net.table.interface.commands import LeaveTable
from net.table.interface.status import EndReason, NewsKind, Presence
from tests.support.people import dealt, dealt_party, is_over, news, party, presence, times_out, void_verdicts


@pytest.mark.parametrize("gap", [2.0, 10.0, 20.0])
def test_a_gap_in_a_guests_network_loses_nothing(gap: float) -> None:
    world, machines = dealt_party(4)
    world.network.isolate(2)
    world.run(gap)
    world.network.heal()
    world.until(lambda: is_over(world), 300)

    assert all(machine.kept == machines[0].kept != [] for machine in machines)
    assert (gap > 5.0) == bool(news(machines[0], NewsKind.LOST))


def test_after_a_long_gap_the_round_ends_without_the_machine_and_a_computer_has_its_seat_until_it_is_back() -> (
    None
):
    world, machines = dealt_party(4, rounds=3)
    world.network.isolate(2)
    world.until(lambda: bool(news(machines[0], NewsKind.LEFT_OUT)), 60)
    world.until(lambda: dealt(machines[0], 2), 200)

    assert presence(machines[0], machines[2]) is Presence.AWAY
    assert [seat.level for seat in machines[0].session.status.seats] == ["", "", "easy", ""]
    assert news(machines[0], NewsKind.SEAT_TO_COMPUTER) == [(2, "")]
    world.network.heal()
    world.until(lambda: dealt(machines[2], 3), 200)
    assert [seat.level for seat in machines[0].session.status.seats] == ["", "", "", ""]
    world.until(lambda: is_over(world), 300)
    assert (
        len({machine.session.status.match.tally for machine in machines if machine.session.status.match}) == 1
    )


def test_who_leaves_in_a_round_is_followed_by_a_computer_player() -> None:
    world, machines = dealt_party(4, rounds=2)
    began = world.time.now
    world.command(machines[3], LeaveTable())
    world.kill(3)
    world.until(lambda: dealt(machines[0], 2), 100)

    assert machines[3].session.status.end is EndReason.WE_LEFT
    assert machines[3].session.is_over
    assert news(machines[0], NewsKind.LEFT) == [(3, "")]
    assert machines[0].session.status.seats[3].level == "easy"
    assert world.time.now - began < 60
    world.until(lambda: is_over(world), 300)


def test_two_machines_wait_for_each_other_between_rounds() -> None:
    world, machines = party(2, rounds=2)
    world.until(lambda: all(len(machine.kept) == 1 for machine in machines), 200)
    world.network.isolate(1)
    world.run(60)

    assert {machine.session.status.phase for machine in machines} <= {TablePhase.WAITING, TablePhase.DEALING}
    world.network.heal()
    world.until(lambda: is_over(world), 300)


def test_one_of_three_does_not_go_on_without_the_others_however_long_they_are_away() -> None:
    world, machines = party(3, rounds=2)
    world.until(lambda: all(len(machine.kept) == 1 for machine in machines), 200)
    world.kill(0)
    world.kill(1)
    world.run(200)

    status = machines[2].session.status
    assert status.phase in {TablePhase.WAITING, TablePhase.DEALING}
    assert [member.presence for member in status.members] == [Presence.AWAY, Presence.AWAY, Presence.HERE]
    assert len(machines[2].kept) == 1


def test_of_two_the_one_who_stays_goes_on_alone_after_the_other_has_left() -> None:
    world, machines = dealt_party(2, rounds=2)
    world.command(machines[1], LeaveTable())
    world.run(1)
    world.kill(1)
    world.until(lambda: is_over(world), 200)

    assert news(machines[0], NewsKind.ROUND_VOID) == [(None, "too_few_machines")]
    assert void_verdicts(machines[0]) == [Verdict.UNFINISHED]
    assert len(machines[0].kept) == 2


def test_a_laptop_that_wakes_up_drops_nobody_and_is_back() -> None:
    world, machines = dealt_party(3, rounds=0)
    world.sleep(0, 70)
    assert machines[1].session.status.seats[0].level == "easy"
    world.until(lambda: machines[1].session.status.seats[0].level == "", 100)

    assert news(machines[0], NewsKind.LEFT_OUT) == [(0, "")]  # it learns how the round ended
    assert not news(machines[0], NewsKind.LEFT)
    assert [member.is_coordinator for member in machines[0].session.status.members] == [False, True, False]


def test_who_sleeps_while_he_is_asked_has_all_his_time_when_he_wakes() -> None:
    world, machines = party(4)
    sleeper = machines[2]
    sleeper.plays = None
    world.until(lambda: sleeper.session.status.question is not None, 60)
    asked = sleeper.session.status.question
    assert asked is not None
    assert asked.deadline is not None
    asked_at = world.time.now
    world.sleep(2, 14.0)
    world.run(0.5)
    woken = sleeper.session.status.question
    assert woken is not None
    assert woken.number == asked.number
    world.until(lambda: bool(times_out(sleeper)), 60)

    assert world.time.now - asked_at >= 14.0 + (asked.deadline - asked_at)


def test_a_program_started_anew_that_remembers_nothing_only_watches_the_round_and_plays_the_next_one() -> (
    None
):
    world, machines = dealt_party(4, rounds=3)
    world.kill(2)
    world.run(1)
    world.restart(2, via=0, remembers=False)
    world.until(lambda: machines[2].session.status.phase is TablePhase.PLAYING)
    assert machines[2].session.status.question is None
    world.until(lambda: is_over(world), 400)

    assert not any(news(machine, NewsKind.PROVEN_CHEAT) for machine in machines)
    assert (
        len({machine.session.status.match.tally for machine in machines if machine.session.status.match}) == 1
    )
    assert [seat.level for seat in machines[0].session.status.seats] == ["", "", "", ""]


@pytest.mark.parametrize(("count", "sleeper"), [(3, 1), (3, 2), (4, 1), (4, 3)])
def test_a_round_in_which_too_few_still_play_is_dealt_anew_by_the_others_that_are_there(
    count: int, sleeper: int
) -> None:
    # left out of the round, back at the table but not yet in the round, and then the host's program dies:
    # most machines are there, and too few of them play
    world, machines = dealt_party(count, rounds=2)
    rest = machines[1:]
    world.network.isolate(sleeper)
    world.until(lambda: bool(news(machines[0], NewsKind.LEFT_OUT)), 60)
    for machine in machines:
        machine.plays = None
    world.network.heal()
    world.until(lambda: all(presence(one, machines[sleeper]) is Presence.HERE for one in machines), 20)
    world.kill(0)
    world.until(lambda: all(dealt(machine, 2) for machine in rest), 400)

    assert all(machine.session.status.seats[0].level == "easy" for machine in rest)
    assert not any(news(machine, NewsKind.PROVEN_CHEAT) for machine in rest)
