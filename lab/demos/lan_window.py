"""The program with its window as a machine of `lan-demo`: hidden, default settings, pressing only Enter."""

import os

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from lab.demos.lan_machine import Chronicle, LanStart, Tell, lan_profile
from net.node.node import Node
from net.node.reports import Report, TablesSeen
from tusac_qt.app import start as app
from tusac_qt.bridges.net_bridge import Wake
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.choices.settings_file import SettingsFile, settings_path
from tusac_qt.windows.frame.main import MainWindow
from tusac_qt.windows.frame.nearby import NearbyPanel
from tusac_qt.windows.table.table import TablePage

_PRESS_EVERY_MS = 200
"""Slower than what the table takes for one press that arrives twice."""

_HOMES = ("HOME", "USERPROFILE", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
"""What leads a program to its files."""


def play(start: LanStart, tell: Tell) -> None:
    """Find the table in the list, join it and play, all by Enter; tell how it went.

    Raises RuntimeError if the match did not come to its end.
    """
    os.environ.update({name: str(start.folder) for name in _HOMES} | {"QT_QPA_PLATFORM": "offscreen"})
    SettingsFile(settings_path()).save(Settings(name="Window", language="en", is_network_told=True))
    chronicle = Chronicle(start, tell)
    watched: list[_WatchedNode] = []

    def make(wake: Wake) -> _WatchedNode:
        watched.append(_WatchedNode(start, wake, chronicle))
        return watched[0]

    app.run(StartOptions(), lambda: make)
    for node in watched:
        if node.problem is not None:
            raise node.problem
    chronicle.finish()


class _WatchedNode(Node):
    """The window's node; its reports are recorded, and Enter is pressed while it runs."""

    def __init__(self, start: LanStart, wake: Wake, chronicle: Chronicle) -> None:
        super().__init__(lan_profile(start, ""), wake)
        self.problem: RuntimeError | None = None
        self._chronicle = chronicle
        self._has_seen = False
        self._thumb = _Thumb(chronicle)

    def take(self) -> tuple[Report, ...]:
        """Return the reports since the last call; a failure ends the program."""
        reports = super().take()
        for report in reports:
            if isinstance(report, TablesSeen) and report.nearby.tables and not self._has_seen:
                self._has_seen = True
                self._chronicle.see(report.nearby.tables[0])
            try:
                self._chronicle.take(report)
            except RuntimeError as error:
                self.problem = error
                QApplication.quit()
        return reports


class _Thumb(QObject):
    """Presses Enter, which joins the listed table and plays at the table."""

    def __init__(self, chronicle: Chronicle) -> None:
        super().__init__()
        self._chronicle = chronicle
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._press)
        self._timer.start(_PRESS_EVERY_MS)

    def _press(self) -> None:
        if self._chronicle.is_done:
            QApplication.quit()
            return
        focused = QApplication.focusWidget()
        if focused is None:
            return
        if not self._may_press(focused):
            self._go_to_the_list(focused)
            return
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r")
            QApplication.sendEvent(focused, event)

    @staticmethod
    def _go_to_the_list(focused: QWidget) -> None:
        """Move the keyboard to the listed table, as Tab does."""
        window = focused.window()
        if isinstance(window, MainWindow) and window.pages.currentWidget() is window.home:
            for panel in window.home.findChildren(NearbyPanel):
                if panel.list.count():
                    panel.list.setFocus(Qt.FocusReason.TabFocusReason)

    def _may_press(self, focused: QWidget) -> bool:
        window = focused.window()
        if not isinstance(window, MainWindow):
            return False
        page = window.pages.currentWidget()
        if isinstance(page, TablePage):
            return focused in (page.view, page.result.next_button)
        return page is window.home and any(
            panel.isAncestorOf(focused) for panel in window.home.findChildren(NearbyPanel)
        )
