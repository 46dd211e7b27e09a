"""A machine at a table that commits a cheat of `lab.cheating`, apart from which it is honest."""

from collections.abc import Iterable, Iterator

from lab.cheating.catalog import CHEATS
from lab.cheating.cheat import Cheat, Ending, Outcome, let_cheat, parsed, resigned
from lab.cheating.standing_in import STANDING_IN
from lab.simulator.looking import inside
from lab.simulator.world import World
from net.crypto.hashing import tagged_hash
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.log.restarts import RESTARTED, STEPLESS, first_number
from net.deal.round_deal import RoundDeal
from net.table.interface.effects import Send
from net.table.session import Session
from net.transcript import GENESIS, Signed, carried
from net.wire.codec import encode
from net.wire.deal import ClaimCommit, Out, Restarted, decode_body
from net.wire.kinds import KIND_OF
from net.wire.table import Carry


class CheatingMachine:
    """Misbehaves in the hands of one machine."""

    def __init__(self, world: World, place: int, cheat: Cheat) -> None:
        """Let a machine commit a cheat from now on, as soon as there is an opportunity."""
        machines, machine = world.machines, world.machines[place]
        machine.spoil = lambda receiver, send: delivered(machine.session, cheat, machines[receiver].key, send)
        machine.meddle = lambda: corrupt(machine.session, cheat)


def corrupt(session: Session, cheat: Cheat) -> None:
    """Let a session's honest attempts cheat from now on, as far as there are any by now."""
    for attempt in inside(session).attempts:
        if attempt.hand.identity is not None:
            let_cheat(attempt.protocol, cheat)


def delivered(session: Session, cheat: Cheat, receiver: bytes, send: Send) -> Iterator[Send]:
    """Yield what goes to the machine with a key in place of an honest frame of a session that cheats."""
    signed = carried(send.kind, send.body)
    hands = () if signed is None else (attempt.hand for attempt in inside(session).attempts)
    place = (
        None if signed is None else (signed.envelope.table_id, signed.envelope.hand, signed.envelope.attempt)
    )
    hand = next((hand for hand in hands if (hand.table.table_id, hand.number, hand.attempt) == place), None)
    keys = [] if hand is None else [machine.sign_key for machine in hand.table.machines]
    if hand is None or signed is None or hand.me is None or receiver not in keys:
        yield send
        return
    for raw in cheat.deliver(hand, keys.index(receiver), signed.raw):
        yield Send(send.link, send.kind, send.flags, encode(Carry(raw)))


class TwoStories(Cheat):
    """Signs one of its messages twice: an unreadable one for the last machine, the right one for others."""

    name = "two-stories"
    outcome = Outcome(Ending.NAMED, ("equivocation", "malformed_body"))
    machines = 3

    def __init__(self, kind: str) -> None:
        super().__init__()
        self._kind = kind

    def deliver(self, hand: RoundDeal, receiver: int, raw: bytes) -> Iterable[bytes]:
        """See `Cheat`."""
        signed = parsed(raw)
        is_ours = signed.envelope.peer == hand.me and signed.envelope.kind == self._kind
        if not is_ours or receiver != max(set(hand.machines) - {hand.me}):
            return (raw,)
        self.is_done = True
        return (resigned(hand, signed, body=b"\x91\xc0"),)


class TwoAnswers(Cheat):
    """Seals another answer for one machine than for the others; either is right on its face."""

    name = "two-answers"
    outcome = Outcome(Ending.NAMED, ("equivocation",))
    machines = 3

    def deliver(self, hand: RoundDeal, receiver: int, raw: bytes) -> Iterable[bytes]:
        """See `Cheat`."""
        signed = parsed(raw)
        body = decode_body(signed.envelope.kind, signed.envelope.body)
        is_ours = signed.envelope.peer == hand.me and isinstance(body, ClaimCommit)
        if (
            not is_ours
            or not isinstance(body, ClaimCommit)
            or receiver != max(set(hand.machines) - {hand.me})
        ):
            return (raw,)
        self.is_done = True
        others = tuple(tagged_hash(b"another answer", digest) for digest in body.digests)
        return (resigned(hand, signed, body=encode(ClaimCommit(others))),)


class Besides(Cheat):
    """Says something more beside each of its words.

    Attributes:
        beside_none_of: kinds of envelopes beside which it says nothing.
    """

    beside_none_of: frozenset[str]

    def beside(self, hand: RoundDeal, signed: Signed) -> bytes:
        """Return what it says beside something of its own."""
        raise NotImplementedError

    def deliver(self, hand: RoundDeal, receiver: int, raw: bytes) -> Iterable[bytes]:
        """See `Cheat`."""
        del receiver
        signed = parsed(raw)
        if signed.envelope.peer != hand.me or signed.envelope.kind in self.beside_none_of:
            return (raw,)
        self.is_done = True
        return raw, self.beside(hand, signed)


class Framer(Besides):
    """Signs out an honest machine wherever it speaks, holding nothing."""

    name = "framer"
    outcome = Outcome(Ending.HARMLESS)
    machines = 3
    beside_none_of = VOTE_KINDS

    def beside(self, hand: RoundDeal, signed: Signed) -> bytes:
        """See `Besides`."""
        others = [machine for machine in hand.machines if machine != hand.me]
        victim = others[signed.envelope.head[0] % len(others)]
        out = encode(Out((victim,), (), ()))
        return resigned(hand, signed, seq=0, prev=GENESIS, kind=KIND_OF[Out], body=out)


class Forgetter(Cheat):
    """Pretends, once a hand, to have restarted and forgotten a message that all have; sends another one."""

    name = "forgetter"
    outcome = Outcome(Ending.HARMLESS)
    machines = 3

    def __init__(self, kind: str) -> None:
        super().__init__()
        self._kind = kind
        self._forgotten: dict[tuple[bytes, int, int], bytes] = {}

    def deliver(self, hand: RoundDeal, receiver: int, raw: bytes) -> Iterable[bytes]:
        """See `Cheat`."""
        del receiver
        signed = parsed(raw)
        if signed.envelope.peer != hand.me or signed.envelope.kind != self._kind:
            return (raw,)
        this = hand.table.table_id, hand.number, hand.attempt
        if self._forgotten.setdefault(this, signed.id) != signed.id:
            return (raw,)
        self.is_done = True
        before = [said for said in hand.inbox.heard(hand.me) if said.id == signed.envelope.prev]
        restart = restarted(hand, signed, 1, before[0] if before else None)
        again = resigned(hand, signed, seq=first_number(1) + 1, prev=parsed(restart).id)
        return raw, restart, again


class Restarter(Besides):
    """Announces a restart after each of its words."""

    name = "restarter"
    outcome = Outcome(Ending.HARMLESS)
    machines = 3
    beside_none_of = VOTE_KINDS | STEPLESS

    def beside(self, hand: RoundDeal, signed: Signed) -> bytes:
        """See `Besides`."""
        return restarted(hand, signed, 1 + signed.envelope.seq, signed)


def restarted(hand: RoundDeal, beside: Signed, run: int, last: Signed | None) -> bytes:
    """Return a RESTARTED in our name: this run knows our messages up to `last`, or none."""
    known, prev = (0, GENESIS) if last is None else (last.envelope.seq + 1, last.id)
    number = first_number(run)
    return resigned(hand, beside, seq=number, prev=prev, kind=RESTARTED, body=encode(Restarted(known)))


class Refuser(Cheat):
    """Signs no statement about leaving machines out."""

    name = "refuser"
    outcome = Outcome(Ending.HARMLESS)
    machines = 3

    def deliver(self, hand: RoundDeal, receiver: int, raw: bytes) -> Iterable[bytes]:
        """See `Cheat`."""
        del receiver
        signed = parsed(raw)
        is_its = signed.envelope.peer == hand.me and signed.envelope.kind in VOTE_KINDS
        self.is_done |= is_its
        return () if is_its else (raw,)


def session_cheats(machines: int) -> list[type[Cheat]]:
    """Return the cheats that a machine with one seat can commit within a session at a table of so many."""
    return [
        cheat
        for cheat in (*CHEATS.values(), *STANDING_IN)
        if cheat.choose is Cheat.choose
        and cheat.player is Cheat.player
        and not cheat.is_blind
        and cheat.seats == 1
        and cheat.machines <= machines
        and not cheat.knobs
    ]
