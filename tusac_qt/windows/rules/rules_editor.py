"""The editor of house rules: the meaning of each rule, its difference from a preset, and its problems.

Every change is kept on disk until it is saved or discarded, so that closing the window loses nothing.
"""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFileDialog, QVBoxLayout

from engine import rulesets
from engine.rules import Rules
from net.files import write_whole
from net.node.kept_file import KeptFile
from tusac_qt.choices.house_rules import (
    HouseRules,
    check,
    file_stem,
    format_rules,
    known_rules,
    read_table,
)
from tusac_qt.model.rules_draft import Draft, DraftFormat, differs
from tusac_qt.system.own_files import MOST_TOML_BYTES, Unusable
from tusac_qt.windows.rules.rules_editor_form import RulesForm
from tusac_qt.windows.rules.rules_editor_head import RulesEditorHead
from tusac_qt.windows.widgets.page import Page, edges
from tusac_qt.words.file_words import unusable_text, why_unusable
from tusac_qt.words.i18n import rules_name
from tusac_qt.words.knob_words import KNOBS, knob_name
from tusac_qt.words.punctuation import clauses, headed, listed
from tusac_qt.words.rule_problems import old_names_text, problem_text
from tusac_qt.words.system_errors import failure_text

_KEEP_DELAY_MS = 400
_SIDE_BY_SIDE_EM = 47
"""A page narrower than this, in heights of text, has one thing below the other."""


class RulesEditor(Page):
    """One ruleset being edited.

    Attributes:
        draft: the ruleset as it is now.
        head: the controls above.
        form: the rules.

    Signals:
        saved: the name of a ruleset that was saved.
        help_wanted: the `Rules` that the player wants explained.
    """

    saved = Signal(str)
    help_wanted = Signal(object)

    def __init__(self, house: HouseRules) -> None:
        super().__init__()
        self._house = house
        self._kept = KeptFile(house.folder.parent / "unsaved-rules.toml", DraftFormat(), MOST_TOML_BYTES)
        self._compared = rulesets.names()[0]
        self._message = ""
        self._body_px, self._is_narrow = 14, False
        self.draft = Draft.of(rulesets.load(self._compared), own=False)
        self.head, self.form = RulesEditorHead(self), RulesForm(self)
        self.setFocusProxy(self.head.opened)
        self._keeping = QTimer(self)
        self._keeping.setSingleShot(True)
        self._keeping.setInterval(_KEEP_DELAY_MS)
        self._keeping.timeout.connect(self.keep)
        self._box = box = QVBoxLayout(self)
        box.addWidget(self.head)
        box.addWidget(self.form, 1)
        self._connect()
        self.open_rules(self._compared)
        self._message = "\n".join((*house.faults(), *house.notes()))
        self._take_up_kept()
        self.refresh()

    def open_rules(self, name: str) -> None:
        """Open a ruleset by its name, with changes that were not saved, and with undo."""
        rules = known_rules(self._house).get(name)
        if rules is None:
            return
        is_own = name not in rulesets.names()
        if not is_own:
            rules = replace(rules, name=self._new_name(name), description="")
        fresh = Draft.of(rules, own=is_own)
        before = self.draft
        if before.is_changed:
            fresh = Draft(fresh.values, fresh.opened, fresh.saved, (*before.past, before.values))
        self.draft = fresh
        self._compared = name if name in rulesets.names() else self._compared
        self._say("")

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        focused = self.focusWidget()
        self._body_px = body_px
        self._is_narrow = is_narrow = self.width() < _SIDE_BY_SIDE_EM * body_px
        if not is_narrow and self._box.indexOf(self.head) < 0:
            self._box.insertWidget(0, self.head)
        self.form.fit(body_px, is_narrow=is_narrow, head=self.head)
        self.head.fit(body_px, is_narrow=is_narrow)
        if focused is not None and focused.isVisible():
            focused.setFocus(Qt.FocusReason.OtherFocusReason)  # lost where the head was put elsewhere
        self._box.setContentsMargins(edges(body_px))

    def refresh(self) -> None:
        """Show the draft in the current language."""
        head = self.head
        head.retranslate()
        known = known_rules(self._house)
        compared = known.get(self._compared) or rulesets.load(rulesets.names()[0])
        own = [name for name in known if name not in rulesets.names()]
        head.show_rulesets(tuple(known), self.draft.opened, self._compared)
        for field, key in ((head.name, "name"), (head.description, "description")):
            if field.text() != str(self.draft.values[key]):
                field.setText(str(self.draft.values[key]))
                field.setCursorPosition(0)  # what is long is read from its beginning
        problem = self.draft.naming_problem(frozenset(own)) if self.draft.is_changed else None
        head.problem.setText(f"⚠ {problem_text(problem)}" if problem else "")
        head.problem.setVisible(bool(problem))
        rules = self.draft.rules
        self.form.show_draft(
            self.draft,
            compared,
            rules_name(self._compared),
            only_differences=head.only_differences.isChecked(),
        )
        head.undo.setEnabled(bool(self.draft.past))
        head.redo.setEnabled(bool(self.draft.future))
        count = sum(differs(self.draft, key, compared) for key in KNOBS)
        head.reset.setEnabled(bool(count))
        if not self.draft.is_changed and self.focusWidget() is head.save:
            # disabled, it hands the keyboard on to the description, all of which the next key would replace
            head.done.setFocus(Qt.FocusReason.OtherFocusReason)
        head.save.setEnabled(self.draft.is_changed)
        head.delete.setEnabled(bool(self.draft.opened))
        head.give_out.setEnabled(rules is not None)
        head.explain.setEnabled(rules is not None)
        head.show_count(count)
        head.status.setText(self._status())

    def keep(self) -> None:
        """Keep unsaved changes on disk; report a disk that refuses."""
        self._keeping.stop()
        if self._kept.unread is not None:  # which was said when it was to be read
            return
        try:
            if self.draft.is_worth_keeping:
                self._kept.change(lambda _: (self.draft, self._compared))
            else:
                self._kept.path.unlink(missing_ok=True)
        except OSError as error:
            self._say(failure_text(error))

    def export_to(self, path: Path) -> None:
        """Write the ruleset to a file."""
        rules = self.draft.rules
        if rules is None:
            return
        try:
            write_whole(path, format_rules(rules).encode())
        except OSError as error:
            self._say(headed(str(path), why_unusable(error)))
        else:
            self._say(self.tr("Exported to {path}").format(path=path))

    def import_from(self, path: Path) -> None:
        """Take over the rules of a file.

        Unusable rules are taken from the compared ruleset and reported.
        """
        try:
            table = read_table(path)
        except ValueError as error:
            self._say(str(error))
            return
        found, compared = check(table, self._house.find), self._compared_rules().knobs()
        taken = {key: found.values[key] for key in compared if key not in found.problems}
        self.draft = self.draft.replace_all({**compared, **taken})
        text = self.tr("Imported {path}").format(path=path)
        if found.problems:
            names = listed(knob_name(key) if key in KNOBS else key for key in found.problems)
            text = self.tr("Imported {path}, except what can’t be used here: {rules}").format(
                path=path, rules=names
            )
        self._follow(clauses((text, old_names_text(found.renamed))) if found.renamed else text)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Adapt to a new width; called by Qt."""
        super().resizeEvent(event)
        if (self.width() < _SIDE_BY_SIDE_EM * self._body_px) != self._is_narrow:
            self.fit(self._body_px)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Keep unsaved changes when the page is left or the window closed."""
        self.keep()
        super().hideEvent(event)

    def _connect(self) -> None:
        self.head.opened.activated.connect(lambda: self.open_rules(str(self.head.opened.currentData())))
        self.head.compared.activated.connect(self._compare)
        self.head.name.textEdited.connect(
            lambda text: self._change(self.draft.change("name", text, typing=True))
        )
        self.head.description.textEdited.connect(
            lambda text: self._change(self.draft.change("description", text, typing=True))
        )
        self.head.only_differences.toggled.connect(self.refresh)
        self.form.changed.connect(lambda key, value: self._change(self.draft.change(key, value)))
        self.form.reset_wanted.connect(
            lambda key: self._change(self.draft.reset(self._compared_rules(), key))
        )
        self.head.undo.clicked.connect(lambda: self._change(self.draft.undo()))
        self.head.redo.clicked.connect(lambda: self._change(self.draft.redo()))
        self.head.reset.clicked.connect(lambda: self._change(self.draft.reset(self._compared_rules())))
        self.head.save.clicked.connect(self._save)
        self.head.delete.clicked.connect(self._delete)
        self.head.take_in.clicked.connect(self._ask_for_import)
        self.head.give_out.clicked.connect(self._ask_for_export)
        self.head.explain.clicked.connect(lambda: self.help_wanted.emit(self.draft.rules))
        self.head.done.clicked.connect(self.closed)
        for keys, button in (
            (("Ctrl+Z",), self.head.undo), (("Ctrl+Shift+Z", "Ctrl+Y"), self.head.redo),
            (("Ctrl+S",), self.head.save)
        ):  # fmt: skip
            shortcut = QShortcut(self)
            shortcut.setKeys([QKeySequence(key) for key in keys])
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(button.click)

    def _status(self) -> str:
        if self._message:
            return self._message
        if not self.draft.is_changed:
            return ""
        return self.tr("Not saved yet. Your changes stay until you save or undo.")

    def _new_name(self, preset: str) -> str:
        """Return a name for rules made after a preset, that no other ruleset has."""
        base = self.tr("My {ruleset}").format(ruleset=rules_name(preset))
        taken = known_rules(self._house)
        names = (base if number == 1 else f"{base} {number}" for number in range(1, len(taken) + 2))
        return next(name for name in names if name not in taken)

    def _compared_rules(self) -> Rules:
        return known_rules(self._house)[self._compared]

    def _compare(self) -> None:
        self._compared = str(self.head.compared.currentData())
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
        """Save the ruleset, or go to its first problem."""
        problems, rules = self.draft.problems, self.draft.rules
        own = frozenset(name for name in known_rules(self._house) if name not in rulesets.names())
        if self.draft.naming_problem(own) is not None:
            self.head.name.setFocus(Qt.FocusReason.OtherFocusReason)
            self.head.name.selectAll()
            self._say(self.tr("Give these rules a name of their own, then save."))
            return
        if rules is None:
            first = next((key for key in self.form.rows if key in problems), None)
            self._say(self.tr("The rules marked ⚠ don’t go together: change them, then save."))
            if first is not None:
                self.form.go_to(first)
            return
        try:
            self._replace_on_disk(rules)
        except (OSError, ValueError) as error:
            self._say(failure_text(error))
            return
        self.draft = self.draft.mark_saved()
        self.keep()
        self._say(self.tr("Saved. New matches use these rules."))
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
            self._say(failure_text(error))
            return
        gone = rulesets.load(rulesets.names()[0])
        self.draft = Draft(self.draft.values, "", gone.knobs(), self.draft.past)
        self._follow(self.tr("“{name}” is deleted. To get it back, save it.").format(name=name))

    def _take_up_kept(self) -> None:
        """Continue with the changes that were unsaved when the editor was last closed."""
        found = self._kept.read()
        why = found.damage or found.unread
        if why is not None:
            self._message = unusable_text(Unusable(self._kept.path, why, found.aside))
        if found.value is None:
            return
        draft, compared = found.value
        if draft.is_worth_keeping:
            self.draft = draft
            self._compared = compared if compared in known_rules(self._house) else self._compared
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
