"""One simulation from a seed: a table, faults by chance, and what must hold during them and after."""

import hashlib
import math
import random
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from lab.simulator.faults import FAULTS, Scene
from lab.simulator.invariants import ViolationError, Watch
from lab.simulator.looking import inside, phase
from lab.simulator.refusing import RefusingDisk
from lab.simulator.world import BEGINS_S, StandstillError, World, new_table
from net.match.failure_detector import STUCK_S
from net.match.status import TablePhase
from net.pace import QUICK
from net.table.interface.commands import Choose, Command, SetPaused
from net.table.interface.status import Status

REFUSING = "refusing-disk"
MACHINES = (2, 3, 3, 4, 4, 4, 5, 6)
"""How many machines a table has, each as often as it stands here."""
FAULTY_S = (20.0, 100.0)
THINKS_S = (0.05, 2.5)
ROUNDS = (1, 2, 3)
MOST_S = 300.0
"""So long after the last fault a table that still goes on is left alone."""
PROGRESS_S = 15.0
"""The time in which a table must make progress after the last fault, once `PATIENCE_S` has passed as well."""
DISHONEST = frozenset({"cheat", "hostile", "flood", "lie", "stranger"})
"""The faults of machines that do not keep the protocol."""
PATIENCE_S = 60.0
"""The longest time for which honest machines may wait for missing ones.

It is the grace time, and before it the rest of a person's time, or the time in which a lost link goes
unnoticed. Where two machines were lost one after the other, or one does not sign, a hand waits `STUCK_S` more
until it is void.
"""


@dataclass(frozen=True, slots=True)
class Run:
    """What came of a seed.

    Attributes:
        seed: it.
        machines: players at the table.
        faults: those that might happen.
        is_live: whether progress was demanded after the faults; else they went on to the end.
        violation: what did not hold; "" if everything did.
        trace: the faults that happened, in order, and where it failed: for people.
        virtual_s: how long it took in virtual time.
        steps: steps closed beyond doubt.
        rounds: rounds counted.
        happened: how many faults happened.
        refused: how many calls of disks failed.
        digest: SHA-256 of all envelopes that were sent, in order; equal for equal runs.
    """

    seed: int
    machines: int
    faults: tuple[str, ...]
    is_live: bool
    violation: str
    trace: tuple[str, ...]
    virtual_s: float
    steps: int
    rounds: int
    happened: int
    refused: int
    digest: str


def run(
    seed: int,
    *,
    machines: int | None = None,
    faults: Sequence[str] | None = None,
    cheats: bool | None = None,
) -> Run:
    """Simulate a table; never raises whatever the sessions do.

    Args:
        seed: what everything follows from.
        machines: how many play; by chance if None.
        faults: which may happen, of `FAULTS`, all of them; if None a few by chance.
        cheats: whether a machine cheats, and mostly lies and floods outside the dealing too; by chance, like
            any fault, if None.
    """
    chance = random.Random(seed)
    players = machines or chance.choice(MACHINES)
    chosen = tuple(sorted(FAULTS.keys() if faults is None else faults))
    if faults is None:  # what refuses came later, and leaves what earlier seeds follow
        chosen = tuple(name for name in chosen if name != REFUSING and chance.random() < 1 / 3)
        chosen += (REFUSING,) if random.Random(f"{seed} refuses").random() < 1 / 3 else ()
    if cheats is not None:
        lies = {"lie", "flood"} if chance.random() < 3 / 4 else set[str]()
        chosen = tuple(sorted({*chosen, "cheat", *lies} if cheats else {*chosen} - DISHONEST))
    world = World(seed)
    world.watch = watch = Watch(world.machines)
    watch.is_undisturbed = set(chosen) <= {"cheat"}
    scene = Scene(world, watch, chance, world.time.now + chance.uniform(*FAULTY_S), players)
    is_live, violation, where = chance.random() < 0.5, "", ""
    try:
        _begin(scene, has_refusing=REFUSING in chosen)
        _plan(scene, chosen)
        if is_live:
            _run_out(scene)
            _go_on(scene)
        else:
            scene.until = math.inf
            world.run(scene.chance.uniform(*FAULTY_S), lambda: _is_over(scene))
    except (ViolationError, StandstillError) as found:
        violation = str(found)
    except Exception as error:  # noqa: BLE001 - whatever a session raises is what we look for
        violation = f"I9: {type(error).__name__}: {error}"
        where = traceback.format_exc()
    refused = 0
    for machine in world.machines:
        refused += machine.disk.refuser.failed if isinstance(machine.disk, RefusingDisk) else 0
        machine.disk.close()
    digest = hashlib.sha256(b"".join(world.carried)).hexdigest()
    trace = (*scene.happened, f"{world.time.now - BEGINS_S:8.3f} end", where) if violation else ()
    return Run(
        seed=seed,
        machines=players,
        faults=chosen,
        is_live=is_live,
        violation=violation,
        trace=trace,
        virtual_s=world.time.now - BEGINS_S,
        steps=watch.steps,
        rounds=watch.rounds,
        happened=len(scene.happened),
        refused=refused,
        digest=digest,
    )


def _begin(scene: Scene, *, has_refusing: bool) -> None:
    """Let people, and now and then computer players' machines, come to a table."""
    world, chance = scene.world, scene.chance
    seats = scene.players if chance.random() < 0.7 else min(6, scene.players + 1)
    world.host(new_table(seats, rounds=chance.choice(ROUNDS), pace=QUICK))
    for place in range(1, scene.players):
        world.guest(level="normal" if place > 1 and chance.random() < 0.2 else "")
    if chance.random() < 0.2:
        world.guest(wants_seat=False)
    for machine in world.machines:
        person = random.Random(chance.random())
        machine.plays = partial(_choice, person)
        machine.thinks_s = partial(person.uniform, *THINKS_S)
        if has_refusing:
            machine.disk = RefusingDisk(identity=machine.identity)
    if chance.random() < 0.8:
        world.run(60.0, lambda: scene.is_playing)


def _choice(person: random.Random, status: Status) -> Command | None:
    me = next((member for member in status.members if member.is_me), None)
    if status.paused_by is not None and me is not None and me.is_coordinator:
        return SetPaused(is_paused=False)
    question = status.question
    if question is None or question.has_chosen:
        return None
    if status.phase is not TablePhase.PLAYING:
        return None
    return Choose(question.number, person.choice(question.legal))


def _plan(scene: Scene, faults: Sequence[str]) -> None:
    """Plan each fault one to three times."""
    span_s = scene.until - scene.world.time.now
    for name in faults:
        for _ in range(scene.chance.randrange(1, 4)):
            scene.later(scene.chance.uniform(0.0, span_s), partial(FAULTS[name], scene))


def _run_out(scene: Scene) -> None:
    """Let the faults run out, and mend the network and the machines; the killed stay killed."""
    world = scene.world
    world.run(scene.until - world.time.now, lambda: _is_over(scene))
    scene.until = world.time.now
    world.network.heal()
    world.network.lags.clear()
    for place, machine in enumerate(world.machines):
        machine.slowness_s = 0.0
        if machine.is_asleep:
            world.wake(place)


def _go_on(scene: Scene) -> None:
    """Require progress while a majority of the table's machines is left; without one nothing more happens."""
    world, watch = scene.world, scene.watch
    steps, since = watch.steps, world.time.now
    end = world.time.now + MOST_S
    could_go_on_at = world.time.now
    while world.time.now < min(end, could_go_on_at + PATIENCE_S) and not _is_over(scene):
        world.run(1.0)
        can_go_on = _can_go_on(scene)
        could_go_on_at = world.time.now if can_go_on else could_go_on_at
        if watch.steps != steps or not can_go_on:
            steps, since = watch.steps, world.time.now
        if world.time.now - since > PROGRESS_S + PATIENCE_S + STUCK_S:
            phases = [phase(machine.session).value for machine in world.machines]
            msg = f"I10: the table stands still: {', '.join(phases)}"
            raise ViolationError(msg)


def _is_over(scene: Scene) -> bool:
    """Return whether the match is over for everybody who is there and keeps the protocol."""
    return not scene.expected and all(
        phase(machine.session) is TablePhase.ENDED
        for place, machine in enumerate(scene.world.machines)
        if machine.is_up and place not in scene.watch.unreliable
    )


def _can_go_on(scene: Scene) -> bool:
    """Return whether the honest machines that run are enough to go on, and none of them has stopped.

    They must be a majority of the table they play at, and of the table of the last finished round; a round
    in which too few of them still take part is void then. A table at which no round was finished does not
    count when the next is agreed on (`net.table.values.agreement.has_majority`). A coordinator that breaks
    the protocol may begin no further round, pause for a while, or lead some machines elsewhere:
    their people see that, and leave it. A machine that follows it plays its round to the end with the others
    at its table, but agrees with them on no other round.
    """
    faulty = {scene.world.machines[place].key for place in scene.watch.unreliable}
    honest = [
        machine
        for place, machine in enumerate(scene.world.machines)
        if machine.runs
        and place not in scene.watch.unreliable
        and phase(machine.session) is not TablePhase.ENDED
    ]
    if any(machine.session.status.paused_by is not None for machine in honest):
        return False
    insides = {machine.key: inside(machine.session) for machine in honest}
    led = {key for key, now in insides.items() if now.coordinator in faulty}
    for machine in honest:
        now = insides[machine.key]
        tables = [
            {known.sign_key for known in table.machines}
            for table in (now.table, now.base)
            if table is not None
        ]
        if now.base is not None:
            tables[-1] -= now.not_needed
        is_between = phase(machine.session) is TablePhase.BETWEEN
        if (is_between and machine.key in led) or not now.is_ours:  # who only watches lets nothing go on
            continue
        with_it = {
            key
            for key, other in insides.items()
            if (other.is_at(now.table) and not is_between) or not {key, machine.key} & led
        }
        if all(2 * len(with_it & machines) > len(machines) for machines in tables):
            return True
    return False
