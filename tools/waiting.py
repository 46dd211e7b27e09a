"""Let a program that is driven from outside run for a while."""

from PySide6.QtCore import QEventLoop, QTimer


def wait(milliseconds: int) -> None:
    """Handle the events of so many milliseconds."""
    waiting = QEventLoop()
    QTimer.singleShot(milliseconds, waiting.quit)
    waiting.exec()
