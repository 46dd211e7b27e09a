"""Run real programs on a disk that refuses: `python -m lab.processes.refusing_runs [KIND ...]`.

In each run one call of the system on one file of a player fails, once or for a while, at a place and with an
error that follow from the seed. `solo` is a match in the terminal, `window` changes a setting in the window,
`phones` adds a phone to the list, `host` and `guest` are one machine of a table of three that plays a round,
`lobby`, `round` and `result` the same with that machine killed there and started again on the same disk.

Whatever is refused, the program must go on or end in a sentence, without a traceback; keys, settings, known
players, tables and phones are as they were; the score book has every round of the records; nobody at a table
is held to be a cheat, and the match ends.
"""

import argparse
import os
import random
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from lab.processes.kept_profile import KeptProfile
from lab.processes.kill_runs import ROOT, launch
from lab.processes.player import PROFILE, Program, book_problems, environment
from lab.processes.refusing_disk import Refusal, RefusingDisk, any_refusal, built, refused, why_not
from lab.processes.table import Launch, Match, Seated, Table, TrialError, judge
from lab.processes.trials import folder_of, tell
from net.node.store import Places

_SOLO = ("play", "--text", "--rounds", "2")
_TABLE = Match(3, 1)
_CHANGES = ("window", "phones")
_VICTIMS = {"host": 1, "guest": 3, "lobby": 3, "round": 1, "result": 3}
"""Which machine of a table has the disk that refuses."""
_STEPS = {"lobby": "lobby", "round": "draw", "result": "audit"}
"""Where it is killed."""
KINDS = ("solo", *_CHANGES, *_VICTIMS)
RUNS = 60
_LIMIT_S = 240.0
_AWAY_S = 1.0


@dataclass(slots=True)
class Outcome:
    """The result of a run.

    Attributes:
        run: its number.
        kind: of the run.
        refusal: the ordered refusal.
        failed: the calls that failed.
        seconds: the whole of it.
        said: the program's messages about it.
        problems: what does not hold; none if all does.
    """

    run: int
    kind: str
    refusal: str
    failed: str = ""
    seconds: float = 0.0
    said: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


def play(outcome: Outcome, disk: RefusingDisk, refusal: Refusal | None) -> None:
    """Run programs on a disk, None for one that never refuses, and judge the files afterwards."""
    began = time.monotonic()
    env = disk.env(refusal)
    if outcome.kind == "solo":
        _play_solo(outcome, disk.below.parent, env)
    elif outcome.kind in _CHANGES:
        _change(outcome, disk.below.parent, env)
    else:
        _play_table(outcome, disk.below.parent, env)
    outcome.failed = refused(disk.done()) if refusal is not None else ""
    outcome.seconds = time.monotonic() - began


def _play_solo(outcome: Outcome, folder: Path, env: Mapping[str, str]) -> None:
    """Play a match by Enter; then start once more on a healthy disk."""
    kept = KeptProfile.made(_places(folder))
    program = Program(_SOLO, folder, env)
    is_over = program.play(lambda: b"Enter: leave" in program.shown[-300:], _LIMIT_S)
    status = program.end(_LIMIT_S)
    outcome.said = _about_files(program.shown.decode(errors="replace"))
    if not is_over and not outcome.said:
        outcome.problems.append(f"status {status}, and nothing said: {program.shown[-200:]!r}")
    after = Program(_SOLO, folder, {})
    after.until(lambda: after.asks, _LIMIT_S)
    after.end(_LIMIT_S)
    books = book_problems(folder)
    outcome.problems += [one for one in books if not (outcome.said and one.startswith("without a record"))]
    outcome.problems += [*kept.problems(), *_traceback(folder)]


def _change(outcome: Outcome, folder: Path, env: Mapping[str, str]) -> None:
    """Change a stored value."""
    kept = KeptProfile.made(_places(folder))
    command = (sys.executable, "-m", "lab.processes.kept_changes", outcome.kind)
    own = {**environment(folder), **env, "QT_QPA_PLATFORM": "offscreen"}
    with (folder / "stderr").open("wb") as errors:
        done = subprocess.run(command, cwd=ROOT, env=own, stderr=errors, timeout=_LIMIT_S, check=False)
    outcome.said = _about_files((folder / "stderr").read_text(encoding="utf-8"))
    if done.returncode and not outcome.said:
        outcome.problems.append(f"status {done.returncode}, and nothing said")
    outcome.problems += [*kept.problems(), *_traceback(folder)]


def _play_table(outcome: Outcome, folder: Path, env: Mapping[str, str]) -> None:
    """Play a round at a table of three, one of whose machines has that disk."""
    table, place = Table(), _VICTIMS[outcome.kind]
    launches: list[Launch] = [launch] * _TABLE.machines
    launches[place - 1] = partial(_launch, folder, env)
    own = folder / str(place)
    kept = KeptProfile.made(Places(own / "config", own / "records"))
    try:
        table.gather(_TABLE, folder, launches, f"_t{secrets.token_hex(4)}._tcp.local.")
        victim = table.machines[place - 1]
        _play_round(table, victim, _STEPS.get(outcome.kind, ""))
    except TrialError as error:
        outcome.problems.append(str(error))
    else:
        whole = [one for one in table.machines if one is not victim]
        outcome.problems += judge(table.machines, _TABLE, whole).problems
    finally:
        table.close()
        table.keep_lines(folder)
    outcome.said = [f"{line['why']} {line['detail']}" for line in victim.told("warned")]
    outcome.problems += [
        f"{one.name} holds {line['who']} to be a cheat: {line['detail']}"
        for one in table.machines
        for line in one.told("proven_cheat")
    ]
    outcome.problems += [f"failed: {line}" for one in table.machines for line in one.told("failed")]
    outcome.problems += [*kept.problems(), *_traceback(folder)]


def _play_round(table: Table, victim: Seated, dies_at: str) -> None:
    if dies_at == "lobby":
        _die(table, victim, dies_at)
    table.begin()
    if dies_at not in {"", "lobby"}:
        _die(table, victim, dies_at)
    table.until_ended(table.machines, _TABLE.rounds, _LIMIT_S)


def _die(table: Table, victim: Seated, step: str) -> None:
    """Let a machine kill itself at a step, and start it again."""
    victim.say(f"die {step}")
    table.until(lambda: bool(victim.told("dying")) or victim.is_over, _LIMIT_S, f"it comes to {step}")
    table.kill(victim)
    table.listen(_AWAY_S)
    table.come_back(victim)
    table.until(lambda: victim.is_seated or victim.is_over, _LIMIT_S, "it is at the table again")


def _launch(folder: Path, env: Mapping[str, str], command: tuple[str, ...]) -> "subprocess.Popen[str]":
    pipe = subprocess.PIPE
    own = {**os.environ, **env}
    with (folder / "stderr").open("ab") as errors:
        return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=errors, text=True, cwd=ROOT, env=own)


def _places(folder: Path) -> Places:
    data = folder / PROFILE / "data" / "tusac"
    return Places(folder / PROFILE / "config" / "tusac", data / "records")


def _about_files(text: str) -> list[str]:
    """Return the lines about refusals of the disk."""
    words = ("cannot be used", "can’t be saved", "can’t save", "not kept", "can’t be read", "cannot be")
    return [line.strip() for line in text.splitlines() if any(word in line for word in words)]


def _traceback(folder: Path) -> list[str]:
    text = (folder / "stderr").read_text(encoding="utf-8", errors="replace")
    return [f"a traceback: {text[-600:]}"] if "Traceback" in text else []


def runs(
    number: int, kinds: tuple[str, ...], seed: int, folder: Path, keep: Path | None
) -> Iterator[Outcome]:
    """Run so many programs, the kinds in turn, at places that follow from a seed."""
    chance, library = random.Random(seed), built(folder)
    calls: dict[str, list[tuple[str, str]]] = {}
    for run in range(1, number + 1):
        kind = kinds[(run - 1) % len(kinds)]
        if kind not in calls:
            with folder_of(f"{kind}-whole", keep) as own:
                disk = _disk(library, own, kind)
                whole = Outcome(0, kind, "nothing")
                play(whole, disk, None)
                calls[kind] = disk.done()
                if whole.problems:
                    yield whole
        refusal = any_refusal(calls[kind], chance)
        outcome = Outcome(run, kind, str(refusal))
        with folder_of(f"{run}-{kind}", keep) as own:
            play(outcome, _disk(library, own, kind), refusal)
            yield outcome


def _disk(library: Path, folder: Path, kind: str) -> RefusingDisk:
    below = folder / (str(_VICTIMS[kind]) if kind in _VICTIMS else PROFILE)
    below.mkdir()
    return RefusingDisk(library, below, folder / "refused")


def line(outcome: Outcome) -> str:
    """Return a line of the table."""
    held = "held" if not outcome.problems else f"FAILED {'; '.join(outcome.problems)}"
    said = f" said: {outcome.said[0]}" if outcome.said else ""
    return (
        f"{outcome.run:3} {outcome.kind:7} {outcome.refusal:24} {outcome.seconds:5.0f} s"
        f"  failed: {outcome.failed}{said}  {held}"
    )


def main() -> int:
    """Run so many programs; status 0 if all held."""
    parser = argparse.ArgumentParser(
        prog="python -m lab.processes.refusing_runs", description=__doc__.splitlines()[0]
    )
    parser.add_argument("kinds", metavar="KIND", nargs="*", choices=[*KINDS, []], help=", ".join(KINDS))
    parser.add_argument("--runs", metavar="N", type=int, default=RUNS, help=f"how many (default: {RUNS})")
    parser.add_argument("--seed", metavar="N", type=int, default=1, help="of what is refused")
    parser.add_argument("--keep", metavar="FOLDER", type=Path, help="keep everybody's files there")
    parser.add_argument("--json", action="store_true", help="print one JSON object a run")
    args = parser.parse_args()
    reason = why_not()
    if reason:
        sys.stdout.write(f"no disk can be made to refuse here: {reason}\n")
        return 0
    with folder_of("library", args.keep) as folder:
        found = runs(args.runs, tuple(args.kinds) or KINDS, args.seed, folder, args.keep)
        return tell(found, line, as_json=args.json)


if __name__ == "__main__":
    sys.exit(main())
