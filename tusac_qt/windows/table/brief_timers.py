"""Timers that end short displays at places of the table."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer


class BriefTimers(QObject):
    """One timer for each place; a new display at a place restarts it."""

    def __init__(self, shown_ms: int, end: Callable[[int], None], parent: QObject) -> None:
        """Begin without a running timer.

        Args:
            shown_ms: the duration of a display.
            end: called with a place when its display is to end.
            parent: the parent in Qt; the timers are deleted with it.
        """
        super().__init__(parent)
        self._shown_ms, self._end = shown_ms, end
        self._timers: dict[int, QTimer] = {}

    def start(self, place: int) -> None:
        """Start or restart the timer of a place."""
        timer = self._timers.get(place)
        if timer is None:
            timer = self._timers[place] = QTimer(self)
            timer.setSingleShot(True)
            timer.setInterval(self._shown_ms)
            timer.timeout.connect(partial(self._end, place))
        timer.start()

    def stop(self) -> None:
        """Stop all timers."""
        for timer in self._timers.values():
            timer.stop()
