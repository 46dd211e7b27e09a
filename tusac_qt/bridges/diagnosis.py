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
from net.discovery.checkup import CheckupStage, check_up
from net.discovery.lan import asking
from tusac_qt.choices.settings_file import settings_path
from tusac_qt.play.autosave import records_dir
from tusac_qt.system.log_file import log_file_path
from tusac_qt.system.version import VERSION
from tusac_qt.words.doctor import Finding, Folder, Installation, findings
from tusac_qt.words.file_words import why_unusable

_PARTS = ("PySide6-Essentials", "zeroconf", "cryptography")


def diagnose(on_stage: Callable[[CheckupStage], None]) -> tuple[Finding, ...]:
    """Run every check and return the findings; blocks for 5 to 12 seconds, so not in the window's thread.

    Args:
        on_stage: is told what is being done, in this thread.
    """
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        checked = runner.run(check_up(asking(VERSION), on_stage))
    return findings(checked, installation())


def installation() -> Installation:
    """Return what this program stands on."""
    parts = [("Python", platform.python_version()), *((part, _version(part)) for part in _PARTS)]
    log = log_file_path()
    folders = tuple(map(try_folder, (settings_path().parent, records_dir(), log.parent)))
    is_package = hasattr(sys, "frozen")  # said by PyInstaller
    back_end = best_group(os.urandom).name
    return Installation(VERSION, sys.platform, tuple(parts), back_end, folders, str(log), is_package)


def try_folder(path: Path) -> Folder:
    """Find out whether a folder can be written, or made where it is not there yet. Leaves nothing behind."""
    there = next((place for place in (path, *path.parents) if place.exists()), path)
    try:
        with tempfile.TemporaryFile(dir=there):
            return Folder(str(path), "")
    except OSError as error:
        return Folder(str(path), why_unusable(error))


def _version(part: str) -> str:
    try:
        return version(part)
    except PackageNotFoundError:
        return ""
