"""`tusac simulate`: simulated tables on a bad network, one for each seed; checks their invariants."""

import argparse
import json
import multiprocessing
import os
import signal
import time
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass

from lab.simulator.faults import FAULTS
from lab.simulator.runs import Run
from lab.simulator.runs import run as simulate
from tusac_qt.commands.arguments import not_so, positive_number, whole_number
from tusac_qt.commands.processes import MOST_WORKERS
from tusac_qt.system.console import complain, say
from tusac_qt.words.translation import translate

_LONGEST_NUMBER = 12
_MOST_MACHINES = 6
_TELL_EVERY_S = 60.0
"""At first one is told more often how far it is."""

_CHEATS: dict[str, bool | None] = {"some": None, "always": True, "never": False}


@dataclass(frozen=True, slots=True)
class _Task:
    """One seed to be simulated, with its options."""

    seed: int
    machines: int | None
    faults: tuple[str, ...] | None
    cheats: str

    def run(self) -> Run:
        """Simulate it."""
        return simulate(self.seed, machines=self.machines, faults=self.faults, cheats=_CHEATS[self.cheats])

    @property
    def command(self) -> str:
        """The line that simulates it again."""
        words = ["tusac simulate --seeds 1 --first", str(self.seed)]
        words += [] if self.machines is None else ["--machines", str(self.machines)]
        words += [] if self.faults is None else ["--faults", ",".join(self.faults)]
        words += [] if self.cheats == "some" else ["--cheats", self.cheats]
        return " ".join(words)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `tusac simulate` takes."""
    parser.add_argument(
        "--seeds",
        metavar="N",
        type=positive_number,
        default=100,
        help=translate("command line", "how many tables to simulate (default: 100)"),
    )
    parser.add_argument(
        "--first",
        metavar="N",
        type=whole_number,
        default=0,
        help=translate("command line", "the first seed (default: 0)"),
    )
    parser.add_argument(
        "--machines",
        metavar="K",
        type=_machines,
        help=translate("command line", "players at each, 2 to 6 (default: random)"),
    )
    parser.add_argument(
        "--faults",
        metavar=f"{translate('command line', 'NAME')},...",
        type=_faults,
        help=translate("command line", "exactly these, from {names} (default: a few at random)").format(
            names=", ".join(FAULTS)
        ),
    )
    parser.add_argument(
        "--cheats",
        choices=_CHEATS,
        default="some",
        help=translate(
            "command line", "whether a machine cheats at each table (default: sometimes, at random)"
        ),
    )
    parser.add_argument(
        "--workers",
        metavar="N",
        type=positive_number,
        default=os.cpu_count() or 1,
        help=translate("command line", "number of processes; the result is the same for any number"),
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help=translate("command line", "print one JSON object instead of lines"),
    )


def run(args: argparse.Namespace) -> int:
    """Simulate, print; status 1 if an invariant was broken."""
    seeds = range(args.first, args.first + args.seeds)
    tasks = [_Task(seed, args.machines, args.faults, args.cheats) for seed in seeds]
    begun, told_at, done = time.monotonic(), 1.0, []
    with closing(_results(tasks, min(args.workers, len(tasks), MOST_WORKERS))) as results:
        for task, result in zip(tasks, results, strict=True):
            done.append(result)
            if result.violation and not args.json:
                say(_failure(task, result))
            if time.monotonic() - begun >= told_at and len(done) < len(tasks):
                told_at += min(told_at, _TELL_EVERY_S)
                complain(f"{len(done)} of {len(tasks)} seeds")
    failed = [(task, result) for task, result in zip(tasks, done, strict=True) if result.violation]
    if args.json:
        say([json.dumps(_as_json(tasks, done))])
    else:
        virtual_s = sum(result.virtual_s for result in done)
        rounds = sum(result.rounds for result in done)
        steps = sum(result.steps for result in done)
        say(
            [
                f"{len(done)} seeds, {virtual_s:,.0f} s of virtual time, {steps:,} steps, {rounds:,} rounds: "
                + (f"{len(failed)} did not hold" if failed else "everything held")
            ]
        )
    return 1 if failed else 0


def _results(tasks: Sequence[_Task], workers: int) -> Generator[Run, None, None]:
    """Yield the result of each task, in order."""
    if workers == 1:
        yield from map(_Task.run, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(workers, _ignore_ctrl_c) as pool:
        yield from pool.imap(_Task.run, tasks)


def _ignore_ctrl_c() -> None:
    """Let the main process alone end this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _failure(task: _Task, result: Run) -> list[str]:
    lines = (line for part in result.trace for line in part.splitlines())
    return [f"{task.command}: {result.violation}", *(f"    {line}" for line in lines)]


def _as_json(tasks: Sequence[_Task], done: Sequence[Run]) -> dict[str, object]:
    pairs = zip(tasks, done, strict=True)
    return {
        "seeds": len(done),
        "virtual_s": round(sum(result.virtual_s for result in done), 3),
        "steps": sum(result.steps for result in done),
        "rounds": sum(result.rounds for result in done),
        "failed": [{"command": task.command, **asdict(result)} for task, result in pairs if result.violation],
    }


def _faults(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    for name in names:
        if name not in FAULTS:
            there_are = translate("command line", "there is no fault {text}; there are: {names}")
            msg = not_so(there_are, name, names=", ".join(FAULTS))
            raise argparse.ArgumentTypeError(msg)
    return names


def _machines(text: str) -> int:
    if text not in map(str, range(2, _MOST_MACHINES + 1)):
        told = translate("command line", "{text} is not a number of machines from 2 to {most}")
        msg = not_so(told, text, most=_MOST_MACHINES)
        raise argparse.ArgumentTypeError(msg)
    return int(text)
