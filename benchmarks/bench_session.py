"""Matches of four machines joined in memory: what a round costs in messages, bytes and calculating.

Rounds per second are of four machines on one core with a group that costs nothing, and the clock of the table
turned as fast as it goes: what is left is the session's own work. The longest call is how long a machine may
keep its person waiting; it is measured with the real group.
"""

import os
import statistics
import time

from engine.rulesets import load
from lab.simulator.group import StubGroup
from net.crypto.backends import best_group
from net.crypto.group import Group
from net.deal.round_deal import make_tools
from net.deal.table import SeatInfo, TableInfo
from net.deal.terms import Terms
from net.identity import identity_from
from net.match.match import Match
from net.match.participant import Participant
from net.match.status import TablePhase
from net.pace import FAMILY

MACHINES = 4
ROUNDS = 5


def run() -> dict[str, float]:
    """Return every figure."""
    real, stub = _Played(best_group(os.urandom)), _Played(StubGroup())
    calls = sorted(real.calls_s, reverse=True)
    return {
        "messages_sent_by_a_machine_per_round": real.messages / MACHINES / ROUNDS,
        "kilobytes_sent_by_a_machine_per_round": real.sent_bytes / 1000 / MACHINES / ROUNDS,
        "longest_call_ms": calls[0] * 1000,
        "calls_over_40_ms_per_machine_and_round": sum(call > 0.04 for call in calls) / MACHINES / ROUNDS,
        "median_call_ms": statistics.median(calls) * 1000,
        "calculated_by_a_machine_per_round_ms": sum(calls) * 1000 / MACHINES / ROUNDS,
        "stub_rounds_per_s": ROUNDS / stub.lasted_s,
        "stub_times_as_fast_as_at_the_table": stub.table_s / stub.lasted_s,
    }


class _Played:
    """A match of computer players that was played.

    Attributes:
        messages: how many envelopes were sent, each counted once for every receiver.
        sent_bytes: their size.
        calls_s: how long each call of a match took.
        table_s: how long the match took by the clock of its table.
        lasted_s: how long it took here.
    """

    def __init__(self, group: Group) -> None:
        self.messages = self.sent_bytes = 0
        self.calls_s: list[float] = []
        identities = [identity_from(os.urandom(32), os.urandom(32)) for _ in range(MACHINES)]
        seats = tuple(SeatInfo(machine, "normal", "") for machine in range(MACHINES))
        keys = tuple(identity.public for identity in identities)
        table = TableInfo(load("pvt"), keys, seats, os.urandom(32), Terms(FAMILY, rounds=ROUNDS))
        tools = make_tools(group, len(table.deck))
        self._now = 0.0
        self._flying: list[tuple[int, bytes]] = []
        self._matches = [
            Match(Participant(table, me, identity, tools, os.urandom), now=self._now)
            for me, identity in enumerate(identities)
        ]
        began = time.process_time()
        while any(match.phase is not TablePhase.ENDED for match in self._matches):
            self._step()
        self.lasted_s, self.table_s = time.process_time() - began, self._now

    def _step(self) -> None:
        if self._flying:
            receiver, raw = self._flying.pop(0)
            began = time.thread_time()
            self._matches[receiver].receive(raw, self._now)
            self._note(receiver, began)
            return
        for place, match in enumerate(self._matches):
            due = match.next_deadline()
            if match.phase is TablePhase.BETWEEN or (due is not None and due <= self._now):
                began = time.thread_time()
                match.start_round(self._now)
                match.advance(self._now)
                self._note(place, began)
                return
        self._now = min(due for match in self._matches if (due := match.next_deadline()) is not None)

    def _note(self, place: int, began: float) -> None:
        self.calls_s.append(time.thread_time() - began)
        match = self._matches[place]
        match.take_events()
        for raw in match.outbox():
            others = [other for other in range(MACHINES) if other != place]
            self.messages += len(others)
            self.sent_bytes += len(raw) * len(others)
            self._flying += [(other, raw) for other in others]
