"""The options of the next match as one line of chips: rules, seats, level, pace and clock."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.rules import Rules
from net.pace import PACES, parse_pace
from tusac_qt.choices.house_rules import HouseRules, house_rules_dir, known_rules, levels_offered, seats_for
from tusac_qt.choices.settings import Settings
from tusac_qt.windows.widgets.flow import Flow
from tusac_qt.windows.widgets.menu_chip import MenuChip
from tusac_qt.windows.widgets.plain import set_tip
from tusac_qt.words.i18n import clock_line, pace_clock, pace_name, rules_description, rules_name
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

_LEVELS = {
    #: the computer players that one plays against, by how strong they are
    "easy": QT_TRANSLATE_NOOP("MatchChips", "Beginners"),
    "normal": QT_TRANSLATE_NOOP("MatchChips", "Neighbors"),
    "hard": QT_TRANSLATE_NOOP("MatchChips", "Masters"),
    "expert": QT_TRANSLATE_NOOP("MatchChips", "Champions"),
}


class MatchChips(Flow):
    """Chips that change the settings.

    Attributes:
        rules, seats, level, pace: the chips.

    Signals:
        settings_changed: the `Settings` with what was chosen here.
        help_wanted: the player wants the rules explained.
        edit_wanted: the name of the ruleset the player wants to change.
    """

    settings_changed = Signal(object)
    help_wanted = Signal()
    edit_wanted = Signal(str)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.rules, self.seats, self.level, self.pace = chips = tuple(MenuChip(self) for _ in range(4))
        for chip in chips:
            self.add(chip)
        self.rules.chosen.connect(lambda name: self._change(rules=name))
        self.seats.chosen.connect(lambda seats: self._change(seats=seats))
        self.level.chosen.connect(lambda level: self._change(level=level))
        self.pace.chosen.connect(lambda pace: self._change(pace=pace))

    def show_settings(self, settings: Settings) -> None:
        """Show what these settings say, of the rulesets there are now, in the current language."""
        self._settings = settings
        known = known_rules(HouseRules(house_rules_dir()))
        names = list(known) if settings.rules in known else [*known, settings.rules]
        self.rules.show_choices(
            self.tr("Rules"), [(name, rules_name(name)) for name in names], settings.rules
        )
        chosen = known.get(settings.rules)
        set_tip(self.rules, "" if chosen is None else rules_description(chosen))
        self.rules.show_more(
            (
                (self.tr("Explain these rules (F1)"), self.help_wanted.emit),
                (self.tr("Change these rules…"), lambda: self.edit_wanted.emit(self._settings.rules)),
            )
        )
        self._show_seats(chosen)
        self._show_levels(chosen)
        self._show_pace()

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self.set_gap(round(0.5 * body_px))

    def _show_seats(self, rules: Rules | None) -> None:
        allowed = range(2, 7) if rules is None else sorted(rules.players)
        seats = seats_for(rules, self._settings.seats)
        names = [(number, self.tr("{n} players").format(n=number)) for number in allowed]
        self.seats.show_choices(self.tr("Seats"), names, seats)

    def _show_levels(self, rules: Rules | None) -> None:
        offered, level = levels_offered(rules, self._settings.seats, self._settings.level)
        names = [(one, translate("MatchChips", _LEVELS[one])) for one in offered]
        self.level.show_choices(self.tr("Computer players"), names, level)

    def _show_pace(self) -> None:
        settings, pace = self._settings, parse_pace(self._settings.pace)
        if not pace.has_clock:
            text = self.tr("{pace}, no clock")
        elif settings.has_solo_clock:
            text = self.tr("{pace}, with a clock")
        else:
            text = self.tr("{pace}, no clock against computers")
        names = [(name, f"{pace_name(name)}  ·  {pace_clock(of)}") for name, of in PACES.items()]
        self.pace.show_choices(
            self.tr("Pace"), names, settings.pace, text.format(pace=pace_name(settings.pace))
        )
        set_tip(self.pace, clock_line(pace))
        clock = (
            self.tr("No clock against computers")
            if settings.has_solo_clock
            else self.tr("A clock against computers too")
        )
        self.pace.show_more(((clock, lambda: self._change(has_solo_clock=not settings.has_solo_clock)),))

    def _change(self, **values: object) -> None:
        self.settings_changed.emit(replace(self._settings, **values))  # type: ignore[arg-type]  # named after fields
