"""The honest machines: `tusac host --text` and `tusac bot` as processes, watched from outside."""

import asyncio
import os
import re
import signal
import sys
from collections import Counter, deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from net.node.store import RECORD_SUFFIX

_TICKS_PER_S = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_PROC = Path("/proc")
_LISTENING = "0A"
_STARTING_S = 60.0
_ENDING_S = 15.0
_ENTER_EVERY_S = 0.4
_ANSWERING_S = 2.0
_LATELY = 40
_NEWS = {
    "came": "has joined the table",
    "left": "has left the table",
    "lost": "lost the connection.",
    "back": "is back",
    "sent away": "The host sent",
    "proven cheat": "broke the rules",
    "left out": "The round goes on without",
    "void round": "This round doesn’t count",
    "disagreed": "didn’t agree to the table",
    "replaced": "A computer player takes",
    "seated": "takes over a computer player’s seat",
    "too late": "didn’t answer in time",
    "renamed": "is now called",
    "another key": "the key is different",
    "clocks stopped": "stopped the clocks",
    "wrong code": "tried a wrong code",
    "new code": "so it has a new one",
}
"""News of the table by how its line reads in English."""


class HonestError(Exception):
    """The table could not be set up; the message is one line."""


@dataclass(frozen=True, slots=True)
class Sample:
    """The resources of a process at a moment.

    Attributes:
        rss_kb: memory.
        files: open files, sockets among them.
        threads: of it.
        cpu_s: its processor time so far.
        records: of rounds, on its disk.
    """

    rss_kb: int
    files: int
    threads: int
    cpu_s: float
    records: int


class Honest:
    """One honest process.

    Attributes:
        name: of its player.
        complaints: what it wrote to its standard error.
        news: how often each kind of news came.
        suspected: lines in which somebody honest was left out or called a cheat.
        code: the table's code that it showed last.
        port: it listens on; 0 before.
        lately: the lines it has printed last.
    """

    def __init__(self, name: str, home: Path, others: Sequence[str]) -> None:
        """Prepare; `others` are the names of all honest players. A second player of a name gets a number."""
        self.name = name
        self.complaints: list[str] = []
        self.news: Counter[str] = Counter()
        self.suspected: list[str] = []
        self.code = ""
        self.port = 0
        self.lately: deque[str] = deque(maxlen=_LATELY)
        self._home = home
        self._honest_names = re.compile(rf"({'|'.join(map(re.escape, others))})(?! \d)")
        self._process: asyncio.subprocess.Process
        self._readers: list[asyncio.Task[None]] = []

    async def start(self, words: Sequence[str]) -> None:
        """Start `tusac` with these arguments in a home of its own."""
        self._home.mkdir(parents=True)
        environment = os.environ | {
            "HOME": str(self._home),
            "XDG_CONFIG_HOME": str(self._home / "config"),
            "XDG_DATA_HOME": str(self._home / "data"),
            "PYTHONUNBUFFERED": "1",
            "QT_QPA_PLATFORM": "offscreen",
        }
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tusac_qt", *words, "--name", self.name, "--lang", "en",
            env=environment, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True,
        )  # fmt: skip
        out, err = self._process.stdout, self._process.stderr
        if out is not None and err is not None:
            self._readers = [
                asyncio.create_task(self._listen(out)),
                asyncio.create_task(self._hear_complaints(err)),
            ]

    @property
    def has_ended(self) -> bool:
        """Whether the process has ended."""
        return self._process.returncode is not None

    def type(self, line: str) -> None:
        """Type a line."""
        if self._process.stdin is not None and not self.has_ended:
            with suppress(OSError):
                self._process.stdin.write(f"{line}\n".encode())

    async def tell(self) -> list[str]:
        """Return its state: the lines it printed last, and the table if it can be asked for it."""
        self.type("l")
        await asyncio.sleep(_ANSWERING_S)
        return list(self.lately)

    async def press_enter(self) -> None:
        """Accept every proposal, and be ready, for ever."""
        while True:
            self.type("")
            await asyncio.sleep(_ENTER_EVERY_S)

    async def until_open(self) -> None:
        """Wait until others can join. Raises HonestError if it has ended or takes too long."""
        try:
            async with asyncio.timeout(_STARTING_S):
                while not self.port and not self.has_ended:
                    await asyncio.sleep(0.1)
                    self.port = self._listens_on()
        except TimeoutError:
            pass
        if not self.port:
            msg = f"{self.name} listens nowhere: {' '.join(self.complaints) or 'nothing was said'}"
            raise HonestError(msg)

    async def end(self) -> int:
        """Press Ctrl-C, and wait; return the exit status, or that of a killed process."""
        if not self.has_ended:
            self._process.send_signal(signal.SIGINT)
        try:
            async with asyncio.timeout(_ENDING_S):
                await self._process.wait()
        except TimeoutError:
            self._process.kill()
            await self._process.wait()
        await asyncio.gather(*self._readers, return_exceptions=True)
        return self._process.returncode or 0

    def sample(self) -> Sample | None:
        """Return its present resources; None once it has ended."""
        try:
            status = dict(
                line.split(":", 1) for line in (self._proc / "status").read_text().splitlines() if ":" in line
            )
            used = (self._proc / "stat").read_text().rpartition(")")[2].split()
            files = sum(1 for _ in (self._proc / "fd").iterdir())
        except OSError:
            return None
        cpu_s = (int(used[11]) + int(used[12])) / _TICKS_PER_S
        rss_kb = int(status.get("VmRSS", "0 kB").split()[0])
        return Sample(rss_kb, files, int(status["Threads"]), cpu_s, len(self.records()))

    def records(self) -> list[Path]:
        """Return the records on its disk, in no order."""
        return list((self._home / "data" / "tusac" / "records").glob(f"*{RECORD_SUFFIX}"))

    @property
    def _proc(self) -> Path:
        return _PROC / str(self._process.pid)

    def _listens_on(self) -> int:
        """Return the port it listens on, 0 for none yet."""
        with suppress(OSError):
            inodes = {str(file.readlink())[8:-1] for file in (self._proc / "fd").iterdir()}
            for line in (self._proc / "net" / "tcp").read_text().splitlines()[1:]:
                _, local, _, state, *rest = line.split()
                if state == _LISTENING and rest[5] in inodes:
                    return int(local.rpartition(":")[2], 16)
        return 0

    async def _listen(self, stream: asyncio.StreamReader) -> None:
        while line := await stream.readline():
            self.lately.append(line.decode(errors="replace").strip())
            self._read(self.lately[-1])

    def _read(self, line: str) -> None:
        code = re.search(r"The table’s code: (\S.*)", line)
        self.code = code[1] if code else self.code
        kind = next((kind for kind, text in _NEWS.items() if text in line), None)
        if kind is None:
            return
        self.news[kind] += 1
        if kind in {"left out", "proven cheat"} and self._honest_names.search(line):
            self.suspected.append(line)

    async def _hear_complaints(self, stream: asyncio.StreamReader) -> None:
        while line := await stream.readline():
            self.complaints.append(line.decode(errors="replace").rstrip())
