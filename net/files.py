"""Files: bounded reads, writes that survive a crash, locks between programs, damaged files set aside.

A file at the path of one of ours may have been put there by anybody: a pipe that never ends, a
device, a thousand gigabytes. Only an ordinary file is opened, and no more of it is read than a file of ours
can hold. Links to ordinary files are followed, for people keep their settings elsewhere.

A disk may refuse for a moment what it allows a moment later: what can be done again is tried for a second.
"""

import errno
import glob
import os
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import IO

from net.retry import retried

if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> None:
        """Hold a file until it is closed. Raises OSError if another program holds it, or none can."""
        file.seek(1 << 30)  # beyond any content: Windows keeps others from locked bytes
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

    def _sync(handle: int) -> None:
        os.fsync(handle)
else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        """Hold a file until it is closed. Raises OSError if another program holds it, or none can."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    if sys.platform == "darwin":

        def _sync(handle: int) -> None:
            try:
                fcntl.fcntl(handle, fcntl.F_FULLFSYNC)  # fsync alone leaves it in the drive's cache
            except OSError as error:
                if error.errno not in _UNABLE:
                    raise
                os.fsync(handle)
    else:

        def _sync(handle: int) -> None:
            os.fdatasync(handle)


def try_lock(file: IO[bytes]) -> bool:
    """Hold a file until it is closed; return False if another program holds it.

    On a file system without locks every file counts as held: there nothing tells programs apart.
    """
    try:
        lock(file)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        pass
    return True


_UNABLE = frozenset((errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOTTY))
"""What a file system says that cannot be told to write anything now."""


def sync(handle: int) -> None:
    """Return once the disk has what was written to a file, as far as the system can see to it.

    Raises OSError.
    After it has raised, nobody knows what the disk has of the file, and asking again does not help.
    """
    try:
        _sync(handle)
    except OSError as error:
        if error.errno not in _UNABLE:
            raise


def sync_names(folder: Path) -> None:
    """Have the disk take which files a folder holds; not every system can be told to, nor has to be."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def make_folder(path: Path) -> None:
    """Make a folder and those that it lies in, where they are not there yet. Raises OSError."""
    retried(lambda: path.mkdir(parents=True, exist_ok=True))


def write_whole(path: Path, data: bytes) -> None:
    """Write a file, and its folder where there is none, so that a crash leaves the old file or the new one.

    Only this user may read or write it, where the system knows users. Of a link the file that it leads to is
    written. Raises OSError, NoFileError if a link leads to what is no file.
    """
    target = followed(path)
    if target == path:  # of a link to a folder that is not there now, no other one is made
        make_folder(target.parent)
    retried(lambda: _write_beside(target, data), lambda: os.access(target.parent, os.W_OK))


def _write_beside(path: Path, data: bytes) -> None:
    staged = _staged(path, lambda file: file.write(data))
    try:
        staged.replace(path)
        sync_names(path.parent)
    except OSError:
        with suppress(OSError):
            staged.unlink(missing_ok=True)
        raise


def stage(path: Path, write: Callable[[IO[bytes]], object]) -> Path:
    """Write what a file is to hold beside it and see it onto the disk; return where, for `move` to it.

    The file need not be there, nor its folder. What is left beside it, `sweep` removes. Raises OSError, and
    what `write` raises.

    Args:
        path: of the file, no link (`followed`).
        write: writes the content; from its beginning again where the disk has refused.
    """
    make_folder(path.parent)
    return retried(lambda: _staged(path, write), lambda: os.access(path.parent, os.W_OK))


def _staged(path: Path, write: Callable[[IO[bytes]], object]) -> Path:
    handle, name = tempfile.mkstemp(_SAVING, f".{path.name[:_LONGEST_STEM]}.", path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            write(file)
            file.flush()
            sync(file.fileno())
    except BaseException:
        with suppress(OSError):
            Path(name).unlink(missing_ok=True)
        raise
    return Path(name)


def sweep(path: Path) -> None:
    """Remove temporary files of programs that were killed while they wrote.

    Only for a caller that knows that no other program is writing now.
    """
    with suppress(OSError):
        target = followed(path)
        for left in target.parent.glob(f".{glob.escape(target.name[:_LONGEST_STEM])}.*{_SAVING}"):
            left.unlink(missing_ok=True)


def sweep_all(folder: Path) -> None:
    """Remove likewise what was left beside any file of a folder."""
    with suppress(OSError):
        for left in folder.glob(f".*{_SAVING}"):
            left.unlink(missing_ok=True)


_SAVING = ".saving"
"""Ends the name of a file that is being written."""
_LONGEST_STEM = 60
"""Characters that it has of the name of the file, which may be as long as the system lets names be."""


def followed(path: Path) -> Path:
    """Return the file that a link leads to, or the path itself where no link lies.

    Raises NoFileError if it leads to what is no file, else OSError if it leads nowhere.
    """
    if not path.is_symlink():
        return path
    flaw = _flaw(str(path))
    if flaw is not None:
        raise NoFileError(flaw)
    try:
        return path.resolve(strict=True)
    except FileNotFoundError as error:
        raise _leads_nowhere(path) from error


def _leads_nowhere(path: Path) -> OSError:
    """Return what is raised for a link whose file is not there now: not the same as no file."""
    return OSError(errno.ESTALE, os.strerror(errno.ESTALE), str(path))


class Flaw(Enum):
    """The reason why an object in the place of a file cannot be one of ours. The value is for a log."""

    FOLDER = "a folder"
    SPECIAL = "not an ordinary file"
    TOO_LARGE = "too large"


class NoFileError(OSError):
    """The file cannot be one of ours and was not read.

    Attributes:
        flaw: why not.
    """

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw.value)
        self.flaw = flaw
        self.strerror = flaw.value


def read_bounded(path: Path, most: int) -> bytes:
    """Return what a file holds.

    Raises FileNotFoundError if nothing lies there, NoFileError if that is no file or has more bytes than
    `most`, else OSError if it cannot be read now.
    """
    return retried(lambda: _read_once(path, most), lambda: _may_be_read(path))


def _read_once(path: Path, most: int) -> bytes:
    with _opened(path) as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise NoFileError(Flaw.TOO_LARGE)
    return data


def open_to_read(path: Path) -> IO[bytes]:
    """Open an ordinary file, of a link the one that it leads to.

    Raises FileNotFoundError if nothing lies there, NoFileError if that is no file, else OSError.
    """
    return retried(lambda: _opened(path), lambda: _may_be_read(path))


def _may_be_read(path: Path) -> bool:
    """Return whether this user may read a file, or nothing lies there, which the next try finds."""
    try:
        path.lstat()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return os.access(path, os.R_OK)


def _opened(path: Path) -> IO[bytes]:
    try:
        return open(path, "rb", opener=_open_ordinary)
    except ValueError as error:  # a name that no file can have
        raise FileNotFoundError(errno.ENOENT, str(error), str(path)) from error
    except FileNotFoundError as error:
        raise _leads_nowhere(path) if path.is_symlink() else error from None


def lines_of(path: Path, most: int, longest: int) -> Iterator[bytes]:
    """Yield the lines of a file, of a larger one those in its last `most` bytes; longer lines are left out.

    Raises what `read_bounded` raises.
    """
    with open_to_read(path) as file:
        skipped = max(0, file.seek(0, os.SEEK_END) - most)
        file.seek(skipped)
        is_rest = skipped > 0
        while line := file.readline(longest + 1):
            is_whole = line.endswith(b"\n") or len(line) <= longest
            if is_whole and not is_rest:
                yield line.rstrip(b"\n")
            is_rest = not is_whole


def open_own(path: Path, mode: str) -> IO[bytes]:
    """Open a file of ours for writing, readable by this user only, if it is an ordinary one and no link.

    Raises NoFileError if it is none, else OSError.
    """
    return retried(
        lambda: open(path, mode, opener=_open_unlinked),
        lambda: os.access(path if path.exists() else path.parent, os.W_OK),
    )


def move(path: Path, target: Path) -> None:
    """Give a file another name, in the place of what has that name. Raises OSError."""
    retried(lambda: path.replace(target))


def _open_ordinary(name: str, flags: int) -> int:
    """Open an ordinary file. What is none is not even opened, unless it comes there in this moment."""
    flaw = _flaw(name)
    if flaw is not None:
        raise NoFileError(flaw)
    handle = os.open(name, flags | _AT_ONCE, 0o600)
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise NoFileError(Flaw.SPECIAL)
    return handle


def _flaw(name: str) -> Flaw | None:
    try:
        mode = os.stat(name).st_mode  # noqa: PTH116 - an opener is given no Path
    except OSError as error:
        return Flaw.SPECIAL if error.errno == errno.ELOOP else None
    if stat.S_ISDIR(mode):
        return Flaw.FOLDER
    return None if stat.S_ISREG(mode) else Flaw.SPECIAL


def _open_unlinked(name: str, flags: int) -> int:
    if Path(name).is_symlink():
        raise NoFileError(Flaw.SPECIAL)
    return _open_ordinary(name, flags | _UNLINKED)


_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
"""A pipe is opened without waiting for its other end, and a terminal does not become ours."""
_UNLINKED = getattr(os, "O_NOFOLLOW", 0)


def make_private(path: Path) -> bool:
    """Let only this user read a file, and return whether others could.

    Always False where the system knows no users.

    Raises OSError if others can and that cannot be changed.
    """
    if sys.platform == "win32":
        return False
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & 0o077:
        path.chmod(mode & 0o700)
    return bool(mode & 0o077)


MOST_DAMAGED = 3
"""How many damaged files of one name are kept."""


def put_aside(path: Path) -> Path:
    """Rename a file that cannot be used, to make way for a new one, and return its new path. Raises OSError.

    Of those put aside before, the newest are kept. A folder that holds something is never removed.
    """
    places = [path.with_suffix(".damaged")]
    places += [places[0].with_stem(f"{path.stem} ({number})") for number in range(2, MOST_DAMAGED + 1)]
    oldest = places[-1]
    if oldest.is_dir() and not oldest.is_symlink():
        oldest.rmdir()
    else:
        oldest.unlink(missing_ok=True)
    for older, newer in zip(reversed(places), [*reversed(places[:-1]), path], strict=True):
        if newer is path or newer.exists() or newer.is_symlink():
            move(newer, older)
    return places[0]


def free_path(path: Path) -> Path:
    """Return this path or, if something lies there, the same with a number."""
    found, number = path, 2
    while found.exists() or found.is_symlink():
        found = path.with_name(f"{path.stem} ({number}){path.suffix}")
        number += 1
    return found


def readable_name(name: str, longest: int = 40) -> str:
    """Return a name as every file system takes it, at most `longest` characters."""
    return "".join(char for char in name if char.isalnum() or char in " -_’")[:longest].strip()
