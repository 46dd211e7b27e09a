"""My games: every match that was left and can be continued."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QDateTime, QLocale, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QSpacerItem, QVBoxLayout, QWidget

from engine.seats import Seat
from tusac_qt.model.wording import signed
from tusac_qt.play.autosave import Unfinished, last_played
from tusac_qt.windows.door import Door
from tusac_qt.windows.page import Page
from tusac_qt.windows.plain import PlainLabel
from tusac_qt.windows.scrolling import CenteredBody
from tusac_qt.words.i18n import rules_name
from tusac_qt.words.punctuation import phrases
from tusac_qt.words.translation import translate


def standing(saved: Unfinished) -> str:
    """Return how a match stands: its round, and the player's points."""
    match = saved.replayed.match
    people = (seat for seat, level in saved.replayed.header.levels.items() if not level)
    tally = signed(match.tally[next(people, Seat(0))])
    if match.setup.rounds:
        text = translate("GamesPage", "round {number} of {rounds} · your score: {tally}")
    else:
        text = translate("GamesPage", "round {number} · your score: {tally}")
    return text.format(number=match.round_number, rounds=match.setup.rounds, tally=tally)


_BESIDE_EM = 66
"""A page at least so many heights of text wide has its doors beside each other."""


class GamesPage(Page):
    """Doors to what is over, and a row for each match that can be continued, the one last played first.

    Attributes:
        scores, records, daily: the doors to what belongs here too.
        buttons: one for each match that can be continued.

    Signals:
        resume_wanted: the `Unfinished` match that goes on.
        scores_wanted, records_wanted, daily_wanted: the player wants the score book, a look back, today's deal.
    """

    resume_wanted = Signal(object)
    scores_wanted = Signal()
    records_wanted = Signal()
    daily_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._body = 15
        self._title, self._nothing, self._left = (PlainLabel(self) for _ in range(3))
        self._title.setProperty("role", "heading")
        self._left.setProperty("role", "title")
        self._nothing.setProperty("role", "secondary")
        self._nothing.setWordWrap(True)
        self.back = QPushButton(self)
        self.back.clicked.connect(self.closed)
        self.buttons: list[QPushButton] = []
        self.scores, self.records, self.daily = (Door(self) for _ in range(3))
        self.scores.clicked.connect(self.scores_wanted)
        self.records.clicked.connect(self.records_wanted)
        self.daily.clicked.connect(self.daily_wanted)
        self._rows = QVBoxLayout()
        self._lay_out()

    def show_games(self, games: Sequence[Unfinished], language: str) -> None:
        """Show these matches, in the language now spoken."""
        self._title.setText(self.tr("My games"))
        self._left.setText(self.tr("Unfinished"))
        self._nothing.setText(self.tr("No unfinished games. If you leave one midway, you’ll find it here."))
        self._nothing.setVisible(not games)
        self.back.setText(self.tr("Back (Esc)"))
        self.scores.show_lines(self.tr("Score book"), self.tr("Your points and best hands"))
        self.records.show_lines(self.tr("Replay a game"), self.tr("Step by step, with all hands"))
        self.daily.show_lines(self.tr("Today’s deal"), self.tr("The same cards for everyone"))
        self.buttons.clear()
        while (item := self._rows.takeAt(0)) is not None:
            row = item.widget()
            if row is not None:
                row.hide()
                row.deleteLater()
        for game in games:
            self._rows.addWidget(self._row(game, language))
        self._rows.addStretch()
        self.setFocusProxy(self.buttons[0] if self.buttons else self.back)
        self.fit(self._body)

    def fit(self, body_px: int) -> None:
        """Suit text of that height."""
        self._body = body_px
        self._inner.setMaximumWidth(66 * body_px)
        self._box.setContentsMargins(*(round(1.4 * body_px),) * 4)
        self._column.setSpacing(round(0.6 * body_px))
        self._rows.setSpacing(round(0.6 * body_px))
        self._doors.setSpacing(round(0.8 * body_px))
        self._gap.changeSize(0, round(1.2 * body_px))
        for door in (self.scores, self.records, self.daily):
            door.fit(body_px, is_roomy=True)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Put the doors where there is room for them; asked by Qt."""
        super().resizeEvent(event)
        self._arrange()

    def _row(self, game: Unfinished, language: str) -> QWidget:
        played = QDateTime.fromSecsSinceEpoch(int(last_played(game.path)))
        date = QLocale(language).toString(played, QLocale.FormatType.ShortFormat)
        row = QFrame(self)
        row.setProperty("role", "card")
        about = PlainLabel(f"{rules_name(game.replayed.match.setup.rules.name)}  ·  {date}", row)
        about.setProperty("role", "secondary")
        stands = PlainLabel(standing(game), row)
        stands.setWordWrap(True)
        button = QPushButton(self.tr("Continue"), row)
        button.setAccessibleDescription(phrases((stands.text(), about.text())))
        button.clicked.connect(self._resume(game))
        self.buttons.append(button)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addWidget(stands)
        lines.addWidget(about)
        box = QHBoxLayout(row)
        box.addLayout(lines, 1)
        box.addWidget(button)
        return row

    def _arrange(self) -> None:
        is_wide = self.width() >= _BESIDE_EM * self._body
        way = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self._doors.setDirection(way)

    def _resume(self, game: Unfinished) -> Callable[[], None]:
        return lambda: self.resume_wanted.emit(game)

    def _lay_out(self) -> None:
        self._inner = inner = QWidget(self)
        self._doors = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for door in (self.scores, self.records, self.daily):
            self._doors.addWidget(door, 1)
        self._gap = QSpacerItem(0, 0)
        self._column = column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._doors)
        column.addItem(self._gap)
        column.addWidget(self._left)
        column.addWidget(self._nothing)
        column.addLayout(self._rows, 1)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self.back)
        self._box = box = QVBoxLayout(self)
        box.addLayout(head)
        box.addWidget(CenteredBody(inner, self), 1)
