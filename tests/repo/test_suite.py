"""The run of the tests itself: a signal ends it, and who runs it makes no difference."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

from tests.support.patience import PATIENCE_S
from tests.support.places import ROOT

FILE = """
import sys, time
from pathlib import Path
import pytest
from tests.support.endings import send
from tusac_qt.system.signals import interrupt, taken

HERE = Path(__file__).parent

def wait():
    print("ready", file=sys.__stderr__, flush=True)
    time.sleep({patience})

@pytest.fixture(scope="session", autouse=True)
def clean():
    yield
    (HERE / "cleaned").touch()

def test_first():
    {body}

def test_second():
    (HERE / "second").touch()
"""
TAKEN = """
    try:
        with taken(interrupt):
            wait()
    except KeyboardInterrupt:
        pass
"""
SWALLOWED = """
    try:
        wait()
    except BaseException:
        pass
"""
SENT = """
    import signal
    with taken(interrupt), pytest.raises(KeyboardInterrupt):
        send(signal.SIGTERM)
        wait()
"""


def suite(
    folder: Path, body: str, surroundings: Mapping[str, str] = MappingProxyType({})
) -> "subprocess.Popen[str]":
    """Start a run of two tests, the first of which has this body."""
    path = folder / "test_two.py"
    path.write_text(FILE.format(patience=PATIENCE_S, body=body.strip()), encoding="utf-8")
    words = (
        "-q",
        "-s",
        "-p",
        "tests.conftest",
        "-p",
        "no:cacheprovider",
        "--rootdir",
        str(folder),
        str(path),
    )
    return subprocess.Popen(
        [sys.executable, "-m", "pytest", *words], cwd=ROOT, env=os.environ | dict(surroundings), text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


@pytest.mark.skipif(os.name != "posix", reason="Windows has no way to send this to a process")
@pytest.mark.parametrize("body", ["wait()", TAKEN, SWALLOWED], ids=["plain", "taken", "swallowed"])
def test_a_signal_ends_the_run_whatever_the_test_makes_of_it(body: str, tmp_path: Path) -> None:
    with suite(tmp_path, body) as run:
        assert run.stderr is not None
        assert run.stderr.readline() == "ready\n"
        run.send_signal(signal.SIGTERM)
        output, _ = run.communicate(timeout=PATIENCE_S)

    assert run.returncode not in {0, -signal.SIGTERM}, output
    assert (tmp_path / "cleaned").exists(), output
    assert not (tmp_path / "second").exists(), output


def test_whoever_runs_it_makes_no_difference_to_a_test(tmp_path: Path) -> None:
    odd = {
        "LOGNAME": "lan", "USER": "lan", "USERNAME": "lan", "TZ": "Asia/Kathmandu", "COLUMNS": "37",
        "LANGUAGE": "vi:ja", "LANG": "fr_FR.UTF-8", "LC_ALL": "ja_JP.UTF-8", "NO_COLOR": "1",
    }  # fmt: skip
    looks = """import os, time
    from tests import conftest
    from tusac_qt.words.languages import choose_language
    assert choose_language("", os.environ) == "en"
    assert time.localtime(0).tm_hour == 0
    assert {name: os.environ[name] for name in conftest.SURROUNDINGS} == conftest.SURROUNDINGS
    assert not os.environ.keys() & set(conftest.OTHER_SURROUNDINGS)"""
    with suite(tmp_path, looks, odd) as run:
        output, _ = run.communicate(timeout=PATIENCE_S)

    assert run.returncode == 0, output


@pytest.mark.skipif(os.name != "posix", reason="Windows has no way to send this to a process")
def test_a_signal_that_a_test_has_sent_to_itself_ends_nothing(tmp_path: Path) -> None:
    with suite(tmp_path, SENT) as run:
        output, _ = run.communicate(timeout=PATIENCE_S)

    assert run.returncode == 0, output
    assert (tmp_path / "second").exists()
