"""The two lines about a finished game's record, on the page of one's games and in a list."""

import os
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QListWidgetItem
from pytestqt.qtbot import QtBot

from engine.record import replay
from engine.rulesets import load
from net.files import readable_name
from net.pace import FAMILY
from tests.client.play.test_score_book import ROW
from tests.client.windows.test_window_home import House, open_house
from tests.support.places import TESTS
from tests.support.tables import Drive, header, whole_record
from tusac_qt.choices.settings import Settings
from tusac_qt.model.past_game_words import past_lines
from tusac_qt.play.daily import daily_setup
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.past_games import PastGame, past_match
from tusac_qt.play.score_file import add_score
from tusac_qt.windows.records.games import MOST_FINISHED

DEALT = TESTS / "older" / "dealt.tusac-round"
PATH = Path("2026-11-23 20.02.54 An.tusac-record")
GAME = PastGame(
    is_match=True, rounds=8, is_over=True, rules="pvt", others=("Lan", "Minh", "Hoa"), winners=("Minh",),
    has_won=False, own=-12,
)  # fmt: skip


def test_the_record_of_a_match_tells_who_won_it_and_what_one_got() -> None:
    text = whole_record(9, rounds=4)
    match = replay(text).match
    names = header(9).players
    best = max(match.tally)
    game = past_match(text)

    assert (game.rounds, game.is_over, game.rules) == (4, True, "pvt")
    assert game.others == tuple(names)[1:]
    assert game.winners == tuple(names[seat] for seat, tally in match.tally.items() if tally == best)
    assert game.own == match.tally[0]


def test_a_match_that_was_left_is_told_as_that() -> None:
    whole = whole_record(9, rounds=4).splitlines(keepends=True)
    game = past_match("".join(whole[: len(whole) // 2]))

    assert not game.is_over
    assert game.winners == ()
    assert past_lines(PATH, game, "Today").title == "Left unfinished"


@pytest.mark.parametrize(
    ("game", "title", "points"),
    [
        (GAME, "Won by Minh", "−12"),
        (replace(GAME, winners=("Lan", "Minh")), "Won by Lan, Minh", "−12"),
        (replace(GAME, winners=("An",), has_won=True, own=45), "You won", "+45"),
        (replace(GAME, winners=("An", "Lan"), has_won=True, own=45), "Won by An, Lan", "+45"),
        (replace(GAME, is_match=False, winners=(), own=0), "Nobody won", "0"),
        (replace(GAME, is_match=False, winners=(), own=None), "Played to the end", ""),
    ],
)
def test_a_game_is_told_by_how_it_ended(game: PastGame, title: str, points: str) -> None:
    lines = past_lines(PATH, game, "Today")

    assert (lines.title, lines.points) == (title, points)
    assert "Today  ·  Classic" in lines.detail
    assert "with Lan, Minh, Hoa" in lines.detail


def test_the_deal_of_a_day_is_called_so_while_it_is_played_and_when_it_is_over(
    house: House, qtbot: QtBot
) -> None:
    house.rooms.play_daily()
    house.rooms.go_home()
    today = datetime.now(UTC).date()
    named = f"Today’s deal, {today.day} {today:%B}"
    assert f"{named} · your score: 0" in house.window.home.continue_button.text()

    setup = daily_setup(today - timedelta(days=3), load("pvt"))
    played = Drive(LocalTable.begin(replace(header(9), setup=setup), pace=FAMILY, now=0.0))
    played.play()
    path = keep(house, "2026-11-23 20.02.54 An.tusac-record", played.record.encode(), 1)
    house.rooms.show_games()
    games = house.rooms.results.games
    assert games is not None
    assert f"{named} · your score: 0" in games._unfinished[0].title.text()
    day = today - timedelta(days=3)
    qtbot.waitUntil(lambda: f"Daily deal, {day.day} {day:%B}" in games.finished[path].detail.text())


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """A program that keeps nothing yet, and whose window shows the home screen."""
    with open_house(qtbot, tmp_path, Settings(name="An", language="en", flight_percent=0)) as made:
        made.folder.joinpath("records").mkdir(exist_ok=True)
        yield made


def keep(house: House, name: str, data: bytes, ended: int) -> Path:
    """Put a record among those that are kept, last written to at that second."""
    path = house.folder / "records" / name
    path.write_bytes(data)
    os.utime(path, (ended, ended))
    return path


def test_a_round_with_others_is_told_by_its_record_and_the_score_book(house: House, qtbot: QtBot) -> None:
    path = keep(
        house, f"{readable_name('2026-11-23 20.15 Lan’s table 3')}.tusac-round", DEALT.read_bytes(), 9
    )
    add_score(house.folder / "scores.jsonl", msgspec.structs.replace(ROW, record=path.name))
    house.rooms.show_games()
    games = house.rooms.results.games
    assert games is not None
    card = games.finished[path]
    qtbot.waitUntil(lambda: card.points.text() == "+30")

    assert card.title.text() == "You won"
    assert "  ·  Lan’s table, round 3  ·  with " in card.detail.text()
    older = past_lines(
        Path("2026-11-26 0228 Annas table 1.tusac-round"), replace(GAME, is_match=False), "Now"
    )
    assert "  ·  Annas table, round 1  ·  " in older.detail


def test_a_game_that_the_score_book_leaves_out_is_called_practice_and_says_why(
    house: House, qtbot: QtBot
) -> None:
    path = keep(house, "2026-11-23 20.02.54 An.tusac-record", whole_record(9).encode(), 1)
    add_score(house.folder / "scores.jsonl", msgspec.structs.replace(ROW, record=path.name, counts=False))
    house.rooms.show_games()
    games = house.rooms.results.games
    assert games is not None
    card = games.finished[path]
    qtbot.waitUntil(lambda: "  ·  practice  ·  " in card.detail.text())

    assert "took a move back" in card.detail.toolTip()
    assert "took a move back" in card.button.accessibleDescription()


def test_the_latest_games_come_first_and_one_that_cannot_be_read_says_so(house: House, qtbot: QtBot) -> None:
    # what was copied to a new computer was last written to in any order: the names tell when games were begun
    first = keep(house, "2026-11-22 20.02.54 An.tusac-record", whole_record(9).encode(), 2)
    last = keep(house, "2026-11-23 20.02.54 An.tusac-record", b"tusac-record 1\nno header\n", 1)
    house.rooms.results.show_records()
    records = house.rooms.results.records
    assert records is not None
    rows = [records.games.item(place) for place in range(records.games.count())]
    assert all(isinstance(row, QListWidgetItem) for row in rows)
    qtbot.waitUntil(lambda: "with Lan, Minh, Hoa" in rows[1].text())

    assert rows[0].text().startswith("This file can’t be read")
    assert last.name in rows[0].text()
    opened = []
    records.open_wanted.connect(opened.append)
    records.games.setCurrentRow(1)
    records.open.click()
    assert opened == [first]


def test_a_game_that_is_over_is_opened_from_my_games(house: House, qtbot: QtBot) -> None:
    path = keep(house, "2026-11-23 20.02.54 An.tusac-record", whole_record(9).encode(), 1)
    house.rooms.show_games()
    games = house.rooms.results.games
    assert games is not None
    games.finished[path].button.click()
    qtbot.waitUntil(lambda: house.rooms.archive.page is not None)

    assert house.rooms.archive.path == path


def test_of_very_many_games_the_latest_are_shown_and_a_door_leads_to_all(house: House) -> None:
    kept = [
        keep(house, f"game {n}.tusac-record", whole_record(9).encode(), n) for n in range(MOST_FINISHED + 2)
    ]
    house.rooms.show_games()
    games = house.rooms.results.games
    assert games is not None

    assert list(games.finished) == kept[:1:-1]
    games.every.click()
    records = house.rooms.results.records
    assert records is not None
    assert records.games.count() == len(kept)


def test_who_has_no_games_yet_is_told_where_they_will_be(house: House) -> None:
    house.rooms.show_games()
    games = house.rooms.results.games
    assert games is not None
    assert games.nothing.isVisible()
    house.rooms.results.show_records()
    records = house.rooms.results.records
    assert records is not None

    assert records.nothing.isVisible()
    assert not records.open.isVisible()
