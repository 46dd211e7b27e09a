"""A notice while the window is behind.

What is told, through the tray's place or the desktop's portal, and taken back.
"""

import shutil
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QIcon

if sys.platform != "linux" or shutil.which("dbus-daemon") is None:
    pytest.skip("a bus of its own is needed", allow_module_level=True)

from PySide6.QtCore import ClassInfo, QObject, Slot
from PySide6.QtDBus import QDBusConnection
from pytestqt.qtbot import QtBot

from tests.support.bus import own_bus
from tests.support.patience import PATIENCE_S
from tusac_qt.windows.desktop.portal import PortalNotices

PATIENCE_MS = round(PATIENCE_S * 1000)


@ClassInfo({"D-Bus Interface": "org.freedesktop.portal.Notification"})
class Portal(QObject):
    """Stands for the desktop's portal on the other end of the bus."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: dict[str, dict[str, str]] = {}
        self.heard: list[str] = []

    @Slot(str, "QVariantMap")
    def AddNotification(self, name: str, told: dict[str, str]) -> None:  # noqa: N802 - its name there
        """Show a notice."""
        self.heard.append("add")
        self.shown[name] = told

    @Slot(str)
    def RemoveNotification(self, name: str) -> None:  # noqa: N802 - its name there
        """Take a notice back."""
        self.heard.append("remove")
        del self.shown[name]


@pytest.fixture
def address() -> Iterator[str]:
    """The address of a bus on which nobody else is."""
    yield from own_bus()


def test_a_notice_reaches_the_portal_and_is_taken_back(address: str, qtbot: QtBot) -> None:
    theirs = QDBusConnection.connectToBus(address, "portal")
    portal = Portal()
    assert theirs.registerObject(
        "/org/freedesktop/portal/desktop", portal, QDBusConnection.RegisterOption.ExportAllSlots
    )
    assert theirs.registerService("org.freedesktop.portal.Desktop")
    notices = PortalNotices(QDBusConnection.connectToBus(address, "game"))

    notices.show("It’s your turn.", QIcon())
    notices.show("You can claim a card.", QIcon())
    qtbot.waitUntil(lambda: len(portal.heard) == 2, timeout=PATIENCE_MS)
    (told,) = portal.shown.values()
    assert (told["title"], told["body"]) == ("Tứ Sắc", "You can claim a card.")

    notices.hide()
    notices.hide()
    qtbot.waitUntil(lambda: not portal.shown, timeout=PATIENCE_MS)
    assert portal.heard == ["add", "add", "remove"]
    for name in ("portal", "game"):
        QDBusConnection.disconnectFromBus(name)
