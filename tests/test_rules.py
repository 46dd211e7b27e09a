"""Rules as data: the preset is docs/rules.md, 4.2, every field is validated by name, the digest names the game."""

import pickle
from dataclasses import fields, replace

import pytest

from engine import rulesets
from engine.cards import Piece
from engine.errors import RulesError
from engine.knobs import ClaimName
from engine.melds import MeldKind
from engine.rules import Rules
from engine.rules_text import override, rules_from_dict, rules_from_toml
from tests.support.rulesets import LOOSE, PVT, RULESETS, STRICT, VIET, WIKI

TABLE = {
    "players": [4],
    "hand_size": 20,
    "starter_extra": 1,
    "copies_per_type": 4,
    "jokers": 0,
    "deal_packets": "all20",
    "wall_style": "stack",
    "first_starter": "dice",
    "next_starter_after_win": "winner",
    "next_starter_after_draw": "next_seat",
    "dead_wall": 6,
    "mulligan": "off",
    "expose_dealt_quads": False,
    "mark_dealt_triples": False,
    "mixed_color_ranks": ["S"],
    "lock_identical": True,
    "exposed_triple_upgrade": "self_draw_win",
    "triple_claim_rule": "no_garbage_increase",
    "claim_garbage_rule": "none",
    "general_discard": "forbidden",
    "drawn_general": "must_keep",
    "general_claims_by_others": ["quad", "win"],
    "out_of_turn_claims": ["quad", "triple", "win"],
    "declined_draw_to_next": True,
    "quad_claim": "optional",
    "triple_claim": "optional",
    "win_claim": "optional",
    "dealt_win": True,
    "points": {
        "kong": [8, 6],
        "pong": [3, 3],
        "chow_abc": [1, 1],
        "chow_xyz": [1, 1],
        "chow_colors": [1, 1],
        "quad": [2, 2],
        "pair": [0, 0],
        "single": [1, 1],
    },
    "general_triple_points": [3, 3],
    "dealt_quad_points": 8,
    "win_bonus": 0,
    "min_points_to_win": 0,
    "payment": "points",
    "unit": 1,
    "quad_multiplier": 1,
    "loser_quad_deduction": "points",
    "payment_floor_zero": True,
    "multi_win": "turn_order",
}
"""The column pvt of the table of knobs, docs/rules.md, 4.2."""


WIKI_COLUMN = {
    "players": [2, 3, 4, 5, 6],
    "deal_packets": "six_five",
    "first_starter": "high_card",
    "next_starter_after_draw": "same",
    "dead_wall": 0,
    "mulligan": "optional",
    "expose_dealt_quads": True,
    "mark_dealt_triples": True,
    "mixed_color_ranks": ["A", "B", "C", "X", "Y", "Z", "S"],
    "lock_identical": False,
    "exposed_triple_upgrade": "never",
    "triple_claim_rule": "free",
    "loser_quad_deduction": "none",
    "kong_before_pong": True,
}
"""Where the column wiki differs; of the points below the pong and the quad (docs/rules.md, 3.10)."""

VIET_COLUMN = {
    "players": [2, 3, 4],
    "deal_packets": "six_five",
    "first_starter": "random",
    "next_starter_after_draw": "same",
    "dead_wall": 7,
    "expose_dealt_quads": True,
    "mark_dealt_triples": True,
    "exposed_triple_upgrade": "never",
    "claim_garbage_rule": "no_increase",
    "quad_claim": "compulsory",
    "triple_claim": "unless_waiting",
    "quad_multiplier": 2,
    "loser_quad_deduction": "none",
}
"""Where the column viet differs; of the points the same two (docs/rules.md, 4.1)."""


@pytest.mark.parametrize(
    ("name", "column", "points"),
    [
        ("pvt", {}, {}),
        ("wiki", WIKI_COLUMN, {"pong": [3, 1], "quad": [4, 4]}),
        ("viet", VIET_COLUMN, {"pong": [3, 1], "quad": [4, 4]}),
    ],
)
def test_presets_are_the_table_of_the_page(
    name: str, column: dict[str, object], points: dict[str, list[int]]
) -> None:
    plain = rulesets.load(name).to_dict()
    assert plain.pop("name") == name
    assert plain.pop("description")
    table = plain.pop("points")

    expected = {**TABLE, **column}
    assert table == {**TABLE["points"], **points}  # type: ignore[dict-item]
    assert plain == {key: value for key, value in expected.items() if key != "points"}


@pytest.mark.parametrize(
    ("name", "digest"),
    [
        ("pvt", "26a3005371c3e67ebeaa5940c3aa7a39f04c175f6ee5ec8d9ca7874043741c9a"),
        ("wiki", "237b2bdaca2956db12f8869533a9b619c703d0c75d913bd0fad930db4e7714ba"),
        ("viet", "91c0d78ec31695ce882af089b5b3e377846a8e6fdb5f9734d90bce92c135b2e9"),
    ],
)
def test_digests_are_the_agreed_ones(name: str, digest: str) -> None:
    """Peers of one version must agree on them, and records name them: they change only with the rules."""
    assert rulesets.load(name).digest == digest


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_round_trip(rules: Rules) -> None:
    assert rules_from_dict(rules.to_dict()) == rules
    assert pickle.loads(pickle.dumps(rules)) == rules  # noqa: S301 - our own bytes
    assert hash(pickle.loads(pickle.dumps(rules))) == hash(rules)  # noqa: S301


def test_names_are_outside_the_digest() -> None:
    renamed = replace(PVT, name="ours", description="another")

    assert renamed.digest == PVT.digest
    assert renamed != PVT


def test_every_rule_is_inside_the_digest() -> None:
    changed = {
        "players": [3, 4],
        "hand_size": 19,
        "copies_per_type": 5,
        "jokers": 5,
        "deal_packets": "six_five",
        "wall_style": "tiles",
        "first_starter": "random",
        "next_starter_after_draw": "same",
        "dead_wall": 7,
        "mulligan": "optional",
        "expose_dealt_quads": True,
        "mark_dealt_triples": True,
        "mixed_color_ranks": "all",
        "lock_identical": False,
        "exposed_triple_upgrade": "never",
        "triple_claim_rule": "free",
        "claim_garbage_rule": "minimum",
        "general_discard": "allowed",
        "drawn_general": "may_keep",
        "general_claims_by_others": ["win"],
        "out_of_turn_claims": [],
        "declined_draw_to_next": False,
        "quad_claim": "compulsory",
        "triple_claim": "unless_waiting",
        "win_claim": "compulsory",
        "dealt_win": False,
        "points": {"quad": [4, 4]},
        "general_triple_points": [1, 1],
        "dealt_quad_points": 6,
        "win_bonus": 3,
        "min_points_to_win": 10,
        "payment": "stake",
        "unit": 2,
        "quad_multiplier": 2,
        "loser_quad_deduction": "amount",
        "payment_floor_zero": False,
        "kong_before_pong": True,
    }
    # three rules have one choice only
    assert {*changed, "name", "description", "starter_extra", "next_starter_after_win", "multi_win"} == {
        field.name for field in fields(Rules)
    }
    digests = {override(PVT, {key: value}).digest for key, value in changed.items()}
    assert len(digests) == len(changed)
    assert PVT.digest not in digests


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("players", [], "players: name one or more numbers from 2 to 6"),
        ("players", [1, 4], "players: name one or more numbers from 2 to 6"),
        ("players", [7], "players: name one or more numbers from 2 to 6"),
        ("players", 4, "players: 4 is not a list of whole numbers"),
        ("players", ["4"], "players: ['4'] is not a list of whole numbers"),
        ("hand_size", 0, "hand_size: 0 is not between 1 and 40"),
        ("hand_size", 27, "hand_size: 4 players and the dead wall need 115 cards of 112"),
        ("hand_size", True, "hand_size: True is not a whole number"),
        ("hand_size", "20", "hand_size: '20' is not a whole number"),
        ("hand_size", 20.0, "hand_size: 20.0 is not a whole number"),
        ("starter_extra", 0, "starter_extra: 0 is not 1"),
        ("copies_per_type", 7, "copies_per_type: 7 is not between 1 and 6"),
        ("jokers", 3, "jokers: 3 is neither 0 nor 5"),
        ("deal_packets", "all", 'deal_packets: \'all\' is not one of "all20", "six_five"'),
        ("deal_packets", ["all20"], "deal_packets: ['all20'] is not one of"),
        ("dead_wall", 31, None),
        ("dead_wall", 32, "hand_size: 4 players and the dead wall need 113 cards of 112"),
        ("dead_wall", -1, "dead_wall: -1 is not between 0 and 60"),
        ("expose_dealt_quads", 0, "expose_dealt_quads: 0 is not true or false"),
        ("mixed_color_ranks", "S", "mixed_color_ranks: 'S' is not a list of the letters"),
        ("mixed_color_ranks", ["E"], "mixed_color_ranks: ['E'] is not a list of the letters"),
        ("mixed_color_ranks", ["XY"], "mixed_color_ranks: ['XY'] is not a list of the letters"),
        ("mixed_color_ranks", [], None),
        ("out_of_turn_claims", ["pair"], None),
        ("out_of_turn_claims", ["chow"], "out_of_turn_claims: ['chow'] is not a list of"),
        ("general_claims_by_others", ["pair"], "general_claims_by_others: Generals are never paired"),
        ("general_claims_by_others", "win", "general_claims_by_others: 'win' is not a list of"),
        ("points", {"kong": [8]}, "points:"),
        ("points", {"king": [8, 6]}, "points:"),
        ("points", {"kong": [101, 6]}, "points: kong: [101, 6] are not both between 0 and 100"),
        ("points", {"pair": [0, -1]}, "points: pair: [0, -1] are not both between 0 and 100"),
        ("points", [8, 6], "points: [8, 6] is not a table"),
        ("general_triple_points", [3], "general_triple_points: [3] is not [concealed, exposed] points"),
        ("general_triple_points", [3, 200], "general_triple_points: [3, 200] are not both between 0 and 100"),
        ("dealt_quad_points", 101, "dealt_quad_points: 101 is not between 0 and 100"),
        ("win_bonus", -1, "win_bonus: -1 is not between 0 and 1000"),
        ("min_points_to_win", 1001, "min_points_to_win: 1001 is not between 0 and 1000"),
        ("unit", 0, "unit: 0 is not between 1 and 1000000"),
        ("quad_multiplier", 0, "quad_multiplier: 0 is not between 1 and 100"),
        ("name", 5, "name: 5 is not a text"),
        ("colour", 1, "colour: there is no such rule"),
    ],
)
def test_a_wrong_value_is_named(key: str, value: object, message: str | None) -> None:
    if message is None:
        assert override(PVT, {key: value}) != PVT
        return
    with pytest.raises(RulesError) as caught:
        override(PVT, {key: value})
    assert str(caught.value).startswith(message)


def test_everything_that_is_wrong_is_named() -> None:
    table = {**PVT.to_dict(), "jokers": "five", "players": 4, "colour": 1}
    del table["unit"]
    with pytest.raises(RulesError, match=r"^unit: missing$") as caught:
        rules_from_dict(table)
    assert caught.value.problems == (
        "unit: missing",
        "players: 4 is not a list of whole numbers",
        "jokers: 'five' is not a whole number",
        "colour: there is no such rule",
    )

    with pytest.raises(RulesError) as caught:
        override(PVT, {"jokers": 3, "unit": 0, "players": [4, 6], "hand_size": 28})
    assert caught.value.problems == (
        "unit: 0 is not between 1 and 1000000",
        "jokers: 3 is neither 0 nor 5",
        "hand_size: 4 players and the dead wall need 119 cards of 115",
        "hand_size: 6 players and the dead wall need 175 cards of 171",
    )


def test_a_missing_field_is_named() -> None:
    for key in TABLE:
        table = PVT.to_dict()
        del table[key]
        with pytest.raises(RulesError, match=f"^{key}: missing$"):
            rules_from_dict(table)


def test_rules_from_before_a_field_are_read_as_they_were_played() -> None:
    """Older files, records and digests stay what they were; whoever lists all rules is told every one."""
    older = WIKI.knobs()
    del older["kong_before_pong"]
    read = rules_from_dict(older)

    assert not read.kong_before_pong
    assert read.to_dict() == older
    assert read.digest == "85dacb1fcae9d70c07909f305a8d4955b93d2e2bbebfc2ecc4f04fecf95fe92d"
    assert rules_from_dict(read.knobs()) == read
    assert read.knobs().keys() - read.to_dict().keys() == {"kong_before_pong"}


def test_an_incomplete_table_of_points_is_refused() -> None:
    with pytest.raises(RulesError, match=r"^points: name every kind of meld$"):
        replace(PVT, points=PVT.points[:-1])
    with pytest.raises(RulesError, match=r"^points: "):
        rules_from_dict({**PVT.to_dict(), "points": {"kong": [8, 6]}})


def test_toml() -> None:
    with pytest.raises(RulesError, match="not a TOML text"):
        rules_from_toml("players = ")
    with pytest.raises(RulesError, match=r"^name: missing$"):
        rules_from_toml("")


def test_override_changes_only_the_points_named() -> None:
    changed = override(PVT, {"points": {"quad": [4, 4]}})

    assert changed.points[MeldKind.QUAD] == (4, 4)
    assert changed.points[MeldKind.KONG] == (8, 6)
    assert override(PVT, {}) == PVT
    assert override(PVT, {"mixed_color_ranks": "all"}).mixed_color_ranks == frozenset(Piece)
    assert ClaimName.WIN in override(PVT, {"out_of_turn_claims": ["win"]}).out_of_turn_claims


def test_presets() -> None:
    assert rulesets.names() == ("pvt", "viet", "wiki")
    assert all(rulesets.load(name).name == name for name in rulesets.names())
    with pytest.raises(RulesError, match=r"there is no ruleset called 'mine'; there are: .*pvt"):
        rulesets.load("mine")


@pytest.mark.parametrize(
    ("rules", "seats", "size"),
    [(PVT, 4, 112), (WIKI, 2, 112), (WIKI, 5, 140), (STRICT, 6, 168), (LOOSE, 6, 173)],
)
def test_deck_grows_with_the_table(rules: Rules, seats: int, size: int) -> None:
    assert rules.deck_size(seats) == size


def test_questions_about_compulsion() -> None:
    assert [rules.has_compulsion for rules in (PVT, WIKI, VIET, STRICT)] == [False, False, True, True]
    assert [rules.weighs_whole_hands for rules in (PVT, WIKI, VIET, STRICT)] == [False, False, True, True]
    compulsory = override(PVT, {"quad_claim": "compulsory"})
    assert compulsory.has_compulsion
    assert not compulsory.weighs_whole_hands
