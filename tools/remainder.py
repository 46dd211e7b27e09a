"""Try every order of events when machines leave others out of a step and one machine lies.

`python -m tools.remainder`.

The rule is docs/protocol.md, 7; tests/models/absence.pml says the same to spin. One step at one head; machine
0, the liar, sends either of two words to anybody at any time, or none. A statement, once made, may be
received by anybody at any time or never, so the state keeps what was said, and of each machine what it closed
with and the liar's words it holds. The command takes some minutes; the tests look at a smaller size.
"""

import argparse
import itertools
import random
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, TypeVar

T = TypeVar("T")

LIAR = 0
PROVEN = -1
"""Stands for the liar in a set that leaves it out because of its two words."""

Machines = frozenset[int]
NOBODY: Machines = frozenset()
BOTH = 3
"""Held words are bits: 1, 2, or both."""


class Way(NamedTuple):
    """The content of a next head.

    It names the excluded machines, and which of the liar's words closed the step (0: none).
    """

    out: Machines
    word: int


class Stage(Enum):
    """The stage of a machine in the step."""

    OPEN = 0
    CLOSED = 1
    REOPENED = 2
    FINAL = 3


class Rules(NamedTuple):
    """A size, and the rule; every flag at its default is the rule as it stands.

    Attributes:
        machines: how many, the liar with them.
        cuts: whether honest machines may miss each other.
        crashes: how many honest machines may stop.
        is_apart: whether sets signed for two words are a count of their own.
        only_final: whether only a CLOSED of who is final stands against such a set.
        liar_stays: whether the liar's own CLOSED counts for who has signed nothing.
    """

    machines: int
    cuts: bool = False
    crashes: int = 0
    is_apart: bool = True
    only_final: bool = True
    liar_stays: bool = False


class Closed(NamedTuple):
    """A CLOSED: by whom, with which sets signed, and whether its author is final and knows both words."""

    author: int
    way: Way
    signed: frozenset[Machines]
    stays: bool


class State(NamedTuple):
    """All signed statements, and the stage of each machine.

    The first entry of a row is the liar's and means nothing.
    """

    words: Machines
    held: tuple[int, ...]
    outs: frozenset[tuple[int, Machines]]
    haves: frozenset[tuple[int, int, bool]]
    said: frozenset[Closed]
    gone: frozenset[tuple[int, Way]]
    way: tuple[Way | None, ...]
    stage: tuple[Stage, ...]
    crashed: Machines


@dataclass(frozen=True, slots=True)
class Found:
    """The result of a search.

    Attributes:
        seen: how many states, or histories.
        is_whole: whether no state was left unseen.
        faults: how often each fault occurred.
    """

    seen: int
    is_whole: bool
    faults: dict[str, int]


def plain(s: Machines) -> Machines:
    """Return the machines of a set, without the reasons why they are in it."""
    return frozenset(LIAR if m == PROVEN else m for m in s)


class Model:
    """The moves of each machine, and the invariants."""

    def __init__(self, rules: Rules) -> None:
        n = rules.machines
        self.rules = rules
        self.live = frozenset(range(n))
        self.honest = range(1, n)
        sizes = range(1, n - n // 2)
        sets = [frozenset(c) for size in sizes for c in itertools.combinations(range(n), size)]
        if not rules.cuts and not rules.crashes:
            sets = [frozenset({LIAR})]
        self.plain_sets = sets
        self.sets = sets + [s - {LIAR} | {PROVEN} for s in sets if LIAR in s and rules.is_apart]

    def start(self) -> State:
        """Return the state before any message."""
        n = self.rules.machines
        nothing: frozenset[tuple[int, Machines]] = frozenset()
        ways: tuple[Way | None, ...] = (None,) * n
        return State(
            NOBODY, (0,) * n, nothing, frozenset(), frozenset(), frozenset(), ways, (Stage.OPEN,) * n, NOBODY
        )

    # What the liar does.

    def lies(self, state: State) -> Iterator[State]:
        """Yield the states after one move of the liar, or of a machine that stops."""
        for i in self.honest:
            for word in (1, 2):
                if not state.held[i] & word:
                    yield self._hear(state, i, word)
        if len(state.crashed) < self.rules.crashes:
            for i in self.honest:
                yield state._replace(crashed=state.crashed | {i})
        yield from self._lying_votes(state)

    def _lying_votes(self, state: State) -> Iterator[State]:
        for s in self.plain_sets:
            if LIAR not in s:
                yield state._replace(outs=state.outs | {(LIAR, s)})
        if self.rules.cuts or self.rules.crashes:
            for m in self.honest:
                yield state._replace(haves=state.haves | {(LIAR, m, False)})
        if self.rules.cuts or self.rules.crashes or self.rules.liar_stays:
            for out, word in itertools.product([NOBODY, *self.plain_sets], (1, 2)):
                if LIAR not in out:
                    yield state._replace(said=state.said | {Closed(LIAR, Way(out, word), frozenset(), True)})

    # What an honest machine does.

    def moves(self, state: State, i: int) -> Iterator[State]:
        """Yield the states after one move of an honest machine."""
        if i in state.crashed:
            return
        for word in (1, 2):
            if not state.held[i] & word and any(state.held[j] & word for j in self.honest):
                yield self._hear(state, i, word)
        if i not in state.words:
            yield state._replace(words=state.words | {i})
        elif (way := state.way[i]) is None:
            yield from self._sign(state, i)
            yield from self._have(state, i)
            yield from self._close(state, i)
        else:
            yield from self._go_on(state, i, way)

    def _hear(self, state: State, i: int, word: int) -> State:
        state = state._replace(held=_put(state.held, i, state.held[i] | word))
        way = state.way[i]
        if state.held[i] == BOTH and state.stage[i] is Stage.CLOSED and way is not None and way.word:
            return state._replace(stage=_put(state.stage, i, Stage.REOPENED), way=_put(state.way, i, None))
        return state

    def _holds(self, state: State, i: int, machines: Machines) -> bool:
        return all(state.held[i] if m == LIAR else m in state.words for m in machines)

    def _is_dead(self, state: State, s: Machines) -> bool:
        """Return whether a machine outside a set has said that it will never sign it."""
        outside = self.live - plain(s)
        if PROVEN not in s and any(
            y in outside and PROVEN in t and (y, s) not in state.outs for y, t in state.outs
        ):
            return True
        return any(y in outside and m in s and apart == (PROVEN in s) for y, m, apart in state.haves)

    def _is_free(self, state: State, i: int, way: Way) -> bool:
        """Return whether no set that a machine has signed can still come through against a way."""
        return all(
            plain(s) <= way.out
            or self._is_dead(state, s)
            or any(
                c.way == way
                and c.author not in plain(s) | {i}
                and s not in c.signed
                and self._stands(state, i, c, s)
                for c in state.said
            )
            for s in _signed(state, i)
        )

    def _stands(self, state: State, i: int, c: Closed, s: Machines) -> bool:
        against_double = PROVEN in s or (not self.rules.is_apart and state.held[i] == BOTH)
        if c.author == LIAR and state.held[i] == BOTH:
            return self.rules.liar_stays
        return c.stays or not against_double or not self.rules.only_final

    def _sign(self, state: State, i: int) -> Iterator[State]:
        knows = state.held[i] == BOTH
        mine = _signed(state, i)
        for s in self.sets:
            rest = self.live - plain(s)
            if i not in rest or s in mine or (PROVEN in s) != (knows and self.rules.is_apart):
                continue
            if knows and LIAR not in plain(s):
                continue
            if not self.rules.cuts and plain(s) - {LIAR} - state.crashed:
                continue
            if s & _haves(state, i, PROVEN in s) or not self._holds(state, i, rest):
                continue
            if all(t <= s or self._is_dead(state, t) or (PROVEN in s and PROVEN not in t) for t in mine):
                yield state._replace(outs=state.outs | {(i, s)})

    def _have(self, state: State, i: int) -> Iterator[State]:
        knows = state.held[i] == BOTH
        if knows and not self.rules.is_apart:
            return
        for m in self.live - {i} - _haves(state, i, knows):
            if knows:
                here = any(j == m and PROVEN in s for j, s in state.outs) or any(
                    c.author == m and c.stays for c in state.said
                )
            else:
                here = self._holds(state, i, frozenset({m}))
            if not here or (knows and m == LIAR):
                continue
            with_m = {j for j, s in state.outs if m in s and (PROVEN in s) == knows}
            if with_m and i not in with_m:
                yield state._replace(haves=state.haves | {(i, m, knows)})

    def _close(self, state: State, i: int) -> Iterator[State]:
        knows = state.held[i] == BOTH
        for s in [NOBODY, *self.sets]:
            rest = self.live - plain(s)
            if i not in rest or not self._holds(state, i, rest) or (knows and LIAR in rest):
                continue
            way = Way(plain(s), state.held[i] if LIAR in rest else 0)
            if (not s or all((j, s) in state.outs for j in rest)) and self._is_free(state, i, way):
                yield _closes(state, i, way, Stage.CLOSED)
        for c in state.said if knows else ():
            if i in {c.author, *c.way.out} or (c.author == LIAR and not self.rules.liar_stays):
                continue
            if not c.stays and self.rules.only_final:
                continue
            if self._holds(state, i, self.live - c.way.out - {LIAR}) and self._is_free(state, i, c.way):
                yield _closes(state, i, c.way, Stage.FINAL)

    def _go_on(self, state: State, i: int, way: Way) -> Iterator[State]:
        knows = state.held[i] == BOTH
        if (i, way) not in state.gone:
            yield state._replace(gone=state.gone | {(i, way)})
        if state.stage[i] is Stage.CLOSED and way.word:
            missed = {j for j in self.live - way.out - {LIAR} if (j, way) not in state.gone}
            if missed <= state.crashed and len(self.live - way.out - missed) > self.rules.machines // 2:
                yield state._replace(stage=_put(state.stage, i, Stage.FINAL))
        stays = knows and (state.stage[i] is Stage.FINAL or not way.word)
        if any(j != i for j, _ in state.outs) and not any(
            c.author == i and c.stays == stays for c in state.said
        ):
            yield state._replace(said=state.said | {Closed(i, way, frozenset(_signed(state, i)), stays)})

    # What must hold.

    def faults(self, state: State) -> set[str]:
        """Return the faults of a state: "fork", "accused"."""
        found = set()
        ends = [(i, way) for i in self.honest if (way := state.way[i])]
        for (i, a), (j, b) in itertools.combinations(ends, 2):
            differ = a.out != b.out or (a != b and self._is_final(state, i) and self._is_final(state, j))
            if differ and (j in a.out) == (i in b.out):
                found.add("fork")
        if any(self.contradicts(state, i) for i in self.honest):
            found.add("accused")
        return found

    def contradicts(self, state: State, i: int) -> bool:
        """Return whether what a machine has signed proves it a cheat."""
        mine = _signed(state, i)
        closed = [c for c in state.said if c.author == i]
        return (
            any(s & _haves(state, i, PROVEN in s) for s in mine)
            or any(a.way != b.way and a.stays == b.stays for a in closed for b in closed)
            or any(s not in c.signed and (c.stays or PROVEN not in s) for c in closed for s in mine)
            or any(
                (PROVEN in a) == (PROVEN in b)
                and not (a <= b or b <= a or self._is_dead(state, a) or self._is_dead(state, b))
                for a in mine
                for b in mine
            )
        )

    def is_stuck(self, state: State) -> bool:
        """Return whether some machine that is not excluded would wait for ever if only the liar can move."""
        up = [i for i in self.honest if i not in state.crashed]
        out = {m for i in up if (way := state.way[i]) for m in way.out}
        return any(i not in out and not self._is_final(state, i) for i in up)

    def _is_final(self, state: State, i: int) -> bool:
        way = state.way[i]
        return way is not None and (state.stage[i] is Stage.FINAL or not way.word)


def explore(rules: Rules, limit: int) -> Found:
    """Look at all states, or at as many as the limit allows."""
    model = Model(rules)
    seen, queue = {model.start()}, deque([model.start()])
    faults: dict[str, int] = {}
    while queue and len(seen) < limit:
        state = queue.popleft()
        honest = [after for i in model.honest for after in model.moves(state, i)]
        found = model.faults(state)
        if not honest and model.is_stuck(state):
            found.add("stuck")
        for fault in found:
            faults[fault] = faults.get(fault, 0) + 1
        for after in itertools.chain(honest, model.lies(state)):
            if after not in seen:
                seen.add(after)
                queue.append(after)
    return Found(len(seen), not queue, faults)


def wander(rules: Rules, seed: int, histories: int) -> Found:
    """Follow random histories until no honest machine can move.

    A fork is "unproven" if the liar is not caught by it.
    """
    model, rng = Model(rules), random.Random(seed)  # noqa: S311 - no secret
    faults: dict[str, int] = {}
    for _ in range(histories):
        state, share, found = model.start(), rng.choice((0.05, 0.2, 0.5)), set[str]()
        while True:
            options = list(model.lies(state)) if rng.random() < share else []
            for i in rng.sample(model.honest, len(model.honest)):
                options = options or list(model.moves(state, i))
            if not options:
                break
            state = rng.choice(options)
            new = model.faults(state) - found
            knows = BOTH in state.held or {1, 2} <= set(state.held)
            if "fork" in new and not knows and not model.contradicts(state, LIAR):
                new.add("unproven")
            found |= new
        if model.is_stuck(state):
            found.add("stuck")
        for fault in found:
            faults[fault] = faults.get(fault, 0) + 1
    return Found(histories, is_whole=False, faults=faults)


def _put(row: tuple[T, ...], i: int, value: T) -> tuple[T, ...]:
    return (*row[:i], value, *row[i + 1 :])


def _closes(state: State, i: int, way: Way, stage: Stage) -> State:
    return state._replace(way=_put(state.way, i, way), stage=_put(state.stage, i, stage))


def _signed(state: State, i: int) -> set[Machines]:
    return {s for j, s in state.outs if j == i}


def _haves(state: State, i: int, apart: bool) -> Machines:  # noqa: FBT001 - which of two counts
    return frozenset(m for j, m, kind in state.haves if j == i and kind == apart)


def main() -> None:
    """Look at the sizes that fit, and at as many histories of larger ones."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--histories", type=int, default=5_000, metavar="N", help="of each larger size (5000)"
    )
    histories = parser.parse_args().histories
    for rules in (Rules(3), Rules(4)):
        print(rules, explore(rules, 5_000_000), flush=True)
    for rules in (Rules(4, cuts=True), Rules(5), Rules(5, crashes=1), Rules(5, cuts=True, crashes=1)):
        print(rules, wander(rules, 1, histories), flush=True)


if __name__ == "__main__":
    main()
