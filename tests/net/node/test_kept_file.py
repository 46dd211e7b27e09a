"""Values kept in files: what a disk refuses for a moment, or cannot be read, is never written over."""

import errno
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from net.files import lines_of, read_bounded, stage, write_whole
from net.node.kept_file import TURN_FILE, JsonFormat, KeptFile, NewerError
from net.node.sole_use import sole_use
from net.node.store import KnownPlayer, OpenTable, RecentTable, Store
from tests.net.node.test_store import on_posix, programs_end, store_in
from tests.support.refusing import ALWAYS, refusing_disk

__all__ = ["programs_end"]

MINH = KnownPlayer(b"m" * 32, "Minh", 1.0)
LAN = KnownPlayer(b"l" * 32, "Lan", 2.0)
WORDS = JsonFormat(msgspec.json.Decoder(dict[str, str]))


def used(folder: Path) -> dict[str, bytes]:
    """Let a program keep something in every file, end it, and return what the files hold."""
    store = store_in(folder)
    store.identity()
    store.remember_player(MINH)
    store.remember_table(RecentTable((("10.0.0.1", 27112),), "Minh’s table", 1.0))
    store.sit_down(OpenTable(b"m" * 32, bytes(16), ()))
    store.close()
    return contents(folder)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder / "config").glob("*.json")}


def used_again(folder: Path) -> Store:
    """Let a program read and change every file."""
    store = store_in(folder)
    store.identity()
    assert store.open_table(b"l" * 32) is None
    store.remember_player(LAN)
    store.remember_table(RecentTable((("10.0.0.2", 27112),), "Lan’s table", 2.0))
    store.sit_down(OpenTable(b"l" * 32, bytes(16), ()))
    store.close()
    return store


FILES = ["identity.json", "players.json", "tables.json", "open-tables.json"]


@pytest.mark.parametrize("error", [errno.EACCES, errno.EBUSY, errno.EIO])
@pytest.mark.parametrize("name", FILES)
def test_a_read_that_fails_once_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, error: int
) -> None:
    before = used(tmp_path)
    disk = refusing_disk(monkeypatch, name)
    disk.refuse("open", 1, error)
    store = used_again(tmp_path)

    assert disk.failed == {"open": 1}
    assert not store.unread
    after = contents(tmp_path)
    assert after["identity.json"] == before["identity.json"]
    for other in FILES[1:]:
        assert len(json.loads(after[other])) == 2


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_cannot_be_read_is_left_as_it_is_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    before = used(tmp_path)
    disk = refusing_disk(monkeypatch, name)
    disk.refuse("open", ALWAYS)
    store = used_again(tmp_path)
    disk.failing.clear()

    assert contents(tmp_path)[name] == before[name]
    assert list(store.unread) == [tmp_path / "config" / name]
    assert not store.set_aside
    assert store.problem is None


def test_what_could_not_be_read_is_not_written_over_when_the_disk_is_well_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = used(tmp_path)
    disk = refusing_disk(monkeypatch, "players.json")
    disk.refuse("open", ALWAYS)
    store = store_in(tmp_path)
    assert store.players() == ()
    disk.failing.clear()
    store.remember_player(LAN)

    assert contents(tmp_path)["players.json"] == before["players.json"]
    assert store_in(tmp_path).players() == (MINH,)


@pytest.mark.skipif(sys.platform != "linux", reason="files are told by /proc, which names them")
@pytest.mark.parametrize("call", ["replace", "fdatasync"])
def test_a_rename_or_sync_that_fails_once_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    path = tmp_path / "file"
    write_whole(path, b"old")
    disk = refusing_disk(monkeypatch, "file")
    disk.refuse(call, 1, errno.EIO)
    write_whole(path, b"new")

    assert disk.failed == {call: 1}
    assert path.read_bytes() == b"new"
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]


def test_a_rename_that_fails_for_good_leaves_the_old_file_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_whole(path, b"old")
    refusing_disk(monkeypatch, "file").refuse("replace", ALWAYS, errno.EBUSY)
    with pytest.raises(OSError, match=os.strerror(errno.EBUSY)):
        write_whole(path, b"new")

    assert path.read_bytes() == b"old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]


def test_a_full_disk_is_not_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = refusing_disk(monkeypatch, "file")
    disk.refuse("replace", ALWAYS, errno.ENOSPC)
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        write_whole(tmp_path / "file", b"new")

    assert disk.failed == {"replace": 1}


def test_keys_that_only_another_version_knows_survive_a_change(tmp_path: Path) -> None:
    used(tmp_path)
    path = tmp_path / "config" / "players.json"
    (entry,) = json.loads(path.read_bytes())
    path.write_text(json.dumps([entry | {"face": 3}]), encoding="utf-8")
    store = store_in(tmp_path)
    store.remember_player(LAN)
    store.remember_player(KnownPlayer(MINH.key, "Minh Anh", 3.0))

    assert [(one["name"], one.get("face")) for one in json.loads(path.read_bytes())] == [
        ("Minh Anh", 3),
        ("Lan", None),
    ]
    assert not store.set_aside


@pytest.mark.parametrize("name", FILES)
def test_a_file_of_a_newer_program_is_left_where_it_lies(tmp_path: Path, name: str) -> None:
    used(tmp_path)
    path = tmp_path / "config" / name
    path.write_text('{"version": 2, "what": "nobody knows yet"}', encoding="utf-8")
    before = path.read_bytes()
    store = used_again(tmp_path)

    assert path.read_bytes() == before
    assert isinstance(store.unread[path], NewerError)
    assert not store.set_aside


def test_programs_that_change_a_list_in_the_same_moment_lose_nobody(tmp_path: Path) -> None:
    stores = [store_in(tmp_path) for _ in range(8)]

    def sit(number: int) -> None:
        stores[number].sit_down(OpenTable(bytes((number,)) * 32, bytes(16), ()))

    with ThreadPoolExecutor(8) as programs:
        list(programs.map(sit, range(8)))

    assert all(stores[0].open_table(bytes((number,)) * 32) for number in range(8))


@on_posix
def test_of_a_link_the_file_it_leads_to_is_read_and_written(tmp_path: Path) -> None:
    cloud = tmp_path / "cloud"
    cloud.mkdir()
    (cloud / "words").write_bytes(b'{"a": "1"}')
    path = tmp_path / "words.json"
    path.symlink_to(cloud / "words")
    KeptFile(path, WORDS, 1000).change(lambda known: (known or {}) | {"b": "2"})

    assert path.is_symlink()
    assert json.loads((cloud / "words").read_bytes()) == {"a": "1", "b": "2"}


@on_posix
def test_a_link_whose_folder_is_not_there_now_is_not_taken_for_no_file(tmp_path: Path) -> None:
    path = tmp_path / "words.json"
    path.symlink_to(tmp_path / "cloud" / "words")
    file = KeptFile(path, WORDS, 1000)

    assert file.read().unread is not None
    with pytest.raises(OSError, match=os.strerror(errno.ESTALE)):
        file.change(lambda _: {"b": "2"})
    with pytest.raises(OSError, match=os.strerror(errno.ESTALE)):
        write_whole(path, b"{}")
    assert path.is_symlink()
    assert not (tmp_path / "cloud").exists()


@on_posix
def test_nothing_is_written_through_a_link_to_what_is_no_file(tmp_path: Path) -> None:
    path = tmp_path / "words.json"
    path.symlink_to("/dev/null")
    with pytest.raises(OSError, match="not an ordinary file"):
        write_whole(path, b"{}")


def test_what_killed_programs_left_of_a_save_goes_with_the_next_one(tmp_path: Path) -> None:
    path = tmp_path / "words.json"
    for left in (".words.json.a1b2c3d4.saving", ".other.json.a1b2c3d4.saving", "words.json.bak"):
        (tmp_path / left).write_bytes(b"torn")
    KeptFile(path, WORDS, 1000).change(lambda _: {"b": "2"})

    assert {entry.name for entry in tmp_path.iterdir()} == {
        TURN_FILE,
        "words.json",
        ".other.json.a1b2c3d4.saving",
        "words.json.bak",
    }


def test_a_file_of_somebody_else_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "words"
    path.write_bytes(b"1")
    disk = refusing_disk(monkeypatch, "words")
    disk.refuse("open", ALWAYS)
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(PermissionError):
        read_bounded(path, 10)

    assert disk.failed == {"open": 1}


@pytest.mark.parametrize("folder", ["", "no folder"])
@pytest.mark.parametrize("error", [errno.EACCES, errno.EBUSY])
def test_a_file_that_is_not_there_is_found_absent_even_if_the_first_open_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int, folder: str
) -> None:
    path = tmp_path / folder / "words"
    disk = refusing_disk(monkeypatch, "words")
    for read in (lambda: read_bounded(path, 10), lambda: list(lines_of(path, 10, 10))):
        disk.refuse("open", 1, error)
        with pytest.raises(FileNotFoundError):
            read()
    disk.refuse("open", 1, error)
    found = KeptFile(path, WORDS, 1000).read()

    assert (found.value, found.unread) == (None, None)
    assert disk.failed == {"open": 3}


@on_posix
@pytest.mark.skipif(sys.platform != "win32" and os.geteuid() == 0, reason="root may read everything")
def test_a_file_in_a_folder_of_somebody_else_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = tmp_path / "theirs"
    theirs.mkdir(mode=0o000)
    disk = refusing_disk(monkeypatch, "words")
    disk.refuse("open", ALWAYS)
    try:
        with pytest.raises(PermissionError):
            read_bounded(theirs / "words", 10)
    finally:
        theirs.chmod(0o700)

    assert disk.failed == {"open": 1}


def test_a_folder_that_cannot_be_made_at_once_is_made_a_moment_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = refusing_disk(monkeypatch, "config")
    disk.refuse("mkdir", 2)
    KeptFile(tmp_path / "config" / "words.json", WORDS, 1000).change(lambda _: {"b": "2"})

    assert disk.failed == {"mkdir": 2}
    assert KeptFile(tmp_path / "config" / "words.json", WORDS, 1000).read().value == {"b": "2"}


def test_the_folder_of_a_file_that_is_staged_is_made_a_moment_later_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = refusing_disk(monkeypatch, "config")
    disk.refuse("mkdir")

    assert stage(tmp_path / "config" / "words.json", lambda file: file.write(b"{}")).read_bytes() == b"{}"
    assert disk.failed == {"mkdir": 1}


def test_the_folder_of_a_profile_that_is_used_alone_is_made_a_moment_later_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = refusing_disk(monkeypatch, "config")
    disk.refuse("mkdir")
    with sole_use(tmp_path / "config"):
        assert disk.failed == {"mkdir": 1}
