"""Matches, score book and settings as one file: out of the browser, to a computer, and back."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine.shuffle import SEED_BYTES
from tests.support.alone_page import AlonePage, own_folder
from tusac_qt.bridges.backup import make_backup, plan_restoration, restore
from tusac_qt.bridges.backup_files import Homes, own_homes
from tusac_qt.browser.parcel import packed, unpack
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings_file import load_settings, settings_path
from tusac_qt.play.autosave import find_unfinished, records_dir, unfinished_paths
from tusac_qt.play.score_file import read_scores, scores_path
from tusac_qt.system.backups import BackupError

NOW = datetime(2026, 11, 28, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with own_folder(tmp_path, monkeypatch):
        yield


def left_match() -> AlonePage:
    page = AlonePage(options=StartOptions(seed=bytes(range(SEED_BYTES)), rounds=2))
    page.press("play")
    while page.screen["result"] is None:
        page.play_on()
    page.press("next")
    for _ in range(4):
        page.play_on()
    page.press("home")
    return page


def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, place in (("XDG_CONFIG_HOME", "other/config"), ("XDG_DATA_HOME", "other/data")):
        monkeypatch.setenv(name, str(tmp_path / place))


def test_a_computer_restores_what_the_browser_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = left_match()
    page.press("choose:rounds:12")
    name, data = packed(NOW)
    record, rows = unfinished_paths(records_dir())[0].read_bytes(), read_scores(scores_path())
    elsewhere(tmp_path, monkeypatch)
    file = tmp_path / name
    file.write_bytes(data)

    plan_restoration(file, own_homes())
    restore(file, own_homes(), NOW)

    found = find_unfinished(records_dir())
    assert found is not None
    assert found.path.read_bytes() == record
    assert read_scores(scores_path()) == rows
    assert load_settings(settings_path()).settings.rounds == 12


def test_the_browser_opens_a_computers_backup_and_goes_on_with_its_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_match()
    file = tmp_path / "all.tusac-backup"
    make_backup(file, Homes(settings_path().parent, records_dir().parent), NOW)
    elsewhere(tmp_path, monkeypatch)
    page = AlonePage("vi")
    page._alone.take_file(file.name, file.read_bytes())

    assert page.screen["is_home"]
    assert page.of("words")[-1]["lang"] == "vi"
    page.press("continue")
    page.play_to_the_end()
    assert [row.number for row in read_scores(scores_path())] == [1, 2]


def test_of_one_match_the_longer_record_stays() -> None:
    left_match()
    (path,) = unfinished_paths(records_dir())
    whole = path.read_bytes()
    shorter = b"".join(whole.splitlines(keepends=True)[:-1])
    unpack(path.name, shorter)
    assert path.read_bytes() == whole
    path.write_bytes(shorter)
    unpack(path.name, whole)
    assert [one.read_bytes() for one in unfinished_paths(records_dir())] == [whole]
    other = whole.replace(b"Player", b"Somebody")
    unpack(path.name, other)
    assert {one.read_bytes() for one in unfinished_paths(records_dir())} == {whole, other}


def test_the_same_file_twice_changes_nothing() -> None:
    left_match()
    name, data = packed(NOW)
    before = {path: path.read_bytes() for path in records_dir().parent.rglob("*") if path.is_file()}
    unpack(name, data)
    unpack(name, data)
    assert {path: path.read_bytes() for path in records_dir().parent.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.tusac-backup", b""),
        ("a.tusac-backup", b"PK\5\6" + bytes(18)),
        ("a.zip", b"x" * 5000),
        ("a.tusac-record", b"no record"),
        ("../../a.tusac-record", b"tusac record 99\n"),
        ("", bytes(100)),
    ],
)
def test_what_is_no_such_file_is_refused_and_changes_nothing(name: str, data: bytes) -> None:
    page = AlonePage()
    page._alone.take_file(name, data)
    assert page.of("refused")[-1]["text"] == "This file can’t be read. Backups and records of matches can."
    assert not records_dir().exists()


def test_a_damaged_match_in_a_backup_changes_nothing() -> None:
    left_match()
    name, data = packed(NOW)
    torn = data[: len(data) // 2]
    before = {path: path.read_bytes() for path in records_dir().parent.rglob("*") if path.is_file()}
    with pytest.raises(Exception):  # noqa: B017, PT011 - of archive or backup
        unpack(name, torn)
    assert {path: path.read_bytes() for path in records_dir().parent.rglob("*") if path.is_file()} == before


def test_a_saved_file_comes_to_the_page() -> None:
    page = left_match()
    page.press("games")
    page.press("save_file")
    assert page.of("file")[-1]["name"].endswith(".tusac-backup")
    with pytest.raises(BackupError):
        unpack("a.tusac-record", b"nothing")
