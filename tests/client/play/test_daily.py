"""The daily deal: the same for everybody by a documented formula, another every day and for other rules."""

import hashlib
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.match import begin_match
from engine.record import RecordHeader
from engine.rulesets import load
from engine.seats import BySeat
from net.pace import FAMILY
from tests.client.play.test_score_book import ROW
from tests.support.tables import Drive
from tusac_qt.play.daily import (
    LEVEL,
    daily_setup,
    day_of,
    days_played,
    longest_streak,
    points_of_levels,
    streak,
)
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.same_cards import points_with
from tusac_qt.play.score_book import RoundKind, Scored, as_practice, match_id

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


def played(day: date, ended: date | None = None) -> Scored:
    """Return the row of a day's deal."""
    match = match_id(daily_setup(day, load("pvt")))
    return replace(ROW, kind=RoundKind.DAILY, match=match, when=f"{ended or day}T00:03:00+00:00")


def test_a_deal_belongs_to_its_day_also_if_it_ended_after_midnight() -> None:
    late = played(DAY, DAY + timedelta(days=1))
    next_day = played(DAY + timedelta(days=1))

    found = days_played((late, next_day), load)
    assert found == {DAY: late, DAY + timedelta(days=1): next_day}


def test_practice_and_other_rounds_are_no_days() -> None:
    first = played(DAY)
    found = days_played((first, as_practice(played(DAY)), ROW), load)
    assert found == {DAY: first}


def test_a_deal_by_rules_that_are_gone_belongs_to_the_day_on_which_it_ended() -> None:
    assert list(days_played((played(DAY),), lambda _: None)) == [DAY]


@pytest.mark.parametrize(
    ("days", "now", "longest"),
    [
        ((), 0, 0),
        ((0,), 1, 1),
        ((1,), 1, 1),
        ((2,), 0, 1),
        ((0, 1, 2, 4, 5, 6, 7), 3, 4),
        ((1, 2), 2, 2),
        ((0, 2), 1, 1),
    ],
)
def test_a_streak_lives_until_a_whole_day_is_missed(days: tuple[int, ...], now: int, longest: int) -> None:
    """Days are given as how long ago they were."""
    found = [DAY - timedelta(days=ago) for ago in days]
    assert streak(found, DAY) == now
    assert longest_streak(found) == longest


@given(st.sets(st.integers(0, 40)))
def test_no_streak_is_longer_than_the_longest_or_than_there_are_days(ago: set[int]) -> None:
    days = {DAY - timedelta(days=one) for one in ago}
    assert streak(days, DAY) <= longest_streak(days) <= len(days)
