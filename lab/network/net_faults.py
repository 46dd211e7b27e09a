"""Play matches of real programs on networks that fail: `python -m lab.network.net_faults [SCENARIO ...]`.

Each machine has a network namespace of its own, wired to one switch. In every scenario the match must end,
its records must verify and be equal, its tallies must agree, and only the machines that the scenario names
may be left out.
"""

import argparse
import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from lab.network.cables import Cables
from lab.network.netlab import Machine, laboratory, why_not
from lab.processes.machine import Order
from lab.processes.table import Match, Seated, Table, TrialError, judge
from lab.processes.trials import folder_of

_LIMIT_S = 300.0
_HEARD_S = 30.0
_NO_MAJORITY_S = 45.0
"""Longer than the grace time: machines that may go on do so by then."""


@dataclass
class Scene:
    """A match on a network.

    Attributes:
        table: its machines as processes.
        lab: its machines as namespaces; one more than play, for a later guest.
        cables: what the switch lets through.
        left_out: who must be left out of a round, and nobody else.
        gone: who is not expected to end the match.
        notes: what was measured.
    """

    table: Table
    lab: tuple[Machine, ...]
    cables: Cables
    left_out: set[int] = field(default_factory=set)
    gone: set[int] = field(default_factory=set)
    notes: list[str] = field(default_factory=list)

    def seated(self, number: int) -> Seated:
        """Return a machine by its number, from 1, the host."""
        return self.table.machines[number - 1]

    def until_played(self) -> None:
        """Wait until the first answers of the first round are due."""
        machines = self.table.machines
        self.table.until(
            lambda: all(one.told("at", phase="playing", step="claim_commit") for one in machines),
            _LIMIT_S,
            "the round is played",
        )

    def gap(self, number: int, seconds: float) -> None:
        """Pull the cable of a machine out for a while."""
        self.until_played()
        self.cables.isolate(number)
        self.table.listen(seconds)
        self.heal()

    def heal(self) -> None:
        """Mend the network, and note how soon all machines hear each other."""
        self.cables.heal()
        machines = [one for place, one in enumerate(self.table.machines, 1) if place not in self.gone]
        seconds = self.table.until(
            lambda: all(len(one.now["here"]) >= len(machines) for one in machines), _HEARD_S, "all are heard"
        )
        self.notes.append(f"all heard {seconds:.1f} s after it healed")

    def nobody_goes_on(self, *numbers: int) -> None:
        """Wait longer than the grace time. Raises TrialError if a machine does not report that it waits."""
        self.table.listen(_NO_MAJORITY_S)
        going = [number for number in numbers if self.seated(number).now["phase"] != "waiting"]
        if going:
            msg = f"machines {going} go on without a majority"
            raise TrialError(msg)


def guest_2(scene: Scene) -> None:
    """A guest's Wi-Fi is gone for 2 s."""
    scene.gap(3, 2.0)


def guest_10(scene: Scene) -> None:
    """A guest's Wi-Fi is gone for 10 s."""
    scene.gap(3, 10.0)


def guest_40(scene: Scene) -> None:
    """A guest's Wi-Fi is gone for 40 s: the others go on without it."""
    scene.left_out = {3}
    scene.gap(3, 40.0)


def host_2(scene: Scene) -> None:
    """The host's Wi-Fi is gone for 2 s."""
    scene.gap(1, 2.0)


def host_10(scene: Scene) -> None:
    """The host's Wi-Fi is gone for 10 s."""
    scene.gap(1, 10.0)


def host_40(scene: Scene) -> None:
    """The host's Wi-Fi is gone for 40 s: the others go on without it."""
    scene.left_out = {1}
    scene.gap(1, 40.0)


def loss_10(scene: Scene) -> None:
    """Every tenth packet is lost during the whole match."""
    scene.cables.lose(10)


def slow(scene: Scene) -> None:
    """Every packet takes 100 ms, more or less, and every tenth is lost, during the whole match."""
    scene.cables.lose(10)


def mute(scene: Scene) -> None:
    """A guest hears and cannot be heard, for 45 s: it is excluded."""
    scene.left_out = {3}
    scene.until_played()
    scene.cables.cut((3, 1), (3, 2), (3, 4))
    scene.table.listen(_NO_MAJORITY_S)
    scene.heal()


def one_way(scene: Scene) -> None:
    """The host cannot hear one guest any more, the others can."""
    scene.until_played()
    scene.cables.cut((3, 1))


def bridge(scene: Scene) -> None:
    """The host reaches one of the guests only."""
    scene.until_played()
    scene.cables.part((1, 2), (2, 3, 4))


def halves(scene: Scene) -> None:
    """Two and two hear each other: nobody goes on until that has healed."""
    scene.until_played()
    scene.cables.part((1, 2), (3, 4))
    scene.nobody_goes_on(1, 2, 3, 4)
    scene.heal()


def three_two(scene: Scene) -> None:
    """Of five, three go on, and two wait until it has healed."""
    scene.left_out = {1, 2}
    scene.until_played()
    scene.cables.part((1, 2), (3, 4, 5))
    scene.nobody_goes_on(1, 2)
    scene.heal()


def host_out(scene: Scene) -> None:
    """The host's cable is out for good: the others end the match."""
    scene.left_out, scene.gone = {1}, {1}
    scene.until_played()
    scene.cables.isolate(1)


def stopped_20(scene: Scene) -> None:
    """A guest's program is stopped for 20 s, as if its computer slept."""
    scene.until_played()
    process = scene.seated(3).process
    if process is not None:
        process.send_signal(signal.SIGSTOP)
        scene.table.listen(20.0)
        process.send_signal(signal.SIGCONT)
    scene.heal()


def router(scene: Scene) -> None:
    """The router restarts, and every machine has another address."""
    scene.until_played()
    for machine in scene.lab:
        machine.renumber()
    scene.table.listen(9.0)  # until the links are known to be broken
    scene.heal()


def deserted(scene: Scene) -> None:
    """A guest sleeps, its answer sealed, is excluded and returns; then the host's program ends for good.

    Too few of those that still take part in the round are heard, while most of the table are.
    """
    table, sleeper = scene.table, scene.seated(3)
    scene.left_out, scene.gone = {3}, {1}
    scene.until_played()

    def has_sealed() -> bool:
        at = sleeper.told("at")[-1]
        return bool(at["step"] == "claim_commit" and time.monotonic() - at["t"] > _THINKS_S / 2)

    table.until(has_sealed, _LIMIT_S, "Machine 3 has sealed its answer")
    if sleeper.process is not None:
        sleeper.process.send_signal(signal.SIGSTOP)
        try:
            rest = [one for one in table.machines if one is not sleeper]
            table.until(
                lambda: any(one.told("left_out", who=sleeper.name) for one in rest), _LIMIT_S, "left out"
            )
        finally:
            sleeper.process.send_signal(signal.SIGCONT)
    table.until(lambda: sleeper.name in scene.seated(2).now["here"], _HEARD_S, "Machine 3 is back")
    table.listen(_THINKS_S)
    table.kill(scene.seated(1))
    three, host = table.machines[1:], scene.seated(1).name

    def go_on() -> bool:  # dealt anew, or with Machine 3, if it could take part again before
        return all(len(one.told("dealt")) > 1 or one.told("left_out", who=host) for one in three)

    table.until(go_on, _LIMIT_S, "the three go on")
    if any(one.told("left_out", who=host) for one in three):
        scene.left_out.add(1)


def spectator(scene: Scene) -> None:
    """A spectator joins in the middle of a round."""
    scene.until_played()
    order, machine = scene.seated(1).order, scene.lab[-1]
    watcher = Order(folder=str(machine.home), name="Watcher", does="watch", table=order.table, level="")
    looking = scene.table.add(watcher, lambda command: machine.start(*command))
    scene.table.until(lambda: bool(looking.told("found")), _HEARD_S, "the table is found")
    seconds = scene.table.until(lambda: looking.now.get("phase") == "playing", _HEARD_S, "the round is seen")
    scene.notes.append(f"sees the round {seconds:.1f} s after it joined")


PLAYS: dict[str, Callable[[Scene], None]] = {
    play.__name__: play
    for play in (
        guest_2,
        guest_10,
        guest_40,
        host_2,
        host_10,
        host_40,
        loss_10,
        slow,
        mute,
        one_way,
        bridge,
        halves,
        three_two,
        host_out,
        stopped_20,
        router,
        deserted,
        spectator,
    )
}

_FIVE = (three_two,)
_WITH_PEOPLE = (deserted,)
_THINKS_S = 8.0
"""So long people take there: who plays by itself has answered by then."""
_LAGGING = (slow,)
_LAG_MS, _JITTER_MS = 50.0, 10.0
"""Of each cable: a packet takes two."""


@dataclass(slots=True)
class Outcome:
    """The result of a scenario.

    Attributes:
        scenario: its name.
        seconds: the whole of it.
        rounds: finished.
        left_out: who was left out of a round.
        notes: what was measured.
        problems: what does not hold; none if all does.
    """

    scenario: str
    seconds: float = 0.0
    rounds: int = 0
    left_out: list[int] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


def match_of(name: str) -> Match:
    """Return the match that a scenario is played in."""
    if PLAYS[name] in _WITH_PEOPLE:
        computers = frozenset({3})
        return Match(4, rounds=1, pace="family", thinks_s=_THINKS_S, computers=computers)
    return Match(5 if PLAYS[name] in _FIVE else 4, rounds=2)


def play(name: str, match: Match, folder: Path) -> Outcome:
    """Play a match with one scenario and judge it; errors of the trial become problems. Raises LabError."""
    outcome, began, table = Outcome(name), time.monotonic(), Table()
    with laboratory(match.machines + 1, folder / "homes") as lab:
        scene = Scene(table, lab, Cables(lab))
        for machine in lab if PLAYS[name] in _LAGGING else ():
            machine.lag(_LAG_MS, _JITTER_MS)
        try:
            launches = [_launching(machine) for machine in lab[: match.machines]]
            table.gather(match, folder, launches)
            table.begin()
            PLAYS[name](scene)
            ending = [one for place, one in enumerate(table.machines, 1) if place not in scene.gone]
            table.until_ended(ending, match.rounds, _LIMIT_S)
            _judge(scene, match, ending, outcome)
        except TrialError as error:
            outcome.problems.append(str(error))
        finally:
            table.close()
            table.keep_lines(folder)
    outcome.notes, outcome.seconds = scene.notes, time.monotonic() - began
    return outcome


def _judge(scene: Scene, match: Match, ending: list[Seated], outcome: Outcome) -> None:
    players = list(enumerate(scene.table.machines[: match.machines], 1))
    outcome.left_out = [
        place for place, one in players if any(other.told("left_out", who=one.name) for other in ending)
    ]
    whole = [one for place, one in players if place not in {*outcome.left_out, *scene.gone}]
    verdict = judge(ending, match, whole)
    outcome.rounds, outcome.problems = verdict.rounds, list(verdict.problems)
    if set(outcome.left_out) != scene.left_out:
        outcome.problems.append(f"left out: {outcome.left_out}")


def _launching(machine: Machine) -> Callable[[tuple[str, ...]], "subprocess.Popen[str]"]:
    return lambda command: machine.start(*command)


def line(outcome: Outcome) -> str:
    """Return a line of the table."""
    held = "held" if not outcome.problems else f"FAILED {'; '.join(outcome.problems)}"
    left = ",".join(map(str, outcome.left_out)) or "nobody"
    notes = "; ".join(outcome.notes)
    return (
        f"{outcome.scenario:12} {outcome.seconds:5.0f} s  rounds {outcome.rounds}  left out {left:8} "
        f"{held}{'  ' if notes else ''}{notes}"
    )


def main() -> int:
    """Play the scenarios; status 0 if all held, 1 if not, 2 if there can be no laboratory here."""
    parser = argparse.ArgumentParser(
        prog="python -m lab.network.net_faults", description=__doc__.splitlines()[0]
    )
    parser.add_argument("scenarios", metavar="SCENARIO", nargs="*", help=", ".join(PLAYS))
    parser.add_argument("--keep", metavar="FOLDER", type=Path, help="keep everybody's files and lines there")
    parser.add_argument("--json", action="store_true", help="print one JSON object a scenario")
    args = parser.parse_args()
    unknown = [name for name in args.scenarios if name not in PLAYS]
    if unknown:
        parser.error(f"no scenario {unknown[0]!r}: there are {', '.join(PLAYS)}")
    reason = why_not()
    if reason:
        parser.error(reason)
    has_failed = False
    for name in args.scenarios or PLAYS:
        with folder_of(name, args.keep) as folder:
            outcome = play(name, match_of(name), folder)
        has_failed |= bool(outcome.problems)
        print(json.dumps(asdict(outcome)) if args.json else line(outcome), flush=True)
    return 1 if has_failed else 0


if __name__ == "__main__":
    sys.exit(main())
