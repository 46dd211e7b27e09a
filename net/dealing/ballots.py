"""How the words that close a step are decided where some are missed: single-decree Paxos, one instance per head.

Lamport, "Paxos Made Simple" (2001). All machines that began the hand are acceptors, and a majority decides. An
acceptor's promise names the words it holds, and a proposer that is free to choose proposes all that were named, so
nobody is left out whom a promise has heard. A step that closes because everybody has spoken needs no ballot; that
this and ballots never contradict each other for good is checked by tests/models/absence.pml.

Who has voted for what follows from signed messages alone, so whoever breaks these rules is found by everybody.

A ballot that is never heard is as good as lost on its way, which Paxos allows: so it is safe to hear no more of a
machine's ballots than it can need. All hear the same ones, for each machine's messages are heard in their order.
"""

from collections.abc import Iterable
from typing import NamedTuple

from net.wire import Accept, Accepted, Chosen, Prepare, Promise, Words

Vote = Prepare | Promise | Accept | Accepted

MOST_AHEAD = 8
"""How far a ballot may be above all before it to be heard: nobody can use the numbers up."""

MOST_BALLOTS = 32
"""How many ballots of a machine are heard at one head. One that fails is begun anew after some seconds, by each machine
that has given others up; more than a dozen fail only if a machine outbids them, and it comes to its own end first."""


class Ballot(NamedTuple):
    """The number of a ballot: of two, the greater is the later.

    Attributes:
        counter: one more than that of any ballot its proposer knew of.
        proposer: the machine whose ballot it is.
    """

    counter: int
    proposer: int


class Ballots:
    """The ballots at one head, as far as they have been heard. Ours are heard like all others.

    Attributes:
        decided: the words that a majority has voted for in one ballot; None before.
    """

    def __init__(self, machines: int) -> None:
        """Begin with no ballot, at a table of so many machines."""
        self.decided: Words | None = None
        self._quorum = machines // 2 + 1
        self._prepared: dict[int, list[int]] = {}
        self._promised: dict[int, Ballot] = {}
        self._voted: dict[int, Chosen] = {}
        self._promises: dict[Ballot, dict[int, tuple[bytes, Promise]]] = {}
        self._proposed: dict[Ballot, Accept] = {}
        self._votes: dict[Ballot, set[int]] = {}

    # What is heard.

    def is_due(self, vote: Vote, author: int) -> bool:
        """Return whether a message can be judged: what it refers to has been heard."""
        if isinstance(vote, Prepare):
            return self._hears_more_of(author) and vote.counter <= self._highest + MOST_AHEAD
        if isinstance(vote, Promise):
            return vote.counter in self._prepared.get(vote.proposer, ())
        if isinstance(vote, Accept):
            known = {told for told, _ in self._promises.get(Ballot(vote.counter, author), {}).values()}
            return set(vote.promises) <= known
        if isinstance(vote, Accepted):
            return Ballot(vote.chosen.counter, vote.chosen.proposer) in self._proposed
        return True

    def _hears_more_of(self, machine: int) -> bool:
        """Whether one more ballot of a machine is heard."""
        return len(self._prepared.get(machine, ())) < MOST_BALLOTS

    @property
    def _highest(self) -> int:
        """The highest number of a ballot that was heard of; -1 before the first."""
        return max((counters[-1] for counters in self._prepared.values()), default=-1)

    def take(self, vote: Vote, author: int, told: bytes) -> bool:
        """Take in a message that is due, the author's next at this head; return False if it breaks a rule.

        Args:
            vote: the message.
            author: whose.
            told: the id of its envelope.
        """
        if isinstance(vote, Prepare):
            return self._take_prepare(vote, author)
        if isinstance(vote, Promise):
            return self._take_promise(vote, author, told)
        return self._take_accept(vote, author) if isinstance(vote, Accept) else self._take_vote(vote, author)

    def _take_prepare(self, vote: Prepare, author: int) -> bool:
        before = self._prepared.setdefault(author, [])
        if before and vote.counter <= before[-1]:
            return False
        before.append(vote.counter)
        return True

    def _take_promise(self, vote: Promise, author: int, told: bytes) -> bool:
        ballot, before = Ballot(vote.counter, vote.proposer), self._promised.get(author)
        is_later = before is None or before < ballot
        if not is_later or vote.accepted != self._voted.get(author):
            return False
        self._promised[author] = ballot
        self._promises.setdefault(ballot, {})[author] = told, vote
        return True

    def _take_accept(self, vote: Accept, author: int) -> bool:
        ballot = Ballot(vote.counter, author)
        named = [held for told, held in self._promises.get(ballot, {}).values() if told in vote.promises]
        is_right = len(named) == len(vote.promises) >= self._quorum and vote.words == choice(named)
        if not is_right or ballot in self._proposed:
            return False
        self._proposed[ballot] = vote
        return True

    def _take_vote(self, vote: Accepted, author: int) -> bool:
        ballot = Ballot(vote.chosen.counter, vote.chosen.proposer)
        is_kept = self._promised.get(author, ballot) <= ballot and self._voted.get(author) != vote.chosen
        if not is_kept or vote.chosen.words != self._proposed[ballot].words:
            return False
        self._promised[author] = ballot
        self._voted[author] = vote.chosen
        self._votes.setdefault(ballot, set()).add(author)
        if len(self._votes[ballot]) >= self._quorum:
            self.decided = vote.chosen.words
        return True

    # What our machine may say.

    def is_bound(self, machine: int | None) -> bool:
        """Return whether a machine has promised or voted, and so closes this step by a decision only."""
        return machine in self._promised

    def next_prepare(self, machine: int) -> Prepare | None:
        """Return a machine's new ballot, above all that were heard of; None if no more of its ballots are heard."""
        return Prepare(self._highest + 1) if self._hears_more_of(machine) else None

    def next_promise(self, machine: int, held: Words) -> Promise | None:
        """Return a machine's answer to the highest ballot, if it has not answered one so high."""
        ballots = (Ballot(counters[-1], proposer) for proposer, counters in self._prepared.items())
        highest = max(ballots, default=None)
        promised = self._promised.get(machine)
        if highest is None or highest in self._proposed or (promised is not None and highest <= promised):
            return None
        return Promise(highest.counter, highest.proposer, self._voted.get(machine), held)

    def next_accept(self, machine: int, held: Words, *, must_hold: Iterable[int]) -> Accept | None:
        """Return what a machine may ask votes for in its last ballot; None if it may not yet, or has.

        Args:
            machine: the proposer.
            held: the words it holds; a promise that names others waits for them.
            must_hold: the machines whose words it waits for, because it has not given them up.
        """
        counters = self._prepared.get(machine)
        ballot = None if counters is None else Ballot(counters[-1], machine)
        if ballot is None or ballot in self._proposed:
            return None
        known = set(held)
        named = {
            told: promise
            for told, promise in self._promises.get(ballot, {}).values()
            if known.issuperset(promise.held)
            and (promise.accepted is None or known.issuperset(promise.accepted.words))
        }
        words = choice(named.values())
        is_free = all(promise.accepted is None for promise in named.values())
        if len(named) < self._quorum or (is_free and not set(must_hold) <= {word for word, _ in words}):
            return None
        return Accept(ballot.counter, tuple(sorted(named)), words)

    def next_vote(
        self, machine: int, *, may_leave_out: Iterable[int], named: Iterable[int]
    ) -> Accepted | None:
        """Return a machine's vote in the highest ballot that asks for it; None if there is none that it may give.

        Args:
            machine: the acceptor.
            may_leave_out: the machines that it agrees to leave out, unless others have voted to already.
            named: the machines that the step names.
        """
        promised = self._promised.get(machine, Ballot(-1, -1))
        ballot = max((other for other in self._proposed if other >= promised), default=None)
        if ballot is None or machine in self._votes.get(ballot, ()):
            return None
        asked = self._proposed[ballot]
        left = set(named) - {word for word, _ in asked.words}
        promises = self._promises[ballot].values()
        is_free = all(held.accepted is None for told, held in promises if told in asked.promises)
        if is_free and not left <= set(may_leave_out):
            return None
        return Accepted(Chosen(ballot.counter, ballot.proposer, asked.words))


def choice(promises: Iterable[Promise]) -> Words:
    """Return what a proposer must ask votes for: what the latest vote among these was for, else all words they name."""
    told = list(promises)
    voted = [promise.accepted for promise in told if promise.accepted is not None]
    if voted:
        return max(voted, key=lambda chosen: (chosen.counter, chosen.proposer)).words
    return tuple(sorted({word for promise in told for word in promise.held}))
