"""The choices before opening a table; opened on demand only, as every choice has a default."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from net.pace import PACES, parse_pace
from tusac_qt.choices.house_rules import levels_offered
from tusac_qt.choices.settings import Settings
from tusac_qt.windows.widgets.check_box import CheckBox
from tusac_qt.windows.widgets.chips import Chips
from tusac_qt.windows.widgets.line_arrows import LineArrows
from tusac_qt.windows.widgets.page import ENTER
from tusac_qt.windows.widgets.plain import PlainLabel, set_tip
from tusac_qt.windows.widgets.rules_choice import RulesChoice
from tusac_qt.windows.widgets.still import StillNumber
from tusac_qt.words.i18n import clock_line, level_choice, pace_name

_LONGEST_NAME = 40
_SIDE_BY_SIDE_EM = 50
"""A page narrower than this, in heights of text, has each row below its label."""


class HostForm(QWidget):
    """The choices of a table, kept in the settings but for its name.

    Signals:
        settings_changed: the `Settings` with what was chosen here.
        host_wanted: open the table.
        closed: back, nothing opened.

    Attributes:
        rules: which rules, and how many play.
        clock: how much time the chosen pace leaves.
    """

    settings_changed = Signal(object)
    host_wanted = Signal()
    closed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("page")
        self._settings = settings
        self._is_showing = False
        self._body_px = 15
        self._title = PlainLabel(self)
        self._title.setProperty("role", "heading")
        self.name = QLineEdit(self)
        self.name.setMaxLength(_LONGEST_NAME)
        LineArrows(self.name)
        self.rules = RulesChoice(self)
        self._paces, self._levels = Chips(self), Chips(self)
        self.rounds = StillNumber(self)
        self.rounds.setProperty("role", "stepper")
        self.rounds.setRange(0, 1000)
        self.rounds.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.code, self.strict = CheckBox(self), CheckBox(self)
        self._name_label, self._rounds_label, self.clock = (PlainLabel(self) for _ in range(3))
        self.clock.setWordWrap(True)
        self.open, self.back = QPushButton(self), QPushButton(self)
        self.open.setProperty("role", "primary")
        self._name_label.setBuddy(self.name)
        self._rounds_label.setBuddy(self.rounds)
        self.setFocusProxy(self.open)
        self._connect()
        self._lay_out()

    def show_settings(self, settings: Settings, name: str) -> None:
        """Show these choices, in the current language; the name is the table's if none is typed."""
        self._settings = settings
        self._is_showing = True
        self._title.setText(self.tr("Open a table"))
        self._name_label.setText(self.tr("Name"))
        self._rounds_label.setText(self.tr("Rounds"))
        self.name.setPlaceholderText(name)
        self.name.setAccessibleName(self.tr("Name"))
        self.rounds.setAccessibleName(self.tr("Rounds"))
        self.rules.show_choice(settings.rules, settings.seats)
        paces = [(pace, pace_name(pace)) for pace in PACES]
        self._paces.show_choices(self.tr("Pace"), list(paces), settings.pace)
        self.clock.setText(clock_line(parse_pace(settings.pace)))
        offered, chosen = levels_offered(self.rules.chosen, settings.seats, settings.level_at_table)
        self._levels.show_choices(
            self.tr("Computers"), [(level, level_choice(level)) for level in offered], chosen
        )
        self.rounds.setSpecialValueText(self.tr("no limit"))
        self.rounds.setValue(settings.rounds)
        self.code.setText(self.tr("Ask for a code, so that only friends can join"))
        self.code.setChecked(settings.has_code)
        self.strict.setText(self.tr("Same time for every answer, so a pause gives nothing away"))
        set_tip(self.strict, self.tr("Everyone always gets the same time to answer, used or not."))
        self.strict.setChecked(settings.is_strict)
        self.open.setText(self.tr("Open the table"))
        self.back.setText(self.tr("Back"))
        self._is_showing = False

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._body_px = body_px
        self._panel.setMaximumWidth(66 * body_px)
        self._box.setContentsMargins(*(2 * body_px,) * 4)
        self._box.setSpacing(round(0.9 * body_px))
        is_narrow = self.width() < _SIDE_BY_SIDE_EM * body_px
        direction = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        self._name_row.setDirection(direction)
        self._name_row.setSpacing(round(0.4 * body_px))
        self._name_label.setFixedWidth(8 * body_px)
        self.rounds.setFixedWidth(9 * body_px)
        for row in (self._paces, self._levels, self.rules):
            row.fit(body_px, is_narrow=is_narrow)
        self._place_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Put labels beside or above their fields, once the page has its width; called by Qt."""
        super().resizeEvent(event)
        self.fit(self._body_px)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Open with Enter, go back with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in ENTER and not event.isAutoRepeat():
            focused = self.focusWidget()
            (focused if isinstance(focused, QPushButton) else self.open).click()
        else:
            super().keyPressEvent(event)

    def _change(self, **changes: object) -> None:
        if not self._is_showing:
            self.settings_changed.emit(replace(self._settings, **changes))  # type: ignore[arg-type]

    def _connect(self) -> None:
        self.rules.rules_chosen.connect(lambda rules: self._change(rules=rules))
        self.rules.seats_chosen.connect(lambda seats: self._change(seats=seats))
        self._paces.chosen.connect(lambda pace: self._change(pace=pace))
        self._levels.chosen.connect(lambda level: self._change(table_level=level))
        self.rounds.valueChanged.connect(lambda rounds: self._change(rounds=rounds))
        self.code.toggled.connect(lambda on: self._change(has_code=on))
        self.strict.toggled.connect(lambda on: self._change(is_strict=on))
        self.open.clicked.connect(self.host_wanted)
        self.back.clicked.connect(self.closed)

    def _lay_out(self) -> None:
        for label in (self._name_label, self._rounds_label, self.clock):
            label.setProperty("role", "secondary")
        self._panel = panel = QFrame(self)
        panel.setObjectName("panel")
        self._name_row = name = QHBoxLayout()
        name.addWidget(self._name_label)
        name.addWidget(self.name)
        rounds = QHBoxLayout()
        rounds.addWidget(self._rounds_label)
        rounds.addWidget(self.rounds)
        rounds.addStretch()
        self.rules.seats_row.addLayout(rounds)
        self._buttons = QWidget(self)
        buttons = QHBoxLayout(self._buttons)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.addWidget(self.back)
        buttons.addStretch()
        buttons.addWidget(self.open)
        self._box = box = QVBoxLayout(panel)
        box.addWidget(self._title)
        box.addLayout(name)
        for row in (self.rules, self._paces, self.clock, self._levels):
            box.addWidget(row)
        box.addWidget(self.code)
        box.addWidget(self.strict)
        box.addWidget(self._buttons)
        self._inner = inner = QWidget(self)
        around = QVBoxLayout(inner)
        around.addStretch()
        around.addWidget(panel, alignment=Qt.AlignmentFlag.AlignHCenter)
        around.addStretch()
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area, 1)
        self._foot = QHBoxLayout()
        outer.addLayout(self._foot)

    def _place_buttons(self) -> None:
        """Put the buttons at the end of the choices.

        If the choices are scrolled, the buttons stay below them, always in sight.
        """
        focused = self.focusWidget()
        is_below = self._foot.count() > 0
        low = self._buttons.sizeHint().height() + self._box.spacing() if is_below else 0
        inner = self._inner
        high = inner.heightForWidth(self.width()) if inner.hasHeightForWidth() else inner.sizeHint().height()
        is_scrolled = high + low > self.height()
        if is_scrolled != is_below:
            (self._foot if is_scrolled else self._box).addWidget(self._buttons)
            if focused is not None:
                focused.setFocus(Qt.FocusReason.OtherFocusReason)
        edge = 2 * self._body_px if is_scrolled else 0
        self._foot.setContentsMargins(edge, edge // 2, edge, edge // 2)
