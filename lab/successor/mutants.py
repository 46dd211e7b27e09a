"""The rules with one of them left out: the model must find a fault of each."""

from collections.abc import Iterator

from lab.successor.rules import Facts, Rules
from lab.successor.words import (
    END,
    LEAVE,
    REMOVED,
    STATUS,
    Choice,
    Machine,
    Pool,
    Successor,
    Word,
    tables_of,
)


class NoCarrying(Rules):
    """A TABLE need not carry on what may have been chosen."""

    def backing(self, choice: Choice, on: Pool, pool: Pool) -> list[Word]:
        """See `Rules`."""
        del choice, on, pool
        return []


class EndPassedOver(Rules):
    """END words do not make a table follow the round."""

    @staticmethod
    def shows_end(word: Word) -> bool:
        """See `Rules`."""
        del word
        return False


class RemovedNotCounted(Rules):
    """Machines that a table removes have no say in it."""

    def is_most(self, machines: frozenset[Machine], pool: Pool, choice: Choice) -> bool:
        """See `Rules`."""
        counted = self.counted(pool, choice[0]) - {m for m, why in choice[1].gone if why == REMOVED}
        return self.is_quorum(len(machines & counted), len(counted))


class HalfIsEnough(Rules):
    """Half of the machines are most."""

    @staticmethod
    def is_quorum(part: int, whole: int) -> bool:
        """See `Rules`."""
        return part >= max(whole // 2, 1)


class SilentByOne(Rules):
    """One signature makes a machine silent."""

    @staticmethod
    def is_waited_out(signers: frozenset[Machine], waited: frozenset[Machine]) -> bool:
        """See `Rules`."""
        del waited
        return bool(signers)


class AnybodyRemoves(Rules):
    """Any proposer may remove and admit."""

    def is_coordinator(self, machine: Machine, facts: Facts) -> bool:
        """See `Rules`."""
        del machine, facts
        return True


class BlameOverRuns(Rules):
    """Words of two runs prove a cheat."""

    def blames(self, one: Word, other: Word, words: list[Word]) -> bool:
        """See `Rules`."""
        del one, other, words
        return True


class DoubledViewsCount(Rules):
    """A view whose proposer has signed two tables counts."""

    def facts(self, pool: Pool) -> Facts:
        """See `Rules`."""
        return super().facts(pool)._replace(doubled=frozenset())


class LeaveAtAnyView(Rules):
    """A machine that has left does not count in the views it has spoken in either."""

    def gone_before(self, left: dict[Machine, Word], view: int) -> frozenset[Machine]:
        """See `Rules`."""
        del view
        return frozenset(left)

    @staticmethod
    def may_stand_on(on: Pool, view: int) -> bool:
        """See `Rules`."""
        return all(word.view == view for word in on if word.kind == STATUS)


class LeaveWithoutVotes(Rules):
    """A machine that leaves takes its votes with it: those in its LEAVE are not looked at."""

    def carried(
        self, on: Pool, pool: Pool, view: int, *, skips_doubled: bool = True
    ) -> tuple[Choice | None, bool]:
        """See `Rules`."""
        on = frozenset(word for word in on if word.kind != LEAVE)
        return super().carried(on, pool, view, skips_doubled=skips_doubled)


class OnlyEndShowsEnd(Rules):
    """A LEAVE or STATUS that names the result of a round does not show that it was ended."""

    @staticmethod
    def shows_end(word: Word) -> bool:
        """See `Rules`."""
        return word.kind == END


class ClaimIsEnough(Rules):
    """A vote that is claimed needs no TABLE."""

    def backing(self, choice: Choice, on: Pool, pool: Pool) -> list[Word]:
        """See `Rules`."""
        del choice, pool
        return list(on)


class OnePoolOnly(Rules):
    """A TABLE need not bring what it carries on: each machine looks among what it has kept."""

    def backing(self, choice: Choice, on: Pool, pool: Pool) -> list[Word]:
        """See `Rules`."""
        del on
        return [table for table in tables_of(choice, pool) if self.stands(table, pool)]


class DoubledByTheTableAlone(Rules):
    """Two TABLEs of one view that name the same table, and stand on other words, do not double it."""

    @staticmethod
    def face(table: Word) -> Word | Successor:
        """See `Rules`."""
        return table.table


class PassedByInDoubledViews(Rules):
    """A table is passed by, by what a proposer with two faces proposes."""

    def may_pass_by(self, table: Word, pool: Pool) -> bool:
        """See `Rules`."""
        del table, pool
        return True


class NeverLetsGo(Rules):
    """A successor once begun is kept."""

    def must_let_go(self, choice: Choice, pool: Pool, *, has_counted: bool) -> bool:
        """See `Rules`."""
        del choice, pool, has_counted
        return False


class BeginsWhatIsPassedBy(Rules):
    """A table is begun by old votes though it is passed by."""

    def last_view(self, choice: Choice, pool: Pool) -> int:
        """See `Rules`."""
        del pool
        return choice[0]

    def may_begin(self, pool: Pool) -> Iterator[Choice]:
        """See `Rules`."""
        return self.agreed(pool)


class JoinsWithoutAsking(Rules):
    """Newcomers need not have asked."""

    def facts(self, pool: Pool) -> Facts:
        """See `Rules`."""
        return super().facts(pool)._replace(joins=frozenset(range(-1, 99)) - self.everyone)


MUTANTS: dict[str, type[Rules]] = {
    "no-show-time": Rules,
    "no-carrying": NoCarrying,
    "end-passed-over": EndPassedOver,
    "removed-not-counted": RemovedNotCounted,
    "half-is-enough": HalfIsEnough,
    "silent-by-one": SilentByOne,
    "anybody-removes": AnybodyRemoves,
    "blame-over-runs": BlameOverRuns,
    "doubled-views-count": DoubledViewsCount,
    "leave-at-any-view": LeaveAtAnyView,
    "leave-without-votes": LeaveWithoutVotes,
    "only-end-shows-end": OnlyEndShowsEnd,
    "claim-is-enough": ClaimIsEnough,
    "one-pool-only": OnePoolOnly,
    "doubled-by-the-table-alone": DoubledByTheTableAlone,
    "passed-by-in-doubled-views": PassedByInDoubledViews,
    "never-lets-go": NeverLetsGo,
    "begins-what-is-passed-by": BeginsWhatIsPassedBy,
    "joins-without-asking": JoinsWithoutAsking,
}
"""By name; the first breaks no rule about words: the show time is left out instead."""
