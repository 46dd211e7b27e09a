"""The program with a window: builds every object and gives each its collaborators, in one place."""

import os
import sys

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from tusac_qt.autosave import records_dir
from tusac_qt.crash_log import CrashLog, log_path
from tusac_qt.icon import program_icon
from tusac_qt.looks import load_cards, load_theme
from tusac_qt.matches import Matches
from tusac_qt.options import Options
from tusac_qt.preferences import Preferences
from tusac_qt.settings import load_settings, settings_path
from tusac_qt.version import program_version
from tusac_qt.windows.main import MainWindow
from tusac_qt.worker import Worker


def run(options: Options) -> int:
    """Open the window, play until it is closed, and return the exit status."""
    log = CrashLog(log_path())
    log.open()
    app = QApplication(sys.argv[:1])
    app.setApplicationName("tusac")
    app.setApplicationDisplayName("Tứ Sắc")
    app.setDesktopFileName("tusac")
    path = settings_path()
    cache = load_cards()
    preferences = Preferences(app, load_settings(path).settings, path, load_theme(), cache)
    preferences.begin(os.environ, options.language)
    app.setWindowIcon(QIcon(program_icon(cache, preferences.skin.palette)))
    worker = Worker()
    matches = Matches(worker, records_dir(), options)
    window = MainWindow(preferences, matches, program_version())
    window.open_at_size()
    if options.starts_match:
        window.play()
    try:
        return app.exec()
    finally:
        worker.stop()
