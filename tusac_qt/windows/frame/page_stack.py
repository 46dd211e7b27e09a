"""Pages that are opened over others and left again; the clocks of a table stop meanwhile."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from tusac_qt.bridges.bridge import Bridge
from tusac_qt.windows.frame.main import MainWindow
from tusac_qt.windows.widgets.overlay import Overlay
from tusac_qt.windows.widgets.page import Page


class PageStack(QObject):
    """The stack of pages that lie over each other in a window.

    The clocks of a table that others share go on: they wait for nobody who reads.

    Signals:
        home_wanted: the last page that lay over the home screen was left.
    """

    home_wanted = Signal()

    def __init__(
        self,
        window: MainWindow,
        overlay: Overlay,
        bridge: Callable[[], Bridge | None],
        is_table_shown: Callable[[], bool],
    ) -> None:
        """Start with the page that is shown.

        Args:
            window: whose pages these are.
            overlay: the panel of texts.
            bridge: returns the table of the match being played, if one is.
            is_table_shown: returns whether its page is the one that is shown.
        """
        super().__init__(window)
        self._window = window
        self._overlay = overlay
        self._bridge = bridge
        self._is_table_shown = is_table_shown
        self._under: list[tuple[QWidget, QWidget | None]] = []
        self._was_paused: bool | None = None
        overlay.closed.connect(self._close_panel)

    def visit(self, page: QWidget) -> None:
        """Show a page over the one that is shown; the table waits."""
        self._wait()
        current = self._window.pages.currentWidget()
        below = [under for under, _ in self._under]
        if page in below:
            del self._under[below.index(page) :]
        elif current is not None and current is not page:
            self._under.append((current, self._window.focusWidget()))
        self._window.turn_to(page)

    def leave(self) -> None:
        """Go back to the page from which this one was opened, and there to the button that opened it."""
        before, used = self._under.pop() if self._under else (self._window.home, None)
        if before is self._window.home:
            self.home_wanted.emit()
        else:
            self._window.turn_to(before)
            if isinstance(before, Page) and used is not None and isValid(used) and used.isVisible():
                used.setFocus(Qt.FocusReason.OtherFocusReason)
            self._go_on()

    def show_text(self, title: str, text: str) -> None:
        """Show a text in the panel of texts; the table waits."""
        self._wait()
        self._overlay.show_text(title, text)

    def read(self, *, is_reading: bool) -> None:
        """Stop the clocks of the table while its menu or log is read."""
        bridge = self._bridge()
        if bridge is None or not self._is_table_shown() or not bridge.table.pace.has_clock:
            return
        if is_reading:
            self._wait()
        else:
            self._go_on()

    def forget_pages(self) -> None:
        """Forget all pages to go back to."""
        self._under.clear()

    def forget_clocks(self) -> None:
        """Forget stopped clocks: the table that waited is gone."""
        self._was_paused = None

    def _close_panel(self) -> None:
        self._window.focus_page()
        self._go_on()

    def _wait(self) -> None:
        """Stop the clocks of the table, if there is one whose clocks have not been stopped so already."""
        bridge = self._bridge()
        if bridge is not None and self._was_paused is None and not bridge.is_shared:
            self._was_paused = bridge.table.is_paused
            bridge.set_paused(paused=True)

    def _go_on(self) -> None:
        """Restore the clocks as they were before they were stopped.

        They stay stopped while another page is open.
        """
        bridge = self._bridge()
        if bridge is not None and self._is_table_shown() and self._was_paused is not None:
            bridge.set_paused(paused=self._was_paused)
            self._was_paused = None
