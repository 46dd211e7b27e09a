"""The end of a round on a table's page: its result, why it is void, and who is ready."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from net.table.interface.status import News, NewsKind
from tusac_qt.bridges.bridge import Bridge
from tusac_qt.model.geometry import Rect
from tusac_qt.play.table import Noted
from tusac_qt.windows.table.result import ResultPanel
from tusac_qt.words.narration import Narrator
from tusac_qt.words.table_news import note_text, void_text

Seen = Callable[[], tuple[QPixmap, Rect | None, float]]
"""Return a picture of the table, where the offer lay, and how long a scene may take: 1.0 as a rule."""

_DELAY_MS = 700


class RoundEnd(QObject):
    """Shows the results of one table.

    Signals: came: the result of a round is shown.
    """

    came = Signal()

    def __init__(
        self,
        bridge: Bridge,
        panel: ResultPanel,
        narrator: Narrator,
        seen: Seen,
        wants_tip: Callable[[], bool],
    ) -> None:
        """Show nothing yet.

        Args:
            bridge: the table.
            panel: where results are shown.
            narrator: tells them.
            seen: completes the table's motion and returns its picture, before a result covers it.
            wants_tip: returns whether the player still needs the tip about results.
        """
        super().__init__(panel)
        self._bridge = bridge
        self._panel = panel
        self._narrator = narrator
        self._seen = seen
        self._wants_tip = wants_tip
        panel.stage.animator.idle.connect(self.show_progress)
        self._why_void: list[str] = []
        self._unkept = ""
        self._advice: list[str] = []
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(_DELAY_MS)
        self._delay.timeout.connect(partial(self.show_result, as_scene=True))

    def begin_round(self) -> None:
        """Remove the last result; the keyboard goes to the table."""
        panel, table = self._panel, self._panel.parentWidget()
        focused = panel.window().focusWidget()
        had_keyboard = focused is panel or panel.isAncestorOf(focused)
        panel.stop()
        panel.hide()
        if had_keyboard and table is not None:
            table.setFocus()
        self._delay.stop()
        self._why_void = []
        self._unkept = ""
        self._advice = []

    def tell_unkept(self, why: str) -> None:
        """Show on this round's result that the disk keeps nothing of it."""
        self._unkept = why
        self.show_progress()

    def advise(self, text: str) -> None:
        """Show a tip for the next rounds on this round's result."""
        self._advice.append(text)
        self._panel.show_advice("\n".join(self._advice))

    def hear(self, noted: Noted) -> None:
        """Remember why a round counts for nothing."""
        if not isinstance(noted.what, News):
            return
        if noted.what.kind is NewsKind.ROUND_VOID:
            self._why_void.append(void_text(noted.what.detail))
        elif noted.what.kind is NewsKind.PROVEN_CHEAT:
            self._why_void.append(note_text(noted))

    def come(self, *, after_last_card: bool) -> None:
        """Show the result in a moment, counted from now if the last card was shown only just now."""
        if not self._panel.isVisible() and (after_last_card or not self._delay.isActive()):
            self._delay.start()

    def show_result(self, *, as_scene: bool = False) -> None:
        """Show the result now, at once or animated."""
        table = self._bridge.table
        before = self._seen() if as_scene else None
        if table.view.outcome is None:
            self._panel.show_void("\n".join(self._why_void))
        else:
            self._panel.show_outcome(table, self._narrator, tip=self._wants_tip())
        self._panel.show_advice("\n".join(self._advice))
        self.show_progress()
        if before is not None:
            self._panel.play(*before)
            self.came.emit()

    def show_again(self) -> None:
        """Show the visible result again, because the size of the window or the language has changed."""
        if self._panel.isVisible():
            self.show_result()

    def show_progress(self) -> None:
        """Show verification, and readiness for the next round, on the result."""
        if self._panel.isVisible():
            self._panel.show_progress(self._bridge.table, self._narrator, self._bridge.now, self._unkept)

    def stop(self) -> None:
        """Cancel a result that was not shown yet, and stop all motion."""
        self._delay.stop()
        self._panel.stop()
