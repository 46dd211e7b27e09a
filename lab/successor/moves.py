"""The moves of a walk: what honest machines do, what links and disks do, and what liars say."""

from itertools import combinations

from lab.successor.liar import Liar
from lab.successor.words import PLAIN, REMOVED, SILENT, TABLE, Machine, Successor, Word
from lab.successor.world import Path, World


class Walk:
    """Moves in a world by chance."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.liar = Liar(world)
        rng = world.rng
        self.views = 3 + (world.setting.machines > 3)
        self.lies, self.floods = rng.choice((0.1, 0.25, 0.4)), rng.choice((0.01, 0.05, 0.2))
        self.leaves, self.removes = rng.random() < 0.5, rng.random() < 0.7

    def step(self) -> None:
        """Let something happen."""
        world, rng, chance = self.world, self.world.rng, self.world.rng.random()
        machine = rng.choice(world.honest)
        if chance < 0.02:
            self._turn_links()
        elif chance < 0.03:
            world.asleep ^= {machine}
        elif chance < 0.035 and world.restores_left > 0:
            world.restore(machine)
        elif chance < 0.035 + self.lies and world.setting.liars:
            self.liar.lie_to(machine, self.views)
        elif chance < 0.035 + self.lies + self.floods:
            world.flood(machine)
        elif machine not in world.asleep:
            self._act(machine)

    def _turn_links(self) -> None:
        world, rng = self.world, self.world.rng
        if rng.random() < 0.4:
            world.links = {frozenset(pair) for pair in combinations(world.honest, 2)}
        elif len(world.honest) > 1:
            world.links ^= {frozenset(rng.sample(world.honest, 2))}

    def _act(self, machine: Machine) -> None:
        world, rng = self.world, self.world.rng
        if world.runs[machine] and rng.random() < 0.9:
            world.flood(machine)  # it listens before it speaks
        path = world.path_of(machine)
        if path and rng.random() < 0.25:  # it may still speak at a table that it has left behind
            path = path[: rng.randrange(len(path) + 1)]
        if machine not in world.roster(path):
            self._watch(machine, path)
        elif not (rng.random() < 0.6 and self.lead_on(machine, path)):
            self._do_anything(machine, path)

    def _watch(self, machine: Machine, path: Path) -> None:
        world = self.world
        memory = world.memory(machine, path)
        if memory.began is None and world.rng.random() < 0.3:
            world.put(path, memory.ask_in())
        elif not self._begin(machine, path):
            world.flood(machine)

    def _begin(self, machine: Machine, path: Path) -> bool:
        world = self.world
        choice = next(world.may_begin(machine, path), None)
        if choice is not None and len(path) < world.setting.tables:
            world.begin(machine, path, choice)
            return True
        return False

    def votable(self, machine: Machine, path: Path) -> list[Word]:
        """Return the TABLEs that a machine may vote for."""
        world = self.world
        memory, rules = world.memory(machine, path), world.rules(path)
        found = [word for word in memory.pool if word.kind == TABLE and memory.may_vote(word, rules)]
        return sorted(found, key=repr)

    def lead_on(self, machine: Machine, path: Path) -> bool:
        """Do what leads on at once, if anything does."""
        world, rng = self.world, self.world.rng
        if self._begin(machine, path):
            return True
        memory, tables = world.memory(machine, path), self.votable(machine, path)
        if tables:
            world.put(path, memory.vote(rng.choice(tables)))
            return True
        if not memory.view and not memory.left and rng.random() < 0.7:
            world.put(path, memory.enter(1))
            return True
        return bool(memory.view) and rng.random() < 0.5 and self.propose(machine, path)

    def propose(self, machine: Machine, path: Path, own: Successor = PLAIN) -> bool:
        """Let a machine propose, if it can."""
        world = self.world
        after = world.memory(machine, path).propose(world.rules(path), own)
        if after is None:
            return False
        word = next(
            word
            for word in after.pool
            if word.kind == TABLE and word.view == after.view and word.author == machine
        )
        world.chosen_removals.add((path, word.table))
        world.put(path, after)
        return True

    def _do_anything(self, machine: Machine, path: Path) -> None:
        chance = self.world.rng.random()
        memory = self.world.memory(machine, path)
        if chance < 0.1:
            self._end_round(machine, path)
        elif chance < 0.25:
            self._enter(machine, path)
        elif chance < 0.45:
            self.propose(machine, path, self._wished(machine, path))
        elif chance < 0.7:
            tables = self.votable(machine, path)
            if tables:
                self.world.put(path, memory.vote(self.world.rng.choice(tables)))
        elif chance < 0.9:
            self._begin(machine, path)
        elif not memory.left:
            self._give_up(machine, path, is_leaving=chance > 0.95)

    def _enter(self, machine: Machine, path: Path) -> None:
        memory = self.world.memory(machine, path)
        view = memory.view + 1
        is_due = view == 1 or self.world.rng.random() < 0.4
        if view <= self.views and not memory.left and is_due:
            self.world.put(path, memory.enter(view))

    def _give_up(self, machine: Machine, path: Path, *, is_leaving: bool) -> None:
        world, memory = self.world, self.world.memory(machine, path)
        others = world.company(machine) - world.setting.liars
        away = [m for m in world.roster(path) if m != machine and m not in others]
        if is_leaving:
            if self.leaves and memory.began is None and world.rng.random() < 0.15:
                world.put(path, memory.leave())
        elif away:
            world.put(path, memory.wait_out(world.rng.choice(away)))

    def _end_round(self, machine: Machine, path: Path) -> None:
        world = self.world
        memory, roster = world.memory(machine, path), world.roster(path)
        if memory.view or memory.left or memory.ended or world.path_of(machine) != path:
            return
        here = [
            one
            for one in world.company(machine)
            if one in roster and world.path_of(one) == path and not world.memory(one, path).view
        ]
        if 2 * (len(here) + len(world.setting.liars & set(roster))) > len(roster):
            world.put(path, memory.end())

    def _wished(self, machine: Machine, path: Path) -> Successor:
        world, rng = self.world, self.world.rng
        roster, memory = world.roster(path), world.memory(machine, path)
        rules = world.rules(path)
        facts, gone = rules.facts(memory.pool), dict[Machine, str]()
        if self.removes and memory.view == 1 and rng.random() < 0.3:
            gone |= dict.fromkeys([m for m in roster if m != machine and rng.random() < 0.4][:1], REMOVED)
        counted = rules.counted(memory.pool, memory.view)
        silent = [m for m in facts.outs if m in roster and rules.is_waited_out(facts.outs[m], counted - {m})]
        gone |= {m: SILENT for m in silent if rng.random() < 0.7}
        joins = tuple(sorted(m for m in facts.joins if rng.random() < 0.7))
        return PLAIN._replace(gone=tuple(sorted(gone.items())), joins=joins)
