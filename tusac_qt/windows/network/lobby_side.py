"""The panel beside the seats of a lobby: how others join, who is there, the chat."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QListWidget, QVBoxLayout, QWidget

from engine.seats import Seat
from net.match.status import TablePhase
from net.table.interface.status import Status
from tusac_qt.model.lobby import seated_faces
from tusac_qt.phone.invitation import Serving
from tusac_qt.windows.frame.herald import tell
from tusac_qt.windows.network.join_box import JoinBox
from tusac_qt.windows.network.phone_box import PhoneBox
from tusac_qt.windows.table.chat import ChatBar
from tusac_qt.windows.widgets.member_list import MemberList
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.windows.widgets.scrolling import ScrolledBody

_KEPT = 200
_WIDTH_EM = 29
_HEIGHT_EM = 26
_UNBOUNDED = 16777215
_MOST_OF_PAGE = 0.44
"""The seats have the rest."""
_ROOMY_EM = 31
"""So high, it holds number and picture for phones, with words about both."""
_ABOVE, _ABOVE_WITH_PHONES = 3, 12
"""How much higher than what was said the part above it is."""


class LobbySide(QFrame):
    """The panel at the right.

    Attributes:
        join: how others come in.
        phones: how phones do.
        members: who is there.
        warning: the last thing that should be noticed.
        talk: what was said and has happened.
        chat: what one says oneself.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._status: Status | None = None
        self._faces: Mapping[Seat, int] = {}
        self._body = 15
        self.join = JoinBox(self)
        self.phones = PhoneBox(self)
        self.members = MemberList(self)
        self.warning = PlainLabel(self)
        self.talk = QListWidget(self)
        self.chat = ChatBar(self)
        self.warning.setWordWrap(True)
        self.warning.setProperty("role", "alert")
        self.warning.hide()
        self.talk.setWordWrap(True)
        self.talk.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._box = box = QVBoxLayout(self)
        above = QWidget(self)
        self._above = QVBoxLayout(above)
        for part in (self.join, self.phones, self.warning, self.members):
            self._above.addWidget(part)
        self._above.addStretch()
        self._area = ScrolledBody(self)
        self._area.setWidget(above)
        box.addWidget(self._area, _ABOVE)
        box.addWidget(self.talk, 1)
        box.addWidget(self.chat)

    def retranslate(self) -> None:
        """Show all texts in the current language; what was said in the past stays."""
        self.talk.setAccessibleName(self.tr("Chat"))
        self.chat.retranslate()
        self.join.retranslate()
        self.phones.retranslate()

    def fit(self, body_px: int, page_px: int) -> None:
        """Adapt to this text height on a page of this width."""
        self._body = body_px
        self.narrow(page_px)
        for part in (self.members, self.join, self.phones, self.chat):
            part.fit(body_px)
        self._box.setContentsMargins(*(round(0.9 * body_px),) * 4)
        for box in (self._box, self._above):
            box.setSpacing(round(0.6 * body_px))
        self._above.setContentsMargins(0, 0, round(0.6 * body_px), 0)  # beside the scroll bar
        self.talk.setMinimumHeight(4 * body_px)
        if self._status is not None:
            self.show_status(self._status, self._faces)

    def narrow(self, page_px: int) -> None:
        """Leave the seats enough room on a page of that width."""
        self.setFixedWidth(min(_WIDTH_EM * self._body, round(_MOST_OF_PAGE * page_px)))
        self.setMinimumHeight(0)

    def spread(self) -> None:
        """Move below the seats, as wide as the page, which scrolls."""
        self.setMinimumWidth(0)
        self.setMaximumWidth(_UNBOUNDED)
        self.setMinimumHeight(_HEIGHT_EM * self._body)

    def show_status(self, status: Status, faces: Mapping[Seat, int]) -> None:
        """Show who is there, and before the first round how others come in."""
        self._status, self._faces = status, faces
        self.members.show_members(status, seated_faces(status, faces))
        self.join.show_status(status)
        self.show_join()

    def show_serving(self, serving: Serving | None, host: str) -> None:
        """Show how phones join; the chat makes room for it.

        The QR code is scrolled into view.
        """
        was_open = self.phones.is_open
        self.phones.show_serving(serving, host)
        if self.phones.is_open and not was_open:
            QTimer.singleShot(0, self, self._show_picture)
        self._box.setStretch(0, _ABOVE_WITH_PHONES if self.phones.is_open else _ABOVE)
        self._make_room()

    def show_join(self) -> None:
        """Show how others join, as long as that is useful and known."""
        is_open = self._status is not None and self._status.phase is TablePhase.LOBBY
        self.join.setVisible(is_open and self.join.is_known)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Adapt to a new height; called by Qt."""
        super().resizeEvent(event)
        self._make_room()

    def _show_picture(self) -> None:
        """Scroll the QR code into view, with as much of the lines above it as there is room for."""
        for layout in (self.phones.layout(), self.join.layout(), self._above, self._box):
            if layout is not None:
                layout.activate()  # else it would be sought where it lay before the others gave way
        self._area.verticalScrollBar().setValue(0)
        self._area.ensureWidgetVisible(self.phones.picture, 0, 0)

    def _make_room(self) -> None:
        """Make room for the QR code: hide the chat while it is empty, and the explanation of the number."""
        is_open = self.phones.is_open
        self.talk.setVisible(self.talk.count() > 0 or not is_open)
        self.join.explain(is_explained=not is_open or self.height() >= _ROOMY_EM * self._body)

    def add_line(self, line: str, *, is_warning: bool = False) -> None:
        """Add a line to the chat; a warning also stands out until the next one."""
        self.talk.addItem(line)
        self._make_room()
        tell(self, line)
        if self.talk.count() > _KEPT:
            self.talk.takeItem(0)
        self.talk.scrollToBottom()
        if is_warning:
            self.warning.setText(f"⚠ {line}")
            self.warning.show()

    def lines(self) -> list[str]:
        """Return the lines of the chat, oldest first."""
        return [self.talk.item(row).text() for row in range(self.talk.count())]
