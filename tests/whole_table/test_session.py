"""Whole tables from the lobby to the tally, with people and computer players.

Their sessions are joined by a network in memory.
"""

import random

import pytest

from engine.seats import Seat
from lab.simulator.floods import flood, sends
from lab.simulator.group import StubGroup
from lab.simulator.machine import first_choice
from lab.simulator.world import World, new_table, phases
from net.match.status import OutOfTime, TablePhase
from net.records.audit import Verdict, verify
from net.records.fair_record import decode_record
from net.table.interface.commands import Command, LeaveTable, SetPaused, StartMatch
from net.table.interface.status import PAUSE_S, EndReason, NewsKind, Status
from tests.support.people import dealt, dealt_party, is_over, news, party, times_out


def test_four_people_play_a_match() -> None:
    world, machines = party(4, rounds=2)
    world.until(lambda: is_over(world), 300)

    statuses = [machine.session.status for machine in machines]
    assert {status.end for status in statuses} == {EndReason.MATCH_OVER}
    assert len({status.match.tally for status in statuses if status.match}) == 1
    assert all(len(machine.kept) == 2 for machine in machines)
    records = [[decode_record(data) for data in machine.kept] for machine in machines]
    assert all(record == records[0] for record in records)


def test_the_records_of_all_and_of_whoever_looks_on_hold_who_agreed_to_the_table() -> None:
    world, machines = party(3)
    watcher = world.guest(wants_seat=False)
    world.until(lambda: is_over(world), 300)

    kept = [machine.kept[-1] for machine in (*machines, watcher)]
    records = [decode_record(data) for data in kept]
    reports = [verify(record, StubGroup()) for record in records]
    assert len(set(kept)) == 1
    assert all(len(record.agreement) == 1 + len(record.table.machines) for record in records)
    assert {(report.verdict, report.agreed) for report in reports} == {(Verdict.TRUE, (0, 1, 2))}


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


def comparison_words(world: World) -> str:
    """The comparison words, the same on every screen."""
    words = {machine.session.status.words for machine in world.machines}
    assert len(words) == 1
    return words.pop()


def words_of_rounds(seed: int) -> list[str]:
    """The comparison words before the first cards and in two rounds.

    Also for two who look on, one of them late.
    """
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


def test_a_friend_who_comes_late_watches_and_takes_over_a_computer_players_seat() -> None:
    world, machines = dealt_party(3, rounds=2)
    friend = world.guest()
    world.until(lambda: friend.session.status.phase is TablePhase.PLAYING, 10)

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


def test_a_pause_stops_the_clocks_of_all_and_the_host_may_end_it() -> None:
    world, machines = dealt_party(4)
    world.command(machines[2], SetPaused(is_paused=True))
    world.run(PAUSE_S - 5)
    assert [machine.session.status.paused_by for machine in machines] == [2] * 4
    assert phases(machines) == [TablePhase.PLAYING] * 4
    world.command(machines[1], SetPaused(is_paused=False))
    world.run(1)
    assert machines[0].session.status.paused_by == 2
    world.command(machines[0], SetPaused(is_paused=False))
    world.until(lambda: is_over(world), 300)


@pytest.mark.parametrize("pauser", [0, 2])
def test_whoever_pauses_again_and_again_holds_a_round_up_for_two_minutes(pauser: int) -> None:
    world, machines = dealt_party(4)
    liar, dealt_at = machines[pauser], world.time.now

    def meddle() -> None:
        status = liar.session.status
        if status.paused_by is None and status.phase is TablePhase.PLAYING:
            liar.session.command(SetPaused(is_paused=True), liar.clock.read(world.time.now))

    liar.meddle = meddle
    machines[0].plays = _lifts_every_pause if pauser else machines[0].plays
    world.until(lambda: is_over(world), 300)

    assert world.time.now - dealt_at < 2 * PAUSE_S


def _lifts_every_pause(status: Status) -> Command | None:
    return first_choice(status) if status.paused_by is None else SetPaused(is_paused=False)


def test_a_pause_ends_with_the_proof_that_its_author_cheats() -> None:
    world, machines = dealt_party(4)
    world.command(machines[3], SetPaused(is_paused=True))
    world.run(1)
    assert [machine.session.status.paused_by for machine in machines] == [3] * 4
    frames = flood("words-at-one-head", machines[3], 2, random.Random(0))
    for other in range(3):
        for send in sends(frames, world.network.link(3, other)):
            world.network.send(3, send)
    world.kill(3)
    world.run(1)

    assert [machine.session.status.paused_by for machine in machines[:3]] == [None] * 3
    world.until(lambda: all(phase is TablePhase.ENDED for phase in phases(machines[:3])), 300)


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


def test_between_rounds_half_of_the_people_wait_half_a_minute_for_the_others_and_the_host_need_not() -> None:
    world, machines = dealt_party(4, rounds=3)
    for machine in machines[2:]:
        machine.is_ready = False
    world.until(lambda: phases(machines) == [TablePhase.BETWEEN] * 4, 200)
    ended = world.time.now
    world.until(lambda: all(dealt(machine, 2) for machine in machines), 100)
    assert 28 < world.time.now - ended < 35

    world.until(lambda: phases(machines) == [TablePhase.BETWEEN] * 4, 200)
    ended = world.time.now
    world.command(machines[0], StartMatch())
    world.until(lambda: all(dealt(machine, 3) for machine in machines), 100)
    assert world.time.now - ended < 5


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
    assert phases(world.machines) == [TablePhase.LOBBY] * 2
    world.guest(level="hard")
    world.until(lambda: is_over(world), 300)
    world.run(60)
    assert is_over(world)
