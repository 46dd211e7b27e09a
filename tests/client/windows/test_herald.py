"""News for screen readers that know no announcements.

It describes what has the keyboard, for as long as it has it.
"""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.support.spoken import heard, screen_reader
from tusac_qt.windows.frame.herald import herald_of, tell


@pytest.fixture(autouse=True)
def _listening() -> Iterator[None]:
    with screen_reader():
        yield


@pytest.fixture
def buttons(qtbot: QtBot) -> list[QPushButton]:
    """Return three buttons in a window that is shown.

    The first has the keyboard, and nothing is announced.
    """
    window = QWidget()
    qtbot.addWidget(window)
    made = []
    for name in ("Start", "Watch", "Leave"):
        button = QPushButton(name, window)
        button.setAccessibleDescription(f"{name}, described")
        made.append(button)
    herald_of(window).announces = False
    window.show()
    qtbot.waitActive(window)
    made[0].setFocus()
    return made


def test_news_describes_what_has_the_keyboard_and_goes_with_it(
    buttons: list[QPushButton], qtbot: QtBot
) -> None:
    tell(buttons[0], "Lan has come.")
    qtbot.waitUntil(lambda: heard() == "Start – Lan has come.")
    buttons[1].setFocus()
    qtbot.waitUntil(lambda: buttons[0].accessibleDescription() == "Start, described")

    assert heard() == "Watch – Watch, described"


def test_what_has_gone_is_described_as_before_only_when_the_keyboard_is_elsewhere(
    buttons: list[QPushButton], qtbot: QtBot
) -> None:
    """Until it is somewhere, a screen reader reads changes.

    It takes what has gone for the place of the keyboard.
    """
    start, watch, leave = buttons
    herald = herald_of(start)
    tell(start, "Lan has come.")
    qtbot.waitUntil(lambda: heard() == "Start – Lan has come.")
    start.hide()
    qtbot.waitUntil(lambda: bool(herald._hidden))

    assert start.accessibleDescription() == "Lan has come."
    (leave if watch.hasFocus() else watch).setFocus()
    qtbot.waitUntil(lambda: start.accessibleDescription() == "Start, described")
