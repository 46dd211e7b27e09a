"""Rules as data: every field is validated by name, the digest names the game."""

import pickle
from dataclasses import replace

import pytest

from engine import rulesets
from engine.cards import Piece
from engine.errors import RuleFault, RulesError
from engine.knobs import ClaimName
from engine.melds import MeldKind
from engine.rules import DEFAULTS, LATER, Rules
from engine.rules_text import override, rules_from_dict, rules_from_encoded
from tests.engine.test_knobs import CASES, ONE_CHOICE
from tests.support.rulesets import LOOSE, PVT, RULESETS, STRICT, VIET, WIKI


@pytest.mark.parametrize(
    ("name", "digest"),
    [
        ("pvt", "26a3005371c3e67ebeaa5940c3aa7a39f04c175f6ee5ec8d9ca7874043741c9a"),
        ("wiki", "237b2bdaca2956db12f8869533a9b619c703d0c75d913bd0fad930db4e7714ba"),
        ("tenhu", "c2339f5e1d6ad808be4108f394042e9fc1e30299a0e70c3ab2deaf1aa8cfaa43"),
        ("viet", "91c0d78ec31695ce882af089b5b3e377846a8e6fdb5f9734d90bce92c135b2e9"),
    ],
)
def test_digests_are_the_agreed_ones(name: str, digest: str) -> None:
    """Peers of one version must agree on them, and records name them: they change only with the rules."""
    assert rulesets.load(name).digest == digest


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_round_trip(rules: Rules) -> None:
    assert rules_from_dict(rules.knobs()) == rules
    assert rules_from_encoded(rules.encoded()) == rules
    assert pickle.loads(pickle.dumps(rules)) == rules  # noqa: S301 - our own bytes
    assert hash(pickle.loads(pickle.dumps(rules))) == hash(rules)  # noqa: S301


def test_names_are_outside_the_digest() -> None:
    renamed = replace(PVT, name="ours", description="another")

    assert renamed.digest == PVT.digest
    assert renamed != PVT


def test_every_rule_is_inside_the_digest() -> None:
    changed = {(rules, key): value for key, rules, value, *_ in CASES} | {(PVT, "wall_style"): "tiles"}

    assert {key for _, key in changed} | ONE_CHOICE | {"name", "description", "edition"} == set(PVT.knobs())
    assert all(
        override(rules, {key: value}).digest != rules.digest for (rules, key), value in changed.items()
    )


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("players", [], RuleFault.NO_PLAYERS),
        ("players", [1, 4], RuleFault.NO_PLAYERS),
        ("players", [7], RuleFault.NO_PLAYERS),
        ("players", 4, RuleFault.NOT_NUMBERS),
        ("players", ["4"], RuleFault.NOT_NUMBERS),
        ("hand_size", 0, RuleFault.OUT_OF_RANGE),
        ("hand_size", 27, RuleFault.TOO_FEW_CARDS),
        ("hand_size", True, RuleFault.NOT_A_NUMBER),
        ("hand_size", "20", RuleFault.NOT_A_NUMBER),
        ("hand_size", 20.0, RuleFault.NOT_A_NUMBER),
        ("dealer_extra", 0, RuleFault.NOT_ONE_MORE),
        ("copies_per_type", 7, RuleFault.OUT_OF_RANGE),
        ("jokers", 3, RuleFault.NEITHER),
        ("deal_packets", "all", RuleFault.NOT_A_CHOICE),
        ("deal_packets", ["all20"], RuleFault.NOT_A_CHOICE),
        ("dead_wall", -1, RuleFault.OUT_OF_RANGE),
        ("expose_dealt_kongs", 0, RuleFault.NOT_A_FLAG),
        ("mixed_color_ranks", "S", RuleFault.NOT_PIECES),
        ("mixed_color_ranks", ["E"], RuleFault.NOT_PIECES),
        ("mixed_color_ranks", ["XY"], RuleFault.NOT_PIECES),
        ("out_of_turn_claims", ["chow"], RuleFault.NOT_CHOICES),
        ("out_of_turn_claims", ["quad"], RuleFault.NOT_CHOICES),
        ("general_claims_by_others", ["pair"], RuleFault.GENERALS_NEVER_PAIRED),
        ("general_claims_by_others", "win", RuleFault.NOT_CHOICES),
        ("points", {"kong": [8]}, RuleFault.NOT_POINTS_OF_KINDS),
        ("points", {"king": [8, 6]}, RuleFault.NOT_POINTS_OF_KINDS),
        ("points", {"kong": [101, 6]}, RuleFault.POINTS_OF_KIND_OUT_OF_RANGE),
        ("points", {"pair": [0, -1]}, RuleFault.POINTS_OF_KIND_OUT_OF_RANGE),
        ("points", [8, 6], RuleFault.NOT_POINTS_OF_KINDS),
        ("general_pong_points", [3], RuleFault.NOT_POINTS),
        ("general_pong_points", [3, 200], RuleFault.POINTS_OUT_OF_RANGE),
        ("dealt_kong_points", 101, RuleFault.OUT_OF_RANGE),
        ("win_bonus", -1, RuleFault.OUT_OF_RANGE),
        ("min_points_to_win", 1001, RuleFault.OUT_OF_RANGE),
        ("unit", 0, RuleFault.OUT_OF_RANGE),
        ("kong_multiplier", 0, RuleFault.OUT_OF_RANGE),
        ("name", 5, RuleFault.NOT_A_TEXT),
        ("xyzzy", 1, RuleFault.NO_SUCH_RULE),
        ("quad_claim", "optional", RuleFault.NO_SUCH_RULE_BUT),
    ],
)
def test_a_wrong_value_is_named_with_its_fault(key: str, value: object, fault: RuleFault) -> None:
    with pytest.raises(RulesError) as caught:
        override(PVT, {key: value})
    assert [(problem.key, problem.fault) for problem in caught.value.problems] == [(key, fault)]


@pytest.mark.parametrize(
    "change", [{"dead_wall": 31}, {"mixed_color_ranks": []}, {"out_of_turn_claims": ["pair"]}], ids=str
)
def test_what_is_just_allowed_is_allowed(change: dict[str, object]) -> None:
    assert override(PVT, change) != PVT


def test_a_fault_comes_with_what_a_sentence_needs() -> None:
    changes = {
        "unit": 0,
        "jokers": 3,
        "points": {"kong": [101, 6]},
        "players": [4, 6],
        "hand_size": 28,
    }
    with pytest.raises(RulesError) as caught:
        override(PVT, changes)
    assert [problem.arguments for problem in caught.value.problems] == [
        {"value": 0, "low": 1, "high": 1_000_000},
        {"value": 3, "one": 0, "other": 5},
        {"kind": "kong", "value": [101, 6], "low": 0, "high": 100},
        {"players": 4, "needed": 119, "deck": 115},
        {"players": 6, "needed": 175, "deck": 171},
    ]
    assert str(caught.value).startswith("unit: out_of_range value=0 low=1 high=1000000; jokers: neither ")


def test_everything_that_is_wrong_is_named() -> None:
    table = {**PVT.knobs(), "jokers": "five", "players": 4, "xyzzy": 1}
    del table["name"]
    with pytest.raises(RulesError) as caught:
        rules_from_dict(table)
    assert [(problem.key, problem.fault) for problem in caught.value.problems] == [
        ("name", RuleFault.MISSING),
        ("players", RuleFault.NOT_NUMBERS),
        ("jokers", RuleFault.NOT_A_NUMBER),
        ("xyzzy", RuleFault.NO_SUCH_RULE),
    ]
    assert caught.value.problems[1].arguments == {"value": "4"}


def test_a_rule_that_is_not_there_is_as_by_default() -> None:
    assert rules_from_dict({"name": "pvt", "description": PVT.description}) == PVT
    assert set(DEFAULTS) == PVT.knobs().keys() - {"name"}


def test_rules_of_other_machines_are_whole_and_spelled_one_way() -> None:
    """Signed rules have one encoding: no default values, except for later rules, and no name of today."""
    table = WIKI.encoded()
    for key in table.keys() - LATER.keys():
        with pytest.raises(RulesError, match=f"^{key}: missing$"):
            rules_from_encoded({name: value for name, value in table.items() if name != key})
    with pytest.raises(RulesError, match=r"^kong_claim: no_such_rule$"):
        rules_from_encoded({**table, "kong_claim": "optional"})
    with pytest.raises(RulesError, match=r"^not_a_table"):
        rules_from_encoded([table])


def test_rules_from_before_a_field_are_read_as_they_were_played() -> None:
    """Older files, records and digests stay what they were; whoever lists all rules is told every one."""
    older = WIKI.encoded()
    del older["kong_before_pong"]
    read = rules_from_encoded(older)

    assert not read.kong_before_pong
    assert read.encoded() == older
    assert read.digest == "85dacb1fcae9d70c07909f305a8d4955b93d2e2bbebfc2ecc4f04fecf95fe92d"
    assert rules_from_dict(read.knobs()) == read


def test_override_changes_only_the_points_named() -> None:
    changed = override(PVT, {"points": {"quad": [4, 4]}})

    assert changed.points[MeldKind.QUAD] == (4, 4)
    assert changed.points[MeldKind.KONG] == (8, 6)
    assert override(PVT, {}) == PVT
    assert override(PVT, {"mixed_color_ranks": "all"}).mixed_color_ranks == frozenset(Piece)
    assert ClaimName.WIN in override(PVT, {"out_of_turn_claims": ["win"]}).out_of_turn_claims


def test_presets() -> None:
    assert rulesets.names() == ("pvt", "tenhu", "viet", "wiki")
    assert all(rulesets.load(name).name == name for name in rulesets.names())
    with pytest.raises(RulesError, match=r"^no_such_ruleset ruleset=mine$"):
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
    compulsory = override(PVT, {"kong_claim": "compulsory"})
    assert compulsory.has_compulsion
    assert not compulsory.weighs_whole_hands
