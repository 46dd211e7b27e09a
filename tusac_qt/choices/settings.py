"""The settings of a player, kept between starts: a typed value and its TOML file. No Qt, no words.

A value that is unknown or bad falls back to its default with a warning, so no settings file can stop a start.
Only what was changed in this window is saved, over what is in the file then.
"""

import reprlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum
from pathlib import Path
from typing import Any

import platformdirs

from engine.ai.player import POLICIES
from net.node.kept_file import KeptFile
from net.pace import FAMILY, parse_pace
from tusac_qt.cards.cloth import cloth_names
from tusac_qt.cards.color_science import parse_hex
from tusac_qt.cards.faces import HanSet
from tusac_qt.cards.palette import palette_names
from tusac_qt.play.hand_order import SortOrder
from tusac_qt.play.suggestions import FIRST_ROUNDS, Suggestions
from tusac_qt.play.tempo import Tempo
from tusac_qt.play.tips import Tip
from tusac_qt.system import assets
from tusac_qt.system.own_files import DAMAGED, MOST_TOML_BYTES, TomlFormat, Unusable, read_toml
from tusac_qt.words.faces import DERIVED, FACES
from tusac_qt.words.translation import translate

DEFAULT_CLOTH = "lacquer"
LIGHT_CLOTH = "mat"
SYSTEM_CLOTH = "system"
"""Light or dark, as the system wants windows: the default cloth, or the light one."""
DEFAULT_PALETTE = "clear"
USER_PALETTE = "user"

SMALLEST_PERCENT, LARGEST_PERCENT = 80, 250
"""How small and how large hand and text may be."""
SIZE_STEP = 10
"""By how much they become larger or smaller at a time, in percent."""

_SETS = frozenset(("tips_seen",))
"""Settings that several windows add to."""
_MOST_WARNINGS = 10
_LONGEST_WORD = 200
_USUAL_FLIGHT = 100


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is kept. Every field has a default, so `Settings()` is a first start.

    Attributes:
        name: the player's; "" for the name the system knows.
        language: a code such as "vi"; "" for the system's.
        han: the set of Chinese characters on the cards; None for none.
        latin: whether cards bear letters.
        words: whether cards bear the name of the piece.
        han_font: a font family for the Chinese characters; "" for our own drawings.
        cloth: what table and pages are made of: the name of a file in `resources/cloths`, or `system`.
        has_high_contrast: whether grain, glow and all that shines through are left out; so they are if the
            system asks for it.
        palette: the name of a file in `resources/palettes`, or `user`.
        user_papers: the papers of the user palette by color, as six hexadecimal digits; () if never made.
        user_inks: the inks on them; () if never made.
        pace: a preset's name, or a custom pace such as `8+30`.
        has_solo_clock: whether time runs against computer players too, not only at tables that others share.
        flight_percent: the duration of card flights as a share of the pace's; 0 for none.
        has_own_motion: whether the player wants cards to fly otherwise than the system does.
        sort_order: how the hand is sorted.
        has_hints: whether deadwood and waits are told at every pace, and the coach's lines.
        suggestions: when moves are suggested.
        rounds_finished: how many rounds the player has finished, as far as suggestions count them.
        tips_seen: the coach's lines that need not come again.
        tempo: how fast the computer players go on at a table of one's own.
        level: of the computer players one plays alone with.
        table_level: of those at a table one hosts; "" for the same, as long as none was chosen there.
        rules: the name of a ruleset or the path of a file with one.
        seats: how many play, as far as the rules allow it.
        rounds: how many rounds a match has; 0 for no end.
        is_strict: whether answer windows of a table one hosts always last the same time.
        has_code: whether one must know a code to join a table one hosts.
        keeps_scores: whether finished rounds are written into the score book.
        has_met_lesson: whether the player has come to the end of the first lesson, offered until then.
        lesson_step: the step at which the first lesson goes on; 0 if it was not begun, or is over.
        is_network_told: whether the player has been told what the system will ask about the network.
        window_width: in logical pixels; 0 before the window was first closed.
        window_height: in logical pixels; 0 before the window was first closed.
        is_maximized: whether the window was left so.
        scale_percent: the size of hand and text.
        face: the number of the painted face that was chosen; -1 for the one that follows from the name.
        volume: of all sounds, 0 to 100.
        is_muted: whether there are no sounds for now.
        has_one_room: whether those at a shared table sit in one room, so that the host's computer makes the
            sounds of everybody's cards.
        has_notices: whether the system tells that the table waits, while the window is behind others.
    """

    name: str = ""
    language: str = ""
    han: HanSet | None = HanSet.REGIONAL
    latin: bool = True
    words: bool = True
    han_font: str = ""
    cloth: str = SYSTEM_CLOTH
    has_high_contrast: bool = False
    palette: str = DEFAULT_PALETTE
    user_papers: tuple[str, ...] = ()
    user_inks: tuple[str, ...] = ()
    pace: str = FAMILY.name
    has_solo_clock: bool = False
    flight_percent: int = _USUAL_FLIGHT
    has_own_motion: bool = False
    sort_order: SortOrder = SortOrder.BEST
    has_hints: bool = True
    suggestions: Suggestions = Suggestions.FIRST_ROUNDS
    rounds_finished: int = 0
    tips_seen: frozenset[Tip] = frozenset()
    tempo: Tempo = Tempo.USUAL
    level: str = "easy"
    table_level: str = ""
    rules: str = "pvt"
    seats: int = 4
    rounds: int = 8
    is_strict: bool = False
    has_code: bool = False
    keeps_scores: bool = True
    has_met_lesson: bool = False
    lesson_step: int = 0
    is_network_told: bool = False
    window_width: int = 0
    window_height: int = 0
    is_maximized: bool = False
    scale_percent: int = 100
    face: int = DERIVED
    volume: int = 60
    is_muted: bool = False
    has_one_room: bool = True
    has_notices: bool = False

    @property
    def suggests(self) -> bool:
        """Whether moves are suggested now."""
        return self.suggestions.are_given(self.rounds_finished)

    @property
    def level_at_table(self) -> str:
        """The level of the computer players at a table one hosts."""
        return self.table_level or self.level


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings as they were found.

    Attributes:
        settings: the values, defaults where nothing usable was found.
        warnings: one line for each value that could not be used.
        unusable: the file, if nothing in it could be.
    """

    settings: Settings
    warnings: tuple[str, ...]
    unusable: Unusable | None = None


def scaled(percent: int, steps: int) -> int:
    """Return the size of hand and text so many steps larger, or smaller if negative.

    0 steps put it back to 100.
    """
    wanted = percent + steps * SIZE_STEP if steps else 100
    return min(LARGEST_PERCENT, max(SMALLEST_PERCENT, wanted))


def settings_path() -> Path:
    """Return where this user's settings are kept."""
    return platformdirs.user_config_path("tusac", appauthor=False) / "settings.toml"


class SettingsFile:
    """The settings of one window beside the file that all windows share."""

    def __init__(self, path: Path) -> None:
        """Look nowhere yet."""
        self._file = KeptFile(path, TomlFormat(), MOST_TOML_BYTES)
        self._saved = format_settings(Settings())

    def load(self) -> Loaded:
        """Read the settings; a missing file means a first start, and a damaged one is put aside."""
        found = self._file.read()
        if found.value is not None:
            loaded = parse_settings(found.value)
        elif (why := found.damage or found.unread) is not None:
            loaded = Loaded(Settings(), (), Unusable(self._file.path, why, found.aside))
        else:
            loaded = Loaded(Settings(), ())
        self._saved = format_settings(loaded.settings)
        return loaded

    def save(self, settings: Settings) -> bool:
        """Write what differs from the settings as they were read or saved here last; return whether it was.

        A crash leaves the old file or the new one. A file that `load` could not read stays as it is. Raises
        OSError.
        """
        if self._file.unread is not None:
            return False
        wanted = format_settings(settings)
        changed = {key: value for key, value in wanted.items() if value != self._saved[key]}
        if not changed:
            return False
        self._file.change(lambda table: {**wanted, **self._merged(table or {}, changed)})
        self._saved = wanted
        return True

    def _merged(self, table: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
        """Return what the file has with what was changed here; of a set, what was added and taken out."""
        merged = table | changed
        for key in changed.keys() & _SETS & table.keys():
            there, before, now = table[key], self._saved[key], changed[key]
            if isinstance(there, list):
                merged[key] = [*(one for one in there if one in now or one not in before)]
                merged[key] += [one for one in now if one not in there and one not in before]
        return merged


def load_settings(path: Path) -> Loaded:
    """Read settings that are not saved again; a damaged file is put aside."""
    return SettingsFile(path).load()


def saved_language(path: Path) -> str:
    """Return the language that settings name, "" if none; never moves a file aside or complains."""
    try:
        table = read_toml(path)
    except (*DAMAGED, OSError):
        return ""
    language = table.get("language")
    return language if isinstance(language, str) else ""


def parse_settings(table: Mapping[str, Any]) -> Loaded:
    """Read settings from plain TOML values."""
    values: dict[str, Any] = {}
    warnings = []
    for key, value in table.items():
        if key not in _PARSERS:
            unknown = translate("files", "{key}: no such setting")
            warnings.append(unknown.format(key=reprlib.repr(key)[1:-1]))
            continue
        try:
            values[key] = _PARSERS[key](value)
        except (ValueError, TypeError) as error:
            unfit = translate("files", "{key}: {value} cannot be used ({why}); the default is used")
            warnings.append(unfit.format(key=key, value=reprlib.repr(value), why=str(error)[:_LONGEST_WORD]))
    if "has_own_motion" not in table:  # as kept before the system was followed
        values["has_own_motion"] = values.get("flight_percent", _USUAL_FLIGHT) != _USUAL_FLIGHT
    return _consistent(Settings(**values), warnings)


def _consistent(settings: Settings, warnings: list[str]) -> Loaded:
    """Mend what is fine field by field and still contradicts itself."""
    if len(settings.user_papers) != len(settings.user_inks):
        warnings.append(translate("files", "user_papers, user_inks: one needs the other; neither is used"))
        settings = replace(settings, user_papers=(), user_inks=())
    if settings.palette == USER_PALETTE and not settings.user_papers:
        warnings.append(translate("files", "palette: there is no user palette; the default is used"))
        settings = replace(settings, palette=Settings().palette)
    if settings.han is None and not settings.latin and not settings.words:
        warnings.append(translate("files", "han, latin, words: a card needs one of them; words are used"))
        settings = replace(settings, words=True)
    told = (
        warnings
        if len(warnings) <= _MOST_WARNINGS
        else [*warnings[: _MOST_WARNINGS - 1], translate("files", "and more")]
    )
    return Loaded(settings, tuple(told))


def format_settings(settings: Settings) -> dict[str, Any]:
    """Return settings as plain TOML values that `parse_settings` reads back."""
    return {field.name: _plain(getattr(settings, field.name)) for field in fields(settings)}


def _plain(value: object) -> object:
    if value is None:
        return "none"
    if isinstance(value, HanSet):
        return value.name.lower()
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, frozenset):
        return sorted(item.value for item in value)
    return list(value) if isinstance(value, tuple) else value


_Parser = Callable[[object], object]


def _text(value: object) -> str:
    if not isinstance(value, str):
        msg = translate("files", "it must be text")
        raise TypeError(msg)
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        msg = translate("files", "it must be true or false")
        raise TypeError(msg)
    return value


def _whole(low: int, high: int) -> _Parser:
    def parse(value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            msg = translate("files", "it must be a whole number from {low} to {high}").format(
                low=low, high=high
            )
            raise ValueError(msg)
        return value

    return parse


def _one_of(*choices: str) -> _Parser:
    def parse(value: object) -> str:
        if value not in choices:
            msg = translate("files", "it must be one of {choices}").format(choices=", ".join(choices))
            raise ValueError(msg)
        return str(value)

    return parse


def _han(value: object) -> HanSet | None:
    chosen = _one_of("none", *(han.name.lower() for han in HanSet))(value)
    return None if chosen == "none" else HanSet[str(chosen).upper()]


def _colors(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) not in (0, 4):
        msg = translate("files", "it must be four colors")
        raise TypeError(msg)
    colors = tuple(map(_text, value))
    for color in colors:
        parse_hex(color)
    return colors


def _cloth(value: object) -> object:
    return _one_of(*cloth_names(assets.root() / "cloths"), SYSTEM_CLOTH)(value)


def _palette(value: object) -> object:
    return _one_of(*palette_names(assets.root() / "palettes"), USER_PALETTE)(value)


def _pace(value: object) -> str:
    return parse_pace(_text(value)).name


def _tips(value: object) -> frozenset[Tip]:
    if not isinstance(value, list):
        msg = translate("files", "it must be a list")
        raise TypeError(msg)
    return frozenset(map(Tip, value))


_PARSERS: dict[str, _Parser] = {
    "name": _text,
    "language": _text,
    "han": _han,
    "latin": _flag,
    "words": _flag,
    "han_font": _text,
    "cloth": _cloth,
    "has_high_contrast": _flag,
    "palette": _palette,
    "user_papers": _colors,
    "user_inks": _colors,
    "pace": _pace,
    "has_solo_clock": _flag,
    "flight_percent": _whole(0, 300),
    "has_own_motion": _flag,
    "sort_order": SortOrder,
    "has_hints": _flag,
    "suggestions": Suggestions,
    "rounds_finished": _whole(0, FIRST_ROUNDS),
    "tips_seen": _tips,
    "tempo": Tempo,
    "level": _one_of(*POLICIES),
    "table_level": _one_of("", *POLICIES),
    "rules": _text,
    "seats": _whole(2, 6),
    "rounds": _whole(0, 1000),
    "is_strict": _flag,
    "keeps_scores": _flag,
    "has_code": _flag,
    "has_met_lesson": _flag,
    "lesson_step": _whole(0, 1000),
    "is_network_told": _flag,
    "window_width": _whole(0, 20000),
    "window_height": _whole(0, 20000),
    "is_maximized": _flag,
    "scale_percent": _whole(SMALLEST_PERCENT, LARGEST_PERCENT),
    "face": _whole(DERIVED, FACES - 1),
    "volume": _whole(0, 100),
    "is_muted": _flag,
    "has_one_room": _flag,
    "has_notices": _flag,
}
