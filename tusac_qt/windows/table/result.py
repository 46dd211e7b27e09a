"""The end of a round: an animated page over the table, with the buttons that lead on."""

import time
from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from net.match.status import TablePhase
from net.table.interface.status import Status
from tusac_qt.model.geometry import Rect
from tusac_qt.model.result_page import ResultPage, WinShown, is_whole_match, result_page, void_page
from tusac_qt.model.table_notes import account_lines, departure_lines, proof_line, ready_line
from tusac_qt.model.together import TogetherText
from tusac_qt.model.zones import TableLayout
from tusac_qt.play.table import Table
from tusac_qt.play.tips import Tip
from tusac_qt.scene.cues import Cue, CueName
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.frame.herald import supersede
from tusac_qt.windows.table.result_stage import ResultStage
from tusac_qt.windows.table.win_stage import WinStage
from tusac_qt.windows.widgets.flow import Flow
from tusac_qt.windows.widgets.focus_ring import go_round
from tusac_qt.windows.widgets.ground import GroundPage
from tusac_qt.windows.widgets.page import press_by_key, take_from_table
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.words.i18n import tip_text
from tusac_qt.words.narration import Narrator
from tusac_qt.words.translation import translate

GUARD_S = 0.6
"""A press so soon after the result appeared was meant for the round."""

_STEPS: dict[int, float] = {
    Qt.Key.Key_Up: -2.0, Qt.Key.Key_Down: 2.0, Qt.Key.Key_PageUp: -12.0, Qt.Key.Key_PageDown: 12.0,
}  # fmt: skip
"""How far keys scroll, in heights of text."""


class ResultPanel(GroundPage):
    """The page; it covers the table after a round until the player closes it.

    A key or click completes the animation, except in its first moment; only the next one presses a button.

    Signals:
        next_wanted: the next round, after the last one the end of the match, after the only one another
            match.
        home_wanted: back to the home screen.
        proof_wanted: what is proven of the round.
        review_wanted: to look at the round again, step by step.
        together_wanted: to do so with the others at the table.
        picture_wanted: a picture of it, to be shown to others.

    Attributes:
        stage: shows the page.
        moment: shows what comes before it where somebody has won.
        is_daily: whether this is the daily deal, after which the computers' results are compared.
    """

    proof_wanted = Signal()
    review_wanted = Signal()
    together_wanted = Signal()
    picture_wanted = Signal()
    next_wanted = Signal()
    home_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        skin: CardSkin,
        parent: QWidget,
        faces: Callable[[], tuple[int, ...]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Show nothing yet.

        Args:
            theme: colors.
            skin: how cards look.
            parent: the table's page.
            faces: returns the number of each player's face, by seat.
            clock: seconds, for what moves and for the first moment.
        """
        super().__init__(theme, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.skin = skin
        self.is_daily = False
        self._clock, self._faces = clock, faces
        self._appeared_at = 0.0
        self._laid_for = QSize()
        self._layout: TableLayout | None = None
        self._factor = 0.0
        self.stage = ResultStage(theme, self, clock)
        self.stage.pressed.connect(self._hurry)
        self.stage.resized.connect(self._lay_again)
        self.stage.animator.idle.connect(self._stand_still)
        self.moment = WinStage(theme, self)
        self.moment.pressed.connect(self._hurry)
        self._tip, self.advice, self.proven, self.account, self.unkept, self.together, self.waiting = (
            PlainLabel(self) for _ in range(7)
        )
        self._notes = (
            self._tip,
            self.advice,
            self.proven,
            self.account,
            self.unkept,
            self.together,
            self.waiting,
        )
        for label in self._notes:
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            label.hide()
        self._tip.setProperty("role", "secondary")
        self.unkept.setProperty("role", "warning")
        self.home_button, self.proof_button, self.review_button, self.together_button, self.next_button = (
            QPushButton(self) for _ in range(5)
        )
        self.picture_button = QPushButton(self)
        self._buttons = (
            self.home_button,
            self.picture_button,
            self.proof_button,
            self.review_button,
            self.together_button,
            self.next_button,
        )
        self.next_button.setProperty("role", "primary")
        self.proof_button.hide()
        self.review_button.hide()
        self.together_button.hide()
        self._foot = QWidget(self)
        buttons = self._row = Flow(self._foot, is_centered=True)  # two lines where the letters are large
        for button, wanted in (
            (self.home_button, self.home_wanted),
            (self.picture_button, self.picture_wanted),
            (self.proof_button, self.proof_wanted),
            (self.review_button, self.review_wanted),
            (self.together_button, self.together_wanted),
            (self.next_button, self.next_wanted),
        ):
            if button is self.proof_button:
                button.clicked.connect(wanted)
            else:
                button.clicked.connect(lambda _=False, wanted=wanted: self._press(wanted))
            buttons.add(button)
        kept = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        kept.setRetainSizeWhenHidden(True)
        self._foot.setSizePolicy(kept)
        foot = QVBoxLayout(self._foot)
        for label in self._notes:
            foot.addWidget(label)
        foot.addWidget(buttons)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.addWidget(self.stage, 1)
        self._box.addWidget(self._foot)
        self.hide()

    @property
    def is_guarded(self) -> bool:
        """Whether a press is not taken yet: it appeared only now, or something still moves."""
        return self._clock() - self._appeared_at < GUARD_S or self.stage.animator.is_running

    def place(self, layout: TableLayout) -> None:
        """Cover the whole table."""
        self._layout = layout
        unit = layout.text.unit
        foot = self._foot.layout()
        if foot is not None:
            foot.setContentsMargins(*(round(space * unit) for space in (16, 4, 16, 12)))
            foot.setSpacing(round(5 * unit))
        self._row.set_gap(round(8 * unit))
        self.setGeometry(0, 0, round(layout.width), round(layout.height))

    def keep_room(self, height: int) -> None:
        """Keep that much height below the page free of cards, for a panel."""
        self._foot.setMinimumHeight(height)

    def show_outcome(self, table: Table, narrator: Narrator, *, tip: bool) -> None:
        """Show the result of a table's round; only new parts change if it is shown already."""
        page = result_page(table, narrator, self._faces())
        outcome = table.view.outcome
        if page is None or outcome is None:
            return
        self._tip.setText(tip_text(Tip.RESULT) if tip else "")
        self._tip.setVisible(tip and outcome.winning is not None)
        # of a daily deal the page that compares has one, which tells no card
        self.picture_button.setVisible(outcome.voided_by is None and not self.is_daily)
        self._show(page, self._following(table))

    def _following(self, table: Table) -> str:
        """Return the label of the button that leads on."""
        if is_whole_match(table):
            return (
                translate("result", "Compare with the computers")
                if self.is_daily
                else translate("result", "Play again")
            )
        if table.match.is_over:
            return translate("result", "Final result")
        outcome = table.view.outcome
        is_void = outcome is not None and outcome.voided_by is not None
        return translate("result", "Deal again") if is_void else translate("result", "Next round")

    def show_void(self, why: str) -> None:
        """Show that the round counts for nothing, and why; it leads on as a result does."""
        self._tip.hide()
        self.picture_button.hide()
        self._show(void_page(why), self.next_button.text())

    def play(self, table: QPixmap, offer: Rect | None, factor: float) -> None:
        """Animate the shown page.

        Args:
            table: a picture of what was seen before; none where nothing comes as a scene.
            offer: where the winning card lay on it.
            factor: how long it takes, 1.0 as a rule; 0 where motion is not wanted, and a win is seen as one
                picture.
        """
        self._factor = factor
        page = self.stage.page
        winner = None if page is None else page.winner
        if factor <= 0 and winner is not None:
            self.stage.animator.cued.emit(Cue(CueName.WIN, winner))
        win = None if page is None or table.isNull() else page.win
        if factor <= 0 and win is None:
            return
        self._foot.hide()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if page is not None and win is not None:
            self._play_win(page, win, table, offer)
        else:
            self.stage.play(table, factor)

    def _play_win(self, page: ResultPage, win: WinShown, table: QPixmap, offer: Rect | None) -> None:
        """Show the moment of a win before the page: animated, or as one picture."""
        if self._layout is None:
            return
        sizes, factor = self._layout.text, self._factor
        moment = self.moment.open(page, win, self.skin)
        if factor > 0:
            self.stage.play_after(moment.length_s, factor)
            motions = moment.motions(table, self.grab(), offer, sizes, factor)
        else:
            motions = moment.still(table, offer, sizes)
        self.stage.animator.start(self.moment.begin(motions))

    def offer_review(self) -> None:
        """Offer to look at the round again; until then there is no button for it."""
        self.review_button.setText(translate("result", "Review"))
        self.review_button.show()

    def show_advice(self, text: str) -> None:
        """Show a tip for the next rounds, or nothing."""
        self._note(self.advice, text)

    def show_together(self, text: TogetherText) -> None:
        """Show who watches the round again, with a button to join them."""
        self._note(self.together, text.line)
        self.together_button.setText(text.button)
        self.together_button.setVisible(bool(text.button))

    def _show(self, page: ResultPage, following: str) -> None:
        """Show this page; for a while, a press is too early to count."""
        is_new = not self.isVisible()
        self.next_button.setText(following)
        self.home_button.setText(translate("result", "Home"))
        self.picture_button.setText(translate("result", "Picture"))
        if is_new:
            self._appeared_at = self._clock()
            self.next_button.show()
            self.next_button.setEnabled(True)
            self._foot.show()
        self.show()
        self._lay_page(page)
        if is_new:
            self.raise_()
            self.take_focus()

    def stop(self) -> None:
        """Stop all motion, because the page goes away."""
        self.stage.animator.cancel()
        self.moment.close_moment()

    def _lay_again(self) -> None:
        """Lay the page out for the room there is now: buttons change their size with the font."""
        page = self.stage.page
        is_due = self.isVisible() and self.stage.size() != self._laid_for
        if page is not None and is_due and not self.stage.animator.is_running:
            self._lay_page(page)

    def _lay_page(self, page: ResultPage) -> None:
        self.stage.animator.finish()
        self._settle_size()
        self.setAccessibleName(page.title)
        if self._layout is not None:
            self._laid_for = self.stage.size()
            self.stage.show_page(page, self.skin, self._layout.text)

    def _settle_size(self) -> None:
        """Give the stage its size now rather than at the next event, as the page is laid out for it."""
        for layout in (self._foot.layout(), self._box):
            if layout is not None:
                layout.activate()

    def take_focus(self) -> None:
        """Give the keyboard to the button that leads on; while the page moves, the page keeps it."""
        if self.stage.animator.is_running:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        first = (
            self.next_button
            if self.next_button.isVisibleTo(self) and self.next_button.isEnabled()
            else self.home_button
        )
        page = self.stage.page
        first.setAccessibleDescription("" if page is None else page.spoken)
        supersede(self)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _hurry(self) -> None:
        """Complete the animation, if the press was meant for it."""
        if self._clock() - self._appeared_at >= GUARD_S:
            self.stage.animator.finish()

    def _stand_still(self) -> None:
        """Enable the buttons, now that all is shown; presses that complete the animation do not count."""
        self._appeared_at = self._clock()
        self._foot.show()
        if self.isVisible() and self.focusWidget() in (None, self):
            self.take_focus()

    def show_progress(self, table: Table, narrator: Narrator, now: float, unkept: str) -> None:
        """Show verification and readiness for the next round, at a network table.

        Args:
            table: the table.
            narrator: names players and cards.
            now: seconds on its clock.
            unkept: why the disk keeps nothing of the round; "" if it does.
        """
        status = table.status
        if status is None:
            return
        self._show_news(table, narrator)
        self._note(self.proven, proof_line(status))
        self._note(self.account, "\n".join((*departure_lines(status), *account_lines(status))))
        self._note(self.waiting, "" if table.match.is_over else ready_line(status, now))
        self._note(self.unkept, unkept)
        self.proof_button.setText(translate("result", "Proof"))
        self.proof_button.setVisible(status.proof is not None)
        self._show_ready(table, status)

    def _show_ready(self, table: Table, status: Status) -> None:
        is_dealing = status.phase is TablePhase.DEALING
        is_ready = is_dealing or any(member.is_me and member.is_ready for member in status.members)
        ready, play = translate("result", "Ready ✓"), translate("result", "Ready for the next round")
        if is_whole_match(table):
            if self.next_button.hasFocus():
                self.home_button.setFocus(Qt.FocusReason.OtherFocusReason)
            self.next_button.hide()  # a table that others share begins no other match
        elif not table.match.is_over:
            self.next_button.setText(ready if is_ready else play)
            if is_ready and self.next_button.hasFocus():
                # a button that is disabled hands the keyboard on, here to the one that leads away
                self.setFocus()
            self.next_button.setEnabled(not is_ready)
            self.next_button.setHidden(table.is_watching)
        else:
            self.next_button.setText(translate("result", "Final result"))
        may_take = self.next_button.isEnabled() and not self.stage.animator.is_running
        if may_take and self.hasFocus():
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_news(self, table: Table, narrator: Narrator) -> None:
        """Turn over hands that became visible only now, once nothing else moves."""
        before, page = self.stage.page, result_page(table, narrator, self._faces())
        if page is None or page == before or before is None or self.stage.animator.is_running:
            return
        self._lay_page(page)
        self.stage.turn_over(before, self._factor)

    def _note(self, label: PlainLabel, text: str) -> None:
        label.setText(text)
        if label.isHidden() != (not text):
            label.setVisible(bool(text))
            page = self.stage.page
            if page is not None and not self.stage.animator.is_running:
                self._lay_page(page)

    def _press(self, wanted: Signal) -> None:
        if not self.is_guarded:
            wanted.emit()  # type: ignore[attr-defined]  # a bound signal

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001, N802 - Qt's signature
        """Keep the keyboard on this page, not on what lies under it; called by Qt."""
        return go_round(self._buttons, forwards=next)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Complete the animation; otherwise swallow the keys of the table: only the buttons work here.

        Escape leaves, as on every page; a shared table asks first. The window handles the keys that mean the
        same everywhere.
        """
        if not take_from_table(event) or event.isAutoRepeat():
            return
        if self.stage.animator.is_running:
            self._hurry()
            return
        press_by_key(self, event, self.home_button)
        if self._layout is not None:
            self.stage.scroll_by(_STEPS.get(event.key(), 0.0) * self._layout.text.body)
