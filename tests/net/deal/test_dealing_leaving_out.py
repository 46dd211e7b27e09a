"""Exclusion from a round: it takes the signatures of all the rest; lone messages and equivocators."""

import hashlib
from collections.abc import Iterable
from itertools import chain, count

import msgspec
import pytest

from lab.cheating.cheat import parsed, resigned
from lab.simulator.group import StubGroup
from lab.simulator.material import identity
from net.deal.events import CheatProven, HandClosed, HandReady, MachinesAbsent, Refused
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.exclusion.votes import Vote
from net.deal.memory import Kept
from net.deal.protocol import DealProtocol
from net.errors import LocalProtocolError
from net.records.audit import Verdict, verify
from net.records.fair_record import decode_record, encode_record, record_of
from net.transcript import GENESIS, read, seal
from net.wire.codec import encode
from net.wire.deal import ClaimCommit, Closed, Have, Out, decode_body
from net.wire.kinds import KIND_OF
from tests.support.joined import (
    Joined,
    found,
    is_at,
    joined,
    kind_of,
    only,
    shuffled,
    signed_by,
    silent_from,
    table_of,
    twin,
)
from tests.support.leaving import LEAVER, fall_silent, give_up_silent, leave, two_leave
from tests.support.sweeps import sample

pytestmark = pytest.mark.long


def test_one_signature_leaves_nobody_out() -> None:
    table = joined(table_of(4))
    silent_from(table, {LEAVER}, "WALL")
    table.start()
    table.run()
    table.players[0].time_out((LEAVER,))
    table.send(0)
    table.run()

    assert table.players[0].dealer.step == table.players[2].dealer.step
    assert not any(found(player, MachinesAbsent) for player in table.players)


def test_more_may_be_given_up_but_none_twice() -> None:
    table = joined(table_of(5))
    silent_from(table, {1, 3}, "DEAL")
    table.start()
    table.run()
    table.silent = {1, 3}
    table.players[0].time_out((1,))
    with pytest.raises(LocalProtocolError, match="does not wait"):
        table.players[0].time_out((1,))
    table.send(0)
    table.run_without_the_silent()

    assert all(found(player, HandClosed) for player in table.honest)


def test_whoever_lacks_the_word_of_another_machine_too_signs_nobody_out() -> None:
    """A machine cannot show a message that it has not received.

    Signing would let the step close over messages that it has never seen.
    """
    table = joined(table_of(4))
    silent_from(table, {LEAVER, 2}, "WALL")
    table.start()
    table.run()
    dealer = table.players[0].dealer
    table.players[0].time_out((LEAVER,))

    assert set(dealer.waiting_for()) == {LEAVER, 2}
    assert [kind_of(raw) for raw in dealer.outbox() if kind_of(raw) in VOTE_KINDS] == []


@pytest.mark.parametrize("kind", ["DEAL", "WALL"])
def test_who_gave_up_too_early_goes_on_with_the_others(kind: str) -> None:
    """The word arrives everywhere after all; only one machine had given its author up."""
    table = joined(table_of(3))
    table.start()
    dealer = table.players[0].dealer
    table.run(until=lambda _now: is_at(table, 0, kind) and len(dealer.waiting_for()) == 1)
    table.players[0].time_out(dealer.waiting_for())
    table.send(0)
    table.run()

    for player in (*table.players, table.observer):
        assert found(player, HandClosed)
        assert not found(player, MachinesAbsent)


def test_who_was_left_out_is_told() -> None:
    """A person who does not move is left out, hears of it, and may watch to the end."""
    table = joined(table_of(3))
    table.start()
    table.run(until=lambda now: bool(found(now.players[LEAVER], HandReady)))
    table.players[LEAVER].game = None  # its seat does not do anything by itself any more
    table.run()
    for machine in (0, 2):
        table.players[machine].time_out((LEAVER,))
        table.send(machine)
    table.run()

    assert only(found(table.players[LEAVER], MachinesAbsent)).machines == (LEAVER,)
    assert all(found(player, HandClosed) for player in table.players)


def test_what_a_machine_says_that_was_left_out_changes_nothing() -> None:
    table = leave(3, "WALL")
    fresh = fall_silent(3, "WALL")
    give_up_silent(fresh)
    fresh.run(until=lambda now: bool(found(now.players[0], MachinesAbsent)))
    word = only(
        [raw for raw in table.players[LEAVER].dealer.log if kind_of(raw) == "WALL" and is_by(raw, LEAVER)]
    )

    dealer = fresh.players[0].dealer
    head, counted = dealer.hand.head, list(dealer.log)
    assert dealer.receive(word) == []
    assert (dealer.hand.head, dealer.log) == (head, counted)


def test_a_machine_left_out_has_no_say() -> None:
    table = fall_silent(4, "WALL")
    give_up_silent(table)
    dealer = table.players[0].dealer
    before = dealer.hand.head
    table.run(until=lambda now: bool(found(now.players[0], MachinesAbsent)))
    said = next(one for one in map(parsed, table.players[0].dealer.log) if one.envelope.kind == "OUT")
    own = [
        resigned(table.players[LEAVER].dealer.hand, said, peer=LEAVER, seq=0, prev=GENESIS, head=head)
        for head in (before, dealer.hand.head)
    ]

    assert dealer.receive(own[1]) == [Refused("absent_machine")]
    assert not found(table.players[0], CheatProven)


def test_whoever_signs_without_end_is_proven_a_cheat_and_stops_nobody() -> None:
    """A set can be signed once, and the sets of a table are few.

    So what one can be made to keep is bounded.
    """
    table = fall_silent(4, "WALL")
    raws = outs_of(table, LEAVER, 200)
    for player in table.honest:
        player.dealer.take_memories()
        told = [event for raw in raws for event in player.receive(raw)]
        kept = [memory.raw for memory in player.dealer.take_memories() if isinstance(memory, Kept)]

        assert {event.machine for event in told if isinstance(event, CheatProven)} == {LEAVER}
        assert sum(map(len, kept)) < 50_000
    for machine in (0, 2, 3):
        table.send(machine)
    table.run()

    for player in table.honest:
        assert found(player, MachinesAbsent) == [MachinesAbsent((LEAVER,))]
        assert found(player, HandClosed)


def outs_of(table: Joined, machine: int, count: int) -> list[bytes]:
    """Return the exclusion votes of a machine, in order, at the head of the others."""
    hand, prev, raws = table.honest[0].dealer.hand, GENESIS, []
    for seq in range(count):
        signed = signed_by(machine, hand, Out((0,) if seq % 2 else (2,), (), ()), seq=seq, prev=prev)
        prev = signed.id
        raws.append(signed.raw)
    return raws


def test_one_asker_at_one_head_is_answered_once() -> None:
    """A machine that votes somebody out at a past head is shown once how the others went on."""
    table = joined(table_of(4))
    table.start()
    table.run(until=lambda now: is_at(now, 0, "DRAW") or is_at(now, 0, "OPEN_CARDS"))
    table.run(until=lambda now: is_at(now, 0, "CLAIM_COMMIT"))
    dealer = table.players[0].dealer
    dealer.outbox()
    sent = [sum(map(len, answer_to(dealer, raw))) for raw in asks_of(table, 3, dealer.hand.head)]

    assert sum(sent) < 8_000


def asks_of(table: Joined, machine: int, head: bytes) -> list[bytes]:
    """A machine's signature that it goes on without another, and the same one again."""
    hand = table.players[machine].dealer.hand
    return [signed_by(machine, hand, Out((1,), (), ()), head=head).raw] * 5


def answer_to(dealer: DealProtocol, raw: bytes) -> list[bytes]:
    """Return the envelopes that a dealer sends after it has received one."""
    dealer.receive(raw)
    return dealer.outbox()


def test_whoever_misses_statements_is_shown_first_those_that_it_goes_on_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dealer = two_leave("DEAL", "CLAIM_COMMIT").players[0].dealer
    positions = dealer.positions()
    said = [raw for raw in dealer.envelopes_after(positions) if kind_of(raw) in VOTE_KINDS]
    first, second = dict.fromkeys(parsed(raw).envelope.head for raw in said)
    at_first, at_second = (
        [raw for raw in said if parsed(raw).envelope.head == head] for head in (first, second)
    )
    assert dealer.envelopes_after(positions, b"") == said
    assert dealer.envelopes_after(positions, second) == at_second + at_first

    room = max(sum(map(len, at_first)), sum(map(len, at_second)))
    monkeypatch.setattr("net.deal.exclusion.vote_log._SHOWN_BYTES", room)
    assert dealer.envelopes_after(positions, first)[: len(at_first)] == at_first
    shown = dealer.envelopes_after(positions, second)
    assert shown[: len(at_second)] == at_second
    assert sum(map(len, shown)) <= room
    assert dealer.envelopes_after(positions) == said


def test_whoever_goes_over_a_round_again_has_the_statements_that_wait_for_others() -> None:
    table = joined(table_of(4))
    table.start()
    table.run(until=lambda now: is_at(now, 0, "WALL"))
    dealer = table.players[0].dealer
    out = Out((LEAVER,), (), (bytes(32),))  # names a HAVE that has not come
    waits = signed_by(1, dealer.hand, out).raw
    dealer.receive(waits)

    assert waits in dealer.envelopes_after([0] * 4)


@pytest.mark.parametrize("machines", [3, 6])
def test_statements_at_all_heads_of_the_past_cost_the_others_no_more_than_their_author(machines: int) -> None:
    """S5: they made honest machines send a hundred times as much, and records that nobody could read."""
    cheat, table = 0, joined(table_of(machines))
    table.start()
    table.run(until=lambda now: is_at(now, 1, "END"))
    dealer = table.players[1].dealer
    before, received, sent = len(encode_record(record_of(dealer))), 0, 0
    for head in tuple(dealer.closed_steps):
        prev = GENESIS
        for seq, body in enumerate((Out((2,), (), ()), Have(1), Have(2))):
            said = signed_by(cheat, dealer.hand, body, seq=seq, prev=prev, head=head)
            prev = said.id
            for machine in range(1, machines):
                table.players[machine].receive(said.raw)
                waiting, received = len(table.in_flight), received + len(said.raw)
                table.send(machine)
                sent += sum(len(raw) for _, _, raw in table.in_flight[waiting:])
    assert sent < received
    assert len(encode_record(record_of(dealer))) < before + 1_000

    table.run()
    table.silent = {cheat}
    table.run_without_the_silent()
    assert all(found(player, HandClosed) for player in table.honest)


CHEAT, STOPPED = 1, 2


def signed_out() -> tuple[Joined, bytes]:
    """Five machines, of which one has stopped and is signed out: its DRAW has come to the cheat alone."""
    table, kept = joined(table_of(5)), list[bytes]()

    def network(sender: int, _receiver: int, raw: bytes) -> tuple[bytes, ...]:
        if sender == STOPPED and kind_of(raw) == "DRAW":
            kept.append(raw)
        is_lie = sender == CHEAT and kind_of(raw) in VOTE_KINDS
        return () if is_lie or (sender == STOPPED and kept) else (raw,)

    table.network = network
    table.start()
    table.run()
    table.silent = {STOPPED}
    for machine in (0, 3, 4):
        table.players[machine].time_out((STOPPED,))
        table.send(machine)
    table.run()
    return table, kept[0]


def lies_at(word: bytes, seqs: list[int], body: Vote, prevs: Iterable[bytes] = ()) -> list[bytes]:
    """Statements of the cheat at a message's head under these numbers, each in an envelope of its own."""
    said = msgspec.structs.replace(
        parsed(word).envelope, peer=CHEAT, kind=KIND_OF[type(body)], body=encode(body)
    )
    others = (hashlib.sha256(str(number).encode()).digest() for number in count())
    numbered = zip(seqs, chain(prevs, others), strict=False)
    lies = [msgspec.structs.replace(said, seq=seq, prev=prev) for seq, prev in numbered]
    return [seal(lie, identity(CHEAT)).raw for lie in lies]


@pytest.mark.parametrize("haves", [1, 33, 200])
def test_who_says_have_in_many_envelopes_keeps_nobody_from_judging_what_others_sign(haves: int) -> None:
    """No machine has heard the envelope that another has heard first; one that says HAVE is kept of all."""
    table, word = signed_out()
    lies = lies_at(word, [0] * (3 * haves), Have(STOPPED))
    for place, machine in enumerate((0, 3, 4)):
        table.in_flight += [(CHEAT, machine, raw) for raw in (word, *lies[place * haves :][:haves])]
    table.run()

    went_on_without(table, {CHEAT, STOPPED})
    for player in table.honest:
        at_head = player.dealer._exclusion.votes.at(parsed(word).envelope.head)
        assert sum(kind_of(raw) == "HAVE" and is_by(raw, CHEAT) for raw in at_head) <= 2


def test_who_takes_all_room_for_its_statements_keeps_nobody_from_hearing_what_killed_a_set() -> None:
    """To one of them it is proven a cheat by what waits, which leaves no room for what the others hear."""
    table, word = signed_out()
    waits = lies_at(word, [*range(100, 150), 100], Have(0))
    first = lies_at(word, [0], Have(0), [GENESIS])[0]
    have = lies_at(word, [1], Have(STOPPED), [parsed(first).id])[0]
    table.in_flight += [(CHEAT, 4, raw) for raw in (*waits, have)]
    table.in_flight += [(CHEAT, machine, raw) for machine in (0, 3) for raw in (word, first, have)]
    table.run()

    went_on_without(table, {CHEAT, STOPPED})


def went_on_without(table: Joined, silent: set[int]) -> None:
    """See the others play the round to its end."""
    table.silent = silent
    table.run_without_the_silent()
    assert all(found(player, HandClosed) for player in table.honest)


def is_by(raw: bytes, machine: int) -> bool:
    """Whether an envelope is a machine's."""
    signed = read(raw)
    return signed is not None and signed.envelope.peer == machine


def heard_only_by(table: Joined, machine: int, kind: str, nth: int = 2) -> None:
    """Let the leaver's nth message of a kind, its last, reach one other machine alone."""
    sent: set[bytes] = set()

    def network(sender: int, receiver: int, raw: bytes) -> tuple[bytes, ...]:
        if sender == LEAVER and kind_of(raw) == kind:
            sent.add(raw)
        if sender != LEAVER or len(sent) < nth:
            return (raw,)
        return (raw,) if receiver == machine and raw in sent and kind_of(raw) == kind else ()

    table.network = network


@pytest.mark.parametrize("kind", ["WALL", "CLAIM_COMMIT", "OPEN_CARDS"])
def test_a_word_that_one_other_has_counts_for_all(kind: str) -> None:
    table = joined(table_of(4))
    heard_only_by(table, 2, kind, nth=2 if kind == "WALL" else 1)
    table.start()
    table.run()
    told = set(table.players[2].dealer.log)
    table.silent = {LEAVER}
    table.run_without_the_silent()

    last = [raw for raw in told if is_by(raw, LEAVER) and kind_of(raw) == kind]
    for player in (*table.honest, table.observer):
        assert found(player, HandClosed)
        assert set(last) <= set(player.dealer.log)
        assert found(player, MachinesAbsent) == [MachinesAbsent((LEAVER,))]


def test_who_alone_had_heard_a_word_learns_that_it_does_not_count() -> None:
    """It is cut off together with the word's author.

    A majority goes on without both, and it is told later.
    """
    table = joined(table_of(5))
    heard_only_by(table, 3, "WALL")
    table.start()
    table.run()
    table.silent = {LEAVER, 3}
    table.run_without_the_silent()
    behind = table.players[3]
    behind.receive(*table.players[0].dealer.envelopes_after(behind.dealer.positions()))

    assert all(found(player, HandClosed) for player in (*table.honest, table.observer, behind))
    assert behind.dealer.hand.head == table.players[0].dealer.hand.head
    assert LEAVER in behind.dealer.hand.absent


def test_signatures_that_were_lost_are_shown_again() -> None:
    table = fall_silent(4, "WALL", nth=2)
    give_up_silent(table)
    table.in_flight.clear()
    table.run()
    assert not any(found(player, MachinesAbsent) for player in table.honest)

    for player in table.honest:
        for other in table.honest:
            player.receive(*other.dealer.envelopes_after(player.dealer.positions(), player.dealer.settled))
    for machine in (0, 2, 3):
        table.send(machine)
    table.run_without_the_silent()

    assert all(found(player, MachinesAbsent) == [MachinesAbsent((LEAVER,))] for player in table.honest)
    assert all(found(player, HandClosed) for player in table.honest)


def test_one_machine_signs_honest_ones_out_and_nothing_comes_of_it() -> None:
    """C1: a cheat falls silent itself, and signs out a machine that is present and only thinks."""
    cheat, victim = 0, 1
    table = joined(table_of(3))
    table.start()
    table.run(until=lambda now: is_at(now, 2, "CLAIM_COMMIT"))
    hand = table.players[2].dealer.hand
    said = [Out((victim,), (), ()), Closed((victim,), (), (((victim,), ()),), bytes(32))]
    raws, prev = list[bytes](), GENESIS
    for seq, statement in enumerate(said):
        signed = signed_by(cheat, hand, statement, seq=seq, prev=prev)
        raws, prev = [*raws, signed.raw], signed.id
    for machine in (1, 2):
        table.players[machine].receive(*raws)
        table.send(machine)
    table.run()

    for player in (*table.players, table.observer):
        assert found(player, HandClosed)
        assert not found(player, MachinesAbsent)


@pytest.mark.parametrize("machines", [3, 4, 5])
@pytest.mark.parametrize("kind", ["READY", "WALL", "CLAIM_COMMIT", "DRAW", "OPEN_CARDS", "END", "AUDIT"])
@pytest.mark.parametrize("seed", sample(range(3), 1))
def test_whoever_says_two_things_is_left_out_and_the_others_come_to_one_end(
    machines: int, kind: str, seed: int
) -> None:
    """Each of the others hears one of the two first, in any order, and may have closed the step over it."""
    table, cheat, sent = two_worded(machines, kind, seed)
    table.silent = {cheat}
    table.run_without_the_silent()

    assert sent
    honest = [player for machine, player in enumerate(table.players) if machine != cheat]
    for player in honest:
        assert {event.machine for event in found(player, CheatProven)} == {cheat}
        assert found(player, HandClosed)
        assert set(player.dealer.hand.absent) <= {cheat}
    assert len({player.dealer.hand.head for player in honest}) == 1
    assert len({player.dealer.hand.verdict for player in honest}) == 1
    for player in honest:
        report = verify(decode_record(encode_record(record_of(player.dealer))), StubGroup())
        assert report.verdict is Verdict.CHEATED
        assert report.culprit is not None
        assert report.culprit.author == cheat


def test_two_words_of_a_machine_that_come_when_the_hand_is_over_change_nothing() -> None:
    """It was void because of another one.

    The step in which it stood still knows the words that had been said.
    """
    table = joined(table_of(3))
    table.start()
    dealer = table.players[0].dealer
    table.run(until=lambda _now: is_at(table, 0, "DECK_ACK") and len(dealer.waiting_for()) == 1)
    (late,) = dealer.waiting_for()
    early = 3 - late
    said = {(parsed(raw).envelope.peer, kind_of(raw)): raw for raw in dealer.log}
    dealer.receive(twin(said[late, "COMMIT"]))
    dealer.end_stuck()
    log = list(dealer.log)

    dealer.receive(twin(said[early, "DECK_ACK"]))
    assert dealer.log == log
    assert set(dealer.proofs) == {1, 2}


def two_worded(machines: int, kind: str, seed: int) -> tuple[Joined, int, dict[bytes, bytes]]:
    """A hand in which a machine says two things in its first step of a kind.

    The table, which machine, and what it said.
    """
    cheat = 1
    for label in range(seed * 10, seed * 10 + 10):
        table, sent = joined(table_of(machines), label=label), dict[bytes, bytes]()

        def network(
            sender: int, receiver: int, raw: bytes, table: Joined = table, sent: dict[bytes, bytes] = sent
        ) -> tuple[bytes, ...]:
            is_its = sender == cheat and kind_of(raw) == kind and parsed(raw).envelope.peer == cheat
            if not sent and is_its:
                sent[raw] = resigned(table.players[cheat].dealer.hand, parsed(raw), **other_word(raw))
            second = sent.get(raw)
            if second is None:
                return (raw,)
            return (raw, second) if receiver % 2 else (second, raw)

        table.network, table.order = network, shuffled(seed)
        table.start()
        table.run()
        if sent:
            return table, cheat, sent
    pytest.fail(f"machine {cheat} says no {kind}")


def other_word(raw: bytes) -> dict[str, object]:
    """Return a changed message, which is plausible if possible."""
    body = decode_body(kind_of(raw), parsed(raw).envelope.body)
    if isinstance(body, ClaimCommit):
        return {"body": encode(ClaimCommit(tuple(bytes(32) for _ in body.digests)))}
    return {"prev": bytes(32)}


def test_a_signature_that_comes_before_a_machine_has_begun_waits_until_it_has() -> None:
    table = joined(table_of(4))
    early, late = table.players[:3], table.players[3]
    table.observer.start()
    for machine, player in enumerate(early):
        player.start()
        table.send(machine)
    table.run()
    early[0].time_out((3,))
    table.send(0)
    table.run()
    assert late.dealer.log == []

    late.start()
    table.send(3)
    table.run()
    assert all(found(player, HandClosed) for player in table.players)
