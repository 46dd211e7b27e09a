"""The claims that each seat may make, and the possible discards, each knob by itself."""

import pytest

from engine.claims import (
    Offering,
    Position,
    Source,
    has_discard,
    has_turn_right,
    kept_cards,
    may_ever_win,
    may_upgrade,
    missing_right,
    missing_turn,
    must_keep,
)
from engine.errors import Reason
from engine.melds import MeldKind
from engine.notation import parse_card, parse_cards
from engine.partition import counts_of
from engine.rules import Rules
from engine.rules_text import override
from tests.support.rulesets import LOOSE, PVT, STRICT, WIKI

NO_UPGRADE = override(PVT, {"exposed_pong_upgrade": "never"})
DRAWN_PAIRS = override(PVT, {"pair_needs_own_draw": True})


def _offering(card: str, where: str) -> Offering:
    position, source = where.upper().split()
    return Offering(parse_card(card), Source[source], Position[position])


@pytest.mark.parametrize(
    ("rules", "card", "where", "has_right", "may_win"),
    [
        (PVT, "gX", "next discard", True, True),
        (PVT, "gX", "other discard", False, True),
        (PVT, "gX", "self draw", True, True),
        (PVT, "gX", "next draw", True, True),
        (PVT, "gX", "other draw", False, True),
        (PVT, "gA", "self draw", True, True),
        (PVT, "gA", "next draw", False, True),
        (STRICT, "gX", "next draw", False, True),
        (override(PVT, {"out_of_turn_claims": ["kong"]}), "gX", "other discard", False, False),
        (override(PVT, {"out_of_turn_claims": ["kong"]}), "gX", "next discard", True, True),
        (override(PVT, {"general_claims_by_others": ["kong"]}), "gA", "other draw", False, False),
        (override(PVT, {"general_claims_by_others": ["kong"]}), "gX", "other draw", False, True),
    ],
)
def test_rights(rules: Rules, card: str, where: str, has_right: bool, may_win: bool) -> None:  # noqa: FBT001
    assert has_turn_right(rules, _offering(card, where)) is has_right
    assert may_ever_win(rules, _offering(card, where)) is may_win


def test_discards() -> None:
    generals = counts_of(parse_cards("gA rA"))

    assert not has_discard(PVT, generals)
    assert has_discard(LOOSE, generals)
    assert has_discard(PVT, counts_of(parse_cards("gA gB")))
    assert has_discard(LOOSE, counts_of(parse_cards("gA")))
    assert not has_discard(LOOSE, counts_of(()))
    assert kept_cards(PVT) == parse_cards("gA rA wA yA")
    assert kept_cards(LOOSE) == ()


@pytest.mark.parametrize(
    ("rules", "card", "where", "kind", "reason"),
    [
        (PVT, "gX", "next discard", "PAIR", None),
        (PVT, "gX", "other discard", "PAIR", Reason.OUT_OF_TURN),
        (PVT, "gX", "other discard", "PONG", None),
        (PVT, "gX", "other discard", "KONG", None),
        (PVT, "gX", "next draw", "QUAD", None),
        (PVT, "gA", "next draw", "SINGLE", Reason.GENERAL_STAYS_WITH_DRAWER),
        (PVT, "gA", "next draw", "KONG", None),
        (PVT, "gA", "self draw", "CHOW_ABC", None),
        (STRICT, "gX", "other discard", "KONG", Reason.OUT_OF_TURN),
        (STRICT, "gA", "other draw", "KONG", Reason.GENERAL_STAYS_WITH_DRAWER),
        (STRICT, "gX", "next draw", "PAIR", Reason.OUT_OF_TURN),
        (LOOSE, "gA", "next discard", "SINGLE", None),
        (DRAWN_PAIRS, "gX", "self draw", "PAIR", None),
        (DRAWN_PAIRS, "gX", "next draw", "PAIR", Reason.PAIR_NEEDS_OWN_DRAW),
        (DRAWN_PAIRS, "gX", "next discard", "PAIR", Reason.PAIR_NEEDS_OWN_DRAW),
        (DRAWN_PAIRS, "gX", "next discard", "CHOW_XYZ", None),
    ],
)
def test_what_a_seat_may_claim(rules: Rules, card: str, where: str, kind: str, reason: Reason | None) -> None:
    assert missing_right(rules, _offering(card, where), MeldKind[kind]) is reason


def test_reason_for_being_out_of_turn() -> None:
    assert missing_turn(PVT, _offering("gA", "next draw")) is Reason.GENERAL_STAYS_WITH_DRAWER
    assert missing_turn(PVT, _offering("gB", "other draw")) is Reason.OUT_OF_TURN
    # a General that is discarded, or may be left, stays with nobody
    assert missing_turn(LOOSE, _offering("gA", "other discard")) is Reason.OUT_OF_TURN
    assert missing_turn(LOOSE, _offering("gA", "next draw")) is Reason.OUT_OF_TURN


@pytest.mark.parametrize(
    ("rules", "where", "winning", "other"),
    [
        (PVT, "self draw", True, False),
        (PVT, "next draw", False, False),
        (PVT, "next discard", False, False),
        (NO_UPGRADE, "self draw", False, False),
        (LOOSE, "self draw", True, True),
        (LOOSE, "other draw", False, False),
    ],
)
def test_where_an_exposed_pong_may_grow(rules: Rules, where: str, winning: bool, other: bool) -> None:  # noqa: FBT001
    """docs/rules.md, 2.7 (3-3), A5: on the own draw, and in pvt only to win."""
    offering = _offering("rX", where)

    assert may_upgrade(rules, offering, winning=True) is winning
    assert may_upgrade(rules, offering, winning=False) is other


def test_who_must_keep_a_general() -> None:
    assert must_keep(PVT, _offering("gA", "self draw"))
    assert must_keep(WIKI, _offering("gA", "self draw"))
    assert not must_keep(PVT, _offering("gB", "self draw"))
    assert not must_keep(PVT, _offering("gA", "next draw"))
    assert not must_keep(LOOSE, _offering("gA", "self draw"))
    assert not must_keep(LOOSE, _offering("gA", "next discard"))
