"""The deal in the window: nothing is asked about cards that are still on their way."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.rules import Rules
from tests.client.windows.test_window_home import THE_PERSON_DEALS
from tests.support.network import FakeNode
from tests.support.rulesets import PVT, TENHU
from tests.support.windows import program
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings


@pytest.mark.parametrize("rules", [PVT, TENHU], ids=["cards", "tiles"])
def test_buttons_and_junk_are_seen_once_the_last_card_lies(
    qtbot: QtBot, tmp_path: Path, rules: Rules
) -> None:
    settings = Settings(name="An", language="en", flight_percent=100)
    made = program(tmp_path, lambda: FakeNode, settings, StartOptions(seed=THE_PERSON_DEALS, rules=rules))
    qtbot.addWidget(made.window)
    made.rooms.play()
    table = made.rooms.table
    assert table is not None
    scene = table.scene
    qtbot.waitUntil(scene.answers[0].isVisible)
    asked = [scene.answers[0], scene.side, scene.caption]

    assert [item.opacity() for item in asked] == [0.0] * 3
    scene.animator.finish()
    assert [item.opacity() for item in asked] == [1.0] * 3
    made.close()
