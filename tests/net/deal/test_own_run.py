"""The run that our machine signs in: 0 at first, an announced new one wherever an earlier one may be shared."""

from dataclasses import replace

import pytest

from net.deal.log.restarts import MOST_RESTARTS, RESTARTED, first_number, read_restart, run_of
from net.deal.outbox import Outbox
from net.deal.own_run import OwnRun
from net.deal.round_deal import RoundDeal
from net.transcript import Signed, read
from tests.net.deal.test_round_log import said
from tests.support.joined import hand_of


def restarted() -> RoundDeal:
    """The same round for a program that may have taken part before."""
    hand = hand_of(3)
    return replace(hand, is_restarted=True)


def announced(outbox: Outbox) -> list[Signed]:
    """What was sent, all of it announcements."""
    sent = [signed for raw in outbox.take() if (signed := read(raw)) is not None]
    assert {signed.envelope.kind for signed in sent} <= {RESTARTED}
    return sent


def test_a_program_that_was_never_restarted_signs_in_run_0_and_announces_nothing() -> None:
    hand, outbox = hand_of(3), Outbox()
    run = OwnRun(hand, outbox)
    assert run.enter(0) == 0
    assert announced(outbox) == []


def test_a_restarted_program_announces_one_run_after_what_it_knows_of_its_own_words() -> None:
    hand, outbox = restarted(), Outbox()
    known = said(hand, 0)
    run = OwnRun(hand, outbox)
    number = run.enter(0)

    (announcement,) = announced(outbox)
    assert number > 0
    assert announcement.envelope.seq == first_number(number)
    assert announcement.envelope.prev == known.id
    restart = read_restart(announcement)
    assert restart is not None
    assert restart.known == known.envelope.seq + 1
    assert run.enter(0) == number
    assert announced(outbox) == []


@pytest.mark.parametrize("is_restarted", [False, True])
def test_where_something_was_signed_in_a_later_run_the_next_one_is_above_it(*, is_restarted: bool) -> None:
    hand, outbox = restarted() if is_restarted else hand_of(3), Outbox()
    run = OwnRun(hand, outbox)
    first = run.enter(0)
    assert run.enter(first) == first
    later = run.enter(first + 7)
    assert later > first + 7
    assert run_of(announced(outbox)[-1].envelope.seq) == later


def test_after_too_many_restarts_a_new_program_is_worn_and_one_that_signs_already_is_not() -> None:
    hand, outbox = restarted(), Outbox()
    run = OwnRun(hand, outbox)
    for _ in range(MOST_RESTARTS):
        assert not run.is_worn
        run.enter(0)
        run.take_over(None)
    assert run.is_worn
    run.take_over(run_of(announced(outbox)[-1].envelope.seq))
    assert not run.is_worn
