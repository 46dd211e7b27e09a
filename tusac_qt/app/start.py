"""The program with a window: builds every object and gives each its collaborators, in one place.

Modules that the home screen does not need are imported once it has been seen, or earlier if they are wanted
at once.
"""

import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import platformdirs
from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from net.errors import need_room
from tusac_qt.app.application import Application
from tusac_qt.app.farewell import Farewell
from tusac_qt.app.garbage import Garbage
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings_file import SettingsFile, settings_path
from tusac_qt.scene.looks import load_cards, load_theme
from tusac_qt.system.crash_log import CrashLog, log_path
from tusac_qt.windows.desktop.preferences import Preferences
from tusac_qt.windows.frame.home import HomePage
from tusac_qt.windows.frame.main import MainWindow
from tusac_qt.words.file_words import unsaved_text, unusable_text

_log = logging.getLogger(__name__)
_ROOM_BYTES = 256 << 20
"""Bytes free before the window opens: without memory Qt paints nothing, or waits for ever for a thread."""
PICTURES_KB = 64 * 1024
"""Room for the painted parts of a table at 4K; in Qt's ten megabytes they displace each other each frame."""


class _RulesRoom(Protocol):
    """The part of `tusac_qt.windows.rules.rules_room.RulesRoom` that the home screen uses."""

    def show_help(self) -> None:
        """Explain the rules."""

    def edit(self, name: str) -> None:
        """Change a ruleset."""


class _Rooms(Protocol):
    """The part of `tusac_qt.windows.pages.Pages` that the home screen uses; the class is imported later."""

    @property
    def rules(self) -> _RulesRoom:
        """The pages where rules are read and changed."""

    def play(self) -> None:
        """Begin a new match."""

    def resume(self) -> None:
        """Continue the saved match."""

    def show_games(self) -> None:
        """Show the matches that were left."""

    def show_daily(self) -> None:
        """Show today's deal."""

    def show_puzzles(self) -> None:
        """Ask the ten questions of the day."""

    def open_settings(self) -> None:
        """Show the settings."""

    def show_about(self) -> None:
        """Show what the program is."""

    def learn(self) -> None:
        """Teach the game."""

    def open_record(self, path: Path) -> None:
        """Step through a record."""


def run(options: StartOptions, load: Callable[[], Any] | None = None) -> int:
    """Open the window, play until it is closed, and return the exit status.

    Raises MemoryError if there is not enough memory for it.

    Args:
        options: the wishes of the command line.
        load: a `tusac_qt.bridges.net_bridge.Load`, None for this installation's.
    """
    need_room(_ROOM_BYTES)
    log = CrashLog(log_path())
    log.open()
    spoke_before = QCoreApplication.instance()
    if spoke_before is not None:  # in the terminal, another language than English; there can be only one
        spoke_before.shutdown()
    app = Application(sys.argv[:1])
    farewell = Farewell(app)
    garbage = Garbage(app)
    QPixmapCache.setCacheLimit(PICTURES_KB)
    app.setApplicationName("tusac")
    app.setApplicationDisplayName("Tứ Sắc")
    app.setDesktopFileName(os.environ.get("FLATPAK_ID") or "tusac")  # names the menu entry, and so the icon
    path = settings_path()
    file = SettingsFile(path)
    loaded = file.load()
    preferences = Preferences(app, loaded.settings, file, load_theme(), load_cards())
    preferences.begin(os.environ, options.language)
    window = MainWindow(preferences)
    preferences.unsaved.connect(lambda why: window.home.show_notice(unsaved_text(why)))
    if loaded.unusable is not None:
        window.home.show_notice(unusable_text(loaded.unusable))
    for warning in loaded.warnings:
        _log.warning("%s: %s", path, warning)
    rooms = _once(lambda: _furnish(app, window, preferences, options, load))
    _lead_from_home(window.home, rooms)
    app.file_opened.connect(lambda path: rooms().open_record(Path(path)))
    _show_unfinished(window, preferences)
    window.seen.connect(rooms)
    window.seen.connect(garbage.keep_all)
    window.open_at_size()
    preferences.wishes.listen()
    if options.starts_match:
        rooms().play()
    if options.starts_lesson:
        rooms().learn()
    if options.record is not None:
        rooms().open_record(options.record)
    _log.info("window open, language %s, Qt %s on %s", preferences.language, qVersion(), app.platformName())
    status = farewell.run()
    _log.info("window closed")
    log.close()
    return status


def _lead_from_home(home: HomePage, rooms: Callable[[], _Rooms]) -> None:
    """Let the doors and links of the home screen lead to the pages behind it."""
    home.play_wanted.connect(lambda: rooms().play())
    home.continue_wanted.connect(lambda: rooms().resume())
    home.games_wanted.connect(lambda: rooms().show_games())
    home.daily_wanted.connect(lambda: rooms().show_daily())
    home.puzzles_wanted.connect(lambda: rooms().show_puzzles())
    home.learn_wanted.connect(lambda: rooms().learn())
    home.settings_wanted.connect(lambda: rooms().open_settings())
    home.about_wanted.connect(lambda: rooms().show_about())
    home.rules_wanted.connect(lambda: rooms().rules.show_help())  # noqa: PLW0108 - made only then
    home.edit_wanted.connect(lambda name: rooms().rules.edit(name))  # noqa: PLW0108 - so here


def _show_unfinished(window: MainWindow, preferences: Preferences) -> None:
    """Offer the match to continue before the home screen is seen: doors that move later are hit by mistake.

    The modules to read a match are imported only if there is one.
    """
    folder = platformdirs.user_data_path("tusac", appauthor=False) / "records"
    try:
        is_there = any(folder.joinpath("unfinished").iterdir())
    except OSError:
        return
    if not is_there:
        return
    from tusac_qt.play.autosave import find_unfinished  # noqa: PLC0415
    from tusac_qt.windows.widgets.dates import told_standing  # noqa: PLC0415

    saved = find_unfinished(folder)
    if saved is not None:
        window.home.show_saved(told_standing(saved, preferences.language))


def _furnish(
    app: QApplication,
    window: MainWindow,
    preferences: Preferences,
    options: StartOptions,
    load: Callable[[], Any] | None,
) -> _Rooms:
    """Build the objects behind the home screen, and begin to look for tables."""
    from tusac_qt.bridges.matches import Matches  # noqa: PLC0415
    from tusac_qt.bridges.net_bridge import NetBridge, own_node  # noqa: PLC0415
    from tusac_qt.bridges.worker import Worker  # noqa: PLC0415
    from tusac_qt.choices.new_match import person_name  # noqa: PLC0415
    from tusac_qt.play.autosave import records_dir  # noqa: PLC0415 - as the docstring of the module says
    from tusac_qt.scene.icon import program_icon  # noqa: PLC0415
    from tusac_qt.system import assets  # noqa: PLC0415
    from tusac_qt.system.speaker import Speaker  # noqa: PLC0415
    from tusac_qt.windows.online_tables import OnlineTables  # noqa: PLC0415
    from tusac_qt.windows.pages import Pages  # noqa: PLC0415
    from tusac_qt.windows.sounds import Sounds  # noqa: PLC0415
    from tusac_qt.words.faces import own_face  # noqa: PLC0415

    app.setWindowIcon(program_icon(preferences.skin.cache.art, preferences.skin.palette))
    worker = Worker()
    errands = Worker()  # loading libraries and looking at the network take long, and no record waits for them

    def name() -> str:
        return person_name(preferences.settings, options.name)

    own = own_node(name, lambda: own_face(preferences.settings.face, name()))
    net = NetBridge(errands, load or own)
    app.aboutToQuit.connect(net.close)
    app.aboutToQuit.connect(worker.stop)
    app.aboutToQuit.connect(errands.stop)
    rooms = Pages(window, preferences, Matches(worker, records_dir(), options))
    rooms.backup.restoring.connect(net.close)
    speaker = Speaker(assets.root() / "sounds")
    app.aboutToQuit.connect(speaker.stop)
    Sounds(window, preferences, speaker).follow(rooms)
    OnlineTables(window, preferences, rooms, net, options).start()
    return rooms


def _once(make: Callable[[], _Rooms]) -> Callable[[], _Rooms]:
    """Return a function that makes an object on the first call, and returns the same one later."""
    made: list[_Rooms] = []

    def get() -> _Rooms:
        if not made:
            made.append(make())
        return made[0]

    return get
