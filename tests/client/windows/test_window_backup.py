"""Backups in the window: made and restored from the settings, after a question, never beside an open table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.client.play.test_score_book import LOST, ROW
from tests.client.windows.test_window_home import House, open_house
from tusac_qt.choices.settings import Settings
from tusac_qt.play.score_file import add_score, read_scores
from tusac_qt.windows.frame.ask import AskPanel


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """A program whose window shows the settings."""
    with open_house(qtbot, tmp_path, Settings(name="An", language="en", flight_percent=0, rounds=1)) as made:
        add_score(made.folder / "scores.jsonl", ROW)
        made.rooms.open_settings()
        yield made


def told(house: House, qtbot: QtBot) -> AskPanel:
    """Return the panel once something is to be pressed there."""
    panel = house.rooms.ask
    qtbot.waitUntil(lambda: panel.is_asking and panel.no.isVisible(), timeout=60_000)
    return panel


def test_a_backup_is_made_and_tells_what_it_holds(house: House, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "mine.tusac-backup"
    house.rooms.backup.back_up_to(path)
    panel = told(house, qtbot)

    assert path.is_file()
    assert "score book" in panel.text.text()
    panel.no.click()
    assert not panel.is_asking
    assert house.window.isVisible()


def test_a_backup_is_restored_after_a_question_and_the_window_closes(
    house: House, qtbot: QtBot, tmp_path: Path
) -> None:
    path, book, stopped = tmp_path / "mine.tusac-backup", house.folder / "scores.jsonl", []
    house.rooms.backup.restoring.connect(lambda: stopped.append(True))
    house.rooms.backup.back_up_to(path)
    told(house, qtbot).no.click()
    book.unlink()
    add_score(book, LOST)
    house.rooms.backup.look_at(path)
    panel = told(house, qtbot)
    assert "score book" in panel.text.text()
    panel.no.click()
    assert len(read_scores(book)) == 1
    assert not stopped

    house.rooms.backup.look_at(path)
    told(house, qtbot).yes.click()
    panel = told(house, qtbot)
    assert len(read_scores(book)) == 2
    assert stopped
    panel.no.click()
    assert not house.window.isVisible()


def test_what_is_no_backup_is_said_and_the_window_stays(house: House, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear")
    house.rooms.backup.look_at(tmp_path / "letter")
    panel = told(house, qtbot)

    assert "isn’t a backup" in panel.text.text()
    panel.no.click()
    assert house.window.isVisible()


def test_nothing_is_restored_beside_an_open_table(house: House, qtbot: QtBot) -> None:
    house.rooms.play()
    house.rooms.open_settings()
    house.rooms.settings_page.restore.click()
    panel = told(house, qtbot)

    assert "Leave the table first" in panel.text.text()
    panel.no.click()
    assert house.rooms.table is not None
