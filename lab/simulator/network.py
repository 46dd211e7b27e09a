"""The network between simulated machines: ordered links that can break, heartbeats, and cables that are cut.

A link delivers in order or breaks, as TCP does: while nothing passes, what was sent waits and comes later.
"""

import random
from collections.abc import Callable, Sequence
from itertools import count

from lab.simulator.machine import End, Machine
from lab.simulator.timeline import Timeline
from net.address import Address
from net.table.interface.effects import Send

LATENCY_S = 0.002
BEAT_S = 1.0
SILENCE_S = 10.0
"""After so much silence the link layer lets go of a link."""
RETRY_S = 0.2
MOST_RETRY_S = 3.0
"""What could not pass is sent again after a while, each time later."""
MOST_QUEUED = 1 << 20
"""Bytes that may wait on a link before it is dropped."""


class Network:
    """Links between machines, and what passes on them.

    Attributes:
        cuts: from which machine to which nothing passes, and nobody is told.
        lags: how long a frame takes from one machine to another at least and at most; else a moment.
    """

    def __init__(
        self,
        machines: Sequence[Machine],
        time: Timeline,
        random_lag: random.Random,
        called: Callable[[int], None],
    ) -> None:
        """Connect nothing yet.

        Args:
            machines: in the order of their places; it may grow.
            time: of the world.
            random_lag: by what chance a frame takes how long.
            called: to be called with a place once its session has been called.
        """
        self.cuts: set[tuple[int, int]] = set()
        self.lags: dict[tuple[int, int], tuple[float, float]] = {}
        self._machines = machines
        self._time = time
        self._random_lag = random_lag
        self._called = called
        self._numbers = count(1)
        self._beat()

    def link(self, machine: int, other: int) -> int:
        """Return the number by which a machine knows its link to another."""
        return next(end.number for end in self._ends_to(machine, other))

    def _ends_to(self, machine: int, other: int) -> list[End]:
        ends = self._machines[machine].ends.values()
        return [end for end in ends if end.other is not None and end.other.machine == other]

    def connect(self, caller: int, callee: int) -> None:
        """Open a link, if anything can pass."""
        if not self.can_meet(caller, callee):
            return
        ends = [
            End(machine, next(self._numbers), self._time.now, machine == caller)
            for machine in (caller, callee)
        ]
        ends[0].other, ends[1].other = ends[1], ends[0]
        for end in ends:
            self._machines[end.machine].ends[end.number] = end
        for end, other in (ends, reversed(ends)):
            machine = self._machines[end.machine]
            machine.session.link_opened(
                end.number,
                self._machines[other.machine].identity.public,
                address=Address(f"10.0.0.{other.machine + 1}", 1),
                is_outgoing=end.is_outgoing,
                now=machine.clock.read(self._time.now),
            )
        self._called(caller)
        self._called(callee)

    def _can_pass(self, sender: int, receiver: int) -> bool:
        both_run = self._machines[sender].runs and self._machines[receiver].runs
        return both_run and (sender, receiver) not in self.cuts

    def can_meet(self, one: int, other: int) -> bool:
        """Whether frames pass between two machines, both ways."""
        return self._can_pass(one, other) and self._can_pass(other, one)

    def cut(self, one: int, other: int) -> None:
        """Let nothing pass between two machines any more, without telling them."""
        self.cuts |= {(one, other), (other, one)}

    def isolate(self, place: int) -> None:
        """Cut a machine off from all others."""
        for other in range(len(self._machines)):
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

    def hang_up(self, end: End) -> None:
        """Close an end; the other end is told, if it can be, after what was sent before."""
        self._machines[end.machine].ends.pop(end.number, None)
        other, end.other = end.other, None
        if other is not None:
            other.other = None
            self._put(other, None, end.machine)

    def _closed(self, end: End) -> None:
        machine = self._machines[end.machine]
        if machine.ends.pop(end.number, None) is not None and machine.is_up:
            machine.session.link_closed(end.number, machine.clock.read(self._time.now))
            self._called(end.machine)

    def send(self, place: int, send: Send) -> None:
        """Send a frame over an open link of a machine."""
        end = self._machines[place].ends.get(send.link)
        if end is not None and end.other is not None:
            self._put(end.other, send, place)

    def _put(self, end: End, send: Send | None, sender: int) -> None:
        """Put a frame on its way to an end; it comes after all that was sent before."""
        least, most = self.lags.get((sender, end.machine), (LATENCY_S, LATENCY_S))
        comes_at = self._time.now + (least if least == most else self._random_lag.uniform(least, most))
        if end.coming:
            comes_at = max(comes_at, end.coming[-1][0])
            if end.waiting_bytes > MOST_QUEUED:
                self.break_links(sender, end.machine)
                return
        end.coming.append((comes_at, send))
        end.waiting_bytes += 0 if send is None else len(send.body)
        if not end.is_busy:
            end.is_busy = True
            self._time.later(comes_at - self._time.now, lambda: self._see_to(end, sender, RETRY_S))

    def _see_to(self, end: End, sender: int, retry_s: float) -> None:
        """Deliver what has come to an end, in order."""
        machine = self._machines[end.machine]
        end.is_busy = False
        while end.coming and end.number in machine.ends and machine.is_up:
            at = end.coming[0][0]
            wait_s = max(at, machine.busy_until) - self._time.now
            is_blocked = (sender, end.machine) in self.cuts or machine.is_asleep
            if is_blocked or wait_s > 0:
                end.is_busy = True
                next_s = min(2 * retry_s, MOST_RETRY_S) if is_blocked else RETRY_S
                pause_s = retry_s if is_blocked else wait_s
                self._time.later(pause_s, lambda: self._see_to(end, sender, next_s))  # noqa: B023 - returns at once
                return
            send = end.coming.popleft()[1]
            machine.busy_until = self._time.now + machine.slowness_s
            if send is None:
                self._closed(end)
                return
            end.heard_at = self._time.now
            end.waiting_bytes -= len(send.body)
            now = machine.clock.read(self._time.now)
            if machine.session.receive(end.number, send.kind, send.flags, send.body, now):
                self._called(end.machine)

    def _beat(self) -> None:
        for place, machine in enumerate(self._machines):
            if machine.runs and machine.ends:
                measured = [self._measure(machine, end) for end in list(machine.ends.values())]
                if any(measured):
                    self._called(place)
        self._time.later(BEAT_S, self._beat)

    def _measure(self, machine: Machine, end: End) -> bool:
        """Tell a session how one of its links is, and drop a silent one; return whether it still matters."""
        if end.other is None:
            return False
        is_behind = bool(end.coming) and end.coming[0][0] < self._time.now
        if self._can_pass(end.other.machine, end.machine) and not is_behind:
            end.heard_at = self._time.now
        silent_s, now = self._time.now - end.heard_at, machine.clock.read(self._time.now)
        if silent_s > SILENCE_S:
            self.hang_up(end)
            machine.session.link_closed(end.number, now)
            return True
        return machine.session.link_measured(end.number, silent_s=silent_s, rtt_s=0.004, now=now)
