"""Up and Down move between rows of buttons; Left and Right move as Tab does."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget


class RowKeys(QObject):
    """Moves the keyboard among some buttons of a page; beyond the first and the last row, Qt decides."""

    def __init__(self, page: QWidget, buttons: Sequence[QPushButton]) -> None:
        super().__init__(page)
        self._page = page
        self._buttons = tuple(buttons)
        for button in self._buttons:
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Take Up and Down where there is a row to go to; called by Qt."""
        if isinstance(watched, QPushButton) and isinstance(event, QKeyEvent):
            is_press = event.type() == QEvent.Type.KeyPress
            if is_press and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                wanted = self._beyond(watched, is_down=event.key() == Qt.Key.Key_Down)
                if wanted is not None:
                    wanted.setFocus(Qt.FocusReason.OtherFocusReason)
                    return True
        return super().eventFilter(watched, event)

    def _beyond(self, button: QPushButton, *, is_down: bool) -> QPushButton | None:
        """Return the button of the next row that lies nearest, None if there is no row."""
        at, way = self._middle(button), 1 if is_down else -1
        others = [
            (way * (there.y() - at.y()), abs(there.x() - at.x()), place)
            for place, other in enumerate(self._buttons)
            if other.isVisible() and other.isEnabled()
            for there in (self._middle(other),)
        ]
        half = button.height() // 2
        beyond = [other for other in others if other[0] > half]
        row = [aside for below, *aside in beyond if below <= min(beyond)[0] + half]
        return self._buttons[min(row)[1]] if row else None

    def _middle(self, button: QPushButton) -> QPoint:
        return button.mapTo(self._page, button.rect().center())
