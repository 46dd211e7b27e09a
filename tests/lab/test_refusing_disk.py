"""Disks that refuse: under simulated machines, and under real programs."""

import errno
import os
import random
from pathlib import Path

import pytest

from lab.processes import refusing_runs, result_kills
from lab.processes.refusing_disk import CALLS, Refusal, any_refusal, why_not
from lab.simulator.invariants import ViolationError
from lab.simulator.material import identity
from lab.simulator.refusing import ERRORS, RefusingDisk
from lab.simulator.runs import REFUSING, run
from net.table.interface.effects import ForgetTable, StoreHand, StoreTable
from tests.support.sweeps import times

FIRST = StoreTable(b"first", 1, is_new=True)
OURS = StoreHand(1, 0, (b"heard", b"ours"), is_ours=True)
no_library = pytest.mark.skipif(bool(why_not()), reason=why_not() or "there is one")


def disk_that_refuses(calls: set[str], times: int, error: int = errno.EACCES) -> RefusingDisk:
    """A disk with a round, which refuses calls from now on."""
    disk = RefusingDisk(identity=identity(0))
    disk.store(FIRST)
    disk.store(OURS)
    disk.refuser.calls, disk.refuser.times, disk.refuser.error = frozenset(calls), times, error
    return disk


@pytest.mark.skipif(not hasattr(os, "fdatasync"), reason="other systems sync by another call")
@pytest.mark.parametrize("call", ["fdatasync", "write", "flush"])
def test_a_call_that_fails_once_costs_nothing(call: str) -> None:
    disk = disk_that_refuses({call}, 1)
    assert disk.store(StoreHand(1, 0, (b"more",), is_ours=True))
    found = disk.read()
    disk.close()

    assert disk.refuser.failed == 1
    assert found is not None
    assert found.hands[1, 0] == (b"heard", b"ours", b"more")


@pytest.mark.skipif(not hasattr(os, "fdatasync"), reason="other systems sync by another call")
def test_a_disk_that_neither_takes_nor_forgets_holds_the_machine_back_until_it_does() -> None:
    disk = disk_that_refuses({"fdatasync", "unlink"}, 1000)
    assert not disk.store(StoreHand(1, 0, (b"more",), is_ours=True))
    assert not disk.may_go_on()
    disk.refuser.times = 0
    assert disk.may_go_on()
    assert disk.read() is None
    disk.close()


def test_what_is_read_again_without_what_was_said_is_found_out() -> None:
    disk = disk_that_refuses(set(), 0)
    disk.hands[1, 0].append(b"said")  # and the journal was never told
    disk.taken[1, 0] = 3
    assert disk.may_go_on()
    with pytest.raises(ViolationError, match="lacks what it has said"):
        disk.read()
    disk.close()


def test_a_new_table_that_the_disk_has_got_all_the_same_lacks_nothing_if_nothing_was_said_there() -> None:
    disk = RefusingDisk(identity=identity(0))
    disk.refuser.calls, disk.refuser.times = frozenset({"flush", "unlink"}), 1000
    assert not disk.store(FIRST)
    found = disk.read()
    disk.close()

    assert found is not None
    assert found.head == b"first"


def test_a_table_that_is_left_is_gone() -> None:
    disk = disk_that_refuses(set(), 0)
    disk.store(ForgetTable())
    assert disk.read() is None
    disk.close()


@pytest.mark.long
def test_whatever_a_disk_refuses_everything_holds() -> None:
    runs = [run(seed, faults=(REFUSING,)) for seed in range(100, 100 + times(6, 60))]

    assert [found.violation for found in runs if found.violation] == []
    assert sum(found.refused > 0 for found in runs) > len(runs) // 3


def test_every_call_and_file_of_a_program_is_refused_now_and_then() -> None:
    calls = [("open", "config/a"), ("write", "config/a"), ("open", "data/.a.x1.saving"), ("open", "config/a")]
    chance = random.Random(1)
    found = {any_refusal(calls, chance) for _ in range(400)}

    assert {(one.call, one.at) for one in found} == {("open", 1), ("open", 2), ("open", 3), ("write", 1)}
    assert {one.call for one in found} <= set(CALLS)
    assert all(hasattr(errno, one.error) for one in found)
    assert all(error in errno.errorcode for error in ERRORS)


@no_library
@pytest.mark.long
@pytest.mark.parametrize("kind", ["solo", "phones"])
def test_a_real_program_goes_on_or_ends_in_a_sentence_whatever_is_refused(tmp_path: Path, kind: str) -> None:
    found = list(refusing_runs.runs(2, (kind,), 5, tmp_path, tmp_path))

    assert [one.problems for one in found] == [[], []]
    assert any(one.failed != "nothing" for one in found)


@no_library
@pytest.mark.long
def test_what_a_real_program_loses_is_found_out(tmp_path: Path) -> None:
    library = refusing_runs.built(tmp_path)
    outcome = refusing_runs.Outcome(1, "phones", "")
    disk = refusing_runs._disk(library, tmp_path, "phones")
    (tmp_path / "profile" / "config" / "tusac").mkdir(parents=True)
    refusing_runs.play(outcome, disk, Refusal("open", 1, "EACCES", 0))
    assert outcome.problems == []

    kept = refusing_runs.KeptProfile.made(refusing_runs._places(tmp_path / "other"))
    (kept.places.config / "identity.json").write_bytes(b"{}")
    (kept.places.config / "players.json").unlink()
    assert kept.problems()[:2] == ["the keys are others", "a player is forgotten"]


@pytest.mark.long
def test_a_game_that_is_killed_at_a_result_has_every_round_in_the_book(tmp_path: Path) -> None:
    found = list(result_kills.kills(2, 3, tmp_path))

    assert [one.problems for one in found] == [[], []]
    assert found[-1].rounds >= 2
