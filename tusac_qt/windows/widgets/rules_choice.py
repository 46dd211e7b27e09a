"""Two rows to choose the rules and the number of players, with ways to their explanation and the editor."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.rules import Rules
from tusac_qt.choices.house_rules import HouseRules, house_rules_dir, known_rules, seats_for
from tusac_qt.windows.widgets.flow import Flow
from tusac_qt.windows.widgets.plain import PlainLabel, set_tip, tip_of
from tusac_qt.windows.widgets.still import StillChoice
from tusac_qt.windows.widgets.tab_order import tab_to_checked
from tusac_qt.words.i18n import rules_description, rules_name
from tusac_qt.words.translation import translate

_SEATS = range(2, 7)
_TIP = Qt.ItemDataRole.ToolTipRole


class RulesChoice(QWidget):
    """A row of the rulesets there are, and one of the numbers of players that the chosen one allows.

    Attributes:
        seats_row: the second row, which has room for more.
        chosen: the rules chosen; None for what cannot be read now.

    Signals:
        rules_chosen: the name of a ruleset.
        seats_chosen: how many are to play.
        help_wanted: the player wants the rules explained.
        edit_wanted: the name of the ruleset the player wants to change.
    """

    rules_chosen = Signal(str)
    seats_chosen = Signal(int)
    help_wanted = Signal()
    edit_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chosen: Rules | None = None
        self._label, self._seats_label = PlainLabel(self), PlainLabel(self)
        for label in (self._label, self._seats_label):
            label.setProperty("role", "secondary")
        self.rules = StillChoice(self)
        self.rules.activated.connect(lambda place: self.rules_chosen.emit(self.rules.itemData(place)))
        self._label.setBuddy(self.rules)
        self._group = QButtonGroup(self)
        self.seats = {seats: QPushButton(str(seats), self) for seats in _SEATS}
        self.help, self.edit = QPushButton(self), QPushButton(self)
        self.help.clicked.connect(self.help_wanted)
        self.edit.clicked.connect(lambda: self.edit_wanted.emit(self.rules.currentData() or ""))
        self._rules_row, self.seats_row = QHBoxLayout(), QHBoxLayout()
        self._rules_flow, self._seats_flow = Flow(self), Flow(self)
        for widget in (self.rules, self.help, self.edit):
            self._rules_flow.add(widget)
        self._rules_row.addWidget(self._label)
        self._rules_row.addWidget(self._rules_flow, 1)
        self.seats_row.addWidget(self._seats_label)
        self.seats_row.addWidget(self._seats_flow)
        for seats, button in self.seats.items():
            button.setCheckable(True)
            button.setAutoExclusive(True)  # a radio button for screen readers
            self._group.addButton(button, seats)
            self._seats_flow.add(button)
        self.seats_row.addStretch()
        self._box = box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addLayout(self._rules_row)
        box.addLayout(self.seats_row)
        self._group.idClicked.connect(self.seats_chosen)

    def show_choice(self, name: str, seats: int) -> None:
        """Show the rulesets there are now, in the current language, one chosen.

        Args:
            name: the ruleset, by its name or the path of a file.
            seats: how many would play if every number were allowed.
        """
        known = known_rules(HouseRules(house_rules_dir()))
        self._label.setText(self.tr("Rules"))
        self._seats_label.setText(self.tr("Seats"))
        self.help.setText(self.tr("Explain (F1)"))
        self.edit.setText(self.tr("Change…"))
        self.rules.setAccessibleName(self.tr("Rules"))
        self.rules.clear()
        for each, rules in known.items():
            self.rules.addItem(rules_name(each), each)
            tip = tip_of(rules_description(rules))
            self.rules.setItemData(self.rules.count() - 1, tip, _TIP)
        if name not in known:
            self.rules.addItem(name, name)
        self.rules.setCurrentIndex(self.rules.findData(name))
        chosen = self.chosen = known.get(name)
        for number, button in self.seats.items():
            button.setAccessibleName(self.tr("{n} players").format(n=number))
            is_possible = chosen is None or number in chosen.players
            button.setEnabled(is_possible)
            set_tip(button, "" if is_possible else _why_not(number, rules_name(name)))
            button.setChecked(number == seats_for(chosen, seats))
        tab_to_checked(list(self.seats.values()))

    def fit(self, body_px: int, *, is_narrow: bool) -> None:
        """Fit text of that height.

        The label is in the column of the other rows' labels, or above its row if the window is narrow.
        """
        self._box.setSpacing(round(0.9 * body_px))
        for row in (self._rules_row, self.seats_row):
            row.setSpacing(round(0.4 * body_px))
            row.setDirection(
                QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
            )
        for flow in (self._rules_flow, self._seats_flow):
            flow.set_gap(round(0.4 * body_px))
        for label in (self._label, self._seats_label):
            label.setFixedWidth(8 * body_px)
        self.rules.setFixedSize(16 * body_px, self.help.sizeHint().height())
        for button in self.seats.values():
            button.setFixedWidth(round(2.9 * body_px))


def _why_not(seats: int, rules: str) -> str:
    """Return why so many cannot play."""
    return translate("rules", "{rules} isn’t for {n} players.").format(rules=rules, n=seats)
