"""Every author's envelopes in the author's own order: counted, or waiting until they are due. Bounded.

Numbers may be passed over; what bears one of them waits in vain, but still shows whether its author signs it twice.
"""

from net.transcript import GENESIS, Signed

WAITING_BYTES = 1 << 18
"""What is kept of one author's envelopes that are not due yet. An author is seldom more than five short envelopes
ahead of another machine, for each waits for the others; an observer hears of authors unevenly, and a whole round of
one is about 40 KB."""

SEQ_AHEAD = 1 << 10
"""How far the number of a waiting envelope may be ahead; a whole round of one author is some hundred envelopes."""


ANY_KIND = ""
"""Names the last envelope of an author, whatever its kind."""


class Inbox:
    """What has come from each author."""

    def __init__(self, machines: int) -> None:
        self._counted: list[dict[int, Signed]] = [{} for _ in range(machines)]
        self._waiting: list[dict[int, Signed]] = [{} for _ in range(machines)]

    def next_seq(self, author: int) -> int:
        """Return the number of the author's next envelope to count."""
        return next(reversed(self._counted[author]), -1) + 1

    def last_id(self, author: int) -> bytes:
        """Return the id of the author's last envelope that counted."""
        return next((signed.id for signed in reversed(self._counted[author].values())), GENESIS)

    def last_known(self, author: int) -> Signed | None:
        """Return the author's envelope with the highest number that has come, whether it counted or not."""
        counted, waiting = self._counted[author], self._waiting[author]
        number = max(next(reversed(counted), -1), max(waiting, default=-1))
        return counted.get(number) or waiting.get(number)

    def last(self, author: int, kind: str) -> tuple[Signed, ...]:
        """Return the author's last envelope of a kind that counted, in a tuple; empty if there is none."""
        counted = reversed(self._counted[author].values())
        return next(((signed,) for signed in counted if kind in (ANY_KIND, signed.envelope.kind)), ())

    def counted(self, author: int, kind: str) -> int:
        """Return how many envelopes of a kind have counted of an author."""
        return sum(signed.envelope.kind == kind for signed in self._counted[author].values())

    def known(self, signed: Signed) -> Signed | None:
        """Return what has come from the same author under the same number, if anything."""
        author, seq = signed.envelope.peer, signed.envelope.seq
        if author >= len(self._counted):
            return None
        return self._counted[author].get(seq) or self._waiting[author].get(seq)

    def keep(self, signed: Signed) -> bool:
        """Let an envelope wait; False if there is no room for it."""
        author, seq = signed.envelope.peer, signed.envelope.seq
        waiting = self._waiting[author]
        is_next = seq == self.next_seq(author)
        used = sum(len(other.raw) for other in waiting.values())
        if not is_next and (
            seq > self.next_seq(author) + SEQ_AHEAD or used + len(signed.raw) > WAITING_BYTES
        ):
            return False
        waiting[seq] = signed
        return True

    def next_waiting(self, author: int) -> Signed | None:
        """Return the author's next envelope to count, if it has come."""
        return self._waiting[author].get(self.next_seq(author))

    def next_missing(self, author: int) -> int:
        """Return the number of the author's first envelope that has not come."""
        seq = self.next_seq(author)
        while seq in self._waiting[author]:
            seq += 1
        return seq

    def waiting(self, author: int) -> list[Signed]:
        """Return the author's envelopes that are not due yet, in the author's order."""
        return [self._waiting[author][seq] for seq in sorted(self._waiting[author])]

    def drop(self, signed: Signed) -> None:
        """Forget a waiting envelope."""
        self._waiting[signed.envelope.peer].pop(signed.envelope.seq, None)

    def count(self, signed: Signed) -> None:
        """Count the author's next envelope, or one after it: then those between are passed over."""
        self.drop(signed)
        self._counted[signed.envelope.peer][signed.envelope.seq] = signed

    def take_back(self, signed: Signed) -> None:
        """Let the envelope that counted last wait: it has turned out not to count."""
        del self._counted[signed.envelope.peer][signed.envelope.seq]
        self._waiting[signed.envelope.peer][signed.envelope.seq] = signed
