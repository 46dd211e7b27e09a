"""Settings kept between starts."""

import os
import re
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from engine.ai.player import POLICIES
from net.node.kept_file import TURN_FILE
from tests.support.refusing import ALWAYS, refusing_disk
from tusac_qt.cards.faces import HanSet
from tusac_qt.choices.settings import Loaded, Settings, format_settings, parse_settings
from tusac_qt.choices.settings_file import SettingsFile, load_settings, settings_path
from tusac_qt.play.hand_order import SortOrder
from tusac_qt.play.suggestions import Suggestions
from tusac_qt.play.tempo import Tempo
from tusac_qt.play.tips import Tip
from tusac_qt.words.file_words import unusable_text
from tusac_qt.words.translation import speaking

CHANGED = Settings(
    name='Lan "the quick" Nguyễn',
    language="vi",
    han=None,
    latin=False,
    words=True,
    han_font="Noto Sans",
    cloth="mat",
    has_high_contrast=True,
    palette="user",
    user_papers=("112233", "445566", "778899", "AABBCC"),
    user_inks=("FFFFFF", "000000", "141414", "0C1117"),
    pace="8+30",
    has_solo_clock=True,
    flight_percent=0,
    has_own_motion=True,
    sort_order=SortOrder.HAND,
    has_hints=False,
    suggestions=Suggestions.NEVER,
    tempo=Tempo.FAST,
    back="waves",
    rounds_finished=2,
    tips_seen=frozenset((Tip.CLAIM, Tip.RESULT)),
    level="hard",
    table_level="normal",
    rules="/home/lan/our rules.toml",
    seats=5,
    rounds=0,
    is_strict=True,
    keeps_scores=False,
    has_code=True,
    has_met_lesson=True,
    lesson_step=12,
    is_network_told=True,
    window_width=1920,
    window_height=1080,
    is_maximized=True,
    scale_percent=160,
    face=7,
    volume=11,
    is_muted=True,
    has_one_room=False,
    has_notices=True,
)

BAD: dict[str, Any] = {
    "name": 3,
    "language": ["vi"],
    "han": "old",
    "latin": "yes",
    "words": 1,
    "han_font": False,
    "cloth": "silk",
    "has_high_contrast": "yes",
    "palette": "pink",
    "user_papers": ["112233"],
    "user_inks": ["ink", "ink", "ink", "ink"],
    "pace": "slow",
    "has_solo_clock": "no",
    "flight_percent": -1,
    "has_own_motion": "yes",
    "sort_order": "random",
    "has_hints": 0,
    "tempo": "breakneck",
    "back": "stripes",
    "suggestions": "often",
    "rounds_finished": 4,
    "tips_seen": ["first"],
    "level": "genius",
    "table_level": "genius",
    "rules": 4,
    "seats": 7,
    "rounds": 1.5,
    "is_strict": 1,
    "has_code": "no",
    "keeps_scores": "no",
    "has_met_lesson": 1,
    "lesson_step": -1,
    "is_network_told": "maybe",
    "window_width": True,
    "window_height": 10**9,
    "is_maximized": "true",
    "scale_percent": 10,
    "face": 24,
    "volume": 101,
    "is_muted": "yes",
    "has_one_room": 1,
    "has_notices": "on",
}


def test_a_first_start_has_defaults_and_no_warning(tmp_path: Path) -> None:
    loaded = load_settings(tmp_path / "none.toml")

    assert loaded.settings == Settings()
    assert loaded.warnings == ()


@pytest.mark.parametrize("settings", [Settings(), CHANGED, replace(CHANGED, han=HanSet.COMMON)])
def test_what_was_saved_is_loaded(tmp_path: Path, settings: Settings) -> None:
    path = tmp_path / "deep" / "settings.toml"
    SettingsFile(path).save(settings)

    loaded = load_settings(path)
    assert loaded.settings == settings
    assert loaded.warnings == ()
    assert {entry.name for entry in path.parent.glob("*")} <= {path.name, TURN_FILE}


def test_the_test_values_differ_everywhere() -> None:
    for field in fields(Settings):
        if field.name != "words":
            assert getattr(CHANGED, field.name) != field.default
    assert BAD.keys() == {field.name for field in fields(Settings)}


@pytest.mark.parametrize("key", BAD)
def test_a_bad_value_falls_back_with_a_warning_that_names_it(key: str) -> None:
    good = format_settings(replace(CHANGED, words=True))
    loaded = parse_settings({**good, key: BAD[key]})

    assert any(key in warning for warning in loaded.warnings)
    assert getattr(loaded.settings, key) == getattr(Settings(), key)
    for field in fields(Settings):
        if field.name not in {key, "palette", "user_papers", "user_inks"}:
            assert getattr(loaded.settings, field.name) == getattr(CHANGED, field.name)


SAYS_WHAT_IT_MUST_BE = {
    "name": (3, "it must be text"),
    "words": (1, "it must be true or false"),
    "window_width": (True, "it must be a whole number from 0 to 20000"),
    "rounds": (8.0, "it must be a whole number from 0 to 1000"),
    "han": ("old", "it must be one of none, regional, regional_stone, common"),
    "sort_order": ([], "it must be one of best, color, rank, hand"),
    "level": ("genius", f"it must be one of {', '.join(POLICIES)}"),
    "cloth": ({"a": "mat"}, "it must be one of "),
    "user_inks": (["ink", "FFFFFF", "000000", "141414"], "it must be four colors such as F2C14E"),
    "user_papers": (["112233\n"] * 4, "it must be four colors such as F2C14E"),
    "tips_seen": (["first"], "it must be one of discard, claim"),
    "pace": ("slow", "'slow' is not a pace: write learning"),
}


@pytest.mark.parametrize("key", SAYS_WHAT_IT_MUST_BE)
def test_of_a_bad_value_is_said_what_it_must_be(key: str) -> None:
    value, said = SAYS_WHAT_IT_MUST_BE[key]

    (warning,) = parse_settings({key: value}).warnings[:1]
    assert warning.startswith(f"{key}: ")
    assert said in warning
    assert warning.endswith("; the default is used")


@pytest.mark.parametrize("key", BAD)
def test_no_sentence_about_a_bad_value_stays_english(key: str) -> None:
    with speaking("vi"):
        (warning,) = parse_settings({key: BAD[key]}).warnings[:1]

    assert not re.search(r"\b(must|is|not|valid|expected|write)\b", warning, re.IGNORECASE)


@pytest.mark.parametrize(
    "value", [None, float("nan"), 10**40, b"x", [[[]]], {"": {}}, ["none"], "none", "\0"]
)
def test_no_value_of_any_kind_stops_a_start(value: object) -> None:
    for field in fields(Settings):
        loaded = parse_settings({field.name: value})
        assert parse_settings(format_settings(loaded.settings)) == Loaded(loaded.settings, ())


def test_an_unknown_setting_is_warned_of() -> None:
    loaded = parse_settings({"brightness": 11})

    assert loaded.settings == Settings()
    assert loaded.warnings == ("brightness: no such setting",)


def test_contradictions_are_mended() -> None:
    loaded = parse_settings({"han": "none", "latin": False, "words": False, "palette": "user"})

    assert loaded.settings.words
    assert loaded.settings.palette == "clear"
    assert len(loaded.warnings) == 2


@pytest.mark.parametrize("data", [b"name = ", b"\xff\xfe\x00"])
def test_a_damaged_file_stops_no_start_and_is_put_aside(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(data)
    loaded = load_settings(path)

    assert loaded.settings == Settings()
    assert loaded.unusable is not None
    assert loaded.unusable.aside == tmp_path / "settings.damaged"
    assert loaded.unusable.aside.read_bytes() == data
    assert not path.exists()


def test_a_value_of_another_kind_is_told_and_the_file_stays(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(b"[name]\nx=1\n")
    loaded = load_settings(path)

    assert loaded.settings == Settings()
    assert len(loaded.warnings) == 1
    assert path.exists()


def test_of_many_bad_values_ten_lines_are_told() -> None:
    loaded = parse_settings({f"nothing {number}": 0 for number in range(10_000)})

    assert len(loaded.warnings) == 10


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.toml"
    file = SettingsFile(path)
    file.save(CHANGED)
    before = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fdatasync" if hasattr(os, "fdatasync") else "fsync", full)
    with pytest.raises(OSError, match="No space"):
        file.save(Settings())

    assert path.read_bytes() == before
    assert {entry.name for entry in tmp_path.iterdir()} == {path.name, TURN_FILE}


def saved(path: Path, settings: Settings) -> SettingsFile:
    """Return the file of a window that has saved settings."""
    file = SettingsFile(path)
    file.load()
    file.save(settings)
    return file


def test_two_windows_save_only_what_was_changed_in_them(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    saved(path, CHANGED)
    first, second = SettingsFile(path), SettingsFile(path)
    a, b = first.load().settings, second.load().settings
    second.save(replace(b, volume=7, keeps_scores=not b.keeps_scores))
    before = path.read_bytes()
    assert not first.save(a)
    assert path.read_bytes() == before
    first.save(replace(a, name="Minh"))

    assert load_settings(path).settings == replace(
        CHANGED, volume=7, keeps_scores=not CHANGED.keeps_scores, name="Minh"
    )


def test_tips_seen_in_two_windows_are_all_seen(tmp_path: Path) -> None:
    one, two, three = list(Tip)[:3]
    path = tmp_path / "settings.toml"
    saved(path, Settings(tips_seen=frozenset({one})))
    first, second = SettingsFile(path), SettingsFile(path)
    a, b = first.load().settings, second.load().settings
    first.save(replace(a, tips_seen=frozenset({one, two})))
    second.save(replace(b, tips_seen=frozenset({one, three})))
    assert load_settings(path).settings.tips_seen == {one, two, three}

    first.save(replace(a, tips_seen=frozenset()))
    assert load_settings(path).settings.tips_seen == {three}


def test_a_read_that_fails_once_changes_no_setting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.toml"
    saved(path, CHANGED)
    disk = refusing_disk(monkeypatch, path.name)
    disk.refuse("open", 1)

    assert load_settings(path).settings == CHANGED
    assert disk.failed == {"open": 1}


def test_settings_that_could_not_be_read_are_not_written_over_in_this_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.toml"
    saved(path, CHANGED)
    before = path.read_bytes()
    disk = refusing_disk(monkeypatch, path.name)
    disk.refuse("open", ALWAYS)
    file = SettingsFile(path)
    loaded = file.load()
    disk.failing.clear()

    assert loaded.unusable is not None
    assert "leaves it as it is" in unusable_text(loaded.unusable)
    assert not file.save(replace(loaded.settings, volume=1))
    assert path.read_bytes() == before


def test_settings_of_another_version_survive_a_save(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('brightness = 11\nsort_order = "by weight"\nvolume = 5\n', encoding="utf-8")
    saved(path, replace(load_settings(path).settings, name="Lan"))

    text = path.read_text(encoding="utf-8")
    assert "brightness = 11" in text
    assert 'sort_order = "by weight"' in text
    assert (load_settings(path).settings.name, load_settings(path).settings.volume) == ("Lan", 5)


def test_settings_lie_in_the_players_own_place() -> None:
    assert settings_path().name == "settings.toml"
    assert settings_path().is_relative_to(Path.home())
