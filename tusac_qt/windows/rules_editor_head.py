"""The head of the rules editor: the rules edited and compared, their name, the buttons. No decisions."""

from collections.abc import Iterable

from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tusac_qt.choices.house_rules import NAME_LIMIT
from tusac_qt.windows.check_box import CheckBox
from tusac_qt.windows.named import name_field
from tusac_qt.windows.plain import PlainLabel
from tusac_qt.words.counted import counted
from tusac_qt.words.i18n import rules_name


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
        self.opened, self.compared = QComboBox(self), QComboBox(self)
        self.name, self.description = QLineEdit(self), QLineEdit(self)
        self.name.setMaxLength(NAME_LIMIT)
        self.problem, self.status, self.count = (PlainLabel(self) for _ in range(3))
        self.problem.setProperty("role", "problem")
        self.status.setProperty("role", "secondary")
        self.status.setWordWrap(True)
        self.only_differences = CheckBox(self)
        self._rules, self._compare = PlainLabel(self), PlainLabel(self)
        self.undo, self.redo, self.reset, self.save, self.delete = (QPushButton(self) for _ in range(5))
        self.take_in, self.give_out, self.explain, self.done = (QPushButton(self) for _ in range(4))
        self._lay_out()

    def fit(self, body_px: int) -> None:
        """Suit text of that height."""
        self.opened.setMinimumWidth(14 * body_px)
        self.compared.setMinimumWidth(14 * body_px)
        for row in self._rows:
            row.setSpacing(round(0.5 * body_px))

    def show_rulesets(self, names: Iterable[str], opened: str, compared: str) -> None:
        """Show the rulesets there are, the one that is edited, "" for a new one, and the one compared with."""
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
        """Say everything in the language now spoken."""
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
        buttons = QHBoxLayout()
        buttons.addWidget(self._title)
        buttons.addStretch()
        for button in (self.undo, self.redo, self.take_in, self.give_out, self.explain, self.done):
            buttons.addWidget(button)
        grid = QGridLayout()
        for column, widget in enumerate((self._rules, self.opened, self.name, self.save, self.delete)):
            grid.addWidget(widget, 0, column)
        grid.addWidget(self._compare, 1, 0)
        grid.addWidget(self.compared, 1, 1)
        grid.addWidget(self.description, 1, 2, 1, 3)
        grid.addWidget(self.problem, 2, 2, 1, 3)
        grid.setColumnStretch(2, 1)
        beside = QHBoxLayout()
        for widget in (self.count, self.only_differences, self.reset):
            beside.addWidget(widget)
        beside.addStretch()
        beside.addWidget(self.status, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        self._rows = (buttons, grid, beside, box)
        for row in self._rows[:-1]:
            box.addLayout(row)
