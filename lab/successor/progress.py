"""Whether honest machines that hear each other come to one successor, whatever liars go on saying."""

from itertools import combinations

from lab.successor.moves import Walk
from lab.successor.words import Machine
from lab.successor.world import ALLOWED, FIRST, Path, World

_TURNS = 3
"""After so many rounds of proposers nothing more is expected."""


def settle(walk: Walk) -> int | None:
    """Link all honest machines that have not left, and let them go on view by view.

    Returns:
        in how many views all have begun one successor; None where the rule promises nothing: disks were
        restored, honest machines had come apart, or they are not most of those that count.
    """
    world = walk.world
    company = [m for m in world.honest if not any(one.left for one in world.memories[m].values())]
    if world.is_apart or world.restored or not company:
        return None
    world.asleep -= set(company)
    world.links = {frozenset(pair) for pair in combinations(company, 2)}
    catch_up(world, company)
    path = _common(world, company)
    if len(path) == world.setting.tables:
        return 0
    roster = world.roster(path)
    members = [machine for machine in company if machine in roster]
    view = max([world.memory(machine, path).view for machine in members] + [1])
    for turn in range(_TURNS * len(roster)):
        for _ in range(2):
            if world.rng.random() < 0.5 and world.setting.liars:
                walk.liar.lie_to(world.rng.choice(company), view + 1)
        catch_up(world, company)
        if _is_excused(world, path, company, members, view):
            return None
        if all(world.memory(machine, path).began is not None for machine in company):
            return turn
        view += 1
        _take_turn(walk, path, members, view)
        catch_up(world, company)
    world.found["stuck: enough honest machines hear each other and choose nothing"] += 1
    return None


def _is_excused(world: World, path: Path, company: list[Machine], members: list[Machine], view: int) -> bool:
    rules = world.rules(path)
    pool = world.memory(company[0], path).pool
    counted = rules.counted(pool, view + 1)
    if not rules.is_quorum(len(counted & set(members)), len(counted)):
        return True
    memories = [world.memory(machine, path) for machine in company]
    began = {memory.began[1] for memory in memories if memory.began is not None}
    if len(began) > 1 or any(world.is_split(memory, path, pool) for memory in memories):
        is_shown = bool(rules.facts(pool).excluded)
        world.found[f"{ALLOWED}a match that a liar has split" if is_shown else "split, no contradiction"] += 1
        return True
    return False


def _common(world: World, company: list[Machine]) -> Path:
    """Return the last table at which all have been."""
    paths = [world.path_of(machine) for machine in company]
    path = FIRST
    while all(len(one) > len(path) and one[: len(path) + 1] == paths[0][: len(path) + 1] for one in paths):
        path = paths[0][: len(path) + 1]
    return path


def catch_up(world: World, company: list[Machine]) -> None:
    """Let all hold the same, and begin what may be begun, until nothing changes (rule 12)."""
    has_changed = True
    while has_changed:
        has_changed = False
        world.flood(company[0])
        for machine in company:
            path = world.path_of(machine)
            choice = next(world.may_begin(machine, path), None)
            if choice is not None and len(path) < world.setting.tables:
                world.begin(machine, path, choice)
                has_changed = True


def _take_turn(walk: Walk, path: Path, members: list[Machine], view: int) -> None:
    """Let all go to a view, its proposer propose, and all vote."""
    world = walk.world
    for machine in members:
        world.put(path, world.memory(machine, path).enter(view))
    world.flood(members[0])
    proposer = world.rules(path).proposer(view)
    if proposer in members:
        walk.propose(proposer, path)
    elif proposer in world.setting.liars and world.rng.random() < 0.5:
        walk.liar.lie_to(world.rng.choice(members), view)
    world.flood(members[0])
    for machine in members:
        table = next((one for one in walk.votable(machine, path) if one.view == view), None)
        if table is not None:
            world.put(path, world.memory(machine, path).vote(table))
