"""A player of the real program in a terminal: a profile in a folder, and Enter at every question."""

import os
import selectors
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, cast

from engine.record import replay
from lab.processes.kill_runs import ROOT
from tusac_qt.play.autosave import SUFFIX
from tusac_qt.play.score_file import SCORES_NAME, read_scores

Round = tuple[str, int]
"""The name of a match's record, and the number of a round in it, from 1."""

PROFILE = "profile"
"""The folder of a player's files below their home."""

_PROMPT = b"> "
_STEP_S = 0.5
_READ_BYTES = 1 << 16


class Program:
    """The program in a terminal, as a player with a profile of their own runs it."""

    def __init__(self, words: Sequence[str], folder: Path, env: Mapping[str, str]) -> None:
        """Start it.

        Args:
            words: what follows `tusac`.
            folder: of the profile.
            env: further variables of the environment.
        """
        with (folder / "stderr").open("ab") as errors:
            self._process = subprocess.Popen(
                (sys.executable, "-m", "tusac_qt", *words, "--lang", "en"),
                cwd=ROOT,
                env={**environment(folder), **env},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
            )
        self._input = cast("IO[bytes]", self._process.stdin)
        self._output = cast("IO[bytes]", self._process.stdout)
        os.set_blocking(self._output.fileno(), False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._output, selectors.EVENT_READ)
        self._answered = 0
        self.shown = b""

    @property
    def asks(self) -> bool:
        """Whether it waits for an answer."""
        return self.shown.endswith(_PROMPT) and len(self.shown) > self._answered

    def until(self, is_so: Callable[[], bool], seconds: float) -> bool:
        """Read until a condition holds, and return whether it does; not if the program ends before."""
        until = time.monotonic() + seconds
        while not is_so():
            if time.monotonic() > until or not self._read():
                return is_so()
        return True

    def until_asked(self, seconds: float) -> bool:
        """Read until it waits for an answer, and return whether it does."""
        return self.until(lambda: self.asks, seconds)

    def answer(self, line: str = "") -> None:
        """Type a line, if the program still reads."""
        self._answered = len(self.shown)
        with suppress(OSError):
            self._input.write(f"{line}\n".encode())
            self._input.flush()

    def play(self, is_so: Callable[[], bool], seconds: float) -> bool:
        """Press Enter at every question until a condition holds, and return whether it does."""
        until = time.monotonic() + seconds
        while self.until(lambda: self.asks or is_so(), until - time.monotonic()) and not is_so():
            self.answer()
        return is_so()

    def kill(self) -> None:
        """End it as the system would, without asking it."""
        self._process.kill()
        self.end(0.0)

    def end(self, seconds: float) -> int:
        """Close its input, wait until it has ended, kill it if it does not; return its status."""
        with suppress(OSError):  # it has ended with a line unread
            self._input.close()
        self.until(lambda: False, seconds)
        with suppress(subprocess.TimeoutExpired):  # it shows nothing more before it has ended
            self._process.wait(seconds)
        self._process.kill()
        self._selector.close()
        self._output.close()
        return self._process.wait()

    def _read(self) -> bool:
        """Read the output of a moment; return False once there is none."""
        if self._selector.select(_STEP_S):
            data = self._output.read(_READ_BYTES)
            if data == b"":
                return False
            self.shown += data or b""
        return True


def environment(folder: Path) -> dict[str, str]:
    """Return the environment of a player whose files lie in a folder."""
    own = {
        "HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder / PROFILE / "config"),
        "XDG_DATA_HOME": str(folder / PROFILE / "data"),
        "XDG_STATE_HOME": str(folder / PROFILE / "state"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "LOGNAME": "Lan",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return {**os.environ, **own}


def recorded(folder: Path) -> set[Round]:
    """Return the rounds in the records of a player's matches."""
    paths = (folder / PROFILE / "data" / "tusac" / "records").rglob(f"*{SUFFIX}")
    ends = [(path.name, len(replay(path.read_text(encoding="utf-8")).match.outcomes)) for path in paths]
    # a match begun in the second in which another was has its name, as long as it is not over
    return {(name, number) for name, rounds in ends for number in range(1, rounds + 1)}


def booked(folder: Path) -> list[Round]:
    """Return the rounds in a player's score book."""
    rows = read_scores(folder / PROFILE / "data" / "tusac" / SCORES_NAME)
    return [(row.record, row.number) for row in rows]


def book_problems(folder: Path) -> list[str]:
    """Return differences between a player's book and records, and finished matches in a wrong place."""
    rounds, rows = recorded(folder), booked(folder)
    unfinished = (folder / PROFILE / "data" / "tusac" / "records" / "unfinished").glob(f"*{SUFFIX}")
    stuck = [path.name for path in unfinished if replay(path.read_text(encoding="utf-8")).match.is_over]
    return [
        *(f"not in the book: {name}, round {number}" for name, number in sorted(rounds - set(rows))),
        *(f"without a record: {name}, round {number}" for name, number in sorted(set(rows) - rounds)),
        *([f"{len(rows) - len(set(rows))} rounds twice in the book"] if len(rows) > len(set(rows)) else []),
        *(f"over, and among the unfinished: {name}" for name in stuck),
    ]
