"""Every rule switched away from its default makes a difference: the same question, two answers."""

from collections.abc import Callable
from dataclasses import fields

import pytest

from engine.apply import apply
from engine.cards import Card, canonical_deck
from engine.claims import Offering, Position, Source
from engine.errors import EngineError
from engine.flow import next_dealer, seats_to_act
from engine.legal import legal_actions
from engine.match import MatchSetup, begin_match, choose_dealer, end_round
from engine.melds import Meld, MeldKind
from engine.notation import format_action, format_meld, parse_card, parse_cards, parse_melds
from engine.options import Holding, options
from engine.partition import counts_of, partition_for
from engine.rules import Rules
from engine.rules_text import override
from engine.scoring import Ending, Outcome, ScoreLine, Winning, best_win, payments
from engine.seats import BySeat, Seat
from engine.state import Phase, exposed_melds
from tests.support.rounds import arranged, dealt, declared, follow, just_dealt, settle
from tests.support.rulesets import PVT, TENHU, VIET, WIKI

POOR = "gB gB gC gC gX gX gY gY gZ gZ wB wB wC wC wX wX wY wY wZ wZ"
PVT_TO_SIX = override(PVT, {"players": [2, 3, 4, 5, 6]})
KONG = Meld(MeldKind.KONG, (Card.gX,) * 4)

Story = Callable[[Rules], object]
"""A question to the rules."""


def asked(hand: str, card: str, where: str, exposed: str = "") -> Story:
    """Ask what a hand may answer to a card: the win, the claims by kind, and passing if it is allowed."""
    position, source = where.upper().split()

    def story(rules: Rules) -> list[str]:
        offering = Offering(parse_card(card), Source[source], Position[position])
        melds = parse_melds(exposed, rules)
        upgradable = position == "SELF" and Meld(MeldKind.PONG, (offering.card,) * 3) in melds
        holding = Holding(counts_of(parse_cards(hand)), upgradable, is_whole=False)
        found = options(partition_for(rules, 4), holding, offering)
        said = ["win"] if found.can_win else []
        said += [fusion.kind.name.lower() for fusion in found.claims]
        return said + (["pass"] if found.must_claim is None else [])

    return story


def worth(hand: str, card: str, exposed: str = "") -> Story:
    """Ask what a win is worth on a card the seat draws itself; None if it is none."""

    def story(rules: Rules) -> int | None:
        offering = Offering(parse_card(card), Source.DRAW, Position.SELF)
        holding = Holding(counts_of(parse_cards(hand)), upgradable=False, is_whole=False)
        won = best_win(partition_for(rules, 4), holding, parse_melds(exposed, rules), offering)
        return None if won is None else won.points

    return story


def paid(  # noqa: PLR0913 - what a payment depends on
    points: int,
    *,
    has_kong: bool = False,
    generals: str = "",
    kongs: int = 0,
    shown_by: int = 2,
    losers: int = 1,
) -> Story:
    """Ask what the first loser pays, with so many exposed kongs.

    The win is worth so many points, on a card of some seat.
    """

    def story(rules: Rules) -> int:
        melds = [KONG] * has_kong + [Meld(MeldKind.SINGLE, (card,)) for card in parse_cards(generals)]
        lines = tuple(ScoreLine(meld, is_exposed=True, is_winning=False, points=0) for meld in melds)
        exposed = BySeat(((), (KONG,) * kongs, *((),) * (losers - 1)))
        found = payments(rules, Seat(0), Winning(lines, points), exposed, Ending(Seat(shown_by)))
        return -found[Seat(1)]

    return story


def all_receive(points: int) -> Story:
    """Ask what four seats receive when seat 0 wins with so many points on a card of its own."""

    def story(rules: Rules) -> list[int]:
        tables = BySeat.fill(4, tuple[Meld, ...]())
        return list(payments(rules, Seat(0), Winning((), points), tables, Ending(Seat(0))))

    return story


def deadwood(hand: str) -> Story:
    """Ask for the least deadwood of a hand."""
    return lambda rules: partition_for(rules, 4).deadwood(counts_of(parse_cards(hand)))


def first_words(rules: Rules) -> list[str]:
    """Tell what a hopeless hand may say of itself."""
    state = just_dealt(rules, {Seat(2): POOR})
    return [format_action(state, action) for action in legal_actions(state, Seat(2))]


def what_may_be_answered_to_a_pong_while_waiting(rules: Rules) -> list[str]:
    """Tell what a small hand that waits for the win may do with a card that it has a pair of."""
    small = override(rules, {"hand_size": 4, "expose_dealt_kongs": False})
    state = follow(arranged(small, {0: "gX rB yC wC gZ", 2: "gX gX rX rY"}), "0 discard gX")
    return [format_action(state, action) for action in legal_actions(state, Seat(2))]


def laid_open(rules: Rules) -> list[str]:
    """Tell what lies open of a hand dealt four alike."""
    state = declared(just_dealt(rules, {Seat(0): "rX rX rX rX"}))
    return [format_meld(meld, is_exposed=True) for meld in exposed_melds(state, Seat(0))]


def jokers_laid_open(rules: Rules) -> list[str]:
    """Tell what lies open of a hand dealt four jokers."""
    state = declared(just_dealt(rules, {Seat(0): "J1 J2 J4 J5"}))
    return [format_meld(meld, is_exposed=True) for meld in exposed_melds(state, Seat(0))]


def what_follows_a_kong(rules: Rules) -> list[str]:
    """Tell what seat 2 may do after it has made a Kong of a discard."""
    state = settle(follow(arranged(rules, {0: "gX", 2: "gX gX gX"}), "0 discard gX", "2 kong gX gX gX"))
    legal = legal_actions(state, Seat(2))
    return sorted({format_action(state, action).split()[1] for action in legal})


def marked(rules: Rules) -> list[int]:
    """Tell who has marked how many pongs."""
    return list(declared(just_dealt(rules, {Seat(0): "rX rX rX gS gS gS", Seat(2): "wX wX wX"})).marks)


def left_in_the_wall(rules: Rules, *, seats: int = 4) -> int:
    """Tell how many cards are never drawn when nobody wants any."""
    state = arranged(rules, {}, seats=seats)
    while not state.is_over:
        legal = legal_actions(state, seats_to_act(state)[0])
        state = apply(state, legal[0] if state.phase is Phase.DISCARD else legal[-1]).state
    return state.wall_count


def discards_a_general(rules: Rules) -> bool:
    """Tell whether a General is among the discards of the opening seat."""
    state = arranged(rules, {0: "gA"})
    return "0 discard gA" in [format_action(state, action) for action in legal_actions(state, Seat(0))]


def discards_a_joker(rules: Rules) -> bool:
    """Tell whether a joker is among the discards of the opening seat."""
    state = arranged(rules, {0: "J1"})
    return "0 discard J1" in [format_action(state, action) for action in legal_actions(state, Seat(0))]


def wins_as_dealt(rules: Rules) -> bool:
    """Tell whether a hand that is complete as dealt may win."""
    state = arranged(rules, {0: "gA rA gX gY gZ rB rB rC rC rX rX rY rY yB yB yC yC yX yX yY yY"})
    return "0 win" in [format_action(state, action) for action in legal_actions(state, Seat(0))]


def who_deals_after_twenty_points(rules: Rules) -> Seat:
    """Tell who deals after seat 0 has won twenty points."""
    match = begin_match(MatchSetup(rules, 4, 3, bytes(32), Seat(0)))
    return end_round(match, Outcome(Seat(0), Winning((), 20), BySeat.fill(4, 0))).dealer


def who_gets_the_card(rules: Rules) -> int:
    """Tell who gets a card that seat 1 pongs and seat 2 kongs."""
    state = arranged(rules, {0: "gX", 1: "gX gX", 2: "gX gX gX"}, seats=6)
    return settle(follow(state, "0 discard gX", "1 pong gX gX", "2 kong gX gX gX")).active


def what_a_stuck_seat_may_do(rules: Rules) -> list[str]:
    """Tell what a seat with nothing but Generals may do.

    It draws one more and has too few points to win.
    """
    state = follow(arranged(rules, {0: "gB rC wX", 1: "gA rA"}, wall="wA yB"), "0 discard wX", "1 draw")
    return [format_action(state, action) for action in legal_actions(state, Seat(1))]


def is_for_three(rules: Rules) -> bool:
    """Tell whether three may play."""
    try:
        dealt(rules, 1, seats=3)
    except EngineError:
        return False
    return True


GOLD = override(PVT, {"jokers": 5})

CASES: list[tuple[str, Rules, object, Story, object, object]] = [
    ("players", PVT, [3, 4], is_for_three, False, True),
    ("hand_size", PVT, 19, lambda rules: len(arranged(rules, {}).hands[Seat(1)]), 20, 19),
    ("copies_per_type", PVT, 5, lambda rules: arranged(rules, {}).wall_count, 31, 59),
    ("jokers", PVT, 5, lambda rules: Card.J5 in arranged(rules, {}).deck, False, True),
    ("deal_packets", PVT, "six_five", lambda rules: dealt(rules, 1).deck == dealt(PVT, 1).deck, True, False),
    (
        *("first_dealer", PVT, "high_card"),
        lambda rules: [choose_dealer(rules, 4, bytes(31) + bytes((seed,))) for seed in range(6)],
        *([2, 0, 1, 1, 0, 1], [0, 0, 2, 3, 1, 1]),
    ),
    ("next_dealer_after_draw", PVT, "same", lambda rules: next_dealer(rules, Seat(2), None, 4), 3, 2),
    ("dead_wall", PVT, 9, left_in_the_wall, 6, 9),
    ("mulligan", PVT, "optional", first_words, [], ["2 mulligan", "2 declare 0"]),
    ("mulligan", WIKI, "off", first_words, ["2 mulligan", "2 declare 0"], ["2 declare 0"]),
    ("expose_dealt_kongs", PVT, True, laid_open, [], ["{rX rX rX rX}"]),
    ("expose_dealt_kongs", VIET, False, laid_open, ["{rX rX rX rX}"], []),
    ("mark_dealt_pongs", PVT, True, marked, [0, 0, 0, 0], [2, 0, 1, 0]),
    ("mark_dealt_pongs", WIKI, False, marked, [2, 0, 1, 0], [0, 0, 0, 0]),
    ("mixed_color_ranks", PVT, "all", deadwood("gB rB wB gS rS wS"), 3, 0),
    ("mixed_color_ranks", WIKI, ["S"], deadwood("gB rB wB gS rS wS"), 0, 3),
    ("mixed_color_ranks", PVT, [], deadwood("gB rB wB gS rS wS"), 3, 6),
    ("lock_identical", PVT, False, deadwood("rX rX rX rY rZ"), 2, 0),
    (
        "lock_identical",
        WIKI,
        True,
        asked("rX rX rX rY wB", "rZ", "next discard"),
        ["chow_xyz", "pass"],
        ["pass"],
    ),
    (
        *("exposed_pong_upgrade", PVT, "self_draw"),
        asked("gB gB wX", "rX", "self draw", "[rX rX rX]"),
        *(["pass"], ["kong", "pass"]),
    ),
    (
        *("exposed_pong_upgrade", PVT, "never"),
        asked("gB gB", "rX", "self draw", "[rX rX rX]"),
        *(["win", "pass"], ["pass"]),
    ),
    (
        *("pong_claim_rule", PVT, "free"),
        asked("rX rX rY rZ gB", "rX", "other discard"),
        *(["pass"], ["pong", "pass"]),
    ),
    (
        *("claim_deadwood_rule", PVT, "no_increase"),
        asked("rX rY rZ gB wB", "rX", "next discard"),
        *(["chow_xyz", "pair", "pass"], ["pass"]),
    ),
    (
        *("claim_deadwood_rule", VIET, "minimum"),
        asked("gB gC wY wZ", "gA", "self draw"),
        *(["chow_abc", "single"], ["chow_abc"]),
    ),
    ("general_discard", PVT, "allowed", discards_a_general, False, True),
    ("drawn_general", PVT, "may_keep", asked("gB wC", "gA", "self draw"), ["single"], ["single", "pass"]),
    (
        *("general_claims_by_others", WIKI, ["win"]),
        asked("gA gA gA wY wB", "gA", "other draw"),
        *(["kong", "pass"], ["pass"]),
    ),
    (
        *("out_of_turn_claims", WIKI, ["win", "kong"]),
        asked("gX gX wB wZ", "gX", "other draw"),
        *(["pong", "pass"], ["pass"]),
    ),
    ("kong_before_pong", WIKI, False, who_gets_the_card, 2, 1),
    (
        *("out_of_turn_claims", WIKI, ["win", "kong", "pong", "pair"]),
        asked("gX wB wZ", "gX", "other draw"),
        *(["pass"], ["pair", "pass"]),
    ),
    (
        *("declined_draw_to_next", PVT, False),
        asked("gY gZ wB", "gX", "next draw"),
        *(["chow_xyz", "pass"], ["pass"]),
    ),
    (
        *("kong_claim", PVT, "compulsory"),
        asked("gX gX gX wB yZ", "gX", "other draw"),
        *(["kong", "pass"], ["kong"]),
    ),
    (
        *("kong_claim", VIET, "unless_waiting"),
        asked("rX rX rX rY rZ", "rX", "other draw"),
        *(["win", "kong"], ["win", "kong", "pass"]),
    ),
    (
        *("pong_claim", PVT, "compulsory"),
        asked("gX gX wB yZ rC", "gX", "other draw"),
        *(["pong", "pass"], ["pong"]),
    ),
    (
        *("pong_claim", VIET, "optional"),
        asked("gX gX wB yZ rC", "gX", "other draw"),
        *(["pong"], ["pong", "pass"]),
    ),
    ("win_claim", PVT, "compulsory", asked("rX", "rX", "other draw"), ["win", "pass"], ["win"]),
    ("dealt_win", PVT, False, wins_as_dealt, True, False),
    ("points", PVT, {"quad": [4, 4]}, worth("rS wS gS", "yS"), 2, 4),
    ("general_pong_points", PVT, [1, 1], worth("gA gA gA rX", "rX"), 3, 1),
    ("dealt_kong_points", WIKI, 6, worth("", "rA", "{gX gX gX gX}"), 9, 7),
    ("win_bonus", PVT, 3, worth("rX", "rX"), 0, 3),
    ("min_points_to_win", PVT, 4, worth("rX rX", "rX"), 3, None),
    ("payment", PVT, "stake", paid(15), 15, 1),
    ("payment", TENHU, "over_minimum", paid(15), 25, 15),
    ("unit", PVT, 2, paid(15), 15, 30),
    ("kong_multiplier", PVT, 2, paid(15, has_kong=True), 15, 30),
    ("loser_kong_deduction", PVT, "none", paid(15, kongs=1), 9, 15),
    ("loser_kong_deduction", override(PVT, {"unit": 2}), "amount", paid(15, kongs=1), 18, 24),
    ("payment_floor_zero", PVT, False, paid(3, kongs=1), 0, -3),
    ("identical_soldiers", PVT, 3, deadwood("gS gS rX rX rX yS yS yS"), 0, 2),
    ("identical_soldiers", TENHU, 4, deadwood("gS gS gS rX rX"), 0, 3),
    ("identical_soldiers", PVT, 5, deadwood("gS gS gS gS rX rX"), 0, 4),
    ("general_kong_extra", PVT, [-2, 2], worth("gA gA gA rX rX", "gA"), 6, 8),
    ("general_kong_extra", WIKI, [-2, 2], worth("", "rA", "{gA gA gA gA}"), 9, 7),
    (
        *("dead_hand_points", override(TENHU, {"expose_dealt_kongs": False, "hand_size": 2}), 0),
        what_a_stuck_seat_may_do,
        *(["1 fold"], ["1 pass"]),
    ),
    ("ante", PVT, 5, paid(15), 15, 20),
    (
        "may_fold",
        WIKI,
        True,
        first_words,
        ["2 mulligan", "2 declare 0"],
        ["2 mulligan", "2 fold", "2 declare 0"],
    ),
    ("self_draw_bonus", PVT, 3, paid(15, shown_by=0), 15, 18),
    ("shower_pays", PVT, True, paid(15, shown_by=1, losers=3), 15, 45),
    ("min_points_from_five", WIKI, 4, lambda rules: rules.at_table(5).min_points_to_win, 0, 4),
    ("multiplier_from_five", WIKI, 3, lambda rules: rules.at_table(6).unit, 1, 3),
    ("dead_wall_from_five", PVT_TO_SIX, 0, lambda rules: left_in_the_wall(rules, seats=5), 6, 0),
    ("hand_size_of_six", WIKI, 15, lambda rules: len(dealt(rules, 1, seats=6).hands[Seat(1)]), 20, 15),
    ("yellow_general_bonus", PVT, 5, paid(15, generals="yA rA yA"), 15, 25),
    (
        "call_given_up_pong",
        VIET,
        True,
        what_may_be_answered_to_a_pong_while_waiting,
        ["2 pong gX gX", "2 pass"],
        ["2 pong gX gX", "2 give-up"],
    ),
    (
        *("jokers_as_generals", override(PVT, {"jokers": 5}), True),
        asked("gB wC", "J1", "self draw"),
        *(["single", "pass"], ["single"]),
    ),
    (
        *("jokers_as_generals", override(PVT, {"jokers": 5}), True),
        asked("gB wC", "J1", "next draw"),
        *(["single", "pass"], ["pass"]),
    ),
    (
        *("jokers_as_generals", override(PVT, {"jokers": 5, "general_claims_by_others": []}), True),
        asked("rX rX", "J1", "other draw"),
        *(["win", "pass"], ["pass"]),
    ),
    ("jokers_as_generals", override(PVT, {"jokers": 5}), True, discards_a_joker, True, False),
    (
        *("pair_needs_own_draw", PVT, True),
        asked("gX wB yC", "gX", "next discard"),
        *(["pair", "pass"], ["pass"]),
    ),
    (
        *("pair_needs_own_draw", PVT, True),
        asked("gX gY gZ wB", "gX", "next draw"),
        *(["chow_xyz", "pair", "pass"], ["chow_xyz", "pass"]),
    ),
    (
        *("pair_needs_own_draw", override(WIKI, {"out_of_turn_claims": ["win", "pair"]}), True),
        asked("gX wB wZ", "gX", "other draw"),
        *(["pair", "pass"], ["pass"]),
    ),
    ("opposite_deals_from", PVT, 20, lambda rules: next_dealer(rules, Seat(0), Seat(1), 4, 20), 1, 3),
    ("opposite_deals_from", WIKI, 20, lambda rules: next_dealer(rules, Seat(0), Seat(2), 5, 21), 2, 4),
    ("opposite_deals_from", PVT, 20, who_deals_after_twenty_points, 0, 2),
    ("joker_extra", override(PVT, {"jokers": 5}), 2, worth("J1 rX", "rX"), 1, 3),
    ("joker_extra", override(PVT, {"jokers": 5}), 2, worth("rX rX", "J1"), 1, 3),
    ("joker_kong_points", GOLD, [24, 18], worth("J1 J3 J4 J5 rX", "rX"), 4, 24),
    ("joker_kong_points", GOLD, [24, 18], worth("J1 J2 J3 J4 J5 rX", "rX"), 5, 25),
    ("joker_kong_points", GOLD, [24, 18], worth("J1 J3 J4", "J2"), 4, 18),
    (
        *("joker_kong_points", GOLD, [24, 18]),
        asked("J1 J3 J4 J5 gB wC", "J2", "self draw"),
        *(["single", "pass"], ["kong", "single", "pass"]),
    ),
    (
        *("joker_kong_points", GOLD, [24, 18]),
        asked("J1 J3 J5 gB wC", "J2", "other discard"),
        *(["pass"], ["kong", "pass"]),
    ),
    ("joker_kong_points", override(WIKI, {"jokers": 5}), [24, 18], jokers_laid_open, [], ["{J1 J2 J4 J5}"]),
    ("kong_draws", PVT, True, what_follows_a_kong, ["discard"], ["draw"]),
    ("losers_pay", PVT, False, paid(15), 15, 0),
    (
        "losers_pay",
        override(PVT, {"ante": 5, "self_draw_bonus": 2}),
        False,
        all_receive(15),
        [66, -22, -22, -22],
        [17, 0, 0, 0],
    ),
    ("point_name", PVT, "hu", lambda rules: rules.point_name.value, "points", "hu"),
]


@pytest.mark.parametrize(
    ("field", "rules", "value", "story", "before", "after"),
    CASES,
    ids=[f"{rules.name} {field} {value}" for field, rules, value, *_ in CASES],
)
def test_a_rule_makes_a_difference(  # noqa: PLR0913, PLR0917 - a row of the table
    field: str, rules: Rules, value: object, story: Story, before: object, after: object
) -> None:
    assert story(rules) == before
    assert story(override(rules, {field: value})) == after
    assert before != after


@pytest.mark.parametrize("where", ["next discard", "other discard", "next draw", "other draw"])
def test_a_pair_from_the_own_draw_alone_bars_no_win_and_no_pair_that_one_draws(where: str) -> None:
    rules = override(PVT, {"pair_needs_own_draw": True})

    assert asked("gX", "gX", where)(rules) == ["win", "pass"]
    assert asked("gX wB yC", "gX", "self draw")(rules) == ["pair", "pass"]


ONE_CHOICE = {"dealer_extra", "next_dealer_after_win", "multi_win"}
SHOWN_ONLY = {"name", "description", "wall_style"}
NOT_CHOSEN = {"edition"}
"""The field that no house rule changes; see `test_empty_seats`."""


def test_every_rule_has_its_difference() -> None:
    assert {case[0] for case in CASES} | ONE_CHOICE | SHOWN_ONLY | NOT_CHOSEN == {
        field.name for field in fields(Rules)
    }


def test_how_the_wall_is_shown_changes_no_card() -> None:
    tiles = override(WIKI, {"wall_style": "tiles"})

    assert dealt(tiles, 3).deck == dealt(WIKI, 3).deck


def test_with_five_copies_two_may_pong_and_the_nearest_in_turn_gets_the_card() -> None:
    """docs/rules.md, 7.5."""
    state = arranged(WIKI, {0: "gX", 1: "wB", 2: "gX gX", 3: "gX gX"}, seats=5)
    state = follow(state, "0 discard gX", "3 pong gX gX", "2 pong gX gX", "1 pass", "4 pass")

    assert (state.phase, state.active) == (Phase.DISCARD, 2)
    assert len(canonical_deck(5, 0)) == len(state.deck)
