"""The home page: three large buttons (play, with the family, learn), above them the match to continue."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.cards import Card
from tusac_qt.choices.house_rules import HouseRules, house_rules_dir, known_rules, seats_for
from tusac_qt.choices.settings import Settings
from tusac_qt.model.home_words import learn_words
from tusac_qt.scene.fonts import language_name
from tusac_qt.scene.ground import Lamp
from tusac_qt.scene.style_sheet import restyle
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.frame.nearby import NearbyPanel
from tusac_qt.windows.widgets.card_fan import CardFan
from tusac_qt.windows.widgets.door import Door
from tusac_qt.windows.widgets.flow import Flow
from tusac_qt.windows.widgets.key_names import key_name
from tusac_qt.windows.widgets.match_chips import MatchChips
from tusac_qt.windows.widgets.menu_chip import MenuChip
from tusac_qt.windows.widgets.page import ENTER
from tusac_qt.windows.widgets.plain import PlainLabel, set_tip
from tusac_qt.windows.widgets.row_keys import RowKeys
from tusac_qt.windows.widgets.scrolling import ScrolledBody
from tusac_qt.words.counted import counted
from tusac_qt.words.languages import languages

_SHOWN_CARDS = (Card.gX, Card.rA, Card.wS, Card.yY, Card.rZ, Card.gB, Card.yA)
_LAMP = Lamp(0.30, 0.48)
"""The light falls on the cards."""
_MOST_NOTICES = 3
_BESIDE_EM = 70
"""From so many heights of text on a page has the doors beside the cards.

A narrower one has them below the title.
"""
_DOORS_EM = 39
_IN_A_ROW_EM = 42
"""On a page less wide the doors stand one below the other."""
_ROOMY_EM = 44
"""A page at least so high leaves more room between its parts."""
_LARGE, _USUAL = 1.9, 1.4
"""The writing on the golden door and on others, in heights of text."""
_STACKED_EM = 48
"""A page at least so high has one door below the other."""


class HomePage(QWidget):
    """The home screen.

    Attributes:
        nearby: the tables of the network.
        chips: how the next match is played.

    Signals:
        play_wanted: a new match.
        host_wanted: a table of one's own for others to join.
        form_wanted: settle first what is played at such a table.
        learn_wanted: be taught the game.
        shown: whether the page is on the screen now.
        continue_wanted: the match last played.
        games_wanted: the matches that were left, and those that are over.
        daily_wanted: today's deal.
        puzzles_wanted: the ten questions of the day.
        rules_wanted: the rules explained.
        edit_wanted: the name of the ruleset the player wants to change.
        settings_wanted: the settings.
        about_wanted: about the program.
        quit_wanted: the end.
        settings_changed: the `Settings` with what was chosen here.
    """

    play_wanted = Signal()
    host_wanted = Signal()
    form_wanted = Signal()
    learn_wanted = Signal()
    shown = Signal(bool)
    continue_wanted = Signal()
    games_wanted = Signal()
    daily_wanted = Signal()
    puzzles_wanted = Signal()
    rules_wanted = Signal()
    edit_wanted = Signal(str)
    settings_wanted = Signal()
    about_wanted = Signal()
    quit_wanted = Signal()
    settings_changed = Signal(object)

    def __init__(self, settings: Settings, skin: CardSkin, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setProperty("lamp", _LAMP)
        self._settings = settings
        self._saved = ""
        self._body = 15
        self._notices: list[str] = []
        self._used: QPushButton | None = None
        self._title, self._small_title, self._subtitle, self._notice = (PlainLabel(self) for _ in range(4))
        for label, role in (
            (self._title, "banner"),
            (self._small_title, "heading"),
            (self._subtitle, "secondary"),
            (self._notice, "warning"),
        ):
            label.setProperty("role", role)
        for label in (self._subtitle, self._notice):
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._notice.hide()
        self._fan = CardFan(skin, self)
        self.language = MenuChip(self, "word")
        self.continue_button = Door(self, role="primary", size=_LARGE)
        self.play_button, self.host_button, self.learn_button = (Door(self) for _ in range(3))
        self._doors = (self.continue_button, self.play_button, self.host_button, self.learn_button)
        self.form_button = QPushButton(self)
        self.games_button, self.daily_button, self.rules_button, self.settings_button, self.about_button = (
            QPushButton(self) for _ in range(5)
        )
        self.quit_button, self.puzzles_button = QPushButton(self), QPushButton(self)
        self._links = (
            self.games_button, self.daily_button, self.puzzles_button, self.rules_button,
            self.settings_button, self.about_button, self.quit_button,
        )  # fmt: skip
        self.nearby = NearbyPanel(theme, self)
        self.chips = MatchChips(settings, self)
        RowKeys(self, (*self._doors, self.form_button))
        self._connect()
        self._lay_out()
        self.show_settings(settings, skin, "en")

    def show_settings(self, settings: Settings, skin: CardSkin, language: str) -> None:
        """Show these settings, in the current language."""
        self._settings = settings
        for title in (self._title, self._small_title):
            title.setText("Tứ Sắc")
        self._subtitle.setText(self.tr("Vietnam’s four-color card game"))
        self._show_play()
        self.host_button.show_lines(self.tr("With the family"), self.tr("Open a table on this Wi-Fi (H)"))
        self.form_button.setText(self.tr("Set up…"))
        set_tip(self.form_button, self.tr("Choose the table’s name, rules, code and clock first"))
        self.form_button.setAccessibleName(self.tr("Choose the table’s name, rules, code and clock first"))
        self.learn_button.show_lines(*learn_words(settings, is_new=self._is_new))
        self.games_button.setText(self.tr("My games"))
        self.daily_button.setText(self.tr("Today’s deal"))
        self.puzzles_button.setText(self.tr("Ten puzzles"))
        self.rules_button.setText(self.tr("Rules"))
        self.settings_button.setText(self.tr("Settings"))
        self.about_button.setText(self.tr("About"))
        self.quit_button.setText(self.tr("Quit"))
        self.show_saved(self._saved)
        names = [(code, language_name(code)) for code in languages()]
        self.language.show_choices(self.tr("Language"), names, language)
        self.chips.show_settings(settings)
        self._fan.show_cards(_SHOWN_CARDS, skin)
        self.nearby.retranslate()

    def show_saved(self, saved: str) -> None:
        """Offer to continue a match with this standing, or none with ""."""
        is_new = bool(saved) and not self._saved
        self._saved = saved
        self.continue_button.show_lines(self.tr("Continue"), saved)
        self.continue_button.setVisible(bool(saved))
        if is_new:
            self._used = None
        self.setFocusProxy(self._entry())
        for door in (self.play_button, self.learn_button):
            role = "primary" if door is self._default_button() else ""
            if door.property("role") != role:
                door.setProperty("role", role)
                restyle(door)
        self._arrange()
        if is_new and self.focusWidget() is self.play_button:
            self.continue_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_notice(self, text: str) -> None:
        """Show a note that the player should see and need not answer.

        The page keeps the last few of these.
        """
        if text not in self._notices:
            self._notices = [*self._notices, text][-_MOST_NOTICES:]
        self._notice.setText("\n".join(f"⚠ {notice}" for notice in self._notices))
        self._notice.show()

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._body = body_px
        self.nearby.fit(body_px)
        self.chips.fit(body_px)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Press the focused button with Enter; without one, play. Letter keys host, join and search again."""
        keys = {"H": self.host_wanted, "J": self.nearby.address_wanted}
        wanted = keys.get(key_name(event))
        if event.key() == Qt.Key.Key_F5:
            wanted = self.nearby.refresh_wanted
        if wanted is not None and not event.modifiers() and not event.isAutoRepeat():
            wanted.emit()
            return
        if event.key() in ENTER and not event.isAutoRepeat():
            focused = self.focusWidget()
            button = focused if isinstance(focused, QPushButton) else self._default_button()
            button.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Arrange the large buttons in the available room; called by Qt."""
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Show the current choices, and take the keyboard; called by Qt."""
        super().showEvent(event)
        self.chips.show_settings(self._settings)
        self._take_keyboard()
        self.shown.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Stop looking for tables while nobody sees the list."""
        super().hideEvent(event)
        self.shown.emit(False)

    def _take_keyboard(self) -> None:
        """Give the keyboard to the golden button, or to the one that was used last.

        Reports of the network do not move it.
        """
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def come_by(self, button: QPushButton | None) -> None:
        """Give the keyboard, when the page is shown again, to the button that led away.

        None stands for the golden button.
        """
        self._used = button
        self.setFocusProxy(self._entry())

    @property
    def _is_new(self) -> bool:
        """Whether the player is somebody who has never played, as far as is known here."""
        settings = self._settings
        return not (self._saved or settings.tips_seen or settings.has_met_lesson)

    def _default_button(self) -> QPushButton:
        """Return the golden button."""
        if self._saved:
            return self.continue_button
        return self.learn_button if self._is_new else self.play_button

    def _entry(self) -> QPushButton:
        """Return where the keyboard is when the page is shown."""
        return self._default_button() if self._used is None else self._used

    def _show_play(self) -> None:
        settings = self._settings
        rules = known_rules(HouseRules(house_rules_dir())).get(settings.rules)
        others = seats_for(rules, settings.seats) - 1
        self.play_button.show_lines(self.tr("Play"), counted.computer_players(others))

    def _connect(self) -> None:
        for button, wanted in (
            (self.continue_button, self.continue_wanted),
            (self.play_button, self.play_wanted),
            (self.host_button, self.host_wanted),
            (self.form_button, self.form_wanted),
            (self.learn_button, self.learn_wanted),
            (self.games_button, self.games_wanted),
            (self.daily_button, self.daily_wanted),
            (self.puzzles_button, self.puzzles_wanted),
            (self.rules_button, self.rules_wanted),
            (self.settings_button, self.settings_wanted),
            (self.about_button, self.about_wanted),
            (self.quit_button, self.quit_wanted),
        ):
            leads_back = button not in {self.continue_button, self.play_button, self.learn_button}
            button.clicked.connect(partial(self.come_by, button if leads_back else None))
            button.clicked.connect(wanted)
        self.chips.help_wanted.connect(self.rules_wanted)
        self.chips.edit_wanted.connect(self.edit_wanted)
        self.chips.settings_changed.connect(self.settings_changed)
        self.language.chosen.connect(
            lambda code: self.settings_changed.emit(replace(self._settings, language=code))
        )

    def _lay_out(self) -> None:
        self.form_button.setProperty("role", "small")
        self._left = left = QVBoxLayout()
        left.addWidget(self._title)
        left.addWidget(self._subtitle)
        left.addWidget(self._fan, 1)
        left.setSpacing(0)
        self._subtitle.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._doors_box = right = QVBoxLayout()
        right.addStretch(1)  # with no table nearby all this lies a little above the middle
        right.addWidget(self._notice)
        right.addWidget(self.continue_button)
        self._hosting = hosting = QHBoxLayout()
        hosting.addWidget(self.host_button, 1)
        hosting.addWidget(self.form_button)
        self._playing = playing = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        playing.addWidget(self.play_button, 5)
        playing.addLayout(hosting, 7)
        right.addLayout(playing)
        right.addWidget(self.learn_button)
        right.addWidget(self.chips)
        right.addWidget(self.nearby, 2)
        self._right = QWidget(self)
        self._right.setLayout(right)
        right.setContentsMargins(0, 0, 0, 0)
        self._middle = middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        middle.addLayout(left, 1)
        middle.addWidget(self._right)
        self._foot = foot = Flow(self)
        for button in self._links:
            button.setProperty("role", "word")
            foot.add(button)
        inner = QWidget(self)
        self._box = box = QVBoxLayout(inner)
        top = QHBoxLayout()
        top.addWidget(self._small_title)
        top.addStretch()
        top.addWidget(self.language)
        box.addLayout(top)
        box.addLayout(middle, 1)
        box.addWidget(foot)
        area = ScrolledBody(self)
        area.setWidget(inner)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)

    def _arrange(self) -> None:
        body, is_wide = self._body, self.width() >= _BESIDE_EM * self._body
        is_roomy = self.height() >= _ROOMY_EM * body
        is_stacked = is_wide and self.height() >= _STACKED_EM * body
        for door in self._doors:
            door.fit(body, is_roomy=is_roomy)
        for widget in (self._title, self._subtitle, self._fan):
            widget.setVisible(is_wide)
        self._small_title.setVisible(not is_wide)
        self._middle.setDirection(
            QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        )
        self._middle.setSpacing(round((3 if is_wide else 0.8) * body))
        self._middle.setStretch(0, 1 if is_wide else 0)
        self._middle.setStretch(1, 0 if is_wide else 1)
        side = round((3.2 if is_wide else 1.5) * body)
        self._box.setContentsMargins(side, round(0.7 * body), side, round(0.7 * body))
        self._box.setSpacing(round(0.5 * body))
        if is_wide:
            self._right.setFixedWidth(_DOORS_EM * body)
        else:
            self._right.setMinimumWidth(0)
            self._right.setMaximumWidth(16777215)
        for door in (self.play_button, self.learn_button):
            is_golden = door is self._default_button()
            door.size_of_title = _LARGE if is_golden and is_stacked else _USUAL
            door.updateGeometry()
        self._doors_box.setSpacing(round((1.1 if is_roomy else 0.6) * body))
        self._hosting.setSpacing(round(0.6 * body))
        is_narrow = self.width() < _IN_A_ROW_EM * body
        self._playing.setSpacing(round((1.1 if is_stacked else 0.6) * body))
        self._playing.setDirection(
            QBoxLayout.Direction.TopToBottom if is_stacked or is_narrow else QBoxLayout.Direction.LeftToRight
        )
        self._foot.set_gap(round(0.4 * body))
