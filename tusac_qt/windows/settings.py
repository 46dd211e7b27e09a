"""The settings: everything takes effect and is kept at once, so there is nothing to confirm."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFontComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from engine.ai.player import POLICIES
from engine.cards import Card
from net.pace import PACES, parse_pace
from tusac_qt.cards.faces import HanSet
from tusac_qt.cards.palette import Palette
from tusac_qt.choices.new_match import person_name
from tusac_qt.choices.settings import USER_PALETTE, Settings
from tusac_qt.scene.looks import card_palette
from tusac_qt.scene.theme import CardSkin
from tusac_qt.windows.card_strip import CardStrip
from tusac_qt.windows.check_box import CheckBox
from tusac_qt.windows.chips import language_name
from tusac_qt.windows.palette_editor import PaletteEditor
from tusac_qt.windows.plain import PlainLabel
from tusac_qt.windows.setting_names import Choice, flight_name, han_names, palette_choices
from tusac_qt.windows.sound_settings import SoundSettings
from tusac_qt.words.i18n import level_choice, pace_name
from tusac_qt.words.translation import languages

_SHOWN_CARDS = (Card.rA, Card.yB, Card.gC, Card.wX, Card.rY, Card.yZ, Card.gS)
_FLIGHT_STEPS = (0, 50, 100, 150, 200)
_CUSTOM = "custom"


class SettingsPage(QWidget):
    """All settings on one page.

    Signals:
        settings_changed: the `Settings` with what was changed.
        closed: the player is done.
    """

    settings_changed = Signal(object)
    closed = Signal()

    def __init__(self, settings: Settings, skin: CardSkin) -> None:
        super().__init__()
        self.setObjectName("page")
        self._settings = settings
        self._is_showing = False
        self._title = PlainLabel(self)
        self._title.setProperty("role", "title")
        self._cards = CardStrip(skin, 40, half=False)
        self.name = QLineEdit(self)
        self.language = QComboBox(self)
        self.han = QComboBox(self)
        self.latin, self.words, self.hints, self.solo_clock = (CheckBox(self) for _ in range(4))
        self.own_font = CheckBox(self)
        self.font_family = QFontComboBox(self)
        self.palette_choice = QComboBox(self)
        self.editor = PaletteEditor(self)
        self.flight = QSlider(Qt.Orientation.Horizontal, self)
        self.flight.setRange(0, len(_FLIGHT_STEPS) - 1)
        self.flight.setTickPosition(QSlider.TickPosition.TicksBelow)
        self._flight_name = PlainLabel(self)
        self.sound = SoundSettings(self._change)
        self.pace = QComboBox(self)
        self.custom_pace = QLineEdit(self)
        self.level = QComboBox(self)
        self.rounds = QSpinBox(self)
        self.rounds.setRange(0, 1000)
        self.tips = QPushButton(self)
        self.done = QPushButton(self)
        self._labels: list[PlainLabel] = []
        self._lay_out()
        self._connect()
        self.show_settings(settings, skin, "en")

    def show_settings(self, settings: Settings, skin: CardSkin, language: str) -> None:
        """Show these settings, in the language now spoken."""
        self._settings = settings
        self._is_showing = True
        self._retranslate()
        if self.name.text() != settings.name:
            self.name.setText(settings.name)
        self.name.setPlaceholderText(person_name(replace(settings, name="")))
        _fill(self.language, [(code, language_name(code)) for code in languages()], language)
        _fill(self.han, han_names(), None if settings.han is None else settings.han.name)
        self.latin.setChecked(settings.latin)
        self.words.setChecked(settings.words)
        self.own_font.setChecked(bool(settings.han_font))
        self.font_family.setEnabled(bool(settings.han_font))
        if settings.han_font:
            self.font_family.setCurrentText(settings.han_font)
        _fill(self.palette_choice, palette_choices(), settings.palette)
        self.editor.show_palette(card_palette(settings), is_own=settings.palette == USER_PALETTE)
        self._form.setRowVisible(self.editor, settings.palette == USER_PALETTE)
        step = min(range(len(_FLIGHT_STEPS)), key=lambda at: abs(_FLIGHT_STEPS[at] - settings.flight_percent))
        self.flight.setValue(step)
        self._flight_name.setText(flight_name(settings.flight_percent))
        self.sound.show_settings(settings)
        paces = [(name, pace_name(name)) for name in PACES] + [(_CUSTOM, self.tr("Custom"))]
        is_custom = settings.pace not in PACES
        _fill(self.pace, paces, _CUSTOM if is_custom else settings.pace)
        self.custom_pace.setEnabled(is_custom)
        if is_custom:
            self.custom_pace.setText(settings.pace)
        _fill(self.level, [(level, level_choice(level)) for level in POLICIES], settings.level)
        self.rounds.setValue(settings.rounds)
        self.hints.setChecked(settings.has_hints)
        self.solo_clock.setChecked(settings.has_solo_clock)
        self.tips.setEnabled(bool(settings.tips_seen))
        self._cards.show_cards(_SHOWN_CARDS, skin)
        self._is_showing = False

    def fit(self, body_px: int) -> None:
        """Suit text of that height."""
        self._cards.set_width(round(2.7 * body_px))
        self._inner.setMaximumWidth(58 * body_px)
        self._form.setVerticalSpacing(round(0.6 * body_px))
        self._form.setHorizontalSpacing(round(1.4 * body_px))
        self.editor.fit(body_px)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Leave with Escape; press the focused button with Enter."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            self.focusWidget(), QPushButton
        ):
            self.focusWidget().click()  # type: ignore[attr-defined]  # a button, as just asked
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        self._form = form = QFormLayout()
        font_row, pace_row, flight_row = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        font_row.addWidget(self.own_font)
        font_row.addWidget(self.font_family, 1)
        pace_row.addWidget(self.pace)
        pace_row.addWidget(self.custom_pace)
        flight_row.addWidget(self.flight, 1)
        flight_row.addWidget(self._flight_name)
        for field in (
            self.name, self.language, self._cards, self.han, self.latin, self.words, font_row,
            self.palette_choice, self.editor, pace_row, self.solo_clock, flight_row, self.sound, self.level, self.rounds, self.hints, self.tips,
        ):  # fmt: skip
            label = PlainLabel(self)
            self._labels.append(label)
            form.addRow(label, field)
        self._inner = inner = QWidget()
        inner.setLayout(form)
        centered = QWidget()
        row = QHBoxLayout(centered)
        row.addStretch()
        row.addWidget(inner, 10)
        row.addStretch()
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setWidget(centered)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self.done)
        box = QVBoxLayout(self)
        box.setContentsMargins(24, 16, 24, 16)
        box.addLayout(head)
        box.addWidget(area, 1)

    def _connect(self) -> None:
        self.done.clicked.connect(self.closed)
        self.name.editingFinished.connect(lambda: self._change(name=self.name.text().strip()))
        self.language.activated.connect(lambda: self._change(language=self.language.currentData()))
        self.han.activated.connect(self._choose_han)
        self.latin.toggled.connect(lambda on: self._change_faces(latin=on))
        self.words.toggled.connect(lambda on: self._change_faces(words=on))
        self.own_font.toggled.connect(
            lambda on: self._change(han_font=self.font_family.currentText() if on else "")
        )
        self.font_family.currentTextChanged.connect(self._choose_font)
        self.palette_choice.activated.connect(self._choose_palette)
        self.editor.edited.connect(self._keep_palette)
        self.flight.valueChanged.connect(lambda step: self._change(flight_percent=_FLIGHT_STEPS[step]))
        self.pace.activated.connect(self._choose_pace)
        self.custom_pace.editingFinished.connect(self._choose_pace)
        self.level.activated.connect(lambda: self._change(level=self.level.currentData()))
        self.rounds.valueChanged.connect(lambda rounds: self._change(rounds=rounds))
        self.solo_clock.toggled.connect(lambda on: self._change(has_solo_clock=on))
        self.hints.toggled.connect(lambda on: self._change(has_hints=on))
        self.tips.clicked.connect(lambda: self._change(tips_seen=frozenset()))

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Settings"))
        self.done.setText(self.tr("Done"))
        texts = (
            self.tr("Your name"), self.tr("Language"), self.tr("Cards"), self.tr("Chinese characters"), "", "", "",
            self.tr("Colors"), "", self.tr("Pace"), "", self.tr("Flying cards"), self.tr("Sound"),
            self.tr("Computer players"), self.tr("Rounds of a match"), "", "",
        )  # fmt: skip
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        self.latin.setText(self.tr("Letters A B C X Y Z and E S W N"))
        self.words.setText(self.tr("The name of the piece"))
        self.own_font.setText(self.tr("Characters from a font of this system:"))
        self.solo_clock.setText(self.tr("Let the clock run against computer players too"))
        self.hints.setText(self.tr("Tell junk, waits and what a button would do; tips for beginners"))
        self.tips.setText(self.tr("Show the tips again"))
        self.custom_pace.setPlaceholderText(self.tr("seconds+bank, such as 8+30"))
        self.rounds.setSpecialValueText(self.tr("without end"))
        named = (
            (self.name, self.tr("Your name")), (self.language, self.tr("Language")),
            (self.han, self.tr("Chinese characters")), (self.palette_choice, self.tr("Colors")),
            (self.pace, self.tr("Pace")), (self.custom_pace, self.tr("Custom pace")),
            (self.flight, self.tr("Flying cards")), (self.level, self.tr("Computer players")),
            (self.rounds, self.tr("Rounds of a match")), (self.font_family, self.tr("Font")),
        )  # fmt: skip
        for widget, name in named:
            widget.setAccessibleName(name)

    def _change(self, **values: object) -> None:
        if self._is_showing:
            return
        changed = replace(self._settings, **values)  # type: ignore[arg-type]  # named after the fields
        if changed != self._settings:
            self.settings_changed.emit(changed)

    def _change_faces(self, **values: object) -> None:
        """Change what is written on the cards, unless nothing would be."""
        changed = replace(self._settings, **values)  # type: ignore[arg-type]  # named after the fields
        if changed.han is None and not changed.latin and not changed.words:
            values["han"] = HanSet.REGIONAL
        self._change(**values)

    def _choose_han(self) -> None:
        name = self.han.currentData()
        self._change_faces(han=None if name is None else HanSet[name])

    def _choose_font(self, family: str) -> None:
        if self.own_font.isChecked():
            self._change(han_font=family)

    def _choose_palette(self) -> None:
        name = self.palette_choice.currentData()
        if name == USER_PALETTE and not self._settings.user_papers:
            self._keep_palette(card_palette(self._settings))
        else:
            self._change(palette=name)

    def _keep_palette(self, palette: Palette) -> None:
        self._change(
            palette=USER_PALETTE,
            user_papers=tuple(color.hex.removeprefix("#") for color in palette.papers),
            user_inks=tuple(color.hex.removeprefix("#") for color in palette.inks),
        )

    def _choose_pace(self) -> None:
        name = self.pace.currentData()
        if name != _CUSTOM:
            self._change(pace=name)
            return
        self.custom_pace.setEnabled(True)
        try:
            self._change(pace=parse_pace(self.custom_pace.text() or "8+30").name)
        except ValueError:
            self.custom_pace.setFocus()


def _fill(box: QComboBox, choices: Sequence[Choice], current: str | None) -> None:
    """Show choices by value and name in a box, one of them chosen."""
    if [(box.itemData(at), box.itemText(at)) for at in range(box.count())] != list(choices):
        box.clear()
        for value, name in choices:
            box.addItem(name, value)
    box.setCurrentIndex(next((at for at, (value, _) in enumerate(choices) if value == current), 0))
