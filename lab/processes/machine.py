"""One machine of a table without its window: hosts, joins or comes back, and prints each change as JSON.

`lab.processes.table` starts it and controls it: one order as its argument, then lines such as `start` on its
input. It runs the whole peer as the program does: discovery, links, session, files.
"""

import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import msgspec

from engine.actions import Win
from engine.rules_text import rules_from_toml
from net.discovery.discovery import TableReach
from net.discovery.lan import LanDiscovery
from net.match.status import Dealt, Question, TablePhase
from net.node.node import Node
from net.node.profile import Profile
from net.node.reports import AtTable, Failed, Left, RecordKept, Report, TablesSeen, Warned
from net.node.store import Places
from net.node.wishes import Hosting, Joining
from net.pace import parse_pace
from net.table.interface.commands import Choose, SetReady, StartMatch
from net.table.interface.status import EndReason, News, NewsKind, Presence, Status
from net.table.values.lobby import LEVEL_UNLESS_TOLD
from tusac_qt.bridges.machine import loopback_machine
from tusac_qt.system.version import VERSION

_LOOKS_EACH_S = 2.0
_GLANCE_S = 0.5


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The order for a machine.

    Attributes:
        folder: where its files lie.
        name: of its player.
        does: how it begins; `continue` returns to the table that it has not left.
        table: the name of the table.
        level: of its computer player; "" for a person.
        thinks_s: how long its person thinks about a real choice.
        service: the type of the adverts on the loopback interface; "" to meet on the network.
        rules: a file of rules, if it hosts.
        seats: of the table, if it hosts.
        rounds: of the match, if it hosts.
        pace: of the table, if it hosts.
    """

    folder: str
    name: str
    does: Literal["host", "join", "watch", "continue"]
    table: str
    level: str = "easy"
    thinks_s: float = 0.0
    service: str = ""
    rules: str = ""
    seats: int = 4
    rounds: int = 2
    pace: str = "quick"


ORDERS = msgspec.json.Decoder(Order)
"""Reads an order."""


Tell = Callable[[dict[str, Any]], None]
"""Takes a line."""


class Resident:
    """A machine from its start until it is told to leave."""

    def __init__(self, order: Order, tell: Tell) -> None:
        """Prepare; `run` carries the order out."""
        self._order = order
        self._tell = tell
        self._woken = threading.Event()
        self._typed: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._node = Node(_profile(order), self._woken.set)
        self._shown: dict[str, Any] = {}
        self._dies_at = ""
        self._question: Question | None = None
        self._ready_for: int | None = None
        self._is_looking = False
        self._has_left = False

    def run(self) -> None:
        """Carry the order out until our parent process says `leave` or is gone."""
        threading.Thread(target=self._read, daemon=True).start()
        self._node.start()
        try:
            self._begin()
            look_at = time.monotonic() + _LOOKS_EACH_S
            while not self._has_left:
                self._woken.wait(_GLANCE_S)
                self._woken.clear()
                while not self._typed.empty():
                    self._obey(self._typed.get())
                for report in self._node.take():
                    self._take(report)
                self._answer()
                if self._is_looking and time.monotonic() > look_at:
                    look_at = time.monotonic() + _LOOKS_EACH_S
                    self._node.refresh()
        finally:
            self._node.close()

    def _begin(self) -> None:
        order = self._order
        if order.does == "host":
            pace = parse_pace(order.pace)
            rules = rules_from_toml(Path(order.rules).read_text(encoding="utf-8"))
            level = order.level or LEVEL_UNLESS_TOLD
            self._node.host(Hosting(order.table, rules, order.seats, level, pace, order.rounds))
        else:
            self._look()

    def _look(self) -> None:
        self._is_looking = True
        self._node.browse(is_on=True)

    def _read(self) -> None:
        for line in sys.stdin:
            self._typed.put(line.strip())
            self._woken.set()
        self._typed.put("leave")
        self._woken.set()

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "start":
            self._node.send(StartMatch())
        elif word == "die":
            self._dies_at = rest
        elif word == "leave":
            self._has_left = True

    def _take(self, report: Report) -> None:
        if isinstance(report, TablesSeen):
            self._see(report)
        elif isinstance(report, AtTable):
            self._follow(report)
        elif isinstance(report, RecordKept):
            self._tell({"is": "record", "round": report.round_number, "path": str(report.path)})
        elif isinstance(report, Failed):
            self._tell({"is": "failed", "why": report.why.value, "detail": report.detail})
        elif isinstance(report, Warned):
            self._tell({"is": "warned", "why": report.why.value, "detail": report.detail})
        elif isinstance(report, Left) and self._shown.get("end") != EndReason.MATCH_OVER.value:
            self._look()

    def _see(self, seen: TablesSeen) -> None:
        order = self._order
        fit = next(
            (
                table
                for table in seen.nearby.tables
                if table.advert.name == order.table and table.reach is not TableReach.SILENT
                if order.does != "continue" or table.advert.table == (seen.own or table.advert.table)
            ),
            None,
        )
        if self._is_looking and fit is not None:
            self._is_looking = False
            self._node.browse(is_on=False)
            self._tell({"is": "found", "at": str(fit.addresses[0])})
            self._node.join(Joining(fit.addresses, table=fit.advert.table, wants_seat=order.does != "watch"))

    def _follow(self, report: AtTable) -> None:
        status = report.status
        self._question = status.question
        for event in report.events:
            if isinstance(event, Dealt):
                self._tell({"is": "dealt", "round": event.number})
            elif isinstance(event, News):
                who = "" if event.member is None else status.members[event.member].name
                self._tell({"is": event.kind.value, "who": who, "detail": event.detail})
                if event.kind is NewsKind.ROUND_VOID:  # the same round is to begin once more
                    self._ready_for = None
        self._be_ready(status)
        shown = standing(status)
        if shown != self._shown:
            self._shown = shown
            self._tell({"is": "at", **shown})
        if self._dies_at and self._dies_at in {shown["step"], shown["phase"]}:
            self._tell({"is": "dying", "at": self._dies_at, "round": shown["round"]})
            os.kill(os.getpid(), signal.SIGKILL)

    def _be_ready(self, status: Status) -> None:
        """Let our person, if there is one, be ready for each next round as soon as the last one is over."""
        me = next((member for member in status.members if member.is_me), None)
        is_asked = (
            status.phase is TablePhase.BETWEEN and me is not None and not me.is_ready and not me.is_spectator
        )
        number = 0 if status.match is None else status.match.round_number
        if is_asked and number != self._ready_for:
            self._ready_for = number
            self._node.send(SetReady(is_ready=True))

    def _answer(self) -> None:
        """Answer as our person would: win if that is allowed, else do the least."""
        question = self._question
        if question is None or question.has_chosen:
            return
        thinks_s = self._order.thinks_s if len(question.legal) > 1 else 0.0
        if time.monotonic() < question.opened_at + thinks_s:
            return
        self._question = None
        action = next((one for one in question.legal if isinstance(one, Win)), question.legal[-1])
        if isinstance(action, Win):
            self._tell({"is": "wins", "number": question.number})
        self._node.send(Choose(question.number, action))


def standing(status: Status) -> dict[str, Any]:
    """Return the printed part of the status."""
    names = [member.name for member in status.members]
    match, proof = status.match, status.proof
    return {
        "phase": status.phase.value,
        "step": "" if proof is None else proof.step.lower(),
        "round": 0 if match is None else match.round_number,
        "tally": [] if match is None else list(match.tally),
        "coordinator": next((member.name for member in status.members if member.is_coordinator), ""),
        "here": sorted(
            member.name for member in status.members if member.presence in {Presence.HERE, Presence.RELAYED}
        ),
        "awaited": sorted((names[missed.member], missed.until is not None) for missed in status.awaited),
        "seats": ["" if seat.member is None else names[seat.member] for seat in status.seats],
        "levels": [seat.level for seat in status.seats],
        "dead": [place for place, seat in enumerate(status.seats) if seat.is_dead],
        "end": "" if status.end is None else status.end.value,
    }


def _profile(order: Order) -> Profile:
    folder = Path(order.folder)
    places = Places(folder / "config", folder / "records")
    if order.service:
        return loopback_machine(order.name, places, order.service, level=order.level)
    return Profile(VERSION, order.name, places, LanDiscovery, order.level)


def _say(line: dict[str, Any]) -> None:
    data = msgspec.json.encode({"t": round(time.monotonic(), 3), **line})
    sys.stdout.write(f"{data.decode()}\n")
    sys.stdout.flush()


def main() -> None:
    """Carry the order out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # our parent process ends us
    Resident(ORDERS.decode(sys.argv[1]), _say).run()


if __name__ == "__main__":
    main()
