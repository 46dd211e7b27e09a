"""A finished game stepped through on the page, with the screens of a table, and judged as on a computer."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.shuffle import SEED_BYTES
from engine.view import project
from tests.support.alone_page import AlonePage, own_folder
from tusac_qt.choices.options import StartOptions
from tusac_qt.model.review_words import judgement_text
from tusac_qt.model.story import Story
from tusac_qt.play.autosave import finished_games, read_record, records_dir
from tusac_qt.play.film import film_of_match
from tusac_qt.play.review import decisions, judge, mistakes


@pytest.fixture(autouse=True)
def _own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with own_folder(tmp_path, monkeypatch):
        yield


def played(rounds: int) -> AlonePage:
    """Return a page whose last match is over, and which looks back at it."""
    page = AlonePage(options=StartOptions(rounds=rounds, seed=bytes(range(SEED_BYTES))))
    page.press("play")
    page.play_to_the_end()
    page.press("games")
    (row,) = page.screen["parts"][0]["rows"]
    page.press(row["id"])
    return page


def cards(screen: dict[str, Any]) -> list[str]:
    return sorted(held["card"] for group in screen["hand"] for held in group["cards"])


def test_every_moment_of_a_round_is_shown_as_the_record_has_it() -> None:
    page = played(1)
    film = film_of_match(read_record(*finished_games(records_dir())))
    assert film is not None
    assert film.own is not None
    story, frames = Story(film), film.rounds[0].frames()
    for at, frame in enumerate(frames):
        shown, state = page.screen, frame.state
        own = [state.card(index).name for index in state.hands[film.own]]
        assert cards(shown) == sorted(own), at
        assert shown["caption"]["lines"] == story.lines(1, frame)
        assert shown["wall"]["count"] == project(state, film.own).wall_count
        assert (shown["result"] is None) == (state.outcome is None)
        page.press("later")
    assert page.screen["result"]["places"]
    page.press("earlier")
    assert page.screen["result"] is None
    assert page.screen["caption"]["headline"] == f"Step {len(frames) - 2} of {len(frames) - 1}"


def test_choices_are_judged_as_on_a_computer_and_the_costly_ones_found() -> None:
    page = played(1)
    film = film_of_match(read_record(*finished_games(records_dir())))
    assert film is not None
    assert film.own is not None
    frames, story = film.rounds[0].frames(), Story(film)
    judged = [one for one in map(judge, decisions(frames, film.own)) if one is not None]
    tips = {one.at: judgement_text(story, frames[one.at], one) for one in reversed(judged)}
    seen = {}
    for at in range(len(frames) - 1):
        seen[at] = page.screen["caption"]["tip"]
        page.press("later")
    assert {at: seen[at - 1] for at in tips if at} == {at: tip for at, tip in tips.items() if at}
    page.press("round:0")
    assert ([it["id"] for it in page.screen["tools"]] == ["mistake"]) == bool(mistakes(judged))
    for one in mistakes(judged):
        page.press("mistake")
        assert page.screen["caption"]["tip"] == tips[one.at]


def test_rounds_follow_each_other_and_are_chosen_in_the_menu() -> None:
    page = played(2)
    assert page.screen["strip"] == ["Replay", "Classic", "round 1"]
    rounds = [it["id"] for it in page.screen["menu"] if it["id"].startswith("round:")]
    assert rounds == ["round:0", "round:1"]
    while page.screen["result"] is None:
        page.press("turn")
    assert [it["label"] for it in page.screen["result"]["buttons"]] == ["Next round", "Back"]
    page.press("later")
    assert page.screen["strip"][2] == "round 2"
    page.press("round:0")
    assert page.screen["strip"][2] == "round 1"
    page.press("round:9")
    page.press("games")
    assert page.screen["title"] == "My games"


def test_nothing_is_played_there_and_steps_are_told_to_a_screen_reader() -> None:
    page = played(1)
    before = page.screen
    assert (before["question"], before["asks"], before["tray"], before["clock"]) == (None, None, [], None)
    page.say({"type": "card", "index": before["hand"][0]["cards"][0]["index"], "question": None})
    page.press("place:3")
    assert page.screen == before
    page.press("later")
    (told,) = page.of("events")[-1]["events"]
    assert told["text"] == " ".join(page.screen["caption"]["lines"])
    held = cards(page.screen)
    page.say({"type": "sort", "order": "rank"})
    assert page.screen["order"] == "rank"
    assert cards(page.screen) == held


def test_a_record_that_cannot_be_read_is_told() -> None:
    page = played(1)
    page.press("games")
    (path,) = finished_games(records_dir())
    path.write_text("no record", encoding="utf-8")
    page.press("past:0")
    assert page.of("refused")[-1]["text"] == "The record of this game can’t be read."
    for wrong in ("past:7", "past:", "past:-1", "past:999999"):
        page.press(wrong)
        assert page.screen["title"] == "My games"
