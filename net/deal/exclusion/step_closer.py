"""How a step closes: over all the messages that are due, or without machines that the others exclude."""

from collections.abc import Callable, Iterable, Iterator

from net.deal.events import DealEvent, MachinesAbsent
from net.deal.exclusion.closing_choice import ClosingChoice, NamedWays, closing_choice
from net.deal.exclusion.exclusion import AT_THE_END, END, StepExclusion
from net.deal.exclusion.vote_log import HeadContext
from net.deal.exclusion.votes import NOBODY
from net.deal.round_deal import RoundDeal
from net.deal.step_runner import StepRunner
from net.deal.steps.step import Step
from net.transcript import Signed
from net.wire.deal import ClaimOpen
from net.wire.kinds import KIND_OF

CLAIM_OPEN = KIND_OF[ClaimOpen]


class StepCloser:
    """Closes steps over the messages that are there, as the votes of all machines allow."""

    def __init__(
        self,
        hand: RoundDeal,
        runner: StepRunner,
        exclusion: StepExclusion,
        *,
        named: NamedWays | None,
        choose: Callable[[Iterator[ClosingChoice]], ClosingChoice | None],
    ) -> None:
        """Prepare to close steps.

        Args:
            hand: the round.
            runner: the steps.
            exclusion: the machines that a step may close without.
            named: the ways in which others closed a step over one of several messages of an author; None
                where nobody is asked.
            choose: returns the one to take of the ways that are allowed; None to wait.
        """
        self._hand = hand
        self._runner, self._exclusion = runner, exclusion
        self._log, self._inbox = runner.log, hand.inbox
        self._named, self._choose = named, choose

    def next_message(self, author: int) -> Signed | None:
        """Return the author's message for the current step if it alone is there and has not counted."""
        head = self._hand.head
        said = self._inbox.messages_at(author, head)
        found = [message for message in said if message.id not in self._runner.invalid]
        if author in self._log.messages or not found:
            return None
        chosen = self._exclusion.chosen.get((head, author))
        if chosen is not None:
            return next((message for message in found if message.id == chosen), None)
        return None if self._exclusion.equivocates(author, head) else found[0]

    # Closing.

    def closing(self, step: Step) -> ClosingChoice | None:
        """Return how the current step may be closed now; None if it must wait."""
        return self._choose(self._allowed_ways(step))

    def _allowed_ways(self, step: Step) -> Iterator[ClosingChoice]:
        """Yield the ways to close the current step that nothing forbids."""
        place, me = self._exclusion.place(), self._hand.me
        locked = self._exclusion.next_heads.get(place.head)
        for way in self._ways(step, place):
            is_locked = locked is not None and me in place.live - way.left
            if way.following == locked or (not is_locked and self._is_allowed(place, way)):
                yield way

    def _is_allowed(self, place: HeadContext, way: ClosingChoice) -> bool:
        """Return whether the votes at the current head allow closing the step in a way."""
        exclusion, left, following = self._exclusion, way.left, way.following
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
                yield closing_choice(self._log, left, messages)
            elif self._named is not None:
                yield from self._named.ways(step, place, left, messages, lacking)

    def close(self, step: Step, way: ClosingChoice) -> tuple[list[DealEvent], Step | None]:
        """Close a step in a way that is allowed; return what happens, and the next step."""
        hand, left, exclusion = self._hand, way.left, self._exclusion
        for machine, message in way.messages.items():
            if machine not in self._log.messages:
                exclusion.choose(machine, message.signed)
        place = exclusion.place()
        if not exclusion.invalid_voters_at(hand.head) <= left:
            exclusion.lock(way.following)
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
        """Return whether the round cannot go on without these machines, because too few others take part."""
        return self._exclusion.spare(set(self._hand.live) - set(machines)) < 0

    def end_without(self, machines: tuple[int, ...]) -> list[DealEvent]:
        """End the round, which is void without these machines."""
        if self._hand.cheats & set(machines):
            self._log.drop_step()
        return self._runner.void("too_few_machines", machines)
