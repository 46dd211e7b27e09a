"""One attempt at a round: shuffled, dealt, played and audited, with what its envelopes have shown so far."""

from collections.abc import Sequence
from enum import Enum

from engine.cards import Card, DeckIndex
from engine.seats import BySeat, Seat
from engine.state import RoundState, reveal
from net.deal.chance import first_dealer, first_draw, first_throw
from net.deal.engine_game import Answered, Applied, EngineGame
from net.deal.events import (
    CheatProven,
    DealEvent,
    HandAudited,
    HandClosed,
    HandReady,
    HandVoid,
    Refused,
    StateLost,
    StepOpened,
)
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.memory import DeckDealt, Memory, begun, sealed
from net.deal.parts import live_parts
from net.deal.protocol import DealProtocol
from net.match.participant import Participant
from net.match.status import ProofStatus
from net.records.autoplay import unknown_game
from net.records.fair_record import encode_record, record_of
from net.transcript import Signed
from net.wire.deal import DeckAck, Escrow
from net.wire.kinds import KIND_OF

ESCROW, DECK_ACK = KIND_OF[Escrow], KIND_OF[DeckAck]

StreamKey = tuple[int, int]
"""The key of a stream of envelopes at a table: the round's number in the match, and the attempt."""

Ending = HandClosed | HandVoid


_BLAMED = frozenset({"bad_version", "unknown_peer", "bad_signature"})
_DROPPED = frozenset({"absent_machine", "settled", "too_far_ahead"})


class Reception(Enum):
    """The result of receiving an envelope."""

    NEW = "new"
    """Kept; pass it on to the others."""
    KNOWN = "known"
    """Had already, or of no use here; drop it, nobody is to blame."""
    REFUSED = "refused"
    """Not signed by anybody at this table, or malformed: counts against the machine that sent it."""


class Attempt:
    """A round from the shuffle to the receipts.

    Attributes:
        key: its stream.
        protocol: our end of it.
        hand: all that is known of the round.
        game: the round of play; None before the deal.
        drawn: the card each seat drew to see who opens; None where cards did not decide it.
        thrown: the dice thrown to see who opens; None where dice did not show it.
        is_wanted: whether it is to be dealt as soon as the deck is sealed.
        is_ready: whether the hands can be read.
        shuffled: the machines whose shuffles are proven, in the order they shuffled.
        ending: how it ended; None before.
    """

    def __init__(self, participant: Participant, key: StreamKey) -> None:
        """Take envelopes in from now on; nothing is sent before `start`."""
        self.key = key
        self.hand = participant.hand(*key)
        self.protocol = DealProtocol(self.hand, live_parts(self.hand, draws_at_once=False))
        self._agreement = participant.agreement
        self.game: EngineGame | None = None
        self.drawn: BySeat[Card] | None = None
        self.thrown: tuple[int, int] | None = None
        self.is_wanted = False
        self.is_ready = False
        self.shuffled: tuple[int, ...] = ()
        self.ending: Ending | None = None

    @property
    def is_to_begin(self) -> bool:
        """Whether our machine has yet to begin the shuffle; False once the attempt has ended."""
        return self.protocol.step is None and not self.protocol.log and not self.protocol.is_over

    @property
    def awaits_deal(self) -> bool:
        """Whether the sealed deck is to be dealt now."""
        is_sealed = self.protocol.step is None and bool(self.protocol.log) and not self.protocol.is_over
        return is_sealed and self.is_wanted and self.game is None

    @property
    def has_escrow(self) -> bool:
        """Whether the ESCROW step was reached, after which a colluding majority may know cards."""
        return self.game is not None

    @property
    def state(self) -> RoundState | None:
        """The round as this machine knows it; None before the deal."""
        return None if self.game is None else self.game.state

    @property
    def record(self) -> bytes:
        """The encoded record so far."""
        return encode_record(record_of(self.protocol, self._agreement))

    def proof(self, record: bytes) -> ProofStatus:
        """Return what has been proven so far, with machines by their places in the table.

        Args:
            record: the encoded record of the last round that ended.
        """
        return ProofStatus(
            step="" if self.protocol.step is None or self.protocol.is_over else self.protocol.step.kind,
            shuffled=self.shuffled,
            machines=len(self.hand.machines),
            verified=self.receipts,
            cheats=tuple((proven.machine, proven.rule) for proven in self.protocol.proofs.values()),
            record=record,
        )

    @property
    def receipts(self) -> tuple[int, ...]:
        """The machines that have signed that they found nothing wrong, ascending."""
        if isinstance(self.ending, HandClosed):
            return self.hand.live
        if self.protocol.step is None or self.protocol.step.kind != "RECEIPT":
            return ()
        waiting = self.protocol.waiting_for()
        return tuple(machine for machine in self.hand.live if machine not in waiting)

    def deal_out(self, opener: Seat | None) -> list[DealEvent]:
        """Deal the sealed deck; `opener` plays first, or for None the seat that the joint seed names."""
        hand = self.hand
        rules, seats = hand.table.rules, len(hand.table.seats)
        starter = opener
        if starter is None:
            starter = first_dealer(hand.joint_seed, rules, seats)
            self.drawn = first_draw(hand.joint_seed, rules, seats)
            self.thrown = first_throw(hand.joint_seed, rules, seats)
        self.game = unknown_game(hand, starter)
        return self.protocol.deal(starter, self.game)

    def take(self, signed: Signed) -> tuple[Reception, list[DealEvent]]:
        """Take in an envelope of this stream; return what became of it, and what happened.

        Statements and proofs of a cheat count after the end too.
        """
        if self.protocol.is_known(signed):
            return Reception.KNOWN, []
        is_too_late = self.protocol.is_over and signed.envelope.kind not in VOTE_KINDS
        events = self.protocol.receive_all((signed.raw,))
        rules = {event.rule for event in events if isinstance(event, Refused)}
        if rules & _BLAMED:
            return Reception.REFUSED, events
        if is_too_late and not any(isinstance(event, CheatProven | StateLost) for event in events):
            return Reception.KNOWN, events
        return Reception.KNOWN if rules & _DROPPED else Reception.NEW, events

    def replay(self, memories: Sequence[Memory]) -> list[DealEvent]:
        """Replay what was stored before our program was killed; our machine stays silent.

        Raises LocalProtocolError if these are not memories of this attempt.
        """
        events: list[DealEvent] = []
        self.protocol.expect(memories)
        for memory in memories:
            if isinstance(memory, DeckDealt):
                self.is_wanted = True
                events += self.deal_out(Seat(memory.dealer))
            else:
                events += self.protocol.recall(memory)
        self.protocol.take_memories()
        return self.note(events)

    def go_over(self, other: "Attempt", opener: Seat | None) -> list[DealEvent]:
        """Replay another copy of this attempt with all envelopes received so far; our machine stays silent.

        Args:
            other: the copy that took a course the others did not.
            opener: the seat that opens the round; None for the one that the joint seed names.
        """
        hand = other.hand
        self.protocol.adopt(other.protocol.choices)
        events = self.protocol.start() if hand.me is None else self.replay([begun(hand), sealed(hand)])
        events += self.protocol.receive_all(other.envelopes_after(()))
        if self.awaits_deal:
            events += self.deal_out(opener)
        return self.note(events)

    def take_told(self) -> list[Answered | Applied]:
        """Return what the game has reported since the last call."""
        if self.game is None:
            return []
        told, self.game.told = self.game.told, []
        return told

    def envelopes_after(self, positions: Sequence[int], settled: bytes | None = None) -> list[bytes]:
        """Return the envelopes from these positions on; for machines without a position, from the first.

        Args:
            positions: for each machine, the number of its first envelope wanted.
            settled: the transcript head from which on statements are wanted; None for all of them.
        """
        missing = len(self.hand.machines) - len(positions)
        return self.protocol.envelopes_after([*positions, *[0] * missing], settled)

    def note(self, events: list[DealEvent]) -> list[DealEvent]:
        """Update from the protocol's events, and return them."""
        for event in events:
            if isinstance(event, StepOpened) and event.kind == DECK_ACK:
                self.shuffled = self.hand.shufflers
            elif isinstance(event, HandReady):
                self.is_ready = True
            elif isinstance(event, HandAudited) and self.game is not None:
                seen = {DeckIndex(slot): card for slot, card in enumerate(event.deck) if card is not None}
                self.game.state = reveal(self.game.state, seen)
            elif isinstance(event, HandClosed | HandVoid):
                self.ending = event
        return events
