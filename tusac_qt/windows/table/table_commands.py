"""Commands of keys and menu for a table and all pages: sizes, sound, undo, the table in words."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject

from tusac_qt.choices.settings import scaled
from tusac_qt.play.tempo import Tempo
from tusac_qt.windows.desktop.preferences import Preferences
from tusac_qt.windows.frame.herald import tell
from tusac_qt.windows.frame.main import MainWindow
from tusac_qt.windows.frame.page_stack import PageStack
from tusac_qt.windows.rules.help_texts import table_in_words
from tusac_qt.windows.table.table import TablePage
from tusac_qt.windows.widgets.plain import show_tip
from tusac_qt.windows.widgets.setting_names import tempo_name
from tusac_qt.words.punctuation import headed


class TableCommands(QObject):
    """Carries out the keys of a window at the table that is shown."""

    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        visits: PageStack,
        shown_table: Callable[[], TablePage | None],
    ) -> None:
        """Follow the keys of a window.

        Args:
            window: whose keys these are.
            preferences: the settings that some of them change.
            visits: shows a text over the table.
            shown_table: returns the table's page if it is the one that is shown.
        """
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._visits = visits
        self._shown_table = shown_table
        window.scaled.connect(self.scale)
        window.words_wanted.connect(self.show_words)
        window.undo_wanted.connect(self.take_back)
        window.redo_wanted.connect(self.redo)
        window.mute_wanted.connect(self.toggle_sound)

    def scale(self, steps: int) -> None:
        """Make cards and text of every page larger or smaller; 0 puts them back."""
        page, settings = self._shown_table(), self._preferences.settings
        if page is not None:
            page.scale_by(steps)
        else:
            self._preferences.change(replace(settings, scale_percent=scaled(settings.scale_percent, steps)))

    def toggle_sound(self) -> None:
        """Make no sound any more, or make sounds again, and say which."""
        is_muted = not self._preferences.settings.is_muted
        self._preferences.change(replace(self._preferences.settings, is_muted=is_muted))
        text = self.tr("Sound is off (M)") if is_muted else self.tr("Sound is on (M)")
        page = self._shown_table()
        if page is not None:
            page.say(text)
        else:
            tell(self._window, text)
            show_tip(self._window.mapToGlobal(self._window.rect().topRight()), text, self._window)

    def take_back(self) -> None:
        """Take the player's last move back, or say why that is impossible."""
        page = self._shown_table()
        if page is None or page.bridge.take_back():
            return
        if page.bridge.is_shared:
            page.say(self.tr("At a table that others can join, no move can be taken back."))
        else:
            page.say(self.tr("There’s no move in this round to take back."))

    def redo(self) -> None:
        """Repeat the move that the player took back last, or say why that is impossible."""
        page = self._shown_table()
        if page is not None and not page.bridge.redo() and not page.bridge.is_shared:
            page.say(self.tr("There’s no move to make again."))

    def set_tempo(self, tempo: Tempo) -> None:
        """Change the speed of the computer players, and say so."""
        self._preferences.change(replace(self._preferences.settings, tempo=tempo))
        page = self._shown_table()
        if page is not None:
            page.say(headed(self.tr("Speed of the computers"), tempo_name(tempo)))

    def show_words(self) -> None:
        """Show the table as text."""
        page = self._shown_table()
        if page is not None:
            text = table_in_words(page.bridge.table, page.display, page.narrator)
            self._visits.show_text(self.tr("The table in words"), text)
