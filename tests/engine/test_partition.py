"""Deadwood, points, arrangements and waits: against an independent brute force, and by their laws."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.cards import ALL_CARDS, SUITED, Card, Color, Piece, canonical_deck, card_of
from engine.melds import MeldKind, meld_kind
from engine.notation import format_arrangement, parse_cards
from engine.partition import (
    Partition,
    cards_of,
    concealed_points,
    counts_of,
    partition_for,
    without,
)
from engine.rules import Rules
from engine.rules_text import override
from engine.tables import PartTable
from tests.support import brute
from tests.support.rulesets import LOOSE, PVT, RULESETS, WIKI
from tests.support.strategies import FEW, MANY, SOME, hands, rulesets

UNLOCKED = override(PVT, {"name": "unlocked", "lock_identical": False})
WIKI_LOCKED = override(WIKI, {"name": "wiki, locked", "lock_identical": True})
ORACLE_RULES = [PVT, UNLOCKED, WIKI, WIKI_LOCKED, LOOSE]

oracle = pytest.mark.parametrize("rules", ORACLE_RULES, ids=[rules.name for rules in ORACLE_RULES])


@oracle
@given(data=st.data())
@MANY
def test_deadwood_and_points_are_those_of_brute_force(rules: Rules, data: st.DataObject) -> None:
    hand = data.draw(hands(rules))
    partition = partition_for(rules, 4)
    expected = brute.best(hand, rules)

    assert partition.measure(counts_of(hand)) == expected
    assert partition.deadwood(counts_of(hand)) == expected[0]
    assert partition.points(counts_of(hand)) == expected[1]


@oracle
@given(data=st.data())
@FEW
def test_waits_are_those_of_brute_force(rules: Rules, data: st.DataObject) -> None:
    hand = data.draw(near_complete(rules))

    assert partition_for(rules, 4).waits(counts_of(hand)) == brute.waits(hand, rules, rules.copies(4))


@oracle
@given(data=st.data())
@FEW
def test_fusions_are_those_of_brute_force_but_for_general_pairs(rules: Rules, data: st.DataObject) -> None:
    hand = data.draw(hands(rules))
    partition = partition_for(rules, 4)
    for card in ALL_CARDS[: 28 + rules.jokers]:
        found = [fusion.partners for fusion in partition.fusions(counts_of(hand), card)]
        expected = brute.fusions(hand, card, rules)
        if card.is_general:
            expected = [used for used in expected if used not in ((card,), (card, card))]
        assert sorted(found) == sorted(expected)


@given(data=st.data(), rules=rulesets)
@SOME
def test_an_effect_is_what_taking_the_partners_away_does(data: st.DataObject, rules: Rules) -> None:
    counts = counts_of(data.draw(hands(rules)))
    card = data.draw(st.sampled_from(SUITED))
    partition = partition_for(rules, 4)

    for effect in partition.effects(counts, card):
        left = without(counts, effect.fusion.partners)
        assert partition.deadwood(left) == partition.deadwood(counts) + effect.deadwood_change


@given(data=st.data(), rules=rulesets)
@SOME
def test_arrangement_uses_every_card_once(data: st.DataObject, rules: Rules) -> None:
    hand = data.draw(hands(rules))
    partition = partition_for(rules, 4)
    found = partition.arrange(counts_of(hand))

    assert sorted([*found.deadwood, *(card for meld in found.melds for card in meld.cards)]) == list(hand)
    assert all(meld_kind(meld.cards, rules.mixed_color_ranks) is meld.kind for meld in found.melds)
    assert sum(concealed_points(rules, meld) for meld in found.melds) == found.points
    assert (len(found.deadwood), found.points) == partition.measure(counts_of(hand))
    assert list(found.melds) == sorted(found.melds, key=lambda meld: meld.cards)


@pytest.mark.parametrize(
    ("rules", "hand", "text"),
    [
        (PVT, "rX rX rX rY rZ", "rX rX rX / rY rZ"),
        (UNLOCKED, "rX rX rX rY rZ", "rX rX | rX rY rZ"),
        (PVT, "gS gS rS wS wS", "gS gS | wS wS / rS"),
        (PVT, "gS gS rS wS wS yS", "gS rS wS | gS wS yS"),
        (PVT, "gA gB gC rA yB", "gA gB gC | rA / yB"),
        (PVT, "gA gA gA", "gA gA gA"),
        (UNLOCKED, "gA gA gA gB gC", "gA | gA | gA gB gC"),
        (WIKI, "gB rB wB yB gC", "gB rB wB yB / gC"),
        (LOOSE, "gX gX J1 J4", "gX gX | J1 | J4"),
        (PVT, "", ""),
    ],
)
def test_arrangement(rules: Rules, hand: str, text: str) -> None:
    assert format_arrangement(partition_for(rules, 4).arrange(counts_of(parse_cards(hand)))) == text


@pytest.mark.parametrize(
    ("hand", "waits"),
    [
        ("gY gZ", "gX"),
        ("gY gZ wB", ""),
        ("gY wB", ""),
        ("rX", "rX"),
        ("rX rX rX rX", "gA rA wA yA"),
        ("rX rX rX rX rY rZ", ""),  # the hand holds every rX itself
        ("gS rS", "wS yS"),
        ("rS gS gS wS wS", "rS yS"),
        ("gB gB", "gA gB rA wA yA"),
    ],
)
def test_waits(hand: str, waits: str) -> None:
    assert partition_for(PVT, 4).waits(counts_of(parse_cards(hand))) == parse_cards(waits)


def test_complete_hand_waits_for_the_jokers_it_does_not_hold() -> None:
    assert partition_for(LOOSE, 4).waits(counts_of(parse_cards("gX gX J1"))) == (
        *parse_cards("gA rA wA yA gX"),
        *parse_cards("J2 J3 J4 J5"),
    )


@given(data=st.data(), rules=rulesets)
@SOME
def test_a_locked_group_of_a_new_kind_adds_no_deadwood(data: st.DataObject, rules: Rules) -> None:
    """docs/rules.md, 7.7 (7)."""
    hand = data.draw(hands(rules, most=18))
    card = data.draw(st.sampled_from(SUITED))
    assume(card not in hand)
    partition = partition_for(rules, 4)

    assert partition.deadwood(counts_of((*hand, *(card,) * 3))) <= partition.deadwood(counts_of(hand))


@given(data=st.data(), rules=rulesets)
@SOME
def test_losing_a_card_saves_one_deadwood_at_most(data: st.DataObject, rules: Rules) -> None:
    """docs/rules.md, 7.7 (6): but for a card of a locked group, which frees the rest of it."""
    hand = data.draw(hands(rules))
    partition = partition_for(rules, 4)
    before = partition.deadwood(counts_of(hand))
    for card, count in Counter(hand).items():
        if not (rules.lock_identical and count >= 3):
            assert partition.deadwood(without(counts_of(hand), (card,))) >= before - 1


def test_losing_a_card_of_a_locked_group_may_save_two() -> None:
    partition, counts = partition_for(PVT, 4), counts_of(parse_cards("gA gA gA gA gB gC"))

    assert partition.deadwood(counts) == 2
    assert partition.deadwood(without(counts, parse_cards("gA"))) == 2
    assert partition.deadwood(without(counts, parse_cards("gA gA"))) == 0


@given(data=st.data(), rules=rulesets)
@SOME
def test_points_have_the_parity_of_the_cards_melded(data: st.DataObject, rules: Rules) -> None:
    """docs/rules.md, 7.1."""
    hand = data.draw(hands(rules))
    found = partition_for(rules, 4).arrange(counts_of(hand))

    assert found.points % 2 == (len(hand) - len(found.deadwood)) % 2


RENAMINGS: dict[str, Callable[[Card], Card]] = {
    "colors": lambda card: card_of(Color((card.color + 1) % 4), card.piece),
    "two colors": lambda card: card_of(Color((1, 0, 2, 3)[card.color]), card.piece),
    "X Y Z": lambda card: card_of(card.color, Piece((0, 1, 2, 4, 5, 3, 6)[card.piece])),
    "B C": lambda card: card_of(card.color, Piece((0, 2, 1, 3, 4, 5, 6)[card.piece])),
}


@pytest.mark.parametrize("name", RENAMINGS)
@given(data=st.data())
@SOME
def test_renaming_changes_nothing(name: str, data: st.DataObject) -> None:
    """docs/rules.md, 7.7 (8)."""
    rename = RENAMINGS[name]
    rules = data.draw(st.sampled_from([PVT, WIKI, UNLOCKED]))
    hand = data.draw(hands(rules))
    partition = partition_for(rules, 4)
    counts, renamed = counts_of(hand), counts_of(map(rename, hand))

    assert partition.measure(renamed) == partition.measure(counts)
    assert partition.waits(renamed) == tuple(sorted(map(rename, partition.waits(counts))))
    card = data.draw(st.sampled_from(SUITED))
    changes = sorted(effect.deadwood_change for effect in partition.effects(counts, card))
    assert sorted(effect.deadwood_change for effect in partition.effects(renamed, rename(card))) == changes


def test_generals_are_not_exchangeable() -> None:
    partition = partition_for(PVT, 4)

    assert partition.deadwood(counts_of(parse_cards("gA"))) == 0
    assert partition.deadwood(counts_of(parse_cards("gB"))) == 1


def test_counts() -> None:
    counts = counts_of(parse_cards("gS rX rX J5"))

    assert len(counts) == 33
    assert cards_of(counts) == parse_cards("rX rX gS J5")
    assert cards_of(without(counts, parse_cards("rX J5"))) == parse_cards("rX gS")


def test_tables_are_built_once_and_for_the_copies_of_the_table() -> None:
    assert partition_for(PVT, 4) is partition_for(override(PVT, {}), 4)
    five = partition_for(WIKI, 5)
    assert five.copies == 5
    assert five.deadwood(counts_of(parse_cards("gX gX gX gX gX"))) == 0
    assert five.waits(counts_of(parse_cards("gX gX gX gX gY gZ"))) == parse_cards("gA rA wA yA gX")


@pytest.mark.parametrize("count", [5, 6, 7, 8])
def test_more_than_four_copies_split_into_sets(count: int) -> None:
    """docs/rules.md, A20: identical sets stay at two, three and four cards.

    Locked groups at three and four.
    """
    for rules in (override(LOOSE, {"players": [6], "copies_per_type": 6}), STRICT_SIX):
        partition = partition_for(rules, 6)
        assert partition.deadwood(counts_of([Card.gX] * count)) == 0


STRICT_SIX = override(PVT, {"players": [6], "copies_per_type": 6})


@pytest.mark.parametrize("rules", [PVT, WIKI], ids=lambda rules: rules.name)
def test_large_tables_forget_before_they_fill_memory(monkeypatch: pytest.MonkeyPatch, rules: Rules) -> None:
    monkeypatch.setattr("engine.tables.CACHE_LIMIT", 200)
    monkeypatch.setattr("engine.partition.CACHE_LIMIT", 2)
    partition = Partition(rules, 4)
    full = partition_for(rules, 4)
    deck = canonical_deck(4, 0)
    for start in range(0, 90, 9):
        counts = counts_of(deck[start : start + 20])
        assert partition.measure(counts) == full.measure(counts)
        assert partition.waits(counts) == full.waits(counts)
        assert partition.fusions(counts, deck[start]) == full.fusions(counts, deck[start])


def test_part_table_by_itself() -> None:
    table = PartTable([Card.gX], [], locked=False)

    assert table[bytes([0])] == 0
    assert table.arrange(bytes([2])) == ([], [Card.gX, Card.gX])


@st.composite
def near_complete(draw: st.DrawFn, rules: Rules) -> tuple[Card, ...]:
    """Draw a hand close to a win: sets laid together, and perhaps a card less or more."""
    sets = [cards for group in brute.sets_from(rules).values() for cards in group if len(cards) > 1]
    hand: list[Card] = []
    for cards in draw(st.lists(st.sampled_from(sets), min_size=1, max_size=4)):
        hand += cards
    for _ in range(draw(st.integers(min_value=0, max_value=2))):
        if hand:
            hand.pop(draw(st.integers(min_value=0, max_value=len(hand) - 1)))
    hand += draw(st.lists(st.sampled_from(SUITED), max_size=1))
    assume(all(count <= rules.copies(4) for count in Counter(hand).values()))
    return tuple(sorted(hand))


@pytest.mark.slow
def test_every_ruleset_splits_into_parts() -> None:
    for rules in RULESETS.values():
        partition = partition_for(rules, max(rules.players))
        assert partition.measure(counts_of(SUITED))[0] == 0
        assert partition.fusions_of(Card.gA)[0].kind is MeldKind.KONG
