"""The ten questions of a day: from one's own costly discards or masters' games, the same whenever asked."""

import os
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from engine.rulesets import load, tables
from tests.support.tables import Drive, begin, whole_record
from tusac_qt.choices.new_match import COMPUTER_NAMES
from tusac_qt.model.puzzle_words import answer_text, card_line, end_text
from tusac_qt.play.puzzles import LEAST_MISTAKE, MOST_PUZZLES, Puzzle, own_puzzles, todays_puzzles
from tusac_qt.play.table import Prompt, PromptKind

DAY = date(2026, 11, 28)


def worst(prompt: Prompt):  # noqa: ANN201 - an Action
    """Discard the last card of all, and else do what is proposed."""
    return prompt.legal[-1] if prompt.kind is PromptKind.DISCARD else prompt.proposed


def careless(seed: int) -> str:
    """Return the record of a match whose person discards without thinking."""
    drive = Drive(begin(seed, rounds=2))
    drive.play(worst)
    return drive.record


def kept(folder: Path, name: str, text: str, day: date) -> None:
    folder.mkdir(exist_ok=True)
    path = folder / f"{day.isoformat()} 12.00.{name} An.tusac-record"
    path.write_text(text, encoding="utf-8")
    noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp()
    os.utime(path, (noon, noon))


def asked(folder: Path, day: date = DAY) -> tuple[Puzzle, ...]:
    return todays_puzzles(day, folder, load("pvt"), COMPUTER_NAMES)


@pytest.mark.parametrize("name", sorted(tables()))
def test_who_has_no_games_is_asked_from_games_of_masters(name: str, tmp_path: Path) -> None:
    puzzles = todays_puzzles(DAY, tmp_path, load(name), COMPUTER_NAMES)

    assert len(puzzles) == MOST_PUZZLES
    for puzzle in puzzles:
        assert puzzle.done is None
        assert puzzle.best
        assert max(puzzle.costs.values()) >= LEAST_MISTAKE
        state = puzzle.frame.state
        assert set(puzzle.costs) <= {state.card(index) for index in state.hands[puzzle.seat]}
        assert state.active == puzzle.seat


def test_a_day_has_the_same_questions_whenever_it_is_asked_and_the_next_day_others(tmp_path: Path) -> None:
    assert asked(tmp_path) == asked(tmp_path)
    assert asked(tmp_path) != asked(tmp_path, DAY + timedelta(days=1))


def test_costly_discards_of_ones_own_come_first_three_from_a_game_at_most(tmp_path: Path) -> None:
    for number in range(2):
        kept(tmp_path, f"0{number}", careless(number + 1), DAY - timedelta(days=1))
    puzzles = asked(tmp_path)

    own = [puzzle for puzzle in puzzles if puzzle.done is not None]
    assert puzzles[: len(own)] == tuple(own)
    assert len(own) == 6
    assert len(puzzles) == MOST_PUZZLES
    for puzzle in own:
        assert puzzle.done is not None
        assert puzzle.costs[puzzle.done] >= LEAST_MISTAKE
        assert puzzle.film.players[puzzle.seat].name == "Ann"


def test_what_is_played_today_changes_no_question_of_today(tmp_path: Path) -> None:
    before = asked(tmp_path)
    kept(tmp_path, "00", careless(1), DAY)

    assert asked(tmp_path) == before
    assert asked(tmp_path, DAY + timedelta(days=1))[0].done is not None


def test_damaged_records_and_those_of_computers_alone_are_passed_over(tmp_path: Path) -> None:
    yesterday = DAY - timedelta(days=1)
    kept(tmp_path, "00", "nonsense", yesterday)
    kept(tmp_path, "01", careless(1)[:400], yesterday)
    kept(tmp_path, "02", whole_record(3, levels=("easy",) * 4), yesterday)

    assert all(puzzle.done is None for puzzle in asked(tmp_path))


def test_an_answer_is_told_in_points_with_what_was_done_in_the_game() -> None:
    puzzle = own_puzzles(careless(1))[0]
    assert puzzle.done is not None
    best, done = puzzle.best[0], puzzle.done

    assert answer_text(puzzle, best).startswith("Right: nothing is better. In the game you discarded")
    assert "costs about" in answer_text(puzzle, done)
    assert "In the game" not in answer_text(puzzle, done)
    assert not any(mark in card_line(puzzle, done, is_answered=False) for mark in ("−", "✓"))
    assert card_line(puzzle, best, is_answered=True).endswith("✓")
    assert end_text([0, 1_500_000]) == (
        "1 of 2 answers were the best possible. Together your answers cost 1.5 points."
    )
