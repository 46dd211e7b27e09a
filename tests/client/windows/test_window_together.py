"""The last round of a shared table looked back at together, in the window.

Invited, led, leading, and left again.
"""

import time
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from engine.match import end_round
from net.match.status import ProofStatus, TablePhase
from net.node.reports import RecordKept
from net.table.interface.commands import LookAway, LookTogether
from net.table.interface.status import SharedLook, Status
from tests.support.network import Playing, lobby
from tests.support.network_player import Player, seat_everybody
from tests.support.tables import whole_record
from tusac_qt.windows.records.replay import ReplayPage
from tusac_qt.windows.table.table import TablePage

NOBODY = SharedLook(0, 0, None, (), is_along=False)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a match of one round."""
    path = tmp_path / "round.tusac-record"
    path.write_text(whole_record(9), encoding="utf-8")
    return path


def at_the_end(player: Player, record: Path) -> tuple[Status, TablePage]:
    """How a table stands when a round has ended, its record kept, and the page that shows it."""
    playing = seat_everybody(player)
    while not playing.full.is_over:
        playing.go_on(time.monotonic())
    assert playing.full.outcome is not None
    done = ProofStatus("", (0, 1, 2, 3), 4, (0, 1, 2, 3), (), b"")
    match = end_round(playing.match, playing.full.outcome)
    status = replace(playing.status, phase=TablePhase.BETWEEN, proof=done, match=match, look=NOBODY)
    player.node.at(status, *playing.take_events())
    table = player.program.rooms.table
    assert table is not None
    player.until(table.result.isVisible)
    assert table.result.together_button.isHidden(), "its record is not written yet"
    player.node.report(RecordKept(1, record))
    player.until(lambda: not table.result.together_button.isHidden() and not table.result.is_guarded)
    return status, table


def opened(player: Player, button: QPushButton) -> ReplayPage:
    """Press a button that leads to the record, and return its page."""
    archive = player.program.rooms.archive
    button.click()
    player.until(lambda: archive.page is not None)
    assert archive.page is not None
    return archive.page


def looked(status: Status, at: int, turn: int, mover: int | None, along: tuple[int, ...]) -> Status:
    """The same with people who look back together; ours is the first."""
    return replace(status, look=SharedLook(at, turn, mover, along, is_along=0 in along))


def test_whoever_asks_first_leads_by_each_step_and_leaves_with_esc(player: Player, record: Path) -> None:
    status, table = at_the_end(player, record)
    assert table.result.together_button.text() == "Review together"
    page = opened(player, table.result.together_button)
    player.asked(LookTogether(None))
    player.at(looked(status, 0, 0, None, (0,)))
    assert page.side.together.label.text() == "The others can see that you’re reviewing, and can join in."

    QTest.keyClick(page, Qt.Key.Key_Right)
    QTest.keyClick(page, Qt.Key.Key_Right)
    player.asked(LookTogether(2))
    player.at(looked(status, 2, 2, 0, (0, 1)))
    assert page.reel.at == 2
    assert page.side.together.label.text() == "With Bình. When anyone steps, everyone follows."
    QTest.keyClick(page, Qt.Key.Key_Escape)
    player.asked(LookAway())
    assert player.window.pages.currentWidget() is table


def test_an_invitation_is_a_line_and_a_button_and_forces_nobody(player: Player, record: Path) -> None:
    status, table = at_the_end(player, record)
    player.at(looked(status, 5, 3, 1, (1, 2)))
    assert table.result.together.text() == "Bình and Cúc are reviewing the round."
    assert table.result.together_button.text() == "Join in"
    assert player.window.pages.currentWidget() is table
    assert not [wish for wish in player.node.asked if isinstance(wish, LookTogether)]

    page = opened(player, table.result.together_button)
    player.asked(LookTogether(None))
    player.at(looked(status, 5, 3, 1, (0, 1, 2)))
    assert page.reel.at == 5
    assert page.side.together.label.text().endswith("Bình brought you here.")


def test_whoever_looks_alone_is_led_by_nobody_and_may_join(player: Player, record: Path) -> None:
    status, table = at_the_end(player, record)
    page = opened(player, table.result.review_button)
    QTest.keyClick(page, Qt.Key.Key_Right)
    player.at(looked(status, 9, 4, 1, (1,)))
    assert page.reel.at == 1
    assert not [wish for wish in player.node.asked if isinstance(wish, LookTogether)]

    page.side.together.button.click()
    player.asked(LookTogether(None))
    player.at(looked(status, 9, 4, 1, (0, 1)))
    assert page.reel.at == 9
    page.side.together.button.click()
    player.asked(LookAway())
    player.at(looked(status, 3, 5, 1, (1,)))
    assert page.reel.at == 9


def test_whoever_asks_from_the_middle_of_a_round_leads_there(player: Player, record: Path) -> None:
    _, table = at_the_end(player, record)
    page = opened(player, table.result.review_button)
    page.go_to(7)
    page.side.together.button.click()

    player.asked(LookTogether(7))


def test_a_step_of_ones_own_that_another_has_overtaken_leads_nowhere(player: Player, record: Path) -> None:
    status, table = at_the_end(player, record)
    page = opened(player, table.result.together_button)
    player.at(looked(status, 0, 0, None, (0, 1)))
    for _ in range(3):
        QTest.keyClick(page, Qt.Key.Key_Right)
    player.at(looked(status, 1, 1, 0, (0, 1)))
    assert page.reel.at == 3, "two more steps are on their way"
    player.at(looked(status, 8, 3, 1, (0, 1)))
    assert page.reel.at == 8
    player.at(looked(status, 3, 4, 0, (0, 1)))
    assert page.reel.at == 3, "one's own was the last word after all"


def test_a_place_beyond_the_end_is_the_end(player: Player, record: Path) -> None:
    status, table = at_the_end(player, record)
    page = opened(player, table.result.together_button)
    player.at(looked(status, 65_535, 1, 1, (0, 1)))

    assert page.reel.at == len(page.reel.frames) - 1


def test_the_next_deal_takes_everybody_back(player: Player, record: Path) -> None:
    status, table = at_the_end(player, record)
    opened(player, table.result.together_button)
    player.at(looked(status, 0, 0, None, (0, 1)))
    following = Playing.deal(lobby(people=4), player.program.bridge.table.seat, now=time.monotonic())
    player.node.at(following.status, *following.take_events())

    player.until(lambda: player.window.pages.currentWidget() is table)
    assert table.result.together_button.isHidden()


def test_whoever_looks_back_sees_when_the_next_round_begins(player: Player, record: Path) -> None:
    status, table = at_the_end(player, record)
    page = opened(player, table.result.review_button)
    player.at(replace(status, countdown_until=time.monotonic() + 20))
    told = page.side.together.label.text()
    assert told.startswith("The next round starts in ")

    player.until(lambda: page.side.together.label.text() != told)
    player.at(status)
    assert page.side.together.label.isHidden()


def test_nobody_is_offered_what_there_is_no_company_for(player: Player, record: Path) -> None:
    status, table = at_the_end(player, record)
    alone = replace(status, members=status.members[:1], seats=(status.seats[0],) * 4)
    player.at(alone)

    assert table.result.together_button.isHidden()
