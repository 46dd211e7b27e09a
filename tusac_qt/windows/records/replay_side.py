"""The side of a replay: the events, the other hands, whether the record is true."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QListView,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tusac_qt.scene.style_sheet import restyle
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.records.together_line import TogetherLine
from tusac_qt.windows.table.open_hands import OpenHand, OpenHands
from tusac_qt.windows.widgets.list_rows import add_row
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.windows.widgets.scrolling import ScrolledBody

_MOST_FOR_HANDS = 0.46
"""How much of the panel's height the hands may take."""
_LEAST_STORY, _LEAST_HANDS = 5, 4
"""So many lines of what happened, and of the hands, are always seen.

Where there is no room for them, all is scrolled.
"""


class ReplaySide(QFrame):
    """The side panel.

    Attributes:
        together: who else looks at this round.
        story: what happened, one row for each frame of the round.
        judgement: what the hard computer would have done.
        verdict: whether the record is true.
        details: shows what was checked.
        body: all of it, scrolled where that has to be.

    Signals:
        chosen: the place of the frame whose row was chosen.
        details_wanted: the player wants to know what was checked.
    """

    chosen = Signal(int)
    details_wanted = Signal()

    def __init__(self, theme: Theme, skin: CardSkin, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        inner = QWidget(self)
        self.heading = PlainLabel(inner)
        self.heading.setProperty("role", "title")
        self.heading.setWordWrap(True)
        self.together = TogetherLine(inner)
        self.story = QListWidget(inner)
        self.story.setObjectName("chapters")
        self.story.setWordWrap(True)
        self.story.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.story.setResizeMode(QListView.ResizeMode.Adjust)
        self.story.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.story.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.story.currentRowChanged.connect(self._choose)
        self.judgement = PlainLabel(inner)
        self.judgement.setWordWrap(True)
        self.hands = OpenHands(theme, skin)
        self.hands_body = ScrolledBody(inner)
        self.hands_body.setWidget(self.hands)
        self.verdict = PlainLabel(inner)
        self.verdict.setProperty("role", "secondary")
        self.verdict.setWordWrap(True)
        self.details = QPushButton(inner)
        self.details.setProperty("role", "small")
        self.details.clicked.connect(self.details_wanted)
        self.box = box = QVBoxLayout(inner)
        box.addWidget(self.heading)
        box.addWidget(self.together)
        box.addWidget(self.story, 1)
        box.addWidget(self.judgement)
        box.addWidget(self.hands_body)
        self._foot = foot = QHBoxLayout()
        foot.addWidget(self.verdict, 1)
        foot.addWidget(self.details)
        box.addLayout(foot)
        self.body = ScrolledBody(self)
        self.body.setWidget(inner)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.body)

    def tell(self, rows: Sequence[str]) -> None:
        """Show another round's rows."""
        self.story.blockSignals(True)
        self.story.clear()
        for row in rows:
            add_row(self.story, row)
        self._size_rows()
        self.story.blockSignals(False)

    def go_to(self, row: int) -> None:
        """Mark the row of the frame that is shown."""
        self.story.blockSignals(True)
        self.story.setCurrentRow(row)
        self.story.scrollToItem(self.story.currentItem(), QListView.ScrollHint.PositionAtCenter)
        self.story.blockSignals(False)

    def show_hands(self, hands: tuple[OpenHand, ...], body_px: int) -> None:
        """Show the concealed cards of the other seats."""
        self.hands.show_hands(hands, body_px)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Share the height out; called by Qt."""
        super().resizeEvent(event)
        self._size_rows()
        self._make_room()

    def _size_rows(self) -> None:
        """Make each row as high as its wrapped text, with the margins that Qt forgets."""
        metrics = QFontMetrics(self.story.font())
        around = metrics.height()
        width = max(around, self.story.viewport().width() - round(1.6 * around))
        for row in range(self.story.count()):
            item = self.story.item(row)
            box = metrics.boundingRect(QRect(0, 0, width, 0), Qt.TextFlag.TextWordWrap, item.text())
            item.setSizeHint(QSize(width, box.height() + round(0.7 * around)))

    def _make_room(self) -> None:
        """Show the hands whole if that leaves a third of the height to the events.

        The decision to scroll them is made here: with a scroll bar the cards are smaller, so that they might
        fit and lose the bar again. With large text in a low window there is not enough room for either: then
        both get their full height, and the whole panel is scrolled.
        """
        line = QFontMetrics(self.story.font()).height()
        left = self.height() - self._used() - _LEAST_STORY * line
        is_scarce = left < _LEAST_HANDS * line
        room = round(min(left, _MOST_FOR_HANDS * self.height()))
        if is_scarce:
            self.hands.fit(0)
            room = self.hands.height()
        else:
            self.hands.fit(room)
        policy, direction = Qt.ScrollBarPolicy, QBoxLayout.Direction
        as_high = QSizePolicy.Policy.Expanding if is_scarce else QSizePolicy.Policy.Ignored
        self.story.setSizePolicy(QSizePolicy.Policy.Expanding, as_high)
        self.story.setMinimumHeight(_LEAST_STORY * line if is_scarce else 0)
        self._foot.setDirection(direction.TopToBottom if is_scarce else direction.LeftToRight)
        self.body.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOn if is_scarce else policy.ScrollBarAlwaysOff
        )
        is_whole = self.hands.heightForWidth(self.hands_body.width()) <= room
        self.hands_body.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if is_whole else policy.ScrollBarAlwaysOn
        )
        self.hands_body.setFixedHeight(min(self.hands.height(), room))

    def _used(self) -> int:
        """Return the height of everything except hands and events."""
        edges = self.box.contentsMargins()
        width = self.width() - edges.left() - edges.right()
        details = self.details.sizeHint().width() + self.box.spacing() if self.details.isVisible() else 0
        rows = [(self.heading, width), (self.judgement, width), (self.verdict, width - details)]
        high = [label.heightForWidth(wide) for label, wide in rows]
        high[-1] = max(high[-1], self.details.sizeHint().height() if details else 0)
        if self.together.isVisible():
            high.append(self.together.sizeHint().height())
        return sum(high) + (len(high) + 1) * self.box.spacing() + edges.top() + edges.bottom()

    def show_judgement(self, text: str) -> None:
        """Say what the hard computer would have done."""
        self.judgement.setText(text)
        self._make_room()

    def show_verdict(self, sentence: str, *, is_true: bool | None) -> None:
        """Say whether the record is true; None while that is not known."""
        mark = "" if is_true is None else "✓ " if is_true else "✗ "
        self.verdict.setText(mark + sentence)
        self.verdict.setProperty("role", "warning" if is_true is False else "secondary")
        restyle(self.verdict)
        self.details.setVisible(is_true is not None)
        self._make_room()

    def _choose(self, row: int) -> None:
        if row >= 0:
            self.chosen.emit(row)
