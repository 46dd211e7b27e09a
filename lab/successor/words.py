"""The signed words about a table and its successor, and which of them contradict each other."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

Machine = int
"""A machine by a number that it keeps from table to table."""

END, STATUS, TABLE, VOTE, LEAVE = "END", "STATUS", "TABLE", "VOTE", "LEAVE"
OUT, JOIN, RESTARTED = "OUT", "JOIN", "RESTARTED"

LEFT, EXCLUDED, SILENT, REMOVED = "left", "excluded", "silent", "removed"
"""Why a machine of the table before is not at its successor."""


class Successor(NamedTuple):
    """A table that may follow.

    Attributes:
        follows: whether it follows the round that was in progress, and not the one before.
        gone: the machines that it lacks, each with the reason, ascending.
        joins: the machines that it gains.
        variant: tells two tables apart that are alike else.
        maker: the machine whose choice it is.
    """

    follows: bool
    gone: tuple[tuple[Machine, str], ...]
    joins: tuple[Machine, ...]
    variant: int
    maker: Machine

    @property
    def lacking(self) -> frozenset[Machine]:
        """The machines that it lacks."""
        return frozenset(machine for machine, _ in self.gone)


NO_TABLE = Successor(follows=False, gone=(), joins=(), variant=-1, maker=-1)
"""Stands in words that name no table: the hash of None is not the same at every start."""

PLAIN = Successor(follows=False, gone=(), joins=(), variant=0, maker=0)
"""The table as it is, without the round in progress."""

Choice = tuple[int, Successor]
"""A view, and what is proposed or voted for in it."""


class Word(NamedTuple):
    """Something signed; a field that its kind does not have stays at its default.

    Attributes:
        kind: one of the names above.
        author: the machine that signs.
        run: of the author's program: 0 until it is started again.
        view: of STATUS, TABLE, VOTE, and the highest one of LEAVE.
        table: proposed by TABLE, or voted for.
        votes: of STATUS and LEAVE, what the author has voted for.
        ended: of STATUS and LEAVE, whether the author has said END of the round that was in progress.
        on: of TABLE, the words that it stands on; of RESTARTED, the author's own words that its disk held.
        about: of OUT, the machine that the author has waited for in vain.
    """

    kind: str
    author: Machine
    run: int = 0
    view: int = 0
    table: Successor = NO_TABLE
    votes: tuple[Choice, ...] = ()
    ended: bool = False
    on: frozenset["Word"] = frozenset()
    about: Machine = -1

    @property
    def choice(self) -> Choice:
        """The view and the table of a TABLE or VOTE."""
        return self.view, self.table


Pool = frozenset[Word]
"""The signed words about a table that a machine holds."""

Slot = tuple[str, Machine, int]
"""The place of a word: an honest machine signs one there, or the same one again in a later run."""

_MOST_IN_A_SLOT = 2
_ONCE_IN_A_VIEW = frozenset({STATUS, TABLE, VOTE})
_ONCE = frozenset({LEAVE})


def contradict(one: Word, other: Word) -> bool:
    """Return whether no machine that remembers signs both, in whatever order they come."""
    return _contradicts(one, other) or _contradicts(other, one)


def _contradicts(one: Word, other: Word) -> bool:
    differ = one._replace(run=0) != other._replace(run=0)
    if one.kind == other.kind == RESTARTED:
        return one.run == other.run and one.on != other.on
    if one.kind == other.kind:
        is_same_slot = one.kind in _ONCE or (one.kind in _ONCE_IN_A_VIEW and one.view == other.view)
        return is_same_slot and differ
    if one.kind == VOTE and other.kind in {STATUS, LEAVE}:
        is_before = other.view > one.view or (other.kind == LEAVE and other.view == one.view)
        return is_before and one.choice not in other.votes
    if one.kind == LEAVE and other.kind in _ONCE_IN_A_VIEW:
        return other.view > one.view
    return one.kind == END and other.kind in {STATUS, LEAVE} and not other.ended


def tables_of(choice: Choice, words: Iterable[Word]) -> Iterator[Word]:
    """Yield the TABLE words that propose a choice."""
    return (word for word in words if word.kind == TABLE and word.choice == choice)


def is_dated_for(view: int, word: Word) -> bool:
    """Return whether a TABLE of a view may stand on a word: STATUS of that view, LEAVE of an earlier one."""
    return word.view == view if word.kind == STATUS else word.kind == LEAVE and word.view < view


def slot_of(word: Word) -> Slot:
    """Return the place of a word."""
    places = {OUT: word.about, RESTARTED: word.run, LEAVE: 0}
    return word.kind, word.author, places.get(word.kind, word.view)


def kept(pool: Pool, words: Pool) -> Pool:
    """Return a pool with more words: of each slot the first two, never a third (rule 1)."""
    if words <= pool:
        return pool
    slots = Counter(map(slot_of, pool))
    found = set(pool)
    for word in words - pool:
        if slots[slot_of(word)] < _MOST_IN_A_SLOT:
            slots[slot_of(word)] += 1
            found.add(word)
    return frozenset(found)


def shown_by(pool: Pool) -> frozenset[Word | Slot]:
    """Return what two machines have alike once each holds what the other has passed on.

    That is every word, but of a slot with two words only that there are two: the other machine may have kept
    another pair.
    """
    slots = Counter(map(slot_of, pool))
    return frozenset(word if slots[slot_of(word)] < _MOST_IN_A_SLOT else slot_of(word) for word in pool)
