"""Reading rules from TOML text, plain values or the encoding of machines.

Each complaint names its field.

A file of rules may name another ruleset as its base and then says only what differs; a rule that neither
names has its default.
"""

import reprlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from difflib import get_close_matches
from enum import Enum
from typing import Any, get_type_hints

from engine.cards import PIECE_LETTERS, Piece
from engine.errors import RuleFault, RuleProblem, RulesError
from engine.knobs import ClaimName
from engine.melds import MeldKind
from engine.old_names import FIRST_KEYS, with_todays_names
from engine.rules import DEFAULTS, LATER, Points, Rules
from engine.toml_text import parse_toml

VERSION = 2
"""Of the format of rules files.

The first had no `version`, no `base`, and the names in `engine.old_names`.
"""

Find = Callable[[str], Mapping[str, object] | None]
"""Returns the table of the file of a ruleset by its name, None if there is none."""


@dataclass(frozen=True, slots=True)
class Written:
    """The content of a file of rules, its base read with it.

    Attributes:
        values: every rule as a plain value by today's name, right or wrong, and whatever else stands in the
            file.
        renamed: the first names of rules and values that the file itself uses, each with the name that it has
            today.
    """

    values: dict[str, object]
    renamed: dict[str, str]


def no_base(name: str) -> None:
    """Find no base: for files that stand alone."""
    del name


def rules_from_toml(text: str, find: Find = no_base) -> Rules:
    """Read a file of rules. Raises TomlError, or RulesError naming the field that is wrong."""
    return rules_from_dict(written(parse_toml(text), find).values)


def written(table: Mapping[str, object], find: Find) -> Written:
    """Return the value of every rule in the table of a file.

    Raises RulesError if its version or its base cannot be read, or a rule has two values.

    Args:
        table: of the file.
        find: where a base is looked for.
    """
    values, renamed = _own_values(table)
    return Written(_merged(_base_of(table, find, ()), values), renamed)


def rules_from_dict(table: Mapping[str, object]) -> Rules:
    """Build a ruleset from plain values by today's names.

    One that is not there has its default, only the name has none.

    Raises RulesError naming every field that is wrong or missing; of fields that contradict each other only
    once each can be read by itself.
    """
    problems = [] if "name" in table else [RuleProblem("name", RuleFault.MISSING)]
    return Rules(**_parsed(table, problems))


def rules_from_encoded(table: object) -> Rules:
    """Build a ruleset from the table that `Rules.encoded` makes.

    Raises RulesError unless all of it is there.
    """
    if not isinstance(table, Mapping):
        raise RulesError(RuleProblem("", RuleFault.NOT_A_TABLE, {"value": reprlib.repr(table)}))
    keys = {FIRST_KEYS.get(each.name, each.name): each.name for each in fields(Rules)}
    problems = [
        RuleProblem(key, RuleFault.MISSING) for key in keys if key not in table and keys[key] not in LATER
    ]
    problems += [RuleProblem(_cut(key), RuleFault.NO_SUCH_RULE) for key in table if key not in keys]
    if problems:
        raise RulesError(*problems)
    return Rules(**_parsed({**LATER, **with_todays_names(table)[0]}, []))


def override(rules: Rules, knobs: Mapping[str, object]) -> Rules:
    """Return the rules with some fields exchanged, given as plain values; in `points` only the kinds named.

    Raises RulesError naming the field.
    """
    if "points" in knobs:
        knobs = {**knobs, "points": _merged(rules.knobs(), knobs)["points"]}
    return replace(rules, **_parsed(knobs, []))


def is_readable(key: str, value: object) -> bool:
    """Return whether a plain value is of the kind that a rule has, if not perhaps within its range."""
    try:
        _parsed({key: value}, [])
    except RulesError:
        return False
    return True


def _own_values(table: Mapping[str, object]) -> tuple[dict[str, object], dict[str, str]]:
    """Return what a file itself says of rules, and the first names it uses."""
    version = table.get("version", 1)
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise RulesError(RuleProblem("version", RuleFault.NOT_A_VERSION, {"value": reprlib.repr(version)}))
    if version > VERSION:
        told = {"version": version, "newest": VERSION}
        raise RulesError(RuleProblem("version", RuleFault.NEWER_VERSION, told))
    return with_todays_names({key: value for key, value in table.items() if key not in _ABOUT_THE_FILE})


def _base_of(table: Mapping[str, object], find: Find, seen: tuple[str, ...]) -> dict[str, object]:
    """Return the values that hold where a file names none: its base's, or the defaults."""
    name = table.get("base")
    if name is None:
        return dict(DEFAULTS)
    if not isinstance(name, str):
        raise RulesError(RuleProblem("base", RuleFault.NOT_A_TEXT, {"value": reprlib.repr(name)}))
    if name in seen:
        told = {"rulesets": [*seen[seen.index(name) :], name]}
        raise RulesError(RuleProblem("base", RuleFault.BASES_GO_ROUND, told))
    base = find(name)
    if base is None:
        raise RulesError(RuleProblem("base", RuleFault.NO_SUCH_RULESET, {"ruleset": _cut(name)}))
    below = _base_of(base, find, (*seen, name))
    try:
        own, _ = _own_values(base)
    except RulesError as error:
        raise RulesError(RuleProblem("base", RuleFault.UNUSABLE_BASE, {"ruleset": _cut(name)})) from error
    values = {key: value for key, value in _merged(below, own).items() if key in DEFAULTS}
    return {**values, "description": DEFAULTS["description"]}


def _merged(below: Mapping[str, object], above: Mapping[str, object]) -> dict[str, object]:
    """Return the values above, where there are none those below; of points kind by kind."""
    values, points, own = {**below, **above}, below.get("points"), above.get("points")
    if isinstance(points, Mapping) and isinstance(own, Mapping):
        values["points"] = {**points, **own}
    return values


def _parsed(table: Mapping[str, object], problems: list[RuleProblem]) -> dict[str, Any]:
    """Return the values of the fields, each of its type.

    Raises RulesError with these problems and all it finds.
    """
    values: dict[str, object] = {}
    guesses = _MOST_GUESSES
    for key, value in table.items():
        if key not in _READERS:
            near = get_close_matches(_cut(key), _READERS, 1) if guesses else []
            guesses -= bool(guesses)
            fault = RuleFault.NO_SUCH_RULE_BUT if near else RuleFault.NO_SUCH_RULE
            problems.append(RuleProblem(_cut(key), fault, {"nearest": near[0]} if near else {}))
            continue
        read, fault, wanted = _READERS[key]
        try:
            values[key] = read(value)
        except (ValueError, TypeError, KeyError):
            problems.append(RuleProblem(key, fault, {"value": reprlib.repr(value), **wanted}))
    if problems:
        raise RulesError(*problems)
    return values


def _cut(name: object) -> str:
    return str(name)[:_LONGEST_NAME]


def _bool(value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise TypeError


def _int(value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise TypeError


def _str(value: object) -> str:
    if isinstance(value, str):
        return value
    raise TypeError


def _list(value: object) -> list[object]:
    if isinstance(value, list | tuple):
        return list(value)
    raise TypeError


def _players(value: object) -> frozenset[int]:
    return frozenset(map(_int, _list(value)))


def _pair(value: object) -> Points:
    concealed, exposed = _list(value)
    return _int(concealed), _int(exposed)


def _ranks(value: object) -> frozenset[Piece]:
    if value == "all":
        return frozenset(Piece)
    return frozenset(_BY_LETTER[_str(letter)] for letter in _list(value))


def _claims(value: object) -> frozenset[ClaimName]:
    return frozenset(ClaimName(item) for item in _list(value))


def _point_table(value: object) -> tuple[Points, ...]:
    if not isinstance(value, Mapping) or set(value) != set(_KIND_NAMES):
        raise TypeError
    return tuple(_pair(value[name]) for name in _KIND_NAMES)


_ABOUT_THE_FILE = ("version", "base", "title", "translations")
"""What stands in a file beside rules; `rulesets` tells the last two."""
_LONGEST_NAME = 60
_MOST_GUESSES = 10
"""Unknown names for which a near one is looked for: that takes some time, and a file may have thousands."""

_Reader = tuple[Callable[[object], object], RuleFault, Mapping[str, object]]
"""How to read a field, and what is wrong if it cannot be read.

With what a sentence about it needs beside the value.
"""

_BY_LETTER = dict(zip(PIECE_LETTERS, Piece, strict=True))
_KIND_NAMES = tuple(kind.name.lower() for kind in MeldKind)
_CLAIM_LIST: _Reader = (_claims, RuleFault.NOT_CHOICES, {"choices": [name.value for name in ClaimName]})
_SPECIAL: dict[str, _Reader] = {
    "players": (_players, RuleFault.NOT_NUMBERS, {}),
    "mixed_color_ranks": (_ranks, RuleFault.NOT_PIECES, {}),
    "general_claims_by_others": _CLAIM_LIST,
    "out_of_turn_claims": _CLAIM_LIST,
    "points": (_point_table, RuleFault.NOT_POINTS_OF_KINDS, {"kinds": list(_KIND_NAMES)}),
    "general_pong_points": (_pair, RuleFault.NOT_POINTS, {}),
    "joker_kong_points": (_pair, RuleFault.NOT_POINTS, {}),
    "general_kong_extra": (_pair, RuleFault.NOT_POINTS, {}),
}
_SIMPLE: dict[type, _Reader] = {
    bool: (_bool, RuleFault.NOT_A_FLAG, {}),
    int: (_int, RuleFault.NOT_A_NUMBER, {}),
    str: (_str, RuleFault.NOT_A_TEXT, {}),
}


def _choice(kind: type[Enum]) -> _Reader:
    return kind, RuleFault.NOT_A_CHOICE, {"choices": [choice.value for choice in kind]}


_READERS: dict[str, _Reader] = {
    name: _SPECIAL.get(name) or _SIMPLE.get(kind) or _choice(kind)
    for name, kind in get_type_hints(Rules).items()
}
