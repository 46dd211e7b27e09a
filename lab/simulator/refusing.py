"""A simulated machine's disk that refuses: the real journal, on real files, whose calls of the system fail.

While a journal works, the calls by which it opens, reads, writes, syncs, renames and deletes are counted and
fail as ordered; pauses between two tries take no time.
"""

import errno
import os
import random
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import IO, Any, Self, TypeVar
from unittest.mock import patch

from lab.simulator.invariants import ViolationError
from lab.simulator.machine import Disk
from net import files, retry
from net.identity import Identity
from net.match.attempt import StreamKey
from net.node.journal import Journal
from net.table.interface.effects import ForgetTable, Store, StoreTable
from net.table.values.memory import StoredTable

T = TypeVar("T")

ERRORS = (errno.EACCES, errno.EBUSY, errno.EPERM, errno.EIO, errno.ENOSPC, errno.EROFS)
CALLS = ("open", "replace", "fsync", "fdatasync", "unlink", "mkdir", "listdir", "read", "write", "flush")
TIMES = (1, 1, 2, 5, 8, 20, 60, 1000)
"""So many calls fail in a row, of those that are refused: one is tried eight times."""
_FILE_CALLS = frozenset(("read", "write", "flush"))
_MEMORY = Path("/dev/shm")  # noqa: S108 - a folder of our own is made in it


@dataclass
class Refuser:
    """What is refused.

    Attributes:
        calls: the names of calls that fail.
        after: how many of them are allowed first.
        times: how many fail then.
        error: what the system says.
        failed: how often calls have failed, in all.
        is_full: whether nothing more can be written.
    """

    calls: frozenset[str] = frozenset()
    after: int = 0
    times: int = 0
    error: int = errno.EACCES
    failed: int = 0
    is_full: bool = False

    def order(self, chance: random.Random) -> str:
        """Let other calls fail, and return which, for people."""
        all_at_once = chance.random() < 0.3
        self.calls = frozenset(CALLS if all_at_once else chance.sample(CALLS, chance.randint(1, 2)))
        self.after, self.times = chance.randrange(12), chance.choice(TIMES)
        self.error = chance.choice(ERRORS)
        names = "all" if all_at_once else "+".join(sorted(self.calls))
        return f"{names} {errno.errorcode[self.error]} {self.times}x after {self.after}"

    def meet(self, call: str) -> None:
        """Raise OSError if this call fails."""
        if self.is_full and call in {"write", "flush"}:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        if call not in self.calls:
            return
        if self.after:
            self.after -= 1
        elif self.times:
            self.times -= 1
            self.failed += 1
            raise OSError(self.error, os.strerror(self.error))

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Let calls of this process fail meanwhile."""

        def through(call: str, real: Callable[..., T]) -> Callable[..., T]:
            def tried(*given: Any, **named: Any) -> T:  # noqa: ANN401 - whatever the system is given
                self.meet(call)
                return real(*given, **named)

            return tried

        def opened(*given: Any, **named: Any) -> "_File":  # noqa: ANN401 - likewise
            return _File(open(*given, **named), self)  # noqa: PTH123 - as it is called there

        with ExitStack() as patches:
            for call in CALLS:
                if hasattr(os, call) and call not in _FILE_CALLS:
                    patches.enter_context(patch.object(os, call, through(call, getattr(os, call))))
            patches.enter_context(patch.object(files, "open", opened, create=True))
            patches.enter_context(patch.object(retry, "time", SimpleNamespace(sleep=lambda _seconds: None)))
            yield


class _File:
    """An open file, some of whose calls may fail."""

    def __init__(self, file: IO[bytes], refuser: Refuser) -> None:
        self._file = file
        self._refuser = refuser

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever a file has
        if name in _FILE_CALLS:
            self._refuser.meet(name)
        return getattr(self._file, name)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self._file.close()


@dataclass
class RefusingDisk(Disk):
    """The files of a machine, as its journal keeps them.

    `Disk` has what was to be stored of it: the program may lose the whole and say so, but what it reads again
    must have all that it has said.

    Attributes:
        identity: the machine's.
        refuser: what is refused.
    """

    identity: Identity = field(kw_only=True)
    refuser: Refuser = field(default_factory=Refuser)

    def __post_init__(self) -> None:
        """Make a folder, in memory if the system has such folders."""
        self._folder = Path(tempfile.mkdtemp(dir=_MEMORY if _MEMORY.is_dir() else None))
        self._journal = self._opened()
        self._said: dict[StreamKey, tuple[bytes, ...]] | None = None
        self._is_left = True

    def store(self, effect: Store) -> bool:
        """Store entries for a session."""
        self.refuser.is_full, self.is_full = self.is_full, False
        super().store(effect)
        self.is_full = self.refuser.is_full
        if isinstance(effect, ForgetTable):
            self._is_left = True
        elif isinstance(effect, StoreTable) and effect.is_new:
            self._is_left, self._said = False, {}
        return self._followed([effect])

    def may_go_on(self) -> bool:
        """Return whether what waits for the disk may be done now, after asking it again."""
        return self._followed([])

    def _followed(self, effects: list[Store]) -> bool:
        with self.refuser.at_work():
            may_go_on = self._journal.store(effects).result()
        if self._journal.problem is not None:
            super().forget()
        if may_go_on:
            self._said = None if self.head is None else self._ours()
        return may_go_on

    def _ours(self) -> dict[StreamKey, tuple[bytes, ...]]:
        """Return our own words and what they follow from."""
        return {key: tuple(self.hands[key][:taken]) for key, taken in self.taken.items() if key in self.hands}

    def read(self) -> StoredTable | None:
        """Return what another program of this machine finds. Raises ViolationError if it lacks our words."""
        self._journal.close()
        self._journal = self._opened()
        with self.refuser.at_work():
            found = self._journal.read()
        if self._journal.unread is None and found is not None and not self._is_left:
            said = self._said
            lacks = said is None or any(
                found.hands.get(key, ())[: len(words)] != words for key, words in said.items()
            )
            if lacks:
                msg = "D1: what a machine reads again lacks what it has said"
                raise ViolationError(msg)
        super().forget()
        if found is not None:
            self.head, self._is_left = found.head, False
            self.hands.update({key: list(entries) for key, entries in found.hands.items()})
            self.taken.update({key: len(entries) for key, entries in found.hands.items()})
            self._said = self._ours()
        return found

    def lose_power(self, chance: random.Random, *, lost: int = 0) -> None:
        """Lose nothing: the files are in memory."""

    def close(self) -> None:
        """Delete the files."""
        self._journal.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _opened(self) -> Journal:
        return Journal(self._folder, self.identity, random.Random(0).randbytes)
