"""A small log file of crashes, of Python and below it, and of warnings; nothing is sent anywhere."""

import contextlib
import faulthandler
import io
import logging
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import IO

import platformdirs

from net.files import NoFileError, lock, open_own, put_aside
from tusac_qt.system.console import VisibleFormatter, tell_bug

_SIZE_LIMIT = 256 * 1024
_log = logging.getLogger("tusac")


def log_path() -> Path:
    """Return where the log lies."""
    return platformdirs.user_data_path("tusac", appauthor=False) / "tusac.log"


class CrashLog:
    """Writes the log from when it is opened; without a writable place it stays silent."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._fault_file: IO[bytes] | None = None
        self._fault_path = path.with_suffix(".crash")

    def open(self) -> None:
        """Log unhandled exceptions, crashes and warnings from now on."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if self._path.is_file() and self._path.stat().st_size > _SIZE_LIMIT:
                self._path.replace(self._path.with_suffix(".old.log"))
            handler = _OwnFile(self._path, encoding="utf-8", delay=True)
            self._fault_file = self._open_faults()
        except OSError as error:
            _log.warning("%s: %s; nothing will be logged", self._path, error)
            return
        handler.setFormatter(VisibleFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        handler.setLevel(logging.WARNING)
        logging.getLogger().addHandler(handler)
        faulthandler.enable(self._fault_file)
        sys.excepthook = _log_exception

    def close(self) -> None:
        """Log no more crashes below Python; if there were none, remove their file."""
        if self._fault_file is not None:
            faulthandler.disable()
            self._remove_empty()
            self._fault_file.close()
            self._fault_file = None
            self._remove_empty()  # on Windows it cannot go before

    def _open_faults(self) -> IO[bytes]:
        """Open a file for crashes that is this program's alone, to be removed by it. Raises OSError."""
        file = _opened(self._fault_path)
        try:
            lock(file)
        except OSError:  # another tusac runs
            file.close()
            self._fault_path = self._fault_path.with_stem(f"{self._fault_path.stem}-{os.getpid()}")
            file = _opened(self._fault_path)
        return file

    def _remove_empty(self) -> None:
        with contextlib.suppress(OSError):
            if self._fault_path.stat().st_size == 0:
                self._fault_path.unlink()


class _OwnFile(logging.FileHandler):
    """Writes to a file that only this user can read, and to nothing if that is impossible."""

    def _open(self) -> io.TextIOWrapper:
        return io.TextIOWrapper(_opened(Path(self.baseFilename)), encoding="utf-8", errors="backslashreplace")

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line."""
        with contextlib.suppress(OSError):
            super().emit(record)


def _opened(path: Path) -> IO[bytes]:
    """Open a file to append to it, after renaming anything there that is no file. Raises OSError."""
    try:
        return open_own(path, "ab")
    except NoFileError:
        put_aside(path)
        return open_own(path, "ab")


def _log_exception(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    _log.critical("unhandled", exc_info=(kind, error, trace))
    tell_bug(kind, error, trace)
