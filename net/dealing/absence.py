"""Votes to go on without machines that are silent: one step's worth of them.

Silence cannot be proven, so it is decided: machines are left out once all others have given exactly these up, and
are a majority of the machines that began the hand. A machine that has given another up takes no word of it in that
step any more unless it sees that others have gone on with it, and one that has its word cannot give it up; so no
two machines close a step over different words. Where the others do not agree whom they miss, nothing is decided and
the hand waits: to settle that takes another protocol (network.md 5.3), and to ask for votes when all miss the same
machines is the session's part.
"""

from collections.abc import Iterable


class Votes:
    """Who has given up whom in the step at hand.

    A vote names all that its author has given up in this step, so a later one holds more than an earlier one.
    """

    def __init__(self, voters: Iterable[int]) -> None:
        """Begin a step with these machines taking part."""
        self._voters = tuple(voters)
        self._votes: dict[int, tuple[int, ...]] = {}

    def of(self, voter: int | None) -> tuple[int, ...]:
        """Return the machines that a machine has given up, ascending."""
        return () if voter is None else self._votes.get(voter, ())

    def is_vote(self, voter: int, machines: tuple[int, ...]) -> bool:
        """Return whether a machine may vote so now: ascending, others that take part, more than before."""
        allowed = {other for other in self._voters if other != voter}
        return list(machines) == sorted(set(machines) & allowed) and set(self.of(voter)) < set(machines)

    def cast(self, voter: int, machines: tuple[int, ...]) -> None:
        """Take in a vote."""
        self._votes[voter] = machines

    def decided(self) -> tuple[int, ...]:
        """Return the machines that all others have given up, ascending; none if there is no such decision."""
        for machines in sorted(set(self._votes.values()), key=len, reverse=True):
            if all(self.of(voter) == machines for voter in self._voters if voter not in machines):
                return machines
        return ()
