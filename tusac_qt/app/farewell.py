"""Signals that reach the program while its window is open: they close it, as the player would.

A desktop session that ends, Windows's and macOS's too, is told by Qt itself, which then quits the same way.
"""

import signal
import socket

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier

from tusac_qt.system.signals import ENDING, status_of, taken


class Farewell(QObject):
    """Quits the event loop when a signal comes.

    Python handles signals only between two of its own instructions, and none may run while Qt waits. It
    writes the signal's number to a socket at once, though, and that wakes Qt.

    Attributes:
        status: the exit status; 0 if no signal has come.
    """

    def __init__(self, app: QCoreApplication) -> None:
        """Prepare to end this application."""
        super().__init__(app)
        self.status = 0
        self._app = app
        self._ours, self._pythons = socket.socketpair()
        for end in (self._ours, self._pythons):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._quit)

    def run(self) -> int:
        """Run the event loop to its end and return the exit status."""
        before = signal.set_wakeup_fd(self._pythons.fileno(), warn_on_full_buffer=False)
        try:
            with taken(lambda _number, _frame: None, (signal.SIGINT, *ENDING)):
                status = self._app.exec()
        finally:
            signal.set_wakeup_fd(before)
            self._notifier.setEnabled(False)
            self._ours.close()
            self._pythons.close()
        return self.status or status

    def _quit(self) -> None:
        self.status = status_of(self._ours.recv(64)[-1])
        self._app.quit()
