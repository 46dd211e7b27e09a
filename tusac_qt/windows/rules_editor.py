"""The editor of house rules: what each rule means, how it differs from a preset, what is wrong with it.

Every change is kept on disk until it is saved or given up, so that closing the window loses nothing.
"""

import contextlib
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine import rulesets
from engine.rules import Rules
from tusac_qt.house_rules import (
    NAME_LIMIT,
    HouseRules,
    file_stem,
    format_rules,
    known_rules,
    problems_of,
    read_table,
    short_digest,
    write_text,
)
from tusac_qt.model.rules_draft import Draft, differs, format_draft, parse_draft
from tusac_qt.windows.check_box import CheckBox
from tusac_qt.windows.rules_editor_form import RulesForm
from tusac_qt.words.i18n import rules_name
from tusac_qt.words.knob_words import KNOBS, knob_name
from tusac_qt.words.rule_problems import problem_text

_KEEP_DELAY_MS = 400


class RulesEditor(QWidget):
    """One ruleset being edited.

    Attributes:
        draft: the ruleset as it is now.

    Signals:
        saved: the name of a ruleset that was saved.
        help_wanted: the `Rules` that the player wants explained.
        closed: the player is done.
    """

    saved = Signal(str)
    help_wanted = Signal(object)
    closed = Signal()

    def __init__(self, house: HouseRules) -> None:
        super().__init__()
        self.setObjectName("page")
        self._house = house
        self._kept = house.folder.parent / "unsaved-rules.toml"
        self._compared = rulesets.names()[0]
        self._message = ""
        self.draft = Draft.of(rulesets.load(self._compared), own=False)
        self._title = QLabel(self)
        self._title.setProperty("role", "title")
        self.opened, self.compared = QComboBox(self), QComboBox(self)
        self.name = QLineEdit(self)
        self.name.setMaxLength(NAME_LIMIT)
        self.description = QLineEdit(self)
        self.digest = QLabel(self)
        self.digest.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.problem, self.status = QLabel(self), QLabel(self)
        self.problem.setProperty("role", "problem")
        self.status.setProperty("role", "secondary")
        self.status.setWordWrap(True)
        self.only_differences = CheckBox(self)
        self.form = RulesForm(self)
        self.setFocusProxy(self.opened)
        self._labels = [QLabel(self) for _ in range(3)]
        self.undo, self.redo, self.reset, self.save, self.delete = (QPushButton(self) for _ in range(5))
        self.take_in, self.give_out, self.explain, self.done = (QPushButton(self) for _ in range(4))
        self._keeping = QTimer(self)
        self._keeping.setSingleShot(True)
        self._keeping.setInterval(_KEEP_DELAY_MS)
        self._keeping.timeout.connect(self.keep)
        self._lay_out()
        self._connect()
        self.open_rules(self._compared)
        self._message = "\n".join(house.faults())
        self._take_up_kept()
        self.refresh()

    def open_rules(self, name: str) -> None:
        """Edit a ruleset by its name; what was changed before and not saved is still there with undo."""
        rules = known_rules(self._house).get(name)
        if rules is None:
            return
        is_own = name not in rulesets.names()
        fresh = Draft.of(rules if is_own else replace(rules, name=self._new_name(name)), own=is_own)
        before = self.draft
        if before.is_changed:
            fresh = Draft(fresh.values, fresh.opened, fresh.saved, (*before.past, before.values))
        self.draft = fresh
        self._compared = name if name in rulesets.names() else self._compared
        self._say("")

    def fit(self, body_px: int) -> None:
        """Suit text of that height."""
        self.form.fit(body_px)
        self.opened.setMinimumWidth(14 * body_px)
        self.compared.setMinimumWidth(14 * body_px)

    def refresh(self) -> None:
        """Show the draft in the language now spoken."""
        self._retranslate()
        known = known_rules(self._house)
        compared = known.get(self._compared) or rulesets.load(rulesets.names()[0])
        own = [name for name in known if name not in rulesets.names()]
        _fill(self.opened, known, self.draft.opened)
        if not self.draft.opened:
            self.opened.setCurrentIndex(-1)
            self.opened.setPlaceholderText(self.tr("new rules"))
        _fill(self.compared, known, self._compared)
        for field, key in ((self.name, "name"), (self.description, "description")):
            if field.text() != str(self.draft.values[key]):
                field.setText(str(self.draft.values[key]))
        problem = self.draft.naming_problem(frozenset(own)) if self.draft.is_changed else None
        self.problem.setText(f"⚠ {problem_text(problem)}" if problem else "")
        self.problem.setVisible(bool(problem))
        rules = self.draft.rules
        digest = self.tr("digest {digest}").format(digest=short_digest(rules) if rules is not None else "–")
        self.digest.setText(digest)
        self.form.show_draft(
            self.draft,
            compared,
            rules_name(self._compared),
            only_differences=self.only_differences.isChecked(),
        )
        self.undo.setEnabled(bool(self.draft.past))
        self.redo.setEnabled(bool(self.draft.future))
        count = sum(differs(self.draft, key, compared) for key in KNOBS)
        self.reset.setEnabled(bool(count))
        self.save.setEnabled(self.draft.is_changed)
        self.delete.setEnabled(bool(self.draft.opened))
        self.give_out.setEnabled(rules is not None)
        self.explain.setEnabled(rules is not None)
        told = self.tr("{n} rules differ").format(n=count) if count != 1 else self.tr("1 rule differs")
        self._labels[2].setText(told if count else self.tr("no difference"))
        self.status.setText(self._status())

    def keep(self) -> None:
        """Keep what is not saved yet, so that nothing is lost; a disk that refuses is told."""
        self._keeping.stop()
        try:
            if self.draft.is_changed:
                write_text(self._kept, format_draft(self.draft, self._compared))
            else:
                self._kept.unlink(missing_ok=True)
        except OSError as error:
            self._say(str(error))

    def export_to(self, path: Path) -> None:
        """Write the ruleset to a file."""
        rules = self.draft.rules
        if rules is None:
            return
        try:
            write_text(path, format_rules(rules))
        except OSError as error:
            self._say(f"{path}: {error.strerror or error}")
        else:
            self._say(self.tr("Exported to {path}").format(path=path))

    def import_from(self, path: Path) -> None:
        """Take over the rules of a file; what it lacks is taken from the compared ruleset and told."""
        try:
            table = read_table(path)
        except ValueError as error:
            self._say(str(error))
            return
        compared, problems = self._compared_rules().to_dict(), problems_of(table)
        taken = {key: value for key, value in table.items() if key not in problems}
        self.draft = self.draft.replace_all({**compared, **taken})
        text = self.tr("Imported {path}").format(path=path)
        if problems:
            names = ", ".join(knob_name(key) if key in KNOBS else key for key in problems)
            text = self.tr("Imported {path}, but not what cannot be used there: {rules}").format(
                path=path, rules=names
            )
        self._follow(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Leave with Escape; press the focused button with Enter."""
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QPushButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Keep what is not saved when the page is left or the window closed."""
        self.keep()
        super().hideEvent(event)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch()
        for button in (self.undo, self.redo, self.take_in, self.give_out, self.explain, self.done):
            head.addWidget(button)
        self._grid = grid = QGridLayout()
        for row, (label, widgets) in enumerate(
            (
                (self._labels[0], (self.opened, self.name, self.digest, self.save, self.delete)),
                (self._labels[1], (self.compared, self.description)),
            )
        ):
            grid.addWidget(label, row, 0)
            for column, widget in enumerate(widgets, 1):
                grid.addWidget(widget, row, column, 1, 1 if row == 0 else (1, 4)[column - 1])
        grid.addWidget(self.problem, 2, 2, 1, 4)
        grid.setColumnStretch(2, 1)
        beside = QHBoxLayout()
        beside.addWidget(self._labels[2])
        beside.addWidget(self.only_differences)
        beside.addWidget(self.reset)
        beside.addStretch()
        beside.addWidget(self.status, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(24, 12, 24, 12)
        box.addLayout(head)
        box.addLayout(grid)
        box.addLayout(beside)
        box.addWidget(self.form, 1)

    def _connect(self) -> None:
        self.opened.activated.connect(lambda: self.open_rules(str(self.opened.currentData())))
        self.compared.activated.connect(self._compare)
        self.name.textEdited.connect(lambda text: self._change(self.draft.change("name", text, typing=True)))
        self.description.textEdited.connect(
            lambda text: self._change(self.draft.change("description", text, typing=True))
        )
        self.only_differences.toggled.connect(self.refresh)
        self.form.changed.connect(lambda key, value: self._change(self.draft.change(key, value)))
        self.form.reset_wanted.connect(
            lambda key: self._change(self.draft.reset(self._compared_rules(), key))
        )
        self.undo.clicked.connect(lambda: self._change(self.draft.undo()))
        self.redo.clicked.connect(lambda: self._change(self.draft.redo()))
        self.reset.clicked.connect(lambda: self._change(self.draft.reset(self._compared_rules())))
        self.save.clicked.connect(self._save)
        self.delete.clicked.connect(self._delete)
        self.take_in.clicked.connect(self._ask_for_import)
        self.give_out.clicked.connect(self._ask_for_export)
        self.explain.clicked.connect(lambda: self.help_wanted.emit(self.draft.rules))
        self.done.clicked.connect(self.closed)
        for keys, button in (
            (("Ctrl+Z",), self.undo), (("Ctrl+Shift+Z", "Ctrl+Y"), self.redo), (("Ctrl+S",), self.save)
        ):  # fmt: skip
            shortcut = QShortcut(self)
            shortcut.setKeys([QKeySequence(key) for key in keys])
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(button.click)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("House rules"))
        texts = (
            (self.undo, self.tr("Undo")), (self.redo, self.tr("Redo")), (self.save, self.tr("Save")),
            (self.delete, self.tr("Delete")), (self.take_in, self.tr("Import…")),
            (self.give_out, self.tr("Export…")), (self.explain, self.tr("Explain")),
            (self.done, self.tr("Done")), (self.reset, self.tr("Put all back")),
            (self.only_differences, self.tr("only these")), (self._labels[0], self.tr("Rules")),
            (self._labels[1], self.tr("Compare with")),
        )  # fmt: skip
        for labelled, text in texts:
            labelled.setText(text)
        self.name.setPlaceholderText(self.tr("name of your rules"))
        self.description.setPlaceholderText(self.tr("what is special about them"))
        self.digest.setToolTip(self.tr("Two machines with the same number here play the same game."))
        for widget, name in (
            (self.opened, self.tr("Rules")),
            (self.compared, self.tr("Compare with")),
            (self.name, self.tr("name of your rules")),
            (self.description, self.tr("what is special about them")),
        ):
            widget.setAccessibleName(name)

    def _status(self) -> str:
        if self._message:
            return self._message
        if not self.draft.is_changed:
            return ""
        return self.tr("Not saved yet; kept until you save or undo.")

    def _new_name(self, preset: str) -> str:
        """Return a name for rules made after a preset, that no other ruleset has."""
        base = self.tr("My {ruleset}").format(ruleset=rules_name(preset))
        taken = known_rules(self._house)
        names = (base if number == 1 else f"{base} {number}" for number in range(1, len(taken) + 2))
        return next(name for name in names if name not in taken)

    def _compared_rules(self) -> Rules:
        return known_rules(self._house)[self._compared]

    def _compare(self) -> None:
        self._compared = str(self.compared.currentData())
        self._follow("")

    def _change(self, draft: Draft) -> None:
        self.draft = draft
        self._follow("")

    def _follow(self, message: str) -> None:
        self._keeping.start()
        self._say(message)

    def _say(self, message: str) -> None:
        self._message = message
        self.refresh()

    def _save(self) -> None:
        """Save the ruleset, or go to what is wrong with it."""
        problems, rules = self.draft.problems, self.draft.rules
        own = frozenset(name for name in known_rules(self._house) if name not in rulesets.names())
        if self.draft.naming_problem(own) is not None:
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)
            self.name.selectAll()
            self._say(self.tr("Give the rules a name of their own, then save."))
            return
        if rules is None:
            first = next((key for key in self.form.rows if key in problems), None)
            self._say(self.tr("The rules marked ⚠ do not go together; change them, then save."))
            if first is not None:
                self.form.go_to(first)
            return
        try:
            self._replace_on_disk(rules)
        except (OSError, ValueError) as error:
            self._say(str(error))
            return
        self.draft = self.draft.mark_saved()
        self.keep()
        self._say(self.tr("Saved; new matches are played by these rules."))
        self.saved.emit(rules.name)

    def _replace_on_disk(self, rules: Rules) -> None:
        """Save under the new name before the old file of a renamed ruleset goes."""
        self._house.save(rules)
        if self.draft.opened and self.draft.opened != rules.name:
            self._house.delete(self.draft.opened)

    def _delete(self) -> None:
        """Remove the ruleset from disk; it stays here, not saved, until something else is opened."""
        name = self.draft.opened
        try:
            self._house.delete(name)
        except OSError as error:
            self._say(str(error))
            return
        gone = rulesets.load(rulesets.names()[0])
        self.draft = Draft(self.draft.values, "", gone.to_dict(), self.draft.past)
        self._follow(self.tr("“{name}” is deleted; to have it back, save it.").format(name=name))

    def _take_up_kept(self) -> None:
        """Go on with what was not saved when the editor was last closed."""
        with contextlib.suppress(OSError, UnicodeDecodeError):
            kept = parse_draft(self._kept.read_text(encoding="utf-8"))
            if kept is not None and kept[0].is_changed:
                self.draft = kept[0]
                self._compared = kept[1] if kept[1] in known_rules(self._house) else self._compared
                self._message = self.tr("Your changes from last time are here.")

    def _ask_for_import(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Import rules"), "", "TOML (*.toml)")
        if name:
            self.import_from(Path(name))

    def _ask_for_export(self) -> None:
        proposed = f"{file_stem(str(self.draft.values['name']))}.toml"
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Export rules"), proposed, "TOML (*.toml)")
        if name:
            self.export_to(Path(name))


def _fill(box: QComboBox, known: dict[str, Rules], current: str) -> None:
    if [box.itemData(place) for place in range(box.count())] != list(known):
        box.clear()
        for name in known:
            box.addItem("", name)
    for place, name in enumerate(known):
        box.setItemText(place, rules_name(name))
    box.setCurrentIndex(box.findData(current))
