"""The rules about a table and its successor, as functions of what is signed: the same for every machine.

Their numbers are those of docs/decisions/table-successor.md. Nothing here has a clock or decides anything.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from lab.successor.words import (
    END,
    EXCLUDED,
    JOIN,
    LEAVE,
    LEFT,
    OUT,
    REMOVED,
    RESTARTED,
    SILENT,
    STATUS,
    TABLE,
    VOTE,
    Choice,
    Machine,
    Pool,
    Successor,
    Word,
    contradict,
    is_dated_for,
    tables_of,
)

_MOST_CACHED = 200_000


class Facts(NamedTuple):
    """The facts that a pool shows.

    Attributes:
        proven: the machines that are proven to have cheated.
        forgot: those whose disks have lost what they had signed.
        left: the LEAVE of each machine that has left.
        doubled: the views whose proposer has signed two tables.
        votes: the voters for each table in each view.
        outs: for each machine, which others have waited for it in vain.
        joins: the machines that ask to be let in.
    """

    proven: frozenset[Machine]
    forgot: frozenset[Machine]
    left: dict[Machine, Word]
    doubled: frozenset[int]
    votes: dict[Choice, frozenset[Machine]]
    outs: dict[Machine, frozenset[Machine]]
    joins: frozenset[Machine]

    @property
    def excluded(self) -> frozenset[Machine]:
        """The machines that no longer count, by rule 2."""
        return self.proven | self.forgot


class Rules:
    """The rules for the machines of one table, in their order."""

    def __init__(self, machines: tuple[Machine, ...]) -> None:
        self.machines, self.everyone = machines, frozenset(machines)
        self._facts: dict[Pool, Facts] = {}
        self._standing: dict[tuple[Word, Pool], bool] = {}

    def proposer(self, view: int) -> Machine:
        """Return the machine that proposes in a view (rule 5)."""
        return self.machines[(view - 1) % len(self.machines)]

    def facts(self, pool: Pool) -> Facts:
        """Return the facts that a pool shows (rules 2 and 3)."""
        if pool not in self._facts:
            if len(self._facts) > _MOST_CACHED:
                self._facts.clear()
            self._facts[pool] = self._found_in(pool)
        return self._facts[pool]

    def valid(self, pool: Pool) -> Iterator[Word]:
        """Return the words that count: of these machines, each of a run that is announced (rule 2)."""
        return (word for word in pool if word.author in self.everyone and self._is_announced(word, pool))

    @staticmethod
    def _is_announced(word: Word, pool: Pool) -> bool:
        runs = ((one.author, one.run) for one in pool if one.kind == RESTARTED)
        return not word.run or (word.author, word.run) in runs

    def _found_in(self, pool: Pool) -> Facts:
        by: dict[Machine, list[Word]] = {}
        tables: dict[int, set[Word | Successor]] = {}
        votes: dict[Choice, set[Machine]] = {}
        outs: dict[Machine, set[Machine]] = {}
        for word in self.valid(pool):
            by.setdefault(word.author, []).append(word)
            if word.kind == TABLE and word.author == self.proposer(word.view):
                tables.setdefault(word.view, set()).add(self.face(word))
            elif word.kind == VOTE:
                votes.setdefault(word.choice, set()).add(word.author)
            elif word.kind == OUT:
                outs.setdefault(word.about, set()).add(word.author)
        proven, forgot = set[Machine](), set[Machine]()
        for author, words in by.items():
            for one, other in combinations(words, 2):
                if contradict(one, other):
                    (proven if self.blames(one, other, words) else forgot).add(author)
        return Facts(
            frozenset(proven),
            frozenset(forgot - proven),
            {word.author: word for words in by.values() for word in words if word.kind == LEAVE},
            frozenset(view for view, found in tables.items() if len(found) > 1),
            {choice: frozenset(voters) for choice, voters in votes.items()},
            {machine: frozenset(signers) for machine, signers in outs.items()},
            frozenset(word.author for word in pool if word.kind == JOIN) - self.everyone,
        )

    @staticmethod
    def face(table: Word) -> Word | Successor:
        """Return the part of a TABLE by which two of one view are told apart: all but the run (rule 3)."""
        return table._replace(run=0)

    def blames(self, one: Word, other: Word, words: list[Word]) -> bool:
        """Return whether two words that contradict each other prove a cheat, and not a disk that forgot.

        They do if one run has signed both, or the later run's announcement says that it knew the earlier.
        """
        if one.run == other.run:
            return True
        early, late = sorted((one, other), key=lambda word: word.run)
        return any(word.kind == RESTARTED and word.run == late.run and early in word.on for word in words)

    # Who counts.

    def counted(self, pool: Pool, view: int) -> frozenset[Machine]:
        """Return the machines that count in a view (rule 4)."""
        facts = self.facts(pool)
        return self.everyone - facts.excluded - self.gone_before(facts.left, view)

    def gone_before(self, left: dict[Machine, Word], view: int) -> frozenset[Machine]:
        """Return the machines that have left before a view."""
        return frozenset(machine for machine, word in left.items() if word.view < view)

    def is_most(self, machines: frozenset[Machine], pool: Pool, choice: Choice) -> bool:
        """Return whether these are more than half of the machines that count for a choice (rule 4)."""
        counted = self.counted(pool, choice[0])
        return self.is_quorum(len(machines & counted), len(counted))

    @staticmethod
    def is_quorum(part: int, whole: int) -> bool:
        """Return whether so many of so many are most."""
        return part > whole // 2

    def certified(self, pool: Pool) -> Iterator[Choice]:
        """Yield the choices that most have voted for, in views that are not doubled."""
        facts = self.facts(pool)
        for choice, voters in facts.votes.items():
            if choice[0] not in facts.doubled and self.is_most(voters, pool, choice):
                yield choice

    # Which TABLE stands (rule 6).

    def carried(
        self, on: Pool, pool: Pool, view: int, *, skips_doubled: bool = True
    ) -> tuple[Choice | None, bool]:
        """Return the choice that a TABLE must carry on, or None and whether it must follow the round."""
        doubled = self.facts(pool).doubled if skips_doubled else frozenset[int]()
        words = [word for word in on if word.kind in {STATUS, LEAVE}]
        claimed = {one for word in words for one in word.votes if one[0] < view and one[0] not in doubled}
        for choice in sorted(claimed, reverse=True):
            if self.backing(choice, on, pool):
                return choice, False
        return None, any(self.shows_end(word) for word in on)

    @staticmethod
    def shows_end(word: Word) -> bool:
        """Return whether a word shows that the round was ended: END, or a word that names its result."""
        return word.kind == END or word.ended

    def backing(self, choice: Choice, on: Pool, pool: Pool) -> list[Word]:
        """Return the TABLEs that stand of a vote that is claimed, of those that are brought along or known.

        Of a view that is doubled two machines may know different ones: there only `on` is looked at.
        """
        words = on if choice[0] in self.facts(pool).doubled else on | pool
        return [table for table in tables_of(choice, words) if self.stands(table, pool)]

    def stands(self, table: Word, pool: Pool) -> bool:
        """Return whether a TABLE is as it must be; once it is, nothing that is learnt undoes that."""
        key = table, pool
        if key not in self._standing:
            if len(self._standing) > _MOST_CACHED:
                self._standing.clear()
            self._standing[key] = any(
                self.judge(table, pool, skips_doubled=skips, leaves_out=leaves)
                for skips in (True, False)
                for leaves in (True, False)
            )
        return self._standing[key]

    def judge(self, table: Word, pool: Pool, *, skips_doubled: bool, leaves_out: bool) -> bool:
        """Return whether a TABLE stands, judged with what was learnt later, or without.

        Args:
            table: the TABLE.
            pool: what is known.
            skips_doubled: whether votes of doubled views are passed over.
            leaves_out: whether machines that are excluded are left out of those that count.
        """
        view, value = table.choice
        facts = self.facts(pool)
        on = frozenset(self.valid(table.on))
        is_due_here = table.author == self.proposer(view) and self._is_announced(table, pool)
        if not is_due_here or not self.may_stand_on(on, view):
            return False
        said = {word.author for word in on if word.kind == STATUS}
        were = self.everyone - {word.author for word in on if word.kind == LEAVE}
        bad = facts.excluded if leaves_out else facts.excluded - said
        if not self.is_quorum(len(said & were - bad), len(were - bad)):
            return False
        carried, must = self.carried(on, pool, view, skips_doubled=skips_doubled)
        if carried is not None:
            is_due = carried[1] == value
        else:
            is_due = value.maker == table.author and value.follows == must
        return is_due and self._may_lack(value, facts, pool, view) and self._may_gain(value, facts)

    @staticmethod
    def may_stand_on(on: Pool, view: int) -> bool:
        """Return whether a TABLE may name these words: STATUS of its view, LEAVE of an earlier one."""
        return all(is_dated_for(view, word) for word in on if word.kind in {STATUS, LEAVE})

    def _may_lack(self, value: Successor, facts: Facts, pool: Pool, view: int) -> bool:
        waited = self.counted(pool, view) - {machine for machine, why in value.gone if why == SILENT}
        with_reason = {
            LEFT: facts.left.keys(),
            EXCLUDED: facts.excluded,
            SILENT: {
                machine for machine, signers in facts.outs.items() if self.is_waited_out(signers, waited)
            },
            REMOVED: self.everyone if self.is_coordinator(value.maker, facts) else frozenset[Machine](),
        }
        is_listed_once = len(value.lacking) == len(value.gone) < len(self.machines)
        return is_listed_once and all(
            machine in self.everyone and machine in with_reason[why] for machine, why in value.gone
        )

    @staticmethod
    def is_waited_out(signers: frozenset[Machine], waited: frozenset[Machine]) -> bool:
        """Return whether all that must have waited for a silent machine have signed that."""
        return waited <= signers

    def _may_gain(self, value: Successor, facts: Facts) -> bool:
        stay, joins = len(self.machines) - len(value.gone), frozenset(value.joins)
        has_asked = len(joins) == len(value.joins) and joins <= facts.joins
        return not joins or (has_asked and len(joins) < stay and self.is_coordinator(value.maker, facts))

    def is_coordinator(self, machine: Machine, facts: Facts) -> bool:
        """Return whether all machines before one have left or are excluded: it may remove, and admit."""
        before = self.machines[: self.machines.index(machine)]
        return frozenset(before) <= facts.excluded | facts.left.keys()

    # Voting, beginning, letting go (rules 7, 8 and 10).

    def may_vote_for(self, table: Word, pool: Pool) -> bool:
        """Return whether an honest machine votes for a TABLE in its view (rule 7)."""
        facts = self.facts(pool)
        is_trusted = table.author not in facts.excluded and table.view not in facts.doubled
        return is_trusted and self.judge(table, pool, skips_doubled=True, leaves_out=True)

    def last_view(self, choice: Choice, pool: Pool) -> int:
        """Return the last view, not doubled, in which most have voted for a table that had it once."""
        views = {choice[0], *(view for view, other in self.certified(pool) if other == choice[1])}
        return max(views - self.facts(pool).doubled, default=choice[0])

    def is_passed_by(self, choice: Choice, pool: Pool) -> bool:
        """Return whether a table is not to be begun, and to be let go where no round has counted (rule 8)."""
        last = self.last_view(choice, pool)
        later = (word for word in pool if word.kind == TABLE and word.view > last)
        others = (word for word in later if word.table != choice[1] and self.may_pass_by(word, pool))
        return last in self.facts(pool).doubled or any(self.stands(word, pool) for word in others)

    def may_pass_by(self, table: Word, pool: Pool) -> bool:
        """Return whether a TABLE that stands passes by others of earlier views: not in a doubled view."""
        return table.view not in self.facts(pool).doubled

    def may_begin(self, pool: Pool) -> Iterator[Choice]:
        """Return the choices that may be begun once they have been shown to all that are heard (rule 8)."""
        return (choice for choice in self.agreed(pool) if not self.is_passed_by(choice, pool))

    def agreed(self, pool: Pool) -> Iterator[Choice]:
        """Yield the certified choices that a machine would still vote for."""
        for choice in self.certified(pool):
            if any(self.may_vote_for(table, pool) for table in tables_of(choice, pool)):
                yield choice

    def must_let_go(self, choice: Choice, pool: Pool, *, has_counted: bool) -> bool:
        """Return whether a successor that was begun is given up: not where a round has counted (rule 10)."""
        return not has_counted and self.is_passed_by(choice, pool)

    def has_counted(self, pool: Pool) -> bool:
        """Return whether a round at this table counts: most that are not proven to cheat have said END."""
        trusted = self.everyone - self.facts(pool).proven
        ends = {word.author for word in self.valid(pool) if word.kind == END}
        return self.is_quorum(len(ends & trusted), len(trusted))
