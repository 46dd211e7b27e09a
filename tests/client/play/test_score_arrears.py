"""Rounds that a killed program has not written into the score book are found in its records."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.record import replay
from tests.support.refusing import ALWAYS, refusing_disk
from tests.support.tables import Drive, begin
from tusac_qt.play.autosave import Autosave, find_unfinished, finished_games, move_finished_up
from tusac_qt.play.score_arrears import add_arrears, remake
from tusac_qt.play.score_book import Promise, Scored, book_of, line_of, promise_line, round_number
from tusac_qt.play.score_file import add_promise, add_score, delete_scores, read_book, read_scores
from tusac_qt.play.score_watch import ScoreWatch, write_levels, write_score
from tusac_qt.play.table import MatchEnded

BEGUN = datetime(2026, 11, 21, 14, 3, 22, tzinfo=UTC)


class Keeper:
    """Writes a score book at once, unless it is not wanted."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.is_wanted = True
        self.has_died = False

    def keep(self, row: Scored, _match: object) -> None:
        """Write a round, unless the program has died."""
        if not self.has_died:
            write_score(self.path, row)

    def promise(self, promise: Promise) -> None:
        """Write a promise."""
        add_promise(self.path, promise)


class Player:
    """Somebody who plays matches of some rounds, which are recorded, and whose score book is kept."""

    def __init__(self, folder: Path) -> None:
        self.records = folder / "records"
        self.keeper = Keeper(folder / "scores.jsonl")

    @property
    def book(self) -> Path:
        """Where the score book lies."""
        return self.keeper.path

    def play(self, *dies_at: int, rounds: int = 3, ends: bool = True, unwanted: tuple[int, ...] = ()) -> Path:
        """Play a match; at the results of some rounds the program dies before the book has them."""
        drive, watch = Drive(begin(7, rounds=rounds)), ScoreWatch(self.keeper)
        autosave = Autosave.begin(self.records, "An", BEGUN)
        watch.sit_down(drive.table)
        written, seen = 0, 0
        while not any(isinstance(event, MatchEnded) for event in drive.events):
            prompt = drive.table.prompt
            if prompt is not None:
                assert drive.table.act(prompt.number, prompt.proposed, drive.now)
            elif seen:
                drive.table.start_round(drive.now)
            drive.settle()
            number = round_number(drive.table)
            autosave.append(drive.record[written:])
            self.keeper.has_died, self.keeper.is_wanted = number in dies_at, number not in unwanted
            watch.follow(drive.table, drive.events[seen:], autosave.path.name)
            written, seen = len(drive.record), len(drive.events)
        if ends:
            return autosave.finish()
        autosave.close()
        return autosave.path

    @property
    def numbers(self) -> list[int]:
        """The rounds that the book has."""
        return sorted(row.number for row in read_scores(self.book))


@pytest.fixture
def player(tmp_path: Path) -> Player:
    """Somebody who has not played yet."""
    return Player(tmp_path)


@pytest.mark.parametrize("ends", [True, False])
@pytest.mark.parametrize("dies_at", [(1,), (2,), (3,), (1, 2, 3)])
def test_a_round_that_was_not_written_at_its_result_is_at_the_next_start(
    player: Player, dies_at: tuple[int, ...], *, ends: bool
) -> None:
    path = player.play(*dies_at, ends=ends)
    assert player.numbers == [number for number in (1, 2, 3) if number not in dies_at]
    move_finished_up(player.records)
    add_arrears(player.book, player.records)

    assert player.numbers == [1, 2, 3]
    outcomes = replay((player.records / path.name).read_text(encoding="utf-8")).match.outcomes
    rows = sorted(read_scores(player.book), key=lambda row: row.number)
    assert [row.payments for row in rows] == [tuple(outcome.payments) for outcome in outcomes]
    assert {(row.record, row.counts, row.kind) for row in rows} == {(path.name, True, rows[0].kind)}


def test_what_is_added_is_what_would_have_been_written(tmp_path: Path) -> None:
    whole, killed = Player(tmp_path / "whole"), Player(tmp_path / "killed")
    for one, dies_at in ((whole, ()), (killed, (1, 2, 3))):
        one.play(*dies_at)
        add_arrears(one.book, one.records)

    def rows(player: Player) -> list[Scored]:
        return sorted((replace(row, when="") for row in read_scores(player.book)), key=lambda row: row.number)

    assert rows(killed) == rows(whole)


def test_a_book_that_is_whole_is_not_changed(player: Player) -> None:
    player.play()
    before = player.book.read_bytes()
    lacking = add_arrears(player.book, player.records)
    assert player.book.read_bytes() == before

    for row, match in lacking:
        write_levels(player.book, row, match)
    assert all(row.levels for row in read_scores(player.book))
    assert add_arrears(player.book, player.records) == []


def test_rounds_that_were_not_to_be_written_are_not_added_later(player: Player) -> None:
    player.play(3, unwanted=(1, 2))
    assert player.numbers == []
    add_arrears(player.book, player.records)

    assert player.numbers == [3]


def test_a_book_that_was_deleted_stays_empty_unless_it_is_to_be_made_again(player: Player) -> None:
    player.play(2)
    delete_scores(player.book)
    add_arrears(player.book, player.records)
    assert player.numbers == []

    assert remake(player.book, player.records) == 3
    assert remake(player.book, player.records) == 0
    assert player.numbers == [1, 2, 3]


def test_a_match_that_was_continued_is_still_compared_from_where_it_was_promised() -> None:
    lines = (Promise("a", 2), Promise("b", 1), Promise("a", 4), Promise("b", 3, is_cut=True))
    found = book_of(promise_line(one).encode().strip() for one in lines).promises

    assert found == {"a": Promise("a", 2), "b": Promise("b", 3)}


def test_programs_that_know_no_promises_pass_them_over(player: Player) -> None:
    player.play()
    lines = player.book.read_bytes().splitlines()
    promises = [line for line in lines if b"promised" in line]

    assert len(promises) == 1
    assert not any(b'"sitters"' in line for line in promises), "so no row can be made of it"


def test_a_finished_match_that_was_left_among_those_in_progress_is_moved_up(player: Player) -> None:
    path = player.play(ends=False)
    assert finished_games(player.records) == ()
    move_finished_up(player.records)

    assert [one.name for one in finished_games(player.records)] == [path.name]
    assert not path.exists()


def test_a_move_that_fails_once_is_tried_again(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    path = player.play(ends=False)
    disk = refusing_disk(monkeypatch, path.name)
    disk.refuse("replace", 1)
    move_finished_up(player.records)

    assert disk.failed == {"replace": 1}
    assert finished_games(player.records)


@pytest.mark.parametrize("call", ["open", "fdatasync"])
def test_a_book_whose_disk_refuses_once_has_the_round(
    player: Player, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    player.play()
    row = read_scores(player.book)[0]
    disk = refusing_disk(monkeypatch, player.book.name)
    disk.refuse(call, 1)
    add_score(player.book, replace(row, number=9))

    assert disk.failed == {call: 1}
    assert player.numbers == [1, 2, 3, 9]


def test_a_book_that_cannot_be_read_is_left_as_it_is(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    player.play(2)
    before = player.book.read_bytes()
    disk = refusing_disk(monkeypatch, player.book.name)
    disk.refuse("open", ALWAYS)
    with pytest.raises(PermissionError):
        add_arrears(player.book, player.records)
    disk.failing.clear()

    assert player.book.read_bytes() == before


def test_a_book_in_a_folder_elsewhere_is_read_and_written_there(tmp_path: Path, player: Player) -> None:
    player.play()
    cloud = tmp_path / "cloud.jsonl"
    player.book.rename(cloud)
    player.book.symlink_to(cloud)
    add_score(player.book, replace(read_scores(player.book)[0], number=9))
    add_promise(player.book, Promise("x", 1))

    assert player.book.is_symlink()
    assert player.numbers == [1, 2, 3, 9]
    assert "x" in read_book(cloud).promises


def test_lines_without_end_and_lines_of_no_use_cost_only_themselves(player: Player) -> None:
    player.play()
    row = read_scores(player.book)[0]
    with player.book.open("ab") as file:
        file.write(b"x" * 300_000 + b"\n" + line_of(replace(row, number=8)).encode() + b"y" * 200_000)
    add_score(player.book, replace(row, number=9))

    assert player.numbers == [1, 2, 3, 8, 9]


def test_a_saved_match_whose_read_fails_once_is_offered(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = player.play(ends=False)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:20]), encoding="utf-8")
    disk = refusing_disk(monkeypatch, path.name)
    disk.refuse("open", 1)

    assert find_unfinished(player.records) is not None
    assert disk.failed == {"open": 1}
