"""A table of real processes, for trials: starting and killing machines, following them, judging their match.

The machines are `lab.processes.machine`; the caller says where each runs: on this computer, or in a network
namespace of its own.
"""

import contextlib
import json
import queue
import secrets
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import tomli_w

from engine.match import may_add_up
from engine.rules import Rules
from engine.rules_text import override
from lab.processes.machine import Order
from lab.simulator.material import SHORT_HAND, any_seats, short
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.records.fair_record import decode_record
from net.transcript import read

Launch = Callable[[tuple[str, ...]], "subprocess.Popen[str]"]
"""Starts a program with pipes for its streams."""

Line = dict[str, Any]

_FURTHER_DRAWS = 14
_MEETING_S = 120.0
_VERIFYING_S = 120.0
_WRITING_S = 20.0
_VOID = frozenset({"void", "unfinished"})
"""Verdicts on rounds that count for nothing: that machines were lost shows in no record."""


class TrialError(Exception):
    """An awaited event has not come; the message is one line."""


@dataclass
class Seated:
    """One machine of the table, whatever its present process is.

    Attributes:
        order: its first order.
        launch: starts its process.
        process: it, None before.
        lines: all lines that it has printed.
        now: its present state, from its last line of that kind; empty for a new process.
        started_at: when its process was started.
        seated_at: when a process of it first knew its seat, the last one that has.
    """

    order: Order
    launch: Launch
    process: "subprocess.Popen[str] | None" = None
    lines: list[Line] = field(default_factory=list)
    now: Line = field(default_factory=dict)
    started_at: float = 0.0
    seated_at: float = 0.0

    @property
    def name(self) -> str:
        """The name of its player."""
        return self.order.name

    @property
    def is_seated(self) -> bool:
        """Whether it knows that a seat is its own."""
        return self.name in self.now.get("seats", ())

    @property
    def is_over(self) -> bool:
        """Whether the match is over for it, in good order."""
        return bool(self.now.get("end") == "match_over")

    def told(self, kind: str, **wanted: object) -> list[Line]:
        """Return its lines of a kind."""
        return [
            line
            for line in self.lines
            if line["is"] == kind and all(line.get(key) == value for key, value in wanted.items())
        ]

    def say(self, line: str) -> None:
        """Type a line, if the machine still reads."""
        if self.process is None or self.process.stdin is None:
            return
        with contextlib.suppress(OSError, ValueError):
            self.process.stdin.write(f"{line}\n")
            self.process.stdin.flush()

    def records(self) -> dict["Hand", Path]:
        """Return the paths of its records."""
        paths = Path(self.order.folder, "records").glob("*.tusac-round")
        return {_hand(path): path for path in paths}


class Hand(NamedTuple):
    """Names a hand of a match: its round, the table at that time, and how often it was dealt again there."""

    number: int
    table: bytes
    attempt: int


def _hand(path: Path) -> Hand:
    record = decode_record(path.read_bytes())
    return Hand(record.number, record.table.digest, record.attempt)


@dataclass(frozen=True, slots=True)
class Match:
    """The match to play.

    Attributes:
        machines: at the table, each with a seat.
        rounds: of the match, short ones.
        pace: of the table.
        is_long: whether its rounds are long, for what takes machines many turns: the whole deck is drawn.
        thinks_s: how long its people think about what leaves a choice; 0.0 if all are computer players.
        computers: the machines that computer players play at all the same, by their numbers, from 1.
    """

    machines: int
    rounds: int
    pace: str = "quick"
    is_long: bool = False
    thinks_s: float = 0.0
    computers: frozenset[int] = frozenset()

    def level(self, number: int) -> str:
        """Return the level of the computer player at a machine; "" for a person."""
        return "" if self.thinks_s and number not in self.computers else "easy"

    @property
    def rules(self) -> Rules:
        """Rules of short rounds, yet long enough for somebody to win most of them; or of long ones."""
        if self.is_long:
            return any_seats(hand_size=SHORT_HAND, dead_wall=0, players=[self.machines])
        rules = short(self.machines)
        return override(rules, {"dead_wall": max(0, rules.dead_wall - _FURTHER_DRAWS)})


class Table:
    """Machines of one table, heard together."""

    def __init__(self) -> None:
        """Begin with no machine."""
        self.machines: list[Seated] = []
        self._readers: list[threading.Thread] = []
        self._heard: queue.SimpleQueue[tuple[Seated, subprocess.Popen[str], str]] = queue.SimpleQueue()

    def gather(self, match: Match, folder: Path, launches: Sequence[Launch], service: str = "") -> None:
        """Start the machines of a match: the first hosts, the others find its table.

        Args:
            match: what is played.
            folder: where their files come to lie.
            launches: what starts each machine.
            service: the type of their adverts on the loopback interface; "" to meet on the network.
        """
        rules = folder / "short.toml"
        rules.write_text(tomli_w.dumps(match.rules.knobs()), encoding="utf-8")
        name = f"Trial {secrets.token_hex(3)}"
        for place, launch in enumerate(launches, 1):
            order = Order(
                folder=str(folder / str(place)),
                name=f"Machine {place}",
                does="host" if place == 1 else "join",
                table=name,
                service=service,
                rules=str(rules),
                seats=match.machines,
                rounds=match.rounds,
                pace=match.pace,
                level=match.level(place),
                thinks_s=match.thinks_s,
            )
            self.add(order, launch)

    def begin(self) -> None:
        """Let the match begin once all have a seat and hear each other. Raises TrialError."""
        everybody = len(self.machines)
        self.until(
            lambda: all(one.is_seated and len(one.now["here"]) == everybody for one in self.machines),
            _MEETING_S,
            "all have met",
        )
        self.machines[0].say("start")

    def add(self, order: Order, launch: Launch) -> Seated:
        """Start a machine."""
        machine = Seated(order, launch)
        self.machines.append(machine)
        self._start(machine, order)
        return machine

    def kill(self, machine: Seated) -> None:
        """End a machine as the system would, without asking it."""
        if machine.process is not None:
            machine.process.kill()
            machine.process.wait()
            if machine.process.stdin is not None:
                with contextlib.suppress(OSError):
                    machine.process.stdin.close()

    def come_back(self, machine: Seated) -> None:
        """Start the program of a killed machine again; it goes on where it was."""
        self._start(machine, msgspec.structs.replace(machine.order, does="continue"))

    def close(self) -> None:
        """Let all leave, and see to it that no process is left."""
        for machine in self.machines:
            machine.say("leave")
        for machine in self.machines:
            if machine.process is not None:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    machine.process.wait(5.0)
                self.kill(machine)
        for reader in self._readers:  # each closes what it reads, which nobody else may do meanwhile
            reader.join()

    def keep_lines(self, folder: Path) -> None:
        """Write the lines of each machine into a folder."""
        told = {machine.name: machine.lines for machine in self.machines}
        (folder / "lines.json").write_text(json.dumps(told, indent=0), encoding="utf-8")

    def until(self, is_so: Callable[[], bool], seconds: float, what: str) -> float:
        """Listen until a condition holds and return the seconds. Raises TrialError if it never does."""
        began = time.monotonic()
        while not is_so():
            left_s = began + seconds - time.monotonic()
            if left_s <= 0:
                states = "; ".join(f"{one.name} {state(one)}" for one in self.machines)
                msg = f"not within {seconds:.0f} s: {what} ({states})"
                raise TrialError(msg)
            self._hear(min(left_s, 0.2))
        return time.monotonic() - began

    def until_ended(self, machines: Sequence[Seated], rounds: int, seconds: float) -> None:
        """Wait until the match is over for these machines, its last record stored. Raises TrialError.

        A machine that has not played the last round itself may have none.
        """
        self.until(lambda: all(one.is_over for one in machines), seconds, "the match ends")
        with contextlib.suppress(TrialError):
            self.until(
                lambda: all(one.told("record", round=rounds) for one in machines), _WRITING_S, "the records"
            )

    def listen(self, seconds: float) -> None:
        """Process the machines' lines for a while."""
        until = time.monotonic() + seconds
        while (left_s := until - time.monotonic()) > 0:
            self._hear(left_s)

    def _start(self, machine: Seated, order: Order) -> None:
        command = (sys.executable, "-m", "lab.processes.machine", msgspec.json.encode(order).decode())
        machine.started_at, machine.now = time.monotonic(), {}
        machine.process = process = machine.launch(command)
        reader = threading.Thread(target=self._read, args=(machine, process), daemon=True)
        self._readers.append(reader)
        reader.start()

    def _read(self, machine: Seated, process: "subprocess.Popen[str]") -> None:
        if process.stdout is not None:
            with process.stdout as lines:
                for line in lines:
                    self._heard.put((machine, process, line))

    def _hear(self, seconds: float) -> None:
        try:
            machine, process, text = self._heard.get(timeout=seconds)
        except queue.Empty:
            return
        line: Line = json.loads(text)
        machine.lines.append(line)
        if line["is"] == "at" and process is machine.process:
            machine.now = line
            if machine.is_seated and machine.seated_at < machine.started_at:
                machine.seated_at = time.monotonic()


def state(machine: Seated) -> str:
    """Return the state of a machine, in a few words."""
    now = machine.now
    if not now:
        return "nothing"
    missed = ",".join(name for name, _ in now["awaited"])
    awaited = f" awaits {missed}" if missed else ""
    return f"{now['phase']}/{now['step']} round {now['round']}{awaited}{now['end']}"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a match.

    Attributes:
        problems: what does not hold, in words; none if all does.
        rounds: finished rounds whose records are on some disk.
        voids: attempts at rounds that do not count.
        tally: the points of each seat.
        differing_votes: rounds whose records differ between machines only in the votes on who is left out.
    """

    problems: tuple[str, ...]
    rounds: int
    voids: int
    tally: tuple[int, ...]
    differing_votes: int


def judge(machines: Sequence[Seated], match: Match, complete: Sequence[Seated]) -> Verdict:
    """Look at the records and tallies of a match that is over.

    Args:
        machines: that have played it to its end, and watched.
        match: as it was ordered.
        complete: machines that must have the record of every round.
    """
    found: dict[Hand, dict[bytes, Path]] = {}
    for machine in machines:
        for hand, path in machine.records().items():
            found.setdefault(hand, {}).setdefault(path.read_bytes(), path)
    told = {hand: {_verified(path) for path in versions.values()} for hand, versions in found.items()}
    finished = {hand for hand, verdicts in told.items() if verdicts in ({"true"}, {"unaudited"})}
    tallies = {machine.name: tuple(machine.now.get("tally", ())) for machine in machines}
    problems = [
        *(
            f"round {hand.number}: {told[hand]}"
            for hand in found
            if hand not in finished and not told[hand] <= _VOID
        ),
        *(
            f"round {hand.number}: different records"
            for hand in found
            if len(set(map(_words, found[hand]))) > 1
        ),
        *(f"{machine.name} has not ended" for machine in machines if not machine.is_over),
        *(f"{one.name} lacks a record" for one in complete if not finished <= one.records().keys()),
    ]
    if sorted(hand.number for hand in finished) != list(range(1, match.rounds + 1)):
        problems.append(f"finished rounds: {sorted(hand.number for hand in finished)}")
    problems += tally_problems(match.rules, tallies)
    return Verdict(
        problems=tuple(problems),
        rounds=len(finished),
        voids=len(found) - len(finished),
        tally=next(iter(tallies.values()), ()),
        differing_votes=sum(len(versions) > 1 for versions in found.values()),
    )


def tally_problems(rules: Rules, tallies: Mapping[str, Sequence[int]]) -> list[str]:
    """Return the problems with the final tallies, by the names of the machines that report them."""
    problems = [f"tallies: {tallies}"] if len(set(map(tuple, tallies.values()))) > 1 else []
    if not all(may_add_up(rules, tally) for tally in tallies.values()):
        problems.append("tallies do not add up")
    return problems


def _verified(path: Path) -> str:
    """Return the verdict of `tusac verify` on a record."""
    command = (sys.executable, "-m", "tusac_qt", "verify", "--json", str(path))
    done = subprocess.run(command, capture_output=True, text=True, timeout=_VERIFYING_S, check=False)
    if not done.stdout:
        return f"status {done.returncode} {done.stderr.strip()}"
    return str(json.loads(done.stdout)["verdict"])


def _words(record: bytes) -> frozenset[bytes]:
    """Return a record's content without the votes on who is left out: some arrive after a decision."""
    envelopes = [(raw, read(raw)) for raw in decode_record(record).envelopes]
    return frozenset(raw for raw, signed in envelopes if signed and signed.envelope.kind not in VOTE_KINDS)
