"""Tables on a screen for tests: real scenes, pages and windows over real local tables, on a fast clock."""

import time
from collections.abc import Callable, Iterator
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from net.pace import Pace
from tusac_qt.bridges.bridge import TableBridge
from tusac_qt.bridges.worker import Worker
from tusac_qt.choices.settings import Settings
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.table import Prompt
from tusac_qt.scene.looks import card_skin, load_cards, load_theme
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.table.table import TablePage

SPEED = 40.0
"""How much faster the clock of a test runs: a quarter of a second's guard is over in six milliseconds."""

_REST_MS = 6
"""What comes sooner after the same press counts as a part of it."""

SWIFT = Pace("swift", 0.0, None, None, 0.0, 0.0, gives_hints=False)
"""A pace without floors, limits and flights."""

PLAIN = Settings(flight_percent=0)
"""A first start's settings, but that no card flies."""


def fast_clock() -> float:
    """Return seconds that pass much faster than real ones."""
    return time.monotonic() * SPEED


@cache
def theme() -> Theme:
    """Return the colors of the table."""
    return load_theme()


@cache
def _skin(settings: Settings) -> CardSkin:
    return card_skin(load_cards(), settings)


def skin(settings: Settings = PLAIN) -> CardSkin:
    """Return how cards look by these settings."""
    return _skin(settings)


class Seated:
    """A person at a table's page, with eyes, keys and a mouse.

    Attributes:
        page: the page.
        record: all the table has written.
    """

    def __init__(
        self,
        qtbot: QtBot,
        table: LocalTable,
        settings: Settings = PLAIN,
        size: tuple[int, int] = (1280, 800),
        clock: Callable[[], float] = fast_clock,
    ) -> None:
        self._qtbot = qtbot
        self._worker = Worker()
        self.record = ""
        self.bridge = TableBridge(table, self._worker, self._save, clock=clock)
        self.page = TablePage(self.bridge, settings, theme(), skin(settings))
        qtbot.addWidget(self.page, before_close_func=lambda _: self.leave())
        self.page.resize(*size)
        self.page.show()
        self.page.start()

    def leave(self) -> None:
        """Close the table and end its thread."""
        self.page.close_table()
        self._worker.stop()

    def wait(self) -> None:
        """Wait until something is asked and taken, or the round is over."""
        table = self.bridge.table

        def is_ready() -> bool:
            prompt = table.prompt
            return table.view.outcome is not None or (
                prompt is not None and prompt.accepts_input(self.bridge.now)
            )

        self._qtbot.waitUntil(is_ready)

    def prompts(self) -> Iterator[Prompt]:
        """Yield what the person is asked, each time once it may be answered, until the round is over."""
        table = self.bridge.table
        while table.view.outcome is None:
            self.wait()
            if table.prompt is not None:
                yield table.prompt

    def do_proposed(self) -> None:
        """Do what the computer would do, wherever the keyboard is."""
        prompt = self.bridge.table.prompt
        assert prompt is not None
        self.bridge.act(prompt.proposed)

    def press(self, key: Qt.Key) -> None:
        """Press a key of the table; not so soon after the last one that it would count as the same."""
        self._qtbot.wait(_REST_MS)
        QTest.keyClick(self.page.view, key)

    def press_focused(self, key: Qt.Key) -> None:
        """Press a key where the keyboard is, as a person does."""
        self._qtbot.wait(_REST_MS)
        QTest.keyClick(self.page.focusWidget() or self.page.view, key)

    def press_shifted(self, key: Qt.Key) -> None:
        """Press a key together with Shift where the keyboard is."""
        self._qtbot.wait(_REST_MS)
        QTest.keyClick(self.page.focusWidget() or self.page.view, key, Qt.KeyboardModifier.ShiftModifier)

    def click(self, x: float, y: float) -> None:
        """Click at a place of the scene."""
        self._qtbot.wait(_REST_MS)
        point = self.page.view.mapFromScene(x, y)
        QTest.mouseClick(
            self.page.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point
        )

    def drag(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """Drag something from a place of the scene to another."""
        view = self.page.view
        points = [
            view.mapFromScene(x + (to_x - x) * step / 4, y + (to_y - y) * step / 4) for step in range(5)
        ]
        QTest.mousePress(
            view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, points[0]
        )
        for point in points[1:]:
            QTest.mouseMove(view.viewport(), point)
        QTest.mouseRelease(
            view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, points[-1]
        )

    def _save(self, text: str) -> None:
        self.record += text
