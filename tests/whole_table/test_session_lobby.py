"""People come to a table that is not dealt yet: names, seats, who is ready, what is said, whom one knows."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.seats import Seat
from lab.simulator.machine import Machine
from lab.simulator.world import World, new_table, phases
from net.errors import LocalProtocolError
from net.match.status import TablePhase
from net.table.interface.commands import (
    LeaveTable,
    Remove,
    Rename,
    Say,
    SetReady,
    StandUp,
    StartMatch,
    TakeSeat,
)
from net.table.interface.effects import Admit, Advertise, RememberPlayer, RememberTable, Unadvertise
from net.table.interface.status import EndReason, NewsKind, Said
from net.table.session import NewTable
from tests.support.people import dealt, is_over, names, news, party


@pytest.mark.parametrize(
    "spoil",
    [
        lambda offer: replace(offer, seats=1),
        lambda offer: replace(offer, level="genius"),
        lambda offer: replace(offer, rounds=20_000),
    ],
)
def test_a_table_at_which_nobody_can_play_is_not_opened(spoil: Callable[[NewTable], NewTable]) -> None:
    with pytest.raises(LocalProtocolError):
        World().host(spoil(new_table()))


def test_rules_are_told_with_clean_and_short_texts() -> None:
    world = World()
    rules = replace(
        new_table().rules, name="\x1b]0;PWN\x07" + "n" * 60, description="two\nlines \u202e" + "x" * 5000
    )
    host, guest = world.host(replace(new_table(), rules=rules)), world.guest()
    world.run(1)

    for machine in (host, guest):
        offer = machine.session.status.offer
        assert offer is not None
        assert offer.rules.name == "]0;PWN" + "n" * 34
        assert offer.rules.description == "two lines " + "x" * 390
        assert offer.rules.digest == rules.digest


@pytest.mark.parametrize(
    "spoil",
    [{"name": "\x1b[31m"}, {"name": "n" * 41}, {"description": "a\u202eb"}, {"description": "x" * 401}],
)
def test_a_coordinator_whose_rules_have_other_texts_is_left_with_a_reason(spoil: dict[str, str]) -> None:
    world = World()
    host = world.host(new_table())
    lobby = host.session._core.lobby
    assert lobby is not None
    host.session._core.lobby = replace(lobby, rules=replace(lobby.rules, **spoil))
    guest = world.guest()
    world.run(1)

    assert guest.session.status.end is EndReason.UNREADABLE


def test_two_people_of_one_name_meet_and_the_second_gets_a_number() -> None:
    world = World()
    host = world.host(new_table())
    host.is_ready = False
    others = [world.guest(name="m0 "), world.guest(name="M0"), world.guest(name="M0 2")]
    for other in others:
        other.is_ready = False
    world.run(1)
    names = [seat.name for seat in host.session.status.seats]
    assert names == ["M0", "m0 2", "M0 3", "M0 4"]
    assert [[seat.name for seat in other.session.status.seats] for other in others] == [names] * 3

    world.command(others[0], TakeSeat(Seat(1)))
    world.command(others[1], LeaveTable())
    world.command(others[2], Rename("m0"))
    world.run(1)
    assert [seat.name for seat in host.session.status.seats] == ["M0", "m0 2", "", "m0 3"]
    world.command(others[2], Rename("Năm"))
    world.run(1)
    world.command(others[2], Rename("m0 2"))
    world.run(1)
    assert host.session.status.seats[3].name == "m0 3"


def test_a_number_is_kept_when_the_other_of_that_name_has_gone() -> None:
    world = World()
    host = world.host(new_table())
    first, second = world.guest(name="Lan"), world.guest(name="Lan")
    for machine in (host, first, second):
        machine.is_ready = False
    world.run(1)
    world.command(first, LeaveTable())
    world.command(second, TakeSeat(Seat(3)))
    world.run(1)

    assert host.session.status.seats[3].name == "Lan 2"


def test_another_run_of_a_program_with_the_same_keys_is_told_so() -> None:
    world, machines = party(2)
    machines[0].is_ready = False
    twin = world.guest(name="Twin", number=0)
    world.run(1)

    assert twin.session.status.end is EndReason.SAME_KEY
    assert len(machines[0].session.status.members) == 2


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
    assert guest.session.status.phase is TablePhase.LOBBY
    world.command(host, StartMatch())
    world.run(2)
    assert host.session.status.phase is TablePhase.PLAYING


def test_a_host_that_is_ready_alone_waits_for_somebody_or_starts() -> None:
    world = World()
    host = world.host(new_table())
    world.run(20)
    assert phases([host]) == [TablePhase.LOBBY]
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
    assert phases(machines) == [TablePhase.LOBBY] * 3


def test_what_is_said_reaches_all_once_and_no_more_than_a_few_at_once() -> None:
    world, machines = party(4)
    for number in range(7):
        world.command(machines[1], Say("", f"hello {number}"))
    world.run(1)

    said = [[event for event in machine.events if isinstance(event, Said)] for machine in machines]
    assert all(events == said[0] for events in said)
    assert [event.text for event in said[0]] == [f"hello {number}" for number in range(5)]
    assert len(news(machines[1], NewsKind.SLOW_DOWN)) == 2


def test_a_phrase_that_is_none_of_ours_is_heard_as_what_can_be_seen_of_it() -> None:
    world, machines = party(2)
    world.command(machines[1], Say("\x1b[31m\u202enew", ""))
    world.run(1)

    assert [event for event in machines[0].events if isinstance(event, Said)] == [Said(1, "[31mnew", "")]


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


def test_without_an_answer_a_guest_gives_up() -> None:
    world = World()
    world.host(new_table())
    guest = world.guest()
    world.network.cut(0, 1)
    world.run(11)
    assert guest.session.status.end is EndReason.LOST


def coordinators(machines: list[Machine]) -> list[str]:
    """Return the coordinator, as each machine sees it."""
    return [
        next((one.name for one in machine.session.status.members if one.is_coordinator), "")
        for machine in machines
    ]


@pytest.mark.parametrize("guests", [1, 2, 3])
def test_a_lobby_whose_host_was_killed_is_kept_by_the_next_and_let_in_to(guests: int) -> None:
    world, machines = party(1 + guests)
    for machine in machines:
        machine.is_ready = False
    first = machines[1].session.status.members[1].name
    world.kill(0)
    world.run(40)

    assert [machine.session.status.end for machine in machines[1:]] == [None] * guests
    assert coordinators(machines[1:]) == [first] * guests
    assert any(isinstance(effect, Advertise) for effect in machines[1].effects)
    world.restart(0, via=1)
    world.until(lambda: coordinators(world.machines) == [first] * (1 + guests))
    assert len(machines[1].session.status.members) == 1 + guests


def test_two_that_have_followed_a_killed_host_each_for_itself_come_together_again() -> None:
    world, machines = party(3)
    for machine in machines:
        machine.is_ready = False
    world.network.cut(1, 2)
    world.kill(0)
    world.until(lambda: coordinators(machines[1:]) == ["M1", "M2"])
    world.network.heal()
    world.until(lambda: len(set(coordinators(machines[1:]))) == 1)


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


def admitted(machine: Machine) -> frozenset[bytes]:
    """Return the machines that one admits without a code."""
    return next(effect.members for effect in reversed(machine.effects) if isinstance(effect, Admit))


def test_whoever_was_dropped_for_its_silence_may_call_again_and_whoever_has_left_may_not() -> None:
    world, machines = party(4)
    machines[0].is_ready = False
    world.command(machines[3], LeaveTable())
    world.network.isolate(2)
    world.until(lambda: names(machines[0]) == ["M0", "M1"], 30)

    assert admitted(machines[0]) == {machines[place].key for place in range(3)}
    world.network.heal()
    world.until(lambda: names(machines[0]) == ["M0", "M1", "M2"], 30)
    assert names(machines[2]) == ["M0", "M1", "M2"]
