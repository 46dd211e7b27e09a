"""A match of real programs on a network that fails again and again: nobody is lost, nothing is lost.

`python -m lab.network.net_faults` plays longer and worse ones.
"""

import subprocess
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from lab.network.cables import Cables
from lab.network.netlab import Machine, laboratory, why_not
from lab.processes.table import Match, Seated, Table, judge
from tests.support.patience import PATIENCE_S

REASON = why_not()
pytestmark = [pytest.mark.long, pytest.mark.skipif(bool(REASON), reason=REASON)]

MATCH = Match(machines=4, rounds=2, pace="instant")


def launching(machine: Machine) -> Callable[[tuple[str, ...]], "subprocess.Popen[str]"]:
    return lambda command: machine.start(*command)


def fail(table: Table, number: int, fault: Callable[[], None], missed: dict[int, set[int]]) -> None:
    """Let something fail once a round is dealt, until machines wait for those that they miss."""
    table.until(lambda: bool(table.machines[0].told("dealt", round=number)), PATIENCE_S, f"round {number}")
    fault()
    for place, others in missed.items():
        names = {table.machines[other - 1].name for other in others}
        one = table.machines[place - 1]
        table.until(partial(awaits, one, names), PATIENCE_S, f"{one.name} awaits {names}")


def awaits(one: Seated, names: set[str]) -> bool:
    return {name for name, _ in one.now["awaited"]} >= names


def heal(table: Table, cables: Cables) -> None:
    """Mend the network, and wait until all hear each other."""
    cables.heal()
    table.until(lambda: all(len(one.now["here"]) == 4 for one in table.machines), PATIENCE_S, "all are heard")


def test_a_match_outlasts_a_guest_the_host_and_one_half_cut_off_in_turn(tmp_path: Path) -> None:
    with laboratory(4, tmp_path / "homes") as lab, closing(Table()) as table:
        cables = Cables(lab)
        table.gather(MATCH, tmp_path, [launching(machine) for machine in lab])
        table.begin()
        fail(table, 1, lambda: cables.isolate(3), {1: {3}, 2: {3}, 4: {3}})
        heal(table, cables)
        fail(table, 2, lambda: cables.isolate(1), {2: {1}, 3: {1}, 4: {1}})
        cables.heal()
        fail(table, 2, lambda: cables.part((1, 2), (3, 4)), {1: {3, 4}, 4: {1, 2}})
        heal(table, cables)
        table.until_ended(table.machines, MATCH.rounds, PATIENCE_S)
        verdict = judge(table.machines, MATCH, table.machines)

    assert verdict.problems == ()
    assert not any(one.told("left_out") for one in table.machines)


@pytest.mark.parametrize("machines", [2, 4])
def test_a_table_outlasts_a_router_that_gives_every_machine_another_address(
    machines: int, tmp_path: Path
) -> None:
    match = Match(machines=machines, rounds=1, is_long=True)
    with laboratory(machines, tmp_path / "homes") as lab, closing(Table()) as table:
        table.gather(match, tmp_path, [launching(machine) for machine in lab])
        table.begin()
        table.until(lambda: bool(table.machines[0].told("dealt", round=1)), PATIENCE_S, "round 1")
        for machine in lab:
            machine.renumber()
        table.until(
            lambda: any(len(one.now["here"]) < machines for one in table.machines), PATIENCE_S, "links break"
        )
        table.until(
            lambda: all(len(one.now["here"]) == machines for one in table.machines),
            PATIENCE_S,
            "all are heard",
        )

        assert all(one.now["phase"] == "playing" for one in table.machines)
