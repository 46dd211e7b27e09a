"""Explicit-state model of leaving out by the rest, with one machine that may sign anything, two words included."""

from __future__ import annotations

import itertools
import random
import sys
from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

X = 0
PROVEN = -1
OPEN, CLOSED, REOPENED, FINAL = range(4)
NOBODY: frozenset[int] = frozenset()


class Rules(NamedTuple):
    machines: int
    cut: bool = False  # honest machines may miss each other
    crashes: int = 0
    star: bool = True  # an OUT for a double is of its own kind: no HAVE forbids or kills it, no other OUT completes it
    final_only: bool = True  # only the CLOSED of a machine that is final, said in view of the double, stands against it
    liar_closed: bool = False  # the cheat's own CLOSED counts too
    have2: bool = True  # a HAVE in view of the double is of its own kind
    reopen: bool = True  # False: who has closed stays


class State(NamedTuple):
    words: frozenset
    held: tuple
    outs: frozenset
    haves: frozenset
    closeds: frozenset
    nexts: frozenset
    at: tuple
    stage: tuple
    crashed: frozenset


def machines(s):
    return frozenset(X if m == PROVEN else m for m in s)


def inside(s, b):
    return all(m in b or (m == X and PROVEN in b) for m in s)


class Model:
    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        n = rules.machines
        self.n = n
        self.k = n // 2 + 1
        self.live = frozenset(range(n))
        self.honest = [i for i in range(n) if i != X]
        plain = [frozenset(c) for r in range(1, n - self.k + 1) for c in itertools.combinations(range(n), r)]
        self.sets = list(plain)
        if rules.star:
            self.sets += [(s - {X}) | {PROVEN} for s in plain if X in s]
        if not rules.cut and not rules.crashes:
            self.sets = [s for s in self.sets if machines(s) == {X}]
        self.out_of = {s: self.live - machines(s) for s in self.sets}
        self.ways = [(s, v) for s in [NOBODY, *plain] for v in ((0,) if X in s else (1, 2))]

    def start(self) -> State:
        n = self.n
        return State(NOBODY, (0,) * n, NOBODY, NOBODY, NOBODY, NOBODY, (None,) * n, (OPEN,) * n, NOBODY)

    def dead(self, st, s, i=None):
        ms = machines(s)
        if PROVEN not in s and any(PROVEN in t and y not in ms and (y, s) not in st.outs for y, t in st.outs):
            return True
        return any(y not in ms and m in s and k == (PROVEN in s and self.rules.have2) for y, m, k in st.haves)

    def freed(self, st, i, s, way, doubled):
        ms = machines(s)
        for y, w, signed, final in st.closeds:
            if w == way and y not in ms and y != i and s not in signed:
                if PROVEN in s and self.rules.final_only and not final:
                    continue
                if X == y and doubled and not self.rules.liar_closed:
                    continue
                return True
        return False

    def deliver(self, st, i, w) -> State:
        held = _put(st.held, i, st.held[i] | w)
        stage = st.stage
        if held[i] == 3 and stage[i] == CLOSED and X not in st.at[i][0] and self.rules.reopen:
            stage = _put(stage, i, REOPENED)
            return st._replace(held=held, stage=stage, at=_put(st.at, i, None))
        return st._replace(held=held)

    def liar_moves(self, st) -> Iterator[State]:
        rules = self.rules
        for i in self.honest:
            for w in (1, 2):
                if not st.held[i] & w:
                    yield self.deliver(st, i, w)
        for s in self.sets:
            if X in self.out_of[s] and (X, s) not in st.outs:
                yield st._replace(outs=st.outs | {(X, s)})
        if self.rules.cut or self.rules.crashes:
            for m in self.honest:
                for k in (False, True):
                    if (X, m, k) not in st.haves:
                        yield st._replace(haves=st.haves | {(X, m, k)})
        for way in self.ways:
            if X not in way[0] and (rules.liar_closed or rules.cut or rules.crashes):
                say = (X, way, NOBODY, True)
                if say not in st.closeds:
                    yield st._replace(closeds=st.closeds | {say})
        if len(st.crashed) < self.rules.crashes:
            for i in self.honest:
                if i not in st.crashed:
                    yield st._replace(crashed=st.crashed | {i})

    def honest_moves(self, st, who=None) -> Iterator[State]:
        rules = self.rules
        known = 0
        for i in self.honest:
            known |= st.held[i]
        for i in self.honest if who is None else (who,):
            if i in st.crashed:
                continue
            for w in (1, 2):
                if known & w and not st.held[i] & w:
                    yield self.deliver(st, i, w)
            if i not in st.words:
                yield st._replace(words=st.words | {i})
                continue
            mine = frozenset(s for j, s in st.outs if j == i)
            doubled = st.held[i] == 3
            stage = st.stage[i]
            if stage in (OPEN, REOPENED):
                yield from self.vote(st, i, mine, doubled)
                yield from self.close(st, i, mine, doubled)
                continue
            way = st.at[i]
            if (i, way) not in st.nexts:
                yield st._replace(nexts=st.nexts | {(i, way)})
            if stage == CLOSED and all(
                (j, way) in st.nexts for j in self.live - way[0] - {X}
            ) :
                yield st._replace(stage=_put(st.stage, i, FINAL))
            if any(j != i for j, _ in st.outs):
                final = (stage == FINAL or X in way[0]) and (doubled or not rules.final_only)
                if stage == CLOSED and doubled and X not in way[0]:
                    continue
                say = (i, way, mine, final)
                if say not in st.closeds and not any(c[0] == i and c[3] == final for c in st.closeds):
                    yield st._replace(closeds=st.closeds | {say})

    def vote(self, st, i, mine, doubled):
        own = {m for j, m, k in st.haves if j == i and k == (doubled and self.rules.have2)}
        if doubled and self.rules.have2:
            for m in self.live - {i, X} - own:
                here = any(j == m and PROVEN in s for j, s in st.outs) or any(c[0] == m and c[3] for c in st.closeds)
                if here and not any(m in s and PROVEN in s for s in mine) and (self.rules.cut or self.rules.crashes):
                    yield st._replace(haves=st.haves | {(i, m, True)})
        if not doubled:
            for m in self.live - {i} - own:
                here = st.held[i] if m == X else m in st.words
                if here and not any(m in s for s in mine) and any(j != i and m in s for j, s in st.outs):
                    if self.rules.cut or m == X or self.rules.crashes:
                        yield st._replace(haves=st.haves | {(i, m, False)})
        for s in self.sets:
            if (i, s) in st.outs or i not in self.out_of[s]:
                continue
            if doubled and not (PROVEN in s or (not self.rules.star and X in s)):
                continue
            if PROVEN in s and not doubled:
                continue
            if s & own:
                continue
            rest = self.out_of[s]
            if not all((m in st.words) if m != X else st.held[i] for m in rest):
                continue
            if not self.rules.cut and any(m != X and m not in st.crashed for m in machines(s)):
                continue
            if all((inside(t, s) and t != s) or self.dead(st, t) or (PROVEN in s and PROVEN not in t and self.rules.have2) for t in mine):
                yield st._replace(outs=st.outs | {(i, s)})

    def close(self, st, i, mine, doubled):
        for s in [NOBODY, *self.sets]:
            if i in s:
                continue
            ms = machines(s)
            if s and not all((j, s) in st.outs for j in self.out_of[s]):
                continue
            if not all(m in st.words for m in self.live - ms - {X}):
                continue
            if X in ms:
                ways = [(ms, 0)]
            elif doubled:
                continue
            elif st.held[i]:
                ways = [(ms, st.held[i])]
            else:
                continue
            for way in ways:
                if all(machines(t) <= ms or self.dead(st, t) or self.freed(st, i, t, way, doubled) for t in mine):
                    yield self.closes(st, i, way, CLOSED)
        if doubled:
            for y, way, _, final in st.closeds:
                if y == i or i in way[0]:
                    continue
                if y == X and not self.rules.liar_closed:
                    continue
                if self.rules.final_only and not final:
                    continue
                if not all(m in st.words for m in self.live - way[0] - {X}):
                    continue
                if all(inside(t, way[0]) or self.dead(st, t) or self.freed(st, i, t, way, True) for t in mine):
                    yield self.closes(st, i, way, FINAL)

    def closes(self, st, i, way, stage):
        return st._replace(at=_put(st.at, i, way), stage=_put(st.stage, i, stage))

    # what must hold

    def faults(self, st) -> list[str]:
        found = []
        finals = [(i, st.at[i]) for i in self.honest if st.stage[i] == FINAL or (st.stage[i] == CLOSED and X in st.at[i][0])]
        for (i, a), (j, b) in itertools.combinations(finals, 2):
            if a != b and (j in a[0]) == (i in b[0]):
                found.append("fork")
        for s in self.sets:
            if all((j, s) in st.outs for j in self.out_of[s]):
                for i, a in finals:
                    if i in self.out_of[s] and a[0] != machines(s) and not inside(s, a[0]) :
                        found.append("undone")
        for i in self.honest:
            if self.contradicts(st, i):
                found.append("accused")
        return found

    def contradicts(self, st, i):
        mine = [s for j, s in st.outs if j == i]
        have = {m for j, m, k in st.haves if j == i and not k}
        have2 = {m for j, m, k in st.haves if j == i and k}
        closed = [c for c in st.closeds if c[0] == i]
        return (
            any(s & (have2 if PROVEN in s and self.rules.have2 else have) for s in mine)
            or any(a[1] != b[1] for a, b in itertools.combinations(closed, 2) if a[3] == b[3])
            or any(s not in c[2] for c in closed for s in mine if c[3] or PROVEN not in s)
            or any((PROVEN in a) == (PROVEN in b) and not (inside(a, b) or inside(b, a) or self.dead(st, a) or self.dead(st, b)) for a in mine for b in mine)
        )

    def stuck(self, st) -> bool:
        up = [i for i in self.honest if i not in st.crashed]
        out = frozenset().union(*[st.at[i][0] for i in up if st.at[i]])
        for i in up:
            if i in out:
                continue
            if st.at[i] is None:
                return True
            if X not in st.at[i][0] and st.stage[i] != FINAL and not self.rules.cut and not st.crashed:
                return True
        return False


def _put(row, i, value):
    return (*row[:i], value, *row[i + 1 :])


def explore(rules, limit=3_000_000):
    model = Model(rules)
    start = model.start()
    parent = {start: None}
    queue = deque([start])
    counts = {}
    first = {}
    while queue:
        st = queue.popleft()
        moved = False
        for after in model.honest_moves(st):
            moved = True
            if after not in parent:
                parent[after] = st
                queue.append(after)
        # a stop without words of the cheat is a stop; who waits for the cheat's word has a time that runs out (OUT is enabled)
        if not moved and model.stuck(st):
            counts["stuck"] = counts.get("stuck", 0) + 1
            first.setdefault("stuck", st)
        for after in model.liar_moves(st):
            if after not in parent:
                parent[after] = st
                queue.append(after)
        for fault in model.faults(st):
            counts[fault] = counts.get(fault, 0) + 1
            first.setdefault(fault, st)
        if len(parent) > limit:
            print("stopped at", limit)
            break
    print(rules, len(parent), "states", counts, flush=True)
    return model, parent, first


def trace(parent, st):
    path = []
    while st is not None:
        path.append(st)
        st = parent[st]
    path.reverse()
    for a, b in itertools.pairwise(path):
        print("   ", "; ".join(f"{k}: {_diff(x, y)}" for k, x, y in zip(State._fields, a, b) if x != y))


def _diff(x, y):
    if isinstance(x, frozenset):
        return f"+{[tuple(sorted(t) if isinstance(t, frozenset) else t for t in e) if isinstance(e, tuple) else e for e in y - x]}"
    return f"{x}->{y}"


def wander(rules, seed, seconds):
    import time
    rng = random.Random(seed)
    model = Model(rules)
    end = time.time() + seconds
    counts, first, histories, steps = {}, {}, 0, 0
    while time.time() < end:
        st = model.start()
        histories += 1
        path = [st]
        lies = rng.choice((0.05, 0.2, 0.5))
        faults = set()
        while True:
            if rng.random() < lies:
                moves = list(model.liar_moves(st))
                if moves:
                    st = rng.choice(moves); path.append(st)
                    continue
            for who in rng.sample(model.honest, len(model.honest)):
                moves = list(model.honest_moves(st, who))
                if moves:
                    st = rng.choice(moves); path.append(st)
                    break
            else:
                break
        steps += len(path)
        found = set()
        for s in path:
            new = set(model.faults(s)) - found
            if "fork" in new and not model.contradicts(s, X) and not any(s.held[i] | s.held[j] == 3 for i in model.honest for j in model.honest):
                new.add("unproven fork")
            found |= new
        if model.stuck(st): found.add("stuck with a double" if any(h == 3 for h in st.held) else "stuck")
        if all(model.n - len(machines(s)) for s in []): pass
        for f in found:
            counts[f] = counts.get(f, 0) + 1
            if f not in first: first[f] = path
    print(rules, histories, "histories", steps, "steps", counts, flush=True)
    for f, path in first.items():
        print(" ", f)
        for a, b in itertools.pairwise(path):
            print("   ", "; ".join(f"{k}: {_diff(x, y)}" for k, x, y in zip(State._fields, a, b) if x != y))


if __name__ == "__main__":
    if sys.argv[1] == 'wander':
        wander(eval(f'Rules({sys.argv[2]})'), int(sys.argv[3]), float(sys.argv[4]))
        raise SystemExit
    for args in sys.argv[1:]:
        rules = eval(f"Rules({args})")
        model, parent, first = explore(rules)
        for name, st in first.items():
            print(" ", name)
            trace(parent, st)
