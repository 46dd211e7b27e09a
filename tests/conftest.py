"""The setting of every test: a home of its own, away from the player's files, and marks for its needs.

Qt is loaded, without a screen, before the first file of tests that imports it, and not for others.
"""

import os
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.support import kinds, sweeps
from tests.support.endings import ENDING, end, endings

HOME = Path(tempfile.mkdtemp(prefix="tusac-tests-"))
"""Stands for the player's home while the tests run; set before any test module is imported."""

PLACES = {
    "HOME": "",
    "USERPROFILE": "",
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_STATE_HOME": "state",
    "XDG_CACHE_HOME": "cache",
    "WIN_PD_OVERRIDE_APPDATA": "config",
    "WIN_PD_OVERRIDE_LOCAL_APPDATA": "data",
}
"""Each variable that leads a program to its files, with the folder below HOME that it is set to."""

os.environ.update({name: str(HOME / folder) for name, folder in PLACES.items()})
SURROUNDINGS = {
    "LOGNAME": "tester", "USER": "tester", "USERNAME": "tester", "TZ": "UTC", "COLUMNS": "80", "LANG": "C.UTF-8",
}  # fmt: skip
"""The environment of every test, whoever runs it: programs take names, times, words and widths from it."""
OTHER_SURROUNDINGS = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LINES", "FORCE_COLOR", "NO_COLOR")
"""What a person may have set, and would go before it."""
os.environ.update(SURROUNDINGS)
for name in OTHER_SURROUNDINGS:
    os.environ.pop(name, None)
if os.name == "posix":
    time.tzset()
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# a shell that runs us in the background has Ctrl-C ignored, nohup the end of its session, and every program
# that a test starts would inherit that
signal.signal(signal.SIGINT, signal.default_int_handler)
if os.name == "posix":
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    signal.signal(ENDING, end)

settings.register_profile(
    "tusac", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("gate", settings.get_profile("tusac"), derandomize=True)
# The gate names the other one: it should fail twice alike, and on no machine alone.
settings.load_profile("tusac")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add our options, and the settings of pytest-qt.

    Those stand in pyproject.toml whether it is loaded or not.
    """
    parser.addoption(
        "--quick",
        action="store_true",
        help="only tests of modules alone: no Qt, processes, sockets, tables; none slow",
    )
    parser.addoption(
        "--program", metavar="FILE", help="a tusac that was built: tests/repo/test_program.py tries it"
    )
    parser.addoption("--full", action="store_true", help="sweeps in full, of which the gate takes a sample")
    for name in ("qt_api", "qt_log_level_fail", "qt_log_ignore"):
        parser.addini(name, "see pytest-qt")


def pytest_configure(config: pytest.Config) -> None:
    """Pass on the size of sweeps, before any file of tests is read."""
    is_quick = config.getoption("quick")
    sweeps.choose(full=config.getoption("full"), quick=is_quick)
    if is_quick:
        settings.register_profile(
            "quick", parent=settings.get_profile("gate"), max_examples=sweeps.examples(100)
        )
        settings.load_profile("quick")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read a file of window tests if only quick tests are wanted."""
    is_test = collection_path.name.startswith("test_") and collection_path.suffix == ".py"
    return True if config.getoption("quick") and is_test and kinds.imports_qt(collection_path) else None


def pytest_collectstart(collector: pytest.Collector) -> None:
    """Before a file that imports Qt is read, load pytest-qt and our robot; mark its tests."""
    if isinstance(collector, pytest.Module) and kinds.imports_qt(collector.path):
        _load_qt(collector.config)
        collector.add_marker("qt")


def _load_qt(config: pytest.Config) -> None:
    if not config.pluginmanager.has_plugin("pytestqt.plugin"):
        config.option.qt_log, config.option.qt_log_format = True, None  # its options, whose time has passed
        config.pluginmanager.import_plugin("pytestqt.plugin")
        config.pluginmanager.import_plugin("tests.support.robot")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark each test by its needs; keep only the tests of modules alone if they were asked for."""
    for item in items:
        if isinstance(item, pytest.Function):
            fixtures = [
                fixture.func for found in item._fixtureinfo.name2fixturedefs.values() for fixture in found
            ]
            modules = kinds.reached((item.function, *fixtures))
            if modules & kinds.REAL:
                item.add_marker("real")
            if modules & kinds.TABLE:
                item.add_marker("table")
    if config.getoption("quick"):
        kept: dict[bool, list[pytest.Item]] = {True: [], False: []}
        for item in items:
            kept[kinds.KINDS.isdisjoint(mark.name for mark in item.iter_markers())].append(item)
        config.hook.pytest_deselected(items=kept[False])
        items[:] = kept[True]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_logstart() -> None:
    """Before a test, watch for signals that are to end the run."""
    endings.begin_test()


@pytest.hookimpl(trylast=True)
def pytest_runtest_logfinish() -> None:
    """After a test, end the run if a signal has come, even if the test has caught it."""
    endings.end_test()


def pytest_unconfigure() -> None:
    """Remove the home of this run."""
    shutil.rmtree(HOME, ignore_errors=True)


@pytest.fixture(autouse=True)
def empty_home() -> Iterator[Path]:
    """Give each test the home as a first start finds it: empty."""
    yield HOME
    for path in HOME.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()
