"""One dishonest machine sends some machines other messages than the rest, at whole tables.

All honest machines come to the same.
"""

from collections.abc import Iterator

import pytest

from engine.actions import Win
from lab.cheating.cheat import parsed, resigned
from lab.simulator.group import StubGroup
from lab.simulator.looking import inside
from lab.simulator.machine import Machine, Spoil
from lab.simulator.world import World, new_table
from net.deal.events import HandClosed
from net.deal.exclusion.votes import Vote
from net.deal.round_deal import RoundDeal
from net.match.attempt import Attempt
from net.records.audit import Verdict, closed_hand, verify
from net.records.fair_record import decode_record, encode_record, record_of
from net.table.interface.commands import Choose, LeaveTable
from net.table.interface.effects import Send
from net.table.interface.status import NewsKind, Status
from net.table.links.signed_notes import read_note
from net.transcript import GENESIS, Signed, carried, seal
from net.wire.codec import decode, encode
from net.wire.deal import VERSION, Envelope, Have, Out
from net.wire.kinds import KIND_OF
from net.wire.table import Carry, NoteFrame
from tests.support.joined import Joined, agreement_on, found, joined, table_of
from tests.support.parting import CHEAT, say
from tests.support.people import dealt, is_over, names, news
from tests.whole_table.test_session_pending import SEEDS, WINNER, small, tally

pytestmark = pytest.mark.long

NOWHERE = bytes(32)
"""A head that no hand comes to."""


def gathered(world: World, people: int) -> list[Machine]:
    """A table's machines, once all are there and the first round lies dealt."""
    for _ in range(people - 1):
        world.guest()
    machines = world.machines
    world.until(lambda: all(len(names(machine)) == people for machine in machines))
    return machines


def first_hand(machine: Machine) -> Attempt:
    """A machine's end of the first hand."""
    return next(attempt for attempt in inside(machine.session).attempts if attempt.key == (1, 0))


def proof(hand: RoundDeal, signed: Signed) -> list[bytes]:
    """Two words of the cheat under one number, where no hand comes to."""
    number = signed.envelope.seq + 5
    return [
        resigned(hand, signed, seq=number, head=NOWHERE, body=body) for body in (b"\x91\x01", b"\x91\x02")
    ]


def keeps_back(kind: str, victim: int, kept: list[Signed]) -> Spoil:
    """The cheat's words of the first hand reach all but one machine.

    From its first of a kind on, which is kept here.
    """

    def spoil(receiver: int, send: Send) -> Iterator[Send]:
        signed = carried(send.kind, send.body)
        is_word = signed is not None and (signed.envelope.peer, signed.envelope.hand) == (CHEAT, 1)
        if signed is not None and is_word and signed.envelope.kind == kind:
            kept.append(signed)
        if not (kept and is_word and receiver == victim):
            yield send

    return spoil


def shows_nothing_but_proofs(_receiver: int, send: Send) -> Iterator[Send]:
    """Let through what shows that the cheat is one, and nothing else of it."""
    signed = carried(send.kind, send.body)
    if signed is not None and signed.envelope.head == NOWHERE:
        yield send


def statement(hand: RoundDeal, number: int, prev: bytes, body: Vote) -> Signed:
    """A statement of the cheat's at the head where a hand stands."""
    assert hand.identity is not None
    place = hand.table.table_id, hand.number, hand.attempt, CHEAT, number, prev, hand.head
    return seal(Envelope(VERSION, *place, KIND_OF[type(body)], encode(body)), hand.identity)


@pytest.mark.parametrize("people", [3, 4])
def test_a_statement_that_names_what_nobody_has_said_raises_in_nobody(people: int) -> None:
    world = World(2)
    world.host(new_table(4, rounds=1))
    machines = gathered(world, people)
    world.until(lambda: all(dealt(machine, 1) for machine in machines), 200)
    hand = first_hand(machines[CHEAT]).hand
    for body in (Out((0,), (), ()), Out((2,), (), (bytes(32),))):
        machines[CHEAT].session._core.flood(Carry(statement(hand, 0, GENESIS, body).raw))
    world.look(CHEAT)

    honest = [machine for place, machine in enumerate(machines) if place != CHEAT]
    world.until(lambda: all(machine.session.status.match for machine in honest) and is_over(world), 600)
    for machine in honest:
        assert news(machine, NewsKind.PROVEN_CHEAT) == [(CHEAT, "equivocation")]


@pytest.mark.parametrize(("people", "victim"), [(4, 0), (5, 2)])
def test_a_proof_shown_to_one_alone_before_the_deal_parts_nobody_from_the_others(
    people: int, victim: int
) -> None:
    """The others have gone on over the cheat's word, which this one gets late."""
    world, kept = World(3), list[Signed]()
    world.host(new_table(people, rounds=3))

    machines = gathered(world, 1)
    for _ in range(people - 1):
        world.guest()
    machines[CHEAT].spoil = keeps_back("ESCROW", victim, kept)
    world.until(lambda: bool(kept), 100)
    honest = [machine for place, machine in enumerate(machines) if place != CHEAT]
    ahead = [machine for machine in honest if machine is not machines[victim]]
    world.run(1, lambda: all(_step(machine) == "ESCROW_ACK" for machine in ahead))
    machines[CHEAT].spoil = None
    say(world, machines[victim], proof(first_hand(machines[CHEAT]).hand, kept[0]))
    machines[CHEAT].spoil = shows_nothing_but_proofs
    world.until(lambda: is_over(world), 600)

    for machine in honest:
        assert machine.session.status.void_hands == ((CHEAT, 1),)
        assert news(machine, NewsKind.SEAT_TO_COMPUTER) == [(CHEAT, "")]
    assert len({tally(machine) for machine in honest}) == 1


def _step(machine: Machine) -> str:
    step = first_hand(machine).protocol.step
    return "" if step is None else step.kind


def wins_at_once(status: Status) -> Choose | None:
    """Play so that hands are won."""
    question = status.question
    if question is None or question.has_chosen:
        return None
    win = next((action for action in question.legal if isinstance(action, Win)), None)
    return Choose(question.number, win or question.legal[-1])


@pytest.mark.parametrize("victim", [0, 2])
def test_a_proof_shown_to_one_alone_at_the_end_takes_no_win_from_anybody(victim: int) -> None:
    """One of four has left: without the cheat too few are left, but for the others END has closed."""
    world, kept = World(3), list[Signed]()
    world.host(new_table(4, rounds=4, rules=small(5, 20)))
    machines = gathered(world, 4)
    for machine in machines:
        machine.plays = wins_at_once

    world.until(lambda: all(dealt(machine, 1) for machine in machines), 200)
    machines[CHEAT].spoil = keeps_back("END", victim, kept)
    world.command(machines[3], LeaveTable())
    world.until(lambda: bool(kept), 400)
    world.run(0.05)
    machines[CHEAT].spoil = None
    say(world, machines[victim], proof(first_hand(machines[CHEAT]).hand, kept[0]))
    machines[CHEAT].spoil = shows_nothing_but_proofs
    honest = [machines[0], machines[2]]
    world.until(
        lambda: all(machine.session.status.match is not None for machine in honest) and is_over(world), 600
    )

    assert len({tally(machine) for machine in honest}) == 1
    assert tally(honest[0]) != (0, 0, 0, 0)
    for machine in honest:
        assert machine.session.status.void_hands == ()


def test_an_end_that_is_no_end_keeps_nobody_from_telling_how_the_round_ended() -> None:
    """The winner is a cheat whose word stands in the record.

    No note that is made of it is refused by anybody.
    """
    world, sent = World(SEEDS[4]), list[Signed]()
    world.host(new_table(4, rounds=4, rules=small()))
    machines = gathered(world, 3)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))

    def lie(_receiver: int, send: Send) -> Iterator[Send]:
        signed = carried(send.kind, send.body)
        is_own = signed is not None and signed.envelope.peer == WINNER
        if signed is not None and is_own and signed.envelope.kind == "END":
            sent.append(signed)
            hand = first_hand(machines[WINNER]).hand
            junk = b"\xc6" + (300).to_bytes(4) + bytes(300)
            yield Send(send.link, send.kind, send.flags, encode(Carry(resigned(hand, signed, body=junk))))
        elif not (sent and is_own):
            yield send

    unread = list[bytes]()

    def watch(_receiver: int, send: Send) -> Iterator[Send]:
        frame = decode(NoteFrame, send.body) if send.kind == "NOTE" else None
        if send.kind == "NOTE" and (frame is None or read_note(frame.raw) is None):
            unread.append(send.body)
        yield send

    machines[WINNER].spoil = lie
    machines[0].spoil = machines[1].spoil = watch
    world.until(lambda: bool(sent), 300)
    world.run(100)
    assert unread == []
    assert [dealt(machine, 2) for machine in machines[:2]] == [True, True]


def test_the_evidence_of_a_statement_out_of_its_chain_is_whole() -> None:
    """Else nobody could read the record, nor judge by it what a winner shows late."""
    table = joined(table_of(4))
    raws = list[bytes]()

    def network(sender: int, _receiver: int, raw: bytes) -> tuple[bytes, ...]:
        signed = parsed(raw)
        if sender == CHEAT and signed.envelope.kind == "CLAIM_OPEN" and not raws:
            hand = table.players[CHEAT].dealer.hand
            first = statement(hand, 0, GENESIS, Have(0))
            second = statement(hand, 1, first.id, Have(2))
            raws.extend((first.raw, second.raw, statement(hand, 2, GENESIS, Have(3)).raw))
            return (raw, *raws)
        return (raw, *raws) if sender == CHEAT and signed.envelope.kind == "CLAIM_OPEN" else (raw,)

    table.network = network
    table.start()
    table.run()
    for machine in (0, 2, 3):
        assert found(table.players[machine], HandClosed)
        data = encode_record(record_of(table.players[machine].dealer, agreement_on(table_of(4))))
        assert verify(decode_record(data), StubGroup()).verdict is Verdict.CHEATED
        assert closed_hand(decode_record(data), StubGroup()) is not None


def test_two_words_that_come_after_the_end_are_found_to_show_a_cheat_by_whoever_reads_the_record() -> None:
    table = joined(table_of(3))
    table.start()
    table.run()
    hand = table.players[CHEAT].dealer.hand
    last = next(
        parsed(raw) for raw in reversed(table.players[0].dealer.log) if parsed(raw).envelope.peer == CHEAT
    )
    for raw in proof(hand, last):
        table.players[0].receive(raw)
    data = encode_record(record_of(table.players[0].dealer, agreement_on(table_of(3))))
    report = verify(decode_record(data), StubGroup())
    assert report.verdict is Verdict.CHEATED
    assert report.culprit is not None
    assert report.culprit.author == CHEAT


def test_a_word_that_nobody_asked_for_proves_the_same_however_far_one_has_come() -> None:
    """One machine stands in the step at which it was said.

    The others have closed it long ago, one of them the hand.
    """
    table = joined(table_of(3))
    table.start()
    dealers = [player.dealer for player in table.players]

    def unasked_here(_table: Joined) -> bool:
        step = dealers[0].step
        return step is not None and step.kind == "DRAW" and CHEAT not in step.machines

    table.run(until=unasked_here)
    hand = dealers[CHEAT].hand
    last = next(parsed(raw) for raw in reversed(dealers[0].log) if parsed(raw).envelope.peer == CHEAT)
    said = resigned(hand, last, seq=last.envelope.seq + 900, head=dealers[0].hand.head, body=b"\x91\x01")
    behind = table.players[0]
    behind.receive(said)
    assert {machine: proof.rule for machine, proof in behind.dealer.proofs.items()} == {CHEAT: "unasked"}

    ahead = joined(table_of(3))
    ahead.start()
    ahead.run()
    for player in (ahead.players[2], ahead.observer):
        assert player.dealer.is_over
        player.receive(said)
        assert {machine: proof.rule for machine, proof in player.dealer.proofs.items()} == {CHEAT: "unasked"}
