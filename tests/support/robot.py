"""Fixtures for tests of windows: pytest-qt's robot with our patience, and a player's whole program.

Registered by conftest.py before the first test file that imports Qt, and after pytest-qt itself, whose robot
this one replaces.
"""

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.support.network_player import SETTINGS, Player
from tests.support.patience import PATIENCE_MS


class PatientBot(QtBot):
    """The robot, with our patience where a test names no other."""

    def waitUntil(self, callback: Callable[[], Any], *, timeout: int = PATIENCE_MS) -> None:  # noqa: N802 - as in Qt
        """See `QtBot`."""
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE_MS, **options: Any) -> Any:  # noqa: ANN401, N802 - as in Qt
        """See `QtBot`."""
        return super().waitSignal(signal, timeout=timeout, **options)


def pytest_collection_finish() -> None:
    """Take all tests for what stays, so that collecting garbage after the first is quick."""
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Collect the garbage of windows on their thread, as the program does (`tusac_qt.app.garbage`).

    Whatever thread comes first would otherwise collect it, that of a node too, and crash. What a test leaves
    behind and is no garbage stays, so that collecting after the next one is quick.
    """
    has_windows = item.get_closest_marker("qt") is not None
    if has_windows:
        gc.disable()
    yield
    if has_windows:
        gc.collect()
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """After each test delete every window that was closed, and then the style of them all, at once.

    Qt leaves that to an event loop, and no test runs one. Each change of a style has to reach every widget
    there is: behind the windows of four tests all later ones took five times as long. What all tests of a
    file use together is not closed yet.
    """
    yield
    windows = [window for window in QApplication.topLevelWidgets() if window.parent() is None]
    closed = [window for window in windows if window.isHidden()]
    for window in closed:
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    app = QApplication.instance()
    if isinstance(app, QApplication) and app.styleSheet() and len(closed) == len(windows):
        app.setStyleSheet("")


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QtBot:
    """Give tests of windows a robot that a slow machine does not make give up."""
    del qapp
    return PatientBot(request)


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> Iterator[Player]:
    """Give tests of tables on the network in the window a player's whole program, closed again afterwards."""
    made = Player(qtbot, tmp_path, SETTINGS)
    yield made
    made.program.close()
