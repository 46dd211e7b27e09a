"""Exclusion votes at all heads of a round: others' are read in order, ours are signed."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import get_args

from net.deal.exclusion.votes import ExclusionRule, MachineSet, Vote
from net.deal.log.inbox import Inbox
from net.deal.log.restarts import first_number, number_in, run_of
from net.deal.outbox import Outbox
from net.deal.round_deal import RoundDeal
from net.transcript import GENESIS, Signed, read
from net.wire.deal import decode_body
from net.wire.kinds import KIND_OF

VOTE_KINDS = frozenset(KIND_OF[kind] for kind in get_args(Vote))
"""The kinds of envelopes outside the chains of words. Their `seq` counts their author's at their head."""

FORGOTTEN = "forgotten"
"""Stands for no broken rule: the author restarted, and did not know what it had said at this head."""

_WAITING_BYTES = 1 << 13
"""Most bytes kept of an author's statements that cannot be judged yet.

This holds for heads that we have reached, and again for those we have not.

That is some for each machine that may be missed, for a machine that joins a round late hears them all at
once.
"""

_SHOWN_BYTES = 1 << 15
"""Most bytes of statements shown at once to a machine that may lack them.

A head takes some hundred bytes for each machine that was left out; a machine that has caught up that far is
shown the next ones.
"""


@dataclass(frozen=True, slots=True)
class HeadContext:
    """A head that our machine has come to.

    Attributes:
        head: the head.
        live: the machines that take part there.
        threshold: how many of them must remain.
    """

    head: bytes
    live: MachineSet
    threshold: int


@dataclass(frozen=True, slots=True)
class LocalView:
    """Our machine's view of a head.

    Attributes:
        held: the machines whose messages it holds, except proven cheats.
        missed: the machines that it would go on without; empty where it has closed the step.
        lacks: the due machines whose messages it does not hold.
        doubled: the machines that equivocate there, as far as it knows.
        closed: without which machines it has closed the step, and the head it stood on next; None before.
    """

    held: MachineSet
    missed: MachineSet
    lacks: MachineSet
    doubled: MachineSet
    closed: tuple[MachineSet, bytes] | None


@dataclass(frozen=True, slots=True)
class InvalidVote:
    """A statement that no honest machine signs, unless its disk has lost an earlier one.

    Attributes:
        machine: its author.
        rule: the rule that it breaks; `FORGOTTEN` if it proves nothing.
        evidence: the envelopes that show it.
    """

    machine: int
    rule: str
    evidence: tuple[Signed, ...]


@dataclass(slots=True)
class _Head:
    rule: ExclusionRule
    inbox: Inbox
    taken: list[bytes] = field(default_factory=list)
    broken: set[int] = field(default_factory=set)
    """The machines that have said here what no honest machine says."""
    noted: set[bytes] = field(default_factory=set)
    """The ids of the statements of such machines that were kept."""


class ExclusionVotes:
    """The statements at the heads that our machine has reached."""

    def __init__(self, hand: RoundDeal, outbox: Outbox, run_from: Callable[[int], int]) -> None:
        """Begin without any; our votes go into the outbox.

        Args:
            hand: the round.
            outbox: for our votes.
            run_from: returns the run in which to sign now, given a run in which something was signed.
        """
        self._hand = hand
        self._run_from = run_from
        self._outbox = outbox
        self._heads: dict[bytes, _Head] = {}
        self._early: dict[bytes, Signed] = {}

    @property
    def heads(self) -> tuple[bytes, ...]:
        """The heads at which there are statements."""
        return tuple(self._heads)

    def all(self) -> list[bytes]:
        """Return the judged envelopes in an order that can be replayed, then those that wait."""
        heads, machines = self._heads.values(), self._hand.machines
        taken = [raw for found in heads for raw in found.taken]
        waiting = [signed for found in heads for author in machines for signed in found.inbox.waiting(author)]
        return taken + [signed.raw for signed in (*waiting, *self._early.values())]

    def at(self, head: bytes) -> list[bytes]:
        """Return the envelopes that have been judged at a head, in an order that can be replayed."""
        found = self._heads.get(head)
        return [] if found is None else list(found.taken)

    def certificate(self, place: HeadContext, left: MachineSet) -> list[bytes]:
        """Return the statements at a head, in order, until all others had left these machines out."""
        rule, said = ExclusionRule(place.live, place.threshold), list[bytes]()
        for raw in self.at(place.head):
            signed = read(raw)
            body = None if signed is None else decode_body(signed.envelope.kind, signed.envelope.body)
            if signed is None or not isinstance(body, Vote):
                continue
            told = signed.envelope.peer, signed.id
            if rule.take(body, *told) or rule.note(body, *told):
                said.append(raw)
            if left in rule.complete():
                break
        return said

    def shown(self, heads: list[bytes]) -> list[bytes]:
        """Return the statements at some heads, as many as may be shown at once."""
        shown, room = [], _SHOWN_BYTES
        for raw in (raw for head in heads for raw in self.at(head)):
            room -= len(raw)
            if room < 0:
                break
            shown.append(raw)
        return shown

    def rule_at(self, place: HeadContext) -> ExclusionRule:
        """Return the rule over all statements at a head."""
        found = self._heads.get(place.head)
        return ExclusionRule(place.live, place.threshold) if found is None else found.rule

    def false_at(self, head: bytes) -> MachineSet:
        """Return the machines that have signed statements at a head that no honest machine signs."""
        found = self._heads.get(head)
        return frozenset() if found is None else frozenset(found.broken)

    def is_known(self, signed: Signed) -> bool:
        """Return whether exactly this statement has come."""
        found = self._heads.get(signed.envelope.head)
        if found is None:
            return signed.id in self._early
        return signed.id in found.noted or found.inbox.is_known(signed)

    # What is heard.

    def wait(self, signed: Signed) -> bool:
        """Store a statement at a head that we have not reached yet; return False if there is no room.

        For ours there always is room.
        """
        author = signed.envelope.peer
        used = sum(len(other.raw) for other in self._early.values() if other.envelope.peer == author)
        is_kept = author == self._hand.me or used + len(signed.raw) <= _WAITING_BYTES
        if is_kept:
            self._early[signed.id] = signed
        return is_kept

    def take_early(self, head: bytes) -> list[Signed]:
        """Return the statements that waited for a head, and forget them."""
        found = [signed for signed in self._early.values() if signed.envelope.head == head]
        for signed in found:
            del self._early[signed.id]
        return found

    def has_room(self, place: HeadContext, signed: Signed) -> bool:
        """Return whether there is room for a statement at a head we have reached.

        Always for its author's next one, and for what a proven cheat says, since none of that waits.
        """
        found, author = self._at(place), signed.envelope.peer
        if author in found.broken:
            return True
        if signed.envelope.seq == found.inbox.next_seq(author) or found.inbox.other(signed) is not None:
            return True
        used = sum(len(other.raw) for at in self._heads.values() for other in at.inbox.waiting(author))
        return used + len(signed.raw) <= _WAITING_BYTES

    def is_idle(self, place: HeadContext, signed: Signed) -> bool:
        """Return whether a statement comes from a known liar at its head and tells nothing new.

        Without this check, such statements could keep every machine that stores and relays them busy for
        ever.
        """
        found, author = self._heads.get(place.head), signed.envelope.peer
        if found is None or author not in found.broken:
            return False
        statement = _statement_in(signed)
        return statement is None or not found.rule.is_news(statement, author, signed.id)

    def can_judge(self, place: HeadContext, signed: Signed) -> bool:
        """Return whether a statement can be judged now, because all that it refers to has arrived."""
        found = self._at(place)
        is_liar = signed.envelope.peer in found.broken
        return is_liar or found.inbox.other(signed) is not None or _is_due(found, signed)

    def receive(self, place: HeadContext, signed: Signed) -> list[InvalidVote]:
        """Take in a vote at a head with room for it, and all votes that waited for it.

        In whatever order votes arrive, the same of them count. Return what is invalid.
        """
        found, invalid = self._at(place), list[InvalidVote]()
        other = found.inbox.other(signed)
        author = signed.envelope.peer
        if other is not None:
            self._note(found, signed)
            invalid.append(InvalidVote(author, "equivocation", (other, signed)))
        elif author in found.broken:
            self._note(found, signed)
        else:
            found.inbox.keep(signed)
        return invalid + self._take_due(found)

    def _at(self, place: HeadContext) -> _Head:
        if place.head not in self._heads:
            rule = ExclusionRule(place.live, place.threshold)
            self._heads[place.head] = _Head(rule, Inbox(len(self._hand.machines)))
        return self._heads[place.head]

    def _take_due(self, found: _Head) -> list[InvalidVote]:
        """Judge all that can be judged now, which may make others due; return what is invalid."""
        invalid: list[InvalidVote] = []
        while due := next(self._due(found), None):
            broken = self._judge(found, *due)
            if broken is not None:
                invalid.append(broken)
        return invalid

    def _judge(self, found: _Head, signed: Signed, statement: Vote | None) -> InvalidVote | None:
        """Count the next vote of its author, or note it as one that no honest machine casts."""
        author, inbox = signed.envelope.peer, found.inbox
        if _has_forgotten(inbox, signed):
            broken = InvalidVote(author, FORGOTTEN, tuple(inbox.heard(author)))
        elif signed.envelope.prev != inbox.last_id(author):
            broken = InvalidVote(author, "broken_chain", (*inbox.counted_of(author), signed))
        elif statement is None or not found.rule.take(statement, author, signed.id):
            broken = InvalidVote(author, "wrong_statement", (*inbox.counted_of(author), signed))
        else:
            self._count(found, signed)
            return None
        self._note(found, signed)
        return broken

    @staticmethod
    def _note(found: _Head, signed: Signed) -> None:
        """Process a vote of a proven cheat, whatever the order in which such votes arrive.

        The first is kept whatever it says: it shows that its author has voted here as no honest machine does,
        to a machine that goes over the round again. What waited for an earlier vote of it waits no longer.
        """
        author = signed.envelope.peer
        is_first = author not in found.broken
        found.broken.add(author)
        for vote in (signed, *(found.inbox.waiting(author) if is_first else ())):
            statement = _statement_in(vote)
            is_new = statement is not None and found.rule.note(statement, author, vote.id)
            if is_new or (is_first and vote is signed):
                found.taken.append(vote.raw)
                found.noted.add(vote.id)

    def _due(self, found: _Head) -> Iterator[tuple[Signed, Vote | None]]:
        for author in set(self._hand.machines) - found.broken:
            # All that wait: the first may name what nobody says, and a later run not have known of it.
            for signed in found.inbox.waiting(author):
                if _is_due(found, signed):
                    yield signed, _statement_in(signed)

    # What our machine says.

    def speak(self, place: HeadContext, stance: LocalView) -> tuple[bool, list[InvalidVote]]:
        """Sign all votes that our machine owes at a head.

        Return whether there were any, and which votes they show to be invalid.
        """
        if place.head not in self._heads and not stance.missed:
            return False, []
        me, found, is_said, invalid = self._hand.machine, self._at(place), False, list[InvalidVote]()
        while (have := found.rule.next_have(me, stance.held)) is not None:
            invalid += self._say(place, found, have)
            is_said = True
        last: Vote | None = None
        if stance.closed is not None:
            last = found.rule.next_closed(me, *stance.closed, stance.doubled)
        elif stance.lacks <= found.rule.set_for(me, stance.missed, stance.doubled).machines:
            last = found.rule.next_out(me, stance.missed, stance.doubled)
        if last is not None:
            invalid += self._say(place, found, last)
        return is_said or last is not None, invalid

    def _say(self, place: HeadContext, found: _Head, statement: Vote) -> list[InvalidVote]:
        me = self._hand.machine
        due = found.inbox.next_seq(me)
        number = number_in(self._run_from(run_of(due)), due)
        signed = self._outbox.sign(self._hand, number, found.inbox.last_id(me), statement, head=place.head)
        found.rule.take(statement, me, signed.id)
        self._count(found, signed)
        return self._take_due(found)

    def _count(self, found: _Head, signed: Signed) -> None:
        found.inbox.count(signed)
        found.taken.append(signed.raw)


def _statement_in(signed: Signed) -> Vote | None:
    body = decode_body(signed.envelope.kind, signed.envelope.body)
    return body if isinstance(body, Vote) else None


def _is_due(found: _Head, signed: Signed) -> bool:
    """Return whether a statement can be judged, or shows that its author has forgotten others."""
    statement = _statement_in(signed)
    is_told = statement is None or found.rule.is_due(statement)
    return (is_told and _is_next(found.inbox, signed)) or _has_forgotten(found.inbox, signed)


def _begins_later_run(number: int, due: int) -> bool:
    return run_of(number) > run_of(due) and number == first_number(run_of(number))


def _is_next(inbox: Inbox, signed: Signed) -> bool:
    """Return whether a statement is its author's next one at its head, or begins a later run there."""
    number, author, prev = signed.envelope.seq, signed.envelope.peer, signed.envelope.prev
    due = inbox.next_seq(author)
    return number == due or (_begins_later_run(number, due) and prev == inbox.last_id(author))


def _has_forgotten(inbox: Inbox, signed: Signed) -> bool:
    """Return whether a statement shows that its author's run had lost messages of an earlier run."""
    number, author, prev = signed.envelope.seq, signed.envelope.peer, signed.envelope.prev
    due = inbox.next_seq(author)
    is_known = prev == GENESIS or any(prev == said.id for said in inbox.counted_of(author))
    return number < due or (_begins_later_run(number, due) and is_known and prev != inbox.last_id(author))
