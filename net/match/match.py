"""One machine's end of a match at one agreed table, or a spectator's."""

from collections.abc import Iterable, Mapping, Sequence

from engine.actions import Action
from engine.match import MatchState
from engine.seats import Seat
from engine.state import RoundState
from net.deal.events import HandClosed
from net.deal.memory import Memory
from net.deal.steps.ending import own_audit
from net.deal.table import Standing
from net.match.attempt import Reception, StreamKey
from net.match.events import MatchEvent
from net.match.failure_detector import GRACE_S
from net.match.kept_rounds import KeptRounds
from net.match.ledger import Ledger
from net.match.participant import Participant
from net.match.sequencer import RoundSequencer
from net.match.status import Awaited, OpenWindow, ProofStatus, Question, TablePhase
from net.match.waiting import Waiting
from net.transcript import Signed, read
from net.wire.deal import Audit

LISTENS_S = 1.0
"""How long a restarted machine hears all the others before it sends or begins anything.

Its disk may have lost its last messages, which the others still hold. It stays silent while one of them is
lost and waited for.
"""


class Match:
    """Rounds one after the other, from the deck's shuffle to the signed receipts.

    It knows nothing of links: the caller sends what `outbox` returns to all machines, and passes every
    envelope that arrives to `receive`. Machines are named by their places in `TableInfo.machines`, in place
    of members in the values of `net.table.interface.status` too: the session translates.

    After every call the caller takes `outbox()` and `take_events()`, and calls `advance` at
    `next_deadline()`, at once if that has passed. All work that takes long is done in `advance`, a piece at a
    time, or in `receive`. All times are seconds on the caller's monotonic clock.

    Attributes:
        rounds: the rounds that may still receive envelopes.
        waiting: the clocks, and the machines that the match waits for.
        has_forgotten: whether others hold messages of ours that we have lost: we begin nothing any more,
            since signing other messages under the same numbers would be equivocation.
    """

    def __init__(
        self,
        participant: Participant,
        *,
        standing: Standing | None = None,
        memories: Mapping[StreamKey, Sequence[Memory]] | None = None,
        grace_s: float = GRACE_S,
        now: float,
    ) -> None:
        """Get ready to shuffle for the next round; it is dealt when `start_round` is called.

        With memories, continue where our machine was when its program was killed.

        Args:
            participant: our machine, or a spectator.
            standing: where the match stands now, if rounds have been played at this table already.
            memories: what was stored of each stream of the match, in order; None if our program has played it
                from the beginning.
            grace_s: how long a machine that cannot be heard is waited for before the others go on without it.
            now: the time.

        Raises EngineError if no match can be played by the table's rules, LocalProtocolError if these are not
        memories of such a match.
        """
        self._ledger = Ledger(participant.table, standing)
        self.rounds = KeptRounds(participant, self._ledger.standing.round_number)
        self.waiting = Waiting(grace_s, has_person=participant.person is not None)
        self._sequencer = RoundSequencer(participant, self.rounds, self._ledger, self.waiting)
        self._participant = participant
        self._now = now
        self._sequencer.recall(memories or {}, now)
        self._speaks_at = None if memories is None else now + LISTENS_S
        self.has_forgotten = False

    # Requests of the session.

    def start_round(self, now: float) -> None:
        """Deal the next round as soon as its deck is shuffled, or deal a void round again.

        All machines must call it, in any order. A spectator need not: it follows the others. Ignored unless
        the phase is BETWEEN.
        """
        if self.phase is not TablePhase.BETWEEN:
            return
        self._now = now
        if self.rounds.current.ending is not None:
            self.rounds.try_again()
        self.rounds.current.is_wanted = True
        self._sequencer.follow(self.rounds.current, [], now)

    def choose(self, number: int, action: Action, now: float, *, is_automatic: bool = False) -> bool:
        """Answer our person's question; return whether it was taken. Late, double or illegal answers are not.

        An answer made in advance, `is_automatic`, is sent after a delay like that of a human answer.
        """
        self._now = now
        asking, play = self._sequencer.asking, self.waiting.play
        if asking is None or not play.is_running:
            return False
        return asking.choose(number, action, play.read(now), is_automatic=is_automatic)

    def wait_no_longer(self, now: float) -> None:
        """Stop waiting for the `slow` machines; they are excluded once all other people agree."""
        self._now = now
        self.waiting.detector.tire(self.rounds.current, now)

    def set_clocks(self, now: float, *, running: bool) -> None:
        """Stop the clocks for a pause, or restart them; while stopped, nothing is played, nobody left out."""
        self._now = now
        self.waiting.clock.set_running(now, running=running)
        self.waiting.settle(self.rounds.current, now)

    def set_links(self, reachable: frozenset[int], now: float) -> None:
        """Say which other machines can be heard now, directly or through others; at first all can.

        The clocks stop while a machine that still plays cannot be heard; after the grace time it is left out,
        if enough machines remain. Report a loss only after 5 s (docs/protocol.md, 13, "Notes"), not at every
        hiccup.
        """
        self._now = now
        participant = self._participant
        others = set(range(len(participant.table.machines))) - {participant.me}
        self.waiting.detector.set_lost(others - reachable, self.rounds.current, now)
        self.waiting.settle(self.rounds.current, now)

    def left(self, machines: Iterable[int], now: float) -> None:
        """Report machines that have signed that they leave: the match waits for them no longer."""
        self._now = now
        self.waiting.detector.set_gone(machines, now)
        self.waiting.settle(self.rounds.current, now)

    def woke(self, since: float, now: float) -> None:
        """Report that our machine has slept since a moment: that time counts as nobody's silence."""
        self._now = now
        self.waiting.slept(since, now)

    def advance(self, now: float) -> None:
        """Let time pass: do the next thing that is due."""
        self._now = now
        if self._speaks_at is not None and self.waiting.misses_somebody(self.rounds.current, now):
            self._speaks_at = now + LISTENS_S
        elif self._speaks_at is not None and self._speaks_at <= now:
            self._speaks_at = None
            self._sequencer.speak_up(now)
        current, following = self.rounds.current, self.rounds.following
        self.waiting.settle(current, now)
        if self._may_begin and current.is_to_begin:
            self._sequencer.follow(current, current.protocol.start(), now)
        elif left := self.waiting.too_many_left(current, now) or self.waiting.deserted_by(current, now):
            self._sequencer.follow(current, current.protocol.end_without(left), now)
        elif missing := self.waiting.take_timed_out(current, now):
            self._sequencer.follow(current, current.protocol.time_out(missing), now)
        elif self.waiting.is_stuck(current, now):
            self._sequencer.follow(current, current.protocol.end_stuck(), now)
        elif self._sequencer.play_on(now):
            return
        elif self._may_begin and following is not None and self._sequencer.is_next_to_begin:
            self._sequencer.follow(following, following.protocol.start(), now)

    def look_away(self, now: float) -> None:
        """Take a round that our machine only watches to be void: its players have ended it."""
        self._now = now
        if self.rounds.current.protocol.waiting_for():
            self._sequencer.follow(self.rounds.current, self.rounds.current.protocol.end_stuck(), now)

    def next_deadline(self) -> float | None:
        """Return when to call `advance` next, perhaps in the past; None while others must act first."""
        asking, play = self._sequencer.asking, self.waiting.play
        if self._may_begin and (self.rounds.current.is_to_begin or self._sequencer.is_next_to_begin):
            return self._now
        moments = self.waiting.moments(self.rounds.current, self._now)
        if self._speaks_at is not None:
            moments.append(self._speaks_at)
        if asking is not None and play.is_running:
            if asking.unthought is not None:
                return self._now
            readings = (asking.may_leave_at, asking.late_at)
            moments += [play.moment(reading) for reading in readings if reading is not None]
        return min(moments, default=None)

    @property
    def _may_begin(self) -> bool:
        return not self.is_listening and not self.has_forgotten

    # Envelopes.

    def receive(self, raw: bytes, now: float) -> Reception:
        """Take in an envelope from any link; never raises, whatever it holds."""
        signed = read(raw)
        if signed is None:
            return Reception.REFUSED
        envelope = signed.envelope
        if envelope.table_id != self._participant.table.table_id:
            return Reception.KNOWN
        attempt = self.rounds.find((envelope.hand, envelope.attempt))
        if attempt is None:
            return Reception.KNOWN
        reception, events = attempt.take(signed)
        if reception is Reception.NEW:
            self._now = now
            if self._participant.me is None:
                self._sequencer.keep_up(attempt, envelope.kind)
            elif envelope.peer == self._participant.me:
                self.has_forgotten |= attempt.is_to_begin
            self._sequencer.follow(attempt, events, now)
        return reception

    def has_shown(self, machine: int, signed: Signed) -> bool:
        """Return whether a machine has shown that it holds an envelope; False if that cannot be known."""
        found = self.rounds.round_of(signed)
        return found is not None and found.protocol.has_shown(machine, signed)

    def distrusts(self, signed: Signed) -> bool:
        """Return whether the author of an envelope has shown in its round that it lies, or has forgotten."""
        found = self.rounds.round_of(signed)
        return found is not None and signed.envelope.peer in found.hand.cheats

    def is_evidence(self, signed: Signed) -> bool:
        """Return whether an envelope shows that a machine lies, or has forgotten what it said."""
        found = self.rounds.round_of(signed)
        return found is not None and signed.raw in found.protocol.evidence

    def take_memories(self) -> list[tuple[StreamKey, Memory]]:
        """Take what must be stored before anything else is done, in order, each with its stream.

        Always empty for a spectator.
        """
        return self._sequencer.take_memories()

    def outbox(self) -> list[bytes]:
        """Return the envelopes to be sent to all other machines, and forget them."""
        return self._sequencer.take_outbox()

    def positions(self) -> Mapping[StreamKey, tuple[int, ...]]:
        """Return, for every stream kept, the number of each machine's first envelope we lack.

        Kept are the last round that ended, the present one and the next.
        """
        return {attempt.key: attempt.protocol.positions() for attempt in self.rounds.kept()}

    def settled(self) -> dict[StreamKey, bytes]:
        """Return, for every stream kept, the transcript head from which on we lack statements."""
        return {attempt.key: attempt.protocol.settled for attempt in self.rounds.kept()}

    def envelopes_after(
        self, stream: StreamKey, positions: Sequence[int], settled: bytes = b""
    ) -> list[bytes]:
        """Return the envelopes of a stream that another machine lacks, in an order it can process.

        Args:
            stream: which stream; for one that is not kept the result is empty.
            positions: as `positions` of the other machine returns it; machines it does not name lack all
                their envelopes.
            settled: as `settled` of the other machine returns it; b"" for the first head.
        """
        found = self.rounds.find_kept(stream)
        return [] if found is None else found.envelopes_after(positions, settled)

    # The present state.

    def take_events(self) -> tuple[MatchEvent, ...]:
        """Return what has happened since the last call, in order."""
        return self._sequencer.take_events()

    @property
    def phase(self) -> TablePhase:
        """DEALING, PLAYING, AUDITING, BETWEEN, WAITING (too few machines), or ENDED."""
        current = self.rounds.current
        if isinstance(current.ending, HandClosed):
            return TablePhase.ENDED
        if current.ending is not None or not current.is_wanted:
            return TablePhase.BETWEEN
        if self.waiting.lacks_majority(current):
            return TablePhase.WAITING
        if current.state is None or not current.is_ready:
            return TablePhase.DEALING
        return TablePhase.AUDITING if current.state.is_over else TablePhase.PLAYING

    @property
    def has_escrow(self) -> bool:
        """Whether the round in progress is far enough that colluding machines may know cards of it."""
        return self.rounds.current.has_escrow

    @property
    def is_listening(self) -> bool:
        """Whether our machine was restarted and only listens for its own lost messages."""
        return self._speaks_at is not None

    @property
    def voids(self) -> int:
        """The number of times that the present round has been void."""
        current = self.rounds.current
        is_void = current.ending is not None and not isinstance(current.ending, HandClosed)
        return current.key[1] + is_void

    @property
    def first_needed(self) -> int:
        """The first round whose envelopes our machine still keeps for others."""
        return self.rounds.kept()[0].key[0]

    @property
    def match(self) -> MatchState | None:
        """The match without the round in progress; None before its first opener is known.

        It holds the outcomes of the rounds played at this table only.
        """
        return self._ledger.match

    @property
    def standing(self) -> Standing:
        """The state of the match without the round in progress: what a new table starts from."""
        return self._ledger.standing

    @property
    def round(self) -> RoundState | None:
        """The round in progress or the last one, as this machine knows it; None before the first is dealt."""
        shown = self._sequencer.shown
        return None if shown is None else shown.state

    @property
    def joint_seed(self) -> bytes:
        """The seed all machines drew for that round by commit and reveal; b"" before."""
        shown = self._sequencer.shown
        return b"" if shown is None else shown.hand.joint_seed

    @property
    def question(self) -> Question | None:
        """The question that our person is asked now."""
        asking = self._sequencer.asking
        return None if asking is None else asking.question(self.waiting.play)

    @property
    def window(self) -> OpenWindow | None:
        """The open answer window."""
        asking = self._sequencer.asking
        return None if asking is None else asking.window(self.waiting.play)

    @property
    def awaited(self) -> tuple[Awaited, ...]:
        """The machines waited for, unheard or silent; `member` is the machine's place."""
        return self.waiting.detector.awaited(self.rounds.current, self._now)

    @property
    def slow(self) -> tuple[int, ...]:
        """The machines of slow people without a limit, whom our person may stop waiting for."""
        return self.waiting.detector.slow(self.rounds.current, self._now)

    @property
    def waits_no_longer(self) -> bool:
        """Whether our person has chosen to wait no longer for the `slow` machines."""
        return self.waiting.detector.is_tired

    @property
    def own_audit(self) -> tuple[StreamKey, Audit] | None:
        """Our own AUDIT of the round shown, with its stream; None if we do not play in it.

        Secret until the round is over.
        """
        shown = self._sequencer.shown
        if shown is None or shown.hand.secrets is None:
            return None
        return shown.key, own_audit(shown.hand)

    @property
    def dead_seats(self) -> frozenset[Seat]:
        """The seats that only pass in this round: excluded now, or when they owed a discard."""
        shown = self._sequencer.shown
        absent = () if shown is None else shown.hand.absent
        away = {seat for machine in absent for seat in self._participant.table.seats_of(machine)}
        return frozenset(away if shown is None or shown.state is None else away.union(shown.state.absent))

    @property
    def proof(self) -> ProofStatus:
        """The proofs of the round in progress, or of the last one, by machines' places."""
        shown = self._sequencer.shown if self.phase is TablePhase.BETWEEN else None
        return (shown or self.rounds.current).proof(self._ledger.record)
