"""Every page and dialog a player meets, by ear.

Nothing that takes the keyboard or is operated is without a name.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from net.match.status import TablePhase
from tests.support.network_player import SETTINGS, Player, seat_everybody
from tests.support.spoken import OPERATED, Role, come_to, heard, screen_reader, tree
from tests.support.tour import Tour
from tusac_qt.windows.frame.ask import Asked
from tusac_qt.windows.rules.rules_help import HelpBrowser
from tusac_qt.windows.widgets.picture_choice import PictureChoice


@pytest.fixture(autouse=True)
def _listening() -> Iterator[None]:
    with screen_reader():
        yield


def unnamed(shown: QWidget) -> list[tuple[Role, QWidget]]:
    """Return what takes the keyboard or is operated, and has no name.

    Qt's own parts of a field are left out.
    """
    return [
        (thing.role, thing.widget)
        for thing in tree(shown)
        if not thing.name
        and not thing.widget.objectName().startswith("qt_")
        and thing.widget.focusProxy() is None
        and (thing.role in OPERATED or thing.widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    ]


def badly_said(shown: QWidget) -> list[str]:
    """Return what the keyboard comes to and is said with a sign in it.

    A screen reader calls that by its name.

    That the wheel of replays names the key of an arrow is meant.
    """
    said = [text for thing in come_to(shown) for text in thing if not text.endswith("(→)")]
    return [text for text in said if re.search("[·✓✗▾→●▲○■]", text)]


@pytest.mark.long
@pytest.mark.slow
def test_nothing_on_any_page_is_without_a_name_or_said_by_signs(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    tour, faults = Tour(tmp_path, SETTINGS), []
    for name in tour.pages():
        shown = tour.program.window.pages.currentWidget()
        assert shown is not None
        faults += [(name, fault) for fault in (*unnamed(shown), *badly_said(shown))]
    tour.close()

    assert faults == []


def test_no_page_is_called_a_layered_pane(player: Player) -> None:
    window = QAccessible.queryAccessibleInterface(player.program.window)

    assert Role.LayeredPane not in {window.child(place).role() for place in range(window.childCount())}


def test_a_question_with_a_field_moves_no_cursor_before_the_keyboard_is_there(player: Player) -> None:
    ask, heard_of = player.network.join_flow.ask, []
    ask.field.setText("37")
    ask.field.cursorPositionChanged.connect(lambda *_: heard_of.append(ask.field.hasFocus()))
    ask.ask(Asked("Where?", "", "Join", "Cancel", "Address", "37"))

    assert ask.field.selectedText() == "37"
    assert ask.field.hasFocus()
    assert all(heard_of), "Orca follows the cursor of a field, and does not name it then"


def test_nothing_in_the_dialogs_of_a_table_on_the_network_is_without_a_name(player: Player) -> None:
    playing = seat_everybody(player)
    table = player.program.rooms.table
    assert table is not None
    table.drawer.toggle()
    faults = unnamed(table.drawer)
    table.drawer.toggle()
    player.program.rooms.leave_wanted.emit()
    player.says("Leave the table?")
    faults += unnamed(player.network.join_flow.ask)
    player.network.join_flow.ask.press_away()
    player.program.window.words_wanted.emit()
    faults += unnamed(player.window)
    QTest.keyClick(player.window.focusWidget(), Qt.Key.Key_Escape)
    while not playing.full.is_over:
        playing.go_on()
    player.node.at(replace(playing.status, phase=TablePhase.BETWEEN), *playing.take_events())
    player.until(table.result.isVisible)
    faults += unnamed(table.result)
    table.result.proof_button.click()
    faults += unnamed(table.company.proof)

    assert faults == []


def test_tab_comes_to_the_picture_that_is_chosen(player: Player) -> None:
    player.program.rooms.open_settings()
    page = player.program.rooms.settings_page

    for row in page.findChildren(PictureChoice):
        assert row.accessibleName()
        stops = [button for button in row.buttons if button.focusPolicy() & Qt.FocusPolicy.TabFocus]
        assert stops == [button for button in row.buttons if button.isChecked()]


def test_sliders_say_what_they_are_set_to(player: Player) -> None:
    player.program.rooms.open_settings()
    page = player.program.rooms.settings_page

    assert (page.size_choice.minimum(), page.size_choice.value(), page.size_choice.maximum()) == (
        80,
        100,
        250,
    )
    assert page.flight.accessibleDescription() == "Off"


def test_a_page_hands_the_keyboard_on_before_screen_readers_hear_of_it(player: Player) -> None:
    home = player.window.home
    player.program.rooms.show_games()
    games = player.window.pages.currentWidget()

    assert isinstance(home.focusProxy(), QAbstractButton)
    assert games is not None
    assert isinstance(games.focusProxy(), QAbstractButton)


def test_the_rules_are_read_line_by_line_and_their_words_explained(player: Player, qtbot: QtBot) -> None:
    player.program.rooms.rules.show_help()
    browser = player.window.findChild(HelpBrowser)
    assert isinstance(browser, HelpBrowser)
    qtbot.waitActive(player.window)

    assert browser.accessibleName() == "Classic"
    assert "\N{OBJECT REPLACEMENT CHARACTER}" not in browser.toPlainText(), "pictures are named"
    browser.setFocus()
    before = browser.textCursor().position()
    QTest.keyClick(browser, Qt.Key.Key_Down)
    assert browser.textCursor().position() > before
    QTest.keyClick(browser, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: player.program.rooms.rules.help_page.browser.meaning.text() in heard())
