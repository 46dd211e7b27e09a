"""A page to step through a record: the table, what happened in words, all hands as far as the record shows them."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.seats import Seat, seats_from
from tusac_qt.bridges.records import Checked
from tusac_qt.choices.settings import Settings
from tusac_qt.model.reel import Reel
from tusac_qt.model.story import Story
from tusac_qt.play.film import Film
from tusac_qt.play.replay_table import known_hand
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.open_hands import OpenHand
from tusac_qt.windows.replay_bar import ReplayBar
from tusac_qt.windows.replay_side import ReplaySide
from tusac_qt.windows.replay_stage import ReplayStage
from tusac_qt.words.i18n import without_marks

_PLAY_MS = 1400
"""From one moment to the next while it plays by itself."""

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
    """

    closed = Signal()
    text_wanted = Signal(str, str)

    def __init__(self, film: Film, settings: Settings, theme: Theme, skin: CardSkin) -> None:
        super().__init__()
        self.setObjectName("page")
        self.reel = Reel(film)
        self._story = Story(film)
        self._seat = film.own or Seat(0)
        self._body_px = 14
        self._checked: Checked | None = None
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
        }
        self.bar.pressed.connect(self.do)
        self.bar.slid.connect(self.go_to)
        self.side.chosen.connect(self.go_to)
        self.bar.round_chosen.connect(self._open_round)
        self.bar.seat_chosen.connect(self._sit)
        self.side.details_wanted.connect(self._show_details)
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
        """Do what a button or key of that name does."""
        if name == "leave":
            self.closed.emit()
        elif name == "play":
            self._set_playing(playing=not self._timer.isActive())
        else:
            self._set_playing(playing=False)
            self._move(self._does[name])

    def go_to(self, at: int) -> None:
        """Go to a moment of the round."""
        self._set_playing(playing=False)
        self._move(lambda: self.reel.go_to(at))

    def show_check(self, checked: Checked) -> None:
        """Say whether the record is true, now that it is known."""
        self._checked = checked
        self.side.show_verdict(checked.sentence, is_true=checked.is_true)

    def use_settings(self, settings: Settings, skin: CardSkin) -> None:
        """Show everything by other settings from now on."""
        self.side.hands.skin = skin
        self.stage.use_settings(settings, skin)
        self.retranslate()

    def wear(self) -> None:
        """Show the table in the colors that its theme has got."""
        self.stage.scene.repaint()
        self.stage.view.viewport().update()
        self.side.hands.update()

    def close_page(self) -> None:
        """Stop everything that moves."""
        self._timer.stop()
        self.stage.close_stage()

    def fit(self, body_px: int) -> None:
        """Suit text of that height."""
        self._body_px = body_px
        half = round(0.5 * body_px)
        self.side.box.setContentsMargins(half, half, half, half)
        self.side.box.setSpacing(half)
        self.side.setFixedWidth(round(max(17 * body_px, min(24 * body_px, 0.27 * self.width()))))
        self.bar.fit(body_px)
        self.bar.row.setContentsMargins(half, half, half, half)
        self._show(moving=False)

    def retranslate(self) -> None:
        """Say everything in the language now spoken."""
        self.bar.retranslate(is_playing=self._timer.isActive())
        self.side.details.setText(self.tr("What was checked"))
        self.side.story.setAccessibleName(self.tr("What happened"))
        if self._checked is None:
            self.side.show_verdict(self.tr("Being checked …"), is_true=None)
        self._fill_boxes()
        self._tell_round()
        self._show(moving=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Step with the keys."""
        name = _KEYS.get(event.key())
        if name is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self.do(name)

    def _move(self, go: Callable[[], None]) -> None:
        """Go somewhere in the film and show what is there."""
        before = self.reel.round, self.reel.at
        go()
        if self.reel.round != before[0]:
            self._tell_round()
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

    def _open_round(self, place: int) -> None:
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
        self.bar.seats.addItems([info.name for info in film.players])
        self.bar.seats.setCurrentIndex(self._seat)

    def _tell_round(self) -> None:
        number = self.reel.shown_round.number
        self.side.tell(["\n".join(self._story.lines(number, frame)) for frame in self.reel.frames])

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
        others = [seat for seat in seats_from(self._seat, state.seats) if seat != self._seat]
        hands = tuple(
            OpenHand(
                reel.film.players[seat].name,
                known_hand(state, seat),
                not state.is_over and seat == state.active,
            )
            for seat in others
        )
        self.side.show_hands(hands, self._body_px)

    def _announce(self) -> None:
        lines = self._story.lines(self.reel.shown_round.number, self.reel.frame)
        text = without_marks(" ".join(lines))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _show_details(self) -> None:
        if self._checked is not None:
            self.text_wanted.emit(self.tr("What was checked"), "\n".join(self._checked.details))
