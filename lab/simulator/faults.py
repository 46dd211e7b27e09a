"""What may go wrong in a simulation: each fault by its name, planned by chance over a stretch of time."""

import math
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from types import MappingProxyType

from lab.cheating.cheat import Cheat
from lab.simulator.cheats import (
    CheatingMachine,
    Forgetter,
    Framer,
    Refuser,
    Restarter,
    TwoAnswers,
    TwoStories,
    session_cheats,
)
from lab.simulator.floods import FLOODS, flood, sends
from lab.simulator.hostile import Hostile
from lab.simulator.invariants import Watch
from lab.simulator.lies import LIES, Liar
from lab.simulator.looking import phase
from lab.simulator.refusing import RefusingDisk
from lab.simulator.world import BEGINS_S, World
from net.deal.steps.table_of_steps import LOGIC
from net.match.status import TablePhase
from net.table.interface.commands import LeaveTable
from net.table.interface.effects import Send
from net.table.session import Session
from net.table.values.memory import company_of
from net.wire.codec import decode
from net.wire.table import NoteFrame

SHORT_S = (0.5, 12.0)
LONG_S = (35.0, 60.0)
FOREVER_S = (130.0, 200.0)
"""Longer than anybody remembers a machine that nobody hears."""
KILLED = {"stays away": 2, "forgets": 1, "remembers": 2}
"""What becomes of those that are killed, each as often as it says."""
LAST_EFFECTS = 8
"""What is killed may be in the middle of storing and sending as much."""
COMES_BACK_S = (0.5, 40.0)
CURRENT_LASTS_S = 0.02
"""Between the first program that the power cut ends and the last."""
LOST = (1, 3, 10, 40)
"""A lying disk loses at most so many entries, half of them messages; a round has some hundreds."""
TRIES_EVERY_S = 5.0
MISCHIEF_S = (0.05, 1.5)
MOST_NOTES = 200
MOST_STRANGERS = 3
FLOODED = (60, 300, 600)
AT_ONCE, EVERY_S = 60, 0.2
"""How much of a flood is sent at once, and how soon more of it."""


@dataclass
class Scene:
    """A simulated table and what is wrong with it.

    Attributes:
        world: the machines and their network.
        watch: what must hold.
        chance: what happens, and when.
        until: when all faults end.
        players: places of the machines that were there from the beginning.
        cheats: machines that cheat.
        expected: places of machines that are down and about to be started again.
        happened: each fault that has happened, with its time: for people.
    """

    world: World
    watch: Watch
    chance: random.Random
    until: float
    players: int
    cheats: list[CheatingMachine] = field(default_factory=list)
    expected: set[int] = field(default_factory=set)
    happened: list[str] = field(default_factory=list)

    def later(self, delay_s: float, action: Callable[[], None]) -> None:
        """Do something after a while, unless all faults have ended by then."""
        self.world.time.later(delay_s, lambda: action() if self.world.time.now < self.until else None)

    def tell(self, what: str) -> None:
        """Keep what has happened."""
        self.happened.append(f"{self.world.time.now - BEGINS_S:8.3f} {what}")

    def any_place(self) -> int:
        """Return one of the players."""
        return self.chance.randrange(self.players)

    def any_pair(self) -> tuple[int, int]:
        """Return two of the players."""
        one, other = self.chance.sample(range(self.players), 2)
        return one, other

    def span_s(self) -> float:
        """Return how long something lasts."""
        return self.chance.uniform(*self.chance.choices((SHORT_S, LONG_S, FOREVER_S), (6, 3, 1))[0])

    def cut(self, pairs: set[tuple[int, int]]) -> None:
        """Let nothing pass from the first to the second of each pair for a while."""
        world = self.world
        cut = pairs - world.network.cuts
        world.network.cuts |= cut
        self.tell(f"cut {sorted(cut)}")

        def heal() -> None:
            world.network.cuts -= cut
            self.tell(f"healed {sorted(cut)}")

        self.later(self.span_s(), heal)

    @property
    def is_playing(self) -> bool:
        """Whether the match has begun for somebody."""
        begun = {
            TablePhase.DEALING,
            TablePhase.PLAYING,
            TablePhase.AUDITING,
            TablePhase.BETWEEN,
            TablePhase.WAITING,
        }
        return any(phase(machine.session) in begun for machine in self.world.machines if machine.runs)


def _break(scene: Scene) -> None:
    """A link is reset."""
    pair = scene.any_pair()
    scene.tell(f"reset {pair}")
    scene.world.network.break_links(*pair)


def _break_all(scene: Scene) -> None:
    """All links are reset at once."""
    scene.tell("reset all")
    for one in range(scene.players):
        for other in range(one):
            scene.world.network.break_links(one, other)


def _delay(scene: Scene) -> None:
    """Frames from one machine to another are delayed, each differently, so that links overtake each other."""
    pair, least = scene.any_pair(), scene.chance.choice((0.0, 0.05, 0.4))
    lag = least, least + scene.chance.choice((0.05, 0.5, 1.9))
    scene.world.network.lags[pair] = lag
    scene.tell(f"lag {pair} {lag}")
    scene.later(scene.span_s(), lambda: scene.world.network.lags.pop(pair, None) and None)


def _partition(scene: Scene) -> None:
    """The machines fall into two groups that do not hear each other."""
    group = set(scene.chance.sample(range(scene.players), scene.chance.randrange(1, scene.players)))
    rest = set(range(len(scene.world.machines))) - group
    scene.cut({(a, b) for a in group for b in rest} | {(b, a) for a in group for b in rest})


def _one_way(scene: Scene) -> None:
    """A machine hears the others but is not heard, or the reverse; perhaps only with one of them."""
    place, is_deaf = scene.any_place(), scene.chance.random() < 0.5
    others = set(range(scene.players)) - {place}
    if scene.chance.random() < 0.5:
        others = {scene.chance.choice(sorted(others))}
    scene.cut({(other, place) if is_deaf else (place, other) for other in others})


def _bridge(scene: Scene) -> None:
    """A machine, most often the host, reaches only one of the others."""
    place = 0 if scene.chance.random() < 0.7 else scene.any_place()
    lost = set(range(scene.players)) - {place}
    lost -= {scene.chance.choice(sorted(lost))}
    scene.cut({(place, other) for other in lost} | {(other, place) for other in lost})


def _kill(scene: Scene) -> None:
    """A program is killed while it works; it may start again with its keys, with or without its disk."""
    place, chance = scene.any_place(), scene.chance
    machine = scene.world.machines[place]
    if not machine.is_up:
        return
    (fate,) = chance.choices(list(KILLED), list(KILLED.values()))
    scene.tell(f"kill {place}, which {fate}")
    if fate == "forgets":
        scene.watch.forgetful.add(place)
    machine.last_effects = chance.randrange(LAST_EFFECTS)
    if fate != "stays away":
        remembers = fate == "remembers"
        scene.world.time.later(
            chance.uniform(*COMES_BACK_S), lambda: _come_back(scene, place, remembers=remembers)
        )


def _power_cut(scene: Scene) -> None:
    """All programs are killed at once, while they work; disks may lose what they were not told to keep."""
    scene.tell("power cut")
    _cut_power(scene, {})


def _lying_disk(scene: Scene) -> None:
    """A power cut at which some disks also lied: they lose the last entries they confirmed, up to a hand."""
    chance = scene.chance
    liars = chance.sample(range(scene.players), chance.randrange(1, scene.players + 1))
    lost = {place: chance.randint(1, chance.choice(LOST)) for place in sorted(liars)}
    scene.tell(f"power cut, disks lose {lost}")
    scene.watch.forgetful |= set(lost)
    _cut_power(scene, lost)


def _cut_power(scene: Scene, lost: Mapping[int, int]) -> None:
    """End the programs of all; each is started again with what it has stored.

    Args:
        scene: where.
        lost: how many entries that it was told to take a disk loses, by place.
    """
    world, chance = scene.world, scene.chance
    for place in range(scene.players):
        machine = world.machines[place]
        if not machine.is_up:
            continue
        die = partial(_die, world, place, machine.session, lost.get(place, 0))
        if chance.random() < 0.5:
            die()
        else:
            machine.last_effects = chance.randrange(LAST_EFFECTS)
            world.time.later(CURRENT_LASTS_S, die)
        scene.expected.add(place)
        pause_s = CURRENT_LASTS_S + chance.uniform(*COMES_BACK_S)
        world.time.later(pause_s, partial(_come_back, scene, place, remembers=True, brings_back=True))


def _die(world: World, place: int, session: Session, lost: int) -> None:
    """End a program, if it is still that one, and let its disk lose what it loses."""
    machine = world.machines[place]
    if machine.session is session:
        if machine.is_up:
            world.kill(place)
        machine.disk.lose_power(random.Random(f"{place} {world.time.now}"), lost=lost)


def _come_back(scene: Scene, place: int, *, remembers: bool, brings_back: bool = False) -> None:
    """Let a person start a program again, and try until there is a table to join, or to bring back."""
    world, machine = scene.world, scene.world.machines[place]
    if remembers and machine.key in scene.watch.left:  # it stores nothing of a table it has left
        scene.expected.discard(place)
        return
    coordinator = world.coordinator
    is_alone = brings_back and coordinator is None and not machine.is_up
    if is_alone and machine.disk.head is not None and company_of(machine.disk.head) is not None:
        scene.tell(f"restart {place}, alone")
        scene.expected.discard(place)
        world.restart(place, via=None)
        return
    if coordinator not in {None, place} and (not machine.is_up or phase(machine.session) is TablePhase.ENDED):
        scene.tell(f"restart {place}")
        scene.watch.back |= scene.watch.left & {machine.key}
        if not remembers or machine.disk.head is None:
            scene.watch.forgetful.add(place)
        machine.effects.clear()
        machine.is_up = True
        scene.expected.discard(place)
        world.restart(place, via=coordinator or 0, remembers=remembers)
    if world.time.now >= scene.until:
        scene.expected.discard(place)
    else:
        again = partial(_come_back, scene, place, remembers=remembers, brings_back=brings_back)
        world.time.later(TRIES_EVERY_S, again)


def _full_disk(scene: Scene) -> None:
    """A disk takes nothing more for a while."""
    place = scene.any_place()
    disk = scene.world.machines[place].disk
    disk.is_full = True
    scene.tell(f"disk of {place} is full")
    scene.later(scene.span_s(), lambda: setattr(disk, "is_full", False))


def _refusing_disk(scene: Scene) -> None:
    """A disk refuses some calls of a journal, once or for a while; often its program is killed meanwhile."""
    place, chance = scene.any_place(), scene.chance
    disk = scene.world.machines[place].disk
    if not isinstance(disk, RefusingDisk):
        return
    scene.tell(f"disk of {place} refuses {disk.refuser.order(chance)}")
    scene.later(scene.span_s(), lambda: setattr(disk.refuser, "times", 0))
    if chance.random() < 0.7:
        machine = scene.world.machines[place]
        scene.later(chance.uniform(*SHORT_S), partial(_kill_one, scene, place, machine.session))


def _kill_one(scene: Scene, place: int, session: Session) -> None:
    """End a program, if it is still that one; it is started again with what its disk has."""
    machine = scene.world.machines[place]
    if not machine.is_up or machine.session is not session:
        return
    scene.tell(f"kill {place}")
    machine.last_effects = scene.chance.randrange(LAST_EFFECTS)
    scene.world.time.later(
        scene.chance.uniform(*COMES_BACK_S), partial(_come_back, scene, place, remembers=True)
    )


def _clock(scene: Scene) -> None:
    """A machine's clock runs too fast or too slow."""
    place = scene.any_place()
    clock = scene.world.machines[place].clock
    rate = scene.chance.choice((0.9, 0.999, 1.001, 1.1))
    clock.set_rate(rate, scene.world.time.now)
    scene.tell(f"clock of {place} at {rate}")


def _jump(scene: Scene) -> None:
    """A machine's clock jumps ahead, as after sleep that nobody noticed."""
    place = scene.any_place()
    ahead_s = scene.chance.choice((1.0, 30.0, 3600.0))
    scene.world.machines[place].clock.offset += ahead_s
    scene.tell(f"clock of {place} jumps by {ahead_s}")


def _sleep(scene: Scene) -> None:
    """A machine sleeps; its links stay open as long as the others bear with it."""
    place = scene.any_place()
    machine = scene.world.machines[place]
    if not machine.runs:
        return
    machine.is_asleep = True
    scene.tell(f"sleep {place}")

    def wake() -> None:
        if machine.is_asleep and machine.is_up:
            scene.tell(f"wake {place}")
            scene.world.wake(place)

    scene.later(scene.span_s(), wake)


def _slow(scene: Scene) -> None:
    """A machine takes long to handle each frame."""
    place, slowness_s = scene.any_place(), scene.chance.choice((0.02, 0.1, 0.5))
    machine = scene.world.machines[place]
    machine.slowness_s = slowness_s
    scene.tell(f"slow {place} {slowness_s}")
    scene.later(scene.span_s(), lambda: setattr(machine, "slowness_s", 0.0))


def _silent_person(scene: Scene) -> None:
    """A person goes for tea and answers nothing."""
    place = scene.any_place()
    machine = scene.world.machines[place]
    answers, machine.plays, machine.is_ready = machine.plays, None, False
    scene.tell(f"tea {place}")

    def back() -> None:
        machine.plays, machine.is_ready = answers or machine.plays, True
        scene.world.look(place)

    scene.world.time.later(scene.chance.uniform(*LONG_S), back)


def _leave(scene: Scene) -> None:
    """A person leaves in good order, and may think better of it."""
    place, chance = scene.any_place(), scene.chance
    machine = scene.world.machines[place]
    if machine.runs and scene.is_playing:
        scene.tell(f"leave {place}")
        scene.watch.left.add(machine.key)
        scene.watch.back.discard(machine.key)
        scene.watch.forgetful.add(place)
        scene.world.command(machine, LeaveTable())
        if chance.random() < 0.5:
            regrets_in_s = chance.uniform(*COMES_BACK_S)
            scene.world.time.later(regrets_in_s, lambda: _come_back(scene, place, remembers=False))


def _cheat(scene: Scene) -> None:
    """A machine cheats at dealing or at play."""
    if scene.cheats:
        return
    place, players = scene.any_place(), scene.players
    simple: list[Callable[[], Cheat]] = [*session_cheats(players)]
    two_faced: list[Callable[[], Cheat]] = [partial(TwoStories, kind) for kind in LOGIC]
    two_faced += [partial(Forgetter, kind) for kind in LOGIC]
    two_faced += [TwoAnswers, Framer, Refuser, Restarter] * 3
    cheat = scene.chance.choice(simple if scene.chance.random() < 0.5 else two_faced)()
    scene.tell(f"{place} cheats: {cheat.name}")
    scene.watch.faulty.add(place)
    scene.cheats.append(CheatingMachine(scene.world, place, cheat))


def _be_hostile(scene: Scene) -> None:
    """One of the machines sends what must not be sent, between honest frames."""
    place = scene.any_place()
    scene.watch.faulty.add(place)
    scene.tell(f"hostile {place}")
    hostile(scene.world, place, scene.chance.random(), until=scene.until)


def _flood(scene: Scene) -> None:
    """One of the machines sends the others many things that it signs, to each in another order."""
    place, chance, world = scene.any_place(), scene.chance, scene.world
    machine, name = world.machines[place], chance.choice(sorted(FLOODS))
    frames = flood(name, machine, chance.choice(FLOODED), chance) if machine.runs else []
    if not frames:
        return
    scene.watch.faulty.add(place)
    scene.tell(f"{place} floods: {name}, {len(frames)}")
    for other in range(scene.players):
        order = frames[:2] + chance.sample(frames[2:], max(0, len(frames) - 2))
        for first in range(0, len(order), AT_ONCE):
            later = partial(_send_all, world, (place, other), order[first : first + AT_ONCE])
            scene.later(first / AT_ONCE * EVERY_S, later)


def _send_all(world: World, way: tuple[int, int], frames: list[tuple[str, bytes]]) -> None:
    place, other = way
    ends = [end for end in world.machines[place].ends.values() if end.other and end.other.machine == other]
    for end in ends[:1]:
        for send in sends(frames, end.number):
            world.network.send(place, send)


def _lie(scene: Scene) -> None:
    """One of the machines says what is not so, to all or to some, of who is there and what comes next."""
    place, chance, world = scene.any_place(), random.Random(scene.chance.random()), scene.world
    liar = Liar(world.machines[place], chance)
    scene.watch.faulty.add(place)
    scene.tell(f"{place} lies")

    def tell() -> None:
        if world.time.now >= scene.until:
            return
        name = chance.choice(sorted(LIES))
        sends, is_to_all = liar.frames(name) if liar.machine.runs else [], chance.random() < 1 / 2
        for end in list(liar.machine.ends.values()):
            for send in sends if is_to_all or chance.random() < 1 / 2 else ():
                world.network.send(place, replace(send, link=end.number))
        world.time.later(chance.uniform(*MISCHIEF_S), tell)

    tell()


def _stranger(scene: Scene) -> None:
    """Somebody who is not at the table opens a link, and sends what must not be sent."""
    world = scene.world
    if len(world.machines) >= scene.players + MOST_STRANGERS:
        return
    place = len(world.machines)
    scene.watch.faulty.add(place)
    scene.tell(f"stranger {place}")
    world.guest(number=40 + place, name=f"X{place}", wants_seat=scene.chance.random() < 0.5)
    is_mute = scene.chance.random() < 0.5
    hostile(world, place, scene.chance.random(), until=scene.until, is_mute=is_mute)


def hostile(world: World, place: int, seed: float, *, until: float = math.inf, is_mute: bool = False) -> None:
    """Let a machine send what must not be sent, over any of its links.

    Args:
        world: the machines.
        place: which of them.
        seed: of what it does.
        until: when it stops.
        is_mute: whether it sends nothing else.
    """
    machine, chance = world.machines[place], random.Random(seed)
    source = Hostile(machine.identity, chance)

    def spoil(_receiver: int, send: Send) -> tuple[Send, ...]:
        frame = decode(NoteFrame, send.body) if send.kind == "NOTE" else None
        if frame is not None and len(source.notes) < MOST_NOTES:
            source.notes.append(frame.raw)
        return () if is_mute else (send,)

    def act() -> None:
        if not machine.is_up or world.time.now >= until:
            return
        source.heard = list(world.carried)[-MOST_NOTES:]
        if machine.ends:
            for send in source.frames(chance.choice(sorted(machine.ends))):
                world.network.send(place, send)
        else:
            world.network.connect(
                place, chance.choice([other for other in range(len(world.machines)) if other != place])
            )
        world.time.later(chance.uniform(*MISCHIEF_S), act)

    machine.spoil = spoil
    act()


FAULTS: Mapping[str, Callable[[Scene], None]] = MappingProxyType(
    {
        "break": _break,
        "break-all": _break_all,
        "delay": _delay,
        "partition": _partition,
        "one-way": _one_way,
        "bridge": _bridge,
        "kill": _kill,
        "power-cut": _power_cut,
        "lying-disk": _lying_disk,
        "full-disk": _full_disk,
        "refusing-disk": _refusing_disk,
        "clock": _clock,
        "jump": _jump,
        "sleep": _sleep,
        "slow": _slow,
        "tea": _silent_person,
        "leave": _leave,
        "cheat": _cheat,
        "hostile": _be_hostile,
        "flood": _flood,
        "lie": _lie,
        "stranger": _stranger,
    }
)
"""Every fault by its name; its docstring says what it is."""
