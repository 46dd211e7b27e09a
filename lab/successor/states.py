"""Every state of three machines: 0 lies and proposes first, 1 and 2 are honest, their link may be cut once.

The liar says to each: two TABLEs, VOTE for any TABLE, STATUS with and without what it has voted for; and it
passes on any word of the other while the link is cut.
"""

from collections import Counter, deque
from collections.abc import Iterator
from typing import NamedTuple

from lab.successor.memory import Memory
from lab.successor.rules import Rules
from lab.successor.words import PLAIN, REMOVED, STATUS, TABLE, VOTE, Pool, Word, kept, shown_by
from lab.successor.world import ALLOWED

LIAR = 0


class State(NamedTuple):
    """Where the two honest machines stand; their link was never cut (0), is cut (1), or is up again (2)."""

    one: Memory
    other: Memory
    link: int = 0

    def having(self, memory: Memory) -> "State":
        """Return the state in which one of the two has this memory."""
        return State(memory, self.other, self.link) if memory.me == 1 else State(self.one, memory, self.link)

    @property
    def is_up(self) -> bool:
        """Whether they hear each other."""
        return self.link != 1


def explore(
    limit: int, rules: Rules, views: int, *, has_show_time: bool = True
) -> tuple[int, bool, Counter[str]]:
    """Look at every state, nearest first, up to a limit.

    Args:
        limit: how many states, at most.
        rules: of the three.
        views: how many there are.
        has_show_time: whether a proposal is shown to the other before it is begun.

    Returns:
        how many states there are, whether these are all, and what was found.
    """
    start = State(Memory(1), Memory(2))
    seen, queue, found = {start}, deque([start]), Counter[str]()
    while queue and len(seen) < limit:
        for state in _after(queue.popleft(), rules, views, found, has_show_time=has_show_time):
            if state not in seen:
                seen.add(state)
                queue.append(state)
    return len(seen), not queue, found


def _after(
    state: State, rules: Rules, views: int, found: Counter[str], *, has_show_time: bool
) -> Iterator[State]:
    both = state.one.pool | state.other.pool
    if {1, 2} & rules.facts(both).proven:
        found["an honest machine is accused"] += 1
    if state.link < 2:
        yield state._replace(link=state.link + 1)
    if state.is_up:
        yield State(_hearing(state.one, both, rules), _hearing(state.other, both, rules), state.link)
    for memory, other in ((state.one, state.other), (state.other, state.one)):
        for after in (*_acts(memory, rules, views), *_lied_to(memory, other, rules, is_up=state.is_up)):
            yield state.having(after)
        is_shown = not (has_show_time and state.is_up) or shown_by(other.pool) == shown_by(memory.pool)
        for choice in rules.may_begin(memory.pool) if is_shown and memory.began is None else ():
            if other.began is not None and other.began[1] != choice[1]:
                found[_name_of_fork(state, rules.facts(both).proven)] += 1
            yield state.having(memory._replace(began=choice))


def _name_of_fork(state: State, proven: frozenset[int]) -> str:
    if state.is_up:
        return "fork between two that hear each other"
    return f"{ALLOWED}fork that proves a liar" if LIAR in proven else "fork without a contradiction"


def _hearing(memory: Memory, words: Pool, rules: Rules) -> Memory:
    return memory._replace(pool=kept(memory.pool, words)).letting_go(rules, has_counted=False)


def _acts(memory: Memory, rules: Rules, views: int) -> Iterator[Memory]:
    """Yield what an honest machine may do."""
    if memory.view < views:
        yield memory.enter(memory.view + 1)
    proposed = memory.propose(rules, PLAIN)
    if proposed is not None:
        yield proposed
    for word in memory.pool:
        if word.kind == TABLE and memory.may_vote(word, rules):
            yield memory.vote(word)


def _lied_to(memory: Memory, other: Memory, rules: Rules, *, is_up: bool) -> Iterator[Memory]:
    """Yield what an honest machine knows after the liar has told it one thing more."""
    view = max(memory.view, 1)
    voted = tuple(
        word.choice for word in memory.pool if word.kind == VOTE and word.author == LIAR and word.view < view
    )
    told = [Word(STATUS, LIAR, view=view)] if view > 1 else []
    told += [Word(STATUS, LIAR, view=view, votes=voted)] * bool(voted)
    if view == memory.view == 1:
        on = frozenset(word for word in memory.pool if word.kind == STATUS) | {Word(STATUS, LIAR, view=1)}
        faces = (PLAIN._replace(gone=((3 - memory.me, REMOVED),)), PLAIN)
        told += [Word(TABLE, LIAR, view=1, table=face, on=on) for face in faces]
    told += [
        Word(VOTE, LIAR, view=view, table=word.table)
        for word in memory.pool
        if word.kind == TABLE and word.view == view
    ]
    if not is_up:
        missing = other.pool - memory.pool
        told += [word for word in missing if word.kind in {TABLE, VOTE} and word.author == other.me]
    for word in told:
        pool = kept(memory.pool, word.on | {word})
        if pool != memory.pool and (word.kind != TABLE or rules.stands(word, pool)):
            yield memory._replace(pool=pool)
