"""One machine's end of one hand: envelopes in, events out, envelopes to send. No sockets, no clock.

It is total on hostile input: `receive` never raises, keeps a bounded number of envelopes that are not due yet,
and names the rule that whatever it drops or accuses has broken.
"""

from collections.abc import Container, Iterable, Mapping, Sequence

from engine.cards import DeckIndex
from engine.seats import Seat
from net.dealing.events import DealEvent, DecidedElsewhere, MachinesAbsent, Refused
from net.dealing.game import Game
from net.dealing.hand import Hand
from net.dealing.memory import Begun, Dealt, Kept, Memory, Sealed, begun, sealed, secrets_from
from net.dealing.playing import opening, sealed_answers
from net.dealing.reading import begin_deal
from net.dealing.returning import REJOIN, asking, may_ask
from net.dealing.setup import draw_secrets, make_opening
from net.dealing.step import Step
from net.dealing.stepping import DRAW, Stepping
from net.dealing.voting import VOTES, Standing, Voting
from net.errors import LocalProtocolError
from net.transcript import Signed, read, why_foreign
from net.wire import Rejoin, Words


class Dealer(Stepping):
    """One machine's end of one hand, or an observer's.

    Attributes:
        hand: all that is known of the hand.
        step: what the hand waits for, None between its parts and at its end.
        log: every envelope that counted, as it came, in the order of the steps; last the evidence of a cheat.
        evidence: the signed envelopes that prove a cheat; empty unless one was proven.
        is_over: whether nothing more will happen: closed, void, or a cheat was proven.
        certificates: the votes by which machines were left out; what a record keeps of all votes.
    """

    def __init__(self, hand: Hand, *, draws_at_once: bool = True) -> None:
        """Prepare for the hand; nothing is sent before `start`.

        Args:
            hand: the hand, before its first step.
            draws_at_once: whether our seats draw as soon as they are due to, without waiting for `draw`.
        """
        super().__init__(hand, draws_at_once=draws_at_once)
        self._voting = Voting(hand, self._outbox, self.log)
        self._given_up: frozenset[int] = frozenset()
        self._strays: set[int] = set()
        self.certificates: set[bytes] = set()

    # What the session calls.

    def start(self) -> list[DealEvent]:
        """Begin with the commitments. Raises LocalProtocolError if the hand has begun."""
        if self.step is not None or self.log or self.is_over:
            msg = "the hand has begun already"
            raise LocalProtocolError(msg)
        hand = self.hand
        if hand.me is not None:
            hand.secrets = draw_secrets(hand)
            hand.opening = make_opening(hand)
            self._outbox.memories.append(begun(hand))
        return self._open(Step("COMMIT", hand.live)) + self._advance()

    def deal(self, dealer: Seat, game: Game) -> list[DealEvent]:
        """Deal the sealed deck, once `DeckSealed` has come, for a round opened by `dealer`."""
        if self.step is not None or not self.hand.claims or self.hand.game is not None or self.is_over:
            msg = "there is no sealed deck waiting to be dealt"
            raise LocalProtocolError(msg)
        self._outbox.memories.append(Dealt(dealer))
        return self._open(begin_deal(self.hand, dealer, game)) + self._advance()

    def act(self, seat: Seat, action: bytes, slots: tuple[DeckIndex, ...]) -> list[DealEvent]:
        """Act for a seat of ours by opening cards. Raises LocalProtocolError unless the rules allow it now."""
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
        """Ask for the next wall card for a seat of ours. Raises LocalProtocolError unless it is due to draw."""
        self._check_due(DRAW)
        self._speak()
        return self._advance()

    def give_up(self, machines: tuple[int, ...]) -> list[DealEvent]:
        """Wait no longer for machines in this step: ask the others to decide which words close it.

        It cannot be taken back; but a word that a majority's promises name counts, however late it comes.

        Raises LocalProtocolError unless the hand waits for each of them, and we had not given up all of them yet.
        """
        named, waited_for = self._given_up | set(machines), set(self.waiting_for()) - {self.hand.machine}
        if named == self._given_up or not set(machines) <= waited_for:
            msg = "the hand does not wait for these machines"
            raise LocalProtocolError(msg)
        self._given_up = named
        return self.press()

    def end_without(self, machines: tuple[int, ...]) -> list[DealEvent]:
        """End the hand, which is void, because these machines have left for good and too few others take part.

        Nothing is decided: every machine finds it by itself. Raises LocalProtocolError if enough others do.
        """
        leaving = set(machines) & set(self.hand.live)
        if self.is_over or len(self.hand.live) - len(leaving) >= self.hand.table.escrow_threshold:
            msg = "the hand is over, or enough machines are left"
            raise LocalProtocolError(msg)
        return self._void("too_few_machines", tuple(sorted(leaving)))

    def press(self) -> list[DealEvent]:
        """Ask once more, if we have given machines up and nothing came of it yet."""
        if self.is_over or not self._given_up or self._voting.decided(self.hand.head) is not None:
            return []
        self._voting.propose(self.hand.head)
        return self._advance()

    @property
    def may_rejoin(self) -> bool:
        """Whether our machine was left out, or speaks in vain, and has not asked to take part again while it can."""
        return not self.is_over and not self._is_recalling and may_ask(self.hand)

    def rejoin(self) -> None:
        """Ask to take part again; the next DRAW lists it. Raises LocalProtocolError unless `may_rejoin`."""
        if not self.may_rejoin:
            msg = "our machine takes part, or has asked to already"
            raise LocalProtocolError(msg)
        self._inbox.keep(self._sign(Rejoin()))

    def rejoining(self) -> tuple[int, ...]:
        """Return the machines that have asked to take part again, and wait for it."""
        return asking(self.hand)

    def outbox(self) -> list[bytes]:
        """Return the envelopes to be sent to all other machines, and forget them."""
        return self._outbox.take()

    def given_up(self) -> tuple[int, ...]:
        """Return the machines that ours has given up in this step, ascending."""
        return tuple(sorted(self._given_up))

    # What we remember.

    def take_memories(self) -> list[Memory]:
        """Return what has come about since the last call, in order; to be stored before what is in the outbox leaves.

        What is recalled comes about, too.
        """
        taken, self._outbox.memories = self._outbox.memories, []
        return taken

    def recall(self, memory: Memory) -> list[DealEvent]:
        """Let something come about again as it did before our program was killed; say nothing meanwhile.

        All memories of the hand are recalled in their order, `Dealt` apart: there the caller calls `deal`. Then
        `speak_up` is called, unless the hand has turned out to have gone on otherwise than we took it to be.

        Raises LocalProtocolError for memories of another hand.
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
        return events

    def speak_up(self) -> list[DealEvent]:
        """End the silence that `recall` began: all has been recalled."""
        self._is_recalling = False
        self._speak_up()
        return self._advance()

    # What other machines may have missed.

    def positions(self) -> tuple[int, ...]:
        """Return the number of each machine's first envelope that we have not got."""
        return tuple(map(self._inbox.next_missing, self.hand.machines))

    def envelopes_after(self, positions: Sequence[int], settled: bytes | None = None) -> list[bytes]:
        """Return the envelopes we have from these positions on, one for each machine; what counted goes first.

        The evidence of a cheat is always among them, for it may bear numbers that were counted. So are votes:

        Args:
            positions: of each machine, the number of the first envelope that is wanted.
            settled: that of whoever wants them, b"" if it has come to no head yet: then no more votes than may be shown
                at once, first those that it needs to go on from there. None for all votes.
        """
        is_behind = any(positions[author] < self._inbox.next_seq(author) for author in self.hand.machines)
        counted = [
            signed
            for signed in map(read, self.log if is_behind else ())
            if signed is not None and signed.envelope.kind not in VOTES
        ]
        waiting = [signed for author in self.hand.machines for signed in self._inbox.waiting(author)]
        missed = [
            signed.raw
            for signed in (*counted, *waiting)
            if signed.envelope.seq >= positions[signed.envelope.peer]
        ]
        votes = self._voting.all() if settled is None else self._voting.taken_at(self._heads_from(settled))
        return list(dict.fromkeys((*missed, *votes, *self.evidence)))

    def _heads_from(self, settled: bytes) -> list[bytes]:
        """Return the heads we have stood on: from one on, or from the one settled for us, then those before it."""
        heads = [*self._past, self.hand.head]
        first = heads.index(settled if settled in heads else self.settled) if settled else 0
        return heads[first:] + heads[:first][::-1]

    def is_known(self, signed: Signed) -> bool:
        """Return whether exactly this envelope has come already."""
        is_vote = signed.envelope.kind in VOTES
        known = self._voting.known(signed) if is_vote else self._inbox.known(signed)
        return known is not None and known.id == signed.id

    # What comes from other machines.

    def receive(self, raw: bytes) -> list[DealEvent]:
        """Take in an envelope from anywhere; never raises on what it holds."""
        return self.receive_all((raw,))

    def receive_all(self, envelopes: Iterable[bytes]) -> list[DealEvent]:
        """Take in envelopes all at once: no step closes before all that is due in it among them has been heard."""
        events = [event for raw in envelopes for event in self._keep(raw)]
        return events + self._advance()

    def _keep(self, raw: bytes) -> list[DealEvent]:
        """Let an envelope wait until it is due, if it may belong to the hand."""
        signed = read(raw)
        if signed is None:
            return [] if self.is_over else [Refused("malformed")]
        is_vote = signed.envelope.kind in VOTES
        if self.is_known(signed) or (self.is_over and (self.evidence or not is_vote)):
            return []
        rule = why_foreign(signed, self.hand.stream)
        if rule is None and is_vote and signed.envelope.peer in self._absent_at(signed.envelope.head):
            rule = "absent_machine"
        if rule is not None:
            return [Refused(rule)]
        events = self._hear_vote(signed) if is_vote else self._hear_word(signed)
        if not any(isinstance(event, Refused) for event in events):
            self._outbox.memories.append(Kept(raw))
        return events

    def _hear_word(self, signed: Signed) -> list[DealEvent]:
        author = signed.envelope.peer
        known = self._inbox.known(signed)
        if known is not None:
            return self._accuse(author, "equivocation", known, signed)
        return [] if self._inbox.keep(signed) else [Refused("too_far_ahead")]

    def _advance(self) -> list[DealEvent]:
        """Take in all that is due and close steps, until the hand waits for something that has not come."""
        events: list[DealEvent] = []
        while not self.is_over and self.step is not None:
            for early in self._voting.take_early(self.hand.head):
                if early.envelope.peer not in self.hand.absent:
                    events += self._take_vote(early)
            if self.is_over:  # by what was early
                return events
            self._vote()
            decided = self._voting.decided(self.hand.head)
            due = next((signed for signed in self._next_waiting() if self._is_due(signed)), None)
            if due is not None:
                events += self._take(self.step, due)
            elif decided is not None and self._held().issuperset(decided):
                events += self._close_decided(self.step, decided)
            elif not self.waiting_for() and decided is None and not self._voting.is_bound(self.hand.head):
                events += self._close(self.step)
            else:
                return events + self._meet_strays()
        return events

    def _next_waiting(self) -> list[Signed]:
        """Return the next envelope of each author that may be a word in some step; a REJOIN is none in any."""
        found = (self._inbox.next_waiting(author) for author in self.hand.live)
        return [signed for signed in found if signed is not None and signed.envelope.kind != REJOIN]

    def _is_due(self, signed: Signed) -> bool:
        """Return whether an author's next envelope can be judged now: we have begun, and it stands on a head that we know."""
        has_begun = self.step is not None or bool(self._past)
        return has_begun and (signed.envelope.head == self.hand.head or signed.envelope.head in self._past)

    def _meet_strays(self) -> list[DealEvent]:
        """Meet words that should be due but stand on heads that we do not know.

        All heads were equal when the last step of all machines began; if they are not any more, somebody has
        told one machine this and another that since then. Everybody shows once what its head is made of, and
        whoever did so is found, for two of its envelopes bear one number.
        """
        events: list[DealEvent] = []
        for signed in self._next_waiting():
            author, head = signed.envelope.peer, signed.envelope.head
            if (
                author == self.hand.me
                or author in self._strays
                or author not in self.waiting_for()
                or head == self.hand.head
            ):
                continue
            if not self._strays:
                self._outbox.show(shown.raw for shown in self._recent)
            self._strays.add(author)
            events.append(Refused("other_head"))
        return events

    def _open(self, step: Step) -> list[DealEvent]:
        self._given_up, self._strays = frozenset(), set()
        return super()._open(step)

    # Absence.

    def _hear_vote(self, signed: Signed) -> list[DealEvent]:
        """Take in a vote: at once at a head that we have stood on, also when the hand is over; else when we come to it."""
        if not self._is_due(signed):
            return [] if self._voting.wait(signed) else [Refused("too_far_ahead")]
        if not self._voting.has_room(signed):
            return [Refused("too_far_ahead")]
        events = self._take_vote(signed)
        self._vote()
        return events

    def _take_vote(self, signed: Signed) -> list[DealEvent]:
        broken = self._voting.receive(signed)
        if broken is not None:
            return self._accuse(signed.envelope.peer, broken.rule, *broken.evidence)
        past, decided = self._past.get(signed.envelope.head), self._voting.decided(signed.envelope.head)
        if past is None or decided is None or decided == _ids_of(past.words):
            return []
        return [
            DecidedElsewhere(
                tuple(
                    word.envelope.peer for word in past.words if (word.envelope.peer, word.id) not in decided
                )
            )
        ]

    def _vote(self) -> None:
        """Say what we have to say in the ballots at this head and at those before."""
        if self.is_silent or self.hand.me is None or self.hand.me in self.hand.absent:
            return
        for head in self._voting.heads:
            if self.hand.me in self._absent_at(head):
                continue
            past = self._past.get(head)
            has_voted = self._voting.vote(
                head, self._standing() if past is None else _standing_after(past.words)
            )
            if has_voted:
                held = [word.signed for word in self._words.values()] if past is None else past.words
                self._outbox.show(signed.raw for signed in held)

    def _absent_at(self, head: bytes) -> tuple[int, ...]:
        """Return the machines that had been left out at a head: nobody at all at one that we have not come to."""
        if head == self.hand.head:
            return self.hand.absent
        return self._past[head].absent if head in self._past else ()

    def _held(self) -> frozenset[tuple[int, bytes]]:
        return frozenset((machine, word.signed.id) for machine, word in self._words.items())

    def _standing(self) -> Standing:
        """Return how our machine stands in the step at hand. It promises nothing before it has spoken itself.

        Whoever is bound already has given machines up, be it before its program was killed, and promises on.
        """
        named = () if self.step is None else self.step.machines
        has_given_up = bool(self._given_up) or self._voting.is_bound(self.hand.head)
        may_promise = has_given_up and self.hand.me not in self.waiting_for()
        return Standing(tuple(sorted(self._held())), named, self._given_up, may_promise)

    def _put_votes_first(self, counted: Container[int]) -> None:
        """Order what was said in this step so that whoever reads it knows the decision before the words."""
        words = {word.signed.raw: machine for machine, word in self._words.items()}
        said = self.log[self._opened_at :]
        votes = [raw for raw in said if raw not in words]
        self.log[self._opened_at :] = [*votes, *(raw for raw in said if words.get(raw, -1) in counted)]

    def _is_vote_here(self, raw: bytes) -> bool:
        signed = read(raw)
        return signed is not None and signed.envelope.kind in VOTES and signed.envelope.head == self.hand.head

    def _close_decided(self, step: Step, words: Words) -> list[DealEvent]:
        """Close a step as a majority has decided, without the machines whose words do not count."""
        counted = dict(words)
        leaving = tuple(machine for machine in step.machines if machine not in counted)
        self._put_votes_first(counted)
        if leaving:
            self.certificates |= {raw for raw in self.log[self._opened_at :] if self._is_vote_here(raw)}
        if leaving and len(self.hand.live) - len(leaving) < self.hand.table.escrow_threshold:
            return self._void("too_few_machines", leaving)
        if leaving and not self.hand.is_escrowed:
            return self._void("left_before_deal", leaving)
        for machine in leaving:
            word = self._words.pop(machine, None)
            if word is not None:
                self._inbox.take_back(word.signed)
        self.hand.leave(leaving)
        told: list[DealEvent] = [MachinesAbsent(leaving)] if leaving else []
        return told + self._close(step, leaving)


def _standing_after(words: tuple[Signed, ...]) -> Standing:
    """Return how our machine stands in the ballots on a step that it has closed over these words."""
    held = _ids_of(words)
    named = tuple(machine for machine, _ in held)
    return Standing(held, named, frozenset(named), may_promise=True)


def _ids_of(words: tuple[Signed, ...]) -> Words:
    return tuple(sorted((signed.envelope.peer, signed.id) for signed in words))
