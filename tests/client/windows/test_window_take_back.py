"""Taking moves back in the window, and a clock that waits for whoever reads."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from net.pace import Pace
from tests.client.windows.test_window_home import House, open_house
from tusac_qt.bridges.matches import Matches
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.model.display import StripControl
from tusac_qt.model.geometry import Rect
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.tempo import Tempo
from tusac_qt.windows.table.table import TablePage

PRESS_APART_MS = 300
SLOW = Pace("slow", 0.0, 3600.0, 3600.0, 0.0, 0.0, gives_hints=False)


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    with open_house(qtbot, tmp_path, Settings(flight_percent=0)) as built:
        yield built


def seated(house: House) -> TablePage:
    house.rooms.play()
    assert house.rooms.table is not None
    return house.rooms.table


def take_back(page: TablePage) -> None:
    QTest.keyClick(page.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def test_ctrl_z_gives_the_discarded_card_back_and_tells_it(qtbot: QtBot, house: House) -> None:
    page = seated(house)
    table = page.bridge.table
    hand = table.view.hand
    qtbot.wait(PRESS_APART_MS)
    assert page.bridge.table.prompt is not None
    page.bridge.act(page.bridge.table.prompt.proposed)
    qtbot.waitUntil(lambda: table.prompt is not None and table.view.hand != hand)
    qtbot.waitUntil(lambda: page.bridge.can_take_back)
    while page.bridge.can_take_back:
        take_back(page)

    assert table.view.hand == hand
    assert table.prompt is not None
    assert "You took your last move back." in page.drawer.lines()
    assert page.notices.line(table.prompt, page.bridge.now) == "You took your last move back."
    assert page.notices.line(None, page.bridge.now) != "You took your last move back.", (
        "it goes with the question"
    )
    take_back(page)
    assert page.notices.line(table.prompt, page.bridge.now) == "There’s no move in this round to take back."


@pytest.mark.parametrize(
    ("key", "modifiers"),
    [
        (Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier),
    ],
)
def test_a_move_taken_back_is_made_again_by_key(
    qtbot: QtBot, house: House, key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    page = seated(house)
    table = page.bridge.table
    qtbot.wait(PRESS_APART_MS)
    assert table.prompt is not None
    page.bridge.act(table.prompt.proposed)
    qtbot.waitUntil(lambda: table.prompt is not None and page.bridge.can_take_back)
    before = table.view
    take_back(page)
    assert table.view != before
    QTest.keyClick(page.view, key, modifiers)

    assert table.view == before
    assert "You made that move again." in page.drawer.lines()
    QTest.keyClick(page.view, key, modifiers)
    assert page.notices.line(table.prompt, page.bridge.now) == "There’s no move to make again."


def test_the_speed_of_the_computers_is_chosen_from_the_menu_of_the_table(house: House) -> None:
    page = seated(house)
    speeds = next(action.menu() for action in house.rooms.menu.made().actions() if action.menu())
    assert isinstance(speeds, QMenu)
    assert [action.text() for action in speeds.actions() if action.isChecked()] == ["Normal"]
    next(action for action in speeds.actions() if action.text() == "Very fast").trigger()

    table = page.bridge.table
    assert isinstance(table, LocalTable)
    assert table.tempo is Tempo.VERY_FAST
    assert house.saved.tempo is Tempo.VERY_FAST
    assert page.notices.line(table.prompt, page.bridge.now) == "Speed of the computers: Very fast"


def test_the_menu_offers_it_only_where_there_is_something_to_take_back(qtbot: QtBot, house: House) -> None:
    page = seated(house)
    name = "Take my move back (Ctrl+Z)"
    (before,) = (action for action in house.rooms.menu.made().actions() if action.text() == name)
    assert not before.isEnabled(), "dimmed: one sees that there is such a thing"
    qtbot.wait(PRESS_APART_MS)
    assert page.bridge.table.prompt is not None
    page.bridge.act(page.bridge.table.prompt.proposed)
    qtbot.waitUntil(lambda: page.bridge.can_take_back)

    actions = house.rooms.menu.made().actions()
    assert actions[0].text() == name
    assert sum(action.isSeparator() for action in actions) == 3
    assert not actions[-1].isSeparator()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_letter_behind_an_entry_of_the_menu_chooses_it_there_too(house: House) -> None:
    page = seated(house)
    house.rooms.menu.open()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Qt.Key.Key_L)

    assert not menu.isVisible()
    assert page.drawer.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_clock_waits_for_whoever_reads_the_log_or_the_menu(house: House) -> None:
    house.rooms._matches = Matches(house.worker, house.folder / "records", StartOptions(pace=SLOW))
    page = seated(house)
    page.strip.use(StripControl.LOG)
    assert page.bridge.table.is_paused
    page.strip.use(StripControl.LOG)
    assert not page.bridge.table.is_paused
    page.strip.use(StripControl.MENU)
    assert page.bridge.table.is_paused
    menu = house.window.findChildren(type(house.rooms.menu.made()))
    next(one for one in menu if one.isVisible()).close()
    assert not page.bridge.table.is_paused


def test_a_table_without_a_clock_is_not_stopped_by_reading(house: House) -> None:
    page = seated(house)
    page.strip.use(StripControl.LOG)
    assert not page.bridge.table.is_paused


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_the_menu_opens_under_its_button_and_covers_neither_the_card_nor_a_button_that_answers(
    house: House, size: tuple[int, int]
) -> None:
    house.window.resize(*size)
    screen = house.window.screen().geometry()
    house.window.move(screen.right() - size[0], screen.top())  # menus open on the screen only
    page = seated(house)
    page.strip.use(StripControl.MENU)
    menu = next(one for one in house.window.findChildren(QMenu) if one.isVisible())
    corner = page.view.mapFromGlobal(menu.geometry().topLeft())
    place = Rect(corner.x(), corner.y(), menu.width(), menu.height())
    menu.close()

    assert page.scene.layout is not None
    assert page.scene.tray.isVisible()
    assert not place.overlaps(page.scene.tray.place())
    assert not place.overlaps(page.scene.layout.offer)
    assert place.right >= page.scene.controls[-1].place().x
