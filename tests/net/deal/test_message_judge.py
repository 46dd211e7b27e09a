"""Messages beside their author's others: what they prove does not depend on the order in which they arrive."""

from itertools import permutations

import pytest

from net.deal.exclusion.exclusion import StepExclusion
from net.deal.log.restarts import first_number
from net.deal.message_judge import LivePairJudge, MessageJudge
from net.deal.round_deal import RoundDeal
from net.deal.step_runner import StepRunner
from net.deal.steps.step import Step
from net.records.record_intake import RecordPairJudge
from net.transcript import GENESIS, Signed
from net.wire.codec import Message
from net.wire.deal import Ready, Restarted, Wall
from tests.support.joined import hand_of, signed_by

AUTHOR = 2
RUN = 9


def message(hand: RoundDeal, number: int, prev: bytes, body: Message) -> Signed:
    """A message of the author at the head the round stands on."""
    return signed_by(AUTHOR, hand, body, seq=number, prev=prev)


def story(hand: RoundDeal, *, second: bool) -> list[Signed]:
    """A message, and one or two more of a later run that does not know it, behind its announcement."""
    restart = message(hand, first_number(RUN), GENESIS, Restarted(0))
    again = message(hand, first_number(RUN) + 1, restart.id, Ready())
    more = [message(hand, first_number(RUN) + 2, again.id, Wall(bytes(32), bytes(64)))] if second else []
    return [message(hand, 0, GENESIS, Ready()), restart, again, *more]


def judged(
    arriving: tuple[Signed, ...], *, counted: int | None, is_record: bool
) -> tuple[set[int], set[int]]:
    """The machines proven to cheat, and those whose disk has lost messages, once all these have arrived.

    Args:
        arriving: the messages, in this order.
        counted: after how many of them the author's first message counts in the step; None for never.
        is_record: whether they are read from a record.
    """
    hand = hand_of(3)
    runner = StepRunner(hand, draws_at_once=True)
    live = LivePairJudge(hand, runner, StepExclusion(hand, runner))
    judge = MessageJudge(hand, runner, RecordPairJudge(hand, runner) if is_record else live)
    runner.log.open(Step("READY", hand.live))
    for place, signed in enumerate(arriving):
        if place == counted:
            runner.log.count(hand.inbox.waiting(AUTHOR)[0], None)
        assert hand.inbox.keep(signed, head=hand.head)
        judge.judge(signed)
    return set(runner.findings.proofs), set(runner.findings.forgotten) - set(runner.findings.proofs)


@pytest.mark.parametrize("is_record", [False, True])
@pytest.mark.parametrize("second", [False, True])
def test_what_messages_show_together_is_the_same_in_every_order(*, second: bool, is_record: bool) -> None:
    """A lost message accuses nobody; two of one run prove a cheat, also beside one that its disk had lost."""
    shown = ({AUTHOR}, set()) if second else (set(), {AUTHOR})

    for order in permutations(story(hand_of(3), second=second)):
        assert judged(order, counted=None, is_record=is_record) == shown


@pytest.mark.parametrize("second", [False, True])
def test_it_is_the_same_where_the_lost_message_has_counted(*, second: bool) -> None:
    first, *later = story(hand_of(3), second=second)
    shown = ({AUTHOR}, set()) if second else (set(), {AUTHOR})

    for order in permutations(later):
        assert judged((first, *order), counted=1, is_record=False) == shown
