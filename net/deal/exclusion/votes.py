"""How a step goes on without some machines: the statements signed at one head, and their consequences.

There are three statements (docs/protocol.md, 7):

OUT(A): I hold the messages of all due machines outside the set A, and have waited long enough for each
machine in A. HAVE(m): I hold the message of machine m, and shall sign no set that contains m. CLOSED(A, S): I
closed the step without A, after signing the sets S.

A step closes without A once all machines outside A have signed OUT(A). The signature of every remaining
machine is needed, so no majority can leave out a machine that a single honest machine has heard. A set is
dead once a machine outside it has signed HAVE for a machine inside it.

A machine that has signed two different messages in one step is doubled: it equivocates. A set that names a
machine as doubled differs from one that names it for its silence: HAVE does not kill such a set. Only CLOSED
does, of a machine that knew of the equivocation when it closed the step. Without this rule an older OUT could
take effect after the step was closed.

A model in tests/models checks that these rules are right when one machine may sign anything.
"""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, assert_never

from net.crypto.hashing import tagged_hash
from net.wire.deal import Closed, Have, Out

Vote = Out | Have | Closed
MachineSet = frozenset[int]
ToldSet = tuple[tuple[int, ...], tuple[int, ...]]

NOBODY: MachineSet = frozenset()

_SAME_HAVES = 32
"""Most ids remembered of envelopes in which a proven cheat says HAVE of one machine.

An OUT of a program from before `name_of_have` names one of these ids as what has killed a set.
"""


@cache
def name_of_have(holder: int, machine: int) -> bytes:
    """Return how an OUT names that a holder has signed HAVE for a machine, in whichever envelope it did.

    One such envelope kills a set as well as another, and a cheat may have signed another for each machine.
    """
    return tagged_hash(b"have", bytes((holder, machine)))


class Named(NamedTuple):
    """A set of machines as an OUT names it.

    Attributes:
        machines: all of them.
        doubled: the machines that equivocate in the step.
    """

    machines: MachineSet
    doubled: MachineSet

    @property
    def as_told(self) -> ToldSet:
        """Return the set as messages carry it: its machines, and the doubled ones among them."""
        return tuple(sorted(self.machines)), tuple(sorted(self.doubled))

    def is_inside(self, other: "Named") -> bool:
        """Return whether another set contains all machines of this one, and all its doubled ones."""
        return self.machines <= other.machines and self.doubled <= other.doubled

    def is_killed(self, haves: Iterable[tuple[int, int]]) -> bool:
        """Return whether one of these pairs (holder, machine whose message it holds) rules the set out."""
        silent = self.machines - self.doubled
        return any(holder not in self.machines and machine in silent for holder, machine in haves)


def _named_in(statement: Out) -> Named:
    """Return the set that an OUT names, whatever else it contains."""
    machines = frozenset(statement.machines)
    return Named(machines, frozenset(statement.doubled) & machines)


class ExclusionRule:
    """The statements received at one head; our own are treated like all others."""

    def __init__(self, live: Iterable[int], threshold: int) -> None:
        """Begin with none, where these machines take part, and so many of them must remain."""
        self._live = frozenset(live)
        self._threshold = threshold
        self._sets: dict[int, list[Named]] = {}
        self._haves: list[tuple[int, int]] = []
        self._named: dict[bytes, tuple[int, int]] = {}
        """The same pairs by what an OUT may name them."""
        self._closed: dict[tuple[int, bool], Closed] = {}

    def named_by(self, authors: Iterable[int]) -> MachineSet:
        """Return the machines in the sets that some of these have signed."""
        sets = (named.machines for author in authors for named in self._sets.get(author, ()))
        return NOBODY.union(*sets)

    # What is heard.

    def is_due(self, statement: Vote) -> bool:
        """Return whether a statement can be judged: everything that it refers to has been received."""
        return not isinstance(statement, Out) or self._named.keys() >= set(statement.killed)

    def take(self, statement: Vote, author: int, told: bytes) -> bool:
        """Take in the next statement of a machine that takes part; False if it is wrong or not due yet.

        `told` is the id of its envelope.
        """
        if not self.is_due(statement):
            return False
        if isinstance(statement, Have):
            return self._take_have(statement, author, told)
        if isinstance(statement, Out):
            return self._take_out(statement, author)
        if isinstance(statement, Closed):
            return self._take_closed(statement, author)
        assert_never(statement)

    def note(self, statement: Vote, author: int, told: bytes) -> bool:
        """Process a statement of a proven cheat; return whether it says anything new.

        It must be processed, because another machine may have closed the step on it before it knew of the
        cheat.
        """
        if not self.is_news(statement, author, told):
            return False
        if isinstance(statement, Have):
            said = author, statement.machine
            is_new = said not in self._haves
            self._keep_have(said, told)
            return is_new
        if isinstance(statement, Closed):
            self._closed[author, bool(statement.doubled)] = statement
        elif isinstance(statement, Out):
            self._sets.setdefault(author, []).append(_named_in(statement))
        else:
            assert_never(statement)
        return True

    def is_news(self, statement: Vote, author: int, told: bytes) -> bool:
        """Return whether `note` would take in a statement of a proven cheat: a bounded number of them."""
        if isinstance(statement, Have):
            said = author, statement.machine
            is_known = told in self._named or list(self._named.values()).count(said) > _SAME_HAVES
            return statement.machine in self._live and not is_known
        if not self._is_set(statement.machines, author):
            return False
        if isinstance(statement, Closed):
            return (author, bool(statement.doubled)) not in self._closed
        if not isinstance(statement, Out):
            assert_never(statement)
        named = _named_in(statement)
        return bool(named.machines) and named not in self._sets.get(author, ())

    def _take_out(self, statement: Out, author: int) -> bool:
        named = Named(frozenset(statement.machines), frozenset(statement.doubled))
        before = self._sets.get(author, [])
        killers = [self._named[told] for told in statement.killed]
        is_closed = (author, True) in self._closed or ((author, False) in self._closed and not named.doubled)
        is_written_right = (
            self._is_set(statement.machines, author)
            and bool(named.machines)
            and list(statement.doubled) == sorted(named.doubled & named.machines)
        )
        is_consistent = named not in before and all(
            earlier.is_inside(named) or earlier.is_killed(killers) for earlier in before
        )
        is_free = not self._said_by(author) & (named.machines - named.doubled)
        if is_closed or not is_written_right or not is_consistent or not is_free:
            return False
        self._sets.setdefault(author, []).append(named)
        return True

    def _take_have(self, statement: Have, author: int, told: bytes) -> bool:
        machine = statement.machine
        is_named = any(machine in named.machines - named.doubled for named in self._sets.get(author, ()))
        if is_named or machine in self._said_by(author) or machine == author or machine not in self._live:
            return False
        self._keep_have((author, machine), told)
        return True

    def _keep_have(self, said: tuple[int, int], told: bytes) -> None:
        """Record that a holder has said HAVE of a machine, in an envelope of this id."""
        if said not in self._haves:
            self._haves.append(said)
            self._named[name_of_have(*said)] = said
        if list(self._named.values()).count(said) <= _SAME_HAVES:
            self._named[told] = said

    def _take_closed(self, statement: Closed, author: int) -> bool:
        knows_of_double = bool(statement.doubled)
        is_right = (
            self._is_set(statement.machines, author)
            and list(statement.doubled) == sorted(set(statement.doubled) & self._live)
            and statement.sets == self._signed(author, knows_of_double=knows_of_double)
        )
        if (author, knows_of_double) in self._closed or not is_right:
            return False
        self._closed[author, knows_of_double] = statement
        return True

    def _is_set(self, machines: tuple[int, ...], author: int) -> bool:
        """Whether an author may leave these machines out: they take part, and enough others do."""
        named = frozenset(machines)
        is_written_right = list(machines) == sorted(named) and named <= self._live and author not in named
        return is_written_right and len(self._live - named) >= self._threshold

    def _said_by(self, holder: int) -> set[int]:
        """The machines whose messages a holder claims to have."""
        return {machine for other, machine in self._haves if other == holder}

    def _signed(self, author: int, *, knows_of_double: bool) -> tuple[ToldSet, ...]:
        """The sets that an author has signed, as its CLOSED lists them."""
        signed = self._sets.get(author, ())
        return tuple(named.as_told for named in signed if knows_of_double or not named.doubled)

    # What follows from it.

    def complete(self) -> list[MachineSet]:
        """Return the sets that all machines outside have signed alike, the largest first."""
        sets = {named for signed in self._sets.values() for named in signed}
        whole = {
            named.machines
            for named in sets
            if all(named in self._sets.get(machine, ()) for machine in self._live - named.machines)
        }
        return sorted(whole, key=lambda machines: (-len(machines), sorted(machines)))

    def may_close(self, me: int | None, left: MachineSet, following: bytes, doubled: MachineSet) -> bool:
        """Return whether nothing that our machine has signed forbids closing the step in this way.

        Args:
            me: our machine; None for an observer.
            left: the machines it would be closed without.
            following: the head that it would lead to.
            doubled: the machines that have said two things in this step, as far as we know.
        """
        if me is None or me in left:
            return True
        return all(
            named.machines <= left
            or named.is_killed(self._haves)
            or any(
                other not in named.machines and other != me and named.as_told not in said.sets
                for other, said in self.closings(left, doubled)
                if said.following == following
            )
            for named in self._sets.get(me, ())
        )

    def closings(self, left: MachineSet, doubled: MachineSet) -> list[tuple[int, Closed]]:
        """Return who closed this step without these machines, knowing of the doubled ones, and how."""
        return [
            (author, said)
            for (author, knows_of_double), said in self._closed.items()
            if frozenset(said.machines) == left and author not in doubled and (knows_of_double or not doubled)
        ]

    def unsigned(self, me: int) -> MachineSet:
        """Return the machines outside the set that our machine signed last which have not signed it."""
        if not self._sets.get(me):
            return NOBODY
        last = self._sets[me][-1]
        return frozenset(m for m in self._live - last.machines if last not in self._sets.get(m, ()))

    # What our machine may say.

    def bound_without(self, me: int, unheeded: MachineSet) -> MachineSet:
        """Return the machines in sets that our machine signed and no HAVE outside `unheeded` has killed."""
        haves = [(holder, machine) for holder, machine in self._haves if holder not in unheeded]
        return NOBODY.union(*(n.machines for n in self._sets.get(me, ()) if not n.is_killed(haves)))

    def set_for(self, me: int, missed: MachineSet, doubled: MachineSet) -> Named:
        """Return the set that our machine would sign to go on without the machines it misses.

        It includes every set that our machine signed before and that can still succeed.
        """
        alive = [named for named in self._sets.get(me, ()) if not named.is_killed(self._haves)]
        machines = missed.union(*(named.machines for named in alive))
        return Named(machines, (machines & doubled).union(*(named.doubled for named in alive)))

    def next_out(self, me: int, missed: MachineSet, doubled: MachineSet) -> Out | None:
        """Return the next OUT that our machine may sign to go on without the machines it misses; else None.

        The caller must have made sure that our machine holds, and has shown, the messages of all due machines
        outside.
        """
        named, before = self.set_for(me, missed, doubled), self._sets.get(me, [])
        is_closed = (me, True) in self._closed or ((me, False) in self._closed and not named.doubled)
        is_bound = bool(self._said_by(me) & (named.machines - named.doubled))
        machines = tuple(sorted(named.machines))
        if not missed or is_closed or is_bound or named in before or not self._is_set(machines, me):
            return None
        dead = [earlier for earlier in before if not earlier.is_inside(named)]
        killed = {
            name_of_have(*next(have for have in self._haves if earlier.is_killed((have,))))
            for earlier in dead
        }
        return Out(machines, tuple(sorted(named.doubled)), tuple(sorted(killed)))

    def next_have(self, me: int, held: MachineSet) -> Have | None:
        """Return the next HAVE that our machine must sign, because another leaves that message's author out.

        A machine that names another only in a later set holds its message, and only misses its signature.
        `held` are the machines whose messages ours holds, except those that have cheated.
        """
        own = NOBODY.union(*(named.machines for named in self._sets.get(me, ())))
        firsts = [signed[0] for other, signed in self._sets.items() if other != me]
        missed = {machine for named in firsts for machine in named.machines - named.doubled}
        found = sorted((missed & held) - own - self._said_by(me) - {me})
        is_closed = (me, False) in self._closed or (me, True) in self._closed
        return Have(found[0]) if found and not is_closed else None

    def next_closed(self, me: int, left: MachineSet, following: bytes, doubled: MachineSet) -> Closed | None:
        """Return our CLOSED, if we owe it to a machine that is bound to close this step otherwise.

        It closed it without `left`, knowing of the `doubled`, and stood on the head `following` next.
        """
        others = (named for other, signed in self._sets.items() if other != me for named in signed)
        is_bound = any(not named.machines <= left and not named.is_killed(self._haves) for named in others)
        if not is_bound or (me, bool(doubled)) in self._closed or me in left:
            return None
        signed = self._signed(me, knows_of_double=bool(doubled))
        return Closed(tuple(sorted(left)), tuple(sorted(doubled)), signed, following)
