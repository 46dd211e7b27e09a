"""The settings in use: kept on disk, applied to language and colors. Pages listen to `changed`."""

import logging
from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from tusac_qt.cards.card_cache import CardCache
from tusac_qt.choices.settings import Settings
from tusac_qt.choices.settings_file import SettingsFile
from tusac_qt.scene.fonts import can_show, families, no_font_text
from tusac_qt.scene.looks import card_skin, settings_cloth
from tusac_qt.scene.style_sheet import style_sheet
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.desktop.wishes import SystemWishes
from tusac_qt.words.languages import SOURCE_LANGUAGE, choose_language
from tusac_qt.words.translation import Translators

_SAVE_DELAY_MS = 400
_BODY_SHARE = 0.0185
_LEAST_BODY_PX = 13.0
_log = logging.getLogger(__name__)


class Preferences(QObject):
    """One player's settings while the program runs.

    Attributes:
        settings: the values.
        theme: the colors of the table.
        skin: how cards look by the settings.
        language: the code of the language spoken.
        no_font: that the language wanted cannot be written here, and what to do; "" if it can.
        body_px: the height of text in ordinary widgets.
        wishes: what the system wants of windows.

    Signals:
        changed: any of these has changed.
        worn: another cloth is worn, so what is painted by hand has to be painted once more.
        unsaved: the OSError for which the settings cannot be saved, told once.
    """

    changed = Signal()
    worn = Signal()
    unsaved = Signal(object)

    def __init__(
        self, app: QApplication, settings: Settings, file: SettingsFile, theme: Theme, cache: CardCache
    ) -> None:
        """Use these settings and their language.

        Args:
            app: the application, told its language and style.
            settings: as they were kept.
            file: where they are kept.
            theme: the colors of the table.
            cache: the pictures of cards.
        """
        super().__init__()
        self.settings = settings
        self.theme = theme
        self.skin = card_skin(cache, settings)
        self.language = ""
        self.no_font = ""
        self.body_px = 0
        self._height = settings.window_height
        self._is_dressed = False
        self._app = app
        self._file = file
        self._is_refusal_told = False
        self._cache = cache
        self._environ: Mapping[str, str] = {}
        self._translators = Translators(app)
        self.wishes = SystemWishes(app)
        self.wishes.changed.connect(self._follow_system)
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(_SAVE_DELAY_MS)
        self._delay.timeout.connect(self.save)

    def begin(self, environ: Mapping[str, str], language: str | None) -> None:
        """Set the language for the first time: the one asked for, else the settings', else the system's."""
        self._environ = environ
        self._speak(language or self.settings.language)
        self._wear()
        self.skin = card_skin(self._cache, self.settings, self.theme.cloth)
        self.fit(self.settings.window_height)

    def fit(self, height: int) -> None:
        """Adapt the text of ordinary widgets to the height of the window."""
        self._height = height
        body = round(max(_LEAST_BODY_PX, _BODY_SHARE * height) * self.settings.scale_percent / 100)
        if body != self.body_px:
            self.body_px = body
            self._app.setStyleSheet(style_sheet(self.theme, body))

    def change(self, settings: Settings) -> None:
        """Use other settings from now on, and keep them."""
        before = self.settings
        if settings.flight_percent != before.flight_percent:
            is_own = settings.flight_percent != self._flight_percent
            settings = replace(settings, has_own_motion=is_own)
        self.settings = settings
        if settings == before:
            return
        if settings.language != before.language:
            self._speak(settings.language)
        self._wear()
        self.skin = self._new_skin()
        if settings.scale_percent != before.scale_percent:
            self.fit(self._height)
        self._delay.start()
        self.changed.emit()

    def save(self) -> None:
        """Write the changes now; report once that a disk refuses."""
        self._delay.stop()
        try:
            if self._file.save(self.settings):
                _log.debug("settings written")
        except OSError as error:
            _log.warning("%s; the settings are not kept", error)
            if not self._is_refusal_told:
                self._is_refusal_told = True
                self.unsaved.emit(error)

    @property
    def _flight_percent(self) -> int:
        """The duration of card flights that the system asks for."""
        return 0 if self.wishes.is_calm else Settings().flight_percent

    def _follow_system(self) -> None:
        """Follow the system's preferences, unless the player has chosen otherwise."""
        self._wear()
        if self.wishes.is_calm is not None and not self.settings.has_own_motion:
            self.change(replace(self.settings, flight_percent=self._flight_percent))

    def _wear(self) -> None:
        """Apply the cloth of the settings to theme and application."""
        wishes = self.wishes
        cloth = settings_cloth(self.settings, is_strong=wishes.is_strong, is_light=wishes.is_light)
        if cloth == self.theme.cloth and self._is_dressed:
            return
        self._is_dressed = True
        self.theme.wear(cloth)
        self._app.setPalette(self.theme.palette())
        if self.body_px:
            self._app.setStyleSheet(style_sheet(self.theme, self.body_px))
        self.skin = self._new_skin()
        self.worn.emit()

    def _new_skin(self) -> CardSkin:
        """Return the skin of the settings, the old one if it is the same."""
        made = card_skin(self._cache, self.settings, self.theme.cloth)
        return self.skin if made == self.skin else made

    def _speak(self, wanted: str) -> None:
        language = choose_language(wanted, self._environ)
        spoken = language if can_show(language) else SOURCE_LANGUAGE
        if spoken != self.language:
            self.language = spoken if self._translators.use(spoken) else SOURCE_LANGUAGE
            written = self._app.font()
            written.setFamilies(families(self.language))
            self._app.setFont(written)
        self.no_font = no_font_text(language)
        if self.no_font:
            _log.warning("%s", self.no_font)
