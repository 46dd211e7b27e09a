"""Sound and attention in the real window, with a loudspeaker that only writes down what it is to play."""

from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from tests.support.network import lobby
from tests.support.network_player import Player
from tusac_qt.choices.settings import Settings
from tusac_qt.play.hints import Tip
from tusac_qt.play.table import PromptKind
from tusac_qt.system.speaker import Speaker
from tusac_qt.windows.sounds import Sounds

SETTINGS = Settings(name="An", flight_percent=0, pace="quick", tips_seen=frozenset(Tip))


class Notebook:
    """A loudspeaker: writes down names."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.is_awake = False

    def wake(self) -> None:
        self.is_awake = True

    def play(self, name: str, gain: float, delay_s: float = 0.0) -> None:
        assert gain > 0
        assert delay_s >= 0
        self.played.append(name)


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Player:
    return Player(qtbot, tmp_path, SETTINGS)


@pytest.fixture
def heard(house: Player) -> Notebook:
    notebook = Notebook()
    speaker = cast("Speaker", notebook)
    Sounds(house.window, house.program._preferences, speaker).follow(house.program.rooms)
    return notebook


def until_my_turn(house: Player) -> None:
    """Play a match on, passing and discarding as proposed, until a discard is asked."""

    def is_my_turn() -> bool:
        bridge = house.program.bridge
        prompt = bridge.table.prompt
        if prompt is not None and prompt.kind is PromptKind.ANSWER:
            bridge.act(prompt.legal[-1])
        return prompt is not None and prompt.kind is PromptKind.DISCARD

    house.qtbot.waitUntil(is_my_turn, timeout=30_000)
