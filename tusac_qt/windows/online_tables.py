"""The main window's network tables: found, joined, hosted, played, left."""

from dataclasses import replace
from typing import assert_never

from PySide6.QtCore import QObject

from net.match.status import Dealt, TablePhase
from net.node.reports import AtTable, CoordinatorAt, Failed, Hosted, RecordKept, TablesSeen, Trouble, Warned
from net.node.wishes import Hosting
from net.table.interface.commands import Remove, TakeSeat
from net.table.interface.status import EndReason, News, NewsKind, Said, SessionEvent, Status
from tusac_qt.bridges.net_bridge import NetBridge, RemoteBridge
from tusac_qt.bridges.phone_bridge import PhoneBridge
from tusac_qt.choices.new_match import person_name, table_name
from tusac_qt.choices.options import StartOptions
from tusac_qt.model.lobby import has_guests, is_ours, lobby_seats, plays_now
from tusac_qt.model.split import leaving_text, table_anew
from tusac_qt.phone.invitation import AskedClaim
from tusac_qt.play.remote_news import noted
from tusac_qt.play.remote_table import RemoteTable
from tusac_qt.play.visit import Ended, Follow, Gone, GoOn, InLobby, Move, SitDown, Stage, Visit
from tusac_qt.system.version import VERSION
from tusac_qt.windows.desktop.preferences import Preferences
from tusac_qt.windows.frame.ask import Asked
from tusac_qt.windows.frame.main import MainWindow
from tusac_qt.windows.join_flow import JoinFlow
from tusac_qt.windows.network.big_screen import BigScreen
from tusac_qt.windows.network.lobby import LobbyPage
from tusac_qt.windows.network.long_wait import LongWait
from tusac_qt.windows.pages import Pages
from tusac_qt.words.faces import own_face
from tusac_qt.words.table_news import note_text
from tusac_qt.words.troubles import ending, warning

_WARNINGS = frozenset(
    {
        NewsKind.KEY_CHANGED,
        NewsKind.PROVEN_CHEAT,
        NewsKind.DISK_FORGOT,
        NewsKind.SITS_OUT,
        NewsKind.NOT_AGREED,
    }
)
_OF_DISK = frozenset((Trouble.NOT_SAVED, Trouble.HELD_BACK))


class OnlineTables(QObject):
    """The network's part of one window.

    Attributes:
        join_flow: the way to a table.
        lobby: the page of the table we are at, if we are at one.
        visit: the visit to that table.
    """

    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        rooms: Pages,
        net: NetBridge,
        options: StartOptions,
    ) -> None:
        """Prepare; nothing happens before `start`.

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
        self._bridge: RemoteBridge | None = None
        self.visit = Visit()
        self._wants_big = False
        self._untold: list[str] = []
        self._name = person_name(preferences.settings, options.name)
        self._face = own_face(preferences.settings.face, self._name)
        self.lobby: LobbyPage | None = None
        self._phones = PhoneBridge(net)
        self._big = BigScreen(window, preferences, net, self._phones)
        self._big.ended.connect(self._show_lobby)
        usual = replace(options, hosting=None) if options.is_big_screen else options
        self.join_flow = JoinFlow(window, preferences, rooms, net, usual)
        self._phones.opened.connect(self.join_flow.begin)
        self._phones.failed.connect(self._tell_failure)
        self._phones.claimed.connect(self._ask_claim)
        self._asked_claim: AskedClaim | None = None
        self.join_flow.begun.connect(self._begin)
        self.join_flow.given_up.connect(self._leave_now)
        self._long_wait = LongWait(self.join_flow.ask, self)
        self._long_wait.wanted.connect(self._open_anew)
        rooms.leave_wanted.connect(self.leave)
        rooms.seat_wanted.connect(self._take_seat)
        window.resized.connect(self._fit)
        preferences.changed.connect(self._follow_settings)
        net.seen.connect(self._see)
        net.hosted.connect(self._show_hosted)
        net.coordinator_at.connect(self._show_coordinator)
        net.at_table.connect(self._follow)
        net.failed.connect(self._fail)
        net.warned.connect(self._warn)
        net.kept.connect(self._keep)
        net.left.connect(self._have_left)

    def start(self) -> None:
        """Look for tables if the home screen is seen, and do what the command line wants."""
        self.join_flow.start()
        if self._options.is_big_screen and self._options.hosting is not None:
            self._open_big(self._options.hosting)

    def _open_big(self, hosting: Hosting) -> None:
        """Open a table for phones, which this window only shows."""
        self._wants_big = True
        self._phones.host(hosting)

    def leave(self) -> None:
        """Leave the table; while cards lie on it or guests sit at ours, only if the player means it."""
        asked = self._asked_before_leaving()
        if asked is None:
            self._leave_now()
        else:
            self.join_flow.ask.ask(asked, lambda _text: self._leave_now())

    def _asked_before_leaving(self) -> Asked | None:
        status = self.visit.status
        if status is None or status.end is not None:
            return None
        if self._bridge is not None:
            title = self.tr("Leave the table?")
            text = leaving_text(status)
        elif has_guests(status):
            title = self.tr("Close the table?")
            text = self.tr("It’s your table: everyone at it will be sent home.")
        else:
            return None
        return Asked(title, text, self.tr("Leave"), self.tr("Stay"), is_grave=True)

    def _see(self, seen: TablesSeen) -> None:
        if self.lobby is not None:
            self.lobby.show_advertised(is_advertised=seen.nearby.is_advertised)

    def _begin(self) -> None:
        self.visit = self.visit.begin()

    def _fail(self, failed: Failed) -> None:
        self.visit, is_ours = self.visit.failed()
        if is_ours:
            self._tell_failure(failed)

    def _tell_failure(self, failed: Failed) -> None:
        """Show on the home page why no table was reached."""
        self._wants_big = False
        self.join_flow.arrive()
        self._go_home()
        self.join_flow.tell_failure(failed)

    def _follow(self, report: AtTable) -> None:
        """Show the status of our table."""
        status, events = report.status, report.events
        sits_elsewhere = self._bridge is not None and self._bridge.table.sits_elsewhere(status, events)
        was_coming = self.visit.stage is Stage.COMING
        self.visit, moves = self.visit.at_table(status, events, sits_elsewhere=sits_elsewhere)
        if moves and was_coming:
            self.join_flow.arrive()
        for move in moves:
            self._do(move)

    def _do(self, move: Move) -> None:
        if isinstance(move, InLobby):
            lobby = self.lobby or self._enter_lobby()
            self._show_in_lobby(lobby, move.status)
            self._show_beside(lobby, move.status, move.events)
        elif isinstance(move, SitDown):
            lobby = self.lobby or self._enter_lobby()
            if self._bridge is None:
                self._show_in_lobby(lobby, move.status)
            self._show_beside(lobby, move.status, (*move.before, *move.events))
            self._sit_down(move.status, (*move.before, *move.events))
        elif isinstance(move, Follow):
            self._show_beside(self.lobby or self._enter_lobby(), move.status, move.events)
            if self._bridge is not None:
                self._bridge.follow(move.status, move.events)
        elif isinstance(move, Ended):
            self._end(move.status)
        elif isinstance(move, Gone):
            self._go_home()
        elif isinstance(move, GoOn):
            self._open_big(move.hosting) if self._wants_big else self.join_flow.begin(move.hosting)
        else:
            assert_never(move)

    def _show_in_lobby(self, lobby: LobbyPage, status: Status) -> None:
        lobby.show_status(status)
        if self._wants_big and status.phase is TablePhase.LOBBY:
            self._show_big()
        self._big.follow(status)

    def _show_beside(self, lobby: LobbyPage, status: Status, events: tuple[SessionEvent, ...]) -> None:
        """Show what a status says beside the game: a table that waits, news, and chat."""
        self._long_wait.follow(status)
        for event in events:
            self._note(lobby, status, event)

    def _rename(self) -> None:
        """Use the name and the face of the settings wherever we are."""
        name = person_name(self._preferences.settings, self._options.name)
        if name != self._name:
            self._name = name
            self._net.rename(name)
        face = own_face(self._preferences.settings.face, name)
        if face != self._face:
            self._face = face
            self._net.wear(face)

    def _sit_down(self, status: Status, events: tuple[SessionEvent, ...]) -> None:
        bridge = RemoteBridge(RemoteTable(status, self._net.send))
        self._bridge = bridge
        self._rooms.sit_down(bridge)
        if self._rooms.table is not None:
            self._big.meet(self._rooms.table)
            self._phones.seated.connect(self._rooms.table.show_phones)
            self._phones.tell()
        bridge.follow(status, tuple(event for event in events if isinstance(event, Dealt | News | Said)))

    def _enter_lobby(self) -> LobbyPage:
        preferences = self._preferences
        lobby = LobbyPage(preferences.theme, preferences.skin)
        lobby.wanted.connect(self._net.send)
        lobby.remove_wanted.connect(self._remove)
        lobby.leave_wanted.connect(self.leave)
        lobby.rules_wanted.connect(self._rooms.rules.explain)
        lobby.one_room.setChecked(preferences.settings.has_one_room)
        lobby.one_room.toggled.connect(self._tell_room)
        lobby.face = self._face
        lobby.level = self.join_flow.level
        lobby.side.phones.wanted.connect(self._phones.serve)
        lobby.side.phones.big_wanted.connect(self._show_big)
        self._phones.changed.connect(lobby.side.show_serving)
        self._phones.seated.connect(lobby.show_phones)
        lobby.side.phones.switch.setChecked(self._options.serves_phones or self._phones.serves)
        self.lobby = lobby
        lobby.fit(preferences.body_px)
        for text in self._untold:
            lobby.side.add_line(text, is_warning=True)
        self._untold.clear()
        self._window.turn_to(lobby)
        return lobby

    def _show_big(self) -> None:
        """Show the table to a whole room, whose hands are on phones.

        The machine that opens a table plays at it, so a table that is only to be shown is opened anew.
        """
        status = self.visit.status
        if status is None:
            return
        if is_ours(status):
            self._wants_big = True
            self._open_anew(status)
        else:
            self._wants_big = False
            self._big.begin(status)

    def _show_lobby(self) -> None:
        """Show the usual lobby again, if no cards lie on the table yet."""
        if self.lobby is not None and self._bridge is None:
            self._window.turn_to(self.lobby)

    def _tell_room(self, has_one_room: bool) -> None:  # noqa: FBT001 - a Qt slot
        """Let other computers make sounds for this one, or not."""
        self._preferences.change(replace(self._preferences.settings, has_one_room=has_one_room))

    def _note(self, lobby: LobbyPage, status: Status, event: SessionEvent) -> None:
        if isinstance(event, Said | News):
            is_warning = isinstance(event, News) and event.kind in _WARNINGS
            lobby.side.add_line(note_text(noted(status, event)), is_warning=is_warning)
            if isinstance(event, News) and event.kind is NewsKind.NOT_AGREED:
                lobby.allow_start()

    def _take_seat(self) -> None:
        """Ask for the seat of a computer player, from the next round on."""
        status = self.visit.status
        seats = () if status is None else lobby_seats(status)
        free = next((seat.seat for seat in seats if seat.can_be_taken), None)
        if free is not None:
            self._net.send(TakeSeat(free))

    def _remove(self, place: int) -> None:
        status = self.visit.status
        if status is None:
            return
        member = status.members[place]
        is_later = plays_now(status, place)
        asked = Asked(
            self.tr("Send {name} away?").format(name=member.name),
            self.tr("{name} finishes this round, then leaves and can’t come back to this table.").format(
                name=member.name
            )
            if is_later
            else self.tr("That computer can’t come back to this table."),
            self.tr("Send away"),
            self.tr("Cancel"),
            is_grave=True,
        )
        self.join_flow.ask.ask(asked, lambda _text: self._net.send(Remove(member.key)))

    def _ask_claim(self, claim: AskedClaim | None) -> None:
        """Ask whether a new phone belongs to somebody here; ask no more once that is settled."""
        earlier, self._asked_claim = self._asked_claim, claim
        if claim is None:
            if earlier is not None and self.join_flow.ask.title.text() == self._claim_title(earlier):
                self.join_flow.ask.press_away()
            return
        asked = Asked(
            self._claim_title(claim),
            self.tr("Say yes only if you see {name} here: that phone will show {name}’s cards.").format(
                name=claim.name
            ),
            self.tr("Yes, let them sit down"),
            self.tr("No"),
            is_grave=True,
        )
        self.join_flow.ask.ask(
            asked,
            lambda _text: self._phones.answer(claim, agrees=True),
            lambda: self._phones.answer(claim, agrees=False),
        )

    def _claim_title(self, claim: AskedClaim) -> str:
        return self.tr("A new phone says it’s {name}. Is that right?").format(name=claim.name)

    def _show_hosted(self, hosted: Hosted) -> None:
        lobby = self.lobby or self._enter_lobby()
        lobby.show_place(hosted)
        self._net.find_firewalls(self._warn_of_firewall)

    def _warn_of_firewall(self, firewall: str) -> None:
        if self.lobby is not None:
            self.lobby.side.join.warn_of(firewall)

    def _show_coordinator(self, coordinator: CoordinatorAt) -> None:
        if self.lobby is not None:
            self.lobby.show_place(coordinator)

    def _warn(self, warned: Warned) -> None:
        text = warning(warned, VERSION)
        if self.lobby is not None:
            self.lobby.side.add_line(text, is_warning=True)
        else:
            self._untold.append(text)
            self._window.home.show_notice(text)
        if self._rooms.table is not None and self._bridge is not None:
            self._rooms.table.warn(text, is_of_disk=warned.why in _OF_DISK)

    def _keep(self, kept: RecordKept) -> None:
        if self._rooms.table is not None and self._bridge is not None:
            self._rooms.keep_record(kept.path)

    def _end(self, status: Status) -> None:
        """Say why the table is over for us; after the last round the result page says it, and leads home."""
        if self.visit.stage is Stage.OVER:
            return
        self._go_home()
        if status.end is not None and status.end is not EndReason.WE_LEFT:
            self.join_flow.advise(
                self.tr("You’re no longer at the table"), ending(status.end, status.end_detail)
            )

    def _leave_now(self, following: Hosting | None = None) -> None:
        """Leave, and then open a table that follows this one."""
        self.visit, moves = self.visit.leave(following)
        self._net.leave()
        self._go_home()
        for move in moves:
            self._do(move)

    def _open_anew(self, status: Status) -> None:
        """Leave a table that waits, and then open a new one like it."""
        if status.offer is not None:
            level = self._options.level or self._preferences.settings.level_at_table
            self._leave_now(table_anew(status, status.offer, table_name(self._name), level))

    def _have_left(self) -> None:
        self.visit, moves = self.visit.left()
        for move in moves:
            self._do(move)

    def _go_home(self) -> None:
        """Close the pages of the table."""
        self._long_wait.follow(None)
        self._bridge = None
        self._big.leave()
        lobby, self.lobby = self.lobby, None
        if lobby is not None:
            self._window.pages.removeWidget(lobby)
            lobby.deleteLater()
        self._rooms.go_home()

    def _follow_settings(self) -> None:
        self._rename()
        if self.lobby is not None:
            self.lobby.use_skin(self._preferences.skin)
            self.lobby.face = self._face
            self.lobby.one_room.setChecked(self._preferences.settings.has_one_room)
            self.lobby.retranslate()

    def _fit(self) -> None:
        if self.lobby is not None:
            self.lobby.fit(self._preferences.body_px)
