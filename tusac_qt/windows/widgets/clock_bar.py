"""The bar above the buttons: how much time is left, the same for all seats while a window is open."""

from PySide6.QtCore import QObject, QTimer, Signal

from tusac_qt.bridges.bridge import Bridge
from tusac_qt.model.notices import LOW_TIME_S
from tusac_qt.play.table import PromptKind
from tusac_qt.scene.items import TimerItem

_TICK_MS = 40


class ClockBar(QObject):
    """Moves the bar while somebody's time runs.

    Signals:
        low: a second has passed of the last few of the player's own time.
    """

    low = Signal()

    def __init__(self, bridge: Bridge, bar: TimerItem, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._bar = bar
        self._second = -1
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._tick)

    def follow(self) -> None:
        """Start or stop moving, as the table's clock does."""
        runs = self._share() is not None
        self._bar.setVisible(runs)
        if not runs:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()
            self._tick()

    def stop(self) -> None:
        """Stop moving."""
        self._timer.stop()

    def _tick(self) -> None:
        share = self._share()
        if share is None:
            self.follow()
            return
        self._bar.set_share(max(0.0, share), bank=self._is_bank())
        prompt = self._bridge.table.prompt
        if prompt is None or prompt.deadline is None:
            return
        left = prompt.deadline - self._bridge.now
        if left <= LOW_TIME_S and int(left) != self._second:
            self._second = int(left)
            self.low.emit()

    def _share(self) -> float | None:
        """Return how much of the running time is left, from 1 to 0; None where no time runs."""
        table, now = self._bridge.table, self._bridge.now
        if table.is_paused:
            return None
        prompt, window = table.prompt, table.window
        if prompt is not None and prompt.kind is PromptKind.DISCARD:
            start, end = prompt.opened_at, prompt.bank_from
            if prompt.bank_from is not None and now > prompt.bank_from:
                start, end = prompt.bank_from, prompt.deadline
        elif window is not None:
            start, end = window.opened_at, window.limit
        else:
            return None
        return None if end is None or end <= start else (end - now) / (end - start)

    def _is_bank(self) -> bool:
        prompt = self._bridge.table.prompt
        return prompt is not None and prompt.bank_from is not None and self._bridge.now > prompt.bank_from
