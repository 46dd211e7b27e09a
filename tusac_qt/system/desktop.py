"""Puts the game into the menu of a Linux desktop, for this user, and takes it out again. No Qt.

A package of a distribution brings the same files for everybody; `resources/desktop` holds them.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from tusac_qt.system import assets

_ENTRY = "applications/tusac.desktop"
_KIND = "mime/packages/tusac.xml"
_RENEWALS = (("update-desktop-database", "applications"), ("update-mime-database", "mime"))
"""Programs that read what has changed, each with the folder it is told of.

A desktop without them looks by itself.
"""
_PATIENCE_S = 30.0


def install(share: Path, pictures: Mapping[str, bytes], command: Iterable[str]) -> None:
    """Write the menu entry, its icons and the kind of file that records are. Raises OSError.

    Args:
        share: where this user's data lies, `~/.local/share`.
        pictures: icons by their place below `icons/hicolor`.
        command: what starts the game.
    """
    source, words = assets.root() / "desktop", tuple(command)
    entry = (source / "tusac.desktop").read_text(encoding="utf-8")
    # a menu shows no entry whose program has been deleted
    told = "TryExec={}\nExec={} ".format(words[0].replace("\\", "\\\\"), exec_line(words))
    _write(share / _ENTRY, entry.replace("Exec=tusac ", told).encode())
    _write(share / _KIND, (source / "tusac-mime.xml").read_bytes())
    for place, picture in pictures.items():
        _write(share / "icons" / "hicolor" / place, picture)
    _renew(share)


def remove(share: Path) -> bool:
    """Take out whatever `install` wrote; return whether there was anything. Raises OSError."""
    icons = (share / "icons" / "hicolor").glob("*/*/tusac*.png")
    found = [path for path in (share / _ENTRY, share / _KIND, *icons) if path.exists()]
    for path in found:
        path.unlink()
    if found:
        _renew(share)
    return bool(found)


def exec_line(command: Iterable[str]) -> str:
    """Return a command as the key Exec of a menu entry has it."""
    quoted = []
    for word in command:
        for special in '\\"`$':
            word = word.replace(special, f"\\{special}")  # noqa: PLW2901 - one after the other
        quoted.append(f'"{word}"'.replace("\\", "\\\\").replace("%", "%%"))
    return " ".join(quoted)


def own_command() -> tuple[str, ...]:
    """Return what starts this program again: the package, `run.py` of a checkout, or the installed module."""
    if hasattr(sys, "frozen"):
        return (os.environ.get("TUSAC_STARTER") or sys.executable,)
    starter = Path(__file__).resolve().parents[2] / "run.py"
    if starter.is_file():
        return (str(getattr(sys, "_base_executable", sys.executable)), str(starter))
    return (sys.executable, "-P", "-m", "tusac_qt")


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def _renew(share: Path) -> None:
    for name, folder in _RENEWALS:
        program = shutil.which(name)
        if program is not None:
            try:
                subprocess.run(  # noqa: S603 - fixed programs with our own folder
                    [program, str(share / folder)],
                    stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                    timeout=_PATIENCE_S, check=False,
                )  # fmt: skip
            except (OSError, subprocess.TimeoutExpired):  # it reads them at the next start of the session
                continue
