"""Qt's application, to which macOS sends files that the player opens while the program runs."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """The application of the program.

    Signals:
        file_opened: the path of a file that the player has opened with this program, outside of it.
    """

    file_opened = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Report an opened file; called by Qt. Other systems start the program again with the file's name."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_opened.emit(event.file())
            return True
        return super().event(event)
