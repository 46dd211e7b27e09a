"""Matches on disk: the one being played, saved after every action, and the finished ones. No Qt, no words.

A match in progress lies in `unfinished/` and is locked while a program plays it; a finished one moves up, its
name telling when it was begun and by whom. Both are the text of `engine.record`.
"""

import errno
import logging
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import IO

import platformdirs

from engine.ai.player import POLICIES
from engine.errors import EngineError, NewerRecordError
from engine.record import RecordHeader, Replay, parse_header, replay
from net.files import (
    Flaw,
    NoFileError,
    free_path,
    make_folder,
    move,
    open_own,
    read_bounded,
    readable_name,
    sync,
    try_lock,
)
from net.node.kept_file import NewerError
from net.retry import retried
from tusac_qt.system.own_files import Unusable, leave_alone

SUFFIX = ".tusac-record"
"""Ends the name of every record."""

ENDINGS = (SUFFIX, ".tusac-round")
"""The same with those of rounds between machines."""

_log = logging.getLogger(__name__)
_UNFINISHED = "unfinished"
_MOST_BYTES = 1 << 24
"""A thousand rounds take a fifth of it."""
_MOST_LISTED = 12
_BEGUN, _BEGUN_LENGTH = "%Y-%m-%d %H.%M.%S", 19
"""How the name of a record begins."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match that can be continued.

    Attributes:
        path: where its record lies.
        replayed: the match as far as its record can be followed.
        lost_lines: how many lines at its end cannot be followed and will be dropped.
    """

    path: Path
    replayed: Replay
    lost_lines: int


def records_dir() -> Path:
    """Return where this user's records are kept."""
    return platformdirs.user_data_path("tusac", appauthor=False) / "records"


def find_unfinished(folder: Path) -> Unfinished | None:
    """Return the match last played of those that can be continued and that no other program is playing."""
    return next(_continuable(folder), None)


def unfinished_matches(folder: Path) -> tuple[Unfinished, ...]:
    """Return the matches that can be continued and are open in no other program, the latest first.

    If there are very many, only those played last, since each is read whole.
    """
    return tuple(islice(_continuable(folder), _MOST_LISTED))


def _continuable(folder: Path) -> Iterator[Unfinished]:
    for path in sorted(unfinished_paths(folder), key=last_played, reverse=True):
        match = _read_unfinished(path)
        if match is not None:
            yield match


def finished_games(folder: Path) -> tuple[Path, ...]:
    """Return the records of games that are over, of both kinds, the latest first."""
    try:
        found = [path for path in folder.iterdir() if path.name.endswith(ENDINGS) and path.is_file()]
    except OSError:
        return ()
    return tuple(sorted(found, key=begun_at, reverse=True))


def put_damaged_aside(folder: Path) -> tuple[Unusable, ...]:
    """Rename damaged files among the matches in progress; return those that cannot be continued.

    A match of a newer program is left where it lies.
    """
    found = [(path, _flaw(path)) for path in unfinished_paths(folder)]
    return tuple(
        Unusable(path, why, None) if isinstance(why, NewerError) else leave_alone(path, why)
        for path, why in found
        if why is not None
    )


def unfinished_paths(folder: Path) -> list[Path]:
    """Return the records of matches in progress, or left behind as if they were."""
    try:
        return sorted(folder.joinpath(_UNFINISHED).glob(f"*{SUFFIX}"))
    except OSError:
        return []


def is_any_played(folder: Path) -> bool:
    """Return whether another program plays a match that lies in a folder of records."""
    for path in unfinished_paths(folder):
        try:
            _open(path, "rb+").close()
        except BlockingIOError:
            return True
        except OSError:
            continue
    return False


def move_finished_up(folder: Path) -> None:
    """Move finished matches that still lie among those in progress to the finished ones.

    A program leaves them there if it is killed at the last result, or if the disk refuses the move.
    """
    for path in unfinished_paths(folder):
        try:
            if replay(_locked_text(path)).match.is_over:
                _log.info("match over, its record: %s", _move_up(path))
        except (OSError, EngineError):
            continue


def read_record(path: Path) -> str:
    """Return what the record of a match says. Raises OSError, also while another program plays the match."""
    if path.parent.name == _UNFINISHED:
        return _locked_text(path)
    return read_bounded(path, _MOST_BYTES).decode(errors="replace")


def last_played(path: Path) -> float:
    """Return when a record was last written to, in seconds since 1970; 0 if it is not there any more."""
    try:
        return path.stat().st_mtime
    except OSError:  # a link to nothing
        return 0.0


def begun_at(path: Path) -> float:
    """Return when the game of a record was begun, in seconds since 1970.

    The name tells it, in local time: a file that was copied or unpacked has another time. Of a record with
    another name, when it was last written to.
    """
    try:
        return datetime.strptime(path.name[:_BEGUN_LENGTH], _BEGUN).astimezone().timestamp()
    except (ValueError, OverflowError, OSError):
        return last_played(path)


def _flaw(path: Path) -> NoFileError | EngineError | NewerError | None:
    """Return why a file cannot be a match to continue here; None if it may be one, or is in use."""
    try:
        parse_header(_locked_text(path))
    except NewerRecordError:
        return NewerError()
    except (NoFileError, EngineError) as error:
        return error
    except OSError:
        return None
    return None


def _read_unfinished(path: Path) -> Unfinished | None:
    try:
        text = _locked_text(path)
        replayed = replay(text)
    except (OSError, EngineError):
        return None
    if replayed.match.is_over or not _is_of_this_machine(replayed.header):
        return None
    return Unfinished(path, replayed, len(text.splitlines()) - replayed.good_lines)


def _locked_text(path: Path) -> str:
    """Return what a record says that no other program is playing. Raises OSError."""
    with _open(path, "rb+") as file:
        data = file.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise NoFileError(Flaw.TOO_LARGE)
    return data.decode(errors="replace")


def _is_of_this_machine(header: RecordHeader) -> bool:
    """Return whether one person and computer players that are known here play it."""
    levels = tuple(header.levels)
    return levels.count("") == 1 and all(level in POLICIES for level in levels if level)


class Autosave:
    """The record of the match being played, on disk as soon as it is written.

    If the disk refuses, `problem` says why and the match goes on in memory.
    """

    def __init__(self, path: Path, file: IO[bytes] | None, problem: OSError | None) -> None:
        """Use `begin` or `reopen`.

        Args:
            path: where the record lies.
            file: that file, open and locked; None if it could not be.
            problem: why it could not be.
        """
        self.path = path
        self.problem = problem
        self._file = file
        _log.info("match kept in %s%s", path, "" if problem is None else f": {problem}")

    @classmethod
    def begin(cls, folder: Path, name: str, begun: datetime) -> "Autosave":
        """Start the record of a new match in a folder of records, named by its player and its local time."""
        stem = f"{begun.strftime(_BEGUN)} {readable_name(name)}".rstrip()
        path = folder / _UNFINISHED / f"{stem}{SUFFIX}"
        try:
            make_folder(path.parent)
            path = free_path(path)
            return cls(path, _open(path, "xb"), None)
        except OSError as error:
            return cls(path, None, error)

    @classmethod
    def reopen(cls, unfinished: Unfinished) -> "Autosave":
        """Go on with a record, its torn end cut off."""
        path = unfinished.path
        try:
            return cls(path, retried(lambda: _reopened(unfinished)), None)  # it may just be looked at
        except OSError as error:
            return cls(path, None, error)

    def append(self, text: str) -> None:
        """Add lines to the record and wait for the disk; the first failure is kept in `problem`."""
        if self._file is None or not text:
            return
        try:
            self._append(self._file, text.encode())
        except OSError as error:
            self.problem = error
            _log.info("match kept no more: %s: %s", self.path, error)
            self._drop()

    def _append(self, file: IO[bytes], data: bytes) -> None:
        """Write at the end; repeating it after a failure does no harm. Raises OSError."""
        end = file.tell()

        def write() -> None:
            file.seek(end)
            file.write(data)
            file.flush()
            sync(file.fileno())

        retried(write)

    def close(self) -> None:
        """Let go of the record; the match can be continued from it."""
        self._drop()

    def finish(self) -> Path:
        """Move the record of the finished match to the others, if it is whole, and return where it lies."""
        self._drop()
        if self.problem is None:
            try:
                self.path = _move_up(self.path)
            except OSError as error:
                self.problem = error
        _log.info("match over, its record: %s", self.path)
        return self.path

    def _drop(self) -> None:
        if self._file is not None:
            file, self._file = self._file, None
            try:
                file.close()
            except OSError as error:
                self.problem = self.problem or error


def set_aside(unfinished: Unfinished) -> None:
    """Put a match that will not be continued among the finished ones. Raises OSError."""
    _move_up(unfinished.path)


def _reopened(unfinished: Unfinished) -> IO[bytes]:
    """Open and hold a record, and cut off what cannot be followed. Raises OSError."""
    file = _open(unfinished.path, "rb+")
    try:
        lines = file.readlines()[: unfinished.replayed.good_lines]
        if lines and not lines[-1].endswith(b"\n"):
            lines[-1] += b"\n"
        file.seek(0)
        file.writelines(lines)
        file.truncate()
    except OSError:
        with suppress(OSError):
            file.close()
        raise
    return file


def _move_up(path: Path) -> Path:
    target = free_path(path.parent.parent / path.name)
    move(path, target)
    return target


def _open(path: Path, mode: str) -> IO[bytes]:
    """Open and hold a record. Raises OSError, BlockingIOError if another program plays it."""
    file = open_own(path, mode)
    if not try_lock(file):
        file.close()
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(path))
    return file
