"""Messages judged when they arrive, before they are due: alone, and against the author's other messages."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Protocol

from net.deal.events import DealEvent
from net.deal.exclusion.exclusion import StepExclusion
from net.deal.findings import Findings
from net.deal.log.restarts import (
    MOST_RESTARTS,
    STEPLESS,
    PairFinding,
    Restart,
    compare,
    evidence,
    read_restart,
)
from net.deal.round_deal import RoundDeal
from net.deal.step_runner import StepRunner
from net.transcript import Signed


class PairJudge(Protocol):
    """Handles what two messages of one author prove together."""

    def judge(self, signed: Signed) -> list[DealEvent]:
        """Compare a message that has been kept with its author's others."""

    def judge_anew(self, restart: Restart) -> list[DealEvent]:
        """Compare again the messages that an announcement concerns."""


class MessageJudge:
    """Judges each message once, when it arrives."""

    def __init__(self, hand: RoundDeal, runner: StepRunner, pairs: PairJudge) -> None:
        self._inbox, self._log, self._findings = hand.inbox, runner.log, runner.findings
        self._pairs = pairs

    def judge(self, signed: Signed) -> list[DealEvent]:
        """Judge a message that has been stored, and handle what it proves."""
        author, events = signed.envelope.peer, list[DealEvent]()
        restarts, restart = self._inbox.restarts(author), read_restart(signed)
        if restart is not None and len(restarts) > MOST_RESTARTS:  # no honest program has said so many
            events += self._findings.forgive(author, *(known.signed for known in restarts.values()))
        events += self._pairs.judge(signed)
        if self._is_unasked(signed):
            events += self._findings.prove(author, "unasked", signed)
        return events if restart is None else events + self._pairs.judge_anew(restart)

    def _is_unasked(self, signed: Signed) -> bool:
        """Return whether a message stands in a closed step that did not ask its author, who took part.

        Messages of the step at hand are judged there, so that all machines find the same, however far they
        are.
        """
        past, author = self._log.closed.get(signed.envelope.head), signed.envelope.peer
        is_message = signed.envelope.kind not in STEPLESS
        return is_message and past is not None and author not in (*past.step.machines, *past.absent)


def judge_pair(
    findings: Findings, one: Signed, other: Signed, restarts: Mapping[int, Restart]
) -> tuple[bool, list[DealEvent]]:
    """Handle what two messages of one author prove together, judged by the restarts that it has announced.

    Return whether they prove a cheat or a disk that lost messages, and the events of anything new.
    """
    finding, author = compare(one, other, restarts), other.envelope.peer
    if finding is PairFinding.PROOF:
        return True, findings.prove(author, "equivocation", *evidence(one, other, restarts))
    if finding is PairFinding.EXCUSED:
        return True, findings.forgive(author, *evidence(one, other, restarts))
    return False, []


class LivePairJudge:
    """Compares messages of a round in progress, in bounded time. No step closes over equivocating ones."""

    def __init__(self, hand: RoundDeal, runner: StepRunner, exclusion: StepExclusion) -> None:
        self._hand, self._inbox = hand, hand.inbox
        self._log, self._findings = runner.log, runner.findings
        self._exclusion = exclusion

    def judge(self, signed: Signed) -> list[DealEvent]:
        """Handle what a message proves together with its author's others, as `_beside` finds them."""
        return self._compare(signed, None)

    def judge_anew(self, restart: Restart) -> list[DealEvent]:
        """Compare only the messages that an announcement concerns, because very many may be waiting."""
        told, following = self._inbox.tells_of(restart), self._inbox.following(restart)
        return [event for message in following for event in self._compare(message, told)]

    def _compare(self, signed: Signed, runs: AbstractSet[int] | None) -> list[DealEvent]:
        author, events, head = signed.envelope.peer, list[DealEvent](), signed.envelope.head
        if author in self._findings.proofs and self._exclusion.equivocates(author, head):
            return []  # all that it could show is known
        restarts, is_at_head = self._inbox.restarts(author), False
        # All are looked at: behind a pair that a lost disk excuses may stand one that proves a cheat.
        for other in self._beside(signed, runs):
            is_judged, shown = judge_pair(self._findings, other, signed, restarts)
            events += shown
            is_at_head |= is_judged and other.envelope.head == head
        return events + self._exclusion.distrust(head, author) if is_at_head else events

    def _beside(self, signed: Signed, runs: AbstractSet[int] | None) -> list[Signed]:
        """Return the author's other messages at its head or of its number.

        Of those that wait at its head, only the ones of `runs`.
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
