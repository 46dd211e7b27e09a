"""Try orders of events when machines agree on who plays the next round, and one of them lies.

A match is a chain of tables. All machines of a table sign it; then rounds are played there.
tests/repo/test_chain_model.py looks at small sizes; `explore` and `wander` take larger ones.

**Words.** SIGN(T): I agree to the table T. READY(T, r): I lay shares down for its round r (the dealing's
ESCROW). END(T, r): that round has ended, as far as I have followed it. LEAVE(p): I leave after the round p. A
word, once said, may be heard by anybody at any later time or never, so the state keeps what was said, and of
each machine the last round that it has counted.

**A table** has a number, higher than any that its machines have signed; the round that it follows (`after`;
the match's beginning is a round, too); who has left after that round (`gone`); and the complete table of the
highest number that its proposer knows (`shown`). A table is complete when all its machines have signed it.
Its round r is under way when all of them have said READY.

**The rules** that an honest machine keeps, by the names that `Rules` breaks them under:

* one_number: it signs tables in the order of their numbers, one of each number.
* no_way_back: after SIGN of a table it says READY and END at none of a lower number.
* all_signed: it says READY at complete tables only.
* majority: a table has most of the machines of the table of the round that it follows, those not counted that
    are gone.
* gone: who has left after a round signs only tables after that round that name it as gone.
* overlap: for each later round that it is ready for, the table has so many of that round's machines, the gone
    counted, that the
  others are too few to end it.
* locked: for each round that it has ended, the table follows that round; for each that it was ready for, what
    that follows. Or else
  it follows a round of a table of a higher number, or what such a table, which it shows, follows.
* ended: a round counts with END of k = half the machines of its table and one, or once a round that follows
    it is under way at
  another table.

`binding_ready` and `only_proven` are not among them: they are what the design page said at first, and both
get stuck.

**What must hold.** No two honest machines count different rounds after one round: never if what the liar has
said does not contradict itself (`liar` 2), nor, whatever it says, if no honest machine is cut off (`liar` 1,
no `cuts`). What honest machines have said never contradicts itself. And at any moment those honest machines
that hear each other, if they are k of each table concerned, can agree on a table without the liar and without
the others.
"""

import itertools
import random
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

LIAR = 0
LEADS_ON, JOINS_IN, PROPOSES = 0.6, 0.9, 0.97
"""How often a machine in a walk goes on where it is.

Up to the second it signs what another has, up to the third something new, and else it leaves.
"""
TRIES = 60
"""To find anything that may happen next."""

Machines = frozenset[int]
NOBODY: Machines = frozenset()


class Round(NamedTuple):
    """A round of the match: its table, by its place in `Model.tables`, and which round there, from 1.

    Round 0 at table 0 is the match's beginning.
    """

    table: int
    place: int


BEGINNING = Round(0, 0)


class Table(NamedTuple):
    """A table; `shown` is a place in `Model.tables`."""

    number: int
    roster: Machines
    after: Round
    shown: int = 0
    gone: Machines = NOBODY


class Farewell(NamedTuple):
    """LEAVE: after which round, and the highest number that its author had signed."""

    after: Round
    number: int


class Machine(NamedTuple):
    """What one machine has said, and the last round that it counts."""

    signed: frozenset[int] = frozenset()
    ready: frozenset[Round] = frozenset()
    ended: frozenset[Round] = frozenset()
    left: frozenset[Farewell] = frozenset()
    counted: Round = BEGINNING


State = tuple[Machine, ...]


class Rules(NamedTuple):
    """A size, and the rules; every flag at its default is the rules as they stand.

    Attributes:
        machines: how many, the liar with them.
        first: the machines of the table at which the match begins.
        liar: 0 for none; 1 if it has said all that it can sign, to everybody; 2 if it says whatever does not
            contradict itself.
        cuts: whether honest machines may miss each other.
        leaving: whether they may leave and come back.
        numbers: the highest number of a table.
        rounds: how many rounds are played at one table.
        broken: the name of a rule that is broken; "" for none.
    """

    machines: int = 3
    first: Machines = frozenset({0, 1, 2})
    liar: int = 1
    cuts: bool = False
    leaving: bool = False
    numbers: int = 2
    rounds: int = 1
    broken: str = ""


def quorum(roster: Machines) -> int:
    """Return how many machines end a round."""
    return len(roster) // 2 + 1


@dataclass
class Model:
    """The rules applied to states."""

    rules: Rules
    tables: list[Table] = field(default_factory=list)
    _places: dict[Table, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.place(Table(0, self.rules.first, BEGINNING))

    @property
    def honest(self) -> Machines:
        """The machines that keep the rules."""
        return frozenset(range(self.rules.machines)) - ({LIAR} if self.rules.liar else NOBODY)

    def place(self, table: Table) -> int:
        """Return a table's place in `tables`."""
        if table not in self._places:
            self._places[table] = len(self.tables)
            self.tables.append(table)
        return self._places[table]

    # What was said.

    def _all_said(self, machine: int) -> bool:
        return self.rules.liar == 1 and machine == LIAR

    def is_complete(self, state: State, place: int) -> bool:
        """Return whether enough machines, and all, have signed a table, and so each table before it."""
        if place == 0:
            return True
        table = self.tables[place]
        if not all(self._all_said(one) or place in state[one].signed for one in table.roster):
            return False
        has_enough = self.rules.broken == "majority" or self.has_majority(state, table)
        return has_enough and self.is_complete(state, table.after.table)

    def is_under_way(self, state: State, at: Round) -> bool:
        """Return whether all machines of its table are ready for a round."""
        roster = self.tables[at.table].roster
        if at.place == 0 or not all(self._all_said(one) or at in state[one].ready for one in roster):
            return False
        return self.rules.broken == "all_signed" or self.is_complete(state, at.table)

    def has_left(self, state: State, machine: int, after: Round) -> bool:
        """Return whether a machine has said that it leaves after a round."""
        return any(one.after == after for one in state[machine].left)

    def before(self, at: Round) -> Round:
        """Return the round that a round follows."""
        return Round(at.table, at.place - 1) if at.place > 1 else self.tables[at.table].after

    def follows(self, later: Round, earlier: Round) -> bool:
        """Return whether a round is another, or comes after it in its chain."""
        while True:
            if later.table == earlier.table:
                return later.place >= earlier.place
            if later.table == 0:
                return False
            later = self.tables[later.table].after

    def order(self, at: Round) -> tuple[int, int]:
        """Return what rounds are ordered by."""
        return self.tables[at.table].number, at.place

    def end_words(self, state: State, at: Round) -> int:
        """Return how many machines have said END of a round."""
        roster = self.tables[at.table].roster
        return sum(self._all_said(one) or at in state[one].ended for one in roster)

    def has_ended(self, state: State, at: Round) -> bool:
        """Return whether it can be shown that a round counts."""
        if at == BEGINNING:
            return True
        if not self.is_under_way(state, at):
            return False
        needed = quorum(self.tables[at.table].roster) - (self.rules.broken == "ended")
        if self.end_words(state, at) >= needed:
            return True
        begun = {one.table for machine in state for one in machine.ready if one.place == 1 and one.table}
        return any(
            self.follows(self.tables[one].after, at) and self.is_under_way(state, Round(one, 1))
            for one in begun
        )

    # The rules.

    def too_few_overlap(self, state: State, table: Table, at: Round) -> bool:
        """Return whether the machines that a table lacks could end a round that it does not follow."""
        if self.order(at) <= self.order(table.after) or self.follows(table.after, at):
            return False
        roster = self.tables[at.table].roster
        gone = {one for one in table.gone & roster if self.has_left(state, one, self.before(at))}
        return len(table.roster & roster | gone) < len(roster) - quorum(roster) + 1

    def is_loose(self, table: Table, number: int, must: Round) -> bool:
        """Return whether a table neither follows what it must, nor shows why it need not."""
        if self.follows(table.after, must) or self.tables[table.after.table].number > number:
            return False
        shown = self.tables[table.shown]
        return not (shown.number > number and self.follows(table.after, shown.after))

    def has_majority(self, state: State, table: Table) -> bool:
        """Return whether a table has enough machines of the table before."""
        roster = self.tables[table.after.table].roster
        rest = roster - {one for one in table.gone if self.has_left(state, one, table.after)}
        return 2 * len(table.roster & rest) > len(rest)

    def may_follow(self, state: State, table: Table) -> bool:
        """Return whether a round can be shown to have ended, or is said to have and shows it."""
        if table.after == BEGINNING or self.has_ended(state, table.after):
            return True
        if self.rules.broken == "only_proven":
            return False
        return self.is_under_way(state, table.after) and self.end_words(state, table.after) > 0

    def highest(self, state: State, machine: int) -> int:
        """Return the highest number that a machine has signed."""
        return max((self.tables[one].number for one in state[machine].signed), default=0)

    def may_sign(self, state: State, machine: int, table: Table) -> bool:
        """Return whether an honest machine agrees to a table."""
        broken, mine = self.rules.broken, state[machine]
        signed = {self.tables[one].number for one in mine.signed}
        in_order = broken == "one_number" or table.number > max(signed, default=0)
        if not in_order or machine not in table.roster or not self.follows(table.after, mine.counted):
            return False
        has_enough = broken == "majority" or self.has_majority(state, table)
        if not self.is_complete(state, table.shown) or not self.may_follow(state, table) or not has_enough:
            return False
        if broken != "gone" and self.has_left(state, machine, table.after) and machine not in table.gone:
            return False
        if broken == "binding_ready" and any(self.before(at) == table.after for at in mine.ready):
            return False
        musts = [(at, self.before(at)) for at in mine.ready] + [(at, at) for at in mine.ended]
        if broken != "locked" and any(self.is_loose(table, self.order(at)[0], must) for at, must in musts):
            return False
        return broken == "overlap" or not any(self.too_few_overlap(state, table, at) for at in mine.ready)

    def may_be_ready(self, state: State, machine: int, at: Round) -> bool:
        """Return whether an honest machine lays shares down for a round."""
        table, mine = self.tables[at.table], state[machine]
        if machine not in table.roster or at in mine.ready:
            return False
        if not (self.rules.broken == "all_signed" or self.is_complete(state, at.table)):
            return False
        if at.table and at.table not in mine.signed:
            return False
        if self.rules.broken != "no_way_back" and self.highest(state, machine) > table.number:
            return False
        before = self.before(at)
        if self.has_left(state, machine, before) and (at.place > 1 or machine not in table.gone):
            return False
        return mine.counted == before if at.place > 1 else self.follows(before, mine.counted)

    def may_end(self, state: State, machine: int, at: Round) -> bool:
        """Return whether an honest machine says that a round has ended."""
        table, mine = self.tables[at.table], state[machine]
        if at not in mine.ready or at in mine.ended or not self.is_under_way(state, at):
            return False
        if self.rules.broken != "no_way_back" and self.highest(state, machine) > table.number:
            return False
        return not self.has_left(state, machine, self.before(at)) and self.follows(at, mine.counted)

    def contradicts(self, state: State, machine: int) -> str:
        """Return the name of a contradiction in what a machine has said; "" if there is none.

        The order of words is not used.
        """
        mine = state[machine]
        signed = [self.tables[one] for one in mine.signed]
        if len({table.number for table in signed}) < len(signed):
            return "two tables of one number"
        for table in signed:
            unnamed = [one for one in mine.left if machine not in table.gone and one.after == table.after]
            if any(table.number > one.number for one in unnamed):
                return "a table after having left"
            for at in mine.ready:
                number = self.tables[at.table].number
                if table.number > number and self.is_loose(table, number, self.before(at)):
                    return "a table that passes over the one it was ready at"
                if table.number > number and self.too_few_overlap(state, table, at):
                    return "a table with too few of a round it was ready for"
            for at in mine.ended:
                number = self.tables[at.table].number
                if table.number > number and self.is_loose(table, number, at):
                    return "a table that passes over a round it has ended"
        is_late = any(self.has_left(state, machine, self.before(at)) for at in mine.ended)
        return "an end after having left" if is_late else ""

    # What may happen next.

    def _positions(self, state: State) -> set[Round]:
        found = {BEGINNING} | {machine.counted for machine in state}
        return found | {at for machine in state for at in machine.ended} | self._played_by_liar(state)

    def _played_by_liar(self, state: State) -> set[Round]:
        rounds = {at for machine in state for at in machine.ready}
        return {at for at in rounds if self._all_said(LIAR) and self.is_under_way(state, at)}

    def proposals(self, state: State, machine: int) -> Iterator[Table]:
        """Yield the tables that anybody may propose to a machine."""
        everybody = range(self.rules.machines)
        present = (
            self.honest - self._leavers(state) if self.rules.liar == 1 and not self.rules.cuts else NOBODY
        )
        met = [self.tables[at.table].roster for at in state[machine].ready]
        rosters = [
            frozenset(some) for size in everybody for some in itertools.combinations(everybody, size + 1)
        ]
        signed = sorted({0}.union(*(one.signed for one in state)))
        complete = [one for one in signed if self.is_complete(state, one)]
        positions = self._positions(state)
        lowest = 1 if self.rules.broken == "one_number" else self.highest(state, machine) + 1
        for number in range(lowest, self.rules.numbers + 1):
            below = [one for one in complete if self.tables[one].number < number]
            shown = max(below, key=lambda one: self.tables[one].number)
            for roster, after in itertools.product(rosters, positions):
                if self.tables[after.table].number >= number or machine not in roster:
                    continue
                if present & self.tables[after.table].roster.union(*met) - roster:
                    continue
                leavers = self._leavers(state)
                for gone, shows in itertools.product({NOBODY, leavers}, {0, shown}):
                    yield Table(number, roster, after, shows, gone)

    @staticmethod
    def _leavers(state: State) -> Machines:
        return frozenset(one for one, machine in enumerate(state) if machine.left)

    def _rounds(self, state: State) -> Iterator[Round]:
        places = {0} | {one for machine in state for one in machine.signed}
        for one, place in itertools.product(sorted(places), range(1, self.rules.rounds + 1)):
            yield Round(one, place)

    def moves(self, state: State, machine: int) -> Iterator[Machine]:
        """Yield what a machine may be next."""
        if self._all_said(machine):
            return
        yield from self.signings(state, machine, self.proposals(state, machine))
        yield from self.words(state, machine)

    def signings(self, state: State, machine: int, tables: Iterable[Table]) -> Iterator[Machine]:
        """Yield what a machine is after signing one of some tables."""
        mine, is_liar = state[machine], machine == LIAR and self.rules.liar > 0
        for table in tables:
            is_shown = table.shown == 0 or self.is_complete(state, table.shown)
            if (is_liar and is_shown and machine in table.roster) or (
                not is_liar and self.may_sign(state, machine, table)
            ):
                yield mine._replace(signed=mine.signed | {self.place(table)})

    def words(self, state: State, machine: int) -> Iterator[Machine]:
        """Yield what a machine may be after something else than signing."""
        mine, is_liar = state[machine], machine == LIAR and self.rules.liar > 0
        for at in self._rounds(state):
            if is_liar or self.may_be_ready(state, machine, at):
                yield mine._replace(ready=mine.ready | {at})
            if (is_liar and self.is_under_way(state, at)) or self.may_end(state, machine, at):
                yield mine._replace(ended=mine.ended | {at})
            if not is_liar and self.may_count(state, machine, at):
                yield mine._replace(counted=at)
        if self.rules.leaving:
            here = max((*mine.ended, mine.counted), key=self.order)
            is_here = self.follows(here, mine.counted) and machine in self.tables[here.table].roster
            farewell = Farewell(here, self.highest(state, machine))
            if is_here and not self.has_left(state, machine, here) and len(mine.left) < 2:
                yield mine._replace(left=mine.left | {farewell})

    def may_count(self, state: State, machine: int, at: Round) -> bool:
        """Return whether an honest machine learns that a round counts."""
        counted = state[machine].counted
        return at != counted and self.follows(at, counted) and self.has_ended(state, at)

    def next(self, state: State) -> Iterator[State]:
        """Yield the states that may follow."""
        for machine in range(self.rules.machines):
            for after in self.moves(state, machine):
                if after == state[machine]:
                    continue
                following = (*state[:machine], after, *state[machine + 1 :])
                if machine == LIAR and self.rules.liar and self.contradicts(following, machine):
                    continue
                yield following

    # What must hold.

    def faults(self, state: State) -> set[str]:
        """Return the names of what does not hold in a state."""
        # Who breaks a rule contradicts itself; what is looked for then is what comes of it.
        accused = () if self.rules.broken else sorted(self.honest)
        found = {f"accused of {told}" for one in accused if (told := self.contradicts(state, one))}
        for one, other in itertools.combinations(sorted(self.honest), 2):
            mine, others = state[one].counted, state[other].counted
            if not self.follows(mine, others) and not self.follows(others, mine):
                found.add("fork")
        if not found and any(self.is_stuck(state, present) for present in self._companies(state)):
            found.add("stuck")
        return found

    def _companies(self, state: State) -> Iterator[Machines]:
        """Yield the sets of honest machines that hear each other and are enough to go on."""
        here = sorted(self.honest - self._leavers(state))
        for size in range(1, len(here) + 1):
            for some in itertools.combinations(here, size):
                present = frozenset(some)
                tables = {at.table for one in present for at in state[one].ready}
                tables |= {state[one].counted.table for one in present} | {self._aim(state, present).table}
                rosters = [self.tables[one].roster for one in tables]
                if all(len(present & roster) >= quorum(roster) for roster in rosters):
                    yield present

    def _aim(self, state: State, present: Machines) -> Round:
        """Return the round that the next table is to follow as far as the present know."""
        at = max((at for one in present for at in state[one].ready), key=self.order, default=BEGINNING)
        last = max((state[one].counted for one in present), key=self.order)
        if at == BEGINNING:
            return last
        here = [one for machine in present for one in state[machine].ended if one.table == at.table]
        aim = max(here, key=self.order, default=self.tables[at.table].after)
        return last if self.follows(last, aim) else aim

    def is_stuck(self, state: State, present: Machines) -> bool:
        """Return whether these machines cannot agree on a table of their own."""
        number = 1 + max(self.highest(state, one) for one in present)
        held = {at.table for one in present for at in state[one].ready}
        shown = max(held, key=lambda one: self.tables[one].number, default=0)
        table = Table(number, present, self._aim(state, present), shown, self._leavers(state))
        return not all(self.may_sign(state, one, table) for one in present)


@dataclass
class Found:
    """What came of a search.

    Attributes:
        seen: how many states.
        is_whole: whether that were all.
        faults: in how many of them each fault was found.
        trace: the first state with each fault, as words.
    """

    seen: int = 0
    is_whole: bool = True
    faults: Counter[str] = field(default_factory=Counter)
    trace: dict[str, list[str]] = field(default_factory=dict)


def explore(rules: Rules, limit: int) -> Found:
    """Look at every state up to a number of them."""
    model = Model(rules)
    start: State = tuple(Machine() for _ in range(rules.machines))
    came: dict[State, State | None] = {start: None}
    queue, found = deque([start]), Found()
    while queue:
        state = queue.popleft()
        found.seen += 1
        for following in () if _look(model, state, found, came) else model.next(state):
            if following in came:
                continue
            if len(came) >= limit:
                found.is_whole = False
                break
            came[following] = state
            queue.append(following)
    return found


def _look(model: Model, state: State, found: Found, came: dict[State, State | None]) -> bool:
    faults = model.faults(state)
    for fault in faults:
        found.faults[fault] += 1
        if fault in found.trace:
            continue
        steps: list[State] = [state]
        while (previous := came.get(steps[-1])) is not None:
            steps.append(previous)
        found.trace[fault] = list(told(model, reversed(steps)))
    return bool(faults)


def wander(rules: Rules, seed: int, walks: int, steps: int = 120) -> Found:
    """Walk through states by chance; most steps lead on, or join in what others have signed."""
    found = Found(is_whole=False)
    for walk in range(walks):
        rng, model = random.Random(seed * 1_000_003 + walk), Model(rules)
        state: State = tuple(Machine() for _ in range(rules.machines))
        came: dict[State, State | None] = {state: None}
        for _ in range(steps):
            found.seen += 1
            is_wrong = _look(model, state, found, came)
            following = None if is_wrong else _step(model, state, rng)
            if following is None:
                break
            came.setdefault(following, state)
            state = following
    return found


def _step(model: Model, state: State, rng: random.Random) -> State | None:
    for _ in range(TRIES):
        machine, chance = rng.randrange(model.rules.machines), rng.random()
        known = sorted(frozenset[int]().union(*(one.signed for one in state)))
        if model.rules.liar == 1 and machine == LIAR:
            continue
        if chance < LEADS_ON:
            moves = [one for one in model.words(state, machine) if one.left == state[machine].left]
        elif chance < JOINS_IN:
            moves = list(model.signings(state, machine, [model.tables[one] for one in known]))
        elif chance < PROPOSES:
            highest = max((model.tables[one].number for one in known), default=0)
            tables = [one for one in model.proposals(state, machine) if one.number <= highest + 1]
            moves = list(model.signings(state, machine, tables))
        else:
            moves = [one for one in model.words(state, machine) if one.left != state[machine].left]
        rng.shuffle(moves)
        for after in moves:
            following = (*state[:machine], after, *state[machine + 1 :])
            is_honest = machine != LIAR or not model.rules.liar
            if after != state[machine] and (is_honest or not model.contradicts(following, machine)):
                return following
    return None


def told(model: Model, states: Iterable[State]) -> Iterator[str]:
    """Yield in words what happens from each state to the next."""
    previous: State | None = None
    for state in states:
        for one, now in enumerate(state if previous else ()):
            was = previous[one] if previous else now
            name = (
                "X"
                if one == LIAR and model.rules.liar
                else "XABCDE"[one]
                if model.rules.liar
                else "ABCDEF"[one]
            )
            for place in now.signed - was.signed:
                yield f"{name} signs {_tell_table(model, place)}"
            for said, new in (("READY", now.ready - was.ready), ("END", now.ended - was.ended)):
                yield from (f"{name} says {said} {_tell(model, at)}" for at in new)
            yield from (f"{name} leaves after {_tell(model, gone.after)}" for gone in now.left - was.left)
            if now.counted != was.counted:
                yield f"{name} counts {_tell(model, now.counted)}"
        previous = state


def _tell(model: Model, at: Round) -> str:
    return "the beginning" if at == BEGINNING else f"{_tell_table(model, at.table)} round {at.place}"


def _tell_table(model: Model, place: int) -> str:
    table = model.tables[place]
    names = "XABCDE" if model.rules.liar else "ABCDEF"
    who = "".join(names[one] for one in sorted(table.roster))
    if place == 0:
        return f"T0{{{who}}}"
    after = (
        "start"
        if table.after == BEGINNING
        else f"T{model.tables[table.after.table].number}.{table.after.place}"
    )
    extra = f" shows T{model.tables[table.shown].number}" if table.shown else ""
    gone = "" if not table.gone else " gone " + "".join(names[one] for one in sorted(table.gone))
    return f"T{table.number}{{{who}}} after {after}{extra}{gone}"
