"""Votes to exclude machines from a step, and when a closed step is rolled back.

No machine that knows of two different messages of one author at one head closes a step over either of them:
the author equivocates, is excluded, and the two messages are the reason. A machine that had closed the step
before it knew rolls it back, unless all the others have spoken since on the same path: then no honest machine
can have taken the other message. Votes that no honest machine casts have the same effect, as long as enough
machines remain: because of them, too, other machines may have closed the step differently.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from net.deal.events import DealEvent, Diverged
from net.deal.exclusion.vote_log import FORGOTTEN, ExclusionVotes, HeadContext, InvalidVote, LocalView
from net.deal.exclusion.votes import NOBODY, MachineSet
from net.deal.round_deal import RoundDeal
from net.deal.round_log import ClosedStep
from net.deal.step_runner import StepRunner
from net.deal.steps.step import Step
from net.transcript import Signed

END = "END"

AT_THE_END = frozenset({END, "AUDIT", "RECEIPT"})
"""Steps for which no card is needed any more, and which no machine rolls back for others' votes.

After END a single machine may go on without all others, which binds only that machine.
"""


@dataclass(frozen=True, slots=True)
class FinalChoices:
    """Our machine's choices between equivocated messages that nothing can change any more.

    Attributes:
        run: the run that it signs in.
        messages: by head and author, the id of the message it closed the step over.
        next_heads: by head, the head that followed.
    """

    run: int | None
    messages: dict[tuple[bytes, int], bytes] = field(default_factory=dict)
    next_heads: dict[bytes, bytes] = field(default_factory=dict)


class StepExclusion:
    """The machines that a step may close without, and the steps that others may have closed differently.

    Attributes:
        votes: what was signed about excluding machines.
        timed_out: the machines that ours waits for no longer in the step at hand.
        chosen: by head and author, the id of the only message of an equivocator that counts there.
        next_heads: the heads that followed where steps with invalid voters were closed for good.
        has_diverged: whether the others have decided otherwise than our machine has; it goes on no more.
    """

    def __init__(self, hand: RoundDeal, runner: StepRunner) -> None:
        self._hand = hand
        self._runner = runner
        self._log, self._findings, self._outbox = runner.log, runner.findings, runner.outbox
        self.votes = ExclusionVotes(hand, runner.outbox, runner.run.enter)
        self.timed_out = NOBODY
        self.chosen: dict[tuple[bytes, int], bytes] = {}
        self.next_heads: dict[bytes, bytes] = {}
        self.has_diverged = False
        self._equivocators: set[tuple[bytes, int]] = set()
        """Machines of which others may have closed a step differently, by the step's head."""
        self._invalid_voters: set[tuple[bytes, int]] = set()
        """The subset for what they voted there."""
        self._shown_at: set[bytes] = set()

    # What our machine votes.

    def unsigned(self) -> tuple[int, ...]:
        """Return the machines that have not signed the set that ours signed in this step, ascending."""
        if self._log.step is None or self._log.is_over or self._hand.me is None:
            return ()
        return tuple(sorted(self.votes.rule_at(self.place()).unsigned(self._hand.me)))

    def named_by_others(self) -> MachineSet:
        """Return the machines that others have signed to exclude from the current step."""
        if self._log.step is None or self._log.is_over:
            return NOBODY
        return self.votes.rule_at(self.place()).named_by(set(self._hand.live) - {self._hand.me})

    def choices(self) -> FinalChoices:
        """Return what another copy of this round must choose like ours."""
        choices = FinalChoices(self._runner.run.number, next_heads=dict(self.next_heads))
        for head, author in self._equivocators:
            past = self._log.closed.get(head)
            if past is None or author in past.left or not self._is_final(head, author):
                continue
            message = past.message_of(author)
            if message is not None:
                choices.messages[head, author] = message.id
            if (head, author) in self._invalid_voters:
                choices.next_heads[head] = self._log.following(head)
        return choices

    def adopt(self, choices: FinalChoices) -> None:
        """Choose as another copy of this round has chosen for good, and sign in the same run."""
        self._runner.run.take_over(choices.run)
        self.next_heads |= choices.next_heads
        self.chosen |= choices.messages

    def choose(self, author: int, signed: Signed) -> None:
        """Let the step at hand close over this message of an equivocator, and over no other."""
        self.chosen[self._hand.head, author] = signed.id

    def lock(self, following: bytes) -> None:
        """Let this head follow the step at hand, and no other."""
        self.next_heads[self._hand.head] = following

    def begin_step(self) -> None:
        """Reset what belongs to one step, because another step has begun."""
        self.timed_out = NOBODY

    def time_out(self, machines: MachineSet) -> None:
        """Wait for these machines no longer in the step at hand."""
        self.timed_out |= machines

    def speak(self) -> list[DealEvent]:
        """Sign what our machine has to vote, at this head and where others may still be.

        Return what became of other machines' votes that waited for ours.
        """
        me, events = self._hand.me, list[DealEvent]()
        if self._runner.is_silent or me is None:
            return events
        heads = [head for head in self._log.closed if head in self.votes.heads]
        for head in heads:
            if me not in self._log.closed[head].absent and self.is_open_for_somebody(head):
                events += self._speak_at(self.place(head), self._stance_after(head))
        if me not in self._hand.absent and self._log.step is not None:
            events += self._speak_at(self.place(), self._stance())
        return events

    def _speak_at(self, place: HeadContext, stance: LocalView) -> list[DealEvent]:
        if self.has_diverged:
            return []
        is_said, invalid = self.votes.speak(place, stance)
        if is_said and place.head not in self._shown_at:
            self._show(place)
        return self._prove(invalid) + (self._roll_back(place) if is_said else [])

    def _show(self, place: HeadContext) -> None:
        """Show all machines, once, the messages that our votes at a head are about."""
        self._shown_at.add(place.head)
        past = self._log.closed.get(place.head)
        at_hand = tuple(message.signed for message in self._log.messages.values())
        self._outbox.show(signed.raw for signed in (at_hand if past is None else past.messages))
        if past is not None:
            self._outbox.show(self.votes.at(place.head))

    def _missed(self) -> MachineSet:
        """Return the machines that our machine would exclude from the current step."""
        waited_for, unsigned = set(self._log.waiting_for()), set(self.unsigned())
        live, me = set(self._hand.live), self._hand.me
        return frozenset((self.timed_out & (waited_for | unsigned)) | (self._hand.cheats & live)) - {me}

    def _stance(self) -> LocalView:
        place, equivocators = self.place(), self.equivocators_at(self._hand.head)
        held, missed = frozenset(self._log.messages) - self._hand.cheats, self._missed()
        lacks = frozenset(self._log.waiting_for())
        named = self.votes.rule_at(place).set_for(self._hand.machine, missed, equivocators).machines
        may_exclude = self.spare(place.live - named) >= 0
        return LocalView(held, missed if may_exclude else NOBODY, lacks, equivocators, None)

    def _stance_after(self, head: bytes) -> LocalView:
        past = self._log.closed[head]
        held = frozenset(signed.envelope.peer for signed in past.messages) - self._hand.cheats
        closed = past.left, self._log.following(head)
        return LocalView(held, NOBODY, NOBODY, self.equivocators_at(head), closed)

    # Heads.

    def place(self, head: bytes | None = None) -> HeadContext:
        """Return the place of a head that we have come to; by default, that of the current step."""
        hand, past = self._hand, None if head is None else self._log.closed.get(head)
        absent, step = hand.absent if past is None else past.absent, self._step_at(head)
        live = frozenset(hand.machines) - set(absent)
        # How many must remain at END depends on who is proven to cheat, which not all know at the same time.
        threshold = 1 if step is not None and step.kind in AT_THE_END else hand.table.escrow_threshold
        return HeadContext(hand.head if head is None else head, live, threshold)

    def _step_at(self, head: bytes | None) -> Step | None:
        """Return the step that was closed at a head, else the one at hand."""
        past = None if head is None else self._log.closed.get(head)
        return self._log.step if past is None else past.step

    def spare(self, machines: Iterable[int], head: bytes | None = None) -> int:
        """Return how many of these machines a step could do without; negative if they are too few.

        END needs a majority of the round's machines that are not proven cheats in it, because they confirm a
        result that all can see. At any other step as many as an exclusion vote must leave.
        """
        step = self._step_at(head)
        if step is None or step.kind != END:
            return len(set(machines)) - self.place(head).threshold
        trusted = set(self._hand.machines) - self._findings.proofs.keys()
        return len(trusted & set(machines)) - (len(trusted) // 2 + 1)

    def is_open_for_somebody(self, head: bytes) -> bool:
        """Return whether another machine may still stand on a head that we have closed.

        It cannot once all have spoken since, unless one of them may roll back.
        """
        return self._log.is_over or bool(self.equivocators_at(head)) or bool(self._log.silent_since(head))

    def equivocators_at(self, head: bytes) -> MachineSet:
        """Return the machines that take part at a head and equivocate there."""
        authors = frozenset(author for at, author in self._equivocators if at == head)
        return authors - set(self._log.absent_at(head))

    def invalid_voters_at(self, head: bytes) -> MachineSet:
        """Return the machines whose votes at a head no honest machine casts."""
        return frozenset(author for at, author in self._invalid_voters if at == head)

    def equivocates(self, author: int, head: bytes) -> bool:
        """Return whether an author is known to equivocate at a head."""
        return (head, author) in self._equivocators

    # Votes of others.

    def judge_vote(self, signed: Signed) -> list[DealEvent]:
        """Process a vote cast at a head that we have reached; return what it shows about machines.

        No step is rolled back for it.
        """
        return self._prove(self.votes.receive(self.place(signed.envelope.head), signed))

    def take_vote(self, signed: Signed) -> list[DealEvent]:
        """Process a vote cast at a head that we have reached, and roll back a closed step if necessary."""
        return self.judge_vote(signed) + self._roll_back(self.place(signed.envelope.head))

    def _prove(self, invalid: list[InvalidVote]) -> list[DealEvent]:
        """Handle what invalid votes show of their authors."""
        events: list[DealEvent] = []
        for broken in invalid:
            if broken.rule == FORGOTTEN:
                events += self._findings.forgive(broken.machine, *broken.evidence)
            else:
                events += self._findings.prove(broken.machine, broken.rule, *broken.evidence)
        return events

    def _roll_back(self, place: HeadContext) -> list[DealEvent]:
        """Roll a closed step back if the votes at its head contradict how our machine closed it."""
        past = self._log.closed.get(place.head)
        events = [] if past is None else self._meet_certificate(place, past)
        for author in sorted(self.votes.false_at(place.head)):
            if (place.head, author) not in self._invalid_voters and self._goes_on_without(place, author):
                self._invalid_voters.add((place.head, author))
                events += self.distrust(place.head, author)
        return events

    def certificates(self, place: HeadContext) -> list[MachineSet]:
        """Return the sets without which a step may close.

        A set that leaves too few machines binds only the machines that signed it.
        """
        me, threshold = self._hand.me, self._hand.table.escrow_threshold
        return [
            left
            for left in self.votes.rule_at(place).complete()
            if self.spare(place.live - left, place.head) >= 0
            and (me not in left or len(place.live - left) >= threshold)
        ]

    def _goes_on_without(self, place: HeadContext, author: int) -> bool:
        """Return whether our machine closes a step only without an author of invalid votes at its head.

        It does so if enough others remain. A machine without a vote does so once the machines with a vote
        agree.
        """
        me, rule, step = self._hand.me, self.votes.rule_at(place), self._step_at(place.head)
        if step is None or step.kind in AT_THE_END:
            return False
        if me is None or me not in place.live:
            return any(author in left for left in rule.complete())
        unheeded = self.votes.false_at(place.head)
        rest = place.live - rule.bound_without(me, unheeded) - unheeded
        return len(rest) >= place.threshold

    def _meet_certificate(self, place: HeadContext, past: ClosedStep) -> list[DealEvent]:
        """Handle proof that the others closed a step without machines that we closed it with."""
        me = self._hand.me
        has_no_say = me is None or me in past.absent
        for left in self.certificates(place):
            if left > past.left and (has_no_say or me in left):
                return self._diverge(left - past.left)
        return []

    # Two messages of one machine at one head.

    def distrust(self, head: bytes, author: int) -> list[DealEvent]:
        """Handle an equivocator: its messages at a head may have made others close the step differently.

        It has signed two different messages there, or votes that no honest machine casts.
        """
        self._equivocators.add((head, author))
        if head == self._hand.head:
            is_counted = not self._log.is_over and author in self._log.messages
            if is_counted and (head, author) not in self.chosen:
                self._log.withdraw(author)
            return []
        past = self._log.closed.get(head)
        if past is None or self._log.is_over or self._is_final(head, author):
            return []
        is_invalid = (head, author) in self._invalid_voters
        is_without = author in past.left if is_invalid else past.message_of(author) is None
        return [] if is_without else self._diverge(frozenset({author}))

    def _diverge(self, machines: MachineSet) -> list[DealEvent]:
        self.has_diverged = True
        return [Diverged(tuple(sorted(machines)))]

    def _is_final(self, head: bytes, author: int) -> bool:
        """Return whether all machines must have closed a step over the same message of an author as we did.

        That is so once all the others have spoken since.
        """
        return (
            (head, author) in self.chosen
            or head in self.next_heads
            or self._log.silent_since(head) <= {author, self._hand.me}
        )
