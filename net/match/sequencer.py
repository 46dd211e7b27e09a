"""The sequence of a match's rounds: each is dealt, played, reported and counted, then the next one starts."""

from collections.abc import Mapping, Sequence

from net.deal.engine_game import Answered, Applied
from net.deal.events import (
    DealEvent,
    Diverged,
    HandReady,
    HandVoid,
    MachinesAbsent,
    MachinesReturned,
    PlayDue,
)
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.game import ActDue, AnswersDue, DrawDue
from net.deal.log.restarts import STEPLESS
from net.deal.memory import Begun, Memory
from net.match.asking import Asking
from net.match.attempt import Attempt, StreamKey
from net.match.events import (
    MULLIGAN,
    CameBack,
    CheatFound,
    DiskForgot,
    LeftOut,
    MatchEvent,
    RoundClosed,
    RoundVoid,
)
from net.match.kept_rounds import KeptRounds
from net.match.ledger import Ledger
from net.match.participant import Participant
from net.match.question import AskedPerson
from net.match.status import Dealt, Moved, OutOfTime, Settled
from net.match.waiting import Waiting

_BEFORE_DEAL = frozenset({"COMMIT", "OPEN", "SHUFFLE", "DECK_ACK", *VOTE_KINDS, *STEPLESS})
"""The kinds of words that are said while a deck is shuffled, perhaps for the round after the present one."""


class RoundSequencer:
    """Runs the rounds of a match one after the other at one machine.

    Attributes:
        rounds: the rounds that may still receive envelopes.
        ledger: the rounds that count.
        waiting: the clocks, and whom the match waits for.
        asking: the decision due from seats in the round in progress; None if none is.
        shown: the round that was dealt last; None before the first.
        events: what has happened since `take_events` was called last, in order.
    """

    def __init__(
        self, participant: Participant, rounds: KeptRounds, ledger: Ledger, waiting: Waiting
    ) -> None:
        """Get ready to shuffle for the first of the rounds."""
        self.rounds, self.ledger, self.waiting = rounds, ledger, waiting
        self.asking: Asking | None = None
        self.shown: Attempt | None = None
        self.events: list[MatchEvent] = []
        self._participant = participant
        self._listening: list[Attempt] = []
        self._memories: list[tuple[StreamKey, Memory]] = []
        self._outbox: list[bytes] = []
        self._ended_last: Attempt | None = None
        self._cheats_told: set[tuple[StreamKey, int]] = set()
        self._forgotten_told: set[tuple[StreamKey, int]] = set()
        self._person: AskedPerson | None = None
        if participant.person is not None:
            bank_s = participant.table.terms.pace.bank_s
            self._person = AskedPerson(participant.person, bank_s, participant.rng)

    def take_events(self) -> tuple[MatchEvent, ...]:
        """Return what has happened since the last call, in order."""
        taken, self.events = tuple(self.events), []
        return taken

    def take_memories(self) -> list[tuple[StreamKey, Memory]]:
        """Return what must be stored before anything else is done, in order, and forget it."""
        taken, self._memories = self._memories, []
        return taken

    def take_outbox(self) -> list[bytes]:
        """Return the envelopes to be sent to all other machines, and forget them."""
        taken, self._outbox = self._outbox, []
        return taken

    def recall(self, memories: Mapping[StreamKey, Sequence[Memory]], now: float) -> None:
        """Replay what was stored before our program was killed; our machine is silent until `speak_up`.

        Raises LocalProtocolError if these are not memories of this match.
        """
        for key in sorted(memories):
            is_begun = any(isinstance(memory, Begun) for memory in memories[key])
            attempt = self.rounds.recalled(key, is_begun=is_begun)
            if attempt is None:
                continue
            happened = attempt.replay(memories[key])
            is_other = any(isinstance(event, Diverged) for event in happened)
            # Where the others decided otherwise, only the present round is replayed and sends again.
            if attempt is self.rounds.current or not is_other:
                self._listening.append(attempt)
            if attempt is self.rounds.current and attempt.state is not None:
                self.ledger.open(attempt.state.dealer)
            self.follow(attempt, happened, now)
        self.events = [event for event in self.events if not isinstance(event, Moved | Settled)]
        if self.shown is not None and self.shown.state is not None:
            self.events.append(Moved((), self.shown.state))

    def speak_up(self, now: float) -> None:
        """Send our machine's messages again in the rounds that were replayed."""
        listening, self._listening = self._listening, []
        for attempt in listening:
            if attempt in self.rounds.kept():
                self.follow(attempt, attempt.protocol.speak_up(), now)
        if self.rounds.current.is_ready:  # and not a round that has begun meanwhile
            self._ask(self.rounds.current, now)

    @property
    def is_next_to_begin(self) -> bool:
        """Whether our machine is to begin to shuffle for the next round."""
        following = self.rounds.following
        return following is not None and self.rounds.current.is_ready and following.is_to_begin

    def play_on(self, now: float) -> bool:
        """Do the next thing that is due from our seats; return whether there was one."""
        asking, clock = self.asking, self.waiting.play
        if asking is None or not clock.is_running:
            return False
        unthought = asking.unthought
        if unthought is not None:
            asking.think(unthought)
        elif self._person is not None and clock.has_come(asking.late_at, now):
            self.events.append(OutOfTime(self._person.seat, asking.give_silence()))
        elif clock.has_come(asking.may_leave_at, now):
            self.follow(asking.attempt, asking.leave(), now)
        else:
            return False
        return True

    def follow(self, attempt: Attempt, events: Sequence[DealEvent], now: float) -> None:
        """Handle the events of an attempt: deal, report, store, send, and end it."""
        happened = list(events)
        if attempt is self.rounds.current and attempt.awaits_deal:
            happened += attempt.deal_out(self.ledger.standing.dealer)
            if attempt.state is not None:
                self.ledger.open(attempt.state.dealer)
        attempt.note(happened)
        self._tell_of_cheats(attempt, now)
        self._tell_of_disks(attempt)
        is_other = attempt.ending is None and any(isinstance(event, Diverged) for event in happened)
        if attempt is self.rounds.current and not is_other and attempt.protocol.may_rejoin:
            attempt.protocol.rejoin()
        if self._participant.me is not None:
            self._memories += [(attempt.key, memory) for memory in attempt.protocol.take_memories()]
        self._outbox += attempt.protocol.outbox()
        if is_other and attempt in self.rounds.unfinished():
            self._go_back(attempt, now)
            return
        if attempt is not self.rounds.current:
            return
        self.waiting.detector.look(attempt, now)
        for event in happened:
            self._tell(attempt, event)
        for told in attempt.take_told():
            self.events.append(self._as_event(told))
        if any(isinstance(event, PlayDue | HandVoid) for event in happened):
            self._ask(attempt, now)
        self._end(attempt, now)
        self.waiting.settle(self.rounds.current, now)

    def _go_back(self, attempt: Attempt, now: float) -> None:
        """Replace our copy of a round by the course the others decided, most often without our machine."""
        anew = Attempt(self._participant, attempt.key)
        anew.is_wanted = attempt.is_wanted
        self.rounds.replace(attempt, anew)
        events = anew.go_over(attempt, self.ledger.standing.dealer)
        anew.protocol.take_memories()
        anew.take_told()
        if attempt in self._listening:
            self._listening.append(anew)
        else:
            events += anew.note(anew.protocol.speak_up())
        if attempt.is_ready and anew.state is not None:
            self.shown = anew
            self.events.append(Moved((), anew.state))
        news: tuple[DealEvent, ...] = tuple(
            event
            for event in events
            if (isinstance(event, HandReady) and not attempt.is_ready) or isinstance(event, PlayDue)
        )
        before, after = set(attempt.hand.absent), set(anew.hand.absent)
        if after - before:
            news += (MachinesAbsent(tuple(sorted(after - before))),)
        if before - after:
            news += (MachinesReturned(tuple(sorted(before - after))),)
        self.follow(anew, news, now)

    def _tell(self, attempt: Attempt, event: DealEvent) -> None:
        if isinstance(event, HandReady) and attempt.state is not None:
            self.shown = attempt
            if self._person is not None:
                self._person.bank_s = self._participant.table.terms.pace.bank_s
            self.events.append(Dealt(attempt.key[0], attempt.state.dealer, attempt.drawn, attempt.thrown))
        elif isinstance(event, MachinesAbsent):
            self.events.append(LeftOut(event.machines))
        elif isinstance(event, MachinesReturned):
            self.events.append(CameBack(event.machines))

    def _tell_of_cheats(self, attempt: Attempt, now: float) -> None:
        for machine, proven in attempt.protocol.proofs.items():
            if (attempt.key, machine) not in self._cheats_told:
                self._cheats_told.add((attempt.key, machine))
                self.events.append(CheatFound(machine, proven.rule, attempt.record))
                for other in self.rounds.unfinished():
                    if other is not attempt:
                        self.follow(other, other.protocol.shun(machine), now)

    def _tell_of_disks(self, attempt: Attempt) -> None:
        for machine in attempt.protocol.forgotten:
            if (attempt.key, machine) not in self._forgotten_told:
                self._forgotten_told.add((attempt.key, machine))
                self.events.append(DiskForgot(machine, attempt.key))

    def _as_event(self, told: Answered | Applied) -> Settled | Moved:
        if isinstance(told, Applied):
            return Moved(told.events, told.state)
        return Settled.of(told.taken, None if self._person is None else told.answers.get(self._person.seat))

    def _ask(self, attempt: Attempt, now: float) -> None:
        """Ask our seats for the decision the round waits for, if it waits for one."""
        due = None if attempt.game is None or attempt.protocol.is_over else attempt.game.due()
        self.asking = None
        if not attempt.protocol.is_silent and isinstance(due, ActDue | AnswersDue | DrawDue):
            seats, at = self._participant.seats, self.waiting.play.read(now)
            self.asking = Asking(attempt, due, seats, person=self._person, at=at)

    def _end(self, attempt: Attempt, now: float) -> None:
        """Handle the end of an attempt, once, if it has ended."""
        ending = attempt.ending
        if ending is None or attempt is self._ended_last:
            return
        self._ended_last = attempt
        record = self.ledger.record = attempt.record
        if isinstance(ending, HandVoid):
            self.ledger.void()
            self.events.append(
                RoundVoid(ending.reason, ending.machines, record, attempt.key, attempt.has_escrow)
            )
        else:
            self._close(attempt, now)

    def _close(self, attempt: Attempt, now: float) -> None:
        """Count a round and move on to the next one, or deal the same again after a mulligan."""
        outcome = None if attempt.state is None else attempt.state.outcome
        verdict, record = attempt.hand.verdict, self.ledger.record
        if outcome is None or verdict is None:
            msg = "a round was closed that has not ended"
            raise AssertionError(msg)
        self.ledger.close(outcome, verdict.payments)
        self.events.append(RoundClosed(attempt.key[0], attempt.receipts, verdict, record))
        if outcome.voided_by is not None:
            self.events.append(RoundVoid(MULLIGAN, (), record, attempt.key, attempt.has_escrow))
            self.rounds.try_again()
        elif self.rounds.go_on():
            self.follow(self.rounds.current, [], now)

    def keep_up(self, attempt: Attempt, kind: str) -> None:
        """As a spectator, follow the others into a new attempt at a void round, or into the deal."""
        if attempt is self.rounds.again and isinstance(self.rounds.current.ending, HandVoid):
            self.rounds.try_again()
        if kind not in _BEFORE_DEAL:
            attempt.is_wanted = True
