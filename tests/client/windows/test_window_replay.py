"""A record in the window: opened by drop or by name, stepped through with keys, and what cannot be opened."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.client.windows.test_window_home import House, open_house
from tests.support.tables import whole_record
from tusac_qt.bridges.records import OpenedRecord, open_record
from tusac_qt.choices.settings import Settings
from tusac_qt.model.match_page import match_page
from tusac_qt.play.review import mistakes
from tusac_qt.windows.records import archive
from tusac_qt.windows.records.replay import ReplayPage
from tusac_qt.windows.table.table import TablePage


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """A program whose window shows the home screen."""
    with open_house(qtbot, tmp_path, Settings(name="An", language="en", flight_percent=0)) as made:
        yield made


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a match of two rounds."""
    path = tmp_path / "match.tusac-record"
    path.write_text(whole_record(9, rounds=2), encoding="utf-8")
    return path


def drop(house: House, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    button, held = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    house.window.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, button, held))


def opened(house: House, qtbot: QtBot, path: Path) -> ReplayPage:
    drop(house, path)
    qtbot.waitUntil(lambda: house.rooms.archive.page is not None)
    page = house.rooms.archive.page
    assert page is not None
    return page


def test_a_dropped_record_is_stepped_through_and_left(house: House, qtbot: QtBot, record: Path) -> None:
    page = opened(house, qtbot, record)
    assert house.window.pages.currentWidget() is page
    last = len(page.reel.frames) - 1

    for key, at in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_Home, 0),
    ):
        QTest.keyClick(page, key)
        assert page.reel.at == at
        assert page.side.story.currentRow() == at
        assert page.bar.slider.value() == at
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert page.reel.at > 0
    QTest.keyClick(page, Qt.Key.Key_PageUp)
    assert page.reel.at == 0

    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert house.window.pages.currentWidget() is house.window.home
    assert house.rooms.archive.page is None


def test_the_page_says_that_the_record_is_true(house: House, qtbot: QtBot, record: Path) -> None:
    page = opened(house, qtbot, record)
    qtbot.waitUntil(lambda: page.side.verdict.text().startswith("✓"))
    page.side.details.click()

    overlay = house.rooms.overlay
    assert "Deals: 2" in overlay.text.toPlainText()
    QTest.mouseClick(page.side.story.viewport(), Qt.MouseButton.LeftButton)  # the keyboard goes elsewhere
    QTest.keyClick(page.side.story, Qt.Key.Key_Escape)
    assert not overlay.isVisible()
    assert house.window.pages.currentWidget() is page


def test_the_other_rounds_and_sides_can_be_chosen(house: House, qtbot: QtBot, record: Path) -> None:
    page = opened(house, qtbot, record)
    page.bar.round_chosen.emit(1)
    assert page.reel.round == 1
    page.bar.seat_chosen.emit(2)
    assert page.stage.table.seat == 2
    assert len(page.stage.table.view.hand) == len(page.reel.frame.state.hands[2])


def test_a_won_round_ends_with_the_winners_sets_the_winning_card_and_its_points(
    house: House, qtbot: QtBot, record: Path
) -> None:
    page = opened(house, qtbot, record)
    QTest.keyClick(page, Qt.Key.Key_End)
    state = page.reel.frame.state
    assert state.outcome is not None
    assert state.outcome.winner is not None
    assert state.outcome.winning is not None
    assert state.offer is not None
    points, sets = state.outcome.winning.points, {line.meld.cards for line in state.outcome.winning.lines}

    for seat in range(state.seats):
        page.bar.seat_chosen.emit(seat)
        shown = page.stage._display
        won = next(plaque for plaque in shown.plaques if plaque.seat == state.outcome.winner)
        hand = [tuple(held.card for held in group.cards) for group in shown.hand]
        own = hand if seat == state.outcome.winner else []
        assert {*own, *(meld.cards for meld in won.melds)} == sets
        assert won.points == points
        if seat == state.outcome.winner:
            assert shown.selected == state.offer.card
            assert page.stage.scene.cards.hand_place(state.offer.card) is not None


def test_no_plaque_of_a_replay_has_a_number_without_a_word(house: House, qtbot: QtBot, record: Path) -> None:
    page = opened(house, qtbot, record)
    house.window.resize(800, 500)
    qtbot.waitUntil(lambda: page.width() == 800)
    QTest.keyClick(page, Qt.Key.Key_End)

    for plaque in page.stage.scene.plaques:
        lines = [line.text for line in plaque._lines(plaque.rect, plaque.content)]
        parts = [part for line in lines for part in line.split(" · ")]
        assert any("points" in part or "score" in part for part in parts), lines
        assert not any(part.strip("-+ ").isdigit() for part in parts), lines


def test_a_file_that_is_no_record_is_told_in_a_sentence(house: House, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "<b>cat.png"
    path.write_bytes(b"GIF89a")
    drop(house, path)
    qtbot.waitUntil(house.rooms.overlay.isVisible)

    assert house.rooms.overlay.text.toPlainText() == "“<b>cat.png” isn’t a saved Tứ Sắc game."
    assert house.rooms.archive.page is None


def test_a_record_that_takes_long_can_be_given_up_and_holds_nobody_up(
    house: House, qtbot: QtBot, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end = threading.Event()

    def slow(path: Path, config: Path) -> OpenedRecord:
        if path != record:
            may_end.wait()
        return open_record(path, config)

    monkeypatch.setattr(archive, "open_record", slow)
    drop(house, record.with_name("long.tusac-round"))
    qtbot.waitUntil(house.rooms.overlay.isVisible)
    assert house.rooms.overlay.text.toPlainText() == "Opening and checking “long.tusac-round”…"
    QTest.keyClick(house.rooms.overlay.text, Qt.Key.Key_Escape)

    drop(house, record.with_name("long.tusac-round"))
    opened(house, qtbot, record)  # the file wanted last waits for no other
    assert not house.rooms.overlay.isVisible()
    drop(house, record.with_name("long.tusac-round"))
    house.window.close()  # returns although that record is still being read
    may_end.set()


def test_decisions_are_judged_and_the_costliest_reached_with_a_key(
    house: House, qtbot: QtBot, record: Path
) -> None:
    page = opened(house, qtbot, record)
    qtbot.waitUntil(lambda: page.review.due is None)
    assert any("✓" in page.side.story.item(row).text() for row in range(page.side.story.count()))
    costly = mistakes(page.review.judged)

    for one in (*costly, *costly[:1]):
        QTest.keyClick(page, Qt.Key.Key_N)
        assert page.reel.at == one.at - 1
        assert "A master’s:" in page.side.judgement.text()


def played_round(house: House, qtbot: QtBot) -> TablePage:
    """The page of a table whose first round has been played to its end."""
    house.rooms.play()
    table = house.rooms.table
    assert table is not None

    def is_over() -> bool:
        prompt = table.bridge.table.prompt
        if prompt is not None:
            table.bridge.act(prompt.proposed)
        return table.bridge.table.view.outcome is not None

    qtbot.waitUntil(is_over, timeout=60_000)
    return table


def press(house: House, key: Qt.Key) -> None:
    """Press a key where the keyboard is."""
    QTest.keyClick(house.window.focusWidget() or house.window, key)


def test_the_key_to_the_next_mistake_says_where_there_is_none(house: House, qtbot: QtBot) -> None:
    table = played_round(house, qtbot)
    table.result.review_wanted.emit()
    qtbot.waitUntil(lambda: house.rooms.archive.page is not None)
    page = house.rooms.archive.page
    assert page is not None
    qtbot.waitUntil(lambda: page.review.due is None, timeout=60_000)
    assert not mistakes(page.review.judged), "all was played as proposed"
    at = page.reel.at
    QTest.keyClick(page, Qt.Key.Key_N)

    assert page.side.judgement.text() == "There’s no costly mistake in this round."
    assert page.reel.at == at


def test_a_round_just_played_is_looked_back_at_and_the_table_is_there_again(
    house: House, qtbot: QtBot
) -> None:
    table = played_round(house, qtbot)
    table.result.review_wanted.emit()
    qtbot.waitUntil(lambda: house.rooms.archive.page is not None)
    page = house.rooms.archive.page
    assert page is not None
    assert (
        page.reel.film.rounds[page.reel.round].frames()[-1].state.outcome == table.bridge.table.view.outcome
    )

    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert house.window.pages.currentWidget() is table


@pytest.mark.parametrize("reads_help", [False, True])
def test_the_result_has_the_keyboard_after_a_look_back_by_keys(
    house: House, qtbot: QtBot, *, reads_help: bool
) -> None:
    table = played_round(house, qtbot)
    result = table.result
    qtbot.waitUntil(lambda: result.isVisible() and not result.is_guarded)
    QTest.keyClick(house.window.focusWidget(), Qt.Key.Key_Backtab)
    assert house.window.focusWidget() is result.review_button
    press(house, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: house.rooms.archive.page is not None)
    if reads_help:
        press(house, Qt.Key.Key_Right)
        press(house, Qt.Key.Key_F1)
        assert house.window.pages.currentWidget() is house.rooms.rules.help_page
        press(house, Qt.Key.Key_Escape)
    press(house, Qt.Key.Key_Escape)
    assert house.window.pages.currentWidget() is table

    assert house.window.focusWidget() is result.next_button
    press(house, Qt.Key.Key_F1)
    assert house.window.pages.currentWidget() is house.rooms.rules.help_page
    press(house, Qt.Key.Key_Escape)
    assert house.window.focusWidget() is result.next_button
    press(house, Qt.Key.Key_Return)
    assert not result.isVisible()


def test_the_end_of_a_match_has_the_keyboard_after_a_look_back(house: House, qtbot: QtBot) -> None:
    table = played_round(house, qtbot)
    end = table.match_end
    end.show_match(match_page(table.bridge.table, (0, 1, 2, 3)))
    end.review_button.click()
    qtbot.waitUntil(lambda: house.rooms.archive.page is not None)
    press(house, Qt.Key.Key_Escape)
    assert house.window.focusWidget() is end.again_button
