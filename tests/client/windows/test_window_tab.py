"""Where Tab and Enter lead on the pages of the window, and that the keyboard stays in sight."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.support.network import lobby
from tests.support.network_player import Player
from tests.support.tour import rest
from tusac_qt.windows.frame.home import HomePage
from tusac_qt.windows.settings.settings import SettingsPage
from tusac_qt.windows.widgets.scrolling import CenteredBody


def round_trip(key: Qt.Key) -> list[QWidget]:
    """Press a key until the keyboard is where it was at first; return all that had it on the way."""
    met: list[QWidget] = []
    while (now := QApplication.focusWidget()) not in met:
        assert now is not None
        met.append(now)
        QTest.keyClick(now, key)
    assert met[0] is now
    return met


@pytest.fixture
def home(player: Player, qtbot: QtBot) -> HomePage:
    """The home page of a window that has the keyboard."""
    player.window.activateWindow()
    qtbot.waitActive(player.window)
    return player.window.home


def test_tab_leads_through_the_whole_home_page_also_after_coming_back_from_another(
    player: Player, home: HomePage
) -> None:
    first = round_trip(Qt.Key.Key_Tab)
    home.daily_button.setFocus()
    home.come_by(home.daily_button)
    player.window.turn_to(home)
    again = round_trip(Qt.Key.Key_Tab)

    assert again[0] is home.daily_button
    assert set(again) == set(first)
    assert set(round_trip(Qt.Key.Key_Backtab)) == set(first)


@pytest.fixture
def settings(player: Player, home: HomePage) -> SettingsPage:
    """The page of the settings, which is open."""
    del home
    player.program.rooms.open_settings()
    rest()
    return player.program.rooms.settings_page


def test_a_choice_keeps_its_place_for_tab_when_another_is_made(settings: SettingsPage) -> None:
    before = round_trip(Qt.Key.Key_Tab)
    chosen = [button for button in settings.cloth.findChildren(QAbstractButton) if button not in before]
    chosen[0].click()
    rest()
    settings.name.setFocus()
    after = round_trip(Qt.Key.Key_Tab)

    place = next(at for at, part in enumerate(before) if settings.cloth.isAncestorOf(part))
    assert after[place] is chosen[0]
    assert after[:place] + after[place + 1 :] == before[:place] + before[place + 1 :]


def test_what_is_being_set_stays_in_sight_when_the_page_grows(player: Player, settings: SettingsPage) -> None:
    settings.size_choice.setFocus()
    preferences = player.program._preferences
    preferences.change(replace(preferences.settings, scale_percent=200))
    rest()

    (body,) = settings.findChildren(CenteredBody)
    seen = body.viewport().rect()
    top = settings.size_choice.mapTo(body.viewport(), settings.size_choice.rect().topLeft())
    assert seen.contains(top)


def test_settings_begin_at_their_heading_also_after_they_were_left_further_down(
    player: Player, home: HomePage, settings: SettingsPage
) -> None:
    (body,) = settings.findChildren(CenteredBody)
    body.verticalScrollBar().setValue(body.verticalScrollBar().maximum())
    player.window.turn_to(home)
    player.program.rooms.open_settings()
    rest()

    assert settings.name.hasFocus()
    assert body.verticalScrollBar().value() == 0


def test_what_tab_comes_to_round_the_end_of_a_page_is_whole_in_sight(settings: SettingsPage) -> None:
    settings.done.setFocus()
    for key in (Qt.Key.Key_Backtab, Qt.Key.Key_Tab, Qt.Key.Key_Tab):
        QTest.keyClick(QApplication.focusWidget(), key)
        rest()
        part = QApplication.focusWidget()
        assert part is not None
        assert part.visibleRegion().boundingRect() == part.rect(), part.accessibleName()


def test_tab_leads_through_the_whole_lobby_both_ways(player: Player, home: HomePage) -> None:
    del home
    player.at(lobby(me=0))
    page = player.network.lobby
    assert page is not None
    free = page.seats.buttons
    player.at(lobby(me=0, people=3))
    player.at(lobby(me=0))
    met = round_trip(Qt.Key.Key_Tab)

    assert met[:2] == [page.ready, page.start]
    assert met[3:9] == [
        page.leave, *(seat for seat in free if seat.isEnabled()), page.rules, page.one_room,
        page.side.phones.switch,
    ]  # fmt: skip
    assert met[-2:] == [page.side.chat.phrases, page.side.chat.line]
    assert round_trip(Qt.Key.Key_Backtab) == [met[0], *reversed(met[1:])]


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_enter_opens_a_list_of_choices(settings: SettingsPage) -> None:
    settings.level.setFocus()
    QTest.keyClick(settings.level, Qt.Key.Key_Return)

    assert settings.level.view().isVisible()
    settings.level.hidePopup()
