"""Attack a live table on loopback and check that it survives: `python -m lab.fuzz_node --minutes 60`.

A host and two guests are processes of `tusac` that play rounds without end. Everything hostile runs in this
process: strangers that connect to their ports, and machines that join with the code, sit down or watch, and
attack from inside. Exit status 0 if the honest machines survived, 1 if not; Ctrl-C ends the attack early and
judges what has happened so far.
"""

import argparse
import asyncio
import contextlib
import json
import logging
import random
import secrets
import signal
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from lab.fuzzing.guests import MACHINES, keep_coming
from lab.fuzzing.honest import Honest, HonestError, Sample
from lab.fuzzing.scene import Scene
from lab.fuzzing.strangers import Stranger
from lab.fuzzing.verdict import (
    LONGEST_ROUND_S,
    Archive,
    attack_problems,
    growth,
    longest_wait_s,
    progress_problems,
    resource_problems,
)
from net.records.audit import Verdict

NAMES = ("Host Nam", "Bot Lan", "Bot Mai")
STRANGERS = 8
"""So many strangers attack at once."""

_SAMPLE_EVERY_S = 5.0
_TELL_EVERY_S = 60.0
_MEETING_S = 60.0
_CODE = "trung thu 2026"


@dataclass
class Run:
    """One run of attacks.

    Attributes:
        seed: of what the attackers do.
        honest: the honest processes, the host first.
        scene: what the attackers share.
        began: when the attacks began, monotonic seconds.
        samples: the resources of each honest process, by name.
        finished_at: when each round was kept by the host, in seconds since the beginning.
        archive: the records.
        problems: events that must not happen.
        stood_still: the state of each honest process when no round had been finished for too long.
        lasted: how long it went on, seconds; None while it does.
    """

    seed: int
    honest: list[Honest]
    scene: Scene
    began: float = field(default_factory=time.monotonic)
    samples: dict[str, list[Sample]] = field(default_factory=dict)
    finished_at: list[float] = field(default_factory=list)
    archive: Archive = field(default_factory=Archive)
    problems: list[str] = field(default_factory=list)
    stood_still: list[str] = field(default_factory=list)
    lasted: float | None = None

    @property
    def lasted_s(self) -> float:
        """Seconds that it has lasted so far, or lasted."""
        return time.monotonic() - self.began if self.lasted is None else self.lasted

    @property
    def waits_s(self) -> float:
        """Seconds since a round was finished."""
        return self.lasted_s - max(self.finished_at, default=0.0)

    def close(self) -> None:
        """Note that the attacks are over: from now on processes may end."""
        self.problems += [f"{honest.name} has ended" for honest in self.honest if honest.has_ended]
        self.lasted = self.lasted_s

    def look(self) -> None:
        """Take a sample of every honest process."""
        for honest in self.honest:
            sample = honest.sample()
            if sample is not None:
                self.samples.setdefault(honest.name, []).append(sample)
        host = self.honest[0]
        self.scene.code = host.code or self.scene.code
        kept = self.samples[host.name][-1].records - len(self.finished_at)
        self.finished_at += [self.lasted_s] * kept

    async def look_closer(self) -> None:
        """Record the state of every process; call it when a round takes too long."""
        told = await asyncio.gather(*(honest.tell() for honest in self.honest))
        begun = f"at {self.lasted_s:.0f} s"
        lines = [
            f"{begun}, {honest.name}: {line}"
            for honest, said in zip(self.honest, told, strict=True)
            for line in said
        ]
        self.stood_still += lines
        for line in lines:
            say(f"    {line}")

    def judged(self) -> list[str]:
        """Return all problems."""
        said = [f"{honest.name}: {line}" for honest in self.honest for line in honest.complaints[-60:]]
        suspected = [
            f"{honest.name} says: {line}" for honest in self.honest for line in honest.suspected[:20]
        ]
        return [
            *said,
            *suspected,
            *self.problems,
            *self.archive.problems,
            *attack_problems(self.scene.tally),
            *resource_problems(self.samples, self.lasted_s),
            *progress_problems(self.finished_at, self.lasted_s),
        ]


async def set_up(home: Path, seed: int, pace: str) -> Run:
    """Start the honest machines and wait until they play. Raises HonestError."""
    honest = [Honest(name, home / str(place), NAMES) for place, name in enumerate(NAMES)]
    host, *guests = honest
    await host.start(
        [
            *f"host --text --port 0 --no-advertise --rounds 0 --bots easy"
            f" --seats {MACHINES} --pace {pace}".split(),
            "--code",
            _CODE,
        ]
    )
    await host.until_open()
    for guest in guests:
        await guest.start(["bot", f"127.0.0.1:{host.port}", "--code", _CODE, "--level", "easy"])
        await guest.until_open()
    async with asyncio.timeout(_MEETING_S):
        while host.news["came"] < len(guests):  # noqa: ASYNC110 - a line on a pipe is no event
            await asyncio.sleep(0.1)
    host.type("s")
    chance = random.Random(seed)
    scene = Scene(chance, [one.port for one in honest], _CODE, NAMES)
    return Run(seed, honest, scene)


async def attack(run: Run, until: float) -> None:
    """Attack until a moment, or until an honest machine has ended, or this is cancelled."""
    attackers = [asyncio.create_task(Stranger(run.scene).attack()) for _ in range(STRANGERS)]
    attackers += [asyncio.create_task(keep_coming(run.scene, wants_seat=seat)) for seat in (True, False)]
    entering = asyncio.create_task(run.honest[0].press_enter())
    told_at = time.monotonic()
    seen_to_stand = -1
    try:
        while time.monotonic() < until and not any(honest.has_ended for honest in run.honest):
            await asyncio.sleep(_SAMPLE_EVERY_S)
            run.look()
            for honest in run.honest:
                await asyncio.to_thread(run.archive.look_at, honest.name, honest.records())
            rounds = len(run.finished_at)
            if rounds != seen_to_stand and run.waits_s > LONGEST_ROUND_S:
                seen_to_stand = rounds
                await run.look_closer()
            if time.monotonic() >= told_at + _TELL_EVERY_S:
                told_at += _TELL_EVERY_S
                say(progress(run))
                for problem in run.judged():
                    say(f"    so far: {problem}")
    finally:
        for task in (*attackers, entering):
            task.cancel()
        await asyncio.gather(*attackers, entering, return_exceptions=True)


def progress(run: Run) -> str:
    """Return the progress in a line."""
    memory = ", ".join(f"{taken[-1].rss_kb / 1000:.1f}" for taken in run.samples.values())
    files = ", ".join(str(taken[-1].files) for taken in run.samples.values())
    minutes, attacks = run.lasted_s / 60, run.scene.tally.attacks
    return (
        f"{minutes:5.1f} min: {attacks} attacks, {len(run.finished_at)} rounds; "
        f"memory {memory} MB; files {files}; problems {len(run.judged())}"
    )


def report(run: Run) -> dict[str, object]:
    """Return all findings, ready for JSON."""
    endings: dict[str, dict[str, int]] = {}
    for (name, ending), times in sorted(run.scene.tally.endings.items()):
        endings.setdefault(name, {})[ending] = times
    return {
        "seed": run.seed,
        "minutes": round(run.lasted_s / 60, 2),
        "attacks": run.scene.tally.attacks,
        "endings": endings,
        "longest_s": {name: round(longest, 2) for name, longest in sorted(run.scene.tally.longest_s.items())},
        "rounds": len(run.finished_at),
        "longest_without_a_round_s": round(longest_wait_s(run.finished_at, run.lasted_s), 1),
        "stood_still": run.stood_still,
        "records": {
            verdict.value: run.archive.count(verdict) for verdict in Verdict if run.archive.count(verdict)
        },
        "records_of_all": sum(len(kept) == len(NAMES) for kept in run.archive.rounds.values()),
        "machines": {
            name: {
                "rss_kb": [sample.rss_kb for sample in taken],
                "growth": round(growth(taken), 4),
                "most_files": max(sample.files for sample in taken),
                "most_threads": max(sample.threads for sample in taken),
                "cpu_s": taken[-1].cpu_s,
            }
            for name, taken in run.samples.items()
        },
        "news": {honest.name: dict(sorted(honest.news.items())) for honest in run.honest},
        "attackers_cpu_s": round(time.process_time(), 1),
        "problems": run.judged(),
    }


def summary(run: Run) -> list[str]:
    """Return all findings, in lines for people."""
    minutes, attacks = run.lasted_s / 60, run.scene.tally.attacks
    longest_s = longest_wait_s(run.finished_at, run.lasted_s)
    lines = [
        f"{minutes:.1f} minutes, seed {run.seed}: {attacks} attacks",
        f"{len(run.finished_at)} rounds finished, never none for longer than {longest_s:.0f} s",
    ]
    by_attack: dict[str, Counter[str]] = {}
    for (name, ending), times in run.scene.tally.endings.items():
        by_attack.setdefault(name, Counter())[ending] += times
    for name, endings in sorted(by_attack.items()):
        told = ", ".join(f"{times} {ending}" for ending, times in endings.most_common())
        lines.append(f"  {name}: {told}; longest {run.scene.tally.longest_s[name]:.1f} s")
    verdicts = ", ".join(f"{run.archive.count(verdict)} {verdict.value}" for verdict in Verdict)
    lines.append(f"records, verified and compared: {verdicts}")
    lines += [
        f"{name}: {taken[0].rss_kb / 1000:.1f} MB at first, {taken[-1].rss_kb / 1000:.1f} at last, "
        f"{100 * growth(taken):+.2f} % from the second third to the last; at most "
        f"{max(sample.files for sample in taken)} files, {max(sample.threads for sample in taken)} threads; "
        f"{taken[-1].cpu_s:.0f} s calculated"
        for name, taken in run.samples.items()
    ]
    news = ", ".join(f"{kind} {times}" for kind, times in sorted(run.honest[0].news.items()))
    lines.append(f"what the host was told: {news}")
    return lines


async def fuzz(minutes: float, seed: int, pace: str) -> Run:
    """Set a table up and attack it; return what came of it once nothing runs any more. Raises HonestError."""
    stopping = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, stopping.set)
    with tempfile.TemporaryDirectory(prefix="tusac-fuzz-") as folder:
        run = await set_up(Path(folder), seed, pace)
        say(f"seed {seed}: {', '.join(NAMES)} play on loopback; the attacks begin")
        try:
            attacking = asyncio.create_task(attack(run, time.monotonic() + 60 * minutes))
            stopped = asyncio.create_task(stopping.wait())
            await asyncio.wait((attacking, stopped), return_when=asyncio.FIRST_COMPLETED)
            for task in (attacking, stopped):
                task.cancel()
            await asyncio.gather(attacking, stopped, return_exceptions=True)
            run.close()
        finally:
            await asyncio.gather(*(honest.end() for honest in run.honest))
    return run


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    """Read the command line and fuzz; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m lab.fuzz_node", description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", metavar="N", type=float, default=3.0, help="how long (default: 3)")
    parser.add_argument("--seed", metavar="N", type=int, help="of what the attackers do (default: any)")
    parser.add_argument("--pace", metavar="NAME", default="quick", help="of the table (default: quick)")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write everything that was seen there")
    args = parser.parse_args()
    if not 0 < args.minutes <= 24 * 60:
        parser.error(f"--minutes takes more than 0, at most 1440, not {args.minutes:g}")
    if not Path("/proc/self/status").exists():
        parser.error("what processes take is read from /proc, which only Linux has")
    seed = secrets.randbelow(10**6) if args.seed is None else args.seed
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # it warns of writing to a closed end
    try:
        run = asyncio.run(fuzz(args.minutes, seed, args.pace))
        if args.json is not None:
            args.json.write_text(json.dumps(report(run), indent=1), encoding="utf-8")
    except (HonestError, OSError) as error:
        with contextlib.suppress(OSError):
            sys.stderr.write(f"fuzz_node: {error}\n")
        return 1
    for line in summary(run):
        say(line)
    for problem in run.judged():
        say(f"PROBLEM: {problem}")
    say(f"{len(run.judged())} problems." if run.judged() else "The table held.")
    return 1 if run.judged() else 0


if __name__ == "__main__":
    sys.exit(main())
