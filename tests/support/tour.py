"""A walk through all pages of the program that a player meets, over a node without a network."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from engine.rulesets import load
from tests.support.network import HOSTED, FakeNode, lobby
from tests.support.scenes import SWIFT
from tests.support.tables import whole_record
from tests.support.windows import Program, program
from tusac_qt.bridges.net_bridge import Wake
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.play.score_book import RoundKind, Scored, Sitter
from tusac_qt.play.score_file import add_score
from tusac_qt.windows.pages import Pages
from tusac_qt.windows.table.teacher import Teacher

SEED = bytes([1]) * 32
"""Deals a round that the player wins, doing what is proposed."""
NAMES = ("Trần Thị Ngọc Lan", "Minh", "Bà Ngoại")
HAND = ("rX-rX-rX-rX", "gX-gY-gZ", "gS-rS-wS-yS", "wA", "yC-yC-yC", "rA-rB-rC", "wZ-wZ")

_MELDS, _NEVER = 7, 1000
_PATIENCE_S = 120.0
_TO_REST = 5
"""So often layouts ask each other for room at most."""


def rest() -> None:
    """Let the pages come to rest."""
    for _ in range(_TO_REST):
        QCoreApplication.processEvents()


def until(condition: Callable[[], bool]) -> None:
    """Let the program go on until something is so."""
    latest = time.monotonic() + _PATIENCE_S
    while not condition():
        assert time.monotonic() < latest, "it never came"
        QCoreApplication.processEvents()
        time.sleep(0.005)


class Tour:
    """A program with something on every page.

    Attributes:
        program: it.
    """

    def __init__(self, folder: Path, settings: Settings) -> None:
        """Start it with an empty home, but for a record and a score book."""
        self._folder = folder
        self._nodes: list[FakeNode] = []
        options = StartOptions(seed=SEED, pace=SWIFT, rounds=2)
        self.program: Program = program(folder, lambda: self._make, settings, options)
        until(lambda: bool(self._nodes))

    def close(self) -> None:
        """End the program."""
        self.program.close()

    def pages(self) -> Iterator[str]:
        """Yield the name of each page while it is shown."""
        yield "home"
        yield from self._kept()
        yield from self._read()
        yield from self._lesson()
        yield from self._table()
        self.program.rooms.go_home()
        yield "home, a match to continue"
        yield from self._lobby()

    @property
    def is_still(self) -> bool:
        """Whether nothing on the table moves or is about to be gone."""
        page = self.program.rooms.table
        if page is None:
            return True
        calls = any(bubble.isVisible() for bubble in page.scene.calls.values())
        return not calls and not page.animator.is_running and not page.result.stage.animator.is_running

    def _lobby(self) -> Iterator[str]:
        self.program.network.join_flow.begun.emit()  # as when a table was asked for
        self._nodes[0].report(HOSTED)
        self._nodes[0].at(lobby(people=3))
        until(lambda: self.program.window.pages.currentWidget() is self.program.network.lobby)
        yield "lobby"

    def _make(self, wake: Wake) -> FakeNode:
        self._nodes.append(FakeNode(wake))
        return self._nodes[-1]

    def _kept(self) -> Iterator[str]:
        """The pages of finished games."""
        rooms, records = self.program.rooms, self._folder / "records"
        records.mkdir(exist_ok=True)
        record = records / "2026-11-20_20-15.tusac-record"
        record.write_text(whole_record(9, rounds=2), encoding="utf-8")
        for number in range(30):
            add_score(self._folder / "scores.jsonl", scored(number))
        rooms.show_games()
        until(lambda: _is_told(rooms))
        yield "games"
        rooms.results.show_scores()
        yield "score book"
        rooms.results.show_records()
        rest()
        yield "archive"
        rooms.results.show_daily()
        yield "daily deal"
        rooms.open_record(record)
        until(lambda: rooms.archive.page is not None)
        page = rooms.archive.page
        assert page is not None
        until(lambda: page._checked is not None)
        for _ in range(8):
            QTest.keyClick(page, Qt.Key.Key_PageDown)
        until(lambda: page.review.due is None)
        yield "look back"
        rooms.go_home()

    def _read(self) -> Iterator[str]:
        """The pages to read, and those to choose from."""
        rooms = self.program.rooms
        rooms.open_settings()
        yield "settings"
        rooms.settings_page.more.setChecked(True)
        yield "settings, all"
        rooms.rules.explain(load("pvt"))
        yield "rules"
        rooms.rules.help_page.show_page("keys")
        yield "keys"
        rooms.rules.edit("pvt")
        yield "rules editor"
        rooms.go_home()
        self.program.window.home.form_button.click()
        yield "form of a table"
        rooms.go_home()

    def _lesson(self) -> Iterator[str]:
        self.program.rooms.learn()
        page = self.program.rooms.table
        assert page is not None
        teacher = page.findChild(Teacher)
        assert isinstance(teacher, Teacher)
        until(teacher.bubble.isVisible)
        yield "lesson"

    def _table(self) -> Iterator[str]:
        rooms = self.program.rooms
        rooms.play()
        page = rooms.table
        assert page is not None
        table = page.bridge.table

        def is_asked(melds: int) -> bool:
            """Play on until so many melds lie open and something is asked."""
            prompt = table.prompt
            if prompt is not None and sum(map(len, table.view.exposed)) >= melds:
                return True
            if prompt is not None:
                page.bridge.act(prompt.proposed)
            return page.result.isVisible()

        until(lambda: is_asked(_MELDS))
        yield "table"
        until(lambda: is_asked(_NEVER))
        yield "result"
        page.result.next_wanted.emit()
        until(page.result.isHidden)
        until(lambda: is_asked(_NEVER))
        page.result.next_wanted.emit()
        until(page.match_end.isVisible)
        yield "end of the match"
        rooms.play()
        until(lambda: rooms.table is not page and rooms.table is not None)


def _is_told(rooms: Pages) -> bool:
    """Return whether all records on the page of games have been read."""
    games = rooms.results.games
    return games is not None and all(card.points.text() for card in games.finished.values())


def scored(number: int) -> Scored:
    """Return a round of a score book."""
    own = (25, -7, 4, -12)[number % 4]
    return Scored(
        when=f"2026-11-{1 + number % 28:02}T20:{number:02}:00+00:00", match=f"m{number // 8}",
        number=1 + number % 8,
        kind=RoundKind.SOLO, rules="pvt", me=0, payments=(own, -own, 0, 0), winner=0 if own > 0 else 1,
        sitters=(Sitter("An"), *(Sitter(name, "", name.encode().hex()) for name in NAMES)),
        points=21 if number == 8 else 9, hand=HAND, kongs=int(number % 5 == 0),
        levels={"easy": own - 3, "normal": own, "hard": own + 5 * (-1) ** number},
    )  # fmt: skip
