"""Rulesets for tests: the presets, the variants that docs/rules.md names, and odd mixtures."""

from engine.rules import Rules
from engine.rules_text import override
from engine.rulesets import load

PVT = load("pvt")
WIKI = load("wiki")
VIET = load("viet")
TENHU = load("tenhu")

WIKI_SOLDIERS = override(WIKI, {"name": "wiki, Soldiers only", "mixed_color_ranks": ["S"]})
WIKI_JOKERS = override(WIKI, {"name": "wiki, jokers", "jokers": 5})
WIKI_NO_SPLIT = override(WIKI, {"name": "wiki, no split", "lock_identical": True})

STRICT = override(
    PVT,
    {
        "name": "strict",
        "players": [2, 3, 4, 5, 6],
        "win_claim": "compulsory",
        "min_points_to_win": 10,
        "win_bonus": 2,
        "claim_deadwood_rule": "minimum",
        "exposed_pong_upgrade": "self_draw",
        "general_claims_by_others": ["win"],
        "out_of_turn_claims": ["win"],
        "declined_draw_to_next": False,
        "loser_kong_deduction": "amount",
        "payment_floor_zero": False,
    },
)
"""The rarer choice of every knob that has one, forbidding more."""

LOOSE = override(
    PVT,
    {
        "name": "loose",
        "players": [2, 3, 4, 5, 6],
        "jokers": 5,
        "mixed_color_ranks": ["B", "X", "S"],
        "lock_identical": False,
        "general_discard": "allowed",
        "drawn_general": "may_keep",
        "exposed_pong_upgrade": "self_draw",
        "pong_claim_rule": "free",
        "dealt_win": False,
        "payment": "stake",
        "unit": 5,
        "next_dealer_after_draw": "same",
    },
)
"""The rarer choice of every knob that has one, forbidding less."""

RULESETS: dict[str, Rules] = {
    rules.name: rules
    for rules in (PVT, WIKI, WIKI_SOLDIERS, WIKI_NO_SPLIT, WIKI_JOKERS, VIET, TENHU, STRICT, LOOSE)
}
