"""What goes on between the main window and tables on the network: found, joined, hosted, played, left."""

import sys
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer

from net.links.faults import Fault
from net.node.reports import AtTable, Failed, Hosted, RecordKept, TablesSeen, Warned
from net.node.wishes import Hosting, Joining
from net.session.commands import Command, Remove, Rename, TakeSeat
from net.session.status import Dealt, EndReason, News, NewsKind, Phase, Said, SessionEvent, Status
from tusac_qt.model.found_tables import nearby_list
from tusac_qt.model.lobby import lobby_seats
from tusac_qt.model.nearby import NearbyTable
from tusac_qt.net_bridge import NetBridge, RemoteBridge, read_target
from tusac_qt.new_match import person_name, table_to_host
from tusac_qt.options import Options
from tusac_qt.play.remote_table import RemoteTable, noted, own_seat
from tusac_qt.preferences import Preferences
from tusac_qt.version import program_version
from tusac_qt.windows.ask import Asked, AskPanel
from tusac_qt.windows.host_form import HostForm
from tusac_qt.windows.lobby import LobbyPage
from tusac_qt.windows.main import MainWindow
from tusac_qt.windows.rooms import Rooms
from tusac_qt.words.network import Advice, Way, ending, failure, system_notice, trouble, way_name
from tusac_qt.words.table_news import note_text

_PATIENCE_MS = 300
"""What is done sooner needs no sign that something is being done."""

_WARNINGS = frozenset(
    {
        NewsKind.CODE_TRIED,
        NewsKind.KEY_CHANGED,
        NewsKind.PROVEN_CHEAT,
        NewsKind.NOT_SAVED,
        NewsKind.NOT_AGREED,
    }
)


class NetworkRooms(QObject):
    """The network's part of one window.

    Attributes:
        lobby: the page of the table we are at, if we are at one.
        form: what is settled before a table is opened; None until it was wanted.
        ask: the panel of questions and troubles.
        notice: what to say before the system asks about the network; "" where it does not ask.
    """

    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        rooms: Rooms,
        net: NetBridge,
        options: Options,
    ) -> None:
        """Get to know the window; nothing happens before `start`.

        Args:
            window: where pages are shown.
            preferences: the settings in use.
            rooms: shows tables.
            net: the door to the network.
            options: the wishes of the command line.
        """
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._rooms = rooms
        self._net = net
        self._options = options
        self._wish: Hosting | Joining | None = None
        self._bridge: RemoteBridge | None = None
        self._status: Status | None = None
        self._is_browsing = False
        self._name = options.name or person_name(preferences.settings)
        self.lobby: LobbyPage | None = None
        self.form: HostForm | None = None
        self.notice = system_notice(sys.platform)
        self.ask = AskPanel(window)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE_MS)
        self._patience.timeout.connect(self._show_patience)
        self._connect()
        self._fit()

    def start(self) -> None:
        """Look for tables if the home screen is seen, and do what the command line wants."""
        self._browse(is_on=self._window.home.isVisible())
        wish = self._options.hosting or self._options.joining
        if wish is not None:
            self._begin(wish)

    def host(self, name: str = "") -> None:
        """Open a table as the settings say, called so or after its host."""
        try:
            hosting = table_to_host(self._options, self._preferences.settings)
        except ValueError as error:
            self.ask.ask(Asked(self.tr("No table can be opened"), str(error), "", self.tr("Home")))
            return
        named = replace(hosting, name=name) if name else hosting
        self._after_notice(lambda: self._begin(named))

    def settle(self) -> None:
        """Show the form of a table to open."""
        form = self.form
        if form is None:
            form = self.form = HostForm(self._preferences.settings)
            form.settings_changed.connect(self._preferences.change)
            form.host_wanted.connect(self._host_by_form)
            form.closed.connect(self._show_home)
            form.rules.help_wanted.connect(self._rooms.show_help)
            form.rules.edit_wanted.connect(self._rooms.edit_rules)
            form.fit(self._preferences.body_px)
        self._fill_form()
        self._window.turn_to(form)

    def _host_by_form(self) -> None:
        if self.form is not None:
            self._show_home()
            self.host(self.form.name.text().strip())

    def _fill_form(self) -> None:
        if self.form is None:
            return
        try:
            name = table_to_host(self._options, self._preferences.settings).name
        except ValueError:
            name = ""
        self.form.show_settings(self._preferences.settings, name)

    def join(self, table: NearbyTable) -> None:
        """Join a table of the list; whether a code is needed shows then: who was there before needs none."""
        self._begin(Joining(table.addresses, table=table.table, wants_seat=table.has_place))

    def ask_address(self, problem: str = "", typed: str = "") -> None:
        """Ask for a table number or an address, and join there."""
        text = problem or self.tr(
            "The number stands large on the host's screen. An address looks like 192.168.1.37."
        )
        asked = Asked(
            self.tr("Join by number or address"),
            text,
            self.tr("Join"),
            self.tr("Cancel"),
            self.tr("37, or 192.168.1.37"),
            typed,
        )
        self.ask.ask(asked, self._join_address)

    def leave(self) -> None:
        """Leave the table; while cards lie on it, only if the player means it."""
        status = self._status
        if status is None or self._bridge is None or status.end is not None:
            self._leave_now()
            return
        asked = Asked(
            self.tr("Leave the table?"),
            self.tr(
                "The others play on: your seat only passes until the round ends, then a computer player takes it."
            ),
            self.tr("Leave"),
            self.tr("Stay"),
        )
        self.ask.ask(asked, lambda _text: self._leave_now())

    def close(self) -> None:
        """Leave and end; the window is closing."""
        self._net.close()

    def _connect(self) -> None:
        home, net = self._window.home, self._net
        home.host_wanted.connect(self.host)
        home.form_wanted.connect(self.settle)
        home.shown.connect(lambda is_shown: self._browse(is_on=is_shown))
        home.nearby.join_wanted.connect(self.join)
        home.nearby.address_wanted.connect(self.ask_address)
        home.nearby.refresh_wanted.connect(net.refresh)
        home.nearby.search_wanted.connect(lambda is_on: net.look_harder(is_on=is_on))
        home.nearby.allowed.connect(self._allow)
        home.nearby.why_wanted.connect(self._diagnose)
        self._rooms.leave_wanted.connect(self.leave)
        self._rooms.seat_wanted.connect(self._take_seat)
        self._window.resized.connect(self._fit)
        self._preferences.changed.connect(self._follow_settings)
        net.seen.connect(self._see)
        net.hosted.connect(self._show_hosted)
        net.at_table.connect(self._follow)
        net.failed.connect(self._fail)
        net.warned.connect(self._warn)
        net.kept.connect(self._keep)
        net.left.connect(self._have_left)

    def _browse(self, *, is_on: bool) -> None:
        """List tables while the home screen is seen; not before the player knows what the system will ask."""
        if is_on and self._must_tell():
            self._window.home.nearby.explain(self.notice)
            return
        if is_on == self._is_browsing:
            return
        self._is_browsing = is_on
        self._net.browse(is_on=is_on)
        if is_on:
            self._window.home.nearby.listen()

    def _must_tell(self) -> bool:
        return bool(self.notice) and not self._preferences.settings.is_network_told

    def _allow(self) -> None:
        self._preferences.change(replace(self._preferences.settings, is_network_told=True))
        self._browse(is_on=True)

    def _after_notice(self, go_on: Callable[[], None]) -> None:
        """Say what the system will ask, the first time only, and go on."""
        if not self._must_tell():
            go_on()
            return

        def accept(_text: str) -> None:
            self._preferences.change(replace(self._preferences.settings, is_network_told=True))
            go_on()

        asked = Asked(
            self.tr("Before the system asks"),
            self.notice,
            self.tr("Go on"),
            self.tr("Cancel"),
        )
        self.ask.ask(asked, accept)

    def _see(self, seen: TablesSeen) -> None:
        self._window.home.nearby.show_tables(nearby_list(seen.nearby))
        if self.lobby is not None:
            self.lobby.show_advertised(is_advertised=seen.nearby.is_advertised)

    def _join_address(self, text: str) -> None:
        try:
            addresses = read_target(text)
        except ValueError as error:
            self.ask_address(str(error), text)
            return
        self._after_notice(lambda: self._begin(Joining(addresses)))

    def _ask_code(self, joining: Joining, text: str) -> None:
        asked = Asked(
            self.tr("The table's code"),
            text,
            self.tr("Join"),
            self.tr("Cancel"),
            self.tr("Code"),
            joining.code,
        )
        self.ask.ask(asked, lambda code: self._begin(replace(joining, code=code)))

    def _begin(self, wish: Hosting | Joining) -> None:
        self._wish = wish
        self._status = None
        self._patience.start()
        if isinstance(wish, Hosting):
            self._net.host(wish)
        else:
            self._net.join(wish)

    def _show_patience(self) -> None:
        is_host = isinstance(self._wish, Hosting)
        title = self.tr("Opening the table…") if is_host else self.tr("Joining the table…")
        asked = Asked(title, "", "", self.tr("Cancel"), is_busy=True)
        self.ask.ask(asked, otherwise=self._leave_now)

    def _diagnose(self) -> None:
        """Show why tables may not be seen; it takes some seconds to find out."""
        asked = Asked(self.tr("Looking at this computer's network…"), "", "", self.tr("Cancel"), is_busy=True)
        self.ask.ask(asked)
        self._net.diagnose(self._show_diagnosis)

    def _show_diagnosis(self, text: str) -> None:
        if self.ask.is_asking:
            self.ask.press_away()
            self._rooms.show_text(self.tr("Why can I not see a table?"), text)

    def _fail(self, failed: Failed) -> None:
        self._patience.stop()
        self._drop()
        self._show_home()
        if failed.why is Fault.NO_CODE and isinstance(self._wish, Joining):
            self._wish = replace(self._wish, code="")
        title = (
            self.tr("Not joined") if isinstance(self._wish, Joining) else self.tr("No table can be opened")
        )
        self._advise(title, failure(failed, program_version()))

    def _advise(self, title: str, advice: Advice) -> None:
        """Say what is wrong, with the one thing to do about it."""
        wish = self._wish
        if advice.way is Way.CODE and isinstance(wish, Joining):
            self._ask_code(wish, advice.text)
            return
        ways = {
            Way.AGAIN: self._again,
            Way.CODE: self._again,
            Way.ADDRESS: self.ask_address,
            Way.WHY: self._diagnose,
            Way.HOST: self.host,
        }
        go = ways.get(advice.way)
        if go is None:
            self.ask.ask(Asked(title, advice.text, "", self.tr("Home")))
        else:
            asked = Asked(title, advice.text, way_name(advice.way), self.tr("Home"))
            self.ask.ask(asked, lambda _text: go())

    def _again(self) -> None:
        if self._wish is not None:
            self._begin(self._wish)

    def _follow(self, report: AtTable) -> None:
        """Show how things stand at our table."""
        status, events = report.status, report.events
        if self._patience.isActive() or self._status is None:
            self._patience.stop()
            self.ask.press_away()
        self._status = status
        lobby = self.lobby or self._enter_lobby()
        lobby.show_status(status)
        self._rename(status)
        for event in events:
            self._note(lobby, status, event)
        if self._bridge is not None and not self._sits_elsewhere(status, events):
            self._bridge.follow(status, events)
        elif status.round is not None and status.match is not None and status.end is None:
            self._sit_down(status, events)
        if status.end is not None:
            self._end(status)

    def _rename(self, status: Status) -> None:
        """Be called what the settings say, if that has changed since the node was made."""
        name = self._options.name or person_name(self._preferences.settings)
        if status.phase is Phase.LOBBY and name != self._name:
            self._name = name
            self._net.send(Rename(name))

    def _sits_elsewhere(self, status: Status, events: tuple[SessionEvent, ...]) -> bool:
        """Return whether a new round begins in which we have another seat, or none any more."""
        bridge = self._bridge
        if bridge is None or not any(isinstance(event, Dealt) for event in events):
            return False
        table, own = bridge.table, own_seat(status)
        return table.is_watching != (own is None) or (own is not None and own != table.seat)

    def _sit_down(self, status: Status, events: tuple[SessionEvent, ...]) -> None:
        bridge = RemoteBridge(RemoteTable(status, self._net.send))
        self._bridge = bridge
        self._rooms.sit_down(bridge)
        bridge.follow(status, tuple(event for event in events if isinstance(event, Dealt | News | Said)))

    def _enter_lobby(self) -> LobbyPage:
        preferences = self._preferences
        lobby = LobbyPage(preferences.theme, preferences.skin)
        lobby.wanted.connect(self._send)
        lobby.remove_wanted.connect(self._remove)
        lobby.leave_wanted.connect(self.leave)
        self.lobby = lobby
        lobby.fit(preferences.body_px)
        self._window.turn_to(lobby)
        return lobby

    def _note(self, lobby: LobbyPage, status: Status, event: SessionEvent) -> None:
        if isinstance(event, Said | News):
            is_warning = isinstance(event, News) and event.kind in _WARNINGS
            lobby.add_line(note_text(noted(status, event)), is_warning=is_warning)
            if isinstance(event, News) and event.kind is NewsKind.NOT_AGREED:
                lobby.allow_start()

    def _send(self, command: Command) -> None:
        self._net.send(command)

    def _take_seat(self) -> None:
        """Ask for the seat of a computer player, from the next round on."""
        status = self._status
        seats = () if status is None else lobby_seats(status)
        free = next((seat.seat for seat in seats if seat.can_be_taken), None)
        if free is not None:
            self._net.send(TakeSeat(free))

    def _remove(self, place: int) -> None:
        status = self._status
        if status is None:
            return
        member = status.members[place]
        asked = Asked(
            self.tr("Send {name} away?").format(name=member.name),
            self.tr("That computer cannot come back to this table."),
            self.tr("Send away"),
            self.tr("Cancel"),
        )
        self.ask.ask(asked, lambda _text: self._net.send(Remove(member.key)))

    def _show_hosted(self, hosted: Hosted) -> None:
        lobby = self.lobby or self._enter_lobby()
        lobby.show_hosted(hosted)

    def _warn(self, warned: Warned) -> None:
        text = trouble(warned.why, warned.detail).text
        if self.lobby is not None:
            self.lobby.add_line(text, is_warning=True)
        if self._rooms.table is not None and self._bridge is not None:
            self._rooms.table.say(text)

    def _keep(self, kept: RecordKept) -> None:
        if self._rooms.table is not None and self._bridge is not None:
            self._rooms.table.keep_record(kept.path)

    def _end(self, status: Status) -> None:
        """Say why it is over for us; after the last round the result says it, and leads home."""
        if status.end is None or status.end is EndReason.WE_LEFT:
            return
        if status.end is EndReason.MATCH_OVER and self._bridge is not None:
            return
        advice = ending(status.end, status.end_detail)
        self._drop()
        self._show_home()
        self._advise(self.tr("Away from the table"), advice)

    def _leave_now(self) -> None:
        self._patience.stop()
        self._net.leave()
        self._drop()
        self._show_home()

    def _have_left(self) -> None:
        """The node is at no table: go home, unless the last result is still being looked at."""
        status = self._status
        if self._bridge is not None and status is not None and status.end is EndReason.MATCH_OVER:
            return
        if self.lobby is not None:
            self._drop()
            self._show_home()

    def _drop(self) -> None:
        """Take the pages of the table away."""
        self._status = None
        self._bridge = None
        lobby, self.lobby = self.lobby, None
        if lobby is not None:
            self._window.pages.removeWidget(lobby)
            lobby.deleteLater()

    def _show_home(self) -> None:
        self._rooms.go_home()

    def _follow_settings(self) -> None:
        if self.lobby is not None:
            self.lobby.use_skin(self._preferences.skin)
            self.lobby.retranslate()
        self._fill_form()

    def _fit(self) -> None:
        self.ask.fit(self._preferences.body_px)
        if self.lobby is not None:
            self.lobby.fit(self._preferences.body_px)
        if self.form is not None:
            self.form.fit(self._preferences.body_px)
