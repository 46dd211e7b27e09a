"""The rounds whose envelopes a match keeps: the present one, the next, and those that ended last."""

from collections import deque

from net.match.attempt import Attempt, StreamKey
from net.match.participant import Participant
from net.transcript import Signed

_KEPT = 2
"""How many ended attempts are kept, for machines that still lack envelopes of them."""


class KeptRounds:
    """The rounds of a match that may still receive envelopes. Each stream has one attempt, or none.

    Attributes:
        current: the round in progress, or the next one while none is.
        again: the next attempt at the present round; None before any envelope of it has come.
        following: the round after it, whose deck is shuffled meanwhile; None after the last of the match.
    """

    def __init__(self, participant: Participant, number: int) -> None:
        """Begin with a round of the match."""
        self._participant = participant
        self.current = Attempt(participant, (number, 0))
        self.following = self._after(self.current)
        self.again: Attempt | None = None
        self._ended: deque[Attempt] = deque(maxlen=_KEPT)

    def kept(self) -> list[Attempt]:
        """Return what is kept, oldest first."""
        known = (*self._ended, self.current, self.again, self.following)
        return [attempt for attempt in known if attempt is not None]

    def unfinished(self) -> list[Attempt]:
        """Return the attempts that have not been replaced by a later one."""
        return [attempt for attempt in (self.current, self.again, self.following) if attempt is not None]

    def replace(self, attempt: Attempt, anew: Attempt) -> None:
        """Replace an unfinished attempt by another copy of the same stream."""
        if attempt is self.current:
            self.current = anew
        elif attempt is self.following:
            self.following = anew
        else:
            self.again = anew

    def find(self, key: StreamKey) -> Attempt | None:
        """Return the attempt a stream belongs to, None if it is not kept.

        The next attempt at the present round is created when first asked for.
        """
        number, attempt = self.current.key
        if key == (number, attempt + 1) and self.again is None:
            self.again = Attempt(self._participant, key)
        return self.find_kept(key)

    def find_kept(self, key: StreamKey) -> Attempt | None:
        """Return the attempt a stream belongs to, None if it is not kept; none is created."""
        return next((attempt for attempt in self.kept() if attempt.key == key), None)

    def round_of(self, signed: Signed) -> Attempt | None:
        """Return the attempt an envelope belongs to, None if it is not kept; none is created."""
        return self.find_kept((signed.envelope.hand, signed.envelope.attempt))

    def recalled(self, key: StreamKey, *, is_begun: bool) -> Attempt | None:
        """Return the attempt to replay a stream's memories in; None if they are no longer needed.

        Call it for the streams in ascending order.

        Args:
            key: the stream.
            is_begun: whether our machine had begun to shuffle for it.
        """
        if key[0] < self.current.key[0]:
            self._ended.append(Attempt(self._participant, key))
            return self._ended[-1]
        found = self.find(key)
        if found is not None and found is self.again and is_begun:
            self.try_again()
        return found

    def try_again(self) -> None:
        """Move on to the next attempt at the present round, which is void."""
        number, attempt = self.current.key
        self._ended.append(self.current)
        self.current = self.again or Attempt(self._participant, (number, attempt + 1))
        self.again = None

    def go_on(self) -> bool:
        """Move on to the next round; return whether there is one."""
        if self.following is None:
            return False
        self._ended.append(self.current)
        self.current, self.again = self.following, None
        self.following = self._after(self.current)
        return True

    def _after(self, attempt: Attempt) -> Attempt | None:
        number, rounds = attempt.key[0] + 1, self._participant.table.terms.rounds
        return None if 0 < rounds < number else Attempt(self._participant, (number, 0))
