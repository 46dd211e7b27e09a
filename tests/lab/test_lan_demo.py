"""`tusac lan-demo`: real processes that find each other by mDNS, play and prove a match.

What is told, and losses.
"""

import json
import multiprocessing
from dataclasses import replace
from pathlib import Path

import pytest

from lab.demos import lan_demo
from lab.demos.lan_machine import Finished, Moment, Proof
from lab.demos.lan_table import LanOrder, Played, play_match
from lab.simulator.material import short
from net.records.audit import Verdict
from tests.support.lan import killable
from tusac_qt.cli import main
from tusac_qt.commands.processes import MachinesFailedError

pytestmark = pytest.mark.long


@pytest.fixture(autouse=True)
def no_process_is_left() -> object:
    """Every machine has ended when the demonstration has, in any case."""
    yield
    assert multiprocessing.active_children() == []


def test_machines_find_each_other_play_and_keep_true_records(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lan-demo", "--lang", "en", "--machines", "2", "--rounds", "1"]) == 0

    text = capsys.readouterr().out
    for line in (
        "machine 1 hosts a table at 127.0.0.1:",
        "machine 2 sees it in its list",
        "machine 2 has a seat",
        "round 1 is shuffled by all and dealt",
        "Round 1: the records of all machines are alike,",
    ):
        assert line in text
    assert text.endswith("Everything is as it should be.\n")


def test_machines_with_several_seats_each_come_to_one_end() -> None:
    played = play_match(LanOrder(short(5), machines=3, seats=5, rounds=1, level="easy"))

    assert played.problems == []
    assert {len(one.tally) for one in played.finished.values()} == {5}
    assert [proof.verdict for proof in played.finished[2].proofs] == [Verdict.TRUE]
    figures = json.loads(lan_demo._json(played))
    assert figures["is_right"] is True
    assert len(figures["seen_s"]) == 2
    assert None not in [*figures["seen_s"], *figures["seated_s"], *figures["first_dealt_s"]]


def test_the_programs_own_window_is_one_of_the_machines() -> None:
    played = play_match(LanOrder(short(3), machines=2, seats=3, rounds=2, level="easy", has_window=True))

    assert played.problems == []
    assert [proof.verdict for proof in played.finished[1].proofs] == [Verdict.TRUE] * 2


@pytest.mark.parametrize("killed", [0, 2], ids=["host", "guest"])
def test_a_machine_that_is_killed_keeps_nobody_from_finishing_the_round(killed: int, tmp_path: Path) -> None:
    with killable(4, 1, tmp_path) as machines:
        machines.until(1, Moment.DEALT, 1)
        machines.kill(killed)
        machines.until_finished()

    others = list(machines.finished.values())
    assert len(others) == 3
    assert {proof.verdict for one in others for proof in one.proofs} == {Verdict.UNAUDITED}
    assert {len(one.proofs) for one in others} == {1}
    assert len({one.tally for one in others}) == 1


def test_a_record_of_a_round_verifies_and_one_with_a_flipped_byte_does_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with killable(2, 1, tmp_path) as machines:
        machines.until_finished()
    (path,) = (tmp_path / "1" / "records").glob("*.tusac-round")

    assert main(["verify", str(path), "--lang", "en"]) == 0
    assert "fairly, to its end" in capsys.readouterr().out
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
    assert main(["verify", str(path), "--lang", "en"]) in (1, 2)


def played(**changes: object) -> Played:
    """Two machines that came to the same end, the second changed."""
    proof = Proof(1, "ab", 1000, Verdict.TRUE)
    good = Finished((3, -3), (proof,), 1.0)
    return Played(LanOrder(short(2), 2, 2, 1), [], {0: good, 1: replace(good, **changes)})


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"proofs": ()}, "missing_records"),
        ({"proofs": (Proof(1, "cd", 1000, Verdict.TRUE),)}, "different_records"),
        ({"proofs": (Proof(1, "ab", 1000, Verdict.FALSE),)}, "false_records"),
        ({"tally": (2, -2)}, "different_tallies"),
        ({"tally": (3, -2)}, "unbalanced_tally"),
    ],
)
def test_whatever_does_not_hold_is_named(changes: dict[str, object], problem: str) -> None:
    found = played(**changes)

    assert problem in found.problems
    assert lan_demo._PROBLEMS[problem] in lan_demo._verdict(found)
    assert played().problems == []


def test_points_need_not_add_up_to_zero_where_losers_do_not_pay() -> None:
    order = LanOrder(short(2, losers_pay=False), 2, 2, 1)
    ended = Finished((12, 0), (Proof(1, "ab", 1000, Verdict.TRUE),), 1.0)

    assert Played(order, [], {0: ended, 1: ended}).problems == []


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--machines", "7"), "there is no N 7; there are: 2, 3, 4, 5, 6"),
        (("--machines", "4", "--seats", "3"), "seat 4, 5, 6 where 4 machines play, not 3"),
        (("--rules", "viet", "--machines", "6"), "where 6 machines play, not 6"),
        (("--rounds", "0"), "there is no N 0; did you mean"),
        (("--rules", "mine"), "'mine' is neither a ruleset"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_said_in_one_line(
    options: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(["lan-demo", "--lang", "en", *options])
    except SystemExit as stop:
        status = int(str(stop.code))

    error = capsys.readouterr().err
    assert status == 2
    assert message in error
    assert error.count("\n") == 1


def test_machines_that_take_too_long_are_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LanOrder, "limit_s", 0.2)
    with pytest.raises(MachinesFailedError, match="did not come to an end within 0 seconds"):
        play_match(LanOrder(short(2), 2, 2, 1))
