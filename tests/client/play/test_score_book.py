"""The score book: a line a round, and what they add up to.

A damaged line or a hostile name can do nothing.
"""

import csv
import io
import json
from datetime import UTC, datetime
from pathlib import Path

from msgspec.structs import replace

from engine.cards import Card
from tests.support.tables import Drive, begin
from tusac_qt.model.score_words import daily_rows, elo_line, rating_line, tiles
from tusac_qt.play.score_book import (
    MetPlayer,
    RoundKind,
    Scored,
    Sitter,
    csv_of,
    line_of,
    rows_of,
    scored,
    sets_of,
    totals,
    voided,
)
from tusac_qt.play.score_file import add_score, delete_scores, read_scores
from tusac_qt.words.numbers import signed

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)
ROW = Scored(
    when="2026-11-23T12:00:00+00:00",
    match="m1",
    number=1,
    kind=RoundKind.NETWORK,
    rules="pvt",
    sitters=(Sitter("An"), Sitter("Lan", "", "aa"), Sitter("Minh", "easy"), Sitter("Hoa", "easy")),
    me=0,
    payments=(30, -10, -10, -10),
    winner=0,
    points=10,
    hand=("rX-rX-rX", "gA"),
    kongs=1,
)
COMPARED = replace(ROW, levels={"easy": 10, "normal": 30, "hard": 40})
LOST = replace(ROW, number=2, when="2026-11-23T12:10:00+00:00", payments=(-5, 15, -5, -5), winner=1, kongs=0)
RENAMED = replace(
    LOST,
    number=3,
    when="2026-11-23T12:20:00+00:00",
    sitters=(Sitter("An"), Sitter("Bà", "", "aa"), *ROW.sitters[2:]),
)


def test_a_round_that_was_played_is_a_row() -> None:
    drive = Drive(begin(9))
    drive.play()
    row = scored(drive.table, NOON, record="x.tusac-record")
    outcome = drive.table.view.outcome

    assert row is not None
    assert outcome is not None
    assert (row.number, row.kind, row.rules, row.when) == (
        1,
        RoundKind.SOLO,
        "pvt",
        "2026-11-23T12:00:00+00:00",
    )
    assert row.payments == tuple(outcome.payments)
    assert row.winner == outcome.winner
    assert [sitter.level for sitter in row.sitters] == ["", "easy", "easy", "easy"]
    assert rows_of(line_of(row)) == (row,)


def test_a_round_with_moves_taken_back_does_not_count() -> None:
    drive = Drive(begin(9))
    drive.settle()
    prompt = drive.table.prompt
    assert prompt is not None
    drive.table.act(prompt.number, prompt.proposed, drive.now)
    drive.settle()
    assert drive.table.take_back(drive.now)
    drive.play()
    row = scored(drive.table, NOON)

    assert row is not None
    assert not row.counts


def test_a_round_in_progress_is_none() -> None:
    assert scored(begin(9), NOON) is None


def test_players_are_told_apart_by_key_and_computers_by_level() -> None:
    found = totals((ROW, LOST, RENAMED))

    assert (found.rounds, found.matches, found.wins, found.own, found.kongs) == (3, 1, 1, 20, 1)
    assert found.curve == (30, 25, 20)
    assert found.best == ROW
    assert set(found.met) == {
        MetPlayer("Bà", "", rounds=3, wins=1, lost=2, own=20),
        MetPlayer("Minh", "easy", rounds=3, wins=1, lost=0, own=20),
    }


def test_what_does_not_count_is_kept_and_left_out_of_the_totals() -> None:
    assert totals((ROW, replace(LOST, counts=False))).rounds == 1


def test_the_share_of_rounds_won_is_rounded_and_not_cut_off() -> None:
    assert ("Won", "2 (67%)") in tiles(totals((ROW, replace(ROW, number=3), LOST)))


def test_before_a_daily_deal_is_played_nobody_has_got_anything_from_it() -> None:
    assert daily_rows(None, None) == []
    assert daily_rows(ROW, None) == [("You", signed(ROW.own))]


def test_a_later_line_stands_for_an_earlier_one_and_a_void_round_is_gone() -> None:
    text = line_of(ROW) + line_of(LOST) + line_of(voided(LOST))

    assert rows_of(text) == (ROW,)


def test_the_cards_of_a_hand_are_known_again_and_what_can_be_no_hand_is_none() -> None:
    assert sets_of(ROW) == ((Card.rX,) * 3, (Card.gA,))
    for hand in (("rX-rX", "no"), ("",), ("-".join(["rX"] * 20),) * 3):
        assert sets_of(replace(ROW, hand=hand)) == ()


def test_damaged_lines_cost_only_themselves() -> None:
    good = line_of(ROW)
    bad = (
        "nonsense", "{}", "[]", "null", good[: len(good) // 2], good.replace('"me": 0', '"me": 9').strip(),
        good.replace("2026-11-23", "never").strip(), good.replace('"points": 10', '"points": 1e99').strip(),
        "[" * 100_000,
        good.replace('"version": 1', '"version": 2').strip(),
        json.dumps({**json.loads(good), "when": "0001-01-01T00:00+14:00"}),
    )  # fmt: skip

    assert rows_of("\n".join([*bad, good.strip(), *bad, line_of(LOST)])) == (ROW, LOST)


def test_a_torn_end_costs_one_round(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "scores.jsonl"
    assert read_scores(path) == ()
    add_score(path, ROW)
    path.write_bytes(path.read_bytes() + line_of(LOST).encode()[:-20])
    add_score(path, RENAMED)

    assert read_scores(path) == (ROW, RENAMED)
    delete_scores(path)
    delete_scores(path)
    assert read_scores(path) == ()


def test_no_name_becomes_a_formula() -> None:
    names = ("=1+1", "+1", "-1", "@SUM(B)")
    row = replace(ROW, sitters=tuple(map(Sitter, names)), rules="=cmd", payments=(-3, 1, 1, 1), winner=1)
    told, cells = csv.reader(io.StringIO(csv_of((row,))))
    found = dict(zip(told, cells, strict=True))

    assert found["me"] == "'=1+1"
    assert found["winner"] == "'+1"
    assert found["rules"] == "'=cmd"
    assert found["others"] == "'+1, -1, @SUM(B)"
    assert found["points"] == "-3"


def test_one_is_compared_with_each_level_that_has_played_the_same_cards() -> None:
    assert rows_of(line_of(COMPARED)) == (COMPARED,)
    found = totals([COMPARED, LOST, replace(COMPARED, number=4, counts=False)]).ratings

    assert {level: one.rounds for level, one in found.items()} == {"easy": 1, "normal": 1, "hard": 1}
    assert found["easy"].difference > found["normal"].difference == 0 > found["hard"].difference
    assert totals([ROW]).ratings == {}


def test_how_strong_one_is_is_told_once_it_is_not_mostly_luck() -> None:
    few = totals([replace(COMPARED, number=number) for number in range(9)])
    assert rating_line(few) == elo_line(few) == ""
    many = totals([replace(COMPARED, number=number) for number in range(20)])
    assert "(20 rounds). How often you do better: Beginner " in rating_line(many)
    assert elo_line(many).startswith("Elo: beginner +")


def test_of_levels_only_those_that_there_are_are_read() -> None:
    line = json.loads(line_of(COMPARED))
    strange = json.dumps(line | {"levels": {"easy": 10, "<b>": 3}})
    wrong = json.dumps(line | {"levels": {"easy": "10"}})

    assert [row.levels for row in rows_of(strange)] == [{"easy": 10}]
    assert rows_of(wrong) == ()
