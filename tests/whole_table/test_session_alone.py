"""A coordinator that goes on alone after a round takes nobody along, and so does away with no result."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from lab.simulator.machine import Machine
from lab.simulator.world import World, new_table
from net.deal.table import NO_TABLE, SeatInfo, Standing, TableInfo
from net.match.status import Dealt, TablePhase
from net.table.core import Base, SharedState
from tests.support.people import dealt, names
from tests.whole_table.test_session_pending import small

SEEDS = {2: 24, 3: 3}
"""By how many people play, a match whose first round a computer player wins."""
INSTEAD = (30, -10, -10, -10)
"""What the coordinator would rather have."""

Claim = Callable[[Base], tuple[Standing | None, bytes]]
"""Where the match stands at the coordinator's own table afterwards, and which table was before."""


def anew(_base: Base) -> tuple[Standing | None, bytes]:
    """As if no round had been played."""
    return None, NO_TABLE


def following(base: Base) -> tuple[Standing | None, bytes]:
    """With other points, after the table at which the others are."""
    assert base.table is not None
    return standing_after(base, rounds=0), base.table.digest


def later(base: Base) -> tuple[Standing | None, bytes]:
    """A round later, as if one had been played without the others."""
    return standing_after(base, rounds=1), b"u" * 32


def standing_after(base: Base, *, rounds: int) -> Standing:
    """Where the match would stand with the points that the coordinator would rather have."""
    assert base.standing is not None
    return replace(base.standing, round_number=base.standing.round_number + rounds, tally=INSTEAD)


def core_of(machine: Machine) -> SharedState:
    """Return the shared state of a machine's session."""
    return machine.session._core


def between_rounds(people: int) -> tuple[World, list[Machine]]:
    """A table whose first round has just been won, and whose people are not ready for the next."""
    world = World(SEEDS[people])
    world.host(new_table(4, rounds=3, rules=small()))
    for _ in range(people - 1):
        world.guest()
    machines = world.machines
    world.until(lambda: all(len(names(machine)) == people for machine in machines))
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    for machine in machines:
        machine.is_ready = False
    world.until(lambda: all(machine.session.status.phase is TablePhase.BETWEEN for machine in machines), 200)
    return world, machines


def go_on_alone(world: World, claim: Claim) -> None:
    """Let the coordinator propose a table that it alone signs, and play there."""
    machine = world.machines[0]
    core = core_of(machine)
    assert core.lobby is not None
    standing, previous = claim(core.base)
    seats = tuple(SeatInfo(0, "easy" if place else "", f"Seat {place}") for place in range(4))
    alone = (core.own.identity.public,)
    table = TableInfo(core.lobby.rules, alone, seats, bytes(32), core.lobby.terms, standing, previous)
    core.base = Base(None, standing)
    machine.session._parts.agreeing.propose(table, world.time.now)
    machine.session.advance(world.time.now)
    world.look(0)


def tally(machine: Machine) -> tuple[int, ...]:
    """The points as a machine's client is shown them."""
    match = machine.session.status.match
    assert match is not None
    return tuple(match.tally)


@pytest.mark.parametrize("claim", [anew, following, later])
@pytest.mark.parametrize("people", [2, 3])
def test_a_coordinator_that_goes_on_alone_takes_nobody_along(people: int, claim: Claim) -> None:
    world, machines = between_rounds(people)
    counted = {tally(machine) for machine in machines}
    go_on_alone(world, claim)
    world.run(100)

    (points,) = counted
    assert any(points)
    for machine in machines[1:]:
        assert tally(machine) == points
        assert [event.number for event in machine.events if isinstance(event, Dealt)] == [1]


@pytest.mark.parametrize("claim", [anew, following, later])
def test_the_others_go_on_from_the_result_that_counts_once_it_is_gone(claim: Claim) -> None:
    world, machines = between_rounds(3)
    points = tally(machines[1])
    go_on_alone(world, claim)
    world.run(20)
    world.kill(0)
    for place in (1, 2):
        machines[place].is_ready = True
        world.look(place)
    world.until(lambda: all(dealt(machine, 2) for machine in machines[1:]), 120)

    standings = {core.playing.table.standing for core in map(core_of, machines[1:]) if core.playing}
    (standing,) = standings
    assert standing is not None
    assert (standing.round_number, standing.tally) == (2, points)
