"""A table for `deal-demo` and the benchmarks: machines as processes of this computer, dealing one hand."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from typing import TypeVar

from engine.rules import Rules
from engine.seats import Seat
from lab.demos.deal_machine import (
    Cheated,
    Deal,
    Finished,
    Go,
    Linked,
    Listening,
    Seated,
    Start,
    Told,
    run_machine,
)
from net.deal.events import DealEvent, DeckSealed
from net.deal.table import SeatInfo, TableInfo, encode_table, presentable
from tusac_qt.commands.processes import Messages, machines

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Order:
    """The round to deal.

    Attributes:
        rules: the rules of play.
        machines: how many processes.
        seats: the machine of each seat.
        backend: what they calculate with.
        level: the computer players.
        cheat: the cheat that one machine commits, or "".
        cheater: that machine.
        is_prepared: whether the deck is sealed before the time counts, as that of a next round is.
        patience_s: how long a machine waits before it gives another up.
        limit_s: how long all may take.
    """

    rules: Rules
    machines: int
    seats: tuple[int, ...]
    backend: str
    level: str = "normal"
    cheat: str = ""
    cheater: int = 1
    is_prepared: bool = False
    patience_s: float = 5.0
    limit_s: float = 120.0


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that a machine reported.

    Attributes:
        machine: which.
        at_s: seconds since the hand began, or since it was asked to be dealt if it was prepared.
        event: what.
    """

    machine: int
    at_s: float
    event: DealEvent


@dataclass(slots=True)
class Dealt:
    """The course of a round.

    Attributes:
        table: the table.
        marks: what the honest machines reported.
        finished: how each machine ended, by machine; of the cheat only if it ended before the others.
        has_cheated: whether the cheat has found its opportunity.
    """

    table: TableInfo
    marks: list[Mark] = field(default_factory=list)
    finished: dict[int, Finished] = field(default_factory=dict)
    has_cheated: bool = False

    def last(self, kind: type[DealEvent]) -> float | None:
        """Return when the last machine reported its first event of a kind, in seconds; None if none did."""
        firsts: dict[int, float] = {}
        for mark in self.marks:
            if isinstance(mark.event, kind):
                firsts.setdefault(mark.machine, mark.at_s)
        return max(firsts.values(), default=None)


def deal_hand(order: Order, watch: Callable[[Mark], None] = lambda _mark: None) -> Dealt:
    """Deal and play one hand between processes, and tell `watch` what happens when it does.

    Raises MachinesFailedError.
    """
    starts = [
        Start(
            me,
            order.machines,
            order.backend,
            order.patience_s,
            order.cheat if me == order.cheater else "",
            order.is_prepared,
        )
        for me in range(order.machines)
    ]
    with machines(run_machine, starts) as pipes:
        return _Host(order, pipes).run(watch)


class _Host:
    def __init__(self, order: Order, pipes: list[Connection]) -> None:
        self._order = order
        self._pipes = pipes
        self._messages = Messages(pipes, order.limit_s)
        self._honest = {
            machine for machine in range(order.machines) if not order.cheat or machine != order.cheater
        }

    def run(self, watch: Callable[[Mark], None]) -> Dealt:
        listening = self._ask_all(Listening)
        seats = tuple(
            SeatInfo(machine, self._order.level, f"Seat {seat + 1}")
            for seat, machine in enumerate(self._order.seats)
        )
        machines = tuple(message.identity for message in listening)
        table = TableInfo(presentable(self._order.rules), machines, seats, os.urandom(32))
        self._tell_all(Seated(encode_table(table), 1, tuple(message.port for message in listening)))
        self._ask_all(Linked)
        self._tell_all(Go())
        began_s = time.monotonic()
        if self._order.is_prepared:
            sealed: set[int] = set()
            while sealed != set(range(self._order.machines)):
                machine, message = self._messages.next()
                if isinstance(message, Told) and any(
                    isinstance(event, DeckSealed) for event in message.events
                ):
                    sealed.add(machine)
            began_s = time.monotonic()
            self._tell_all(Deal(Seat(0)))
        return self._follow(Dealt(table), began_s, watch)

    def _follow(self, dealt: Dealt, began_s: float, watch: Callable[[Mark], None]) -> Dealt:
        # what the cheat has told before the others came to their end lies in its pipe by then
        while not self._honest <= set(dealt.finished) or wait(self._pipes, 0.0):
            machine, message = self._messages.next()
            if isinstance(message, Told) and machine in self._honest:
                for event in message.events:
                    mark = Mark(machine, message.at_s - began_s, event)
                    dealt.marks.append(mark)
                    watch(mark)
            elif isinstance(message, Finished):
                dealt.finished[machine] = message
            dealt.has_cheated = dealt.has_cheated or isinstance(message, Cheated)
        return dealt

    def _tell_all(self, message: object) -> None:
        for pipe in self._pipes:
            pipe.send(message)

    def _ask_all(self, kind: type[M]) -> list[M]:
        """Return one message of a kind from every machine, in their order."""
        found: dict[int, M] = {}
        while len(found) < len(self._pipes):
            machine, message = self._messages.next()
            if isinstance(message, kind):
                found[machine] = message
        return [found[machine] for machine in range(len(self._pipes))]
