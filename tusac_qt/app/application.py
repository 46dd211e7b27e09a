"""Qt's application, which macOS tells of files that the player opens while the program runs."""

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
        """Tell of a file; asked by Qt. Other systems start the program once more, with the file's name."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_opened.emit(event.file())
            return True
        return super().event(event)
