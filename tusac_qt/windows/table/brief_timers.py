"""Timers that end what is shown at places of the table for a moment."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer


class BriefTimers(QObject):
    """One timer for each place; a new moment at a place begins its time again."""

    def __init__(self, shown_ms: int, end: Callable[[int], None], parent: QObject) -> None:
        """Run none yet.

        Args:
            shown_ms: how long a moment is.
            end: ends it at a place.
            parent: deletes the timers with itself.
        """
        super().__init__(parent)
        self._shown_ms, self._end = shown_ms, end
        self._timers: dict[int, QTimer] = {}

    def start(self, place: int) -> None:
        """End what is shown at a place a moment from now."""
        timer = self._timers.get(place)
        if timer is None:
            timer = self._timers[place] = QTimer(self)
            timer.setSingleShot(True)
            timer.setInterval(self._shown_ms)
            timer.timeout.connect(partial(self._end, place))
        timer.start()

    def stop(self) -> None:
        """End nothing any more."""
        for timer in self._timers.values():
            timer.stop()
