"""The rulesets that come with the game, as TOML beside this file: adding one is adding a file.

A file also holds what its ruleset is called: `title`, and under `translations.CODE` title and description in
other languages.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Any

from engine.errors import RuleFault, RuleProblem, RulesError
from engine.rules import Rules
from engine.rules_text import rules_from_dict, written
from engine.toml_text import parse_toml


@cache
def names() -> tuple[str, ...]:
    """Return the names of the rulesets in alphabetical order."""
    return tuple(sorted(tables()))


@cache
def load(name: str) -> Rules:
    """Return a ruleset by name. Raises RulesError if there is none."""
    table = find(name)
    if table is None:
        raise RulesError(RuleProblem("", RuleFault.NO_SUCH_RULESET, {"ruleset": name}))
    return rules_from_dict(written(table, find).values)


def find(name: str) -> Mapping[str, Any] | None:
    """Return the table of a ruleset's file by its name, None if there is none: a base for other files."""
    return tables().get(name)


@cache
def tables() -> Mapping[str, Mapping[str, Any]]:
    """Return the table of every file, by the name of its ruleset."""
    found = {}
    for entry in resources.files(__name__).iterdir():
        if entry.name.endswith(".toml"):
            table = parse_toml(entry.read_text(encoding="utf-8"))
            found[entry.name.removesuffix(".toml")] = MappingProxyType(table)
    return MappingProxyType(found)
