"""Nothing is cut off: home, games, settings, the form of a table, questions and the lobby, in every size of window."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from net.discovery.discovery import Nearby
from net.match.status import TablePhase
from net.node.reports import TablesSeen
from net.table.status import News, NewsKind, Presence, Said
from tests.support.clipping import clipped
from tests.support.network import HOSTED, found, lobby, seated
from tests.support.network_player import SETTINGS, Player
from tusac_qt.windows.plain import PlainLabel

SIZES = ((1024, 600), (1366, 768), (1920, 1080), (3840, 2160))
TEXT_PERCENT = (100, 140)
_TO_REST = 4
"""So often layouts ask each other for room at most."""


@pytest.fixture(params=["en", "vi"])
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
    for width, height in SIZES:
        for percent in TEXT_PERCENT:
            preferences.change(replace(preferences.settings, scale_percent=percent))
            player.window.resize(width, height)
            for _ in range(_TO_REST):
                QCoreApplication.processEvents()
            page: QWidget | None = player.window.pages.currentWidget()
            ask = player.network.arrivals.ask
            assert page is not None
            shown = ask if ask.is_asking else page
            faults += [f"{where}, {width}x{height}, {percent} %: {fault}" for fault in clipped(shown)]
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
    speaker.network.arrivals.ask_address()
    faults += look(speaker, "question")
    speaker.network.arrivals.ask.press_away()

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


def test_words_without_room_are_found(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(400, 200)
    for x, width, height in ((0, 200, 40), (0, 20, 40), (0, 200, 4), (390, 200, 40)):
        label = PlainLabel("as good as gold", page)
        label.setStyleSheet("font-size: 14px")
        label.setGeometry(x, 0, width, height)
    page.show()

    assert len(clipped(page)) == 3
