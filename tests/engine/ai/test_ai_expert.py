"""The expert player differs from the hard one where something was learned, and plays as that elsewhere."""

import pytest

from engine.ai.kernel import Kernel, SeatChoice
from engine.ai.player import POLICIES, level_at, levels_for
from engine.match import MatchSetup, round_deck
from engine.rules import Rules
from engine.rules_text import override
from engine.seats import Seat
from tests.support.rulesets import PVT, TENHU, VIET, WIKI


def choices(rules: Rules, seats: int, level: str, number: int) -> tuple[SeatChoice, ...]:
    """Return what four of a level do in a round."""
    deck = round_deck(MatchSetup(rules, seats, 0, number.to_bytes(32), Seat(0)), 1, Seat(0))
    return Kernel(rules, seats).play(deck, Seat(0), [POLICIES[level]] * seats, bytes(32)).choices


@pytest.mark.slow
@pytest.mark.parametrize("rules", [PVT, VIET, WIKI], ids=["pvt", "viet", "wiki"])
def test_it_chooses_otherwise_than_hard_where_it_learned(rules: Rules) -> None:
    assert levels_for(rules, 4) == ("easy", "normal", "hard", "expert")
    assert any(
        choices(rules, 4, "expert", number) != choices(rules, 4, "hard", number) for number in range(4)
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "seats"),
    [(TENHU, 4), (WIKI, 5), (VIET, 2), (override(PVT, {"name": "unmixed", "mixed_color_ranks": []}), 4)],
    ids=["tenhu", "five", "two", "unmixed"],
)
def test_it_plays_as_hard_where_it_learned_nothing(rules: Rules, seats: int) -> None:
    assert levels_for(rules, seats) == ("easy", "normal", "hard")
    assert level_at("expert", rules, seats) == "hard"
    assert level_at("easy", rules, seats) == "easy"
    for number in range(3):
        assert choices(rules, seats, "expert", number) == choices(rules, seats, "hard", number)
