"""One attempt at a round: what comes of an envelope, what is known meanwhile, and the record at any time."""

import pytest

from lab.simulator.group import StubGroup
from net.match.attempt import Attempt, Reception
from net.match.events import RoundClosed
from net.records.audit import Verdict, verify
from net.records.fair_record import decode_record
from net.transcript import Signed, read
from tests.support.joined import twin
from tests.support.matches import ME, one_round, participant


def sent() -> list[Signed]:
    """Every envelope of a round that was played, as they were sent."""
    return [signed for one in one_round().sent if (signed := read(one.raw)) is not None]


def watching() -> Attempt:
    """A spectator's end of that round, before it has heard anything."""
    attempt = Attempt(participant(one_round().table, None), (1, 0))
    attempt.is_wanted = True
    attempt.note(attempt.protocol.start())
    return attempt


def take(attempt: Attempt, signed: Signed) -> Reception:
    """Take an envelope in, and deal once the deck is sealed."""
    reception, events = attempt.take(signed)
    attempt.note(events)
    if attempt.awaits_deal:
        attempt.note(attempt.deal_out(None))
    return reception


def test_each_envelope_is_new_once_and_together_they_show_the_whole_round() -> None:
    attempt = watching()
    assert {take(attempt, signed) for signed in sent()} == {Reception.NEW}
    assert {take(attempt, signed) for signed in sent()} == {Reception.KNOWN}

    (closed,) = one_round().found(ME, RoundClosed)
    assert attempt.ending is not None
    assert attempt.receipts == closed.machines
    assert attempt.hand.verdict == closed.verdict
    assert verify(decode_record(attempt.record), StubGroup()).verdict is Verdict.TRUE


def test_what_nobody_at_the_table_has_signed_is_refused_and_changes_nothing() -> None:
    attempt = watching()
    first = sent()[0]
    forged = read(first.raw[:-1] + bytes((first.raw[-1] ^ 1,)))
    assert forged is not None
    head = attempt.hand.head

    assert attempt.take(forged)[0] is Reception.REFUSED
    assert attempt.hand.head == head
    assert attempt.take(first)[0] is Reception.NEW


def test_two_messages_under_one_number_are_passed_on_for_they_prove_a_cheat() -> None:
    attempt = watching()
    first = sent()[0]
    other = read(twin(first.raw))
    assert other is not None
    assert take(attempt, first) is Reception.NEW
    assert take(attempt, other) is Reception.NEW

    author = first.envelope.peer
    assert attempt.proof(b"").cheats == ((author, "equivocation"),)


def test_what_is_known_grows_step_by_step() -> None:
    attempt = watching()
    assert not attempt.has_escrow
    assert attempt.state is None
    shuffled = list[int]()
    for signed in sent():
        take(attempt, signed)
        shuffled.append(len(attempt.shuffled))
        assert attempt.has_escrow == (attempt.state is not None)

    assert shuffled == sorted(shuffled)
    assert shuffled[-1] == 3


@pytest.mark.parametrize("streams", [((1, 0), (1, 1)), ((1, 0), (2, 0))])
def test_an_envelope_of_one_stream_is_nothing_in_another(streams: tuple[tuple[int, int], ...]) -> None:
    attempt = Attempt(participant(one_round().table, None), streams[1])
    attempt.note(attempt.protocol.start())
    head = attempt.hand.head
    for signed in sent():
        attempt.take(signed)

    assert (attempt.hand.head, attempt.protocol.log) == (head, [])
