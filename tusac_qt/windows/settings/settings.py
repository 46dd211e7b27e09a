"""The settings: every change takes effect and is saved at once, so there is nothing to confirm."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.ai.player import POLICIES
from engine.cards import Card
from net.pace import PACES, parse_pace
from tusac_qt.cards.faces import HanSet
from tusac_qt.cards.palette import Palette
from tusac_qt.choices.new_match import person_name, renamed
from tusac_qt.choices.settings import LARGEST_PERCENT, SIZE_STEP, SMALLEST_PERCENT, USER_PALETTE, Settings
from tusac_qt.play.milestones import Milestone, Prize, locked
from tusac_qt.play.suggestions import Suggestions
from tusac_qt.play.tempo import Tempo
from tusac_qt.scene.fonts import can_show, language_name, no_font_text
from tusac_qt.scene.looks import card_palette
from tusac_qt.scene.theme import CardSkin
from tusac_qt.windows.settings.palette_editor import PaletteEditor
from tusac_qt.windows.settings.setting_pictures import (
    back_pictures,
    cloth_pictures,
    face_pictures,
    writing_of,
    writing_pictures,
)
from tusac_qt.windows.settings.setting_section import SettingSection
from tusac_qt.windows.settings.sound_settings import SoundSettings
from tusac_qt.windows.widgets.card_strip import CardStrip
from tusac_qt.windows.widgets.check_box import CheckBox
from tusac_qt.windows.widgets.named import name_field
from tusac_qt.windows.widgets.page import Page, edges
from tusac_qt.windows.widgets.picture_choice import PictureChoice
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.windows.widgets.scrolling import CenteredBody
from tusac_qt.windows.widgets.setting_names import (
    Choice,
    flight_name,
    han_names,
    palette_choices,
    suggestion_names,
    tempo_name,
)
from tusac_qt.windows.widgets.still import StillChoice, StillFontChoice, StillNumber, StillSlider
from tusac_qt.words.faces import own_face
from tusac_qt.words.i18n import level_choice, pace_name
from tusac_qt.words.languages import known_language, languages
from tusac_qt.words.numbers import percent

_SHOWN_CARDS = (Card.rA, Card.yB, Card.gC, Card.wX, Card.rY, Card.yZ, Card.gS)
_FLIGHT_STEPS = (0, 50, 100, 150, 200)
_CUSTOM = "custom"
_SIDE_BY_SIDE_EM = 50
"""A page narrower than this, in heights of text, has the choice of a font below its box."""
_WIDTH_EM = 62


class SettingsPage(Page):
    """All settings on one page, in sections.

    Signals:
        settings_changed: the `Settings` with what was changed.
        backup_wanted, restore_wanted: the player wants to make a backup, or to go back to one.
    """

    settings_changed = Signal(object)
    backup_wanted = Signal()
    restore_wanted = Signal()

    def __init__(self, settings: Settings, skin: CardSkin) -> None:
        super().__init__()
        self._settings = settings
        self._is_showing = False
        self._body_px = 14
        self._skin = skin
        self._title = PlainLabel(self)
        self._title.setProperty("role", "heading")
        self.you, self.place, self.cards, self.hearing, self.playing, self.seeing, self.keeping = (
            self._sections
        ) = tuple(SettingSection(self) for _ in range(7))
        self.name = QLineEdit(self)
        self.language = StillChoice(self)
        self._no_font = PlainLabel(self)
        self._no_font.setWordWrap(True)
        self.face = PictureChoice(self, size=(2.7, 2.7))
        self.cloth = PictureChoice(self, size=(9.5, 5.6), has_captions=True)
        self._strip = CardStrip(skin, 40)
        self.writing = PictureChoice(self, size=(3.4, 5.8), has_captions=True)
        self.backs = PictureChoice(self, size=(2.0, 7.0), has_captions=True)
        self._to_win = PlainLabel(self)
        self._to_win.setProperty("role", "secondary")
        self._to_win.setWordWrap(True)
        self._milestones: frozenset[Milestone] = frozenset()
        self.palette_choice = StillChoice(self)
        self.editor = PaletteEditor(self)
        self.more = CheckBox(self)
        self.han = StillChoice(self)
        self.latin, self.words, self.hints, self.solo_clock, self.contrast = (
            CheckBox(self) for _ in range(5)
        )
        self.own_font = CheckBox(self)
        self.font_family = StillFontChoice(self)
        self.sound = SoundSettings(self._change)
        self.pace = StillChoice(self)
        self.custom_pace = QLineEdit(self)
        self.level = StillChoice(self)
        self.suggestions = StillChoice(self)
        self.tempo = StillChoice(self)
        self.rounds = StillNumber(self)
        self.rounds.setProperty("role", "stepper")
        self.rounds.setRange(0, 1000)
        self.rounds.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.tips = QPushButton(self)
        self._make_sliders()
        self._size_name, self._flight_name = PlainLabel(self), PlainLabel(self)
        self.backup, self.restore = QPushButton(self), QPushButton(self)
        self._backup_note = PlainLabel(self)
        self._backup_note.setWordWrap(True)
        self.done = QPushButton(self)
        self._lay_out()
        self._connect()
        self.show_settings(settings, skin, "en")

    def _make_sliders(self) -> None:
        self.size_choice, self.flight = (StillSlider(Qt.Orientation.Horizontal, self) for _ in range(2))
        self.size_choice.setTracking(
            False
        )  # the page moves with the size, and with it what the pointer holds
        self.size_choice.setRange(SMALLEST_PERCENT, LARGEST_PERCENT)
        self.size_choice.setSingleStep(SIZE_STEP)
        self.size_choice.setPageStep(3 * SIZE_STEP)
        self.flight.setRange(0, len(_FLIGHT_STEPS) - 1)

    def show_settings(self, settings: Settings, skin: CardSkin, language: str) -> None:
        """Show these settings, in the current language."""
        self._settings = settings
        self._is_showing = True
        self._retranslate()
        self._show_you(language)
        self._show_looks(skin)
        self.sound.show_settings(settings)
        self._show_playing()
        self._is_showing = False

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._strip.set_width(round(2.2 * body_px))
        self._inner.setMaximumWidth(_WIDTH_EM * body_px)
        self._column.setSpacing(body_px)
        self._box.setContentsMargins(edges(body_px))
        self._body_px = body_px
        self._arrange()
        for section in self._sections:
            section.fit(body_px)
        for pictures in (self.face, self.cloth, self.writing, self.backs):
            pictures.fit(body_px)
        self.rounds.setFixedWidth(9 * body_px)
        self._backup_row.setSpacing(round(0.6 * body_px))
        for slider in (self.size_choice, self.flight):
            slider.setMinimumHeight(2 * body_px)
        self.editor.fit(body_px)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Adapt to a new width; called by Qt."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        is_narrow = self.width() < _SIDE_BY_SIDE_EM * self._body_px
        for row in (self._font_row, self._backup_row):
            row.setDirection(
                QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
            )

    def _show_you(self, language: str) -> None:
        settings = self._settings
        if self.name.text() != settings.name:
            self.name.setText(settings.name)
        unnamed = person_name(replace(settings, name=""))
        self.name.setPlaceholderText(unnamed)
        _fill(self.language, [(code, language_name(code)) for code in languages()], language)
        wanted = known_language(settings.language) or language
        self._no_font.setText(no_font_text(wanted))
        self.you.show_row(self._no_font, is_shown=not can_show(wanted))
        face = own_face(settings.face, person_name(settings))
        self.face.show_choices(self.tr("Your face"), face_pictures(), face)

    def _show_looks(self, skin: CardSkin) -> None:
        self._skin = skin
        settings, is_own = self._settings, self._settings.palette == USER_PALETTE
        cloths = locked(Prize.CLOTH, self._milestones)
        backs = locked(Prize.BACK, self._milestones)
        self.cloth.show_choices(
            self.tr("The table"), cloth_pictures(skin, cloths - {settings.cloth}), settings.cloth
        )
        self.backs.show_choices(self.tr("Backs"), back_pictures(skin, backs - {settings.back}), settings.back)
        self._to_win.setText(self.tr("More card backs and tables can be won: the score book tells how."))
        self.cards.show_row(self._to_win, is_shown=bool(cloths or backs))
        self.writing.show_choices(
            self.tr("On the cards"), writing_pictures(settings, skin), writing_of(settings)
        )
        _fill(self.palette_choice, palette_choices(), settings.palette)
        self.editor.show_palette(card_palette(settings), is_own=is_own)
        self.cards.show_row(self.editor, is_shown=is_own)
        self._strip.show_cards(_SHOWN_CARDS, skin)
        _fill(self.han, han_names(), None if settings.han is None else settings.han.name)
        self.latin.setChecked(settings.latin)
        self.words.setChecked(settings.words)
        self.own_font.setChecked(bool(settings.han_font))
        self.font_family.setEnabled(bool(settings.han_font))
        if settings.han_font:
            self.font_family.setCurrentText(settings.han_font)
        self._show_more()
        self.contrast.setChecked(settings.has_high_contrast)
        self.size_choice.setValue(settings.scale_percent)
        self._size_name.setText(percent(settings.scale_percent))
        step = min(range(len(_FLIGHT_STEPS)), key=lambda at: abs(_FLIGHT_STEPS[at] - settings.flight_percent))
        self.flight.setValue(step)
        self._flight_name.setText(flight_name(settings.flight_percent))
        self.flight.setAccessibleDescription(self._flight_name.text())

    def show_milestones(self, milestones: frozenset[Milestone]) -> None:
        """Offer the rewards of these milestones, too."""
        if milestones != self._milestones:
            self._milestones = milestones
            self._is_showing = True
            self._show_looks(self._skin)
            self._is_showing = False

    def _show_playing(self) -> None:
        settings = self._settings
        is_custom = settings.pace not in PACES
        paces = [(name, pace_name(name)) for name in PACES] + [(_CUSTOM, self.tr("Your own"))]
        _fill(self.pace, paces, _CUSTOM if is_custom else settings.pace)
        self.custom_pace.setVisible(is_custom)
        if is_custom:
            self.custom_pace.setText(settings.pace)
        _fill(self.level, [(level, level_choice(level)) for level in POLICIES], settings.level)
        self.rounds.setValue(settings.rounds)
        _fill(self.tempo, [(tempo.value, tempo_name(tempo)) for tempo in Tempo], settings.tempo.value)
        _fill(self.suggestions, suggestion_names(), settings.suggestions.value)
        self.hints.setChecked(settings.has_hints)
        self.solo_clock.setChecked(settings.has_solo_clock)
        self.tips.setEnabled(bool(settings.tips_seen))

    def _show_more(self) -> None:
        for field in (self.han, self.latin, self.words, self._font_row):
            self.cards.show_row(field, is_shown=self.more.isChecked())

    def _lay_out(self) -> None:
        self._font_row = font_row = QHBoxLayout()
        pace_row, flight_row, size_row = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        font_row.addWidget(self.own_font)
        font_row.addWidget(self.font_family, 1)
        pace_row.addWidget(self.pace, 1)
        pace_row.addWidget(self.custom_pace, 1)
        for row, slider, name in (
            (flight_row, self.flight, self._flight_name),
            (size_row, self.size_choice, self._size_name),
        ):
            row.addWidget(slider, 2)
            row.addSpacing(12)
            row.addWidget(name, 1)
        self.you.add(self.name, self.language, self._no_font, self.face)
        self.place.add(self.cloth)
        self.cards.add(
            self.writing, self.palette_choice, self._strip, self.editor, self.backs, self._to_win, self.more,
            self.han, self.latin, self.words, font_row,
        )  # fmt: skip
        self.hearing.add(self.sound)
        self.playing.add(
            pace_row,
            self.solo_clock,
            self.rounds,
            self.level,
            self.tempo,
            self.suggestions,
            self.hints,
            self.tips,
        )
        self.seeing.add(size_row, flight_row, self.contrast)
        self._backup_row = QHBoxLayout()
        for button in (self.backup, self.restore):
            self._backup_row.addWidget(button, 1)
        self.keeping.add(self._backup_note, self._backup_row)
        self._inner = inner = QWidget()
        self._column = column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        for section in self._sections:
            column.addWidget(section)
        column.addStretch()
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch()
        head.addWidget(self.done)
        self._box = box = QVBoxLayout(self)
        box.addLayout(head)
        box.addWidget(CenteredBody(inner, self), 1)

    def _connect(self) -> None:
        self.done.clicked.connect(self.closed)
        self.backup.clicked.connect(self.backup_wanted)
        self.restore.clicked.connect(self.restore_wanted)
        self.name.editingFinished.connect(self._choose_name)
        self.language.activated.connect(lambda: self._change(language=self.language.currentData()))
        self.face.chosen.connect(lambda face: self._change(face=face))
        self.cloth.chosen.connect(lambda cloth: self._change(cloth=cloth))
        self.backs.chosen.connect(lambda back: self._change(back=back))
        self.writing.chosen.connect(self._choose_writing)
        self.more.toggled.connect(self._show_more)
        self.han.activated.connect(self._choose_han)
        self.latin.toggled.connect(lambda on: self._change_faces(latin=on))
        self.words.toggled.connect(lambda on: self._change_faces(words=on))
        self.own_font.toggled.connect(
            lambda on: self._change(han_font=self.font_family.currentText() if on else "")
        )
        self.font_family.currentTextChanged.connect(self._choose_font)
        self.palette_choice.activated.connect(self._choose_palette)
        self.editor.edited.connect(self._keep_palette)
        self.size_choice.valueChanged.connect(self._choose_size)
        self.size_choice.sliderMoved.connect(lambda at: self._size_name.setText(percent(_whole_step(at))))
        self.flight.valueChanged.connect(lambda step: self._change(flight_percent=_FLIGHT_STEPS[step]))
        self.contrast.toggled.connect(lambda on: self._change(has_high_contrast=on))
        self.pace.activated.connect(self._choose_pace)
        self.custom_pace.editingFinished.connect(self._choose_pace)
        self.level.activated.connect(lambda: self._change(level=self.level.currentData()))
        self.rounds.valueChanged.connect(lambda rounds: self._change(rounds=rounds))
        self.solo_clock.toggled.connect(lambda on: self._change(has_solo_clock=on))
        self.tempo.activated.connect(lambda: self._change(tempo=Tempo(self.tempo.currentData())))
        self.suggestions.activated.connect(
            lambda: self._change(suggestions=Suggestions(self.suggestions.currentData()))
        )
        self.hints.toggled.connect(lambda on: self._change(has_hints=on))
        self.tips.clicked.connect(lambda: self._change(tips_seen=frozenset()))

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Settings"))
        self.done.setText(self.tr("Done"))
        self.you.show_texts(
            self.tr("You"), self.tr("Your name"), self.tr("Language"), "", self.tr("Your face")
        )
        self.place.show_texts(self.tr("The table"), self.tr("Surface"))
        self.cards.show_texts(
            self.tr("The cards"), self.tr("On the cards"), self.tr("Colors"), "", "", self.tr("Backs"), "",
            "", self.tr("Chinese characters"), "", "", "",
        )  # fmt: skip
        self.hearing.show_texts(self.tr("Sound"), self.tr("Volume"))
        self.playing.show_texts(
            self.tr("Playing"), self.tr("Pace"), "", self.tr("Rounds per match"), self.tr("Computer players"),
            self.tr("Speed of the computers"), self.tr("Suggest moves"),
            "", "",
        )  # fmt: skip
        self.seeing.show_texts(
            self.tr("Easier to see"), self.tr("Size of text and cards"), self.tr("Card animation"), ""
        )
        self.keeping.show_texts(self.tr("Backup"), "", "")
        self._backup_note.setText(
            self.tr("One file with your settings, rules, score book, games, and the keys others know you by.")
        )
        self.backup.setText(self.tr("Back up…"))
        self.restore.setText(self.tr("Restore a backup…"))
        self.more.setText(self.tr("Choose what is printed on cards"))
        self.latin.setText(self.tr("Letters A B C X Y Z and E S W N"))
        self.words.setText(self.tr("Name of the piece"))
        self.own_font.setText(self.tr("From another font:"))
        self.solo_clock.setText(self.tr("A clock against computers too"))
        self.hints.setText(self.tr("Tips, and how many junk cards I hold"))
        self.tips.setText(self.tr("Show the tips again"))
        self.contrast.setText(self.tr("High contrast (plain table, strong colors)"))
        self.custom_pace.setPlaceholderText(self.tr("such as 8+30"))
        self.rounds.setSpecialValueText(self.tr("no limit"))
        named = (
            (self.name, self.tr("Your name")), (self.language, self.tr("Language")),
            (self.han, self.tr("Chinese characters")), (self.palette_choice, self.tr("Colors")),
            (self.pace, self.tr("Pace")), (self.custom_pace, self.tr("Seconds per answer, and in reserve")),
            (self.flight, self.tr("Card animation")), (self.level, self.tr("Computer players")),
            (self.tempo, self.tr("Speed of the computers")),
            (self.suggestions, self.tr("Suggest moves")),
            (self.rounds, self.tr("Rounds per match")),
            (self.size_choice, self.tr("Size of text and cards")),
        )  # fmt: skip
        for widget, name in named:
            widget.setAccessibleName(name)
        name_field(self.font_family, self.tr("Font"))

    def _change(self, **values: object) -> None:
        if self._is_showing:
            return
        changed = replace(self._settings, **values)  # type: ignore[arg-type]  # named after the fields
        if changed != self._settings:
            self.settings_changed.emit(changed)

    def _change_faces(self, **values: object) -> None:
        """Change the writing on the cards, unless nothing would be left."""
        changed = replace(self._settings, **values)  # type: ignore[arg-type]  # named after the fields
        if changed.han is None and not changed.latin and not changed.words:
            values["han"] = HanSet.REGIONAL
        self._change(**values)

    def _choose_name(self) -> None:
        name = self.name.text().strip()
        if name != self._settings.name:
            self._change(name=name, face=renamed(self._settings, name).face)

    def _choose_size(self, percent: int) -> None:
        self._change(scale_percent=_whole_step(percent))

    def _choose_writing(self, writing: str) -> None:
        self._change(
            han=(self._settings.han or HanSet.REGIONAL) if writing in ("all", "han") else None,
            latin=writing in ("all", "latin"),
            words=writing in ("all", "words"),
        )

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
        self.custom_pace.show()
        try:
            self._change(pace=parse_pace(self.custom_pace.text() or "8+30").name)
        except ValueError:
            if self.isVisible():  # who has left for another page has the keyboard there
                self.custom_pace.setFocus()


def _whole_step(percent: int) -> int:
    """Return the nearest whole step, since a pointer can stop between steps."""
    return SIZE_STEP * round(percent / SIZE_STEP)


def _fill(box: QComboBox, choices: Sequence[Choice], current: str | None) -> None:
    """Fill a box with choices by value and name, one of them selected."""
    if [(box.itemData(at), box.itemText(at)) for at in range(box.count())] != list(choices):
        box.clear()
        for value, name in choices:
            box.addItem(name, value)
    box.setCurrentIndex(next((at for at, (value, _) in enumerate(choices) if value == current), 0))
