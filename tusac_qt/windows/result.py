"""The end of a round: the winning hand meld by meld with its points, who pays whom, the tally, what comes next."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tusac_qt.model.layout import TableLayout
from tusac_qt.model.table_notes import account_lines, proof_line, ready_line
from tusac_qt.play.hints import Tip
from tusac_qt.play.table import Table
from tusac_qt.scene.theme import CardSkin
from tusac_qt.windows.plain import PlainLabel
from tusac_qt.windows.result_parts import CardLook, payments, result_title, thrown_in, winning_hand
from tusac_qt.windows.scrolling import ScrolledBody
from tusac_qt.words.i18n import tip_text
from tusac_qt.words.narration import Narrator
from tusac_qt.words.translation import translate

_MIDDLE = Qt.AlignmentFlag.AlignHCenter

GUARD_MS = 700
"""A press so soon after the result appeared was meant for the round."""


class ResultPanel(QFrame):
    """Lies over the table once a round is over, until it is pressed away on purpose.

    Signals:
        next_wanted: the next round, or after the last one another match.
        home_wanted: back to the home screen.
        proof_wanted: what is proven of the round.
    """

    proof_wanted = Signal()
    next_wanted = Signal()
    home_wanted = Signal()

    def __init__(self, skin: CardSkin, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.skin = skin
        self._look = CardLook(skin, 26, 1.0)
        self._has_hand, self._wanted = True, 0.0
        self._told: tuple[bool, ...] = (True,) * 4
        self._layout: TableLayout | None = None
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self._guard.setInterval(GUARD_MS)
        self._title, self._tip, self.proven, self.unkept, self.waiting = (PlainLabel(self) for _ in range(5))
        self.account = PlainLabel(self)
        for label in (self._title, self._tip, self.proven, self.account, self.unkept, self.waiting):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        for label, role in ((self._title, "title"), (self._tip, "secondary"), (self.unkept, "warning")):
            label.setProperty("role", role)
        for label in (self.proven, self.account, self.unkept, self.waiting):
            label.hide()
        self._body = ScrolledBody(self)
        self.proof_button = QPushButton(self)
        self.proof_button.clicked.connect(self.proof_wanted)
        self.proof_button.hide()
        self.next_button = QPushButton(self)
        self.next_button.setProperty("role", "primary")
        self.home_button = QPushButton(self)
        for button, wanted in ((self.next_button, self.next_wanted), (self.home_button, self.home_wanted)):
            button.setAutoDefault(True)
            button.clicked.connect(lambda _=False, wanted=wanted: self._press(wanted))
        self._buttons = buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self.home_button)
        buttons.addWidget(self.proof_button)
        buttons.addWidget(self.next_button)
        buttons.addStretch()
        self._box = box = QVBoxLayout(self)
        box.addWidget(self._title)
        box.addWidget(self._body, 1)
        box.addWidget(self._tip)
        box.addWidget(self.proven)
        box.addWidget(self.account)
        box.addWidget(self.unkept)
        box.addWidget(self.waiting)
        box.addLayout(buttons)
        self.hide()

    @property
    def is_guarded(self) -> bool:
        """Whether it appeared so recently that a press is not taken yet."""
        return self._guard.isActive()

    def place(self, layout: TableLayout) -> None:
        """Lie over the middle of the table; low where there is no hand to show."""
        width = min(0.90 * layout.width, max(860.0, 0.72 * layout.width))
        height = min(0.93 * layout.height, max(470.0, 0.66 * layout.height, self._wanted))
        if not self._has_hand:
            width, height = 0.72 * width, 0.66 * height
        self._layout = layout
        unit = layout.text.unit
        self._look = CardLook(self.skin, round(0.80 * layout.card[0]), unit)
        self._box.setContentsMargins(*(round(space * unit) for space in (20, 14, 20, 14)))
        for row in (self._box, self._buttons):
            row.setSpacing(round(6 * unit))
        self.setGeometry(
            round((layout.width - width) / 2),
            round((layout.height - height) / 2),
            round(width),
            round(height),
        )

    def show_outcome(self, table: Table, narrator: Narrator, *, tip: bool) -> None:
        """Show how the round of a table ended."""
        view = table.view
        outcome = view.outcome
        if outcome is None:
            return
        is_over = table.match.is_over
        self._has_hand = outcome.winning is not None
        self._wanted = 0.0
        if self._layout is not None:
            self.place(self._layout)
        self._title.setText(result_title(table, narrator, outcome))
        body = QWidget()
        box = QHBoxLayout(body)
        box.setSpacing(round(36 * self._look.unit))
        box.addStretch()
        if outcome.winning is not None:
            box.addWidget(winning_hand(self._look, view.rules, outcome, outcome.winning.lines), 0, _MIDDLE)
        if outcome.voided_by is None:
            box.addWidget(payments(table, outcome, self._look.unit), 0, _MIDDLE)
        else:
            box.addWidget(thrown_in(self._look, table, outcome.voided_by), 0, _MIDDLE)
        box.addStretch()
        self._body.setWidget(body)
        self._tip.setText(tip_text(Tip.RESULT) if tip else "")
        self._tip.setVisible(tip and outcome.winning is not None)
        following = translate("result", "New match") if is_over else translate("result", "Next round")
        if outcome.voided_by is not None:
            following = translate("result", "Deal again")
        self.next_button.setText(following)
        self.home_button.setText(translate("result", "Home"))
        self.next_button.setVisible(not (is_over and table.status is not None))
        self._appear()
        self._make_room()

    def show_void(self, why: str) -> None:
        """Show that the round counts for nothing, and why; it leads on as a result does."""
        self._has_hand = False
        self._wanted = 0.0
        if self._layout is not None:
            self.place(self._layout)
        self._title.setText(translate("result", "This round does not count"))
        words = PlainLabel(why)
        words.setWordWrap(True)
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._body.setWidget(words)
        self._tip.hide()
        self.home_button.setText(translate("result", "Home"))
        self.next_button.show()
        self._appear()

    def _appear(self) -> None:
        """Lie over the table; a press comes too soon for a while."""
        if not self.isVisible():
            self._guard.start()
        self.show()
        self.raise_()
        first = self.home_button if self.next_button.isHidden() else self.next_button
        first.setEnabled(True)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_room(self) -> None:
        """Grow, as far as the window allows, until a hand of many sets is seen whole; in a narrow one, over the tally."""
        body = self._body.widget()
        if self._layout is not None and self._has_hand and body is not None:
            box, margins = body.layout(), self._box.contentsMargins()
            room = self.width() - margins.left() - margins.right()
            if isinstance(box, QBoxLayout) and body.sizeHint().width() > room:
                box.setDirection(QBoxLayout.Direction.TopToBottom)
                box.setSpacing(round(10 * self._look.unit))
            around = self.sizeHint().height() - self._body.sizeHint().height()
            self._wanted = around + body.sizeHint().height() + 2.0
            self.place(self._layout)

    def show_progress(self, table: Table, now: float, unkept: str) -> None:
        """Show, at a table on the network, what is verified meanwhile, and who is ready for the next round.

        Args:
            table: the table.
            now: seconds on its clock.
            unkept: why the disk keeps nothing of the round; "" if it does.
        """
        status = table.status
        if status is None:
            return
        self.proven.setText(proof_line(status))
        self.proven.setVisible(bool(self.proven.text()))
        self.account.setText("\n".join(account_lines(status)))
        self.account.setVisible(bool(self.account.text()))
        self.proof_button.setText(translate("result", "Proof"))
        self.proof_button.setVisible(status.proof is not None)
        line = "" if table.match.is_over else ready_line(status, now)
        self.waiting.setText(line)
        self.waiting.setVisible(bool(line))
        self.unkept.setText(unkept)
        self.unkept.setVisible(bool(unkept))
        told = tuple(label.isHidden() for label in (self.proven, self.account, self.unkept, self.waiting))
        if told != self._told:
            self._told = told
            self._make_room()
        is_ready = any(member.is_me and member.is_ready for member in status.members)
        ready, play = translate("result", "Ready ✓"), translate("result", "Ready for the next round")
        self.next_button.setText(ready if is_ready else play)
        if is_ready and self.next_button.hasFocus():
            self.setFocus()  # a button that is disabled hands the keyboard on, here to the one that leads away
        self.next_button.setEnabled(not is_ready)
        if self.next_button.isEnabled() and self.hasFocus():
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.next_button.setHidden(table.match.is_over or table.is_watching)

    def _press(self, wanted: Signal) -> None:
        if not self.is_guarded:
            wanted.emit()  # type: ignore[attr-defined]  # a bound signal

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Swallow the keys of the table: only the buttons here do anything."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            focused = self.focusWidget()
            if isinstance(focused, QPushButton):
                focused.click()
        self._body.move_by_key(event.key())
        event.accept()
