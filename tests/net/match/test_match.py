"""A match at one machine, from outside: what it takes, what it asks to be called for, and what it tells."""

import pytest

from net.match.attempt import Reception
from net.match.events import RoundClosed
from net.match.match import Match
from net.match.status import TablePhase
from tests.support.matches import ME, catch_up, joined, one_round, participant, seated

NOW = 100.0


def fresh(me: int | None = ME) -> Match:
    """The match of a machine at the table of the round that was played, before anything was said."""
    return Match(participant(one_round().table, me), now=NOW)


@pytest.mark.parametrize("raw", [b"", b"no envelope", bytes(4096)])
def test_what_is_no_envelope_counts_against_the_machine_that_sent_it(raw: bytes) -> None:
    assert fresh().receive(raw, NOW) is Reception.REFUSED


def test_an_envelope_of_another_table_or_of_a_round_long_over_is_dropped_without_blame() -> None:
    raw = one_round().sent[0].raw
    assert Match(participant(seated(4), ME), now=NOW).receive(raw, NOW) is Reception.KNOWN
    assert fresh().receive(raw, NOW) is Reception.NEW
    assert fresh(1).receive(raw, NOW) is Reception.NEW


def test_a_machine_that_heard_nothing_catches_up_by_what_another_holds() -> None:
    late, giver = fresh(None), one_round().matches[ME]
    late.advance(NOW)
    catch_up(giver, late, NOW)

    assert late.standing == giver.standing
    assert late.phase is TablePhase.ENDED
    assert [event for event in late.take_events() if isinstance(event, RoundClosed)] == one_round().found(
        ME, RoundClosed
    )
    assert late.positions() == giver.positions()


def test_a_round_begins_only_between_rounds_and_twice_is_once() -> None:
    table = joined(seated(3))
    match = table.matches[ME]
    assert match.phase is TablePhase.BETWEEN
    match.start_round(NOW)
    assert match.phase is TablePhase.DEALING
    match.start_round(NOW)
    assert match.phase is TablePhase.DEALING
    assert match.voids == 0


def test_whatever_is_due_is_asked_for_and_after_the_end_nothing_is() -> None:
    match = fresh()
    assert match.next_deadline() is not None
    match.advance(NOW)
    assert match.outbox()
    assert match.outbox() == []
    assert one_round().matches[ME].next_deadline() is None


def test_nobody_is_asked_between_rounds_and_a_choice_for_nothing_is_refused() -> None:
    match = fresh()
    assert (match.question, match.window, match.awaited, match.slow) == (None, None, (), ())
    assert match.round is None
    assert match.dead_seats == frozenset()


def test_a_restarted_machine_listens_before_it_says_a_word() -> None:
    """Others may show it what its disk has lost."""
    match = Match(participant(one_round().table, ME), memories={}, now=NOW)
    assert match.is_listening
    match.advance(NOW)
    assert match.outbox() == []
    deadline = match.next_deadline()
    assert deadline is not None
    match.advance(deadline)
    assert not match.is_listening
    match.advance(deadline)
    assert match.outbox()


def test_words_of_ours_that_others_hold_and_we_do_not_keep_us_from_signing_them_again() -> None:
    own = next(sent.raw for sent in one_round().sent if sent.sender == ME)
    match = Match(participant(one_round().table, ME), memories={}, now=NOW)
    assert match.receive(own, NOW) is Reception.NEW

    assert match.has_forgotten
    match.advance(NOW + 10.0)
    match.advance(NOW + 10.0)
    assert match.outbox() == []
