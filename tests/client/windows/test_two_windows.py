"""Two whole programs on this computer.

One opens a table, the other sees it in its list, and they play a match.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from net.match.status import TablePhase
from net.node.wishes import Hosting
from net.pace import Pace
from tests.support.joined import short
from tests.support.windows import Program, program, real_node
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.play.tips import Tip

pytestmark = pytest.mark.long

PACE = Pace("quick", 0.1, 3.0, 8.0, 10.0, 0.0, gives_hints=False)
TABLE = Hosting("Sunday", short(4), 4, "easy", PACE, 1)


@pytest.fixture
def programs(qtbot: QtBot, tmp_path: Path) -> Iterator[list[Program]]:
    service = f"_t{os.getpid() % 100_000}w._tcp.local."
    made = []
    for name, face, options in (("An", 4, StartOptions(hosting=TABLE)), ("Bình", 11, StartOptions())):
        settings = Settings(name=name, face=face, flight_percent=0, tips_seen=frozenset(Tip))
        load = real_node(name, tmp_path / name, service, face=face)
        made.append(program(tmp_path / name, load, settings, options))
        qtbot.addWidget(made[-1].window)
    yield made
    for each in made:
        each.close()


def test_a_table_is_found_joined_played_and_verified(qtbot: QtBot, programs: list[Program]) -> None:
    host, guest = programs
    _play(qtbot, host, guest)
    for each in programs:
        table = each.rooms.table
        assert table is not None
        qtbot.waitUntil(lambda table=table: table.result.proven.text() == "Verified by 2 computers ✓")
        assert sum(table.bridge.table.match.tally) == 0
    assert host.bridge.table.match.tally == guest.bridge.table.match.tally
    qtbot.waitUntil(
        lambda: host.network.visit.status is None or host.network.visit.status.phase is TablePhase.ENDED
    )


def test_both_look_back_at_the_round_together_and_see_each_others_faces(
    qtbot: QtBot, programs: list[Program]
) -> None:
    host, guest = programs
    _play(qtbot, host, guest)
    for each in programs:
        faces = sorted(plaque.face for plaque in each.rooms.table.display.plaques if not plaque.level)
        assert faces == [4, 11], "the faces chosen in the settings"
    hosts, guests = (each.rooms.table for each in programs)
    for table in (hosts, guests):
        result = table.result
        qtbot.waitUntil(lambda result=result: result.together_button.isVisible() and not result.is_guarded)
    hosts.result.together_button.click()
    qtbot.waitUntil(lambda: guests.result.together.text() == "An is reviewing the round.")
    guests.result.together_button.click()
    for each in programs:
        qtbot.waitUntil(lambda each=each: each.rooms.archive.page is not None)
    pages = [each.rooms.archive.page for each in programs]
    for page, name in zip(pages, ("Bình", "An"), strict=True):
        qtbot.waitUntil(lambda page=page, name=name: name in page.side.together.label.text())

    QTest.keyClick(pages[0], Qt.Key.Key_End)
    qtbot.waitUntil(lambda: pages[1].reel.at == len(pages[1].reel.frames) - 1 > 0)
    QTest.keyClick(pages[1], Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: pages[0].reel.at == pages[1].reel.at == len(pages[1].reel.frames) - 2)
    assert pages[0].reel.frame.state.discards == pages[1].reel.frame.state.discards

    QTest.keyClick(pages[1], Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: "can join in" in pages[0].side.together.label.text())
    assert guest.window.pages.currentWidget() is guests
    QTest.keyClick(pages[0], Qt.Key.Key_Home)
    assert host.window.pages.currentWidget() is pages[0]


def _play(qtbot: QtBot, host: Program, guest: Program) -> None:
    """Let the guest find the host's table, and both play to the end of its round."""
    programs = (host, guest)
    nearby = guest.window.home.nearby
    qtbot.waitUntil(lambda: nearby.list.count() == 1)
    assert nearby.list.item(0).text().startswith("Sunday\n")
    nearby.list.setFocus()
    guest.press(Qt.Key.Key_Return)

    for each in programs:
        qtbot.waitUntil(lambda each=each: _is_seated(each))
        each.press(Qt.Key.Key_Space)
    for each in programs:
        qtbot.waitUntil(lambda each=each: each.rooms.table is not None)
    qtbot.waitUntil(lambda: all(_plays(each) for each in programs))


def _is_seated(each: Program) -> bool:
    lobby, status = each.network.lobby, each.network.visit.status
    return lobby is not None and status is not None and len(status.members) == 2 and lobby.ready.isVisible()


def _plays(each: Program) -> bool:
    """Do what the computer would do if something is asked; return whether the round is over."""
    table = each.rooms.table
    assert table is not None
    prompt = table.bridge.table.prompt
    if prompt is not None and prompt.accepts_input(table.bridge.now):
        table.bridge.act(prompt.proposed)
    return table.result.isVisible()
