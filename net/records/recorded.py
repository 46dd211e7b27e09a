"""A finished record gone through: what follows in it from what comes before it, and what proves a cheat.

The rules of play are those of the dealer. But a record is in an order: what cannot be judged where it stands
is never judged later. And nothing is too much, for a record has a size (docs/protocol.md, 11).
"""

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from itertools import combinations

from net.deal.events import DealEvent
from net.deal.exclusion.exclusion import StepExclusion
from net.deal.exclusion.step_closer import ClosingChoice, StepCloser
from net.deal.exclusion.vote_log import VOTE_KINDS, HeadContext
from net.deal.intake import Intake
from net.deal.log.restarts import (
    STEPLESS,
    PairFinding,
    Restart,
    compare,
    evidence,
    run_of,
    runs_before,
)
from net.deal.protocol import DealProtocol
from net.deal.round_deal import RoundDeal
from net.deal.round_log import ClosedStep
from net.deal.step_runner import StepRunner
from net.deal.steps.step import Step
from net.transcript import Signed, read


class RecordExclusion(StepExclusion):
    """The votes of a record. Nothing is rolled back for them: the record tells how the round went on."""

    def _goes_on_without(self, place: HeadContext, author: int) -> bool:  # noqa: ARG002
        return False

    def _meet_certificate(self, place: HeadContext, past: ClosedStep) -> list[DealEvent]:  # noqa: ARG002
        return []


class RecordCloser(StepCloser):
    """Closes the steps of a record as the heads of what follows show.

    Attributes:
        next_head: of the envelope that follows; None at the end.
    """

    next_head: bytes | None = None

    def closing(self, step: Step) -> ClosingChoice | None:
        """Return the way to the head of the next envelope; else over all messages; at the end, any.

        While more of the record stands on the present head the step is open.
        """
        if self.next_head == self._hand.head:
            return None
        ways = list(self._allowed_ways(step))
        named = (way for way in ways if self.next_head in (None, self._head_by(way)))
        return next(named, next((way for way in ways if not way.left), None))

    def _named_ways(
        self,
        step: Step,  # noqa: ARG002
        place: HeadContext,  # noqa: ARG002
        way: ClosingChoice,  # noqa: ARG002
        lacking: list[int],  # noqa: ARG002
    ) -> Iterator[ClosingChoice]:
        """Yield nothing: a record holds the one message over which a step was closed."""
        return iter(())

    def meet_strays(self) -> list[DealEvent]:
        """Do nothing: nobody can be asked."""
        return []


class RecordIntake(Intake):
    """Takes in the envelopes of a record; their signatures have been verified.

    Attributes:
        placed: the messages that stand where they are due, right or wrong, by id.
        voted: the ids of the votes that are right where they stand.
    """

    def __init__(self, hand: RoundDeal, runner: StepRunner, exclusion: StepExclusion) -> None:
        super().__init__(hand, runner, exclusion)
        self.placed: dict[bytes, Signed] = {}
        self.voted: set[bytes] = set()
        self._invalid = runner.invalid
        self._heard: dict[bytes, int] = {}
        """The ids of all envelopes, and which each was."""
        self._said: dict[tuple[int, bytes], dict[int, list[Signed]]] = {}
        """The messages of an author at a head, by run; those of no step left out."""
        self._numbered: dict[tuple[int, int], Signed] = {}
        """The first message of an author under a number."""

    def keep(self, raw: bytes) -> list[DealEvent]:
        """Take in the next envelope of the record."""
        signed = read(raw)
        if signed is None or signed.id in self._heard:
            return []
        self._heard[signed.id] = len(self._heard)
        is_vote = signed.envelope.kind in VOTE_KINDS
        return self._hear_vote(signed) if is_vote else self._hear_message(signed)

    def _hear_vote(self, signed: Signed) -> list[DealEvent]:
        head, author = signed.envelope.head, signed.envelope.peer
        if not self._log.has_come_to(head) or author in self._log.absent_at(head):
            return []
        votes = self._exclusion.votes
        if not votes.can_judge(self._exclusion.place(head), signed):
            return []
        events = self._exclusion.take_vote(signed)
        if not self._log.is_over and author not in votes.false_at(head):
            self.voted.add(signed.id)
        return events

    def _hear_message(self, signed: Signed) -> list[DealEvent]:
        if not self._inbox.keep(signed, room=None):
            return []
        envelope, log = signed.envelope, self._log
        is_at_hand = envelope.head == log.head and log.step is not None and not log.is_over
        is_asked = envelope.peer in self._hand.live and envelope.peer not in log.messages
        is_next = envelope.seq >= self._inbox.next_seq(envelope.peer) and self._inbox.is_announced(signed)
        if is_at_hand and is_asked and is_next and envelope.kind not in STEPLESS:
            self.placed[signed.id] = signed
        else:
            self._invalid.add(signed.id)
        return self._judge(signed)

    def _compare(self, signed: Signed, runs: object = None) -> list[DealEvent]:  # noqa: ARG002 - all is compared
        """Compare a message with the first of its number, and with all at its head that tell anything."""
        author, head, run = signed.envelope.peer, signed.envelope.head, run_of(signed.envelope.seq)
        first = self._numbered.setdefault((author, signed.envelope.seq), signed)
        events = self._find(first, signed)
        if signed.envelope.kind in STEPLESS:
            return events
        said, is_proven = self._said.setdefault((author, head), {}), author in self._findings.proofs
        told: AbstractSet[int] = set() if is_proven else self._told(author, said) | {run}
        for other in (one for known in told for one in said.get(known, ())):
            events += self._find(other, signed)
        said.setdefault(run, []).append(signed)
        return events

    def _told(self, author: int, said: Mapping[int, list[Signed]]) -> AbstractSet[int]:
        """Return the runs of what was said of which an announcement tells: none else can be judged."""
        return self._inbox.told_runs(author) & said.keys()

    def _judge_anew(self, restart: Restart) -> list[DealEvent]:
        events, author = list[DealEvent](), restart.machine
        restarts = self._inbox.restarts(author)
        fresh = {run for run in self._inbox.told_runs(author) if restart in runs_before(run, restarts)[0]}
        for (other, _), said in self._said.items():
            if other == author and len(said) > 1 and author not in self._findings.proofs:
                messages = [(one, run) for run in self._told(author, said) for one in said[run]]
                messages.sort(key=lambda pair: self._heard[pair[0].id])
                for (one, first), (another, second) in combinations(messages, 2):
                    if first in fresh or second in fresh:
                        events += self._find(one, another)
        return events

    def _find(self, other: Signed, signed: Signed) -> list[DealEvent]:
        """Handle what two messages of one author prove; neither is taken back for it."""
        author = signed.envelope.peer
        if author in self._findings.proofs:
            return []
        restarts = self._inbox.restarts(author)
        finding = compare(other, signed, restarts)
        if finding is PairFinding.PROOF:
            return self._findings.prove(author, "equivocation", *evidence(other, signed, restarts))
        is_excused = finding is PairFinding.EXCUSED
        return self._findings.forgive(author, *evidence(other, signed, restarts)) if is_excused else []


class RecordedDealer(DealProtocol):
    """An observer's dealer that takes the envelopes of a record one by one."""

    def __init__(self, hand: RoundDeal) -> None:
        super().__init__(hand)
        self._exclusion = RecordExclusion(hand, self._runner)
        self._closer = self._record_closer = RecordCloser(hand, self._runner, self._exclusion)
        self._intake = self._record_intake = RecordIntake(hand, self._runner, self._exclusion)

    def read_up_to(self, next_head: bytes | None) -> None:
        """Take note of the head of the envelope behind the one that comes next; None if none does."""
        self._record_closer.next_head = next_head

    def end(self) -> list[DealEvent]:
        """End the record: the round is void if it waits, and too few take part without the cheats."""
        cheats = tuple(sorted(self.hand.cheats & set(self.hand.live)))
        is_void = self.step is not None and not self.is_over and self.is_too_few_without(cheats)
        return self._runner.void("too_few_machines", cheats) if cheats and is_void else []

    def followed(self) -> set[bytes]:
        """Return the ids of the envelopes that follow, where they stand, from what comes before them."""
        intake, invalid = self._record_intake, self._runner.invalid
        right = [signed for told, signed in intake.placed.items() if told not in invalid]
        needed = (
            restart.signed
            for signed in right
            for restart in runs_before(
                run_of(signed.envelope.seq), self._inbox.restarts(signed.envelope.peer)
            )[0]
        )
        return intake.voted | {signed.id for signed in (*right, *needed)}
