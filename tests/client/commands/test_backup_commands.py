"""`tusac backup` and `tusac restore`, as they are typed."""

import io
import json
import os
from pathlib import Path

import pytest

from net.node.store import Places, Store
from tusac_qt.choices.settings_file import settings_path
from tusac_qt.cli import main
from tusac_qt.play.autosave import records_dir


@pytest.fixture
def keys() -> Path:
    """The keys of this computer, just made."""
    store = Store(Places(settings_path().parent, records_dir()), os.urandom)
    store.identity()
    store.close()
    return settings_path().parent / "identity.json"


def answer(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Type an answer to the next question."""
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_keys_that_are_lost_come_back(
    keys: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before, path = keys.read_bytes(), str(tmp_path / "mine")
    assert main(["backup", path]) == 0
    assert "whoever has it can play as you" in capsys.readouterr().out
    keys.unlink()
    answer(monkeypatch, "yes\n")

    assert main(["restore", path]) == 0
    assert keys.read_bytes() == before
    assert "Adds: the keys of this computer" in capsys.readouterr().out
    assert main(["restore", path]) == 0
    assert "here already" in capsys.readouterr().out


@pytest.mark.parametrize("typed", ["\n", "no\n", ""])
def test_nothing_is_restored_without_a_yes(
    keys: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    typed: str,
) -> None:
    path = str(tmp_path / "mine")
    main(["backup", path])
    keys.write_bytes(keys.read_bytes() + b"\n")
    before = keys.read_bytes()
    answer(monkeypatch, typed)

    assert main(["restore", path]) == 1
    assert keys.read_bytes() == before
    assert "Replaces what you have now: the keys of this computer" in capsys.readouterr().out


def test_the_answer_may_be_given_in_the_language_that_is_spoken(
    keys: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "mine")
    main(["backup", path])
    keys.unlink()
    answer(monkeypatch, "có\n")

    assert main(["--lang", "vi", "restore", path]) == 0
    assert keys.exists()


def test_what_was_replaced_is_named_and_can_be_restored(
    keys: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "mine")
    main(["backup", path])
    keys.write_bytes(keys.read_bytes() + b"\n")
    before = keys.read_bytes()
    capsys.readouterr()
    assert main(["restore", "--yes", "--json", path]) == 0
    aside = json.loads(capsys.readouterr().out)["aside"]

    assert keys.read_bytes() != before
    assert main(["restore", "--yes", aside]) == 0
    assert keys.read_bytes() == before


def test_a_file_that_is_there_is_not_written_over(
    keys: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear")

    assert main(["backup", str(path)]) == 2
    assert path.read_text() == "dear"
    assert "is there already" in capsys.readouterr().err
    assert keys.exists()


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("no/such/folder/mine", "can’t be written"),
        ("letter.txt", "isn’t a backup"),
        ("none", "can’t be read"),
    ],
)
def test_what_does_not_work_is_one_sentence(
    keys: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], place: str, sentence: str
) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    (tmp_path / "no").write_text("a file in the way of a folder")
    command = "backup" if "folder" in place else "restore"

    assert main([command, str(tmp_path / place)]) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.err
    assert keys.exists()


def test_nothing_is_restored_while_the_game_is_open(
    keys: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "mine")
    main(["backup", path])
    (settings_path().parent / "settings.toml").write_text("volume = 7\n")
    keys.write_bytes(keys.read_bytes() + b"\n")
    store = Store(Places(settings_path().parent, records_dir()), os.urandom)
    store.identity()

    assert main(["restore", "--yes", path]) == 2
    store.close()
    assert "Close it everywhere" in capsys.readouterr().err
