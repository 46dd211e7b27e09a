"""A machine whose program is killed anywhere in a hand and started anew from what it stored.

It goes on as if nothing was.
"""

from functools import cache

import pytest

from net.deal.events import CheatProven, HandAudited, HandClosed, MachinesAbsent
from net.deal.memory import DeckDealt, Kept, decode_memory
from net.deal.protocol import DealProtocol
from net.errors import LocalProtocolError
from net.transcript import read
from net.wire.deal import Shuffle, decode_body
from tests.support.joined import Joined, found, hand_for, is_at, kind_of, silent_from, table_of, tools_for
from tests.support.stored import stored

EVERY = 29
"""Kill points are so many arrivals apart: prime, so that they fall into every kind of step."""


@cache
def undisturbed(machines: int, seats: int) -> tuple[Joined, int]:
    """A hand in which nobody dies, and how many arrivals it takes."""
    table, arrivals = stored(machines, seats), 0
    while table.in_flight:
        table.step()
        arrivals += 1
    return table, arrivals


def said(table: Joined, machine: int, kind: str) -> bytes:
    """Return a machine's message in a step of which there is one."""
    envelopes = [signed.envelope for signed in map(read, table.observer.dealer.log) if signed is not None]
    return next(one.body for one in envelopes if one.peer == machine and one.kind == kind)


def check_all_closed(table: Joined) -> None:
    """See that all finished the hand in peace."""
    for player in (*table.players, table.observer):
        assert not found(player, CheatProven)
        assert found(player, HandClosed)


@pytest.mark.parametrize("machines", [2, 3])
def test_a_machine_killed_anywhere_goes_on_with_the_same_cards_and_result(machines: int) -> None:
    whole, arrivals = undisturbed(machines, 3)
    (audited,) = found(whole.observer, HandAudited)
    for kill_at in range(0, arrivals, EVERY):
        table = stored(machines, 3)
        for _ in range(kill_at):
            table.step()
        table.restart(kill_at % machines)
        table.run()
        check_all_closed(table)
        assert found(table.observer, HandAudited) == [audited], kill_at
        assert table.observer.game is not None
        assert whole.observer.game is not None
        assert table.observer.game.history == whole.observer.game.history


def test_a_machine_killed_again_and_again_never_gives_two_envelopes_one_number() -> None:
    table, arrivals = stored(3, 3), 0
    numbers: dict[tuple[int, int], bytes] = {}
    while table.in_flight:
        for _, _, raw in table.in_flight:
            signed = read(raw)
            assert signed is not None
            place = signed.envelope.peer, signed.envelope.seq
            assert numbers.setdefault(place, signed.id) == signed.id
        table.step()
        arrivals += 1
        if arrivals % 60 == 0:
            table.restart(1)
    check_all_closed(table)


def test_a_shuffle_begun_anew_is_the_same_shuffle_with_another_proof() -> None:
    whole, _ = undisturbed(3, 3)
    table = stored(3, 3)
    last = None
    while last is None:
        table.step()
        shufflers = table.players[0].dealer.hand.shufflers
        last = shufflers[-1] if shufflers else None
    table.restart(last)
    table.run()
    check_all_closed(table)
    before = decode_body("SHUFFLE", said(whole, last, "SHUFFLE"))
    after = decode_body("SHUFFLE", said(table, last, "SHUFFLE"))
    assert isinstance(before, Shuffle)
    assert isinstance(after, Shuffle)
    assert before.proof != after.proof


def test_what_a_machine_signed_before_it_was_killed_binds_it_afterwards() -> None:
    table = stored(4, 4)
    silent_from(table, {1}, "WALL")
    table.run()
    wall = next(raw for raw in table.players[1].dealer.log if kind_of(raw) == "WALL" and author_of(raw) == 1)
    table.players[2].time_out((1,))
    table.send(2)
    table.in_flight.clear()  # it is killed before anybody hears of that, and 1 after all have heard its word
    for machine in (0, 3):
        table.players[machine].time_out((1,))
    for machine in (0, 2, 3):
        table.players[machine].receive(wall)
    for machine in (0, 3):
        table.send(machine)
    table.in_flight = [sent for sent in table.in_flight if sent[1] != 2]
    table.run()
    table.network, table.silent = Joined.network, {1}
    table.restart(2)
    table.run()

    assert all(found(player, MachinesAbsent) == [MachinesAbsent((1,))] for player in table.honest)
    assert len({player.dealer.hand.head for player in table.honest}) == 1


def author_of(raw: bytes) -> int:
    signed = read(raw)
    assert signed is not None
    return signed.envelope.peer


def test_memories_show_nothing_and_those_of_another_hand_are_refused() -> None:
    table = stored(3, 3)
    begun = decode_memory(table.disks[0][0])
    assert repr(begun) == "Begun(<secret>)"
    other = table_of(3, 6)
    dealer = DealProtocol(hand_for(other, 0, tools_for(len(other.deck))))
    with pytest.raises(LocalProtocolError):
        dealer.recall(begun)


def test_a_spectator_remembers_no_secrets() -> None:
    table, _ = undisturbed(2, 3)
    memories = table.observer.dealer.take_memories()
    assert {type(memory) for memory in memories} == {Kept, DeckDealt}


def test_whoever_has_signed_out_who_cheated_elsewhere_is_bound_by_that_when_it_is_back() -> None:
    """The last word came before the signature, and alone would close the step."""
    table, shunner = stored(3, 3), 0
    dealer = table.players[shunner].dealer
    table.run(until=lambda _now: is_at(table, shunner, "WALL") and dealer.waiting_for() == (1,))
    dealer.shun(2)
    head = dealer.hand.head
    table.send(shunner)
    table.run(until=lambda _now: not dealer.waiting_for())
    assert (dealer.hand.head, dealer.unsigned()) == (head, (1,))

    table.restart(shunner, heard=set())
    again = table.players[shunner].dealer
    assert (again.hand.head, again.unsigned()) == (head, (1,))
