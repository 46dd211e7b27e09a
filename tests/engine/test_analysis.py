"""The analysis of a hand on paper: the same vectors, asked the other way round."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.analysis import Analysis, HandQuestion, analyze
from engine.cards import ALL_CARDS
from engine.claims import Offering, Position, Source
from engine.errors import EngineError
from engine.notation import format_cards, format_meld, parse_card, parse_cards, parse_melds
from engine.rules import Rules
from engine.rules_text import override
from tests.support import brute
from tests.support.rulesets import LOOSE, PVT, RULESETS, STRICT, WIKI
from tests.support.strategies import FEW, hands
from tests.support.vectors import rows

CLAIMS = rows("claims.txt")
WINS = rows("wins.txt")


def _ask(
    rules: Rules, hand: str, exposed: str = "", card: str | None = None, where: str = "self draw"
) -> Analysis:
    offering = None
    if card is not None:
        position, source = where.upper().split()
        offering = Offering(parse_card(card), Source[source], Position[position])
    return analyze(HandQuestion(rules, parse_cards(hand), parse_melds(exposed, rules), offering))


@pytest.mark.parametrize("row", CLAIMS, ids=[row[0] for row in CLAIMS])
def test_vector(row: list[str]) -> None:
    _, name, hand, exposed, card, where, deadwood, legal = row
    found = _ask(RULESETS[name], hand, exposed, card, where)
    claims = {
        f"{'CHOW' if fusion.kind.is_chow else fusion.kind.name}({format_cards(fusion.partners)})"
        for fusion in found.claims
    }
    expected = {claim.strip() for claim in legal.split(",") if claim.strip()}

    assert found.deadwood == int(deadwood)
    assert claims | ({"WIN"} if found.win else set()) == expected


@pytest.mark.parametrize("row", WINS, ids=[row[0] for row in WINS])
def test_points_of_wins(row: list[str]) -> None:
    _, hand, exposed, final, points, *_ = row
    win = _ask(PVT, hand, exposed, final).win

    assert ("-" if win is None else str(win.points)) == points


def test_the_example_of_the_command_line() -> None:
    found = _ask(PVT, "rX rX rX rY rZ", "[gB gB gB]", "rX", "next discard")
    assert found.win is not None

    assert found.deadwood == 2
    assert [(fusion.kind.name, format_cards(fusion.partners)) for fusion in found.claims] == [
        ("KONG", "rX rX rX"),
        ("CHOW_XYZ", "rY rZ"),
    ]
    assert found.win.points == 7
    assert [format_meld(line.meld, is_exposed=line.is_exposed) for line in found.win.lines] == [
        *("[rX rY rZ]", "rX rX rX", "[gB gB gB]")
    ]
    assert format_cards(found.waits) == "rX"


@pytest.mark.parametrize(
    ("rules", "hand", "exposed", "waits"),
    [
        (PVT, "gB gB", "[rX rX rX]", "gA gB rA wA yA rX"),  # (3-3), on the own draw
        (WIKI, "gB gB", "[rX rX rX]", "gA gB rA wA yA"),
        (PVT, "gB gB", "[rX rX rX rX]", "gA gB rA wA yA"),
        (PVT, "gB wX", "[rX rX rX]", ""),
        (PVT, "rX rX", "[rX rX]", "gA rA wA yA"),  # no fifth rX
        (PVT, "rX", "[rX rX rX]", ""),
        (PVT, "gA gA gA", "[gA]", "rA wA yA"),
        (PVT, "", "", "gA rA wA yA"),
        (PVT, "gY gZ", "[gX gX gX gX]", ""),
        (LOOSE, "gB gB", "", "gA gB rA wA yA J1 J2 J3 J4 J5"),
        (override(PVT, {"min_points_to_win": 2}), "gY gZ", "", ""),
        (override(PVT, {"min_points_to_win": 2}), "gY gZ", "[rA]", "gX"),
    ],
)
def test_waits(rules: Rules, hand: str, exposed: str, waits: str) -> None:
    assert format_cards(_ask(rules, hand, exposed).waits) == waits


@given(data=st.data())
@FEW
def test_waits_are_those_of_brute_force(data: st.DataObject) -> None:
    rules = data.draw(st.sampled_from([PVT, WIKI]))
    hand = data.draw(hands(rules, most=8))

    assert analyze(HandQuestion(rules, hand, (), None)).waits == brute.waits(hand, rules, 4)


def test_without_an_offer() -> None:
    found = _ask(PVT, "rX rX rX gY", "[wA]")

    assert (found.deadwood, found.points) == (1, 4)
    assert found.claims == ()
    assert found.win is None


@pytest.mark.parametrize(
    ("rules", "hand", "exposed", "card", "message"),
    [
        (PVT, "rX rX rX", "[rX rX]", None, "rX is named more often than the deck holds it"),
        (PVT, "rX rX", "[rX rX]", "rX", "rX is on offer, but every copy of it is named already"),
        (PVT, "J1", "", None, "J1 is named more often than the deck holds it"),
        (PVT, "gX", "", "J1", "J1 is on offer, but every copy of it is named already"),
        (LOOSE, "J1 J1", "", None, "J1 is named more often than the deck holds it"),
    ],
)
def test_more_cards_than_there_are(
    rules: Rules, hand: str, exposed: str, card: str | None, message: str
) -> None:
    with pytest.raises(EngineError, match=message):
        _ask(rules, hand, exposed, card)


def test_the_table_is_taken_to_have_four_seats_or_the_fewest_there_may_be() -> None:
    fives = override(WIKI, {"players": [5, 6]})

    assert _ask(WIKI, "rX rX rX rX").deadwood == 0
    with pytest.raises(EngineError):
        _ask(WIKI, "rX rX rX rX rX")
    assert _ask(fives, "rX rX rX rX rX").deadwood == 0


@given(data=st.data())
@FEW
def test_a_win_is_found_for_every_wait_and_for_nothing_else(data: st.DataObject) -> None:
    rules = data.draw(st.sampled_from([PVT, STRICT, LOOSE]))
    hand = data.draw(hands(rules, most=6))
    waits = analyze(HandQuestion(rules, hand, (), None)).waits
    for card in ALL_CARDS[: 28 + rules.jokers]:
        assume(hand.count(card) < 4)
        if card.is_joker and card in hand:
            continue
        found = analyze(HandQuestion(rules, hand, (), Offering(card, Source.DRAW, Position.SELF)))
        assert (found.win is not None) is (card in waits)
