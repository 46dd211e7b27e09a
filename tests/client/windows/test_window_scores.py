"""Finished games in the window: the score book, the games to replay, the daily deal."""

import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from engine.record import RecordHeader
from engine.rulesets import load
from engine.seats import BySeat
from tests.client.play.test_score_book import LOST, ROW
from tests.client.windows.test_window_home import House, open_house
from tests.support.scenes import SWIFT
from tests.support.tables import whole_record
from tusac_qt.bridges.bridge import TableBridge
from tusac_qt.choices.settings import Settings
from tusac_qt.cli import main
from tusac_qt.play.daily import LEVEL, daily_setup
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.score_book import RoundKind
from tusac_qt.play.score_file import add_score, read_scores, scores_path
from tusac_qt.windows.records.scores import ScoresPage


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """A program whose window shows the home screen."""
    with open_house(qtbot, tmp_path, Settings(name="An", language="en", flight_percent=0, rounds=1)) as made:
        yield made


def play_on(house: House, qtbot: QtBot) -> None:
    """Play the round at the table to its end, as proposed."""

    def is_over() -> bool:
        page = house.rooms.table
        assert page is not None
        prompt = page.bridge.table.prompt
        if prompt is not None:
            page.bridge.act(prompt.proposed)
        return page.bridge.table.view.outcome is not None

    qtbot.waitUntil(is_over, timeout=60_000)
    house.worker.drain()


def scores_page(house: House) -> ScoresPage:
    house.rooms.results.show_scores()
    page = house.rooms.results.scores
    assert page is not None
    return page


def test_a_finished_round_is_written_down_unless_that_is_not_wanted(house: House, qtbot: QtBot) -> None:
    book = house.folder / "scores.jsonl"
    house.rooms.play()
    play_on(house, qtbot)
    (row,) = read_scores(book)
    assert (row.number, row.kind, row.counts) == (1, RoundKind.SOLO, True)
    assert row.record.endswith(".tusac-record")
    assert list(row.levels) == ["easy", "normal", "hard", "expert"], "they have played the same cards"

    house.rooms.go_home()
    page = scores_page(house)
    assert page.table.rowCount() == 1
    assert page.strength.isHidden(), "after one round that would be luck"
    page.keeps.click()
    assert house.saved.keeps_scores is False
    QTest.keyClick(page, Qt.Key.Key_Escape)
    house.rooms.play()
    play_on(house, qtbot)
    assert read_scores(book) == (row,)


def test_the_book_is_exported_and_deleted_after_a_question(house: House) -> None:
    book = house.folder / "scores.jsonl"
    add_score(book, ROW)
    add_score(book, LOST)
    page = scores_page(house)
    house.rooms.results.export_to(house.folder / "out.csv")
    assert len((house.folder / "out.csv").read_text(encoding="utf-8-sig").splitlines()) == 3

    assert not page.sure.isVisible()
    page.delete.click()
    assert page.sure.isVisible()
    page.delete.click()
    assert not page.sure.isVisible()
    assert len(read_scores(book)) == 2
    page.delete.click()
    page.sure.click()
    assert not book.exists()
    assert not page.table.isVisible()


def test_the_best_hand_is_shown_with_its_cards(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    add_score(house.folder / "scores.jsonl", ROW)
    page = scores_page(house)
    assert [strip.accessibleName() for strip in page.best] == ["red Chariot\u00a0×3", "green General"]
    add_score(scores_path(), ROW)
    assert main(["scores", "--lang", "en"]) == 0
    assert "  red Chariot\u00a0×3\n  green General\n" in capsys.readouterr().out


def test_games_lead_to_the_score_book_and_to_games_to_look_back_at(house: House, qtbot: QtBot) -> None:
    folder = house.folder / "records"
    folder.mkdir(exist_ok=True)
    (folder / "2026-11-23 20.02.54 An.tusac-record").write_text(whole_record(9), encoding="utf-8")
    house.rooms.show_games()
    assert house.rooms.results.games is not None
    buttons = house.rooms.results.games.findChildren(QPushButton)
    doors = {button.text().partition("\n")[0]: button for button in buttons}
    assert {"Score book", "All finished games, or a file…"} <= set(doors)
    assert "Today’s deal" not in doors, "it has its door on the first page"

    doors["All finished games, or a file…"].click()
    records = house.rooms.results.records
    assert records is not None
    row = records.games.item(0)
    qtbot.waitUntil(lambda: "with Lan, Minh, Hoa" in row.text())
    assert row.text().startswith("Won by Minh, your points: −")
    records.open.click()
    qtbot.waitUntil(lambda: house.rooms.archive.page is not None)
    for _ in range(3):
        QTest.keyClick(house.window.pages.currentWidget(), Qt.Key.Key_Escape)
    assert house.window.pages.currentWidget() is house.window.home


def test_the_deal_of_another_day_is_compared_too(house: House) -> None:
    setup = daily_setup(datetime.now(UTC).date() - timedelta(days=9), load("pvt"))
    header = RecordHeader(setup, BySeat(("An", "Lan", "Minh", "Hoa")), BySeat(("", *[LEVEL] * 3)))
    table = LocalTable.begin(header, pace=SWIFT, now=time.monotonic())
    house.rooms.sit_down(TableBridge(table, house.worker, lambda _: None))
    page = house.rooms.table
    assert page is not None
    assert page.result.is_daily
    page.again.emit()

    daily = house.rooms.results.daily
    assert daily is not None
    assert house.window.pages.currentWidget() is daily
    assert daily.title.text() == "An earlier daily deal"
    assert daily.play.text() == "Play today’s deal"


def test_a_daily_deal_counts_once_and_is_compared_with_the_levels(house: House, qtbot: QtBot) -> None:
    house.rooms.results.show_daily()
    page = house.rooms.results.daily
    assert page is not None
    page.play.click()
    table = house.rooms.table
    assert table is not None
    assert table.bridge.table.match.setup == daily_setup(datetime.now(UTC).date(), load("pvt"))
    play_on(house, qtbot)
    qtbot.waitUntil(lambda: table.result.isVisible() and not table.result.is_guarded, timeout=20_000)
    assert table.result.next_button.text() == "Compare with the computers"
    table.result.next_button.click()
    assert house.window.pages.currentWidget() is page
    qtbot.waitUntil(lambda: "playing" not in page.told.text(), timeout=60_000)

    page.play.click()
    play_on(house, qtbot)
    first, practice = read_scores(house.folder / "scores.jsonl")
    assert (first.kind, first.counts) == (RoundKind.DAILY, True)
    assert (practice.kind, practice.counts) == (RoundKind.DAILY, False)


def test_a_daily_deal_continued_later_is_still_compared(house: House, qtbot: QtBot) -> None:
    house.rooms.play_daily()
    house.rooms.go_home()
    house.rooms.resume()
    play_on(house, qtbot)
    table = house.rooms.table
    assert table is not None
    qtbot.waitUntil(lambda: table.result.isVisible() and not table.result.is_guarded, timeout=20_000)
    assert table.result.next_button.text() == "Compare with the computers"


def test_a_match_left_between_rounds_goes_on_with_the_next_round(house: House, qtbot: QtBot) -> None:
    house.preferences.change(replace(house.preferences.settings, rounds=8))
    house.rooms.play()
    play_on(house, qtbot)
    house.rooms.go_home()
    assert "round 2 of 8" in house.window.home.continue_button.text()
    house.rooms.resume()
    page = house.rooms.table
    assert page is not None

    assert page.display.round_number == 2
    assert page.bridge.table.view.outcome is None
    assert page.result.isHidden()
    assert house.window.focusWidget() is page.view


def test_what_games_lead_to_is_said_in_the_language_that_was_chosen_since(house: House) -> None:
    house.rooms.show_games()
    house.preferences.change(replace(house.preferences.settings, language="vi"))
    house.rooms.show_games()
    assert house.rooms.results.games is not None
    assert house.rooms.results.games.scores.accessibleName() == "Sổ điểm"


def test_the_score_book_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    add_score(scores_path(), ROW)
    assert main(["scores", "--lang", "en"]) == 0
    assert "Rounds: 1" in capsys.readouterr().out
    assert main(["scores", "--json"]) == 0
    assert '"match": "m1"' in capsys.readouterr().out
    assert main(["scores", "--csv"]) == 0
    assert capsys.readouterr().out.startswith("when,kind")
    scores_path().unlink()
