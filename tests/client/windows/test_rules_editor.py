"""The editor of house rules, used with mouse and keyboard: nothing that is changed there is ever lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from engine.knobs import DrawnGeneral
from engine.rules import Rules
from engine.rules_text import override
from engine.rulesets import load, names
from tests.support.rulesets import LOOSE
from tusac_qt.choices.house_rules import HouseRules, read_rules
from tusac_qt.model.rules_draft import RuleControl, form_of, plain
from tusac_qt.windows.rules.rules_editor import RulesEditor
from tusac_qt.windows.rules.rules_editor_fields import RuleField
from tusac_qt.words.glossary import explain
from tusac_qt.words.knob_words import KNOBS, knob_explanation


@pytest.fixture
def editor(qtbot: QtBot, tmp_path: Path) -> Iterator[RulesEditor]:
    """An editor on the preset pvt, with a folder of its own, in a window."""
    window = QWidget()
    qtbot.addWidget(window)
    made = RulesEditor(HouseRules(tmp_path / "rules"))
    made.setParent(window)
    for widget in (window, made):
        widget.resize(1280, 800)
    window.show()
    made.show()
    made.open_rules("pvt")
    yield made
    window.close()


def _type_name(editor: RulesEditor, name: str) -> None:
    editor.head.name.setText(name)
    editor.head.name.textEdited.emit(name)  # Qt's test keys know no Vietnamese


def _spin(editor: RulesEditor, key: str) -> QSpinBox:
    return editor.form.rows[key].field.findChildren(QSpinBox)[0]


def test_every_rule_is_set_by_its_control(editor: RulesEditor) -> None:
    wanted = override(LOOSE, {"general_pong_points": [5, 4], "kong_before_pong": True}).knobs()
    for key in KNOBS:
        _choose(editor.form.rows[key].field, key, wanted[key])

        assert editor.draft.values[key] == wanted[key], key


@pytest.mark.parametrize(
    ("key", "value", "name"),
    [
        ("dead_wall_from_five", -1, "the same"),
        ("hand_size_of_six", 0, "the same"),
        ("opposite_deals_from", 0, "never"),
        ("identical_soldiers", 5, "never"),
        ("dead_hand_points", 0, "none"),
    ],
)
def test_a_number_that_stands_for_something_else_is_shown_and_typed_as_that(
    editor: RulesEditor, key: str, value: int, name: str
) -> None:
    box = _spin(editor, key)
    box.setValue(value)
    assert box.text() == name

    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "3")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert (box.value(), editor.draft.values[key]) == (3, 3)

    box.selectAll()
    QTest.keyClicks(box, name)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert (box.value(), editor.draft.values[key], box.text()) == (value, value, name)


def _choose(field: RuleField, key: str, wanted: object) -> None:
    """Set a control as a player would, but for the way to it."""
    form = form_of(key)
    if form.kind is RuleControl.CHOICE:
        place = next(place for place, choice in enumerate(form.choices) if plain(choice) == wanted)
        field.findChildren(QComboBox)[0].activated.emit(place)
        return
    field.show_value(wanted)
    first = [*field.findChildren(QSpinBox), *field.findChildren(QCheckBox)][0]
    if isinstance(first, QSpinBox):
        first.valueChanged.emit(first.value())
    else:
        first.toggled.emit(first.isChecked())


def test_what_differs_from_the_compared_preset_is_marked_in_words_and_by_shape(editor: RulesEditor) -> None:
    _spin(editor, "dead_wall").setValue(9)
    row = editor.form.rows["dead_wall"]

    assert row._name.text().startswith("≠")
    assert "6" in row._other.text()
    assert not editor.form.rows["unit"]._name.text().startswith("≠")
    editor.head.only_differences.setChecked(True)
    assert not row.isHidden()
    assert editor.form.rows["unit"].isHidden()


def test_what_the_rules_say_of_themselves_stands_with_their_name_and_not_with_the_compared_ones(
    editor: RulesEditor,
) -> None:
    head = editor.head
    name, description, compared, differences = (
        part.geometry() for part in (head.name, head.description, head.compared, head.count)
    )
    assert name.bottom() < description.top() < compared.top()
    assert description.bottom() < compared.top()
    assert compared.top() <= differences.center().y() <= compared.bottom()


def test_one_rule_is_put_back_and_all_are(editor: RulesEditor) -> None:
    _spin(editor, "dead_wall").setValue(9)
    _spin(editor, "unit").setValue(2)
    QTest.mouseClick(editor.form.rows["dead_wall"].reset, Qt.MouseButton.LeftButton)
    assert (editor.draft.values["dead_wall"], editor.draft.values["unit"]) == (6, 2)
    editor.head.reset.click()

    assert editor.draft.values["unit"] == 1


def test_ctrl_z_takes_a_change_back_and_ctrl_shift_z_makes_it_again(editor: RulesEditor) -> None:
    _spin(editor, "dead_wall").setValue(9)
    editor.form.setFocus()
    QTest.keyClick(editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert editor.draft.values["dead_wall"] == 6
    assert _spin(editor, "dead_wall").value() == 6
    QTest.keyClick(
        editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )

    assert editor.draft.values["dead_wall"] == 9


def test_saved_rules_are_on_disk_and_offered(editor: RulesEditor, qtbot: QtBot, tmp_path: Path) -> None:
    _spin(editor, "dead_wall").setValue(9)
    _type_name(editor, "Nhà ngoại")
    with qtbot.waitSignal(editor.saved) as told:
        editor.head.save.click()

    assert told.args == ["Nhà ngoại"]
    assert read_rules(tmp_path / "rules" / "nha-ngoai.toml").dead_wall == 9
    assert editor.head.opened.findData("Nhà ngoại") >= 0
    assert editor.draft.opened == "Nhà ngoại"
    assert not (tmp_path / "unsaved-rules.toml").exists()


def test_after_saving_the_keyboard_is_at_the_button_that_leads_back(editor: RulesEditor) -> None:
    _spin(editor, "dead_wall").setValue(9)
    editor.head.save.setFocus()
    editor.head.save.click()

    assert editor.focusWidget() is editor.head.done


def test_rules_made_after_a_preset_have_a_name_of_their_own(editor: RulesEditor) -> None:
    assert editor.head.name.text() == "My Classic"
    assert not editor.draft.is_changed
    _spin(editor, "dead_wall").setValue(9)
    editor.head.save.click()
    editor.open_rules("pvt")

    assert editor.head.name.text() == "My Classic 2"


def test_rules_made_after_a_preset_do_not_say_what_that_says_of_itself(editor: RulesEditor) -> None:
    """It would be untrue after the first change."""
    editor.open_rules("viet")
    editor.head.save.click()
    saved = editor.draft.rules

    assert saved is not None
    assert editor.head.description.text() == saved.description == ""
    assert saved.digest == load("viet").digest


def test_a_renamed_ruleset_moves(editor: RulesEditor, tmp_path: Path) -> None:
    _type_name(editor, "One")
    editor.head.save.click()
    _type_name(editor, "Two")
    editor.head.save.click()

    assert list(HouseRules(tmp_path / "rules").all()) == ["Two"]


@pytest.mark.parametrize("name", ["pvt", ""])
def test_rules_need_a_name_of_their_own(editor: RulesEditor, name: str, tmp_path: Path) -> None:
    _spin(editor, "dead_wall").setValue(9)
    editor.head.name.setText(name)
    editor.head.name.textEdited.emit(name)
    editor.head.save.click()

    assert editor.head.problem.isVisible()
    assert "name" in editor.head.status.text()
    assert not (tmp_path / "rules").exists()


def test_an_invalid_combination_is_explained_at_its_field_and_not_saved(
    editor: RulesEditor, tmp_path: Path
) -> None:
    _type_name(editor, "Ours")
    _spin(editor, "dead_wall").setValue(60)
    for box in editor.form.rows["players"].field.findChildren(QCheckBox):
        box.setChecked(True)
    row = editor.form.rows["hand_size"]
    assert row._problem.isVisible()
    assert "6 players and the dead wall need" in row._problem.text()
    editor.head.save.click()

    assert "⚠" in editor.head.status.text()
    assert editor.focusWidget() is _spin(editor, "hand_size")
    assert not (tmp_path / "rules").exists()


def test_what_was_not_saved_is_there_again(editor: RulesEditor, qtbot: QtBot, tmp_path: Path) -> None:
    _spin(editor, "dead_wall").setValue(60)
    _type_name(editor, "Ours")
    editor.hide()
    again = RulesEditor(HouseRules(tmp_path / "rules"))
    qtbot.addWidget(again)

    assert again.draft.values == editor.draft.values
    assert "last time" in again.head.status.text()


def test_opening_another_ruleset_leaves_the_changes_to_undo(editor: RulesEditor) -> None:
    _spin(editor, "dead_wall").setValue(9)
    editor.open_rules(names()[-1])
    editor.head.undo.click()

    assert editor.draft.values["dead_wall"] == 9


def test_changes_left_for_another_ruleset_can_be_undone_to_after_a_restart(
    editor: RulesEditor, qtbot: QtBot, tmp_path: Path
) -> None:
    _spin(editor, "dead_wall").setValue(9)
    editor.open_rules(names()[-1])
    editor.hide()
    again = RulesEditor(HouseRules(tmp_path / "rules"))
    qtbot.addWidget(again)
    again.head.undo.click()

    assert again.draft.values["dead_wall"] == 9


def test_deleted_rules_can_be_saved_again(editor: RulesEditor, tmp_path: Path) -> None:
    _type_name(editor, "Ours")
    editor.head.save.click()
    editor.head.delete.click()
    assert HouseRules(tmp_path / "rules").all() == {}
    editor.head.save.click()

    assert list(HouseRules(tmp_path / "rules").all()) == ["Ours"]


def test_exported_rules_are_imported_as_the_same_game(editor: RulesEditor, tmp_path: Path) -> None:
    _type_name(editor, "Ours")
    _spin(editor, "dead_wall").setValue(9)
    editor.export_to(tmp_path / "out.toml")
    exported = editor.draft.rules
    editor.open_rules("pvt")
    editor.import_from(tmp_path / "out.toml")

    assert isinstance(exported, Rules)
    assert editor.draft.rules == exported == read_rules(tmp_path / "out.toml")


def test_an_import_tells_what_it_could_not_use(editor: RulesEditor, tmp_path: Path) -> None:
    text = 'name = "ours"\nunit = "one"\ndead_wall = 8\n'
    (tmp_path / "in.toml").write_text(text, encoding="utf-8")
    editor.import_from(tmp_path / "in.toml")
    assert (editor.draft.values["unit"], editor.draft.values["dead_wall"]) == (1, 8)
    assert "Value of a point" in editor.head.status.text()
    before = editor.draft.values
    editor.import_from(tmp_path / "none.toml")

    assert editor.draft.values == before
    assert "none.toml" in editor.head.status.text()


def test_rules_from_before_a_rule_are_imported_as_they_were_played(
    editor: RulesEditor, tmp_path: Path
) -> None:
    (tmp_path / "older.toml").write_text('name = "older"\nquad_claim = "compulsory"\n', encoding="utf-8")
    editor.open_rules("wiki")
    editor.import_from(tmp_path / "older.toml")

    assert editor.draft.values["kong_before_pong"] is False
    assert editor.draft.values["kong_claim"] == "compulsory"
    assert editor.head.status.text().endswith(
        "; old names are read as the new ones: quad_claim as kong_claim"
    )


def test_rules_on_a_base_are_imported_whole(editor: RulesEditor, tmp_path: Path) -> None:
    (tmp_path / "in.toml").write_text('name = "ours"\nbase = "viet"\nunit = 5\n', encoding="utf-8")
    editor.import_from(tmp_path / "in.toml")

    assert editor.draft.rules == override(load("viet"), {"name": "ours", "description": "", "unit": 5})


def test_old_names_in_ones_own_files_are_told_when_the_editor_opens(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "old.toml").write_text('name = "Old"\nquad_multiplier = 2\n', encoding="utf-8")
    made = RulesEditor(HouseRules(tmp_path / "rules"))
    qtbot.addWidget(made)

    assert "quad_multiplier as kong_multiplier" in made.head.status.text()


def test_the_wheel_scrolls_and_changes_nothing_it_passes_over(editor: RulesEditor) -> None:
    box = _spin(editor, "dead_wall")
    editor.head.name.setFocus()
    turn = QWheelEvent(
        QPointF(5, 5),
        QPointF(box.mapToGlobal(QPoint(5, 5))),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, turn)

    assert box.value() == 6


def test_rules_with_one_choice_are_told_and_not_asked(editor: RulesEditor) -> None:
    field = editor.form.rows["multi_win"].field

    assert field.findChildren(QComboBox)[0].isHidden()
    assert editor.form.rows["drawn_general"].field.findChildren(QComboBox)[0].count() == len(DrawnGeneral)


def test_escape_leaves(editor: RulesEditor, qtbot: QtBot) -> None:
    with qtbot.waitSignal(editor.closed):
        QTest.keyClick(editor.head.name, Qt.Key.Key_Escape)


def test_a_rule_explains_its_words_to_the_pointer_and_itself_to_screen_readers(editor: RulesEditor) -> None:
    row = editor.form.rows["pong_claim_rule"]
    assert explain("pong") in row._meaning.toolTip()
    assert explain("junk") in row._meaning.toolTip()

    assert _spin(editor, "dead_wall").accessibleDescription() == knob_explanation("dead_wall")
