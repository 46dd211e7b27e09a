"""Ten hu: rounds judged again by a scorer that shares nothing with the engine, and its own rules."""

import random
import re
import tomllib

import pytest

from engine.actions import Action, Claim, Declare, Discard, Fold, Pass, Win
from engine.ai.folding import gives_up
from engine.apply import apply
from engine.claims import Source
from engine.errors import IllegalAction, Reason
from engine.events import HandFolded
from engine.flow import seats_to_act
from engine.legal import legal_actions, why_not
from engine.melds import MeldKind
from engine.rules_text import override
from engine.seats import Seat
from engine.state import Phase, RoundState
from engine.view import conceal, project
from tests.support import tenhu_scorer as scorer
from tests.support.places import ROOT
from tests.support.rounds import arranged, dealt, follow, just_dealt, play
from tests.support.rulesets import PVT, RULESETS, TENHU
from tests.support.sweeps import times

S, E, N, W = (Seat(seat) for seat in range(4))
POOR = "gB gC gX gZ rB rC rX rZ wB wC wX wZ"
"""Cards that fit nothing much."""

GENERALS = override(TENHU, {"hand_size": 2, "players": [4], "expose_dealt_kongs": False, "ante": 0})
"""Hands so small that they soon hold nothing but Generals."""

OTHERWISE_PAID = override(TENHU, {"payment": "over_minimum", "yellow_general_bonus": 3})
"""Only hu above the fewest that win are paid for, and yellow Generals besides."""


def _text(state: RoundState, seat: Seat) -> tuple[str, ...]:
    return tuple(sorted(state.card(index).name for index in state.hands[seat]))


def _table(state: RoundState, seat: Seat) -> list[tuple[scorer.Cards, bool]]:
    return [
        (tuple(card.name for card in made.meld.cards), made.meld.is_dealt) for made in state.exposed[seat]
    ]


def _win(state: RoundState, seat: Seat) -> int | None:
    offer = state.open_offer
    shown = None if offer is None else state.card(offer.card).name
    return scorer.best_win(_text(state, seat), _table(state, seat), shown, many=state.seats > 4)


def _won_with(state: RoundState, seat: Seat) -> list[str]:
    """Return the cards of a winner, the one it wins on among them."""
    shown = [] if state.offer is None else [state.card(state.offer.card).name]
    return [*_text(state, seat), *shown, *(card for cards, _ in _table(state, seat) for card in cards)]


def _judge_answers(state: RoundState, seat: Seat, legal: tuple[Action, ...]) -> None:
    """See that a seat may do with a shown card what the second scorer says."""
    assert state.offer is not None
    card, hand = state.card(state.offer.card).name, _text(state, seat)
    is_own_draw = state.offer.source is Source.DRAW and state.offer.owner == seat
    if _win(state, seat) is not None:
        assert legal == (Win(seat),), "a possible win must be declared"
    elif scorer.must_kong(hand, card):
        assert {action.kind for action in legal if isinstance(action, Claim)} == {MeldKind.KONG}
        assert all(isinstance(action, Claim) for action in legal), "a possible quadruple must be made"
    elif is_own_draw and scorer.is_dead(hand, card):
        assert legal == (Fold(seat),)
    else:
        assert not any(isinstance(action, Win | Fold) for action in legal)
        assert (Pass(seat) in legal) is not (is_own_draw and card[1] == "A"), "a drawn General is kept"


def _say(state: RoundState, folding: set[Seat]) -> RoundState:
    for seat in seats_to_act(state):
        legal = legal_actions(state, seat)
        said = Fold(seat) if seat in folding else next(one for one in legal if isinstance(one, Declare))
        state = apply(state, said).state
    return state


def judged_round(seed: int) -> RoundState:
    """Play a round, every third by other payments, and judge it.

    What may be answered, what it is worth, who pays.
    """
    seats, rules = 2 + seed % 5, TENHU if seed % 3 else OTHERWISE_PAID
    state, chance = dealt(rules, seed, seats=seats, dealer=seed % seats), random.Random(seed)
    folding = {Seat(seat) for seat in range(seats) if chance.random() < 0.15}
    state = _say(state, folding)
    for before, action, step in play(state, chance, greed=chance.choice((0.7, 1.0, 1.0))):
        state = step.state
        if before.open_offer is not None and chance.random() < 0.5:
            _judge_answers(before, action.seat, legal_actions(before, action.seat))
        outcome = state.outcome
        if outcome is not None:
            worth = generals = 0
            if outcome.winner is not None and outcome.winning is not None:
                last = before._replace(answers=before.answers.replace(outcome.winner, None))
                found = _win(last, outcome.winner)
                assert outcome.winning.points == found
                worth = found or 0
                if rules is OTHERWISE_PAID:
                    worth -= scorer.LEAST[seats > 4]
                    generals = 3 * _won_with(last, outcome.winner).count("yA")
            told = scorer.paid(
                *(seats, outcome.winner, worth, state.folded, state.dead),
                generals=generals,
            )
            assert tuple(outcome.payments) == told
    return state


@pytest.mark.slow
def test_rounds_are_worth_what_a_second_scorer_says() -> None:
    ends = [judged_round(seed) for seed in range(times(200, 3000))]

    assert sum(end.phase is Phase.WON for end in ends) > len(ends) // 4
    assert any(end.folded for end in ends)


def test_soldiers_make_no_pair_but_a_triple_and_a_quadruple() -> None:
    state = arranged(TENHU, {0: "gS", 1: f"gS {POOR}", 2: f"gS gS {POOR}"})
    state = follow(state, "0 discard gS")

    assert [type(action) for action in legal_actions(state, E)] == [Pass]
    assert Claim(N, MeldKind.PONG, state.hands[N][:2]) in legal_actions(state, N)


def test_a_kong_of_generals_is_worth_more_on_the_table_than_in_the_hand() -> None:
    assert [scorer.hu(("gA",) * 4, is_open=is_open) for is_open in (False, True)] == [6, 8]
    assert (TENHU.points[MeldKind.KONG], TENHU.general_kong_extra) == ((8, 6), (-2, 2))


def test_who_draws_a_general_and_has_nothing_else_is_out_and_pays() -> None:
    state = arranged(GENERALS, {0: "gB rC wX", 1: "gA rA"}, wall="wA yB")
    state = follow(state, "0 discard wX", "1 draw")

    assert legal_actions(state, E) == (Fold(E),)
    assert why_not(state, E, Pass(E)) is Reason.HAND_IS_DEAD
    state = follow(state, "1 fold", "2 pass", "3 pass", "0 pass")
    assert (state.phase, state.active, state.dead) == (Phase.DRAW, N, (E,))
    state = follow(state, "2 draw")
    assert E not in seats_to_act(state)
    assert why_not(state, E, Pass(E)) is Reason.HAS_FOLDED
    assert project(state, S).dead == (E,)


def test_a_win_of_another_saves_a_dead_hand() -> None:
    rules = override(GENERALS, {"min_points_to_win": 2})
    state = arranged(
        override(rules, {"hand_size": 3}), {0: "gB rC wX yX", 1: "gA rA wB", 2: "wA wA wA"}, wall="wA"
    )
    state = follow(state, "0 discard yX", "1 draw")

    assert legal_actions(state, N) == (Win(N),)


def test_a_dead_hand_of_which_nothing_is_known_is_believed_and_no_other_fold() -> None:
    state = follow(arranged(GENERALS, {0: "gB rC wX", 1: "gA rA"}, wall="wA yB"), "0 discard wX", "1 draw")
    seen = conceal(state, S)

    assert why_not(seen, E, Fold(E)) is None
    assert why_not(seen, E, Pass(E)) is Reason.GENERAL_MUST_BE_KEPT
    assert why_not(seen, N, Fold(N)) is Reason.HAND_NOT_DEAD
    with pytest.raises(IllegalAction):
        apply(state, Fold(N))


def test_who_folds_is_passed_over_and_lays_nothing_open() -> None:
    state = _say(just_dealt(TENHU, {S: "rX rX rX rX"}), {S})

    assert (state.phase, state.active, state.folded) == (Phase.DRAW, E, (S,))
    assert not state.exposed[S]
    assert S not in seats_to_act(apply(state, legal_actions(state, E)[0]).state)


def test_the_last_one_left_gets_the_antes() -> None:
    state = _say(just_dealt(TENHU, {}), {S, N, W})

    assert state.phase is Phase.DRAWN
    assert state.outcome is not None
    assert list(state.outcome.payments) == [-10, 30, -10, -10]
    assert state.outcome.winner is None


def test_few_rounds_begin_with_an_empty_seat() -> None:
    """docs/rules.md, A30: whoever wants to play sits down with all."""
    deals = [dealt(TENHU, seed, dealer=seed % 4) for seed in range(400)]
    empty = sum(any(gives_up(state.rules, 4, held) for held in state.counts if held) for state in deals)

    assert 0 < empty < len(deals) // 5


def test_nobody_gets_an_ante_that_everybody_gives_up() -> None:
    outcome = _say(just_dealt(TENHU, {}), {S, E, N, W}).outcome

    assert outcome is not None
    assert list(outcome.payments) == [0, 0, 0, 0]


def test_it_is_told_who_folds() -> None:
    state = just_dealt(TENHU, {})
    for seat in (S, E, N):
        state = apply(state, Fold(seat) if seat == E else legal_actions(state, seat)[-1]).state
    step = apply(state, legal_actions(state, W)[-1])

    assert HandFolded(E, is_dead=False) in step.events


def test_where_nobody_may_fold_nobody_does() -> None:
    assert why_not(just_dealt(override(TENHU, {"may_fold": False}), {}), S, Fold(S)) is Reason.NOT_THIS_PHASE
    assert why_not(arranged(PVT, {}), S, Fold(S)) is Reason.NOT_THIS_PHASE


@pytest.mark.parametrize(
    ("seats", "hand", "least", "unit", "ante", "dead_wall"),
    [
        (4, 20, 10, 1, 10, 6),
        (5, 20, 8, 2, 20, 0),
        (6, 15, 8, 2, 20, 0),
    ],
)
def test_five_or_six_play_by_other_numbers(  # noqa: PLR0913, PLR0917 - a row of the table
    seats: int, hand: int, least: int, unit: int, ante: int, dead_wall: int
) -> None:
    state = dealt(TENHU, 1, seats=seats)
    rules = state.rules

    assert {len(state.hands[Seat(seat)]) for seat in range(1, seats)} == {hand}
    assert (rules.min_points_to_win, rules.unit, rules.ante, rules.dead_wall) == (
        least,
        unit,
        ante,
        dead_wall,
    )
    assert rules.at_table(seats) is rules
    assert isinstance(legal_actions(_say(state, set()), Seat(0))[0], Discard)


@pytest.mark.parametrize(("name", "section", "least"), [("viet", "4.1", 12), ("tenhu", "4.4", 15)])
def test_what_the_sources_leave_open_is_a_rule(name: str, section: str, least: int) -> None:
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    told = page.partition(f"### {section} ")[2].partition("\n### ")[0].partition("the other reading")[2]
    readings = re.findall(r"`([\w.]+ = [^`]+)`", told)

    assert len(readings) >= least
    for reading in readings:
        assert override(RULESETS[name], tomllib.loads(reading)) != RULESETS[name], reading
