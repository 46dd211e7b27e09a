"""Keys on the two pages that lie over the table when a round or a match is over."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.support.scenes import skin, theme
from tusac_qt.windows.table.match_end import MatchEnd
from tusac_qt.windows.table.result import ResultPanel


class _Table(QWidget):
    """The widget under the page, which notes the keys that reach it."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        self.keys.append(event.key())


@pytest.fixture
def table(qtbot: QtBot) -> _Table:
    made = _Table()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


def page_of(table: _Table, kind: type[QWidget]) -> ResultPanel | MatchEnd:
    if kind is MatchEnd:
        page: ResultPanel | MatchEnd = MatchEnd(theme(), skin(), table)
    else:
        page = ResultPanel(theme(), skin(), table, lambda: (3, 1, 4, 2), lambda: 0.0)
    page.show()
    return page


@pytest.mark.parametrize("kind", [ResultPanel, MatchEnd])
def test_keys_of_the_window_come_through_and_those_of_the_table_do_not(
    table: _Table, kind: type[QWidget]
) -> None:
    page = page_of(table, kind)
    for key in (Qt.Key.Key_F1, Qt.Key.Key_F11, Qt.Key.Key_Space, Qt.Key.Key_W, Qt.Key.Key_Escape):
        QTest.keyClick(page, key)

    assert table.keys == [Qt.Key.Key_F1, Qt.Key.Key_F11]


def test_at_the_end_of_a_match_escape_leads_home_and_enter_where_the_keyboard_is(table: _Table) -> None:
    page = page_of(table, MatchEnd)
    assert isinstance(page, MatchEnd)
    gone: list[str] = []
    page.home_wanted.connect(lambda: gone.append("home"))
    page.again_wanted.connect(lambda: gone.append("again"))
    page.again_button.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Return)
    QTest.keyClick(page, Qt.Key.Key_Escape)

    assert gone == ["again", "home"]
