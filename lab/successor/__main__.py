"""`python -m lab.successor`: check how a table chooses its successor against liars, cuts, crashes and disks.

It walks by chance through tables of two to six machines, newcomers and several tables in a row among them,
and plays some short histories; exit status 1 if something is found that must not be, or with `--mutants` if a
broken rule is not found. A seed finds the same again.
"""

import argparse
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product

from lab.successor.histories import HISTORIES
from lab.successor.moves import Walk
from lab.successor.mutants import MUTANTS
from lab.successor.progress import settle
from lab.successor.rules import Rules
from lab.successor.states import explore
from lab.successor.world import ALLOWED, FIRST, Setting, World
from tusac_qt.system import console

LENGTH = 90
"""Steps of a walk at one table; as many more for each further one."""

STATES_WITHOUT_SHOW_TIME = 30_000
"""So many of three machines are enough to find a fork."""

SIZES: tuple[tuple[int, frozenset[int]], ...] = tuple(
    (machines, frozenset(liars))
    for machines, liars in (
        (2, ()), (2, (0,)), (3, ()), (3, (0,)), (3, (2,)), (4, (0,)), (4, (0, 3)), (5, (0,)), (5, (1, 2)),
        (6, (0,)), (6, (0, 4)), (6, (1, 2, 3)),
    )
)  # fmt: skip


def settings(rules: type[Rules] = Rules) -> Iterator[Setting]:
    """Yield all that is walked through: each size with and without restored disks, and what else may be."""
    for restores, (machines, liars) in product((0, 2), SIZES):
        yield Setting(machines, liars, restores=restores, rules=rules)
    for restores, (machines, liars) in product((0, 2), SIZES[2:10]):
        yield Setting(machines, liars, restores=restores, tables=3, rules=rules)
        yield Setting(machines, liars, restores=restores, newcomers=2, tables=2, rules=rules)
        yield Setting(machines, liars | {machines}, restores=restores, newcomers=2, tables=2, rules=rules)
    for restores, (machines, liars) in product((0, 2), SIZES[2:10]):
        yield Setting(machines, liars, restores=restores, is_slow=True, rules=rules)


def name_of(setting: Setting) -> str:
    """Name a setting in a line of the report."""
    words = [f"{setting.machines} machines, lying {sorted(setting.liars)}"]
    words += [f"{setting.restores} disks restored"] * bool(setting.restores)
    words += [f"{setting.newcomers} newcomers"] * bool(setting.newcomers)
    words += [f"{setting.tables} tables"] * (setting.tables > 1)
    return ", ".join([*words, *["show time too short"] * setting.is_slow])


def faults(found: Counter[str]) -> list[str]:
    """Return what must not be, of the outcomes of walks."""
    return sorted(name for name in found if not name.startswith(ALLOWED))


def walk_through(setting: Setting, seed: int, steps: int, *, stops: bool = False) -> tuple[Counter[str], str]:
    """Walk until so many steps are done; return what was found, and a line that says how far that went.

    Args:
        setting: what to walk through.
        seed: of its chance.
        steps: how many, at least.
        stops: whether to stop at the first fault.
    """
    rng, found = random.Random(f"{seed} {name_of(setting)}"), Counter[str]()
    done = walks = begun = 0
    longest, start = 0, time.monotonic()
    while done < steps and not (stops and faults(found)):
        world = World(setting, rng)
        walk = Walk(world)
        for _ in range(LENGTH * setting.tables):
            walk.step()
            done += 1
            if faults(world.found):
                break
        turns = None if faults(world.found) else settle(walk)
        longest, walks = max(longest, turns or 0), walks + 1
        begun += any(memories[FIRST].began is not None for memories in world.memories.values())
        found += world.found
    took = time.monotonic() - start
    told = f"{name_of(setting)}: {done} steps, begun in {begun} of {walks} walks, {longest} views at most"
    return found, f"{told}, {dict(sorted(found.items())) or 'nothing wrong'} ({took:.0f} s)"


def check(seed: int, steps: int, *, mutant: str = "") -> list[str]:
    """Walk through all settings and play the histories; return what was found that must not be."""
    rules = MUTANTS.get(mutant, Rules)
    wrong = [name for name, goes_wrong in HISTORIES.items() if goes_wrong(rules)]
    if mutant == "no-show-time":
        wrong += faults(explore(STATES_WITHOUT_SHOW_TIME, Rules((0, 1, 2)), 1, has_show_time=False)[2])
    for setting in () if mutant and wrong else settings(rules):
        found, line = walk_through(setting, seed, steps, stops=bool(mutant))
        wrong += faults(found)
        if not mutant:
            console.say([line])
        elif wrong:
            break
    return sorted(set(wrong))


def main(arguments: Iterable[str] | None = None) -> int:
    """Check what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m lab.successor", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=20_000, help="for each setting")
    parser.add_argument("--states", type=int, default=600_000, help="of three machines, at most")
    parser.add_argument("--mutants", action="store_true", help="break each rule in turn")
    given = parser.parse_args(None if arguments is None else list(arguments))
    if not given.mutants:
        wrong = check(given.seed, given.steps)
        for views in (1, 2):
            seen, is_whole, found = explore(given.states, Rules((0, 1, 2)), views)
            told = f"{seen} states{'' if is_whole else ', not all'}, {dict(found) or 'nothing wrong'}"
            console.say([f"3 machines, every state, {views} views: {told}"])
            wrong += faults(found)
        console.say([f"found: {', '.join(wrong)}" if wrong else "nothing was found that must not be"])
        return int(bool(wrong))
    survivors = 0
    for mutant in MUTANTS:
        wrong = check(given.seed, given.steps, mutant=mutant)
        console.say([f"{mutant}: {', '.join(wrong) or 'NOT FOUND'}"])
        survivors += not wrong
    return int(survivors > 0)


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # so that a seed finds the same again
        os.execve(
            sys.executable,
            [sys.executable, "-m", "lab.successor", *sys.argv[1:]],
            os.environ | {"PYTHONHASHSEED": "0"},
        )
    sys.exit(main())
