"""Envelopes to be sent: our machine's own, signed, and others' that it shows again."""

from collections.abc import Iterable

from net.deal.memory import Kept, Memory
from net.deal.round_deal import RoundDeal
from net.errors import LocalProtocolError
from net.transcript import Signed, seal
from net.wire.codec import Message, encode
from net.wire.deal import VERSION, Envelope
from net.wire.kinds import KIND_OF


class Outbox:
    """Envelopes that wait to be sent to all other machines.

    Attributes:
        memories: what must be stored before any of them leaves.
    """

    def __init__(self) -> None:
        self.memories: list[Memory] = []
        self._waiting: list[bytes] = []

    def sign(
        self, hand: RoundDeal, seq: int, prev: bytes, body: Message, *, head: bytes | None = None
    ) -> Signed:
        """Sign a message of ours and put it in.

        Args:
            hand: the round.
            seq: how many messages we have signed so far.
            prev: id of our last one.
            body: the message.
            head: the head it is signed at; None for the head of the step at hand.

        Raises LocalProtocolError for an observer.
        """
        if hand.identity is None:
            msg = "an observer has nothing to say"
            raise LocalProtocolError(msg)
        place = hand.stream.table_id, hand.stream.hand, hand.stream.attempt, hand.machine
        at = hand.head if head is None else head
        envelope = Envelope(VERSION, *place, seq, prev, at, KIND_OF[type(body)], encode(body))
        signed = seal(envelope, hand.identity)
        self.memories.append(Kept(signed.raw))
        self._waiting.append(signed.raw)
        return signed

    def show(self, envelopes: Iterable[bytes]) -> None:
        """Put in envelopes that others may not have seen."""
        self._waiting += envelopes

    def take(self) -> list[bytes]:
        """Return the envelopes to be sent, and forget them."""
        taken, self._waiting = self._waiting, []
        return taken
