"""A question is a dialog to everybody: software that presses buttons cannot press what lies below it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.client.windows.test_window_home import House, open_house
from tests.support.spoken import screen_reader
from tusac_qt.choices.settings import Settings
from tusac_qt.windows.frame.ask import Asked

_PRESSED_MS = 200
"""Twice as long as Qt lets a button look pressed before it is."""
WHERE = Asked("Where?", "Type a number.", "Join", "Cancel", "Number", "37")
SURE = Asked("Leave the lesson?", "It goes on later.", "Leave", "Stay", is_grave=True)


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """A program whose window shows the home page, read by a screen reader."""
    settings = Settings(name="An", language="en", flight_percent=0)
    with screen_reader(), open_house(qtbot, tmp_path, settings) as made:
        made.window.activateWindow()
        yield made


def press_by_software(widget: QWidget) -> None:
    """Press a button as assistive software does: past mouse, keys and windows."""
    interface = QAccessible.queryAccessibleInterface(widget)
    actions = interface.actionInterface()
    assert actions is not None
    actions.doAction("Press")
    QTest.qWait(_PRESSED_MS)


def test_nothing_below_a_question_can_be_pressed_until_it_is_answered(house: House) -> None:
    home, ask = house.window.home, house.rooms.ask
    wanted: list[str] = []
    home.play_wanted.disconnect()
    home.play_wanted.connect(lambda: wanted.append("play"))
    ask.ask(WHERE)
    below = [button for button in home.findChildren(QPushButton) if button.isVisible()]
    assert home.play_button in below
    assert not any(button.isEnabled() for button in below)
    press_by_software(home.play_button)
    assert wanted == []
    assert ask.is_asking

    press_by_software(ask.no)
    assert not ask.is_asking
    assert all(button.isEnabled() for button in below)
    press_by_software(home.play_button)
    assert wanted == ["play"]


def test_a_question_has_the_role_the_title_and_the_default_of_a_dialog(house: House) -> None:
    ask = house.rooms.ask
    for asked, default in ((WHERE, ask.yes), (SURE, ask.no)):
        ask.ask(asked)
        interface = QAccessible.queryAccessibleInterface(ask)
        assert interface.role() is QAccessible.Role.Dialog
        assert interface.text(QAccessible.Text.Name) == asked.title
        assert ask.isModal()
        assert default.isDefault()
        assert ask.isAncestorOf(QApplication.focusWidget())


def test_a_question_asked_in_place_of_another_gives_all_back_at_its_end(house: House) -> None:
    ask, pages = house.rooms.ask, house.window.pages
    ask.ask(WHERE)
    ask.ask(SURE)
    assert not pages.isEnabled()
    QTest.keyClick(ask, Qt.Key.Key_Escape)

    assert pages.isEnabled()
    assert house.window.focusWidget() is not None
    assert pages.isAncestorOf(house.window.focusWidget())


def test_a_text_over_the_page_is_a_dialog_with_its_title(house: House) -> None:
    house.rooms.show_about()
    interface = QAccessible.queryAccessibleInterface(house.rooms.overlay)

    assert interface.role() is QAccessible.Role.Dialog
    assert interface.text(QAccessible.Text.Name) == "About"


def test_of_a_table_that_was_left_a_screen_reader_finds_nothing(house: House) -> None:
    house.rooms.play()
    page = house.rooms.table
    assert page is not None
    house.rooms.go_home()

    assert not page.isVisible()
    assert not page.hasFocus()
    focused = QApplication.focusWidget()
    assert focused is None or not page.isAncestorOf(focused)


def test_what_lies_below_a_question_is_still_seen_through_its_veil(house: House) -> None:
    ask, window = house.rooms.ask, house.window
    ask.ask(SURE)
    home = window.grab().toImage()

    # along the home page's left edge and the row of its title: letters and cards, not one color
    shades = {home.pixelColor(x, y).rgb() for x in range(20, home.width() // 3, 3) for y in (60, 80, 100)}
    assert len(shades) > 10
