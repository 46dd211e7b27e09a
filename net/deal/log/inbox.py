"""The envelopes received from each author in one round, bounded: those that counted, and those that wait.

An author numbers its envelopes and sends at most one message at a head. A message counts when our machine
reaches its head. Numbers in between are skipped: they belong to heads that our machine never reached.
"""

from collections.abc import Container, Mapping
from collections.abc import Set as AbstractSet

from net.deal.log.pending import WaitingEnvelopes, in_order
from net.deal.log.restarts import (
    MOST_RESTARTS,
    RESTARTED,
    STEPLESS,
    Restart,
    first_number,
    place_in_run,
    read_restart,
    run_of,
    runs_before,
    told_of,
)
from net.transcript import GENESIS, Signed

WAITING_BYTES = 1 << 18
"""Most bytes kept of one author's envelopes that are not due yet, and again of those that are late.

An author is seldom more than five short envelopes ahead of another machine, for each waits for the others. An
observer hears authors unevenly, and a whole round of one author is about 40 KB.
"""

LIARS_BYTES = 1 << 15
"""The same once the author has shown that it lies; a word that a step was closed over has room in it."""

SEQ_AHEAD = 1 << 10
"""How far the number of a waiting envelope may be ahead; one author's round has a few hundred envelopes."""

MOST_AT_A_HEAD = 5
"""How many words of one author at one head are kept: one for each machine that it may have told another."""

ANY_KIND = ""
"""The place of an author's last envelope, whatever its kind."""


class Inbox:
    """All envelopes kept, by author."""

    def __init__(self, machines: int) -> None:
        self._counted: list[dict[int, Signed]] = [{} for _ in range(machines)]
        self._waiting = [WaitingEnvelopes() for _ in range(machines)]
        self._restarts: list[dict[int, Restart]] = [{} for _ in range(machines)]
        self._told_of: list[set[int]] = [{0} for _ in range(machines)]

    def next_seq(self, author: int) -> int:
        """Return the number after that of the author's last envelope that counted."""
        return next(reversed(self._counted[author]), -1) + 1

    def last_id(self, author: int) -> bytes:
        """Return the id of the author's last envelope that counted."""
        return next((signed.id for signed in reversed(self._counted[author].values())), GENESIS)

    def last_known(self, author: int) -> Signed | None:
        """Return the author's envelope with the highest number that has come, whether it counted or not."""
        last = next(reversed(self._counted[author].values()), None)
        found = [*self._waiting[author].all(), *(() if last is None else (last,))]
        return max(found, key=lambda signed: signed.envelope.seq, default=None)

    def last(self, author: int, kind: str) -> tuple[Signed, ...]:
        """Return the author's last envelope of a kind that counted, in a tuple; empty if there is none."""
        counted = reversed(self._counted[author].values())
        return next(((signed,) for signed in counted if kind in (ANY_KIND, signed.envelope.kind)), ())

    def counted(self, author: int, kind: str) -> int:
        """Return how many envelopes of a kind have counted of an author."""
        return sum(signed.envelope.kind == kind for signed in self._counted[author].values())

    def is_known(self, signed: Signed) -> bool:
        """Return whether exactly this envelope has come."""
        author, seq = signed.envelope.peer, signed.envelope.seq
        if author >= len(self._counted):
            return False
        counted = self._counted[author].get(seq)
        return signed in self._waiting[author] or (counted is not None and counted.id == signed.id)

    def other(self, signed: Signed) -> Signed | None:
        """Return another envelope that has come from the same author under the same number, if any."""
        author, seq = signed.envelope.peer, signed.envelope.seq
        counted = self._counted[author].get(seq)
        found = [*(() if counted is None else (counted,)), *self._waiting[author].numbered(seq)]
        return next((kept for kept in found if kept.id != signed.id), None)

    def keep(
        self,
        signed: Signed,
        *,
        head: bytes = b"",
        past: Container[bytes] = (),
        room: int | None = WAITING_BYTES,
    ) -> bool:
        """Store an envelope until it is due; return False if there is no room for it.

        Envelopes at other heads never take the room of envelopes at our present and earlier heads: otherwise
        one machine could have room for an envelope and another not.

        Args:
            signed: the envelope.
            head: where the round stands.
            past: where it has stood.
            room: most bytes that wait of the author elsewhere, and again at earlier heads of ours; None for
                a record, which is bounded itself.
        """
        author, seq = signed.envelope.peer, signed.envelope.seq
        numbered = self._waiting[author].numbered(seq)
        is_next = seq == self.next_seq(author) and not numbered
        is_too_many = room is not None and (
            len(numbered) >= MOST_AT_A_HEAD or not self._has_room(signed, head, past, room)
        )
        if not is_next and (self.is_too_far(author, seq) or is_too_many):
            return False
        if signed.envelope.kind == RESTARTED:
            restart, known = read_restart(signed), self._restarts[author]
            if restart is None or (restart.run not in known and len(known) > MOST_RESTARTS):
                return False
            self._told_of[author] |= told_of(known.setdefault(restart.run, restart))
        self._waiting[author].add(signed)
        return True

    def _has_room(self, signed: Signed, head: bytes, past: Container[bytes], room: int) -> bool:
        """Return whether there is room for an envelope among those of its kind.

        Announcements are counted instead.
        """
        at, waiting = signed.envelope.head, self._waiting[signed.envelope.peer]
        if signed.envelope.kind == RESTARTED:
            return True
        if at == head:
            return sum(kept.envelope.kind not in STEPLESS for kept in waiting.at(head)) < MOST_AT_A_HEAD
        beside = (kept for kept in waiting.all() if kept.envelope.head != head)
        used = sum(len(kept.raw) for kept in beside if (kept.envelope.head in past) == (at in past))
        return used + len(signed.raw) <= room

    def is_too_far(self, author: int, seq: int) -> bool:
        """Return whether a number is too far ahead of the last that counted, or of its run's first."""
        due = self.next_seq(author)
        return seq - due > SEQ_AHEAD if run_of(seq) <= run_of(due) else place_in_run(seq) > SEQ_AHEAD

    def restarts(self, author: int) -> Mapping[int, Restart]:
        """Return the restarts that the author has announced, by run."""
        return self._restarts[author]

    def told_runs(self, author: int) -> AbstractSet[int]:
        """Return the runs that the author's announcements cover; the first run needs no announcement."""
        return self._told_of[author]

    def is_announced(self, signed: Signed) -> bool:
        """Return whether we know which earlier messages the author knew when it began an envelope's run."""
        return runs_before(run_of(signed.envelope.seq), self._restarts[signed.envelope.peer])[1] is None

    def following(self, restart: Restart) -> list[Signed]:
        """Return the waiting envelopes of a restart's run and of the runs known to follow it, in order.

        The announcement says nothing about any other message.
        """
        waiting, restarts = self._waiting[restart.machine], self._restarts[restart.machine]
        return waiting.of(run for run in waiting.runs() if restart in runs_before(run, restarts)[0])

    def tells_of(self, restart: Restart) -> AbstractSet[int]:
        """Return the other runs whose messages must be compared again now that a restart is announced."""
        found, missing = runs_before(restart.run, self._restarts[restart.machine])
        return self._told_of[restart.machine] if missing is None else set[int]().union(*map(told_of, found))

    def beside(self, signed: Signed, runs: AbstractSet[int] | None = None) -> list[Signed]:
        """Return the author's messages at the head of a given one, limited to those it may be compared with.

        A message of another run that no announcement covers proves nothing about it; `runs` may limit them
        further.
        """
        author = signed.envelope.peer
        known = self.told_runs(author) | {run_of(signed.envelope.seq)} if runs is None else runs
        return self.at(author, signed.envelope.head, known)

    def at(self, author: int, head: bytes, runs: AbstractSet[int] | None = None) -> list[Signed]:
        """Return the author's waiting envelopes at a head that may count, of these runs (None: all)."""
        least, found = self.next_seq(author), self._waiting[author].at(head, runs)
        return [word for word in found if word.envelope.seq >= least and word.envelope.kind != RESTARTED]

    def messages_at(self, author: int, head: bytes) -> list[Signed]:
        """Return the author's messages of a step at a head that have not counted and can be judged."""
        said = self.at(author, head)
        return [one for one in said if one.envelope.kind not in STEPLESS and self.is_announced(one)]

    def is_next(self, signed: Signed) -> bool:
        """Return whether a waiting envelope directly follows its author's previous one, if we have that."""
        author, seq = signed.envelope.peer, signed.envelope.seq
        if seq == self.next_seq(author):
            return signed.envelope.prev == self.last_id(author)
        before = self._waiting[author].numbered(seq - 1)
        return not before or any(kept.id == signed.envelope.prev for kept in before)

    def next_missing(self, author: int) -> int:
        """Return the number of the author's first envelope that is missing.

        It comes after the last that counted, or after an announcement.
        """
        numbers = {signed.envelope.seq for signed in self._waiting[author].all()}
        seq = self.next_seq(author)
        unannounced = runs_before(run_of(seq), self._restarts[author])[1]
        if unannounced is not None:
            return first_number(unannounced)
        while seq in numbers:
            seq += 1
        return seq

    def heard(self, author: int) -> list[Signed]:
        """Return all the author's envelopes that are stored."""
        return [*self.counted_of(author), *self._waiting[author].all()]

    def counted_of(self, author: int) -> list[Signed]:
        """Return the author's envelopes that counted, in the order in which they did."""
        return list(self._counted[author].values())

    def waiting(self, author: int) -> list[Signed]:
        """Return the author's envelopes that have not counted, in the author's order."""
        return in_order(self._waiting[author].all())

    def count(self, signed: Signed) -> None:
        """Count an envelope; lower numbers that have not counted are skipped."""
        self._waiting[signed.envelope.peer].remove(signed)
        self._counted[signed.envelope.peer][signed.envelope.seq] = signed

    def take_back(self, signed: Signed) -> None:
        """Let the author's envelope that counted last wait again, because it should not have counted."""
        del self._counted[signed.envelope.peer][signed.envelope.seq]
        self._waiting[signed.envelope.peer].add(signed)
