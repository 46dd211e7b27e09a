"""Whole tables: sessions joined by a network in memory, from the lobby to the tally, with people and computer players."""

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from engine.seats import Seat
from net.audit import Verdict, verify
from net.dealing.table import Standing
from net.discovery.advert import encode as encode_advert
from net.errors import LocalProtocolError
from net.fair_record import decode_record
from net.node.listing import advert_of
from net.session.commands import (
    LeaveTable,
    Remove,
    Rename,
    Say,
    SetPaused,
    SetReady,
    StandUp,
    StartMatch,
    TakeSeat,
)
from net.session.core import MOST_MET
from net.session.effects import Advertise, Dial, KeepRecord, RememberPlayer, RememberTable, Send, Unadvertise
from net.session.lobby_note import to_note
from net.session.mesh import BLOCK_S, DIALS_BURST, DIALS_PER_S, MOST_STRIKES
from net.session.messages import MOST_EPOCH, Carry, Join, MemberRow, NoteFrame, Wish, Wrong, decode
from net.session.session import NewTable
from net.session.signed_notes import seal_note
from net.session.status import Dealt, EndReason, News, NewsKind, OutOfTime, Phase, Presence, Said
from net.simulator.group import StubGroup
from net.simulator.machine import Machine
from net.simulator.world import World, new_table, phases
from net.transcript import read, seal
from net.wire import Envelope, encode


def news(machine: Machine, kind: NewsKind) -> list[tuple[int | None, str]]:
    """What a machine's client was told of a kind: whom about, and the detail."""
    return [
        (event.member, event.detail)
        for event in machine.events
        if isinstance(event, News) and event.kind is kind
    ]


def envelope(raw: bytes) -> Envelope:
    """What an envelope says."""
    signed = read(raw)
    assert signed is not None
    return signed.envelope


def names(machine: Machine) -> list[str]:
    """Who is at the table, as a machine sees it."""
    status = machine.session.status
    return [member.name for member in status.members if member.presence is not Presence.LEFT]


def presence(machine: Machine, other: Machine) -> Presence | None:
    """How a machine hears another; None before it knows it."""
    members = machine.session.status.members
    return next((member.presence for member in members if member.key == other.key), None)


def is_over(world: World) -> bool:
    """Whether the match is over for all that run."""
    running = [machine for machine in world.machines if machine.is_up]
    return all(phase is Phase.ENDED for phase in phases(running))


def dealt(machine: Machine, number: int) -> bool:
    """Whether a machine has been told that a round lies dealt."""
    return any(isinstance(event, Dealt) and event.number == number for event in machine.events)


def party(people: int, seats: int = 4, rounds: int = 1, seed: int = 0) -> tuple[World, list[Machine]]:
    """A table with so many people at it, all of them ready."""
    world = World(seed)
    world.host(new_table(seats, rounds=rounds))
    for _ in range(people - 1):
        world.guest()
    world.until(lambda: all(len(names(machine)) == people for machine in world.machines))
    return world, world.machines


def test_four_people_play_a_match() -> None:
    world, machines = party(4, rounds=2)
    world.until(lambda: is_over(world), 300)

    statuses = [machine.session.status for machine in machines]
    assert {status.end for status in statuses} == {EndReason.MATCH_OVER}
    assert len({status.match.tally for status in statuses if status.match}) == 1
    assert all(len(machine.kept) == 2 for machine in machines)
    records = [[decode_record(data) for data in machine.kept] for machine in machines]
    assert all(record == records[0] for record in records)


def times_out(machine: Machine) -> list[OutOfTime]:
    """Who ran out of time, as a machine's client was told."""
    return [event for event in machine.events if isinstance(event, OutOfTime)]


def void_verdicts(machine: Machine) -> list[Verdict]:
    """What the records that a machine keeps of rounds that count for nothing come to."""
    kept = [effect.data for effect in machine.effects if isinstance(effect, KeepRecord)]
    return [verify(decode_record(data), StubGroup()).verdict for data in kept]


def comparison_words(world: World) -> str:
    """The comparison words, the same on every screen."""
    words = {machine.session.status.words for machine in world.machines}
    assert len(words) == 1
    return words.pop()


def words_of_rounds(seed: int) -> list[str]:
    """The comparison words before the first cards and in two rounds, also for two who look on, one of them late."""
    world, _ = party(2, rounds=2, seed=seed)
    world.guest(wants_seat=False)
    told = [comparison_words(world)]
    world.until(lambda: all(dealt(machine, 1) for machine in world.machines))
    told.append(comparison_words(world))
    late = world.guest(wants_seat=False)
    world.until(lambda: late.session.status.round is not None)
    assert comparison_words(world) == told[1]
    world.until(lambda: all(dealt(machine, 2) for machine in world.machines), 300)
    return [*told, comparison_words(world)]


def test_keys_alone_do_not_decide_the_comparison_words() -> None:
    before, *told = words_of_rounds(1)
    _, *told_again = words_of_rounds(2)

    assert before == ""
    assert all(words.count("-") == 2 for words in told)
    assert len({*told, *told_again}) == 4, "the keys are the same in all four"


def test_who_lets_time_run_out_is_known_to_all_and_what_was_done_instead_to_itself() -> None:
    world, (quick, absent) = party(2)
    absent.plays = None
    watcher = world.guest(wants_seat=False)
    world.until(lambda: is_over(world), 300)

    own, theirs, seen = (times_out(machine) for machine in (absent, quick, watcher))
    assert own
    assert all(late.seat == Seat(1) and late.action is not None for late in own)
    assert theirs == seen == [OutOfTime(Seat(1), None)] * len(own)


def test_free_seats_are_computer_players_spread_over_the_machines() -> None:
    world, machines = party(2, seats=6)
    world.until(lambda: is_over(world), 300)

    seats = machines[0].session.status.seats
    assert [seat.name for seat in seats[:2]] == ["M0", "M1"]
    assert all(seat.level == "easy" and seat.name for seat in seats[2:])
    assert sorted(seat.member or 0 for seat in seats) == [0, 0, 0, 1, 1, 1]
    assert machines[1].session.status.seats == seats


def test_guests_hear_each_other_directly() -> None:
    world, machines = party(4)
    world.run(3)

    assert all(presence(one, other) is Presence.HERE for one in machines for other in machines)


def test_a_guest_that_nobody_can_dial_and_that_can_dial_only_the_host_plays_through_it() -> None:
    world = World()
    world.host(new_table())
    guests = [world.guest() for _ in range(3)]
    guests[2].is_listening = False
    world.network.cut(3, 1)
    world.network.cut(3, 2)
    world.until(lambda: presence(guests[0], guests[2]) is Presence.RELAYED)
    world.until(lambda: is_over(world), 300)

    assert world.machines[0].kept == guests[2].kept == guests[0].kept
    assert guests[0].kept


def test_the_host_may_reach_only_one_guest_while_the_others_bridge() -> None:
    world, machines = party(4, rounds=2)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    world.network.cut(0, 2)
    world.network.cut(0, 3)
    world.until(lambda: is_over(world), 300)

    assert len(machines[0].kept) == 2
    assert all(machine.kept == machines[0].kept for machine in machines)


@pytest.mark.parametrize("gap", [2.0, 10.0, 20.0])
def test_a_gap_in_a_guests_network_loses_nothing(gap: float) -> None:
    world, machines = party(4)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    world.network.isolate(2)
    world.run(gap)
    world.network.heal()
    world.until(lambda: is_over(world), 300)

    assert all(machine.kept == machines[0].kept != [] for machine in machines)
    assert (gap > 5.0) == bool(news(machines[0], NewsKind.LOST))


def test_after_a_long_gap_the_round_ends_without_the_machine_and_a_computer_has_its_seat_until_it_is_back() -> (
    None
):
    world, machines = party(4, rounds=3)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    world.network.isolate(2)
    world.until(lambda: bool(news(machines[0], NewsKind.LEFT_OUT)), 60)
    world.until(lambda: dealt(machines[0], 2), 200)

    assert presence(machines[0], machines[2]) is Presence.AWAY
    assert [seat.level for seat in machines[0].session.status.seats] == ["", "", "easy", ""]
    assert news(machines[0], NewsKind.SEAT_TO_COMPUTER) == [(2, "")]
    world.network.heal()
    world.until(lambda: dealt(machines[2], 3), 200)
    assert [seat.level for seat in machines[0].session.status.seats] == ["", "", "", ""]
    world.until(lambda: is_over(world), 300)
    assert (
        len({machine.session.status.match.tally for machine in machines if machine.session.status.match}) == 1
    )


def test_who_leaves_in_a_round_is_followed_by_a_computer_player() -> None:
    world, machines = party(4, rounds=2)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    began = world.time.now
    world.command(machines[3], LeaveTable())
    world.kill(3)
    world.until(lambda: dealt(machines[0], 2), 100)

    assert machines[3].session.status.end is EndReason.WE_LEFT
    assert machines[3].session.is_over
    assert news(machines[0], NewsKind.LEFT) == [(3, "")]
    assert machines[0].session.status.seats[3].level == "easy"
    assert world.time.now - began < 60
    world.until(lambda: is_over(world), 300)


def test_when_the_host_leaves_the_next_machine_keeps_the_table() -> None:
    world, machines = party(4, rounds=2)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    world.command(machines[0], LeaveTable())
    world.kill(0)
    world.until(lambda: all(dealt(machine, 2) for machine in machines[1:]), 100)

    status = machines[2].session.status
    assert [member.is_keeper for member in status.members] == [False, True, False, False]
    assert news(machines[2], NewsKind.KEEPER_CHANGED) == [(1, "")]
    assert any(isinstance(effect, Advertise) for effect in machines[1].effects)
    world.until(lambda: is_over(world), 300)


def test_a_keeper_that_has_used_all_epochs_up_is_followed_like_any_other() -> None:
    world = World()
    host = world.host(new_table(rounds=0))
    host.session._core.epoch = MOST_EPOCH
    for _ in range(3):
        world.guest()
    machines = world.machines
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    for place, number in ((0, 2), (1, 3)):
        world.command(machines[place], LeaveTable())
        world.kill(place)
        left = machines[place + 1 :]
        world.until(lambda: all(dealt(one, number) for one in left), 100)  # noqa: B023 - called at once
        assert all(one.session.status.members[place + 1].is_keeper for one in left)
        told = [effect.listing for effect in left[0].effects if isinstance(effect, Advertise)]
        assert encode_advert(advert_of(told[-1], left[0].identity.public, "0.1.0"))


def test_nobody_waits_for_a_host_that_has_left_in_a_round() -> None:
    world, machines = party(4, rounds=2)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    world.command(machines[0], LeaveTable())
    world.run(1)
    world.kill(0)

    for machine in machines[1:]:
        assert news(machine, NewsKind.LEFT) == [(0, "")]
        assert machine.session.status.members[0].presence is Presence.LEFT
        assert machine.session.status.members[1].is_keeper
    world.run(15)
    assert all(news(machine, NewsKind.LEFT_OUT) == [(0, "")] for machine in machines[1:])
    assert all(news(machine, NewsKind.LOST) == [] for machine in machines[1:])
    world.until(lambda: is_over(world), 300)


def test_a_killed_host_is_followed_too_and_returns_as_a_guest() -> None:
    world, machines = party(4, rounds=3)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    world.network.isolate(0)
    world.until(lambda: all(dealt(machine, 2) for machine in machines[1:]), 200)
    assert [member.is_keeper for member in machines[3].session.status.members] == [False, True, False, False]
    world.network.heal()
    world.until(lambda: dealt(machines[0], 3), 200)

    assert [member.is_keeper for member in machines[0].session.status.members] == [False, True, False, False]
    assert any(isinstance(effect, Unadvertise) for effect in machines[0].effects)
    world.until(lambda: is_over(world), 300)


def test_a_keeper_whose_links_are_closed_as_soon_as_they_are_open_follows_who_has_followed_it() -> None:
    world, machines = party(4, rounds=0)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    for place in (1, 2, 3):
        link = world.network.link(place, 0)
        for _ in range(MOST_STRIKES):
            machines[place].session.receive(link, "NOTE", 0, b"", world.time.now)
        world.look(place)
    world.until(lambda: machines[3].session.status.members[1].is_keeper, BLOCK_S)
    assert machines[0].session.status.members[0].is_keeper
    world.run(BLOCK_S)

    for machine in machines:
        assert [member.is_keeper for member in machine.session.status.members] == [False, True, False, False]


def test_who_is_back_under_another_keeper_has_the_seat_that_the_first_one_took() -> None:
    world, machines = party(4, rounds=2)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    machines[1].is_ready = machines[2].is_ready = False
    world.until(lambda: all(machine.session.status.phase is Phase.BETWEEN for machine in machines), 100)
    world.network.isolate(3)
    world.run(9)  # time for the first keeper to take its seat
    world.kill(0)
    world.until(lambda: machines[1].session.status.members[1].is_keeper, 20)
    world.network.heal()
    machines[1].is_ready = machines[2].is_ready = True
    world.look(1)
    world.look(2)
    world.until(lambda: all(dealt(machine, 2) for machine in machines[1:]), 100)

    assert [seat.name for seat in machines[2].session.status.seats][1:] == ["M1", "M2", "M3"]


def test_two_machines_wait_for_each_other_between_rounds() -> None:
    world, machines = party(2, rounds=2)
    world.until(lambda: all(len(machine.kept) == 1 for machine in machines), 200)
    world.network.isolate(1)
    world.run(60)

    assert {machine.session.status.phase for machine in machines} <= {Phase.WAITING, Phase.DEALING}
    world.network.heal()
    world.until(lambda: is_over(world), 300)


def test_a_friend_who_comes_late_watches_and_takes_over_a_computer_players_seat() -> None:
    world, machines = party(3, rounds=2)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    friend = world.guest()
    world.until(lambda: friend.session.status.phase is Phase.PLAYING, 10)

    status = friend.session.status
    assert status.round is not None
    assert status.question is None
    assert next(member for member in status.members if member.is_me).is_spectator
    world.until(lambda: dealt(friend, 2), 200)
    assert friend.session.status.seats[3].name == "M3"
    assert news(machines[0], NewsKind.SEAT_TO_PERSON) == [(3, "")]
    world.until(lambda: is_over(world), 300)
    assert friend.session.status.match is not None
    assert machines[0].session.status.match is not None
    assert friend.session.status.match.tally == machines[0].session.status.match.tally


def test_spectators_see_the_round_and_no_hidden_hand() -> None:
    world, machines = party(4, rounds=2)
    watcher = world.guest(wants_seat=False)
    world.until(lambda: dealt(watcher, 1), 100)

    deck = watcher.session.status.round.deck if watcher.session.status.round else ()
    assert sum(card is not None for card in deck) <= 1
    world.until(lambda: is_over(world), 300)
    assert watcher.session.status.match == machines[0].session.status.match


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


def test_a_taken_name_is_refused_and_named() -> None:
    world, machines = party(2)
    machines[0].is_ready = False
    other = world.guest(name="m1 ")
    world.run(1)

    assert other.session.status.end is EndReason.NAME_REFUSED
    assert other.session.status.end_detail == "m1"


def test_who_is_removed_stays_out() -> None:
    world, machines = party(3)
    world.command(machines[0], Remove(machines[2].key))
    world.run(1)
    assert machines[2].session.status.end is EndReason.REMOVED
    assert news(machines[1], NewsKind.REMOVED) == [(2, "")]

    again = world.guest(number=2)
    world.run(1)
    assert again.session.status.end is EndReason.REMOVED


def test_people_choose_seats_rename_stand_up_and_begin_early() -> None:
    world = World()
    host, guest = world.host(new_table()), world.guest()
    host.is_ready = guest.is_ready = False
    world.run(1)
    world.command(guest, TakeSeat(Seat(3)))
    world.command(guest, Rename("  Út \u202e"))
    world.run(1)
    assert [seat.name for seat in host.session.status.seats] == ["M0", "", "", "Út"]
    assert news(host, NewsKind.RENAMED) == [(1, "M1")]
    world.command(guest, StandUp())
    world.run(1)
    assert [seat.name for seat in guest.session.status.seats] == ["M0", "", "", ""]
    assert guest.session.status.phase is Phase.LOBBY
    world.command(host, StartMatch())
    world.run(2)
    assert host.session.status.phase is Phase.PLAYING


def test_a_host_that_is_ready_alone_waits_for_somebody_or_starts() -> None:
    world = World()
    host = world.host(new_table())
    world.run(20)
    assert phases([host]) == [Phase.LOBBY]
    assert host.session.status.countdown_until is None

    world.command(host, StartMatch())
    world.until(lambda: is_over(world), 100)
    assert len(host.kept) == 1


def test_the_countdown_is_seen_by_all_and_stops_when_somebody_comes() -> None:
    world, machines = party(2)
    world.run(1)
    until = [machine.session.status.countdown_until for machine in machines]
    assert all(moment is not None and 3 < moment - world.time.now <= 5 for moment in until)

    late = world.guest()
    late.is_ready = False
    world.run(6)
    assert {machine.session.status.countdown_until for machine in machines} == {None}
    assert phases(machines) == [Phase.LOBBY] * 3


def test_what_is_said_reaches_all_once_and_no_more_than_a_few_at_once() -> None:
    world, machines = party(4)
    for number in range(7):
        world.command(machines[1], Say("", f"hello {number}"))
    world.run(1)

    said = [[event for event in machine.events if isinstance(event, Said)] for machine in machines]
    assert all(events == said[0] for events in said)
    assert [event.text for event in said[0]] == [f"hello {number}" for number in range(5)]
    assert len(news(machines[1], NewsKind.SLOW_DOWN)) == 2


def test_a_key_held_down_in_the_lobby_is_no_flood_to_the_others() -> None:
    world, (host, guest) = party(2, seats=2)
    host.is_ready = False
    world.command(host, StartMatch())
    for press in range(200):
        world.command(host, SetReady(is_ready=press % 2 == 0))
        world.run(0.02)

    assert news(host, NewsKind.SLOW_DOWN)
    assert not news(guest, NewsKind.LOST)
    world.until(lambda: dealt(host, 1) and dealt(guest, 1))


def test_a_pause_stops_the_clocks_of_all_and_the_host_may_end_it() -> None:
    world, machines = party(4)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    world.command(machines[2], SetPaused(is_paused=True))
    world.run(120)
    assert [machine.session.status.paused_by for machine in machines] == [2] * 4
    assert phases(machines) == [Phase.PLAYING] * 4
    world.command(machines[1], SetPaused(is_paused=False))
    world.run(1)
    assert machines[0].session.status.paused_by == 2
    world.command(machines[0], SetPaused(is_paused=False))
    world.until(lambda: is_over(world), 300)


def test_after_a_match_the_same_people_may_play_another() -> None:
    world, machines = party(3)
    world.until(lambda: is_over(world), 300)
    world.command(machines[0], StartMatch())
    world.until(lambda: all(dealt(machine, 1) and not machine.session.status.end for machine in machines))
    world.until(lambda: is_over(world), 300)

    assert [len(machine.kept) for machine in machines] == [2, 2, 2]


def test_machines_that_play_by_themselves_begin_when_all_seats_are_taken_and_play_once() -> None:
    world = World()
    world.host(new_table(3), level="easy")
    world.guest(level="normal")
    world.run(20)
    assert phases(world.machines) == [Phase.LOBBY] * 2
    world.guest(level="hard")
    world.until(lambda: is_over(world), 300)
    world.run(60)
    assert is_over(world)


def test_without_an_answer_or_its_host_a_guest_gives_up() -> None:
    world = World()
    world.host(new_table())
    guest = world.guest()
    world.network.cut(0, 1)
    world.run(11)
    assert guest.session.status.end is EndReason.LOST

    world, machines = party(2)
    machines[0].is_ready = False
    world.kill(0)
    world.run(40)
    assert machines[1].session.status.end is EndReason.LOST


def test_the_host_closes_the_lobby_for_all() -> None:
    world, machines = party(3)
    world.command(machines[0], LeaveTable())
    world.run(1)
    assert isinstance(machines[0].effects[-1], Unadvertise)

    assert [machine.session.status.end for machine in machines[1:]] == [EndReason.CLOSED] * 2


def test_tables_are_remembered_and_a_changed_key_is_told() -> None:
    world = World()
    host = world.host(new_table())
    guest = world.guest()
    world.run(1)
    assert [effect.name for effect in guest.effects if isinstance(effect, RememberTable)] == ["table"]

    host.session._core.own.known.update({"Ann": b"k" * 32})  # type: ignore[attr-defined]
    world.guest(name="Ann")
    world.run(1)
    assert news(host, NewsKind.KEY_CHANGED) == [(2, "Ann")]


def test_only_whom_we_were_dealt_cards_with_is_remembered_however_many_come_by_or_are_listed() -> None:
    world, machines = party(3)
    for _ in range(5):
        passer_by = world.guest()
        world.run(0.2)
        world.command(passer_by, LeaveTable())
    looker_on = world.guest(wants_seat=False)
    world.until(lambda: all(dealt(machine, 1) for machine in machines[:3]))
    remembered = [effect.name for effect in machines[1].effects if isinstance(effect, RememberPlayer)]

    assert sorted(remembered) == ["M0", "M2"]
    assert not any(isinstance(effect, RememberPlayer) for effect in looker_on.effects)


def test_of_all_that_a_keeper_lists_few_are_dialled_and_only_by_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world, (host, guest) = party(2)
    host.is_ready = guest.is_ready = False
    world.run(1)
    dials: list[tuple[float, Dial]] = []

    def dialled(place: int, dial: Dial) -> None:
        assert place == 1
        dials.append((world.time.now, dial))
        world.time.later(0.002, lambda: refused(dial.key))

    def refused(key: bytes) -> None:
        guest.session.dial_failed(key, guest.clock.read(world.time.now), is_refused=True)
        world.look(1)

    monkeypatch.setattr(world, "_dial", dialled)
    core = host.session._core
    assert core.lobby is not None
    assert core.notes is not None
    lobby = to_note(core.lobby, epoch=core.epoch, version=1000, starts_in_ms=None, playing=None)
    for number in range(40):
        rows = tuple(
            MemberRow(
                bytes((200 + number, row)) * 16,
                bytes(32),
                f"{number} {row}",
                "",
                False,
                (("192.168.0.1", 22), ("fe80::1%eth0", 22), ("ask.example.org", 22)),
                True,
            )
            for row in range(12)
        )
        note = msgspec.structs.replace(lobby, version=1000 + number, members=lobby.members + rows)
        signed = seal_note(host.identity, core.notes.table, (1 << 20) + number, note)
        frame = Send(world.network.link(0, 1), "NOTE", 0, encode(NoteFrame(signed.raw)))
        world.network.send(0, frame)
        world.run(0.1)
    hosts = {address.host for _, dial in dials for address in dial.addresses}

    assert guest.session._core.version == 1039
    assert DIALS_BURST <= len(dials) <= DIALS_BURST + 5 * DIALS_PER_S
    assert hosts == {"192.168.0.1", "fe80::1%eth0"}
    assert not any(isinstance(effect, RememberPlayer) for effect in guest.effects)


def test_a_second_login_replaces_the_first_link_once_it_is_open() -> None:
    world, machines = party(4)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    world.run(4)
    world.network.connect(2, 0)
    world.until(lambda: is_over(world), 300)

    assert all(machine.kept == machines[0].kept != [] for machine in machines)
    assert len(machines[0].ends) == 3


@pytest.mark.parametrize("liar", [2, 0], ids=["guest", "host"])
def test_who_tells_two_machines_two_stories_is_named_removed_and_followed_by_a_computer_player(
    liar: int,
) -> None:
    world, machines = party(4, rounds=2)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    honest = [machine for place, machine in enumerate(machines) if place != liar]
    for machine in machines:
        machine.is_ready = False
    raw = next(raw for raw in world.carried if envelope(raw).peer == liar and envelope(raw).hand == 1)
    other = seal(msgspec.structs.replace(envelope(raw), head=bytes(32)), machines[liar].identity).raw
    machines[1].session.receive(world.network.link(1, liar), "CARRY", 0, encode(Carry(other)), world.time.now)
    world.until(lambda: all(news(machine, NewsKind.PROVEN_CHEAT) for machine in honest), 2)

    assert news(machines[3], NewsKind.PROVEN_CHEAT) == [(liar, "equivocation")]
    assert {machine.session.status.phase for machine in honest} == {Phase.DISPUTED}
    for machine in honest:
        assert void_verdicts(machine) == [Verdict.CHEATED]
    for machine in machines:
        machine.is_ready = True
    world.until(lambda: machines[liar].session.is_over, 60)
    assert machines[liar].session.status.end is EndReason.REMOVED
    world.until(lambda: all(len(machine.kept) == 2 for machine in honest), 300)
    assert machines[1].session.status.seats[liar].level == "easy"


def test_a_new_keeper_is_obeyed_however_much_the_one_before_has_said() -> None:
    world, machines = party(4, rounds=3)
    notes = machines[0].session._core.notes
    assert notes is not None
    notes._next += 500
    world.until(lambda: all(dealt(machine, 2) for machine in machines), 200)
    world.network.isolate(0)
    world.until(lambda: world.machines[1].session._core.is_keeper, 25)
    world.network.heal()
    world.until(lambda: all(dealt(machine, 3) for machine in machines), 200)

    assert not news(machines[1], NewsKind.LEFT_OUT)
    assert [machine.session._core.keeper for machine in machines] == [machines[1].key] * 4


def test_a_laptop_that_wakes_up_drops_nobody_and_is_back() -> None:
    world, machines = party(3, rounds=0)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    world.sleep(0, 70)
    assert machines[1].session.status.seats[0].level == "easy"
    world.until(lambda: machines[1].session.status.seats[0].level == "", 100)

    assert news(machines[0], NewsKind.LEFT_OUT) == [(0, "")]  # it learns how the round ended
    assert not news(machines[0], NewsKind.LEFT)
    assert [member.is_keeper for member in machines[0].session.status.members] == [False, True, False]


def test_who_sleeps_while_he_is_asked_has_all_his_time_when_he_wakes() -> None:
    world, machines = party(4)
    sleeper = machines[2]
    sleeper.plays = None
    world.until(lambda: sleeper.session.status.question is not None, 60)
    asked = sleeper.session.status.question
    assert asked is not None
    assert asked.deadline is not None
    asked_at = world.time.now
    world.sleep(2, 14.0)
    world.run(0.5)
    woken = sleeper.session.status.question
    assert woken is not None
    assert woken.number == asked.number
    world.until(lambda: bool(times_out(sleeper)), 60)

    assert world.time.now - asked_at >= 14.0 + (asked.deadline - asked_at)


def test_another_run_of_a_program_with_the_same_keys_is_told_that_its_name_is_taken() -> None:
    world, machines = party(2)
    machines[0].is_ready = False
    twin = world.guest(name="Twin", number=0)
    world.run(1)

    assert twin.session.status.end is EndReason.NAME_REFUSED
    assert len(machines[0].session.status.members) == 2


@pytest.mark.parametrize(
    "spoil",
    [
        lambda offer: replace(offer, seats=1),
        lambda offer: replace(offer, level="genius"),
        lambda offer: replace(offer, rounds=20_000),
        lambda offer: replace(offer, rules=replace(offer.rules, description="x" * 5000)),
    ],
)
def test_a_table_at_which_nobody_can_play_is_not_opened(spoil: Callable[[NewTable], NewTable]) -> None:
    with pytest.raises(LocalProtocolError):
        World().host(spoil(new_table()))


def test_a_program_started_anew_that_remembers_nothing_only_watches_the_round_and_plays_the_next_one() -> (
    None
):
    world, machines = party(4, rounds=3)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    world.kill(2)
    world.run(1)
    world.restart(2, via=0, remembers=False)
    world.until(lambda: machines[2].session.status.phase is Phase.PLAYING)
    assert machines[2].session.status.question is None
    world.until(lambda: is_over(world), 400)

    assert not any(news(machine, NewsKind.PROVEN_CHEAT) for machine in machines)
    assert (
        len({machine.session.status.match.tally for machine in machines if machine.session.status.match}) == 1
    )
    assert [seat.level for seat in machines[0].session.status.seats] == ["", "", "", ""]


def test_of_two_the_one_who_stays_goes_on_alone_after_the_other_has_left() -> None:
    world, machines = party(2, rounds=2)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    world.command(machines[1], LeaveTable())
    world.run(1)
    world.kill(1)
    world.until(lambda: is_over(world), 200)

    assert news(machines[0], NewsKind.ROUND_VOID) == [(None, "too_few_machines")]
    assert void_verdicts(machines[0]) == [Verdict.UNFINISHED]
    assert len(machines[0].kept) == 2


def test_a_player_sent_away_in_a_round_is_left_out_of_it_at_once() -> None:
    world, machines = party(4, rounds=2)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    began = world.time.now
    world.command(machines[0], Remove(machines[2].key))
    world.until(lambda: dealt(machines[1], 2), 100)

    assert news(machines[1], NewsKind.LEFT_OUT) == [(2, "")]
    assert machines[1].session.status.seats[2].level == "easy"
    assert world.time.now - began < 30


def test_between_rounds_half_of_the_people_wait_half_a_minute_for_the_others_and_the_host_need_not() -> None:
    world, machines = party(4, rounds=3)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    for machine in machines[2:]:
        machine.is_ready = False
    world.until(lambda: phases(machines) == [Phase.BETWEEN] * 4, 200)
    ended = world.time.now
    world.until(lambda: all(dealt(machine, 2) for machine in machines), 100)
    assert 28 < world.time.now - ended < 35

    world.until(lambda: phases(machines) == [Phase.BETWEEN] * 4, 200)
    ended = world.time.now
    world.command(machines[0], StartMatch())
    world.until(lambda: all(dealt(machine, 3) for machine in machines), 100)
    assert world.time.now - ended < 5


def test_one_of_three_does_not_go_on_without_the_others_however_long_they_are_away() -> None:
    world, machines = party(3, rounds=2)
    world.until(lambda: all(len(machine.kept) == 1 for machine in machines), 200)
    world.kill(0)
    world.kill(1)
    world.run(200)

    status = machines[2].session.status
    assert status.phase in {Phase.WAITING, Phase.DEALING}
    assert [member.presence for member in status.members] == [Presence.AWAY, Presence.AWAY, Presence.HERE]
    assert len(machines[2].kept) == 1


def test_who_sits_down_while_a_table_is_signed_makes_nobody_refuse_it() -> None:
    world, machines = party(2, seats=4)
    machines[0].is_ready = machines[1].is_ready = False
    world.command(machines[0], StartMatch())
    world.guest()
    world.until(lambda: machines[1].session.status.phase is not Phase.LOBBY, 20)

    assert not news(machines[0], NewsKind.NOT_AGREED)
    assert machines[0].session.status.seats[1].member == 1


def test_who_signs_a_table_that_was_given_up_leads_nobody_away() -> None:
    world, machines = party(3, rounds=3)
    held: list[Send] = []

    def hold(_receiver: int, send: Send) -> tuple[Send, ...]:
        carry = decode(Carry, send.body) if send.kind == "CARRY" else None
        signed = None if carry is None else read(carry.raw)
        if signed is None or signed.envelope.kind != "TABLE_ACK":
            return (send,)
        held.append(send)
        return ()

    world.until(lambda: dealt(machines[0], 1), 60)
    late = world.guest()
    late.spoil = hold
    world.until(lambda: news(machines[0], NewsKind.NOT_AGREED) == [(3, "silent")], 200)
    world.until(lambda: dealt(machines[0], 2), 60)
    for place in (1, 2):
        world.network.send(3, replace(held[0], link=world.network.link(3, place)))
    world.until(lambda: all(len(machine.kept) == 3 for machine in machines[:3]), 300)

    assert len({tuple(machine.kept) for machine in machines[:3]}) == 1


def test_a_machine_that_does_not_sign_the_table_is_left_out_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    world, machines = party(4)
    monkeypatch.setattr(machines[2].session._agreeing, "_lacks_our_word", lambda _: False)
    world.until(lambda: dealt(machines[0], 1), 100)

    assert news(machines[0], NewsKind.NOT_AGREED) == [(2, "silent")]
    assert [seat.name for seat in machines[0].session.status.seats][:2] == ["M0", "M1"]
    assert machines[0].session.status.seats[2].level == "easy"


def test_a_machine_that_has_played_another_match_says_so_and_is_left_out() -> None:
    world, machines = party(4, rounds=2)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    for machine in machines:
        machine.is_ready = False
    world.command(machines[3], LeaveTable())
    world.until(lambda: phases(machines[:3]) == [Phase.BETWEEN] * 3, 200)
    for machine in machines:
        machine.is_ready = True
    machines[2].session._core.base.standing = Standing(2, Seat(0), (9, -9, 0, 0))
    world.until(lambda: dealt(machines[0], 2), 200)

    assert all(news(machine, NewsKind.NOT_AGREED) == [(2, "other_match")] for machine in machines[:3])
    assert [seat.level for seat in machines[0].session.status.seats] == ["", "", "easy", "easy"]


def test_who_only_watches_cannot_stop_the_clocks_and_a_pause_ends_with_who_made_it() -> None:
    world, machines = party(3)
    watcher = world.guest(wants_seat=False)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    world.command(watcher, SetPaused(is_paused=True))
    world.run(1)
    assert machines[0].session.status.paused_by is None

    world.command(machines[2], SetPaused(is_paused=True))
    world.run(1)
    assert watcher.session.status.paused_by == 2
    world.command(machines[2], SetPaused(is_paused=False))
    world.run(1)
    assert watcher.session.status.paused_by is None
    world.command(machines[2], SetPaused(is_paused=True))
    world.command(machines[2], LeaveTable())
    world.until(lambda: is_over(world), 300)
