"""The end of a match: the final places, the curves of the tallies, the best hand, and the way on."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tusac_qt.model.match_page import BestHand, FinalStanding, MatchPage
from tusac_qt.model.together import TogetherText
from tusac_qt.model.zones import TableLayout
from tusac_qt.scene.emblem import paint_emblem
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.widgets.card_strip import CardStrip
from tusac_qt.windows.widgets.flow import Flow
from tusac_qt.windows.widgets.focus_ring import go_round
from tusac_qt.windows.widgets.ground import GroundPage
from tusac_qt.windows.widgets.page import press_by_key, take_from_table
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.windows.widgets.scrolling import ScrolledBody
from tusac_qt.windows.widgets.tally_chart import TallyChart, line_colors, paint_mark
from tusac_qt.words.numbers import signed
from tusac_qt.words.translation import translate

_NARROW = 60.0
"""A page less wide than so many heights of text has the curves under the places."""
_ALONE = 36.0
"""So many heights of text the places are wide where no curves are."""


class _Face(QWidget):
    """A player's emblem, where there are curves with the mark of the player's."""

    def __init__(
        self, theme: Theme, standing: FinalStanding, place: int, side: int, *, is_marked: bool
    ) -> None:
        super().__init__()
        self._theme, self._face, self._place, self._is_marked = theme, standing.face, place, is_marked
        self.setFixedSize(QSize(round((1.7 if is_marked else 1.0) * side), side))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint it; called by Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self.height()
        if self._is_marked:
            colors = line_colors(self._theme)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors[self._place % len(colors)])
            paint_mark(painter, QPointF(0.3 * side, side / 2), 0.32 * side, self._place)
        paint_emblem(painter, QRectF(self.width() - side, 0, side, side), self._face)


class MatchEnd(GroundPage):
    """Lies over the table once the last result has been looked at.

    Signals:
        again_wanted: another match like this one.
        review_wanted: to look at the match again, step by step.
        together_wanted: to look at the last round again with the others at the table.
        picture_wanted: a picture of it, to be shown to others.
        home_wanted: back to the home screen.

    Attributes:
        skin: how cards look.
        may_play_again: whether another match can be begun from here.
    """

    again_wanted = Signal()
    review_wanted = Signal()
    together_wanted = Signal()
    picture_wanted = Signal()
    home_wanted = Signal()

    def __init__(self, theme: Theme, skin: CardSkin, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.skin = skin
        self.may_play_again = True
        self._layout: TableLayout | None = None
        self.line = PlainLabel(self)
        self.line.setProperty("role", "heading")
        self.line.setWordWrap(True)
        self.line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._body = ScrolledBody(self)
        self.home_button, self.picture_button, self.review_button, self.together_button, self.again_button = (
            QPushButton(self) for _ in range(5)
        )
        self._buttons = (
            self.home_button,
            self.picture_button,
            self.review_button,
            self.together_button,
            self.again_button,
        )
        self.again_button.setProperty("role", "primary")
        self.review_button.hide()
        self.together_button.hide()
        self.together = PlainLabel(self)
        self.together.setWordWrap(True)
        self.together.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.together.hide()
        buttons = self._row = Flow(self, is_centered=True)  # two lines where the letters are large
        for button, wanted in (
            (self.home_button, self.home_wanted),
            (self.picture_button, self.picture_wanted),
            (self.review_button, self.review_wanted),
            (self.together_button, self.together_wanted),
            (self.again_button, self.again_wanted),
        ):
            button.clicked.connect(wanted)
            buttons.add(button)
        self._box = QVBoxLayout(self)
        self._box.addWidget(self.line)
        self._box.addWidget(self._body, 1)
        self._box.addWidget(self.together)
        self._box.addWidget(buttons)
        self.hide()

    def place(self, layout: TableLayout) -> None:
        """Cover the whole table."""
        self._layout = layout
        unit = layout.text.unit
        self._box.setContentsMargins(*(round(space * unit) for space in (28, 22, 28, 14)))
        self._box.setSpacing(round(14 * unit))
        self._row.set_gap(round(14 * unit))
        self.setGeometry(0, 0, round(layout.width), round(layout.height))

    def offer_review(self) -> None:
        """Offer to look at the match again; until then there is no button for it."""
        self.review_button.setText(translate("result", "Review"))
        self.review_button.show()

    def show_together(self, text: TogetherText) -> None:
        """Show who watches the last round again, with a button to join them."""
        self.together.setText(text.line)
        self.together.setVisible(bool(text.line))
        self.together_button.setText(text.button)
        self.together_button.setVisible(bool(text.button))

    def show_match(self, page: MatchPage) -> None:
        """Show how a match ended."""
        layout = self._layout
        if layout is None:
            return
        self.line.setText(page.line)
        body = QWidget()
        whole = QVBoxLayout(body)
        whole.setSpacing(round(1.2 * layout.text.body))
        whole.addLayout(self._upper(page, body, layout), 1)
        if page.best is not None:
            self._add_best(whole, page.best, layout)
        self._body.setWidget(body)
        for button in (self.again_button, self.home_button):
            button.setAccessibleDescription(page.spoken)
        self.again_button.setText(translate("result", "Play again"))
        self.again_button.setVisible(self.may_play_again)
        self.home_button.setText(translate("result", "Home"))
        self.picture_button.setText(translate("result", "Picture"))
        is_new = not self.isVisible()
        self.show()
        if is_new:
            self.raise_()
            self.take_focus()

    def take_focus(self) -> None:
        """Let the keyboard press the first button."""
        first = self.again_button if self.may_play_again else self.home_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _upper(self, page: MatchPage, body: QWidget, layout: TableLayout) -> QBoxLayout:
        """Return the widget of the final places, with the curves beside or below them.

        After a single round there are no curves.
        """
        px = layout.text.body
        is_narrow = layout.width < _NARROW * px
        way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        upper = QBoxLayout(way)
        upper.setSpacing(round(2 * px))
        if page.has_curves:
            upper.addLayout(self._places(page, px, round(3.2 * px)))
            chart = TallyChart(self._theme, body)
            chart.show_curves(page.standings, page.first_round, px)
            chart.setAccessibleName(page.spoken)
            charted = QVBoxLayout()
            charted.addWidget(chart, 1)
            if page.note:
                note = PlainLabel(page.note)
                note.setProperty("role", "secondary")
                note.setWordWrap(True)
                charted.addWidget(note)
            upper.addLayout(charted, 1)
            return upper
        room = 0.4 * layout.height / len(page.standings)
        middle = QWidget(body)
        middle.setFixedWidth(round(min(_ALONE * px, 0.8 * layout.width)))
        middle.setLayout(self._places(page, px, round(min(max(room, 3.2 * px), 5.5 * px))))
        upper.addStretch()
        upper.addWidget(middle, 0, Qt.AlignmentFlag.AlignCenter)
        upper.addStretch()
        return upper

    def _places(self, page: MatchPage, body_px: float, side: int) -> QGridLayout:
        """Return the widget of the final places, with faces of that height."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(body_px))
        grid.setVerticalSpacing(round(0.6 * body_px))
        for row, standing in enumerate(page.standings):
            rank, name, tally = (
                PlainLabel(f"{standing.rank}."),
                PlainLabel(standing.name),
                PlainLabel(signed(standing.tally)),
            )
            for label in (rank, name):
                label.setProperty("role", "title" if standing.rank == 1 else "")
            tally.setProperty(
                "role", "gain" if standing.tally > 0 else "loss" if standing.tally < 0 else "title"
            )
            tally.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            name.setWordWrap(True)
            name.setMinimumWidth(round(9 * body_px))
            grid.addWidget(rank, row, 0)
            grid.addWidget(_Face(self._theme, standing, row, side, is_marked=page.has_curves), row, 1)
            grid.addWidget(name, row, 2)
            grid.addWidget(tally, row, 3)
        grid.setRowStretch(len(page.standings), 1)
        grid.setColumnStretch(2, 1)
        return grid

    def _add_best(self, whole: QVBoxLayout, best: BestHand, layout: TableLayout) -> None:
        """Show the best hand in one row, as large as the page is wide."""
        text = PlainLabel(best.text)
        text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        text.setWordWrap(True)
        whole.addWidget(text)
        count = sum(map(len, best.sets))
        room = layout.width - 80 * layout.text.unit
        card_w = int(min(room / (count + 0.5 * len(best.sets)) - 2, layout.card[0], 0.10 * layout.height))
        row = QHBoxLayout()
        row.setSpacing(max(4, round(0.4 * card_w)))
        row.addStretch()
        for cards in best.sets:
            strip = CardStrip(self.skin, card_w)
            strip.show_cards(cards)
            row.addWidget(strip)
        row.addStretch()
        whole.addLayout(row)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001, N802 - Qt's signature
        """Keep the keyboard on this page, not on what lies under it; called by Qt."""
        return go_round(self._buttons, forwards=next)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Swallow the keys of the table: only the buttons work here, and Escape goes home.

        Called by Qt.
        """
        if take_from_table(event):
            self._body.move_by_key(event.key())
            press_by_key(self, event, self.home_button)
