"""The transcript of a round so far: the messages of the step at hand, and the steps closed before it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from net.deal.log.restarts import run_of, runs_before
from net.deal.round_deal import RoundDeal
from net.deal.steps.step import Step
from net.transcript import Signed, left_out, next_head


@dataclass(frozen=True, slots=True)
class StepMessage:
    """A machine's message in the step at hand: the envelope, and what it means."""

    signed: Signed
    meaning: Any


@dataclass(frozen=True, slots=True)
class ClosedStep:
    """A step that was closed.

    Attributes:
        step: the step.
        messages: the messages it closed over, by their authors ascending.
        absent: the machines that were excluded before it.
        left: the machines excluded in it.
    """

    step: Step
    messages: tuple[Signed, ...]
    absent: tuple[int, ...]
    left: frozenset[int]

    def message_of(self, author: int) -> Signed | None:
        """Return the message of an author that the step was closed over, if any."""
        return next((signed for signed in self.messages if signed.envelope.peer == author), None)


class RoundLog:
    """The common transcript of a round as one machine has it: each head follows from the step before it.

    Attributes:
        step: what the round waits for; None between its parts and at its end.
        messages: those that count in the step at hand, by author; of the last step while none is open.
        closed: the closed steps by the heads they began at, in order.
        entries: every envelope that counted, as it came, in the order of the steps. In a step that machines
            were left out in, first come the proofs of those that cheated, then the votes to exclude them.
        settled: the head of the last step in which all machines took part; the first head before any.
            Decisions before it are final.
        recent: the messages counted since the last step that all took part in began.
        is_over: whether nothing more will happen: the round is closed, or void.
    """

    def __init__(self, hand: RoundDeal) -> None:
        self._hand = hand
        self.step: Step | None = None
        self.messages: dict[int, StepMessage] = {}
        self.closed: dict[bytes, ClosedStep] = {}
        self.entries: list[bytes] = []
        self.settled = hand.head
        self.recent: list[Signed] = []
        self.is_over = False
        self._opened_at = 0

    # What has come.

    @property
    def head(self) -> bytes:
        """The head of the present step."""
        return self._hand.head

    @property
    def heads(self) -> list[bytes]:
        """All heads that our machine has come to, in order."""
        return [*self.closed, self.head]

    def waiting_for(self) -> tuple[int, ...]:
        """Return the machines whose message is missing now, ascending."""
        if self.step is None or self.is_over:
            return ()
        return tuple(m for m in self.step.machines if m not in self.messages and m not in self._hand.absent)

    def has_come_to(self, head: bytes) -> bool:
        """Return whether our machine has reached a head."""
        return head == self.head or head in self.closed

    def following(self, head: bytes) -> bytes:
        """Return the head that followed a closed step's."""
        return self.heads[self.heads.index(head) + 1]

    def absent_at(self, head: bytes) -> tuple[int, ...]:
        """Return the machines that were excluded before a head; none for a head that we have not reached."""
        if head == self.head:
            return self._hand.absent
        return self.closed[head].absent if head in self.closed else ()

    def spoken_since(self, head: bytes) -> set[int]:
        """Return the machines whose messages counted at heads after this one."""
        heads = list(self.closed)
        after = heads[heads.index(head) + 1 :]
        later = {signed.envelope.peer for at in after for signed in self.closed[at].messages}
        return later | self.messages.keys()

    def silent_since(self, head: bytes) -> set[int]:
        """Return the machines of the step closed at a head that have sent nothing since."""
        return set(self._hand.live) - self.closed[head].left - self.spoken_since(head)

    def head_after(self, messages: Iterable[Signed], left: Iterable[int]) -> bytes:
        """Return the head that follows if the step closes over these messages without these machines."""
        ids = [(signed.envelope.peer, signed.id) for signed in messages]
        return next_head(self.head, [*ids, *map(left_out, sorted(left))])

    # What is done to it.

    def open(self, step: Step) -> Step:
        """Begin a step with those of its machines that still take part; return it."""
        self.step = step = replace(step, machines=tuple(m for m in step.machines if m in self._hand.live))
        self.messages = {}
        self._opened_at = len(self.entries)
        return step

    def add(self, signed: Signed) -> None:
        """Enter an envelope of the step at hand."""
        self._hand.inbox.count(signed)
        self.entries += self._with_announcements((signed,))

    def count(self, signed: Signed, meaning: Any) -> None:  # noqa: ANN401 - the step's logic knows
        """Enter an envelope as its author's message in the step at hand."""
        self.add(signed)
        self.messages[signed.envelope.peer] = StepMessage(signed, meaning)

    def withdraw(self, author: int) -> None:
        """Let the message of an author in the step at hand wait again; it does not count."""
        signed = self.messages.pop(author).signed
        self._hand.inbox.take_back(signed)
        self.entries.remove(signed.raw)

    def choose(self, messages: dict[int, StepMessage], shown: Iterable[bytes]) -> None:
        """Let exactly these messages count in the step at hand.

        Args:
            messages: by author.
            shown: what is entered before them: proofs of cheats, and the votes to exclude machines.
        """
        for author, message in messages.items():
            if author not in self.messages:
                self._hand.inbox.count(message.signed)
        for author, message in self.messages.items():
            if author not in messages:
                self._hand.inbox.take_back(message.signed)
        self.messages = dict(messages)
        self.drop_step()
        spoken = self._with_announcements(messages[author].signed for author in sorted(messages))
        before = set(self.entries)
        self.entries += [raw for raw in dict.fromkeys((*shown, *spoken)) if raw not in before]

    def drop_step(self) -> None:
        """Remove the entries of the present step again: others may not have received them."""
        del self.entries[self._opened_at :]

    def close(self, step: Step, left: frozenset[int], *, absent: tuple[int, ...], is_last: bool) -> None:
        """Close the step at hand over its messages; the next head follows.

        Args:
            step: the step at hand.
            left: the machines excluded in it.
            absent: the machines that were excluded before it.
            is_last: whether it was the last step of the round.
        """
        spoken = [self.messages[author].signed for author in sorted(self.messages)]
        self.closed[self.head] = ClosedStep(step, tuple(spoken), absent, left)
        is_by_all = self.messages.keys() >= set(self._hand.live)
        self.settled = self.head if is_by_all else self.settled
        self.recent = spoken if is_by_all else self.recent + spoken
        self._hand.head = self.head_after(spoken, left)
        self.step, self.is_over = None, is_last

    def end(self) -> None:
        """End the round: it is void."""
        self.is_over = True

    def _with_announcements(self, messages: Iterable[Signed]) -> list[bytes]:
        """Return messages in order, each message of a restarted program after the announcements it needs."""
        found: list[bytes] = []
        for message in messages:
            known = self._hand.inbox.restarts(message.envelope.peer)
            found += (restart.signed.raw for restart in runs_before(run_of(message.envelope.seq), known)[0])
            found.append(message.raw)
        before = set(self.entries[: self._opened_at])
        return [raw for raw in dict.fromkeys(found) if raw not in before]
