"""A coordinator that lies about the lobby and is gone: nobody's program breaks, and the others deal on."""

import random
from itertools import product

import pytest

from lab.simulator.lies import LOBBIES, Liar
from lab.simulator.machine import first_choice
from lab.simulator.world import World, new_table, phases
from net.match.status import Dealt, TablePhase
from net.table.interface.effects import Send
from net.table.interface.status import EndReason
from net.wire.codec import encode
from net.wire.table import LobbyNote, MemberRow
from tests.support.sweeps import sample, times

PLAYERS = 4
LIAR = 0
GOES_ON_WITHIN_S = 150.0
"""The grace of a lost machine, and all of a void round."""
BROKE = (("round", "level"), ("round", "rounds"), ("between", "seats"))
"""When and where lies broke the others' programs once, or had them wait without end."""
REST = [one for one in product(("round", "between"), LOBBIES) if one not in BROKE]
TRIED = (*BROKE, *sample(REST, 1))


def table(when: str) -> World:
    """Four people and one who looks on, in a round of a match or after its first one."""
    world = World()
    world.host(new_table(PLAYERS, rounds=2))
    for _ in range(PLAYERS - 1):
        world.guest()
    world.guest(wants_seat=False)
    for machine in world.machines:
        machine.plays, machine.thinks_s = first_choice, lambda: 0.3
    world.until(lambda: set(phases(world.machines)) == {TablePhase.PLAYING})
    if when == "between":
        for machine in world.machines[1:]:
            machine.is_ready = False
        world.until(lambda: set(phases(world.machines)) == {TablePhase.BETWEEN}, 200)
    return world


def lie(world: World, field: str, value: object) -> None:
    """Let the coordinator tell all others a lobby with one field changed."""
    liar = Liar(world.machines[LIAR], random.Random(field))
    note = liar.core.last(liar.core.me, LobbyNote)
    assert note is not None
    fields = {name: getattr(note, name) for name in note.__struct_fields__}
    frame = liar.note(LobbyNote(**fields | {"version": note.version + 1000, field: value}))
    assert frame is not None
    for end in list(world.machines[LIAR].ends.values()):
        world.network.send(LIAR, Send(end.number, "NOTE", 0, encode(frame)))


def rounds_dealt(world: World) -> list[int]:
    """How many rounds each of the others has been dealt."""
    others = world.machines[LIAR + 1 : PLAYERS]
    return [sum(isinstance(event, Dealt) for event in machine.events) for machine in others]


@pytest.mark.long
@pytest.mark.parametrize(("when", "field"), TRIED)
def test_whatever_a_coordinator_has_said_of_the_lobby_the_others_deal_on_without_it(
    when: str, field: str
) -> None:
    liar = Liar(table(when).machines[LIAR], random.Random(field))
    note = liar.core.last(liar.core.me, LobbyNote)
    assert note is not None
    values = LOBBIES[field](liar, note)
    for value in values[: times(2, len(values))]:
        world = table(when)
        lie(world, field, value)
        world.run(2.0)
        before = rounds_dealt(world)
        world.kill(LIAR)
        for machine in world.machines:
            machine.is_ready = True
        world.run(GOES_ON_WITHIN_S)
        others = world.machines[LIAR + 1 : PLAYERS]
        left = [one for one in others if one.session.status.end is not EndReason.REMOVED]

        assert sum(rounds_dealt(world)) > sum(before) or len(left) < 2, value  # it may have sent them away


@pytest.mark.parametrize("when", ["round", "between"])
def test_people_whom_a_coordinator_has_called_computers_deal_on_as_people(when: str) -> None:
    world = table(when)
    liar = Liar(world.machines[LIAR], random.Random(0))
    note = liar.core.last(liar.core.me, LobbyNote)
    assert note is not None
    rows = [{name: getattr(row, name) for name in row.__struct_fields__} for row in note.members]
    lie(world, "members", tuple(MemberRow(**row | {"level": "hard"}) for row in rows))
    world.run(2.0)
    before = rounds_dealt(world)
    world.kill(LIAR)
    for machine in world.machines:
        machine.is_ready = True
    world.run(GOES_ON_WITHIN_S)

    assert sum(rounds_dealt(world)) > sum(before)
