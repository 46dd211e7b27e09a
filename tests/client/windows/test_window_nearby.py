"""The list of tables on the home screen: when it is looked for, what it offers, and where the keyboard is."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from net.discovery.advert import TableState
from net.discovery.discovery import Nearby, Search, TableReach
from net.node.reports import TablesSeen
from net.node.wishes import Joining
from tests.support.network import ADDRESS, found, lobby
from tests.support.network_player import SETTINGS, Player
from tests.support.patience import PATIENCE_MS


def test_tables_are_looked_for_only_while_the_home_screen_is_seen(player: Player) -> None:
    player.asked("browse")
    player.program.rooms.open_settings()
    player.asked("do not browse")
    player.program.rooms.go_home()
    player.until(lambda: player.node.asked.count("browse") == 2)


def test_nobody_looks_for_tables_while_the_window_is_minimized(player: Player) -> None:
    player.asked("browse")
    player.window.showMinimized()
    player.asked("do not browse")
    player.window.showNormal()
    player.until(lambda: player.node.asked.count("browse") == 2)


def test_the_list_fills_by_itself_and_enter_goes_on_meaning_what_it_meant(player: Player) -> None:
    home = player.window.home
    assert player.window.focusWidget() is home.play_button
    player.node.report(TablesSeen(Nearby((found("Lan’s table"),))))
    player.until(lambda: home.nearby.list.count() == 1)
    assert player.window.focusWidget() is home.play_button
    player.program.press(Qt.Key.Key_Return)

    assert player.program.rooms.table is not None
    assert not any(isinstance(wish, Joining) for wish in player.node.asked)


def test_the_keyboard_goes_to_the_list_from_the_buttons_beside_it_and_enter_joins(player: Player) -> None:
    home, nearby = player.window.home, player.window.home.nearby
    player.node.report(
        TablesSeen(Nearby((found("Lan’s table", people=2), found("Old", reach=TableReach.SILENT))))
    )
    player.until(lambda: nearby.list.count() == 2)

    home.chips.pace.setFocus()
    player.program.press(Qt.Key.Key_Tab)
    assert player.window.focusWidget() is nearby.list
    row = nearby.list.item(0)
    assert row.text() == "Lan’s table\n2 of 4 seats free  ·  Classic  ·  Family"
    assert (
        row.data(Qt.ItemDataRole.AccessibleTextRole)
        == "Lan’s table. 2 of 4 seats free, Classic, Family. Join"
    )
    assert "no answer" in nearby.list.item(1).text()
    player.program.press(Qt.Key.Key_Return)
    player.asked(Joining((ADDRESS,), table=found("Lan’s table").advert.table))


def test_the_table_one_sat_at_when_the_program_ended_comes_first_and_enter_leads_back(player: Player) -> None:
    nearby = player.window.home.nearby
    other, own = found(), found("An’s table", people=4, state=TableState.PLAYING)
    player.node.report(TablesSeen(Nearby((other,)), own.advert.table))
    player.until(lambda: nearby.list.count() == 1)
    nearby.list.setFocus()
    player.node.report(TablesSeen(Nearby((other, own)), own.advert.table))
    player.until(lambda: nearby.list.count() == 2)
    assert nearby._guard.isActive()
    nearby._guard.start(PATIENCE_MS)
    player.program.press(Qt.Key.Key_Return)
    QTest.qWait(20)
    assert not any(isinstance(wish, Joining) for wish in player.node.asked), (
        "meant for the row that was first"
    )
    nearby._guard.stop()

    assert nearby.list.item(0).text().startswith("Continue: An’s table\nplaying, you were here")
    player.program.press(Qt.Key.Key_Return)
    player.asked(Joining((ADDRESS,), table=own.advert.table, wants_seat=True))


def test_who_comes_home_finds_the_keyboard_at_the_large_button(player: Player) -> None:
    player.node.report(TablesSeen(Nearby((found(),))))
    player.until(lambda: player.window.home.nearby.list.count() == 1)
    player.at(lobby(me=1))
    player.program.press(Qt.Key.Key_Escape)
    player.asked("leave")

    assert player.window.pages.currentWidget() is player.window.home
    assert player.window.focusWidget() is player.window.home.play_button


def test_the_list_does_not_take_the_keyboard_from_somebody_who_uses_it(player: Player) -> None:
    player.window.home.settings_button.setFocus()
    player.node.report(TablesSeen(Nearby((found(),))))
    player.until(lambda: player.window.home.nearby.list.count() == 1)

    assert player.window.focusWidget() is player.window.home.settings_button
    player.node.report(TablesSeen(Nearby()))
    player.until(lambda: player.window.home.nearby.list.count() == 0)
    player.network.join_flow.ask_address()
    player.node.report(TablesSeen(Nearby((found(),))))
    player.until(lambda: player.window.home.nearby.list.count() == 1)
    assert player.window.focusWidget() is player.network.join_flow.ask.field
    player.window.home.nearby._patience.timeout.emit()
    assert not player.window.home.nearby.number_button.isHidden()


def test_an_empty_list_offers_what_else_can_be_done(player: Player) -> None:
    nearby = player.window.home.nearby
    assert nearby.search_button.isHidden()
    nearby._patience.timeout.emit()

    offered = [nearby.number_button, nearby.search_button, nearby.why_button]
    assert not any(button.isHidden() for button in offered)
    nearby.search_button.click()
    player.asked("look harder")
    player.node.report(TablesSeen(Nearby(search=Search(64, 254))))
    player.until(lambda: "64 of 254" in nearby._message.text())
    nearby.search_button.click()
    player.asked("stop looking")


def test_a_system_that_asks_about_the_network_is_announced_once(qtbot: QtBot, tmp_path: Path) -> None:
    player = Player(qtbot, tmp_path, SETTINGS)
    player.asked("browse")
    player.network.join_flow.notice = "Windows will ask."
    player.program.rooms.open_settings()
    player.program.rooms.go_home()
    nearby = player.window.home.nearby

    assert nearby._message.text() == "Windows will ask."
    assert player.node.asked.count("browse") == 1
    nearby.allow_button.click()
    assert player.node.asked.count("browse") == 2
    player.program.rooms.open_settings()
    player.program.rooms.go_home()
    assert nearby._message.text() != "Windows will ask."
    player.program.close()


def test_five_tables_are_seen_without_scrolling_with_what_one_says_across_the_room(player: Player) -> None:
    nearby = player.window.home.nearby
    player.window.resize(1280, 800)
    tables = tuple(replace(found(f"Table {number}"), number=str(30 + number)) for number in range(5))
    player.node.report(TablesSeen(Nearby(tables)))
    player.until(lambda: nearby.list.count() == 5)
    QTest.qWait(20)

    assert nearby.list.verticalScrollBar().maximum() == 0
    assert nearby.list.item(2).text().splitlines()[1].startswith("No. 32  ·  3 of 4 seats free  ·  Lan")
