"""The log of what went wrong: written where it can be, silent where it cannot, never large."""

import faulthandler
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tusac_qt.system.crash_log import CrashLog


@pytest.fixture(autouse=True)
def put_back() -> Iterator[None]:
    """Put back what a log changes in this process."""
    hook, handlers = sys.excepthook, list(logging.getLogger().handlers)
    was_enabled = faulthandler.is_enabled()
    yield
    sys.excepthook = hook
    for handler in list(logging.getLogger().handlers):
        if handler not in handlers:
            logging.getLogger().removeHandler(handler)
            handler.close()
    if was_enabled:
        faulthandler.enable()
    else:
        faulthandler.disable()


def test_errors_and_warnings_are_written_with_their_trace(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "new" / "tusac.log"
    log = CrashLog(path)
    log.open()
    try:
        {}["a bug"]
    except KeyError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    logging.getLogger("tusac_qt").warning("a disk is full")
    log.close()
    written = path.read_text(encoding="utf-8")

    assert "KeyError: 'a bug'" in written
    assert "a disk is full" in written
    assert "KeyError" in capsys.readouterr().err


def test_a_log_that_has_grown_large_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "tusac.log"
    path.write_text("x" * 300_000, encoding="utf-8")
    log = CrashLog(path)
    log.open()
    log.close()

    assert not path.exists()
    assert (tmp_path / "tusac.old.log").stat().st_size == 300_000


def test_without_a_crash_no_file_for_crashes_remains(tmp_path: Path) -> None:
    log, other = CrashLog(tmp_path / "tusac.log"), CrashLog(tmp_path / "tusac.log")
    log.open()
    other.open()  # as another program would
    assert (tmp_path / "tusac.crash").exists()
    log.close()
    assert len(list(tmp_path.glob("*.crash"))) == 1, "the other's"
    other.close()

    assert list(tmp_path.iterdir()) == []


def test_what_is_known_of_a_crash_remains(tmp_path: Path) -> None:
    (tmp_path / "tusac.crash").write_text("Fatal Python error\n", encoding="utf-8")
    log = CrashLog(tmp_path / "tusac.log")
    log.open()
    log.close()

    assert (tmp_path / "tusac.crash").read_text(encoding="utf-8") == "Fatal Python error\n"


def test_without_a_place_to_write_the_program_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    log = CrashLog(tmp_path / "file" / "tusac.log")
    log.open()
    log.close()

    assert "nothing will be logged" in caplog.text


def test_the_log_can_be_read_in_a_terminal_whatever_was_quoted(tmp_path: Path) -> None:
    path = tmp_path / "tusac.log"
    log = CrashLog(path)
    log.open()
    logging.getLogger("tusac_qt").warning("no player is called %s", "\x1b]0;PWN\x07\u202e")
    log.close()

    assert r"no player is called \u001b]0;PWN\u0007\u202e" in path.read_text(encoding="utf-8")
