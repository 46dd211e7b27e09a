"""The list of keys names every key that the window answers, page by page, and no other."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.client.model.test_folding import PLAY_IS_PROPOSED
from tests.client.model.test_folding import asked as table_that_asks
from tests.client.windows.test_window_home import House, open_house
from tests.support.crowded import crowded_table
from tests.support.scenes import PLAIN, SWIFT, Seated, skin, theme
from tests.support.tables import begin, whole_record
from tusac_qt.choices.settings import Settings
from tusac_qt.model.display import Focus, StripControl, Zone
from tusac_qt.model.key_list import key_groups
from tusac_qt.model.picks import Picks, press_key
from tusac_qt.model.presenter import present
from tusac_qt.windows.frame.home import HomePage
from tusac_qt.windows.widgets.key_names import key_name

NAMED = (
    *(f"F{number}" for number in range(1, 13)),
    *(
        "Left",
        "Right",
        "Up",
        "Down",
        "Home",
        "End",
        "PgUp",
        "PgDown",
        "Space",
        "Return",
        "Tab",
        "?",
        "+",
        "-",
        "Esc",
    ),
)
KEYS = [*"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", *NAMED]
HELD = {"": Qt.KeyboardModifier.NoModifier, "Ctrl+": Qt.KeyboardModifier.ControlModifier}
PRESSING = {"Return", "Space", "Tab"}
"""What presses a button, or goes to the next, as everywhere."""


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """A program whose window shows the home screen."""
    with open_house(qtbot, tmp_path, Settings(name="An", language="en", flight_percent=0)) as made:
        yield made


def listed(title: str) -> set[str]:
    (group,) = (group for group in key_groups() if group.title == title)
    return {key for row in group.rows for key in row.keys}


def event(key: str, held: str = "") -> QKeyEvent:
    code = QKeySequence(key)[0].key()
    return QKeyEvent(QEvent.Type.KeyPress, code, HELD[held])


def answered(widget: QWidget, keys: Iterable[str] = KEYS) -> set[str]:
    """Return the keys that a widget takes, and whoever holds it."""
    found = set()
    for held, key in product(HELD, keys):
        pressed = event(key, held)
        QApplication.sendEvent(widget, pressed)
        if pressed.isAccepted():
            found.add(held + key)
    return found


def shortcuts(widget: QWidget) -> set[str]:
    """Return the keys of a widget and of what is seen in it; those of a hidden panel answer nothing."""
    found = (
        QShortcut.keys(one)
        for one in widget.findChildren(QShortcut)
        if (holder := one.parent()) is widget or (isinstance(holder, QWidget) and holder.isVisibleTo(widget))
    )
    return {key.toString() for keys in found for key in keys}


SHIFTED = tuple(f"Shift+{key}" for key in ("Left", "Right", "Up", "Down"))
"""Arrows that go over all eight answers."""


def test_every_key_of_the_table_is_listed_and_no_other(qtbot: QtBot, house: House) -> None:
    seated = Seated(qtbot, begin(1, pace=SWIFT))
    seated.wait()
    asked = seated.page.display
    offered = present(crowded_table(4), Picks(), with_hints=True)
    dealt = present(table_that_asks(PLAY_IS_PROPOSED), Picks(), with_hints=True)
    display = [replace(one, controls=(*one.controls, StripControl.PROOF)) for one in (asked, offered, dealt)]
    picks = (Picks(), Picks(focus=Focus(Zone.HAND, 3)))
    found = {
        key
        for key, shown, picked in product(KEYS, display, picks)
        if press_key(shown, picked, key_name(event(key))) != (picked, None)
    }
    looked = QSignalSpy(seated.page.view.looked)
    QApplication.sendEvent(seated.page.view, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Alt, HELD[""]))
    found |= {"Alt"} if looked.count() else set()
    everywhere = answered(house.window) | shortcuts(house.window)

    assert "Ctrl+Z" in everywhere
    assert found | {"Ctrl+Z", "Ctrl+Y", "Ctrl+Shift+Z"} == (listed("At the table") | {"F1"}) - {
        "Shift+Tab",
        *SHIFTED,
    }
    for key in SHIFTED:
        assert press_key(offered, Picks(focus=Focus(Zone.TRAY, 2)), key)[0] != Picks(
            focus=Focus(Zone.TRAY, 2)
        )


def test_every_key_of_the_window_is_listed(house: House) -> None:
    taken = answered(house.window) | shortcuts(house.window)
    also_held = {f"Ctrl+{key}" for key in taken}  # the same key, whatever is held with it

    assert taken - also_held - PRESSING - {"?"} == (listed("Everywhere") | {"Ctrl+Z", "Ctrl+Y"}) - {
        "PgUp",
        "PgDown",
        "Esc",
    }


def test_every_key_of_a_replay_is_listed_and_no_other(house: House, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "match.tusac-record"
    path.write_text(whole_record(9, rounds=2), encoding="utf-8")
    house.rooms.open_record(path)
    qtbot.waitUntil(lambda: house.rooms.archive.page is not None)
    page = house.rooms.archive.page
    assert page is not None
    found = answered(page)

    assert found - answered(house.window) == listed("Replay and look back")


def test_every_key_of_the_home_screen_is_listed(qtbot: QtBot) -> None:
    home = HomePage(PLAIN, skin(), theme())
    qtbot.addWidget(home)

    assert answered(home, [key for key in KEYS if key not in PRESSING]) == listed("On the home screen")


def test_every_key_of_the_rules_editor_is_listed(house: House) -> None:
    house.rooms.rules.edit("pvt")
    page = house.window.pages.currentWidget()
    assert page is not None

    assert shortcuts(page) == listed("In the rules editor")
