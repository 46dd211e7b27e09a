"""The picture of a result: its file tells nothing but the pixels, one key copies it, a page saves it."""

import struct
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace as changed
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.cards import Card
from tests.client.model.test_share_card import DATE, FACES, LEVELS, ME
from tests.client.play.test_daily import played
from tests.client.play.test_score_book import ROW
from tests.client.windows.test_window_calendar import page_of
from tests.client.windows.test_window_home import House, open_house
from tests.client.windows.test_window_scores import play_on
from tests.support.scenes import skin
from tests.support.tables import Drive, begin
from tusac_qt.choices.settings import Settings
from tusac_qt.model.result_page import SetShown
from tusac_qt.model.share_card import ShareCard, ShareRow, daily_card, match_card
from tusac_qt.play.score_file import add_score
from tusac_qt.windows.table.table import TablePage
from tusac_qt.windows.widgets.share_picture import _spread, share_image, share_png

pytestmark = pytest.mark.usefixtures("qapp")

_HEAD = 8
_MOST_BYTES = 300_000


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """A program whose window shows the home screen."""
    with open_house(
        qtbot, tmp_path, Settings(name="Grandmother", language="en", flight_percent=0, rounds=1)
    ) as made:
        yield made


def chunks(png: bytes) -> list[tuple[bytes, bytes]]:
    """Return the chunks of a PNG file, each with its content."""
    found, at = [], _HEAD
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        found.append((kind, png[at + 8 : at + 8 + length]))
        at += 12 + length
    return found


def crowded() -> ShareCard:
    """A picture with as much in it as there can be: 21 cards, six people with long names."""
    name = "Nguyễn Thị Mười Hai Chữ"
    sets = tuple(SetShown((card,) * 3, 0 if card is Card.rA else None, 12) for card in list(Card)[:7])
    rows = tuple(
        ShareRow(1, name, face, -(10**6), tuple(-face * number for number in range(41))) for face in range(6)
    )
    return ShareCard(
        3, f"{name} và {name} wins", f"{name} " * 4, 10**6, "round 1000 of 1000", sets, rows, name * 6
    )


def test_the_file_holds_pixels_and_nothing_about_machine_time_or_player() -> None:
    drive = Drive(begin(1, rounds=8))
    drive.play()
    png = share_png(share_image(match_card(drive.table, FACES, DATE, with_names=False), skin()))
    found = chunks(png)
    assert {kind for kind, _ in found} == {b"IHDR", b"pHYs", b"IDAT", b"IEND"}
    width, height = struct.unpack(">II", found[0][1][:8])
    assert (width, height) == (1200, 630)
    dots = dict(found)[b"pHYs"]
    assert struct.unpack(">IIB", dots) == (2835, 2835, 1), "the same whatever the screen"
    assert len(png) < _MOST_BYTES


@pytest.mark.parametrize("rounds", [0, 1])
def test_the_fullest_picture_is_small_enough_to_be_sent(rounds: int) -> None:
    card = crowded()
    if not rounds:
        card = replace(card, rows=tuple(replace(row, course=()) for row in card.rows))
    assert len(share_png(share_image(card, skin()))) < _MOST_BYTES


def test_the_picture_of_a_daily_deal_is_the_same_whatever_cards_were_played() -> None:
    # Qt writes letters that it meets for the first time by a hair otherwise than later
    _, one, other = (
        share_png(share_image(daily_card(row, LEVELS, ME, "Today’s deal", "pvt"), skin()))
        for row in (ROW, ROW, changed(ROW, hand=("yB-yB",)))
    )
    assert one == other


@given(st.lists(st.floats(408, 526), min_size=1, max_size=6).map(sorted))
def test_faces_at_the_ends_of_curves_never_cover_each_other(heights: list[float]) -> None:
    found = _spread(heights)
    assert all(below - above >= 26 - 1e-6 for above, below in pairwise(found))
    assert found[-1] <= 550 + 1e-6
    assert found[0] >= 395


def play_to_result(house: House, qtbot: QtBot) -> TablePage:
    """Play a round, and return its page once the result takes keys."""
    house.rooms.play()
    page = house.rooms.table
    assert page is not None
    play_on(house, qtbot)
    qtbot.waitUntil(page.result.isVisible)
    qtbot.waitUntil(lambda: not page.result.is_guarded)
    return page


def test_one_key_copies_the_result_that_is_shown_without_names(house: House, qtbot: QtBot) -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.clear()
    copy = (Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(house.window, *copy)
    assert clipboard.image().isNull(), "the home screen shows no result"

    page = play_to_result(house, qtbot)
    QTest.keyClick(page.result, *copy)
    assert clipboard.image().size().toTuple() == (1200, 630)
    assert {kind for kind, _ in chunks(bytes(clipboard.mimeData().data("image/png").data()))} == {
        b"IHDR", b"pHYs", b"IDAT", b"IEND",
    }  # fmt: skip


def test_the_button_leads_to_a_page_that_names_people_if_that_is_ticked_and_saves(
    house: House, qtbot: QtBot
) -> None:
    page = play_to_result(house, qtbot)
    page.result.picture_button.click()
    share = house.rooms.sharing.page
    assert share is not None
    assert house.window.pages.currentWidget() is share
    assert house.window.focusWidget() is share.copy
    assert not share.names.isChecked()
    assert "Grandmother" not in share._shown.accessibleName()
    shy, named = house.folder / "shy.png", house.folder / "named.png"
    house.rooms.sharing.save_to(shy)
    share.names.click()
    assert "Grandmother" in share._shown.accessibleName()
    house.rooms.sharing.save_to(named)
    assert QImage(str(shy)).size().toTuple() == (1200, 630)
    assert shy.read_bytes() != named.read_bytes()

    QTest.keyClick(share, Qt.Key.Key_Escape)
    assert house.window.pages.currentWidget() is page
    page.result.picture_button.click()
    assert not share.names.isChecked(), "each picture is asked for anew"


def test_a_daily_deal_is_shown_from_the_page_that_compares(house: House, qtbot: QtBot) -> None:
    house.rooms.play_daily()
    page = house.rooms.table
    assert page is not None
    play_on(house, qtbot)
    qtbot.waitUntil(page.result.isVisible)
    assert page.result.picture_button.isHidden(), "its cards would be told"
    QTest.keyClick(
        page.result, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    page_of(house).picture.click()
    share = house.rooms.sharing.page
    assert share is not None
    assert house.window.pages.currentWidget() is share


def test_the_picture_of_an_earlier_deal_has_the_stars_that_its_day_has(house: House) -> None:
    day = page_of(house).month.day - timedelta(days=1)
    add_score(house.folder / "scores.jsonl", changed(played(day), levels=LEVELS))
    page = page_of(house)
    page.month.chosen.emit(day)
    assert page.month.spoken.endswith("3 of 4 stars")
    page.picture.click()
    share = house.rooms.sharing.page
    assert share is not None
    assert "3 of 4 stars" in share._shown.accessibleName()
