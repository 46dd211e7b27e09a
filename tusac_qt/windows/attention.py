"""Who looks elsewhere is told when the table waits: in the title, in the task bar and, if wanted, by the system."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QSystemTrayIcon, QWidget

from tusac_qt.bridges.bridge import Bridge
from tusac_qt.model.waiting import Wait, waits_for
from tusac_qt.windows.preferences import Preferences

_NOTICE_MS = 8000


def can_notify() -> bool:
    """Return whether this system shows notices of programs."""
    return QSystemTrayIcon.isSystemTrayAvailable() and QSystemTrayIcon.supportsMessages()


class Attention(QObject):
    """Tells of one window that its table waits for the player.

    Signals:
        asked: the `Wait` that has begun, or None: a new question, or none any more.
    """

    asked = Signal(object)

    def __init__(self, window: QWidget, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._bridge: Bridge | None = None
        self._number: int | None = None
        self._tray: QSystemTrayIcon | None = None

    def attend(self, bridge: Bridge) -> None:
        """Watch a table from now on."""
        self._bridge = bridge
        self._number = None
        bridge.happened.connect(self._follow)
        bridge.changed.connect(self._follow)

    def leave(self) -> None:
        """Watch no table any more."""
        bridge, self._bridge = self._bridge, None
        if bridge is not None:
            bridge.happened.disconnect(self._follow)
            bridge.changed.disconnect(self._follow)
        self._window.setWindowTitle("Tứ Sắc")
        self._hide_notice()

    def _follow(self, _events: object = None) -> None:
        prompt = None if self._bridge is None else self._bridge.table.prompt
        number = None if prompt is None else prompt.number
        if number == self._number:
            return
        self._number = number
        wait = waits_for(prompt)
        self._window.setWindowTitle(self._title(wait))
        self._hide_notice()
        if wait is not None and not self._window.isActiveWindow():
            QApplication.alert(self._window)
            self._notify(wait)
        self.asked.emit(wait)

    def _title(self, wait: Wait | None) -> str:
        if wait is None:
            return "Tứ Sắc"
        is_turn = wait is Wait.TURN
        return self.tr("● Your turn – Tứ Sắc") if is_turn else self.tr("● Do you want this card? – Tứ Sắc")

    def _notify(self, wait: Wait) -> None:
        if not self._preferences.settings.has_notices or not can_notify():
            return
        text = self.tr("It is your turn.") if wait is Wait.TURN else self.tr("You can claim a card.")
        self._tray = tray = QSystemTrayIcon(self._window.windowIcon(), self)
        tray.messageClicked.connect(self._window.activateWindow)
        tray.activated.connect(self._window.activateWindow)
        tray.show()
        tray.showMessage("Tứ Sắc", text, self._window.windowIcon(), _NOTICE_MS)

    def _hide_notice(self) -> None:
        tray, self._tray = self._tray, None
        if tray is not None:
            tray.hide()
            tray.deleteLater()
