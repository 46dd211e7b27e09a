"""Votes at one head come to the same in whatever order they arrive, liars' and honest machines' alike."""

from collections.abc import Callable
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from net.deal.events import CheatProven
from net.deal.exclusion.exclusion import StepExclusion
from net.deal.exclusion.vote_log import ExclusionVotes, HeadContext
from net.deal.exclusion.votes import MachineSet, Vote, name_of_have
from net.deal.log.restarts import first_number
from net.deal.outbox import Outbox
from net.deal.round_deal import RoundDeal
from net.deal.step_runner import StepRunner
from net.deal.steps.step import Step
from net.transcript import GENESIS, Signed
from net.wire.deal import Closed, Have, Out, Ready
from tests.support.joined import hand_of, kind_of, signed_by

OURS, LIAR, MISSED, HONEST, LAST = range(5)


def votes_of(hand: RoundDeal, author: int, *bodies: Vote) -> list[Signed]:
    """The votes of an author at the head the round stands on, each chained to the one before it."""
    found: list[Signed] = []
    for number, body in enumerate(bodies):
        prev = found[-1].id if found else GENESIS
        found.append(signed_by(author, hand, body, seq=number, prev=prev))
    return found


def outcome(hand: RoundDeal, arriving: tuple[Signed, ...]) -> tuple[list[MachineSet], MachineSet, set[int]]:
    """The sets that a step may close without, who voted what no honest machine does, and who was reported."""
    votes = ExclusionVotes(hand, Outbox(), lambda run: run)
    place = HeadContext(hand.head, frozenset(hand.live), hand.table.escrow_threshold)
    reported = {broken.machine for signed in arriving for broken in votes.receive(place, signed)}
    return votes.rule_at(place).complete(), votes.false_at(hand.head), reported


WITHOUT_LIAR = Out((LIAR,), (), ())
ITSELF = (LIAR,)
"""A set that its author is in is none that an honest machine signs."""


def waits_for_the_same(hand: RoundDeal) -> list[Signed]:
    """A false vote of the liar that becomes due together with an honest one."""
    killed = (name_of_have(LAST, MISSED),)
    return [
        *votes_of(hand, LIAR, Out(ITSELF, (), killed)),
        *votes_of(hand, HONEST, Out((MISSED,), (), ()), Out((LIAR,), (), killed)),
        *votes_of(hand, LAST, Have(MISSED), WITHOUT_LIAR),
    ]


def equivocates(hand: RoundDeal) -> list[Signed]:
    """Two votes of the liar under one number, of which an honest machine names one."""
    killed = (name_of_have(LIAR, MISSED),)
    return [
        *votes_of(hand, LIAR, Have(MISSED)),
        *votes_of(hand, LIAR, Have(HONEST)),
        *votes_of(hand, HONEST, Out((MISSED,), (), ()), Out((LIAR,), (), killed)),
        *votes_of(hand, LAST, WITHOUT_LIAR),
    ]


def goes_on_after_a_false_vote(hand: RoundDeal) -> list[Signed]:
    """A vote of the liar behind a false one; an honest machine names it."""
    killed = (name_of_have(LIAR, MISSED),)
    return [
        *votes_of(hand, LIAR, Out(ITSELF, (), ()), Have(MISSED)),
        *votes_of(hand, HONEST, Out((MISSED,), (), ()), Out((LIAR,), (), killed)),
        *votes_of(hand, LAST, WITHOUT_LIAR),
    ]


def forgets(hand: RoundDeal) -> list[Signed]:
    """A vote of the liar that names what nobody says, and one of a later run that did not know of it."""
    return [
        *votes_of(hand, LIAR, Out((LAST,), (), (name_of_have(LAST, HONEST),))),
        signed_by(LIAR, hand, Have(LAST), seq=first_number(5)),
        *votes_of(hand, HONEST, WITHOUT_LIAR),
        *votes_of(hand, LAST, WITHOUT_LIAR),
    ]


@pytest.mark.parametrize("story", [waits_for_the_same, equivocates, goes_on_after_a_false_vote, forgets])
def test_the_same_votes_come_to_the_same_in_every_order(story: Callable[[RoundDeal], list[Signed]]) -> None:
    hand = hand_of(5, OURS)
    (missed,) = votes_of(hand, MISSED, WITHOUT_LIAR)
    (ours,) = votes_of(hand, OURS, WITHOUT_LIAR)

    for order in permutations((*story(hand), missed)):
        assert outcome(hand, (ours, *order)) == ([{LIAR}], {LIAR}, {LIAR})


def any_vote(chance: Random) -> Vote:
    """A vote that an honest machine might cast or not."""
    machines = tuple(sorted(chance.sample(range(5), chance.choice((1, 1, 2)))))
    doubled = tuple(machine for machine in machines if chance.random() < 0.3)
    named = [name_of_have(chance.randrange(5), chance.randrange(5))] * chance.randrange(2)
    return chance.choice(
        (
            Have(chance.randrange(5)),
            Out(machines, doubled, tuple(named)),
            Closed(machines, doubled, (), GENESIS),
        )
    )


def any_votes(hand: RoundDeal, chance: Random) -> list[Signed]:
    """The votes of all at a head: some of it twice under one number, some in a run that has forgotten the rest."""
    votes: list[Signed] = []
    for author in range(5):
        for _ in range(chance.choice((0, 1, 1, 2))):
            votes += votes_of(hand, author, *(any_vote(chance) for _ in range(chance.choice((1, 2, 3)))))
        if chance.random() < 0.3:
            before = [GENESIS, *(one.id for one in votes if one.envelope.peer == author)]
            run, prev = first_number(chance.choice((3, 5))), chance.choice(before)
            votes.append(signed_by(author, hand, any_vote(chance), seq=run, prev=prev))
    return list({signed.id: signed for signed in votes}.values())


@pytest.mark.slow
@settings(max_examples=60)
@given(st.randoms(use_true_random=False))
def test_whatever_is_voted_comes_to_the_same_in_any_order(chance: Random) -> None:
    hand = hand_of(5, OURS)
    votes, found = any_votes(hand, chance), set[str]()
    for _ in range(5):
        chance.shuffle(votes)
        complete, false, reported = outcome(hand, tuple(votes))
        found.add(f"{sorted(map(sorted, complete))} {sorted(false)} {sorted(reported)}")

    assert len(found) == 1


def test_a_false_vote_that_our_own_makes_due_is_proven_at_once() -> None:
    """The liar names a HAVE of ours before we have said it."""
    hand = hand_of(5, OURS)
    runner = StepRunner(hand, draws_at_once=True)
    exclusion = StepExclusion(hand, runner)
    runner.log.open(Step("READY", hand.live))
    for author in (OURS, LIAR, MISSED, HONEST):
        word = signed_by(author, hand, Ready())
        hand.inbox.keep(word)
        runner.log.count(word, None)
    (false,) = votes_of(hand, LIAR, Out(ITSELF, (), (name_of_have(OURS, MISSED),)))
    (honest,) = votes_of(hand, HONEST, Out((MISSED,), (), ()))
    assert [*exclusion.take_vote(false), *exclusion.take_vote(honest)] == []

    events = exclusion.speak()

    assert events == [CheatProven(LIAR, "wrong_statement", (false.raw,))]
    assert "HAVE" in [kind_of(raw) for raw in runner.outbox.take()]
