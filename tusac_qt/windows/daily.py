"""The page of the daily deal: play it, and then see what each level of computer gets from the same cards."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tusac_qt.windows.page import Page
from tusac_qt.windows.plain import PlainLabel


class DailyPage(Page):
    """The page.

    Attributes:
        play: begins the deal.
        back: leaves.

    Signals:
        play_wanted: the player wants to play it.
    """

    play_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.title, self.day, self.about, self.told = (PlainLabel(self) for _ in range(4))
        self.title.setProperty("role", "heading")
        self.day.setProperty("role", "secondary")
        self.told.setProperty("role", "title")
        for label in (self.about, self.told):
            label.setWordWrap(True)
        self.play, self.back = QPushButton(self), QPushButton(self)
        self.play.setProperty("role", "primary")
        self.play.clicked.connect(self.play_wanted)
        self.back.clicked.connect(self.closed)
        self._rows = QFrame(self)
        self._rows.setProperty("role", "card")
        self._grid = QGridLayout(self._rows)
        self._labels: list[tuple[PlainLabel, PlainLabel]] = []
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch()
        head.addWidget(self.back)
        self._column = column = QVBoxLayout()
        for widget in (self.day, self.about, self.told, self._rows):
            column.addWidget(widget)
        column.addWidget(self.play, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch()
        self._inner = QWidget(self)
        self._inner.setLayout(column)
        sides = QHBoxLayout()
        sides.addStretch()
        sides.addWidget(self._inner, 10)
        sides.addStretch()
        self._box = box = QVBoxLayout(self)
        box.addLayout(head)
        box.addLayout(sides, 1)
        self.setFocusProxy(self.play)

    def show_deal(self, day: str, sentence: str, rows: list[tuple[str, str]], *, is_played: bool) -> None:
        """Show a deal, in the language now spoken.

        Args:
            day: its date and rules.
            sentence: how the player has done.
            rows: who has got what.
            is_played: whether it has been played already.
        """
        self.title.setText(self.tr("Today’s deal"))
        self.back.setText(self.tr("Back (Esc)"))
        self.day.setText(day)
        self.about.setText(
            self.tr(
                "One round a day against normal computer players. With the same rules, everyone gets the"
                " same cards."
            )
        )
        self.told.setText(sentence)
        self.play.setText(
            self.tr("Play it again for practice") if is_played else self.tr("Play today’s deal")
        )
        while len(self._labels) < len(rows):
            pair = PlainLabel(self._rows), PlainLabel(self._rows)
            pair[1].setAlignment(Qt.AlignmentFlag.AlignRight)
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
        self._column.setSpacing(round(0.9 * body_px))
        self._grid.setVerticalSpacing(round(0.5 * body_px))
