"""Changes of a player's files: `python -m lab.processes.kept_changes window|phones`.

`window` opens the real window, sets the volume to 33 and closes it. `phones` adds a phone to the list of
those that play by this computer.
"""

import sys
from dataclasses import replace

import msgspec
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from net.node.node import Node
from net.node.store import Places
from tusac_qt.app import start
from tusac_qt.bridges.machine import loopback_machine
from tusac_qt.bridges.net_bridge import Wake
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings_file import settings_path
from tusac_qt.phone.guests import GuestList, KeptPhones, new_guest
from tusac_qt.phone.invitation import KEY_LETTERS, TOKEN_LETTERS
from tusac_qt.play.autosave import records_dir
from tusac_qt.system import console
from tusac_qt.windows.frame.main import MainWindow

VOLUME = 33
FIRST = KeptPhones("t" * TOKEN_LETTERS, "k" * KEY_LETTERS, 8000, ())
_SEEN_MS = 700
"""The volume is changed so long after the window is open, and the window is closed as long after that."""


def change_volume() -> int:
    """Open the window, change the volume, close it; return the status of the program."""

    def window() -> MainWindow:
        return next(one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))

    def change() -> None:
        preferences = window()._preferences  # noqa: SLF001 - as the page of the settings changes them
        preferences.change(replace(preferences.settings, volume=VOLUME))
        QTimer.singleShot(_SEEN_MS, lambda: window().close() and None)

    def make(wake: Wake) -> Node:
        QTimer.singleShot(_SEEN_MS, change)
        places = Places(settings_path().parent, records_dir())
        return Node(loopback_machine("Lan", places, "_refusing._tcp.local."), wake)

    return start.run(StartOptions(), lambda: make)


def add_phone() -> int:
    """Add a phone to the list of phones; print a sentence if the list cannot be saved."""
    guests = GuestList(settings_path().parent / "phones")
    kept = guests._file.read().value or FIRST  # noqa: SLF001 - `read` wants machines that have played
    try:
        guests.keep(msgspec.structs.replace(kept, guests=(*kept.guests, new_guest("en"))))
    except OSError as error:
        console.complain(f"the phone is not kept: {error}")
    return 0


if __name__ == "__main__":
    sys.exit({"window": change_volume, "phones": add_phone}[sys.argv[1]]())
