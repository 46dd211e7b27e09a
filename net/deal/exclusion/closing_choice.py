"""The ways in which our machine may close a step, and those in which other machines report that they did."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from net.deal.exclusion.exclusion import StepExclusion
from net.deal.exclusion.vote_log import HeadContext
from net.deal.exclusion.votes import MachineSet
from net.deal.round_deal import RoundDeal
from net.deal.round_log import RoundLog, StepMessage
from net.deal.step_runner import StepRunner
from net.deal.steps.step import Breach, Step


@dataclass(frozen=True, slots=True)
class ClosingChoice:
    """A way to close the current step.

    Attributes:
        left: the machines left out.
        messages: the messages it closes over, by author.
        following: the head that follows.
    """

    left: MachineSet
    messages: Mapping[int, StepMessage]
    following: bytes


def closing_choice(log: RoundLog, left: MachineSet, messages: Mapping[int, StepMessage]) -> ClosingChoice:
    """Return the way that closes the step at hand over these messages without these machines."""
    following = log.head_after([message.signed for message in messages.values()], left)
    return ClosingChoice(left, messages, following)


class NamedWays:
    """The ways in which others closed a step over one of several messages of an author.

    Our machine does not choose between such messages by itself.
    """

    def __init__(self, hand: RoundDeal, runner: StepRunner, exclusion: StepExclusion) -> None:
        self._hand, self._inbox = hand, hand.inbox
        self._runner, self._exclusion = runner, exclusion

    def ways(
        self,
        step: Step,
        place: HeadContext,
        left: MachineSet,
        counted: Mapping[int, StepMessage],
        lacking: list[int],
    ) -> Iterator[ClosingChoice]:
        """Yield the ways to close the current step that others name.

        Args:
            step: the step.
            place: its head.
            left: the machines left out.
            counted: the messages that count already.
            lacking: the machines of which none does.
        """
        candidates = [self._inbox.messages_at(machine, place.head) for machine in lacking]
        named = self._named_heads(place, left, lacking) if all(candidates) else set[bytes]()
        for chosen in product(*candidates) if named else ():
            meanings = [self._runner.meaning(step, signed) for signed in chosen]
            messages = dict(counted)
            for signed, meaning in zip(chosen, meanings, strict=True):
                messages[signed.envelope.peer] = StepMessage(signed, meaning)
            way = closing_choice(self._runner.log, left, messages)
            if way.following in named and not any(isinstance(one, Breach) for one in meanings):
                yield way

    def _named_heads(self, place: HeadContext, left: MachineSet, lacking: list[int]) -> set[bytes]:
        """Return the heads that others say followed, if they closed the step without these machines."""
        exclusion, me = self._exclusion, self._hand.me
        closings = exclusion.votes.rule_at(place).closings(left, exclusion.equivocators_at(place.head))
        named = {said.following for _, said in closings}
        if place.head in exclusion.next_heads:
            named.add(exclusion.next_heads[place.head])
        if lacking == [me]:  # of our own messages, the one that the others have taken
            waiting = (signed for machine in self._hand.live for signed in self._inbox.waiting(machine))
            named |= {signed.envelope.head for signed in waiting}
        return named
