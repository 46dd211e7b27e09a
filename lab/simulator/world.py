"""Machines at a table and the people at them: one thread, a virtual clock, chance from a seed.

What a node does for its session, this does for each: it carries out effects, dials, and machines die in it.
"""

import math
import random
from collections.abc import Callable, Iterable
from itertools import count

from engine.rules import Rules
from lab.simulator.invariants import Watch
from lab.simulator.machine import Disk, Machine, first_choice
from lab.simulator.material import chance, identity, short, stub_tools
from lab.simulator.network import LATENCY_S, Network
from lab.simulator.timeline import Timeline
from net.identity import Identity
from net.match.status import TablePhase
from net.pace import QUICK, Pace
from net.table.core import Own
from net.table.interface.commands import Command, SetReady
from net.table.interface.effects import CloseLink, Dial, Effect, KeepRecord, Knock, RecordKind, Send, Store
from net.table.interface.status import Status
from net.table.session import NewTable, Session
from net.table.values.memory import StoredTable
from net.wire.codec import decode
from net.wire.table import Carry

BEGINS_S = 1000.0
"""What the clock of the world shows at its beginning."""
DIAL_S = 0.01
REFUSED_S = 0.2
TIME_OUT_S = 4.0
LOOK_S = 0.05
DISK_AGAIN_S = 0.5
GLANCE_S = 0.1
"""So soon a person sees what has changed."""
MOST_AT_ONCE = 20_000
"""Calls within one moment of virtual time; more of them mean that something turns in circles."""


ROUNDING_S = 1e-6
"""A clock that runs at another rate must not show less than the deadline when that has come."""


class StandstillError(Exception):
    """What was awaited did not happen; or a session asks to be called again without time passing."""


def new_table(seats: int = 4, *, rounds: int = 1, rules: Rules | None = None, pace: Pace = QUICK) -> NewTable:
    """A table of short rounds."""
    return NewTable("table", rules or short(seats), seats, "easy", pace, rounds)


class World:
    """Machines and the network between them.

    Attributes:
        time: the virtual one.
        machines: in the order they came.
        network: between them.
        carried: all envelopes that were sent, each once, in order.
        watch: looks at each machine after each of its calls, and at each new envelope; None for nobody.
        chance: what the network does by chance.
    """

    def __init__(self, seed: int = 0) -> None:
        self.time = Timeline(BEGINS_S)
        self.machines: list[Machine] = []
        self.chance = random.Random(seed)
        self.network = Network(self.machines, self.time, self.chance, self.look)
        self.carried: dict[bytes, None] = {}
        self.watch: Watch | None = None
        self._seed = seed
        self._sessions = count()

    def own(self, machine: int, name: str, level: str, stored: StoredTable | None = None) -> Own:
        """What a session is given."""
        rng = chance("world", self._seed, machine, next(self._sessions))
        return Own(identity(machine), name, 1, rng, stub_tools, level, stored=stored)

    def host(self, offer: NewTable | None = None, *, name: str = "M0", level: str = "") -> Machine:
        """Let the first machine open a table."""
        session = Session.keep(self.own(0, name, level), offer or new_table(), self.time.now)
        return self._add(session, identity(0))

    def guest(
        self, *, name: str | None = None, level: str = "", wants_seat: bool = True, number: int | None = None
    ) -> Machine:
        """Let another machine join the first one's table."""
        machine = len(self.machines) if number is None else number
        own = self.own(machine, name or f"M{machine}", level)
        session = Session.join(own, self.time.now, wants_seat=wants_seat)
        added = self._add(session, identity(machine))
        self.network.connect(len(self.machines) - 1, 0)
        return added

    def _add(self, session: Session, who: Identity) -> Machine:
        machine = Machine(session, who, plays=first_choice)
        self.machines.append(machine)
        self.look(len(self.machines) - 1)
        return machine

    def kill(self, place: int) -> None:
        """End a program at once; the system closes its connections."""
        machine = self.machines[place]
        machine.is_up, machine.waiting = False, None
        for end in list(machine.ends.values()):
            self.network.hang_up(end)

    def restart(self, place: int, *, via: int | None, remembers: bool = True) -> None:
        """Start a killed program again, with the same keys; its person joins the table of `via`.

        Args:
            place: of the machine.
            via: the machine whose advert it finds; None for no advert. If that machine cannot be dialled and
                nothing is stored of the table, the program has no table.
            remembers: whether its disk is as it left it; else the disk is empty.
        """
        machine = self.machines[place]
        if not remembers:
            machine.disk.close()
            machine.disk = Disk()
        level = machine.session._core.own.level  # noqa: SLF001 - who plays at it stays the same
        stored = machine.disk.read()
        if stored is None and self.watch is not None:
            self.watch.forgetful.add(place)
        own = self.own(place, f"M{place}", level, stored)
        now = machine.clock.read(self.time.now)
        tables = (one.session.table for one in self.machines)
        machine.session = Session.join(own, now, table=next(filter(None, tables), b""))
        machine.is_up, machine.last_effects, machine.asked = True, None, None
        machine.effects.clear()
        if via is not None and self.network.can_meet(place, via):
            self.network.connect(place, via)
        elif machine.session.may_take_up:
            machine.session.take_up(now)
        else:
            self.kill(place)
            return
        self.look(place)

    def sleep(self, place: int, seconds: float) -> None:
        """Let a machine sleep with its links open; the others go on."""
        self.machines[place].is_asleep = True
        self.run(seconds)
        self.wake(place)

    def wake(self, place: int) -> None:
        """Let a sleeping machine go on."""
        self.machines[place].is_asleep = False
        self.look(place)

    @property
    def coordinator(self) -> int | None:
        """The place of the machine that advertises the table; None if none does."""
        places = (
            place for place, machine in enumerate(self.machines) if machine.is_up and machine.advertises
        )
        return next(places, None)

    def look(self, place: int) -> None:
        """Do what a machine's session wants done, and let its person look at the table again."""
        machine = self.machines[place]
        if machine.meddle is not None:
            machine.meddle()
        for effect in (*self._ready(place), *machine.session.effects()):
            if machine.last_effects == 0:
                self.kill(place)
                return
            if machine.last_effects is not None:
                machine.last_effects -= 1
            self._do(place, effect)
        machine.events += machine.session.take_events()
        if machine.session.is_over:
            for end in list(machine.ends.values()):
                self.network.hang_up(end)
        machine.due = None
        if machine.asked is not None and machine.session.status.phase is not machine.asked[1]:
            machine.asked = None
        if self.watch is not None:
            self.watch.called(place)
        if not machine.is_looking and (machine.plays is not None or machine.is_ready):
            machine.is_looking = True
            self.time.later(GLANCE_S, lambda: self._person(place))

    def _ready(self, place: int) -> list[Effect]:
        """Return what may be done now of what waits for a machine's disk; look again soon if nothing may."""
        machine = self.machines[place]
        if machine.waiting is None:
            return []
        if machine.disk.may_go_on():
            ready, machine.waiting = machine.waiting, None
            return ready
        self.time.later(DISK_AGAIN_S, lambda: self.look(place) if machine.runs else None)
        return []

    def _do(self, place: int, effect: Effect) -> None:
        machine = self.machines[place]
        if isinstance(effect, Store):
            if not machine.disk.store(effect) and machine.waiting is None:
                machine.waiting = []
                self.time.later(DISK_AGAIN_S, lambda: self.look(place) if machine.runs else None)
        elif machine.waiting is not None:
            machine.waiting.append(effect)
        elif isinstance(effect, Send):
            self._emit(place, effect)
        elif isinstance(effect, CloseLink):
            if effect.link in machine.ends:
                self.network.hang_up(machine.ends[effect.link])
        elif isinstance(effect, Dial):
            self._dial(place, effect)
        elif isinstance(effect, Knock):
            self._knock(place, effect)
        elif isinstance(effect, KeepRecord) and effect.kind is RecordKind.ROUND:
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
            self.network.send(place, sent)

    def _dial(self, place: int, dial: Dial) -> None:
        callee = [machine.key for machine in self.machines].index(dial.key)
        target = self.machines[callee]
        is_refused = target.is_listening and not target.is_there and (place, callee) not in self.network.cuts

        def act() -> None:
            machine = self.machines[place]
            if target.is_listening and target.is_there and self.network.can_meet(place, callee):
                self.network.connect(place, callee)
            elif machine.is_up:
                now = machine.clock.read(self.time.now)
                machine.session.dial_failed(dial.key, now, is_refused=is_refused)
                self.look(place)

        if target.is_listening and target.is_there and self.network.can_meet(place, callee):
            self.time.later(DIAL_S, act)
        else:
            self.time.later(REFUSED_S if is_refused else TIME_OUT_S, act)

    def _knock(self, place: int, knock: Knock) -> None:
        callee = [machine.key for machine in self.machines].index(knock.key)
        target = self.machines[callee]
        is_callable = target.is_listening and target.is_there and self.network.can_meet(place, callee)

        def act() -> None:
            machine = self.machines[place]
            if machine.is_up:
                machine.session.knocked(knock.key, machine.clock.read(self.time.now), is_callable=is_callable)
                self.look(place)

        self.time.later(DIAL_S if is_callable else TIME_OUT_S, act)

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
            self.time.later(pause_s, lambda: self._command(place, command))
        elif command is None:
            machine.asked = None

    @staticmethod
    def _may_be_ready(status: Status) -> bool:
        me = next((member for member in status.members if member.is_me), None)
        is_waiting = status.phase in {TablePhase.LOBBY, TablePhase.BETWEEN}
        return is_waiting and me is not None and not me.is_ready and not me.is_spectator

    def _command(self, place: int, command: Command) -> None:
        if self.machines[place].runs:
            self.command(self.machines[place], command)

    def command(self, machine: Machine, command: Command) -> None:
        """Let a machine's person want something."""
        machine.session.command(command, machine.clock.read(self.time.now))
        self.look(self.machines.index(machine))

    def run(self, seconds: float, until: Callable[[], bool] = lambda: False) -> None:
        """Let time pass, until a condition holds; it is looked at every now and then."""
        end, look_at, calls, before = self.time.now + seconds, self.time.now, 0, self.time.now
        while self.time.now < end:
            calls, before = (calls + 1 if self.time.now == before else 0), self.time.now
            if calls > MOST_AT_ONCE:
                msg = f"a session is called again and again at {self.time.now:.3f} s"
                raise StandstillError(msg)
            if self.time.now >= look_at:
                look_at = self.time.now + LOOK_S
                if until():
                    return
            awake = [
                (self._due(machine), place) for place, machine in enumerate(self.machines) if machine.runs
            ]
            due, place = min(awake, default=(math.inf, -1))
            if self.time.next_at <= max(due, self.time.now):
                if self.time.next_at > end:
                    self.time.now = end
                    return
                self.time.do_next()
            else:
                self.time.now = min(max(self.time.now, due), end)
                if place >= 0 and due <= self.time.now:
                    machine = self.machines[place]
                    machine.session.advance(machine.clock.read(self.time.now))
                    self.look(place)

    @staticmethod
    def _due(machine: Machine) -> float:
        """Return when a session wants to be called."""
        if machine.due is None:
            deadline = machine.session.next_deadline()
            machine.due = math.inf if deadline is None else machine.clock.when(deadline) + ROUNDING_S
        return machine.due

    def until(self, condition: Callable[[], bool], seconds: float = 60.0) -> None:
        """Let time pass until a condition holds. Raises StandstillError if it does not in these seconds."""
        self.run(seconds, condition)
        if not condition():
            msg = f"it has not come within {seconds} s: {phases(self.machines)}"
            raise StandstillError(msg)


def phases(machines: Iterable[Machine]) -> list[TablePhase]:
    """Where each machine stands."""
    return [machine.session.status.phase for machine in machines]
