"""Bỏ đôi called: who passes up a Pong that only waiting for the win allows to leave says so to all."""

import random

import pytest

from engine.actions import Claim, Pass
from engine.apply import apply
from engine.codec import decode_action, encode_action
from engine.errors import IllegalAction, Reason
from engine.events import Event, MeldExposed, OfferDeclined, PongGivenUp, RoundWon
from engine.legal import legal_actions, why_not
from engine.melds import MeldKind
from engine.notation import format_action, parse_action
from engine.rules_text import override
from engine.seats import Seat
from engine.state import RoundState
from engine.view import conceal
from tests.support.rounds import arranged, dealt, follow, play
from tests.support.rulesets import VIET
from tusac_qt.play.buttons import Button, why_not_button

S, E, N, W = (Seat(seat) for seat in range(4))
ALOUD = override(VIET, {"call_given_up_pong": True, "players": [4]})
SMALL = override(ALOUD, {"hand_size": 4, "expose_dealt_kongs": False})
"""Hands of four cards."""


def _shown(north: str, west: str = "gB gC wX wZ") -> RoundState:
    """Return the round in which South has discarded a green Chariot, and the others hold small hands."""
    hands = {0: "gX rB yC wC gZ", 1: "gB rC rZ wY", 2: north, 3: west}
    return follow(arranged(SMALL, hands), "0 discard gX")


def test_who_waits_may_only_pass_aloud() -> None:
    state = _shown("gX gX rX rY")
    claim, give_up = legal_actions(state, N)

    assert isinstance(claim, Claim)
    assert claim.kind is MeldKind.PONG
    assert give_up == Pass(N, gives_up_pong=True)
    assert why_not(state, N, Pass(N)) is Reason.GIVING_UP_IS_SAID
    assert why_not_button(state, N, Button.PASS) is None


@pytest.mark.parametrize(
    "hand", ["gX rX rY wB", "gX gX gX rX"], ids=["no Pong to claim", "a Kong that is due"]
)
def test_who_gives_up_no_pong_says_nothing(hand: str) -> None:
    state = _shown(hand)
    reason = why_not(state, N, Pass(N, gives_up_pong=True))

    assert Pass(N, gives_up_pong=True) not in legal_actions(state, N)
    assert reason is (Reason.KONG_IS_DUE if hand.count("gX") == 3 else Reason.GIVING_UP_IS_SAID)


def test_without_the_rule_nobody_says_it() -> None:
    state = _shown("gX gX rX rY")._replace(rules=override(SMALL, {"call_given_up_pong": False}))

    assert legal_actions(state, N)[-1] == Pass(N)
    assert why_not(state, N, Pass(N, gives_up_pong=True)) is Reason.GIVING_UP_IS_SAID


def _settled(state: RoundState, *answers: str) -> tuple[Event, ...]:
    *first, last = answers
    state = follow(state, *first)
    return apply(state, parse_action(state, last)).events


def test_all_are_told_once_the_answers_are_known() -> None:
    state = _shown("gX gX rX rY")

    assert _settled(state, "1 pass", "2 give-up") == ()
    events = _settled(state, "1 pass", "2 give-up", "3 pass")
    assert [type(event) for event in events] == [PongGivenUp, OfferDeclined]
    assert events[0] == PongGivenUp(N)


def test_it_is_told_too_where_another_takes_the_card_or_wins() -> None:
    won = _settled(_shown("gX gX rX rY", "gY gZ gB gB"), "1 pass", "2 give-up", "3 win")
    assert [type(event) for event in won] == [PongGivenUp, RoundWon]

    hands = {0: "gX rB yC wC gZ", 1: "gY gZ rC wB", 2: "gX gX rX rY", 3: "gB gC wX wZ"}
    state = follow(arranged(SMALL, hands), "0 discard gX")
    taken = _settled(state, "1 chow_xyz gY gZ", "2 give-up", "3 pass")
    assert [type(event) for event in taken] == [PongGivenUp, MeldExposed]


def test_who_does_not_know_the_hand_believes_it_until_the_audit() -> None:
    state = _shown("gX rX rY wB")
    seen = conceal(state, S)

    assert why_not(seen, N, Pass(N, gives_up_pong=True)) is None
    assert why_not(seen, N, Pass(N)) is None
    with pytest.raises(IllegalAction):
        apply(state, Pass(N, gives_up_pong=True))


def test_it_is_written_and_read_like_any_action() -> None:
    state, said = _shown("gX gX rX rY"), Pass(N, gives_up_pong=True)

    assert parse_action(state, format_action(state, said)) == said
    assert decode_action(encode_action(said)) == said


@pytest.mark.slow
def test_in_whole_rounds_whoever_says_it_could_make_a_pong_and_waited() -> None:
    said = 0
    for seed in range(150):
        state, chance = dealt(ALOUD, seed), random.Random(seed)
        for before, action, _ in play(state, chance, greed=0.5):
            if isinstance(action, Pass) and before.open_offer is not None:
                kinds = {one.kind for one in legal_actions(before, action.seat) if isinstance(one, Claim)}
                assert action.gives_up_pong is (MeldKind.PONG in kinds)
                said += action.gives_up_pong
    assert said > 0
