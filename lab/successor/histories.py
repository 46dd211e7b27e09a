"""Short histories written for rules whose absence chance does not find; each says whether it goes wrong."""

from lab.successor.memory import Memory
from lab.successor.rules import Rules
from lab.successor.words import (
    END,
    LEAVE,
    REMOVED,
    STATUS,
    TABLE,
    VOTE,
    Choice,
    Machine,
    Pool,
    Successor,
    Word,
)

PLAIN = Successor(follows=False, gone=(), joins=(), variant=0, maker=0)
FIVE = tuple(range(5))


def _status(machines: tuple[Machine, ...], view: int = 1) -> Pool:
    return frozenset(Word(STATUS, machine, view=view) for machine in machines)


def _votes(machines: tuple[Machine, ...], choice: Choice) -> Pool:
    return frozenset(Word(VOTE, machine, view=choice[0], table=choice[1]) for machine in machines)


def _proposed(rules: Rules, view: int, pool: Pool, own: Successor = PLAIN) -> tuple[Pool, Choice | None]:
    """Return the pool with the TABLE of a view's proposer, and what it proposes."""
    after = Memory(rules.proposer(view), view=view, pool=pool).propose(rules, own)
    if after is None:
        return pool, None
    return after.pool, next(word.choice for word in after.pool - pool if word.kind == TABLE)


def leavers(kind: type[Rules]) -> bool:
    """Five: 0, 1 and 2 vote, 2 begins and is cut off, 0 and 1 leave; do 3 and 4 choose another table?"""
    rules = kind(FIVE)
    pool, first = _proposed(rules, 1, _status((0, 1, 2)))
    if first is None:
        return True
    left = frozenset(Word(LEAVE, machine, view=1, votes=(first,)) for machine in (0, 1))
    _, later = _proposed(rules, 4, pool | left | _status((3, 4), 4))
    begun = first in rules.may_begin(pool | _votes((0, 1, 2), first))
    return begun and later is not None and later[1] != first[1]


def late_leavers(kind: type[Rules]) -> bool:
    """Five: 0 and 1 vote in view 1, the others choose in view 3, 3 and 4 leave; does 0, told that, begin?"""
    rules = kind(FIVE)
    pool, first = _proposed(rules, 1, _status(FIVE))
    _, later = _proposed(rules, 3, _status((2, 3, 4), 3))
    if first is None or later is None:
        return True
    left = frozenset(Word(LEAVE, machine, view=3, votes=(later,)) for machine in (3, 4))
    return first in rules.may_begin(pool | _votes((0, 1), first) | left)


def removal(kind: type[Rules]) -> bool:
    """Five: 0 removes 3 and 4, and only 0 and 1 vote; does 0 begin, while 2, 3 and 4 may choose otherwise?"""
    rules = kind(FIVE)
    own = PLAIN._replace(gone=((3, REMOVED), (4, REMOVED)))
    pool, first = _proposed(rules, 1, _status((0, 1, 2)), own)
    return first is not None and first in rules.may_begin(pool | _votes((0, 1), first))


def two_faces(kind: type[Rules]) -> bool:
    """Three: 0 removes 2 for 1 and 1 for 2, and both voted; does 1 carry one of these tables on?"""
    rules = kind((0, 1, 2))
    said = _status((0, 1, 2))
    faces = {gone: PLAIN._replace(gone=((gone, REMOVED),)) for gone in (1, 2)}
    tables = frozenset(Word(TABLE, 0, view=1, table=face, on=said) for face in faces.values())
    votes = _votes((1,), (1, faces[2])) | _votes((2,), (1, faces[1]))
    status = frozenset(Word(STATUS, machine, view=2, votes=((1, faces[3 - machine]),)) for machine in (1, 2))
    _, later = _proposed(rules, 2, said | tables | votes | status)
    return later is None or later[1].maker == 0


def hidden_end(kind: type[Rules]) -> bool:
    """Five: 0, 1 and 2 end the round, 0 and 1 leave; may 3 and 4, shown no END, go on from before it?"""
    rules = kind(FIVE)
    left = frozenset(Word(LEAVE, machine, view=0, ended=True) for machine in (0, 1))
    pool = left | _status((3, 4), 4)
    table = PLAIN._replace(gone=((0, "left"), (1, "left")), maker=3)
    word = Word(TABLE, 3, view=4, table=table, on=pool)
    return rules.stands(word, pool | {word})


def two_ends(kind: type[Rules]) -> bool:
    """Four: 2 and 3 have signed two results each; does the round that 0 and 1 have ended fail to count?"""
    rules = kind((0, 1, 2, 3))
    lies = frozenset(
        Word(STATUS, machine, view=1, ended=ended) for machine in (2, 3) for ended in (True, False)
    )
    return not rules.has_counted(lies | {Word(END, machine) for machine in (0, 1)})


HISTORIES = {
    "two tables, as the voters of one have left": leavers,
    "two tables, as the voters of the later one have left": late_leavers,
    "a removal by two of five": removal,
    "a table with two faces is carried on": two_faces,
    "an END is lost with those that leave": hidden_end,
    "a round is lost by two proven cheats": two_ends,
}
