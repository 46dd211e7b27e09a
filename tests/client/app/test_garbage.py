"""Where Python's cyclic garbage is collected while a window is open."""

import gc
import threading
import weakref

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tusac_qt.app import garbage
from tusac_qt.app.garbage import Garbage


class Page(QObject):
    """Refers to itself, as pages do by what they are connected to."""

    def __init__(self) -> None:
        super().__init__()
        self.myself = self


def litter() -> None:
    """Make garbage for which Python would collect."""
    for _ in range(20_000):
        circle: list[object] = []
        circle.append(circle)


def test_what_was_left_is_collected_on_the_windows_thread_only(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "_EVERY_MS", 10)
    owner = QObject()
    Garbage(owner)
    collected_on: list[int] = []
    weakref.finalize(Page(), lambda: collected_on.append(threading.get_ident()))
    other = threading.Thread(target=litter)
    other.start()
    other.join()
    assert collected_on == []

    qtbot.waitUntil(lambda: bool(collected_on))
    assert collected_on == [threading.get_ident()]
    assert not gc.isenabled()
