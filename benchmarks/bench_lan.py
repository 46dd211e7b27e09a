"""Tables on the network, whole programs but for their windows.

Times are from a press to its effect elsewhere.

Every machine is a process of this computer, found by mDNS on loopback. The clock of the table has no floor,
so what is measured is the program's own time. The aims stand in docs/figures.md, for two idle cores; four
machines here share whatever cores there are.
"""

import secrets
import statistics
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from engine.actions import Action, Pass
from engine.events import CardDiscarded
from engine.rules_text import override
from engine.rulesets import load
from lab.demos.lan_machine import Moment
from lab.demos.lan_table import LanOrder, play_match
from net.match.status import Moved
from net.node.node import Node
from net.node.reports import AtTable, Failed, Hosted, Left, Report, TablesSeen
from net.node.store import Places
from net.node.wishes import Hosting, Joining
from net.pace import INSTANT
from net.table.interface.commands import Choose, StartMatch
from tusac_qt.bridges.machine import loopback_machine
from tusac_qt.commands.processes import machines

RUNS = 3
NEWCOMERS = 10
IDLE_S = 10.0
PATIENCE_S = 120.0
"""Whatever is waited for has come after so long, or something is wrong."""
RULES = override(load("pvt"), {"players": [2, 3, 4, 5, 6]})
CODE = "moss-lantern-417"


def run() -> dict[str, float]:
    """Return every figure: seconds, milliseconds, percent of one core."""
    return {**_matches(), **_seated(), **_discards(4, ""), **_discards(6, "_6_machines"), **_idle()}


def _matches() -> dict[str, float]:
    """Return how long four machines take to find a table and to have their hands, and to end a round."""
    listed, opened, played = [], [], []
    for _ in range(RUNS):
        match = play_match(LanOrder(RULES, 4, 4, 1))
        if match.problems:
            msg = f"the match that was measured is not right: {match.problems}"
            raise AssertionError(msg)
        hosted, started = match.at_s(Moment.HOSTED, 0) or 0.0, match.at_s(Moment.STARTED, 0) or 0.0
        listed += [(match.at_s(Moment.SEEN, guest) or 0.0) - hosted for guest in (1, 2, 3)]
        opened.append(max(match.at_s(Moment.DEALT, each, 1) or 0.0 for each in range(4)) - started)
        over = next(mark.reached.at_s for mark in match.marks if mark.reached.moment is Moment.OVER)
        played.append(over - started - opened[-1])
    return {
        "hosted_to_listed_median_s": statistics.median(listed),
        "hosted_to_listed_worst_s": max(listed),
        "started_to_hands_open_4_machines_s": statistics.median(opened),
        "round_of_4_computer_players_s": statistics.median(played),
    }


class NotReachedError(Exception):
    """The awaited event has not come; with the report after which it cannot come."""


class _Machine:
    """A node with awaited reports."""

    def __init__(self, name: str, service_type: str, folder: Path, level: str = "") -> None:
        self._woken = threading.Event()
        places = Places(folder / name, folder / name)
        self.node = Node(loopback_machine(name, places, service_type, level=level), self._woken.set)
        self.node.start()

    def until(self, is_reached: Callable[[Report], bool]) -> Report:
        """Return the first report of a kind.

        Raises NotReachedError if it cannot come any more, or does not.
        """
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            self._woken.wait(1.0)
            self._woken.clear()
            for report in self.node.take():
                if is_reached(report):
                    return report
                if isinstance(report, Failed | Left):
                    raise NotReachedError(report)
        raise NotReachedError


def _is_seated(report: Report) -> bool:
    return isinstance(report, AtTable) and any(
        seat.member is not None and report.status.members[seat.member].is_me for seat in report.status.seats
    )


# Joining: this process hosts, and ten whom it has never met join from another, each as soon as the one before
# has left.


@dataclass(frozen=True, slots=True)
class _Guest:
    """A process on the same network."""

    service_type: str
    folder: Path


def _run_guests(guest: _Guest, pipe: Connection) -> None:
    runs = 0
    while (joining := pipe.recv()) is not None:
        runs += 1
        crowd = [
            _Machine(f"Guest {runs}-{number}", guest.service_type, guest.folder)
            for number in range(NEWCOMERS)
        ]
        times = []
        for machine in crowd:
            begun = time.monotonic()
            machine.node.join(joining)
            machine.until(_is_seated)
            times.append(time.monotonic() - begun)
            machine.node.leave()
            machine.until(lambda report: isinstance(report, Left))
        for machine in crowd:
            machine.node.close()
        pipe.send(times)


def _seated() -> dict[str, float]:
    """Return how long it takes from the wish to join to a seat."""
    figures = {}
    with tempfile.TemporaryDirectory() as folder:
        guest = _Guest(f"_b{secrets.token_hex(3)}._tcp.local.", Path(folder))
        with machines(_run_guests, [guest]) as (pipe,):
            for name, code in (("open", ""), ("with_code", CODE)):
                runs = [_seated_once(guest, f"Host {name} {run}", code, pipe) for run in range(RUNS)]
                times = [seconds for run in runs for seconds in run]
                figures[f"join_to_seat_{name}_median_ms"] = statistics.median(times) * 1000
                figures[f"join_to_seat_{name}_worst_ms"] = max(times) * 1000
                tenth = statistics.median(run[NEWCOMERS - 1] for run in runs)
                figures[f"join_to_seat_{name}_tenth_median_ms"] = tenth * 1000
            pipe.send(None)
    return figures


def _seated_once(guest: _Guest, host: str, code: str, pipe: Connection) -> list[float]:
    """Return the seconds of each newcomer at a new table, in the order in which they came."""
    machine = _Machine(host, guest.service_type, guest.folder)
    try:
        machine.node.host(Hosting("", RULES, 4, "easy", INSTANT, 1, code=code))
        hosted = machine.until(lambda report: isinstance(report, Hosted))
        pipe.send(Joining(hosted.addresses if isinstance(hosted, Hosted) else (), code))
        return [float(seconds) for seconds in pipe.recv()]
    finally:
        machine.node.close()


# Discards: people who answer at once, each in a process.


@dataclass(frozen=True, slots=True)
class _Person:
    """A process that plays a round, whoever is first hosting it."""

    me: int
    people: int
    service_type: str
    folder: Path


_Times = dict[int, float]
"""Of each discard, by how many there were before it.

When it was pressed, or shown, on the monotonic clock.
"""


def _discards(count: int, ending: str) -> dict[str, float]:
    """Return how long it takes from a discard to its being shown at the others, for so many people."""
    delays: list[float] = []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory() as folder:
            service_type = f"_b{secrets.token_hex(3)}._tcp.local."
            people = [_Person(me, count, service_type, Path(folder)) for me in range(count)]
            with machines(_run_person, people) as pipes:
                times: list[tuple[_Times, _Times]] = [pipe.recv() for pipe in pipes]
        pressed = {before: at for mine, _ in times for before, at in mine.items()}
        for mine, shown in times:
            others = pressed.keys() & shown.keys() - mine.keys()
            delays += [shown[before] - pressed[before] for before in others]
    delays.sort()
    return {
        f"discard_to_shown{ending}_median_ms": statistics.median(delays) * 1000,
        f"discard_to_shown{ending}_p99_ms": delays[len(delays) * 99 // 100] * 1000,
    }


def _run_person(person: _Person, pipe: Connection) -> None:
    machine = _Machine(f"Player {person.me}", person.service_type, person.folder)
    pressed: _Times = {}
    shown: _Times = {}
    chosen: set[int] = set()

    def follow(report: Report) -> bool:
        if isinstance(report, TablesSeen) and report.nearby.tables and not shown and not chosen:
            chosen.add(0)  # numbers of questions begin with 1
            machine.node.join(Joining(report.nearby.tables[0].addresses))
        if not isinstance(report, AtTable):
            return False
        _note(report, shown)
        if person.me == 0 and len(report.status.members) == person.people and 0 not in chosen:
            chosen.add(0)
            machine.node.send(StartMatch())
        question = report.status.question
        if question is not None and question.number not in chosen:
            chosen.add(question.number)
            if not question.is_answer:
                pressed[len(shown)] = time.monotonic()
            machine.node.send(Choose(question.number, _wish(question.legal)))
        return report.status.round is not None and report.status.round.is_over

    try:
        if person.me == 0:
            machine.node.host(Hosting("", RULES, person.people, "easy", INSTANT, 1))
        else:
            machine.node.browse(is_on=True)
        machine.until(follow)
        pipe.send((pressed, shown))
        pipe.poll(None)
    except (EOFError, BrokenPipeError):
        pass
    finally:
        machine.node.close()


def _note(report: AtTable, shown: _Times) -> None:
    now = time.monotonic()
    for event in report.events:
        if isinstance(event, Moved):
            for _ in [one for one in event.events if isinstance(one, CardDiscarded)]:
                shown[len(shown)] = now


def _wish(legal: tuple[Action, ...]) -> Action:
    """Return a claim if one is possible, so that there are many discards."""
    return next((action for action in legal if not isinstance(action, Pass)), legal[0])


# Idle: a list that is shown, a table that waits in its lobby.


def _idle() -> dict[str, float]:
    """Return the share of a core that an idle machine uses."""
    with tempfile.TemporaryDirectory() as folder:
        service_type = f"_b{secrets.token_hex(3)}._tcp.local."
        host = _Machine("Host", service_type, Path(folder))
        host.node.host(Hosting("", RULES, 4, "easy", INSTANT, 1))
        with machines(_run_idle, [_Guest(service_type, Path(folder))]) as (pipe,):
            listing, seated = pipe.recv()
        host.node.close()
    return {"idle_list_cpu_percent": listing, "idle_seat_cpu_percent": seated}


def _run_idle(guest: _Guest, pipe: Connection) -> None:
    machine = _Machine("Guest", guest.service_type, guest.folder)
    machine.node.browse(is_on=True)
    seen = machine.until(lambda report: isinstance(report, TablesSeen) and bool(report.nearby.tables))
    listing = _cpu_percent()
    machine.node.browse(is_on=False)
    if isinstance(seen, TablesSeen):
        machine.node.join(Joining(seen.nearby.tables[0].addresses))
    machine.until(_is_seated)
    pipe.send((listing, _cpu_percent()))
    machine.node.close()


def _cpu_percent() -> float:
    before = time.process_time()
    time.sleep(IDLE_S)
    return (time.process_time() - before) / IDLE_S * 100
