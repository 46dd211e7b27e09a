"""Notices on a desktop of Linux that has no tray: through its portal, on D-Bus. Imported only there."""

from PySide6.QtCore import QObject
from PySide6.QtDBus import QDBusConnection, QDBusMessage
from PySide6.QtGui import QIcon

from tusac_qt.windows.desktop.notices import TITLE, NoticeSink

PORTAL, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
_NOTIFICATION = "org.freedesktop.portal.Notification"
_ID = "waits"


class PortalNotices(NoticeSink):
    """Notices through the portal of the desktop, which does not say whether they are shown or pressed."""

    def __init__(self, bus: QDBusConnection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus = bus
        self._is_shown = False

    def show(self, text: str, icon: QIcon) -> None:
        """Show a text; the desktop knows the icon of the program."""
        del icon
        self._is_shown = True
        # texts alone: of numbers the desktop's own org.freedesktop.Notifications wants kinds that PySide
        # cannot send
        self._send("AddNotification", [_ID, {"title": TITLE, "body": text, "priority": "normal"}])

    def hide(self) -> None:
        """Take back what is shown."""
        if self._is_shown:
            self._is_shown = False
            self._send("RemoveNotification", [_ID])

    def _send(self, name: str, words: list[object]) -> None:
        message = QDBusMessage.createMethodCall(PORTAL, PATH, _NOTIFICATION, name)
        message.setArguments(words)
        self._bus.send(message)


def bus_of_portal() -> QDBusConnection | None:
    """Return the bus of this session; None if no portal of a desktop runs on it."""
    bus = QDBusConnection.sessionBus()
    is_there = bus.isConnected() and bus.interface().isServiceRegistered(PORTAL).value()
    return bus if is_there else None


def portal_of_session(parent: QObject | None) -> PortalNotices | None:
    """Return the notices of this desktop's portal; None if it has none."""
    bus = bus_of_portal()
    return None if bus is None else PortalNotices(bus, parent)
