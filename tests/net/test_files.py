"""Files of ours: whole or not at all, read within bounds, and one program at a time."""

import sys
from pathlib import Path

import pytest

from net.files import (
    NoFileError,
    lines_of,
    make_private,
    move,
    open_own,
    put_aside,
    read_bounded,
    stage,
    sweep,
    try_lock,
    write_whole,
)


def test_a_file_is_the_old_one_until_the_new_one_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "file"
    write_whole(path, b"old")
    staged = stage(path, lambda file: file.write(b"new"))
    assert path.read_bytes() == b"old"
    move(staged, path)
    assert path.read_bytes() == b"new"
    assert [one.name for one in path.parent.iterdir()] == ["file"]


def test_what_a_killed_program_left_beside_a_file_is_swept_and_the_file_stays(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_whole(path, b"kept")
    stage(path, lambda file: file.write(b"torn"))
    sweep(path)

    assert [(one.name, one.read_bytes()) for one in tmp_path.iterdir()] == [("file", b"kept")]


def test_no_more_is_read_than_a_file_may_hold(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_bounded(path, 5) == b"12345"
    with pytest.raises(NoFileError):
        read_bounded(path, 4)


def test_a_folder_is_no_file_and_what_is_not_there_is_told_otherwise(tmp_path: Path) -> None:
    with pytest.raises(NoFileError):
        read_bounded(tmp_path, 10)
    with pytest.raises(FileNotFoundError):
        read_bounded(tmp_path / "nothing", 10)


def test_of_a_long_file_the_last_lines_are_read_and_none_that_is_cut(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"first\nsecond\n" + b"x" * 50 + b"\nlast\n")
    assert list(lines_of(path, 1000, 20)) == [b"first", b"second", b"last"]
    assert list(lines_of(path, 8, 20)) == [b"last"]


def test_one_at_a_time_holds_a_file(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with open_own(path, "ab") as one, open_own(path, "ab") as other:
        assert try_lock(one)
        assert not try_lock(other)
    with open_own(path, "ab") as later:
        assert try_lock(later)


def test_what_cannot_be_used_makes_way_and_is_not_lost(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(b"one")
    put_aside(path)
    path.write_bytes(b"two")
    newest = put_aside(path)

    assert not path.exists()
    assert newest.read_bytes() == b"two"
    assert {one.read_bytes() for one in tmp_path.iterdir()} == {b"one", b"two"}


@pytest.mark.skipif(sys.platform == "win32", reason="there a user's folder is private, not a file")
def test_a_file_of_ours_is_readable_by_its_user_only(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.write_bytes(b"key")
    path.chmod(0o644)
    assert make_private(path)
    assert path.stat().st_mode & 0o077 == 0
    assert not make_private(path)
