"""Records on disk: saved at once, found again, mended, moved up."""

import errno
import io
import os
import signal
import subprocess
import sys
import textwrap
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine.record import replay
from net import retry
from net.pace import FAMILY
from tests.support.patience import PATIENCE_S
from tests.support.refusing import refusing_disk
from tests.support.tables import Drive, begin
from tusac_qt.play import autosave as saving
from tusac_qt.play.autosave import Autosave, find_unfinished, records_dir, set_aside
from tusac_qt.play.local_table import LocalTable

BEGUN = datetime(2026, 11, 21, 14, 3, 22, tzinfo=UTC)


@pytest.fixture
def whole() -> str:
    """The record of a finished match."""
    drive = Drive(begin(7))
    drive.play()
    return drive.record


@pytest.fixture
def part(whole: str) -> str:
    """The first part of it."""
    return "".join(whole.splitlines(keepends=True)[:30])


def saved(folder: Path, text: str) -> Autosave:
    """Return an autosave with this text."""
    autosave = Autosave.begin(folder, "Ann", BEGUN)
    autosave.append(text)
    return autosave


def test_the_name_tells_when_and_who(tmp_path: Path) -> None:
    autosave = Autosave.begin(tmp_path, "Ann / ..\\ Ma:i\n", BEGUN)

    assert autosave.problem is None
    assert autosave.path == tmp_path / "unfinished" / "2026-11-21 14.03.22 Ann   Mai.tusac-record"
    autosave.close()


def test_two_matches_of_the_same_second_do_not_meet(tmp_path: Path) -> None:
    first, second = Autosave.begin(tmp_path, "Ann", BEGUN), Autosave.begin(tmp_path, "Ann", BEGUN)

    assert first.problem is second.problem is None
    assert first.path != second.path
    first.close()
    second.close()


def test_lines_are_on_disk_as_soon_as_they_are_appended(tmp_path: Path, part: str) -> None:
    autosave = saved(tmp_path, part)

    assert autosave.path.read_text(encoding="utf-8") == part
    autosave.close()


def test_a_match_that_is_being_played_is_not_offered(tmp_path: Path, part: str) -> None:
    autosave = saved(tmp_path, part)
    assert find_unfinished(tmp_path) is None
    autosave.close()
    found = find_unfinished(tmp_path)

    assert found is not None
    assert found.path == autosave.path
    assert found.lost_lines == 0


@pytest.mark.skipif(sys.platform == "win32", reason="its file systems all know locks")
def test_a_match_is_saved_and_continued_where_a_file_system_knows_no_locks(
    tmp_path: Path, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("fcntl.flock", refuse)
    autosave = saved(tmp_path, part)
    autosave.close()
    found = find_unfinished(tmp_path)

    assert autosave.problem is None
    assert found is not None
    again = Autosave.reopen(found)
    again.close()
    assert again.problem is None


def test_the_match_last_played_is_offered(tmp_path: Path, part: str) -> None:
    for played_at in (50, 90, 70):
        autosave = saved(tmp_path, part)
        autosave.close()
        os.utime(autosave.path, (played_at, played_at))
    found = find_unfinished(tmp_path)

    assert found is not None
    assert found.path.stat().st_mtime == 90


def test_what_is_finished_damaged_or_foreign_is_not_offered(tmp_path: Path, whole: str) -> None:
    saved(tmp_path, whole).close()
    saved(tmp_path, "").close()
    saved(tmp_path, "tusac-record 1\n{").close()
    (tmp_path / "unfinished" / "notes.txt").write_text("hello")

    assert find_unfinished(tmp_path) is None
    assert find_unfinished(tmp_path / "nowhere") is None


@pytest.mark.parametrize(
    ("old", "new"), [('["", ', '["easy", '), ('"easy"]', '""]'), ('"easy"]', '"genius"]')]
)
def test_what_this_machine_cannot_play_is_not_offered(tmp_path: Path, part: str, old: str, new: str) -> None:
    assert old in part
    saved(tmp_path, part.replace(old, new)).close()

    assert find_unfinished(tmp_path) is None


@pytest.mark.slow
def test_any_torn_end_is_mended_and_the_match_goes_on(tmp_path: Path, whole: str) -> None:
    body = whole.index("\nround ") + 1
    for cut in range(len(whole) - 400, len(whole) - 20, 17):
        folder = tmp_path / str(cut)
        assert cut > body
        saved(folder, whole[:cut]).close()
        found = find_unfinished(folder)
        assert found is not None
        assert found.lost_lines <= 1
        autosave = Autosave.reopen(found)
        drive = Drive(LocalTable.resume(found.replayed, pace=FAMILY, now=0.0))
        drive.play()
        autosave.append(drive.record)
        autosave.close()

        assert autosave.path.read_text(encoding="utf-8") == whole


def test_a_finished_match_moves_up_and_is_kept(tmp_path: Path, whole: str) -> None:
    autosave = saved(tmp_path, whole)
    path = autosave.finish()

    assert path.parent == tmp_path
    assert path.read_text(encoding="utf-8") == whole
    assert list((tmp_path / "unfinished").iterdir()) == []
    assert replay(whole).match.is_over


def test_a_match_that_is_not_wanted_is_put_among_the_records(tmp_path: Path, part: str) -> None:
    saved(tmp_path, part).close()
    found = find_unfinished(tmp_path)
    assert found is not None
    set_aside(found)

    assert find_unfinished(tmp_path) is None
    assert (tmp_path / found.path.name).read_text(encoding="utf-8") == part


def test_a_place_that_cannot_be_written_is_said_and_the_match_goes_on(tmp_path: Path, whole: str) -> None:
    (tmp_path / "unfinished").write_text("a file where the folder should be")
    autosave = Autosave.begin(tmp_path, "Ann", BEGUN)

    assert autosave.problem is not None
    autosave.append(whole)
    assert autosave.finish() == autosave.path
    autosave.close()


def test_a_full_disk_is_said_and_the_match_goes_on(tmp_path: Path, part: str) -> None:
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(part) + 5, limits[1]))
    try:
        autosave = saved(tmp_path, part)
        assert autosave.problem is None
        autosave.append("0 pass\n")
        problem = autosave.problem
        autosave.append("1 pass\n")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, before)

    assert isinstance(problem, OSError)
    assert autosave.problem is problem
    assert autosave.finish().parent.name == "unfinished"
    found = find_unfinished(tmp_path)
    assert found is not None
    assert found.replayed.good_lines == part.count("\n")


@pytest.mark.parametrize("call", ["open", "mkdir"])
def test_a_match_is_kept_where_the_disk_refuses_its_beginning_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, part: str
) -> None:
    name = "unfinished" if call == "mkdir" else "2026-11-21 14.03.22 Ann.tusac-record"
    disk = refusing_disk(monkeypatch, name)
    disk.refuse(call, 2)
    autosave = saved(tmp_path, part)
    autosave.close()

    assert disk.failed == {call: 2}
    assert autosave.problem is None
    assert find_unfinished(tmp_path) is not None


class _FailingOnce(io.FileIO):
    """A file that cannot be read once."""

    failed = 0

    def readline(self, size: int | None = -1) -> bytes:
        if not _FailingOnce.failed:
            _FailingOnce.failed = 1
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return super().readline(size)


def test_a_match_whose_record_cannot_be_read_for_a_moment_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    saved(tmp_path, part).close()
    unfinished = find_unfinished(tmp_path)
    assert unfinished is not None
    monkeypatch.setattr(saving, "_open", _FailingOnce)
    monkeypatch.setattr(retry, "PAUSES_S", (0.0,) * len(retry.PAUSES_S))
    reopened = Autosave.reopen(unfinished)
    reopened.append("more\n")
    reopened.close()

    assert _FailingOnce.failed
    assert reopened.problem is None
    assert unfinished.path.read_text(encoding="utf-8") == f"{part}more\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_program_leaves_a_match_that_can_be_continued(tmp_path: Path, part: str) -> None:
    program = textwrap.dedent(
        """
        import sys, time
        from datetime import datetime, UTC
        from pathlib import Path
        from tusac_qt.play.autosave import Autosave
        autosave = Autosave.begin(Path(sys.argv[1]), "Ann", datetime.now(UTC))
        autosave.append(sys.stdin.read())
        print(autosave.path, flush=True)
        time.sleep(600)
        """
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(part)
        process.stdin.close()
        path = Path(process.stdout.readline().strip())
        assert find_unfinished(tmp_path) is None
        process.kill()
        process.wait()
    until = time.monotonic() + PATIENCE_S
    while (found := find_unfinished(tmp_path)) is None and time.monotonic() < until:
        time.sleep(0.01)  # the system may take a moment to let go of the lock

    assert found is not None
    assert found.path == path
    assert found.replayed == replay(part)


def test_records_lie_in_the_players_own_place() -> None:
    assert records_dir().name == "records"
    assert records_dir().is_relative_to(Path.home())
