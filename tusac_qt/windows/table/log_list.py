"""The lines of the log as a list: it keeps only the keys that move in it, and stays where one reads."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from tusac_qt.model.log_lines import LogKind, LogLine
from tusac_qt.model.zones import TextSizes
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.table.log_rows import FACE, LINE, LogRows
from tusac_qt.windows.widgets.key_names import key_name
from tusac_qt.windows.widgets.list_rows import add_row, set_row

_KEPT = 500
CLOSING = ("Esc", "L")
"""The keys that close the log."""
_MOVING = frozenset(
    (
        Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home,
        Qt.Key.Key_End,
    )
)  # fmt: skip


class LogList(QListWidget):
    """A list of all lines, or of those of one kind.

    The table still shows its keys, so these work here, too. The scroll position stays at the end, or at the
    same line, when the window, the font or the lines become larger.

    Signals:
        closing: the player wants the log closed.
        played: a key was pressed that is one of the table's.
        pointed: the `LogLine` whose cards the player wants to see.
        counted: how many lines have come below those that are read.
    """

    closing = Signal()
    played = Signal(QKeyEvent)
    pointed = Signal(object)
    counted = Signal(int)

    def __init__(self, theme: Theme, skin: CardSkin, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bare")
        self._rows = LogRows(theme, skin, self)
        self.setItemDelegate(self._rows)
        self.setWordWrap(True)
        self.setMouseTracking(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._end = 0
        self._new = 0
        self._is_behind = False
        self._kind: LogKind | None = None
        self._card: int | None = None
        self.verticalScrollBar().rangeChanged.connect(self._stay_at_end)
        self.verticalScrollBar().valueChanged.connect(self._look_for_end)

    @property
    def is_at_end(self) -> bool:
        """Whether the last line is in sight, or would be if the log were open."""
        return not self.isVisible() or self.verticalScrollBar().value() >= self._end

    def fit(self, sizes: TextSizes) -> None:
        """Adapt to these text heights."""
        if sizes != self._rows.sizes:
            self._rows.sizes = sizes
            self.scheduleDelayedItemsLayout()

    def use_skin(self, skin: CardSkin) -> None:
        """Show cards so from now on."""
        self._rows.skin = skin
        self.viewport().update()

    def add(self, line: LogLine, face: int | None) -> None:
        """Add a line at the end."""
        was_at_end = self.is_at_end
        item = add_row(self, line.spoken)
        item.setData(LINE, line)
        item.setData(FACE, face)
        if line.kind is LogKind.CARD:
            self._card = self.count() - 1
        if self.count() > _KEPT:
            self.takeItem(0)
            self._card = None if not self._card else self._card - 1
        is_hidden = self._kind not in (None, line.kind)
        item.setHidden(is_hidden)
        self._find_newest()
        if was_at_end:
            self.go_to_end()
        elif not is_hidden:
            self._count(self._new + 1)

    def amend(self, line: LogLine) -> None:
        """Write the last line about a card again."""
        if self._card is None:
            return
        item = self.item(self._card)
        set_row(item, line.spoken)
        item.setData(LINE, line)

    def sentences(self) -> list[str]:
        """Return the lines as sentences, oldest first."""
        return [self.item(row).text() for row in range(self.count())]

    def show_only(self, kind: LogKind | None) -> None:
        """Show the lines of a kind; None for all."""
        self._kind = kind
        for row in range(self.count()):
            line = self.item(row).data(LINE)
            self.item(row).setHidden(kind not in (None, line.kind))
        self._find_newest()
        self.go_to_end()

    def go_to_end(self) -> None:
        """Show the last line."""
        self._rows.is_reading = False
        self.setCurrentRow(self._rows.newest)
        # Qt measures every row before it scrolls: a list that is not seen waits with that until it is.
        self._is_behind = not self.isVisible()
        if not self._is_behind:
            self.scrollToBottom()
        self._count(0)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Show the last line if lines have come while the list was not seen; called by Qt."""
        super().showEvent(event)
        if self._is_behind:
            self.go_to_end()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Close on Escape or L, move in the list, show the cards of a line that was moved to, or play."""
        if key_name(event) in CLOSING:
            self.closing.emit()
        elif event.key() in _MOVING:
            self.move_by(event)
        elif key_name(event) == "Enter" and self._rows.is_reading:
            self._point(self.currentItem())
        else:
            self._rows.is_reading = False
            self.viewport().update()
            self.played.emit(event)

    def move_by(self, event: QKeyEvent) -> None:
        """Move in the list, as one of its own keys says."""
        self._rows.is_reading = True
        super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Show the cards of the line that was pressed; called by Qt."""
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._point(self.itemAt(event.position().toPoint()))

    def _point(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.pointed.emit(item.data(LINE))

    def _find_newest(self) -> None:
        rows = range(self.count() - 1, -1, -1)
        self._rows.newest = next((row for row in rows if not self.item(row).isHidden()), -1)
        self.viewport().update()

    def _count(self, new: int) -> None:
        if new != self._new:
            self._new = new
            self.counted.emit(new)

    def _stay_at_end(self, _start: int, end: int) -> None:
        bar = self.verticalScrollBar()
        if bar.value() >= self._end:
            bar.setValue(end)
        self._end = end

    def _look_for_end(self, value: int) -> None:
        """Count again once the player has scrolled to the end."""
        if value >= self.verticalScrollBar().maximum():
            self._count(0)
