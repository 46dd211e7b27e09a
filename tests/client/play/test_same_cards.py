"""Computer players play the cards that somebody was dealt.

The rounds are those of a table of this machine.
"""

import pytest

from engine.match import MatchSetup, MatchState, begin_match, end_round
from engine.record import RecordHeader
from engine.rulesets import load
from engine.seats import BySeat, Seat
from net.pace import FAMILY
from tests.support.tables import Drive
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.same_cards import points_of_levels, points_with

NAMES = ("A", "B", "C", "D")
LEVELS = ("hard", "easy", "normal", "easy")


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["pvt", "viet", "wiki", "tenhu"])
def test_every_round_of_a_match_ends_as_at_its_table(rules: str) -> None:
    setup = MatchSetup(load(rules), 4, 3, bytes(31) + b"\x07", Seat(1))
    header = RecordHeader(setup, BySeat(NAMES), BySeat(LEVELS), has_tastes=True)
    drive = Drive(LocalTable.begin(header, pace=FAMILY, now=0.0))
    drive.play_levels()
    match: MatchState = begin_match(setup)
    for outcome in drive.table.match.outcomes:
        assert points_with(match, LEVELS, NAMES) == tuple(outcome.payments)
        match = end_round(match, outcome)


def test_each_level_plays_at_the_seat_and_nobody_else_changes() -> None:
    match = begin_match(MatchSetup(load("pvt"), 4, 1, bytes(32), Seat(0)))
    found = points_of_levels(match, LEVELS, Seat(2))

    assert list(found) == ["easy", "normal", "hard", "expert"]
    assert found["normal"] == points_with(match, LEVELS)[2]
    assert found["hard"] == points_with(match, ("hard", "easy", "hard", "easy"))[2]
