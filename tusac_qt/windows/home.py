"""The home screen: one big button to play, tables to host and to join, and the few choices that matter."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.ai.player import POLICIES
from engine.cards import Card
from net.pace import PACES
from tusac_qt.cards.faces import HanSet
from tusac_qt.choices.settings import Settings
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.card_strip import CardStrip
from tusac_qt.windows.chips import Chips, language_name
from tusac_qt.windows.nearby import NearbyPanel
from tusac_qt.windows.plain import PlainLabel, set_tip
from tusac_qt.windows.rules_choice import RulesChoice
from tusac_qt.words.i18n import level_choice, pace_name
from tusac_qt.words.translation import languages

_SHOWN_CARDS = (Card.rA, Card.yY, Card.gZ, Card.wS)
_CARD_WIDTH = 30
_MARGIN = 24
_MOST_NOTICES = 3


class HomePage(QWidget):
    """What one sees first.

    Attributes:
        nearby: the tables of the network.
        rules: the rules of the next match, and how many play.

    Signals:
        play_wanted: a new match.
        host_wanted: a table of one's own for others to join.
        form_wanted: settle first what is played at such a table.
        shown: whether the page is on the screen now.
        continue_wanted: the match last played.
        others_wanted: another match that was left.
        settings_wanted: the settings.
        about_wanted: about the program.
        quit_wanted: the end.
        settings_changed: the `Settings` with what was chosen here.
    """

    play_wanted = Signal()
    host_wanted = Signal()
    form_wanted = Signal()
    shown = Signal(bool)
    continue_wanted = Signal()
    others_wanted = Signal()
    settings_wanted = Signal()
    about_wanted = Signal()
    quit_wanted = Signal()
    settings_changed = Signal(object)

    def __init__(self, settings: Settings, skin: CardSkin, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("page")
        self._settings = settings
        self._saved = ""
        self._has_others = False
        self._title = PlainLabel(self)
        self._title.setProperty("role", "banner")
        self._subtitle = PlainLabel(self)
        self._subtitle.setProperty("role", "secondary")
        self._subtitle.setWordWrap(True)
        self._notices: list[str] = []
        self._notice = PlainLabel(self)
        self._notice.setProperty("role", "warning")
        self._notice.setWordWrap(True)
        self._notice.hide()
        self.continue_button = self._button(self.continue_wanted, "primary")
        self.others_button = self._button(self.others_wanted, "large")
        self.others_button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.play_button = self._button(self.play_wanted, "primary")
        self.host_button = self._button(self.host_wanted, "large")
        self.form_button = self._button(self.form_wanted, "large")
        self.form_button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.settings_button = self._button(self.settings_wanted, "")
        self.about_button = self._button(self.about_wanted, "")
        self.quit_button = self._button(self.quit_wanted, "")
        self.nearby = NearbyPanel(theme, self)
        self.nearby.host_wanted.connect(self.host_wanted)
        self.rules = RulesChoice(self)
        self.rules.rules_chosen.connect(lambda name: self._change(replace(self._settings, rules=name)))
        self.rules.seats_chosen.connect(lambda seats: self._change(replace(self._settings, seats=seats)))
        self._cards = CardStrip(skin, _CARD_WIDTH, half=False)
        self._faces, self._levels, self._paces, self._languages = (Chips(self) for _ in range(4))
        self._faces.chosen.connect(self._choose_faces)
        self._levels.chosen.connect(lambda level: self._change(replace(self._settings, level=level)))
        self._paces.chosen.connect(lambda pace: self._change(replace(self._settings, pace=pace)))
        self._languages.chosen.connect(lambda code: self._change(replace(self._settings, language=code)))
        self._lay_out()
        self.show_settings(settings, skin, "en")

    def show_settings(self, settings: Settings, skin: CardSkin, language: str) -> None:
        """Show these settings, in the language now spoken."""
        self._settings = settings
        self._title.setText("Tứ Sắc")
        self._subtitle.setText(self.tr("The four-color card game of southern Vietnam"))
        self.play_button.setText(self.tr("Play now"))
        self.play_button.setAccessibleDescription(self.tr("A match against computer players"))
        self.host_button.setText(self.tr("Host a table (H)"))
        self.host_button.setAccessibleDescription(self.tr("A table that others on this network can join"))
        self.form_button.setText("…")
        set_tip(self.form_button, self.tr("Settle name, rules, code and clock first"))
        self.form_button.setAccessibleName(self.tr("Settle name, rules, code and clock first"))
        self.settings_button.setText(self.tr("Settings"))
        self.about_button.setText(self.tr("About"))
        self.quit_button.setText(self.tr("Quit"))
        self.show_saved(self._saved, has_others=self._has_others)
        self.rules.show_choice(settings.rules, settings.seats)
        faces = [
            ("all", self.tr("All")),
            ("han", self.tr("Characters")),
            ("latin", self.tr("Letters")),
            ("words", self.tr("Words")),
        ]
        self._faces.show_choices(self.tr("Cards"), list(faces), _faces_of(settings))
        self._levels.show_choices(
            self.tr("Players"), [(level, level_choice(level)) for level in POLICIES], settings.level
        )
        self._paces.show_choices(self.tr("Pace"), [(name, pace_name(name)) for name in PACES], settings.pace)
        names = [(code, language_name(code)) for code in languages()]
        self._languages.show_choices(self.tr("Language"), list(names), language)
        self._cards.show_cards(_SHOWN_CARDS, skin)
        self.nearby.retranslate()

    def show_saved(self, saved: str, *, has_others: bool) -> None:
        """Offer to continue a match described so, or none with ""; and others that were left, if there are some."""
        self._has_others = has_others
        self.others_button.setText("▾")
        set_tip(self.others_button, self.tr("Other matches that you have left"))
        self.others_button.setAccessibleName(self.tr("Other matches that you have left"))
        self.others_button.setVisible(bool(saved) and has_others)
        is_new = bool(saved) and not self._saved
        self._saved = saved
        self.continue_button.setText(self.tr("Continue: {match}").format(match=saved))
        self.continue_button.setVisible(bool(saved))
        self.play_button.setProperty("role", "large" if saved else "primary")
        self.play_button.style().polish(self.play_button)
        if is_new and self.focusWidget() is self.play_button:
            self.continue_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_notice(self, text: str) -> None:
        """Say something that the player should know and need not answer; it stays here, the last few of them."""
        if text not in self._notices:
            self._notices = [*self._notices, text][-_MOST_NOTICES:]
        self._notice.setText("\n".join(f"⚠ {notice}" for notice in self._notices))
        self._notice.show()

    def fit(self, body_px: int) -> None:
        """Suit text of that height."""
        self._cards.set_width(round(2.1 * body_px))
        self._panel.setMinimumWidth(min(72 * body_px, self.window().width() - 2 * _MARGIN))
        self.nearby.fit(body_px)
        self.rules.fit(body_px)
        self._grid.setContentsMargins(2 * body_px, 2 * body_px, 2 * body_px, 2 * body_px)
        self._grid.setHorizontalSpacing(3 * body_px)
        self._grid.setVerticalSpacing(round(1.5 * body_px))
        for column in (self._left, self._chips):
            column.setSpacing(round(0.6 * body_px))
        for chips in (self._levels, self._paces, self._faces, self._languages):
            chips.fit(body_px)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Press the focused button with Enter; without one, play. Letters host, join and look again."""
        keys = {
            Qt.Key.Key_H: self.host_wanted,
            Qt.Key.Key_J: self.nearby.address_wanted,
            Qt.Key.Key_F5: self.nearby.refresh_wanted,
        }
        wanted = keys.get(Qt.Key(event.key()))
        if wanted is not None and not event.modifiers() and not event.isAutoRepeat():
            wanted.emit()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            focused = self.focusWidget()
            button = focused if isinstance(focused, QPushButton) else self._default_button()
            button.click()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Show what there is to choose from now, and take the keyboard; asked by Qt."""
        super().showEvent(event)
        self.rules.show_choice(self._settings.rules, self._settings.seats)
        self._take_keyboard()
        self.shown.emit(True)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Give the keyboard on to where it is most likely wanted; asked by Qt."""
        super().focusInEvent(event)
        self._take_keyboard()

    def _take_keyboard(self) -> None:
        """Put the keyboard on the large button: Enter keeps its meaning whatever the network reports."""
        self._default_button().setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Let nobody look for tables that nobody sees."""
        super().hideEvent(event)
        self.shown.emit(False)

    def _default_button(self) -> QPushButton:
        return self.continue_button if self._saved else self.play_button

    def _button(self, wanted: SignalInstance, role: str) -> QPushButton:
        button = QPushButton(self)
        button.setProperty("role", role)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.clicked.connect(wanted)
        return button

    def _lay_out(self) -> None:
        lower = QHBoxLayout()
        for button in (self.settings_button, self.about_button, self.quit_button):
            lower.addWidget(button)
        names = QVBoxLayout()
        names.addWidget(self._title)
        names.addWidget(self._subtitle)
        names.addStretch()
        head = QHBoxLayout()
        head.addLayout(names, 1)
        head.addWidget(self._cards)
        self._left = left = QVBoxLayout()
        left.addLayout(head)
        left.addSpacing(8)
        continuing = QHBoxLayout()
        continuing.addWidget(self.continue_button, 1)
        continuing.addWidget(self.others_button)
        left.addLayout(continuing)
        left.addWidget(self.play_button)
        hosting = QHBoxLayout()
        hosting.addWidget(self.host_button, 1)
        hosting.addWidget(self.form_button)
        left.addLayout(hosting)
        left.addLayout(lower)
        left.addWidget(self._notice)
        left.addStretch()
        self._chips = chips = QVBoxLayout()
        chips.addWidget(self.rules)
        for row in (self._levels, self._paces, self._faces, self._languages):
            chips.addWidget(row)
        self._panel = panel = QWidget(self)
        panel.setObjectName("panel")
        panel.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._grid = grid = QGridLayout(panel)
        grid.addLayout(left, 0, 0)
        grid.addWidget(self.nearby, 0, 1)
        grid.addLayout(chips, 1, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        outer = QVBoxLayout(self)
        outer.addWidget(panel, alignment=Qt.AlignmentFlag.AlignCenter)
        self.setTabOrder(self.form_button, self.nearby.list)

    def _choose_faces(self, faces: str) -> None:
        han = self._settings.han or HanSet.REGIONAL
        self._change(
            replace(
                self._settings,
                han=han if faces in ("all", "han") else None,
                latin=faces in ("all", "latin"),
                words=faces in ("all", "words"),
            )
        )

    def _change(self, settings: Settings) -> None:
        self.settings_changed.emit(settings)


def _faces_of(settings: Settings) -> str:
    """Return which of the choices the card style of the settings is; "" if none of them."""
    on = (settings.han is not None, settings.latin, settings.words)
    known = {(True, True, True): "all", (True, False, False): "han", (False, True, False): "latin"}
    return known.get(on, "words" if on == (False, False, True) else "")
