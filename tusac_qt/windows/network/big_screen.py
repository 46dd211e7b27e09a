"""The window as the big screen of a room: it shows the table to all, while hands are on phones."""

from PySide6.QtCore import QObject, Signal

from net.match.status import TablePhase
from net.table.interface.commands import StandUp
from net.table.interface.status import Status
from tusac_qt.bridges.net_bridge import NetBridge
from tusac_qt.bridges.phone_bridge import PhoneBridge
from tusac_qt.play.remote_table import own_seat
from tusac_qt.windows.desktop.preferences import Preferences
from tusac_qt.windows.frame.main import MainWindow
from tusac_qt.windows.network.big_lobby import BigLobby
from tusac_qt.windows.table.table import TablePage


class BigScreen(QObject):
    """Turns the window into a big screen, and back.

    Attributes:
        is_on: whether the window is one.
        lobby: the page before the first cards lie on the table; None where there is none of it.

    Signals:
        ended: the usual pages are to be shown again.
    """

    ended = Signal()

    def __init__(
        self, window: MainWindow, preferences: Preferences, net: NetBridge, phones: PhoneBridge
    ) -> None:
        super().__init__(window)
        self._window, self._preferences, self._net, self._phones = window, preferences, net, phones
        self._table: TablePage | None = None
        self._was_full = self._stands_up = False
        self.is_on = False
        self.lobby: BigLobby | None = None
        preferences.changed.connect(self._follow_settings)

    def begin(self, status: Status) -> None:
        """Fill the screen with the lobby; the player at this computer watches, as all would see that hand."""
        self._fill()
        self.lobby = lobby = BigLobby(self._preferences.theme, self._preferences.skin)
        lobby.closed.connect(self.end)
        lobby.start_wanted.connect(self._phones.start_match)
        lobby.free_wanted.connect(self._phones.free)
        self._phones.changed.connect(lobby.show_serving)
        self._phones.seated.connect(lobby.show_phones)
        self._window.turn_to(lobby)
        self._phones.tell()
        self.follow(status)

    def follow(self, status: Status) -> None:
        """Show the status while no cards lie on the table."""
        if self.lobby is None:
            return
        self.lobby.show_status(status)
        is_seated = own_seat(status) is not None and status.phase is TablePhase.LOBBY
        if is_seated and not self._stands_up:
            self._net.send(StandUp())
        self._stands_up = is_seated

    def meet(self, table: TablePage) -> None:
        """Show a table whose cards lie on it now."""
        self._table = table
        table.big_wanted.connect(self._choose)
        table.show_big(is_big=self.is_on)
        self._drop_lobby()

    def end(self) -> None:
        """Go back to a window for one person."""
        self._empty()
        if self._table is not None:
            self._table.show_big(is_big=False)
        self.ended.emit()
        self._drop_lobby()

    def leave(self) -> None:
        """Note that we have left the table."""
        self._empty()
        self._table = None
        self._drop_lobby()

    def _choose(self, is_big: bool) -> None:  # noqa: FBT001 - a Qt slot
        if not is_big:
            self.end()
        elif self._table is not None:
            self._fill()
            self._table.show_big(is_big=True)

    def _fill(self) -> None:
        if not self.is_on:
            self.is_on, self._was_full = True, self._window.isFullScreen()
            self._window.showFullScreen()

    def _empty(self) -> None:
        if self.is_on and not self._was_full:
            self._window.showNormal()
        self.is_on = False

    def _drop_lobby(self) -> None:
        lobby, self.lobby = self.lobby, None
        if lobby is not None:
            self._window.pages.removeWidget(lobby)
            lobby.deleteLater()

    def _follow_settings(self) -> None:
        if self.lobby is not None:
            self.lobby.retranslate()
