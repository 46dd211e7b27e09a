"""The ballots of a hand at all its heads: what is heard of them in order, and what our machine says in them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import get_args

from net.dealing.ballots import Ballots, Vote
from net.dealing.hand import Hand
from net.dealing.inbox import ANY_KIND, Inbox
from net.dealing.outbox import Outbox
from net.transcript import Signed
from net.wire import KIND_OF, Words, decode_body

VOTES = frozenset(KIND_OF[kind] for kind in get_args(Vote))
"""The kinds of envelopes that ballots are made of. Their `seq` counts their author's at their head."""

_WAITING_BYTES = 1 << 15
"""What is kept of an author's votes that cannot be judged yet, at heads that we have come to, and again at those that we
have not: some for each machine that may leave, for whoever comes late to a hand hears them all at once."""

_SHOWN_BYTES = 3 << 16
"""What is shown at once of votes to whoever may miss them. A head takes some thousand bytes for each machine that left,
and 60 KB where a cheat begins all the ballots it can; who has caught up that far is shown the next ones."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What our machine has to say in the ballots at a head.

    Attributes:
        held: the words it holds.
        named: the machines that the step names.
        given_up: those of them that it does not wait for any longer.
        may_promise: whether it may promise to close the step by a decision only.
    """

    held: Words
    named: tuple[int, ...]
    given_up: frozenset[int]
    may_promise: bool


@dataclass(frozen=True, slots=True)
class BrokenVote:
    """An envelope that breaks a rule of ballots.

    Attributes:
        rule: which.
        evidence: what shows it.
    """

    rule: str
    evidence: tuple[Signed, ...]


@dataclass(slots=True)
class _Head:
    ballots: Ballots
    inbox: Inbox
    taken: list[bytes] = field(default_factory=list)


class Voting:
    """Ballots at the heads that our machine has stood on."""

    def __init__(self, hand: Hand, outbox: Outbox, log: list[bytes]) -> None:
        """Begin without ballots; what we say goes into the outbox, and all that counts into the log."""
        self._hand = hand
        self._outbox = outbox
        self._log = log
        self._heads: dict[bytes, _Head] = {}
        self._early: dict[bytes, Signed] = {}

    @property
    def heads(self) -> tuple[bytes, ...]:
        """The heads at which there are ballots."""
        return tuple(self._heads)

    def all(self) -> list[bytes]:
        """Return the envelopes that have been judged, in an order in which they can be again, then those that wait."""
        taken = [raw for found in self._heads.values() for raw in found.taken]
        return taken + [signed.raw for signed in self._early.values()]

    def taken_at(self, heads: Iterable[bytes]) -> list[bytes]:
        """Return those at some heads, as many as may be shown at once."""
        shown, room = [], _SHOWN_BYTES
        for raw in (raw for head in heads if head in self._heads for raw in self._heads[head].taken):
            room -= len(raw)
            if room < 0:
                break
            shown.append(raw)
        return shown

    def decided(self, head: bytes) -> Words | None:
        """Return the words that a majority has decided a step to close over."""
        found = self._heads.get(head)
        return None if found is None else found.ballots.decided

    def is_bound(self, head: bytes) -> bool:
        """Return whether our machine closes the step at a head by a decision only."""
        found = self._heads.get(head)
        return found is not None and found.ballots.is_bound(self._hand.me)

    def known(self, signed: Signed) -> Signed | None:
        """Return what has come from the same author at the same head under the same number, if anything."""
        found = self._heads.get(signed.envelope.head)
        return self._early.get(signed.id) if found is None else found.inbox.known(signed)

    def wait(self, signed: Signed) -> bool:
        """Keep a vote at a head that we have not come to; False if there is no room for it."""
        author = signed.envelope.peer
        used = sum(len(other.raw) for other in self._early.values() if other.envelope.peer == author)
        is_kept = used + len(signed.raw) <= _WAITING_BYTES
        if is_kept:
            self._early[signed.id] = signed
        return is_kept

    def take_early(self, head: bytes) -> list[Signed]:
        """Return the votes that waited for a head, and forget them."""
        found = [signed for signed in self._early.values() if signed.envelope.head == head]
        for signed in found:
            del self._early[signed.id]
        return found

    def has_room(self, signed: Signed) -> bool:
        """Return whether a vote at a head that we have stood on can be taken in: the author's next one always can."""
        found, author = self._at(signed.envelope.head), signed.envelope.peer
        if signed.envelope.seq == found.inbox.next_seq(author) or found.inbox.known(signed) is not None:
            return True
        used = sum(len(other.raw) for at in self._heads.values() for other in at.inbox.waiting(author))
        return used + len(signed.raw) <= _WAITING_BYTES

    def receive(self, signed: Signed) -> BrokenVote | None:
        """Take in a vote at a head that we have stood on, for which there is room, and all that waited for it."""
        found = self._at(signed.envelope.head)
        known = found.inbox.known(signed)
        if known is not None:
            return None if known.id == signed.id else BrokenVote("equivocation", (known, signed))
        found.inbox.keep(signed)
        return self._take_due(found)

    def propose(self, head: bytes) -> None:
        """Begin a ballot of ours, if one more is heard at this head."""
        found = self._at(head)
        prepare = found.ballots.next_prepare(self._hand.machine)
        if prepare is not None:
            self._say(head, found, prepare)

    def vote(self, head: bytes, standing: Standing) -> bool:
        """Say all that our machine has to say in the ballots at a head; return whether there was anything."""
        found, me = self._heads[head], self._hand.machine
        before = len(found.taken)
        if standing.may_promise:
            promise = found.ballots.next_promise(me, standing.held)
            if promise is not None:
                self._say(head, found, promise)
        waits_for = [machine for machine in standing.named if machine not in standing.given_up]
        accept = found.ballots.next_accept(me, standing.held, must_hold=waits_for)
        if accept is not None:
            self._say(head, found, accept)
        accepted = found.ballots.next_vote(me, may_leave_out=standing.given_up, named=standing.named)
        if accepted is not None:
            self._say(head, found, accepted)
        return len(found.taken) > before

    def _at(self, head: bytes) -> _Head:
        if head not in self._heads:
            machines = len(self._hand.machines)
            self._heads[head] = _Head(Ballots(machines), Inbox(machines))
        return self._heads[head]

    def _take_due(self, found: _Head) -> BrokenVote | None:
        """Judge whatever can be judged now."""
        while due := next(self._due(found), None):
            signed, vote = due
            author = signed.envelope.peer
            is_chained = signed.envelope.prev == found.inbox.last_id(author)
            if not is_chained or vote is None or not found.ballots.take(vote, author, signed.id):
                rule = "wrong_vote" if is_chained else "broken_chain"
                return BrokenVote(rule, (*found.inbox.last(author, ANY_KIND), signed))
            self._count(found, signed)
        return None

    def _due(self, found: _Head) -> Iterator[tuple[Signed, Vote | None]]:
        for author in self._hand.machines:
            signed = found.inbox.next_waiting(author)
            body = None if signed is None else decode_body(signed.envelope.kind, signed.envelope.body)
            vote = body if isinstance(body, Vote) else None
            if signed is not None and (vote is None or found.ballots.is_due(vote, author)):
                yield signed, vote

    def _say(self, head: bytes, found: _Head, vote: Vote) -> None:
        me = self._hand.machine
        place = found.inbox.next_seq(me), found.inbox.last_id(me)
        signed = self._outbox.sign(self._hand, *place, vote, head=head)
        found.ballots.take(vote, me, signed.id)
        self._count(found, signed)
        self._take_due(found)

    def _count(self, found: _Head, signed: Signed) -> None:
        found.inbox.count(signed)
        found.taken.append(signed.raw)
        self._log.append(signed.raw)
