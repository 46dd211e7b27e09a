"""Many come, ask, wish and go: every list is bounded, and nobody cuts the coordinator off for it."""

from lab.simulator.world import World
from net.table.coordination.publishing import TOLD_BURST, TOLD_PER_S
from net.table.core import MOST_MET
from net.table.interface.commands import LeaveTable
from net.table.interface.effects import Send
from net.table.interface.status import EndReason, News
from net.table.links.signed_notes import read_note, seal_note
from net.wire.codec import decode, encode
from net.wire.table import Join, LeaveNote, LobbyNote, NoteFrame, Wish, Wrong
from tests.support.people import names, party


def test_eight_may_watch_and_the_ninth_is_told_that_it_is_full() -> None:
    world, machines = party(2, seats=2)
    watchers = [world.guest() for _ in range(9)]
    world.run(2)

    assert [watcher.session.is_over for watcher in watchers] == [False] * 8 + [True]
    assert watchers[8].session.status.end is EndReason.FULL
    assert len(machines[0].session.status.members) == 10


def test_all_who_come_within_a_second_hear_the_lobby_as_soon_as_the_first() -> None:
    world, machines = party(1, seats=6)
    machines[0].is_ready = False
    waits: list[float] = []
    for number in range(1, 13):
        guest = world.guest()
        begun = world.time.now
        while f"M{number}" not in names(guest):
            world.run(0.001)
        waits.append(world.time.now - begun)
        if number % 2:  # so that many lobbies are told beside
            world.command(guest, LeaveTable())
        world.run(0.03)

    assert max(waits) < 2 * waits[0]
    world.run(3)
    assert [names(machine) for machine in machines if not machine.session.is_over] == [
        ["M0", *(f"M{number}" for number in range(2, 13, 2))]
    ] * 7


def lobbies_told(world: World, place: int) -> set[bytes]:
    """The lobbies that the coordinator tells one machine from now on."""
    told: set[bytes] = set()

    def hear(other: int, send: Send) -> tuple[Send]:
        frame = decode(NoteFrame, send.body) if send.kind == "NOTE" else None
        signed = None if frame is None else read_note(frame.raw)
        if other == place and signed is not None and isinstance(signed.body, LobbyNote):
            told.add(signed.raw)
        return (send,)

    world.machines[0].spoil = hear
    return told


def test_whoever_comes_and_goes_again_and_again_is_welcomed_alone_only_once_in_a_while() -> None:
    world, machines = party(1)
    machines[0].is_ready = False
    world.run(10)
    told = lobbies_told(world, 1)
    begun = world.time.now
    visitor = world.guest(wants_seat=False)
    for number in range(60):
        link = world.network.link(1, 0)
        world.network.send(1, Send(link, "JOIN", 0, encode(Join("n", "", 1, wants_seat=False))))
        world.run(0.05)
        note = seal_note(visitor.identity, machines[0].session.table, 1000 + number, LeaveNote())
        world.network.send(1, Send(link, "NOTE", 0, encode(NoteFrame(note.raw))))
        world.run(0.05)
    told_s = world.time.now - begun

    assert len(told) <= TOLD_BURST + TOLD_PER_S * told_s + 1


def test_whoever_asks_in_and_is_gone_without_a_word_holds_no_place_for_long() -> None:
    world, machines = party(2, seats=2)
    machines[0].is_ready = False
    watchers = [world.guest(wants_seat=False) for _ in range(8)]
    for mute in watchers[1:]:
        mute.spoil = lambda _receiver, send: () if send.kind == "NOTE" else (send,)
    world.run(1)
    for place in range(2, 10):
        world.kill(place)
    world.run(15)
    world.guest(wants_seat=False)
    world.run(1)

    assert names(machines[0]) == ["M0", "M1", "M2", "M10"]


def test_however_many_come_and_go_news_name_the_right_one_and_the_list_is_bounded() -> None:
    world, machines = party(2)
    machines[0].is_ready = False
    host = machines[0].session
    told = []
    for number in range(2, MOST_MET + 6):
        guest = world.guest(wants_seat=False)
        world.run(0.3)
        world.command(guest, LeaveTable())
        world.run(0.3)
        told += [(number, event) for event in machines[0].events if isinstance(event, News)]
        machines[0].events.clear()
        assert {host.status.members[event.member].name for _, event in told[-2:]} == {f"M{number}"}

    assert len(host.status.members) == MOST_MET
    assert [member.name for member in host.status.members[:3]] == ["M0", "M1", f"M{MOST_MET}"]


def wrongs_said(world: World) -> list[tuple[int, str]]:
    """To whom honest machines say what is wrong from now on, and what."""
    said: list[tuple[int, str]] = []

    def hear(other: int, send: Send) -> tuple[Send]:
        wrong = decode(Wrong, send.body) if send.kind == "WRONG" else None
        said.extend([] if wrong is None else [(other, wrong.rule)])
        return (send,)

    for machine in world.machines:
        machine.spoil = hear
    return said


def test_whoever_asks_in_again_and_again_makes_nobody_cut_the_coordinator_off() -> None:
    world, machines = party(3)
    machines[0].is_ready = False
    watcher = world.guest(wants_seat=False)
    world.run(10)
    said = wrongs_said(world)
    link = world.network.link(3, 0)
    for number in range(120):
        name = f"n{number}" if number < 119 else "Last"
        world.network.send(3, Send(link, "JOIN", 0, encode(Join(name, "", 1, wants_seat=False))))
    newcomer = world.guest(wants_seat=False)
    world.run(0.5)

    assert [names(machine)[3:] for machine in machines] == [["Last", "M4"]] * 5
    assert not newcomer.session.is_over
    assert not watcher.session.is_over
    world.run(5)
    assert said == []


def test_what_players_wish_as_fast_as_they_may_makes_nobody_cut_the_coordinator_off() -> None:
    world, machines = party(4)
    for machine in machines:
        machine.is_ready = False
    world.run(3)
    said = wrongs_said(world)
    for machine in machines[2:]:  # their programs would take the wishes for those of another run of theirs
        machine.spoil = lambda _receiver, _send: ()
    for number in range(100):
        for machine in machines[2:]:
            body = Wish("", None, number % 2, 0)
            note = seal_note(machine.identity, machines[0].session.table, 1000 + number, body)
            link = world.network.link(machines.index(machine), 0)
            world.network.send(machines.index(machine), Send(link, "NOTE", 0, encode(NoteFrame(note.raw))))
        world.run(0.12)
    world.run(0.3)

    assert said == []
    for machine in machines:
        assert [member.is_ready for member in machine.session.status.members[2:]] == [True, True]


def test_strangers_who_come_and_go_at_once_make_nobody_cut_the_coordinator_off() -> None:
    world, machines = party(4)
    machines[0].is_ready = False
    world.run(3)
    said = wrongs_said(world)
    for _ in range(60):
        guest = world.guest(wants_seat=False)
        world.run(0.05)
        world.command(guest, LeaveTable())
        world.kill(len(machines) - 1)
    world.run(15)  # some have gone while the lobby was on its way to them, so without a word

    # Those who were let in before the others were told may have dialled them already, which counts against
    # nobody.
    assert {rule for _, rule in said} <= {"not_a_member"}
    assert min((place for place, _ in said), default=4) > 3
    assert [names(machine) for machine in machines[:4]] == [["M0", "M1", "M2", "M3"]] * 4
