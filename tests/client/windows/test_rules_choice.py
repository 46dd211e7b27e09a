"""The row in which rules and the number of players are chosen."""

import pytest
from pytestqt.qtbot import QtBot

from engine.rules_text import override
from engine.rulesets import load, names
from tusac_qt.choices.house_rules import HouseRules, house_rules_dir
from tusac_qt.windows.widgets.rules_choice import RulesChoice


@pytest.fixture
def choice(qtbot: QtBot) -> RulesChoice:
    """The row beside one ruleset of the player's own, for three or five."""
    HouseRules(house_rules_dir()).save(override(load("pvt"), {"name": "Ours", "players": [3, 5]}))
    made = RulesChoice()
    qtbot.addWidget(made)
    made.show_choice("Ours", 4)
    return made


def test_presets_and_ones_own_are_offered(choice: RulesChoice) -> None:
    offered = [choice.rules.itemData(place) for place in range(choice.rules.count())]

    assert offered == [*names(), "Ours"]
    assert choice.rules.currentData() == "Ours"


def test_only_the_numbers_of_players_that_the_rules_allow_can_be_chosen(
    choice: RulesChoice, qtbot: QtBot
) -> None:
    assert [seats for seats, button in choice.seats.items() if button.isEnabled()] == [3, 5]
    assert choice.seats[3].isChecked()
    assert choice.seats[4].toolTip() == "Ours isn’t for 4 players."
    assert not choice.seats[5].toolTip()
    with qtbot.waitSignal(choice.seats_chosen) as chosen:
        choice.seats[5].click()
    assert chosen.args == [5]


def test_rules_from_a_file_are_told_by_its_path(choice: RulesChoice) -> None:
    choice.show_choice("/home/lan/rules.toml", 4)

    assert choice.rules.currentText() == "/home/lan/rules.toml"
    assert all(button.isEnabled() for button in choice.seats.values())


def test_the_chosen_ruleset_can_be_changed(choice: RulesChoice, qtbot: QtBot) -> None:
    with qtbot.waitSignal(choice.edit_wanted) as wanted:
        choice.edit.click()

    assert wanted.args == ["Ours"]
