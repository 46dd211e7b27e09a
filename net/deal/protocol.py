"""One machine's side of dealing and playing one round: envelopes in, events out. No sockets, no clock.

Any input is safe: `receive` never raises, keeps a bounded number of envelopes that are not due yet, and names
the rule broken by each envelope that it drops and each machine that it accuses.
"""

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import assert_never

from engine.cards import DeckIndex
from engine.seats import Seat
from net.deal.engine_game import EngineGame
from net.deal.events import DealEvent, Refused
from net.deal.exclusion.step_closing import ClosingStepping
from net.deal.exclusion.vote_log import STATEMENTS
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
from net.deal.memory import Begun, DeckDealt, Kept, Memory, Sealed, begun, sealed, secrets_from
from net.deal.stepping import DRAW
from net.deal.steps.playing import opening, sealed_answers
from net.deal.steps.reading import begin_deal
from net.deal.steps.rejoin import may_ask
from net.deal.steps.setup import draw_secrets, make_opening
from net.deal.steps.step import Step
from net.errors import require
from net.transcript import Signed, read, why_foreign
from net.wire.deal import Rejoin


class DealProtocol(ClosingStepping):
    """One machine's end of one round, or an observer's; nothing is sent before `start`."""

    # What the session calls.

    def start(self) -> list[DealEvent]:
        """Begin with the commitments. Raises LocalProtocolError if the round has begun."""
        require("the hand has begun already", self.step is None and not self._past and not self.is_over)
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
        self._check_due("OPEN_CARDS")
        self._say(opening(self.hand, seat, action, slots))
        return self._advance()

    def answer(self, choices: Mapping[Seat, bytes]) -> list[DealEvent]:
        """Answer the card on offer for all our seats that have to. Raises LocalProtocolError likewise."""
        self._check_due("CLAIM_COMMIT")
        said = sealed_answers(self.hand, choices)
        self._outbox.memories.append(sealed(self.hand))
        self._say(said)
        return self._advance()

    def draw(self) -> list[DealEvent]:
        """Ask for the next wall card for a seat of ours.

        Raises LocalProtocolError unless the seat is due to draw.
        """
        self._check_due(DRAW)
        self._speak()
        return self._advance()

    def give_up(self, machines: tuple[int, ...]) -> list[DealEvent]:
        """Stop waiting for machines in this step, for their words or their signatures to leave others out.

        The round goes on without them once all others have signed the same. A word that comes before ours has
        signed counts.

        Raises LocalProtocolError unless the round waits for each of them, and we had not given up all of them
        yet.
        """
        named = self._given_up | set(machines)
        waited_for = {*self.waiting_for(), *self.unsigned()} - {self.hand.machine}
        is_awaited = named != self._given_up and set(machines) <= waited_for
        require("the hand does not wait for these machines", is_awaited)
        self._given_up = named
        return self._advance()

    def end_without(self, machines: tuple[int, ...]) -> list[DealEvent]:
        """End the round as void: these machines left for good or cheated, and too few others take part.

        No decision is needed: every machine finds this by itself. Raises LocalProtocolError if enough others
        take part.
        """
        leaving = set(machines) & set(self.hand.live)
        is_void = not self.is_over and self.is_too_few_without(leaving)
        require("the hand is over, or enough machines are left", is_void)
        return self._end_without(tuple(sorted(leaving)))

    def end_stuck(self) -> list[DealEvent]:
        """End the round as void: it can go on neither with the machines it waits for nor without them.

        Raises LocalProtocolError if it waits for nobody else.
        """
        awaited = self.unsigned() or tuple(m for m in self.waiting_for() if m != self.hand.me)
        require("the hand waits for nobody", bool(awaited))
        return self._void("too_few_machines", awaited)

    def shun(self, machine: int) -> list[DealEvent]:
        """Stop playing with a machine that is proven to have cheated in another round."""
        if machine == self.hand.me or machine in self.hand.cheats:
            return []
        self.hand.cheats.add(machine)
        return self._advance()

    @property
    def may_rejoin(self) -> bool:
        """Whether our machine was left out, and has not asked to take part again while it can."""
        return not self.is_over and not self._is_recalling and may_ask(self.hand)

    def rejoin(self) -> None:
        """Ask to take part again; the next DRAW lists it. Raises LocalProtocolError unless `may_rejoin`."""
        require("our machine takes part, or has asked to already", self.may_rejoin)
        self._inbox.keep(self._sign(Rejoin()))

    def outbox(self) -> list[bytes]:
        """Return the envelopes to be sent to all other machines, and forget them."""
        return self._outbox.take()

    def given_up(self) -> tuple[int, ...]:
        """Return the machines that ours has given up in this step, ascending."""
        return tuple(sorted(self._given_up))

    # What we remember.

    def take_memories(self) -> list[Memory]:
        """Return the memories since the last call, in order; store them before sending what is in the outbox.

        They include those that were recalled.
        """
        taken, self._outbox.memories = self._outbox.memories, []
        return taken

    def expect(self, memories: Iterable[Memory]) -> None:
        """Take in, before `recall`, what our machine had signed about leaving out.

        It may have signed to go on without a machine for a reason that no memory of this round holds, and not
        have closed a step otherwise since. Recalling its words must not make it do so.
        """
        for memory in memories:
            signed = read(memory.raw) if isinstance(memory, Kept) else None
            if (
                signed is not None
                and signed.envelope.kind in STATEMENTS
                and signed.envelope.peer == self.hand.me
            ):
                self._statements.wait(signed)

    def recall(self, memory: Memory) -> list[DealEvent]:
        """Repeat an event from before our program was killed, and send nothing meanwhile.

        After `expect`, all memories of the round are recalled in their order; in place of `DeckDealt` the
        caller calls `deal`. Then `speak_up` is called, unless the round has turned out to have gone on
        differently.

        Raises LocalProtocolError for memories of another round.
        """
        self._is_recalling = True
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
        self._is_recalling = False
        self._speak_up()
        return self._advance()

    # What other machines may have missed.

    def positions(self) -> tuple[int, ...]:
        """Return the number of each machine's first envelope that is missing here."""
        return tuple(map(self._inbox.next_missing, self.hand.machines))

    def envelopes_after(self, positions: Sequence[int], settled: bytes | None = None) -> list[bytes]:
        """Return our envelopes from these positions on, one position for each machine.

        Those that counted go first. The evidence of cheats is always included, for it may bear numbers that
        have been counted already; so are statements. Given `settled`, other machines' words at heads that we
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
            or self._has_come_to(signed.envelope.head)
        ]
        missed = [
            signed.raw
            for signed in (*counted, *waiting)
            if signed.envelope.kind not in STATEMENTS
            and signed.envelope.seq >= positions[signed.envelope.peer]
        ]
        is_all = settled is None
        said = self._statements.all() if is_all else self._statements.shown(self._heads_from(settled or b""))
        return list(dict.fromkeys((*missed, *said, *self.evidence)))

    def _has_come_to(self, head: bytes) -> bool:
        return head == self.hand.head or head in self._past

    def _heads_from(self, settled: bytes) -> list[bytes]:
        """Return our heads from a given one on, or from the one settled for us; then the earlier ones."""
        heads = [*self._past, self.hand.head]
        first = heads.index(settled if settled in heads else self.settled) if settled else 0
        return heads[first:] + heads[:first][::-1]

    def has_shown(self, machine: int, signed: Signed) -> bool:
        """Return whether a machine has shown that it holds a word, by speaking at a head made from it."""
        past = self._past.get(signed.envelope.head)
        has_counted = past is not None and any(word.id == signed.id for word in past.words)
        return has_counted and machine in self._spoken_since(signed.envelope.head)

    def is_known(self, signed: Signed) -> bool:
        """Return whether exactly this envelope has come already."""
        is_statement = signed.envelope.kind in STATEMENTS
        return (self._statements if is_statement else self._inbox).is_known(signed)

    # What comes from other machines.

    def receive(self, raw: bytes) -> list[DealEvent]:
        """Take in an envelope from anywhere; never raises on what it holds."""
        return self.receive_all((raw,))

    def receive_all(self, envelopes: Iterable[bytes]) -> list[DealEvent]:
        """Take in several envelopes at once: no step closes before all those due in it have been read."""
        events = [event for raw in envelopes for event in self._keep(raw)]
        return events + self._advance()

    def _keep(self, raw: bytes) -> list[DealEvent]:
        """Let an envelope wait until it is due, if it may belong to the round."""
        signed = read(raw)
        if signed is None:
            return [] if self.is_over else [Refused("malformed")]
        is_statement = signed.envelope.kind in STATEMENTS
        if self.is_known(signed):  # after the end too: with others, what comes may show what its author is
            return []
        rule = why_foreign(signed, self.hand.stream)
        if rule is None and is_statement and signed.envelope.peer in self._absent_at(signed.envelope.head):
            rule = "absent_machine"
        if rule is not None:
            return [Refused(rule)]
        events = self._hear_statement(signed) if is_statement else self._hear_word(signed)
        if not any(isinstance(event, Refused) for event in events):
            self._outbox.memories.append(Kept(raw))
        return events

    def _hear_word(self, signed: Signed) -> list[DealEvent]:
        author, events = signed.envelope.peer, list[DealEvent]()
        is_liar = author in self.hand.cheats and not self._reads_record
        room = LIARS_BYTES if is_liar else WAITING_BYTES
        if not self._inbox.keep(signed, head=self.hand.head, past=self._past, room=room):
            return [Refused("too_far_ahead")]
        restarts, restart = self._inbox.restarts(author), read_restart(signed)
        if restart is not None and len(restarts) > MOST_RESTARTS:  # no honest program has said so many
            events += self._forgive(author, *(known.signed for known in restarts.values()))
        events += self._compare(signed)
        if self._is_unasked(signed):
            events += self._prove(author, "unasked", signed)
        return events if restart is None else events + self._judge_anew(restart)

    def _is_unasked(self, signed: Signed) -> bool:
        """Return whether a word stands in a closed step that did not ask its author, who took part.

        Where the step is at hand it is judged there: so all find the same, however far they have come.
        """
        past, author = self._past.get(signed.envelope.head), signed.envelope.peer
        is_word = signed.envelope.kind not in STEPLESS
        return is_word and past is not None and author not in (*past.step.machines, *past.absent)

    def _judge_anew(self, restart: Restart) -> list[DealEvent]:
        """Compare only the words that an announcement says something about, for very many may wait."""
        told, following = self._inbox.tells_of(restart), self._inbox.following(restart)
        return [event for word in following for event in self._compare(word, told)]

    def _compare(self, signed: Signed, runs: AbstractSet[int] | None = None) -> list[DealEvent]:
        """Handle what a word proves together with its author's other words, as `_beside` finds them."""
        author, events = signed.envelope.peer, list[DealEvent]()
        if author in self.proofs and (signed.envelope.head, author) in self._doubled:
            return []  # all that it could show is known
        restarts = self._inbox.restarts(author)
        for other in self._beside(signed, runs):
            finding = compare(other, signed, restarts)
            if finding is PairFinding.PROOF:
                events += self._prove(author, "equivocation", *evidence(other, signed, restarts))
            elif finding is PairFinding.EXCUSED:
                events += self._forgive(author, *evidence(other, signed, restarts))
            is_judged = finding in {PairFinding.PROOF, PairFinding.EXCUSED}
            if is_judged and other.envelope.head == signed.envelope.head:
                return events + self._distrust(signed.envelope.head, author)
        return events

    def _beside(self, signed: Signed, runs: AbstractSet[int] | None) -> list[Signed]:
        """Return the author's other words at its head, of what waits those of `runs`, or of its number."""
        author, head = signed.envelope.peer, signed.envelope.head
        past = self._past.get(head)
        said = [] if past is None else [word for word in past.words if word.envelope.peer == author]
        if head == self.hand.head and author in self._words:
            said.append(self._words[author].signed)
        said += self._inbox.beside(signed, runs)
        is_word = signed.envelope.kind not in STEPLESS
        same = [word for word in said if is_word and word.envelope.kind not in STEPLESS]
        numbered = self._inbox.other(signed)
        found = [*same, *(() if numbered is None else (numbered,))]
        return [word for word in found if word.id != signed.id]

    def _advance(self) -> list[DealEvent]:
        """Take in all that is due and close steps, until the round waits for something that has not come."""
        events: list[DealEvent] = []
        while not self.is_over and self.step is not None and not self._is_elsewhere:
            for early in self._statements.take_early(self.hand.head):
                if early.envelope.peer not in self.hand.absent:
                    events += self._take_statement(early)
            due = next(filter(None, map(self._next_word, self.hand.live)), None)
            if due is not None:
                events += self._take(self.step, due)
            else:
                self._speak_of_absence()
                way = self._closing(self.step)
                if way is not None:
                    events += self._close_so(self.step, way)
                elif ended := self._end_record():
                    events += ended
                else:
                    return events + self._meet_strays()
        return events

    # Absence.

    def _hear_statement(self, signed: Signed) -> list[DealEvent]:
        """Take in a statement at a head we have reached, even after the round is over.

        Keep others until we are there.
        """
        head = signed.envelope.head
        if not self._has_come_to(head):
            return [] if self._statements.wait(signed) else [Refused("too_far_ahead")]
        is_settled = head in self._past and not (self._reads_record or self._is_open_for_somebody(head))
        place = self._place(head)
        is_idle = not self._reads_record and self._statements.is_idle(place, signed)
        if is_settled or is_idle or not self._statements.has_room(place, signed):
            return [Refused("settled" if is_settled else "too_far_ahead")]
        events = self._take_statement(signed)
        self._speak_of_absence()
        return events
