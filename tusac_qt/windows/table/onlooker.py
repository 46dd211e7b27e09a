"""The spectator's panel in place of a hand: says that one watches, and how to take a seat."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from net.table.interface.status import Status
from tusac_qt.model.lobby import may_sit_down, plays_next_round
from tusac_qt.model.table_notes import lost_hand_note
from tusac_qt.model.zones import TableLayout
from tusac_qt.play.table import Table
from tusac_qt.windows.widgets.plain import PlainLabel


class OnlookerPanel(QFrame):
    """The panel; hidden from players, and on a big screen, which has no place for a hand.

    Signals:
        sit_wanted: the player wants a seat from the next round on.
    """

    sit_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._asked_in = 0
        self._round = 0
        self._is_watching, self._has_place = False, True
        self.title = PlainLabel(self)
        self.title.setProperty("role", "title")
        self.words = PlainLabel(self)
        self.words.setProperty("role", "secondary")
        self.words.setWordWrap(True)
        self.sit = QPushButton(self)
        self.sit.setProperty("role", "primary")
        self.sit.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys are the table's; the menu has the same
        self.sit.clicked.connect(self._ask)
        told = QVBoxLayout()
        told.addStretch()
        told.addWidget(self.title)
        told.addWidget(self.words)
        told.addStretch()
        self._box = box = QHBoxLayout(self)
        box.addLayout(told, 1)
        box.addWidget(self.sit, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    def place(self, layout: TableLayout) -> None:
        """Move to the place of the hand."""
        hand, pad = layout.hand, round(layout.text.body)
        self._has_place = hand.h > 0
        self.setVisible(self._is_watching and self._has_place)
        self.setGeometry(round(hand.x), round(hand.y), round(hand.w), round(hand.h))
        self._box.setContentsMargins(2 * pad, pad, 2 * pad, pad)
        self._box.setSpacing(pad)

    def follow(self, table: Table, status: Status) -> None:
        """Show the current status."""
        self._is_watching = table.is_watching
        self.setVisible(table.is_watching and self._has_place)
        if not table.is_watching:
            return
        self._round = table.match.round_number
        lost = lost_hand_note(status, is_watching=True)
        self.title.setText(lost or self.tr("You’re watching"))
        words = self.tr("You see the table from {name}’s seat; everyone’s hand stays hidden.")
        self.words.setText("" if lost else words.format(name=table.players[table.seat].name))
        self.sit.setText(self.tr("Take a seat next round"))
        self.sit.setVisible(may_sit_down(status))
        if not lost and (self._asked_in == self._round or plays_next_round(status)):
            self._show_asked()

    def _ask(self) -> None:
        self._asked_in = self._round
        self._show_asked()
        self.sit_wanted.emit()

    def _show_asked(self) -> None:
        self.sit.hide()
        self.words.setText(self.tr("You’ll sit down next round."))
