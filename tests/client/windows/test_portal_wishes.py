"""The preferences of a Linux desktop are followed while the window is open, as its portal reports them."""

import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

if sys.platform != "linux" or shutil.which("dbus-daemon") is None:
    pytest.skip("a bus of its own is needed", allow_module_level=True)

from PySide6.QtCore import ClassInfo, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.support.bus import own_bus
from tests.support.patience import PATIENCE_S
from tusac_qt.choices.settings import Settings
from tusac_qt.choices.settings_file import SettingsFile
from tusac_qt.scene.looks import load_cards, load_theme
from tusac_qt.windows.desktop.portal_wishes import PortalWishes
from tusac_qt.windows.desktop.preferences import Preferences

PATIENCE_MS = round(PATIENCE_S * 1000)
PATH, SETTINGS = "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"
LOOKS, GNOME = "org.freedesktop.appearance", "org.gnome.desktop.interface"


@ClassInfo({"D-Bus Interface": SETTINGS})
class Portal(QObject):
    """Stands for the desktop's portal on the other end of the bus."""

    def __init__(self, bus: QDBusConnection) -> None:
        super().__init__()
        self._bus = self.ours = bus
        self.kept: dict[tuple[str, str], object] = {}

    @Slot(str, str, result=QDBusVariant)
    def Read(self, space: str, key: str) -> QDBusVariant:  # noqa: N802 - its name there
        """Answer what a setting is."""
        return QDBusVariant(self.kept.get((space, key), "unknown"))

    def change(self, space: str, key: str, value: object) -> None:
        """Set a setting, and tell everybody."""
        self.kept[space, key] = value
        told = QDBusMessage.createSignal(PATH, SETTINGS, "SettingChanged")
        told.setArguments([space, key, QDBusVariant(value)])
        self._bus.send(told)


@pytest.fixture
def portal() -> Iterator[Portal]:
    """The desktop's portal, on a bus on which only the game is beside it."""
    for address in own_bus():
        theirs = QDBusConnection.connectToBus(address, "portal")
        made = Portal(theirs)
        assert theirs.registerObject(PATH, made, QDBusConnection.RegisterOption.ExportAllSlots)
        assert theirs.registerService("org.freedesktop.portal.Desktop")
        made.ours = QDBusConnection.connectToBus(address, "game")
        yield made
        for name in ("portal", "game"):
            QDBusConnection.disconnectFromBus(name)


@pytest.fixture
def preferences(qapp: QApplication, tmp_path: Path) -> Preferences:
    """The settings of a first start."""
    made = Preferences(qapp, Settings(), SettingsFile(tmp_path / "settings.toml"), load_theme(), load_cards())
    made.begin({}, "en")
    return made


def test_light_and_contrast_are_followed_and_dark_with_contrast_stays_dark(
    portal: Portal, preferences: Preferences, qtbot: QtBot
) -> None:
    portal.kept[LOOKS, "color-scheme"] = 2
    preferences.wishes.listen(PortalWishes(portal.ours))
    qtbot.waitUntil(lambda: preferences.theme.cloth.is_light, timeout=PATIENCE_MS)
    portal.change(LOOKS, "color-scheme", 1)
    qtbot.waitUntil(lambda: not preferences.theme.cloth.is_light, timeout=PATIENCE_MS)
    portal.change(LOOKS, "contrast", 1)
    qtbot.waitUntil(lambda: preferences.theme.cloth.is_strong, timeout=PATIENCE_MS)
    assert not preferences.theme.cloth.is_light


@pytest.mark.parametrize(
    "told",
    [(LOOKS, "reduced-motion", 1, 0), (GNOME, "enable-animations", False, True)],
    ids=["portal", "gnome"],
)
def test_motion_is_followed_until_the_player_chooses(
    portal: Portal, preferences: Preferences, qtbot: QtBot, told: tuple[str, str, object, object]
) -> None:
    space, key, still, moving = told

    def flights() -> int:
        return preferences.settings.flight_percent

    portal.kept[space, key] = still
    preferences.wishes.listen(PortalWishes(portal.ours))
    qtbot.waitUntil(lambda: flights() == 0, timeout=PATIENCE_MS)

    portal.change(space, key, moving)
    qtbot.waitUntil(lambda: flights() == 100, timeout=PATIENCE_MS)
    preferences.change(replace(preferences.settings, flight_percent=150))
    portal.change(space, key, still)
    qtbot.waitUntil(lambda: preferences.wishes.is_calm is True, timeout=PATIENCE_MS)
    assert flights() == 150

    preferences.change(replace(preferences.settings, flight_percent=0))
    portal.change(space, key, moving)
    qtbot.waitUntil(lambda: flights() == 100, timeout=PATIENCE_MS)
