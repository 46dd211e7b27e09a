"""Signals that end the program while its window opens or is open: they close it, as the player would.

Qt itself handles the end of a desktop session, also on Windows and macOS, and then quits the same way.
"""

import signal
import socket
from contextlib import ExitStack

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier

from tusac_qt.system.signals import ENDING, status_of, taken


class Farewell(QObject):
    """Quits the event loop when a signal arrives, or if one has arrived before the loop ran.

    Python handles signals only between two of its own instructions, and none may run while Qt waits. It
    writes the signal's number to a socket at once, though, and that wakes Qt. An exception would be lost: Qt
    goes on where what it calls raises one.

    Attributes:
        status: the exit status; 0 if no signal has come.
    """

    def __init__(self, app: QCoreApplication) -> None:
        """Take signals from now on, to end this application."""
        super().__init__(app)
        self.status = 0
        self._app = app
        self._ours, self._pythons = socket.socketpair()
        for end in (self._ours, self._pythons):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._quit)
        self._taking = ExitStack()
        before = signal.set_wakeup_fd(self._pythons.fileno(), warn_on_full_buffer=False)
        self._taking.callback(signal.set_wakeup_fd, before)
        self._taking.enter_context(taken(lambda _number, _frame: None, (signal.SIGINT, *ENDING)))

    def run(self) -> int:
        """Run the event loop to its end, take signals no more, and return the exit status."""
        try:
            with self._taking:
                status = self._app.exec()
        finally:
            self._notifier.setEnabled(False)
            self._ours.close()
            self._pythons.close()
        return self.status or status

    def _quit(self) -> None:
        self.status = status_of(self._ours.recv(64)[-1])
        self._app.quit()
