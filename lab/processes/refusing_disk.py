"""A disk that refuses under a real program: a C library beside this file, loaded before all others.

It is built by the compiler of the system, if there is one, and works on Linux.
"""

import errno
import shutil
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random

SOURCE = Path(__file__).with_name("refusing.c")
CALLS = ("open", "rename", "fsync", "write", "read", "unlink", "mkdir")
ERRORS = ("EACCES", "EBUSY", "EPERM", "EIO", "ENOSPC")
SPANS_MS = (0, 0, 300, 3000)
"""Once, twice as often as for a while, or for longer than the program tries again."""


def why_not() -> str:
    """Return why no disk can be made to refuse here; "" if it can."""
    if sys.platform != "linux":
        return "only Linux loads a library before all others"
    return "" if shutil.which("cc") else "there is no compiler of C"


def built(folder: Path) -> Path:
    """Build the library in a folder, and return where it lies."""
    library = folder / "refusing.so"
    command = ("cc", "-O2", "-shared", "-fPIC", "-o", str(library), str(SOURCE), "-ldl")
    subprocess.run(command, check=True, capture_output=True)
    return library


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refusal of a disk.

    Attributes:
        call: the kind of call, of `CALLS`.
        at: the number of the call, from 1.
        error: the name of the system's error.
        span_ms: for how long all later calls of the kind fail, too; 0 for none.
    """

    call: str
    at: int
    error: str
    span_ms: int

    def __str__(self) -> str:
        """Return it in a few words."""
        span = f" for {self.span_ms} ms" if self.span_ms else ""
        return f"{self.call} {self.at} {self.error}{span}"


@dataclass(frozen=True, slots=True)
class RefusingDisk:
    """The files below a folder, for one program.

    Attributes:
        library: as it was built.
        below: the folder.
        log: what the disk has done: each call that failed, its name and path.
    """

    library: Path
    below: Path
    log: Path

    def env(self, refusal: Refusal | None) -> dict[str, str]:
        """Return the variables for a program whose disk refuses these calls; None to log all calls."""
        wanted = {
            "LD_PRELOAD": str(self.library),
            "REFUSE_BELOW": f"{self.below}/",
            "REFUSE_LOG": str(self.log),
            "REFUSE_CALLS": " ".join(CALLS) if refusal is None else refusal.call,
        }
        if refusal is not None:
            number = str(getattr(errno, refusal.error))
            span = str(refusal.span_ms)
            wanted |= {"REFUSE_AT": str(refusal.at), "REFUSE_ERRNO": number, "REFUSE_MS": span}
        return wanted

    def done(self) -> list[tuple[str, str]]:
        """Return the logged calls, each with the path below the folder."""
        if not self.log.exists():
            return []
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        calls = [line.partition(" ") for line in lines]
        return [(call, path.removeprefix(f"{self.below}/")) for call, _, path in calls]


def any_refusal(calls: list[tuple[str, str]], chance: Random) -> Refusal:
    """Return a random refusal among these calls of a program, each kind on each file equally often."""
    numbers: Counter[str] = Counter()
    places: dict[tuple[str, str], list[int]] = {}
    for call, path in calls:
        numbers[call] += 1
        places.setdefault((call, _kind_of(path)), []).append(numbers[call])
    call, kind = chance.choice(sorted(places))
    return Refusal(call, chance.choice(places[call, kind]), chance.choice(ERRORS), chance.choice(SPANS_MS))


def _kind_of(path: str) -> str:
    """Return a path without the parts that differ from one run of a program to the next."""
    folder, _, name = path.rpartition("/")
    stem = name.split(".")[1] if name.endswith(".saving") else name
    return f"{folder}/{'' if stem[:2] == '20' else stem}"


def refused(done: list[tuple[str, str]]) -> str:
    """Return in a few words which calls have failed, and how often."""
    return ", ".join(f"{call} {path} {times}x" for (call, path), times in Counter(done).items()) or "nothing"
