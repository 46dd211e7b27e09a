"""A page with all games kept on this computer, to look back at one of them."""

import re
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout

from net.texts import cleaned
from tusac_qt.play.autosave import SUFFIX, last_played
from tusac_qt.windows.page import Page
from tusac_qt.windows.plain import PlainLabel

_LONGEST = 90
_DATE = re.compile(r"\d{4}-\d\d-\d\d \d\d\.\d\d(\.\d\d)? ?", re.ASCII)
_SHARED = re.compile(r"(.+) (\d{1,4})( \w+)?")
"""The table, the round, and how the round ended."""


class RecordsPage(Page):
    """The page.

    Attributes:
        games: one row for each file, the latest first.
        other: opens a file from elsewhere.

    Signals:
        open_wanted: the path of the record to be opened.
        other_wanted: the player wants to choose a file.
    """

    open_wanted = Signal(object)
    other_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._title, self._nothing = PlainLabel(self), PlainLabel(self)
        self._title.setProperty("role", "heading")
        self._nothing.setProperty("role", "secondary")
        self.games = QListWidget(self)
        self.games.setObjectName("chapters")
        self.games.itemActivated.connect(self._open)
        self.open, self.other, self.back = (QPushButton(self) for _ in range(3))
        self.open.setProperty("role", "primary")
        self.open.clicked.connect(lambda: self._open(self.games.currentItem()))
        self.other.clicked.connect(self.other_wanted)
        self.back.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self.back)
        foot = QHBoxLayout()
        foot.addWidget(self.other)
        foot.addStretch()
        foot.addWidget(self.open)
        self._box = box = QVBoxLayout(self)
        box.addLayout(head)
        box.addWidget(self._nothing)
        box.addWidget(self.games, 1)
        box.addLayout(foot)
        self.setFocusProxy(self.games)

    def show_records(self, paths: Sequence[Path], language: str) -> None:
        """Show these files, in the language now spoken."""
        self._title.setText(self.tr("Replay a game"))
        self._nothing.setText(self.tr("No saved games yet. You can also drop a file onto the window."))
        self.open.setText(self.tr("Replay"))
        self.other.setText(self.tr("Another file…"))
        self.back.setText(self.tr("Back (Esc)"))
        self.games.setAccessibleName(self._title.text())
        self.games.clear()
        locale = QLocale(language)
        for path in paths:
            played = QDateTime.fromSecsSinceEpoch(int(last_played(path)))
            date = locale.toString(played, QLocale.FormatType.ShortFormat)
            item = QListWidgetItem(f"{date}   ·   {self._called(path)}")
            item.setData(Qt.ItemDataRole.UserRole, str(path))
            self.games.addItem(item)
        self.games.setCurrentRow(0)
        self._nothing.setVisible(not paths)
        self.games.setVisible(bool(paths))
        self.open.setEnabled(bool(paths))

    def fit(self, body_px: int) -> None:
        """Suit text of that height."""
        edge = round(1.2 * body_px)
        self._box.setContentsMargins(edge, edge, edge, edge)

    def _called(self, path: Path) -> str:
        """Return what a file tells of itself by its name, which our programs have given it, or anybody."""
        name = cleaned(_DATE.sub("", path.stem), _LONGEST)
        if path.suffix == SUFFIX:
            return self.tr("{name}, solo").format(name=name) if name else self.tr("solo")
        shared = _SHARED.fullmatch(name)
        if shared is None:
            return name
        return self.tr("{table}, round {number}").format(table=shared[1], number=shared[2])

    def _open(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.open_wanted.emit(Path(item.data(Qt.ItemDataRole.UserRole)))
