"""Files that a crash leaves as they were or as they were meant to be, and that one program holds at a time."""

import os
import sys
import tempfile
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> None:
        """Hold a file until it is closed. Raises OSError if another program holds it."""
        file.seek(1 << 30)  # beyond any content: Windows keeps others from locked bytes
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        """Hold a file until it is closed. Raises OSError if another program holds it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


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
            os.fsync(file.fileno())
        Path(name).replace(path)
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
