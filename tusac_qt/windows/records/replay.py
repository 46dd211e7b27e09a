"""A page to step through a record: the table, the events in words, and all known hands."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.seats import Seat, seats_from
from tusac_qt.bridges.records import RecordCheck
from tusac_qt.choices.settings import Settings
from tusac_qt.model.reel import Reel
from tusac_qt.model.review_words import judgement_text, mark_text, summary_text
from tusac_qt.model.story import Story
from tusac_qt.model.together import TogetherText
from tusac_qt.play.film import Film
from tusac_qt.play.replay_table import known_hand
from tusac_qt.play.review import Decision, Judged, Review, decisions, mistakes
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.frame.herald import tell
from tusac_qt.windows.records.replay_bar import ReplayBar
from tusac_qt.windows.records.replay_side import ReplaySide
from tusac_qt.windows.records.replay_stage import ReplayStage
from tusac_qt.windows.table.open_hands import OpenHand
from tusac_qt.windows.widgets.key_names import key_name
from tusac_qt.windows.widgets.page import ENTER, enter
from tusac_qt.words.player_names import shown_names

_PLAY_MS = 1400
"""From one moment to the next while it plays by itself."""

_MOST_BESIDE = 0.5
"""How much of the width what stands beside the table may take, with large text."""

_KEYS: dict[int, str] = {
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_PageUp: "turn back",
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Space: "play",
    Qt.Key.Key_Right: "forward",
    Qt.Key.Key_PageDown: "turn",
    Qt.Key.Key_End: "last",
    Qt.Key.Key_Escape: "leave",
}


class ReplayPage(QWidget):
    """One record.

    Attributes:
        reel: where in it one is.
        stage: the table.
        side: what stands beside it.
        bar: what stands below.

    Signals:
        closed: the player is done.
        text_wanted: a title and a text to be shown over the page.
        judgement_wanted: a `Decision` that is to be judged, and told by `take_judgement`.
        together_wanted: the player wants to look with the others at the table, or alone again.
        moved: the place in the round that the player has gone to.
    """

    closed = Signal()
    text_wanted = Signal(str, str)
    judgement_wanted = Signal(object)
    together_wanted = Signal()
    moved = Signal(int)

    def __init__(self, film: Film, settings: Settings, theme: Theme, skin: CardSkin) -> None:
        super().__init__()
        self.setObjectName("page")
        self.reel = Reel(film)
        self._story = Story(film)
        self._seat = film.own or Seat(0)
        self._body_px = 14
        self._checked: RecordCheck | None = None
        self._reviews: dict[int, Review] = {}
        self.stage = ReplayStage(film, self.reel.frame, self._seat, settings, (theme, skin))
        self.side = ReplaySide(theme, skin, self)
        self.bar = ReplayBar(self)
        self._timer = QTimer(self)
        self._timer.setInterval(_PLAY_MS)
        self._timer.timeout.connect(self._play_on)
        self._does: dict[str, Callable[[], None]] = {
            "first": lambda: self.reel.go_to(0),
            "last": lambda: self.reel.go_to(len(self.reel.frames)),
            "back": self.reel.back,
            "forward": self.reel.forward,
            "turn back": self.reel.last_turn,
            "turn": self.reel.next_turn,
            "mistake": self._go_to_mistake,
        }
        self.bar.pressed.connect(self.do)
        self.bar.slid.connect(self.go_to)
        self.side.chosen.connect(self.go_to)
        self.bar.round_chosen.connect(self.open_round)
        self.bar.seat_chosen.connect(self._sit)
        self.side.details_wanted.connect(self._show_details)
        self.side.together.pressed.connect(self.together_wanted)
        above = QHBoxLayout()
        above.setSpacing(0)
        above.addWidget(self.stage, 1)
        above.addWidget(self.side)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addLayout(above, 1)
        box.addWidget(self.bar)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    def do(self, name: str) -> None:
        """Do the action of a button or key."""
        if name == "leave":
            self.closed.emit()
        elif name == "play":
            self._set_playing(playing=not self._timer.isActive())
        elif name == "mistake" and not mistakes(self.review.judged):
            self._tell_no_mistake()
        else:
            self._set_playing(playing=False)
            self._move(self._does[name])

    def go_to(self, at: int) -> None:
        """Go to a moment of the round."""
        self._set_playing(playing=False)
        self._move(lambda: self.reel.go_to(at))

    def lead_to(self, at: int) -> None:
        """Go to a moment of the round that somebody else has chosen, or to the nearest one."""
        self._set_playing(playing=False)
        self._go(lambda: self.reel.go_to(at))

    def show_together(self, text: TogetherText) -> None:
        """Show who else watches this round."""
        self.side.together.show_text(text)

    def show_check(self, checked: RecordCheck) -> None:
        """Show the result of the record's check."""
        self._checked = checked
        self.side.show_verdict(checked.sentence, is_true=checked.is_true)

    def begin_review(self) -> None:
        """Have the decisions of the shown round judged, unless that is done already."""
        reel = self.reel
        if reel.round not in self._reviews:
            self._reviews[reel.round] = Review(decisions(reel.frames, reel.film.reviewed))
        if self.review.due is not None:
            self.judgement_wanted.emit(self.review.due)
        self._show_review()

    @property
    def review(self) -> Review:
        """The progress of judging the shown round's decisions."""
        return self._reviews.get(self.reel.round, Review(()))

    def take_judgement(self, decision: Decision, judged: Judged | None) -> None:
        """Take the judgement of a decision, and ask for the next one's."""
        if decision is not self.review.due:
            return
        self._reviews[self.reel.round] = self.review.with_next(judged)
        if self.review.due is None:
            self._tell_round()
            self.side.go_to(self.reel.at)
        self.begin_review()

    def use_settings(self, settings: Settings, skin: CardSkin) -> None:
        """Show everything by other settings from now on."""
        self.side.hands.skin = skin
        self.stage.use_settings(settings, skin)
        self.retranslate()

    def wear(self) -> None:
        """Repaint the table in the present colors of its theme."""
        self.stage.scene.repaint()
        self.stage.view.viewport().update()
        self.side.hands.update()

    def close_page(self) -> None:
        """Stop everything that moves."""
        self._timer.stop()
        self.stage.close_stage()

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._body_px = body_px
        half = round(0.5 * body_px)
        self.side.box.setContentsMargins(half, half, half, half)
        self.side.box.setSpacing(half)
        wanted = max(17 * body_px, min(24 * body_px, 0.27 * self.width()))
        self.side.setFixedWidth(round(min(wanted, _MOST_BESIDE * self.width())))
        self.bar.fit(body_px)
        self.bar.row.setContentsMargins(half, half, half, half)
        self._show(moving=False)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.bar.retranslate(is_playing=self._timer.isActive())
        self.side.details.setText(self.tr("Details"))
        self.side.details.setAccessibleName(self.tr("What was checked"))
        self.side.story.setAccessibleName(self.tr("What happened"))
        if self._checked is None:
            self.side.show_verdict(self.tr("Checking…"), is_true=None)
        self._fill_boxes()
        self._tell_round()
        self._show(moving=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Step with the keys, and scroll what stands beside the table."""
        if event.key() in ENTER and enter(self.focusWidget()):
            return
        name = "mistake" if key_name(event) == "N" else _KEYS.get(event.key())
        self.side.body.move_by_key(event.key() if name is None else 0)
        if name is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self.do(name)

    def _move(self, go: Callable[[], None]) -> None:
        """Go to a place that the player has chosen, and report it."""
        self._go(go)
        self.moved.emit(self.reel.at)

    def _go(self, go: Callable[[], None]) -> None:
        """Go to a place in the film and show it."""
        before = self.reel.round, self.reel.at
        go()
        if self.reel.round != before[0]:
            self._tell_round()
            self.begin_review()
        self._show(moving=(self.reel.round, self.reel.at) == (before[0], before[1] + 1))
        self._announce()

    def _play_on(self) -> None:
        if self.reel.is_at_end:
            self._set_playing(playing=False)
        else:
            self._move(self.reel.forward)

    def _set_playing(self, *, playing: bool) -> None:
        if playing and not self.reel.is_at_end:
            self._timer.start()
        else:
            self._timer.stop()
        self.bar.retranslate(is_playing=self._timer.isActive())

    def open_round(self, place: int) -> None:
        """Go to the beginning of a round."""
        self._set_playing(playing=False)
        self._move(lambda: self.reel.open_round(place))

    def _sit(self, place: int) -> None:
        self._seat = Seat(place)
        self._show(moving=False)

    def _fill_boxes(self) -> None:
        film = self.reel.film
        text = self.tr("Round {number}")
        self.bar.rounds.clear()
        self.bar.rounds.addItems([text.format(number=shown.number) for shown in film.rounds])
        self.bar.rounds.setVisible(len(film.rounds) > 1)
        self.bar.seats.clear()
        self.bar.seats.addItems(list(shown_names(film.players, film.own)))
        self.bar.seats.setCurrentIndex(self._seat)

    def _tell_round(self) -> None:
        number, review = self.reel.shown_round.number, self.review
        rows = ["\n".join(self._story.lines(number, frame)) for frame in self.reel.frames]
        if number in self.reel.film.taken_back:
            rows[0] += "\n" + self.tr("Moves were taken back in this round.")
        if review.due is None:
            costliest = mistakes(review.judged)
            for one in review.judged:
                rows[one.at] += (
                    f"\N{NO-BREAK SPACE}\N{NO-BREAK SPACE}{mark_text(one, is_mistake=one in costliest)}"
                )
        self.side.tell(rows)

    def _go_to_mistake(self) -> None:
        """Go to the moment before the next of the costliest decisions, after the last to the first."""
        place = self.review.next_mistake(self.reel.at)
        if place is not None:
            self.reel.go_to(place)

    def _tell_no_mistake(self) -> None:
        """Say that there is no mistake to go to, or that moves are still being judged."""
        if self.review.due is None:
            self.side.show_judgement(self.tr("There’s no costly mistake in this round."))
        tell(self, self.side.judgement.text())

    def _show_review(self) -> None:
        """Show the review of the next decision, or of the last one."""
        review, side = self.review, self.side
        self.bar.can_go_to_mistakes(can=review.due is None and bool(mistakes(review.judged)))
        if review.due is not None:
            text = self.tr("Looking at your moves: {n} of {all}…")
            side.show_judgement(text.format(n=review.done, all=len(review.decisions)))
            return
        found = review.found_at(self.reel.at)
        if found is None:
            side.show_judgement(summary_text(review.judged, self.reel.film.reviewed_name))
        else:
            side.show_judgement(judgement_text(self._story, self.reel.frames[found.at], found))

    def _show(self, *, moving: bool) -> None:
        reel = self.reel
        told = "\n".join(self._story.lines(reel.shown_round.number, reel.frame)[-2:])
        self.stage.show_frame(reel.frame, self._seat, told, moving=moving)
        self.bar.rounds.setCurrentIndex(reel.round)
        self.bar.show_place(reel.at, len(reel.frames) - 1)
        self.side.go_to(reel.at)
        text = self.tr("Round {number}, step {at} of {steps}")
        heading = text.format(number=reel.shown_round.number, at=reel.at, steps=len(reel.frames) - 1)
        self.side.heading.setText(heading)
        state = reel.frame.state
        open_ones = (self._seat, None if state.outcome is None else state.outcome.winner)
        others = [seat for seat in seats_from(self._seat, state.seats) if seat not in open_ones]
        names = shown_names(reel.film.players, reel.film.own)
        hands = tuple(
            OpenHand(
                names[seat],
                known_hand(state, seat),
                not state.is_over and seat == state.active,
            )
            for seat in others
        )
        self.side.show_hands(hands, self._body_px)
        self._show_review()

    def _announce(self) -> None:
        lines = self._story.lines(self.reel.shown_round.number, self.reel.frame)
        tell(self, " ".join(lines))

    def _show_details(self) -> None:
        if self._checked is not None:
            self.text_wanted.emit(self.tr("What was checked"), "\n".join(self._checked.details))
