"""The log: what has happened in this match, in a panel over the wall; among others, also to talk."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tusac_qt.model.zones import TableLayout
from tusac_qt.windows.table.chat import ChatBar
from tusac_qt.windows.widgets.key_names import key_name
from tusac_qt.windows.widgets.list_rows import add_row
from tusac_qt.windows.widgets.plain import PlainLabel, set_tip

_KEPT = 500
_CLOSING = ("Esc", "L")
_MOVING = frozenset(
    (
        Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home,
        Qt.Key.Key_End,
    )
)  # fmt: skip
_LEAST_BUTTON = 30.0
"""The least side of a button, for a finger, in pixels."""


class _Lines(QListWidget):
    """A list that keeps only the keys that move in it.

    The table goes on showing its own, and they are to work.

    Who is at its end stays there when the window, the letters or the lines become larger.
    """

    closing = Signal()
    played = Signal(QKeyEvent)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._end = 0
        self.verticalScrollBar().rangeChanged.connect(self._stay_at_end)

    def _stay_at_end(self, _start: int, end: int) -> None:
        bar = self.verticalScrollBar()
        if bar.value() >= self._end:
            bar.setValue(end)
        self._end = end

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Close on Escape or L, move in the list, or leave the key to the table."""
        if key_name(event) in _CLOSING:
            self.closing.emit()
        elif event.key() in _MOVING:
            self.move_by(event)
        else:
            self.played.emit(event)

    def move_by(self, event: QKeyEvent) -> None:
        """Move in the list, as one of its own keys says."""
        super().keyPressEvent(event)


class LogDrawer(QFrame):
    """Closed until it is asked for.

    Where one can talk the keyboard comes to the line to write in: what is typed there plays no card.

    Signals:
        closed: the player has closed it.
        played: a key was pressed over the lines that is one of the table's.
        said: the `Say` of what the player tells all at the table.
    """

    closed = Signal()
    played = Signal(QKeyEvent)
    said = Signal(object)

    def __init__(self, parent: QWidget, *, can_talk: bool) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._title = PlainLabel(self)
        self._title.setProperty("role", "title")
        self._lines = _Lines(self)
        self._lines.setWordWrap(True)
        self._lines.setResizeMode(QListWidget.ResizeMode.Adjust)
        self._lines.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._lines.closing.connect(self.toggle)
        self._lines.played.connect(self.played)
        self.close_button = QPushButton("✕", self)
        self.close_button.setProperty("role", "small")
        self.close_button.clicked.connect(self.toggle)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button)
        box = QVBoxLayout(self)
        box.setContentsMargins(8, 6, 6, 8)
        box.setSpacing(4)
        box.addLayout(head)
        box.addWidget(self._lines, 1)
        self.chat = ChatBar(self)
        self.chat.said.connect(self.said)
        self.chat.line.is_below_log = True
        self.chat.line.leaving.connect(self.put_away)
        self.chat.line.moved.connect(self._lines.move_by)
        self.chat.setVisible(can_talk)
        box.addWidget(self.chat)
        self.setTabOrder(self._lines, self.close_button)
        self.hide()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language now spoken; lines of the past stay as they were said."""
        self._title.setText(self.tr("Log"))
        self._lines.setAccessibleName(self.tr("Log"))
        self.close_button.setAccessibleName(self.tr("Close the log"))
        set_tip(self.close_button, self.tr("Close (Esc)"))
        self.chat.retranslate()

    def place(self, layout: TableLayout) -> None:
        """Lie where the layout wants it."""
        drawer, side = layout.drawer, round(max(_LEAST_BUTTON, 2 * layout.text.body))
        self.close_button.setFixedSize(side, side)
        self.setGeometry(round(drawer.x), round(drawer.y), round(drawer.w), round(drawer.h))

    def add(self, line: str) -> None:
        """Add a line at the end."""
        add_row(self._lines, line)
        if self._lines.count() > _KEPT:
            self._lines.takeItem(0)
        self._lines.setCurrentRow(self._lines.count() - 1)
        self._lines.scrollToBottom()

    def lines(self) -> list[str]:
        """Return the lines, oldest first."""
        return [self._lines.item(row).text() for row in range(self._lines.count())]

    def toggle(self) -> None:
        """Open or close it; the focus goes along, to the line to write in if there is one."""
        if self.isVisible():
            self.hide()
            self.closed.emit()
        else:
            self.show()
            self.raise_()
            self._lines.setCurrentRow(self._lines.count() - 1)
            self._lines.scrollToBottom()
            line = self._lines if self.chat.isHidden() else self.chat.line
            line.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> bool:
        """Close it; return whether it was open."""
        was_open = self.isVisible()
        if was_open:
            self.toggle()
        return was_open

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Close with Escape or L, which a line of words keeps; keep what is typed here from the table."""
        if key_name(event) in _CLOSING:
            self.toggle()
        event.accept()
