"""Programs killed in the middle of a round and started again.

With their disk they play on as if nothing had been (tests/support/fault_matrix.py, 23).
"""

import pytest

from lab.simulator.machine import Machine
from lab.simulator.world import World
from net.deal import memory
from net.deal.memory import Begun, Sealed, decode_memory, encode_memory
from net.match.attempt import StreamKey
from net.match.status import Dealt, TablePhase
from net.table.interface.commands import LeaveTable
from net.table.interface.effects import Send, StoreTable
from net.table.interface.status import EndReason, NewsKind
from net.table.values.agreement import AGREEMENT_HAND
from net.transcript import read
from net.wire.codec import encode
from net.wire.table import Carry
from tests.support.people import news
from tests.support.watched import about_to_be_dealt, are_done, be_ready

pytestmark = pytest.mark.long

STEPS = ("COMMIT", "ESCROW", "CLAIM_COMMIT", "WALL", "AUDIT")
"""Enough of them; tests/net/deal/test_dealing_memory.py kills between any two envelopes."""


def said(world: World, machine: int) -> set[str]:
    """The kinds of what a machine has said."""
    signed = [one.envelope for one in map(read, world.carried) if one is not None]
    return {envelope.kind for envelope in signed if envelope.peer == machine and envelope.hand > 0}


def agreements(world: World) -> list[bytes]:
    """Return the messages to agree on tables."""
    signed = [one for one in map(read, world.carried) if one is not None]
    return [one.raw for one in signed if one.envelope.hand == AGREEMENT_HAND]


def come_back(world: World, place: int) -> None:
    """Start a killed machine again as soon as its table is in the list."""
    world.until(lambda: world.coordinator is not None, 60)
    assert world.coordinator is not None
    world.restart(place, via=world.coordinator)


def check_nothing_was_lost(world: World) -> None:
    """See that one round was played by all, and nobody was left out of it."""
    assert [len(machine.kept) for machine in world.machines] == [1] * len(world.machines)
    assert not any(news(machine, NewsKind.LEFT_OUT) for machine in world.machines)
    assert not any(news(machine, NewsKind.ROUND_VOID) for machine in world.machines)
    tallies = {
        machine.session.status.match.tally for machine in world.machines if machine.session.status.match
    }
    assert len(tallies) == 1


@pytest.mark.parametrize("kind", STEPS)
@pytest.mark.parametrize("place", [0, 1])
def test_whoever_is_killed_at_any_step_is_back_in_the_same_round(place: int, kind: str) -> None:
    world = about_to_be_dealt(3)
    world.until(lambda: kind in said(world, place))
    world.kill(place)
    come_back(world, place)
    world.until(lambda: are_done(world), 300)
    check_nothing_was_lost(world)


def test_all_but_one_may_be_killed_one_after_the_other() -> None:
    world = about_to_be_dealt(4)
    for place in (1, 0, 3):
        world.until(lambda: any(isinstance(event, Dealt) for event in world.machines[2].events))
        world.run(2.0)
        world.kill(place)
        come_back(world, place)
    world.until(lambda: are_done(world), 300)
    check_nothing_was_lost(world)


def test_of_four_three_may_be_killed_at_once() -> None:
    world = about_to_be_dealt(4)
    world.until(lambda: "WALL" in said(world, 3))
    for place in (0, 1, 2):
        world.kill(place)
    for place in (1, 0, 2):
        come_back(world, place)
    world.until(lambda: are_done(world), 300)
    check_nothing_was_lost(world)


def test_of_two_each_may_be_killed_and_the_round_goes_on() -> None:
    world = about_to_be_dealt(2)
    for place in (1, 0):
        world.until(lambda: "WALL" in said(world, 1))
        world.kill(place)
        come_back(world, place)
        world.run(2.0)
    world.until(lambda: are_done(world), 300)
    check_nothing_was_lost(world)


def test_whoever_was_killed_and_left_out_plays_on_in_the_round_once_it_is_back() -> None:
    world = about_to_be_dealt(4)
    world.until(lambda: "WALL" in said(world, 1))
    world.kill(1)
    world.until(lambda: len(news(world.machines[0], NewsKind.LEFT_OUT)) == 1, 60)
    come_back(world, 1)
    world.until(lambda: all(news(machine, NewsKind.PLAYS_ON) for machine in world.machines), 60)
    assert not any(seat.is_dead for seat in world.machines[0].session.status.seats)
    world.until(lambda: are_done(world), 300)

    assert [len(machine.kept) for machine in world.machines] == [1] * 4
    assert all(machine.session.status.proof.verified == (0, 1, 2, 3) for machine in world.machines)


def test_whoever_comes_back_without_its_disk_says_so_and_nobody_waits_for_it() -> None:
    world = about_to_be_dealt(4)
    world.until(lambda: "WALL" in said(world, 1))
    world.kill(1)
    world.restart(1, via=0, remembers=False)
    world.until(lambda: len(news(world.machines[0], NewsKind.LEFT_OUT)) == 1, 5)
    world.until(lambda: are_done(world), 300)


@pytest.mark.parametrize("kind", ["WALL", "RECEIPT"])
def test_whoever_comes_back_without_its_disk_is_asked_for_the_next_round_and_plays_it(kind: str) -> None:
    world = about_to_be_dealt(4, rounds=2)
    world.until(lambda: kind in said(world, 1))
    for machine in world.machines:
        machine.is_ready = False
    world.kill(1)
    if kind == "RECEIPT":
        world.until(lambda: world.machines[0].session.status.phase is TablePhase.BETWEEN, 60)
    world.restart(1, via=0, remembers=False)
    world.machines[1].is_ready = True
    world.until(lambda: world.machines[0].session.status.members[1].is_ready, 60)
    assert world.machines[0].session.status.phase is TablePhase.BETWEEN
    be_ready(world, 0, 2, 3)
    world.until(lambda: are_done(world), 300)

    assert len({machine.kept[-1] for machine in world.machines}) == 1


def test_a_full_disk_is_as_none() -> None:
    world = about_to_be_dealt(4)
    world.until(lambda: "SHUFFLE" in said(world, 1))
    world.machines[1].disk.is_full = True
    world.until(lambda: "WALL" in said(world, 1))
    world.kill(1)
    world.restart(1, via=0)
    world.until(lambda: are_done(world), 300)
    assert len(news(world.machines[0], NewsKind.LEFT_OUT)) == 1


def lose_from_begun(machine: Machine, stream: StreamKey) -> None:
    """Let a power cut take what a machine stored of a hand from the secrets with which it began on."""
    stored = machine.disk.hands[stream]
    begun = next(at for at, one in enumerate(stored) if isinstance(decode_memory(one), Begun))
    del stored[begun:]


@pytest.mark.parametrize("stream", [(1, 0), (2, 0)])
@pytest.mark.parametrize("is_file_gone", [True, False])
def test_whose_disk_has_lost_that_it_began_a_hand_only_watches_and_is_no_cheat(
    stream: StreamKey, *, is_file_gone: bool
) -> None:
    world = about_to_be_dealt(4, rounds=2)
    world.until(lambda: "WALL" in said(world, 1) and (2, 0) in world.machines[1].disk.hands)
    world.kill(1)
    lose_from_begun(world.machines[1], stream)
    if is_file_gone:
        del world.machines[1].disk.hands[stream]
    world.run(0.5)
    world.restart(1, via=0)
    world.until(lambda: len(news(world.machines[0], NewsKind.LEFT_OUT)) == 1, 5)
    assert world.machines[1].disk.head is None
    world.until(lambda: world.machines[1].session.status.phase is TablePhase.PLAYING, 5)
    world.until(lambda: are_done(world), 300)

    assert not any(news(machine, NewsKind.PROVEN_CHEAT) for machine in world.machines)
    assert [len(machine.kept) for machine in world.machines] == [2] * 4
    assert all(machine.session.status.proof.verified == (0, 1, 2, 3) for machine in world.machines)


def claims_of(world: World, machine: int) -> list[bytes]:
    """The sealed answers that a machine has sent."""
    found = [read(raw) for raw in world.carried]
    return [
        one.raw
        for one in found
        if one is not None and one.envelope.peer == machine and one.envelope.kind == "CLAIM_COMMIT"
    ]


def test_whose_disk_has_lost_the_answers_it_sealed_does_not_open_others_and_is_no_cheat() -> None:
    world = about_to_be_dealt(4)
    world.until(lambda: "WALL" in said(world, 1))
    words = len(claims_of(world, 1))
    while len(claims_of(world, 1)) == words:
        world.run(0.0005)  # less than what the others say takes to arrive: it has opened nothing yet
    world.kill(1)
    stored = world.machines[1].disk.hands[1, 0]
    sealed = [at for at, one in enumerate(stored) if isinstance(decode_memory(one), Sealed)]
    del stored[sealed[-1] :]
    world.run(0.5)
    world.restart(1, via=0)
    world.until(lambda: are_done(world), 300)

    assert not any(news(machine, NewsKind.PROVEN_CHEAT) for machine in world.machines)
    assert len(news(world.machines[0], NewsKind.LEFT_OUT)) == 1
    assert [len(machine.kept) for machine in world.machines] == [1] * 4


def test_who_kept_the_table_and_lost_that_it_began_keeps_it_on_and_watches_after_a_power_cut() -> None:
    world = about_to_be_dealt(4)
    world.until(lambda: "WALL" in said(world, 0))
    for place in range(4):
        world.kill(place)
    lose_from_begun(world.machines[0], (1, 0))
    for place in (0, 1, 2, 3):
        world.restart(place, via=world.coordinator)
        world.run(2.0)
    world.until(lambda: are_done(world), 300)

    assert len(news(world.machines[1], NewsKind.LEFT_OUT)) == 1
    assert [len(machine.kept) for machine in world.machines] == [1] * 4
    assert not any(news(machine, NewsKind.PROVEN_CHEAT) for machine in world.machines)


@pytest.mark.parametrize("is_alone", [True, False])
def test_a_memory_that_cannot_have_come_about_is_not_gone_back_to_again(*, is_alone: bool) -> None:
    world = about_to_be_dealt(4)
    world.until(lambda: "WALL" in said(world, 1))
    for place in range(4) if is_alone else (1,):
        world.kill(place)
    disk = world.machines[1].disk
    disk.hands[1, 0].insert(0, encode_memory(memory.DeckDealt(0)))
    world.restart(1, via=None if is_alone else 0)
    world.run(0.5)
    assert disk.head is None
    if is_alone:
        assert world.machines[1].session.status.end is EndReason.LOST
        return
    world.until(lambda: are_done(world), 300)

    assert len(news(world.machines[0], NewsKind.LEFT_OUT)) == 1
    assert not news(world.machines[0], NewsKind.PROVEN_CHEAT)


def test_whoever_comes_back_before_a_hand_has_begun_begins_it_after_a_second() -> None:
    world = about_to_be_dealt(3)
    machine = world.machines[1]

    def die_once_the_table_is_stored() -> None:
        wanted = machine.session._core.effects
        at = next((at for at, effect in enumerate(wanted) if isinstance(effect, StoreTable)), None)
        if at is not None:
            machine.last_effects = at + 1

    machine.meddle = die_once_the_table_is_stored
    world.until(lambda: not machine.is_up)
    machine.meddle = None
    assert not machine.disk.hands
    world.run(0.5)
    come_back(world, 1)
    world.run(0.9)
    assert not said(world, 1)
    world.run(0.5)
    assert "COMMIT" in said(world, 1)
    world.until(lambda: are_done(world), 300)
    check_nothing_was_lost(world)


def test_a_table_gone_on_with_and_left_behind_is_not_gone_back_to() -> None:
    world = about_to_be_dealt(4, rounds=2)
    world.until(lambda: "WALL" in said(world, 1))
    first = agreements(world)
    world.kill(1)
    come_back(world, 1)
    world.until(lambda: world.machines[1].session.status.phase is TablePhase.PLAYING)
    world.command(world.machines[3], LeaveTable())
    world.until(lambda: len(agreements(world)) == len(first) + 4, 300)
    world.until(
        lambda: all(machine.session.status.phase is TablePhase.PLAYING for machine in world.machines[:3])
    )
    for raw in first:
        world.network.send(0, Send(world.network.link(0, 1), "CARRY", 0, encode(Carry(raw))))
    world.until(lambda: are_done(world, 0, 1, 2), 300)

    assert [len(machine.kept) for machine in world.machines[:3]] == [2] * 3
