"""Machines and the network between them: one thread, a virtual clock, chance from a seed.

What a node does with sockets, this does with a queue: links, beats, dials that fail, cables that are cut, machines
that die. A link delivers in order or breaks, as TCP does: while nothing passes, what was sent waits and comes later.
"""

import heapq
import math
import random
from collections.abc import Callable, Iterable
from itertools import count

from engine.rules import Rules
from net.address import Address
from net.identity import Identity
from net.pace import QUICK, Pace
from net.session.commands import Command, SetReady
from net.session.core import Own
from net.session.effects import CloseLink, Dial, Effect, KeepRecord, Knock, Send, Store
from net.session.memory import StoredTable
from net.session.messages import Carry, decode
from net.session.session import NewTable, Session
from net.session.status import Phase, Status
from net.simulator.invariants import Watch
from net.simulator.machine import Disk, End, Machine, first_choice
from net.simulator.material import chance, identity, short, stub_tools

BEGINS_S = 1000.0
"""What the clock of the world shows at its beginning."""
LATENCY_S = 0.002
BEAT_S = 1.0
SILENCE_S = 10.0
"""After so much silence the link layer lets go of a link."""
DIAL_S = 0.01
REFUSED_S = 0.2
TIME_OUT_S = 4.0
LOOK_S = 0.05
GLANCE_S = 0.1
"""So soon a person sees what has changed."""
RETRY_S = 0.2
MOST_RETRY_S = 3.0
"""What could not pass is sent again after a while, each time later."""
MOST_QUEUED = 1 << 20
"""Bytes that may wait on a link before it is dropped."""
MOST_AT_ONCE = 20_000
"""Calls within one moment of virtual time; more of them mean that something turns in circles."""


ROUNDING_S = 1e-6
"""A clock that runs at another rate must not show less than the deadline when that has come."""


class StandstillError(Exception):
    """What was waited for has not come; or a session asks to be called again and again without time passing."""


def new_table(seats: int = 4, *, rounds: int = 1, rules: Rules | None = None, pace: Pace = QUICK) -> NewTable:
    """A table of short rounds."""
    return NewTable("table", rules or short(seats), seats, "easy", pace, rounds)


class World:
    """Machines and the network between them.

    Attributes:
        now: the virtual time.
        machines: in the order they came.
        cuts: from which machine to which nothing passes, and nobody is told.
        lags: how long a frame takes from one machine to another at least and at most; else a moment.
        carried: all envelopes that were sent, each once, in order.
        watch: looks at each machine after each of its calls, and at each new envelope; None for nobody.
        chance: what the network does by chance.
    """

    def __init__(self, seed: int = 0) -> None:
        self.now = BEGINS_S
        self.machines: list[Machine] = []
        self.cuts: set[tuple[int, int]] = set()
        self.lags: dict[tuple[int, int], tuple[float, float]] = {}
        self.carried: dict[bytes, None] = {}
        self.watch: Watch | None = None
        self.chance = random.Random(seed)
        self._seed = seed
        self._order = count()
        self._numbers = count(1)
        self._sessions = count()
        self._queue: list[tuple[float, int, Callable[[], None]]] = []
        self._beat()

    # Machines.

    def own(self, machine: int, name: str, level: str, stored: StoredTable | None = None) -> Own:
        """What a session is given."""
        rng = chance("world", self._seed, machine, next(self._sessions))
        return Own(identity(machine), name, 1, rng, stub_tools, level, stored=stored)

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

    def kill(self, place: int) -> None:
        """End a program at once; the system closes its connections."""
        machine = self.machines[place]
        machine.is_up = False
        for end in list(machine.ends.values()):
            self._hang_up(end)

    def restart(self, place: int, *, via: int | None, remembers: bool = True) -> None:
        """Start a killed program again, with the same keys; its person joins the table that a machine advertises.

        Args:
            place: which.
            via: the machine that it finds; None for nobody. If it cannot be dialled and nothing is stored of the table,
                the program has no table.
            remembers: whether its disk is as it left it; else it has nothing on it.
        """
        machine = self.machines[place]
        if not remembers:
            machine.disk = Disk()
        own = self.own(place, f"M{place}", "", machine.disk.read())
        now = machine.clock.read(self.now)
        tables = (one.session.table for one in self.machines)
        machine.session = Session.join(own, now, table=next(filter(None, tables), b""))
        machine.is_up, machine.last_effects, machine.asked = True, None, None
        machine.effects.clear()
        if via is not None and self._can_meet(place, via):
            self.connect(place, via)
        elif machine.session.may_take_up:
            machine.session.take_up(now)
        else:
            self.kill(place)
            return
        self._take(place)

    def sleep(self, place: int, seconds: float) -> None:
        """Let a machine sleep with its links open; the others go on."""
        self.machines[place].is_asleep = True
        self.run(seconds)
        self.wake(place)

    def wake(self, place: int) -> None:
        """Let a sleeping machine go on."""
        self.machines[place].is_asleep = False
        self._take(place)

    def look(self, place: int) -> None:
        """Let a machine's person look at the table again."""
        self._take(place)

    @property
    def keeper(self) -> int | None:
        """The place of the machine that advertises the table; None if none does."""
        places = (
            place for place, machine in enumerate(self.machines) if machine.is_up and machine.advertises
        )
        return next(places, None)

    # Links.

    def link(self, machine: int, other: int) -> int:
        """Return the number by which a machine knows its link to another."""
        return next(end.number for end in self._ends_to(machine, other))

    def _ends_to(self, machine: int, other: int) -> list[End]:
        ends = self.machines[machine].ends.values()
        return [end for end in ends if end.other is not None and end.other.machine == other]

    def connect(self, caller: int, callee: int) -> None:
        """Open a link, if anything can pass."""
        if not self._can_meet(caller, callee):
            return
        ends = [
            End(machine, next(self._numbers), self.now, machine == caller) for machine in (caller, callee)
        ]
        ends[0].other, ends[1].other = ends[1], ends[0]
        for end in ends:
            self.machines[end.machine].ends[end.number] = end
        for end, other in (ends, reversed(ends)):
            machine = self.machines[end.machine]
            machine.session.link_opened(
                end.number,
                self.machines[other.machine].identity.public,
                address=Address(f"10.0.0.{other.machine + 1}", 1),
                is_outgoing=end.is_outgoing,
                now=machine.clock.read(self.now),
            )
        self._take(caller)
        self._take(callee)

    def _can_pass(self, sender: int, receiver: int) -> bool:
        both_run = self.machines[sender].runs and self.machines[receiver].runs
        return both_run and (sender, receiver) not in self.cuts

    def _can_meet(self, one: int, other: int) -> bool:
        return self._can_pass(one, other) and self._can_pass(other, one)

    def cut(self, one: int, other: int) -> None:
        """Let nothing pass between two machines any more, without telling them."""
        self.cuts |= {(one, other), (other, one)}

    def isolate(self, place: int) -> None:
        """Cut a machine off from all others."""
        for other in range(len(self.machines)):
            if other != place:
                self.cut(place, other)

    def heal(self) -> None:
        """Let everything pass again."""
        self.cuts.clear()

    def break_links(self, one: int, other: int) -> None:
        """Reset all links between two machines: what is on its way is lost, and both are told."""
        for end in self._ends_to(one, other):
            there, end.other = end.other, None
            if there is not None:
                there.other = None
                self._closed(there)
            self._closed(end)

    def _hang_up(self, end: End) -> None:
        """Close an end; the other end is told, if it can be, after what was sent before."""
        self.machines[end.machine].ends.pop(end.number, None)
        other, end.other = end.other, None
        if other is not None:
            other.other = None
            self._put(other, None, end.machine)

    def _closed(self, end: End) -> None:
        machine = self.machines[end.machine]
        if machine.ends.pop(end.number, None) is not None and machine.is_up:
            machine.session.link_closed(end.number, machine.clock.read(self.now))
            self._take(end.machine)

    # Frames.

    def send(self, place: int, send: Send) -> None:
        """Send a frame over an open link of a machine."""
        end = self.machines[place].ends.get(send.link)
        if end is not None and end.other is not None:
            self._put(end.other, send, place)

    def _put(self, end: End, send: Send | None, sender: int) -> None:
        """Put a frame on its way to an end; it comes after all that was sent before."""
        least, most = self.lags.get((sender, end.machine), (LATENCY_S, LATENCY_S))
        comes_at = self.now + (least if least == most else self.chance.uniform(least, most))
        if end.coming:
            comes_at = max(comes_at, end.coming[-1][0])
            if end.waiting_bytes > MOST_QUEUED:
                self.break_links(sender, end.machine)
                return
        end.coming.append((comes_at, send))
        end.waiting_bytes += 0 if send is None else len(send.body)
        if not end.is_busy:
            end.is_busy = True
            self.later(comes_at - self.now, lambda: self._see_to(end, sender, RETRY_S))

    def _see_to(self, end: End, sender: int, retry_s: float) -> None:
        """Deliver what has come to an end, in order."""
        machine = self.machines[end.machine]
        end.is_busy = False
        while end.coming and end.number in machine.ends and machine.is_up:
            at = end.coming[0][0]
            wait_s = max(at, machine.busy_until) - self.now
            is_blocked = (sender, end.machine) in self.cuts or machine.is_asleep
            if is_blocked or wait_s > 0:
                end.is_busy = True
                next_s = min(2 * retry_s, MOST_RETRY_S) if is_blocked else RETRY_S
                pause_s = retry_s if is_blocked else wait_s
                self.later(pause_s, lambda: self._see_to(end, sender, next_s))  # noqa: B023 - returns at once
                return
            send = end.coming.popleft()[1]
            machine.busy_until = self.now + machine.slowness_s
            if send is None:
                self._closed(end)
                return
            end.heard_at = self.now
            end.waiting_bytes -= len(send.body)
            now = machine.clock.read(self.now)
            if machine.session.receive(end.number, send.kind, send.flags, send.body, now):
                self._take(end.machine)

    def _beat(self) -> None:
        for place, machine in enumerate(self.machines):
            if machine.runs and machine.ends:
                measured = [self._measure(machine, end) for end in list(machine.ends.values())]
                if any(measured):
                    self._take(place)
        self.later(BEAT_S, self._beat)

    def _measure(self, machine: Machine, end: End) -> bool:
        """Tell a session how one of its links is doing, and let go of one that is silent; return whether it matters."""
        if end.other is None:
            return False
        is_behind = bool(end.coming) and end.coming[0][0] < self.now
        if self._can_pass(end.other.machine, end.machine) and not is_behind:
            end.heard_at = self.now
        silent_s, now = self.now - end.heard_at, machine.clock.read(self.now)
        if silent_s > SILENCE_S:
            self._hang_up(end)
            machine.session.link_closed(end.number, now)
            return True
        return machine.session.link_measured(end.number, silent_s=silent_s, rtt_s=0.004, now=now)

    # Time.

    def later(self, delay_s: float, action: Callable[[], None]) -> None:
        """Do something after a while."""
        heapq.heappush(self._queue, (self.now + delay_s, next(self._order), action))

    def _take(self, place: int) -> None:
        """Do what a machine's session wants done, and let its person look."""
        machine = self.machines[place]
        if machine.meddle is not None:
            machine.meddle()
        for effect in machine.session.effects():
            if machine.last_effects == 0:
                self.kill(place)
                return
            if machine.last_effects is not None:
                machine.last_effects -= 1
            self._do(place, effect)
        machine.events += machine.session.take_events()
        if machine.session.is_over:
            for end in list(machine.ends.values()):
                self._hang_up(end)
        machine.due = None
        if self.watch is not None:
            self.watch.called(place)
        if not machine.is_looking and (machine.plays is not None or machine.is_ready):
            machine.is_looking = True
            self.later(GLANCE_S, lambda: self._person(place))

    def _do(self, place: int, effect: Effect) -> None:
        machine = self.machines[place]
        if isinstance(effect, Send):
            self._emit(place, effect)
        elif isinstance(effect, CloseLink):
            if effect.link in machine.ends:
                self._hang_up(machine.ends[effect.link])
        elif isinstance(effect, Dial):
            self._dial(place, effect)
        elif isinstance(effect, Knock):
            self._knock(place, effect)
        elif isinstance(effect, Store):
            machine.disk.store(effect)
        elif isinstance(effect, KeepRecord) and not effect.is_void:
            machine.kept = list(dict.fromkeys((*machine.kept, effect.data)))
        else:
            machine.effects.append(effect)

    def _emit(self, place: int, send: Send) -> None:
        machine = self.machines[place]
        carry = decode(Carry, send.body) if send.kind == "CARRY" else None
        if carry is not None and carry.raw not in self.carried:
            self.carried[carry.raw] = None
            if self.watch is not None:
                self.watch.carried(place, carry.raw)
        end = machine.ends.get(send.link)
        if end is None or end.other is None:
            return
        other = end.other.machine
        for sent in (send,) if machine.spoil is None else machine.spoil(other, send):
            self.send(place, sent)

    def _dial(self, place: int, dial: Dial) -> None:
        callee = [machine.key for machine in self.machines].index(dial.key)
        target = self.machines[callee]
        is_refused = target.is_listening and not target.is_there and (place, callee) not in self.cuts

        def act() -> None:
            machine = self.machines[place]
            if target.is_listening and target.is_there and self._can_meet(place, callee):
                self.connect(place, callee)
            elif machine.is_up:
                now = machine.clock.read(self.now)
                machine.session.dial_failed(dial.key, now, is_refused=is_refused)
                self._take(place)

        if target.is_listening and target.is_there and self._can_meet(place, callee):
            self.later(DIAL_S, act)
        else:
            self.later(REFUSED_S if is_refused else TIME_OUT_S, act)

    def _knock(self, place: int, knock: Knock) -> None:
        callee = [machine.key for machine in self.machines].index(knock.key)
        target = self.machines[callee]
        is_callable = target.is_listening and target.is_there and self._can_meet(place, callee)

        def act() -> None:
            machine = self.machines[place]
            if machine.is_up:
                machine.session.knocked(knock.key, machine.clock.read(self.now), is_callable=is_callable)
                self._take(place)

        self.later(DIAL_S if is_callable else TIME_OUT_S, act)

    def _person(self, place: int) -> None:
        machine = self.machines[place]
        machine.is_looking = False
        if not machine.runs:
            return
        status = machine.session.status
        command = None if machine.plays is None else machine.plays(status)
        if command is None and machine.is_ready and self._may_be_ready(status):
            command = SetReady(is_ready=True)
        if command is not None and (command, status.phase) != machine.asked:
            machine.asked = command, status.phase
            pause_s = LATENCY_S if machine.thinks_s is None else machine.thinks_s()
            self.later(pause_s, lambda: self._command(place, command))
        elif command is None:
            machine.asked = None

    @staticmethod
    def _may_be_ready(status: Status) -> bool:
        me = next((member for member in status.members if member.is_me), None)
        is_waiting = status.phase in {Phase.LOBBY, Phase.BETWEEN, Phase.DISPUTED}
        return is_waiting and me is not None and not me.is_ready and not me.is_spectator

    def _command(self, place: int, command: Command) -> None:
        if self.machines[place].runs:
            self.command(self.machines[place], command)

    def command(self, machine: Machine, command: Command) -> None:
        """Let a machine's person want something."""
        machine.session.command(command, machine.clock.read(self.now))
        self._take(self.machines.index(machine))

    def run(self, seconds: float, until: Callable[[], bool] = lambda: False) -> None:
        """Let time pass, until a condition holds; it is looked at every now and then."""
        end, look_at, calls, before = self.now + seconds, self.now, 0, self.now
        while self.now < end:
            calls, before = (calls + 1 if self.now == before else 0), self.now
            if calls > MOST_AT_ONCE:
                msg = f"a session is called again and again at {self.now:.3f} s"
                raise StandstillError(msg)
            if self.now >= look_at:
                look_at = self.now + LOOK_S
                if until():
                    return
            awake = [
                (self._due(machine), place) for place, machine in enumerate(self.machines) if machine.runs
            ]
            due, place = min(awake, default=(math.inf, -1))
            if self._queue and self._queue[0][0] <= max(due, self.now):
                if self._queue[0][0] > end:
                    self.now = end
                    return
                at, _, action = heapq.heappop(self._queue)
                self.now = max(self.now, at)
                action()
            else:
                self.now = min(max(self.now, due), end)
                if place >= 0 and due <= self.now:
                    machine = self.machines[place]
                    machine.session.advance(machine.clock.read(self.now))
                    self._take(place)

    @staticmethod
    def _due(machine: Machine) -> float:
        """Return when a session wants to be called."""
        if machine.due is None:
            deadline = machine.session.next_deadline()
            machine.due = math.inf if deadline is None else machine.clock.when(deadline) + ROUNDING_S
        return machine.due

    def until(self, condition: Callable[[], bool], seconds: float = 60.0) -> None:
        """Let time pass until a condition holds. Raises StandstillError if it does not within these seconds."""
        self.run(seconds, condition)
        if not condition():
            msg = f"it has not come within {seconds} s: {phases(self.machines)}"
            raise StandstillError(msg)


def phases(machines: Iterable[Machine]) -> list[Phase]:
    """Where each machine stands."""
    return [machine.session.status.phase for machine in machines]
