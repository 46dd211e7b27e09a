"""What keys and menu do at a table, and at any page: sizes, sound, a move taken back, the table in words."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from tusac_qt.model.layout import TableLayout
from tusac_qt.windows.help_texts import table_in_words
from tusac_qt.windows.herald import tell
from tusac_qt.windows.main import MainWindow
from tusac_qt.windows.plain import show_tip
from tusac_qt.windows.preferences import Preferences
from tusac_qt.windows.visits import Visits

_LEAST_PIXELS = 13


class TableCommands(QObject):
    """Does what the keys of a window want of the table that is shown."""

    def __init__(self, window: MainWindow, preferences: Preferences, visits: Visits) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._visits = visits
        window.scaled.connect(self.scale)
        window.words_wanted.connect(self.show_words)
        window.undo_wanted.connect(self.take_back)
        window.mute_wanted.connect(self.toggle_sound)

    def scale(self, steps: int) -> None:
        """Make hand and text larger or smaller; 0 puts them back."""
        page = self._visits.shown_table
        if page is not None:
            page.scale_by(steps)

    def toggle_sound(self) -> None:
        """Make no sound any more, or make sounds again, and say which."""
        is_muted = not self._preferences.settings.is_muted
        self._preferences.change(replace(self._preferences.settings, is_muted=is_muted))
        text = self.tr("Sound is off (M)") if is_muted else self.tr("Sound is on (M)")
        page = self._visits.shown_table
        if page is not None:
            page.say(text)
        else:
            tell(self._window, text)
            show_tip(self._window.mapToGlobal(self._window.rect().topRight()), text, self._window)

    def take_back(self) -> None:
        """Take the player's last move back, or say why that cannot be."""
        page = self._visits.shown_table
        if page is None or page.bridge.take_back():
            return
        if page.bridge.is_shared:
            page.say(self.tr("You can’t take a move back while others are at the table."))
        else:
            page.say(self.tr("There’s no move in this round to take back."))

    def show_words(self) -> None:
        """Show the table as text."""
        page = self._visits.shown_table
        if page is not None:
            text = table_in_words(page.bridge.table, page.display, page.narrator)
            self._visits.show_text(self.tr("The table in words"), text)


def menu_of(choices: Iterable[tuple[str, Callable[[], None]]], parent: QWidget) -> QMenu:
    """Return a menu of texts, and what each of them does."""
    menu = QMenu(parent)
    for text, chosen in choices:
        action = QAction(text, menu)
        action.triggered.connect(lambda _=False, chosen=chosen: chosen())
        menu.addAction(action)
    return menu


def menu_corner(menu: QMenu, window: QWidget, layout: TableLayout | None) -> QPoint:
    """Return where in the window a menu is opened: at the right, or beside the buttons that it would cover.

    Letters too large for all of it to be seen at once become smaller.
    """
    top = window.height() // 25
    menu.ensurePolished()
    pixels = menu.fontInfo().pixelSize()
    right = window.width() if layout is None else round(layout.timer.x)
    while pixels > _LEAST_PIXELS and not _fits(menu, right - 16, window.height() - top - 32):
        pixels -= 1
        pad = pixels // 4
        menu.setStyleSheet(
            f"QMenu {{ font-size: {pixels}px; }} QMenu::item {{ padding: {pad}px {6 * pad}px; }}"
        )
        menu.ensurePolished()
    size = menu.sizeHint()
    if layout is None or top + size.height() <= layout.timer.y:
        right = window.width()
    return QPoint(max(8, right - size.width() - 8), top)


def _fits(menu: QMenu, width: int, height: int) -> bool:
    """Return whether a menu stands in one column of that size."""
    size = menu.sizeHint()
    rows = [menu.actionGeometry(action) for action in menu.actions()]
    return size.width() <= width and sum(row.height() for row in rows) <= height
