"""One machine's end of a match at one agreed table, or a spectator's."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from engine.actions import Action, Claim, Win
from engine.match import MatchSetup, MatchState, end_round
from engine.seats import BySeat, Seat
from engine.state import RoundState
from net.dealing.events import (
    CheatProven,
    DealEvent,
    DecidedElsewhere,
    HandClosed,
    HandReady,
    HandVoid,
    MachinesAbsent,
    PlayDue,
)
from net.dealing.game import ActDue, AnswersDue, DrawDue
from net.dealing.table import Standing
from net.dealing.voting import VOTES
from net.play import Answered, Applied
from net.session.match.absence import GRACE_S, Patience
from net.session.match.asking import Asking, Person
from net.session.match.attempt import Attempt, Reception, StreamKey
from net.session.match.attempts import Attempts
from net.session.match.clock import Clock
from net.session.match.events import MULLIGAN, CheatFound, LeftOut, MatchEvent, RoundClosed, RoundVoid
from net.session.match.participant import Participant
from net.session.status import (
    Awaited,
    Dealt,
    Moved,
    OpenWindow,
    OutOfTime,
    Phase,
    ProofStatus,
    Question,
    Settled,
)
from net.transcript import read

_BEFORE_DEAL = frozenset({"COMMIT", "OPEN", "SHUFFLE", "DECK_ACK", *VOTES})


class Match:
    """Rounds one after the other, from the deck's shuffle to the signed receipts.

    It knows nothing of links: what comes out of `outbox` goes to all machines, and whatever envelope comes from
    anywhere goes into `receive`. Machines are named by their places in `TableInfo.machines`, in place of members
    in the values of `net.session.status` too: the session translates.

    After every call the caller takes `outbox()` and `take_events()`, and calls `advance` at `next_deadline()`,
    at once if that has passed. All work that takes long is done in `advance`, a piece at a time, or in `receive`.
    All times are seconds on the caller's monotonic clock.
    """

    def __init__(
        self,
        participant: Participant,
        *,
        standing: Standing | None = None,
        grace_s: float = GRACE_S,
        now: float,
    ) -> None:
        """Get ready to shuffle for the next round; it is dealt when `start_round` is called.

        Args:
            participant: our machine, or a spectator.
            standing: where the match stands now, if rounds have been played at this table already.
            grace_s: how long a machine that cannot be heard is waited for before the others go on without it.
            now: the time.

        Raises EngineError if no match can be played by the table's rules.
        """
        table = participant.table
        self._participant = participant
        self._standing = standing or table.standing or Standing(1, None, (0,) * len(table.seats))
        self._setup = MatchSetup(table.rules, len(table.seats), table.terms.rounds, table.nonce, Seat(0))
        self._match: MatchState | None = None
        if self._standing.dealer is not None:
            self._match = self._state(self._standing.dealer)
        self._now = now
        self._play_clock = Clock()
        self._clock = Clock()
        self._patience = Patience(grace_s)
        self._person: Person | None = None
        if participant.person is not None:
            self._person = Person(participant.person, table.terms.pace.bank_s)
        self._asking: Asking | None = None
        self._attempts = Attempts(participant, self._standing.round_number)
        self._shown: Attempt | None = None
        self._record = b""
        self._events: list[MatchEvent] = []
        self._outbox: list[bytes] = []

    # What the session asks for.

    def start_round(self, now: float) -> None:
        """Deal the next round as soon as its deck is shuffled, or deal a void round anew.

        All machines must call it, in any order. A spectator need not: it follows the others. Ignored unless the
        phase is BETWEEN.
        """
        if self.phase is not Phase.BETWEEN:
            return
        self._now = now
        if self._current.ending is not None:
            self._attempts.try_again()
        self._current.is_wanted = True
        self._follow(self._current, [], now)

    def choose(self, number: int, action: Action, now: float) -> bool:
        """Answer our person's question; return whether it was taken. Late, double or illegal answers are not."""
        self._now = now
        if self._asking is None or not self._play_clock.is_running:
            return False
        return self._asking.choose(number, action, self._play_clock.read(now))

    def set_clocks(self, now: float, *, running: bool) -> None:
        """Stop the clocks for a pause, or let them go on; while they stand nothing is played, and nobody is left out."""
        self._now = now
        self._clock.set_running(now, running=running)
        self._set_play_clock(now)

    def set_links(self, reachable: frozenset[int], now: float) -> None:
        """Say which other machines can be heard now, directly or through others; at first all can.

        While one that still plays cannot be heard the clocks stand; after the grace time it is left out, if
        enough machines remain. Say it only after the seconds of network.md 5.8, not at every hiccup.
        """
        self._now = now
        participant = self._participant
        others = set(range(len(participant.table.machines))) - {participant.me}
        self._patience.set_lost(others - reachable, self._clock.read(now))
        self._set_play_clock(now)

    def left(self, machines: Iterable[int], now: float) -> None:
        """Say that machines have signed that they leave: nobody waits for them any more in this match."""
        self._now = now
        self._patience.gone |= frozenset(machines)
        self._set_play_clock(now)

    def advance(self, now: float) -> None:
        """Let time pass: do the next thing that is due."""
        self._now = now
        self._set_play_clock(now)
        current, following = self._current, self._attempts.following
        missing = tuple(sorted(m for end, m in self._give_ups() if self._clock.has_come(end, now)))
        if current.is_to_begin:
            self._follow(current, current.begin(), now)
        elif missing:
            self._patience.asked(self._clock.read(now))
            self._follow(current, current.give_up(missing), now)
        elif self._clock.has_come(self._press_at(), now):
            self._patience.asked(self._clock.read(now))
            self._follow(current, current.press(), now)
        elif self._play_on(now):
            return
        elif following is not None and self._is_next_to_begin:
            self._follow(following, following.begin(), now)

    def next_deadline(self) -> float | None:
        """Return when `advance` should be called next, perhaps in the past; None while others must speak first."""
        if self._current.is_to_begin or self._is_next_to_begin:
            return self._now
        ends = [*(end for end, _ in self._give_ups()), *filter(None, (self._press_at(),))]
        moments = [self._clock.moment(end) for end in ends] if self._clock.is_running else []
        held_until = self._patience.held_until(self._current)
        if held_until is not None and self._clock.is_running and not self._play_clock.is_running:
            moments.append(self._clock.moment(held_until))
        asking = self._asking
        if asking is not None and self._play_clock.is_running:
            if asking.unthought is not None:
                return self._now
            readings = (asking.may_leave_at, asking.late_at)
            moments += [self._play_clock.moment(reading) for reading in readings if reading is not None]
        return min(moments, default=None)

    # Envelopes.

    def receive(self, raw: bytes, now: float) -> Reception:
        """Take in an envelope from anywhere; never raises on what it holds."""
        signed = read(raw)
        if signed is None:
            return Reception.REFUSED
        envelope = signed.envelope
        if envelope.table_id != self._participant.table.table_id:
            return Reception.KNOWN
        attempt = self._attempts.find((envelope.hand, envelope.attempt))
        if attempt is None:
            return Reception.KNOWN
        reception, events = attempt.take(signed)
        if reception is Reception.NEW:
            self._now = now
            if self._participant.me is None:
                self._keep_up(attempt, envelope.kind)
            self._follow(attempt, events, now)
        return reception

    def outbox(self) -> list[bytes]:
        """Return the envelopes to be sent to all other machines, and forget them."""
        taken, self._outbox = self._outbox, []
        return taken

    def positions(self) -> Mapping[StreamKey, tuple[int, ...]]:
        """Return what we have: for every stream we keep, the number of each machine's first envelope we miss.

        Kept are the last round that ended, the present one and the next.
        """
        return {attempt.key: attempt.dealer.positions() for attempt in self._attempts.all()}

    def envelopes_after(self, stream: StreamKey, positions: Sequence[int]) -> list[bytes]:
        """Return what another machine misses of a stream, in an order in which it can be taken in.

        Args:
            stream: which; nothing is returned for one that we do not keep.
            positions: the number of each machine's first envelope that is missed, as `positions` returns it; for
                machines it does not name, from the first. Empty for all.
        """
        found = next((attempt for attempt in self._attempts.all() if attempt.key == stream), None)
        return [] if found is None else found.envelopes_after(positions)

    # What is so.

    def take_events(self) -> tuple[MatchEvent, ...]:
        """Return what has happened since the last call, in order."""
        events, self._events = tuple(self._events), []
        return events

    @property
    def phase(self) -> Phase:
        """DEALING, PLAYING, AUDITING, BETWEEN, WAITING (too few machines), DISPUTED (a cheat), or ENDED."""
        current = self._current
        if isinstance(current.ending, CheatProven):
            return Phase.DISPUTED
        if isinstance(current.ending, HandClosed):
            return Phase.ENDED
        if current.ending is not None or not current.is_wanted:
            return Phase.BETWEEN
        if self._patience.lost_of(current.dealer.hand) and not self._patience.can_decide(current):
            return Phase.WAITING
        if current.state is None or not current.is_ready:
            return Phase.DEALING
        return Phase.AUDITING if current.state.is_over else Phase.PLAYING

    @property
    def match(self) -> MatchState | None:
        """The match, the round in progress not counted; None before the seat that opens its first round is known.

        It holds the outcomes of the rounds played at this table only.
        """
        return self._match

    @property
    def standing(self) -> Standing:
        """Where the match stands, the round in progress not counted: what a new table takes over."""
        return self._standing

    @property
    def round(self) -> RoundState | None:
        """The round in progress or the last one, as this machine knows it; None before the first is dealt."""
        return None if self._shown is None else self._shown.state

    @property
    def joint_seed(self) -> bytes:
        """What all machines have drawn together for that round, each having committed to its part; b"" before it."""
        return b"" if self._shown is None else self._shown.dealer.hand.joint_seed

    @property
    def question(self) -> Question | None:
        """What is asked of our person now."""
        return None if self._asking is None else self._asking.question(self._play_clock)

    @property
    def window(self) -> OpenWindow | None:
        """The open answer window."""
        return None if self._asking is None else self._asking.window(self._play_clock)

    @property
    def clocks_run(self) -> bool:
        """Whether time passes: there is no pause, and all machines that still play can be heard."""
        return self._play_clock.is_running

    @property
    def awaited(self) -> tuple[Awaited, ...]:
        """The machines that are waited for because they cannot be heard or say nothing; `member` is the machine."""
        clock = self._clock
        return tuple(
            Awaited(
                missed.machine,
                clock.moment(missed.since),
                None if missed.until is None else clock.moment(missed.until),
            )
            for missed in self._patience.missed(self._current, clock.read(self._now))
        )

    @property
    def dead_seats(self) -> frozenset[Seat]:
        """The seats that only pass in this round, their machines having been left out."""
        absent = () if self._shown is None else self._shown.dealer.hand.absent
        return frozenset(seat for machine in absent for seat in self._participant.table.seats_of(machine))

    @property
    def proof(self) -> ProofStatus:
        """What is proven of the round in progress, or of the last one; machines stand in place of members."""
        is_between = self.phase is Phase.BETWEEN and self._shown is not None
        attempt = self._shown if is_between and self._shown is not None else self._current
        return attempt.proof(self._record)

    # How it goes on.

    @property
    def _current(self) -> Attempt:
        return self._attempts.current

    @property
    def _is_next_to_begin(self) -> bool:
        following = self._attempts.following
        return following is not None and self._current.is_ready and following.is_to_begin

    def _give_ups(self) -> list[tuple[float, int]]:
        if not self._clock.is_running or not self._current.is_wanted:
            return []
        return self._patience.give_ups(self._current)

    def _press_at(self) -> float | None:
        return self._patience.press_at(self._current) if self._current.is_wanted else None

    def _play_on(self, now: float) -> bool:
        """Do the next thing that is due from our seats; return whether there was one."""
        asking, clock = self._asking, self._play_clock
        if asking is None or not clock.is_running:
            return False
        unthought = asking.unthought
        if unthought is not None:
            asking.think(unthought)
        elif self._person is not None and clock.has_come(asking.late_at, now):
            self._events.append(OutOfTime(self._person.seat, asking.give_silence()))
        elif clock.has_come(asking.may_leave_at, now):
            self._follow(asking.attempt, asking.leave(), now)
        else:
            return False
        return True

    def _follow(self, attempt: Attempt, events: Sequence[DealEvent], now: float) -> None:
        """Let follow what has happened in an attempt."""
        happened = list(events)
        if attempt is self._current and attempt.awaits_deal:
            happened += attempt.deal(self._standing.dealer)
            if attempt.state is not None:
                self._match = self._state(attempt.state.dealer)
        self._outbox += attempt.dealer.outbox()
        if attempt is not self._current:
            return
        if any(isinstance(event, DecidedElsewhere) for event in happened):
            self._go_back(attempt, now)
            return
        self._patience.look(attempt, self._clock.read(now))
        for event in happened:
            self._tell(attempt, event)
        for told in attempt.take_told():
            self._events.append(self._as_event(told))
        if any(isinstance(event, PlayDue | HandVoid | CheatProven) for event in happened):
            self._ask(attempt, now)
        self._end(attempt, now)
        self._set_play_clock(now)

    def _go_back(self, attempt: Attempt, now: float) -> None:
        """Watch an attempt from where the others went on otherwise than we did: without our machine, most often."""
        anew = self._attempts.current = Attempt(self._participant.watching(), attempt.key)
        anew.is_wanted = True
        events = anew.begin() + anew.receive(attempt.envelopes_after(()))
        if anew.awaits_deal:
            events += anew.deal(self._standing.dealer)
        anew.learn_from(attempt)
        anew.take_told()
        if attempt.is_ready and anew.state is not None:
            self._shown = anew
            self._events.append(Moved((), anew.state))
        news = tuple(
            event
            for event in events
            if (isinstance(event, HandReady) and not attempt.is_ready)
            or (
                isinstance(event, MachinesAbsent)
                and not set(event.machines) <= set(attempt.dealer.hand.absent)
            )
            or isinstance(event, PlayDue)
        )
        self._follow(anew, news, now)

    def _tell(self, attempt: Attempt, event: DealEvent) -> None:
        if isinstance(event, HandReady) and attempt.state is not None:
            self._shown = attempt
            if self._person is not None:
                self._person.bank_s = self._participant.table.terms.pace.bank_s
            self._events.append(Dealt(attempt.key[0], attempt.state.dealer, attempt.drawn))
        elif isinstance(event, MachinesAbsent):
            self._events.append(LeftOut(event.machines))

    def _as_event(self, told: Answered | Applied) -> Settled | Moved:
        if isinstance(told, Applied):
            return Moved(told.events, told.state)
        own = None if self._person is None else told.answers.get(self._person.seat)
        is_outranked = isinstance(own, Win | Claim) and own != told.taken
        return Settled(told.taken, own if is_outranked else None)

    def _ask(self, attempt: Attempt, now: float) -> None:
        """Ask our seats for what the round waits for now, if it waits for seats."""
        due = None if attempt.game is None or attempt.dealer.is_over else attempt.game.due()
        self._asking = None
        if isinstance(due, ActDue | AnswersDue | DrawDue):
            seats, at = self._participant.seats, self._play_clock.read(now)
            self._asking = Asking(attempt, due, seats, person=self._person, at=at)

    def _end(self, attempt: Attempt, now: float) -> None:
        """Let follow that an attempt has ended, if it has."""
        ending = attempt.ending
        if ending is None:
            return
        self._record = attempt.record
        if isinstance(ending, CheatProven):
            self._events.append(CheatFound(ending.machine, ending.rule, self._record))
        elif isinstance(ending, HandVoid):
            self._match = None if self._standing.dealer is None else self._match
            self._events.append(RoundVoid(ending.reason, ending.machines, self._record))
        else:
            self._close(attempt, now)

    def _close(self, attempt: Attempt, now: float) -> None:
        """Count a round, and go over to the next, or to the same anew if by the rules it does not count."""
        outcome = None if attempt.state is None else attempt.state.outcome
        if outcome is None or self._match is None:
            msg = "a round was closed that has not ended"
            raise AssertionError(msg)
        match = self._match = end_round(self._match, outcome)
        self._standing = Standing(match.round_number, match.dealer, match.tally.values)
        self._events.append(RoundClosed(attempt.key[0], attempt.receipts, self._record))
        if outcome.voided_by is not None:
            self._events.append(RoundVoid(MULLIGAN, (), self._record))
            self._attempts.try_again()
        elif self._attempts.go_on():
            self._follow(self._current, [], now)

    def _keep_up(self, attempt: Attempt, kind: str) -> None:
        """As a spectator, begin what the others have begun: a void round anew, or to deal."""
        if self._attempts.is_another(attempt) and isinstance(self._current.ending, HandVoid):
            self._attempts.try_again()
        if kind not in _BEFORE_DEAL:
            attempt.is_wanted = True

    def _state(self, dealer: Seat) -> MatchState:
        """Return the match before the round it stands at, which a seat opens."""
        if self._match is not None:
            return self._match
        standing = self._standing
        setup = replace(self._setup, first_dealer=dealer)
        return MatchState(setup, standing.round_number, dealer, BySeat(standing.tally), ())

    def _set_play_clock(self, now: float) -> None:
        held_until = self._patience.held_until(self._current)
        is_held = held_until is not None and not self._clock.has_come(held_until, now)
        running = self._clock.is_running and not is_held
        if running and held_until is not None and not self._play_clock.is_running:
            self._patience.begin_anew(self._clock.read(now))
        self._play_clock.set_running(now, running=running)
