"""How machines decide whom the hand goes on without: votes, ballots, words that one alone has heard."""

import pytest
from net.dealing.ballots import MOST_BALLOTS

from net.cheating.cheat import parsed, resigned
from net.dealing.events import CheatProven, DecidedElsewhere, HandClosed, HandReady, MachinesAbsent, Refused
from net.dealing.memory import Kept
from net.dealing.statements import STATEMENTS
from net.errors import LocalProtocolError
from net.simulator.material import identity
from net.transcript import GENESIS, Signed, read, seal
from net.wire import VERSION, Envelope, Prepare, encode
from tests.support.joined import Joined, found, joined, kind_of, only, silent_from, table_of
from tests.support.leaving import LEAVER, fall_silent, give_up_silent, leave, two_leave


def test_one_vote_decides_nothing() -> None:
    table = joined(table_of(4))
    silent_from(table, {LEAVER}, "WALL")
    table.start()
    table.run()
    table.players[0].give_up((LEAVER,))
    table.send(0)
    table.run()

    assert table.players[0].dealer.step == table.players[2].dealer.step
    assert not any(found(player, MachinesAbsent) for player in table.players)


def test_a_vote_may_grow_but_not_be_repeated() -> None:
    table = joined(table_of(5))
    silent_from(table, {1, 3}, "DEAL")
    table.start()
    table.run()
    table.silent = {1, 3}
    table.players[0].give_up((1,))
    with pytest.raises(LocalProtocolError, match="does not wait"):
        table.players[0].give_up((1,))
    table.send(0)
    table.run_without_the_silent()

    assert all(found(player, HandClosed) for player in table.honest)


@pytest.mark.parametrize("kind", ["DEAL", "WALL"])
def test_who_gave_up_too_early_goes_on_with_the_others(kind: str) -> None:
    """The word arrives everywhere after all; only one machine had given its author up."""
    table = joined(table_of(3))
    table.start()
    dealer = table.players[0].dealer
    table.run(until=lambda _now: is_at(table, 0, kind) and len(dealer.waiting_for()) == 1)
    table.players[0].give_up(dealer.waiting_for())
    table.send(0)
    table.run()

    for player in (*table.players, table.observer):
        assert found(player, HandClosed)
        assert not found(player, MachinesAbsent)


def is_at(table: Joined, machine: int, kind: str) -> bool:
    """Whether a machine stands in a step of a kind."""
    step = table.players[machine].dealer.step
    return step is not None and step.kind == kind


def test_who_was_left_out_is_told() -> None:
    """A person who does not move is left out, hears of it, and may watch to the end."""
    table = joined(table_of(3))
    table.start()
    table.run(until=lambda now: bool(found(now.players[LEAVER], HandReady)))
    table.players[LEAVER].game = None  # its seat does not do anything by itself any more
    table.run()
    for machine in (0, 2):
        table.players[machine].give_up((LEAVER,))
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


def test_a_machine_left_out_has_no_vote() -> None:
    table = fall_silent(4, "WALL")
    give_up_silent(table)
    dealer = table.players[0].dealer
    before = dealer.hand.head
    table.run(until=lambda now: bool(found(now.players[0], MachinesAbsent)))
    vote = first_ballot(table, 2)
    votes = [
        resigned(table.players[LEAVER].dealer.hand, vote, peer=LEAVER, seq=0, prev=GENESIS, head=head)
        for head in (before, dealer.hand.head)
    ]

    assert [dealer.receive(raw) for raw in votes] == [[], [Refused("absent_machine")]]


@pytest.mark.parametrize("first", [0, 8, 65_535])
def test_whoever_begins_ballots_without_end_is_heard_so_far_and_stops_nobody(first: int) -> None:
    table = fall_silent(4, "WALL")
    raws = ballots_of(table, LEAVER, range(first, min(first + 400, 65_536)))
    for player in table.honest:
        player.dealer.take_memories()
        told = [event for raw in raws for event in player.receive(raw)]
        again = [event for raw in raws[300:] for event in player.receive(raw)]
        kept = [memory.raw for memory in player.dealer.take_memories() if isinstance(memory, Kept)]
        shown = player.dealer.envelopes_after(player.dealer.positions(), player.dealer.settled)

        assert {*told, *again} <= {Refused("too_far_ahead")}
        assert sum(map(len, kept)) < 50_000
        assert len(set(shown) & set(raws)) == (MOST_BALLOTS if first == 0 else 0)
    give_up_silent(table)
    table.run()
    if first == 8:  # all of them count now, for ours was the lower one
        for machine in (0, 2, 3):
            table.players[machine].dealer.press()
            table.send(machine)
    table.run_without_the_silent()

    for player in table.honest:
        assert found(player, MachinesAbsent) == [MachinesAbsent((LEAVER,))]
        assert found(player, HandClosed)
        assert not found(player, CheatProven)


def ballots_of(table: Joined, machine: int, counters: range) -> list[bytes]:
    """Ballots that a machine begins one after the other."""
    hand, prev, raws = table.players[machine].dealer.hand, GENESIS, []
    for seq, counter in enumerate(counters):
        place = hand.stream.table_id, hand.number, hand.attempt, machine
        body = encode(Prepare(counter))
        signed = seal(
            Envelope(VERSION, *place, seq, prev, table.honest[0].dealer.hand.head, "PREPARE", body),
            identity(machine),
        )
        prev = signed.id
        raws.append(signed.raw)
    return raws


def test_whoever_misses_votes_is_shown_first_those_that_it_goes_on_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dealer = two_leave("DEAL", "CLAIM_COMMIT").players[0].dealer
    positions = dealer.positions()
    votes = [raw for raw in dealer.envelopes_after(positions) if kind_of(raw) in STATEMENTS]
    first, second = dict.fromkeys(parsed(raw).envelope.head for raw in votes)
    at_first, at_second = (
        [raw for raw in votes if parsed(raw).envelope.head == head] for head in (first, second)
    )
    assert dealer.envelopes_after(positions, b"") == votes
    assert dealer.envelopes_after(positions, second) == at_second + at_first

    room = max(sum(map(len, at_first)), sum(map(len, at_second)))
    monkeypatch.setattr("net.dealing.voting._SHOWN_BYTES", room)
    assert dealer.envelopes_after(positions, first)[: len(at_first)] == at_first
    shown = dealer.envelopes_after(positions, second)
    assert shown[: len(at_second)] == at_second
    assert sum(map(len, shown)) <= room
    assert dealer.envelopes_after(positions) == votes


def first_ballot(table: Joined, machine: int) -> Signed:
    """The first ballot that a machine began."""
    said = (read(raw) for raw in table.players[machine].dealer.log)
    return next(
        one for one in said if one and one.envelope.peer == machine and one.envelope.kind == "PREPARE"
    )


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
    """It is cut off together with the word's author; a majority goes on without both, and it is told later."""
    table = joined(table_of(5))
    heard_only_by(table, 3, "WALL")
    table.start()
    table.run()
    table.silent = {LEAVER, 3}
    table.run_without_the_silent()
    behind = table.players[3]
    told = [
        event
        for raw in table.players[0].dealer.envelopes_after(behind.dealer.positions())
        for event in behind.receive(raw)
    ]

    assert all(found(player, HandClosed) for player in (*table.honest, table.observer))
    assert DecidedElsewhere((LEAVER,)) in told


def test_a_ballot_that_was_lost_is_begun_again() -> None:
    table = fall_silent(4, "WALL", nth=2)
    give_up_silent(table)
    table.in_flight.clear()
    table.run()
    assert not any(found(player, MachinesAbsent) for player in table.honest)

    for player in table.honest:
        player.dealer.press()
        for other in table.honest:
            for raw in other.dealer.envelopes_after(player.dealer.positions()):
                player.receive(raw)
    for machine in (0, 2, 3):
        table.send(machine)
    table.run_without_the_silent()

    assert all(found(player, MachinesAbsent) == [MachinesAbsent((LEAVER,))] for player in table.honest)
    assert all(found(player, HandClosed) for player in table.honest)


def test_a_vote_that_comes_before_a_machine_has_begun_waits_until_it_has() -> None:
    table = joined(table_of(4))
    early, late = table.players[:3], table.players[3]
    table.observer.start()
    for machine, player in enumerate(early):
        player.start()
        table.send(machine)
    table.run()
    early[0].give_up((3,))
    table.send(0)
    table.run()
    assert late.dealer.log == []

    late.start()
    table.send(3)
    table.run()
    assert all(found(player, HandClosed) for player in table.players)
