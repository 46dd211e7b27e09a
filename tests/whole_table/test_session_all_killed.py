"""The programs of all killed at once, as by a power cut.

The table comes back once enough of its people continue.
"""

from dataclasses import replace
from itertools import permutations

import msgspec
import pytest

from lab.simulator.machine import Disk
from lab.simulator.world import World
from net.discovery.advert import TableState
from net.discovery.discovery import FoundTable, Nearby, TableReach
from net.match.attempt import StreamKey
from net.match.status import TablePhase
from net.node.store import OpenTable
from net.node.way_back import WayBack
from net.table.interface.commands import LeaveTable
from net.table.interface.status import EndReason, NewsKind
from net.table.session import Session
from net.table.values.memory import StoredTable, company_of
from tests.support.people import dealt, news
from tests.support.sweeps import sample
from tests.support.watched import about_to_be_dealt, are_done, phase_of
from tests.whole_table.test_session_pending import tally
from tests.whole_table.test_session_restart import said
from tusac_qt.model.split import leaving_text, split_of, waiting_text

pytestmark = pytest.mark.long


def cut_power(world: World) -> None:
    """Kill everybody at once."""
    for place in range(len(world.machines)):
        world.kill(place)


def come_back(world: World, place: int) -> None:
    """Start a killed program; its person continues, and finds whoever advertises the table, or nobody."""
    world.restart(place, via=world.coordinator)


def check_all_played(world: World, rounds: int = 1) -> None:
    """See that all have all rounds on record, nobody was left out, and the tallies agree."""
    assert [len(machine.kept) for machine in world.machines] == [rounds] * len(world.machines)
    assert not any(news(machine, NewsKind.ROUND_VOID) for machine in world.machines)
    tallies = {
        machine.session.status.match.tally for machine in world.machines if machine.session.status.match
    }
    assert len(tallies) == 1


@pytest.mark.parametrize("order", sample(list(permutations(range(3))), 2))
@pytest.mark.parametrize("kind", ["COMMIT", "ESCROW", "WALL", "CLAIM_COMMIT"])
def test_three_come_back_in_any_order_and_play_the_round_to_its_end(
    order: tuple[int, ...], kind: str
) -> None:
    world = about_to_be_dealt(3)
    world.until(lambda: kind in said(world, 1))
    cut_power(world)
    world.run(20.0)
    for place in order:
        come_back(world, place)
        world.run(2.0)
    world.until(lambda: are_done(world), 300)
    check_all_played(world)
    assert not any(news(machine, NewsKind.LEFT_OUT) for machine in world.machines)


def test_a_round_that_only_the_coordinator_had_begun_is_begun_by_all() -> None:
    world = about_to_be_dealt(3, rounds=2)
    world.until(lambda: phase_of(world, 0) is TablePhase.BETWEEN, 100)
    while phase_of(world, 0) is TablePhase.BETWEEN:
        world.run(0.0005)  # less than what it says takes to arrive
    assert [phase_of(world, place) for place in (1, 2)] == [TablePhase.BETWEEN] * 2
    cut_power(world)
    for place in range(3):
        come_back(world, place)
    world.until(lambda: are_done(world), 300)
    check_all_played(world, rounds=2)


@pytest.mark.parametrize("machines", [2, 4])
@pytest.mark.parametrize("pause_s", [0.0, 1.0, 25.0])
@pytest.mark.parametrize("is_backwards", [False, True])
def test_two_or_four_come_back_one_after_the_other(
    machines: int, pause_s: float, *, is_backwards: bool
) -> None:
    world = about_to_be_dealt(machines)
    world.until(lambda: "WALL" in said(world, 1))
    cut_power(world)
    world.run(3.0)
    for place in sorted(range(machines), reverse=is_backwards):
        come_back(world, place)
        world.run(pause_s)
    world.until(lambda: are_done(world), 300)
    check_all_played(world)


@pytest.mark.parametrize("machines", [2, 3, 4])
@pytest.mark.parametrize("is_backwards", [False, True])
def test_between_rounds_the_tally_is_kept_and_the_next_round_begins(
    machines: int, *, is_backwards: bool
) -> None:
    world = about_to_be_dealt(machines, rounds=2)
    for machine in world.machines:
        machine.is_ready = False
    for machine in world.machines:
        machine.is_ready = True
        world.look(world.machines.index(machine))
    world.until(lambda: phase_of(world, 0) is not TablePhase.LOBBY)
    for machine in world.machines:
        machine.is_ready = False
    world.until(lambda: all(phase_of(world, place) is TablePhase.BETWEEN for place in range(machines)), 300)
    before = world.machines[0].session.status.match
    assert before is not None
    cut_power(world)
    world.run(5.0)
    for place in sorted(range(machines), reverse=is_backwards):
        come_back(world, place)
        world.run(12.0)
    world.until(lambda: all(phase_of(world, place) is TablePhase.BETWEEN for place in range(machines)), 60)
    after = world.machines[0].session.status.match
    assert after is not None
    assert (after.round_number, after.tally) == (before.round_number, before.tally)
    for place, machine in enumerate(world.machines):
        machine.is_ready = True
        world.look(place)
    world.until(lambda: are_done(world), 300)
    check_all_played(world, rounds=2)


@pytest.mark.parametrize("place", range(4))
def test_whoever_comes_back_alone_waits_sees_for_whom_and_may_leave(place: int) -> None:
    world = about_to_be_dealt(4)
    world.until(lambda: "WALL" in said(world, 1))
    cut_power(world)
    come_back(world, place)
    carried = len(world.carried)
    world.run(300.0)
    status = world.machines[place].session.status
    assert status.phase is TablePhase.WAITING
    assert len(status.awaited) == 3
    assert len(world.carried) == carried
    assert world.machines[place].advertises
    world.command(world.machines[place], LeaveTable())
    assert world.machines[place].session.status.end is EndReason.WE_LEFT


@pytest.mark.parametrize("leaves", [True, False])
def test_whoever_hears_too_few_waits_without_end_and_loses_nothing_by_leaving(leaves: bool) -> None:  # noqa: FBT001
    """The others come back after an hour, or they do not; the round before counts."""
    world = about_to_be_dealt(3, rounds=2)
    for machine in world.machines:
        machine.is_ready = True
    world.until(lambda: all(dealt(machine, 2) for machine in world.machines), 300)
    waiting = world.machines[0]
    counted = tally(waiting)
    for place in (1, 2):
        world.kill(place)
    world.run(3600.0)

    status = waiting.session.status
    assert status.phase is TablePhase.WAITING
    assert {(missed.member, missed.until) for missed in status.awaited} == {(1, None), (2, None)}
    assert news(waiting, NewsKind.ROUND_VOID) == []
    split = split_of(status)
    assert split is not None
    assert waiting_text(split) == "Waiting: 1 of 3 computers are here, 2 needed"
    assert leaving_text(status) == "Without you there are too few people to go on: this round won’t count."
    if leaves:
        world.command(waiting, LeaveTable())
        assert waiting.session.status.end is EndReason.WE_LEFT
        assert (tally(waiting), len(waiting.kept)) == (counted, 1)
    else:
        come_back(world, 1)
        come_back(world, 2)
        world.until(lambda: are_done(world), 300)
        check_all_played(world, rounds=2)


def test_half_of_four_wait_and_three_go_on_without_the_fourth() -> None:
    world = about_to_be_dealt(4)
    world.until(lambda: "WALL" in said(world, 1))
    cut_power(world)
    come_back(world, 3)
    world.run(5.0)
    come_back(world, 2)
    world.run(100.0)
    assert phase_of(world, 3) is phase_of(world, 2) is TablePhase.WAITING
    come_back(world, 1)
    world.until(
        lambda: all(
            world.machines[place].session.is_over or phase_of(world, place) is TablePhase.ENDED
            for place in (1, 2, 3)
        ),
        300,
    )
    assert [len(machine.kept) for machine in world.machines] == [0, 1, 1, 1]


def test_between_rounds_a_minority_goes_not_on() -> None:
    world = about_to_be_dealt(3, rounds=2)
    for machine in world.machines:
        machine.is_ready = True
    world.until(lambda: phase_of(world, 0) is TablePhase.BETWEEN, 300)
    cut_power(world)
    come_back(world, 0)
    world.run(200.0)
    assert phase_of(world, 0) is TablePhase.WAITING


def test_all_at_the_same_moment_find_nobody_and_become_one_table() -> None:
    world = about_to_be_dealt(4)
    world.until(lambda: "CLAIM_COMMIT" in said(world, 1))
    cut_power(world)
    for place in range(4):
        world.restart(place, via=None)
    world.until(lambda: are_done(world), 300)
    check_all_played(world)
    assert len({machine.session.table for machine in world.machines}) == 1


def test_the_power_may_be_cut_again_and_again() -> None:
    world = about_to_be_dealt(3)
    for kind in ("COMMIT", "ESCROW", "WALL"):
        world.until(lambda kind=kind: kind in said(world, 1), 120)
        cut_power(world)
        for place in (2, 1, 0):
            come_back(world, place)
            world.run(3.0)
    world.until(lambda: are_done(world), 300)
    check_all_played(world)


def test_a_table_whose_match_is_over_is_brought_back_by_nobody() -> None:
    world = about_to_be_dealt(2)
    world.until(lambda: are_done(world), 300)
    disk = world.machines[0].disk
    assert disk.head is not None
    assert company_of(disk.head) is None


def left_on_disk() -> tuple[World, bytes, dict[StreamKey, tuple[bytes, ...]]]:
    """A world after a power cut, and what the host's disk holds."""
    world = about_to_be_dealt(2)
    world.until(lambda: "WALL" in said(world, 1))
    cut_power(world)
    stored = world.machines[0].disk.read()
    assert stored is not None
    return world, stored.head, dict(stored.hands)


def test_the_list_offers_it_as_long_as_nothing_of_it_answers() -> None:
    world, head, _ = left_on_disk()
    company = company_of(head)
    assert company is not None
    table = OpenTable(world.machines[0].key, company.lobby_id, (("10.0.0.2", 1),))
    back = WayBack(table, head, "1.0")
    (offered,) = back.added_to(Nearby()).tables
    assert (offered.advert.table, offered.advert.name) == (back.table, "table")
    assert offered.advert.state is TableState.PLAYING
    silent, found = (
        FoundTable(offered.advert, offered.addresses, one) for one in (TableReach.SILENT, TableReach.ANSWERS)
    )
    assert back.added_to(Nearby((silent,))).tables == (offered,)
    assert back.added_to(Nearby((found,))).tables == (found,)
    for nothing in (None, b"", head[:-9]):
        assert WayBack(table, nothing, "1.0").added_to(Nearby()).tables == ()
    another = msgspec.structs.replace(table, table=bytes(16))
    assert WayBack(another, head, "1.0").added_to(Nearby()).tables == ()


def test_what_is_torn_or_forged_on_the_disk_is_ignored() -> None:
    world, head, hands = left_on_disk()
    company = company_of(head)
    assert company is not None
    raw = msgspec.msgpack.decode(head)
    proposal = bytearray(company.agreement[0])
    proposal[-1] ^= 1
    forged = [
        msgspec.structs.replace(company, agreement=(bytes(proposal), *company.agreement[1:])),
        msgspec.structs.replace(company, agreement=company.agreement[:1]),
        msgspec.structs.replace(company, lobby=msgspec.structs.replace(company.lobby, phase="nonsense")),
        msgspec.structs.replace(
            company, lobby=msgspec.structs.replace(company.lobby, members=company.lobby.members[1:])
        ),
    ]
    heads = [head[:-20], b"", *(msgspec.msgpack.encode([*raw[:3], one, raw[4]]) for one in forged)]
    for bad in heads:
        own = replace(world.own(0, "M0", ""), stored=StoredTable(bad, hands))
        session = Session.join(own, world.time.now, table=company.lobby_id)
        assert not session.may_take_up
    own = replace(world.own(0, "M0", ""), stored=StoredTable(head, hands))
    assert Session.join(own, world.time.now, table=company.lobby_id).may_take_up
    assert not Session.join(own, world.time.now, table=b"another").may_take_up
    assert not Session.join(own, world.time.now).may_take_up


def test_whoever_has_nothing_on_its_disk_only_comes_to_a_table_that_somebody_keeps() -> None:
    world = about_to_be_dealt(3)
    world.until(lambda: "WALL" in said(world, 1))
    cut_power(world)
    world.machines[2].disk = Disk()
    world.restart(2, via=None)
    assert phase_of(world, 2) is TablePhase.JOINING
    world.kill(2)
    for place in (0, 1):
        come_back(world, place)
    world.run(1.0)
    world.restart(2, via=0)
    world.until(lambda: are_done(world), 300)
