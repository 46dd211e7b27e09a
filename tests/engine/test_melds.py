"""The definition of sets: every group of one to five cards of few kinds."""

from itertools import combinations_with_replacement

import pytest

from engine.cards import ALL_CARDS, SUITED, Card, Piece
from engine.melds import MeldKind, different_partners, independent_parts, meld_kind, melds_among
from engine.notation import parse_cards
from engine.rules import Rules
from tests.support import brute
from tests.support.rulesets import LOOSE, PVT, WIKI, WIKI_SOLDIERS

SOLDIERS = frozenset({Piece.SOLDIER})


@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        ("gA", MeldKind.SINGLE),
        ("gB", None),
        ("J3", MeldKind.SINGLE),
        ("J3 J3", None),
        ("gX gX", MeldKind.PAIR),
        ("gX rX", None),
        ("gX gX gX", MeldKind.PONG),
        ("gX gX gX gX", MeldKind.KONG),
        ("gX gX gX gX gX", None),
        ("gC gA gB", MeldKind.CHOW_ABC),
        ("gC rA gB", None),
        ("gX gY gZ", MeldKind.CHOW_XYZ),
        ("gC gX gY", None),
        ("gS rS yS", MeldKind.CHOW_COLORS),
        ("gS gS yS", None),
        ("gS rS yS wS", MeldKind.QUAD),
        ("gX rX yX", None),
        ("gX gY gZ gA", None),
        ("gX gY gS", None),
        ("", None),
    ],
)
def test_meld_kind(cards: str, kind: MeldKind | None) -> None:
    assert meld_kind(parse_cards(cards), SOLDIERS) is kind


def test_colors_of_any_rank_in_wiki() -> None:
    assert meld_kind(parse_cards("gX rX yX"), WIKI.mixed_color_ranks) is MeldKind.CHOW_COLORS
    assert meld_kind(parse_cards("gA rA yA wA"), WIKI.mixed_color_ranks) is MeldKind.QUAD
    assert meld_kind(parse_cards("gX rX yX"), WIKI_SOLDIERS.mixed_color_ranks) is None


@pytest.mark.parametrize("rules", [PVT, WIKI, LOOSE], ids=lambda rules: rules.name)
def test_every_group_of_one_to_four(rules: Rules) -> None:
    few = parse_cards("gA gB gC rA rB gX gY gZ rX wX yX gS rS wS yS J1")
    for size in (1, 2, 3, 4):
        for cards in combinations_with_replacement(few, size):
            assert meld_kind(cards, rules.mixed_color_ranks) is brute.set_kind(cards, rules), cards


def test_partners_complete_the_card_in_canonical_order() -> None:
    for card in ALL_CARDS:
        ways = different_partners(card, frozenset(Piece))
        assert list(ways) == sorted(ways)
        for kind, partners in ways:
            assert meld_kind((card, *partners), frozenset(Piece)) is kind
            assert kind.size == len(partners) + 1
    assert len(different_partners(Card.gX, frozenset(Piece))) == 5
    assert len(different_partners(Card.gX, SOLDIERS)) == 1
    assert len(different_partners(Card.gS, SOLDIERS)) == 4
    assert different_partners(Card.J1, SOLDIERS) == ()


@pytest.mark.parametrize("rules", [PVT, WIKI, LOOSE], ids=lambda rules: rules.name)
def test_no_set_crosses_two_parts(rules: Rules) -> None:
    parts = independent_parts(rules.mixed_color_ranks)
    assert [card for part in parts for card in part] == list(SUITED)

    for cards in brute.all_sets(rules):
        assert sum(cards[0] in part for part in parts) == (not cards[0].is_joker)
        for part in parts:
            assert set(cards) <= set(part) or set(cards).isdisjoint(part)


@pytest.mark.parametrize("rules", [PVT, WIKI, LOOSE], ids=lambda rules: rules.name)
def test_every_set_is_among_its_cards_but_for_pairs_of_generals(rules: Rules) -> None:
    found = {meld.cards for meld in melds_among(SUITED, rules.mixed_color_ranks)}
    sets = {cards for cards in brute.all_sets(rules) if not cards[0].is_joker}

    assert found == {cards for cards in sets if not (len(cards) == 2 and cards[0].is_general)}
    assert {meld.cards for meld in melds_among(SUITED[:2], rules.mixed_color_ranks)} == {
        cards for cards in found if set(cards) <= set(SUITED[:2])
    }


def test_kinds() -> None:
    assert [kind.name for kind in MeldKind if kind.is_chow] == ["CHOW_ABC", "CHOW_XYZ", "CHOW_COLORS"]
    assert [kind.size for kind in MeldKind] == [4, 3, 3, 3, 3, 4, 2, 1]
