"""Tables in one program of which each step of each machine is looked at, and what befalls their machines."""

from lab.simulator.invariants import Watch
from lab.simulator.machine import Spoil
from lab.simulator.world import World, new_table, phases
from net.match.status import TablePhase
from net.table.interface.status import EndReason


def about_to_be_dealt(
    machines: int = 4, *, rounds: int = 1, seed: int = 0, watching: int = 0, spoil: Spoil | None = None
) -> World:
    """People at a table of as many seats, and some who look on; what the host sends may be spoilt."""
    world = World(seed)
    world.watch = Watch(world.machines)
    world.host(new_table(machines, rounds=rounds)).spoil = spoil
    for _ in range(machines - 1):
        world.guest()
    for _ in range(watching):
        world.guest(wants_seat=False)
    return world


def in_a_round(
    machines: int = 4, *, rounds: int = 1, seed: int = 0, watching: int = 0, spoil: Spoil | None = None
) -> World:
    """The same, the first round dealt to all."""
    world = about_to_be_dealt(machines, rounds=rounds, seed=seed, watching=watching, spoil=spoil)
    world.until(lambda: phases(world.machines) == [TablePhase.PLAYING] * (machines + watching))
    return world


def between_rounds(machines: int = 4, *, rounds: int = 2, spoil: Spoil | None = None) -> World:
    """The same, the first round played and nobody ready for the next."""
    world = in_a_round(machines, rounds=rounds, spoil=spoil)
    for machine in world.machines:
        machine.is_ready = False
    world.until(lambda: phases(world.machines) == [TablePhase.BETWEEN] * machines, 300)
    return world


def be_ready(world: World, *places: int) -> None:
    """Let some people be ready for the next round."""
    for place in places:
        world.machines[place].is_ready = True
        world.look(place)


def lose(world: World, place: int) -> None:
    """Kill a machine, and expect nothing more of it."""
    assert world.watch is not None
    world.watch.forgetful.add(place)
    world.kill(place)


def phase_of(world: World, place: int) -> TablePhase:
    """Where a machine stands."""
    return world.machines[place].session.status.phase


def are_done(world: World, *places: int) -> bool:
    """Whether the match is over for some machines, or all."""
    machines = [world.machines[place] for place in places] or world.machines
    return all(machine.session.status.end is EndReason.MATCH_OVER for machine in machines)
