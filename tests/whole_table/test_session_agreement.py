"""The agreement that all sign before cards are dealt.

Its signers, its refusals, and the consequences of a cheat for the next one.
"""

from dataclasses import replace

import msgspec
import pytest

from engine.seats import Seat
from lab.simulator.world import phases
from net.deal.table import Standing
from net.match.status import TablePhase
from net.records.audit import Verdict
from net.table.interface.commands import LeaveTable, StartMatch
from net.table.interface.effects import Send
from net.table.interface.status import EndReason, NewsKind
from net.transcript import carried, read, seal
from net.wire.codec import encode
from net.wire.deal import Envelope
from net.wire.table import Carry
from tests.support.people import dealt, dealt_party, news, party, void_verdicts


def test_who_sits_down_while_a_table_is_signed_makes_nobody_refuse_it() -> None:
    world, machines = party(2, seats=4)
    machines[0].is_ready = machines[1].is_ready = False
    world.command(machines[0], StartMatch())
    world.guest()
    world.until(lambda: machines[1].session.status.phase is not TablePhase.LOBBY, 20)

    assert not news(machines[0], NewsKind.NOT_AGREED)
    assert machines[0].session.status.seats[1].member == 1


def test_who_signs_a_table_that_was_given_up_leads_nobody_away() -> None:
    world, machines = party(3, rounds=3)
    held: list[Send] = []

    def hold(_receiver: int, send: Send) -> tuple[Send, ...]:
        signed = carried(send.kind, send.body)
        if signed is None or signed.envelope.kind != "TABLE_ACK":
            return (send,)
        held.append(send)
        return ()

    world.until(lambda: dealt(machines[0], 1), 60)
    late = world.guest()
    late.spoil = hold
    world.until(lambda: news(machines[0], NewsKind.NOT_AGREED) == [(3, "silent")], 200)
    world.until(lambda: dealt(machines[0], 2), 60)
    for place in (1, 2):
        world.network.send(3, replace(held[0], link=world.network.link(3, place)))
    world.until(lambda: all(len(machine.kept) == 3 for machine in machines[:3]), 300)

    assert len({tuple(machine.kept) for machine in machines[:3]}) == 1


def test_a_machine_that_does_not_sign_the_table_is_left_out_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    world, machines = party(4)
    monkeypatch.setattr(machines[2].session._parts.agreeing, "_lacks_our_word", lambda _: False)
    world.until(lambda: dealt(machines[0], 1), 100)

    assert news(machines[0], NewsKind.NOT_AGREED) == [(2, "silent")]
    assert [seat.name for seat in machines[0].session.status.seats][:2] == ["M0", "M1"]
    assert machines[0].session.status.seats[2].level == "easy"


def test_a_machine_that_has_played_another_match_says_so_and_is_left_out() -> None:
    world, machines = dealt_party(4, rounds=2)
    for machine in machines:
        machine.is_ready = False
    world.command(machines[3], LeaveTable())
    world.until(lambda: phases(machines[:3]) == [TablePhase.BETWEEN] * 3, 200)
    for machine in machines:
        machine.is_ready = True
    machines[2].session._core.base.standing = Standing(2, Seat(0), (9, -9, 0, 0))
    world.until(lambda: dealt(machines[0], 2), 200)

    assert all(news(machine, NewsKind.NOT_AGREED) == [(2, "other_match")] for machine in machines[:3])
    assert [seat.level for seat in machines[0].session.status.seats] == ["", "", "easy", "easy"]


def envelope(raw: bytes) -> Envelope:
    """Return the content of an envelope."""
    signed = read(raw)
    assert signed is not None
    return signed.envelope


@pytest.mark.parametrize("liar", [2, 0], ids=["guest", "host"])
def test_who_tells_two_machines_two_stories_is_named_removed_and_followed_by_a_computer_player(
    liar: int,
) -> None:
    world, machines = dealt_party(4, rounds=2)
    honest = [machine for place, machine in enumerate(machines) if place != liar]
    for machine in machines:
        machine.is_ready = False
    raw = next(raw for raw in world.carried if envelope(raw).peer == liar and envelope(raw).hand == 1)
    other = seal(msgspec.structs.replace(envelope(raw), head=bytes(32)), machines[liar].identity).raw
    machines[1].session.receive(world.network.link(1, liar), "CARRY", 0, encode(Carry(other)), world.time.now)
    world.until(lambda: all(news(machine, NewsKind.PROVEN_CHEAT) for machine in honest), 2)

    assert news(machines[3], NewsKind.PROVEN_CHEAT) == [(liar, "equivocation")]
    for machine in honest:
        assert void_verdicts(machine)[0] is Verdict.CHEATED
    for machine in machines:
        machine.is_ready = True
    world.until(lambda: machines[liar].session.is_over, 60)
    assert machines[liar].session.status.end is EndReason.CHEATED
    world.until(lambda: all(len(machine.kept) == 2 for machine in honest), 300)
    assert machines[1].session.status.seats[liar].level == "easy"


def test_nobody_agrees_to_have_a_computer_play_its_cards_whatever_the_coordinator_says() -> None:
    world, machines = party(3)
    lying = machines[0].session._core
    assert lying.lobby is not None
    rows = [replace(one, level="hard") if one.key == machines[1].key else one for one in lying.lobby.members]
    lying.lobby = replace(lying.lobby, members=tuple(rows))
    world.command(machines[0], StartMatch())
    world.run(60)

    assert (1, "other_seats") in news(machines[0], NewsKind.NOT_AGREED)
    assert not dealt(machines[1], 1) or machines[1].session.status.question is None
    assert dealt(machines[2], 1)
