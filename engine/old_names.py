"""The names that rules had in their first format.

Records, the wire and the digest of rules keep them for ever.

There a Kong was a quad, a Pong a triple, deadwood garbage, and the dealer the starter. Files of rules use
today's names; first names in them are still read. Everything here works on tables of plain values.
"""

from collections.abc import Mapping
from types import MappingProxyType

from engine.errors import RuleFault, RuleProblem, RulesError

FIRST_KEYS: Mapping[str, str] = MappingProxyType(
    {
        "dealer_extra": "starter_extra",
        "first_dealer": "first_starter",
        "next_dealer_after_win": "next_starter_after_win",
        "next_dealer_after_draw": "next_starter_after_draw",
        "expose_dealt_kongs": "expose_dealt_quads",
        "mark_dealt_pongs": "mark_dealt_triples",
        "exposed_pong_upgrade": "exposed_triple_upgrade",
        "pong_claim_rule": "triple_claim_rule",
        "claim_deadwood_rule": "claim_garbage_rule",
        "kong_claim": "quad_claim",
        "pong_claim": "triple_claim",
        "general_pong_points": "general_triple_points",
        "dealt_kong_points": "dealt_quad_points",
        "kong_multiplier": "quad_multiplier",
        "loser_kong_deduction": "loser_quad_deduction",
    }
)
"""The first name of every rule that was renamed, by today's."""

_FIRST_CLAIMS = {"kong": "quad", "pong": "triple"}
_FIRST_VALUES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "general_claims_by_others": _FIRST_CLAIMS,
        "out_of_turn_claims": _FIRST_CLAIMS,
        "pong_claim_rule": {"no_deadwood_increase": "no_garbage_increase"},
    }
)
"""The first name of every value that was renamed, by today's name of the rule and of the value."""

_TODAYS_KEYS = {first: today for today, first in FIRST_KEYS.items()}
_TODAYS_VALUES = {
    key: {first: today for today, first in values.items()} for key, values in _FIRST_VALUES.items()
}


def with_first_names(table: Mapping[str, object]) -> dict[str, object]:
    """Return a table of rules as records, the wire and the digest write it."""
    return {
        FIRST_KEYS.get(key, key): _renamed(value, _FIRST_VALUES.get(key, {})) for key, value in table.items()
    }


def with_todays_names(table: Mapping[str, object]) -> tuple[dict[str, object], dict[str, str]]:
    """Return a table that uses today's names only, and the first names it had, each with today's.

    Raises RulesError if a rule stands there under both of its names.
    """
    twice = [RuleProblem(today, RuleFault.TWO_NAMES, {"old": first}) for today, first in FIRST_KEYS.items()
             if today in table and first in table]  # fmt: skip
    if twice:
        raise RulesError(*twice)
    found: dict[str, object] = {}
    renamed: dict[str, str] = {}
    for given, value in table.items():
        key = _TODAYS_KEYS.get(given, given)
        if key != given:
            renamed[given] = key
        names = _TODAYS_VALUES.get(key, {})
        members = value if isinstance(value, list | tuple) else [value]
        renamed |= {one: names[one] for one in members if isinstance(one, str) and one in names}
        found[key] = _renamed(value, names)
    return found, renamed


def _renamed(value: object, names: Mapping[str, str]) -> object:
    """Return a value, or a sorted list of values, each under its other name if it has one."""
    if not names:
        return value
    if isinstance(value, list | tuple):
        members = [names.get(one, one) if isinstance(one, str) else one for one in value]
        return sorted(members) if all(isinstance(one, str) for one in members) else members
    return names.get(value, value) if isinstance(value, str) else value
