"""Envelopes from anywhere: what may belong to the round waits and is stored, all else is refused by name."""

import hashlib

import pytest

from net.deal.events import Refused
from net.deal.intake import Intake
from net.deal.log.inbox import MOST_AT_A_HEAD
from net.deal.memory import Kept
from net.deal.parts import live_parts
from net.deal.round_deal import RoundDeal
from net.deal.steps.step import Step
from net.wire.deal import VERSION, Have, Ready
from tests.support.joined import hand_of, signed_by

AUTHOR = 1
NOWHERE = hashlib.sha256(b"a head of nobody").digest()


def opened() -> tuple[RoundDeal, Intake]:
    """A round in its first step, and what takes envelopes in."""
    hand = hand_of(3)
    parts = live_parts(hand, draws_at_once=True)
    parts.runner.log.open(Step("READY", hand.live))
    return hand, Intake(hand, parts.runner, parts.exclusion)


def test_what_may_belong_to_the_round_waits_once_and_is_stored() -> None:
    hand, intake = opened()
    word = signed_by(AUTHOR, hand, Ready())
    assert not intake.is_known(word)
    assert intake.keep(word.raw) == []
    assert intake.keep(word.raw) == []

    assert intake.is_known(word)
    assert hand.inbox.waiting(AUTHOR) == [word]


@pytest.mark.parametrize(
    ("changed", "rule"),
    [
        ({"version": VERSION + 1}, "bad_version"),
        ({"table_id": bytes(16)}, "other_table"),
        ({"hand": 9}, "other_hand"),
        ({"attempt": 9}, "other_hand"),
        ({"peer": 9}, "unknown_peer"),
        ({"peer": 2}, "bad_signature"),
    ],
)
def test_what_is_of_another_place_or_author_is_refused_and_not_stored(
    changed: dict[str, object], rule: str
) -> None:
    hand = hand_of(3)
    parts = live_parts(hand, draws_at_once=True)
    word = signed_by(AUTHOR, hand, Ready(), **changed)

    assert parts.intake.keep(word.raw) == [Refused(rule)]
    assert parts.runner.outbox.memories == []


def test_each_kept_envelope_is_a_memory_and_no_other() -> None:
    hand = hand_of(3)
    parts = live_parts(hand, draws_at_once=True)
    word = signed_by(AUTHOR, hand, Ready())
    parts.intake.keep(b"no envelope")
    parts.intake.keep(word.raw)
    parts.intake.keep(word.raw)

    assert parts.runner.outbox.memories == [Kept(word.raw)]


def test_of_the_messages_of_one_author_at_a_head_so_many_are_kept_as_it_may_have_told_others() -> None:
    hand, intake = opened()
    words = [signed_by(AUTHOR, hand, Ready(), seq=number) for number in range(MOST_AT_A_HEAD + 2)]
    refused = [event for word in words for event in intake.keep(word.raw) if isinstance(event, Refused)]

    assert refused == [Refused("too_far_ahead")] * 2
    assert len(hand.inbox.waiting(AUTHOR)) == MOST_AT_A_HEAD


def test_a_vote_waits_for_a_head_that_our_machine_has_not_come_to() -> None:
    hand, intake = opened()
    here, there = signed_by(AUTHOR, hand, Have(2)), signed_by(AUTHOR, hand, Have(2), head=NOWHERE)
    for vote in (here, there):
        assert intake.keep(vote.raw) == []
        assert intake.is_known(vote)
    assert hand.inbox.waiting(AUTHOR) == [], "votes are no messages of a step"


def test_a_machine_that_was_left_out_has_no_vote_any_more() -> None:
    hand, intake = opened()
    hand.leave([AUTHOR])

    assert intake.keep(signed_by(AUTHOR, hand, Have(2)).raw) == [Refused("absent_machine")]
