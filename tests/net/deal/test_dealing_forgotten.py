"""Machines whose disks lie: what they said and have lost, and say otherwise, accuses nobody.

They are left out of the hand.
"""

import hashlib
import sys
from types import FrameType
from typing import Any

import pytest

from lab.cheating.cheat import parsed, resigned
from lab.simulator.cheats import Forgetter, Restarter
from lab.simulator.group import StubGroup
from net.deal.events import (
    CheatProven,
    HandClosed,
    MachinesReturned,
    Refused,
    StateLost,
)
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.log.inbox import WAITING_BYTES
from net.deal.log.restarts import MOST_RESTARTS, RESTARTED, first_number, run_of
from net.deal.protocol import DealProtocol
from net.records.audit import Verdict, verify
from net.records.fair_record import decode_record, encode_record, record_of
from net.transcript import GENESIS
from net.wire.codec import encode
from net.wire.deal import Have, Out, Rejoin, Restarted
from net.wire.kinds import KIND_OF
from tests.support.joined import Joined, found, joined, kind_of, shuffled, table_of
from tests.support.leaving import fall_silent
from tests.support.stored import LOSER, Stored, heard_by_one, is_by, lose, stored, told_apart

pytestmark = pytest.mark.long

KINDS = ("DEAL", "READY", "WALL", "CLAIM_COMMIT", "CLAIM_OPEN", "OPEN_CARDS", "END", "AUDIT")


@pytest.mark.parametrize("machines", [3, 4])
@pytest.mark.parametrize("kind", KINDS)
def test_whoever_says_something_else_than_its_disk_has_lost_is_left_out_and_held_to_be_no_cheat(
    machines: int, kind: str
) -> None:
    table = told_apart(machines, kind)

    for player in (*table.players, table.observer):
        assert not found(player, CheatProven)
        assert [event.machine for event in found(player, StateLost)] == [LOSER]
        assert found(player, HandClosed)
        assert player.dealer.hand.absent == (LOSER,)
    assert len({player.dealer.hand.head for player in table.players}) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_its_record_accuses_nobody(kind: str) -> None:
    table = told_apart(3, kind)
    for player in table.players:
        report = verify(decode_record(encode_record(record_of(player.dealer))), StubGroup())

        assert report.verdict in {Verdict.TRUE, Verdict.UNAUDITED}
        assert report.cheats == ()
        assert report.left == (LOSER,)


@pytest.mark.parametrize("kind", ["WALL", "CLAIM_COMMIT", "OPEN_CARDS"])
def test_a_restart_that_is_not_announced_would_have_an_honest_machine_held_to_be_a_cheat(kind: str) -> None:
    """So the tests above look where it matters: this is what the announcement is for."""
    table = told_apart(3, kind, announces=False)

    assert [event.rule for event in found(table.players[0], CheatProven)] == ["equivocation"]
    assert not any(found(player, StateLost) for player in table.players)


def test_who_was_heard_by_the_others_takes_up_its_words_and_plays_on() -> None:
    table = heard_by_one(3, "END", 2)
    lose(table, "END")
    table.network = Joined.network
    table.restart(LOSER)
    for other in range(3):
        for raw in table.players[other].dealer.envelopes_after([0] * 3):
            table.observer.receive(raw)
    table.show(0, 2)
    table.show(2, 0)
    table.run()

    for player in (*table.players, table.observer):
        assert found(player, HandClosed)
        assert not found(player, CheatProven)
        assert not found(player, StateLost)
    report = verify(record_of(table.observer.dealer), StubGroup())
    assert report.verdict is Verdict.TRUE
    assert announcements(table.observer.dealer.log) == [LOSER]


def announcements(log: list[bytes]) -> list[int]:
    """Return the announced restarts of a log, which must stand before the first messages of their runs."""
    told, begun = list[int](), set[tuple[int, int]]()
    for envelope in (parsed(raw).envelope for raw in log if kind_of(raw) not in VOTE_KINDS):
        run = envelope.peer, run_of(envelope.seq)
        if envelope.kind == RESTARTED:
            told.append(envelope.peer)
            begun.add(run)
        assert run[1] == 0 or run in begun
    return told


def test_the_records_of_all_are_one_after_a_restart() -> None:
    for seed in range(3):
        table = stored(3, 3)
        table.order = shuffled(seed)
        for _ in range(150 + 40 * seed):
            table.step()
        table.order = Joined.order
        table.restart(LOSER)
        table.run()

        records = {encode_record(record_of(player.dealer)) for player in (*table.players, table.observer)}
        assert len(records) == 1
        assert verify(decode_record(*records), StubGroup()).verdict is Verdict.TRUE


def test_a_word_of_a_run_that_was_not_announced_waits_for_the_announcement() -> None:
    table = heard_by_one(3, "WALL", 2)
    lose(table, "WALL")
    kept: list[bytes] = []

    def network(sender: int, receiver: int, raw: bytes) -> tuple[bytes, ...]:
        if kind_of(raw) == RESTARTED and receiver == 0:
            kept.append(raw)
        return () if raw in kept or 2 in {sender, receiver} else (raw,)

    table.network = network
    table.in_flight.clear()
    recalled = table.players[0]
    table.restart(LOSER, heard=set())
    table.run()

    before = recalled.dealer.step
    assert recalled.dealer.waiting_for() == (LOSER,)
    assert recalled.dealer.positions()[LOSER] <= parsed(kept[0]).envelope.seq
    recalled.receive(kept[0])
    assert recalled.dealer.step != before


# Whoever abuses it.


def after_wall() -> Stored:
    """A hand in which the first step of WALL is closed for all, and nobody has died."""
    table = stored(3, 3)
    table.run(until=lambda now: all(is_past(player.dealer, "WALL") for player in now.players))
    return table


def is_past(dealer: DealProtocol, kind: str) -> bool:
    """Whether a step of a kind has been closed."""
    return any(past.step.kind == kind for past in dealer.closed_steps.values())


def second_word(table: Stored, *, kept_back: int) -> tuple[bytes, bytes]:
    """The loser's claim to have forgotten so many words up to WALL, and another word in place of that."""
    hand, log = table.players[LOSER].dealer.hand, table.players[0].dealer.log
    own = [one for one in map(parsed, log) if is_by(one.raw, LOSER)]
    at = next(place for place, one in enumerate(own) if one.envelope.kind == "WALL")
    last = own[at - kept_back]
    begun = {"seq": first_number(9), "prev": last.id, "kind": RESTARTED}
    restart = resigned(hand, own[at], **begun, body=encode(Restarted(last.envelope.seq + 1)))
    return restart, resigned(hand, own[at], seq=first_number(9) + 1, prev=parsed(restart).id)


def test_who_pretends_to_have_forgotten_a_word_that_closed_a_step_is_out_and_changes_nothing() -> None:
    table = after_wall()
    before = [tuple(player.dealer.closed_steps) for player in table.players]
    common = before[0][: min(map(len, before))]
    for raw in second_word(table, kept_back=1):
        for machine in (0, 2):
            table.players[machine].receive(raw)
            table.send(machine)
    table.run()

    for machine in (0, 2):
        player = table.players[machine]
        assert found(player, HandClosed)
        assert not found(player, CheatProven)
        assert player.dealer.hand.absent == (LOSER,)
        assert tuple(player.dealer.closed_steps)[: len(common)] == common


def test_it_does_not_come_back_to_that_hand() -> None:
    table = after_wall()
    for raw in second_word(table, kept_back=1):
        for machine in range(3):
            table.players[machine].receive(raw)
            table.send(machine)
    table.run(until=lambda now: LOSER in now.players[LOSER].dealer.hand.absent)

    dealer = table.players[LOSER].dealer
    assert not dealer.may_rejoin
    dealer._inbox.keep(dealer._runner.sign(Rejoin()))
    table.send(LOSER)
    table.run()
    for machine in (0, 2):
        assert not found(table.players[machine], MachinesReturned)
        assert table.players[machine].dealer.hand.absent == (LOSER,)


def test_who_says_another_word_in_place_of_one_that_it_says_it_knew_is_proven_a_cheat() -> None:
    table = after_wall()
    for raw in second_word(table, kept_back=0):
        table.players[0].receive(raw)

    (proven,) = found(table.players[0], CheatProven)
    assert (proven.machine, proven.rule) == (LOSER, "equivocation")
    assert [kind_of(raw) for raw in proven.evidence] == [RESTARTED, "WALL", "WALL"]
    for raw in proven.evidence:
        table.players[2].receive(raw)
    assert found(table.players[2], CheatProven) == [proven]


def test_the_announcement_may_come_last() -> None:
    table = after_wall()
    restart, again = second_word(table, kept_back=1)

    table.players[0].receive(again)
    assert not found(table.players[0], StateLost)
    table.players[0].receive(restart)
    assert [event.machine for event in found(table.players[0], StateLost)] == [LOSER]


def test_who_announces_over_and_over_is_heard_so_often_and_is_out_of_the_hand() -> None:
    """Else a few could fill the room for the one that it speaks by, at one machine and not at another."""
    table = after_wall()
    dealer, hand = table.players[0].dealer, table.players[LOSER].dealer.hand
    said = next(one for one in map(parsed, dealer.log) if is_by(one.raw, LOSER))
    refused = list[Refused]()
    for run in range(1, 10 * MOST_RESTARTS):
        begun = {"seq": first_number(run), "prev": GENESIS, "kind": RESTARTED}
        told = dealer.receive(resigned(hand, said, **begun, body=encode(Restarted(0))))
        refused += [event for event in told if isinstance(event, Refused)]

    assert len(dealer.hand.inbox.restarts(LOSER)) == MOST_RESTARTS + 1
    assert len(refused) == 9 * MOST_RESTARTS - 2
    table.run()
    for machine in (0, 2):
        assert found(table.players[machine], HandClosed)
        assert table.players[machine].dealer.hand.absent == (LOSER,)
        assert not found(table.players[machine], CheatProven)


def flood(table: Stored, at_one_head: bool, words: int) -> list[bytes]:  # noqa: FBT001 - which of two floods
    """Words that wait: of as many runs at one head, or all of one run, each at a head of its own."""
    hand = table.players[LOSER].dealer.hand
    said = next(one for one in map(parsed, table.players[0].dealer.log) if is_by(one.raw, LOSER))
    found = []
    for place in range(words):
        number = first_number(LAST_RUN + place) + 1 if at_one_head else first_number(LAST_RUN) + 1 + place
        head = hashlib.sha256(b"nowhere" if at_one_head else place.to_bytes(2)).digest()
        found.append(resigned(hand, said, seq=number, prev=GENESIS, head=head))
    return found


def work_for(dealer: DealProtocol, raws: list[bytes]) -> int:
    """Return how many lines a dealer executes to take in some envelopes.

    This measures its work without a clock.
    """
    lines = 0

    def see(_frame: FrameType, event: str, _arg: Any) -> Any:  # noqa: ANN401 - sys.settrace
        nonlocal lines
        lines += event == "line"
        return see

    before = sys.gettrace()
    sys.settrace(see)
    try:
        for raw in raws:
            dealer.receive(raw)
    finally:
        sys.settrace(before)
    return lines


LAST_RUN = 2000
"""The last of the runs that are announced below, one after the other, and the first of which words wait."""


@pytest.mark.parametrize("follows", [False, True], ids=["of-other-runs", "of-runs-before"])
@pytest.mark.parametrize("at_one_head", [False, True], ids=["heads-of-their-own", "one-head"])
def test_an_announcement_has_only_those_words_judged_anew_of_which_it_tells_something(
    at_one_head: bool,  # noqa: FBT001 - pytest
    follows: bool,  # noqa: FBT001 - pytest
) -> None:
    table = after_wall()
    dealer, hand = table.players[0].dealer, table.players[LOSER].dealer.hand
    said = next(one for one in map(parsed, dealer.log) if is_by(one.raw, LOSER))
    announced = []
    for run in range(LAST_RUN - (0 if follows else 1), LAST_RUN - MOST_RESTARTS, -1):
        chained = {"seq": first_number(run), "prev": b"p" * 32, "kind": RESTARTED}
        announced.append(resigned(hand, said, **chained, body=encode(Restarted(first_number(run - 1) + 1))))
    words = flood(table, at_one_head, 200)
    for_words = work_for(dealer, words)
    for_announcements = work_for(dealer, announced)

    assert all(dealer.hand.inbox.is_known(parsed(raw)) for raw in (*words, *announced))
    assert for_announcements < 3 * for_words


def test_what_an_author_says_elsewhere_takes_no_room_from_its_word_in_the_step() -> None:
    table = after_wall()
    dealer, hand = table.players[0].dealer, table.players[LOSER].dealer.hand
    word = next(one for one in map(parsed, dealer.log) if is_by(one.raw, LOSER))
    nowhere, last = hashlib.sha256(b"nowhere").digest(), dealer.hand.inbox.next_seq(LOSER)
    junk = {"head": nowhere, "body": bytes(WAITING_BYTES // 8)}
    for number in range(10):
        dealer.receive(resigned(hand, word, seq=last + 100 + number, **junk))
    here = resigned(hand, word, seq=last + 50, head=dealer.hand.head)
    told = dealer.receive(here)

    assert not [event for event in told if isinstance(event, Refused)]
    assert dealer.hand.inbox.is_known(parsed(here))


def test_what_others_say_where_nobody_is_known_to_be_is_not_shown_again_and_again() -> None:
    table = after_wall()
    dealer, hand = table.players[0].dealer, table.players[LOSER].dealer.hand
    word = next(one for one in map(parsed, dealer.log) if is_by(one.raw, LOSER))
    number = dealer.hand.inbox.next_seq(LOSER) + 100
    junk = resigned(hand, word, seq=number, head=hashlib.sha256(b"nowhere").digest())
    dealer.receive(junk)
    positions = dealer.positions()

    assert dealer.hand.inbox.is_known(parsed(junk))
    assert junk not in dealer.envelopes_after(positions, dealer.settled)
    assert junk in dealer.envelopes_after(positions)


# What is signed about leaving out.


def statement(table: Joined, body: Out | Have, number: int, prev: bytes = GENESIS) -> bytes:
    """Return an exclusion vote of a present machine at the present head of all."""
    dealer = table.players[SIGNER].dealer
    said = next(one for one in map(parsed, dealer.log) if is_by(one.raw, SIGNER))
    place = {"seq": number, "prev": prev, "head": table.players[0].dealer.hand.head}
    return resigned(dealer.hand, said, **place, kind=KIND_OF[type(body)], body=encode(body))


SIGNER = 2
OUT_AND_HAVE = Out((3,), (), ()), Have(3)
"""What one machine cannot both say."""


def test_statements_of_which_a_disk_had_lost_the_first_accuse_nobody() -> None:
    table = fall_silent(4, "WALL")
    first = statement(table, OUT_AND_HAVE[0], 0)
    second = statement(table, OUT_AND_HAVE[1], first_number(5))
    for machine, order in ((0, (first, second)), (3, (second, first))):
        player = table.players[machine]
        for raw in order:
            player.receive(raw)

        assert [event.machine for event in found(player, StateLost)] == [SIGNER]
        assert not found(player, CheatProven)


def test_statements_of_which_the_second_follows_on_the_first_prove_a_cheat() -> None:
    table = fall_silent(4, "WALL")
    first = statement(table, OUT_AND_HAVE[0], 0)
    second = statement(table, OUT_AND_HAVE[1], first_number(5), parsed(first).id)
    player = table.players[0]

    player.receive(second)
    assert not found(player, CheatProven)
    player.receive(first)
    assert [event.rule for event in found(player, CheatProven)] == ["wrong_statement"]


def test_a_statement_of_a_new_run_that_contradicts_nothing_counts() -> None:
    table = fall_silent(4, "WALL")
    first = statement(table, Have(3), 0)
    player = table.players[0]
    for raw in (first, statement(table, Have(1), first_number(5), parsed(first).id)):
        player.receive(raw)

    assert not found(player, CheatProven)
    assert not found(player, StateLost)
    assert len(player.dealer._exclusion.votes.at(player.dealer.hand.head)) == 2


# The same by cheats of the simulator.


@pytest.mark.parametrize("kind", ["ESCROW_ACK", "DEAL", "WALL", "CLAIM_COMMIT", "OPEN_CARDS", "AUDIT"])
def test_who_says_a_second_word_behind_a_made_up_announcement_is_left_out_and_gains_nothing(
    kind: str,
) -> None:
    table = joined(table_of(3), cheats={LOSER: Forgetter(kind)})
    table.start()
    table.run()

    for machine in (0, 2):
        player = table.players[machine]
        assert [event.machine for event in found(player, StateLost)] == [LOSER]
        assert not found(player, CheatProven)
        assert player.dealer.is_over
        assert player.dealer.hand.absent == ((LOSER,) if found(player, HandClosed) else ())
        assert bool(found(player, HandClosed)) == (kind != "ESCROW_ACK")


def test_who_announces_after_each_word_is_out_of_the_hand_and_changes_nothing_else() -> None:
    table = joined(table_of(3), cheats={LOSER: Restarter()})
    table.start()
    table.run()

    for machine in (0, 2):
        assert found(table.players[machine], HandClosed)
        assert table.players[machine].dealer.hand.absent == (LOSER,)
        assert table.players[machine].dealer.proofs == {}
