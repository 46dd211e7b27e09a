"""Whole programs without their event loop, several in one process: windows whose nodes meet on loopback."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from net.node.node import Node
from net.node.store import Places
from tests.support.scenes import theme
from tusac_qt.bridges.bridge import Bridge
from tusac_qt.bridges.machine import loopback_machine
from tusac_qt.bridges.matches import Matches
from tusac_qt.bridges.net_bridge import NetBridge, NodeDoor, NodeMaker, Wake
from tusac_qt.bridges.worker import Worker
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.choices.settings_file import SettingsFile
from tusac_qt.scene.looks import load_cards
from tusac_qt.windows.desktop.preferences import Preferences
from tusac_qt.windows.frame.main import MainWindow
from tusac_qt.windows.online_tables import OnlineTables
from tusac_qt.windows.pages import Pages


@dataclass
class Program:
    """One player's program.

    Attributes:
        window: its main window.
        rooms: its pages.
        network: its pages of the network.
        net: its door to the network.
    """

    window: MainWindow
    rooms: Pages
    network: OnlineTables
    net: NetBridge
    _preferences: Preferences
    _workers: list[Worker] = field(default_factory=list)

    @property
    def bridge(self) -> Bridge:
        """The table that is played at."""
        assert self.rooms.table is not None
        return self.rooms.table.bridge

    def press(self, key: Qt.Key) -> None:
        """Press a key where the window has its focus."""
        QTest.keyClick(self.window.focusWidget() or self.window, key)

    def close(self) -> None:
        """Close the window and everything behind it."""
        self.window.close()
        self.net.close()
        for worker in self._workers:
            worker.stop()


def real_node(
    name: str, folder: Path, service_type: str, *, face: int | None = None
) -> Callable[[], NodeMaker]:
    """Return what loads a node that only others of this computer and service type can meet."""

    def make(wake: Wake) -> NodeDoor:
        places = Places(folder / "config", folder / "records")
        return Node(replace(loopback_machine(name, places, service_type), face=face), wake)

    return lambda: make


def program(
    folder: Path, load: Callable[[], NodeMaker], settings: Settings, options: StartOptions | None = None
) -> Program:
    """Start a program: its window is shown, its node is made when it is needed."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    preferences = Preferences(app, settings, SettingsFile(folder / "settings.toml"), theme(), load_cards())
    preferences.begin({}, settings.language or "en")
    workers = [Worker(), Worker()]
    window = MainWindow(preferences)
    options = options or StartOptions()
    rooms = Pages(window, preferences, Matches(workers[0], folder / "records", options))
    net = NetBridge(workers[1], load, firewalls=lambda: "")
    network = OnlineTables(window, preferences, rooms, net, options)
    window.home.play_wanted.connect(rooms.play)
    window.home.learn_wanted.connect(rooms.learn)
    window.open_at_size()
    network.start()
    return Program(window, rooms, network, net, preferences, workers)
