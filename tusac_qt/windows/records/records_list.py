"""A page with all games kept on this computer, to look back at one of them."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout

from tusac_qt.model.past_game_words import unread_lines
from tusac_qt.play.autosave import begun_at
from tusac_qt.play.past_games import PastGame
from tusac_qt.scene.theme import Theme
from tusac_qt.windows.records.game_rows import ROW_EM, GameRows, show_lines
from tusac_qt.windows.widgets.dates import told_lines, when_text
from tusac_qt.windows.widgets.list_rows import add_row
from tusac_qt.windows.widgets.page import Page, edges
from tusac_qt.windows.widgets.plain import PlainLabel

_WIDEST_EM = 66
"""A list is no wider than so many heights of text."""


class RecordsPage(Page):
    """The page.

    Attributes:
        games: one row for each file, the latest first, of two lines: how the game ended, and when and with
            whom it was.
        nothing: says that there is no game yet.
        open: opens the game that is chosen.
        other: opens a file from elsewhere.

    Signals:
        open_wanted: the path of the record to be opened.
        other_wanted: the player wants to choose a file.
    """

    open_wanted = Signal(object)
    other_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._language = ""
        self._rows: dict[Path, int] = {}
        self._title, self.nothing = PlainLabel(self), PlainLabel(self)
        self._title.setProperty("role", "heading")
        self.nothing.setProperty("role", "secondary")
        self.nothing.setWordWrap(True)
        self.games = QListWidget(self)
        self.games.setObjectName("bare")
        self.games.setMouseTracking(True)
        self._painted = GameRows(theme, self.games)
        self.games.setItemDelegate(self._painted)
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
        box.addWidget(self.nothing, 1, Qt.AlignmentFlag.AlignTop)
        middle = QHBoxLayout()
        middle.addStretch()
        middle.addWidget(self.games, 10)
        middle.addStretch()
        box.addStretch(1)  # few games lie a little above the middle, many fill the page
        box.addLayout(middle, 20)
        box.addStretch(2)
        box.addLayout(foot)

    def show_records(self, paths: Sequence[Path], language: str) -> None:
        """Show these files, in the current language; what each holds is told later."""
        self._title.setText(self.tr("Replay a game"))
        self.nothing.setText(
            self.tr("No finished games yet. Once you’ve played one, you can step through it here.")
        )
        self.open.setText(self.tr("Replay"))
        self.other.setText(self.tr("Another file…"))
        self.back.setText(self.tr("Back (Esc)"))
        self.games.setAccessibleName(self._title.text())
        self._language = language
        self.games.clear()
        self._rows = {path: row for row, path in enumerate(paths)}
        for path in paths:
            item = add_row(self.games)
            item.setData(Qt.ItemDataRole.UserRole, str(path))
            show_lines(item, unread_lines(path, when_text(begun_at(path), language)))
        self.games.setCurrentRow(0)
        self.nothing.setVisible(not paths)
        self.games.setVisible(bool(paths))
        self._fit_list()
        self.open.setVisible(bool(paths))
        self.setFocusProxy(self.games if paths else self.other)

    def tell(self, path: Path, game: PastGame | None) -> None:
        """Show the content of one of the files; None if it cannot be read."""
        row = self._rows.get(path)
        if row is not None:
            show_lines(self.games.item(row), told_lines(path, game, self._language))

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._box.setContentsMargins(edges(body_px))
        self.games.setMaximumWidth(_WIDEST_EM * body_px)
        self._painted.body = body_px
        self.games.setSpacing(round(0.15 * body_px))
        self.games.doItemsLayout()
        self._fit_list()

    def _fit_list(self) -> None:
        """Let the list be no higher than its rows."""
        body = self._painted.body
        self.games.setMaximumHeight(round(self.games.count() * (ROW_EM + 0.4) * body + body))

    def _open(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.open_wanted.emit(Path(item.data(Qt.ItemDataRole.UserRole)))
