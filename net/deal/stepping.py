"""The steps of a round as one machine goes through them: opened, spoken in, judged, closed."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from net.deal.events import CheatProven, DealEvent, HandVoid, StepOpened, WordsForgotten
from net.deal.log.inbox import ANY_KIND
from net.deal.log.restarts import MOST_RESTARTS, draw_run, first_number, last_known, run_of, runs_before
from net.deal.outbox import Outbox
from net.deal.round_deal import RoundDeal
from net.deal.steps.step import Breach, BrokenStep, Step
from net.deal.steps.table_of_steps import LOGIC
from net.errors import require
from net.transcript import GENESIS, Signed, left_out, next_head
from net.wire.codec import Message
from net.wire.deal import DrawRequest, Restarted, decode_body
from net.wire.kinds import KIND_OF

DRAW = KIND_OF[DrawRequest]


@dataclass(frozen=True, slots=True)
class Word:
    """What a machine has said in the step at hand: the envelope, and what it means."""

    signed: Signed
    meaning: Any


@dataclass(frozen=True, slots=True)
class Past:
    """A step that was closed.

    Attributes:
        step: which.
        words: over which words, by their authors ascending.
        absent: who had been left out before.
        left: the machines left out in it.
    """

    step: Step
    words: tuple[Signed, ...]
    absent: tuple[int, ...]
    left: frozenset[int]


class Stepping:
    """Where a round stands, and how it goes on once all have spoken.

    Attributes:
        hand: all that is known of the round.
        step: what the round waits for, None between its parts and at its end.
        log: every envelope that counted, as it came, in the order of the steps. In a step that machines were
            left out in, first come the proofs of those that cheated, then what was signed about leaving out.
        proofs: of each machine that is proven to have cheated, how.
        forgotten: of each machine whose disk has forgotten what it had said, what shows that.
        is_over: whether nothing more will happen: the round is closed, or void.
        settled: the head of the last step in which all machines took part; the first head before any.
            Decisions before it are final.
    """

    def __init__(self, hand: RoundDeal, *, draws_at_once: bool) -> None:
        self.hand = hand
        self.step: Step | None = None
        self.log: list[bytes] = []
        self.proofs: dict[int, CheatProven] = {}
        self.forgotten: dict[int, WordsForgotten] = {}
        self.is_over = False
        self.settled = hand.head
        self._draws_at_once = draws_at_once
        self._is_recalling = False
        self._run = None if hand.is_restarted else 0
        self._outbox = Outbox()
        self._inbox = hand.inbox
        self._words: dict[int, Word] = {}
        self._opened_at = 0
        self._recent: list[Signed] = []
        self._found_false: set[bytes] = set()
        self._past: dict[bytes, Past] = {}

    def waiting_for(self) -> tuple[int, ...]:
        """Return the machines whose word is missing now, ascending."""
        if self.step is None or self.is_over:
            return ()
        return tuple(m for m in self.step.machines if m not in self._words and m not in self.hand.absent)

    @property
    def evidence(self) -> tuple[bytes, ...]:
        """The envelopes that prove cheats, or show that disks have forgotten something, as they came."""
        proven = (raw for event in self.proofs.values() for raw in event.evidence)
        forgotten = (raw for event in self.forgotten.values() for raw in event.evidence)
        return tuple(dict.fromkeys((*proven, *forgotten)))

    @property
    def is_silent(self) -> bool:
        """Whether our machine must stay silent: it recalls its earlier words, or restarted too often."""
        me, is_new = self.hand.me, self._run is None
        is_worn = is_new and me is not None and len(self._inbox.restarts(me)) >= MOST_RESTARTS
        return self._is_recalling or is_worn

    def _open(self, step: Step) -> list[DealEvent]:
        """Begin a step, and say what our machine can say in it without a decision."""
        hand = self.hand
        self.step = step = replace(step, machines=tuple(m for m in step.machines if m in hand.live))
        self._words = {}
        self._opened_at = len(self.log)
        self._speak_up()
        return [StepOpened(step.kind, step.machines)]

    def _take(self, step: Step, signed: Signed) -> list[DealEvent]:
        """Judge a word that is due, and count it."""
        author = signed.envelope.peer
        meaning = self._meaning(step, signed)
        if not isinstance(meaning, Breach):
            self._count(signed)
            self._words[author] = Word(signed, meaning)
            return []
        self._found_false.add(signed.id)
        earlier = [shown for kind in meaning.against for shown in self._inbox.last(author, kind)]
        return self._prove(author, meaning.rule, *earlier, signed)

    def _meaning(self, step: Step, signed: Signed) -> Any:  # noqa: ANN401 - its logic knows
        """Return what a word in a step means, or the rule it breaks."""
        envelope = signed.envelope
        if envelope.peer not in step.machines:
            return Breach("unasked")
        if not self._inbox.is_next(signed):
            return Breach("broken_chain", (ANY_KIND,))
        if envelope.kind != step.kind:
            return Breach("wrong_kind")
        body = decode_body(envelope.kind, envelope.body)
        if body is None:
            return Breach("malformed_body")
        return LOGIC[step.kind](self.hand, step).read(envelope.peer, body)

    def _count(self, signed: Signed) -> None:
        self._inbox.count(signed)
        self.log += self._with_announcements((signed,))

    def _with_announcements(self, words: Iterable[Signed]) -> list[bytes]:
        """Return words in order, each one of a restarted program after the announcements it needs."""
        found: list[bytes] = []
        for word in words:
            known = self._inbox.restarts(word.envelope.peer)
            found += (restart.signed.raw for restart in runs_before(run_of(word.envelope.seq), known)[0])
            found.append(word.raw)
        before = set(self.log[: self._opened_at])
        return [raw for raw in dict.fromkeys(found) if raw not in before]

    def _close(self, step: Step, left: frozenset[int]) -> list[DealEvent]:
        """Take in the words of all machines but those left out, and begin what follows."""
        absent = tuple(machine for machine in self.hand.absent if machine not in left)
        words = {machine: self._words[machine] for machine in sorted(self._words)}
        meanings = {machine: word.meaning for machine, word in words.items()}
        closing = LOGIC[step.kind](self.hand, step).close(meanings)
        if isinstance(closing, BrokenStep):
            return self._break(closing) + self._void("left_before_deal", (closing.machine,))
        spoken = [word.signed for word in words.values()]
        self._past[self.hand.head] = Past(step, tuple(spoken), absent, left)
        is_by_all = set(words) >= set(self.hand.live)
        self.settled = self.hand.head if is_by_all else self.settled
        self._recent = spoken if is_by_all else self._recent + spoken
        self.hand.head = self._head_after(spoken, left)
        self.step, self.is_over = None, closing.is_last
        events = [event for broken in closing.cheats for event in self._break(broken)] + list(closing.events)
        return events if closing.step is None else events + self._open(closing.step)

    def _head_after(self, words: Iterable[Signed], left: Iterable[int]) -> bytes:
        """Return the head that follows if the step at hand closes over these words without these machines."""
        ids = [(signed.envelope.peer, signed.id) for signed in words]
        return next_head(self.hand.head, [*ids, *map(left_out, sorted(left))])

    def _break(self, broken: BrokenStep) -> list[DealEvent]:
        shown = [signed for machine, kind in broken.shown for signed in self._inbox.last(machine, kind)]
        return self._prove(broken.machine, broken.rule, *shown)

    def _prove(self, machine: int, rule: str, *evidence: Signed) -> list[DealEvent]:
        """Hold a cheat to be proven; the evidence goes to all, and each finds the same from it."""
        if machine in self.proofs:
            return []
        raws = tuple(dict.fromkeys(signed.raw for signed in evidence))
        self.hand.cheats.add(machine)
        self.proofs[machine] = proven = CheatProven(machine, rule, raws)
        self._outbox.show(raws)
        return [proven]

    def _forgive(self, machine: int, *evidence: Signed) -> list[DealEvent]:
        """Record that a machine has forgotten its words.

        The evidence goes to all, and each finds the same from it.
        """
        if machine in self.proofs or machine in self.forgotten:
            return []
        raws = tuple(dict.fromkeys(signed.raw for signed in evidence))
        self.hand.cheats.add(machine)
        self.forgotten[machine] = found = WordsForgotten(machine, raws)
        self._outbox.show(raws)
        return [found]

    def _void(self, reason: str, machines: tuple[int, ...]) -> list[DealEvent]:
        self.is_over = True
        return [HandVoid(reason, machines)]

    # Our own messages.

    def _speak_up(self) -> None:
        """Speak in the open step if it names us, leaves nothing to choose, and we have not spoken in it."""
        if self.step is None or self.is_silent or self.hand.me not in self.waiting_for():
            return
        if self._inbox.at(self.hand.machine, self.hand.head):
            return
        if self.step.kind != DRAW or self._draws_at_once:
            self._speak()

    def _speak(self) -> None:
        """Say what our machine can say in the step at hand by itself, if anything."""
        said = None if self.step is None else LOGIC[self.step.kind](self.hand, self.step).speak()
        if said is not None:
            self._say(said)

    def _say(self, said: tuple[Message, Any]) -> None:
        """Sign, send and count a message of ours that is known to be right."""
        body, meaning = said
        signed = self._sign(body)
        self._count(signed)
        self._words[self.hand.machine] = Word(signed, meaning)

    def _sign(self, body: Message) -> Signed:
        self._run_from(0)
        last = self._inbox.last_known(self.hand.machine)
        seq, prev = (0, GENESIS) if last is None else (last.envelope.seq + 1, last.id)
        return self._outbox.sign(self.hand, seq, prev, body)

    def _run_from(self, used: int) -> int:
        """Return the run for what we sign now; a new one, announced, if an earlier program may share it.

        Args:
            used: a run in which something was signed already, our present one or another.
        """
        me = self.hand.machine
        last = self._inbox.last_known(me)
        used = max(used, 0 if last is None else run_of(last.envelope.seq))
        if self._run is None or used > self._run:
            known = last_known(self._inbox.heard(me))
            number, prev = (0, GENESIS) if known is None else (known.envelope.seq + 1, known.id)
            self._run = draw_run(self.hand.rng, used)
            said = self._outbox.sign(self.hand, first_number(self._run), prev, Restarted(number))
            self._inbox.keep(said)
        return self._run

    def _check_due(self, kind: str) -> None:
        """Raise LocalProtocolError unless our machine owes the step at hand a message of this kind."""
        is_due = self.step is not None and self.step.kind == kind and not self.is_silent
        require(f"no {kind} is due from this machine", is_due and self.hand.machine in self.waiting_for())
