"""The account of a match: machines that leave rounds of known cards, and what outlives a program."""

import pytest

from lab.simulator.machine import Machine
from lab.simulator.world import World, new_table
from net.match.status import TablePhase
from net.table.interface.commands import LeaveTable, StartMatch
from net.table.interface.effects import Send
from net.table.interface.status import NewsKind
from net.table.values.account import Account
from net.transcript import carried
from tests.support.people import dealt, dealt_party, is_over, news
from tests.support.watched import about_to_be_dealt, in_a_round


def void_hands(machine: Machine) -> tuple[tuple[int, int], ...]:
    """The void hands that a machine's client is shown."""
    return machine.session.status.void_hands


def test_of_two_who_leaves_a_hand_is_named_until_the_match_is_over() -> None:
    world, machines = dealt_party(2, rounds=3)
    assert void_hands(machines[0]) == ()
    world.command(machines[1], LeaveTable())
    world.until(lambda: dealt(machines[0], 2), 200)
    assert void_hands(machines[0]) == ((1, 1),)
    world.until(lambda: is_over(world), 300)
    assert void_hands(machines[0]) == ((1, 1),)


def withholding(kind: str, machines: int, rounds: int = 1) -> World:
    """Machines of which the last says nothing of a kind, up to the round being void for that."""
    world = about_to_be_dealt(machines, rounds=rounds)
    assert world.watch is not None
    world.watch.faulty.add(machines - 1)
    world.machines[-1].spoil = lambda _receiver, send: () if is_of(send, machines - 1, kind) else (send,)
    world.until(lambda: bool(news(world.machines[0], NewsKind.ROUND_VOID)), 120)
    return world


def is_of(send: Send, author: int, kind: str) -> bool:
    """Whether a frame passes on what a machine says of a kind."""
    signed = carried(send.kind, send.body)
    return signed is not None and (signed.envelope.peer, signed.envelope.kind) == (author, kind)


def test_who_leaves_before_any_share_was_laid_down_is_not_counted() -> None:
    assert void_hands(withholding("SHUFFLE", 3).machines[0]) == ()


@pytest.mark.parametrize("machines", [3, 4])
@pytest.mark.parametrize("kind", ["ESCROW", "ESCROW_ACK"])
def test_who_may_know_its_cards_and_keeps_its_word_back_is_named(kind: str, machines: int) -> None:
    """A script of the attacker's (S3).

    A majority in league reads its hands at ESCROW, and has the hand dealt anew.
    """
    world = withholding(kind, machines)
    for machine in world.machines[:-1]:
        world.until(lambda: void_hands(machine) == ((machines - 1, 1),), 5)  # noqa: B023 - called at once


def test_it_is_counted_once_however_often_the_program_is_started_anew() -> None:
    world = withholding("ESCROW_ACK", 3, rounds=2)
    for machine in world.machines[:2]:
        machine.is_ready = False
    for _ in range(2):
        world.run(1)
        world.kill(1)
        world.run(1)
        world.restart(1, via=0)
        world.until(lambda: world.machines[1].session.status.phase is not TablePhase.JOINING, 60)
        world.run(3)

    assert [hands for _, hands in void_hands(world.machines[1])] == [1]


def test_the_next_match_at_a_table_begins_with_no_void_hands() -> None:
    world = World()
    world.host(new_table(4, rounds=1))
    world.guest()
    world.guest()
    world.until(lambda: all(dealt(machine, 1) for machine in world.machines))
    for place in (1, 2):
        world.command(world.machines[place], LeaveTable())
    host = world.machines[0]
    world.until(lambda: host.session.status.phase is TablePhase.ENDED, 300)
    assert void_hands(host)
    world.guest(number=5)
    world.run(1)
    world.command(host, StartMatch())
    world.until(lambda: dealt(world.machines[3], 1), 100)
    assert void_hands(host) == ()


def test_an_account_counts_the_hands_of_a_table_in_their_order() -> None:
    table, other, lan, an = bytes(16), bytes([1]) * 16, bytes(32), bytes([1]) * 32
    account = Account().with_void((table, 1, 0), (lan,)).with_void((table, 1, 0), (lan,))
    assert account.void_hands == ((lan, 1),)
    account = account.with_void((table, 1, 1), (lan, an)).with_void((other, 1, 0), (lan,))
    assert account.void_hands == ((lan, 3), (an, 1))
    assert account.with_void((other, 2, 0), ()) == account
    assert account.with_cheat(an).with_cheat(an).of_next_match() == Account((an,))


def test_a_round_that_ends_leaves_nobody_named() -> None:
    world = in_a_round(3)
    world.until(lambda: is_over(world), 200)
    assert all(void_hands(machine) == () for machine in world.machines)
