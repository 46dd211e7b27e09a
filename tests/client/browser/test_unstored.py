"""A browser that does not store what is played: it is told at once, and nothing is lost without a word."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.alone_page import AlonePage, own_folder
from tusac_qt.browser.parcel import unpack
from tusac_qt.play.autosave import records_dir, unfinished_paths

NOTE = "This match isn’t being saved: it is gone when you close the page."
TEXT = (
    "This browser isn’t saving your matches: it refuses, or has no room left. Before you close the page,"
    " save all to a file in “My games”."
)


@pytest.fixture(autouse=True)
def _own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with own_folder(tmp_path, monkeypatch):
        yield


def asks(page: AlonePage) -> list[bool]:
    return [message["asks"] for message in page.of("closing")]


def labels(page: AlonePage) -> set[str]:
    return {it["label"] for it in page.screen["menu"]}


def test_a_browser_that_stores_nothing_says_so_before_and_at_the_table() -> None:
    page = AlonePage(is_kept=False)
    assert page.screen["notes"] == [TEXT]
    assert asks(page) == []
    page.press("play")
    assert page.screen["note"] == NOTE
    assert "Leave the table" in labels(page)
    assert asks(page) == [True]


def test_a_store_that_is_full_in_the_middle_of_a_match_is_told_and_so_is_that_it_has_room_again() -> None:
    page = AlonePage()
    page.press("play")
    assert page.screen["note"] == ""
    assert "Leave the table; the match is saved" in labels(page)
    page.store(is_stored=False)
    assert page.of("refused")[-1]["text"] == TEXT
    assert page.screen["note"] == NOTE
    page.press("home")
    assert page.screen["notes"] == [TEXT]
    assert asks(page) == [True]
    page.press("continue")
    page.store(is_stored=True)
    assert page.screen["note"] == ""
    assert asks(page) == [True, False]


def test_what_is_not_stored_can_still_be_saved_to_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = AlonePage(is_kept=False)
    page.press("play")
    for _ in range(3):
        page.play_on()
    page.press("games")
    name, data = page.saved_file()
    (record,) = (path.read_bytes() for path in unfinished_paths(records_dir()))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    unpack(name, data)
    assert [path.read_bytes() for path in unfinished_paths(records_dir())] == [record]


def test_a_record_that_cannot_be_written_is_told_at_the_table() -> None:
    records_dir().parent.mkdir(parents=True)
    records_dir().write_text("a file where a folder is to be", encoding="utf-8")
    page = AlonePage()
    page.press("play")
    assert page.screen["note"] == NOTE
    assert asks(page) == [True]


def test_a_lesson_has_nothing_to_lose() -> None:
    page = AlonePage(is_kept=False)
    page.press("learn")
    assert page.screen["note"] == ""
    assert asks(page) == []


def test_a_page_from_a_computer_nearby_says_that_it_is_not_installed() -> None:
    page = AlonePage(is_nearby=True)
    (told,) = page.screen["notes"]
    assert told.startswith("A computer nearby hands out this page")
