"""The invariants of a simulation, which must hold at every moment under all faults.

I1   no two machines keep different sets of envelopes for a step that both have closed beyond doubt
I2   who stands at the same head knows the same state
I3   a machine is left out of a step, or not, alike for all
I4   fewer than a majority never take a table or a round further
I5   every word of a machine that takes part counts exactly once, or the machine was left out
I6   a seat that has left only passes
I7   a share never leaves before its step, and no card of a sealed hand is shown by others
I8   the result of an offer does not depend on who answers first
I9   whatever comes in, nothing raises, blocks, or grows beyond its limit
I10  once the faults have ended a table with a majority goes on
I11  a machine never signs two envelopes with one number, whatever was killed
I12  tallies add up to zero, or to more where losers do not pay
I13  a table has one id, and nobody goes back from a later round of it to an earlier one
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations

from engine.actions import Leave, Pass, Return
from engine.codec import digest
from engine.match import may_add_up
from engine.seats import Seat
from lab.simulator.looking import Inside, inside
from lab.simulator.machine import Machine
from net.deal.events import HandClosed
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.log.restarts import RESTARTED, STEPLESS
from net.deal.protocol import DealProtocol
from net.deal.steps.rejoin import REJOIN
from net.deal.table import NO_TABLE, TableInfo
from net.identity import SIGNATURE_BYTES, verify
from net.match.attempt import Attempt
from net.table.links.mesh import MOST_STRANGERS
from net.table.session import Session
from net.transcript import Signed, read
from net.wire.deal import Envelope
from net.wire.table import MOST_MEMBERS

Stream = tuple[bytes, int, int]
"""A hand: the id of its table, its number, its attempt."""


class ViolationError(Exception):
    """An invariant does not hold; the message names it and says who broke it."""


@dataclass
class _Trail:
    """How far a machine has followed a hand.

    Attributes:
        dealer: its end of the hand; another one after it went back.
        heads: those it stood on, in order, the present one last.
        kinds: of the steps that were closed on them.
        settled: how many of the steps are beyond doubt for it.
        looked_at: head and absent machines at the last look.
        sealed: of each absent machine, how many of its cards lay open when it left.
    """

    dealer: DealProtocol
    heads: list[bytes] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    settled: int = 0
    looked_at: tuple[bytes, tuple[int, ...]] | None = None
    sealed: dict[int, int] = field(default_factory=dict)


class Watch:
    """Checks every honest machine after each of its calls. Every method raises ViolationError.

    I8, that no order of arrival decides a claim window, is part of I2: envelopes reach each machine in a
    different order, and where the same envelopes count the states must be equal. I13 is part of I4: a table
    has one id for ever, and no machine goes on under it without a majority, or goes back. I10 is checked by
    `lab.simulator.runs`, which knows when the faults end.

    Attributes:
        faulty: places of machines that do not keep the protocol.
        forgetful: places of machines that have lost what they knew, or whose people have left; not machines
            that were killed and go on with what they stored. They may send again what they sent, or nothing,
            but are honest: they hold no honest machine to be a cheat, and no honest machine holds them to be
            one.
        left: keys of machines whose people have left, or were sent away.
        back: keys of machines in `left` whose people came back, which others may not know yet.
        steps: how many steps were closed for certain, and rounds and tables begun: the progress of the table.
        rounds: how many rounds were counted.
        is_undisturbed: whether a cheating machine is the only fault: then all honest ones stay in (P2).
    """

    def __init__(self, machines: list[Machine]) -> None:
        self.faulty: set[int] = set()
        self.forgetful: set[int] = set()
        self.left: set[bytes] = set()
        self.back: set[bytes] = set()
        self.steps = 0
        self.rounds = 0
        self.is_undisturbed = False
        self._machines = machines
        self._trails: dict[tuple[int, Stream], _Trail] = {}
        self._next: dict[tuple[Stream, bytes], bytes] = {}
        self._digests: dict[tuple[Stream, bytes, tuple[int, ...]], bytes] = {}
        self._closed: dict[Stream, bytes] = {}
        self._signed: dict[tuple[Stream, int, bytes, int], bytes] = {}
        self._own: dict[tuple[Stream, int], dict[bytes, Envelope]] = {}
        self._asked: dict[tuple[Stream, bytes], str] = {}
        self._read: dict[bytes, Signed] = {}
        self._tables: dict[bytes, TableInfo] = {}
        self._results: dict[tuple[bytes, int, tuple[int, ...]], tuple[object, ...]] = {}
        self._standings: dict[int, object] = {}
        self._ways: dict[tuple[int, bytes], tuple[Session, int]] = {}

    @property
    def unreliable(self) -> set[int]:
        """Places of machines that may say something else than they have said before, for whatever reason."""
        return self.faulty | self.forgetful

    # What is looked at.

    def carried(self, place: int, raw: bytes) -> None:
        """Look at an envelope that a machine sends for the first time."""
        signed = self._reading(raw)
        key = self._machines[place].key
        if place in self.unreliable or signed is None or not verify(key, raw[-SIGNATURE_BYTES:], signed.id):
            return
        envelope = signed.envelope
        stream = envelope.table_id, envelope.hand, envelope.attempt
        counted_at = envelope.head if envelope.kind in VOTE_KINDS else b""
        before = self._signed.setdefault((stream, envelope.peer, counted_at, envelope.seq), signed.id)
        _hold("I11", place, before == signed.id, f"signs two envelopes with number {envelope.seq}")
        self._own.setdefault((stream, envelope.peer), {})[signed.id] = envelope
        if envelope.kind not in VOTE_KINDS | STEPLESS:
            asked = self._asked.setdefault((stream, envelope.head), envelope.kind)
            _hold("I7", place, asked == envelope.kind, f"says {envelope.kind} where {asked} was asked for")

    def called(self, place: int) -> None:
        """Look at a machine."""
        if place in self.faulty:
            return
        now = inside(self._machines[place].session)
        _hold("I9", place, now.links <= MOST_MEMBERS + MOST_STRANGERS, f"keeps {now.links} links")
        _hold("P6", place, not now.cheats & self._honest_keys(), "holds an honest machine to be a cheat")
        if place in self.forgetful:
            return
        if now.table is not None:
            if now.is_ours:  # a spectator may be shown anything
                self._look_at_table(place, now.table, frozenset(now.removed))
                self._look_at_way(place, now.table, now.round_number)
            for attempt in now.attempts:
                self._look_at_round(place, (now.table.table_id, *attempt.key), attempt)
        self._look_at_result(place, now)

    # Tables (I4, I12).

    def _look_at_table(self, place: int, table: TableInfo, removed: frozenset[bytes]) -> None:
        if table.digest in self._tables:
            return
        self._tables[table.digest] = table
        self.steps += 1
        before = self._tables.get(table.previous)
        if before is None:
            return
        cheats = {self._machines[other].key for other in self.unreliable}
        returned = [frozenset(some) for n in range(len(self.back) + 1) for some in combinations(self.back, n)]
        olds = [before.keys - (self.left - some) - removed for some in returned]
        is_majority = any(  # not everybody who breaks the protocol is proven to
            2 * len(old & table.keys - not_counted) > len(old - not_counted) or not old - not_counted
            for old in olds
            for not_counted in (set[bytes](), cheats)
        )
        kept = olds[0] & table.keys
        _hold("I4", place, is_majority, f"goes on with {len(kept)} of {len(olds[0])} machines")

    def _look_at_way(self, place: int, table: TableInfo, number: int) -> None:
        """Look that no machine that plays goes back behind a finished round, as long as its program runs."""
        session, root = self._machines[place].session, self._root(table)
        before, last = self._ways.get((place, root), (session, 0))
        is_back = before is session and number < last
        _hold("I13", place, not is_back, f"goes back from round {last} to round {number}")
        self._ways[place, root] = session, number

    def _look_at_result(self, place: int, now: Inside) -> None:
        if now.base is None or now.standing is None or self._standings.get(place) == now.standing:
            return
        self._standings[place] = standing = now.standing
        self._tables.setdefault(now.base.digest, now.base)
        adds_up = may_add_up(now.base.rules, standing.tally)
        _hold("I12", place, adds_up, f"has a tally of {standing.tally}")
        pending = tuple(win.round_number for win in standing.pending)  # not all see at once that one counts
        key = self._root(now.base), standing.round_number, pending
        result = standing.dealer, standing.tally
        same = self._results.setdefault(key, result) == result
        _hold("I4", place, same, f"has another result of round {standing.round_number - 1} than others")

    def _root(self, table: TableInfo) -> bytes:
        """Return the first table of a match."""
        while table.previous != NO_TABLE and table.previous in self._tables:
            table = self._tables[table.previous]
        return table.digest

    # Rounds (I1, I2, I3, I4, I5, I6, I7).

    def _look_at_round(self, place: int, stream: Stream, attempt: Attempt) -> None:
        trail = self._trails.get((place, stream))
        if trail is None or trail.dealer is not attempt.protocol:
            trail = self._trails[place, stream] = _Trail(attempt.protocol)
        hand = attempt.hand
        look = hand.head, hand.absent
        if look == trail.looked_at:
            return
        trail.looked_at = look
        self._follow(place, stream, trail)
        self._compare_states(place, stream, attempt)
        is_enough = attempt.protocol.spare(hand.live) >= 0 or attempt.protocol.is_over
        _hold("I4", place, is_enough, f"plays on with {len(hand.live)} machines")
        honest = self._honest_keys()
        left = [machine for machine in hand.absent if hand.table.machines[machine].sign_key in honest]
        _hold("P2", place, not (self.is_undisturbed and left), f"goes on without the honest machines {left}")
        self._look_at_dead(place, trail, attempt)
        if isinstance(attempt.ending, HandClosed):
            self._look_at_end(place, stream, trail)

    def _follow(self, place: int, stream: Stream, trail: _Trail) -> None:
        """Follow the steps a machine has closed; steps before one in which all have spoken are certain."""
        past = trail.dealer.closed_steps
        trail.heads, trail.kinds = (
            [*past, trail.dealer.hand.head],
            [closed.step.kind for closed in past.values()],
        )
        everybody = set(trail.dealer.hand.machines)
        barriers = [
            at
            for at, closed in enumerate(past.values())
            if {*(word.envelope.peer for word in closed.messages), *closed.left, *closed.absent} == everybody
        ]
        settled = barriers[-1] if barriers else 0
        for at in range(trail.settled, settled):
            head, after = trail.heads[at], trail.heads[at + 1]
            if (stream, head) not in self._next:
                self.steps += 1
            same = self._next.setdefault((stream, head), after) == after
            _hold(
                "I1",
                place,
                same,
                f"closed {trail.kinds[at]} over other envelopes than others in {stream[1:]}",
            )
        trail.settled = max(trail.settled, settled)

    def _compare_states(self, place: int, stream: Stream, attempt: Attempt) -> None:
        if attempt.game is None or attempt.protocol.is_over:
            return
        hand = attempt.hand
        state = digest(attempt.game.state)
        same = self._digests.setdefault((stream, hand.head, hand.absent), state) == state
        _hold("I2", place, same, f"stands at the same head with another state in {stream[1:]}")

    @staticmethod
    def _look_at_dead(place: int, trail: _Trail, attempt: Attempt) -> None:
        hand, game = attempt.hand, attempt.game
        trail.sealed = {machine: shown for machine, shown in trail.sealed.items() if machine in hand.absent}
        if game is None or attempt.protocol.is_over:
            return
        for machine in hand.absent:
            shown = sum(hand.owners[slot] == machine for slot in hand.seen)
            _hold(
                "I7", place, trail.sealed.setdefault(machine, shown) == shown, "sees cards of a sealed hand"
            )
        dead: set[Seat] = set()
        for action in game.history:
            if isinstance(action, Leave):
                dead.add(action.seat)
            elif isinstance(action, Return):
                dead.discard(action.seat)
            is_alive = action.seat not in dead or isinstance(action, Pass | Leave)
            _hold("I6", place, is_alive, f"let the dead seat {action.seat} play")

    def _look_at_end(self, place: int, stream: Stream, trail: _Trail) -> None:
        """Compare how a hand ended (I1, I3): its last head tells all that counted and who was left out.

        The last step itself may close over other receipts: no barrier follows that would show which machines
        have which receipts, and nothing depends on them.
        """
        dealer, hand = trail.dealer, trail.dealer.hand
        ids = {signed.id for signed in self._readings(dealer.log)}
        self.rounds += stream not in self._closed
        same = self._closed.setdefault(stream, trail.heads[-2]) == trail.heads[-2]
        _hold("I1, I3", place, same, f"ended {stream[1:]} otherwise than others")
        reliable = {m.key for other, m in enumerate(self._machines) if other not in self.unreliable}
        for author in hand.live:
            if hand.table.machines[author].sign_key not in reliable:
                continue
            own = self._own.get((stream, author), {})
            missing = [  # what stands on other heads was said on a way that a cheat has led to
                said.kind
                for known, said in own.items()
                if known not in ids and said.head in trail.heads and said.kind not in VOTE_KINDS | {RESTARTED}
            ]
            is_told = any(
                said.kind == REJOIN for said in own.values()
            )  # it passes over what it has said in vain
            where = f"of machine {author} in {stream[1:]}"
            _hold("I5", place, is_told or not missing, f"did not count {missing} {where}")

    def _honest_keys(self) -> set[bytes]:
        return {machine.key for place, machine in enumerate(self._machines) if place not in self.faulty}

    def _readings(self, raws: Iterable[bytes]) -> list[Signed]:
        return [signed for signed in map(self._reading, raws) if signed is not None]

    def _reading(self, raw: bytes) -> Signed | None:
        known = self._read.get(raw)
        if known is None:
            known = read(raw)
            if known is not None:
                self._read[raw] = known
        return known


def _hold(name: str, place: int, is_so: bool, otherwise: str) -> None:  # noqa: FBT001 - what is so
    if not is_so:
        msg = f"{name}: machine {place} {otherwise}"
        raise ViolationError(msg)
