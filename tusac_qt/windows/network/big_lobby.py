"""The lobby on a big screen: a picture that phones read from the sofa, and who sits where."""

import time
from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from net.match.status import TablePhase
from net.table.interface.status import Member, Status
from tusac_qt.model.lobby import Holder, lobby_faces, lobby_seats, ready_seats
from tusac_qt.model.lobby_words import (
    between_words,
    countdown_words,
    dealing_words,
    offer_line,
    seat_words,
    waiting_words,
    waits_for_friends,
)
from tusac_qt.phone.invitation import Serving
from tusac_qt.scene.style_sheet import style_sheet
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.network.phone_box import (
    Picture,
    how_text,
    picture_name,
    refused_text,
    trust_text,
    typed_text,
)
from tusac_qt.windows.network.seat_map import SeatMap
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.words.faces import DERIVED

_TICK_MS = 200
_BODY, _WIDTH_FOR_TEXT = 0.028, 0.6
"""The height of text, in heights of the screen, of which no more counts than this share of its width."""
_PICTURE_H, _PICTURE_W = 0.48, 0.34
"""How large the picture is at most, in heights and in widths of the screen."""


class BigLobby(QWidget):
    """A page for a whole room while phones join.

    Signals:
        closed: the usual window is wanted again.
        start_wanted: the match is to begin with those who sit there.
        free_wanted: the key of a machine whose phone is away, and whose seat is to be free.
    """

    closed = Signal()
    start_wanted = Signal()
    free_wanted = Signal(object)

    def __init__(self, theme: Theme, skin: CardSkin, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._theme, self._clock = theme, clock
        self._status: Status | None = None
        self._serving: Serving | None = None
        self._host = ""
        self._phones: frozenset[bytes] = frozenset()
        self._away: frozenset[bytes] = frozenset()
        self._body = 0
        self._title, self._about, self._how, self.typed, self._trust = (PlainLabel(self) for _ in range(5))
        self.seats = SeatMap(theme, skin)
        self.picture = Picture(self)
        self._close, self.start, self.free = (QPushButton(self) for _ in range(3))
        self._tick = QTimer(self)
        self._tick.setInterval(_TICK_MS)
        self._tick.timeout.connect(self._show_middle)
        self._close.clicked.connect(self.closed)
        self.start.clicked.connect(self.start_wanted)
        self.free.clicked.connect(self._free)
        self._lay_out()
        self.retranslate()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._close.setText(self.tr("Close the big screen (Esc)"))
        self.picture.setAccessibleName(picture_name())
        self._trust.setText(trust_text())
        self.show_serving(self._serving, self._host)
        if self._status is not None:
            self.show_status(self._status)

    def show_serving(self, serving: Serving | None, host: str) -> None:
        """Show how phones join, once it is known."""
        self._serving, self._host = serving, host
        is_open = serving is not None and not serving.problem
        for part in (self.picture, self.typed):
            part.setVisible(is_open)
        if serving is None:
            self._how.setText("")
        elif serving.problem:
            self._how.setText(refused_text(serving))
        else:
            side = min(_PICTURE_H * self.height(), _PICTURE_W * self.width())
            self.picture.show_url(serving.invitation.url(host, serving.port), round(side))
            self._how.setText(how_text())
            self.typed.setText(typed_text(serving, host))

    def show_phones(self, phones: frozenset[bytes], away: frozenset[bytes] = frozenset()) -> None:
        """Show the players with phones of this computer, by their machines' keys, and those who are away."""
        self._phones, self._away = phones, away
        if self._status is not None:
            self.show_status(self._status)

    def show_status(self, status: Status) -> None:
        """Show the status, with the QR code until every seat is taken."""
        self._status = status
        if status.offer is not None:
            self._title.setText(status.offer.name)
            self._about.setText(offer_line(status))
        seats = lobby_seats(status)
        self.seats.show_seats(
            seats,
            [seat_words(status, seat, self._phones, self._away) for seat in seats],
            lobby_faces(status, DERIVED),
            ready=ready_seats(status),
            can_move=False,
        )
        self._side.setVisible(status.phase is TablePhase.LOBBY and any(seat.can_be_taken for seat in seats))
        self._show_buttons(status)
        self._show_middle()

    def _show_buttons(self, status: Status) -> None:
        """Offer to begin with the present players, and to free a seat whose phone is away."""
        is_lobby = status.phase is TablePhase.LOBBY
        gone = self._gone(status)
        self.start.setVisible(is_lobby and bool(self._phones))
        is_alone = waits_for_friends(status)
        self.start.setText(self.tr("Start with computer players") if is_alone else self.tr("Start now"))
        self.free.setVisible(is_lobby and gone is not None)
        if gone is not None:
            self.free.setText(self.tr("Free {name}’s seat").format(name=gone.name))

    def _gone(self, status: Status) -> Member | None:
        seated = (seat.member for seat in lobby_seats(status) if seat.holder is Holder.PERSON)
        return next((member for member in seated if member is not None and member.key in self._away), None)

    def _free(self) -> None:
        gone = None if self._status is None else self._gone(self._status)
        if gone is not None:
            self.free_wanted.emit(gone.key)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Adapt everything to the screen; called by Qt."""
        super().resizeEvent(event)
        body = round(_BODY * min(self.height(), _WIDTH_FOR_TEXT * self.width()))
        if body != self._body:
            self._body = body
            self.setStyleSheet(style_sheet(self._theme, body))
            self.seats.fit(body)
            self._outer.setContentsMargins(*(round(1.2 * body),) * 4)
            self._column.setContentsMargins(*(round(0.8 * body),) * 4)
            for box in (self._outer, self._column, self._row):
                box.setSpacing(round(0.7 * body))
        self.show_serving(self._serving, self._host)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Go back to the usual window with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _show_middle(self) -> None:
        status = self._status
        if status is None:
            return
        counted = countdown_words(status, self._clock())
        if status.phase is TablePhase.DEALING:
            self.seats.show_middle(*dealing_words(status), deck=True)
        elif counted is not None:
            self.seats.show_middle(*counted, deck=False)
        elif status.match is not None:
            self.seats.show_middle(*between_words(status, self._clock()), deck=False)
        else:
            self.seats.show_middle(*self._lobby_words(status), deck=False)
        if counted is not None and not self._tick.isActive():
            self._tick.start()
        elif counted is None:
            self._tick.stop()

    def _lobby_words(self, status: Status) -> tuple[str, str]:
        seats = lobby_seats(status)
        people = [seat.member for seat in seats if seat.holder is Holder.PERSON and seat.member is not None]
        if not self._phones:
            return self.tr("Sit down with your phones"), self.tr("Scan the QR code.")
        headline, line = waiting_words(status, has_started=False)
        if all(member.is_ready for member in people):
            return headline, line
        return headline, self.tr("Tap “I’m ready” on your phone.")

    def _lay_out(self) -> None:
        self._title.setProperty("role", "heading")
        self._about.setProperty("role", "secondary")
        self._trust.setProperty("role", "secondary")
        self.typed.setProperty("role", "title")
        for label in (self._how, self._trust):
            label.setWordWrap(True)
        self._trust.setAlignment(Qt.AlignmentFlag.AlignCenter)
        head, names = QHBoxLayout(), QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._title)
        names.addWidget(self._about)
        head.addLayout(names)
        head.addStretch()
        for button in (self.free, self.start):
            button.hide()
            head.addWidget(button, alignment=Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._close, alignment=Qt.AlignmentFlag.AlignTop)
        self._side = QFrame(self)
        self._side.setProperty("role", "panel")
        self._column = column = QVBoxLayout(self._side)
        column.addStretch()
        column.addWidget(self.picture, alignment=Qt.AlignmentFlag.AlignHCenter)
        for label in (self._how, self.typed):
            column.addWidget(label)
        column.addStretch()
        self._row = row = QHBoxLayout()
        row.addWidget(self.seats, 1)
        row.addWidget(self._side)
        self._outer = outer = QVBoxLayout(self)
        outer.addLayout(head)
        outer.addLayout(row, 1)
        outer.addWidget(self._trust)
