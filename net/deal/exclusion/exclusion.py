"""What machines say about leaving others out of a step, and when a step that was closed is gone back to.

No machine that knows of two different words of one author at one head closes a step over either of them: the
author is left out, and the two words are the reason. A machine that had closed the step before it knew goes
back to it, unless all the others have spoken since on the same path: then no honest machine can have taken
the other word. The same follows from statements that no honest machine makes, for they too may have had
others close the step differently, as long as enough machines remain to go on.
"""

from net.deal.events import DealEvent, DecidedElsewhere
from net.deal.exclusion.vote_log import FORGOTTEN, Place, Stance, Statements
from net.deal.exclusion.votes import NOBODY, MachineSet
from net.deal.round_deal import RoundDeal
from net.deal.stepping import Past, Stepping
from net.deal.steps.step import Step
from net.transcript import Signed

AFTER_THE_END = frozenset({"AUDIT", "RECEIPT"})
"""Steps in which no other machine is needed, for the result is fixed.

A single machine may go on without all others, which binds only that machine.
"""

_AS_IT_STANDS = AFTER_THE_END | {"END"}
"""Steps that no machine goes back to for what others state: each counts the round as it has closed them."""


class PartingStepping(Stepping):
    """Steps that machines may be left out of, and that others may have closed differently."""

    def __init__(self, hand: RoundDeal, *, draws_at_once: bool = True, reads_record: bool = False) -> None:
        """Prepare for the round, which is before its first step.

        Args:
            hand: the round.
            draws_at_once: whether our seats draw as soon as they are due to, without waiting for `draw`.
            reads_record: whether the input is a finished record, in whose order the steps were closed, not
                live play.
        """
        super().__init__(hand, draws_at_once=draws_at_once)
        self._reads_record = reads_record
        self._statements = Statements(hand, self._outbox, self._run_from)
        self._given_up = NOBODY
        self._trusted: dict[tuple[bytes, int], bytes] = {}
        self._doubled: set[tuple[bytes, int]] = set()
        self._false: set[tuple[bytes, int]] = set()
        """Those of them that are doubled for what they stated there."""
        self._kept: dict[bytes, bytes] = {}
        """The heads that followed where such steps were closed for good."""
        self._is_elsewhere = False
        self._shown_at: set[bytes] = set()

    # What our machine says about leaving out.

    def unsigned(self) -> tuple[int, ...]:
        """Return the machines that have not signed the set that ours signed in this step, ascending."""
        if self.step is None or self.is_over or self.hand.me is None:
            return ()
        return tuple(sorted(self._statements.rule_at(self._place()).unsigned(self.hand.me)))

    def named_by_others(self) -> MachineSet:
        """Return the machines that others have signed to leave out of the current step."""
        if self.step is None or self.is_over:
            return NOBODY
        return self._statements.rule_at(self._place()).named_by(set(self.hand.live) - {self.hand.me})

    @property
    def threshold(self) -> int:
        """How many machines must take part so that the current step can go on without the others."""
        return self._place().threshold

    def trust_as(self, other: "PartingStepping") -> None:
        """Continue the work of another dealer of this round.

        Ours signs in the same run, and keeps the other's choice between two words where nothing can change
        it.
        """
        self._run = other._run  # noqa: SLF001 - of our own kind
        self._kept |= other._kept  # noqa: SLF001
        for head, author in other._doubled:  # noqa: SLF001 - of our own kind
            past = other._past.get(head)  # noqa: SLF001
            if past is None or author in past.left or not other._is_final(head, author):  # noqa: SLF001
                continue
            word = _word_of(past, author)
            if word is not None:
                self._trusted[head, author] = word.id
            if (head, author) in other._false:  # noqa: SLF001
                self._kept[head] = other._following(head)  # noqa: SLF001

    def _missed(self) -> MachineSet:
        """Return the machines that our machine would leave out of the current step."""
        waited_for, unsigned = set(self.waiting_for()), set(self.unsigned())
        live, me = set(self.hand.live), self.hand.me
        return frozenset((self._given_up & (waited_for | unsigned)) | (self.hand.cheats & live)) - {me}

    def _speak_of_absence(self) -> None:
        """Sign what our machine has to say about leaving out, at this head and where others may still be."""
        me = self.hand.me
        if self.is_silent or me is None or self._is_elsewhere:
            return
        heads = [head for head in self._past if head in self._statements.heads]
        for head in heads:
            if me not in self._past[head].absent and self._is_open_for_somebody(head):
                self._speak_at(self._place(head), self._stance_after(head))
        if me not in self.hand.absent and self.step is not None:
            self._speak_at(self._place(), self._stance())

    def _speak_at(self, place: Place, stance: Stance) -> None:
        if not self._statements.speak(place, stance) or place.head in self._shown_at:
            return
        self._shown_at.add(place.head)
        past = self._past.get(place.head)
        words = [word.signed for word in self._words.values()] if past is None else past.words
        self._outbox.show(signed.raw for signed in words)
        if past is not None:
            self._outbox.show(self._statements.at(place.head))

    def _stance(self) -> Stance:
        held = frozenset(self._words) - self.hand.cheats
        missed, lacks = self._missed(), frozenset(self.waiting_for())
        return Stance(held, missed, lacks, self._doubled_at(self.hand.head), None)

    def _stance_after(self, head: bytes) -> Stance:
        past = self._past[head]
        held = frozenset(signed.envelope.peer for signed in past.words) - self.hand.cheats
        closed = past.left, self._following(head)
        return Stance(held, NOBODY, NOBODY, self._doubled_at(head), closed)

    def _doubled_at(self, head: bytes) -> MachineSet:
        """Return the machines that take part at a head and have signed two different words there."""
        return frozenset(author for at, author in self._doubled if at == head) - set(self._absent_at(head))

    def _absent_at(self, head: bytes) -> tuple[int, ...]:
        """Return the machines that had been left out before a head.

        None for a head that we have not reached.
        """
        if head == self.hand.head:
            return self.hand.absent
        return self._past[head].absent if head in self._past else ()

    def _place(self, head: bytes | None = None) -> Place:
        """Return the place of a head that we have reached; by default, that of the current step."""
        hand, past = self.hand, None if head is None else self._past.get(head)
        absent = hand.absent if past is None else past.absent
        step = self.step if past is None else past.step
        is_after = step is not None and step.kind in AFTER_THE_END
        live = frozenset(hand.machines) - set(absent)
        return Place(
            hand.head if head is None else head, live, 1 if is_after else hand.table.escrow_threshold
        )

    def _following(self, head: bytes) -> bytes:
        heads = [*self._past, self.hand.head]
        return heads[heads.index(head) + 1]

    def _is_open_for_somebody(self, head: bytes) -> bool:
        """Return whether another machine may still stand on a head that we have closed.

        It cannot once all have spoken since, unless one of them may go back.
        """
        return self.is_over or bool(self._doubled_at(head)) or bool(self._silent_since(head))

    def _silent_since(self, head: bytes) -> set[int]:
        """Return the machines with which the step at a head was closed, and which have not spoken since."""
        return set(self.hand.live) - self._past[head].left - self._spoken_since(head)

    def _spoken_since(self, head: bytes) -> set[int]:
        """Return the machines whose words counted on heads that followed this one."""
        heads = list(self._past)
        after = heads[heads.index(head) + 1 :]
        return {signed.envelope.peer for later in after for signed in self._past[later].words} | set(
            self._words
        )

    # Statements of others.

    def _take_statement(self, signed: Signed) -> list[DealEvent]:
        """Take in a statement made at a head that we have stood on."""
        place = self._place(signed.envelope.head)
        broken, events = self._statements.receive(place, signed), list[DealEvent]()
        if broken is not None and broken.rule == FORGOTTEN:
            events = self._forgive(broken.machine, *broken.evidence)
        elif broken is not None:
            events = self._prove(broken.machine, broken.rule, *broken.evidence)
        past = self._past.get(place.head)
        if past is not None:
            events += self._meet_certificate(place, past)
        for author in sorted(self._statements.false_at(place.head)):
            if (place.head, author) not in self._false and self._goes_on_without(place, author):
                self._false.add((place.head, author))
                events += self._distrust(place.head, author)
        return events

    def _goes_on_without(self, place: Place, author: int) -> bool:
        """Return whether our machine closes a step only without an author of false statements there.

        It does so where enough others remain. Whoever has no say does so once those that have are agreed.
        """
        me, rule, past = self.hand.me, self._statements.rule_at(place), self._past.get(place.head)
        step = self.step if past is None else past.step
        if self._reads_record or step is None or step.kind in _AS_IT_STANDS:
            return False
        if me is None or me not in place.live:
            return any(author in left for left in rule.complete())
        unheeded = self._statements.false_at(place.head)
        rest = place.live - rule.bound_without(me, unheeded) - unheeded
        return len(rest) >= place.threshold

    def _meet_certificate(self, place: Place, past: Past) -> list[DealEvent]:
        """Handle proof that the others closed a step without machines that we closed it with."""
        me = self.hand.me
        has_no_say = me is None or me in past.absent
        for left in self._certificates(place):
            if left > past.left and (has_no_say or me in left):
                self._is_elsewhere = True
                return [DecidedElsewhere(tuple(sorted(left - past.left)))]
        return []

    def _certificates(self, place: Place) -> list[MachineSet]:
        """Return the sets without which a step may close.

        A set that leaves too few machines binds only the machines that signed it.
        """
        complete, threshold = self._statements.rule_at(place).complete(), self.hand.table.escrow_threshold
        return [left for left in complete if self.hand.me not in left or len(place.live - left) >= threshold]

    # Two words of one machine at one head.

    def _distrust(self, head: bytes, author: int) -> list[DealEvent]:
        """Handle a machine of which what it said at a head may have had others close the step differently.

        It has signed two different words there, or statements that no honest machine makes.
        """
        self._doubled.add((head, author))
        if head == self.hand.head:
            word = None if self.is_over else self._words.get(author)
            if word is not None and (head, author) not in self._trusted:
                del self._words[author]
                self._inbox.take_back(word.signed)
                self.log.remove(word.signed.raw)
            return []
        past = self._past.get(head)
        if past is None or self.is_over or self._reads_record or self._is_final(head, author):
            return []
        is_without = author in past.left if (head, author) in self._false else _word_of(past, author) is None
        if is_without:
            return []
        self._is_elsewhere = True
        return [DecidedElsewhere((author,))]

    def _is_final(self, head: bytes, author: int) -> bool:
        """Return whether all machines must have closed a step over the same word of an author as we did.

        That is so once all the others have spoken since.
        """
        return (
            (head, author) in self._trusted
            or head in self._kept
            or self._silent_since(head) <= {author, self.hand.me}
        )

    def _false_at(self, head: bytes) -> MachineSet:
        return frozenset(author for at, author in self._false if at == head)

    def _open(self, step: Step) -> list[DealEvent]:
        self._given_up = NOBODY
        return super()._open(step)


def _word_of(past: Past, author: int) -> Signed | None:
    return next((signed for signed in past.words if signed.envelope.peer == author), None)
