"""Whole tables by the newest house rules: Kongs draw, jokers join, losers do not pay (docs/rules.md, 5).

One machine is killed right where a Kong is to draw, comes back, and the match goes on.
"""

from itertools import pairwise

import pytest

from engine.events import CardDrawn, MeldExposed
from engine.match import MatchState
from engine.melds import MeldKind
from engine.rules import Rules
from engine.rules_text import override
from engine.state import Phase
from lab.simulator.invariants import Watch
from lab.simulator.looking import inside
from lab.simulator.machine import Machine
from lab.simulator.material import any_seats
from lab.simulator.world import World, new_table
from net.match.status import Moved
from tests.support.people import dealt, is_over, names

pytestmark = pytest.mark.long


def rules() -> Rules:
    """Rules under which Kongs are often made, and hands often won."""
    found = any_seats(edition=2, hand_size=10, copies_per_type=6, kong_claim="compulsory", kong_draws=True)
    gold = {"jokers": 5, "joker_kong_points": [24, 18], "losers_pay": False}
    return override(found, {"players": [4], "dead_wall": 20, **gold})


def table(seed: int, rounds: int = 3) -> tuple[World, list[Machine]]:
    """Three people and a computer player at a table by these rules, the first round dealt."""
    world = World(seed)
    world.host(new_table(4, rounds=rounds, rules=rules()))
    for _ in range(2):
        world.guest()
    world.until(lambda: all(len(names(machine)) == 3 for machine in world.machines))
    world.watch = Watch(world.machines)
    world.until(lambda: all(dealt(machine, 1) for machine in world.machines))
    return world, world.machines


def drawn_after_a_kong(machine: Machine) -> int:
    """Return how many Kongs a machine has seen draw."""
    told = [event for move in machine.events if isinstance(move, Moved) for event in move.events]
    shown = [event for event in told if isinstance(event, MeldExposed | CardDrawn)]
    return sum(
        isinstance(one, MeldExposed)
        and one.meld.kind is MeldKind.KONG
        and isinstance(after, CardDrawn)
        and after.seat == one.seat
        for one, after in pairwise(shown)
    )


def about_to_draw_for_a_kong(machines: list[Machine]) -> int | None:
    """Return the place of the machine of a person who has just made a Kong and has not drawn yet."""
    last = next((event for event in reversed(machines[0].events) if isinstance(event, Moved)), None)
    played = inside(machines[0].session).table
    if last is None or played is None or last.state.phase is not Phase.DRAW or not last.events:
        return None
    made = last.events[-1]
    if not isinstance(made, MeldExposed) or made.meld.kind is not MeldKind.KONG:
        return None
    key = played.machines[played.seats[made.seat].machine].sign_key
    return next(place for place, machine in enumerate(machines) if machine.key == key)


def test_a_match_is_played_and_all_have_won_the_same() -> None:
    world, machines = table(4)
    world.until(lambda: is_over(world), 3000)

    matches = [machine.session.status.match for machine in machines]
    assert len(set(map(repr, matches))) == 1
    match = matches[0]
    assert isinstance(match, MatchState)
    points = [outcome.winning.points for outcome in match.outcomes if outcome.winning is not None]
    assert sum(match.tally) == sum(points) > 0
    assert all(amount >= 0 for amount in match.tally)
    assert drawn_after_a_kong(machines[0]) > 0


def test_a_machine_killed_before_the_draw_of_its_kong_comes_back_and_draws() -> None:
    world, machines = table(4)
    world.until(lambda: about_to_draw_for_a_kong(machines) is not None, 3000)
    place = about_to_draw_for_a_kong(machines)
    assert place is not None
    before = drawn_after_a_kong(machines[place - 1])
    world.kill(place)
    world.run(1.0)
    world.until(lambda: world.coordinator is not None, 60)
    world.restart(place, via=world.coordinator)
    world.until(lambda: is_over(world), 3000)

    assert drawn_after_a_kong(machines[place - 1]) > before
    matches = [machine.session.status.match for machine in world.machines]
    assert len({match.tally for match in matches if match is not None}) == 1
