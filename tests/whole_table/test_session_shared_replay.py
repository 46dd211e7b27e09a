"""People look back at the last round together.

All come to the same place, nobody is held, and liars gain nothing.
"""

from itertools import count

import pytest

from lab.simulator.machine import Machine
from lab.simulator.material import identity
from lab.simulator.world import World, new_table, phases
from net.match.status import TablePhase
from net.table.interface.commands import LeaveTable, LookAway, LookTogether
from net.table.interface.effects import Send
from net.table.interface.status import SharedLook
from net.table.links.notes import NOTES_BURST
from net.table.links.signed_notes import read_note, seal_note
from net.table.member.shared_replay import LOOKS_BURST, LOOKS_PER_S, MOST_TURNS
from net.wire.codec import decode, encode
from net.wire.table import Look, NoteFrame

COUNTERS = count(1 << 20)


def between(*, people: int = 3, onlookers: int = 0) -> World:
    """People between the first round and the second, nobody ready for it."""
    world = World()
    world.host(new_table(4, rounds=2))
    for _ in range(people - 1):
        world.guest()
    for _ in range(onlookers):
        world.guest(wants_seat=False)
    world.until(lambda: phases(world.machines) == [TablePhase.PLAYING] * (people + onlookers))
    for machine in world.machines:
        machine.is_ready = False
    world.until(lambda: phases(world.machines) == [TablePhase.BETWEEN] * (people + onlookers), 200)
    return world


def look(machine: Machine) -> SharedLook:
    """How a machine shows that people look back together."""
    shown = machine.session.status.look
    assert shown is not None
    return shown


def say(world: World, author: int, reader: int, body: Look) -> None:
    """Let a machine hear what another one has signed."""
    session = world.machines[reader].session
    note = seal_note(identity(author), session.table, next(COUNTERS), body)
    end = next(
        end for end in world.machines[reader].ends.values() if end.other and end.other.machine == author
    )
    session.receive(end.number, "NOTE", 0, encode(NoteFrame(note.raw)), world.time.now)
    world.look(reader)


def told(world: World, place: int) -> list[Look]:
    """Return a machine's notes on the shared replay from now on, without repetitions."""
    found: dict[bytes, Look] = {}

    def hear(_other: int, send: Send) -> tuple[Send]:
        frame = decode(NoteFrame, send.body) if send.kind == "NOTE" else None
        signed = None if frame is None else read_note(frame.raw)
        if signed is not None and isinstance(signed.body, Look) and frame is not None:
            found[frame.raw] = signed.body
            heard[:] = found.values()
        return (send,)

    heard: list[Look] = []
    world.machines[place].spoil = hear
    return heard


def test_there_is_nothing_to_look_back_at_before_a_round_has_ended() -> None:
    world = World()
    host = world.host(new_table(4))
    world.guest()
    world.until(lambda: phases(world.machines) == [TablePhase.PLAYING] * 2)
    world.command(host, LookTogether(3))
    world.run(2)

    assert [machine.session.status.look for machine in world.machines] == [None, None]


def test_all_that_come_along_see_the_place_that_anybody_leads_to_and_the_others_know_who_looks() -> None:
    world = between(onlookers=1)
    first, second, third, onlooker = world.machines
    world.command(first, LookTogether())
    world.run(1)
    assert {look(machine).along for machine in world.machines} == {(0,)}
    assert [look(machine).is_along for machine in world.machines] == [True, False, False, False]

    world.command(first, LookTogether(5))
    world.command(onlooker, LookTogether())
    world.run(1)
    assert {(look(machine).at, look(machine).mover, look(machine).along) for machine in world.machines} == {
        (5, 0, (0, 3))
    }
    world.command(onlooker, LookTogether(4))
    world.run(1)
    assert {(look(machine).at, look(machine).mover) for machine in world.machines} == {(4, 3)}

    world.command(first, LookAway())
    world.run(1)
    assert {look(machine).along for machine in world.machines} == {(3,)}
    world.command(second, LookTogether())
    world.run(1)
    assert {look(machine).at for machine in world.machines} == {4}
    assert not look(third).is_along


def test_two_that_step_at_once_come_to_one_place_and_the_next_step_leads_on() -> None:
    world = between()
    for machine in world.machines:
        world.command(machine, LookTogether())
    world.run(1)
    for at, machine in enumerate(world.machines, 10):
        world.command(machine, LookTogether(at))
    world.run(1)

    highest = max(range(3), key=lambda place: world.machines[place].key)
    assert {(look(machine).at, look(machine).mover) for machine in world.machines} == {
        (10 + highest, highest)
    }
    lowest = min(range(3), key=lambda place: world.machines[place].key)
    world.command(world.machines[lowest], LookTogether(20))
    world.run(1)
    assert {(look(machine).at, look(machine).mover) for machine in world.machines} == {(20, lowest)}


def test_the_next_round_ends_it_for_all() -> None:
    world = between()
    for machine in world.machines:
        world.command(machine, LookTogether())
    world.run(1)
    for machine in world.machines:
        machine.is_ready = True
    world.until(lambda: phases(world.machines) == [TablePhase.PLAYING] * 3)

    assert [machine.session.status.look for machine in world.machines] == [None] * 3


def test_after_the_match_people_still_look_back_together() -> None:
    world = between()
    for machine in world.machines:
        machine.is_ready = True
    world.until(lambda: phases(world.machines) == [TablePhase.ENDED] * 3, 200)
    world.command(world.machines[1], LookTogether(2))
    world.run(1)

    assert {(look(machine).at, look(machine).along) for machine in world.machines} == {(2, (1,))}


def test_whoever_was_cut_off_is_led_on_once_it_is_back() -> None:
    world = between()
    first, second, _ = world.machines
    world.command(first, LookTogether(1))
    world.command(second, LookTogether())
    world.run(1)
    for other in (0, 2):
        world.network.cut(1, other)
    world.command(first, LookTogether(7))
    world.run(4)
    assert look(second).at == 1
    world.network.heal()
    for other in (0, 2):
        world.network.break_links(1, other)
    world.run(15)

    assert look(second).at == 7


def test_whoever_comes_along_after_the_leader_has_left_the_table_is_led_to_the_same_place() -> None:
    world = between()
    first, second, third = world.machines
    world.command(first, LookTogether())
    world.command(third, LookTogether(6))
    world.run(1)
    world.command(third, LeaveTable())
    world.run(1)
    assert (look(first).at, look(first).along) == (6, (0,))

    assert look(second).at == 6
    world.command(second, LookTogether(8))
    world.run(1)
    assert (look(first).at, look(second).at) == (8, 8)


def test_of_steps_that_are_made_too_fast_the_others_are_told_the_last() -> None:
    world = between()
    heard = told(world, 0)
    for at in range(100):
        world.command(world.machines[0], LookTogether(at))
        world.run(0.01)
    assert look(world.machines[0]).at == 99
    assert len(heard) <= LOOKS_BURST + LOOKS_PER_S * 1.0 + 1
    world.run(2)

    assert {look(machine).at for machine in world.machines} == {99}


def test_a_place_in_another_round_moves_nobody() -> None:
    world = between()
    say(world, 1, 0, Look(bytes(32), 9, 9, is_here=True))

    assert (look(world.machines[0]).at, look(world.machines[0]).along) == (0, ())


@pytest.mark.parametrize("turn", [MOST_TURNS, 1 << 20])
def test_whoever_counts_turns_up_leads_those_that_stay_and_holds_nobody(turn: int) -> None:
    world = between()
    me = world.machines[0]
    world.command(me, LookTogether(3))
    seed = me.session._core.closed_round
    say(world, 1, 0, Look(seed, turn, 60_000, is_here=True))
    assert (look(me).at, look(me).mover) == (60_000, 1)

    world.command(me, LookAway())
    world.run(1)
    assert not look(me).is_along
    for machine in world.machines:
        machine.is_ready = True
    world.until(lambda: phases(world.machines) == [TablePhase.PLAYING] * 3)


def test_steps_beyond_what_a_person_makes_count_as_any_flood_of_notes() -> None:
    world = between(people=2)
    me = world.machines[0]
    world.command(me, LookTogether())
    seed, before = me.session._core.closed_round, set(me.ends)
    for turn in range(1, 2 * NOTES_BURST):
        if before <= set(me.ends):
            say(world, 1, 0, Look(seed, turn, turn, is_here=True))

    assert not before <= set(me.ends)
    assert look(me).turn <= NOTES_BURST


@pytest.mark.slow
def test_whatever_is_said_of_it_is_no_part_of_what_is_signed_of_a_round() -> None:
    quiet, loud = between(), between()
    for place in range(6):
        loud.command(loud.machines[place % 3], LookTogether(place))
        loud.run(0.2)
    for world in (quiet, loud):
        for machine in world.machines:
            machine.is_ready = True
        world.until(lambda world=world: phases(world.machines) == [TablePhase.ENDED] * 3, 200)

    assert set(quiet.carried) == set(loud.carried)
