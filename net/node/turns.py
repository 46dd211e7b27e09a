"""Programs and threads of one computer that do something one after the other."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from net.files import make_folder, open_own, try_lock

_LONGEST_TURN_S = 5.0
_LOOK_AGAIN_S = 0.01


@contextmanager
def in_turn(path: Path) -> Iterator[bool]:
    """Hold a file locked, so that of all programs and threads of this computer one at a time is here.

    Gives whether it is held. A program that has waited for five seconds goes ahead without: another one that
    hangs must not stop it. Where a file system knows no locks nobody waits. A program that is killed holds
    nothing any more. Raises OSError if the file cannot be made.
    """
    make_folder(path.parent)
    until = time.monotonic() + _LONGEST_TURN_S
    with open_own(path, "ab") as file:
        while not (is_held := try_lock(file)) and time.monotonic() < until:
            time.sleep(_LOOK_AGAIN_S)
        yield is_held
