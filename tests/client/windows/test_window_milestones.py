"""Milestones in the window: told once, listed in the score book, unlocked in the settings; never a nag."""

from collections.abc import Iterator
from dataclasses import replace as with_settings
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tests.client.play.test_score_book import ROW
from tests.client.windows.test_window_home import House, open_house
from tests.client.windows.test_window_scores import play_on, scores_page
from tusac_qt.choices.settings import Settings
from tusac_qt.play.milestones import Milestone
from tusac_qt.play.score_file import add_score
from tusac_qt.windows.settings.settings import SettingsPage


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """A program whose window shows the home screen."""
    with open_house(qtbot, tmp_path, Settings(name="An", language="en", flight_percent=0, rounds=1)) as made:
        yield made


def settings_page(house: House, qtbot: QtBot) -> SettingsPage:
    house.rooms.open_settings()
    house.worker.drain()
    qtbot.wait(20)
    return house.rooms.settings_page


def offered(page: SettingsPage) -> set[object]:
    return {
        button.accessibleName()
        for choice in (page.backs, page.cloth)
        for button in choice.buttons
        if not button.isHidden()
    }


def test_the_settings_offer_what_is_won_and_say_only_that_there_is_more(house: House, qtbot: QtBot) -> None:
    page = settings_page(house, qtbot)
    assert offered(page) == {"Coins", "Same as system", "Lacquer", "Reed mat", "Night"}
    assert page._to_win.text() == "More card backs and tables can be won: the score book tells how."
    add_score(house.folder / "scores.jsonl", replace(ROW, is_dealt=True))
    page = settings_page(house, qtbot)
    assert offered(page) == {"Coins", "Waves", "Same as system", "Lacquer", "Reed mat", "Night", "Jade"}


def test_what_is_worn_stays_when_the_score_book_is_deleted(house: House, qtbot: QtBot) -> None:
    house.preferences.change(with_settings(house.preferences.settings, back="petals", cloth="plum"))
    assert offered(settings_page(house, qtbot)) >= {"Petals", "Plum"}
    assert house.saved.back == "petals"


def test_a_back_that_is_chosen_is_kept_and_worn(house: House, qtbot: QtBot) -> None:
    add_score(house.folder / "scores.jsonl", ROW)
    settings_page(house, qtbot).backs.chosen.emit("waves")
    assert house.saved.back == "waves"
    assert house.preferences.skin.palette.back == "waves"


def test_the_score_book_lists_them(house: House) -> None:
    add_score(house.folder / "scores.jsonl", ROW)
    lines = scores_page(house).milestones.text().splitlines()
    assert len(lines) == len(Milestone)
    assert [line for line in lines if line.startswith("✓")] == ["✓ A Kong: card back “Waves”"]


def test_a_round_that_brings_one_says_so_on_its_result_and_the_next_does_not(
    house: House, qtbot: QtBot
) -> None:
    book = house.folder / "scores.jsonl"
    for number in range(1, 100):
        add_score(book, replace(ROW, number=number, kongs=0))
    told = []
    for _ in range(2):
        house.rooms.play()
        page = house.rooms.table
        assert page is not None
        play_on(house, qtbot)
        qtbot.waitUntil(page.result.isVisible)
        house.worker.drain()
        qtbot.wait(50)
        told.append(page.result.advice.text())
    assert "100 rounds: card back “Bamboo” is now yours, in the settings." in told[0]
    assert "100 rounds" not in told[1]
