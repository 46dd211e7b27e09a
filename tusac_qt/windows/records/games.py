"""My games: every match that was left and can be continued, and the games that are over, the latest first."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tusac_qt.model.past_game_words import PastLines, unread_lines
from tusac_qt.play.autosave import Unfinished, begun_at
from tusac_qt.play.past_games import PastGame
from tusac_qt.windows.records.game_card import GameCard
from tusac_qt.windows.widgets.dates import told_lines, told_standing, when_text
from tusac_qt.windows.widgets.door import Door
from tusac_qt.windows.widgets.page import Page, edges
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.windows.widgets.scrolling import CenteredBody
from tusac_qt.words.i18n import rules_name

MOST_FINISHED = 8
"""The page shows no more games that are over; all are behind a door."""


class GamesPage(Page):
    """A page of the games: a card for each match to continue, and for the latest finished games.

    Attributes:
        scores: the door to the score book.
        buttons: one for each match that can be continued, the one last played first.
        every: leads to all games that are over, and to those kept elsewhere.
        nothing: says that there is no game yet.
        finished: the cards of the games that are over, by the path of the record, the latest first.

    Signals:
        resume_wanted: the `Unfinished` match that goes on.
        replay_wanted: the path of the record to be opened.
        scores_wanted, records_wanted: the player wants the score book, all records.
    """

    resume_wanted = Signal(object)
    replay_wanted = Signal(object)
    scores_wanted = Signal()
    records_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._body, self._language = 15, ""
        self._title, self.nothing = PlainLabel(self), PlainLabel(self)
        self._title.setProperty("role", "heading")
        self.nothing.setProperty("role", "secondary")
        self.nothing.setWordWrap(True)
        self.back = QPushButton(self)
        self.back.clicked.connect(self.closed)
        self.buttons: list[QPushButton] = []
        self._unfinished: list[GameCard] = []
        self.finished: dict[Path, GameCard] = {}
        self.scores = Door(self)
        self.scores.clicked.connect(self.scores_wanted)
        self.every = QPushButton(self)
        self.every.setProperty("role", "link")
        self.every.clicked.connect(self.records_wanted)
        self._rows = QVBoxLayout()
        self._lay_out()

    def show_games(self, games: Sequence[Unfinished], finished: Sequence[Path], language: str) -> None:
        """Show these matches and records, in the current language.

        `tell` shows the content of each record later.
        """
        self._language = language
        self._title.setText(self.tr("My games"))
        self.nothing.setText(self.tr("No games yet. Games you finish or leave midway will be listed here."))
        self.nothing.setVisible(not games and not finished)
        self.back.setText(self.tr("Back (Esc)"))
        self.scores.show_lines(self.tr("Score book"), self.tr("Your points and best hands"))
        self._clear()
        if games:
            self._add_title(self.tr("Unfinished"))
        for game in games:
            rules = rules_name(game.replayed.match.setup.rules.name)
            about = f"{rules}  ·  {when_text(begun_at(game.path), language)}"
            card = self._add_card(PastLines(told_standing(game, language), about), self.tr("Continue"))
            card.button.clicked.connect(self._resume(game))
            self._unfinished.append(card)
            self.buttons.append(card.button)
        if finished:
            self._add_title(self.tr("Finished"))
        for path in finished[:MOST_FINISHED]:
            lines = unread_lines(path, when_text(begun_at(path), language))
            card = self.finished[path] = self._add_card(lines, self.tr("Replay"))
            card.button.clicked.connect(partial(self.replay_wanted.emit, path))
        self.every.setText(self.tr("All finished games, or a file…"))
        cards = (*self._unfinished, *self.finished.values())
        self.setFocusProxy(cards[0].button if cards else self.scores)
        self.fit(self._body)

    def tell(self, path: Path, game: PastGame | None) -> None:
        """Show the content of the record of a finished game; None if it cannot be read."""
        card = self.finished.get(path)
        if card is not None:
            card.show_lines(told_lines(path, game, self._language))

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._body = body_px
        self._inner.setMaximumWidth(66 * body_px)
        self._box.setContentsMargins(edges(body_px))
        self._column.setSpacing(round(1.2 * body_px))
        self._rows.setSpacing(round(0.6 * body_px))
        self.scores.fit(body_px, is_roomy=True)
        for card in (*self._unfinished, *self.finished.values()):
            card.fit(body_px)

    def _clear(self) -> None:
        self.buttons.clear()
        self._unfinished.clear()
        self.finished.clear()
        while (item := self._rows.takeAt(0)) is not None:
            row = item.widget()
            if row is not None:
                row.hide()
                row.deleteLater()

    def _add_title(self, text: str) -> None:
        title = PlainLabel(text, self)
        title.setProperty("role", "title")
        self._rows.addWidget(title)

    def _add_card(self, lines: PastLines, does: str) -> GameCard:
        card = GameCard(lines, does, self)
        self._rows.addWidget(card)
        return card

    def _resume(self, game: Unfinished) -> Callable[[], None]:
        return lambda: self.resume_wanted.emit(game)

    def _lay_out(self) -> None:
        self._inner = inner = QWidget(self)
        self._column = column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.addStretch(2)  # few games lie a little above the middle, many fill the page
        column.addWidget(self.scores)
        column.addWidget(self.nothing)
        column.addLayout(self._rows)
        column.addWidget(self.every, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(3)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self.back)
        self._box = box = QVBoxLayout(self)
        box.addLayout(head)
        box.addWidget(CenteredBody(inner, self), 1)
