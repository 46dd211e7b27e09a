"""The lobby of a table on the network, and the shuffle that begins in it."""

import time
from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.seats import Seat
from net.match.status import TablePhase
from net.node.reports import CoordinatorAt, Hosted
from net.table.interface.commands import SetReady, StandUp, StartMatch, TakeSeat
from net.table.interface.status import Status
from tusac_qt.model.lobby import has_guests, lobby_faces, lobby_seats, may_be_ready, ready_seats
from tusac_qt.model.lobby_words import (
    between_words,
    countdown_words,
    dealing_words,
    offer_line,
    sat_words,
    seat_words,
    waiting_words,
    waits_for_friends,
)
from tusac_qt.play.remote_table import own_seat
from tusac_qt.scene.style_sheet import restyle
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.frame.herald import tell
from tusac_qt.windows.network.lobby_side import LobbySide
from tusac_qt.windows.network.seat_map import SeatMap
from tusac_qt.windows.widgets.check_box import CheckBox
from tusac_qt.windows.widgets.door import Door
from tusac_qt.windows.widgets.flow import Flow
from tusac_qt.windows.widgets.line_arrows import LineArrows
from tusac_qt.windows.widgets.page import ENTER, edges
from tusac_qt.windows.widgets.plain import PlainLabel, set_tip
from tusac_qt.windows.widgets.scrolling import ScrolledBody
from tusac_qt.windows.widgets.tab_order import tab_as_drawn
from tusac_qt.words.faces import DERIVED
from tusac_qt.words.i18n import pace_clock, rules_name, without_marks
from tusac_qt.words.network import trust_text
from tusac_qt.words.punctuation import apart

_TICK_MS = 200
_BESIDE_EM = 52
"""A page at least so many heights of text wide has the side beside the seats, a narrower one below them."""


class LobbyPage(QWidget):
    """The page of a table before its first deal.

    Attributes:
        side: how others come in, who is there, what is said.
        face: of the person here, chosen or of the name; `DERIVED` before that is known.
        level: of the computer players that are to take free seats; "" where that is not known here.
        one_room: whether those at the table sit in one room, for the sounds.

    Signals:
        wanted: a `Command` for the session.
        remove_wanted: the place of a machine among `Status.members` to send away.
        leave_wanted: away from the table.
        rules_wanted: the `Rules` of the table are to be explained.
    """

    wanted = Signal(object)
    remove_wanted = Signal(int)
    leave_wanted = Signal()
    rules_wanted = Signal(object)

    def __init__(self, theme: Theme, skin: CardSkin, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab would stop here, and so begin anew at *ready*
        self._clock = clock
        self._status: Status | None = None
        self._has_started = False
        self._phones: frozenset[bytes] = frozenset()
        self._away: frozenset[bytes] = frozenset()
        self._sat = ""
        self._body_px, self._is_wide = 15, True
        self._title, self._about, self._trust = (PlainLabel(self) for _ in range(3))
        self.seats = SeatMap(theme, skin)
        self.side = LobbySide(self)
        self.ready, self.watch, self.leave, self.rules = (QPushButton(self) for _ in range(4))
        self.start = Door(self, size=1.1)
        self.face, self.level = DERIVED, ""
        self.one_room = CheckBox(self)
        LineArrows(self.side.chat.line)
        self._connect()
        self._lay_out()
        self._tick = QTimer(self)
        self._tick.setInterval(_TICK_MS)
        self._tick.timeout.connect(self._show_middle)
        self.retranslate()

    def retranslate(self) -> None:
        """Show all texts in the current language; what was said in the past stays."""
        self.leave.setText(self.tr("Leave (Esc)"))
        self.one_room.setText(self.tr("We’re in the same room"))
        set_tip(
            self.one_room, self.tr("Then only the host’s computer plays the sounds of the others’ cards.")
        )
        set_tip(self.start, self.tr("Friends who come later can take over a seat between rounds."))
        self.side.retranslate()
        if self._status is not None:
            self.show_status(self._status)

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self.seats.fit(body_px)
        self.side.fit(body_px, self.width())
        self.start.fit(body_px)
        self._below.set_gap(body_px)
        for box in (self._right, self._rows, self._lower):
            box.setSpacing(round(0.6 * body_px))
        self._outer.setContentsMargins(edges(body_px))
        self._outer.setSpacing(round(0.7 * body_px))
        self._body_px = body_px
        self._arrange()

    def use_skin(self, skin: CardSkin) -> None:
        """Show cards that way from now on."""
        self.seats.skin = skin
        self.seats.update()

    def show_place(self, place: Hosted | CoordinatorAt) -> None:
        """Show how others can reach the table."""
        before = self.side.join.spoken
        self.side.join.show_place(place)
        self.side.show_join()
        if self.side.join.spoken != before:
            tell(self, self.side.join.spoken)

    def show_advertised(self, *, is_advertised: bool) -> None:
        """Show whether the table appears in the lists of others."""
        self.side.join.show_advertised(is_advertised=is_advertised)

    def show_status(self, status: Status) -> None:
        """Show the status of the lobby."""
        self._note_seat(status)
        self._status = status
        offer = status.offer
        if offer is not None:
            self._title.setText(offer.name)
            self._show_offer(status)
            self.rules.setText(self.tr("Rules: {rules} (F1)").format(rules=rules_name(offer.rules.name)))
            self.setAccessibleName(apart((self._title.text(), without_marks(self._about.text()))))
        self._show_seats(status)
        self.side.show_status(status, lobby_faces(status, self.face))
        self.side.phones.allow_big(is_allowed=not has_guests(status))
        self._trust.setText(trust_text(status))
        self._trust.setVisible(bool(self._trust.text()))
        self._show_buttons(status)
        self._show_middle()
        tab_as_drawn(self)  # seats come free, and who may be sent away comes

    def show_phones(self, phones: frozenset[bytes], away: frozenset[bytes] = frozenset()) -> None:
        """Show who plays by a phone of this computer, by the keys of their machines, and whose is away."""
        self._phones, self._away = phones, away
        if self._status is not None:
            self._show_seats(self._status)

    def allow_start(self) -> None:
        """Enable the start button again: the last attempt has failed."""
        self._has_started = False
        self._show_middle()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Give the keyboard to the button for readiness, so that Space and Enter press it; called by Qt."""
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the seats enough room; called by Qt."""
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Handle Space (ready), Enter (the focused button) and Escape (leave)."""
        if isinstance(self.focusWidget(), QLineEdit):
            if event.key() == Qt.Key.Key_Escape:
                self.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if event.isAutoRepeat():
            return
        if event.key() == Qt.Key.Key_Space and self.ready.isVisible():
            self.ready.click()
        elif event.key() in ENTER:
            focused = self.focusWidget()
            button = focused if isinstance(focused, QAbstractButton) else self.ready
            if button.isVisible():
                button.click()
        elif event.key() == Qt.Key.Key_F1:
            self.rules.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.leave_wanted.emit()
        else:
            super().keyPressEvent(event)
            if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
                self._area.move_by_key(event.key())

    def _note_seat(self, status: Status) -> None:
        """Announce the player's seat, if it has changed, until something else happens at the seats."""
        before = self._status
        if before is None or (before.seats, ready_seats(before)) == (status.seats, ready_seats(status)):
            return
        has_moved = own_seat(before) not in (None, own_seat(status)) and own_seat(status) is not None
        self._sat = sat_words(status) if has_moved else ""

    def _show_seats(self, status: Status) -> None:
        seats = lobby_seats(status)
        texts = [seat_words(status, seat, self._phones, self._away) for seat in seats]
        is_lobby = status.phase is TablePhase.LOBBY
        faces = lobby_faces(status, self.face)
        focused = next((button for button in self.seats.buttons if button.hasFocus()), None)
        self.seats.show_seats(seats, texts, faces, ready=ready_seats(status), can_move=is_lobby)
        if focused is not None and not focused.isEnabled():
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # somebody has sat down there

    def _show_buttons(self, status: Status) -> None:
        me = next((member for member in status.members if member.is_me), None)
        is_lobby = status.phase is TablePhase.LOBBY and me is not None
        sits = own_seat(status) is not None
        may_start = is_lobby and me is not None and me.is_coordinator
        is_going = (self.start.hasFocus() and not may_start) or (self.watch.hasFocus() and not is_lobby)
        had_keyboard = self.hasFocus() or self.ready.hasFocus() or is_going
        can_be_ready = may_be_ready(status) and sits
        self.setFocusProxy(self.ready if can_be_ready else None)  # type: ignore[arg-type]
        if had_keyboard and not can_be_ready:
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # Qt would give it to *Leave*
        self.ready.setVisible(can_be_ready)
        if had_keyboard and can_be_ready:
            self.ready.setFocus(Qt.FocusReason.OtherFocusReason)
        self.watch.setVisible(is_lobby)
        self.start.setVisible(may_start)
        is_ready = me is not None and me.is_ready
        self.ready.setText(self.tr("I need a moment (Space)") if is_ready else self.tr("I’m ready (Space)"))
        self.ready.setProperty("role", "large" if is_ready else "primary")
        self.start.setProperty("role", "primary" if waits_for_friends(status) else "")
        for button in (self.ready, self.start):
            restyle(button)
        self.watch.setText(self.tr("Just watch") if sits else self.tr("Sit down"))
        self._arrange_buttons()

    def _show_middle(self) -> None:
        """Show in the middle what the lobby waits for; the countdown updates itself."""
        status = self._status
        if status is None:
            return
        counted = countdown_words(status, self._clock())
        if status.phase is TablePhase.DEALING:
            self.seats.show_middle(*dealing_words(status), deck=True)
        elif may_be_ready(status) and status.match is not None:
            self.seats.show_middle(*between_words(status, self._clock()), deck=False)
        elif counted is not None:
            self.seats.show_middle(*counted, deck=False)
        elif status.phase is TablePhase.JOINING:
            self.seats.show_middle(self.tr("Joining…"), "", deck=False)
        else:
            headline, detail = waiting_words(status, has_started=self._has_started)
            self.seats.show_middle(headline, self._sat or detail, deck=False)
        is_moving = counted is not None and self.isVisible()
        if is_moving and not self._tick.isActive():
            self._tick.start()
        elif not is_moving:
            self._tick.stop()

    def _watch_or_sit(self) -> None:
        status = self._status
        if status is None:
            return
        if own_seat(status) is not None:
            self.wanted.emit(StandUp())
            return
        free = (seat.seat for seat in lobby_seats(status) if seat.can_be_taken)
        seat = next(free, None)
        if seat is not None:
            self.wanted.emit(TakeSeat(seat))

    def _take_seat(self, seat: Seat) -> None:
        """Ask for a seat; the keyboard goes back to readiness, because the seats are about to move."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.wanted.emit(TakeSeat(seat))

    def _be_ready(self) -> None:
        me = next((member for member in self._status.members if member.is_me), None) if self._status else None
        if me is not None:
            self.wanted.emit(SetReady(not me.is_ready))

    def _ask_rules(self) -> None:
        if self._status is not None and self._status.offer is not None:
            self.rules_wanted.emit(self._status.offer.rules)

    def _start_match(self) -> None:
        """Ask for the start of the match, once.

        The button keeps the keyboard, which Qt would give to *Just watch*.
        """
        if not self._has_started:
            self._has_started = True
            self.wanted.emit(StartMatch())
            self._show_middle()

    def _connect(self) -> None:
        self.ready.clicked.connect(self._be_ready)
        self.start.clicked.connect(self._start_match)
        self.watch.clicked.connect(self._watch_or_sit)
        self.leave.clicked.connect(self.leave_wanted)
        self.rules.clicked.connect(self._ask_rules)
        self.seats.chosen.connect(self._take_seat)
        self.side.members.remove_wanted.connect(self.remove_wanted)
        self.side.chat.said.connect(self.wanted)

    def _lay_out(self) -> None:
        for label in (self._about, self._trust):
            label.setProperty("role", "secondary")
        self.rules.setProperty("role", "chip")
        self.watch.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.start.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        for label in (self._about, self._trust):
            label.setWordWrap(True)
        self._title.setProperty("role", "heading")
        self._outer = outer = QVBoxLayout(self)
        head = QHBoxLayout()
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._title)
        names.addWidget(self._about)
        head.addLayout(names, 1)
        head.addWidget(self.leave, alignment=Qt.AlignmentFlag.AlignTop)
        outer.addLayout(head)
        left = QVBoxLayout()
        left.addWidget(self.seats, 1)
        left.addWidget(self._trust)
        self._below = below = Flow(self)
        below.add(self.rules)
        below.add(self.one_room)
        left.addWidget(below)
        self._buttons = QWidget(self)
        self._rows = rows = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._buttons)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.ready, 1)
        self._lower = lower = QHBoxLayout()
        lower.addWidget(self.start, 1)
        lower.addWidget(self.watch, 1)
        rows.addLayout(lower, 1)
        inner = QWidget(self)
        self._scrolled = scrolled = QVBoxLayout(inner)
        scrolled.setContentsMargins(0, 0, 0, 0)
        scrolled.addLayout(left, 1)
        self._area = area = ScrolledBody(self)
        area.setWidget(inner)
        self._columns = columns = QHBoxLayout()
        columns.addWidget(area, 1)
        self._right = right = QVBoxLayout()
        right.addWidget(self.side, 1)
        right.addWidget(self._buttons)
        columns.addLayout(right)
        outer.addLayout(columns, 1)

    def _arrange(self) -> None:
        """Put seats and side panel beside each other, or, with very large text, one below the other.

        The buttons are never scrolled: they are at the end of the side panel or, if the parts are below each
        other, at the end of the page.
        """
        is_wide = self.width() >= _BESIDE_EM * self._body_px
        if is_wide != self._is_wide:
            self._is_wide = is_wide
            (self._right if is_wide else self._scrolled).addWidget(self.side, 1 if is_wide else 0)
            (self._right if is_wide else self._outer).addWidget(self._buttons)
            tab_as_drawn(self)
        for box in (self._scrolled, self._columns):
            box.setSpacing(self._outer.spacing())
        if is_wide:
            self.side.narrow(self.width())
        else:
            self.side.spread()
        self._arrange_buttons()
        if self._status is not None:
            self._show_offer(self._status)

    def _show_offer(self, status: Status) -> None:
        """Say how long and how fast the table plays.

        Where seats need the room, the clock only to who points there.
        """
        clock = "" if status.offer is None else pace_clock(status.offer.pace)
        parts = (offer_line(status, self.level), clock if self._is_wide else "")
        self._about.setText("  ·  ".join(filter(None, parts)))
        set_tip(self._about, clock)

    def _arrange_buttons(self) -> None:
        """Put all buttons into one row if the page is wide enough and low."""
        detail = self.tr("computers take the empty seats") if self._is_wide else ""  # its tip says so as well
        self.start.show_lines(self.tr("Start now"), detail)
        shown = [button for button in (self.ready, self.start, self.watch) if not button.isHidden()]
        row = sum(button.sizeHint().width() for button in shown)
        margins = self._outer.contentsMargins()
        room = self.width() - margins.left() - margins.right() - 2 * self._rows.spacing()
        is_row = not self._is_wide and row <= room
        way = QBoxLayout.Direction.LeftToRight if is_row else QBoxLayout.Direction.TopToBottom
        self._rows.setDirection(way)
