"""How fast simulated tables are: virtual time by our processor's, and seeds with their faults."""

import random
import time
from functools import partial

from lab.simulator.invariants import Watch
from lab.simulator.runs import run as run_seed
from lab.simulator.world import World, new_table
from net.pace import NORMAL

MACHINES = 4
THINKS_S = (2.0, 12.0)
"""People at a table take so long for a choice."""
VIRTUAL_S = 120.0
SEEDS = 6


def run() -> dict[str, float]:
    """Return every figure: virtual seconds in a second, quick and thoughtful people apart.

    Seeds in a minute, one core.
    """
    figures = {
        f"virtual_{name}_per_s": _virtual_per_s(thinks_s)
        for name, thinks_s in (("thoughtful", THINKS_S), ("hasty", (0.0, 0.1)))
    }
    begun = time.process_time()
    for seed in range(SEEDS):
        run_seed(seed)
    figures["seeds_per_min"] = 60.0 * SEEDS / (time.process_time() - begun)
    return figures


def _virtual_per_s(thinks_s: tuple[float, float]) -> float:
    """Return how fast four people at a table without faults are simulated, with every check."""
    world = World()
    world.watch = Watch(world.machines)
    world.host(new_table(MACHINES, rounds=0, pace=NORMAL))
    for _ in range(MACHINES - 1):
        world.guest()
    for machine in world.machines:
        machine.thinks_s = partial(random.Random(0).uniform, *thinks_s)
    begun = time.process_time()
    world.run(VIRTUAL_S)
    return VIRTUAL_S / (time.process_time() - begun)
