"""The game alone on a page, as messages: what a browser's worker would send and hear."""

import json
import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine.record import replay
from engine.shuffle import SEED_BYTES
from tests.support.alone_page import AlonePage, own_folder
from tusac_qt.browser.browser_words import BROWSER_WORDS
from tusac_qt.choices.options import StartOptions
from tusac_qt.play.autosave import records_dir, unfinished_paths
from tusac_qt.play.daily import day_of
from tusac_qt.play.score_file import read_scores, scores_path
from tusac_qt.words.languages import languages

SEED = bytes(range(SEED_BYTES))


@pytest.fixture(autouse=True)
def _own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with own_folder(tmp_path, monkeypatch):
        yield


def choose(page: AlonePage, **values: object) -> None:
    for name, value in values.items():
        page.press(f"choose:{name}:{value}")


def test_somebody_new_is_led_to_the_lesson_and_then_plays_a_round() -> None:
    page = AlonePage()
    first, *_ = page.buttons().values()
    assert (first["id"], first["is_proposed"]) == ("learn", True)
    page.press("learn")
    assert "result" in page.screen
    told = []
    for _ in range(60):
        told.append(page.screen["caption"]["headline"])
        if page.screen["result"]:
            break
        page.play_on()
    assert told[0] == "Welcome to the table!"
    assert page.screen["result"]["notes"][0] == "Your first win"
    while page.screen["result"]:
        page.press("step")
    page.play_to_the_end()
    assert len(page.screen["result"]["places"]) == 4
    page.press("home")
    assert page.buttons()["play"]["is_proposed"]
    assert page.buttons()["learn"]["label"] == "Learn"


def test_the_teacher_says_kindly_that_something_else_is_wanted() -> None:
    page = AlonePage()
    page.press("learn")
    while not page.screen["question"]:
        page.play_on()
    card = next(card for group in page.screen["hand"] for card in group["cards"] if not card["is_proposed"])
    page.say({"type": "card", "index": card["index"], "question": page.screen["question"]})
    page.press("place:3")
    assert page.of("refused")[-1]["text"]
    assert page.screen["question"] is not None


def test_a_lesson_goes_on_where_it_was_left() -> None:
    page = AlonePage()
    page.press("learn")
    for _ in range(4):
        page.press("step")
    step = page.screen["caption"]
    page.drop()
    again = AlonePage()
    assert again.buttons()["learn"]["below"] == "Go on with step 5"
    again.press("learn")
    assert again.screen["caption"] == step


def test_a_match_goes_on_after_a_killed_tab_with_the_same_hand() -> None:
    page = AlonePage(options=StartOptions(seed=SEED))
    page.press("play")
    for _ in range(9):
        page.play_on()
    shown = page.screen
    page.drop()
    again = AlonePage()
    assert again.buttons()["continue"]["is_proposed"]
    again.press("continue")
    for part in ("strip", "seats", "wall", "offer", "hand", "tray"):
        assert again.screen[part] == shown[part], part


def test_rounds_are_in_the_score_book_and_the_match_among_the_games() -> None:
    page = AlonePage(options=StartOptions(rounds=2))
    page.press("play")
    page.play_to_the_end()
    page.press("home")
    rows = read_scores(scores_path())
    assert [row.number for row in rows] == [1, 2]
    page.press("book")
    figures = dict(page.screen["parts"][0]["rows"])
    assert figures["Rounds"] == "2"
    page.press("back")
    page.press("games")
    games, _files = page.screen["parts"]
    assert games["rows"][0]["detail"].count("2 rounds") == 1
    assert not unfinished_paths(records_dir())


def test_todays_deal_counts_once_and_is_compared_with_the_computers() -> None:
    page = AlonePage()
    page.press("daily")
    assert page.buttons()["play_daily"]["is_proposed"]
    page.press("play_daily")
    page.play_to_the_end()
    page.press("daily")
    told = page.screen["parts"]
    assert len(told[1]["rows"]) == 5
    assert page.buttons()["play_daily"]["label"] == "Play it again for practice"
    page.press("play_daily")
    page.play_to_the_end()
    assert [row.counts for row in read_scores(scores_path())] == [True, False]
    records = [replay(path.read_text(encoding="utf-8")) for path in records_dir().glob("*.tusac-record")]
    today = datetime.now(UTC).date()
    assert [day_of(record.match.setup, today) for record in records] == [today, today]


def test_what_is_chosen_is_what_is_played_and_stays_chosen() -> None:
    page = AlonePage()
    choose(page, rules="viet", level="hard", rounds=1, pace="quick", clock="on")
    choose(page, rules="no such rules", seats=99, level="god", rounds="x", pace="never")
    page.press("play")
    assert page.screen["strip"] == ["Round 1 of 1", "Southern style", "Quick"]
    assert page.screen["clock"] is not None or page.screen["asks"] is None
    page.press("home")
    again = AlonePage()
    chosen = {it["id"]: it["value"] for it in again.screen["parts"][1]["choices"]}
    assert (chosen["rules"], chosen["level"], chosen["rounds"]) == ("viet", "hard", "1")
    assert (chosen["pace"], chosen["clock"]) == ("quick", "on")


def test_a_move_is_taken_back_and_the_match_paused_only_with_a_clock() -> None:
    page = AlonePage(options=StartOptions(seed=SEED))
    page.press("play")
    while page.screen["asks"] != "discard":
        page.play_on()
    before = page.screen["hand"]
    page.play_on()
    page.play_on()
    assert page.screen["hand"] != before
    menu = {it["id"] for it in page.screen["menu"]}
    assert "take_back" in menu
    assert "pause" not in menu
    page.press("take_back")
    assert page.screen["hand"] == before


def test_the_rules_are_read_with_the_table_waiting_behind() -> None:
    page = AlonePage()
    page.press("play")
    hand = page.screen["hand"]
    page.press("rules")
    assert page.screen["line"] == "Classic"
    assert {part["kind"] for part in page.screen["parts"]} == {"text", "cards"}
    page.press("back")
    assert page.screen["hand"] == hand


def test_a_name_is_asked_as_at_a_door_and_seen_at_the_table() -> None:
    page = AlonePage()
    page.press("name")
    assert page.screen["type"] == "door"
    page.say({"type": "sit", "name": "  ", "face": None})
    assert page.of("refused")[-1]["text"] == "Type a name first."
    page.say({"type": "sit", "name": "Hoa\u202e", "face": 5})
    page.press("play")
    mine = page.screen["seats"][0]
    assert (mine["name"], mine["face"]) == ("Hoa", 5)


@pytest.mark.parametrize("lang", languages())
def test_every_page_speaks_every_language(lang: str) -> None:
    page = AlonePage(lang)
    assert page.of("words")[-1]["lang"] == lang
    assert set(BROWSER_WORDS) <= set(page.of("words")[-1]["texts"])
    shown = [page.screen]
    for name in ("games", "book", "daily", "rules", "learn"):
        page.press(name)
        shown.append(page.screen)
        page.press("back" if page.screen["type"] == "page" else "home")
    english = AlonePage()
    if lang != "en":
        assert shown[0]["line"] != english.screen["line"]
        assert shown[-1]["caption"]["headline"] != "Welcome to the table!"


def test_a_damaged_match_and_settings_lose_nothing_and_are_told() -> None:
    page = AlonePage()
    page.press("play")
    page.drop()
    (path,) = unfinished_paths(records_dir())
    path.write_text("no record", encoding="utf-8")
    again = AlonePage()
    assert path.name in again.screen["notes"][0]
    assert "continue" not in again.buttons()


def test_settings_are_those_of_any_computer() -> None:
    page = AlonePage("fr")
    choose(page, rounds=4)
    (path,) = Path(records_dir().parents[2]).rglob("settings.toml")
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    assert (table["rounds"], table["language"]) == (4, "fr")


def test_what_is_no_message_is_refused() -> None:
    page = AlonePage()
    for text in ("", "[]", '{"type": "nothing"}', json.dumps({"type": "press", "id": "x" * 300})):
        with pytest.raises(ValueError):  # noqa: PT011 - of msgspec
            page._alone.hear(text)
