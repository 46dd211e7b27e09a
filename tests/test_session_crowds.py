"""Many come, ask, wish and go: every list is bounded, and nobody cuts the keeper off for it."""

from net.session.commands import LeaveTable
from net.session.core import MOST_MET
from net.session.effects import Send
from net.session.messages import Join, NoteFrame, Wish, Wrong, decode
from net.session.signed_notes import seal_note
from net.session.status import EndReason, News
from net.simulator.world import World
from net.wire import encode
from tests.support.people import names, party


def test_eight_may_watch_and_the_ninth_is_told_that_it_is_full() -> None:
    world, machines = party(2, seats=2)
    watchers = [world.guest() for _ in range(9)]
    world.run(2)

    assert [watcher.session.is_over for watcher in watchers] == [False] * 8 + [True]
    assert watchers[8].session.status.end is EndReason.FULL
    assert len(machines[0].session.status.members) == 10


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


def test_whoever_asks_in_again_and_again_makes_nobody_cut_the_keeper_off() -> None:
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


def test_what_players_wish_as_fast_as_they_may_makes_nobody_cut_the_keeper_off() -> None:
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


def test_strangers_who_come_and_go_at_once_make_nobody_cut_the_keeper_off() -> None:
    world, machines = party(4)
    machines[0].is_ready = False
    world.run(3)
    said = wrongs_said(world)
    for _ in range(60):
        guest = world.guest(wants_seat=False)
        world.run(0.05)
        world.command(guest, LeaveTable())
        world.kill(len(machines) - 1)
    world.run(3)

    assert said == []
    assert [names(machine) for machine in machines[:4]] == [["M0", "M1", "M2", "M3"]] * 4
