"""Calls a player who looks elsewhere when the table waits: in title, task bar and notifications."""

import sys

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from tusac_qt.bridges.bridge import Bridge
from tusac_qt.model.waiting import TableWait, waits_for
from tusac_qt.windows.desktop.notices import NoticeSink, TrayNotices, has_tray
from tusac_qt.windows.desktop.preferences import Preferences


def find_notices(parent: QObject | None) -> NoticeSink | None:
    """Return the object that shows notifications on this system; None if there is none."""
    if has_tray():
        return TrayNotices(parent)
    if sys.platform != "linux":
        return None
    try:
        from tusac_qt.windows.desktop.portal import portal_of_session  # noqa: PLC0415 - where it is needed, it is there
    except ImportError:  # a build without D-Bus
        return None
    return portal_of_session(parent)


class Attention(QObject):
    """Reports that the table of one window waits for the player.

    Signals:
        asked: the `TableWait` that has begun, or None: a new question, or none any more.
    """

    asked = Signal(object)

    def __init__(self, window: QWidget, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._bridge: Bridge | None = None
        self._number: int | None = None
        self._notices: NoticeSink | None = None

    def attend(self, bridge: Bridge) -> None:
        """Watch this table from now on."""
        self._bridge = bridge
        self._number = None
        bridge.happened.connect(self._follow)
        bridge.changed.connect(self._follow)

    def leave(self) -> None:
        """Stop watching tables."""
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
        self._window.setWindowTitle(self._title(wait if self._is_marked else None))
        self._hide_notice()
        if wait is not None and not self._window.isActiveWindow():
            QApplication.alert(self._window)
            self._notify(wait)
        self.asked.emit(wait)

    @property
    def _is_marked(self) -> bool:
        """Whether the title says that the table waits.

        A screen reader reads every new title of the window in front aloud, over what it is told of the table.
        """
        return not (QAccessible.isActive() and self._window.isActiveWindow())

    def _title(self, wait: TableWait | None) -> str:
        if wait is None:
            return "Tứ Sắc"
        is_claim = wait is TableWait.CLAIM
        return self.tr("● Do you want this card? – Tứ Sắc") if is_claim else self.tr("● Your turn – Tứ Sắc")

    def _notify(self, wait: TableWait) -> None:
        if not self._preferences.settings.has_notices:
            return
        if self._notices is None:
            self._notices = find_notices(self)
            if self._notices is None:
                return
            self._notices.pressed.connect(self._window.activateWindow)
        text = self.tr("You can claim a card.") if wait is TableWait.CLAIM else self.tr("It’s your turn.")
        self._notices.show(text, self._window.windowIcon())

    def _hide_notice(self) -> None:
        if self._notices is not None:
            self._notices.hide()
