"""The fault matrix of the network (`support.fault_matrix`).

What of it is about tables, on simulated machines.
"""

import ast
from collections.abc import Iterable
from functools import cache

import pytest

from engine.codec import digest
from lab.cheating.on_the_wire import silence
from lab.simulator.cheats import CheatingMachine, TwoStories
from lab.simulator.faults import hostile
from lab.simulator.group import StubGroup
from lab.simulator.invariants import Watch
from lab.simulator.machine import Machine
from lab.simulator.world import World, new_table
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.match.status import TablePhase
from net.pace import LEARNING
from net.records.audit import verify
from net.records.fair_record import decode_record
from net.table.interface.status import EndReason, NewsKind, Presence, SeatStatus
from net.transcript import read
from tests.support.fault_matrix import MATRIX
from tests.support.people import dealt, news
from tests.support.places import file_of_tests
from tests.support.watched import (
    about_to_be_dealt,
    are_done,
    be_ready,
    between_rounds,
    in_a_round,
    lose,
    phase_of,
)

pytestmark = pytest.mark.long

STEPS = (
    "COMMIT",
    "SHUFFLE",
    "DECK_ACK",
    "ESCROW",
    "DEAL",
    "READY",
    "OPEN_CARDS",
    "CLAIM_COMMIT",
    "CLAIM_OPEN",
    "DRAW",
    "WALL",
    "END",
    "AUDIT",
    "RECEIPT",
)


@cache
def names_in(file: str) -> frozenset[str]:
    tree = ast.parse(file_of_tests(f"test_{file}.py").read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def test_every_row_is_in_the_matrix() -> None:
    assert list(MATRIX) == list(range(1, 43))


@pytest.mark.parametrize("row", MATRIX, ids="F{}".format)
def test_every_test_that_a_row_names_is_there(row: int) -> None:
    assert MATRIX[row].shown
    for name in MATRIX[row].shown:
        file, _, test = name.partition("::")
        assert f"test_{test}" in names_in(file)


# A table, watched.


def result(world: World, place: int = 1) -> tuple[bytes, object]:
    """All cards of a finished round with what was done, and the tally."""
    status = world.machines[place].session.status
    assert status.round is not None
    assert status.match is not None
    return digest(status.round), status.match.tally


def rounds(world: World, *places: int, last: int = 0) -> set[tuple[tuple[int, frozenset[bytes]], ...]]:
    """Return the records of the rounds, or of so many last ones, of some machines or all.

    One thing if they keep the same.

    Votes on who is left out are not looked at: others may come in after a decision.
    """
    machines = [world.machines[place] for place in places] or world.machines
    records = [[decode_record(data) for data in machine.kept[-last:]] for machine in machines]
    return {tuple((record.number, words(record.envelopes)) for record in kept) for kept in records}


def words(envelopes: Iterable[bytes]) -> frozenset[bytes]:
    found = [(raw, read(raw)) for raw in envelopes]
    return frozenset(raw for raw, signed in found if signed and signed.envelope.kind not in VOTE_KINDS)


@cache
def undisturbed() -> tuple[bytes, object]:
    """Return the result of a round without faults."""
    world = in_a_round()
    world.until(lambda: are_done(world), 300)
    return result(world)


@pytest.mark.parametrize("gap_s", [2.0, 10.0])
@pytest.mark.parametrize("place", [1, 0])
def test_f14_f15_a_gap_in_the_network_of_a_guest_or_the_host_loses_nothing(place: int, gap_s: float) -> None:
    world = in_a_round()
    world.network.isolate(place)
    world.run(gap_s)
    world.network.heal()
    healed_at = world.time.now
    world.until(lambda: all(is_heard(world, other, place) for other in range(4) if other != place), 10)
    world.until(lambda: are_done(world), 300)

    assert world.time.now - healed_at < 300
    assert result(world) == undisturbed()
    assert len(rounds(world)) == 1
    assert not any(news(machine, NewsKind.LEFT_OUT) for machine in world.machines)


def is_heard(world: World, by: int, other: int) -> bool:
    members = world.machines[by].session.status.members
    key = world.machines[other].key
    return any(member.key == key and member.presence is Presence.HERE for member in members)


def test_f14_after_forty_seconds_the_seat_is_dead_for_the_round_and_its_player_returns() -> None:
    world = in_a_round(rounds=3)
    world.network.isolate(2)
    world.run(45)
    world.network.heal()
    world.until(lambda: are_done(world), 300)

    assert news(world.machines[0], NewsKind.LEFT_OUT) == [(2, "")]
    assert len(rounds(world, 0, 1, 3)) == 1
    assert len(rounds(world, last=1)) == 1
    assert world.machines[2].session.status.seats[2].level == ""


def test_f14_whoever_returns_in_the_next_round_learns_how_the_last_one_ended() -> None:
    world = in_a_round(rounds=2)
    world.network.isolate(2)
    world.until(lambda: dealt(world.machines[0], 2), 300)
    assert not world.machines[2].kept
    world.network.heal()
    world.until(lambda: are_done(world), 300)

    assert len(rounds(world)) == 1
    assert len(world.machines[2].kept) == 2


@pytest.mark.parametrize("place", [0, 2])
def test_f14_whoever_returns_in_the_round_plays_on_in_it(place: int) -> None:
    world = in_a_round()
    world.network.isolate(place)
    others = [machine for other, machine in enumerate(world.machines) if other != place]
    world.until(lambda: all(news(machine, NewsKind.LEFT_OUT) for machine in others), 60)
    seat = others[0].session.status.seats.index(dead_seat(others[0]))
    world.network.heal()
    world.until(lambda: all(news(machine, NewsKind.PLAYS_ON) for machine in world.machines), 60)

    assert all(not machine.session.status.seats[seat].is_dead for machine in world.machines)
    assert not any(dealt(machine, 2) for machine in world.machines)
    world.until(lambda: are_done(world), 300)
    assert len(rounds(world)) == 1
    assert all(machine.session.status.proof.verified == (0, 1, 2, 3) for machine in world.machines)


def dead_seat(machine: Machine) -> SeatStatus:
    """The one seat that only passes."""
    (dead,) = (seat for seat in machine.session.status.seats if seat.is_dead)
    return dead


@cache
def deck_of_three() -> frozenset[bytes]:
    """The deck that three people shuffle where nothing fails."""
    world = about_to_be_dealt(3, rounds=2)
    world.until(lambda: world.machines[1].kept, 100)
    return deck(world)


def deck(world: World) -> frozenset[bytes]:
    """The shuffles of the first round that ended, by the record of machine 1."""
    signed = [read(raw) for raw in decode_record(world.machines[1].kept[0]).envelopes]
    return frozenset(one.raw for one in signed if one is not None and one.envelope.kind == "SHUFFLE")


@pytest.mark.parametrize("kind", STEPS)
def test_f16_the_host_may_die_at_every_step(kind: str) -> None:
    world = about_to_be_dealt(3, rounds=2)
    world.until(lambda: kind in kinds(world))
    lose(world, 0)
    world.until(lambda: dealt(world.machines[1], 2), 120)
    world.run(10, lambda: world.coordinator is not None)
    assert world.coordinator in {1, 2}
    world.until(lambda: are_done(world, 1, 2), 300)

    assert len(rounds(world, 1, 2)) == 1
    assert world.watch is not None
    assert world.watch.rounds == 2
    assert STEPS.index(kind) < STEPS.index("DEAL") or deck(world) == deck_of_three()


def kinds(world: World) -> set[str]:
    return {signed.envelope.kind for signed in map(read, world.carried) if signed is not None}


def test_f15_the_host_that_missed_the_end_of_the_match_reads_that_it_is_over() -> None:
    world = in_a_round(3)
    world.network.isolate(0)
    world.until(lambda: are_done(world, 1, 2), 300)
    world.run(60)
    assert all(world.machines[0].key not in keys_at(world, place) for place in (1, 2))
    world.network.heal()
    world.until(lambda: phase_of(world, 0) is TablePhase.ENDED, 60)

    assert keys_at(world, 1) == keys_at(world, 2)


def keys_at(world: World, place: int) -> set[bytes]:
    """Return the members of the table, as a machine knows it."""
    gone = {Presence.LEFT, Presence.REMOVED}
    members = world.machines[place].session.status.members
    return {member.key for member in members if member.presence not in gone}


def test_f16_two_that_follow_the_host_at_once_become_one_table_again() -> None:
    world = between_rounds(4, rounds=2)
    lose(world, 0)
    world.network.cut(1, 2)
    world.network.cut(1, 3)
    world.run(20)
    assert {place for place in (1, 2, 3) if world.machines[place].advertises} == {1, 2}
    world.network.heal()
    be_ready(world, 1, 2, 3)
    world.until(lambda: are_done(world, 1, 2, 3), 300)

    assert len(rounds(world, 1, 2, 3)) == 1


def test_f17_the_host_that_reaches_one_of_four_plays_on_through_the_bridge() -> None:
    world = in_a_round(5)
    for other in (2, 3, 4):
        world.network.cut(0, other)
    world.until(lambda: are_done(world), 300)

    assert len(rounds(world)) == 1
    assert not any(news(machine, NewsKind.LEFT_OUT) for machine in world.machines)


@pytest.mark.parametrize("is_deaf", [True, False])
def test_f18_a_machine_that_only_hears_or_is_only_heard_is_left_out(*, is_deaf: bool) -> None:
    world = in_a_round()
    world.network.cuts |= {(other, 2) if is_deaf else (2, other) for other in (0, 1, 3)}
    world.until(lambda: are_done(world, 0, 1, 3), 300)

    assert news(world.machines[0], NewsKind.LEFT_OUT) == [(2, "")]
    assert len(rounds(world, 0, 1, 3)) == 1
    ballots = [signed for signed in map(read, world.carried) if signed and signed.envelope.kind == "PREPARE"]
    assert len(ballots) <= len(world.machines)


def test_f18_one_way_between_two_is_made_good_by_the_others() -> None:
    world = in_a_round()
    world.network.cuts |= {(2, 0)}
    world.until(lambda: are_done(world), 300)

    assert not any(news(machine, NewsKind.LEFT_OUT) for machine in world.machines)


def split(world: World, one: tuple[int, ...], other: tuple[int, ...]) -> None:
    for here in one:
        for there in other:
            world.network.cut(here, there)


def test_f19_of_four_in_two_halves_nobody_goes_on() -> None:
    world = in_a_round(rounds=2)
    split(world, (0, 1), (2, 3))
    world.run(100)

    assert [machine.session.status.phase for machine in world.machines] == [TablePhase.WAITING] * 4
    assert not any(machine.kept for machine in world.machines)
    world.network.heal()
    world.until(lambda: are_done(world), 300)
    assert len(rounds(world)) == 1


def test_f19_two_halves_between_rounds_with_a_coordinator_each_become_one_table_again() -> None:
    world = between_rounds(4, rounds=2)
    split(world, (0, 1), (2, 3))
    world.run(20)
    assert {place for place in range(4) if world.machines[place].advertises} == {0, 2}
    be_ready(world, 0, 1, 2, 3)
    world.run(60)
    assert not any(dealt(machine, 2) for machine in world.machines)
    world.network.heal()
    world.until(lambda: are_done(world), 300)

    assert len(rounds(world)) == 1
    assert sum(machine.advertises for machine in world.machines) == 1


def test_f20_of_five_the_three_go_on_and_the_two_wait_and_come_back() -> None:
    world = in_a_round(5, rounds=2)
    split(world, (0, 1), (2, 3, 4))
    world.until(lambda: all(machine.kept for machine in world.machines[2:]), 200)
    assert not world.machines[0].kept
    assert {machine.session.status.phase for machine in world.machines[:2]} == {TablePhase.WAITING}
    world.network.heal()
    world.until(lambda: are_done(world), 300)

    assert len(rounds(world, 2, 3, 4)) == 1
    assert len(rounds(world, last=1)) == 1


def test_f20_whoever_is_alone_between_rounds_leads_nobody_back_from_the_next() -> None:
    world = between_rounds(4, rounds=3)
    world.network.isolate(1)
    world.run(20)
    be_ready(world, 0, 2, 3)
    world.until(lambda: all(dealt(world.machines[place], 2) for place in (0, 2, 3)), 60)
    world.network.heal()
    be_ready(world, 1)
    world.until(lambda: are_done(world), 600)

    assert not any(news(machine, NewsKind.COORDINATOR_CHANGED) for machine in world.machines)
    assert len(rounds(world, last=1)) == 1


def test_f20_a_coordinator_under_a_later_epoch_is_called_back_by_the_one_that_most_follow() -> None:
    world = between_rounds(4, rounds=3)
    session = world.machines[1].session
    astray = session._core
    world.network.isolate(1)
    astray.coordinator, astray.epoch, astray.version = astray.me, astray.epoch + 3, 0
    be_ready(world, 0, 2, 3)
    world.until(lambda: all(dealt(world.machines[place], 2) for place in (0, 2, 3)), 60)
    world.network.heal()
    be_ready(world, 1)
    world.until(lambda: are_done(world), 600)

    assert not any(news(world.machines[place], NewsKind.COORDINATOR_CHANGED) for place in (0, 2, 3))
    assert news(world.machines[1], NewsKind.COORDINATOR_CHANGED) == [(0, "")]
    assert len(rounds(world, last=1)) == 1


def test_f21_all_links_reset_at_once_are_there_again_within_two_seconds() -> None:
    world = in_a_round()
    reset_at = world.time.now
    for one in range(4):
        for other in range(one):
            world.network.break_links(one, other)
    world.until(
        lambda: all(is_heard(world, one, two) for one in range(4) for two in range(4) if one != two), 10
    )
    assert world.time.now - reset_at <= 2
    world.until(lambda: are_done(world), 300)
    assert not any(news(machine, NewsKind.LEFT_OUT) for machine in world.machines)


def test_f22_a_second_machine_lost_while_the_first_is_decided_on() -> None:
    world = in_a_round(5)
    lose(world, 4)
    world.run(33)
    lose(world, 3)
    world.until(lambda: are_done(world, 0, 1, 2), 300)

    assert sorted(news(world.machines[0], NewsKind.LEFT_OUT), key=str) == [(3, ""), (4, "")]
    assert len(rounds(world, 0, 1, 2)) == 1


def test_f22_too_few_left_wait() -> None:
    world = in_a_round(4)
    lose(world, 3)
    world.run(33)
    lose(world, 2)
    world.run(60)

    assert [world.machines[place].session.status.phase for place in (0, 1)] == [TablePhase.WAITING] * 2


def test_f25_a_machine_that_slept_decides_nothing_on_old_news_and_plays_on() -> None:
    world = in_a_round(3)
    world.sleep(2, 30)
    world.until(lambda: are_done(world), 120)

    assert not any(news(machine, NewsKind.LEFT_OUT) for machine in world.machines)
    assert len(rounds(world)) == 1


@pytest.mark.parametrize("phase", [TablePhase.PLAYING, TablePhase.BETWEEN])
def test_f25_after_minutes_its_player_takes_the_seat_back_from_the_computer(phase: TablePhase) -> None:
    """Also if it comes back between two rounds, having seen the end of none that the others have played."""
    world = in_a_round(3, rounds=0)
    host, _, sleeper = world.machines
    sleeper.is_asleep = True
    world.until(lambda: host.session.status.seats[2].level != "", 120)
    host.is_ready = False  # so that little but time passes
    world.run(150)
    world.until(lambda: host.session.status.phase is phase, 60)
    world.wake(2)
    if phase is TablePhase.BETWEEN:
        world.until(lambda: sleeper.session.status.phase is phase, 60)
    host.is_ready = True
    world.look(0)
    world.until(lambda: host.session.status.seats[2].level == "" and are_level(world.machines), 120)

    assert news(sleeper, NewsKind.LEFT_OUT) == [(2, "")]  # itself: it learns how the round ended
    assert sleeper.session.status.phase is not TablePhase.ENDED


def are_level(machines: Iterable[Machine]) -> bool:
    """Whether machines play the same round."""
    numbers = {
        machine.session.status.match.round_number for machine in machines if machine.session.status.match
    }
    return len(numbers) == 1


def test_f25_whoever_slept_to_the_end_of_the_match_reads_that_it_is_over() -> None:
    world = in_a_round(3, rounds=2)
    sleeper = world.machines[2]
    sleeper.is_asleep = True
    world.until(lambda: are_done(world, 0, 1), 200)
    world.run(120)
    world.wake(2)
    world.until(lambda: sleeper.session.status.end is not None, 60)

    assert sleeper.session.status.end is EndReason.MATCH_OVER
    assert news(sleeper, NewsKind.LEFT_OUT) == [(2, "")]


@pytest.mark.parametrize("kind", ["COMMIT", "DECK_ACK", "READY", "CLAIM_COMMIT"])
def test_f26_whoever_tells_two_stories_is_proven_named_and_gone(kind: str) -> None:
    world = about_to_be_dealt(4)
    assert world.watch is not None
    world.watch.faulty.add(2)
    cheat = TwoStories(kind)
    CheatingMachine(world, 2, cheat)
    world.until(lambda: cheat.is_done, 60)
    world.until(lambda: all(news(world.machines[place], NewsKind.PROVEN_CHEAT) for place in (0, 1, 3)), 2)
    world.until(lambda: are_done(world, 0, 1, 3), 300)

    results = set()
    for place in (0, 1, 3):
        assert [member for member, _ in news(world.machines[place], NewsKind.PROVEN_CHEAT)] == [2]
        last = verify(decode_record(world.machines[place].kept[-1]), StubGroup())
        results.add((last.outcome, last.left))
        assert all(culprit.author == 2 for culprit in last.cheats)
    assert len(results) == 1


@pytest.mark.parametrize("kind", STEPS)
def test_f27_whoever_withholds_what_is_due_is_left_out_at_every_step(kind: str) -> None:
    world = about_to_be_dealt(3)
    assert world.watch is not None
    world.watch.faulty.add(2)
    CheatingMachine(world, 2, silence(kind)())
    world.until(lambda: are_done(world, 0, 1), 120)

    assert len(rounds(world, 0, 1)) == 1
    told = NewsKind.LEFT_OUT if is_dealt_by(kind) else NewsKind.SEAT_TO_COMPUTER
    assert news(world.machines[0], told) == [(2, "")]


def is_dealt_by(kind: str) -> bool:
    """Whether the cards lie sealed at a step, so that the round goes on through escrow."""
    return STEPS.index(kind) >= STEPS.index("DEAL")


def test_f31_clocks_that_jump_and_run_unevenly_change_nothing() -> None:
    world = in_a_round()
    world.machines[1].clock.offset += 3600
    world.machines[2].clock.set_rate(1.1, world.time.now)
    world.until(lambda: are_done(world), 300)

    assert result(world) == undisturbed()
    assert not any(news(machine, NewsKind.LEFT_OUT) for machine in world.machines)


def test_f32_what_a_replaced_link_delivers_late_changes_nothing() -> None:
    world = in_a_round()
    world.network.lags[1, 0] = (4.0, 4.0)
    world.run(3)
    del world.network.lags[1, 0]
    world.network.connect(1, 0)
    world.until(lambda: are_done(world), 300)

    assert result(world) == undisturbed()
    assert len(rounds(world)) == 1


def test_f8_what_a_dropped_link_still_held_is_asked_for_again() -> None:
    world = in_a_round()
    world.network.lags[0, 2] = (4.0, 4.0)
    world.run(3)
    world.network.break_links(0, 2)
    del world.network.lags[0, 2]
    world.until(lambda: are_done(world), 300)

    assert result(world) == undisturbed()
    assert len(rounds(world)) == 1


@pytest.mark.parametrize("seed", range(3))
def test_f5_f6_f7_f28_f29_a_seated_player_that_sends_everything_wrong_spoils_nothing(seed: int) -> None:
    world = in_a_round(seed=seed)
    assert world.watch is not None
    world.watch.faulty.add(2)
    hostile(world, 2, seed)
    world.until(lambda: are_done(world, 0, 1, 3), 300)

    assert len(rounds(world, 0, 1, 3)) == 1
    assert len(world.machines[0].kept) == 1


def test_f38_a_machine_that_nobody_can_call_keeps_the_table_last() -> None:
    world = about_to_be_dealt(3, rounds=2)
    world.machines[1].is_listening = False
    world.until(lambda: dealt(world.machines[1], 1))
    lose(world, 0)
    world.until(lambda: are_done(world, 1, 2), 300)

    assert world.coordinator == 2
    assert len(rounds(world, 1, 2)) == 1


def test_f41_on_a_slow_network_with_losses_nobody_is_taken_for_gone_in_ten_minutes() -> None:
    world = World()
    world.watch = Watch(world.machines)
    world.host(new_table(3, rounds=0, pace=LEARNING))
    for _ in range(2):
        world.guest()
    pairs = [(one, other) for one in range(3) for other in range(3) if one != other]
    world.network.lags.update(dict.fromkeys(pairs, (0.1, 1.9)))
    for machine in world.machines:
        machine.thinks_s = lambda: 20.0
    world.run(600)

    assert not any(news(machine, NewsKind.LEFT_OUT) for machine in world.machines)
    assert world.machines[0].kept
