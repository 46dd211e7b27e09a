"""The steps of a round as one machine goes through them: opened, spoken in, judged, closed."""

from typing import Any

from net.deal.events import DealEvent, HandVoid, StepOpened
from net.deal.findings import Findings
from net.deal.log.inbox import ANY_KIND
from net.deal.outbox import Outbox
from net.deal.own_run import OwnRun
from net.deal.round_deal import RoundDeal
from net.deal.round_log import RoundLog
from net.deal.steps.step import Breach, BrokenStep, Step
from net.deal.steps.table_of_steps import LOGIC
from net.errors import require
from net.transcript import GENESIS, Signed
from net.wire.codec import Message
from net.wire.deal import DrawRequest, decode_body
from net.wire.kinds import KIND_OF

DRAW = KIND_OF[DrawRequest]


class StepRunner:
    """Runs the steps: sends our machine's messages, judges those of others, and applies them.

    Attributes:
        log: the transcript of the round.
        findings: the proofs about machines.
        run: the run in which our machine signs.
        outbox: the envelopes to store and send.
        is_recalling: whether it replays messages from before a restart, and sends nothing meanwhile.
        invalid: the ids of messages that were judged to break a rule.
    """

    def __init__(self, hand: RoundDeal, *, draws_at_once: bool) -> None:
        """Prepare for the round, which is before its first step.

        Args:
            hand: the round.
            draws_at_once: whether our seats draw as soon as they are due to, without waiting for `draw`.
        """
        self.outbox = Outbox()
        self.log = RoundLog(hand)
        self.findings = Findings(hand, self.outbox)
        self.run = OwnRun(hand, self.outbox)
        self.is_recalling = False
        self.invalid: set[bytes] = set()
        self._hand = hand
        self._draws_at_once = draws_at_once

    @property
    def is_silent(self) -> bool:
        """Whether our machine must stay silent: it replays its earlier messages, or restarted too often."""
        return self.is_recalling or self.run.is_worn

    def recall(self) -> None:
        """Send nothing until `end_recall`: the following steps happened before a restart."""
        self.is_recalling = True

    def end_recall(self) -> None:
        """Speak again."""
        self.is_recalling = False
        self.speak_up()

    def open(self, step: Step) -> list[DealEvent]:
        """Begin a step, and send the message that our machine can send in it without a decision."""
        opened = self.log.open(step)
        self.speak_up()
        return [StepOpened(opened.kind, opened.machines)]

    def take(self, step: Step, signed: Signed) -> list[DealEvent]:
        """Judge a message that is due, and count it."""
        author, inbox = signed.envelope.peer, self._hand.inbox
        meaning = self.meaning(step, signed)
        if not isinstance(meaning, Breach):
            self.log.count(signed, meaning)
            return []
        self.invalid.add(signed.id)
        earlier = [shown for kind in meaning.against for shown in inbox.last(author, kind)]
        return self.findings.prove(author, meaning.rule, *earlier, signed)

    def meaning(self, step: Step, signed: Signed) -> Any:  # noqa: ANN401 - its logic knows
        """Return what a message in a step means, or the rule it breaks."""
        envelope = signed.envelope
        if envelope.peer not in step.machines:
            return Breach("unasked")
        if not self._hand.inbox.is_next(signed):
            return Breach("broken_chain", (ANY_KIND,))
        if envelope.kind != step.kind:
            return Breach("wrong_kind")
        body = decode_body(envelope.kind, envelope.body)
        if body is None:
            return Breach("malformed_body")
        return LOGIC[step.kind](self._hand, step).read(envelope.peer, body)

    def close(self, step: Step, left: frozenset[int]) -> tuple[list[DealEvent], Step | None]:
        """Process the messages of all machines but the excluded ones; return the events and the next step."""
        messages = self.log.messages
        absent = tuple(machine for machine in self._hand.absent if machine not in left)  # some may come back
        meanings = {machine: messages[machine].meaning for machine in sorted(messages)}
        closing = LOGIC[step.kind](self._hand, step).close(meanings)
        if isinstance(closing, BrokenStep):
            return self._break(closing) + self.void("left_before_deal", (closing.machine,)), None
        self.log.close(step, left, absent=absent, is_last=closing.is_last)
        cheats = [event for broken in closing.cheats for event in self._break(broken)]
        return [*cheats, *closing.events], closing.step

    def _break(self, broken: BrokenStep) -> list[DealEvent]:
        inbox = self._hand.inbox
        shown = [signed for machine, kind in broken.shown for signed in inbox.last(machine, kind)]
        return self.findings.prove(broken.machine, broken.rule, *shown)

    def void(self, reason: str, machines: tuple[int, ...]) -> list[DealEvent]:
        """End the round as void, for a reason that names machines."""
        self.log.end()
        return [HandVoid(reason, machines)]

    # Our own messages.

    def speak_up(self) -> None:
        """Speak in the open step if it names us, leaves nothing to choose, and we have not spoken in it."""
        step = self.log.step
        if step is None or self.is_silent or self._hand.me not in self.log.waiting_for():
            return
        if self._hand.inbox.at(self._hand.machine, self._hand.head):
            return
        if step.kind != DRAW or self._draws_at_once:
            self.speak()

    def speak(self) -> None:
        """Send the message that our machine can send in the present step by itself, if there is one."""
        step = self.log.step
        said = None if step is None else LOGIC[step.kind](self._hand, step).speak()
        if said is not None:
            self.say(said)

    def say(self, said: tuple[Message, Any]) -> None:
        """Sign, send and count a message of ours that is known to be valid."""
        body, meaning = said
        self.log.count(self.sign(body), meaning)

    def sign(self, body: Message) -> Signed:
        """Sign a message of ours under the next number and put it into the outbox."""
        self.run.enter(0)
        last = self._hand.inbox.last_known(self._hand.machine)
        seq, prev = (0, GENESIS) if last is None else (last.envelope.seq + 1, last.id)
        return self.outbox.sign(self._hand, seq, prev, body)

    def check_due(self, kind: str) -> None:
        """Raise LocalProtocolError unless our machine owes the step at hand a message of this kind."""
        step = self.log.step
        is_due = step is not None and step.kind == kind and not self.is_silent
        require(
            f"no {kind} is due from this machine", is_due and self._hand.machine in self.log.waiting_for()
        )
