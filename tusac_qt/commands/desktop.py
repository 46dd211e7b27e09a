"""`tusac --install-desktop` and `--remove-desktop`: the game in the menu of this user's desktop, on Linux."""

import importlib
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from tusac_qt.choices.options import StartOptions
from tusac_qt.commands.common import UsageError, start_words
from tusac_qt.system import desktop
from tusac_qt.system.console import say
from tusac_qt.words.file_words import why_unusable
from tusac_qt.words.translation import translate


def run(language: str | None, *, wanted: bool) -> int:
    """Put the game into the menu, or out of it if not `wanted`. A usage error except on Linux."""
    start_words(StartOptions(language=language))
    if sys.platform != "linux":
        raise UsageError(translate("desktop", "This is for Linux desktops; here an installer does it."))
    pictures = _pictures() if wanted else {}
    share = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    try:
        if wanted:
            desktop.install(share, pictures, desktop.own_command())
            told = translate("desktop", "Tứ Sắc is in your menu now, and a double-click opens records.")
        elif desktop.remove(share):
            told = translate("desktop", "Tứ Sắc is gone from your menu.")
        else:
            told = translate("desktop", "Tứ Sắc was not in your menu.")
    except OSError as error:
        msg = f"{share}: {why_unusable(error)}"
        raise UsageError(msg) from error
    say([told])
    return 0


def _pictures() -> Mapping[str, bytes]:
    """Return the icons, which Qt paints; it is loaded for nothing else."""
    try:
        pictures = importlib.import_module("tusac_qt.app.pictures")
    except ModuleNotFoundError:
        raise
    except ImportError as error:  # a system library that Qt needs
        problem = translate("terminal", "cannot open a window: {problem}").format(problem=error)
        raise UsageError(problem) from error
    painted: Mapping[str, bytes] = pictures.menu_pictures()
    return painted
