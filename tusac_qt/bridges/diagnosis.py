"""The check-up of this computer, for the command line and for the window's Why? page. No Qt."""

import asyncio
import os
import platform
import sys
import tempfile
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from net.crypto.backends import best_group
from net.discovery.checkup import Stage, check_up
from net.discovery.lan import asking
from tusac_qt.choices.settings import settings_path
from tusac_qt.play.autosave import records_dir
from tusac_qt.system.version import program_version
from tusac_qt.words.doctor import Finding, Folder, Installation, findings

_PARTS = ("PySide6-Essentials", "zeroconf", "cryptography")


def diagnose(on_stage: Callable[[Stage], None]) -> tuple[Finding, ...]:
    """Run every check and return the findings; blocks for 5 to 12 seconds, so not in the window's thread.

    Args:
        on_stage: is told what is being done, in this thread.
    """
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        checked = runner.run(check_up(asking(program_version()), on_stage))
    return findings(checked, installation())


def installation() -> Installation:
    """Return what this program stands on."""
    parts = [("Python", platform.python_version()), *((part, _version(part)) for part in _PARTS)]
    folders = tuple(map(try_folder, (settings_path().parent, records_dir())))
    return Installation(program_version(), sys.platform, tuple(parts), best_group(os.urandom).name, folders)


def try_folder(path: Path) -> Folder:
    """Find out whether a folder can be written, or made where it is not there yet. Leaves nothing behind."""
    there = next((place for place in (path, *path.parents) if place.exists()), path)
    try:
        with tempfile.TemporaryFile(dir=there):
            return Folder(str(path), "")
    except OSError as error:
        return Folder(str(path), error.strerror or str(error))


def _version(part: str) -> str:
    try:
        return version(part)
    except PackageNotFoundError:
        return ""
