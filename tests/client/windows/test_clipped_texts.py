"""Nothing is cut off, in every size of window.

Home, games, settings, the form of a table, questions and the lobby.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from net.discovery.discovery import Nearby
from net.match.status import TablePhase
from net.node.reports import TablesSeen
from net.table.interface.status import News, NewsKind, Presence, Said
from tests.support.clipping import clipped, unbroken
from tests.support.network import HOSTED, found, lobby, seated
from tests.support.network_player import SETTINGS, Player
from tests.support.sweeps import sample, times
from tests.support.tour import Tour, rest
from tusac_qt.choices.settings import LARGEST_PERCENT
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.words.languages import languages

pytestmark = pytest.mark.long

SMALLEST = (1024, 600)
ROOMS = (
    (SMALLEST, 140),
    (SMALLEST, 100),
    ((1366, 768), 100),
    ((1366, 768), 140),
    ((1920, 1080), 140),
    ((1920, 1080), 100),
    ((3840, 2160), 100),
    ((3840, 2160), 140),
)
"""Sizes of the window and of text, in percent; every other one is a sample of both."""
_EVERYWHERE = ("en", "vi")
"""The languages looked at in every size; the others where room is scarcest."""
_LARGE_ROOMS = tuple(
    (size, percent) for percent in (LARGEST_PERCENT, 200, 140) for size in (SMALLEST, (1280, 800))
)
"""Sizes of the window and of large text, the largest first."""
_TO_REST = 4
"""So often layouts ask each other for room at most."""


@pytest.fixture(params=languages())
def speaker(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[Player]:
    player = Player(qtbot, tmp_path, replace(SETTINGS, language=request.param))
    player.asked("browse")
    yield player
    player.program.close()
    player.program._preferences._speak("en")


def look(player: Player, where: str) -> list[str]:
    """Look at the page that is shown in every size of window and of text."""
    preferences, faults = player.program._preferences, []
    player.window.setUpdatesEnabled(False)  # what is painted is not looked at
    for size, percent in sample(ROOMS if preferences.language in _EVERYWHERE else ROOMS[:2], 4):
        preferences.change(replace(preferences.settings, scale_percent=percent))
        player.window.resize(*size)
        for _ in range(_TO_REST):
            QCoreApplication.processEvents()
        page: QWidget | None = player.window.pages.currentWidget()
        ask = player.network.join_flow.ask
        assert page is not None
        shown = ask if ask.is_asking else page
        faults += [f"{where}, {size}, {percent} %: {fault}" for fault in clipped(shown)]
    return faults


@pytest.mark.slow
def test_nothing_is_cut_off_at_home(speaker: Player) -> None:
    home, rooms = speaker.window.home, speaker.program.rooms
    faults = look(speaker, "home")
    home.nearby._patience.timeout.emit()
    faults += look(speaker, "home, no table")
    rooms.play()
    rooms.go_home()
    tables = tuple(found(name) for name in ("Bà Ngoại", "Cậu Tuấn", "Minh"))
    speaker.node.report(TablesSeen(Nearby(tables)))
    speaker.until(lambda: home.nearby.list.count() == 3)
    faults += look(speaker, "home, a match and tables")
    rooms.show_games()
    faults += look(speaker, "games")
    rooms.go_home()
    home.form_button.click()
    faults += look(speaker, "form")
    rooms.go_home()
    speaker.network.join_flow.ask_address()
    faults += look(speaker, "question")
    speaker.network.join_flow.ask.press_away()

    assert not faults, "\n".join(faults)


@pytest.mark.slow
def test_nothing_is_cut_off_in_the_settings(speaker: Player) -> None:
    speaker.program.rooms.open_settings()
    page = speaker.program.rooms.settings_page
    page.name.setText("Bà Ngoại")
    faults = look(speaker, "settings")
    page.more.setChecked(True)
    faults += look(speaker, "settings, all of them")

    assert not faults, "\n".join(faults)


@pytest.mark.slow
def test_nothing_is_cut_off_in_the_lobby(speaker: Player) -> None:
    speaker.node.report(replace(HOSTED, code="maple-fox-47"))
    status = lobby(people=3)
    first, second, third = status.members
    members = (replace(first, is_ready=True), second, replace(third, presence=Presence.SHAKY))
    speaker.at(replace(status, members=members), News(NewsKind.KEY_CHANGED, 2), Said(2, "hello", ""))
    faults = look(speaker, "lobby")
    speaker.at(lobby(me=1))
    faults += look(speaker, "lobby, a guest")
    speaker.at(replace(seated(lobby(people=3), computers=(1,)), phase=TablePhase.DEALING))
    faults += look(speaker, "lobby, computers sit down")

    assert not faults, "\n".join(faults)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "vi"])
def test_nothing_is_cut_off_on_any_page(qapp: QApplication, tmp_path: Path, language: str) -> None:
    """Each page in the smallest window with large text.

    In full, in one other window too: all are met over the pages.
    """
    del qapp
    tour, faults = Tour(tmp_path, replace(SETTINGS, language=language)), []
    window, preferences = tour.program.window, tour.program._preferences
    window.setUpdatesEnabled(False)  # what is painted is not looked at
    others = cycle(ROOMS)
    for name in tour.pages():
        for size, percent in (ROOMS[0], next(others))[: times(1, 2)]:
            preferences.change(replace(preferences.settings, scale_percent=percent))
            window.resize(*size)
            rest()
            faults += [f"{name}, {size}, {percent} %: {fault}" for fault in clipped(window)]
    tour.close()
    preferences._speak("en")

    assert not faults, "\n".join(faults)


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("room", _LARGE_ROOMS[: times(1, len(_LARGE_ROOMS))])
def test_nothing_is_cut_off_with_large_text(
    qapp: QApplication, tmp_path: Path, language: str, room: tuple[tuple[int, int], int]
) -> None:
    """On every page; what has no room is broken, stacked or scrolled."""
    del qapp
    size, percent = room
    tour, faults = Tour(tmp_path, replace(SETTINGS, language=language, scale_percent=percent)), []
    window = tour.program.window
    window.setUpdatesEnabled(False)  # what is painted is not looked at
    window.resize(*size)
    for name in tour.pages():
        rest()
        faults += [f"{name}: {fault}" for fault in clipped(window)]
    tour.close()
    tour.program._preferences._speak("en")

    assert not faults, "\n".join(faults)


def test_words_without_room_are_found(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(400, 200)
    rooms = (
        (0, 0, 200, 40),
        (0, 50, 20, 40),
        (0, 100, 200, 4),
        (390, 0, 200, 40),
        (0, 150, 200, 40),
        (150, 150, 200, 40),
    )
    for x, y, width, height in rooms:
        label = PlainLabel("as good as gold", page)
        label.setStyleSheet("font-size: 14px")
        label.setGeometry(x, y, width, height)
    page.show()

    assert len(clipped(page)) == 4


def test_chinese_breaks_between_characters(qtbot: QtBot) -> None:
    label = PlainLabel("手里三张或四张一样的不能拆，不能借给别的牌组。")
    qtbot.addWidget(label)
    label.setStyleSheet("font-size: 14px")
    label.setWordWrap(True)
    label.resize(100, 200)
    label.show()

    assert not clipped(label.window()), "each line holds as many characters as there is room for"
    assert unbroken("Wi-Fi 上的牌桌") == ["Wi-", "Fi", "上", "的", "牌", "桌"]
