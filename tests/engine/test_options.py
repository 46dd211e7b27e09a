"""The possible answers of a hand: every vector of docs/rules.md, 6.1, and each rule by itself."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine.options
from engine.cards import ALL_CARDS
from engine.claims import Offering, Position, Source
from engine.errors import Reason
from engine.melds import Meld, MeldKind
from engine.notation import format_cards, parse_card, parse_cards, parse_melds
from engine.options import UPGRADE, Holding, options, why_no_claim
from engine.partition import Fusion, Partition, counts_of, partition_for
from engine.rules import Rules
from engine.rules_text import override
from engine.scoring import best_win
from tests.support.rulesets import LOOSE, PVT, RULESETS, VIET, WIKI
from tests.support.strategies import MANY, hands, rulesets
from tests.support.vectors import rows

CLAIMS = rows("claims.txt")
POSITIONS = {"self": Position.SELF, "next": Position.NEXT, "other": Position.OTHER}
SOURCES = {"discard": Source.DISCARD, "draw": Source.DRAW}


def _offering(card: str, where: str) -> Offering:
    position, source = where.split()
    return Offering(parse_card(card), SOURCES[source], POSITIONS[position])


def _holding(rules: Rules, hand: str, exposed: tuple[Meld, ...], offering: Offering) -> Holding:
    whole = len(parse_cards(hand)) + sum(len(meld.cards) for meld in exposed) == rules.hand_size
    is_drawer = offering.position is Position.SELF and offering.source is Source.DRAW
    has_pong = Meld(MeldKind.PONG, (offering.card,) * 3) in exposed
    return Holding(counts_of(parse_cards(hand)), upgradable=is_drawer and has_pong, is_whole=whole)


def _said(fusion: Fusion) -> str:
    name = "CHOW" if fusion.kind.is_chow else fusion.kind.name
    return f"{name}({format_cards(fusion.partners)})"


def _ask(rules: Rules, hand: str, card: str, where: str, exposed: str = "") -> set[str]:
    """Return everything the hand may answer but a pass, and the pass too if it is not allowed."""
    melds = parse_melds(exposed, rules)
    offering = _offering(card, where)
    holding = _holding(rules, hand, melds, offering)
    found = options(partition_for(rules, 4), holding, offering)
    wins = best_win(partition_for(rules, 4), holding, melds, offering) is not None
    if rules.min_points_to_win == 0:
        assert found.can_win == wins
    said = {_said(fusion) for fusion in found.claims}
    said |= {"WIN"} if found.can_win else set()
    return said | ({f"no pass: {found.must_claim.value}"} if found.must_claim else set())


@pytest.mark.parametrize("row", CLAIMS, ids=[row[0] for row in CLAIMS])
def test_vector(row: list[str]) -> None:
    _, name, hand, exposed, card, where, deadwood, legal = row
    rules = RULESETS[name]

    assert partition_for(rules, 4).deadwood(counts_of(parse_cards(hand))) == int(deadwood)

    expected = {claim.strip() for claim in legal.split(",") if claim.strip()}
    found = {said for said in _ask(rules, hand, card, where, exposed) if not said.startswith("no pass")}
    assert found == expected


def test_vectors_are_all_here() -> None:
    assert len(CLAIMS) == 45
    assert len({row[0] for row in CLAIMS}) == 45


def test_compulsory_kong_of_t04() -> None:
    assert "no pass: kong_is_due" in _ask(VIET, "rX rX rX rY rZ", "rX", "other discard")


@pytest.mark.parametrize(
    ("hand", "card", "where", "legal"),
    [
        # the drawer of a General keeps it (docs/rules.md, A4), whatever it costs the hand
        ("gY gZ rB rB", "yA", "self draw", {"SINGLE()", "no pass: general_must_be_kept"}),
        ("rB rB", "yA", "self draw", {"SINGLE()", "WIN", "no pass: general_must_be_kept"}),
        # nobody else may let it pass as a meld
        ("gB gC wY wZ", "gA", "next draw", set()),
        # both fusions of Soldiers, and the quad (docs/rules.md, 2.2)
        (
            "gS rS wS wB wX",
            "yS",
            "self draw",
            {"CHOW(gS rS)", "CHOW(gS wS)", "CHOW(rS wS)", "QUAD(gS rS wS)"},
        ),
        ("gS rS wS wB wX", "yS", "other draw", set()),
        # the second chance of a drawn card (docs/rules.md, 2.5)
        ("gY gZ wB", "gX", "next draw", {"CHOW(gY gZ)"}),
        # a pong is anybody's, a pair is not
        ("gX gX wB wZ", "gX", "other draw", {"PONG(gX gX)"}),
        ("gX wB wZ", "gX", "other draw", set()),
        # a pong that breaks a chow but leaves no more deadwood is allowed (docs/rules.md, A16)
        ("gS gS rS wS yS yB yB gY", "gS", "other discard", {"PONG(gS gS)"}),
        # a claim other than a pong may leave more deadwood (docs/rules.md, A19)
        ("rX rY rZ gB wB", "rX", "next discard", {"CHOW(rY rZ)", "PAIR(rX)"}),
    ],
)
def test_pvt(hand: str, card: str, where: str, legal: set[str]) -> None:
    assert _ask(PVT, hand, card, where) == legal


def test_no_claim_leaves_more_deadwood_in_viet() -> None:
    assert _ask(VIET, "rX rY rZ gB wB", "rX", "next discard") == set()
    assert _ask(VIET, "rX gB wB", "rX", "next discard") == {"PAIR(rX)"}


def test_pong_is_compulsory_unless_waiting() -> None:
    assert "no pass: pong_is_due_until_waiting" in _ask(VIET, "gX gX wB wZ yY", "gX", "other discard")
    assert _ask(VIET, "gX gX rY rZ", "gX", "other discard") == {"PONG(gX gX)"}  # waits for rX


def test_compulsory_claim_bars_the_others() -> None:
    rules = override(PVT, {"kong_claim": "compulsory", "lock_identical": False})
    found = _ask(rules, "gA gA gA gB gC wX", "gA", "self draw")

    assert found == {"KONG(gA gA gA)", "no pass: kong_is_due"}


@pytest.mark.parametrize(
    ("knob", "hand", "reason"),
    [
        ({"kong_claim": "compulsory"}, "gX gX gX rB rB", "kong_is_due"),
        ({"kong_claim": "unless_waiting"}, "gX gX gX rY wB", "kong_is_due_until_waiting"),
        ({"pong_claim": "compulsory"}, "gX gX rB rB", "pong_is_due"),
        ({"pong_claim": "unless_waiting"}, "gX gX rY wB yC", "pong_is_due_until_waiting"),
    ],
)
def test_the_reason_names_the_claim_that_is_due(knob: dict[str, object], hand: str, reason: str) -> None:
    assert f"no pass: {reason}" in _ask(override(PVT, knob), hand, "gX", "other discard")


def test_compulsory_win_bars_everything_else() -> None:
    rules = override(PVT, {"win_claim": "compulsory"})

    assert _ask(rules, "rX rX gB gB", "rX", "other discard") == {"WIN", "no pass: must_win"}


def test_win_that_is_too_poor_compels_nothing() -> None:
    rules = override(PVT, {"win_claim": "compulsory", "min_points_to_win": 4})

    assert _ask(rules, "rX rX gB gB", "rX", "other discard") == {"PONG(rX rX)"}
    assert _ask(rules, "rX rX gX gY gZ", "rX", "other discard") == {"WIN", "no pass: must_win"}


def test_exposed_melds_count_towards_the_minimum() -> None:
    rules = override(PVT, {"min_points_to_win": 4})
    counts = counts_of(parse_cards("rX rX gB gB"))
    offering = _offering("rX", "other discard")
    for exposed_points, can_win in ((0, False), (1, True)):
        holding = Holding(counts, upgradable=False, is_whole=False, exposed_points=exposed_points)
        assert options(partition_for(rules, 4), holding, offering).can_win is can_win


def test_minimum_keeps_the_least_deadwood_only() -> None:
    rules = override(PVT, {"claim_deadwood_rule": "minimum"})

    assert _ask(rules, "gB gC wY wZ", "gA", "self draw") == {"CHOW(gB gC)", "no pass: general_must_be_kept"}
    assert _ask(rules, "rX rX rY rZ wB", "rX", "next discard") == {"CHOW(rY rZ)", "PAIR(rX)"}
    offering = _offering("gA", "self draw")
    holding = _holding(rules, "gB gC wY wZ", (), offering)
    single = frozenset({MeldKind.SINGLE})
    assert why_no_claim(partition_for(rules, 4), holding, offering, single) is Reason.FEWER_DEADWOOD_EXISTS


@pytest.mark.parametrize(
    ("kinds", "hand", "card", "where", "reason"),
    [
        ("KONG", "gX gX gX rB", "gX", "other discard", None),
        ("KONG", "gX gX rB wB", "gX", "other discard", Reason.NEED_MORE_CARDS),
        ("PONG", "rX rX rY rZ gB", "rX", "other discard", Reason.MORE_DEADWOOD),
        ("PONG", "gX gX gX rB", "gX", "other discard", Reason.LOCKED_GROUP),
        ("CHOW_XYZ", "rX rX rX rY rZ", "rY", "next discard", Reason.LOCKED_GROUP),
        ("CHOW_XYZ", "gY gZ wB", "gX", "other discard", Reason.OUT_OF_TURN),
        ("CHOW_XYZ", "gY wZ wB", "gX", "other discard", Reason.OUT_OF_TURN),
        ("CHOW_XYZ", "gY wZ wB", "gX", "next discard", Reason.NEED_MORE_CARDS),
        ("CHOW_ABC", "gB gC wY", "gA", "other draw", Reason.GENERAL_STAYS_WITH_DRAWER),
        ("CHOW_ABC", "gB wC wY", "gA", "next draw", Reason.GENERAL_STAYS_WITH_DRAWER),
        ("SINGLE", "gB wC wY", "gA", "next draw", Reason.GENERAL_STAYS_WITH_DRAWER),
        ("SINGLE", "gB wC wY", "gX", "next draw", Reason.NO_SUCH_MELD),
        ("PONG", "gA gA wY wB", "gA", "self draw", Reason.GENERAL_NOT_CLAIMABLE),
        ("PAIR", "gA gA wY wB", "gA", "self draw", Reason.GENERAL_NOT_CLAIMABLE),
        ("QUAD", "gS rS wB", "wS", "self draw", Reason.NEED_MORE_CARDS),
        # four colors of it never make a set in pvt, wherever one sits
        ("QUAD", "gX rX yB", "wX", "self draw", Reason.NO_SUCH_MELD),
        ("QUAD", "gX rX yX", "wX", "other discard", Reason.NO_SUCH_MELD),
    ],
)
def test_why_no_claim(kinds: str, hand: str, card: str, where: str, reason: Reason | None) -> None:
    offering = _offering(card, where)
    holding = _holding(PVT, hand, (), offering)

    assert why_no_claim(partition_for(PVT, 4), holding, offering, frozenset({MeldKind[kinds]})) is reason


def test_of_three_copies_there_is_no_kong() -> None:
    rules = override(PVT, {"copies_per_type": 3, "hand_size": 15})
    holding, offering = (
        Holding(counts_of(parse_cards("gX wB")), upgradable=False, is_whole=True),
        _offering("gX", "self draw"),
    )
    kong = frozenset({MeldKind.KONG})

    assert why_no_claim(partition_for(rules, 4), holding, offering, kong) is Reason.NO_SUCH_MELD


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("gA rA gS rS", "wS"),
        ("gA gX gX gX", "gX"),
        ("gA rA wA yA gS rS wS", "yS"),  # so many kinds of cards are left by no other claim without a discard
    ],
)
def test_claim_that_leaves_only_generals_must_win(hand: str, card: str) -> None:
    holding = Holding(counts_of(parse_cards(hand)), upgradable=False, is_whole=True)
    found = options(partition_for(PVT, 4), holding, _offering(card, "next discard"))

    assert found.can_win
    leaves_least = max(found.verdicts, key=lambda verdict: len(verdict.fusion.partners))
    assert leaves_least.reason is Reason.MUST_WIN


def test_upgrade_needs_a_card_to_discard() -> None:
    rules = override(PVT, {"exposed_pong_upgrade": "self_draw"})
    for hand, can_win, reason in (
        ("gA", True, Reason.MUST_WIN),
        ("gA gB", False, None),
        ("gB gB", True, None),
    ):
        holding = Holding(counts_of(parse_cards(hand)), upgradable=True, is_whole=True)
        found = options(partition_for(rules, 4), holding, _offering("rX", "self draw"))
        assert found.can_win is can_win
        assert [(verdict.fusion, verdict.reason) for verdict in found.verdicts] == [(UPGRADE, reason)]


def test_upgrade_is_for_the_win_alone_in_pvt() -> None:
    holding = Holding(counts_of(parse_cards("gB gB")), upgradable=True, is_whole=True)
    found = options(partition_for(PVT, 4), holding, _offering("rX", "self draw"))

    assert found.can_win
    assert found.verdicts == ()


def test_general_only_for_a_win() -> None:
    rules = override(WIKI, {"general_claims_by_others": ["win"]})

    assert _ask(WIKI, "gA gA gA wY wB", "gA", "other draw") == {"KONG(gA gA gA)"}
    assert _ask(rules, "gA gA gA wY wB", "gA", "other draw") == set()
    assert _ask(rules, "gA gA gA", "gA", "other draw") == {"WIN"}


def test_joker_is_claimed_alone() -> None:
    assert _ask(LOOSE, "gX wB", "J1", "self draw") == {"SINGLE()"}
    assert _ask(LOOSE, "gX gX J2", "J1", "other discard") == {"WIN"}
    assert _ask(LOOSE, "gX wB", "J1", "other draw") == set()


@given(data=st.data(), rules=rulesets)
@MANY
def test_what_a_part_may_do_is_what_the_whole_hand_may(data: st.DataObject, rules: Rules) -> None:
    """The short way by the part of the hand that the card belongs to, against the long way by all of it."""
    hand = data.draw(hands(rules, most=20) | st.lists(st.sampled_from(FEW_CARDS), max_size=7).map(tuple))
    card = data.draw(st.sampled_from(ALL_CARDS[: 28 + rules.jokers]))
    offering = Offering(card, data.draw(st.sampled_from(Source)), data.draw(st.sampled_from(Position)))
    holding = Holding(counts_of(hand), upgradable=False, is_whole=data.draw(st.booleans()))
    partition = partition_for(rules, 4)

    assert options(partition, holding, offering) == engine.options._options(partition, holding, offering)


FEW_CARDS = parse_cards("gA gA rA wA gB gC gX gX gS rS wS")


def test_options_forget_before_they_fill_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.options._CACHE_LIMIT", 2)
    partition = Partition(PVT, 4)
    for card in ["gX", "gY", "gZ", "gX", "gY"]:
        offering = _offering(card, "next discard")
        holding = Holding(counts_of(parse_cards("gX gY gZ gB")), upgradable=False, is_whole=False)
        expected = options(partition_for(PVT, 4), holding, offering)
        assert options(partition, holding, offering) == expected
    assert len(engine.options._options_of_parts(partition)) <= 2
