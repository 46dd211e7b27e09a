"""The calendar beside the daily deal: days played, a streak, and the keyboard."""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.client.play.test_daily import played
from tests.client.windows.test_window_home import House, build, open_house
from tests.support.clipping import clipped
from tests.support.tour import rest
from tusac_qt.choices.settings import Settings
from tusac_qt.play.daily import today
from tusac_qt.play.score_file import add_score
from tusac_qt.windows.records.daily import DailyPage


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """A program whose window shows the home screen."""
    with open_house(qtbot, tmp_path, Settings(name="An", language="en", flight_percent=0, rounds=1)) as made:
        yield made


def page_of(house: House, *ago: int) -> DailyPage:
    """Return the page after the deals of days so long ago were played."""
    for days in ago:
        add_score(house.folder / "scores.jsonl", played(today() - timedelta(days=days)))
    house.rooms.show_daily()
    page = house.rooms.results.daily
    assert page is not None
    return page


def test_days_in_a_row_are_counted_and_never_nagged_about(house: House) -> None:
    assert page_of(house).streak.text() == "", "nobody who has none is told so"
    assert page_of(house, 1, 2, 3).streak.text() == "3 days in a row"
    assert page_of(house, 0).streak.text() == "4 days in a row"


def test_a_streak_that_is_over_leaves_the_longest(house: House) -> None:
    assert page_of(house, 9, 8, 7).streak.text() == "longest: 3 days"


def test_the_cursor_goes_over_days_and_says_them_and_enter_shows_how_they_went(house: House) -> None:
    page = page_of(house, 0, 2)
    month = page.month
    month.setFocus()
    assert month.day == today()
    assert month.spoken.endswith(": +30")
    QTest.keyClick(month, Qt.Key.Key_Right)
    assert month.day == today(), "no later day"
    QTest.keyClick(month, Qt.Key.Key_Left)
    assert month.accessibleDescription().endswith(": not played")
    QTest.keyClick(month, Qt.Key.Key_Return)
    assert page.title.text() == "Today’s deal", "a day that was not played has nothing to show"
    QTest.keyClick(month, Qt.Key.Key_Left)
    QTest.keyClick(month, Qt.Key.Key_Return)
    assert page.title.text() == "An earlier daily deal"
    assert house.window.focusWidget() is month
    QTest.keyClick(month, Qt.Key.Key_PageUp)
    assert month.day.month != (today() - timedelta(days=2)).month
    QTest.keyClick(month, Qt.Key.Key_Escape)
    assert house.window.pages.currentWidget() is house.window.home


def test_the_pointer_chooses_the_day_it_is_on(house: House) -> None:
    page = page_of(house, 0)
    place, day = page.month._cells()[0]
    chosen: list[date] = []
    page.month.chosen.connect(chosen.append)
    QTest.mouseClick(
        page.month,
        Qt.MouseButton.LeftButton,
        pos=QPoint(round(place.center().x()), round(place.center().y())),
    )
    assert chosen == [day]
    QTest.mouseClick(page.month, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert page.month.day < day, "the head turns to the month before"


@pytest.mark.parametrize("language", ["en", "fr", "vi", "ja", "zh_CN", "zh_TW"])
def test_the_page_has_room_at_the_smallest_window_with_the_largest_text(
    qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    house = build(
        qtbot, tmp_path, Settings(name="An", language=language, flight_percent=0, scale_percent=200)
    )
    house.window.resize(1024, 600)
    page = page_of(house, 0, 1, 2, 3)
    rest()
    assert not clipped(page)
    house.window.close()
    house.worker.stop()
