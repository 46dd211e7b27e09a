"""The page of the daily deal: play it, and then see what each level of computer gets from the same cards."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tusac_qt.windows.widgets.page import Page
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.windows.widgets.scrolling import ScrolledBody


class DailyPage(Page):
    """The page.

    Attributes:
        play: begins the deal.
        picture: makes a picture of how it went.
        back: leaves.

    Signals:
        play_wanted: the player wants to play it.
        picture_wanted: the player wants to show others how it went.
    """

    play_wanted = Signal()
    picture_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.title, self.day, self.about, self.told = (PlainLabel(self) for _ in range(4))
        self.title.setProperty("role", "heading")
        self.day.setProperty("role", "secondary")
        self.about.setProperty("role", "secondary")
        self.told.setProperty("role", "title")
        for label in (self.about, self.told):
            label.setWordWrap(True)
        self.play, self.picture, self.back = (QPushButton(self) for _ in range(3))
        self.play.setProperty("role", "primary")
        self.play.clicked.connect(self.play_wanted)
        self.picture.clicked.connect(self.picture_wanted)
        self.back.clicked.connect(self.closed)
        self._rows = QWidget(self)
        self._grid = QGridLayout(self._rows)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._labels: list[tuple[PlainLabel, PlainLabel]] = []
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch()
        head.addWidget(self.back)
        self._inner = QFrame(self)
        self._inner.setProperty("role", "card")
        self._column = column = QVBoxLayout(self._inner)
        for widget in (self.day, self.told, self._rows, self.about, self.play, self.picture):
            column.addWidget(widget)
        sides = QHBoxLayout()
        sides.addStretch()
        sides.addWidget(self._inner, 10)
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
        self.setFocusProxy(self.play)

    def show_deal(
        self, day: str, sentence: str, rows: list[tuple[str, str]], *, is_played: bool, is_today: bool
    ) -> None:
        """Show a deal, in the language now spoken.

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
                "One round a day against computer players (neighbors). With the same rules, everyone gets the"
                " same cards."
            )
        )
        self.told.setText(sentence)
        self.play.setText(
            self.tr("Play it again for practice") if is_played and is_today else self.tr("Play today’s deal")
        )
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

    def fit(self, body_px: int) -> None:
        """Suit text of that height."""
        edge = round(1.2 * body_px)
        self._box.setContentsMargins(edge, edge, edge, edge)
        self._inner.setMaximumWidth(44 * body_px)
        self._column.setSpacing(round(1.1 * body_px))
        self._column.setContentsMargins(*(round(1.8 * body_px),) * 4)
        self._grid.setVerticalSpacing(round(0.5 * body_px))
