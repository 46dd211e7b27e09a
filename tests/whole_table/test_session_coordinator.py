"""The machine that keeps the table is gone: the next one does, and is followed."""

import pytest

from lab.simulator.looking import inside
from lab.simulator.world import World, new_table
from net.bans import BAN_S
from net.discovery.advert import encode as encode_advert
from net.match.status import TablePhase
from net.node.listing import advert_of
from net.table.interface.commands import LeaveTable, StartMatch
from net.table.interface.effects import Advertise, Unadvertise
from net.table.interface.status import NewsKind, Presence
from net.table.links.mesh import MOST_STRIKES
from net.wire.table import MOST_EPOCH
from tests.support.people import dealt, dealt_party, is_over, names, news, party


def test_when_the_host_leaves_the_next_machine_keeps_the_table() -> None:
    world, machines = dealt_party(4, rounds=2)
    world.command(machines[0], LeaveTable())
    world.kill(0)
    world.until(lambda: all(dealt(machine, 2) for machine in machines[1:]), 100)

    status = machines[2].session.status
    assert [member.is_coordinator for member in status.members] == [False, True, False, False]
    assert news(machines[2], NewsKind.COORDINATOR_CHANGED) == [(1, "")]
    assert any(isinstance(effect, Advertise) for effect in machines[1].effects)
    world.until(lambda: is_over(world), 300)


def test_a_coordinator_that_has_used_all_epochs_up_is_followed_like_any_other() -> None:
    world = World()
    host = world.host(new_table(rounds=0))
    host.session._core.epoch = MOST_EPOCH
    for _ in range(3):
        world.guest()
    machines = world.machines
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    for place, number in ((0, 2), (1, 3)):
        world.command(machines[place], LeaveTable())
        world.kill(place)
        left = machines[place + 1 :]
        world.until(lambda: all(dealt(one, number) for one in left), 100)  # noqa: B023 - called at once
        assert all(one.session.status.members[place + 1].is_coordinator for one in left)
        told = [effect for effect in left[0].effects if isinstance(effect, Advertise)]
        assert encode_advert(advert_of(told[-1], left[0].identity.public, "0.1.0"))


def test_nobody_waits_for_a_host_that_has_left_in_a_round() -> None:
    world, machines = dealt_party(4, rounds=2)
    world.command(machines[0], LeaveTable())
    world.run(1)
    world.kill(0)

    for machine in machines[1:]:
        assert news(machine, NewsKind.LEFT) == [(0, "")]
        assert machine.session.status.members[0].presence is Presence.LEFT
        assert machine.session.status.members[1].is_coordinator
    world.run(15)
    assert all(news(machine, NewsKind.LEFT_OUT) == [(0, "")] for machine in machines[1:])
    assert all(news(machine, NewsKind.LOST) == [] for machine in machines[1:])
    world.until(lambda: is_over(world), 300)


def test_a_killed_host_is_followed_too_and_returns_as_a_guest() -> None:
    world, machines = dealt_party(4, rounds=3)
    world.network.isolate(0)
    world.until(lambda: all(dealt(machine, 2) for machine in machines[1:]), 200)
    assert [member.is_coordinator for member in machines[3].session.status.members] == [
        False,
        True,
        False,
        False,
    ]
    world.network.heal()
    world.until(lambda: dealt(machines[0], 3), 200)

    assert [member.is_coordinator for member in machines[0].session.status.members] == [
        False,
        True,
        False,
        False,
    ]
    assert any(isinstance(effect, Unadvertise) for effect in machines[0].effects)
    world.until(lambda: is_over(world), 300)


def test_a_coordinator_whose_links_are_closed_as_soon_as_they_are_open_follows_who_has_followed_it() -> None:
    world, machines = dealt_party(4, rounds=0)
    for place in (1, 2, 3):
        link = world.network.link(place, 0)
        for _ in range(MOST_STRIKES):
            machines[place].session.receive(link, "NOTE", 0, b"", world.time.now)
        world.look(place)
    world.until(lambda: machines[3].session.status.members[1].is_coordinator, BAN_S)
    assert machines[0].session.status.members[0].is_coordinator
    world.run(BAN_S)

    for machine in machines:
        assert [member.is_coordinator for member in machine.session.status.members] == [
            False,
            True,
            False,
            False,
        ]


@pytest.mark.parametrize("cut_off", [(0,), (0, 1), (3,)])
def test_a_lobby_that_was_split_in_two_for_a_minute_is_one_again(cut_off: tuple[int, ...]) -> None:
    world, machines = party(4)
    for machine in machines:
        machine.is_ready = False
    for one in cut_off:
        for other in set(range(4)) - set(cut_off):
            world.network.cut(one, other)
    world.run(60)
    assert [machine.session._core.is_coordinator for machine in machines].count(True) == 2
    world.network.heal()
    world.until(lambda: all(sorted(names(machine)) == ["M0", "M1", "M2", "M3"] for machine in machines), 30)

    assert [machine.session._core.coordinator for machine in machines] == [machines[0].key] * 4
    assert {seat.name for seat in machines[3].session.status.seats} == {"M0", "M1", "M2", "M3"}


def test_those_who_have_begun_without_their_host_do_not_go_back_to_it() -> None:
    world, machines = party(4)
    machines[0].is_ready = machines[3].is_ready = False
    world.network.isolate(0)
    world.until(lambda: machines[1].session._core.is_coordinator, 40)
    machines[3].is_ready = True
    world.look(3)
    world.until(lambda: all(dealt(machine, 1) for machine in machines[1:]), 60)
    world.network.heal()
    world.run(10)

    assert [machine.session._core.coordinator for machine in machines[1:]] == [machines[1].key] * 3


@pytest.mark.parametrize(("before", "new"), [(1, 2), (2, 3)])
def test_those_who_played_the_last_round_do_not_go_on_without_the_newcomers_of_this_one(
    before: int, new: int
) -> None:
    world = World()
    world.host(new_table(before + new, rounds=0))
    for _ in range(before - 1):
        world.guest()
    machines = world.machines
    world.until(lambda: len(names(machines[0])) == before)
    world.command(machines[0], StartMatch())
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    for _ in range(new):
        world.guest()
    world.until(lambda: all(dealt(machine, 2) for machine in machines), 200)
    assert all(len(inside(machine.session).live) == before + new for machine in machines)

    for one in range(before):  # most of the last finished round, and too few of this one
        for other in range(before, before + new):
            world.network.cut(one, other)
    world.until(lambda: all(dealt(machine, 3) for machine in machines[before:]), 100)
    world.run(60)
    assert all(machine.session.status.phase is TablePhase.WAITING for machine in machines[:before])
    world.network.heal()
    world.until(lambda: len({inside(machine.session).table for machine in machines}) == 1, 100)
    world.until(lambda: all(inside(machine.session).is_ours for machine in machines), 200)


def test_who_is_back_under_another_coordinator_has_the_seat_that_the_first_one_took() -> None:
    world, machines = dealt_party(4, rounds=2)
    machines[1].is_ready = machines[2].is_ready = False
    world.until(lambda: all(machine.session.status.phase is TablePhase.BETWEEN for machine in machines), 100)
    world.network.isolate(3)
    world.run(9)  # time for the first coordinator to take its seat
    world.kill(0)
    world.until(lambda: machines[1].session.status.members[1].is_coordinator, 20)
    world.network.heal()
    machines[1].is_ready = machines[2].is_ready = True
    world.look(1)
    world.look(2)
    world.until(lambda: all(dealt(machine, 2) for machine in machines[1:]), 100)

    assert [seat.name for seat in machines[2].session.status.seats][1:] == ["M1", "M2", "M3"]


def test_a_new_coordinator_is_obeyed_however_much_the_one_before_has_said() -> None:
    world, machines = party(4, rounds=3)
    notes = machines[0].session._core.notes
    assert notes is not None
    notes._next += 500
    world.until(lambda: all(dealt(machine, 2) for machine in machines), 200)
    world.network.isolate(0)
    world.until(lambda: world.machines[1].session._core.is_coordinator, 25)
    world.network.heal()
    world.until(lambda: all(dealt(machine, 3) for machine in machines), 200)

    assert not news(machines[1], NewsKind.LEFT_OUT)
    assert [machine.session._core.coordinator for machine in machines] == [machines[1].key] * 4
