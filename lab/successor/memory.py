"""An honest machine at one table: what it has on its disk, and what it signs."""

from typing import NamedTuple

from lab.successor.rules import Rules
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
    is_dated_for,
)

_OF_ITS_PROGRAM = frozenset({END, STATUS, TABLE, VOTE, LEAVE})


class Memory(NamedTuple):
    """The memory of a machine about one table.

    Attributes:
        me: the machine.
        run: of its program.
        knew: its own words that its disk held when that run began.
        view: the highest in which it has spoken; 0 before STATUS.
        votes: what it has voted for.
        ended: whether it has said END of the round that was in progress.
        left: whether it has left.
        began: the successor it has begun, dated by the last view in which most have voted for it.
        proposed: the views in which it has proposed.
        pool: all that it holds.
    """

    me: Machine
    run: int = 0
    knew: Pool = frozenset()
    view: int = 0
    votes: tuple[Choice, ...] = ()
    ended: bool = False
    left: bool = False
    began: Choice | None = None
    proposed: frozenset[int] = frozenset()
    pool: Pool = frozenset()

    def saying(self, word: Word) -> "Memory":
        """Return the memory after it has signed a word; a later run announces itself first."""
        own = frozenset({word})
        if self.run:
            own |= {Word(RESTARTED, self.me, self.run, on=self.knew)}
        return self._replace(pool=self.pool | own)

    def restored(self, run: int) -> "Memory":
        """Return this memory, of an earlier time, as a later run of the program finds it."""
        own = frozenset(w for w in self.pool if w.author == self.me and w.kind in _OF_ITS_PROGRAM)
        return self._replace(run=run, knew=own).recalling()

    def recalling(self) -> "Memory":
        """Return the memory once it has heard its own words of earlier runs: it goes on from there."""
        mine = [word for word in self.pool if word.author == self.me and word.kind in _OF_ITS_PROGRAM]
        if not mine or not self.run:
            return self
        return self._replace(
            votes=tuple(sorted({*self.votes, *(word.choice for word in mine if word.kind == VOTE)})),
            view=max([self.view, *(word.view for word in mine)]),
            ended=self.ended or any(word.kind == END for word in mine),
            left=self.left or any(word.kind == LEAVE for word in mine),
            proposed=self.proposed | {word.view for word in mine if word.kind == TABLE},
        )

    # What it signs.

    def end(self) -> "Memory":
        """Say END of the round that is in progress."""
        return self._replace(ended=True).saying(Word(END, self.me, self.run))

    def wait_out(self, machine: Machine) -> "Memory":
        """Say that it has waited for a machine for its full time."""
        return self.saying(Word(OUT, self.me, self.run, about=machine))

    def ask_in(self) -> "Memory":
        """Ask to be let in at the next table."""
        return self._replace(pool=self.pool | {Word(JOIN, self.me)})

    def leave(self) -> "Memory":
        """Leave the match."""
        word = Word(LEAVE, self.me, self.run, self.view, votes=self.votes, ended=self.ended)
        return self._replace(left=True).saying(word)

    def enter(self, view: int) -> "Memory":
        """Say STATUS of a view."""
        word = Word(STATUS, self.me, self.run, view, votes=self.votes, ended=self.ended)
        return self._replace(view=view).saying(word)

    def may_vote(self, table: Word, rules: Rules) -> bool:
        """Return whether it votes for a TABLE now (rule 7)."""
        is_bound = self.began is not None and self.began[1] != table.table
        has_voted = any(view == table.view for view, _ in self.votes)
        is_late = self.left or table.view < max(self.view, 1)
        if is_bound or has_voted or is_late or table not in self.pool or self.me not in rules.everyone:
            return False
        return rules.may_vote_for(table, self.pool)

    def vote(self, table: Word) -> "Memory":
        """Vote for a TABLE."""
        word = Word(VOTE, self.me, self.run, table.view, table.table)
        votes = tuple(sorted((*self.votes, table.choice)))
        return self._replace(view=table.view, votes=votes).saying(word)

    def basis(self, rules: Rules, view: int) -> Pool:
        """Return the words that its TABLE of a view stands on."""
        return frozenset(
            word
            for word in rules.valid(self.pool)
            if word.kind in {END, RESTARTED} or is_dated_for(view, word)
        )

    def propose(self, rules: Rules, own: Successor) -> "Memory | None":
        """Propose what must be carried on, or else the table of its own; None if none would stand.

        Args:
            rules: those of the table.
            own: what its person would propose; who has left or is excluded, and which round it follows, is
                put in here.
        """
        view, on = self.view, self.basis(rules, self.view)
        if self.left or not view or rules.proposer(view) != self.me or view in self.proposed:
            return None
        carried, must = rules.carried(on, self.pool, view)
        if carried is None:
            value = self._completed(own, rules, follows=must)
        else:
            value = carried[1]
            on |= {min(rules.backing(carried, on, self.pool), key=repr)}
        word = Word(TABLE, self.me, self.run, view, value, on=on)
        after = self._replace(proposed=self.proposed | {view}).saying(word)
        return after if rules.may_vote_for(word, after.pool) else None

    def _completed(self, own: Successor, rules: Rules, *, follows: bool) -> Successor:
        facts = rules.facts(self.pool)
        gone = {machine: why for machine, why in own.gone if why in {REMOVED, SILENT}}
        gone |= dict.fromkeys(facts.excluded, EXCLUDED) | dict.fromkeys(facts.left, LEFT)
        return own._replace(follows=follows, gone=tuple(sorted(gone.items())), maker=self.me)

    # The successor it is at.

    def letting_go(self, rules: Rules, *, has_counted: bool) -> "Memory":
        """Return the memory without a successor that is passed by and at which no round has counted."""
        if self.began is None:
            return self
        choice = rules.last_view(self.began, self.pool), self.began[1]
        if rules.must_let_go(choice, self.pool, has_counted=has_counted):
            return self._replace(began=None)
        return self._replace(began=choice)
