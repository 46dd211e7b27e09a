"""System notifications, one at a time: through a tray icon here, otherwise through `portal.py`."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QSystemTrayIcon

TITLE = "Tứ Sắc"
_SHOWN_MS = 8000


class NoticeSink(QObject):
    """An object that shows notifications.

    Signals:
        pressed: the player wants the window.
    """

    pressed = Signal()

    def show(self, text: str, icon: QIcon) -> None:
        """Show a text, which may stand on a locked screen, in place of any before."""
        raise NotImplementedError

    def hide(self) -> None:
        """Take back what is shown."""
        raise NotImplementedError


class TrayNotices(NoticeSink):
    """Notifications of a tray icon, which exists only while one is shown."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._tray: QSystemTrayIcon | None = None

    def show(self, text: str, icon: QIcon) -> None:
        """Show a text beside the icon."""
        self.hide()
        self._tray = tray = QSystemTrayIcon(icon, self)
        tray.messageClicked.connect(self.pressed)
        tray.activated.connect(self.pressed)
        tray.show()
        tray.showMessage(TITLE, text, icon, _SHOWN_MS)

    def hide(self) -> None:
        """Take back what is shown."""
        tray, self._tray = self._tray, None
        if tray is not None:
            tray.hide()
            tray.deleteLater()


def has_tray() -> bool:
    """Return whether the desktop has a tray that shows notices."""
    return QSystemTrayIcon.isSystemTrayAvailable() and QSystemTrayIcon.supportsMessages()
