"""Longer texts of the window: its keys, about the program, the table in words."""

import platform
import sys
from pathlib import Path

import PySide6
from PySide6.QtCore import qVersion

from tusac_qt.choices.settings_file import settings_path
from tusac_qt.model.display import TableDisplay
from tusac_qt.play.autosave import records_dir
from tusac_qt.play.table import Table
from tusac_qt.system.crash_log import log_path
from tusac_qt.system.version import VERSION
from tusac_qt.terminal.text_lines import hand_lines, position_lines
from tusac_qt.words.narration import Narrator
from tusac_qt.words.system_errors import failure_text
from tusac_qt.words.translation import translate


def mouse_help() -> str:
    """Return what the mouse does at the table."""
    return translate(
        "keys",
        "Mouse: click a card and press Discard, or drag it up out of your hand. Press a dimmed button to"
        " see why it’s dimmed.",
    )


def about_text(problem: OSError | None) -> str:
    """Return what the program is and where it keeps things.

    Args:
        problem: why the match being played is not saved, if it is not.
    """
    lines = [
        translate("about", "Tứ Sắc {version}, the four-color card game of southern Vietnam.").format(
            version=VERSION
        ),
        translate("about", "Free software under the MIT license."),
        "",
        translate("about", "Settings: {path}").format(path=_short(settings_path())),
        translate("about", "Records of matches: {path}").format(path=_short(records_dir())),
        translate("about", "Crash log: {path}").format(path=_short(log_path())),
        "",
        (
            f"Python {platform.python_version()} · PySide {PySide6.__version__} · Qt {qVersion()} ·"
            f" {sys.platform}"
        ),
    ]
    if problem is not None:
        lines += [
            "",
            translate("about", "This match isn’t being saved: {problem}").format(
                problem=failure_text(problem)
            ),
        ]
    return "\n".join(lines)


def _short(path: Path) -> str:
    """Return a path with `~` for the player's own folder, in which nearly all of it lies."""
    home = Path.home()
    return str(Path("~") / path.relative_to(home)) if path.is_relative_to(home) else str(path)


def table_in_words(table: Table, display: TableDisplay, narrator: Narrator) -> str:
    """Return the whole table as text."""
    return "\n".join([*position_lines(display, table.match, narrator), *hand_lines(display)])
