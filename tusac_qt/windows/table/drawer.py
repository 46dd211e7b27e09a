"""The log: the events of this match, in a drawer at the left edge; at shared tables also the chat."""

from itertools import pairwise

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from tusac_qt.model.log_lines import LogKind, LogLine
from tusac_qt.model.zones import TableLayout
from tusac_qt.scene.style_sheet import restyle
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.table.chat import ChatBar
from tusac_qt.windows.table.log_list import CLOSING, LogList
from tusac_qt.windows.widgets.flow import Flow
from tusac_qt.windows.widgets.key_names import key_name
from tusac_qt.windows.widgets.plain import PlainLabel, set_tip
from tusac_qt.words.counted import counted
from tusac_qt.words.i18n import without_marks

_LEAST_BUTTON = 30.0
"""The least side of a button, for a finger, in pixels."""
_FILTERS: tuple[LogKind | None, ...] = (None, LogKind.CALL, LogKind.CHAT)
"""The kinds of lines that can be seen alone; None for all of them."""


class LogDrawer(QFrame):
    """The log drawer; closed until the player opens it.

    At shared tables the keyboard goes to the chat line, where typed keys play no card.

    Signals:
        opened: it has been opened.
        closed: the player has closed it.
        played: a key was pressed over the lines that is one of the table's.
        said: the `Say` of what the player tells all at the table.
        pointed: the `LogLine` whose cards the player wants to see.

    Attributes:
        chat: the line to write in.
        filters: the buttons that choose which lines are seen.
        news: the button that leads to lines that have come below those that are read.
    """

    opened = Signal()
    closed = Signal()
    played = Signal(QKeyEvent)
    said = Signal(object)
    pointed = Signal(object)

    def __init__(self, theme: Theme, skin: CardSkin, parent: QWidget, *, can_talk: bool) -> None:
        """Be closed.

        Args:
            theme: colors.
            skin: how cards look.
            parent: the table's page.
            can_talk: others sit at other computers.
        """
        super().__init__(parent)
        self.setObjectName("drawer")
        self._title = PlainLabel(self)
        self._title.setProperty("role", "title")
        self._list = LogList(theme, skin, self)
        self._list.closing.connect(self.toggle)
        self._list.played.connect(self.played)
        self._list.pointed.connect(self.pointed)
        self._list.counted.connect(self._count_news)
        self.close_button = QPushButton("✕", self)
        self.close_button.setProperty("role", "small")
        self.close_button.clicked.connect(self.toggle)
        self._chips = kinds = Flow(self)
        self._kinds = QButtonGroup(self)
        self.filters = [QPushButton(kinds) for _ in _FILTERS]
        for number, button in enumerate(self.filters):
            button.setProperty("role", "chip")
            button.setCheckable(True)
            button.setAutoExclusive(True)  # a radio button for screen readers
            self._kinds.addButton(button, number)
            kinds.add(button)
        self.filters[0].setChecked(True)
        self.filters[-1].setVisible(can_talk)
        self._kinds.idClicked.connect(lambda number: self._list.show_only(_FILTERS[number]))
        self.news = QPushButton(self)
        self.news.setProperty("role", "news")
        self.news.clicked.connect(self._list.go_to_end)
        self.news.hide()
        self._head = head = QGridLayout()
        head.addWidget(self._title, 0, 0)
        head.addWidget(self.close_button, 0, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        head.setColumnStretch(1, 1)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        self._box.addLayout(head)
        self._box.addWidget(self._list, 1)
        self.chat = ChatBar(self)
        self.chat.said.connect(self.said)
        self.chat.line.is_below_log = True
        self.chat.line.leaving.connect(self.put_away)
        self.chat.line.moved.connect(self._list.move_by)
        self.chat.setVisible(can_talk)
        self._box.addWidget(self.chat)
        for one, other in pairwise((self._list, self.news, *self.filters, self.close_button)):
            self.setTabOrder(one, other)
        self.hide()
        self.retranslate()

    @property
    def is_open(self) -> bool:
        """Whether it is open, even if a result lies over it."""
        return not self.isHidden()

    def use_skin(self, skin: CardSkin) -> None:
        """Show cards so from now on."""
        self._list.use_skin(skin)

    def retranslate(self) -> None:
        """Show all texts in the current language; lines of the past stay as they were said."""
        self._title.setText(self.tr("Log"))
        self._list.setAccessibleName(self.tr("Log"))
        #: which lines of the log are seen: all, what players have called, or what they have said
        names = (self.tr("All"), self.tr("Calls"), self.tr("Chat"))
        for button, name in zip(self.filters, names, strict=True):
            button.setText(name)
        self.close_button.setAccessibleName(self.tr("Close the log"))
        set_tip(self.close_button, self.tr("Close (Esc)"))
        self.chat.retranslate()

    def place(self, layout: TableLayout) -> None:
        """Lie where the layout wants it."""
        drawer, text = layout.drawer, layout.text
        side = round(max(_LEAST_BUTTON, 2 * text.body))
        pad, gap = round(12 * text.unit), round(6 * text.unit)
        self.close_button.setFixedSize(side, side)
        self._head.setContentsMargins(pad, gap, gap, gap)
        self._head.setSpacing(gap)
        self.chat.setContentsMargins(pad, gap, pad, pad)
        self._place_chips(drawer.w - pad - side - 4 * gap)
        self._list.fit(text)
        is_over = not layout.is_drawer_beside
        if self.property("over") is not is_over:
            self.setProperty("over", is_over)
            restyle(self)
        self.setGeometry(round(drawer.x), round(drawer.y), round(drawer.w), round(drawer.h))
        self._place_news()

    def _place_chips(self, room: float) -> None:
        """Lay the filters beside the title where all of them have room there, else below it."""
        shown = [button for button in self.filters if not button.isHidden()]
        wanted = self._title.sizeHint().width() + sum(button.sizeHint().width() + 8 for button in shown)
        self._head.removeWidget(self._chips)
        if wanted <= room:
            self._head.addWidget(self._chips, 0, 1)
        else:
            self._head.addWidget(self._chips, 1, 0, 1, 3)

    def add(self, line: LogLine, face: int | None = None) -> None:
        """Add a line at the end, with the face of who did it."""
        self._list.add(line, face)

    def amend(self, line: LogLine) -> None:
        """Show the last line about a card again, changed."""
        self._list.amend(line)

    def lines(self) -> list[str]:
        """Return the lines as sentences, oldest first."""
        return self._list.sentences()

    def toggle(self) -> None:
        """Open or close it; the focus goes along, to the line to write in if there is one."""
        if self.is_open:
            self.hide()
            self.closed.emit()
        else:
            self.show()
            self.raise_()
            self.opened.emit()
            self._list.go_to_end()
            line = self._list if self.chat.isHidden() else self.chat.line
            line.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> bool:
        """Close the drawer; return whether it was open."""
        was_open = self.is_open
        if was_open:
            self.toggle()
        return was_open

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Close with Escape or L, which a line of words keeps; keep what is typed here from the table."""
        if key_name(event) in CLOSING:
            self.toggle()
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Put the button of new lines at the lower edge of the lines; called by Qt."""
        super().resizeEvent(event)
        self._place_news()

    def _count_news(self, count: int) -> None:
        """Show how many lines have come below the visible ones."""
        text = counted.new_lines(count) if count else ""
        self.news.setText(text)
        self.news.setAccessibleName(without_marks(text))
        self.news.setVisible(bool(count))
        self._place_news()

    def _place_news(self) -> None:
        self._box.activate()
        size, lines = self.news.sizeHint(), self._list.geometry()
        corner = QPoint(lines.center().x() - size.width() // 2, lines.bottom() - size.height() - 6)
        self.news.setGeometry(corner.x(), corner.y(), size.width(), size.height())
        self.news.raise_()
