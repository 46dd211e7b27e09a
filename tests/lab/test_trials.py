"""Trials of real processes: what may be ordered, and that a match which went wrong is told to have."""

import subprocess
from pathlib import Path

import pytest

from engine.rules_text import override
from lab.processes import kill_runs
from lab.processes.kill_runs import Kill, parse
from lab.processes.machine import Order
from lab.processes.table import Match, Seated, judge, tally_problems
from tests.support.rulesets import PVT


def not_started(_command: tuple[str, ...]) -> "subprocess.Popen[str]":
    pytest.fail("nothing is to be started")


def seated(folder: Path, name: str, **now: object) -> Seated:
    """A machine that has told how things stand, with no records on its disk."""
    machine = Seated(Order(str(folder / name), name, "join", "Trial"), not_started)
    machine.now = {"end": "match_over", "tally": [3, -3], **now}
    return machine


def test_a_run_names_who_is_killed_when_and_for_how_long() -> None:
    assert parse("1&2@draw+40,3@between", 4) == (Kill((1, 2), "draw", 40.0), Kill((3,), "between", 3.0))


@pytest.mark.parametrize("run", ["1", "1@", "5@draw", "0@draw", "1@draw,1@wall", "1@draw+", "x@draw"])
def test_what_is_no_run_is_said_in_one_line(
    run: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["kill_runs", run])
    with pytest.raises(SystemExit, match="2"):
        kill_runs.main()
    assert repr(run) in capsys.readouterr().err


@pytest.mark.parametrize("run", kill_runs.RUNS)
def test_every_run_that_is_offered_can_be_played(run: str) -> None:
    assert parse(run, 4)


def test_a_match_that_went_wrong_is_told_to_have(tmp_path: Path) -> None:
    machines = [
        seated(tmp_path, "Lan"),
        seated(tmp_path, "Minh", tally=[3, -2]),
        seated(tmp_path, "Hoa", end=""),
    ]
    problems = judge(machines, Match(3, 1), machines).problems

    assert "finished rounds: []" in problems
    assert "Hoa has not ended" in problems
    assert "tallies do not add up" in problems
    assert any(problem.startswith("tallies: ") for problem in problems)


def test_the_rules_say_what_tallies_may_add_up_to() -> None:
    alone = override(PVT, {"losers_pay": False})

    assert tally_problems(alone, {"Lan": (12, 0), "Minh": (12, 0)}) == []
    assert tally_problems(alone, {"Lan": (-3, 0)}) == ["tallies do not add up"]
    assert tally_problems(PVT, {"Lan": (12, 0)}) == ["tallies do not add up"]
