"""The buttons of the top strip at a table, and the entries of its menu."""

from collections.abc import Callable
from functools import partial
from typing import assert_never

from PySide6.QtCore import QObject, Signal

from tusac_qt.model.display import StripControl
from tusac_qt.model.table_notes import pause_of_others
from tusac_qt.windows.table.table_parts import TableParts


class TableStrip(QObject):
    """The top strip of one table's page.

    Signals:
        menu_wanted: the player wants the menu.
        keys_wanted: the player wants to know the keys.
        log_shown: whether the log is open now.
        big_wanted: whether somebody who watches wants the table to be read by a whole room.

    Attributes:
        is_big: whether it is to be read by a whole room, as long as nobody plays in this window.
    """

    menu_wanted = Signal()
    keys_wanted = Signal()
    log_shown = Signal(bool)
    big_wanted = Signal(bool)
    is_big = False

    def __init__(self, page: TableParts) -> None:
        super().__init__(page.view)
        self._page = page

    def use(self, control: StripControl) -> None:
        """Carry out a button of the strip."""
        page = self._page
        if control is StripControl.LOG:
            page.drawer.toggle()
            self.log_shown.emit(page.drawer.isVisible())
        elif control is StripControl.PAUSE:
            self._pause()
        elif control is StripControl.HELP:
            self.keys_wanted.emit()
        elif control is StripControl.PROOF:
            page.company.open_proof()
        elif control is StripControl.MENU:
            self.menu_wanted.emit()
        else:
            assert_never(control)

    def choices(self) -> tuple[tuple[str, Callable[[], None]], ...]:
        """Return the menu entries of this table, as texts and functions."""
        page = self._page
        shown = self.tr("Show my hand (B)") if page.display.is_blanked else self.tr("Hide my hand (B)")
        own = (
            (self.tr("Automatic answers… (A)"), page.input.open_auto),
            (self.tr("Sort the hand another way (S)"), partial(page.input.press, "S")),
            (shown, partial(page.input.press, "B")),
        )
        log = (
            self.tr("Log and chat (L)") if page.bridge.is_shared else self.tr("Log (L)"),
            page.drawer.toggle,
        )
        if not page.bridge.table.is_watching:
            return (log, *own)
        big = self.tr("Close the big screen") if self.is_big else self.tr("Big screen")
        return (log, (big, partial(self.big_wanted.emit, not self.is_big)))

    def _pause(self) -> None:
        """Stop or restart the clocks; say so if only others may restart them."""
        page, table = self._page, self._page.bridge.table
        stopper = None if table.status is None else pause_of_others(table.status)
        if stopper is not None:
            page.say(self.tr("Only those who play can restart the clocks."))
        else:
            page.bridge.set_paused(paused=not table.is_paused)
