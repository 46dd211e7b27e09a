"""The page of the ten questions: answered by keyboard alone, seen at the smallest window."""

from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.rules import Rules
from tests.client.windows.test_window_calendar import page_of
from tests.client.windows.test_window_home import House, build, open_house
from tests.support.clipping import clipped
from tests.support.tour import rest
from tusac_qt.choices.settings import Settings
from tusac_qt.play.puzzles import Puzzle, todays_puzzles
from tusac_qt.windows.records import results_store
from tusac_qt.windows.records.puzzles import PuzzlesPage


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """A program whose window shows the home screen."""
    with open_house(qtbot, tmp_path, Settings(name="An", language="en", flight_percent=0)) as made:
        yield made


def asked(house: House, qtbot: QtBot) -> PuzzlesPage:
    """Return the page once it asks."""
    house.rooms.show_puzzles()
    page = house.rooms.results.puzzles
    assert page is not None
    qtbot.waitUntil(lambda: page.puzzle is not None, timeout=60_000)
    return page


def press(page: PuzzlesPage, key: Qt.Key) -> None:
    focused = page.window().focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def test_all_ten_are_answered_by_keys_alone(house: House, qtbot: QtBot) -> None:
    page = asked(house, qtbot)
    for number in range(10):
        assert page.at == number
        assert page.cards.hasFocus()
        assert not page.following.isVisible()
        press(page, Qt.Key.Key_Down)
        press(page, Qt.Key.Key_Return)
        assert page.told.text()
        assert page.following.hasFocus()
        press(page, Qt.Key.Key_Return)
    assert len(page.costs) == 10
    assert "of 10 answers were the best" in page._waiting.text()
    press(page, Qt.Key.Key_Return)
    assert (page.at, page.costs) == (0, [])


def test_only_the_first_answer_counts(house: House, qtbot: QtBot) -> None:
    page = asked(house, qtbot)
    page.cards.answered.emit(0)
    page.cards.answered.emit(1)
    assert len(page.costs) == 1


def test_leaving_and_coming_back_goes_on_with_the_same_question(house: House, qtbot: QtBot) -> None:
    page = asked(house, qtbot)
    page.cards.answered.emit(0)
    press(page, Qt.Key.Key_Return)
    puzzle = page.puzzle
    press(page, Qt.Key.Key_Escape)
    assert house.window.pages.currentWidget() is house.window.home
    asked(house, qtbot)
    house.worker.drain()
    rest()
    assert page.at == 1
    assert page.puzzle is puzzle or page.puzzle == puzzle


def test_the_questions_of_a_day_are_looked_for_once(
    house: House, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[date] = []

    def find(day: date, folder: Path, rules: Rules, names: Sequence[str]) -> tuple[Puzzle, ...]:
        looked.append(day)
        return todays_puzzles(day, folder, rules, names)

    monkeypatch.setattr(results_store, "todays_puzzles", find)
    for _ in range(2):
        press(asked(house, qtbot), Qt.Key.Key_Escape)
    house.worker.drain()
    assert len(looked) == 1

    monkeypatch.setattr(results_store, "today", lambda: looked[0] + timedelta(days=1))
    asked(house, qtbot)
    house.worker.drain()
    assert len(looked) == 2


def test_the_daily_deal_leads_to_them(house: House, qtbot: QtBot) -> None:
    daily = page_of(house)
    daily.puzzles.click()
    page = house.rooms.results.puzzles
    assert page is not None
    qtbot.waitUntil(lambda: page.puzzle is not None, timeout=60_000)
    press(page, Qt.Key.Key_Escape)
    assert house.window.pages.currentWidget() is daily


@pytest.mark.parametrize("language", ["en", "fr", "vi", "ja", "zh_CN", "zh_TW"])
def test_there_is_room_at_the_smallest_window_with_the_largest_text(
    qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    house = build(
        qtbot, tmp_path, Settings(name="An", language=language, flight_percent=0, scale_percent=200)
    )
    house.window.resize(1024, 600)
    page = asked(house, qtbot)
    rest()
    assert not clipped(page)
    page.cards.answered.emit(2)
    rest()
    assert not clipped(page)
    house.window.close()
    house.worker.stop()
