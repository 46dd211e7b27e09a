"""Rows of choices of which one is on, and buttons that Enter presses."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QGroupBox, QHBoxLayout, QPushButton, QWidget

from tusac_qt.windows.widgets.flow import Flow
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.windows.widgets.tab_order import tab_to_checked


class Chips(QGroupBox):
    """A row of choices of which one is on; a group for screen readers.

    Signals:
        chosen: the value of the choice the player has made.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._values: list[object] = []
        self._buttons: list[QPushButton] = []
        self._label = PlainLabel(self)
        self._label.setProperty("role", "secondary")
        self._width = 0
        self._box = QHBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._row = Flow(self)
        self._box.addWidget(self._label)
        self._box.addWidget(self._row, 1)
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._values[number]))

    def fit(self, body_px: int, *, is_narrow: bool) -> None:
        """Adapt to this text height: labels and buttons of all rows stand in columns.

        Narrow, below their label.
        """
        self._box.setDirection(
            QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        )
        self._label.setFixedWidth(8 * body_px)
        self._width = 10 * body_px
        self._box.setSpacing(round(0.4 * body_px))
        self._row.set_gap(round(0.4 * body_px))
        for button in self._buttons:
            button.setMinimumWidth(self._width)

    def show_choices(self, title: str, choices: list[tuple[object, str]], current: object) -> None:
        """Show choices by value and name, the current one on."""
        self._label.setText(title)
        self.setAccessibleName(title)
        while len(self._values) < len(choices):
            button = QPushButton(self)
            button.setCheckable(True)
            button.setAutoExclusive(True)  # a radio button for screen readers
            self._group.addButton(button, len(self._values))
            self._values.append(None)
            self._buttons.append(button)
            self._row.add(button)
            button.setMinimumWidth(self._width)
        for number, (value, name) in enumerate(choices):
            self._values[number] = value
            button = self._buttons[number]
            button.setText(name)
            button.setChecked(value == current)
        for number, button in enumerate(self._buttons):
            button.setVisible(number < len(choices))
        tab_to_checked(self._buttons[: len(choices)])
