"""Honest machines in a world of cuts, crashes and liars: what they come to, and what must never be.

A cut link carries nothing. Machines that are linked, through honest ones, hear each other: when the show time
has passed each holds what the others held. Timers may run out at any moment. A restored machine goes back to
an earlier disk, in a new run. A path names a table: the successors chosen from the first table on.
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from lab.successor.memory import Memory
from lab.successor.rules import Facts, Rules
from lab.successor.words import (
    EXCLUDED,
    JOIN,
    LEAVE,
    OUT,
    REMOVED,
    SILENT,
    TABLE,
    Choice,
    Machine,
    Pool,
    Successor,
    Word,
    kept,
    shown_by,
)

Path = tuple[Successor, ...]
FIRST: Path = ()
"""The table that a walk begins at."""

ALLOWED = "(allowed) "
"""Begins the name of an outcome that the rule cannot prevent."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The setting of a walk.

    Attributes:
        machines: at the first table.
        liars: which machines sign and pass on whatever they like.
        newcomers: how many more machines want to be let in; their numbers follow.
        restores: how many disks may be restored.
        is_slow: whether the show time may be too short.
        tables: how many tables in a row are looked at.
        rules: the rules, or rules of which one is broken.
    """

    machines: int
    liars: frozenset[Machine] = frozenset()
    newcomers: int = 0
    restores: int = 0
    is_slow: bool = False
    tables: int = 1
    rules: type[Rules] = Rules


@dataclass
class World:
    """A walk.

    Attributes:
        setting: what it was given.
        rng: its chance.
        memories: of each honest machine, by table.
        links: the pairs of honest machines that are linked.
        asleep: the machines that do not run.
        said: all that honest machines have signed, by table.
        found: the outcomes, counted.
        log: what happened, for a person who reads a walk in a debugger.
    """

    setting: Setting
    rng: random.Random
    memories: dict[Machine, dict[Path, Memory]] = field(default_factory=dict)
    links: set[frozenset[Machine]] = field(default_factory=set)
    asleep: set[Machine] = field(default_factory=set)
    said: dict[Path, set[Word]] = field(default_factory=dict)
    found: Counter[str] = field(default_factory=Counter)
    log: list[tuple[object, ...]] = field(default_factory=list)
    disks: dict[Machine, list[dict[Path, Memory]]] = field(default_factory=dict)
    restored: set[Machine] = field(default_factory=set)
    chosen_removals: set[tuple[Path, Successor]] = field(default_factory=set)
    is_apart: bool = False
    runs: dict[Machine, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Begin at the first table, in one group or in two."""
        setting, rng = self.setting, self.rng
        self.everyone = range(setting.machines + setting.newcomers)
        self.honest = tuple(machine for machine in self.everyone if machine not in setting.liars)
        self._rules: dict[tuple[Machine, ...], Rules] = _RULES.setdefault(setting.rules, {})
        self.memories = {machine: {FIRST: Memory(machine)} for machine in self.honest}
        self.disks = {machine: [dict(self.memories[machine])] for machine in self.honest}
        self.runs = dict.fromkeys(self.honest, 0)
        is_parted = rng.random() < 0.6
        side = {machine: is_parted and rng.random() < 0.5 for machine in self.honest}
        pairs = combinations(self.honest, 2)
        self.links = {frozenset((one, other)) for one, other in pairs if side[one] == side[other]}
        self.restores_left = setting.restores

    # Who is where.

    def roster(self, path: Path) -> tuple[Machine, ...]:
        """Return the machines of a table, in their order."""
        machines = tuple(range(self.setting.machines))
        for table in path:
            machines = (*(one for one in machines if one not in table.lacking), *table.joins)
        return machines

    def rules(self, path: Path) -> Rules:
        """Return the rules for a table."""
        roster = self.roster(path)
        if roster not in self._rules:
            self._rules[roster] = self.setting.rules(roster)
        return self._rules[roster]

    def path_of(self, machine: Machine) -> Path:
        """Return the table at which a machine is, or which it watches."""
        path, memories = FIRST, self.memories[machine]
        while (began := memories[path].began) is not None:
            path = (*path, began[1])
        return path

    def memory(self, machine: Machine, path: Path) -> Memory:
        """Return what a machine remembers of a table."""
        return self.memories[machine].get(path) or Memory(machine, self.runs[machine])

    def company(self, machine: Machine) -> set[Machine]:
        """Return the machines that hear each other with this one."""
        if machine in self.asleep:
            return {machine}
        found, new = {machine}, [machine]
        while new:
            at = new.pop()
            near = (one for one in self.honest if frozenset((at, one)) in self.links)
            for other in near:
                if other not in found and other not in self.asleep:
                    found.add(other)
                    new.append(other)
        return found

    def is_beyond(self, path: Path) -> bool:
        """Return whether liars are so many at a table that nothing is promised there."""
        roster = self.roster(path)
        return 2 * len(self.setting.liars & set(roster)) >= len(roster) or (
            len(path) > 0 and self.is_beyond(path[:-1])
        )

    # What changes.

    def put(self, path: Path, memory: Memory) -> None:
        """Let a machine's memory of a table change; its new words are signed."""
        machine = memory.me
        before = self.memory(machine, path).pool
        new = {word for word in memory.pool - before if word.author == machine}
        self.memories[machine][path] = memory
        self.said.setdefault(path, set()).update(new)
        self.log += [(machine, "says", len(path), word) for word in new]
        if self.rng.random() < 0.1:
            self.disks[machine].append(dict(self.memories[machine]))
        if new and self.rules(path).facts(frozenset(self.said[path])).proven & set(self.honest):
            self.found["an honest machine is accused"] += 1

    def hear(self, machine: Machine, path: Path, words: Pool) -> None:
        """Let a machine hear words of a table, from honest machines or a liar."""
        memory = self.memory(machine, path)
        words = words.union(*(word.on for word in words if word.kind == TABLE))
        heard = memory._replace(pool=kept(memory.pool, words)).recalling()
        self.memories[machine][path] = heard

    def has_counted(self, machine: Machine, path: Path) -> bool:
        """Return whether a round at a table counts for a machine."""
        return self.rules(path).has_counted(self.memory(machine, path).pool)

    def is_split(self, memory: Memory, path: Path, pool: Pool) -> bool:
        """Return whether a machine stays at a successor that is passed by: a round counts there (rule 10)."""
        if memory.began is None or not self.has_counted(memory.me, (*path, memory.began[1])):
            return False
        return self.rules(path).is_passed_by(memory.began, pool)

    def flood(self, machine: Machine) -> None:
        """Let all that hear each other with a machine hold the same, of every table (rules 1 and 12)."""
        group = self.company(machine)
        paths = {path for one in group for path in self.memories[one]}
        for path in paths:
            pool = frozenset[Word]().union(*(self.memory(one, path).pool for one in group))
            for one in group:
                self.hear(one, path, pool)
        for one in group:
            self.let_go(one)

    def let_go(self, machine: Machine) -> None:
        """Let a machine give up the successors that are passed by (rule 10)."""
        memories = dict(self.memories[machine])
        for path, memory in memories.items():
            if memory.began is None:
                continue
            counted = self.has_counted(machine, (*path, memory.began[1]))
            after = memory.letting_go(self.rules(path), has_counted=counted)
            if after.began is None:
                self.log.append((machine, "lets go", len(path), memory.began))
            self.memories[machine][path] = after

    def may_begin(self, machine: Machine, path: Path) -> Iterator[Choice]:
        """Yield what a machine may begin; it has been shown to all that hear each other (rule 8)."""
        memory = self.memory(machine, path)
        if memory.left or memory.began is not None:
            return
        choices, shown = list(self.rules(path).may_begin(memory.pool)), shown_by(memory.pool)
        is_shown = self.setting.is_slow or all(
            shown_by(self.memory(other, path).pool) == shown for other in self.company(machine)
        )
        if is_shown:
            yield from choices

    def begin(self, machine: Machine, path: Path, choice: Choice) -> None:
        """Let a machine begin a successor, or watch it, and look at what that leads to."""
        memory = self.memory(machine, path)
        self.log.append((machine, "begins", len(path), choice))
        self.memories[machine][path] = memory._replace(began=choice)
        after = (*path, choice[1])
        self.memories[machine].setdefault(after, Memory(machine, self.runs[machine]))
        counted = self.has_counted(machine, after)
        if memory._replace(began=choice).letting_go(self.rules(path), has_counted=counted).began is None:
            self._note("a machine begins what it must let go at once", path)
        if self.rng.random() < 0.5:
            self.disks[machine].append(dict(self.memories[machine]))
        self._check_presence(machine, path, choice[1])
        for other in self.honest:
            self._check_fork(machine, other, path, choice)
        self._check_rounds(path)

    def restore(self, machine: Machine) -> None:
        """Let a machine go back to an earlier disk, in a new run."""
        self.restored.add(machine)
        self.restores_left -= 1
        self.runs[machine] += 1
        old = self.rng.choice(self.disks[machine])
        self.memories[machine] = {path: memory.restored(self.runs[machine]) for path, memory in old.items()}

    # What must never be.

    def _note(self, outcome: str, path: Path) -> None:
        if self.is_beyond(path):
            outcome = f"{ALLOWED}where liars are too many: {outcome}"
        self.found[outcome] += 1

    def _check_presence(self, machine: Machine, path: Path, table: Successor) -> None:
        outs = {(word.author, word.about) for word in self.said.get(path, ()) if word.kind == OUT}
        for lost, why in table.gone:
            if lost in self.setting.liars:
                continue
            if why == EXCLUDED and lost not in self.restored:
                self._note("an honest machine is excluded", path)
            if why == REMOVED and not self._is_chosen(path, table):
                self._note("a machine is removed, and no coordinator chose that", path)
            is_asked = why == SILENT and lost != machine and machine in self.roster(path)
            if is_asked and (machine, lost) not in outs:
                self._note("an honest machine is left out by others than all", path)
        asking = {word.author for word in self.said.get(path, ()) if word.kind == JOIN}
        if set(table.joins) - asking - self.setting.liars:
            self._note("a machine is at a table that it did not ask for", path)

    def _is_chosen(self, path: Path, table: Successor) -> bool:
        roster, untrue = self.roster(path), self.setting.liars | self.restored
        if table.maker in untrue or (path, table) in self.chosen_removals:
            left = {word.author for word in self.said.get(path, ()) if word.kind == LEAVE}
            return set(roster[: roster.index(table.maker)]) <= left | untrue
        return False

    def _shown(self, one: Machine, other: Machine, path: Path) -> Facts:
        return self.rules(path).facts(self.memory(one, path).pool | self.memory(other, path).pool)

    def _check_fork(self, machine: Machine, other: Machine, path: Path, choice: Choice) -> None:
        memory = self.memory(other, path)
        if other == machine or memory.began is None or memory.began[1] == choice[1]:
            return
        self.is_apart = True
        facts = self._shown(machine, other, path)
        both = self.memory(machine, path).pool | memory.pool
        is_heard = other in self.company(machine)
        has_contradiction = bool(facts.proven & self.setting.liars) or bool(facts.forgot)
        if is_heard and self.is_split(memory, path, both):
            outcome = "a match that is split by a round which has counted"  # rule 10: it stays
            self._note(f"{ALLOWED}{outcome}" if has_contradiction else f"{outcome}, no contradiction", path)
            return
        if is_heard and not self.setting.is_slow:
            self._note("fork between two that hear each other", path)
        if not has_contradiction:
            self._note("fork without a contradiction", path)
        elif not facts.proven & self.setting.liars:
            self._note(f"{ALLOWED}fork shown by words of two runs", path)
        else:
            self._note(f"{ALLOWED}fork that proves a liar", path)

    def _check_rounds(self, path: Path) -> None:
        for one in self.honest:
            if not self.has_counted(one, path):
                continue
            for other in self.honest:
                began = self.memory(other, path).began
                if began is None or began[1].follows:
                    continue
                facts = self._shown(one, other, path)
                if not facts.excluded:
                    self._note("a round counts here and not there, without a contradiction", path)


_RULES: dict[type[Rules], dict[tuple[Machine, ...], Rules]] = {}
