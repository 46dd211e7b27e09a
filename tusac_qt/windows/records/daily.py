"""The page of the daily deal: play it, compare it with each level of computer, and see past days."""

from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tusac_qt.scene.theme import Theme
from tusac_qt.windows.records.month import Month
from tusac_qt.windows.widgets.page import Page, edges
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.windows.widgets.scrolling import ScrolledBody

_SIDE_BY_SIDE_EM = 52
"""A page narrower than this, in heights of text, has the calendar below the deal."""


class DailyPage(Page):
    """The page.

    Attributes:
        play: begins the deal.
        puzzles: leads to the ten questions of the day.
        picture: makes a picture of how it went.
        back: leaves.
        month: the days that were played.

    Signals: play_wanted: the player wants to play it. day_wanted: the `date` of the deal that the player
    wants to see. puzzles_wanted: the player wants the ten questions of the day. picture_wanted: the player
    wants a picture of the result for others.
    """

    play_wanted = Signal()
    picture_wanted = Signal()
    day_wanted = Signal(object)
    puzzles_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._body_px = 14
        self.title, self.day, self.about, self.told, self.streak = (PlainLabel(self) for _ in range(5))
        self.streak.setProperty("role", "title")
        self.streak.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.streak.setWordWrap(True)
        self.month = Month(theme, self)
        self.month.chosen.connect(self.day_wanted)
        self.title.setProperty("role", "heading")
        self.day.setProperty("role", "secondary")
        self.about.setProperty("role", "secondary")
        self.told.setProperty("role", "title")
        for label in (self.about, self.told):
            label.setWordWrap(True)
        self.play, self.picture, self.puzzles, self.back = (QPushButton(self) for _ in range(4))
        self.puzzles.clicked.connect(self.puzzles_wanted)
        self.play.setProperty("role", "primary")
        self.play.clicked.connect(self.play_wanted)
        self.picture.clicked.connect(self.picture_wanted)
        self.back.clicked.connect(self.closed)
        self._rows = QWidget(self)
        self._grid = QGridLayout(self._rows)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._labels: list[tuple[PlainLabel, PlainLabel]] = []
        self._lay_out()
        self.setFocusProxy(self.play)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch()
        head.addWidget(self.back)
        self._inner = QFrame(self)
        self._inner.setProperty("role", "card")
        self._column = column = QVBoxLayout(self._inner)
        for widget in (self.day, self.told, self._rows, self.about, self.play, self.picture):
            column.addWidget(widget)
        self._days = QFrame(self)
        self._days.setProperty("role", "card")
        self._calendar = calendar = QVBoxLayout(self._days)
        calendar.addWidget(self.month, 0, Qt.AlignmentFlag.AlignHCenter)
        calendar.addWidget(self.streak)
        calendar.addStretch()
        calendar.addWidget(self.puzzles)
        self._sides = sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        sides.addStretch()
        sides.addWidget(self._inner, 10)
        sides.addWidget(self._days)
        sides.addStretch()
        middle = QWidget(self)
        around = QVBoxLayout(middle)
        around.setContentsMargins(0, 0, 0, 0)
        around.addStretch(2)
        around.addLayout(sides)
        around.addStretch(3)
        self.body = ScrolledBody(self)
        self.body.setWidget(middle)
        self._box = box = QVBoxLayout(self)
        box.addLayout(head)
        box.addWidget(self.body, 1)

    def show_deal(
        self, day: str, sentence: str, rows: list[tuple[str, str]], *, is_played: bool, is_today: bool
    ) -> None:
        """Show a deal, in the current language.

        Args:
            day: its date and rules.
            sentence: how the player has done.
            rows: who has got what.
            is_played: whether it has been played already.
            is_today: whether it is today's, which can be played from here whatever deal is shown.
        """
        self.title.setText(self.tr("Today’s deal") if is_today else self.tr("An earlier daily deal"))
        self.back.setText(self.tr("Back (Esc)"))
        self.day.setText(day)
        self.about.setText(
            self.tr(
                "One round a day against computers of neighbor level. With the same rules,"
                " everyone gets the same cards."
            )
        )
        self.told.setText(sentence)
        self.play.setText(
            self.tr("Play it again for practice") if is_played and is_today else self.tr("Play today’s deal")
        )
        self.puzzles.setText(self.tr("What would you discard?"))
        self.picture.setText(self.tr("Picture (no cards shown)"))
        self.picture.setVisible(is_played)
        self._rows.setVisible(bool(rows))
        while len(self._labels) < len(rows):
            pair = PlainLabel(self._rows), PlainLabel(self._rows)
            pair[1].setAlignment(Qt.AlignmentFlag.AlignRight)
            for label in pair:
                label.setProperty("role", "title")
            for column, label in enumerate(pair):
                self._grid.addWidget(label, len(self._labels), column)
            self._labels.append(pair)
        for at, pair in enumerate(self._labels):
            for label, text in zip(pair, rows[at] if at < len(rows) else ("", ""), strict=True):
                label.setText(text)
                label.setVisible(at < len(rows))

    def show_days(self, told: Mapping[date, str], today: date, day: date, streak: str, language: str) -> None:
        """Show in a calendar which days were played.

        Args:
            told: those days, each with its comment.
            today: the day whose deal is played now.
            day: the day that is shown beside.
            streak: how many days in a row, in words.
            language: for the names of months and days.
        """
        self.month.show_days(told, today, day, language)
        self.streak.setText(streak)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Adapt to a new width; called by Qt."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        is_wide = self.width() >= _SIDE_BY_SIDE_EM * self._body_px
        way = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self._sides.setDirection(way)

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._body_px = body_px
        self.month.fit(body_px)
        self._calendar.setSpacing(round(0.8 * body_px))
        self._calendar.setContentsMargins(*(round(1.2 * body_px),) * 4)
        self._sides.setSpacing(round(1.2 * body_px))
        self._arrange()
        self._box.setContentsMargins(edges(body_px))
        self._inner.setMaximumWidth(44 * body_px)
        self._column.setSpacing(round(1.1 * body_px))
        self._column.setContentsMargins(*(round(1.8 * body_px),) * 4)
        self._grid.setVerticalSpacing(round(0.5 * body_px))
