"""Messages at unexpected heads: the differing envelopes are shown to all machines, once."""

from net.deal.events import DealEvent, Refused
from net.deal.round_deal import RoundDeal
from net.deal.step_runner import StepRunner
from net.deal.steps.rejoin import REJOIN


class Strays:
    """The machines whose next message stands on a head that ours does not know."""

    def __init__(self, hand: RoundDeal, runner: StepRunner) -> None:
        self._inbox, self._me = hand.inbox, hand.me
        self._log, self._outbox = runner.log, runner.outbox
        self._authors: set[int] = set()

    def begin_step(self) -> None:
        """Reset what belongs to one step, because another step has begun."""
        self._authors = set()

    def handle(self) -> list[DealEvent]:
        """Handle messages that should be due but stand on heads that we do not know.

        All heads were equal when the last step that all took part in began. If they differ now, some machine
        has sent different messages to different machines since. Every machine shows once the envelopes its
        head is made of. This exposes the culprit, which has signed two messages at one head.
        """
        events: list[DealEvent] = []
        for author in self._log.waiting_for():
            following = [
                signed
                for signed in self._inbox.waiting(author)
                if signed.envelope.seq == self._inbox.next_seq(author) and signed.envelope.kind != REJOIN
            ]
            is_stray = any(not self._log.has_come_to(signed.envelope.head) for signed in following)
            if author in self._authors or author == self._me or not is_stray:
                continue
            if not self._authors:
                self._outbox.show(shown.raw for shown in self._log.recent)
            self._authors.add(author)
            events.append(Refused("other_head"))
        return events
