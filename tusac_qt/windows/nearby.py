"""The list of tables nearby, which fills by itself; when it stays empty, it says what can be done."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from tusac_qt.model.nearby import Looking, NearbyList, NearbyTable
from tusac_qt.scene.emblem import paint_padlock
from tusac_qt.scene.painted import paint_rings
from tusac_qt.scene.theme import Theme, font
from tusac_qt.windows.plain import PlainLabel, set_tip

EMPTY_AFTER_MS = 4000
"""A list that has stayed empty so long offers what else can be done."""

GUARD_MS = 400
"""Enter so soon after another table has come first was meant for the one that was there before."""

_ROWS_SEEN = 5
_ROOMY = 50
"""A window so many lines of text high shows that many tables without scrolling."""

_ROLE = Qt.ItemDataRole.UserRole
_Index = QModelIndex | QPersistentModelIndex


class _Rows(QStyledItemDelegate):
    """Paints a table of the list: its name, and a line about it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.body = 15.0

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of a row; asked by Qt."""
        return QSize(10, self.height)

    @property
    def height(self) -> int:
        """Of a row."""
        return round(3.3 * self.body)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint a row; asked by Qt."""
        table = index.data(_ROLE)
        if not isinstance(table, NearbyTable):
            return
        theme, body = self._theme, self.body
        rect = QRectF(option.rect).adjusted(4, 2, -4, -2)
        state = option.state
        is_current = bool(state & QStyle.StateFlag.State_Selected)
        has_focus = is_current and bool(state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = max(1.0, body / 15)
        painter.setPen(
            QPen(theme.accent if is_current else theme.panel_line, (2 if is_current else 1) * line)
        )
        painter.setBrush(theme.plaque if is_current else theme.dimmed)
        painter.drawRoundedRect(rect, 0.5 * body, 0.5 * body)
        if is_current:  # by shape, too, for those who do not tell the colors apart
            mark = QRectF(rect.left(), rect.top(), 0.4 * body, rect.height())
            painter.setBrush(theme.accent)
            painter.drawRoundedRect(mark, 0.2 * body, 0.2 * body)
        if has_focus:
            paint_rings(painter, rect.adjusted(1, 1, -1, -1), theme, max(1.0, body / 15))
        inner = rect.adjusted(0.9 * body, 0.25 * body, -0.8 * body, -0.25 * body)
        if table.is_locked:
            sign = QRectF(inner.right() - 1.5 * body, inner.top(), 1.5 * body, inner.height())
            paint_padlock(painter, sign, theme.secondary)
            inner.adjust(0, 0, -2.0 * body, 0)
        bold, plain = font(1.12 * body, bold=True), font(0.95 * body)
        can_join = table.answers
        upper, lower = QRectF(inner), QRectF(inner)
        upper.setBottom(inner.center().y())
        lower.setTop(inner.center().y())
        elide, flags = Qt.TextElideMode.ElideRight, Qt.AlignmentFlag.AlignVCenter
        painter.setFont(bold)
        painter.setPen(theme.text if can_join else theme.dimmed_text)
        painter.drawText(upper, flags, QFontMetricsF(bold).elidedText(table.name, elide, upper.width()))
        painter.setFont(plain)
        painter.setPen(theme.secondary if can_join else theme.dimmed_text)
        painter.drawText(lower, flags, QFontMetricsF(plain).elidedText(table.details, elide, lower.width()))
        painter.restore()


class _List(QListWidget):
    """The rows; Enter joins."""

    pressed_enter = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Join with Enter, move with the arrows; anything else goes on to the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.pressed_enter.emit()
            return
        moving = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
        if event.key() in moving:
            super().keyPressEvent(event)
        else:
            event.ignore()


class NearbyPanel(QFrame):
    """Tables of the network, and ways on where there are none.

    Signals:
        join_wanted: the `NearbyTable` that was chosen.
        address_wanted: the player wants to type a number or an address.
        host_wanted: the player wants to host.
        search_wanted: look harder, or stop looking.
        why_wanted: the player wants to know why there is nothing.
        refresh_wanted: ask the network anew.
        allowed: the player has read what the system will ask, and goes on.
    """

    join_wanted = Signal(object)
    address_wanted = Signal()
    host_wanted = Signal()
    search_wanted = Signal(bool)
    why_wanted = Signal()
    refresh_wanted = Signal()
    allowed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._looking = Looking.STARTING
        self._shown = NearbyList()
        self._notice = ""
        self._guard = _timer(self, GUARD_MS)
        self._patience = _timer(self, EMPTY_AFTER_MS)
        self._patience.timeout.connect(lambda: self._look(Looking.EMPTY))
        self._title = PlainLabel(self)
        self._title.setProperty("role", "title")
        self._refresh = QPushButton("⟳", self)
        self._refresh.setProperty("role", "small")
        self._refresh.clicked.connect(self._ask_anew)
        self.list = _List(self)
        self._rows = _Rows(theme, self.list)
        self.list.setItemDelegate(self._rows)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.pressed_enter.connect(self._join_current)
        self.list.itemClicked.connect(lambda _item: self._join_current())
        self._message = PlainLabel(self)
        self._message.setWordWrap(True)
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._message.setProperty("role", "secondary")
        self.allow_button, self.host_button, self.number_button, self.search_button, self.why_button = (
            QPushButton(self) for _ in range(5)
        )
        self.allow_button.setProperty("role", "large")
        self.allow_button.clicked.connect(self.allowed)
        self.host_button.clicked.connect(self.host_wanted)
        self.number_button.clicked.connect(self.address_wanted)
        self.search_button.clicked.connect(lambda: self.search_wanted.emit(not self._shown.total))
        self.why_button.clicked.connect(self.why_wanted)
        self.address_button = QPushButton(self)
        self.address_button.clicked.connect(self.address_wanted)
        self._progress = QProgressBar(self)
        self._progress.setTextVisible(False)
        self._lay_out()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language now spoken."""
        self._title.setText(self.tr("Tables nearby"))
        self.list.setAccessibleName(self.tr("Tables nearby"))
        set_tip(self._refresh, self.tr("Look again (F5)"))
        self._refresh.setAccessibleName(self.tr("Look again (F5)"))
        self.allow_button.setText(self.tr("Look for tables"))
        self.host_button.setText(self.tr("Host here"))
        self.number_button.setText(self.tr("Type the table number"))
        self.why_button.setText(self.tr("Why?"))
        self.address_button.setText(self.tr("Join by number or address (J)"))
        self._show()

    def fit(self, body_px: int) -> None:
        """Suit text of that height."""
        self._rows.body = float(body_px)
        for box in (self._box, self._ways):
            box.setSpacing(round(0.4 * body_px))
        self._refresh.setFixedWidth(3 * body_px)
        self.setMinimumWidth(20 * body_px)
        has_room = self.window().height() >= _ROOMY * body_px
        rows = _ROWS_SEEN * self._rows.height + 2 * self.list.frameWidth() + body_px
        self.list.setMinimumHeight(rows if has_room else 0)
        self.list.doItemsLayout()

    def explain(self, notice: str) -> None:
        """Say this before the system asks about the network, and wait for the player to go on."""
        self._notice = notice
        self._look(Looking.UNASKED)

    def listen(self) -> None:
        """Tables are looked for from now on."""
        self._look(Looking.LISTENING)
        self._patience.start()

    def show_tables(self, shown: NearbyList) -> None:
        """Show what has been found; the row that was current stays so, but for a table to continue that comes first."""
        current = self._current()
        if _can_continue(shown) and not _can_continue(self._shown):
            current = None
            self._guard.start()
        self._shown = shown
        self.list.clear()
        for table in shown.tables:
            item = QListWidgetItem(self.list)
            item.setData(_ROLE, table)
            item.setText(f"{table.name}\n{table.details}")
            if current is not None and table.table == current.table:
                self.list.setCurrentItem(item)
        if self.list.currentRow() < 0 and shown.tables:
            self.list.setCurrentRow(0)
        self._show()

    def _look(self, looking: Looking) -> None:
        self._looking = looking
        self._show()

    def _ask_anew(self) -> None:
        self.listen()
        self.refresh_wanted.emit()

    def _current(self) -> NearbyTable | None:
        item = self.list.currentItem()
        table = None if item is None else item.data(_ROLE)
        return table if isinstance(table, NearbyTable) else None

    def _join_current(self) -> None:
        table = self._current()
        if table is not None and not self._guard.isActive():
            self.join_wanted.emit(table)

    def _show(self) -> None:
        shown = self._shown
        is_unasked = self._looking is Looking.UNASKED
        is_empty = self._looking is Looking.EMPTY and not shown.tables
        self._stack.setCurrentIndex(1 if shown.tables else 0)
        self.allow_button.setVisible(is_unasked)
        for button in (self.host_button, self.number_button, self.search_button, self.why_button):
            button.setVisible(is_empty)
        self.address_button.setVisible(not is_empty)
        self._refresh.setVisible(not is_unasked)
        self.search_button.setText(self.tr("Stop looking") if shown.total else self.tr("Look harder"))
        self._progress.setVisible(bool(shown.total))
        if shown.total:
            self._progress.setRange(0, shown.total)
            self._progress.setValue(shown.tried)
        self._message.setText(self._said())

    def _said(self) -> str:
        if self._looking is Looking.UNASKED:
            return self._notice
        if self._shown.total:
            return self.tr("Asking every computer near: {tried} of {total}").format(
                tried=self._shown.tried, total=self._shown.total
            )
        if self._looking is Looking.EMPTY:
            return self._shown.note or self.tr("No table here yet. Open one, or:")
        return self.tr("Looking for tables on this network…")

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self._refresh)
        nothing = QWidget(self)
        self._ways = ways = QGridLayout(nothing)
        ways.setContentsMargins(0, 0, 0, 0)
        ways.setRowStretch(0, 1)
        ways.addWidget(self._message, 1, 0, 1, 2)
        ways.addWidget(self._progress, 2, 0, 1, 2)
        ways.addWidget(self.allow_button, 3, 0, 1, 2)
        ways.addWidget(self.host_button, 4, 0)
        ways.addWidget(self.number_button, 4, 1)
        ways.addWidget(self.search_button, 5, 0)
        ways.addWidget(self.why_button, 5, 1)
        ways.setRowStretch(6, 1)
        self._stack = QStackedLayout()
        self._stack.addWidget(nothing)
        self._stack.addWidget(self.list)
        self._box = box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addLayout(head)
        box.addLayout(self._stack, 1)
        box.addWidget(self.address_button)


def _can_continue(shown: NearbyList) -> bool:
    return any(table.is_own for table in shown.tables)


def _timer(parent: QWidget, milliseconds: int) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    return timer
