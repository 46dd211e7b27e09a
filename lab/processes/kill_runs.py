"""Kill machines of real tables and start them again: `python -m lab.processes.kill_runs [RUN ...]`.

A run names the machines to kill and when. `1@shuffle` kills the host as soon as it takes part in the shuffle;
`3@draw+40` kills the third machine at a draw and starts it again after 40 seconds; `3&4@draw` kills the third
and fourth machine together; `3@draw,1@wall` kills the host, too, once the third machine is back. A time is
the name of a step of the dealing or of the game, `lobby` or `between`. A run may kill all machines, as a
power cut does: then no machine keeps the table, and they restore it. All are killed with signal 9. Without
arguments, sixteen runs are done.
"""

import argparse
import re
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from lab.processes.table import Match, Seated, Table, TrialError, judge
from lab.processes.trials import folder_of, tell

ROOT = Path(__file__).resolve().parent.parent.parent

RUNS = (
    "1@shuffle",
    "2@escrow",
    "1@deal",
    "3@draw",
    "1@claim_commit",
    "4@open_cards",
    "1@claim_open+40",
    "2@wall+40",
    "1@audit",
    "3@between",
    "4@lobby",
    "3@draw,1@claim_commit",
    "3&4@claim_open",
    "1&2&3@draw",
    "1&2&3&4@draw",
    "4&3&2&1@between",
)
"""Every phase and machine, the host most; back at once or once the others go on; one, several, all."""

_FORM = re.compile(r"(\d(?:&\d)*)@([a-z_]+)(?:\+(\d{1,3}))?")
_AWAY_S = 3.0
_LIMIT_S = 240.0


@dataclass(frozen=True, slots=True)
class Kill:
    """A kill: the machines and the moment.

    Attributes:
        machines: from 1, the host; the time is that of the first, the others die with it.
        at: the name of a step, `lobby` or `between`.
        away_s: how long after it their programs are started again.
    """

    machines: tuple[int, ...]
    at: str
    away_s: float


@dataclass(slots=True)
class Killed:
    """The fate of a killed machine.

    Attributes:
        machine: the machine.
        at: when it was killed.
        round: in which round, 0 before the first.
        back_s: from its start until it was at its table again.
        seat: `kept` if nobody went on without it, `returned` if it came back into the round that had gone on,
            `next round` if it did not.
    """

    machine: int
    at: str
    round: int
    back_s: float | None = None
    seat: str = "-"


@dataclass(slots=True)
class Outcome:
    """The result of a run.

    Attributes:
        run: as it was written.
        killed: what became of the machines.
        seconds: the whole of it.
        rounds: finished.
        voids: attempts at rounds that counted for nothing.
        tally: of each seat.
        differing_votes: records that differ in votes only.
        problems: what does not hold; none if all does.
    """

    run: str
    killed: list[Killed]
    seconds: float = 0.0
    rounds: int = 0
    voids: int = 0
    tally: tuple[int, ...] = ()
    differing_votes: int = 0
    problems: tuple[str, ...] = ()


def parse(text: str, machines: int) -> tuple[Kill, ...]:
    """Return the kills of a run at a table of so many machines. Raises ValueError for invalid text."""
    kills = []
    for part in text.split(","):
        form = _FORM.fullmatch(part)
        if form is None:
            msg = f"{part!r} is no kill: write 1@shuffle, or 3@draw+40 to be back after 40 seconds"
            raise ValueError(msg)
        victims = tuple(int(number) for number in form[1].split("&"))
        kills.append(Kill(victims, form[2], _AWAY_S if form[3] is None else float(form[3])))
    named = [number for kill in kills for number in kill.machines]
    if len(set(named)) < len(named) or not set(named) <= set(range(1, machines + 1)):
        msg = f"{text!r}: there are {machines} machines, each to be killed once"
        raise ValueError(msg)
    return tuple(kills)


def play(run: str, match: Match, folder: Path) -> Outcome:
    """Play a match with the kills of a run; never raises for what goes wrong in it."""
    outcome, table, began = Outcome(run, []), Table(), time.monotonic()
    try:
        table.gather(match, folder, [launch] * match.machines, f"_t{secrets.token_hex(4)}._tcp.local.")
        _play(table, match, outcome)
    except TrialError as error:
        outcome.problems = (str(error),)
    else:
        hurt = {killed.machine for killed in outcome.killed}
        whole = [one for place, one in enumerate(table.machines, 1) if place not in hurt]
        verdict = judge(table.machines, match, whole)
        outcome.rounds, outcome.voids, outcome.tally = verdict.rounds, verdict.voids, verdict.tally
        outcome.differing_votes, outcome.problems = verdict.differing_votes, verdict.problems
    finally:
        table.close()
        outcome.seconds = time.monotonic() - began
        table.keep_lines(folder)
    return outcome


def _play(table: Table, match: Match, outcome: Outcome) -> None:
    """Begin, kill the machines of the run, and let the match end. Raises TrialError if it does not."""
    waiting = list(parse(outcome.run, match.machines))
    if waiting[0].at == "lobby":
        _die(table, outcome, waiting.pop(0))
    table.begin()
    for kill in waiting:
        _die(table, outcome, kill)
    table.until_ended(table.machines, match.rounds, _LIMIT_S)
    for killed in outcome.killed:
        killed.seat = _seat(table, table.machines[killed.machine - 1])


def _seat(table: Table, victim: Seated) -> str:
    """Return the fate of a killed machine's seat, as the others saw it."""
    others = [one for one in table.machines if one is not victim]
    if not any(one.told("left_out", who=victim.name) for one in others):
        return "kept"
    seen = [
        line for one in others for line in one.told("at", phase="playing") if victim.name in line["seats"]
    ]
    dead = [line for line in seen if line["seats"].index(victim.name) in line["dead"]]
    came_back = any(
        line["round"] == before["round"] and line["t"] > before["t"]
        for before in dead[:1]
        for line in seen
        if line not in dead
    )
    return "returned" if came_back else "next round"


def _die(table: Table, outcome: Outcome, kill: Kill) -> None:
    """Let a machine kill itself, and others with it, at a step; start them again after a delay."""
    victims = [table.machines[number - 1] for number in kill.machines]
    first = victims[0]
    first.say(f"die {kill.at}")
    table.until(lambda: bool(first.told("dying")), _LIMIT_S, f"{first.name} comes to {kill.at}")
    killed = [Killed(number, kill.at, int(first.told("dying")[0]["round"])) for number in kill.machines]
    outcome.killed += killed
    for victim in victims:
        table.kill(victim)
    table.listen(kill.away_s)
    for victim in victims:
        table.come_back(victim)
    for victim, one in zip(victims, killed, strict=True):
        table.until(partial(_is_back, victim), _LIMIT_S, f"{victim.name} is at the table again")
        one.back_s = victim.seated_at - victim.started_at


def _is_back(victim: Seated) -> bool:
    return victim.is_seated


def launch(command: tuple[str, ...]) -> "subprocess.Popen[str]":
    """Start a program of this computer."""
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT)


def line(outcome: Outcome) -> str:
    """Return a line of the table."""
    killed = "; ".join(
        f"{'host' if one.machine == 1 else 'guest'} {one.machine} round {one.round} {one.at}: "
        f"{'-' if one.back_s is None else f'{one.back_s:.1f} s'}, {one.seat}"
        for one in outcome.killed
    )
    tally = " ".join(f"{points:+d}" for points in outcome.tally)
    held = "held" if not outcome.problems else f"FAILED {'; '.join(outcome.problems)}"
    return (
        f"{outcome.run:24} {outcome.seconds:5.0f} s  {killed:58}"
        f" rounds {outcome.rounds} void {outcome.voids} votes {outcome.differing_votes}  [{tally}]  {held}"
    )


def main() -> int:
    """Run the runs; status 0 if all held."""
    parser = argparse.ArgumentParser(
        prog="python -m lab.processes.kill_runs", description=__doc__.splitlines()[0]
    )
    parser.add_argument("runs", metavar="RUN", nargs="*", help="such as 1@shuffle, 3@draw+40, 3@draw,1@wall")
    parser.add_argument("--machines", metavar="N", type=int, choices=range(3, 7), default=4, help="3 to 6")
    parser.add_argument("--rounds", metavar="N", type=int, choices=range(1, 10), default=2, help="1 to 9")
    parser.add_argument("--keep", metavar="FOLDER", type=Path, help="keep everybody's files and lines there")
    parser.add_argument("--json", action="store_true", help="print one JSON object a run")
    args = parser.parse_args()
    try:
        for run in args.runs:
            parse(run, args.machines)
    except ValueError as error:
        parser.error(str(error))

    def outcomes() -> Iterator[Outcome]:
        for number, run in enumerate(args.runs or RUNS, 1):
            with folder_of(str(number), args.keep) as folder:
                yield play(run, Match(args.machines, args.rounds), folder)

    return tell(outcomes(), line, as_json=args.json)


if __name__ == "__main__":
    sys.exit(main())
