"""What would hold a table up for ever: ballots nobody answers, votes that come too late, machines that come and go."""

from collections.abc import Container, Iterable

from net.session.agreement import AGREEMENT_HAND
from net.session.commands import LeaveTable, SetReady
from net.session.effects import Send
from net.session.messages import Carry, decode
from net.session.status import EndReason, News, NewsKind, Phase
from net.simulator.invariants import Watch
from net.simulator.machine import Machine, Spoil
from net.simulator.world import World, new_table, phases
from net.transcript import Signed, read


def party(machines: int, *, rounds: int = 1, watching: int = 0, spoil: Spoil | None = None) -> World:
    """People at a table, in the middle of a round, and some who look on; what the host sends may be spoilt."""
    world = World()
    world.watch = Watch(world.machines)
    world.host(new_table(machines, rounds=rounds)).spoil = spoil
    for _ in range(machines - 1):
        world.guest()
    for _ in range(watching):
        world.guest(wants_seat=False)
    world.until(lambda: all(machine.session.status.phase is Phase.PLAYING for machine in world.machines))
    return world


def carried(send: Send) -> Signed | None:
    """The envelope in a frame, if it is for one."""
    carry = decode(Carry, send.body) if send.kind == "CARRY" else None
    return None if carry is None else read(carry.raw)


def drops(author: int, kind: str = "", receivers: Container[int] = range(6)) -> Spoil:
    """Whoever passes everything on but what a machine says, of one kind or of all, to some others or to all."""

    def spoil(receiver: int, send: Send) -> Iterable[Send]:
        signed = carried(send)
        is_its = signed is not None and signed.envelope.hand > 0 and signed.envelope.peer == author
        is_kind = signed is not None and kind in {"", signed.envelope.kind}
        return () if is_its and is_kind and receiver in receivers else (send,)

    return spoil


def left_out(machine: Machine) -> bool:
    """Whether a client was told that the table goes on without somebody."""
    return any(isinstance(event, News) and event.kind is NewsKind.LEFT_OUT for event in machine.events)


def is_done(machine: Machine) -> bool:
    """Whether the match is over for somebody."""
    return machine.session.status.end is EndReason.MATCH_OVER


def test_who_comes_and_goes_and_says_nothing_is_left_out_all_the_same() -> None:
    world = party(4)
    world.machines[2].spoil = drops(2)
    for _ in range(6):
        world.network.isolate(2)
        world.run(12.0)
        world.network.heal()
        world.run(6.0)

    assert all(left_out(world.machines[place]) for place in (0, 1, 3))


def test_who_waits_for_a_decision_on_the_last_step_gets_it_from_those_who_are_done() -> None:
    world = party(3)
    world.machines[1].spoil = world.machines[2].spoil = drops(2, "RECEIPT", receivers=[0])
    world.until(lambda: is_done(world.machines[1]) and is_done(world.machines[2]), 100)
    world.run(60.0)
    assert not is_done(world.machines[0])
    world.machines[1].spoil = world.machines[2].spoil = None
    world.until(lambda: is_done(world.machines[0]))


def test_the_last_word_of_a_round_may_be_left_out_of_it_without_anybody_losing_a_point() -> None:
    world = party(3)
    world.machines[2].spoil = drops(2, "RECEIPT")
    world.until(lambda: all(map(is_done, world.machines)), 100)

    matches = [machine.session.status.match for machine in world.machines]
    assert len({match.tally for match in matches if match}) == 1
    assert left_out(world.machines[0])
    assert left_out(world.machines[1])


def test_who_signed_no_table_is_asked_again_if_the_others_are_too_few() -> None:
    world = party(3, rounds=2)
    host, mute, _ = world.machines
    world.kill(2)
    world.until(lambda: left_out(host), 60)
    mute.spoil = mutes_agreement
    world.until(lambda: Phase.BETWEEN is host.session.status.phase, 300)
    world.run(60.0)
    assert not host.kept[1:]
    mute.spoil = None
    world.until(lambda: is_done(host) and is_done(mute), 300)
    assert host.kept[1:] == mute.kept[1:]


def test_who_held_a_shuffle_up_is_let_in_again_if_the_others_are_too_few() -> None:
    world = party(4, rounds=2)
    for machine in world.machines:
        machine.is_ready = False
    world.until(lambda: all(phase is Phase.BETWEEN for phase in phases(world.machines)), 300)
    mute = world.machines[1]
    mute.spoil = drops(1, "COMMIT")
    world.kill(3)
    world.run(30.0)
    for place in (0, 1, 2):
        world.machines[place].is_ready = True
        world.look(place)
    world.until(lambda: was_void(world.machines[0]), 120)
    mute.spoil = None
    world.until(lambda: all(map(is_done, world.machines[:3])), 300)


def test_a_round_that_was_void_is_dealt_anew_only_when_the_keeper_says_so_again() -> None:
    world = party(4, rounds=2, spoil=withholds_the_second_deck)
    for machine in world.machines:
        machine.is_ready = False
    world.until(lambda: all(phase is Phase.BETWEEN for phase in phases(world.machines)), 300)
    for machine in world.machines:
        world.command(machine, SetReady(is_ready=True))
    world.until(lambda: all(phase is Phase.DEALING for phase in phases(world.machines)), 60)
    world.kill(0)
    world.until(lambda: all(map(was_void, world.machines[1:])), 120)
    world.run(5.0)

    assert phases(world.machines[1:]) == [Phase.BETWEEN] * 3


def withholds_the_second_deck(_receiver: int, send: Send) -> Iterable[Send]:
    """Whoever does not say what it shuffles the second round's deck by."""
    signed = carried(send)
    is_second = signed is not None and (signed.envelope.hand, signed.envelope.peer) == (2, 0)
    return () if is_second else (send,)


def was_void(machine: Machine) -> bool:
    return any(isinstance(event, News) and event.kind is NewsKind.ROUND_VOID for event in machine.events)


def test_whoever_was_left_out_and_keeps_the_table_sees_that_too_many_have_left() -> None:
    world = party(3, rounds=2)
    world.network.isolate(1)
    world.until(lambda: left_out(world.machines[0]), 60)
    world.machines[1].spoil = drops(1, "REJOIN")
    world.network.heal()
    world.run(1.0)
    world.command(world.machines[0], LeaveTable())
    world.until(lambda: is_done(world.machines[1]) and is_done(world.machines[2]), 120)

    assert was_void(world.machines[1])
    assert was_void(world.machines[2])


def test_whoever_looks_on_sees_that_too_many_have_left() -> None:
    world = party(3, rounds=2, watching=1)
    world.machines[0].is_ready = False
    for place in (1, 2):
        world.command(world.machines[place], LeaveTable())
    world.until(lambda: was_void(world.machines[0]), 60)
    world.run(10.0)

    assert was_void(world.machines[3])
    assert world.machines[3].session.status.phase is Phase.BETWEEN


def mutes_agreement(_receiver: int, send: Send) -> Iterable[Send]:
    """Whoever agrees to no table."""
    signed = carried(send)
    return () if signed is not None and signed.envelope.hand == AGREEMENT_HAND else (send,)


def test_ballots_that_nobody_answers_become_rare() -> None:
    world = party(4)
    world.machines[1].spoil, world.machines[2].spoil = drops(1), drops(2)
    world.run(400.0)

    begun = [signed for signed in map(read, world.carried) if signed and signed.envelope.kind == "PREPARE"]
    assert 2 < len(begun) < 120
