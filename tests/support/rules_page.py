"""The tables that docs/rules.md has to hold, made from the engine, the rules files and the vectors."""

from enum import Enum
from pathlib import Path
from typing import get_type_hints

from engine import rulesets
from engine.cards import Piece
from engine.rules import RANGES, Rules
from tests.support.vectors import rows

PAGE = Path(__file__).parents[2] / "docs" / "rules.md"
NAMES = ("pvt", "wiki", "viet", "tenhu")
_TOLD_ELSEWHERE = ("name", "description", "points", "edition")
_ALLOWED = {
    "players": "some of 2 to 6",
    "dealer_extra": "1",
    "jokers": "0, 5",
    "mixed_color_ranks": "some of A B C X Y Z S, or all",
    "general_claims_by_others": "some of kong, pong, win",
    "out_of_turn_claims": "some of kong, pair, pong, win",
    "general_pong_points": "0 to 100 each",
    "joker_kong_points": "0 to 100 each",
    "general_kong_extra": "-100 to 100 each",
}


def section(number: str) -> str:
    """Return the text under the heading of that number, up to the next heading."""
    text = PAGE.read_text(encoding="utf-8")
    start = text.index(f"\n### {number} ")
    return text[start : text.find("\n##", start + 1)]


def table(number: str) -> list[list[str]]:
    """Return the rows of a section's table, without its head; cells without blanks and code marks."""
    lines = [line for line in section(number).splitlines() if line.startswith("|")]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines[2:]]


def knob_rows() -> list[list[str]]:
    """Return the rows of section 4.2: each rule's key, what it may be, and its value in each ruleset."""
    plain = [rulesets.load(name).knobs() for name in NAMES]
    return [
        [f"`{key}`", _allowed(key, kind), *(_value(key, values[key]) for values in plain)]
        for key, kind in get_type_hints(Rules).items()
        if key not in _TOLD_ELSEWHERE
    ]


def vector_rows(name: str) -> list[list[str]]:
    """Return the fields of a file of vectors as the cells of a table."""
    return rows(name)


def _allowed(key: str, kind: type) -> str:
    if key in RANGES:
        low, high = RANGES[key]
        return f"{low} to {high}"
    if key in _ALLOWED:
        return _ALLOWED[key]
    return "true, false" if kind is bool else ", ".join(choice.value for choice in _choices(kind))


def _choices(kind: type) -> list[Enum]:
    assert issubclass(kind, Enum)
    return list(kind)


def _value(key: str, value: object) -> str:
    if isinstance(value, list):
        is_all = key == "mixed_color_ranks" and len(value) == len(Piece)
        return "all" if is_all else ", ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
