"""Over which messages a step closes: all that are due, or those of the rest once all the rest agree."""

from collections.abc import Iterator

import pytest

from net.deal.events import HandVoid, Refused
from net.deal.exclusion.closing_choice import ClosingChoice, closing_choice
from net.deal.exclusion.step_closer import StepCloser
from net.deal.exclusion.votes import NOBODY
from net.deal.parts import RoundParts, live_parts
from net.deal.round_deal import RoundDeal
from net.deal.steps.step import Step
from net.deal.strays import Strays
from net.wire.deal import Open, Out, Ready
from net.wire.kinds import KIND_OF
from tests.support.joined import hand_of, signed_by

MACHINES = range(4)
STEP = Step("COMMIT", tuple(MACHINES))


@pytest.fixture
def hand() -> RoundDeal:
    """The round of a table of four as an observer has it, past the escrow."""
    hand = hand_of(len(MACHINES), None)
    hand.is_escrowed = True
    return hand


@pytest.fixture
def parts(hand: RoundDeal) -> RoundParts:
    """Its parts, with a step open in which all say the same."""
    parts = live_parts(hand, draws_at_once=True)
    parts.runner.log.open(STEP)
    return parts


def speak(parts: RoundParts, hand: RoundDeal, *authors: int) -> None:
    """Let these say their word, and have it counted."""
    for author in authors:
        parts.intake.keep(signed_by(author, hand, Ready()).raw)
        word = parts.closer.next_message(author)
        assert word is not None
        parts.runner.log.count(word, None)


def test_a_step_waits_until_all_have_spoken(hand: RoundDeal, parts: RoundParts) -> None:
    speak(parts, hand, 0, 1, 2)
    assert parts.closer.closing(STEP) is None
    speak(parts, hand, 3)
    way = parts.closer.closing(STEP)

    assert way == closing_choice(parts.runner.log, NOBODY, parts.runner.log.messages)
    assert parts.closer.next_message(3) is None, "it has counted"


def test_a_step_closes_without_a_machine_that_all_others_have_signed_out_and_not_before(
    hand: RoundDeal, parts: RoundParts
) -> None:
    speak(parts, hand, 0, 1, 2)
    for author in (0, 1, 2):
        assert parts.closer.closing(STEP) is None
        parts.intake.keep(signed_by(author, hand, Out((3,), (), ())).raw)
    way = parts.closer.closing(STEP)

    assert way is not None
    assert (way.left, sorted(way.messages)) == (frozenset({3}), [0, 1, 2])
    other = closing_choice(parts.runner.log, NOBODY, parts.runner.log.messages)
    assert way.following != other.following, "the head tells who was left out"


def test_no_message_of_an_equivocator_is_chosen_by_our_machine(hand: RoundDeal, parts: RoundParts) -> None:
    speak(parts, hand, 0, 2, 3)
    first = signed_by(1, hand, Ready())
    parts.intake.keep(first.raw)
    assert parts.closer.next_message(1) == first
    other = signed_by(1, hand, Ready(), seq=1, prev=first.id, kind=KIND_OF[Open], body=b"")
    parts.intake.keep(other.raw)

    assert parts.runner.findings.proofs.keys() == {1}
    assert parts.closer.next_message(1) is None
    assert parts.closer.closing(STEP) is None


def test_without_a_quorum_a_round_is_void(hand: RoundDeal, parts: RoundParts) -> None:
    speak(parts, hand, 0)
    assert not parts.closer.is_too_few_without({3})
    assert parts.closer.is_too_few_without({1, 2, 3})
    events = parts.closer.end_without((1, 2, 3))

    assert events == [HandVoid("too_few_machines", (1, 2, 3))]
    assert parts.runner.log.is_over


def test_before_the_escrow_no_machine_can_be_missed(hand: RoundDeal, parts: RoundParts) -> None:
    hand.is_escrowed = False
    speak(parts, hand, 0, 1, 2)
    left = frozenset({3})
    events, following = parts.closer.close(
        STEP, closing_choice(parts.runner.log, left, parts.runner.log.messages)
    )

    assert events == [HandVoid("left_before_deal", (3,))]
    assert following is None


def test_what_decides_between_allowed_ways_may_be_given(hand: RoundDeal, parts: RoundParts) -> None:
    """As for a record, whose next envelope shows which it was."""
    seen: list[ClosingChoice] = []

    def choose(ways: Iterator[ClosingChoice]) -> ClosingChoice | None:
        seen.extend(ways)
        return None

    closer = StepCloser(hand, parts.runner, parts.exclusion, named=None, choose=choose)
    speak(parts, hand, *MACHINES)
    for author in (0, 1, 2):
        parts.intake.keep(signed_by(author, hand, Out((3,), (), ())).raw)

    assert closer.closing(STEP) is None
    assert [sorted(way.left) for way in seen] == [[3], []]


def test_messages_at_heads_that_nobody_knows_are_asked_about_once(hand: RoundDeal, parts: RoundParts) -> None:
    speak(parts, hand, 0)
    strays = Strays(hand, parts.runner)
    assert strays.handle() == []
    parts.intake.keep(signed_by(1, hand, Ready(), head=b"elsewhere".ljust(32)).raw)

    assert strays.handle() == [Refused("other_head")]
    assert strays.handle() == []
    strays.begin_step()
    assert strays.handle() == [Refused("other_head")]
