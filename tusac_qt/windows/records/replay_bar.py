"""The buttons below a film: step, turn, play, slider, round, side of the table."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QSlider, QWidget

from tusac_qt.windows.widgets.flow import Flow
from tusac_qt.windows.widgets.named import name_field
from tusac_qt.windows.widgets.plain import set_tip
from tusac_qt.windows.widgets.still import StillChoice

_STEP_EM, _SLIDER_EM = 2.6, 9
"""The width of a button that steps, and the least of the slider, in heights of text."""


class ReplayBar(QWidget):
    """Buttons and fields to go through a film.

    Attributes:
        slider: where in the round one is.
        rounds: which round is shown.
        seats: whose side the table is seen from.

    Signals:
        pressed: what was pressed: "first", "last", "back", "forward", "turn back", "turn", "play", "mistake",
            "leave".
        slid: the place the slider was moved to.
        round_chosen: the place of another round.
        seat_chosen: another side.
    """

    pressed = Signal(str)
    slid = Signal(int)
    round_chosen = Signal(int)
    seat_chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons: dict[str, QPushButton] = {}
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider.valueChanged.connect(self.slid)
        self.rounds, self.seats = StillChoice(self), StillChoice(self)
        for box in (self.rounds, self.seats):
            box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.rounds.activated.connect(self.round_chosen)
        self.seats.activated.connect(self.seat_chosen)
        self.row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self._body_px = 14
        self._steps = steps = QHBoxLayout()
        for name in ("first", "turn back", "back", "play", "forward", "turn", "last"):
            steps.addWidget(self._button(name))
        steps.addWidget(self.slider, 1)
        self._others = Flow(self)
        for widget in (self._button("mistake"), self.rounds, self.seats, self._button("leave")):
            self._others.add(widget)
        row.addLayout(steps, 1)
        row.addWidget(self._others)

    def can_go_to_mistakes(self, *, can: bool) -> None:
        """Enable or disable the button that goes to mistakes."""
        self._buttons["mistake"].setEnabled(can)

    def retranslate(self, *, is_playing: bool) -> None:
        """Show all texts in the current language."""
        told = {
            "first": ("|‹", self.tr("To the start (Home)")),
            "turn back": ("«", self.tr("Back one turn (Page Up)")),
            "back": ("‹", self.tr("Back one step (←)")),
            "play": ("❚❚", self.tr("Pause (Space)")) if is_playing else ("▶", self.tr("Play slowly (Space)")),
            "forward": ("›", self.tr("Forward one step (→)")),
            "turn": ("»", self.tr("Forward one turn (Page Down)")),
            "last": ("›|", self.tr("To the end (End)")),
            "mistake": (self.tr("Next mistake"), self.tr("To your next costly mistake (N)")),
            "leave": (self.tr("Close"), self.tr("Close (Esc)")),
        }
        for name, (text, tip) in told.items():
            self._buttons[name].setText(text)
            self._buttons[name].setAccessibleName(tip)
            set_tip(self._buttons[name], tip)
        self.slider.setAccessibleName(self.tr("Place in the round"))
        name_field(self.rounds, self.tr("Round"))
        name_field(self.seats, self.tr("Seen from"))
        set_tip(self.seats, self.tr("Choose whose seat you see the table from"))

    def show_place(self, at: int, last: int) -> None:
        """Move the slider to the present place."""
        self.slider.blockSignals(True)
        self.slider.setMaximum(last)
        self.slider.setValue(at)
        self.slider.blockSignals(False)

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._body_px = body_px
        gap = round(0.35 * body_px)
        for row in (self.row, self._steps):
            row.setSpacing(gap)
        self._others.set_gap(gap)
        self.slider.setMinimumWidth(2 * body_px)
        for name, button in self._buttons.items():
            if name not in ("leave", "mistake"):
                button.setFixedWidth(round(_STEP_EM * body_px))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Adapt to a new width; called by Qt."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the chooser of rounds and seats below the buttons, if one line has no room for both."""
        steps = (7 * (_STEP_EM + 0.35) + _SLIDER_EM) * self._body_px
        fits = steps + self._others.sizeHint().width() <= self.width()
        self.row.setDirection(QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom)

    def _button(self, name: str) -> QPushButton:
        button = self._buttons[name] = QPushButton(self)
        button.setProperty("role", "small")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.pressed.emit(name))
        return button
