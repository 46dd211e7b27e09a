"""The way to a table: the home screen's list, the form, addresses and codes, and errors on the way."""

import sys
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from net.address import typed_number
from net.links.faults import Fault
from net.node.reports import Failed, TablesSeen
from net.node.wishes import Hosting, Joining
from tusac_qt.bridges.net_bridge import NetBridge, read_target
from tusac_qt.choices.new_match import known_name, person_name, renamed, table_to_host
from tusac_qt.choices.options import StartOptions
from tusac_qt.model.found_tables import nearby_list
from tusac_qt.model.nearby import NearbyTable
from tusac_qt.system.version import VERSION
from tusac_qt.windows.desktop.preferences import Preferences
from tusac_qt.windows.frame.ask import Asked
from tusac_qt.windows.frame.main import MainWindow
from tusac_qt.windows.network.host_form import HostForm
from tusac_qt.windows.pages import Pages
from tusac_qt.words.network import system_notice
from tusac_qt.words.troubles import TroubleAction, TroubleAdvice, failure, way_name

_PATIENCE_MS = 300
"""What is done sooner needs no sign that something is being done."""


class JoinFlow(QObject):
    """Brings the player of one window to a table.

    Signals:
        begun: the node has been asked for a table.
        given_up: the player does not want to wait for it.

    Attributes:
        form: what is settled before a table is opened; None until it was wanted.
        ask: the panel of questions and troubles.
        notice: what to say before the system asks about the network; "" where it does not ask.
    """

    begun = Signal()
    given_up = Signal()

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
            window: whose home screen lists tables.
            preferences: the settings in use.
            rooms: shows help and texts, and goes home.
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
        self._is_browsing = False
        self._is_diagnosing = False
        self.form: HostForm | None = None
        self.notice = system_notice(sys.platform)
        self.ask = rooms.ask
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE_MS)
        self._patience.timeout.connect(self._show_patience)
        home = window.home
        home.host_wanted.connect(self.host)
        home.form_wanted.connect(self.settle)
        home.shown.connect(lambda is_shown: self._browse(is_on=is_shown and not window.isMinimized()))
        window.folded.connect(lambda is_folded: self._browse(is_on=home.isVisible() and not is_folded))
        home.nearby.join_wanted.connect(self.join)
        home.nearby.address_wanted.connect(self.ask_address)
        home.nearby.refresh_wanted.connect(net.refresh)
        home.nearby.search_wanted.connect(lambda is_on: net.look_harder(is_on=is_on))
        home.nearby.allowed.connect(self._allow)
        home.nearby.why_wanted.connect(self._diagnose)
        net.seen.connect(self._see)
        window.resized.connect(self._fit)
        preferences.changed.connect(self._fill_form)
        self._fit()

    def start(self) -> None:
        """Look for tables if the home screen is seen, and do what the command line wants."""
        self._browse(is_on=self._window.home.isVisible())
        wish = self._options.hosting or self._options.joining
        if wish is not None:
            self.begin(wish)

    def host(self, name: str = "") -> None:
        """Open a table as the settings say, called so or after its host."""
        self._after_name(lambda: self._host(name))

    def _host(self, name: str) -> None:
        try:
            hosting = table_to_host(self._options, self._preferences.settings)
        except ValueError as error:
            self.ask.ask(Asked(self.tr("Couldn’t open a table"), str(error), "", self.tr("Home")))
            return
        named = replace(hosting, name=name) if name else hosting
        self._after_notice(lambda: self.begin(named))

    def settle(self) -> None:
        """Show the form of a table to open."""
        form = self.form
        if form is None:
            form = self.form = HostForm(self._preferences.settings)
            form.settings_changed.connect(self._preferences.change)
            form.host_wanted.connect(self._host_by_form)
            form.closed.connect(self._rooms.go_home)
            form.rules.help_wanted.connect(self._rooms.rules.show_help)
            form.rules.edit_wanted.connect(self._rooms.rules.edit)
            form.fit(self._preferences.body_px)
        self._fill_form()
        self._window.turn_to(form)

    @property
    def level(self) -> str:
        """The level of the computer players at the table one hosts; "" if it is another's."""
        return self._wish.level if isinstance(self._wish, Hosting) else ""

    def join(self, table: NearbyTable) -> None:
        """Join a table of the list; only the attempt shows if a code is needed: former players need none."""
        joining = Joining(table.addresses, table=table.table, wants_seat=table.has_place or table.is_own)
        self._after_name(lambda: self.begin(joining))

    def ask_address(self, problem: str = "", typed: str = "") -> None:
        """Ask for a table number or an address, and join there."""
        text = problem or self.tr(
            "You’ll find the number in big print on the host’s screen. An address looks like 192.168.1.37."
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

    def begin(self, wish: Hosting | Joining) -> None:
        """Ask the node to open or join a table."""
        self._wish = wish
        self._patience.start()
        self.begun.emit()
        if isinstance(wish, Hosting):
            self._net.host(wish)
        else:
            self._net.join(wish)

    def arrive(self) -> None:
        """Stop waiting: we are at a table, or never will be."""
        self._patience.stop()
        self.ask.press_away()

    def tell_failure(self, failed: Failed) -> None:
        """Show why no table was joined."""
        if failed.why is Fault.NO_CODE and isinstance(self._wish, Joining):
            self._wish = replace(self._wish, code="")
        is_joining = isinstance(self._wish, Joining)
        title = self.tr("Couldn’t join") if is_joining else self.tr("Couldn’t open a table")
        self.advise(title, failure(failed, VERSION))

    def advise(self, title: str, advice: TroubleAdvice) -> None:
        """Show what is wrong, with the one thing to do about it."""
        wish = self._wish
        if advice.way is TroubleAction.CODE and isinstance(wish, Joining):
            self._ask_code(wish, advice.text)
            return
        if advice.way is TroubleAction.ADDRESS and isinstance(wish, Joining) and wish.number:
            self.ask_address(advice.text, wish.number)
            return
        ways = {
            TroubleAction.AGAIN: self._again,
            TroubleAction.CODE: self._again,
            TroubleAction.ADDRESS: self.ask_address,
            TroubleAction.WHY: self._diagnose,
            TroubleAction.HOST: self.host,
            TroubleAction.ANEW: self._host_anew,
        }
        go = ways.get(advice.way)
        if go is None:
            self.ask.ask(Asked(title, advice.text, "", self.tr("Home")))
        else:
            is_grave = advice.way is TroubleAction.ANEW
            asked = Asked(title, advice.text, way_name(advice.way), self.tr("Home"), is_grave=is_grave)
            self.ask.ask(asked, lambda _text: go())

    def _host_anew(self) -> None:
        if isinstance(self._wish, Hosting):
            self.begin(replace(self._wish, gives_up=True))

    def _host_by_form(self) -> None:
        """Open the table of the form; the form stays if a question is not answered."""
        self._after_name(lambda: self._after_notice(self._host_as_settled))

    def _host_as_settled(self) -> None:
        if self.form is not None:
            self._rooms.go_home()
            self._host(self.form.name.text().strip())

    def _fill_form(self) -> None:
        if self.form is None:
            return
        try:
            name = table_to_host(self._options, self._preferences.settings).name
        except ValueError:
            name = ""
        self.form.show_settings(self._preferences.settings, name)

    def _browse(self, *, is_on: bool) -> None:
        """List tables while the home screen is shown; only once the player knows what the system will ask."""
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

    def _after_name(self, go_on: Callable[[], None]) -> None:
        """Ask for the player's name, only if neither settings nor system know one, and go on."""
        if self._options.name or known_name(self._preferences.settings):
            go_on()
            return

        def accept(name: str) -> None:
            typed = renamed(self._preferences.settings, name)
            self._preferences.change(replace(typed, name=person_name(typed)))
            go_on()

        asked = Asked(
            self.tr("What’s your name?"),
            self.tr("The others at the table will see it. You can change it in the settings."),
            self.tr("Continue"),
            self.tr("Cancel"),
            self.tr("Your name"),
        )
        self.ask.ask(asked, accept)

    def _after_notice(self, go_on: Callable[[], None]) -> None:
        """Explain what the system will ask, the first time only, and go on."""
        if not self._must_tell():
            go_on()
            return

        def accept(_text: str) -> None:
            self._preferences.change(replace(self._preferences.settings, is_network_told=True))
            go_on()

        asked = Asked(
            self.tr("Your system will ask you"),
            self.notice,
            self.tr("Continue"),
            self.tr("Cancel"),
        )
        self.ask.ask(asked, accept)

    def _join_address(self, text: str) -> None:
        try:
            addresses = read_target(text)
        except ValueError as error:
            self.ask_address(str(error), text)
            return
        joining = Joining(addresses, number=typed_number(text))
        self._after_name(lambda: self._after_notice(lambda: self.begin(joining)))

    def _ask_code(self, joining: Joining, text: str) -> None:
        asked = Asked(
            self.tr("Table code"),
            text,
            self.tr("Join"),
            self.tr("Cancel"),
            self.tr("Code"),
            joining.code,
        )
        self.ask.ask(asked, lambda code: self.begin(replace(joining, code=code)))

    def _show_patience(self) -> None:
        is_host = isinstance(self._wish, Hosting)
        title = self.tr("Opening the table…") if is_host else self.tr("Joining the table…")
        asked = Asked(title, "", "", self.tr("Cancel"), is_busy=True)
        self.ask.ask(asked, otherwise=self._give_up)

    def _diagnose(self) -> None:
        """Show why tables may not be seen; it takes some seconds to find out."""
        asked = Asked(self.tr("Checking this computer’s network…"), "", "", self.tr("Cancel"), is_busy=True)
        self._is_diagnosing = True
        self.ask.ask(asked, otherwise=self._stop_diagnosing)
        self._net.diagnose(self._show_diagnosis)

    def _show_diagnosis(self, text: str) -> None:
        if self._is_diagnosing:
            self._is_diagnosing = False
            self.ask.press_away()
            self._rooms.visits.show_text(self.tr("Why can’t I see a table?"), text)

    def _again(self) -> None:
        if self._wish is not None:
            self.begin(self._wish)

    def _stop_diagnosing(self) -> None:
        self._is_diagnosing = False

    def _give_up(self) -> None:
        self._patience.stop()
        self.given_up.emit()

    def _see(self, seen: TablesSeen) -> None:
        self._window.home.nearby.show_tables(nearby_list(seen.nearby, seen.own))

    def _fit(self) -> None:
        if self.form is not None:
            self.form.fit(self._preferences.body_px)
