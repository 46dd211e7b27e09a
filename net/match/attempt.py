"""One attempt at a round: shuffled, dealt, played and audited, with what its envelopes have shown so far."""

from collections.abc import Iterable, Sequence
from enum import Enum

from engine.cards import Card, DeckIndex
from engine.seats import BySeat, Seat
from engine.state import RoundState, reveal
from net.deal.chance import first_dealer, first_draw, first_throw
from net.deal.engine_game import Answered, Applied, EngineGame
from net.deal.events import (
    CheatProven,
    DealEvent,
    DeckSealed,
    HandAudited,
    HandClosed,
    HandReady,
    HandVoid,
    Refused,
    ShuffleChecked,
    StepOpened,
    WordsForgotten,
)
from net.deal.memory import Begun, DeckDealt, Memory, begun, sealed
from net.deal.protocol import DealProtocol
from net.deal.statements import STATEMENTS
from net.match.participant import Participant
from net.match.status import ProofStatus
from net.records.autoplay import unknown_game
from net.records.fair_record import encode_record, record_of
from net.transcript import Signed
from net.wire.deal import Escrow
from net.wire.kinds import KIND_OF

ESCROW = KIND_OF[Escrow]

StreamKey = tuple[int, int]
"""The key of a stream of envelopes at a table: the round's number in the match, and the attempt."""

Ending = HandClosed | HandVoid


_BLAMED = frozenset({"bad_version", "unknown_peer", "bad_signature"})
_DROPPED = frozenset({"absent_machine", "settled", "too_far_ahead"})


class Reception(Enum):
    """What became of an envelope."""

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
        dealer: the protocol by which it is dealt, with its envelopes.
        game: the round of play; None before the deal.
        drawn: the card each seat drew to see who opens; None where cards did not decide it.
        thrown: the dice thrown to see who opens; None where dice did not show it.
        is_wanted: whether it is to be dealt as soon as the deck is sealed.
        has_escrow: whether the ESCROW step was reached, after which a colluding majority may know cards.
        is_ready: whether the hands can be read.
        shuffled: the machines whose shuffles are proven, in the order they shuffled.
        ending: how it ended; None before.
    """

    def __init__(self, participant: Participant, key: StreamKey) -> None:
        """Take envelopes in from now on; nothing is sent before `begin`."""
        self.key = key
        self._agreement = participant.agreement
        self.dealer = DealProtocol(participant.hand(*key), draws_at_once=False)
        self.game: EngineGame | None = None
        self.drawn: BySeat[Card] | None = None
        self.thrown: tuple[int, int] | None = None
        self._has_begun = False
        self.is_wanted = False
        self.has_escrow = False
        self.is_ready = False
        self.shuffled: tuple[int, ...] = ()
        self.ending: Ending | None = None
        self._is_sealed = False

    @property
    def is_to_begin(self) -> bool:
        """Whether our machine has yet to begin the shuffle; False once the attempt has ended."""
        return not self._has_begun and self.ending is None

    @property
    def awaits_deal(self) -> bool:
        """Whether the sealed deck is to be dealt now."""
        return self._is_sealed and self.is_wanted and self.game is None and self.ending is None

    @property
    def state(self) -> RoundState | None:
        """The round as this machine knows it; None before the deal."""
        return None if self.game is None else self.game.state

    @property
    def record(self) -> bytes:
        """The encoded record so far."""
        return encode_record(record_of(self.dealer, self._agreement))

    def proof(self, record: bytes) -> ProofStatus:
        """Return what has been proven so far, with machines by their places in the table.

        Args:
            record: the encoded record of the last round that ended.
        """
        dealer = self.dealer
        return ProofStatus(
            step="" if dealer.step is None or dealer.is_over else dealer.step.kind,
            shuffled=self.shuffled,
            machines=len(dealer.hand.machines),
            verified=self.receipts,
            cheats=tuple((proven.machine, proven.rule) for proven in dealer.proofs.values()),
            record=record,
        )

    @property
    def receipts(self) -> tuple[int, ...]:
        """The machines that have signed that they found nothing wrong, ascending."""
        dealer = self.dealer
        if isinstance(self.ending, HandClosed):
            return dealer.hand.live
        if dealer.step is None or dealer.step.kind != "RECEIPT":
            return ()
        waiting = dealer.waiting_for()
        return tuple(machine for machine in dealer.hand.live if machine not in waiting)

    def begin(self) -> list[DealEvent]:
        """Begin to shuffle."""
        self._has_begun = True
        return self.note(self.dealer.start())

    def deal(self, opener: Seat | None) -> list[DealEvent]:
        """Deal the sealed deck; `opener` plays first, or for None the seat that the joint seed names."""
        hand = self.dealer.hand
        rules, seats = hand.table.rules, len(hand.table.seats)
        starter = opener
        if starter is None:
            starter = first_dealer(hand.joint_seed, rules, seats)
            self.drawn = first_draw(hand.joint_seed, rules, seats)
            self.thrown = first_throw(hand.joint_seed, rules, seats)
        self.game = unknown_game(hand, starter)
        return self.note(self.dealer.deal(starter, self.game))

    def take(self, signed: Signed) -> tuple[Reception, list[DealEvent]]:
        """Take in an envelope of this stream; return what became of it, and what happened.

        Statements and proofs of a cheat count after the end too.
        """
        if self.dealer.is_known(signed):
            return Reception.KNOWN, []
        is_too_late = self.dealer.is_over and signed.envelope.kind not in STATEMENTS
        events = self.receive((signed.raw,))
        rules = {event.rule for event in events if isinstance(event, Refused)}
        if rules & _BLAMED:
            return Reception.REFUSED, events
        if is_too_late and not any(isinstance(event, CheatProven | WordsForgotten) for event in events):
            return Reception.KNOWN, events
        return Reception.KNOWN if rules & _DROPPED else Reception.NEW, events

    def receive(self, envelopes: Iterable[bytes]) -> list[DealEvent]:
        """Take in envelopes, all at once."""
        return self.note(self.dealer.receive_all(envelopes))

    def recall(self, memories: Sequence[Memory]) -> list[DealEvent]:
        """Replay what was stored before our program was killed; our machine stays silent.

        Raises LocalProtocolError if these are not memories of this attempt.
        """
        events: list[DealEvent] = []
        self.dealer.expect(memories)
        for memory in memories:
            if isinstance(memory, DeckDealt):
                self.is_wanted = True
                events += self.deal(Seat(memory.dealer))
            else:
                self._has_begun |= isinstance(memory, Begun)
                events += self.note(self.dealer.recall(memory))
        self.dealer.take_memories()
        return events

    def speak_up(self) -> list[DealEvent]:
        """Send again, after everything has been replayed."""
        return self.note(self.dealer.speak_up())

    def give_up(self, machines: tuple[int, ...]) -> list[DealEvent]:
        """Wait no longer for machines that are waited for."""
        return self.note(self.dealer.give_up(machines))

    def shun(self, machine: int) -> list[DealEvent]:
        """Exclude a machine that has cheated in another round."""
        return self.note(self.dealer.shun(machine))

    def end_without(self, machines: tuple[int, ...]) -> list[DealEvent]:
        """End as void because these machines have left for good and too few others remain."""
        return self.note(self.dealer.end_without(machines))

    def end_stuck(self) -> list[DealEvent]:
        """End as void because the others do not sign the statement by which our machine would go on."""
        return self.note(self.dealer.end_stuck())

    def go_over(self, other: "Attempt", opener: Seat | None) -> list[DealEvent]:
        """Replay another copy of this attempt with all envelopes received so far; our machine stays silent.

        Args:
            other: the copy that took a course the others did not.
            opener: the seat that opens the round; None for the one that the joint seed names.
        """
        hand = other.dealer.hand
        self.dealer.trust_as(other.dealer)
        events = self.begin() if hand.me is None else self.recall([begun(hand), sealed(hand)])
        events += self.receive(other.envelopes_after(()))
        if self.awaits_deal:
            events += self.deal(opener)
        return events

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
        missing = len(self.dealer.hand.machines) - len(positions)
        return self.dealer.envelopes_after([*positions, *[0] * missing], settled)

    def note(self, events: list[DealEvent]) -> list[DealEvent]:
        """Update from the protocol's events, and return them."""
        for event in events:
            if isinstance(event, ShuffleChecked):
                self.shuffled += (event.machine,)
            elif isinstance(event, DeckSealed):
                self._is_sealed = True
            elif isinstance(event, StepOpened):
                self.has_escrow |= event.kind == ESCROW
            elif isinstance(event, HandReady):
                self.is_ready = True
            elif isinstance(event, HandAudited) and self.game is not None:
                seen = {DeckIndex(slot): card for slot, card in enumerate(event.deck) if card is not None}
                self.game.state = reveal(self.game.state, seen)
            elif isinstance(event, HandClosed | HandVoid):
                self.ending = event
        return events
