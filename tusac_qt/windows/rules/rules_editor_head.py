"""The head of the rules editor: the rules edited and compared, their name, the buttons. No decisions."""

from collections.abc import Iterable, Mapping

from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tusac_qt.choices.house_rules import NAME_LIMIT
from tusac_qt.windows.widgets.check_box import CheckBox
from tusac_qt.windows.widgets.flow import Flow
from tusac_qt.windows.widgets.named import name_field
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.windows.widgets.still import StillChoice
from tusac_qt.words.counted import counted
from tusac_qt.words.i18n import rules_name

_Place = tuple[int, int, int, int]
_BESIDE: Mapping[str, _Place] = {
    "_rules": (0, 0, 1, 1), "opened": (0, 1, 1, 1), "name": (0, 2, 1, 1), "_saving": (0, 3, 1, 1),
    "description": (1, 1, 1, 3), "problem": (2, 2, 1, 2),
}  # fmt: skip
_BELOW: Mapping[str, _Place] = {
    "_rules": (0, 0, 1, 1), "opened": (0, 1, 1, 1), "name": (1, 0, 1, 2), "problem": (2, 0, 1, 2),
    "_saving": (3, 0, 1, 2), "description": (4, 0, 1, 2),
}  # fmt: skip
"""Row, column, and how many of them: with room side by side, and without."""


class RulesEditorHead(QWidget):
    """The controls above the rules.

    Attributes:
        opened: the rulesets to edit.
        compared: the rulesets to compare with.
        name: the name of the ruleset.
        description: what it says of itself.
        problem: what is wrong with the name.
        count: how many rules differ.
        only_differences: whether only these are shown.
        status: what has happened.
        undo, redo, reset, save, delete, take_in, give_out, explain, done: the buttons.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = PlainLabel(self)
        self._title.setProperty("role", "title")
        self.opened = StillChoice(self)
        self.name, self.description = QLineEdit(self), QLineEdit(self)
        self.name.setMaxLength(NAME_LIMIT)
        self.problem, self.status, self.count = (PlainLabel(self) for _ in range(3))
        self.problem.setProperty("role", "problem")
        self.problem.setWordWrap(True)
        self.status.setProperty("role", "secondary")
        self.status.setWordWrap(True)
        self.compared, self.only_differences = StillChoice(self), CheckBox(self)
        self._rules, self._compare = PlainLabel(self), PlainLabel(self)
        self.undo, self.redo, self.reset, self.save, self.delete = (QPushButton(self) for _ in range(5))
        self.take_in, self.give_out, self.explain, self.done = (QPushButton(self) for _ in range(4))
        self._lay_out()

    def fit(self, body_px: int, *, is_narrow: bool) -> None:
        """Adapt to this text height; narrow, the fields stand one below the other."""
        self.opened.setMinimumWidth(14 * body_px)
        self.compared.setMinimumWidth(14 * body_px)
        gap = round(0.5 * body_px)
        for row in self._rows:
            row.setSpacing(gap)
        for flow in (self._buttons, self._saving):
            flow.set_gap(gap)
        self._arrange(is_narrow=is_narrow)

    def show_rulesets(self, names: Iterable[str], opened: str, compared: str) -> None:
        """Show the rulesets, the one that is edited, "" for a new one, and the one compared with."""
        for box, current in ((self.opened, opened), (self.compared, compared)):
            if [box.itemData(place) for place in range(box.count())] != list(names):
                box.clear()
                for name in names:
                    box.addItem("", name)
            for place in range(box.count()):
                box.setItemText(place, rules_name(box.itemData(place)))
            box.setCurrentIndex(box.findData(current))

    def show_count(self, count: int) -> None:
        """Show how many rules differ."""
        self.count.setText(counted.rules_that_differ(count) if count else self.tr("no difference"))

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._title.setText(self.tr("House rules"))
        texts = (
            (self.undo, self.tr("Undo")), (self.redo, self.tr("Redo")), (self.save, self.tr("Save")),
            (self.delete, self.tr("Delete")), (self.take_in, self.tr("Import…")),
            (self.give_out, self.tr("Export…")), (self.explain, self.tr("Explain")),
            (self.done, self.tr("Done")), (self.reset, self.tr("Reset all")),
            (self.only_differences, self.tr("only these")), (self._rules, self.tr("Rules")),
            (self._compare, self.tr("Compare with")),
        )  # fmt: skip
        for labelled, text in texts:
            labelled.setText(text)
        self.opened.setPlaceholderText(self.tr("new rules"))
        self.name.setPlaceholderText(self.tr("name of your rules"))
        self.description.setPlaceholderText(self.tr("what’s special about them"))
        for widget, name in (
            (self.opened, self.tr("Rules")),
            (self.compared, self.tr("Compare with")),
            (self.name, self.tr("name of your rules")),
            (self.description, self.tr("what’s special about them")),
        ):
            name_field(widget, name)

    def _lay_out(self) -> None:
        self._buttons, self._saving = Flow(self), Flow(self)
        for button in (self.undo, self.redo, self.take_in, self.give_out, self.explain, self.done):
            self._buttons.add(button)
        for button in (self.save, self.delete):
            self._saving.add(button)
        self._above, self._grid, self._beside = QHBoxLayout(), QGridLayout(), QHBoxLayout()
        self._above.addWidget(self._title)
        self._above.addStretch()
        self._above.addWidget(self._buttons)
        comparing = QHBoxLayout()
        comparing.addWidget(self._compare)
        comparing.addWidget(self.compared)
        self._beside.addLayout(comparing)
        for widget in (self.count, self.only_differences, self.reset):
            self._beside.addWidget(widget)
        self._beside.addStretch()
        self._beside.addWidget(self.status, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        self._rows = (self._above, self._grid, self._beside, box, comparing)
        for row in self._rows[:3]:
            box.addLayout(row)
        self._is_narrow: bool | None = None
        self._arrange(is_narrow=False)

    def _arrange(self, *, is_narrow: bool) -> None:
        """Put parts side by side if there is room."""
        if is_narrow == self._is_narrow:
            return
        self._is_narrow = is_narrow
        direction = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        for row in (self._above, self._beside):
            row.setDirection(direction)
        for widget, place in (_BELOW if is_narrow else _BESIDE).items():
            placed = getattr(self, widget)
            self._grid.removeWidget(placed)
            self._grid.addWidget(placed, *place)
        for column, share in enumerate((0, 1, 0) if is_narrow else (0, 0, 1)):
            self._grid.setColumnStretch(column, share)
