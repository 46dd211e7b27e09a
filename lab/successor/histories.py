"""Short histories written for rules whose absence chance does not find; each says whether it goes wrong."""

from lab.successor.memory import Memory
from lab.successor.rules import Rules
from lab.successor.words import (
    END,
    LEAVE,
    LEFT,
    PLAIN,
    REMOVED,
    STATUS,
    TABLE,
    VOTE,
    Choice,
    Machine,
    Pool,
    Successor,
    Word,
    kept,
)

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
    table = PLAIN._replace(gone=((0, LEFT), (1, LEFT)), maker=3)
    word = Word(TABLE, 3, view=4, table=table, on=pool)
    return rules.stands(word, pool | {word})


def two_ends(kind: type[Rules]) -> bool:
    """Four: 2 and 3 have signed two results each; does the round that 0 and 1 have ended fail to count?"""
    rules = kind((0, 1, 2, 3))
    lies = frozenset(
        Word(STATUS, machine, view=1, ended=ended) for machine in (2, 3) for ended in (True, False)
    )
    return not rules.has_counted(lies | {Word(END, machine) for machine in (0, 1)})


def third_table(kind: type[Rules]) -> bool:
    """Four: 1 signs three tables for view 2, and 2 carries one on; does that stand only where it was kept?"""
    rules, said = kind((0, 1, 2, 3)), _status((1, 2, 3), 2)
    tables = [PLAIN._replace(variant=variant, maker=1) for variant in range(3)]
    faces = [Word(TABLE, 1, view=2, table=table, on=said) for table in tables]
    claim = Word(STATUS, 1, view=3, votes=((2, tables[2]),))
    pool, later = _proposed(rules, 3, said | {faces[2], claim} | _status((2, 3), 3))
    if later is None:
        return True
    elsewhere = kept(said | frozenset(faces[:2]), pool)
    carried = next(word for word in pool if word.kind == TABLE and word.view == 3)
    return rules.stands(carried, pool) != rules.stands(carried, elsewhere)


def third_face(kind: type[Rules]) -> bool:
    """Five: most have voted in view 1, 1 signs three tables for view 2; is the first passed by here alone?"""
    rules = kind(FIVE)
    pool, first = _proposed(rules, 1, _status(FIVE))
    if first is None:
        return True
    status = [Word(STATUS, machine, view=2, votes=(first,)) for machine in (0, 1, 2, 3)]
    faces = [Word(TABLE, 1, view=2, table=first[1], on=frozenset(status[:count])) for count in (3, 4)]
    other = Word(TABLE, 1, view=2, table=PLAIN._replace(maker=1), on=_status((1, 3, 4), 2))
    known = pool | _votes((0, 1, 2), first)
    here, there = (
        kept(kept(known, frozenset(two)), frozenset({*faces, other})) for two in (faces, (faces[0], other))
    )
    return rules.is_passed_by(first, here) != rules.is_passed_by(first, there)


def passed_by(kind: type[Rules]) -> bool:
    """Five: 1 and 3 hide their votes of view 1 in view 2; is a table begun that is to be let go at once?"""
    rules = kind(FIVE)
    pool, first = _proposed(rules, 1, _status(FIVE))
    if first is None:
        return True
    hidden = _status((1, 3, 4), 2)
    table = Word(TABLE, 1, view=2, table=PLAIN._replace(maker=1), on=hidden)
    pool |= _votes((0, 1, 2, 3), first) | hidden | {table}
    return any(rules.must_let_go(choice, pool, has_counted=False) for choice in rules.may_begin(pool))


def uninvited(kind: type[Rules]) -> bool:
    """Three: 0 lets 3 in, that has not asked; does that stand?"""
    rules, said = kind((0, 1, 2)), _status((0, 1, 2))
    word = Word(TABLE, 0, view=1, table=PLAIN._replace(joins=(3,)), on=said)
    return rules.stands(word, said | {word})


def removed_by_another(kind: type[Rules]) -> bool:
    """Three: 1 proposes in view 2 while 0 is there, and removes 2; does that stand?"""
    rules, said = kind((0, 1, 2)), _status((0, 1, 2), 2)
    word = Word(TABLE, 1, view=2, table=PLAIN._replace(gone=((2, REMOVED),), maker=1), on=said)
    return rules.stands(word, said | {word})


HISTORIES = {
    "two tables, as the voters of one have left": leavers,
    "two tables, as the voters of the later one have left": late_leavers,
    "a removal by two of five": removal,
    "a table with two faces is carried on": two_faces,
    "an END is lost with those that leave": hidden_end,
    "a round is lost by two proven cheats": two_ends,
    "a table stands here and not there, by which words were kept": third_table,
    "a table is passed by here and not there, by which words were kept": third_face,
    "a table is begun that is to be let go": passed_by,
    "a machine is let in that has not asked": uninvited,
    "a machine is removed by another than the coordinator": removed_by_another,
}
