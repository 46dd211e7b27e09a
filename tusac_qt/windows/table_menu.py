"""The menu of a table: its entries, and the effect of each."""

import re
from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from tusac_qt.model.lobby import may_sit_down
from tusac_qt.model.zones import TableLayout
from tusac_qt.play.tempo import Tempo
from tusac_qt.windows.desktop.preferences import Preferences
from tusac_qt.windows.frame.main import MainWindow
from tusac_qt.windows.frame.page_stack import PageStack
from tusac_qt.windows.table.table import TablePage
from tusac_qt.windows.table.table_commands import TableCommands
from tusac_qt.windows.widgets.key_names import key_name
from tusac_qt.windows.widgets.setting_names import tempo_name

_LEAST_PIXELS = 13
_LEAST_PAD = 2
"""Above and below an entry whose letters are as small as they get."""

_Choice = tuple[str, Callable[[], None] | None]
"""What stands in the menu, and what it does; None where that is not possible now."""

_KEY = re.compile(r"[(\uff08]([A-Z])[)\uff09]$")
"""The key that stands behind an entry, in the brackets of any language."""


class _Menu(QMenu):
    """A menu that also accepts the letters shown behind its entries, which work everywhere at the table."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Choose the entry that names the key, or move in the menu."""
        for action in self.actions():
            found = _KEY.search(action.text())
            if found and found[1] == key_name(event) and action.isEnabled():
                self.close()
                action.trigger()
                return
        super().keyPressEvent(event)


class TableMenu(QObject):
    """Makes the menu as it is now, and opens it.

    Signals:
        settings_wanted, rules_wanted, keys_wanted: the player wants that page.
        seat_wanted: somebody who watches wants to play.
        leave_wanted: away from a table that others share.
        home_wanted: away from a table of one's own, or from a lesson.
    """

    settings_wanted = Signal()
    rules_wanted = Signal()
    keys_wanted = Signal()
    seat_wanted = Signal()
    leave_wanted = Signal()
    home_wanted = Signal()

    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        visits: PageStack,
        table: Callable[[], TablePage | None],
    ) -> None:
        """Open nothing yet.

        Args:
            window: where it opens.
            preferences: the settings in use.
            visits: lets the table wait while the menu is read.
            table: returns the page of the match being played, if one is.
        """
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._visits = visits
        self._table = table
        self._commands = TableCommands(window, preferences, visits, self._shown_table)

    def open(self) -> None:
        """Open the menu at the upper right; the table waits."""
        menu = self.made()
        self._visits.read(is_reading=True)
        menu.aboutToHide.connect(lambda: self._visits.read(is_reading=False))
        menu.aboutToHide.connect(menu.deleteLater)
        page = self._table()
        at = _corner(menu, self._window, None if page is None else page.scene.layout)
        menu.popup(self._window.mapToGlobal(at))
        menu.setActiveAction(next(action for action in menu.actions() if action.isEnabled()))

    def _shown_table(self) -> TablePage | None:
        table = self._table()
        return table if self._window.pages.currentWidget() is table else None

    def made(self) -> QMenu:
        """Return the menu."""
        menu = _Menu(self._window)
        page = self._table()
        for number, group in enumerate(self._groups()):
            if menu.actions():
                menu.addSeparator()
            for text, chosen in group:
                action = QAction(text, menu)
                action.setEnabled(chosen is not None)
                if chosen is not None:
                    action.triggered.connect(lambda _=False, chosen=chosen: chosen())
                menu.addAction(action)
            if number == 0 and page is not None and not (page.bridge.is_shared or page.bridge.is_lesson):
                menu.addMenu(self._speeds(menu))
        return menu

    def _groups(self) -> tuple[tuple[_Choice, ...], ...]:
        """Return the groups of entries: for this table, for the window, for reading, and the way out."""
        is_muted = self._preferences.settings.is_muted
        page, commands = self._table(), self._commands
        own = () if page is None else page.strip.choices()
        window = (
            (self.tr("Settings"), self.settings_wanted.emit),
            (self.tr("Sound on (M)") if is_muted else self.tr("Sound off (M)"), commands.toggle_sound),
            (self.tr("Larger (Ctrl +)"), lambda: commands.scale(1)),
            (self.tr("Smaller (Ctrl -)"), lambda: commands.scale(-1)),
            (self.tr("Full screen (F11)"), self._window.toggle_full_screen),
        )
        to_read = (
            (self.tr("Rules and words (F1)"), self.rules_wanted.emit),
            (self.tr("Keys"), self.keys_wanted.emit),
            (self.tr("The table in words (F6)"), commands.show_words),
        )
        return (*self._move_back(page), *own), window, to_read, self._ways_out(page)

    def _move_back(self, page: TablePage | None) -> tuple[_Choice, ...]:
        if page is None or page.bridge.is_shared or page.bridge.is_lesson:
            return ()
        chosen = self._commands.take_back if page.bridge.can_take_back else None
        back = (self.tr("Take my move back (Ctrl+Z)"), chosen)
        if not page.bridge.can_redo:  # one line less: the menu stands beside the table, whole
            return (back,)
        return back, (self.tr("Make it again (Ctrl+Y)"), self._commands.redo)

    def _speeds(self, menu: QMenu) -> QMenu:
        """Return the submenu for the speed of the computer players at a table of one's own."""
        speeds = QMenu(self.tr("Speed of the computers"), menu)
        for tempo in Tempo:
            action = speeds.addAction(tempo_name(tempo))
            action.setCheckable(True)
            action.setChecked(tempo is self._preferences.settings.tempo)
            action.triggered.connect(lambda _=False, tempo=tempo: self._commands.set_tempo(tempo))
        return speeds

    def _ways_out(self, page: TablePage | None) -> tuple[_Choice, ...]:
        if page is not None and page.bridge.is_lesson:
            return ((self.tr("Leave the table"), self.home_wanted.emit),)
        if page is None or not page.bridge.is_shared:
            return ((self.tr("Leave the table; the match is saved"), self.home_wanted.emit),)
        leave = (self.tr("Leave the table"), self.leave_wanted.emit)
        status = page.bridge.table.status
        if status is not None and may_sit_down(status):
            return (self.tr("Take a seat next round"), self.seat_wanted.emit), leave
        return (leave,)


def _corner(menu: QMenu, window: QWidget, layout: TableLayout | None) -> QPoint:
    """Return the corner of the window at which the menu opens.

    Under its button at the right, or else beside the buttons below.

    If the menu does not fit, its letters become smaller.
    """
    top, width, height = window.height() // 25, window.width(), window.height()
    if layout is None or _shrunk(menu, width - 16, layout.timer.y - top):
        right = width
    else:
        right = round(layout.timer.x)
        menu.setStyleSheet("")
        _shrunk(menu, right - 16, height - top - 32)
    return QPoint(max(8, right - menu.sizeHint().width() - 8), top)


def _shrunk(menu: QMenu, width: float, height: float) -> bool:
    """Make the letters of a menu as small as this room needs.

    Return whether the menu then fits in one column.
    """
    menu.ensurePolished()
    usual = menu.fontInfo().pixelSize()
    sizes = [(pixels, pixels // 4) for pixels in range(usual - 1, _LEAST_PIXELS - 1, -1)]
    for pixels, pad in (*sizes, (min(usual, _LEAST_PIXELS), _LEAST_PAD)):
        if _fits(menu, width, height):
            return True
        menu.setStyleSheet(
            f"QMenu {{ font-size: {pixels}px; }} QMenu::item {{ padding: {pad}px {6 * pad}px; }}"
            f"QMenu::separator {{ margin: {pad // 2}px; }}"
        )
        menu.ensurePolished()
    return _fits(menu, width, height)


def _fits(menu: QMenu, width: float, height: float) -> bool:
    """Return whether a menu fits in one column of that size."""
    size = menu.sizeHint()
    rows = [menu.actionGeometry(action) for action in menu.actions()]
    return size.width() <= width and max(size.height(), sum(row.height() for row in rows)) <= height
