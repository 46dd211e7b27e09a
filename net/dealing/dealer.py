"""One machine's end of one hand: envelopes in, events out, envelopes to send. No sockets, no clock.

It is total on hostile input: `receive` never raises, keeps a bounded number of envelopes that are not due yet,
and names the rule that whatever it drops or accuses has broken.
"""

from collections.abc import Mapping
from dataclasses import replace

from engine.cards import DeckIndex
from engine.seats import Seat
from net.dealing.events import (
    CheatProven,
    DealEvent,
    HandVoid,
    MachinesAbsent,
    Refused,
    StepOpened,
)
from net.dealing.game import Game
from net.dealing.hand import Hand
from net.dealing.logic import LOGIC
from net.dealing.playing import opening, sealed_answers
from net.dealing.reading import begin_deal
from net.dealing.setup import draw_secrets
from net.dealing.step import Broken, Step
from net.errors import LocalProtocolError
from net.transcript import GENESIS, Signed, is_equivocation, next_head, read, seal, why_foreign
from net.wire import KIND_OF, VERSION, Absent, Envelope, Message, decode_body, encode

_ABSENT = KIND_OF[Absent]
MAX_AHEAD = 8
"""Envelopes kept per machine that are not due yet: more steps than one can close without us."""


class Dealer:
    """One machine's end of one hand, or an observer's.

    Attributes:
        hand: all that is known of the hand.
        step: what the hand waits for, None between its parts and at its end.
        log: every envelope that counted, as it came, in the order of the steps.
        is_over: whether nothing more will happen: closed, void, or a cheat was proven.
    """

    def __init__(self, hand: Hand) -> None:
        """Prepare for the hand; nothing is sent before `start`."""
        machines = len(hand.table.machines)
        self.hand = hand
        self.step: Step | None = None
        self.log: list[bytes] = []
        self.is_over = False
        self._outbox: list[bytes] = []
        self._seq = [0] * machines
        self._prev = [GENESIS] * machines
        self._accepted: list[list[Signed]] = [[] for _ in range(machines)]
        self._held: list[dict[int, Signed]] = [{} for _ in range(machines)]
        self._spoken: dict[int, tuple[Signed, Message]] = {}
        self._given_up: dict[int, tuple[Signed, tuple[int, ...]]] = {}
        self._decided: list[Signed] = []
        self._recent: list[Signed] = []
        self._past_heads: list[bytes] = []
        self._has_shown = False

    # What the session calls.

    def start(self) -> list[DealEvent]:
        """Begin with the commitments."""
        self.hand.secrets = draw_secrets(self.hand)
        return self._open(Step("COMMIT", self.hand.live))

    def deal(self, dealer: Seat, game: Game) -> list[DealEvent]:
        """Deal the sealed deck, once `DeckSealed` has come, for a round opened by `dealer`."""
        if self.step is not None or self.hand.game is not None or self.is_over:
            msg = "there is no sealed deck waiting to be dealt"
            raise LocalProtocolError(msg)
        return self._open(begin_deal(self.hand, dealer, game))

    def act(self, seat: Seat, action: bytes, slots: tuple[DeckIndex, ...]) -> list[DealEvent]:
        """Act for a seat of ours by opening cards. Raises LocalProtocolError unless the rules allow it now."""
        self._check_due("OPEN_CARDS")
        return self._say(opening(self.hand, seat, action, slots))

    def answer(self, choices: Mapping[Seat, bytes]) -> list[DealEvent]:
        """Answer the card on offer for all our seats that have to. Raises LocalProtocolError likewise."""
        self._check_due("CLAIM_COMMIT")
        return self._say(sealed_answers(self.hand, choices))

    def give_up(self, machines: tuple[int, ...]) -> list[DealEvent]:
        """Say that our machine will not wait for these any longer in this step."""
        step, me = self.step, self.hand.me
        missing = () if step is None else tuple(m for m in machines if m in step.machines and m not in self._spoken)
        if me is None or not missing or me in self._given_up:
            msg = "the hand does not wait for these machines"
            raise LocalProtocolError(msg)
        return self._say(Absent(missing))

    def outbox(self) -> list[bytes]:
        """Return the envelopes to be sent to all other machines, and forget them."""
        sent, self._outbox = self._outbox, []
        return sent

    def waiting_for(self) -> tuple[int, ...]:
        """Return the machines whose word is missing now, ascending."""
        return () if self.step is None else tuple(m for m in self.step.machines if m not in self._spoken)

    # What comes from other machines.

    def receive(self, raw: bytes) -> list[DealEvent]:
        """Take in an envelope from anywhere; never raises on what it holds."""
        if self.is_over:
            return []
        signed = read(raw)
        rule = "malformed" if signed is None else why_foreign(signed, self.hand.stream)
        if signed is None or rule is not None:
            return [Refused(rule or "malformed")]
        return self._sort(signed)

    def _sort(self, signed: Signed) -> list[DealEvent]:
        """Judge an authentic envelope by its place among its author's."""
        peer, seq = signed.envelope.peer, signed.envelope.seq
        if peer in self.hand.absent:
            return [Refused("absent_machine")]
        if seq < self._seq[peer]:
            known = self._accepted[peer][seq]
            return self._accuse(peer, "equivocation", known, signed) if is_equivocation(known, signed) else []
        held = self._held[peer].get(seq)
        if held is not None and is_equivocation(held, signed):
            return self._accuse(peer, "equivocation", held, signed)
        if seq > self._seq[peer] + MAX_AHEAD:
            return [Refused("too_far_ahead")]
        self._held[peer][seq] = signed
        return self._drain(peer)

    def _drain(self, peer: int) -> list[DealEvent]:
        """Take in what this author has sent that is due now."""
        events: list[DealEvent] = []
        while not self.is_over:
            signed = self._held[peer].get(self._seq[peer])
            if signed is None or not self._is_due(signed):
                break
            del self._held[peer][signed.envelope.seq]
            events += self._take(signed)
        return events

    def _is_due(self, signed: Signed) -> bool:
        """Return whether the envelope belongs to the step at hand rather than to one we have yet to reach."""
        envelope = signed.envelope
        if self.step is None:
            return False
        if envelope.kind == _ABSENT and envelope.head in (self.hand.head, *self._past_heads):
            return True
        return envelope.peer in self.step.machines and envelope.peer not in self._spoken

    def _take(self, signed: Signed) -> list[DealEvent]:
        envelope = signed.envelope
        peer = envelope.peer
        if envelope.prev != self._prev[peer]:
            return self._accuse(peer, "broken_chain", *self._accepted[peer][-1:], signed)
        if envelope.kind == _ABSENT and envelope.head in self._past_heads:
            self._accept(signed)
            return []
        if envelope.head != self.hand.head:
            return self._diverged(signed)
        if self.step is None or envelope.kind not in (self.step.kind, _ABSENT):
            return self._accuse(peer, "wrong_phase", signed)
        body = decode_body(envelope.kind, envelope.body)
        if body is None:
            return self._accuse(peer, "malformed_body", signed)
        if isinstance(body, Absent):
            return self._take_absent(signed, body)
        if peer in self._abandoned():
            return [Refused("too_late")]
        rule = LOGIC[self.step.kind].check(self.hand, self.step, peer, body)
        return self._take_word(signed, body) if rule is None else self._accuse(peer, rule, signed)

    def _take_word(self, signed: Signed, body: Message) -> list[DealEvent]:
        self._accept(signed)
        self._spoken[signed.envelope.peer] = (signed, body)
        return self._close_if_complete()

    def _take_absent(self, signed: Signed, body: Absent) -> list[DealEvent]:
        peer, machines = signed.envelope.peer, body.machines
        if peer in self._given_up or peer in machines or list(machines) != sorted(set(machines) & set(self.hand.live)):
            return self._accuse(peer, "wrong_absence", signed)
        self._accept(signed)
        self._given_up[peer] = (signed, machines)
        return self._settle_absence(machines)

    def _abandoned(self) -> tuple[int, ...]:
        """Return the machines that our own has given up in this step: what they say now comes too late."""
        return () if self.hand.me not in self._given_up else self._given_up[self.hand.me][1]

    def _diverged(self, signed: Signed) -> list[DealEvent]:
        """Meet a head that is not ours: show once what ours is made of, so that whoever equivocated is found.

        All heads were equal when the last step of all machines began, so the difference lies since then.
        """
        self._held[signed.envelope.peer][signed.envelope.seq] = signed
        if not self._has_shown:
            self._has_shown = True
            self._outbox += [shown.raw for shown in self._recent]
        return [Refused("other_head")]

    def _accept(self, signed: Signed) -> None:
        peer = signed.envelope.peer
        self._accepted[peer].append(signed)
        self._seq[peer] += 1
        self._prev[peer] = signed.id
        self.log.append(signed.raw)

    def _accuse(self, machine: int, rule: str, *evidence: Signed) -> list[DealEvent]:
        """End the hand on a proven cheat; the evidence goes to all, and each finds the same from it."""
        self.is_over = True
        raws = tuple(signed.raw for signed in evidence)
        self._outbox += raws
        return [CheatProven(machine, rule, raws)]

    def _settle_absence(self, machines: tuple[int, ...]) -> list[DealEvent]:
        """Leave machines out once all others have given them up, if those are a majority of the round."""
        others = [machine for machine in self.hand.live if machine not in machines]
        if any(self._given_up.get(machine, (None, None))[1] != machines for machine in others):
            return []
        if len(others) < self.hand.table.escrow_threshold or not self.hand.is_escrowed:
            return self._void("left_before_deal" if self.hand.game is None else "too_few_machines", machines)
        for machine in machines:
            self._spoken.pop(machine, None)
            self._held[machine].clear()
        self._decided += [self._given_up[machine][0] for machine in others]
        self._given_up = {}
        self.hand.leave(machines)
        events: list[DealEvent] = [MachinesAbsent(machines)]
        return events + self._close_if_complete()

    def _void(self, reason: str, machines: tuple[int, ...]) -> list[DealEvent]:
        self.is_over = True
        return [HandVoid(reason, machines)]

    # Steps.

    def _open(self, step: Step) -> list[DealEvent]:
        self.step = replace(step, machines=tuple(m for m in step.machines if m in self.hand.live))
        self._has_shown = False
        events: list[DealEvent] = [StepOpened(self.step.kind, self.step.machines)]
        if self.hand.me in self.step.machines:
            body = LOGIC[self.step.kind].speak(self.hand, self.step)
            if body is not None:
                return events + self._say(body) + self._drain_all()
        return events + self._drain_all()

    def _drain_all(self) -> list[DealEvent]:
        return [event for peer in range(len(self._held)) for event in self._drain(peer)]

    def _say(self, body: Message) -> list[DealEvent]:
        """Sign and send a message of ours that is known to be right."""
        me, hand = self.hand.me, self.hand
        if me is None or hand.identity is None:
            msg = "an observer has nothing to say"
            raise LocalProtocolError(msg)
        stream = hand.stream
        envelope = Envelope(
            VERSION, stream.table_id, stream.hand, stream.attempt, me, self._seq[me], self._prev[me], hand.head,
            KIND_OF[type(body)], encode(body),
        )  # fmt: skip
        signed = seal(envelope, hand.identity)
        self._outbox.append(signed.raw)
        return self._take_absent(signed, body) if isinstance(body, Absent) else self._take_word(signed, body)

    def _close_if_complete(self) -> list[DealEvent]:
        step = self.step
        if step is None or any(m not in self._spoken for m in step.machines if m in self.hand.live):
            return []
        spoken = {machine: self._spoken[machine] for machine in sorted(self._spoken)}
        counted = [signed for signed, _ in spoken.values()] + self._decided
        bodies = {machine: body for machine, (_, body) in spoken.items()}
        closing = LOGIC[step.kind].close(self.hand, step, bodies)
        if isinstance(closing, Broken):
            shown = [signed for signed in self._accepted[closing.machine] if signed.envelope.kind == closing.kind]
            return self._accuse(closing.machine, closing.rule, *shown[-1:])
        self._past_heads.append(self.hand.head)
        self.hand.head = next_head(self.hand.head, [(signed.envelope.peer, signed.id) for signed in counted])
        is_barrier = len(step.machines) >= len(self.hand.live)
        self._recent = counted if is_barrier else self._recent + counted
        self.step, self._spoken, self._given_up, self._decided = None, {}, {}, []
        events = list(closing.events)
        self.is_over = closing.is_last
        return events + self._open(closing.step) if closing.step is not None else events

    def _check_due(self, kind: str) -> None:
        """Raise LocalProtocolError unless our machine owes the step at hand a message of this kind."""
        step, me = self.step, self.hand.me
        if step is None or step.kind != kind or me not in step.machines or me in self._spoken:
            msg = f"no {kind} is due from this machine"
            raise LocalProtocolError(msg)
