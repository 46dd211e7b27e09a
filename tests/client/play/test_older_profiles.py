"""Whole profiles that older programs have left are opened, used and lose nothing.

`tests/older/profiles` has one for each day on which a format grew; each was made by the program of that day.
"""

import os
import shutil
from pathlib import Path

import pytest

from net.node.store import KnownPlayer, OpenTable, Places, Store
from tests.support.places import TESTS
from tusac_qt.choices.settings_file import SettingsFile
from tusac_qt.play.autosave import Autosave, find_unfinished, finished_games, put_damaged_aside
from tusac_qt.play.score_arrears import remake
from tusac_qt.play.score_file import read_scores
from tusac_qt.play.verification import verify

PROFILES = sorted((TESTS / "older" / "profiles").iterdir())


@pytest.fixture(params=PROFILES, ids=lambda path: path.name)
def profile(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of a profile."""
    return Path(shutil.copytree(request.param, tmp_path / "profile"))


def test_settings_are_taken_over_and_survive_a_save(profile: Path) -> None:
    before = (profile / "settings.toml").read_text(encoding="utf-8")
    file = SettingsFile(profile / "settings.toml")
    loaded = file.load()
    assert loaded.unusable is None
    assert loaded.settings.tips_seen
    assert file.save(type(loaded.settings)(name="Lan", tips_seen=loaded.settings.tips_seen))

    after = (profile / "settings.toml").read_text(encoding="utf-8")
    assert all(line.split(" = ")[0] in after for line in before.splitlines() if " = " in line)


def test_keys_and_lists_are_read_and_added_to(profile: Path) -> None:
    keys = (profile / "identity.json").read_bytes()
    store = Store(Places(profile, profile / "records"), os.urandom)
    store.identity()
    assert [player.name for player in store.players()] == ["Minh"]
    assert [table.name for table in store.tables()] == ["Minh’s table"]
    assert store.open_table(b"m" * 32) is not None
    store.remember_player(KnownPlayer(b"l" * 32, "Lan", 2.0))
    store.sit_down(OpenTable(b"l" * 32, bytes(16), ()))
    store.close()

    assert [player.name for player in store.players()] == ["Lan", "Minh"]
    assert (profile / "identity.json").read_bytes() == keys
    assert not store.set_aside
    assert not store.unread


def test_a_match_in_progress_is_offered_and_goes_on(profile: Path) -> None:
    assert put_damaged_aside(profile / "records") == ()
    found = find_unfinished(profile / "records")

    assert found is not None
    assert found.lost_lines == 0
    autosave = Autosave.reopen(found)
    autosave.close()
    assert autosave.problem is None


def test_a_finished_match_is_true_and_the_book_can_be_made_of_it(profile: Path) -> None:
    (path,) = finished_games(profile / "records")
    finding = verify(path.read_text(encoding="utf-8"))
    assert finding.failure is None
    assert finding.is_over
    remake(profile / "book.jsonl", profile / "records")
    rows = [row for row in read_scores(profile / "book.jsonl") if row.record == path.name]

    assert sorted(row.number for row in rows) == [1, 2]
    assert all(not row.sitters[row.me].level for row in rows)


def test_a_book_is_read(profile: Path) -> None:
    path = profile / "scores.jsonl"
    if path.exists():
        assert {row.number for row in read_scores(path)} == {1, 2}
