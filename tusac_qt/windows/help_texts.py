"""Longer texts of the window: its keys, about the program, the table in words."""

import platform
import sys

import PySide6
from PySide6.QtCore import qVersion

from tusac_qt.choices.settings import settings_path
from tusac_qt.model.display import TableDisplay
from tusac_qt.model.wording import enter_name
from tusac_qt.play.autosave import records_dir
from tusac_qt.play.table import Table
from tusac_qt.system.crash_log import log_path
from tusac_qt.system.version import VERSION
from tusac_qt.terminal.text_lines import hand_lines, position_lines
from tusac_qt.words.glossary import meaning_of, word_of
from tusac_qt.words.narration import Narrator
from tusac_qt.words.system_errors import failure_text
from tusac_qt.words.translation import translate


def key_rows() -> tuple[tuple[str, str], ...]:
    """Return every key of the table with what it does."""
    return (
        ("W  K  P  C  Q  D", translate("keys", "Win, Kong, Pong, Chow, Quad, Pair")),
        ("1 … 8", translate("keys", "the same buttons by position, or one of the ways shown")),
        (translate("keys", "Space"), translate("keys", "pass")),
        (enter_name(), translate("keys", "do what’s proposed; discard the picked card")),
        ("← →", translate("keys", "move along the hand, or the buttons")),
        ("Tab", translate("keys", "hand, buttons, players, top strip")),
        (
            "?",
            translate(
                "keys", "show all eight answers and why some are dimmed; on a card or button: explain it"
            ),
        ),
        ("S", translate("keys", "sort: by sets, by color, by piece, by hand (drag the cards)")),
        ("H", translate("keys", "hint")),
        ("A", translate("keys", "answer in advance; again: clear it")),
        ("B", translate("keys", "hide your hand from people behind you")),
        ("Alt", translate("keys", "enlarge the card under the pointer or cursor")),
        ("L", translate("keys", "log; at a network table also chat")),
        ("T", translate("keys", "pause, or resume")),
        (translate("keys", "Esc"), translate("keys", "unpick the card; then open the menu")),
        ("F10", translate("keys", "menu")),
        ("M", translate("keys", "sound on or off")),
        ("F6", translate("keys", "the table in words")),
        ("V", translate("keys", "how the deal is proven fair, at a network table")),
        (
            "H  J  F5",
            translate("keys", "on the home screen: open a table, join by number or address, look again"),
        ),
        ("F11", translate("keys", "full screen")),
        ("Ctrl + / - / 0", translate("keys", "larger, smaller, normal size")),
        (word_of("letters"), meaning_of("letters")),
    )


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
        translate("about", "Rules based on the program 4sac. Free software under the MIT license."),
        "",
        translate("about", "Settings: {path}").format(path=settings_path()),
        translate("about", "Records of matches: {path}").format(path=records_dir()),
        translate("about", "Crash log: {path}").format(path=log_path()),
        "",
        f"Python {platform.python_version()} · PySide {PySide6.__version__} · Qt {qVersion()} · {sys.platform}",
    ]
    if problem is not None:
        lines += [
            "",
            translate("about", "This match isn’t being saved: {problem}").format(
                problem=failure_text(problem)
            ),
        ]
    return "\n".join(lines)


def table_in_words(table: Table, display: TableDisplay, narrator: Narrator) -> str:
    """Return the whole table as text."""
    return "\n".join([*position_lines(display, table.match, narrator), *hand_lines(display)])
