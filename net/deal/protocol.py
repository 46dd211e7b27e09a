"""One machine's side of dealing and playing one round: envelopes in, events out. No sockets, no clock.

Any input is safe: `receive` never raises, keeps a bounded number of envelopes that are not due yet, and names
the rule broken by each envelope that it drops and each machine that it accuses.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from engine.cards import DeckIndex
from engine.seats import Seat
from net.deal.engine_game import EngineGame
from net.deal.events import CheatProven, DealEvent, StateLost
from net.deal.exclusion.exclusion import FinalChoices
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.exclusion.votes import MachineSet
from net.deal.log.restarts import STEPLESS
from net.deal.memory import Begun, DeckDealt, Kept, Memory, Sealed, begun, sealed, secrets_from
from net.deal.parts import RoundParts, live_parts
from net.deal.round_deal import RoundDeal
from net.deal.round_log import ClosedStep
from net.deal.step_runner import DRAW
from net.deal.steps.playing import opening, sealed_answers
from net.deal.steps.reading import begin_deal
from net.deal.steps.rejoin import may_ask
from net.deal.steps.setup import draw_secrets, make_opening
from net.deal.steps.step import Step
from net.errors import require
from net.transcript import Signed, read
from net.wire.deal import Rejoin


class DealProtocol:
    """One machine's end of one round, or an observer's; nothing is sent before `start`.

    Attributes:
        hand: all that is known of the round.
    """

    def __init__(self, hand: RoundDeal, parts: RoundParts | None = None) -> None:
        """Prepare for the round, which is before its first step.

        Args:
            hand: the round.
            parts: what the protocol is made of; None for the parts of a round in progress whose seats draw
                as soon as they are due to.
        """
        parts = parts or live_parts(hand, draws_at_once=True)
        self.hand = hand
        self._runner, self._exclusion, self._closer = parts.runner, parts.exclusion, parts.closer
        self._intake, self._strays = parts.intake, parts.strays
        self._log, self._outbox = self._runner.log, self._runner.outbox
        self._inbox = hand.inbox

    # Where the round stands.

    @property
    def step(self) -> Step | None:
        """The step that the round waits for; None between its parts and at its end."""
        return self._log.step

    @property
    def is_over(self) -> bool:
        """Whether nothing more will happen: the round is closed, or void."""
        return self._log.is_over

    @property
    def log(self) -> list[bytes]:
        """Every envelope that counted, as `RoundLog.entries` orders them."""
        return self._log.entries

    @property
    def closed_steps(self) -> Mapping[bytes, ClosedStep]:
        """The closed steps by the heads they began at, in order."""
        return self._log.closed

    @property
    def settled(self) -> bytes:
        """The head of the last step in which all machines took part; decisions before it are final."""
        return self._log.settled

    @property
    def proofs(self) -> Mapping[int, CheatProven]:
        """How each proven cheat has cheated, by machine."""
        return self._runner.findings.proofs

    @property
    def forgotten(self) -> Mapping[int, StateLost]:
        """For each machine whose disk has lost its messages, the envelopes that show it."""
        return self._runner.findings.forgotten

    @property
    def evidence(self) -> tuple[bytes, ...]:
        """The envelopes that prove cheats, or show that disks have forgotten something, as they came."""
        return self._runner.findings.evidence

    @property
    def is_silent(self) -> bool:
        """Whether our machine must stay silent: it replays its earlier messages, or restarted too often."""
        return self._runner.is_silent

    def spare(self, machines: Iterable[int]) -> int:
        """Return how many of these machines the current step could do without; negative if too few."""
        return self._exclusion.spare(machines)

    @property
    def choices(self) -> FinalChoices:
        """The choices that another copy of this round must adopt."""
        return self._exclusion.choices()

    def waiting_for(self) -> tuple[int, ...]:
        """Return the machines whose message is missing now, ascending."""
        return self._log.waiting_for()

    def timed_out(self) -> tuple[int, ...]:
        """Return the machines that ours has stopped waiting for in this step, ascending."""
        return tuple(sorted(self._exclusion.timed_out))

    def unsigned(self) -> tuple[int, ...]:
        """Return the machines that have not signed the set that ours signed in this step, ascending."""
        return self._exclusion.unsigned()

    def named_by_others(self) -> MachineSet:
        """Return the machines that others have signed to exclude from the current step."""
        return self._exclusion.named_by_others()

    def is_too_few_without(self, machines: Iterable[int]) -> bool:
        """Return whether too few machines take part in the step at hand without these for it to go on."""
        return self._closer.is_too_few_without(machines)

    # What the session calls.

    def start(self) -> list[DealEvent]:
        """Begin with the commitments. Raises LocalProtocolError if the round has begun."""
        require("the hand has begun already", self.step is None and not self._log.closed and not self.is_over)
        hand = self.hand
        if hand.me is not None:
            hand.secrets = draw_secrets(hand)
            hand.opening = make_opening(hand)
            self._outbox.memories.append(begun(hand))
        return self._open(Step("COMMIT", hand.live)) + self._advance()

    def deal(self, dealer: Seat, game: EngineGame) -> list[DealEvent]:
        """Deal the sealed deck, once `DeckSealed` has come, for a round opened by `dealer`."""
        is_sealed = self.step is None and bool(self.hand.claims) and self.hand.game is None
        require("there is no sealed deck waiting to be dealt", is_sealed and not self.is_over)
        self._outbox.memories.append(DeckDealt(dealer))
        return self._open(begin_deal(self.hand, dealer, game)) + self._advance()

    def act(self, seat: Seat, action: bytes, slots: tuple[DeckIndex, ...]) -> list[DealEvent]:
        """Act for a seat of ours by opening cards.

        Raises LocalProtocolError unless the rules allow it now.
        """
        self._runner.check_due("OPEN_CARDS")
        self._runner.say(opening(self.hand, seat, action, slots))
        return self._advance()

    def answer(self, choices: Mapping[Seat, bytes]) -> list[DealEvent]:
        """Answer the card on offer for all our seats that have to. Raises LocalProtocolError likewise."""
        self._runner.check_due("CLAIM_COMMIT")
        said = sealed_answers(self.hand, choices)
        self._outbox.memories.append(sealed(self.hand))
        self._runner.say(said)
        return self._advance()

    def draw(self) -> list[DealEvent]:
        """Ask for the next wall card for a seat of ours.

        Raises LocalProtocolError unless the seat is due to draw.
        """
        self._runner.check_due(DRAW)
        self._runner.speak()
        return self._advance()

    def time_out(self, machines: tuple[int, ...]) -> list[DealEvent]:
        """Stop waiting for machines in this step: for their messages, or for their exclusion votes.

        The round goes on without them once all others have signed the same. A message that arrives before our
        machine has signed still counts.

        Raises LocalProtocolError unless the round waits for each of them, and we have not timed out all of
        them yet.
        """
        is_new = not set(machines) <= self._exclusion.timed_out
        waited_for = {*self.waiting_for(), *self.unsigned()} - {self.hand.machine}
        is_awaited = is_new and set(machines) <= waited_for
        require("the hand does not wait for these machines", is_awaited)
        self._exclusion.time_out(frozenset(machines))
        return self._advance()

    def end_without(self, machines: tuple[int, ...]) -> list[DealEvent]:
        """End the round as void: these machines left for good or cheated, and too few others take part.

        No decision is needed: every machine finds this by itself. Raises LocalProtocolError if enough others
        take part.
        """
        leaving = set(machines) & set(self.hand.live)
        is_void = not self.is_over and self.is_too_few_without(leaving)
        require("the hand is over, or enough machines are left", is_void)
        return self._closer.end_without(tuple(sorted(leaving)))

    def end_stuck(self) -> list[DealEvent]:
        """End the round as void: it can go on neither with the machines it waits for nor without them.

        Raises LocalProtocolError if it waits for nobody else.
        """
        awaited = self.unsigned() or tuple(m for m in self.waiting_for() if m != self.hand.me)
        require("the hand waits for nobody", bool(awaited))
        return self._runner.void("too_few_machines", awaited)

    def shun(self, machine: int) -> list[DealEvent]:
        """Stop playing with a machine that is proven to have cheated in another round."""
        if machine == self.hand.me or machine in self.hand.cheats:
            return []
        self.hand.cheats.add(machine)
        return self._advance()

    @property
    def may_rejoin(self) -> bool:
        """Whether our machine is excluded and has not yet asked to take part again, although it could."""
        return not self.is_over and not self._runner.is_recalling and may_ask(self.hand)

    def rejoin(self) -> None:
        """Ask to take part again; the next DRAW lists it. Raises LocalProtocolError unless `may_rejoin`."""
        require("our machine takes part, or has asked to already", self.may_rejoin)
        self._inbox.keep(self._runner.sign(Rejoin()))

    def outbox(self) -> list[bytes]:
        """Return the envelopes to be sent to all other machines, and forget them."""
        return self._outbox.take()

    # What we remember.

    def take_memories(self) -> list[Memory]:
        """Return the memories since the last call, in order; store them before sending what is in the outbox.

        They include those that were recalled.
        """
        taken, self._outbox.memories = self._outbox.memories, []
        return taken

    def expect(self, memories: Iterable[Memory]) -> None:
        """Take in, before `recall`, what our machine had signed about excluding machines.

        It may have signed to go on without a machine for a reason that no memory of this round holds, and not
        have closed a step otherwise since. Recalling its messages must not make it do so.
        """
        for memory in memories:
            signed = read(memory.raw) if isinstance(memory, Kept) else None
            if (
                signed is not None
                and signed.envelope.kind in VOTE_KINDS
                and signed.envelope.peer == self.hand.me
            ):
                self._exclusion.votes.wait(signed)

    def recall(self, memory: Memory) -> list[DealEvent]:
        """Repeat an event from before our program was killed, and send nothing meanwhile.

        After `expect`, all memories of the round are recalled in their order; in place of `DeckDealt` the
        caller calls `deal`. Then `speak_up` is called, unless the round has turned out to have gone on
        differently.

        Raises LocalProtocolError for memories of another round.
        """
        self._runner.recall()
        events: list[DealEvent] = []
        if isinstance(memory, Begun):
            self.hand.secrets, self.hand.opening = secrets_from(self.hand, memory), memory.opening
            events = self._open(Step("COMMIT", self.hand.live)) + self._advance()
        elif isinstance(memory, Sealed):
            self.hand.answers = {Seat(seat): (choice, nonce) for seat, choice, nonce in memory.answers}
        elif isinstance(memory, Kept):
            events = self.receive(memory.raw)
        elif not isinstance(memory, DeckDealt):
            assert_never(memory)
        return events

    def speak_up(self) -> list[DealEvent]:
        """End the silence that `recall` began: all has been recalled."""
        self._runner.end_recall()
        return self._advance()

    # What other machines may have missed.

    def positions(self) -> tuple[int, ...]:
        """Return the number of each machine's first envelope that is missing here."""
        return tuple(map(self._inbox.next_missing, self.hand.machines))

    def envelopes_after(self, positions: Sequence[int], settled: bytes | None = None) -> list[bytes]:
        """Return our envelopes from these positions on, one position for each machine.

        Envelopes that counted go first. The evidence of cheats is always included, since it may have numbers
        that were counted already; so are votes. Given `settled`, other machines' messages at heads that we
        have not reached are left out: they may be of no use to any machine.

        Args:
            positions: of each machine, the number of the first envelope that is wanted.
            settled: the `settled` head of the machine that asks, b"" if it has reached none: then at most as
                many statements as may be shown at once, those it needs first. None for all statements.
        """
        is_behind = any(positions[author] < self._inbox.next_seq(author) for author in self.hand.machines)
        counted = [signed for signed in map(read, self.log if is_behind else ()) if signed is not None]
        waiting = [
            signed
            for author in self.hand.machines
            for signed in self._inbox.waiting(author)
            if settled is None
            or author == self.hand.me
            or signed.envelope.kind in STEPLESS
            or self._log.has_come_to(signed.envelope.head)
        ]
        missed = [
            signed.raw
            for signed in (*counted, *waiting)
            if signed.envelope.kind not in VOTE_KINDS
            and signed.envelope.seq >= positions[signed.envelope.peer]
        ]
        votes = self._exclusion.votes
        said = votes.all() if settled is None else votes.shown(self._heads_from(settled))
        return list(dict.fromkeys((*missed, *said, *self.evidence)))

    def _heads_from(self, settled: bytes) -> list[bytes]:
        """Return our heads from a given one on, or from the one settled for us; then the earlier ones."""
        heads = self._log.heads
        first = heads.index(settled if settled in heads else self.settled) if settled else 0
        return heads[first:] + heads[:first][::-1]

    def has_shown(self, machine: int, signed: Signed) -> bool:
        """Return whether a machine has shown that it holds a message, by writing at a head made from it."""
        past = self._log.closed.get(signed.envelope.head)
        has_counted = past is not None and any(word.id == signed.id for word in past.messages)
        return has_counted and machine in self._log.spoken_since(signed.envelope.head)

    def is_known(self, signed: Signed) -> bool:
        """Return whether exactly this envelope has come already."""
        return self._intake.is_known(signed)

    # What comes from other machines.

    def adopt(self, choices: FinalChoices) -> None:
        """Choose as another copy of this round has chosen for good, and sign in the same run."""
        self._exclusion.adopt(choices)

    def receive(self, raw: bytes) -> list[DealEvent]:
        """Take in an envelope from anywhere; never raises on what it holds."""
        return self.receive_all((raw,))

    def receive_all(self, envelopes: Iterable[bytes]) -> list[DealEvent]:
        """Take in several envelopes at once: no step closes before all those due in it have been read."""
        events = [event for raw in envelopes for event in self._intake.keep(raw)]
        return events + self._advance()

    # Going on.

    def _open(self, step: Step) -> list[DealEvent]:
        self._exclusion.begin_step()
        if self._strays is not None:
            self._strays.begin_step()
        return self._runner.open(step)

    def _advance(self) -> list[DealEvent]:
        """Process everything that is due and close steps, until the round waits for a missing message."""
        events: list[DealEvent] = []
        while not self.is_over and self.step is not None and not self._exclusion.has_diverged:
            for early in self._exclusion.votes.take_early(self.hand.head):
                if early.envelope.peer not in self.hand.absent:
                    events += self._exclusion.take_vote(early)
            due = next(filter(None, map(self._closer.next_message, self.hand.live)), None)
            if due is not None:
                events += self._runner.take(self.step, due)
                continue
            shown = self._exclusion.speak()
            events += shown
            if shown:  # machines that ours may miss now, or a message that counts no more
                continue
            way = self._closer.closing(self.step)
            if way is not None:
                closed, following = self._closer.close(self.step, way)
                events += closed if following is None else closed + self._open(following)
            else:
                return events if self._strays is None else events + self._strays.handle()
        return events
