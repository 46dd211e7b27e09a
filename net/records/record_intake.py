"""The envelopes of a record as they are taken in: what follows from what comes before it, and what does not.

A record is in an order: what cannot be judged where it stands is never judged later. And nothing is too much,
for a record has a size (docs/protocol.md, 11).
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from itertools import combinations

from net.deal.events import DealEvent
from net.deal.exclusion.exclusion import StepExclusion
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.log.restarts import STEPLESS, Restart, run_of, runs_before
from net.deal.message_judge import MessageJudge, judge_pair
from net.deal.round_deal import RoundDeal
from net.deal.step_runner import StepRunner
from net.transcript import Signed, read


class RecordIntake:
    """Takes in the envelopes of a record; their signatures have been verified."""

    def __init__(self, hand: RoundDeal, runner: StepRunner, exclusion: StepExclusion) -> None:
        self._hand, self._inbox = hand, hand.inbox
        self._log, self._invalid = runner.log, runner.invalid
        self._exclusion = exclusion
        self._judge = MessageJudge(hand, runner, RecordPairJudge(hand, runner))
        self._taken: set[bytes] = set()
        """The ids of all envelopes."""
        self._placed: dict[bytes, Signed] = {}
        """The messages that stand where they are due, right or wrong, by id."""
        self._voted: set[bytes] = set()
        """The ids of the votes that are right where they stand."""

    def is_known(self, signed: Signed) -> bool:
        """Return whether exactly this envelope has come already."""
        return signed.id in self._taken

    def keep(self, raw: bytes) -> list[DealEvent]:
        """Take in the next envelope of the record."""
        signed = read(raw)
        if signed is None or self.is_known(signed):
            return []
        self._taken.add(signed.id)
        is_vote = signed.envelope.kind in VOTE_KINDS
        return self._keep_vote(signed) if is_vote else self._keep_message(signed)

    def followed(self) -> set[bytes]:
        """Return the ids of the envelopes that follow, where they stand, from what comes before them."""
        right = [signed for told, signed in self._placed.items() if told not in self._invalid]
        needed = (
            restart.signed
            for signed in right
            for restart in runs_before(
                run_of(signed.envelope.seq), self._inbox.restarts(signed.envelope.peer)
            )[0]
        )
        return self._voted | {signed.id for signed in (*right, *needed)}

    def _keep_vote(self, signed: Signed) -> list[DealEvent]:
        """Take in a vote. Nothing is rolled back for it: the record tells how the round went on."""
        head, author = signed.envelope.head, signed.envelope.peer
        if not self._log.has_come_to(head) or author in self._log.absent_at(head):
            return []
        votes = self._exclusion.votes
        if not votes.can_judge(self._exclusion.place(head), signed):
            return []
        events = self._exclusion.judge_vote(signed)
        if not self._log.is_over and author not in votes.false_at(head):
            self._voted.add(signed.id)
        return events

    def _keep_message(self, signed: Signed) -> list[DealEvent]:
        if not self._inbox.keep(signed, room=None):
            return []
        envelope, log = signed.envelope, self._log
        is_at_hand = envelope.head == log.head and log.step is not None and not log.is_over
        is_asked = envelope.peer in self._hand.live and envelope.peer not in log.messages
        is_next = envelope.seq >= self._inbox.next_seq(envelope.peer) and self._inbox.is_announced(signed)
        if is_at_hand and is_asked and is_next and envelope.kind not in STEPLESS:
            self._placed[signed.id] = signed
        else:
            self._invalid.add(signed.id)
        return self._judge.judge(signed)


class RecordPairJudge:
    """Compares the messages of a record, as far as its order allows. None is taken back for it."""

    def __init__(self, hand: RoundDeal, runner: StepRunner) -> None:
        self._inbox, self._findings = hand.inbox, runner.findings
        self._order: dict[bytes, int] = {}
        """The messages by id, in the order of the record."""
        self._said: dict[tuple[int, bytes], dict[int, list[Signed]]] = {}
        """The messages of an author at a head, by run; those of no step left out."""
        self._numbered: dict[tuple[int, int], Signed] = {}
        """The first message of an author under a number."""

    def judge(self, signed: Signed) -> list[DealEvent]:
        """Compare a message with the first of its number, and with all at its head that tell anything."""
        self._order[signed.id] = len(self._order)
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

    def judge_anew(self, restart: Restart) -> list[DealEvent]:
        """Compare the messages once more that an announcement says something about."""
        events, author = list[DealEvent](), restart.machine
        restarts = self._inbox.restarts(author)
        fresh = {run for run in self._inbox.told_runs(author) if restart in runs_before(run, restarts)[0]}
        for (other, _), said in self._said.items():
            if other == author and len(said) > 1 and author not in self._findings.proofs:
                messages = [(one, run) for run in self._told(author, said) for one in said[run]]
                messages.sort(key=lambda pair: self._order[pair[0].id])
                for (one, first), (another, second) in combinations(messages, 2):
                    if first in fresh or second in fresh:
                        events += self._find(one, another)
        return events

    def _told(self, author: int, said: Mapping[int, list[Signed]]) -> AbstractSet[int]:
        """Return the runs of what was said of which an announcement tells: none else can be judged."""
        return self._inbox.told_runs(author) & said.keys()

    def _find(self, other: Signed, signed: Signed) -> list[DealEvent]:
        """Handle what two messages of one author prove."""
        author = signed.envelope.peer
        if author in self._findings.proofs:
            return []
        return judge_pair(self._findings, other, signed, self._inbox.restarts(author))[1]
