"""The log of a round alone: what counts in a step, what is taken out again, and the heads that follow."""

import pytest

from net.deal.exclusion.votes import NOBODY
from net.deal.round_deal import RoundDeal
from net.deal.round_log import RoundLog
from net.deal.steps.step import Step
from net.transcript import GENESIS, Signed
from net.wire.deal import Ready
from tests.support.joined import hand_of, signed_by

READY = Step("READY", (0, 1, 2))


def said(hand: RoundDeal, author: int) -> Signed:
    """Return an author's message at the head of the round, after its messages that have counted."""
    inbox = hand.inbox
    signed = signed_by(author, hand, Ready(), seq=inbox.next_seq(author), prev=inbox.last_id(author))
    inbox.keep(signed)
    return signed


def step_of(log: RoundLog, hand: RoundDeal, *authors: int) -> list[Signed]:
    """A step opened in which these have spoken."""
    log.open(READY)
    messages = [said(hand, author) for author in authors]
    for signed in messages:
        log.count(signed, None)
    return messages


def test_a_step_waits_for_those_of_its_machines_that_take_part_and_have_not_spoken() -> None:
    hand = hand_of(3)
    log = RoundLog(hand)
    assert log.waiting_for() == ()

    step_of(log, hand, 1)
    assert log.waiting_for() == (0, 2)
    hand.leave([2])
    assert log.waiting_for() == (0,)
    assert log.open(READY).machines == (0, 1)
    log.end()
    assert log.waiting_for() == ()


def test_a_closed_step_leads_to_a_head_that_names_its_messages_and_who_was_left_out() -> None:
    heads = set()
    for left in (NOBODY, frozenset({2})):
        hand = hand_of(3)
        log = RoundLog(hand)
        first = hand.head
        messages = step_of(log, hand, 0, 1)
        hand.leave(sorted(left))
        log.close(READY, left, absent=(), is_last=False)

        assert log.heads == [first, hand.head]
        assert log.following(first) == hand.head
        assert log.closed[first].messages == tuple(messages)
        assert log.closed[first].message_of(2) is None
        assert log.step is None
        heads.add(hand.head)
    assert len(heads) == 2


def test_only_a_step_in_which_all_took_part_settles_what_came_before() -> None:
    hand = hand_of(3)
    log = RoundLog(hand)
    first = hand.head
    everybody = step_of(log, hand, 0, 1, 2)
    log.close(READY, NOBODY, absent=(), is_last=False)
    assert (log.settled, log.recent) == (first, everybody)

    two = step_of(log, hand, 0, 1)
    log.close(READY, NOBODY, absent=(), is_last=False)
    assert (log.settled, log.recent) == (first, everybody + two)
    assert log.spoken_since(first) == {0, 1}
    assert log.silent_since(first) == {2}


def test_a_withdrawn_message_waits_again_and_stands_nowhere_in_the_log() -> None:
    hand = hand_of(3)
    log = RoundLog(hand)
    kept, withdrawn = step_of(log, hand, 0, 1)
    log.withdraw(1)

    assert log.entries == [kept.raw]
    assert log.waiting_for() == (1, 2)
    assert hand.inbox.next_seq(1) == 0
    assert hand.inbox.at(1, hand.head) == [withdrawn]


def test_the_step_at_hand_can_be_closed_over_other_messages_than_those_that_had_counted() -> None:
    hand = hand_of(3)
    log = RoundLog(hand)
    before = step_of(log, hand, 0, 1, 2)
    log.close(READY, NOBODY, absent=(), is_last=False)
    mine, theirs = step_of(log, hand, 0, 1)
    other = said(hand, 2)
    kept = {0: log.messages[0], 2: type(log.messages[0])(other, None)}

    log.choose(kept, [b"a vote", b"a vote"])

    assert log.entries == [*(signed.raw for signed in before), b"a vote", mine.raw, other.raw]
    assert hand.inbox.last_id(1) == before[1].id, "what does not count any more waits"
    assert hand.inbox.last_id(2) == other.id
    assert theirs in hand.inbox.waiting(1)
    log.drop_step()
    assert log.entries == [signed.raw for signed in before]


@pytest.mark.parametrize("is_last", [False, True])
def test_the_last_step_ends_the_round(*, is_last: bool) -> None:
    hand = hand_of(3)
    log = RoundLog(hand)
    step_of(log, hand, 0, 1, 2)
    log.close(READY, NOBODY, absent=(), is_last=is_last)
    assert log.is_over is is_last
    assert hand.inbox.last_id(0) != GENESIS
