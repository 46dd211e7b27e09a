"""Arrow keys leave a text field at its ends, as they leave a button, so keyboard players never get stuck."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

_MOVING = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class LineArrows(QObject):
    """Up and Left go back as Shift+Tab does, Down and Right on as Tab does.

    To the side only at an end of the text.
    """

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(line)
        self._line = line
        line.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Take the arrows that lead away; called by Qt."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            line, key = self._line, event.key()
            if event.modifiers() in _MOVING and key in self._ways():
                return line.focusNextPrevChild(key in (Qt.Key.Key_Down, Qt.Key.Key_Right))
        return super().eventFilter(watched, event)

    def _ways(self) -> set[int]:
        """Return the arrows that lead away from where the cursor is."""
        line = self._line
        ways: set[int] = {Qt.Key.Key_Up, Qt.Key.Key_Down}
        if not line.hasSelectedText():
            if line.cursorPosition() == 0:
                ways.add(Qt.Key.Key_Left)
            if line.cursorPosition() == len(line.text()):
                ways.add(Qt.Key.Key_Right)
        return ways
