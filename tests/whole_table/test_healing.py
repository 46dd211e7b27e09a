"""A round that was disturbed and has healed is the round it would have been.

Same cards, same result, same record.
"""

from collections.abc import Callable
from functools import cache

import pytest

from engine.codec import digest
from engine.seats import Seat
from lab.simulator.group import StubGroup
from lab.simulator.world import World
from net.deal.steps.table_of_steps import LOGIC
from net.deal.table import Standing
from net.match.events import LeftOut, RoundClosed
from net.match.status import TablePhase
from net.records.audit import Verdict, verify
from net.records.fair_record import decode_record
from tests.support.matches import Matches, joined, seated
from tests.support.watched import are_done, in_a_round
from tests.whole_table.test_fault_matrix import result

STEPS = tuple(kind for kind in LOGIC if kind not in ("MASKS_FOR", "WALL_FOR"))
GAP_S = 25.0
"""Shorter than the grace time."""


def match() -> Matches:
    """A match of one round; machine 0 opens."""
    table = joined(seated(4, standing=Standing(1, Seat(0), (0, 0, 0, 0))))
    table.deals_on = False
    table.start()
    return table


def is_over(table: Matches) -> bool:
    return all(one.phase is TablePhase.ENDED for one in table.matches)


def outcome(table: Matches) -> tuple[set[bytes], set[bytes], set[object]]:
    """The records, the rounds with all their cards, and where the match stands, of all machines."""
    records = {table.found(place, RoundClosed)[0].record for place in range(4)}
    states = [one.round for one in table.matches]
    return records, {digest(state) for state in states if state}, {one.standing for one in table.matches}


@cache
def undisturbed() -> Matches:
    table = match()
    assert table.run(until=is_over)
    return table


@pytest.mark.parametrize("kind", STEPS)
def test_a_gap_at_any_step_leaves_no_trace_in_the_round(kind: str) -> None:
    quiet, table = undisturbed(), match()
    victim = next(place for place in (2, 1, 3, 0) if quiet.times(kind, place))
    table.silent_at[victim] = kind
    assert table.run(until=lambda now: victim in now.deaf)
    let_pass(table)
    assert table.run(until=is_over)

    assert outcome(table) == outcome(quiet)
    assert not any(table.found(place, LeftOut) for place in range(4))
    (record,) = outcome(table)[0]
    assert verify(decode_record(record), StubGroup()).verdict is Verdict.TRUE


@pytest.mark.parametrize("kind", ["SHUFFLE", "CLAIM_COMMIT"])
def test_gaps_of_all_machines_after_one_another_leave_no_trace_either(kind: str) -> None:
    table = match()
    for victim in range(4):
        table.silent_at[victim] = kind
        table.run(until=lambda now: bool(now.deaf) or is_over(now))
        let_pass(table)
    assert table.run(until=is_over)

    assert outcome(table) == outcome(undisturbed())


def let_pass(table: Matches) -> None:
    """Let whoever is cut off be heard again after a gap."""
    ends_at = table.now + GAP_S
    table.run(limit_s=GAP_S)
    table.now = max(table.now, ends_at)
    table.silent_at.clear()
    for place in tuple(table.deaf):
        table.heal(place)


def relayed(world: World) -> None:
    """Let the host be heard by one of the others only, which passes everything on."""
    for other in (2, 3):
        world.network.cut(0, other)


def reset(world: World) -> None:
    """Reset all links."""
    for one in range(4):
        for other in range(one):
            world.network.break_links(one, other)


def split(world: World) -> None:
    """Let two and two hear each other."""
    for one in (0, 1):
        for other in (2, 3):
            world.network.cut(one, other)


def silence(world: World) -> None:
    """Let nobody hear anybody."""
    for place in range(4):
        world.network.isolate(place)


@cache
def results_undisturbed() -> set[object]:
    world = in_a_round()
    world.until(lambda: are_done(world), 300)
    return {result(world, place) for place in range(4)}


@pytest.mark.parametrize("disturb", [relayed, reset, split, silence])
def test_however_the_network_fails_a_round_that_is_dealt_comes_to_the_same_result(
    disturb: Callable[[World], None],
) -> None:
    world = in_a_round()
    disturb(world)
    world.run(GAP_S)
    world.network.heal()
    world.until(lambda: are_done(world), 300)

    assert {result(world, place) for place in range(4)} == results_undisturbed()
