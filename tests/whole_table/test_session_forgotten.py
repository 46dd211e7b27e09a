"""A machine whose disk has forgotten what it had said.

Told to all as that, once it plays on, twice it sits out.
"""

from engine.seats import Seat
from lab.simulator.cheats import CheatingMachine, Forgetter
from lab.simulator.looking import inside
from lab.simulator.machine import Machine
from lab.simulator.world import World
from net.table.interface.commands import TakeSeat
from net.table.interface.status import NewsKind
from net.table.values.account import Account, Forgetting
from tests.support.people import dealt, dealt_party, news

LOSER = 2
KEY, OTHER = b"k" * 32, b"o" * 32


def plays(machine: Machine, key: bytes) -> bool:
    """Whether a machine plays with a key at its table."""
    table = inside(machine.session).table
    return table is not None and key in table.keys


def forgetting_in_two_rounds() -> tuple[World, list[Machine], list[Machine]]:
    """A match in which a machine has said in two rounds that it had forgotten a word.

    All machines, and the others.
    """
    world, machines = dealt_party(4, rounds=5)
    others = [machine for machine in machines if machine is not machines[LOSER]]
    CheatingMachine(world, LOSER, Forgetter("WALL"))
    world.until(lambda: all(news(machine, NewsKind.DISK_FORGOT) for machine in others), 300)
    for machine in others:
        assert news(machine, NewsKind.DISK_FORGOT) == [(LOSER, "")]
        assert not news(machine, NewsKind.SITS_OUT)
    world.until(lambda: all(news(machine, NewsKind.SITS_OUT) for machine in others), 300)
    machines[LOSER].spoil = machines[LOSER].meddle = None
    return world, machines, others


def test_who_has_forgotten_in_two_hands_sits_out_until_its_person_sits_down_again() -> None:
    world, machines, others = forgetting_in_two_rounds()
    key = machines[LOSER].key
    for machine in others:
        assert plays(machine, key)
        assert not news(machine, NewsKind.PROVEN_CHEAT)
        assert not inside(machine.session).cheats

    world.until(lambda: all(dealt(machine, 3) and not plays(machine, key) for machine in others), 300)
    seats = machines[0].session.status.seats
    assert seats[LOSER].level == "easy"
    world.command(machines[LOSER], TakeSeat(Seat(LOSER)))
    world.until(lambda: all(dealt(machine, 4) and plays(machine, key) for machine in others), 300)


def test_a_hand_is_counted_once_however_often_it_is_recalled() -> None:
    hand, next_hand = (b"t" * 16, 1, 0), (b"t" * 16, 2, 0)
    once = Account().with_forgetting(Forgetting(KEY, hand, 3))

    assert once.with_forgetting(Forgetting(KEY, hand, 4)) == once
    assert not once.sits_out(KEY, 3)
    twice = once.with_forgetting(Forgetting(KEY, next_hand, 3))
    assert twice.sits_out(KEY, 3)
    assert twice.sits_out(KEY, 0)
    assert not twice.sits_out(KEY, 4)
    assert not twice.sits_out(OTHER, 3)
    assert not twice.of_next_match().sits_out(KEY, 3)
