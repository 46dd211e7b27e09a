"""Causes that would stall a table for ever: signatures that cannot come, machines that come and go."""

from collections.abc import Container, Iterable

from lab.cheating.catalog import CHEATS
from lab.simulator.cheats import CheatingMachine
from lab.simulator.looking import inside
from lab.simulator.machine import Spoil
from lab.simulator.world import phases
from net.match.status import TablePhase
from net.table.interface.commands import LeaveTable, SetReady
from net.table.interface.effects import Send
from net.table.interface.status import NewsKind
from net.table.values.agreement import AGREEMENT_HAND
from net.transcript import carried, read
from tests.support.people import dealt, news, party, void_verdicts
from tests.support.watched import are_done, be_ready, between_rounds, in_a_round


def drops(author: int, kind: str = "", receivers: Container[int] = range(6)) -> Spoil:
    """One that passes everything on but what a machine says, of a kind or all, to some others or to all."""

    def spoil(receiver: int, send: Send) -> Iterable[Send]:
        signed = carried(send.kind, send.body)
        is_its = signed is not None and signed.envelope.hand > 0 and signed.envelope.peer == author
        is_kind = signed is not None and kind in {"", signed.envelope.kind}
        return () if is_its and is_kind and receiver in receivers else (send,)

    return spoil


def test_who_comes_and_goes_and_says_nothing_is_left_out_all_the_same() -> None:
    world = in_a_round(4)
    world.machines[2].spoil = drops(2)
    for _ in range(6):
        world.network.isolate(2)
        world.run(12.0)
        world.network.heal()
        world.run(6.0)

    assert all(news(world.machines[place], NewsKind.LEFT_OUT) for place in (0, 1, 3))


def test_who_waits_for_a_decision_on_the_last_step_gets_it_from_those_who_are_done() -> None:
    world = in_a_round(3)
    world.machines[1].spoil = world.machines[2].spoil = drops(2, "RECEIPT", receivers=[0])
    world.until(lambda: are_done(world, 1, 2), 100)
    world.run(60.0)
    assert not are_done(world, 0)
    world.machines[1].spoil = world.machines[2].spoil = None
    world.until(lambda: are_done(world, 0))


def test_the_last_word_of_a_round_may_be_left_out_of_it_without_anybody_losing_a_point() -> None:
    world = in_a_round(3)
    world.machines[2].spoil = drops(2, "RECEIPT")
    world.until(lambda: are_done(world), 100)

    matches = [machine.session.status.match for machine in world.machines]
    assert len({match.tally for match in matches if match}) == 1
    assert news(world.machines[0], NewsKind.LEFT_OUT)
    assert news(world.machines[1], NewsKind.LEFT_OUT)


def test_who_signed_no_table_is_asked_again_if_the_others_are_too_few() -> None:
    world = in_a_round(3, rounds=2)
    host, mute, _ = world.machines
    world.kill(2)
    world.until(lambda: bool(news(host, NewsKind.LEFT_OUT)), 60)
    mute.spoil = mutes_agreement
    world.until(lambda: TablePhase.BETWEEN is host.session.status.phase, 300)
    world.run(60.0)
    assert not host.kept[1:]
    mute.spoil = None
    world.until(lambda: are_done(world, 0, 1), 300)
    assert host.kept[1:] == mute.kept[1:]


def test_who_held_a_shuffle_up_is_let_in_again_if_the_others_are_too_few() -> None:
    world = between_rounds(4)
    mute = world.machines[1]
    mute.spoil = drops(1, "COMMIT")
    world.kill(3)
    world.run(30.0)
    be_ready(world, 0, 1, 2)
    world.until(lambda: bool(news(world.machines[0], NewsKind.ROUND_VOID)), 120)
    mute.spoil = None
    world.until(lambda: are_done(world, 0, 1, 2), 300)


def test_a_round_that_was_void_is_dealt_anew_only_when_the_coordinator_says_so_again() -> None:
    world = between_rounds(4, spoil=withholds_the_second_deck)
    for machine in world.machines:
        world.command(machine, SetReady(is_ready=True))
    world.until(lambda: all(phase is TablePhase.DEALING for phase in phases(world.machines)), 60)
    world.kill(0)
    world.until(lambda: all(news(machine, NewsKind.ROUND_VOID) for machine in world.machines[1:]), 120)
    world.run(5.0)

    assert phases(world.machines[1:]) == [TablePhase.BETWEEN] * 3


def withholds_the_second_deck(_receiver: int, send: Send) -> Iterable[Send]:
    """A machine that withholds its message for the second round's deck."""
    signed = carried(send.kind, send.body)
    is_second = signed is not None and (signed.envelope.hand, signed.envelope.peer) == (2, 0)
    return () if is_second else (send,)


def test_whoever_was_left_out_and_keeps_the_table_sees_that_too_many_have_left() -> None:
    world = in_a_round(3, rounds=2)
    world.network.isolate(1)
    world.until(lambda: bool(news(world.machines[0], NewsKind.LEFT_OUT)), 60)
    world.machines[1].spoil = drops(1, "REJOIN")
    world.network.heal()
    world.run(1.0)
    world.command(world.machines[0], LeaveTable())
    world.until(lambda: are_done(world, 1, 2), 120)

    assert news(world.machines[1], NewsKind.ROUND_VOID)
    assert news(world.machines[2], NewsKind.ROUND_VOID)


def test_whoever_looks_on_sees_that_too_many_have_left() -> None:
    world = in_a_round(3, rounds=2, watching=1)
    world.machines[0].is_ready = False
    for place in (1, 2):
        world.command(world.machines[place], LeaveTable())
    world.until(lambda: bool(news(world.machines[0], NewsKind.ROUND_VOID)), 60)
    world.run(10.0)

    assert news(world.machines[3], NewsKind.ROUND_VOID)
    assert world.machines[3].session.status.phase is TablePhase.BETWEEN


def mutes_agreement(_receiver: int, send: Send) -> Iterable[Send]:
    """A machine that agrees to no table."""
    signed = carried(send.kind, send.body)
    return () if signed is not None and signed.envelope.hand == AGREEMENT_HAND else (send,)


def test_a_hand_that_waits_for_signatures_that_cannot_come_is_void_in_the_end() -> None:
    """Two of four say nothing any more, and can be heard: one of them would have to sign the other out."""
    world = in_a_round(4)
    world.machines[1].spoil, world.machines[2].spoil = drops(1), drops(2)
    world.run(400.0)

    signed = [signed for signed in map(read, world.carried) if signed and signed.envelope.kind == "OUT"]
    assert 0 < len(signed) < 60
    assert all(news(world.machines[place], NewsKind.ROUND_VOID) for place in (0, 3))


def test_a_round_is_void_in_the_end_where_one_is_mute_and_the_one_missed_with_it_is_back() -> None:
    world = in_a_round(4)
    *others, mute, cut = world.machines
    hand = inside(others[0].session).attempts[0].protocol
    world.until(lambda: hand.step.kind == "CLAIM_COMMIT" and {2, 3} <= set(hand.step.machines), 200)
    mute.spoil, cut.spoil = drops(2, "CLAIM_OPEN"), drops(3, "CLAIM_OPEN")
    world.until(lambda: hand.step.kind == "CLAIM_OPEN" and hand.waiting_for() == (2, 3), 100)
    world.network.isolate(3)
    world.run(45.0)
    cut.spoil = None
    world.network.heal()
    world.until(lambda: all(news(machine, NewsKind.ROUND_VOID) for machine in (*others, cut)), 600)

    assert not any(news(machine, NewsKind.PROVEN_CHEAT) for machine in world.machines)


def test_who_was_away_while_the_others_met_a_cheat_alone_plays_on_with_the_honest_one() -> None:
    """Its table was agreed on by most of those before, the cheat among them, who is not counted any more."""
    world, machines = party(3, rounds=3)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    for machine in machines:
        machine.is_ready = False
    world.until(lambda: phases(machines) == [TablePhase.BETWEEN] * 3, 300)
    world.kill(0)
    CheatingMachine(world, 2, CHEATS["wrong-shares"]())
    be_ready(world, 1, 2)
    world.until(lambda: void_verdicts(machines[1]) != [], 300)
    world.run(3.0)
    world.restart(0, via=None)
    be_ready(world, 0)
    world.until(lambda: dealt(machines[0], 2) and dealt(machines[1], 2), 100)

    tables = [inside(machine.session).table for machine in machines[:2]]
    assert [table and table.keys for table in tables] == [{machines[0].key, machines[1].key}] * 2
