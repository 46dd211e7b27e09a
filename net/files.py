"""Files that a crash leaves as they were or as they were meant to be, and that one program holds at a time."""

import errno
import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> None:
        """Hold a file until it is closed. Raises OSError if another program holds it."""
        file.seek(1 << 30)  # beyond any content: Windows keeps others from locked bytes
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

    def _sync(handle: int) -> None:
        os.fsync(handle)
else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        """Hold a file until it is closed. Raises OSError if another program holds it."""
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


_UNABLE = frozenset((errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOTTY))
"""What a file system says that cannot be told to write anything now."""


def sync(handle: int) -> None:
    """Return once the disk has what was written to a file, as far as the system can see to it. Raises OSError.

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


def write_whole(path: Path, data: bytes) -> None:
    """Write a file, and its folder where there is none, so that a crash leaves the old file or the new one.

    Only this user may read or write it, where the system knows users. Raises OSError.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            sync(file.fileno())
        Path(name).replace(path)
        sync_names(path.parent)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def free_path(path: Path) -> Path:
    """Return this path or, if something lies there, the same with a number."""
    found, number = path, 2
    while found.exists():
        found = path.with_name(f"{path.stem} ({number}){path.suffix}")
        number += 1
    return found


def readable_name(name: str, longest: int = 40) -> str:
    """Return a name as every file system takes it, at most so many characters."""
    return "".join(char for char in name if char.isalnum() or char in " -_")[:longest].strip()
