"""Reading rules: from TOML text or plain values to a `Rules`, each complaint naming its field."""

import reprlib
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from enum import Enum
from typing import Any, get_type_hints

from engine.cards import PIECE_LETTERS, Piece
from engine.errors import RulesError
from engine.knobs import ClaimName
from engine.melds import MeldKind
from engine.rules import UNSAID, Points, Rules
from engine.toml_text import TomlError, parse_toml


def rules_from_toml(text: str) -> Rules:
    """Read a complete ruleset. Raises RulesError naming the field that is wrong or missing."""
    try:
        table = parse_toml(text)
    except TomlError as error:
        msg = f"not a TOML text: {error}"
        raise RulesError(msg) from error
    return rules_from_dict(table)


def rules_from_dict(table: object) -> Rules:
    """Build a ruleset from a table of plain values, every field given but those that older files do not name.

    Raises RulesError naming every field that is wrong or missing; of fields that contradict each other only
    once each can be read by itself.
    """
    if not isinstance(table, Mapping):
        msg = f"rules: {reprlib.repr(table)} is not a table"
        raise RulesError(msg)
    missing = [
        f"{field.name}: missing"
        for field in fields(Rules)
        if field.name not in (table.keys() | UNSAID.keys())
    ]
    return Rules(**_parsed(table, missing))


def override(rules: Rules, knobs: Mapping[str, object]) -> Rules:
    """Return the rules with some fields exchanged, given as plain values; in `points` only the kinds named.

    Raises RulesError naming the field.
    """
    points = knobs.get("points")
    if isinstance(points, Mapping):
        named = dict(zip(_KIND_NAMES, rules.points, strict=True))
        knobs = {**knobs, "points": {**named, **points}}
    return replace(rules, **_parsed(knobs, []))


def is_readable(key: str, value: object) -> bool:
    """Return whether a plain value is of the kind that a rule has, if not perhaps within its range."""
    try:
        _parsed({key: value}, [])
    except RulesError:
        return False
    return True


def _parsed(table: Mapping[str, object], problems: list[str]) -> dict[str, Any]:
    """Return the values of the fields, each of its type. Raises RulesError with these problems and all it finds."""
    values: dict[str, object] = {}
    for key, value in table.items():
        if key not in _READERS:
            problems.append(f"{key[:_LONGEST_KEY]}: there is no such rule")
            continue
        read, expected = _READERS[key]
        try:
            values[key] = read(value)
        except (ValueError, TypeError, KeyError):
            problems.append(f"{key}: {reprlib.repr(value)} is not {expected}")
    if problems:
        raise RulesError(*problems)
    return values


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


_LONGEST_KEY = 60

_Reader = tuple[Callable[[object], object], str]
"""How to read a field, and what a value of it is called when it is not one."""

_BY_LETTER = dict(zip(PIECE_LETTERS, Piece, strict=True))
_KIND_NAMES = tuple(kind.name.lower() for kind in MeldKind)
_CLAIM_LIST = "a list of " + ", ".join(f'"{name.value}"' for name in ClaimName)
_SPECIAL: dict[str, _Reader] = {
    "players": (_players, "a list of whole numbers"),
    "mixed_color_ranks": (_ranks, 'a list of the letters A B C X Y Z S, or "all"'),
    "general_claims_by_others": (_claims, _CLAIM_LIST),
    "out_of_turn_claims": (_claims, _CLAIM_LIST),
    "points": (_point_table, "a table with [concealed, exposed] points for " + ", ".join(_KIND_NAMES)),
    "general_triple_points": (_pair, "[concealed, exposed] points"),
}
_SIMPLE: dict[type, _Reader] = {
    bool: (_bool, "true or false"),
    int: (_int, "a whole number"),
    str: (_str, "a text"),
}


def _choice(kind: type[Enum]) -> _Reader:
    return kind, "one of " + ", ".join(f'"{choice.value}"' for choice in kind)


_READERS: dict[str, _Reader] = {
    name: _SPECIAL.get(name) or _SIMPLE.get(kind) or _choice(kind)
    for name, kind in get_type_hints(Rules).items()
}
