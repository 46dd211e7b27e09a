"""Another try at what a disk refuses for a moment, as virus scanners and cloud folders make it do."""

import errno
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

PAUSES_S = (0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.4)
"""Between two tries; a second together."""

_LASTING = frozenset(
    (
        errno.ENOENT, errno.ENOTDIR, errno.EISDIR, errno.EEXIST, errno.ENOTEMPTY, errno.ENAMETOOLONG,
        errno.ELOOP, errno.EXDEV, errno.EROFS, errno.ENOSPC, errno.EDQUOT, errno.EFBIG,
    )
)  # fmt: skip
"""Errors that say how things are on the disk: a moment later they are the same."""


def retried(action: Callable[[], T], may_pass: Callable[[], bool] = lambda: True) -> T:
    """Return what an action returns, tried again for about a second where it raises OSError.

    Raises the last OSError; at once if it is one that no waiting mends.

    Args:
        action: may be done again after it has failed.
        may_pass: returns whether what was refused may be allowed a moment later.
    """
    for pause_s in PAUSES_S:
        try:
            return action()
        except OSError as error:
            if error.errno is None or error.errno in _LASTING or not may_pass():
                raise
            time.sleep(pause_s)
    return action()
