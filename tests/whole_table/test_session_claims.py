"""A machine is heard that says something itself: nobody keeps it at the table by saying that it hears it."""

import msgspec
import pytest

from lab.simulator.machine import Machine
from lab.simulator.world import World, phases
from net.match.status import TablePhase
from net.table.interface.status import EndReason, Presence
from net.table.links.signed_notes import SignedNote
from net.wire.codec import Message
from net.wire.table import Links
from tests.support.people import is_over, party


def between_rounds(*, watching: bool) -> World:
    """Four that have played a round and are not ready for the next, and perhaps one that watches."""
    world, machines = party(4, rounds=2)
    if watching:
        machines.append(world.guest(wants_seat=False))
    world.until(lambda: set(phases(world.machines)) == {TablePhase.PLAYING}, 100)
    for machine in world.machines:
        machine.is_ready = False
    world.until(lambda: set(phases(world.machines)) == {TablePhase.BETWEEN}, 300)
    return world


def claims_to_hear(machine: Machine, dead: bytes) -> None:
    """Let a machine say in all its LINKS that it hears another."""
    core = machine.session._core
    plain = core.say

    def say(body: Message, now: float) -> SignedNote | None:
        if isinstance(body, Links):
            body = msgspec.structs.replace(body, keys=tuple(sorted({*body.keys, dead})), coordinator=dead)
        return plain(body, now)

    core.say = say  # type: ignore[method-assign]


@pytest.mark.parametrize("liar", [2, 4])
def test_no_claim_keeps_a_coordinator_whose_program_has_ended(liar: int) -> None:
    world = between_rounds(watching=liar == 4)
    claims_to_hear(world.machines[liar], world.machines[0].key)
    world.kill(0)
    for machine in world.machines[1:]:
        machine.is_ready = True
    world.until(lambda: all(one.session.is_over or _is_done(one) for one in world.machines[1:4]), 200)

    assert [one.session.status.end for one in world.machines[1:4]] == [EndReason.MATCH_OVER] * 3


def _is_done(machine: Machine) -> bool:
    return machine.session.status.end is not None


def test_who_is_heard_through_another_alone_stays_heard_for_as_long_as_it_runs() -> None:
    world = between_rounds(watching=False)
    world.network.cut(0, 2)
    world.run(20)
    seen = []
    for _ in range(60):
        world.run(1.0)
        seen += [
            world.machines[one].session.status.members[other].presence for one, other in ((0, 2), (2, 0))
        ]
    assert set(seen) == {Presence.RELAYED}
    for machine in world.machines:
        machine.is_ready = True
    world.until(lambda: is_over(world), 300)
