"""Envelopes from other machines: checked, and stored until they are due."""

from net.deal.events import DealEvent, Refused
from net.deal.exclusion.exclusion import StepExclusion
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.log.inbox import LIARS_BYTES, WAITING_BYTES
from net.deal.memory import Kept
from net.deal.message_judge import LivePairJudge, MessageJudge
from net.deal.round_deal import RoundDeal
from net.deal.step_runner import StepRunner
from net.transcript import Signed, read, why_foreign


class Intake:
    """Takes in envelopes from anywhere; never raises on what they hold, and keeps a bounded number."""

    def __init__(self, hand: RoundDeal, runner: StepRunner, exclusion: StepExclusion) -> None:
        self._hand, self._inbox = hand, hand.inbox
        self._log, self._outbox = runner.log, runner.outbox
        self._exclusion = exclusion
        self._judge = MessageJudge(hand, runner, LivePairJudge(hand, runner, exclusion))

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
        events = self._keep_vote(signed) if is_vote else self._keep_message(signed)
        if not any(isinstance(event, Refused) for event in events):
            self._outbox.memories.append(Kept(raw))
        return events

    def _keep_vote(self, signed: Signed) -> list[DealEvent]:
        """Take in a vote at a head we have come to, even after the round is over; keep others until then."""
        head, votes = signed.envelope.head, self._exclusion.votes
        if not self._log.has_come_to(head):
            return [] if votes.wait(signed) else [Refused("too_far_ahead")]
        is_settled = head in self._log.closed and not self._exclusion.is_open_for_somebody(head)
        place = self._exclusion.place(head)
        is_idle = votes.is_idle(place, signed)
        if is_settled or is_idle or not votes.has_room(place, signed):
            return [Refused("settled" if is_settled else "too_far_ahead")]
        return self._exclusion.take_vote(signed) + self._exclusion.speak()

    def _keep_message(self, signed: Signed) -> list[DealEvent]:
        author = signed.envelope.peer
        room = LIARS_BYTES if author in self._hand.cheats else WAITING_BYTES
        if not self._inbox.keep(signed, head=self._hand.head, past=self._log.closed, room=room):
            return [Refused("too_far_ahead")]
        return self._judge.judge(signed)
