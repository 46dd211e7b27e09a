"""A result as strangers may see it: who is named, and what a daily deal keeps to itself."""

from dataclasses import replace
from itertools import pairwise

import pytest
from msgspec.structs import replace as changed

from engine.record import RecordHeader
from engine.rulesets import load
from engine.seats import BySeat
from net.pace import FAMILY
from tests.client.model.test_result_page import finished
from tests.client.play.test_score_book import ROW
from tests.support.tables import Drive, begin, header
from tusac_qt.model.share_card import ShareRow, daily_card, match_card, round_card
from tusac_qt.play.local_table import LocalTable

FACES = (4, 0, 16, 6)
DATE = "28 November 2026"
ME = ShareRow(0, "Me", 4, 0)
LEVELS = {"easy": 1, "normal": 3, "hard": 9, "expert": 50}


@pytest.fixture(scope="module")
def match() -> Drive:
    """A match of eight rounds that is over."""
    drive = Drive(begin(1, rounds=8))
    drive.play()
    return drive


def test_people_are_numbers_and_computers_have_names_unless_names_are_wanted(match: Drive) -> None:
    shy = match_card(match.table, FACES, DATE, with_names=False)
    assert {row.name for row in shy.rows} == {"Player 1", "Lan", "Minh", "Hoa"}
    assert {row.face for row in shy.rows} == set(FACES)
    assert "Ann" not in repr(shy)
    named = match_card(match.table, FACES, DATE, with_names=True)
    assert {row.name for row in named.rows} == {"Ann", "Lan", "Minh", "Hoa"}


@pytest.mark.parametrize("seed", range(12))
def test_no_end_of_a_round_names_a_person(seed: int) -> None:
    card = round_card(finished(seed).table, FACES, DATE, with_names=False)
    assert card is not None
    assert "Ann" not in repr(card)
    assert sorted(row.rank for row in card.rows) == [row.rank for row in card.rows]
    assert not any(row.course for row in card.rows), "of a single round there is no curve"


def test_a_round_in_progress_has_no_picture() -> None:
    assert round_card(begin(1), FACES, DATE, with_names=False) is None


def test_the_picture_of_a_match_has_its_best_hand_with_points_and_a_curve(match: Drive) -> None:
    card = match_card(match.table, FACES, DATE, with_names=False)
    best = max(
        (outcome.winning for outcome in match.table.match.outcomes if outcome.winning is not None),
        key=lambda winning: winning.points,
    )
    assert sum(shown.points for shown in card.sets) <= best.points
    assert [shown.cards for shown in card.sets] == [line.meld.cards for line in best.lines]
    assert all(len(row.course) == 9 and row.course[-1] == row.points for row in card.rows)
    assert all(above.points >= below.points for above, below in pairwise(card.rows))
    assert "Classic" in card.foot
    assert DATE in card.foot


def test_house_rules_are_not_named_for_they_may_bear_a_familys_name() -> None:
    rules = replace(load("pvt"), name="Nhà Nguyễn Thị Mười")
    plain = header(3)
    own = RecordHeader(replace(plain.setup, rules=rules), plain.players, plain.levels)
    drive = Drive(LocalTable.begin(own, pace=FAMILY, now=0.0))
    drive.play()
    card = match_card(drive.table, FACES, DATE, with_names=False)
    assert "Nguyễn" not in repr(card)
    assert "House rules" in card.foot


def test_a_daily_deal_tells_no_card() -> None:
    other = changed(ROW, hand=("yB-yB",), kongs=3, winner=None)
    card = daily_card(ROW, LEVELS, ME, "Today’s deal", "pvt")
    assert card == daily_card(other, LEVELS, ME, "Today’s deal", "pvt")
    assert card.sets == ()
    assert card.backs


def test_a_star_is_won_from_each_level_that_got_less() -> None:
    card = daily_card(ROW, LEVELS, ME, "Today’s deal", "pvt")
    assert card.stars == (sum(ROW.own > points for points in LEVELS.values()), 4)
    assert daily_card(ROW, None, ME, "Today’s deal", "pvt").stars is None
    assert card.rows[0].name != "Me"


def test_the_line_to_be_shown_tells_more_points_as_many_and_fewer_apart() -> None:
    def line(**points: int) -> str:
        return daily_card(ROW, points, ME, "Today’s deal", "pvt").line

    own = ROW.own
    assert line(easy=own - 1, hard=own - 3) == "More points than any computer, with the same cards!"
    assert line(easy=own, hard=own) == "As many points as the master computer, with the same cards."
    assert line(easy=own, hard=own + 2) == "As many points as the beginner computer, with the same cards."
    assert line(easy=own + 1, hard=own + 2) == "The computers did better with the same cards."


def test_two_people_at_a_table_are_told_apart_by_number() -> None:
    drive = finished(3)
    table = drive.table
    table.players = BySeat(tuple(replace(info, level="") for info in table.players))
    card = round_card(table, FACES, DATE, with_names=False)
    assert card is not None
    assert {row.name for row in card.rows} == {f"Player {number}" for number in (1, 2, 3, 4)}
