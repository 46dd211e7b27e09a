"""Milestones: read from the score book, each unlocking a back or a cloth that exists."""

from datetime import UTC, date, datetime, timedelta

import pytest
from msgspec.structs import replace

from engine.rulesets import load
from tests.client.play.test_daily import played
from tests.client.play.test_score_book import ROW
from tests.support.tables import Drive, begin
from tusac_qt.cards.backs import BACKS
from tusac_qt.cards.cloth import cloth_names
from tusac_qt.choices.settings import Settings
from tusac_qt.model.milestone_words import milestone_lines, reached_text
from tusac_qt.play.milestones import REWARDS, Milestone, Prize, locked, reached
from tusac_qt.play.score_book import Scored, line_of, rows_of, scored
from tusac_qt.system import assets

DAY = date(2026, 11, 28)
PLAIN = replace(ROW, kongs=0, match="plain")
FIVE = replace(PLAIN, hand=("gA", "rA", "wA", "yA", "gA-gB-gC"))
LEVELS = {"easy": 1, "expert": 2}


def of_days(count: int, **changes: object) -> list[Scored]:
    return [replace(played(DAY - timedelta(days=ago)), kongs=0, **changes) for ago in range(count)]  # type: ignore[arg-type]  # named after the fields


@pytest.mark.parametrize(
    ("rows", "milestone"),
    [
        ([replace(PLAIN, kongs=1)], Milestone.FIRST_KONG),
        ([replace(PLAIN, is_dealt=True)], Milestone.DEALT_WIN),
        ([FIVE], Milestone.FIVE_GENERALS),
        (of_days(1, levels=LEVELS), Milestone.ALL_STARS),
        (of_days(10), Milestone.TEN_DAYS),
        ([replace(PLAIN, number=number) for number in range(1, 101)], Milestone.HUNDRED_ROUNDS),
    ],
    ids=str,
)
def test_each_is_read_from_the_score_book_alone(rows: list[Scored], milestone: Milestone) -> None:
    assert reached(rows, load) == {milestone}
    kept = rows_of("".join(map(line_of, rows)))
    assert reached(kept, load) == {milestone}
    assert reached(rows[1:], load) == set()
    assert reached([replace(row, counts=False) for row in rows], load) == set(), "moves were taken back"


@pytest.mark.parametrize("row", [replace(FIVE, winner=1), replace(PLAIN, is_dealt=True, winner=1)])
def test_what_others_have_won_unlocks_nothing(row: Scored) -> None:
    assert reached([row], load) == set()


def test_everything_locked_is_there_to_be_won_and_the_first_choices_are_everybodys() -> None:
    backs, cloths = locked(Prize.BACK, ()), locked(Prize.CLOTH, ())
    assert backs == set(BACKS[1:])
    assert cloths < set(cloth_names(assets.root() / "cloths"))
    assert Settings().back not in backs
    assert not locked(Prize.BACK, Milestone) | locked(Prize.CLOTH, Milestone)
    assert set(REWARDS) == set(Milestone)
    assert len(set(REWARDS.values())) == len(Milestone)


def test_a_win_from_the_deal_is_written_into_the_book_and_no_other_is() -> None:
    drive = Drive(begin(9))
    drive.play()

    row = scored(drive.table, datetime(2026, 11, 28, tzinfo=UTC))
    assert row is not None
    assert row.is_dealt == (drive.table.view.outcome.winner is not None and drive.table.view.offer is None)  # type: ignore[union-attr]  # it is over


def test_an_older_line_of_the_book_is_read_as_before() -> None:
    line = line_of(ROW).replace('"is_dealt": false, ', "")
    assert "is_dealt" not in line
    assert rows_of(line) == (ROW,)


def test_they_are_told_in_a_fixed_order_with_what_they_unlock() -> None:
    lines = milestone_lines({Milestone.FIRST_KONG})
    assert lines[0] == "✓ A Kong: card back “Waves”"
    assert lines[1] == "○ A win straight from the deal: table “Jade”"
    assert reached_text({Milestone.FIRST_KONG}) == "A Kong: card back “Waves” is now yours, in the settings."
