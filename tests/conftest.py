"""What every test gets: Qt without a screen, and a home of its own, so that no test meets the player's files."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from pytestqt.qtbot import QtBot

from tests.support.robot import PatientBot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from tests.support.network_player import Player

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
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


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


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QtBot:
    """Give tests of windows a robot that a slow machine does not make give up."""
    del qapp
    return PatientBot(request)


@pytest.fixture
def player(qapp: "QApplication", qtbot: QtBot, tmp_path: Path) -> Iterator["Player"]:
    """Give tests of tables on the network in the window a player's whole program, closed again afterwards."""
    from tests.support.network_player import SETTINGS, Player  # noqa: PLC0415 - the home is set first

    made = Player(qtbot, tmp_path, SETTINGS)
    yield made
    made.program.close()
    qapp.setStyleSheet("")
