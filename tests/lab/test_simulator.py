"""Simulated tables: what must hold whatever fails, a seed is one run, and what the command tells."""

import json
import os
import random
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from lab.simulator.faults import FAULTS, Scene
from lab.simulator.invariants import Watch
from lab.simulator.runs import _can_go_on, run
from lab.simulator.world import phases
from net.match.status import TablePhase
from net.table.session import Session
from tests.support.people import dealt, party
from tests.support.sweeps import times
from tusac_qt.cli import main

pytestmark = pytest.mark.long

SEEDS = times(40, 300)
ONE_RUN = "from lab.simulator.runs import run; print(run({seed}, machines=3).digest)"


def test_whatever_fails_everything_holds() -> None:
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        runs = list(pool.map(run, range(SEEDS)))

    assert [found.violation for found in runs if found.violation] == []
    assert sum(found.rounds for found in runs) > SEEDS // 2


def test_whatever_disks_that_lie_lose_nobody_is_held_to_be_a_cheat() -> None:
    runs = [run(seed, faults=("lying-disk",)) for seed in (3200003, 3200021, 3200026, 3200029)]

    assert [found.violation for found in runs if found.violation] == []


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_comes_about(fault: str) -> None:
    found = run(3, machines=3, faults=(fault,))

    assert found.violation == ""
    assert found.faults == (fault,)
    assert found.happened >= 1


def test_who_follows_a_coordinator_that_breaks_the_protocol_is_not_counted_on_for_the_next_round() -> None:
    world, machines = party(5, seats=5, rounds=2)
    world.until(lambda: all(dealt(machine, 1) for machine in machines))
    for machine in machines:
        machine.is_ready = False
    world.until(lambda: set(phases(machines)) == {TablePhase.BETWEEN}, 300)
    watch = Watch(machines)
    watch.faulty = {0, 2}
    scene = Scene(world, watch, random.Random(0), world.time.now, 5)
    for place in (1, 3):
        machines[place].session._core.coordinator = machines[1].key
    assert not _can_go_on(scene)

    machines[4].session._core.coordinator = machines[1].key
    assert _can_go_on(scene)


def test_a_seed_is_the_same_run_in_every_process() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", ONE_RUN.format(seed=5)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }

    assert len(digests) == 1


def test_what_does_not_hold_is_told_with_the_line_that_shows_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def spoiled(_self: Session, _now: float) -> None:
        msg = "spoiled"
        raise ValueError(msg)

    monkeypatch.setattr(Session, "advance", spoiled)
    words = [
        "simulate",
        "--seeds",
        "2",
        "--first",
        "7",
        "--machines",
        "3",
        "--faults",
        "kill",
        "--workers",
        "1",
    ]

    assert main(words) == 1
    shown = capsys.readouterr().out
    for seed in (7, 8):
        line = f"tusac simulate --seeds 1 --first {seed} --machines 3 --faults kill: I9: ValueError: spoiled"
        assert line in shown
    assert "Traceback" in shown
    assert "2 seeds" in shown
    assert "2 did not hold" in shown


@pytest.mark.slow
def test_the_command_tells_what_it_has_done(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seeds", "1", "--machines", "2", "--faults", "break", "--json"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert told["seeds"] == 1
    assert told["failed"] == []
    assert told["steps"] > 0
    assert told["virtual_s"] > 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--faults", "rain"), "there is no fault 'rain'; there are: break,"),
        (("--machines", "7"), "'7' is not a number of machines from 2 to 6"),
        (("--seeds", "0"), "'0' is not a whole number, 1 or more"),
        (("--first", "-1"), "'-1' is not a whole number, 0 or more"),
    ],
)
def test_what_cannot_be_simulated_is_said_in_one_line(
    words: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["simulate", *words])

    assert end.value.code == 2
    told = capsys.readouterr().err
    assert message in told
    assert told.count("\n") == 1


def test_play_never_comes_to_the_group_without_secrets() -> None:
    modules = (
        "tusac_qt.cli",
        *(f"tusac_qt.commands.{name}" for name in ("play", "host", "join", "bot")),
        "lab.demos.deal_demo",
        "lab.demos.lan_demo",
        "net.node.node",
        "net.crypto.backends",
    )
    script = f"import sys, importlib\nfor name in {modules}: importlib.import_module(name)\n"
    script += "print(sorted(name for name in sys.modules if name.startswith('lab.simulator')))"
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert shown.stdout.strip() == "[]"
