"""The log file: what the program does with tables, links and files, and what goes wrong.

Nothing is sent anywhere.

It never contains a hand, a card, a key, a seed or a share: every log call names exactly the values it writes.
A line is one line, whatever it quotes, and the files together stay small.
"""

import io
import logging
import platform
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

import platformdirs

from net.files import open_own
from tusac_qt.system import console
from tusac_qt.system.version import VERSION

_MOST_BYTES = 512 * 1024
_OLDER = 3
_OURS = ("tusac", "tusac_qt", "net")
"""The loggers of this program; libraries are heard from warnings on."""
_log = logging.getLogger(__name__)


def log_file_path() -> Path:
    """Return where the log lies unless another place is named."""
    return platformdirs.user_log_path("tusac", appauthor=False) / "activity.log"


@contextmanager
def telling(*, is_verbose: bool) -> Iterator[None]:
    """Let this program's loggers write within a block, with details if wanted."""
    loggers = [logging.getLogger(name) for name in _OURS]
    before = [logger.level for logger in loggers]
    for logger in loggers:
        logger.setLevel(logging.DEBUG if is_verbose else logging.INFO)
    try:
        yield
    finally:
        for logger, level in zip(loggers, before, strict=True):
            logger.setLevel(level)


@contextmanager
def logged(path: Path, command: str) -> Iterator[None]:
    """Write the log into a file within a block. Raises OSError at once if that is impossible.

    Args:
        path: of the file; older ones get a number behind it.
        command: what the program was started for.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handler = _Bounded(path)
    handler.setFormatter(
        console.VisibleFormatter("%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s")
    )
    root, hooks = logging.getLogger(), (sys.excepthook, threading.excepthook)
    root.addHandler(handler)
    sys.excepthook = handler.tell_bug
    threading.excepthook = lambda bug: handler.tell_bug(bug.exc_type, bug.exc_value, bug.exc_traceback)
    python, system = platform.python_version(), platform.platform()
    _log.info("tusac %s begins: %s; Python %s, %s", VERSION, command, python, system)
    try:
        yield
        _log.info("it ends")
    finally:
        sys.excepthook, threading.excepthook = hooks
        root.removeHandler(handler)
        handler.close()


class _Bounded(RotatingFileHandler):
    """Writes to files that only this user can read, up to a total size."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, maxBytes=_MOST_BYTES, backupCount=_OLDER, encoding="utf-8")

    def tell_bug(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Log an unhandled error, and print it."""
        if error is not None and not issubclass(kind, KeyboardInterrupt):
            told = (kind, error, trace)
            self.handle(logging.LogRecord("tusac", logging.CRITICAL, "", 0, "unhandled", (), told))
        console.tell_bug(kind, error, trace)

    def close(self) -> None:
        """Close the file; lines that a full disk refuses are lost, and the program ends all the same."""
        with suppress(OSError):
            super().close()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - its name there
        """Drop the line: the disk is full, or another program holds a file that is to be renamed."""

    def _open(self) -> io.TextIOWrapper:
        opened = open_own(Path(self.baseFilename), "ab")
        return io.TextIOWrapper(opened, encoding="utf-8", errors="backslashreplace")
