"""Beside the seats of a lobby: how others come in, who is there, what is said."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QListWidget, QScrollArea, QVBoxLayout, QWidget

from net.match.status import TablePhase
from net.table.status import Status
from tusac_qt.windows.chat import ChatBar
from tusac_qt.windows.join_box import JoinBox
from tusac_qt.windows.member_list import MemberList
from tusac_qt.windows.plain import PlainLabel

_KEPT = 200
_WIDTH_EM = 29
_MOST_OF_PAGE = 0.46
"""The seats have the rest."""


class LobbySide(QFrame):
    """The panel at the right.

    Attributes:
        join: how others come in.
        members: who is there.
        warning: the last thing that should be noticed.
        talk: what was said and has happened.
        chat: what one says oneself.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._status: Status | None = None
        self._body = 15
        self.join = JoinBox(self)
        self.members = MemberList(self)
        self.warning, self._words = PlainLabel(self), PlainLabel(self)
        self.talk = QListWidget(self)
        self.chat = ChatBar(self)
        for label in (self.warning, self._words):
            label.setWordWrap(True)
        self._words.setProperty("role", "secondary")
        self.warning.setProperty("role", "alert")
        self.warning.hide()
        self.talk.setWordWrap(True)
        self.talk.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._box = box = QVBoxLayout(self)
        box.addWidget(self.join)
        box.addWidget(self.warning)
        box.addWidget(self._scrolled(self.members), 3)
        box.addWidget(self._words)
        box.addWidget(self.talk, 2)
        box.addWidget(self.chat)

    def retranslate(self) -> None:
        """Say everything in the language now spoken; what was said in the past stays."""
        self.talk.setAccessibleName(self.tr("What was said"))
        self._words.setText(
            self.tr(
                "With the first cards come some words, behind the padlock. Read them out: where every screen shows "
                "the same, nobody is listening in between."
            )
        )
        self.chat.retranslate()
        self.join.retranslate()

    def fit(self, body_px: int, page_px: int) -> None:
        """Suit text of that height on a page of that width."""
        self._body = body_px
        self.narrow(page_px)
        for part in (self.members, self.join, self.chat):
            part.fit(body_px)
        self._box.setContentsMargins(*(round(0.9 * body_px),) * 4)
        self._box.setSpacing(round(0.6 * body_px))
        if self._status is not None:
            self.members.show_members(self._status)

    def narrow(self, page_px: int) -> None:
        """Leave the seats enough room on a page of that width."""
        self.setFixedWidth(min(_WIDTH_EM * self._body, round(_MOST_OF_PAGE * page_px)))

    def show_status(self, status: Status) -> None:
        """Show who is there, and before the first round how others come in."""
        self._status = status
        self.members.show_members(status)
        self.show_join()

    def show_join(self) -> None:
        """Show how others come in, as long as that is of use and known."""
        is_open = self._status is not None and self._status.phase is TablePhase.LOBBY
        self.join.setVisible(is_open and self.join.is_known)

    def add_line(self, line: str, *, is_warning: bool = False) -> None:
        """Add something that was said or has happened; a warning also stands out until the next one."""
        self.talk.addItem(line)
        if self.talk.count() > _KEPT:
            self.talk.takeItem(0)
        self.talk.scrollToBottom()
        if is_warning:
            self.warning.setText(f"⚠ {line}")
            self.warning.show()

    def lines(self) -> list[str]:
        """Return what was said and has happened, oldest first."""
        return [self.talk.item(row).text() for row in range(self.talk.count())]

    def _scrolled(self, widget: QWidget) -> QWidget:
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        holder = QWidget()
        inner = QVBoxLayout(holder)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(widget)
        inner.addStretch()
        area.setWidget(holder)
        return area
