"""The page of the day's ten questions: the table of a game, and the cards of the hand to choose from."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.cards import Card
from tusac_qt.choices.settings import Settings
from tusac_qt.model.packing import HALF_RATIO
from tusac_qt.model.puzzle_words import answer_text, card_line, end_text
from tusac_qt.play.hand_order import SortOrder, hand_groups, in_order
from tusac_qt.play.puzzles import Puzzle
from tusac_qt.play.replay_table import view_of
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.frame.herald import tell
from tusac_qt.windows.records.replay_stage import ReplayStage
from tusac_qt.windows.widgets.dates import when_text
from tusac_qt.windows.widgets.list_rows import add_row, set_row
from tusac_qt.windows.widgets.page import ENTER, Page
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.words.i18n import without_marks

_SIDE_EM, _MOST_BESIDE = 19, 0.5
_CARD_EM = 1.2
_MOST_OF_ROOM = 1000
"""The list takes all the room that is left; at the end, without it, the rest stands at the top and bottom."""


class _Cards(QListWidget):
    """The cards to choose from; Enter or a click answers.

    Signals:
        answered: the row of the card.
    """

    answered = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("chapters")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(lambda item: self.answered.emit(self.row(item)))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Answer with Enter or the space bar; called by Qt."""
        if event.key() in (*ENTER, Qt.Key.Key_Space):
            if not event.isAutoRepeat() and self.currentRow() >= 0:
                self.answered.emit(self.currentRow())
        else:
            super().keyPressEvent(event)


class PuzzlesPage(Page):
    """The page.

    Attributes:
        cards: the cards that may be discarded.
        told: what is said of an answer.
        following: leads to the next question.
        back: leaves.
        at: the number of the question, from 0.
        costs: what each answer so far costs.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._body_px = 14
        self._puzzles: tuple[Puzzle, ...] = ()
        self._settings = Settings()
        self._skin: CardSkin | None = None
        self._language = "en"
        self._stage: ReplayStage | None = None
        self._rows: tuple[Card, ...] = ()
        self._given: Card | None = None
        self.at = 0
        self.costs: list[int] = []
        self._title, self._number, self._origin, self.told = (PlainLabel(self) for _ in range(4))
        self._title.setProperty("role", "title")
        self._number.setProperty("role", "secondary")
        self._origin.setProperty("role", "secondary")
        for label in (self._title, self._origin, self.told):
            label.setWordWrap(True)
        self.cards = _Cards(self)
        self.cards.answered.connect(self._answer)
        self.following, self.back = QPushButton(self), QPushButton(self)
        self.following.setProperty("role", "primary")
        self.following.clicked.connect(self._go_on)
        self.back.clicked.connect(self.closed)
        self._side = QFrame(self)
        self._side.setObjectName("panel")
        self._column = column = QVBoxLayout(self._side)
        column.addWidget(self._title)
        column.addWidget(self._number)
        column.addWidget(self._origin)
        column.addWidget(self.cards, _MOST_OF_ROOM)
        column.addWidget(self.told)
        column.addStretch(1)
        column.addWidget(self.following)
        column.addWidget(self.back)
        self._box = box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        self._waiting = PlainLabel(self)
        self._waiting.setProperty("role", "title")
        self._waiting.setWordWrap(True)
        self._waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._waiting.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        box.addWidget(self._waiting, 1)
        box.addWidget(self._side)
        self.setFocusProxy(self.back)

    @property
    def puzzle(self) -> Puzzle | None:
        """The question that is shown."""
        return self._puzzles[self.at] if self.at < len(self._puzzles) else None

    def wait_for(self, settings: Settings, skin: CardSkin, language: str) -> None:
        """Say that questions are being looked for, or continue with present ones, in the current language."""
        self._settings, self._skin, self._language = settings, skin, language
        self._title.setText(self.tr("What would you discard?"))
        self.back.setText(self.tr("Back (Esc)"))
        self._waiting.setText(self.tr("Looking for positions…"))
        self.cards.setAccessibleName(self.tr("Cards you may discard"))
        self._show()

    def show_puzzles(self, puzzles: Sequence[Puzzle]) -> None:
        """Ask the first of these questions; nothing happens if they are asked already."""
        if tuple(puzzles) != self._puzzles:
            self._puzzles, self.at, self.costs, self._given = tuple(puzzles), 0, [], None
            if self.isVisible():
                self._show()

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._body_px = body_px
        half = round(0.5 * body_px)
        self._column.setContentsMargins(half, half, half, half)
        self._column.setSpacing(half)
        self.cards.setIconSize(QSize(round(_CARD_EM * body_px), round(_CARD_EM * HALF_RATIO * body_px)))
        self._size_side()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Adapt to a new width; called by Qt."""
        super().resizeEvent(event)
        self._size_side()

    def _size_side(self) -> None:
        wanted = max(_SIDE_EM * self._body_px, 0.27 * self.width())
        self._side.setFixedWidth(round(min(wanted, _MOST_BESIDE * self.width())))

    def close_page(self) -> None:
        """Stop what moves on the table."""
        if self._stage is not None:
            self._stage.close_stage()
            self._box.removeWidget(self._stage)
            self._stage.hide()
            self._stage.deleteLater()
            self._stage = None

    def leave(self) -> None:
        """Leave the page, and the table in it."""
        self.close_page()
        super().leave()

    def _show(self) -> None:
        """Show the question, or the summary of all questions."""
        self.close_page()
        puzzle = self.puzzle
        self.cards.clear()
        is_over = puzzle is None and bool(self._puzzles)
        self.following.setVisible(self._given is not None or is_over)
        self.cards.setVisible(puzzle is not None)
        self._waiting.setVisible(puzzle is None)
        self._origin.setVisible(puzzle is not None)
        self.told.setText("")
        if puzzle is None or self._skin is None:
            self._show_end()
            return
        text = self.tr("Question {number} of {all}")
        self._number.setText(text.format(number=self.at + 1, all=len(self._puzzles)))
        when = when_text(puzzle.begun, self._language)
        self._origin.setText(
            self.tr("A costly discard from your own game. {when}").format(when=when)
            if puzzle.done is not None
            else self.tr("From a game of masters")
        )
        self._stage = ReplayStage(
            puzzle.film, puzzle.frame, puzzle.seat, self._settings, (self._theme, self._skin)
        )
        self._stage.title = self._number.text()
        self._box.insertWidget(0, self._stage, 1)
        self._stage.show_frame(puzzle.frame, puzzle.seat, self._title.text(), moving=False)
        held = in_order(hand_groups(view_of(puzzle.frame.state, puzzle.seat), SortOrder.BEST, ()))
        self._rows = tuple(dict.fromkeys(one.card for one in held if one.card in puzzle.costs))
        for card in self._rows:
            row = add_row(self.cards, card_line(puzzle, card, is_answered=self._given is not None))
            row.setIcon(self._icon(card, self._skin))
        if self._given is None:
            self.cards.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._tell(puzzle, self._given)

    def _show_end(self) -> None:
        """Show the summary of all questions, or that they are being looked for."""
        if not self._puzzles:
            self._number.setText("")
            return
        self._number.setText(self.tr("That’s all for today."))
        self._waiting.setText(end_text(self.costs))
        self.following.setText(self.tr("Once more"))
        self.following.setFocus(Qt.FocusReason.OtherFocusReason)
        tell(self, self._waiting.text())

    def _icon(self, card: Card, skin: CardSkin) -> QIcon:
        size = QSizeF(self.cards.iconSize())
        return QIcon(skin.face(card, size, self.devicePixelRatioF(), half=True))

    def _answer(self, row: int) -> None:
        """Take the first answer to the question, and show its cost."""
        puzzle = self.puzzle
        if puzzle is None or self._given is not None or not 0 <= row < len(self._rows):
            return
        self._given = self._rows[row]
        self.costs = [*self.costs, puzzle.costs[self._given]]
        for at, card in enumerate(self._rows):
            set_row(self.cards.item(at), card_line(puzzle, card, is_answered=True))
        self._tell(puzzle, self._given)
        tell(self, self.told.text())

    def _tell(self, puzzle: Puzzle, card: Card) -> None:
        self.told.setText(answer_text(puzzle, card))
        is_last = self.at + 1 == len(self._puzzles)
        self.following.setText(self.tr("How it went") if is_last else self.tr("Next question"))
        self.following.show()
        self._column.activate()
        self.cards.scrollToItem(self.cards.item(self._rows.index(card)))
        self.following.setAccessibleDescription(without_marks(self.told.text()))
        self.following.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_on(self) -> None:
        if self.puzzle is None:
            self.at, self.costs = 0, []
        else:
            self.at += 1
        self._given = None
        self._show()
