"""People at a table in one program, from the lobby on, and what is asked of their machines."""

from lab.simulator.group import StubGroup
from lab.simulator.machine import Machine
from lab.simulator.world import World, new_table, phases
from net.match.status import Dealt, OutOfTime, TablePhase
from net.records.audit import Verdict, verify
from net.records.fair_record import decode_record
from net.table.interface.effects import KeepRecord
from net.table.interface.status import News, NewsKind, Presence


def times_out(machine: Machine) -> list[OutOfTime]:
    """Return the members that ran out of time, as a machine's client was told."""
    return [event for event in machine.events if isinstance(event, OutOfTime)]


def news(machine: Machine, kind: NewsKind) -> list[tuple[int | None, str]]:
    """Return a client's news of a kind: the member, and the detail."""
    return [
        (event.member, event.detail)
        for event in machine.events
        if isinstance(event, News) and event.kind is kind
    ]


def names(machine: Machine) -> list[str]:
    """Return the people at the table, as a machine sees it."""
    status = machine.session.status
    return [member.name for member in status.members if member.presence is not Presence.LEFT]


def presence(machine: Machine, other: Machine) -> Presence | None:
    """How a machine hears another; None before it knows it."""
    members = machine.session.status.members
    return next((member.presence for member in members if member.key == other.key), None)


def is_over(world: World) -> bool:
    """Whether the match is over for all that run."""
    running = [machine for machine in world.machines if machine.is_up]
    return all(phase is TablePhase.ENDED for phase in phases(running))


def dealt(machine: Machine, number: int) -> bool:
    """Whether a machine has been told that a round lies dealt."""
    return any(isinstance(event, Dealt) and event.number == number for event in machine.events)


def void_verdicts(machine: Machine) -> list[Verdict]:
    """Return the verdicts on a machine's records of rounds that count for nothing."""
    kept = [effect.data for effect in machine.effects if isinstance(effect, KeepRecord)]
    return [verify(decode_record(data), StubGroup()).verdict for data in kept]


def party(people: int, seats: int = 4, rounds: int = 1, seed: int = 0) -> tuple[World, list[Machine]]:
    """A table with so many people at it, all of them ready."""
    world = World(seed)
    world.host(new_table(seats, rounds=rounds))
    for _ in range(people - 1):
        world.guest()
    world.until(lambda: all(len(names(machine)) == people for machine in world.machines))
    return world, world.machines


def dealt_party(people: int, rounds: int = 1) -> tuple[World, list[Machine]]:
    """The same at a table of four, the first round dealt to all."""
    world, machines = party(people, rounds=rounds)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    return world, machines
