"""The one judge of actions: its list and its reasons agree on every conceivable action."""

import random
from collections.abc import Iterator
from itertools import permutations, product

import pytest

from engine.actions import Action, Claim, Declare, Discard, Draw, Leave, Mulligan, Pass, Return, Win
from engine.cards import DeckIndex
from engine.claims import Source
from engine.errors import Reason, UnknownCard
from engine.flow import seats_to_act
from engine.legal import (
    exposed_pong,
    holding,
    legal_actions,
    positions_of,
    why_no_meld,
    why_no_win,
    why_not,
    winning,
)
from engine.melds import MeldKind
from engine.notation import format_action, parse_action, parse_cards
from engine.partition import counts_of
from engine.rules import Rules
from engine.rules_text import override
from engine.seats import Seat
from engine.state import Phase, RoundState
from engine.view import conceal
from tests.support.rounds import arranged, dealt, follow, index_of, positions, settle
from tests.support.rulesets import LOOSE, PVT, RULESETS, STRICT, VIET


def _conceivable(state: RoundState, seat: Seat, chance: random.Random) -> Iterator[Action]:
    """Yield every action of a seat, legal or not.

    Of claims with three cards, or of a large hand, a sample.
    """
    yield from (Draw(seat), Win(seat), Pass(seat), Mulligan(seat))
    for kongs in ((), state.hands[seat][:4], state.hands[seat][:8], tuple(map(DeckIndex, range(4)))):
        yield from (Declare(seat, kongs, marks) for marks in range(-1, 5))
    yield from (Discard(seat, DeckIndex(index)) for index in range(len(state.deck) + 2))
    hand = state.hands[seat]
    others = tuple(chance.sample(range(len(state.deck)), 2))
    for size in (0, 1, 2, 3):
        groups = list(permutations((*hand, *others), size))
        if len(groups) > 30:
            groups = chance.sample(groups, 30)
        yield from (
            Claim(seat, kind, tuple(DeckIndex(index) for index in group))
            for kind, group in product(MeldKind, groups)
        )


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_the_list_and_the_reasons_agree(rules: Rules) -> None:
    chance = random.Random(0)
    for state in positions(rules, range(2)):
        for seat in map(Seat, range(4)):
            legal = legal_actions(state, seat)
            assert len(set(legal)) == len(legal)
            assert all(why_not(state, seat, action) is None for action in legal)
            if state.phase is Phase.DECLARE or chance.random() < 0.07:
                for action in _conceivable(state, seat, chance):
                    assert (why_not(state, seat, action) is None) is (action in legal), action


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_reasons_for_melds_and_wins_agree_with_the_list(rules: Rules) -> None:
    for state in positions(rules, range(2, 4)):
        for seat in map(Seat, range(4)):
            legal = legal_actions(state, seat)
            kinds = {action.kind for action in legal if isinstance(action, Claim)}
            for kind in MeldKind:
                assert (why_no_meld(state, seat, frozenset({kind})) is None) is (kind in kinds)
            assert (why_no_win(state, seat) is None) is (Win(seat) in legal)
            assert (winning(state, seat) is None) is (Win(seat) not in legal)


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_a_seat_is_judged_by_what_it_knows_itself(rules: Rules) -> None:
    for state in positions(rules, range(4, 6)):
        for seat in seats_to_act(state):
            assert legal_actions(conceal(state, seat), seat) == legal_actions(state, seat)


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_others_refuse_nothing_that_may_be_legal(rules: Rules) -> None:
    for state in positions(rules, range(6, 8)):
        for seat in seats_to_act(state):
            blind = conceal(state, Seat((seat + 1) % 4))
            if blind.answers == state.answers:
                assert all(why_not(blind, seat, action) is None for action in legal_actions(state, seat))


def test_order_of_the_list() -> None:
    """Peers and computer players depend on it: win, claims by kind and cards, pass; discards by card."""
    state = arranged(PVT, {0: "rX gA yS gB rX gS rY", 1: "rX rX rY rZ gY gZ wY wZ"})
    rules = override(PVT, {"lock_identical": False})
    wide = arranged(rules, {0: "yS yA yB", 1: "gS rS wS yS yS"})

    def said(state: RoundState, seat: int) -> list[str]:
        return [format_action(state, action) for action in legal_actions(state, Seat(seat))]

    assert said(state, 0) == [
        *("0 discard gB", "0 discard gC", "0 discard rX", "0 discard rY"),
        *("0 discard wX", "0 discard gS", "0 discard wS", "0 discard yS"),
    ]
    assert said(follow(state, "0 discard rX"), 1) == ["1 chow_xyz rY rZ", "1 pair rX", "1 pass"]
    assert said(follow(wide, "0 discard yS"), 1) == [
        "1 win",
        "1 pong yS yS",
        "1 chow_colors gS rS",
        "1 chow_colors gS wS",
        "1 chow_colors rS wS",
        "1 quad gS rS wS",
        "1 pair yS",
        "1 pass",
    ]


COMPLETE = "gY gZ rB rB rC rC rX rX rY rY yB yB yC yC yX yX yY yY wB wB"
"""Twenty cards that wait for gX."""


@pytest.mark.parametrize(
    ("rules", "hands", "line", "action", "reason"),
    [
        # the phase and the turn
        (PVT, {}, None, "0 draw", Reason.NOT_THIS_PHASE),
        (PVT, {}, None, "0 pass", Reason.NOT_THIS_PHASE),
        (PVT, {1: "gX"}, None, "1 discard gX", Reason.NOT_YOUR_TURN),
        (PVT, {}, None, "1 win", Reason.NOT_YOUR_TURN),
        (PVT, {0: "gX"}, None, "0 win", Reason.HAND_NOT_COMPLETE),
        (override(PVT, {"dealt_win": False}), {0: "gX"}, None, "0 win", Reason.NOT_THIS_PHASE),
        (PVT, {0: "gX"}, "0 discard gX", "0 pass", Reason.OWN_DISCARD),
        (PVT, {0: "gX"}, "0 discard gX", "0 win", Reason.OWN_DISCARD),
        # discards
        (PVT, {0: "gA"}, None, "0 discard gA", Reason.GENERAL_NOT_DISCARDED),
        (LOOSE, {0: "gA"}, None, "0 discard gA", None),
        # claims
        (PVT, {0: "gX", 1: "gY gZ"}, "0 discard gX", "1 chow_xyz gY gZ", None),
        (PVT, {0: "gX", 2: "gY gZ"}, "0 discard gX", "2 chow_xyz gY gZ", Reason.OUT_OF_TURN),
        (PVT, {0: "gX", 1: "gY gZ"}, "0 discard gX", "1 chow_abc gY gZ", Reason.NOT_A_MELD),
        (PVT, {0: "gX", 1: "gY gZ"}, "0 discard gX", "1 chow_xyz gZ gY", Reason.NOT_CANONICAL),
        (PVT, {0: "gX", 1: "gY gZ"}, "0 discard gX", "1 chow_xyz gY", Reason.NOT_A_MELD),
        (PVT, {0: "gX", 1: "gY"}, "0 discard gX", "1 pair gY", Reason.NOT_A_MELD),
        (PVT, {0: "gX", 1: "gY"}, "0 discard gX", "1 single", Reason.NOT_A_MELD),
        (PVT, {0: "gX", 1: "gX gX gX"}, "0 discard gX", "1 pong gX gX", Reason.LOCKED_GROUP),
        (PVT, {0: "gX", 1: "gX gX gX"}, "0 discard gX", "1 kong", Reason.NOT_A_MELD),
        (PVT, {0: "rX", 2: "rX rX rY rZ"}, "0 discard rX", "2 pong rX rX", Reason.MORE_DEADWOOD),
        (PVT, {0: "gX", 1: COMPLETE}, "0 discard gX", "1 win", None),
        (PVT, {0: "gX", 3: COMPLETE}, "0 discard gX", "3 win", None),
        (PVT, {0: "rY", 1: "gX"}, "0 discard rY", "1 win", Reason.HAND_NOT_COMPLETE),
        (STRICT, {0: "gX", 1: COMPLETE}, "0 discard gX", "1 win", Reason.TOO_FEW_POINTS),
        (
            override(PVT, {"out_of_turn_claims": ["kong"]}),
            {0: "gX", 2: COMPLETE},
            "0 discard gX",
            "2 win",
            Reason.OUT_OF_TURN,
        ),
        (
            override(PVT, {"win_claim": "compulsory"}),
            {0: "gX", 1: COMPLETE},
            "0 discard gX",
            "1 pass",
            Reason.MUST_WIN,
        ),
        (
            override(PVT, {"win_claim": "compulsory"}),
            {0: "gX", 1: COMPLETE},
            "0 discard gX",
            "1 chow_xyz gY gZ",
            Reason.MUST_WIN,
        ),
        (VIET, {0: "gX", 1: "gX gX gX"}, "0 discard gX", "1 pass", Reason.KONG_IS_DUE),
    ],
)
def test_reasons(
    rules: Rules, hands: dict[int, str], line: str | None, action: str, reason: Reason | None
) -> None:
    state = arranged(rules, hands)
    if line is not None:
        state = follow(state, line)
    wanted = parse_action(state, action)

    assert why_not(state, wanted.seat, wanted) is reason


def _drawn(rules: Rules, hands: dict[int, str], wall: str) -> RoundState:
    """Return the round when seat 1 has drawn the first card of the wall."""
    state = settle(follow(arranged(rules, {0: "wZ", **hands}, wall=wall), "0 discard wZ"))
    return follow(state, "1 draw")


@pytest.mark.parametrize(
    ("hand", "action", "reason"),
    [
        ({}, "1 single", None),
        ({}, "1 pass", Reason.GENERAL_MUST_BE_KEPT),
        ({1: "gB gC"}, "1 chow_abc gB gC", None),
        ({1: "gA gA"}, "1 pong gA gA", Reason.GENERAL_NOT_CLAIMABLE),
        ({1: "gA"}, "1 pair gA", Reason.GENERAL_NOT_CLAIMABLE),
        ({2: "gB gC"}, "2 chow_abc gB gC", Reason.GENERAL_STAYS_WITH_DRAWER),
        ({2: "gB gC"}, "2 single", Reason.GENERAL_STAYS_WITH_DRAWER),
        ({3: "gA gA gA"}, "3 kong gA gA gA", None),
        ({3: "gA gA gA"}, "3 pass", None),
    ],
)
def test_a_drawn_general(hand: dict[int, str], action: str, reason: Reason | None) -> None:
    state = _drawn(PVT, hand, "gA")
    wanted = parse_action(state, action)

    assert why_not(state, wanted.seat, wanted) is reason
    assert why_not(conceal(state, Seat(0)), wanted.seat, wanted) is reason  # no hand is needed to judge it


def test_a_drawn_general_may_go_where_the_rules_let_it() -> None:
    state = _drawn(LOOSE, {}, "gA")

    assert why_not(state, Seat(1), Pass(Seat(1))) is None
    assert why_not(conceal(state, Seat(0)), Seat(1), Pass(Seat(1))) is None


def test_a_drawn_general_may_be_left_where_keeping_it_could_be_too_poor_a_win() -> None:
    """Kept it can close the hand, which less than the least points bars; the hand alone tells."""
    blind = conceal(_drawn(PVT, {}, "gA"), Seat(0))
    poor = override(PVT, {"min_points_to_win": 30})

    assert why_not(blind, Seat(1), Pass(Seat(1))) is Reason.GENERAL_MUST_BE_KEPT
    assert why_not(blind._replace(rules=poor), Seat(1), Pass(Seat(1))) is None


def test_what_everybody_sees_is_refused_by_everybody() -> None:
    """A machine that does not know the hand judges the turn, the size, the kind, and the open cards."""
    state = follow(arranged(PVT, {0: "gX", 1: "gX gX gX", 2: "gY gZ"}), "0 discard gX")
    blind = conceal(state, Seat(3))
    own, two = (blind.hands[Seat(seat)] for seat in (1, 2))

    def judge(seat: int, kind: MeldKind, cards: tuple[DeckIndex, ...]) -> Reason | None:
        return why_not(blind, Seat(seat), Claim(Seat(seat), kind, cards))

    assert judge(2, MeldKind.CHOW_XYZ, two[:2]) is Reason.OUT_OF_TURN
    assert judge(2, MeldKind.PONG, two[:2]) is None  # false, but that is still hidden
    assert judge(2, MeldKind.PONG, two[:3]) is Reason.NOT_A_MELD
    assert judge(1, MeldKind.SINGLE, ()) is Reason.NOT_A_MELD
    assert judge(1, MeldKind.CHOW_ABC, own[:2]) is Reason.NOT_A_MELD
    assert judge(1, MeldKind.KONG, ()) is Reason.NOT_A_MELD
    assert judge(1, MeldKind.PONG, two[:2]) is Reason.NOT_IN_HAND
    assert judge(1, MeldKind.PONG, (own[0], own[0])) is Reason.NOT_IN_HAND
    assert why_not(blind, Seat(1), Win(Seat(1))) is None
    assert why_not(blind, Seat(0), Win(Seat(0))) is Reason.OWN_DISCARD
    quads = override(PVT, {"out_of_turn_claims": ["kong"]})
    assert why_not(blind._replace(rules=quads), Seat(2), Win(Seat(2))) is Reason.OUT_OF_TURN

    with pytest.raises(UnknownCard, match="the hand of seat 1 is not known"):
        legal_actions(blind, Seat(1))
    with pytest.raises(UnknownCard, match="the hand of seat 2 is not known"):
        why_no_win(blind, Seat(2))
    with pytest.raises(UnknownCard):
        why_no_meld(blind, Seat(2), frozenset({MeldKind.PONG}))


def test_an_unknown_discarder_is_judged_by_position() -> None:
    state = dealt(PVT, 1)
    blind = conceal(state, Seat(3))

    assert why_not(blind, Seat(0), Discard(Seat(0), DeckIndex(5))) is None
    assert why_not(blind, Seat(0), Discard(Seat(0), DeckIndex(25))) is Reason.NOT_IN_HAND
    assert why_not(blind, Seat(0), Win(Seat(0))) is None
    with pytest.raises(UnknownCard):
        legal_actions(blind, Seat(0))


def test_equal_cards_go_lowest_first() -> None:
    state = arranged(PVT, {0: "gX rB gX"})
    first, _, second = state.hands[Seat(0)][:3]

    assert why_not(state, Seat(0), Discard(Seat(0), first)) is None
    assert why_not(state, Seat(0), Discard(Seat(0), second)) is Reason.NOT_CANONICAL
    assert index_of(state, 0, "gX") == first
    assert positions_of(state, Seat(0), parse_cards("gX gX")) == (first, second)
    assert positions_of(state, Seat(0), parse_cards("gX gX gX gX gX")) is None


def test_a_claim_names_the_lowest_of_equal_cards() -> None:
    state = follow(arranged(PVT, {0: "rX", 1: "rX rB rX"}), "0 discard rX")
    first, _, second = state.hands[Seat(1)][:3]

    assert why_not(state, Seat(1), Claim(Seat(1), MeldKind.PAIR, (first,))) is None
    assert why_not(state, Seat(1), Claim(Seat(1), MeldKind.PAIR, (second,))) is Reason.NOT_CANONICAL
    assert why_not(state, Seat(1), Claim(Seat(1), MeldKind.PONG, (second, first))) is Reason.NOT_CANONICAL


def test_answers_are_final() -> None:
    state = follow(arranged(PVT, {0: "rX"}), "0 discard rX", "2 pass")

    for action in (Pass(Seat(2)), Win(Seat(2))):
        assert why_not(state, Seat(2), action) is Reason.ALREADY_ANSWERED
    assert legal_actions(state, Seat(2)) == ()
    assert why_no_meld(state, Seat(2), frozenset(MeldKind)) is Reason.ALREADY_ANSWERED
    assert why_no_win(state, Seat(2)) is Reason.ALREADY_ANSWERED


def test_seats_that_are_not_at_the_table() -> None:
    state = follow(arranged(PVT, {0: "rX"}), "0 discard rX")

    for seat in (4, 255, -1):
        for action in (Pass(Seat(seat)), Win(Seat(seat)), Leave(Seat(seat))):
            assert why_not(state, Seat(seat), action) is Reason.NOT_YOUR_TURN
    assert why_not(state, Seat(1), Pass(Seat(2))) is Reason.NOT_YOUR_TURN


def test_leaving_is_nobodys_choice_and_done_once() -> None:
    state = dealt(PVT, 1)
    left = follow(state, "2 leave")

    assert all(Leave(Seat(seat)) not in legal_actions(state, Seat(seat)) for seat in range(4))
    assert why_not(left, Seat(2), Leave(Seat(2))) is Reason.HAS_LEFT
    offered = follow(left, format_action(left, legal_actions(left, Seat(0))[0]))
    assert why_not(offered, Seat(2), Pass(Seat(2))) is Reason.HAS_LEFT
    assert legal_actions(offered, Seat(2)) == ()


def test_returning_is_nobodys_choice_and_for_those_that_left() -> None:
    state = settle(follow(dealt(PVT, 1), "0 leave", "2 leave"))

    assert state.phase is Phase.DRAW
    assert all(Return(Seat(seat)) not in legal_actions(state, Seat(seat)) for seat in range(4))
    assert why_not(state, Seat(2), Return(Seat(2))) is None
    for seat in (0, 1, 3):  # the first owed a discard, the others are here
        assert why_not(state, Seat(seat), Return(Seat(seat))) is Reason.CANNOT_RETURN
    assert why_not(state, Seat(2), Return(Seat(4))) is Reason.NOT_YOUR_TURN


def test_nothing_may_be_claimed_between_offers() -> None:
    state = dealt(PVT, 1)

    assert why_no_meld(state, Seat(0), frozenset({MeldKind.PONG})) is Reason.NOT_THIS_PHASE
    assert why_no_win(state, Seat(1)) is Reason.NOT_YOUR_TURN


def test_the_card_that_won_awaits_nothing() -> None:
    state = settle(follow(arranged(PVT, {0: "gX", 1: COMPLETE}), "0 discard gX", "1 win"))

    assert state.phase is Phase.WON
    assert state.offer is not None
    assert seats_to_act(state) == ()
    assert all(legal_actions(state, Seat(seat)) == () for seat in range(4))
    assert winning(state, Seat(1)) is None
    assert why_no_meld(state, Seat(2), frozenset({MeldKind.PONG})) is Reason.NOT_THIS_PHASE


def test_min_points_leaves_no_seat_without_an_answer() -> None:
    """A General drawn by a hand of Generals that is too poor to win may be let go for want of another way."""
    rules = override(PVT, {"min_points_to_win": 1000})
    state = _drawn(rules, {}, "gA")
    poor = state._replace(
        hands=state.hands.replace(Seat(1), ()), counts=state.counts.replace(Seat(1), counts_of(()))
    )

    assert legal_actions(poor, Seat(1)) == (Pass(Seat(1)),)
    assert why_not(conceal(poor, Seat(0)), Seat(1), Pass(Seat(1))) is None
    assert why_no_win(poor, Seat(1)) is Reason.TOO_FEW_POINTS
    for known in (poor, conceal(poor, Seat(0))):
        assert why_not(known, Seat(1), Claim(Seat(1), MeldKind.SINGLE, ())) is Reason.NOTHING_TO_DISCARD
    keep = frozenset({MeldKind.PAIR, MeldKind.SINGLE})
    assert why_no_meld(poor, Seat(1), keep) is Reason.NOTHING_TO_DISCARD


def test_an_empty_hand_cannot_claim_without_winning() -> None:
    state = follow(arranged(PVT, {0: "gX", 1: "gX"}), "0 discard gX")
    only = (index_of(state, 1, "gX"),)
    short = state._replace(
        hands=state.hands.replace(Seat(1), only),
        counts=state.counts.replace(Seat(1), counts_of(parse_cards("gX"))),
    )
    pair = Claim(Seat(1), MeldKind.PAIR, only)

    assert legal_actions(short, Seat(1)) == (Win(Seat(1)), Pass(Seat(1)))
    assert why_not(short, Seat(1), pair) is Reason.MUST_WIN
    assert why_not(conceal(short, Seat(0)), Seat(1), pair) is Reason.MUST_WIN


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        (PVT, Reason.MUST_WIN),
        (override(PVT, {"min_points_to_win": 1000}), Reason.NOTHING_TO_DISCARD),
        (override(PVT, {"out_of_turn_claims": ["pong", "kong"]}), Reason.NOTHING_TO_DISCARD),
    ],
    ids=["certain", "too poor, perhaps", "never"],
)
def test_of_a_hand_not_known_a_claim_of_all_its_cards_is_a_win_only_where_that_is_certain(
    rules: Rules, reason: Reason
) -> None:
    state = follow(arranged(rules, {0: "gX", 2: "gX gX"}), "0 discard gX")
    hand = parse_cards("gX gX")
    only = tuple(index for index in state.hands[Seat(2)] if state.card(index) == hand[0])
    short = state._replace(
        hands=state.hands.replace(Seat(2), only), counts=state.counts.replace(Seat(2), counts_of(hand))
    )

    assert why_not(conceal(short, Seat(0)), Seat(2), Claim(Seat(2), MeldKind.PONG, only)) is reason


@pytest.mark.parametrize("knob", ["never", "self_draw_win", "self_draw"])
def test_the_fourth_card_for_an_exposed_pong(knob: str) -> None:
    """docs/rules.md, 2.7 (3-3), A5: by hand and by position, for oneself and for everybody else."""
    rules = override(PVT, {"exposed_pong_upgrade": knob})
    state = arranged(rules, {0: "rX wB", 1: "rX rX", 2: "wB"}, wall="rX")
    state = settle(follow(state, "0 discard rX", "1 pong rX rX"))
    state = settle(follow(state, format_action(state, legal_actions(state, Seat(1))[-1])))
    state = follow(state._replace(active=Seat(1)), "1 draw")  # as if the turn had come round
    upgrade = Claim(Seat(1), MeldKind.KONG, ())
    allowed = knob == "self_draw"

    assert state.offer is not None
    assert state.offer.source is Source.DRAW
    assert exposed_pong(state, Seat(1), state.offer) is not None
    assert holding(state, Seat(1)).upgradable
    assert not holding(state, Seat(2)).upgradable
    assert why_not(state, Seat(1), upgrade) is (None if allowed else Reason.NOT_A_MELD)
    assert why_not(conceal(state, Seat(0)), Seat(1), upgrade) is (None if allowed else Reason.NOT_A_MELD)
    assert (upgrade in legal_actions(state, Seat(1))) is allowed
    assert why_not(state, Seat(2), Claim(Seat(2), MeldKind.KONG, ())) is Reason.NOT_A_MELD


@pytest.mark.parametrize(
    ("knob", "own", "other"),
    [
        ("never", Reason.OPEN_PONG_STAYS, Reason.OPEN_PONG_STAYS),
        ("self_draw_win", Reason.OPEN_PONG_ONLY_WINS, Reason.OPEN_PONG_ONLY_WINS),
        ("self_draw", None, Reason.OPEN_PONG_OWN_DRAW),
    ],
)
def test_why_an_exposed_pong_does_not_take_its_fourth_card(
    knob: str, own: Reason | None, other: Reason
) -> None:
    """All four lie before the player, who lacks nothing."""
    rules, kong = override(PVT, {"exposed_pong_upgrade": knob}), frozenset({MeldKind.KONG})
    state = arranged(rules, {0: "rX wB", 1: "rX rX", 2: "wB"}, wall="rX")
    state = settle(follow(state, "0 discard rX", "1 pong rX rX"))
    state = settle(follow(state, format_action(state, legal_actions(state, Seat(1))[-1])))
    drawn, by_another = (follow(state._replace(active=Seat(seat)), f"{seat} draw") for seat in (1, 3))
    complete = by_another._replace(
        hands=by_another.hands.replace(Seat(1), ()), counts=by_another.counts.replace(Seat(1), counts_of(()))
    )

    assert why_no_meld(drawn, Seat(1), kong) is own
    assert why_no_meld(by_another, Seat(1), kong) is other
    assert why_no_win(complete, Seat(1)) is other


def test_a_dealt_win_may_be_too_poor() -> None:
    rules = override(PVT, {"min_points_to_win": 3})

    assert why_no_win(arranged(rules, {0: f"gX {COMPLETE}"}), Seat(0)) is Reason.TOO_FEW_POINTS
    assert why_no_win(arranged(rules, {0: f"wZ {COMPLETE}"}), Seat(0)) is Reason.HAND_NOT_COMPLETE


def test_a_win_by_the_fourth_card_may_be_too_poor() -> None:
    hands = {0: "rX", 1: "rX rX wX wY wZ gB gB gC gC gX gX gY gY yB yB rB rB rC rC wS"}
    state = arranged(override(PVT, {"min_points_to_win": 8}), hands, wall="rX")
    state = settle(follow(state, "0 discard rX", "1 pong rX rX"))
    state = follow(settle(follow(state, "1 discard wS"))._replace(active=Seat(1)), "1 draw")

    assert why_no_win(state, Seat(1)) is Reason.TOO_FEW_POINTS
    assert why_no_win(state._replace(rules=PVT), Seat(1)) is None
    assert why_no_win(state._replace(rules=VIET), Seat(1)) is Reason.OPEN_PONG_STAYS
