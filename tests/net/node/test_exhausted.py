"""Without memory, threads or open files the program says so in a sentence and comes to a good end."""

import errno
import os
import ssl
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from net.errors import is_exhausted
from net.node.node import Node
from net.node.profile import Profile
from net.node.reports import Failed, Left, Report, Trouble
from net.node.store import Places
from tests.support.patience import PATIENCE_S
from tusac_qt import cli
from tusac_qt.commands import rules

SENTENCE = "This computer has run out of memory or open files."


@pytest.mark.parametrize(
    ("error", "is_so"),
    [
        (MemoryError(), True),
        (OSError(errno.EMFILE, "Too many open files"), True),
        (OSError(errno.ENOENT, "No such file"), False),
        (RuntimeError("can't start new thread"), True),
        (RuntimeError("cannot schedule new futures after interpreter shutdown"), False),
        (ImportError("libQt6Gui.so: failed to map segment: Cannot allocate memory"), True),
        (ImportError("_rust.abi3.so: failed to map segment from shared object"), True),
        (ssl.SSLError("[SSL] malloc failure (_ssl.c:3098)"), True),
        (ValueError("memory"), False),
    ],
)
def test_what_the_system_has_no_more_of_is_no_fault_of_ours(error: Exception, *, is_so: bool) -> None:
    assert is_exhausted(error) is is_so


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (OSError(errno.EMFILE, ""), Trouble.EXHAUSTED),
        (MemoryError(), Trouble.EXHAUSTED),
        (KeyError(1), Trouble.BROKEN),
    ],
)
def test_whoever_waits_for_a_node_that_cannot_begin_hears_of_it(
    tmp_path: Path, error: Exception, why: Trouble
) -> None:
    def make(*_: object) -> None:
        raise error

    woken = threading.Event()
    node = Node(Profile("1.0", "Lan", Places(tmp_path, tmp_path), make, port=0), woken.set)
    node.start()
    reports: list[Report] = []
    while Left() not in reports:
        assert woken.wait(PATIENCE_S)
        woken.clear()
        reports += node.take()
    node.close()

    assert [report.why for report in reports if isinstance(report, Failed)] == [why]


def test_a_command_without_memory_ends_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: object) -> int:
        raise MemoryError

    monkeypatch.setattr(rules, "run", fail)

    assert cli.main(["rules", "list"]) == 1
    assert SENTENCE in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits on Windows")
@pytest.mark.parametrize("limit", ["-n 8", "-n 9", f"-v {110 << 10}", f"-v {200 << 10}", f"-v {300 << 10}"])
def test_a_program_with_few_open_files_or_little_memory_ends(tmp_path: Path, limit: str) -> None:
    home = {name: str(tmp_path) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    command = (
        f'ulimit {limit}; exec "{sys.executable}" -m tusac_qt host --text --port 0 --no-advertise --lang en'
    )
    with subprocess.Popen(
        ["/bin/sh", "-c", command],
        env=os.environ | home,
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            status = process.wait(PATIENCE_S)
        finally:
            process.kill()
        assert process.stderr is not None
        told = process.stderr.read()

    assert status == 1
    assert SENTENCE in told
    assert "Traceback" not in told


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits on Windows")
@pytest.mark.parametrize(
    ("words", "limit"),
    [("", 160), ("", 240), ("", 330), ("deal-demo", 120), ("host --text --port 0 --no-advertise", 40)],
)
def test_whatever_has_too_little_memory_says_so_and_ends(tmp_path: Path, words: str, limit: int) -> None:
    home = {name: str(tmp_path) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    command = f'ulimit -v {limit << 10}; exec "{sys.executable}" -m tusac_qt --lang en {words}'
    done = subprocess.run(
        ["/bin/sh", "-c", command],
        env=os.environ | home | {"QT_QPA_PLATFORM": "offscreen"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )

    assert done.returncode == 1
    assert SENTENCE in done.stderr or done.stderr == "tusac: no memory left\n"  # not even for the words
    assert "Traceback" not in done.stderr


def test_the_end_waits_for_no_thread_that_is_stuck() -> None:
    stuck = (
        "import threading, tusac_qt.__main__ as program; program._GRACE_S = 0.5; program.run = lambda: 3; "
    )
    stuck += "threading.Thread(target=threading.Event().wait).start(); program.main()"

    assert subprocess.run([sys.executable, "-c", stuck], timeout=PATIENCE_S, check=False).returncode == 3
