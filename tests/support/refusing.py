"""A disk that refuses for a moment, as virus scanners, indexers and cloud folders make it do."""

import errno
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from net import retry

ALWAYS = 1_000_000


@dataclass
class RefusingDisk:
    """Lets calls of the system fail that name a file.

    Attributes:
        name: of the file, whatever folder it lies in; what is written to replace it counts as well.
        failing: how often each call fails yet, by its name in `os`.
        error: what the system says.
        failed: how often each call has failed.
    """

    name: str
    failing: dict[str, int] = field(default_factory=dict)
    error: int = errno.EACCES
    failed: dict[str, int] = field(default_factory=dict)

    def refuse(self, call: str, times: int = 1, error: int = errno.EACCES) -> None:
        """Let the next calls of that name fail that concern the file."""
        self.failing, self.error = {call: times}, error

    def meets(self, call: str, path: object) -> None:
        """Raise OSError if this call fails."""
        name = Path(str(path)).name
        if self.failing.get(call, 0) and (name == self.name or name.startswith(f".{self.name}.")):
            self.failing[call] -= 1
            self.failed[call] = self.failed.get(call, 0) + 1
            raise OSError(self.error, os.strerror(self.error), str(path))


def refusing_disk(monkeypatch: pytest.MonkeyPatch, name: str) -> RefusingDisk:
    """Return the disk that a test is on; nothing fails yet, and nobody waits between two tries."""
    disk = RefusingDisk(name)

    def through(call: str, which: Callable[..., object]) -> None:
        real = getattr(os, call)

        def tried(*given: Any, **named: Any) -> Any:  # noqa: ANN401 - whatever the system is given
            disk.meets(call, which(*given))
            return real(*given, **named)

        monkeypatch.setattr(os, call, tried)

    through("open", lambda path, *_: path)
    through("mkdir", lambda path, *_: path)
    through("unlink", lambda path, *_: path)
    through("replace", lambda _path, target: target)
    if Path("/proc/self/fd").exists():
        for call in ("fsync", "fdatasync"):
            through(call, lambda handle: Path(f"/proc/self/fd/{handle}").readlink())
    monkeypatch.setattr(retry, "PAUSES_S", (0.0,) * len(retry.PAUSES_S))
    return disk
