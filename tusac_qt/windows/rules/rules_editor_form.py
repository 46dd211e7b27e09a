"""The rules editor's form: for each rule its meaning, its control, and the value it is compared with."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.errors import RuleProblem
from engine.rules import Rules
from tusac_qt.model.rules_draft import Draft, differs
from tusac_qt.scene.style_sheet import restyle
from tusac_qt.windows.rules.rules_editor_fields import WheelGuard, field_for
from tusac_qt.windows.widgets.plain import PlainLabel, set_tip
from tusac_qt.words.glossary import Find, explain_all, find_terms
from tusac_qt.words.knob_values import point_lines, value_text
from tusac_qt.words.knob_words import KNOBS, KnobGroup, group_name, knob_explanation, knob_name
from tusac_qt.words.punctuation import clauses, headed, stopped
from tusac_qt.words.rule_problems import problem_text
from tusac_qt.words.translation import translate


class RuleRow(QFrame):
    """One rule.

    Signals:
        changed: the rule's key and the plain value chosen.
        reset_wanted: the rule's key, whose value is to be as in the compared ruleset.
    """

    changed = Signal(str, object)
    reset_wanted = Signal(str)

    def __init__(self, key: str, guard: WheelGuard) -> None:
        super().__init__()
        self.key = key
        self.setObjectName("rule")
        self._name = PlainLabel(self)
        self._meaning = PlainLabel(self)
        self._meaning.setProperty("role", "secondary")
        self._problem = PlainLabel(self)
        self._problem.setProperty("role", "problem")
        self._note = PlainLabel(self)
        self._note.setProperty("role", "secondary")
        for label in (self._name, self._meaning, self._problem, self._note):
            label.setWordWrap(True)
        self.field = field_for(key, guard)
        self.field.changed.connect(lambda value: self.changed.emit(self.key, value))
        self._other = PlainLabel(self)
        self._other.setProperty("role", "secondary")
        self._other.setWordWrap(True)
        self.reset = QPushButton(self)
        self.reset.clicked.connect(lambda: self.reset_wanted.emit(self.key))
        self._grid = QGridLayout(self)
        self._told, self._beside = QWidget(self), QWidget(self)
        told, beside = QVBoxLayout(self._told), QVBoxLayout(self._beside)
        told.addStretch()
        told.addWidget(self._name)
        told.addWidget(self._meaning)
        told.addStretch()
        beside.addWidget(self._other)
        beside.addWidget(self.reset, alignment=Qt.AlignmentFlag.AlignLeft)
        for box in (told, beside):
            box.setContentsMargins(0, 0, 0, 0)
        self._is_narrow: bool | None = None
        self._arrange(is_narrow=False)

    def fit(self, body_px: int, *, is_narrow: bool) -> None:
        """Adapt to this text height; narrow, all of it stands one below the other."""
        self._arrange(is_narrow=is_narrow)
        for column, share in enumerate((0, 0, 0) if is_narrow else (13, 18, 9)):
            self._grid.setColumnMinimumWidth(column, share * body_px)
        side, top = round(0.8 * body_px), round(0.4 * body_px)
        self._grid.setContentsMargins(side, top, side, top)
        self._grid.setHorizontalSpacing(side)

    def _arrange(self, *, is_narrow: bool) -> None:
        if is_narrow == self._is_narrow:
            return
        self._is_narrow = is_narrow
        parts = (self._told, self.field, self._beside, self._problem, self._note)
        below = [(row, 0) for row in ((3, 4) if is_narrow else (1, 2))]
        places = (*(((0, 0), (1, 0), (2, 0)) if is_narrow else ((0, 0), (0, 1), (0, 2))), *below)
        middle = Qt.AlignmentFlag(0) if is_narrow else Qt.AlignmentFlag.AlignVCenter
        wide, plain = 1 if is_narrow else 3, Qt.AlignmentFlag(0)
        spans, aligned = (1, 1, 1, wide, wide), (plain, middle, middle, plain, plain)
        for part, place, span, alignment in zip(parts, places, spans, aligned, strict=True):
            self._grid.removeWidget(part)
            self._grid.addWidget(part, *place, 1, span, alignment)
        for column, share in enumerate((1, 0, 0) if is_narrow else (5, 5, 3)):
            self._grid.setColumnStretch(column, share)

    def retranslate(self, find: Find, rules: Rules) -> None:
        """Say name and meaning in the current language, and explain the words in them under the pointer.

        Args:
            find: finds the words of the glossary.
            rules: by which they are explained.
        """
        name, meaning = knob_name(self.key), knob_explanation(self.key)
        self._meaning.setText(meaning)
        set_tip(self._meaning, explain_all(stopped(name) + meaning, find, rules))
        self.field.retranslate(name)
        for control in self.field.findChildren(QWidget):
            control.setAccessibleDescription(meaning)

    def show_rule(
        self, draft: Draft, problems: tuple[RuleProblem, ...], compared: Rules, compared_name: str
    ) -> None:
        """Show the rule as it is in a draft, beside the same rule of another ruleset."""
        self.field.show_value(draft.values[self.key])
        is_other = differs(draft, self.key, compared)
        name = knob_name(self.key)
        self._name.setText(f"≠  {name}" if is_other else name)
        value = "\n".join(point_lines(compared)) if self.key == "points" else value_text(compared, self.key)
        text = translate("rules editor", "{ruleset}: {value}")
        separated = f"\n{value}" if self.key == "points" else value
        self._other.setText(text.format(ruleset=compared_name, value=separated) if is_other else "")
        self.reset.setText(translate("rules editor", "Reset"))
        self.reset.setAccessibleName(headed(self.reset.text(), name))
        self.reset.setVisible(is_other)
        self._problem.setText(f"⚠ {clauses(map(problem_text, problems))}" if problems else "")
        self._problem.setVisible(bool(problems))
        if self.property("differs") != is_other:
            self.setProperty("differs", is_other)
            restyle(self)
            self._name.setProperty("role", "warning" if is_other else "")
            restyle(self._name)

    def show_notes(self, notes: tuple[RuleProblem, ...]) -> None:
        """Show what is odd about the rule though it can be played."""
        text = translate("rules editor", "Note: {text}").format(text=clauses(map(problem_text, notes)))
        self._note.setText(text if notes else "")
        self._note.setVisible(bool(notes))


class RulesForm(QScrollArea):
    """All rules, group by group.

    Signals:
        changed: a rule's key and the plain value chosen.
        reset_wanted: a rule's key, whose value is to be as in the compared ruleset.
    """

    changed = Signal(str, object)
    reset_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        guard = WheelGuard(self)
        self._heads: dict[KnobGroup, PlainLabel] = {}
        self.rows: dict[str, RuleRow] = {}
        inner = QWidget()
        self._box = box = QVBoxLayout(inner)
        for group in KnobGroup:
            head = self._heads[group] = PlainLabel(inner)
            head.setProperty("role", "title")
            box.addWidget(head)
            for key in (key for key, words in KNOBS.items() if words.group is group):
                row = self.rows[key] = RuleRow(key, guard)
                row.changed.connect(self.changed)
                row.reset_wanted.connect(self.reset_wanted)
                box.addWidget(row)
        box.addStretch()
        self.setWidget(inner)

    def fit(self, body_px: int, *, is_narrow: bool, head: QWidget) -> None:
        """Adapt to this text height.

        Args:
            body_px: the height.
            is_narrow: whether there is room for one thing beside the other; if not, the head is scrolled,
                too.
            head: what stands above.
        """
        self._box.setSpacing(round(0.45 * body_px))
        if is_narrow and self._box.indexOf(head) < 0:
            self._box.insertWidget(0, head)
        for row in self.rows.values():
            row.fit(body_px, is_narrow=is_narrow)

    def show_draft(
        self, draft: Draft, compared: Rules, compared_name: str, *, only_differences: bool
    ) -> None:
        """Show every rule of a draft, or those that differ from another ruleset or are wrong."""
        problems, notes = draft.problems, draft.notes
        find, meant = find_terms(), draft.rules or compared
        for key, row in self.rows.items():
            row.retranslate(find, meant)
            row.show_rule(draft, problems.get(key, ()), compared, compared_name)
            row.show_notes(notes.get(key, ()))
            is_told = key in problems or key in notes
            row.setVisible(not only_differences or is_told or differs(draft, key, compared))
        for group, head in self._heads.items():
            head.setText(group_name(group))
            members = (row for key, row in self.rows.items() if KNOBS[key].group is group)
            head.setVisible(any(not row.isHidden() for row in members))

    def go_to(self, key: str) -> None:
        """Bring a rule into sight and give its control the keyboard."""
        row = self.rows[key]
        self.ensureWidgetVisible(row, 0, 40)
        for child in row.field.findChildren(QWidget):
            if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible():
                child.setFocus(Qt.FocusReason.OtherFocusReason)
                return
