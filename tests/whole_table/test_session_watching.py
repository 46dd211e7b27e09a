"""A spectator's match: how it finds the deal, and what it leaves to the players."""

from lab.simulator.machine import Machine
from lab.simulator.world import World, new_table, phases
from net.deal.table import Standing
from net.match.status import TablePhase
from net.table.core import Base
from net.table.interface.status import NewsKind
from tests.support.people import dealt, news
from tests.whole_table.test_session_alone import core_of, go_on_alone, standing_after


def after_a_return() -> tuple[World, list[Machine]]:
    """Three players and one who watches, before the third round, whose deck is shuffled by now.

    A player's program was started again before the second round, so it announces that in each hand of this
    table.
    """
    world = World(4)
    world.host(new_table(4, rounds=3))
    for wants_seat in (True, True, False):
        world.guest(wants_seat=wants_seat)
    machines = world.machines
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    world.kill(1)
    world.until(lambda: phases([machines[0]]) == [TablePhase.BETWEEN], 300)
    world.restart(1, via=0)
    world.until(lambda: all(dealt(machine, 2) for machine in machines), 120)
    for machine in machines:
        machine.is_ready = False
    world.until(lambda: phases(machines[:3]) == [TablePhase.BETWEEN] * 3, 300)
    return world, machines


def between_rounds() -> tuple[World, list[Machine]]:
    """Two players after their first round, and one who has watched it and has a seat for the next."""
    world = World(4)
    world.host(new_table(4, rounds=2))
    world.guest()
    world.until(lambda: all(dealt(machine, 1) for machine in world.machines))
    world.guest()
    for machine in world.machines:
        machine.is_ready = False
    world.until(lambda: phases(world.machines) == [TablePhase.BETWEEN] * 3, 300)
    return world, world.machines


def test_an_announced_restart_is_no_deal_for_who_watches() -> None:
    world, machines = after_a_return()
    world.run(30)

    assert phases(machines) == [TablePhase.BETWEEN] * 4
    assert news(machines[3], NewsKind.ROUND_VOID) == []
    assert news(machines[3], NewsKind.COORDINATOR_CHANGED) == []


def test_who_only_watched_begins_no_table_without_most_of_those_who_play() -> None:
    world, machines = between_rounds()
    watcher = core_of(machines[2])
    assert watcher.base.table is not None
    watcher.spoilers |= watcher.base.table.keys  # so it takes the coordinator's place, and their seats
    machines[2].is_ready = True
    world.look(2)
    world.run(20)

    assert core_of(machines[0]).playing is not None
    assert watcher.playing_digest == core_of(machines[0]).playing_digest


def test_who_watches_another_match_does_not_take_its_points_for_those_of_the_first() -> None:
    def elsewhere(base: Base) -> tuple[Standing | None, bytes]:
        return standing_after(base, rounds=0), b"u" * 32

    world, machines = between_rounds()
    go_on_alone(world, elsewhere)
    world.run(5)

    assert core_of(machines[2]).base == Base()
