"""A small button that says what is chosen, and opens a menu of what can be chosen."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from tusac_qt.words.punctuation import headed

Choice = tuple[object, str]
"""A value and its name."""


class MenuChip(QPushButton):
    """One choice of several, in the room of one.

    Signals:
        chosen: the value of the choice the player has made.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget, role: str = "chip") -> None:
        super().__init__(parent)
        self.setProperty("role", role)
        self._title = ""
        self._choices: list[Choice] = []
        self._current: object = None
        self._more: list[tuple[str, Callable[[], None]]] = []
        self.clicked.connect(self._open)

    def show_choices(self, title: str, choices: Sequence[Choice], current: object, text: str = "") -> None:
        """Show a choice.

        Args:
            title: what is chosen, for a screen reader.
            choices: by value and name.
            current: the value that holds.
            text: what the chip says; "" for the name of the current choice.
        """
        self._title, self._choices, self._current = title, list(choices), current
        said = text or next((name for value, name in choices if value == current), str(current))
        self.setText(f"{said} ▾")
        self.setAccessibleName(headed(title, said))

    def show_more(self, more: Sequence[tuple[str, Callable[[], None]]]) -> None:
        """Let the menu end with entries that do something else."""
        self._more = list(more)

    def menu_of_choices(self) -> QMenu:
        """Return the menu; the choice that holds bears a mark."""
        menu = QMenu(self)
        menu.setAccessibleName(self._title)
        group = QActionGroup(menu)
        for value, name in self._choices:
            action = QAction(name.replace("&", "&&"), menu)
            action.setCheckable(True)
            action.setChecked(value == self._current)
            action.triggered.connect(lambda _=False, value=value: self.chosen.emit(value))
            group.addAction(action)
            menu.addAction(action)
        if self._more:
            menu.addSeparator()
        for text, do in self._more:
            action = QAction(text, menu)
            action.triggered.connect(lambda _=False, do=do: do())
            menu.addAction(action)
        return menu

    def _open(self) -> None:
        menu = self.menu_of_choices()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))
