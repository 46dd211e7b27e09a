"""The worth of a hand two claims ahead, where a Kong multiplies the winner's payment."""

import pytest

from engine.ai.lookahead import HandPayoff, worth_ahead
from engine.ai.outlook import Outlook
from engine.ai.situation import Situation, parts_for
from engine.cards import ALL_CARDS
from engine.notation import parse_cards
from engine.partition import counts_of
from tests.support.rulesets import VIET

THREE_ALIKE = "gX gX gX rY rZ wB wC yA"
NONE_ALIKE = "gX gY gZ rY rZ wB wC yA"


def holding(hand: str) -> Situation:
    """Return a situation at a table of four in which nothing has been shown."""
    parts, counts = parts_for(VIET, 4), counts_of(parse_cards(hand))
    return Situation(parts, parts.hand(counts), (), [0] * len(ALL_CARDS), (sum(counts), 14, 14, 14))


def ahead(hand: str, *, times: int = 1, kong_times: int = 1) -> int:
    """Return the worth of a hand at a table of four, two claims ahead."""
    situation = holding(hand)
    return worth_ahead(Outlook(situation), situation.hand, HandPayoff(0, times, kong_times))


def test_a_hand_that_may_become_a_kong_is_worth_more_where_a_kong_counts_double() -> None:
    assert ahead(THREE_ALIKE, kong_times=2) > ahead(THREE_ALIKE)


def test_a_hand_without_three_alike_is_not() -> None:
    assert ahead(NONE_ALIKE, kong_times=2) == ahead(NONE_ALIKE)


@pytest.mark.parametrize("hand", [THREE_ALIKE, NONE_ALIKE])
def test_with_a_kong_every_hand_is_worth_more_where_a_kong_counts_double(hand: str) -> None:
    assert ahead(hand, times=2, kong_times=2) > ahead(hand, kong_times=2)


def test_slower_rivals_leave_more_to_hope_for() -> None:
    situation = holding(NONE_ALIKE)
    outlook = Outlook(situation)
    before = outlook.worth(situation.hand, 0)

    outlook.scale_rivals(50, 100)

    assert outlook.worth(situation.hand, 0) > before
