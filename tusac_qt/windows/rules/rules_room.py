"""The pages of rules: help, and the editor of house rules, each opened over another page."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject

from engine.rules import Rules
from tusac_qt.choices.house_rules import HouseRules, house_rules_dir, known_rules
from tusac_qt.choices.new_match import load_rules
from tusac_qt.windows.desktop.preferences import Preferences
from tusac_qt.windows.frame.page_stack import PageStack
from tusac_qt.windows.rules.rules_editor import RulesEditor
from tusac_qt.windows.rules.rules_help import KEYS, HelpPage


class RulesRoom(QObject):
    """Opens these pages; a table that is played at waits meanwhile.

    Attributes:
        help_page: rules, words and keys.
    """

    def __init__(
        self, preferences: Preferences, visits: PageStack, in_force: Callable[[], Rules | None]
    ) -> None:
        """Open nothing yet.

        Args:
            preferences: the settings in use.
            visits: how pages come and go.
            in_force: returns the rules of the table that is played at; None if there is none.
        """
        super().__init__(visits)
        self._preferences = preferences
        self._visits = visits
        self._in_force = in_force
        self._house = HouseRules(house_rules_dir())
        self.help_page = HelpPage(preferences.theme, preferences.skin, lambda: known_rules(self._house))
        self.help_page.closed.connect(visits.leave)
        self.help_page.edit_wanted.connect(self.edit)
        self._editor: RulesEditor | None = None

    def explain(self, rules: Rules) -> None:
        """Explain some rules."""
        self.help_page.show_rules(rules)
        self._visits.visit(self.help_page)

    def show_help(self) -> None:
        """Explain the rules of the present match, or of the next one."""
        rules = self._in_force()
        try:
            self.explain(load_rules(self._preferences.settings.rules) if rules is None else rules)
        except ValueError as error:
            self._visits.show_text(self.tr("Couldn’t show the rules"), str(error))

    def show_keys(self) -> None:
        """Show the keys."""
        self.help_page.show_page(KEYS, self._in_force())
        self._visits.visit(self.help_page)

    def edit(self, name: str) -> None:
        """Edit a ruleset by its name."""
        if self._editor is None:
            self._editor = RulesEditor(self._house)
            self._editor.saved.connect(self.use)
            self._editor.help_wanted.connect(self.explain)
            self._editor.closed.connect(self._visits.leave)
        if not self._editor.draft.is_changed:
            self._editor.open_rules(name)
        self._editor.fit(self._preferences.body_px)
        self._editor.refresh()
        self._visits.visit(self._editor)

    def use(self, name: str) -> None:
        """Use a ruleset for the next match."""
        self._preferences.change(replace(self._preferences.settings, rules=name))

    def follow_settings(self) -> None:
        """Apply the present settings to all pages."""
        self.help_page.use_skin(self._preferences.skin)
        if self._editor is not None and self._editor.isVisible():
            self._editor.refresh()

    def fit(self) -> None:
        """Adapt to the text height."""
        self.help_page.fit(self._preferences.body_px)
        if self._editor is not None:
            self._editor.fit(self._preferences.body_px)
