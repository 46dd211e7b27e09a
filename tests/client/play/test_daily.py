"""The daily deal: the same for everybody by a documented formula, another every day and for other rules."""

import hashlib
from datetime import date, timedelta

from engine.match import begin_match
from engine.record import RecordHeader
from engine.rulesets import load
from engine.seats import BySeat
from net.pace import FAMILY
from tests.support.tables import Drive
from tusac_qt.play.daily import LEVEL, daily_setup, day_of, points_of_levels
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.same_cards import points_with

DAY = date(2026, 11, 23)


def test_the_seed_follows_from_date_rules_and_seats() -> None:
    rules = load("pvt")
    text = f"tusac/daily/1:2026-11-23:{rules.digest}:4"

    assert daily_setup(DAY, rules).seed == hashlib.sha256(text.encode()).digest()
    assert daily_setup(DAY, rules) == daily_setup(DAY, load("pvt"))
    assert daily_setup(DAY + timedelta(days=1), rules).seed != daily_setup(DAY, rules).seed
    assert daily_setup(DAY, load("viet")).seed != daily_setup(DAY, rules).seed


def test_a_deal_is_known_again_for_a_year() -> None:
    setup = daily_setup(DAY, load("pvt"))

    assert day_of(setup, DAY) == DAY
    assert day_of(setup, DAY + timedelta(days=366)) == DAY
    assert day_of(setup, DAY + timedelta(days=367)) is None


def test_each_level_plays_the_same_deal_and_always_the_same_way() -> None:
    setup = daily_setup(DAY, load("pvt"))
    found = points_of_levels(setup)

    assert list(found) == ["easy", "normal", "hard", "expert"]
    assert found["hard"] == points_with(begin_match(setup), ("hard", LEVEL, LEVEL, LEVEL))[0]


def test_the_level_meets_what_the_person_meets() -> None:
    """At a table of computer players alone the same deal ends the same."""
    setup = daily_setup(DAY, load("pvt"))
    header = RecordHeader(setup, BySeat(("A", "B", "C", "D")), BySeat.fill(4, LEVEL))
    drive = Drive(LocalTable.begin(header, pace=FAMILY, now=0.0))
    drive.play_levels()

    assert drive.table.match.tally[0] == points_of_levels(setup)[LEVEL]
