"""Sessions of several machines joined by a network in memory: one thread, a virtual clock, chance from a seed.

What a node does with sockets, this does with a queue: links, beats, dials that fail, cables that are cut, machines
that die. Every frame takes a moment, so that answers of different machines cross.
"""

import heapq
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import count

from engine.rules import Rules
from net.address import Address
from net.identity import Identity
from net.pace import QUICK, Pace
from net.session.commands import Choose, Command, SetReady
from net.session.core import Own
from net.session.effects import CloseLink, Dial, Effect, KeepRecord, Send
from net.session.messages import Carry, decode
from net.session.session import NewTable, Session
from net.session.status import Phase, SessionEvent, Status
from net.simulator.material import chance, identity, short
from tests.support.joined import tools_for

LATENCY_S = 0.002
BEAT_S = 1.0
DIAL_S = 0.01
LOOK_S = 0.05
REFUSED_S = 0.2
TIME_OUT_S = 4.0


@dataclass
class End:
    """One end of a link.

    Attributes:
        machine: whose.
        number: by which its session knows the link.
        is_outgoing: whether this machine dialled.
        other: the other end; None once it is closed.
        heard_at: when a beat came through last.
    """

    machine: int
    number: int
    heard_at: float
    is_outgoing: bool
    other: "End | None" = None


@dataclass
class Machine:
    """A program running on the network.

    Attributes:
        session: its session.
        identity: its keys.
        ends: its links by number.
        events: all that its client was told.
        kept: records it was asked to store.
        effects: everything else that it wanted done.
        plays: answers its person's questions; None for nobody.
        is_up: whether it runs.
        is_listening: whether others can dial it; a firewall may forbid it.
        is_ready: whether its person is always ready for what comes next, but for another match.
        asked: what its person has asked for last, and in which phase.
    """

    session: Session
    identity: Identity
    ends: dict[int, End] = field(default_factory=dict)
    events: list[SessionEvent] = field(default_factory=list)
    kept: list[bytes] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    plays: Callable[[Status], Command | None] | None = None
    is_up: bool = True
    is_listening: bool = True
    is_ready: bool = True
    asked: tuple[Command, Phase] | None = None

    @property
    def key(self) -> bytes:
        """Its public key."""
        return self.identity.public.sign_key


def new_table(seats: int = 4, *, rounds: int = 1, rules: Rules | None = None, pace: Pace = QUICK) -> NewTable:
    """A table of short rounds."""
    return NewTable("table", rules or short(seats), seats, "easy", pace, rounds)


def first_choice(status: Status) -> Command | None:
    """A person that always does the last thing that may be done: in a window, to pass."""
    question = status.question
    if question is None or question.has_chosen:
        return None
    return Choose(question.number, question.legal[-1])


class World:
    """Machines and the network between them.

    Attributes:
        now: the virtual time.
        machines: in the order they came.
        cuts: pairs of machines between which nothing passes, and nobody is told.
        carried: all envelopes that were sent, each once, in order.
    """

    def __init__(self, seed: int = 0) -> None:
        self.now = 1000.0
        self.machines: list[Machine] = []
        self.cuts: set[frozenset[int]] = set()
        self.carried: dict[bytes, None] = {}
        self._random = random.Random(seed)
        self._seed = seed
        self._order = count()
        self._numbers = count(1)
        self._queue: list[tuple[float, int, Callable[[], None]]] = []
        self._beat()

    # Machines.

    def own(self, machine: int, name: str, level: str) -> Own:
        """What a session is given."""
        rng = chance("world", self._seed, machine, len(self.machines))
        return Own(identity(machine), name, 1, rng, tools_for, level)

    def host(self, offer: NewTable | None = None, *, name: str = "M0", level: str = "") -> Machine:
        """Let the first machine open a table."""
        session = Session.keep(self.own(0, name, level), offer or new_table(), self.now)
        return self._add(session, identity(0))

    def guest(
        self, *, name: str | None = None, level: str = "", wants_seat: bool = True, number: int | None = None
    ) -> Machine:
        """Let another machine join the first one's table."""
        machine = len(self.machines) if number is None else number
        own = self.own(machine, name or f"M{machine}", level)
        session = Session.join(own, self.now, wants_seat=wants_seat)
        added = self._add(session, identity(machine))
        self.connect(len(self.machines) - 1, 0)
        return added

    def _add(self, session: Session, who: Identity) -> Machine:
        machine = Machine(session, who, plays=first_choice)
        self.machines.append(machine)
        self._take(len(self.machines) - 1)
        return machine

    def kill(self, machine: int) -> None:
        """End a program at once; the system closes its connections."""
        self.machines[machine].is_up = False
        for end in list(self.machines[machine].ends.values()):
            self._hang_up(end)

    def sleep(self, machine: int, seconds: float) -> None:
        """Let a machine sleep with its links open; the others go on."""
        self.machines[machine].is_up = False
        self.run(seconds)
        self.machines[machine].is_up = True

    # Links.

    def link(self, machine: int, other: int) -> int:
        """Return the number by which a machine knows its link to another."""
        ends = self.machines[machine].ends.values()
        return next(end.number for end in ends if end.other is not None and end.other.machine == other)

    def connect(self, caller: int, callee: int) -> None:
        """Open a link."""
        if not self._can_pass(caller, callee):
            return
        ends = [
            End(machine, next(self._numbers), self.now, machine == caller) for machine in (caller, callee)
        ]
        ends[0].other, ends[1].other = ends[1], ends[0]
        for end in ends:
            self.machines[end.machine].ends[end.number] = end
        for end, other in (ends, reversed(ends)):
            peer = self.machines[other.machine].identity.public
            address = Address(f"10.0.0.{other.machine + 1}", 1)
            self.machines[end.machine].session.link_opened(
                end.number,
                peer,
                words="",
                address=address,
                is_outgoing=end.is_outgoing,
                now=self.now,
            )
        self._take(caller)
        self._take(callee)

    def _can_pass(self, one: int, other: int) -> bool:
        both_up = self.machines[one].is_up and self.machines[other].is_up
        return both_up and frozenset((one, other)) not in self.cuts

    def cut(self, one: int, other: int) -> None:
        """Let nothing pass between two machines any more, without telling them."""
        self.cuts.add(frozenset((one, other)))

    def isolate(self, machine: int) -> None:
        """Cut a machine off from all others."""
        for other in range(len(self.machines)):
            if other != machine:
                self.cut(machine, other)

    def heal(self) -> None:
        """Let everything pass again; what was on the way is lost, and links that missed anything break."""
        self.cuts.clear()

    def _hang_up(self, end: End) -> None:
        """Close an end; the other end is told, if it can be, after what was sent before."""
        self.machines[end.machine].ends.pop(end.number, None)
        other, end.other = end.other, None
        if other is None:
            return
        other.other = None
        self._later(LATENCY_S, lambda: self._closed(other))

    def _closed(self, end: End) -> None:
        machine = self.machines[end.machine]
        if machine.ends.pop(end.number, None) is not None and machine.is_up:
            machine.session.link_closed(end.number, self.now)
            self._take(end.machine)

    def _deliver(self, end: End, send: Send) -> None:
        machine = self.machines[end.machine]
        if end.number in machine.ends and machine.is_up:
            machine.session.receive(end.number, send.kind, send.flags, send.body, self.now)
            self._take(end.machine)

    def _beat(self) -> None:
        for place, machine in enumerate(self.machines):
            for end in list(machine.ends.values()):
                if not machine.is_up or end.other is None:
                    continue
                if self._can_pass(place, end.other.machine):
                    end.heard_at = self.now
                silent_s = self.now - end.heard_at
                if silent_s > 20:
                    self._closed(end)
                else:
                    machine.session.link_measured(end.number, silent_s=silent_s, rtt_s=0.004, now=self.now)
                    self._take(place)
        self._later(BEAT_S, self._beat)

    # Time.

    def _later(self, delay: float, action: Callable[[], None]) -> None:
        heapq.heappush(self._queue, (self.now + delay, next(self._order), action))

    def _take(self, place: int) -> None:
        """Do what a machine's session wants done, and what its person wants."""
        machine = self.machines[place]
        for effect in machine.session.effects():
            if isinstance(effect, Send):
                carry = decode(Carry, effect.body) if effect.kind == "CARRY" else None
                self.carried |= {} if carry is None else {carry.raw: None}
                end = machine.ends.get(effect.link)
                other = None if end is None else end.other
                if other is not None and self._can_pass(place, other.machine):
                    self._send(other, effect)
            elif isinstance(effect, CloseLink):
                if effect.link in machine.ends:
                    self._hang_up(machine.ends[effect.link])
            elif isinstance(effect, Dial):
                self._dial(place, effect)
            elif isinstance(effect, KeepRecord):
                machine.kept.append(effect.data)
            else:
                machine.effects.append(effect)
        machine.events += machine.session.take_events()
        self._person(machine, place)

    def _send(self, other: End, send: Send) -> None:
        self._later(LATENCY_S, lambda: self._deliver(other, send))

    def _dial(self, place: int, dial: Dial) -> None:
        keys = [machine.key for machine in self.machines]
        callee = keys.index(dial.key)
        target = self.machines[callee]

        def act() -> None:
            if target.is_listening and self._can_pass(place, callee):
                self.connect(place, callee)
            elif self.machines[place].is_up:
                self.machines[place].session.dial_failed(dial.key, self.now)
                self._take(place)

        if target.is_listening and self._can_pass(place, callee):
            self._later(DIAL_S, act)
        else:
            is_silent = frozenset((place, callee)) in self.cuts or not target.is_listening
            self._later(TIME_OUT_S if is_silent else REFUSED_S, act)

    def _person(self, machine: Machine, place: int) -> None:
        status = machine.session.status
        command = None if machine.plays is None else machine.plays(status)
        if command is None and machine.is_ready and self._may_be_ready(status):
            command = SetReady(is_ready=True)
        if command is not None and (command, status.phase) != machine.asked:
            machine.asked = command, status.phase
            self._later(LATENCY_S, lambda: self._command(place, command))
        elif command is None:
            machine.asked = None

    @staticmethod
    def _may_be_ready(status: Status) -> bool:
        me = next((member for member in status.members if member.is_me), None)
        is_waiting = status.phase in {Phase.LOBBY, Phase.BETWEEN, Phase.DISPUTED}
        return is_waiting and me is not None and not me.is_ready and not me.is_spectator

    def _command(self, place: int, command: Command) -> None:
        if self.machines[place].is_up:
            self.machines[place].session.command(command, self.now)
            self._take(place)

    def command(self, machine: Machine, command: Command) -> None:
        """Let a machine's person want something."""
        machine.session.command(command, self.now)
        self._take(self.machines.index(machine))

    def run(self, seconds: float, until: Callable[[], bool] = lambda: False) -> None:
        """Let time pass, until a condition holds; it is looked at every now and then."""
        end, look_at = self.now + seconds, self.now
        while self.now < end:
            if self.now >= look_at:
                look_at = self.now + LOOK_S
                if until():
                    return
            deadlines = [
                (deadline, place)
                for place, machine in enumerate(self.machines)
                if machine.is_up and (deadline := machine.session.next_deadline()) is not None
            ]
            due, place = min(deadlines, default=(end, -1))
            if self._queue and self._queue[0][0] <= max(due, self.now):
                at, _, action = heapq.heappop(self._queue)
                self.now = max(self.now, at)
                action()
            else:
                self.now = min(max(self.now, due), end)
                if place >= 0 and due <= self.now:
                    self.machines[place].session.advance(self.now)
                    self._take(place)

    def until(self, condition: Callable[[], bool], seconds: float = 60.0) -> None:
        """Let time pass until a condition holds; it must within these seconds."""
        self.run(seconds, condition)
        assert condition(), [machine.session.status.phase for machine in self.machines]


def phases(machines: Iterable[Machine]) -> list[Phase]:
    """Where each machine stands."""
    return [machine.session.status.phase for machine in machines]
