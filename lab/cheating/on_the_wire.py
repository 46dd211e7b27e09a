"""Cheats with envelopes: forged, repeated or reordered ones, silence at each step, votes against others."""

from collections.abc import Iterable

from lab.cheating.cheat import Cheat, Ending, Outcome, another, parsed, resigned
from lab.cheating.while_dealing import named
from net.deal.round_deal import RoundDeal
from net.deal.steps.table_of_steps import LOGIC
from net.transcript import GENESIS
from net.wire.codec import Message, encode
from net.wire.deal import Closed, DeckAck, Have, Out
from net.wire.kinds import KIND_OF

_HARMLESS = Outcome(Ending.HARMLESS)


class AtReady(Cheat):
    """Sends another message in place of its READY."""

    def say(self, hand: RoundDeal, raw: bytes) -> Iterable[bytes]:
        """Return the messages to send in place of our READY."""
        raise NotImplementedError

    def deliver(self, hand: RoundDeal, receiver: int, raw: bytes) -> Iterable[bytes]:
        """See `Cheat`."""
        del receiver
        signed = parsed(raw)
        if signed.envelope.peer != hand.me or signed.envelope.kind != "READY":
            return (raw,)
        self.is_done = True
        return self.say(hand, raw)


class Altered(AtReady):
    """Changes its READY, and signs it again."""

    def alter(self, hand: RoundDeal, raw: bytes) -> bytes:
        """Return the message to send instead."""
        raise NotImplementedError

    def say(self, hand: RoundDeal, raw: bytes) -> Iterable[bytes]:
        """See `AtReady`."""
        return (self.alter(hand, raw),)


class BrokenChain(Altered):
    """Denies its previous envelope."""

    name = "broken-chain"
    outcome = named("broken_chain")

    def alter(self, hand: RoundDeal, raw: bytes) -> bytes:
        """See `Altered`."""
        return resigned(hand, parsed(raw), prev=bytes(32))


class WrongKind(Altered):
    """Sends a message of a kind that is not due."""

    name = "wrong-kind"
    outcome = named("wrong_kind")

    def alter(self, hand: RoundDeal, raw: bytes) -> bytes:
        """See `Altered`."""
        return resigned(hand, parsed(raw), kind="RECEIPT")


class MalformedBody(Altered):
    """Signs a body that cannot be read."""

    name = "malformed-body"
    outcome = named("malformed_body")

    def alter(self, hand: RoundDeal, raw: bytes) -> bytes:
        """See `Altered`."""
        return resigned(hand, parsed(raw), body=b"\x91\x00")


class OtherHead(Altered):
    """Signs a message at a head that no other machine has."""

    name = "other-head"
    outcome = Outcome(Ending.LEFT_OUT)
    machines = 3

    def alter(self, hand: RoundDeal, raw: bytes) -> bytes:
        """See `Altered`."""
        return resigned(hand, parsed(raw), head=bytes(32))


class Saying(AtReady):
    """Signs exclusion votes at the head of its READY, though no machine is missed."""

    machines = 3

    def statements(self, hand: RoundDeal) -> Iterable[Message]:
        """Return the votes to sign, one after another."""
        raise NotImplementedError

    def say(self, hand: RoundDeal, raw: bytes) -> Iterable[bytes]:
        """See `AtReady`: the READY, and after it the statements."""
        said, prev = [raw], GENESIS
        for seq, statement in enumerate(self.statements(hand)):
            kind, body = KIND_OF[type(statement)], encode(statement)
            said.append(resigned(hand, parsed(raw), seq=seq, prev=prev, kind=kind, body=body))
            prev = parsed(said[-1]).id
        return said


def _other(hand: RoundDeal) -> int:
    return next(machine for machine in hand.machines if machine != hand.me)


class LoneOut(Saying):
    """Votes to exclude a machine that nobody misses."""

    name = "lone-out"
    outcome = _HARMLESS

    def statements(self, hand: RoundDeal) -> Iterable[Message]:
        """See `Saying`."""
        return (Out((_other(hand),), (), ()),)


class LoneClosed(Saying):
    """Claims that it has closed a step without a machine, with a next head that does not exist."""

    name = "lone-closed"
    outcome = _HARMLESS

    def statements(self, hand: RoundDeal) -> Iterable[Message]:
        """See `Saying`."""
        return (Closed((_other(hand),), (), (), bytes(32)),)


class OutAndHave(Saying):
    """Votes to exclude a machine, and signs that it holds that machine's message."""

    name = "out-and-have"
    outcome = named("wrong_statement")

    def statements(self, hand: RoundDeal) -> Iterable[Message]:
        """See `Saying`."""
        return Out((_other(hand),), (), ()), Have(_other(hand))


class TwoOuts(Saying):
    """Votes to exclude one machine, and then another instead, in a round with two other machines."""

    name = "two-outs"
    outcome = named("wrong_statement")
    machines = 3

    def deliver(self, hand: RoundDeal, receiver: int, raw: bytes) -> Iterable[bytes]:
        """See `Cheat`; the table may be dealt by fewer machines than have sat down at it."""
        return super().deliver(hand, receiver, raw) if len(hand.machines) >= self.machines else (raw,)

    def statements(self, hand: RoundDeal) -> Iterable[Message]:
        """See `Saying`."""
        others = [machine for machine in hand.machines if machine != hand.me]
        return Out((others[0],), (), ()), Out((others[1],), (), ())


class OutOfTooMany(Saying):
    """Votes to exclude all other machines."""

    name = "out-of-too-many"
    outcome = named("wrong_statement")

    def statements(self, hand: RoundDeal) -> Iterable[Message]:
        """See `Saying`."""
        return (Out(tuple(machine for machine in hand.machines if machine != hand.me), (), ()),)


class TwoCloseds(Saying):
    """Signs two different claims of how it has closed a step."""

    name = "two-closeds"
    outcome = named("wrong_statement")

    def statements(self, hand: RoundDeal) -> Iterable[Message]:
        """See `Saying`."""
        del hand
        return Closed((), (), (), bytes(32)), Closed((), (), (), bytes(31) + b"\1")


class Twice(Cheat):
    """Sends the same message twice in one step."""

    name = "twice"
    outcome = named("equivocation")

    def add(self, hand: RoundDeal, body: Message) -> Iterable[Message]:
        """See `Cheat`."""
        del hand
        if not isinstance(body, DeckAck):
            return ()
        self.is_done = True
        return (body,)


class Besides(Cheat):
    """Sends extra envelopes, none of which their supposed authors have signed for this step."""

    outcome = _HARMLESS

    def more(self, hand: RoundDeal, raw: bytes) -> Iterable[bytes]:
        """Return the extra envelopes to send."""
        raise NotImplementedError

    def deliver(self, hand: RoundDeal, receiver: int, raw: bytes) -> Iterable[bytes]:
        """See `Cheat`."""
        del receiver
        self.is_done = True
        return (*self.more(hand, raw), raw)


class ForgedEnvelope(Besides):
    """Writes envelopes in the name of another machine."""

    name = "forged-envelope"

    def more(self, hand: RoundDeal, raw: bytes) -> Iterable[bytes]:
        """See `Besides`."""
        other = another(hand)
        return () if other is None else (resigned(hand, parsed(raw), peer=other),)


class ReplayedEnvelope(Besides):
    """Sends everything it has ever sent again and again."""

    name = "replayed-envelope"

    def __init__(self) -> None:
        super().__init__()
        self._old: list[bytes] = []

    def more(self, hand: RoundDeal, raw: bytes) -> Iterable[bytes]:
        """See `Besides`."""
        del hand
        self._old = [*self._old[-9:], raw]
        return self._old


class OtherHand(Besides):
    """Sends envelopes of another round and of another table."""

    name = "other-hand"

    def more(self, hand: RoundDeal, raw: bytes) -> Iterable[bytes]:
        """See `Besides`."""
        signed = parsed(raw)
        return resigned(hand, signed, hand=hand.number + 1), resigned(hand, signed, table_id=bytes(16))


class Garbage(Besides):
    """Sends bytes that are no envelopes."""

    name = "garbage"

    def more(self, hand: RoundDeal, raw: bytes) -> Iterable[bytes]:
        """See `Besides`."""
        return raw[:-1], raw[1:], hand.rng(200), b"", raw[:100] + bytes(100) + raw[200:]


class Silence(Cheat):
    """Falls silent from its first message of one kind on."""

    kind: str

    def deliver(self, hand: RoundDeal, receiver: int, raw: bytes) -> Iterable[bytes]:
        """See `Cheat`."""
        del hand, receiver
        self.is_done = self.is_done or parsed(raw).envelope.kind == self.kind
        return () if self.is_done else (raw,)


def silence(silent_from: str) -> type[Silence]:
    """Return the cheat of falling silent at one kind of step."""
    kinds = list(LOGIC)
    is_early = kinds.index(silent_from) <= kinds.index("ESCROW_ACK")

    class SilenceAt(Silence):
        __doc__ = f"Falls silent from its first {silent_from} on."
        name = f"silent-at-{silent_from.lower().replace('_', '-')}"
        outcome = Outcome(Ending.VOID if is_early else Ending.LEFT_OUT)
        machines = 3
        kind = silent_from

    return SilenceAt
