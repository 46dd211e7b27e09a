"""Envelopes from other machines: stored until they are due, and compared with their author's earlier ones."""

from collections.abc import Set as AbstractSet

from net.deal.events import DealEvent, Refused
from net.deal.exclusion.exclusion import StepExclusion
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.log.inbox import LIARS_BYTES, WAITING_BYTES
from net.deal.log.restarts import (
    MOST_RESTARTS,
    STEPLESS,
    PairFinding,
    Restart,
    compare,
    evidence,
    read_restart,
)
from net.deal.memory import Kept
from net.deal.round_deal import RoundDeal
from net.deal.step_runner import StepRunner
from net.transcript import Signed, read, why_foreign


class Intake:
    """Takes in envelopes from anywhere; never raises on what they hold, and keeps a bounded number."""

    def __init__(self, hand: RoundDeal, runner: StepRunner, exclusion: StepExclusion) -> None:
        self._hand, self._inbox = hand, hand.inbox
        self._log, self._findings, self._outbox = runner.log, runner.findings, runner.outbox
        self._exclusion = exclusion

    def is_known(self, signed: Signed) -> bool:
        """Return whether exactly this envelope has come already."""
        is_vote = signed.envelope.kind in VOTE_KINDS
        return (self._exclusion.votes if is_vote else self._inbox).is_known(signed)

    def keep(self, raw: bytes) -> list[DealEvent]:
        """Let an envelope wait until it is due, if it may belong to the round."""
        signed = read(raw)
        if signed is None:
            return [] if self._log.is_over else [Refused("malformed")]
        is_vote = signed.envelope.kind in VOTE_KINDS
        if self.is_known(signed):  # after the end too: with others, what comes may show what its author is
            return []
        rule = why_foreign(signed, self._hand.stream)
        if rule is None and is_vote and signed.envelope.peer in self._log.absent_at(signed.envelope.head):
            rule = "absent_machine"
        if rule is not None:
            return [Refused(rule)]
        events = self._hear_vote(signed) if is_vote else self._hear_message(signed)
        if not any(isinstance(event, Refused) for event in events):
            self._outbox.memories.append(Kept(raw))
        return events

    def _hear_vote(self, signed: Signed) -> list[DealEvent]:
        """Take in a vote at a head we have come to, even after the round is over; keep others until then."""
        head, votes = signed.envelope.head, self._exclusion.votes
        if not self._log.has_come_to(head):
            return [] if votes.wait(signed) else [Refused("too_far_ahead")]
        is_settled = head in self._log.closed and not self._exclusion.is_open_for_somebody(head)
        place = self._exclusion.place(head)
        is_idle = votes.is_idle(place, signed)
        if is_settled or is_idle or not votes.has_room(place, signed):
            return [Refused("settled" if is_settled else "too_far_ahead")]
        events = self._exclusion.take_vote(signed)
        self._exclusion.speak()
        return events

    def _hear_message(self, signed: Signed) -> list[DealEvent]:
        author = signed.envelope.peer
        room = LIARS_BYTES if author in self._hand.cheats else WAITING_BYTES
        if not self._inbox.keep(signed, head=self._hand.head, past=self._log.closed, room=room):
            return [Refused("too_far_ahead")]
        return self._judge(signed)

    def _judge(self, signed: Signed) -> list[DealEvent]:
        """Handle what a message proves by itself and with its author's others, before it is due."""
        author, events = signed.envelope.peer, list[DealEvent]()
        restarts, restart = self._inbox.restarts(author), read_restart(signed)
        if restart is not None and len(restarts) > MOST_RESTARTS:  # no honest program has said so many
            events += self._findings.forgive(author, *(known.signed for known in restarts.values()))
        events += self._compare(signed)
        if self._is_unasked(signed):
            events += self._findings.prove(author, "unasked", signed)
        return events if restart is None else events + self._judge_anew(restart)

    def _is_unasked(self, signed: Signed) -> bool:
        """Return whether a message stands in a closed step that did not ask its author, who took part.

        Where the step is at hand it is judged there: so all find the same, however far they have come.
        """
        past, author = self._log.closed.get(signed.envelope.head), signed.envelope.peer
        is_message = signed.envelope.kind not in STEPLESS
        return is_message and past is not None and author not in (*past.step.machines, *past.absent)

    def _judge_anew(self, restart: Restart) -> list[DealEvent]:
        """Compare only the messages that an announcement says something about, for very many may wait."""
        told, following = self._inbox.tells_of(restart), self._inbox.following(restart)
        return [event for message in following for event in self._compare(message, told)]

    def _compare(self, signed: Signed, runs: AbstractSet[int] | None = None) -> list[DealEvent]:
        """Handle what a message proves together with its author's others, as `_beside` finds them."""
        author, events, head = signed.envelope.peer, list[DealEvent](), signed.envelope.head
        if author in self._findings.proofs and self._exclusion.equivocates(author, head):
            return []  # all that it could show is known
        restarts = self._inbox.restarts(author)
        for other in self._beside(signed, runs):
            finding = compare(other, signed, restarts)
            if finding is PairFinding.PROOF:
                shown = evidence(other, signed, restarts)
                events += self._findings.prove(author, "equivocation", *shown)
            elif finding is PairFinding.EXCUSED:
                events += self._findings.forgive(author, *evidence(other, signed, restarts))
            is_judged = finding in {PairFinding.PROOF, PairFinding.EXCUSED}
            if is_judged and other.envelope.head == head:
                return events + self._exclusion.distrust(head, author)
        return events

    def _beside(self, signed: Signed, runs: AbstractSet[int] | None) -> list[Signed]:
        """Return the author's other messages at its head or of its number.

        Of those that wait at its head, the ones of `runs`.
        """
        author, head = signed.envelope.peer, signed.envelope.head
        past = self._log.closed.get(head)
        closed = None if past is None else past.message_of(author)
        said = [] if closed is None else [closed]
        if head == self._hand.head and author in self._log.messages:
            said.append(self._log.messages[author].signed)
        said += self._inbox.beside(signed, runs)
        is_message = signed.envelope.kind not in STEPLESS
        same = [one for one in said if is_message and one.envelope.kind not in STEPLESS]
        numbered = self._inbox.other(signed)
        found = [*same, *(() if numbered is None else (numbered,))]
        return [one for one in found if one.id != signed.id]
