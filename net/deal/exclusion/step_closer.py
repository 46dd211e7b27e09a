"""How a step closes: over all the messages that are due, or without machines that the others exclude."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from net.deal.events import DealEvent, MachinesAbsent, Refused
from net.deal.exclusion.exclusion import AT_THE_END, END, StepExclusion
from net.deal.exclusion.vote_log import HeadContext
from net.deal.exclusion.votes import NOBODY, MachineSet
from net.deal.log.restarts import STEPLESS
from net.deal.round_deal import RoundDeal
from net.deal.round_log import StepMessage
from net.deal.step_runner import StepRunner
from net.deal.steps.rejoin import REJOIN
from net.deal.steps.step import Breach, Step
from net.transcript import Signed
from net.wire.deal import ClaimOpen
from net.wire.kinds import KIND_OF

CLAIM_OPEN = KIND_OF[ClaimOpen]


@dataclass(frozen=True, slots=True)
class ClosingChoice:
    """A way to close the current step: the machines left out, and the messages it closes over."""

    left: MachineSet
    messages: Mapping[int, StepMessage]


class StepCloser:
    """Closes steps over the messages that are there, as the votes of all machines allow."""

    def __init__(self, hand: RoundDeal, runner: StepRunner, exclusion: StepExclusion) -> None:
        self._hand = hand
        self._runner, self._exclusion = runner, exclusion
        self._log, self._inbox = runner.log, hand.inbox
        self._strays: set[int] = set()

    def begin_step(self) -> None:
        """Take note that another step has begun."""
        self._strays = set()

    def next_message(self, author: int) -> Signed | None:
        """Return the author's message for the current step if it alone is there and has not counted."""
        head = self._hand.head
        said = self._said_at(author, head)
        found = [message for message in said if message.id not in self._runner.invalid]
        if author in self._log.messages or not found:
            return None
        chosen = self._exclusion.chosen.get((head, author))
        if chosen is not None:
            return next((message for message in found if message.id == chosen), None)
        return None if self._exclusion.equivocates(author, head) else found[0]

    def _said_at(self, author: int, head: bytes) -> list[Signed]:
        """Return the author's messages at a head that have not counted and can be judged, in order."""
        said = self._inbox.at(author, head)
        return [one for one in said if one.envelope.kind not in STEPLESS and self._inbox.is_announced(one)]

    # Closing.

    def closing(self, step: Step) -> ClosingChoice | None:
        """Return how the current step may be closed now; None if it must wait."""
        return next(self._allowed_ways(step), None)

    def _head_by(self, way: ClosingChoice) -> bytes:
        return self._log.head_after([message.signed for message in way.messages.values()], way.left)

    def _allowed_ways(self, step: Step) -> Iterator[ClosingChoice]:
        """Yield the ways to close the current step that nothing forbids."""
        place, me = self._exclusion.place(), self._hand.me
        locked = self._exclusion.next_heads.get(place.head)
        for way in self._ways(step, place):
            following, is_locked = self._head_by(way), locked is not None and me in place.live - way.left
            if following == locked or (not is_locked and self._is_allowed(place, way.left, following)):
                yield way

    def _is_allowed(self, place: HeadContext, left: MachineSet, following: bytes) -> bool:
        """Return whether the votes at the current head allow closing the step in a way."""
        exclusion = self._exclusion
        equivocators, rule = exclusion.equivocators_at(place.head), exclusion.votes.rule_at(place)
        is_named = any(said.following == following for _, said in rule.closings(left, equivocators))
        is_trusted = is_named or exclusion.invalid_voters_at(place.head) <= left
        return is_trusted and rule.may_close(self._hand.me, left, following, equivocators)

    def _ways(self, step: Step, place: HeadContext) -> Iterator[ClosingChoice]:
        """Yield the ways to close a step for which all messages are there."""
        due, counted = frozenset(step.machines) - set(self._hand.absent), self._log.messages
        for left in (*self._exclusion.certificates(place), NOBODY):
            messages = {machine: counted[machine] for machine in due - left if machine in counted}
            lacking = sorted(due - left - messages.keys())
            if not lacking:
                yield ClosingChoice(left, messages)
            elif all(self._said_at(machine, place.head) for machine in lacking):
                yield from self._named_ways(step, place, ClosingChoice(left, messages), lacking)

    def _named_ways(
        self, step: Step, place: HeadContext, way: ClosingChoice, lacking: list[int]
    ) -> Iterator[ClosingChoice]:
        """Yield the ways in which others closed the step over one of several messages of an author.

        Our machine does not choose between such messages by itself.
        """
        exclusion, me = self._exclusion, self._hand.me
        closings = exclusion.votes.rule_at(place).closings(way.left, exclusion.equivocators_at(place.head))
        named = [said.following for _, said in closings]
        named += [exclusion.next_heads[place.head]] if place.head in exclusion.next_heads else []
        if lacking == [me]:  # of our own messages, the one that the others have taken
            waiting = (signed for machine in self._hand.live for signed in self._inbox.waiting(machine))
            named += [signed.envelope.head for signed in waiting]
        if not named:
            return
        for chosen in product(*(self._said_at(machine, place.head) for machine in lacking)):
            meanings = [self._runner.meaning(step, signed) for signed in chosen]
            messages = dict(way.messages)
            for signed, meaning in zip(chosen, meanings, strict=True):
                messages[signed.envelope.peer] = StepMessage(signed, meaning)
            found = ClosingChoice(way.left, messages)
            if self._head_by(found) in named and not any(isinstance(one, Breach) for one in meanings):
                yield found

    def close(self, step: Step, way: ClosingChoice) -> tuple[list[DealEvent], Step | None]:
        """Close a step in a way that is allowed; return what happens, and the next step."""
        hand, left, exclusion = self._hand, way.left, self._exclusion
        for machine, message in way.messages.items():
            if machine not in self._log.messages:
                exclusion.choose(machine, message.signed)
        place = exclusion.place()
        if not exclusion.invalid_voters_at(hand.head) <= left:
            exclusion.lock(self._head_by(way))
        certificate = exclusion.votes.certificate(place, left) if left else []
        findings = self._runner.findings  # the proofs say how many are needed at END
        proofs = findings.evidence_against(left | findings.proofs.keys() if step.kind == END else left)
        self._log.choose(dict(way.messages), [*proofs, *certificate])
        if left and not hand.is_escrowed and step.kind not in AT_THE_END:
            return self._runner.void("left_before_deal", tuple(sorted(left))), None
        sealed = left & set(step.machines) if step.kind == CLAIM_OPEN else NOBODY
        hand.leave(sorted(left), for_good=sorted(sealed))
        told: list[DealEvent] = [MachinesAbsent(tuple(sorted(left)))] if left else []
        events, following = self._runner.close(step, left)
        return told + events, following

    def is_too_few_without(self, machines: Iterable[int]) -> bool:
        """Return whether too few machines take part in the step at hand without these for it to go on."""
        return self._exclusion.spare(set(self._hand.live) - set(machines)) < 0

    def end_without(self, machines: tuple[int, ...]) -> list[DealEvent]:
        """End the round, which is void without these machines."""
        if self._hand.cheats & set(machines):
            self._log.drop_step()
        return self._runner.void("too_few_machines", machines)

    # Messages at heads that no machine should stand on.

    def meet_strays(self) -> list[DealEvent]:
        """Handle messages that should be due but stand on heads that we do not know.

        All heads were equal when the last step that all took part in began. If they now differ, some machine
        has told different things to different machines since. Every machine shows once what its head is made
        of, and this exposes the culprit: it has signed two messages at one head.
        """
        events: list[DealEvent] = []
        for author in self._log.waiting_for():
            following = [
                signed
                for signed in self._inbox.waiting(author)
                if signed.envelope.seq == self._inbox.next_seq(author) and signed.envelope.kind != REJOIN
            ]
            is_stray = any(not self._log.has_come_to(signed.envelope.head) for signed in following)
            if author in self._strays or author == self._hand.me or not is_stray:
                continue
            if not self._strays:
                self._runner.outbox.show(shown.raw for shown in self._log.recent)
            self._strays.add(author)
            events.append(Refused("other_head"))
        return events
