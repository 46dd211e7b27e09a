"""The worth of a win and the payers: every vector of docs/rules.md, 6.2, 6.3."""

import json
import random
import re

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.cards import Card
from engine.claims import Offering, Position, Source
from engine.melds import Meld, MeldKind, meld_kind
from engine.notation import format_meld, parse_card, parse_cards, parse_melds
from engine.options import UPGRADE, Holding, ways_to_win
from engine.partition import counts_of, exposed_points, partition_for
from engine.rules import Rules
from engine.rules_text import override
from engine.scoring import Ending, ScoreLine, Winning, best_win, payments, points_parity, unwon
from engine.seats import BySeat, Seat
from tests.support import brute
from tests.support.rounds import dealt, play
from tests.support.rulesets import LOOSE, PVT, RULESETS, VIET, WIKI
from tests.support.strategies import SOME, hands, rulesets
from tests.support.vectors import rows

NAMES = ("pvt", "wiki", "viet", "tenhu")
WINS = rows("wins.txt")
PAYMENTS = rows("payments.txt")
KONG = Meld(MeldKind.KONG, (Card.gX,) * 4)
YELLOW_GENERAL = Meld(MeldKind.SINGLE, (Card.yA,))


def _win(rules: Rules, hand: str, exposed: str, card: str | None) -> Winning | None:
    """Return the best win on a card the seat draws itself, or on the dealt cards."""
    melds = parse_melds(exposed, rules)
    counts = counts_of(parse_cards(hand))
    if card is None:
        return best_win(partition_for(rules, 4), Holding(counts, False, is_whole=True), melds, None)
    drawn = parse_card(card)
    has_pong = Meld(MeldKind.PONG, (drawn,) * 3) in melds
    holding = Holding(counts, has_pong, is_whole=True)
    return best_win(partition_for(rules, 4), holding, melds, Offering(drawn, Source.DRAW, Position.SELF))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("row", WINS, ids=[row[0] for row in WINS])
def test_points_of_a_win(row: list[str], name: str) -> None:
    _, hand, exposed, final, *expected = row
    points = dict(zip(NAMES, expected, strict=True))[name]
    won = _win(RULESETS[name], hand, exposed, final)

    assert ("-" if won is None else str(won.points)) == points


@pytest.mark.parametrize("row", PAYMENTS, ids=[row[0] for row in PAYMENTS])
def test_payment(row: list[str]) -> None:
    _, knobs, win, kongs, expected = row
    rules = override(PVT, json.loads(knobs))
    points, _, besides = win.partition(" with ")
    melds = [KONG] if "a kong" in besides else []
    generals = re.search(r"(\d) yellow General", besides)
    melds += [YELLOW_GENERAL] * int(generals[1]) if generals else []
    lines = tuple(ScoreLine(meld, is_exposed=False, is_winning=False, points=0) for meld in melds)
    exposed = BySeat(((), *((KONG,) * int(count) for count in kongs.split())))
    paid = payments(rules, Seat(0), Winning(lines, int(points)), exposed)

    assert [-amount for amount in list(paid)[1:]] == [int(amount) for amount in expected.split()]
    assert sum(paid) == 0


def test_concealed_kong_saves_nothing_m5() -> None:
    """Only melds on the table are passed to `payments`, so a concealed kong cannot be deducted."""
    paid = payments(PVT, Seat(2), Winning((), 15), BySeat.fill(4, ()))

    assert paid == BySeat((-15, -15, 45, -15))


def test_the_winner_of_a_kong_is_paid_double_in_viet_m6() -> None:
    won = Winning((ScoreLine(KONG, is_exposed=False, is_winning=False, points=8),), 9)

    assert payments(VIET, Seat(1), won, BySeat.fill(4, ())) == BySeat((-18, 54, -18, -18))
    assert payments(WIKI, Seat(1), won, BySeat.fill(4, ())) == BySeat((-9, 27, -9, -9))


def test_one_kong_among_other_melds_multiplies_the_win() -> None:
    melds = (KONG, Meld(MeldKind.PONG, (Card.rX,) * 3), Meld(MeldKind.PAIR, (Card.gB,) * 2))
    lines = tuple(ScoreLine(meld, is_exposed=True, is_winning=False, points=3) for meld in melds)
    exposed: BySeat[tuple[Meld, ...]] = BySeat(((), (), ()))

    assert payments(VIET, Seat(0), Winning(lines, 9), exposed) == BySeat((36, -18, -18))
    assert payments(VIET, Seat(0), Winning(lines[1:], 9), exposed) == BySeat((18, -9, -9))


def test_a_dealt_kong_on_the_table_is_worth_what_the_rules_say() -> None:
    """docs/rules.md, A12: eight in the presets, though seen.

    And what a loser of such a kong is spared.
    """
    laid, made = Meld(MeldKind.KONG, (Card.gX,) * 4, is_dealt=True), KONG
    assert [exposed_points(rules, laid) for rules in (WIKI, VIET)] == [8, 8]
    assert [exposed_points(rules, made) for rules in (WIKI, VIET)] == [6, 6]

    six = override(WIKI, {"dealt_kong_points": 6, "loser_kong_deduction": "points"})
    won = _win(six, "", "{gB gB gB gB} {gC gC gC gC} {gX gX gX gX} {gY gY gY gY} {gZ gZ gZ gZ}", "rA")
    assert won is not None
    assert won.points == 31
    assert list(payments(six, Seat(0), won, BySeat(((), (laid,), (made,))))) == [50, -25, -25]


def test_lines_name_every_meld_with_its_value() -> None:
    won = _win(PVT, "rX rX rX gB gB gC gC yY yY", "[wA] [rA] [wX wY wZ] [gX gX gX] [yB yB yB]", "yY")
    assert won is not None

    said = [
        (format_meld(line.meld, is_exposed=line.is_exposed), line.is_winning, line.points)
        for line in won.lines
    ]
    assert said == [
        ("[yY yY yY]", True, 3),
        ("gB gB", False, 0),
        ("gC gC", False, 0),
        ("rX rX rX", False, 3),
        ("[wA]", False, 1),
        ("[rA]", False, 1),
        ("[wX wY wZ]", False, 1),
        ("[gX gX gX]", False, 3),
        ("[yB yB yB]", False, 3),
    ]


def test_grown_pong_is_listed_once() -> None:
    won = _win(PVT, "gB gB", "[gX gX] [rX rX rX]", "rX")
    assert won is not None

    assert [format_meld(line.meld, is_exposed=line.is_exposed) for line in won.lines] == [
        "[rX rX rX rX]",
        "gB gB",
        "[gX gX]",
    ]


def test_dealt_win() -> None:
    won = _win(PVT, "gA rX rX rX rX gB gB", "", None)
    assert won is not None

    assert won.points == 9
    assert not any(line.is_exposed or line.is_winning for line in won.lines)
    assert _win(PVT, "gA rX rX rX rX gB", "", None) is None


def test_bonus_and_minimum() -> None:
    rules = override(PVT, {"win_bonus": 7, "min_points_to_win": 9})

    assert _win(rules, "rX", "", "rX") is None
    won = _win(rules, "rX gA rA", "", "rX")
    assert won is not None
    assert won.points == 9


def test_win_may_be_barred_by_turn() -> None:
    rules = override(PVT, {"out_of_turn_claims": ["kong"]})
    holding = Holding(counts_of(parse_cards("rX")), upgradable=False, is_whole=False)
    partition = partition_for(rules, 4)

    assert best_win(partition, holding, (), Offering(Card.rX, Source.DISCARD, Position.OTHER)) is None
    assert best_win(partition, holding, (), Offering(Card.rX, Source.DISCARD, Position.NEXT)) is not None


@given(data=st.data(), rules=rulesets)
@SOME
def test_a_win_is_worth_its_lines_and_none_beats_it(data: st.DataObject, rules: Rules) -> None:
    hand = data.draw(hands(rules, most=20))
    partition = partition_for(rules, 4)
    wait = partition.waits(counts_of(hand))
    assume(wait)
    card = data.draw(st.sampled_from(wait))
    offering = Offering(card, Source.DRAW, Position.SELF)
    holding = Holding(counts_of(hand), upgradable=False, is_whole=False)
    won = best_win(partition, holding, (), offering)
    ways = ways_to_win(partition, holding, offering)
    best = max(points for _, points in ways)

    assert (won is None) == (best < rules.min_points_to_win)
    if won is not None:
        assert won.points == best == sum(line.points for line in won.lines) + rules.win_bonus
        assert sorted([*hand, card]) == sorted(card for line in won.lines for card in line.meld.cards)
        assert all(
            meld_kind(line.meld.cards, rules.mixed_color_ranks) is line.meld.kind for line in won.lines
        )


@given(data=st.data())
@SOME
def test_parity_and_range(data: st.DataObject) -> None:
    """docs/rules.md, 7.1, 7.2, for a concealed hand of any size and the two presets with other values."""
    rules = data.draw(st.sampled_from([PVT, WIKI, VIET]))
    sets = [cards for group in brute.sets_from(rules).values() for cards in group if not cards[0].is_joker]
    hand = [card for cards in data.draw(st.lists(st.sampled_from(sets), max_size=6)) for card in cards]
    partition = partition_for(rules, 4)
    assume(max(counts_of(hand)) <= 4 and partition.deadwood(counts_of(hand)) == 0)
    holding = Holding(counts_of(hand), upgradable=False, is_whole=True)
    won = best_win(partition, holding, (), None)
    assert won is not None

    assert won.points % 2 == len(hand) % 2
    assert won.points <= 2 * len(hand)


@pytest.mark.parametrize(
    ("rules", "parity"),
    [
        (PVT, 1),
        (WIKI, 1),
        (VIET, 1),
        (override(PVT, {"hand_size": 19}), 0),
        (override(PVT, {"win_bonus": 3}), 0),
        (override(PVT, {"points": {"quad": [5, 5]}}), None),
        (override(PVT, {"general_pong_points": [3, 2]}), None),
        (override(PVT, {"dealt_kong_points": 7}), 1),
        (override(WIKI, {"dealt_kong_points": 7}), None),
    ],
    ids=lambda value: value.name if isinstance(value, Rules) else str(value),
)
def test_parity_follows_from_the_values_of_the_melds(rules: Rules, parity: int | None) -> None:
    """docs/rules.md, 7.1: every meld of a preset is worth its size modulo two.

    So every win scores an odd number.
    """
    assert points_parity(rules) == parity


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_every_win_has_the_parity_of_its_rules(rules: Rules) -> None:
    wins = 0
    for seed in range(6):
        seats = sorted(rules.players)[seed % len(rules.players)]
        *_, (_, _, step) = play(dealt(rules, 100 + seed, seats=seats), random.Random(seed), greed=0.9)
        winning = None if step.state.outcome is None else step.state.outcome.winning
        if winning is not None:
            assert points_parity(rules) in (None, winning.points % 2)
            wins += 1
    assert wins


def test_upgrade_is_a_way_to_win_with_the_difference_of_points() -> None:
    holding = Holding(counts_of(parse_cards("gB gB")), upgradable=True, is_whole=False, exposed_points=3)
    offering = Offering(Card.rX, Source.DRAW, Position.SELF)

    assert ways_to_win(partition_for(PVT, 4), holding, offering) == ((UPGRADE, 6),)
    assert exposed_points(LOOSE, Meld(MeldKind.PONG, (Card.gA,) * 3)) == 3


DUES = {
    "shower_pays": True,
    "self_draw_bonus": 2,
    "yellow_general_bonus": 5,
    "ante": 3,
    "dead_hand_points": 7,
}
"""Rules that add to what is paid: a won hand of two points with a yellow General costs 2 + 5, and the ante."""


@pytest.mark.parametrize(
    ("changed", "ending", "paid"),
    [
        ({}, Ending(), [20, -10, -10]),
        ({}, Ending(shown_by=Seat(0)), [24, -12, -12]),
        ({}, Ending(shown_by=Seat(1)), [20, -17, -3]),
        ({}, Ending(shown_by=Seat(2)), [20, -3, -17]),
        ({"shower_pays": False}, Ending(shown_by=Seat(1)), [20, -10, -10]),
        ({}, Ending(folded=(Seat(2),)), [13, -10, -3]),
        ({}, Ending(shown_by=Seat(1), folded=(Seat(2),)), [13, -10, -3]),
        ({}, Ending(shown_by=Seat(2), folded=(Seat(2),)), [13, -3, -10]),
        ({}, Ending(dead=(Seat(2),)), [20, -3, -17]),
        ({}, Ending(shown_by=Seat(1), dead=(Seat(2),)), [20, -3, -17]),
        ({}, Ending(folded=(Seat(1),), dead=(Seat(2),)), [13, -3, -10]),
        ({"losers_pay": False}, Ending(shown_by=Seat(0)), [9, 0, 0]),
        ({"losers_pay": False}, Ending(dead=(Seat(2),)), [14, 7, -14]),
    ],
)
def test_each_seat_pays_for_what_it_did(changed: dict[str, object], ending: Ending, paid: list[int]) -> None:
    rules = override(WIKI, DUES | changed)
    won = _win(rules, "yA rX rX", "", "rX")
    assert won is not None
    assert won.points == 2

    assert list(payments(rules, Seat(0), won, BySeat.fill(3, ()), ending)) == paid


@pytest.mark.parametrize(
    ("ending", "received"),
    [
        (Ending(), [0, 0, 0]),
        (Ending(folded=(Seat(1),)), [0, 0, 0]),
        (Ending(folded=(Seat(1), Seat(2))), [6, -3, -3]),
        (Ending(dead=(Seat(1),)), [7, -14, 7]),
        (Ending(folded=(Seat(1),), dead=(Seat(2),)), [10, -3, -7]),
        (Ending(dead=(Seat(1), Seat(2))), [14, -7, -7]),
    ],
)
def test_a_round_without_a_winner_costs_what_dead_and_given_up_hands_do(
    ending: Ending, received: list[int]
) -> None:
    assert list(unwon(override(WIKI, DUES), 3, ending).payments) == received
