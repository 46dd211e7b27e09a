"""The list of tables nearby, which fills by itself; when it stays empty, it says what can be done."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QProgressBar,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from tusac_qt.model.nearby import NearbyList, NearbyTable, TableSearch
from tusac_qt.scene.emblem import paint_emblem, paint_padlock
from tusac_qt.scene.fonts import font
from tusac_qt.scene.theme import Theme
from tusac_qt.windows.widgets.flow import Flow
from tusac_qt.windows.widgets.list_rows import add_row
from tusac_qt.windows.widgets.page import ENTER
from tusac_qt.windows.widgets.plain import PlainLabel, set_tip
from tusac_qt.windows.widgets.row_paint import paint_card, paint_lines
from tusac_qt.words.i18n import without_marks
from tusac_qt.words.punctuation import apart
from tusac_qt.words.translation import translate

EMPTY_AFTER_MS = 4000
"""A list that has stayed empty so long offers what else can be done."""

GUARD_MS = 400
"""Enter so soon after another table has come first was meant for the one that was there before."""

_ROWS_SEEN = 5
"""So many tables are seen without scrolling where the window has room for them."""
_LEAST_ROWS = 2
_ROW_EM = 3.5

_ROLE = Qt.ItemDataRole.UserRole
_Index = QModelIndex | QPersistentModelIndex


class _Rows(QStyledItemDelegate):
    """Paints a table of the list: the face of its host, its name, a line about it, and what a click does."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.body = 15.0

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of a row; called by Qt."""
        return QSize(10, self.height)

    @property
    def height(self) -> int:
        """Of a row."""
        return round(_ROW_EM * self.body)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint a row; called by Qt."""
        table = index.data(_ROLE)
        if not isinstance(table, NearbyTable):
            return
        theme, body = self._theme, self.body
        state = option.state
        has_focus = bool(state & QStyle.StateFlag.State_Selected and state & QStyle.StateFlag.State_HasFocus)
        is_meant = has_focus or bool(state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        rect = paint_card(painter, option, theme, body, is_meant=is_meant, is_ringed=has_focus)
        inner = rect.adjusted(0.6 * body, 0.3 * body, -0.7 * body, -0.3 * body)
        side = inner.height()
        painter.setOpacity(1.0 if table.answers else 0.45)
        paint_emblem(painter, QRectF(inner.left(), inner.top(), side, side), table.face)
        painter.setOpacity(1.0)
        inner.setLeft(inner.left() + side + 0.7 * body)
        inner.setRight(self._paint_way(painter, inner, table))
        if table.is_locked:
            sign = QRectF(inner.right() - 1.3 * body, inner.top(), 1.3 * body, inner.height())
            paint_padlock(painter, sign, theme.secondary)
            inner.setRight(inner.right() - 1.8 * body)
        text, secondary = (
            (theme.text, theme.secondary) if table.answers else (theme.dimmed_text, theme.dimmed_text)
        )
        paint_lines(painter, inner, body, (table.name, text), (table.details, secondary))
        painter.restore()

    def _paint_way(self, painter: QPainter, room: QRectF, table: NearbyTable) -> float:
        """Paint the effect of a click at the right, and return where the room for the rest ends."""
        text = _way(table)
        if not text:
            return room.right()
        shape, body = font(self.body, bold=True), self.body
        width = QFontMetricsF(shape).horizontalAdvance(text) + 1.8 * body
        pill = QRectF(room.right() - width, room.center().y() - 1.1 * body, width, 2.2 * body)
        painter.setPen(QPen(self._theme.panel_line, max(1.0, body / 15)))
        painter.setBrush(self._theme.field)
        painter.drawRoundedRect(pill, 1.1 * body, 1.1 * body)
        painter.setPen(self._theme.text)
        painter.setFont(shape)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)
        return pill.left() - 0.6 * body


def _way(table: NearbyTable) -> str:
    """Return the effect of a click on a table; "" for none."""
    if not table.answers:
        return ""
    if table.is_own:
        return translate("nearby", "Rejoin")
    return translate("nearby", "Join") if table.has_place else translate("nearby", "Watch")


def _spoken(table: NearbyTable) -> str:
    """Return everything that a row shows, its padlock too, for screen readers."""
    lock = translate("lobby", "code needed") if table.is_locked else ""
    told = filter(None, (table.name, without_marks(table.details), lock, _way(table)))
    return apart(told)


class _List(QListWidget):
    """The list of rows; Enter joins."""

    pressed_enter = Signal()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the room of all visible rows, to which other spaces yield; called by Qt."""
        return QSize(super().sizeHint().width(), self.maximumHeight())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Join with Enter, move with the arrows; anything else goes on to the page."""
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.pressed_enter.emit()
            return
        moving = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
        if event.key() in moving:
            super().keyPressEvent(event)
        else:
            event.ignore()


class NearbyPanel(QFrame):
    """Tables of the network, and ways to go on if there are none.

    Signals:
        join_wanted: the `NearbyTable` that was chosen.
        address_wanted: the player wants to type a number or an address.
        search_wanted: look harder, or stop looking.
        why_wanted: the player wants to know why there is nothing.
        refresh_wanted: ask the network once more.
        allowed: the player has read what the system will ask, and goes on.
    """

    join_wanted = Signal(object)
    address_wanted = Signal()
    search_wanted = Signal(bool)
    why_wanted = Signal()
    refresh_wanted = Signal()
    allowed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._looking = TableSearch.STARTING
        self._shown = NearbyList()
        self._notice = ""
        self._guard = _timer(self, GUARD_MS)
        self._patience = _timer(self, EMPTY_AFTER_MS)
        self._patience.timeout.connect(lambda: self._look(TableSearch.EMPTY))
        self._title = PlainLabel(self)
        self._title.setProperty("role", "title")
        self.list = _List(self)
        self._rows = _Rows(theme, self.list)
        self.list.setItemDelegate(self._rows)
        self.list.setMouseTracking(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setObjectName("bare")
        self.list.pressed_enter.connect(self._join_current)
        self.list.itemClicked.connect(lambda _item: self._join_current())
        self._message = PlainLabel(self)
        self._message.setWordWrap(True)
        self._message.setProperty("role", "secondary")
        self.allow_button, self.number_button, self.search_button, self.why_button = (
            QPushButton(self) for _ in range(4)
        )
        for button in (self.number_button, self.search_button, self.why_button):
            button.setProperty("role", "link")
        self.allow_button.clicked.connect(self.allowed)
        self.number_button.clicked.connect(self.address_wanted)
        self.search_button.clicked.connect(lambda: self.search_wanted.emit(not self._shown.total))
        self.why_button.clicked.connect(self.why_wanted)
        self._progress = QProgressBar(self)
        self._progress.setTextVisible(False)
        self._lay_out()
        self.retranslate()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._title.setText(self.tr("Tables nearby"))
        self.list.setAccessibleName(self.tr("Tables nearby"))
        self.allow_button.setText(self.tr("Look for tables"))
        self.number_button.setText(self.tr("Type the table number (J)"))
        self.why_button.setText(self.tr("Can’t see your table?"))
        set_tip(self.why_button, self.tr("Why a table might not show up here"))
        self._show()

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._rows.body = float(body_px)
        self._box.setSpacing(round(0.3 * body_px))
        self._ways.set_gap(round(0.3 * body_px))
        self._fit_list()
        self.list.doItemsLayout()

    def explain(self, notice: str) -> None:
        """Show this before the system asks about the network, and wait until the player continues."""
        self._notice = notice
        self._look(TableSearch.UNASKED)

    def listen(self) -> None:
        """Show that tables are being looked for."""
        self._look(TableSearch.LISTENING)
        self._patience.start()

    def show_tables(self, shown: NearbyList) -> None:
        """Show what has been found.

        The row that was current stays so, but for a table to continue that comes first.
        """
        current = self._current()
        if _can_continue(shown) and not _can_continue(self._shown):
            current = None
            self._guard.start()
        self._shown = shown
        self.list.clear()
        for table in shown.tables:
            item = add_row(self.list, f"{table.name}\n{table.details}")
            item.setData(_ROLE, table)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, _spoken(table))
            if current is not None and table.table == current.table:
                self.list.setCurrentItem(item)
        if self.list.currentRow() < 0 and shown.tables:
            self.list.setCurrentRow(0)
        self._fit_list()
        self._show()

    def _fit_list(self) -> None:
        """Take the height of the rows, as far as there is room; further rows are scrolled."""
        rows = self.list.count()
        self.list.setMinimumHeight(min(rows, _LEAST_ROWS) * self._rows.height)
        self.list.setMaximumHeight(min(rows, _ROWS_SEEN) * self._rows.height)
        self.list.updateGeometry()

    def _look(self, looking: TableSearch) -> None:
        self._looking = looking
        self._show()

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
        is_unasked = self._looking is TableSearch.UNASKED
        is_empty = self._looking is TableSearch.EMPTY and not shown.tables
        self.list.setVisible(bool(shown.tables))
        self._message.setVisible(not shown.tables or bool(shown.total))
        self.allow_button.setVisible(is_unasked)
        for button in (self.number_button, self.why_button):
            button.setVisible(not is_unasked)
        self.search_button.setVisible(is_empty or bool(shown.total))
        self.search_button.setText(self.tr("Stop searching") if shown.total else self.tr("Search harder"))
        self._progress.setVisible(bool(shown.total))
        if shown.total:
            self._progress.setRange(0, shown.total)
            self._progress.setValue(shown.tried)
        self._message.setText(self._said())

    def _said(self) -> str:
        if self._looking is TableSearch.UNASKED:
            return self._notice
        if self._shown.total:
            return self.tr("Asking every computer nearby: {tried} of {total}").format(
                tried=self._shown.tried, total=self._shown.total
            )
        if self._looking is TableSearch.EMPTY:
            return self._shown.note or self.tr("Nobody has opened a table here yet.")
        return self.tr("Looking for tables on this Wi-Fi…")

    def _lay_out(self) -> None:
        self._ways = ways = Flow(self)
        for button in (
            self.number_button,
            self.why_button,
            self.search_button,
        ):  # the last comes late, and moves none
            ways.add(button)
        self._box = box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self._title)
        box.addWidget(self.list, 1)
        box.addWidget(self._message)
        box.addWidget(self._progress)
        box.addWidget(self.allow_button, alignment=Qt.AlignmentFlag.AlignLeft)
        box.addWidget(ways)
        box.addStretch()


def _can_continue(shown: NearbyList) -> bool:
    return any(table.is_own for table in shown.tables)


def _timer(parent: QWidget, milliseconds: int) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    return timer
