"""Hostile members.

They throw nobody out, and nobody's messages are turned against them later.
"""

from collections.abc import Iterator

from lab.simulator.machine import Machine
from lab.simulator.world import World, new_table
from net.match.status import TablePhase
from net.table.core import MOST_MET
from net.table.interface.commands import LeaveTable
from net.table.interface.effects import Send
from net.table.interface.status import EndReason, News, NewsKind
from net.table.links.signed_notes import read_note
from net.wire.codec import Message, decode, encode
from net.wire.table import JoinRefused, LeaveNote, NoteFrame

PLAYERS = 4
SENT_AWAY = JoinRefused(EndReason.REMOVED.value, "")


def party(rounds: int = 0) -> World:
    """Four people in the middle of a round."""
    world = World()
    world.host(new_table(PLAYERS, rounds=rounds))
    for _ in range(PLAYERS - 1):
        world.guest()
    world.until(lambda: are_playing(world.machines))
    world.run(1.0)
    return world


def are_playing(machines: list[Machine]) -> bool:
    """Whether cards are dealt to all of them."""
    return all(machine.session.status.phase is TablePhase.PLAYING for machine in machines)


def say(world: World, speaker: int, hearer: int, kind: str, message: Message) -> None:
    """Let a machine send what it likes."""
    world.network.send(speaker, Send(world.network.link(speaker, hearer), kind, 0, encode(message)))


def overhear_farewells(machine: Machine) -> list[bytes]:
    """Keep what a machine says when it leaves, as it says it."""
    farewells: list[bytes] = []

    def spoil(_: int, send: Send) -> Iterator[Send]:
        note = decode(NoteFrame, send.body) if send.kind == "NOTE" else None
        signed = None if note is None else read_note(note.raw)
        if note is not None and signed is not None and isinstance(signed.body, LeaveNote):
            farewells.append(note.raw)
        yield send

    machine.spoil = spoil
    return farewells


def come_back(world: World, place: int) -> None:
    """Start the program of somebody who has left again, to join the host's table."""
    world.kill(place)
    world.restart(place, via=0, remembers=False)


def seats(world: World) -> int:
    """How many seats people hold."""
    return sum(not seat.level for seat in world.machines[0].session.status.seats)


def test_however_many_look_on_they_send_no_player_away() -> None:
    world = party()
    for _ in range(2 * PLAYERS):
        world.guest(wants_seat=False)
    world.run(5.0)
    for watcher in range(PLAYERS, len(world.machines)):
        for player in range(PLAYERS):
            say(world, watcher, player, "REFUSED", SENT_AWAY)
    world.run(2.0)

    assert [machine.session.status.end for machine in world.machines[:PLAYERS]] == [None] * PLAYERS


def test_in_a_round_most_of_those_that_play_send_away_and_the_coordinator_alone_does_not() -> None:
    world = party()
    for judge in (1, 2):
        assert world.machines[3].session.status.end is None
        say(world, judge, 3, "REFUSED", SENT_AWAY)
        world.run(0.5)
    assert world.machines[3].session.status.end is EndReason.REMOVED
    say(world, 0, 1, "REFUSED", SENT_AWAY)
    world.run(0.5)
    assert world.machines[1].session.status.end is None


def test_whoever_leaves_in_a_round_and_comes_back_is_let_in_once_and_plays_on() -> None:
    world = party()
    world.command(world.machines[2], LeaveTable())
    world.run(0.5)
    world.machines[1].events.clear()
    come_back(world, 2)
    world.run(5.0)

    came = [event for event in world.machines[1].events if event == News(NewsKind.JOINED, 2)]
    assert len(came) == 1
    assert world.machines[2].session.status.end is None
    world.until(lambda: seats(world) == PLAYERS, 120)


def test_an_old_farewell_shown_again_takes_no_seat_from_whoever_has_come_back() -> None:
    world = party()
    farewells = overhear_farewells(world.machines[2])
    world.command(world.machines[2], LeaveTable())
    world.run(1.0)
    come_back(world, 2)
    world.until(lambda: seats(world) == PLAYERS, 120)
    for place in range(PLAYERS):
        world.kill(place)
    world.restart(0, via=None)
    for place in (3, 1):
        world.restart(place, via=0)
        world.run(0.5)
    say(world, 3, 0, "NOTE", NoteFrame(farewells[-1]))
    world.run(0.2)
    world.restart(2, via=0)
    world.run(10.0)
    world.until(lambda: are_playing(world.machines) and seats(world) == PLAYERS, 60)


def test_however_many_come_and_go_two_of_four_that_have_left_are_not_waited_for() -> None:
    world = party()
    stay, leave = world.machines[:2], world.machines[2:]
    for machine in world.machines:
        machine.is_ready = False
    world.until(lambda: stay[0].session.status.phase is TablePhase.BETWEEN, 120)
    for machine in leave:
        world.command(machine, LeaveTable())
    for _ in range(MOST_MET + 4):
        stranger = world.guest(wants_seat=False)
        world.run(0.2)
        world.command(stranger, LeaveTable())
        world.run(0.2)
    for machine in stay:
        machine.is_ready = True
    world.until(lambda: are_playing(stay), 30)
