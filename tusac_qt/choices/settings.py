"""The settings of a player, kept between starts: a typed value, read from plain TOML values. No Qt.

The type of a field says what its value in the file may be, and `msgspec` holds the value to it. A value that
is unknown or bad falls back to its default with a warning, so no settings file can stop a start.
"""

import reprlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, get_args, get_type_hints

import msgspec
from msgspec import Meta, inspect

from engine.ai.player import POLICIES
from net.pace import FAMILY
from tusac_qt.cards.backs import BACKS
from tusac_qt.cards.cloth import cloth_names
from tusac_qt.cards.faces import HanSet
from tusac_qt.cards.palette import palette_names
from tusac_qt.play.hand_order import SortOrder
from tusac_qt.play.suggestions import FIRST_ROUNDS, Suggestions
from tusac_qt.play.tempo import Tempo
from tusac_qt.play.tips import Tip
from tusac_qt.system import assets
from tusac_qt.system.own_files import Unusable
from tusac_qt.words.faces import DERIVED, FACES
from tusac_qt.words.paces import read_pace
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

SETS = frozenset(("tips_seen",))
"""Settings that several windows add to."""

_NONE = "none"
"""Stands for None in the file, as TOML has no word for it."""
_MOST_WARNINGS = 10
_LONGEST_WORD = 200
_USUAL_FLIGHT = 100

_Hex = Annotated[str, Meta(pattern="^#?[0-9a-fA-F]{6}\\Z")]
_Pixels = Annotated[int, Meta(ge=0, le=20000)]


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
        back: the pattern on the backs of the cards.
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
    user_papers: tuple[_Hex, ...] = ()
    user_inks: tuple[_Hex, ...] = ()
    back: str = BACKS[0]
    pace: str = FAMILY.name
    has_solo_clock: bool = False
    flight_percent: Annotated[int, Meta(ge=0, le=300)] = _USUAL_FLIGHT
    has_own_motion: bool = False
    sort_order: SortOrder = SortOrder.BEST
    has_hints: bool = True
    suggestions: Suggestions = Suggestions.FIRST_ROUNDS
    rounds_finished: Annotated[int, Meta(ge=0, le=FIRST_ROUNDS)] = 0
    tips_seen: frozenset[Tip] = frozenset()
    tempo: Tempo = Tempo.USUAL
    level: str = "easy"
    table_level: str = ""
    rules: str = "pvt"
    seats: Annotated[int, Meta(ge=2, le=6)] = 4
    rounds: Annotated[int, Meta(ge=0, le=1000)] = 8
    is_strict: bool = False
    has_code: bool = False
    keeps_scores: bool = True
    has_met_lesson: bool = False
    lesson_step: Annotated[int, Meta(ge=0, le=1000)] = 0
    is_network_told: bool = False
    window_width: _Pixels = 0
    window_height: _Pixels = 0
    is_maximized: bool = False
    scale_percent: Annotated[int, Meta(ge=SMALLEST_PERCENT, le=LARGEST_PERCENT)] = 100
    face: Annotated[int, Meta(ge=DERIVED, le=FACES - 1)] = DERIVED
    volume: Annotated[int, Meta(ge=0, le=100)] = 60
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


def parse_settings(table: Mapping[str, Any]) -> Loaded:
    """Read settings from plain TOML values."""
    values: dict[str, Any] = {}
    warnings = []
    for key, value in table.items():
        if key not in _TYPES:
            unknown = translate("files", "{key}: no such setting")
            warnings.append(unknown.format(key=reprlib.repr(key)[1:-1]))
            continue
        try:
            values[key] = _read(key, value)
        except ValueError as error:
            unfit = translate("files", "{key}: {value} cannot be used ({why}); the default is used")
            warnings.append(unfit.format(key=key, value=reprlib.repr(value), why=str(error)[:_LONGEST_WORD]))
    if "has_own_motion" not in table:  # as kept before the system was followed
        values["has_own_motion"] = values.get("flight_percent", _USUAL_FLIGHT) != _USUAL_FLIGHT
    return _consistent(Settings(**values), warnings)


def _consistent(settings: Settings, warnings: list[str]) -> Loaded:
    """Correct fields that are valid by themselves but contradict each other."""
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
    plain = msgspec.to_builtins(settings)
    return {
        key: sorted(value) if key in SETS else _NONE if value is None else value
        for key, value in plain.items()
    }


_TYPES: dict[str, Any] = get_type_hints(Settings, include_extras=True)

_CHOICES: dict[str, Callable[[], Iterable[str]]] = {
    "cloth": lambda: (*cloth_names(assets.root() / "cloths"), SYSTEM_CLOTH),
    "back": lambda: BACKS,
    "palette": lambda: (*palette_names(assets.root() / "palettes"), USER_PALETTE),
    "level": lambda: POLICIES,
    "table_level": lambda: ("", *POLICIES),
}
"""The values that a setting may have where its type cannot say so: they are found out at run time."""


def _read(key: str, value: object) -> object:
    """Return the value of a setting. Raises ValueError, which says what it must be."""
    if key in _CHOICES and value not in (choices := tuple(_CHOICES[key]())):
        raise ValueError(_one_of(choices))
    kind = _TYPES[key]
    is_none = value == _NONE and type(None) in get_args(kind)
    try:
        read = msgspec.convert(None if is_none else value, kind)
    except msgspec.ValidationError as error:
        raise ValueError(_demand(inspect.type_info(kind), value)) from error
    if key == "pace":
        read_pace(read)
    if key in ("user_papers", "user_inks") and len(read) not in (0, 4):
        raise ValueError(_demand(inspect.type_info(kind), value))
    return read


def _demand(kind: inspect.Type, value: object) -> str:
    """Return the sentence that says which values a setting of this type may have, for a wrong value."""
    demand = translate("files", "it must be text")
    match kind:
        case inspect.BoolType():
            demand = translate("files", "it must be true or false")
        case inspect.IntType(ge=low, le=high):
            whole = translate("files", "it must be a whole number from {low} to {high}")
            demand = whole.format(low=low, high=high)
        case inspect.EnumType(cls=choices):
            demand = _one_of(choice.value for choice in choices)
        case inspect.UnionType(types=(inspect.EnumType(cls=choices), inspect.NoneType())):
            demand = _one_of((_NONE, *(choice.value for choice in choices)))
        case inspect.VarTupleType():
            demand = translate("files", "it must be four colors such as F2C14E")
        case inspect.FrozenSetType(item_type=item) if isinstance(value, list):
            demand = _demand(item, None)
        case inspect.FrozenSetType():
            demand = translate("files", "it must be a list")
        case _:
            pass
    return demand


def _one_of(choices: Iterable[str]) -> str:
    one = translate("files", "it must be one of {choices}")
    return one.format(choices=", ".join(filter(None, choices)))
