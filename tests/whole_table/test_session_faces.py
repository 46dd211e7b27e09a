"""The face that somebody has chosen is seen by all at the table, and nothing else comes of it."""

from itertools import count

import pytest

from lab.simulator.material import identity
from lab.simulator.world import World, new_table
from net.table.interface.commands import LeaveTable, Wear
from net.table.interface.effects import CloseLink
from net.table.links.signed_notes import seal_note
from net.wire.codec import encode
from net.wire.table import Face, NoteFrame
from net.words import EMBLEMS, key_emblem

COUNTERS = count(1 << 20)


def lobby(people: int = 3) -> World:
    """People at a table, none of them ready."""
    world = World()
    world.host(new_table()).is_ready = False
    for _ in range(people - 1):
        world.guest().is_ready = False
    world.run(3)
    return world


def faces(world: World, place: int) -> list[int | None]:
    """The faces that a machine knows of."""
    return [member.face for member in world.machines[place].session.status.members]


def test_whoever_chooses_none_has_none() -> None:
    world = lobby()
    assert [faces(world, place) for place in range(3)] == [[None] * 3] * 3
    first = world.machines[1].session.status.members[0]
    assert first.emblem == key_emblem(first.key)


def test_a_face_is_seen_by_all_and_by_whoever_comes_later() -> None:
    world = lobby()
    world.command(world.machines[0], Wear(5))
    world.command(world.machines[1], Wear(5))
    world.run(1)
    assert [faces(world, place) for place in range(3)] == [[5, 5, None]] * 3

    world.guest().is_ready = False
    world.run(3)
    assert faces(world, 3) == [5, 5, None, None]


def test_of_faces_tried_on_quickly_the_last_is_seen_and_none_is_none() -> None:
    world = lobby(2)
    for number in range(EMBLEMS):
        world.command(world.machines[0], Wear(number))
    world.run(10)
    assert faces(world, 1) == [EMBLEMS - 1, None]

    world.command(world.machines[0], Wear(None))
    world.run(10)
    assert faces(world, 1) == [None, None]


def test_the_face_of_somebody_who_has_left_stays_as_it_was() -> None:
    world = lobby()
    world.command(world.machines[2], Wear(9))
    world.run(1)
    world.command(world.machines[2], LeaveTable())
    world.run(1)

    assert faces(world, 0) == [None, None, 9]


@pytest.mark.parametrize("number", [EMBLEMS, 200, 255])
def test_a_face_that_there_is_not_counts_as_none(number: int) -> None:
    world = lobby(2)
    world.command(world.machines[1], Wear(3))
    world.run(1)
    session, link = world.machines[0].session, next(iter(world.machines[0].ends))
    note = seal_note(identity(1), session.table, next(COUNTERS), Face(number))
    session.receive(link, "NOTE", 0, encode(NoteFrame(note.raw)), world.time.now)

    assert faces(world, 0) == [None, None]
    assert not [effect for effect in session.effects() if isinstance(effect, CloseLink)]


def test_faces_leave_what_two_machines_compare_as_it_is_for_programs_that_know_none() -> None:
    world = lobby(2)
    notes = world.machines[1].session._core.notes
    assert notes is not None
    before = notes.digest()
    world.command(world.machines[0], Wear(3))
    world.run(1)

    assert faces(world, 1) == [3, None]
    assert notes.digest() == before
