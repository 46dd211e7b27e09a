"""The whole program in processes of its own: started, seen, closed; its crashes logged; its match kept."""

import os
import re
import shutil
import signal
import subprocess
import sys
import zipfile
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.support.patience import PATIENCE_S
from tests.support.places import ROOT
from tests.support.tables import whole_record
from tusac_qt.play.autosave import Autosave

SEEN = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tusac_qt.app.start import run
from tusac_qt.choices.options import StartOptions
from tusac_qt.windows.frame.main import MainWindow

{before}

def after(window):
    {after}

seen = MainWindow.event
def event(self, event):
    handled = seen(self, event)
    if not hasattr(self, "_waits"):
        self._waits = True
        self.seen.connect(lambda: QTimer.singleShot(300, lambda: after(self)))
    return handled
MainWindow.event = event
sys.exit(run(StartOptions(starts_match={starts})))
"""


def start(
    home: Path, after: str, *, before: str = "", starts: bool = False
) -> subprocess.CompletedProcess[str]:
    program = SEEN.format(after=after, before=before, starts=starts)
    environ = os.environ | {
        "PYTHONPATH": str(ROOT),
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
        "HOME": str(home),
    }
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        env=environ, capture_output=True, text=True, timeout=PATIENCE_S, check=False,
    )  # fmt: skip


def test_the_program_starts_is_seen_and_closes(tmp_path: Path) -> None:
    done = start(tmp_path, "window.close()")

    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(os.name != "posix", reason="Windows has no way to send this to a process")
def test_a_signal_that_comes_while_qt_makes_the_window_ends_the_program(tmp_path: Path) -> None:
    signalled = """
import signal
from tusac_qt.system.signals import interrupt, taken
taking = taken(interrupt)
taking.__enter__()
plain, due = MainWindow.event, [signal.SIGTERM]
def signalled(self, event):
    if due:
        signal.raise_signal(due.pop())
    return plain(self, event)
MainWindow.event = signalled
"""
    done = start(tmp_path, "pass", before=signalled)

    assert (done.returncode, done.stderr) == (128 + signal.SIGTERM, "")


def test_the_window_opens_after_words_in_the_terminal_that_are_not_english(tmp_path: Path) -> None:
    """`tusac host --lang vi` reads its settings, and may complain, before its window opens."""
    speaks = "from PySide6.QtCore import QCoreApplication; spoken = QCoreApplication([])"
    done = start(tmp_path, "window.close()", before=speaks)

    assert (done.returncode, done.stderr) == (0, "")


def test_a_match_begun_is_on_disk_when_the_process_is_killed(tmp_path: Path) -> None:
    done = start(tmp_path, "import os, signal; os.kill(os.getpid(), signal.SIGKILL)", starts=True)
    records = list(tmp_path.glob("data/tusac/records/unfinished/*"))

    assert done.returncode != 0
    assert len(records) == 1
    assert re.search(r"round 1 dealer [0-3] deck", records[0].read_text(encoding="utf-8"))


def test_a_window_that_is_on_the_network_restores_a_backup_and_closes(tmp_path: Path) -> None:
    """Its own machine holds the keys, and lets them go before they are replaced."""
    backup = tmp_path / "mine.tusac-backup"
    shutil.copy(max((ROOT / "tests" / "older").glob("*.tusac-backup")), backup)
    keeps = """
from tusac_qt.windows.pages import Pages
made, kept = Pages.__init__, []
def init(self, *given):
    made(self, *given)
    kept.append(self)
Pages.__init__ = init"""
    after = f"""from pathlib import Path
    from tusac_qt.choices.settings_file import settings_path
    def when(is_so, then):
        then() if is_so() else QTimer.singleShot(50, lambda: when(is_so, then))
    rooms = kept[0]
    ask, keys = rooms.ask, settings_path().parent / "identity.json"
    def tell():
        print(ask.text.text())
        ask.no.click()
    def agree():
        ask.yes.click()
        when(lambda: ask.is_asking and ask.no.isVisible(), tell)
    def look():
        rooms.backup.look_at(Path({str(backup)!r}))
        when(lambda: ask.is_asking and ask.yes.isVisible(), agree)
    when(keys.exists, look)"""
    done = start(tmp_path, after, before=keeps)
    keys = (tmp_path / "config" / "tusac" / "identity.json").read_bytes()

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("The backup is restored.")
    with zipfile.ZipFile(backup) as archive:
        assert keys == archive.read("config/identity.json")
        (aside,) = (tmp_path / "data" / "tusac" / "backups").iterdir()
    with zipfile.ZipFile(aside) as archive:
        assert archive.read("config/identity.json") != keys


def test_a_record_that_the_system_opens_with_the_running_program_is_shown(tmp_path: Path) -> None:
    """As macOS does on a double click."""
    record = ROOT / "tests" / "records" / "six-seats-older.tusac-record"
    after = f"""def look():
        page = type(window.pages.currentWidget()).__name__
        QTimer.singleShot(50, look) if page == "HomePage" else (print(page), window.close())
    QApplication.sendEvent(QApplication.instance(), QFileOpenEvent({str(record)!r}))
    look()"""
    done = start(tmp_path, after, before="from PySide6.QtGui import QFileOpenEvent")

    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "ReplayPage", "")


def test_an_error_of_ours_is_logged_and_the_program_goes_on(tmp_path: Path) -> None:
    done = start(tmp_path, "QTimer.singleShot(100, window.close); 1 / 0")

    assert done.returncode == 0
    assert "ZeroDivisionError" in (tmp_path / "data/tusac/tusac.log").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "module", ["zeroconf", "net.node.reports", "tusac_qt.windows.table.table", "engine.record"]
)
def test_the_home_screen_does_not_wait_for_what_it_does_not_need(module: str) -> None:
    program = f"import sys; import tusac_qt.app.start; sys.exit({module!r} in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, timeout=PATIENCE_S, check=False)

    assert done.returncode == 0


def test_a_match_to_continue_is_offered_in_the_first_picture_of_the_window(tmp_path: Path) -> None:
    match = "".join(whole_record(9).splitlines(keepends=True)[:30])
    autosave = Autosave.begin(tmp_path / "data/tusac/records", "Ann", datetime(2026, 11, 20, tzinfo=UTC))
    autosave.append(match)
    autosave.close()
    looking = """
from tusac_qt.windows.frame.home import HomePage
shown = HomePage.showEvent
def look(self, event):
    shown(self, event)
    print(self.continue_button.isVisibleTo(self), self.continue_button.hasFocus())
HomePage.showEvent = look
"""
    done = start(tmp_path, "window.close()", before=looking)

    assert (done.returncode, done.stdout.split()[0], done.stderr) == (0, "True", "")
