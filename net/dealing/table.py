"""The table a hand is dealt at: its machines and seats, and the public map of deck positions to owners."""

from dataclasses import dataclass

import msgspec

from engine.cards import Card, DeckIndex, canonical_deck
from engine.errors import EngineError
from engine.rules import Rules
from engine.rules_text import rules_from_dict
from engine.seats import Seat
from engine.state import owned_slots
from net.crypto.hashing import tagged_hash
from net.errors import LocalProtocolError
from net.identity import PublicIdentity
from net.wire import encode

MAX_TABLE_BYTES = 1 << 14


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who plays at a seat.

    Attributes:
        machine: which machine holds its key.
        level: the computer player that must be replayed in the audit, or "" for a person.
        name: as shown.
    """

    machine: int
    level: str
    name: str


@dataclass(frozen=True, slots=True)
class TableInfo:
    """What all machines of a table have agreed on before the first hand.

    Attributes:
        rules: the rules of play, and so the deck.
        machines: the public keys of each machine; a machine is named by its place here.
        seats: who plays where, seat by seat.
        nonce: 32 bytes that make the table unlike any other.
    """

    rules: Rules
    machines: tuple[PublicIdentity, ...]
    seats: tuple[SeatInfo, ...]
    nonce: bytes

    def __post_init__(self) -> None:
        """Raise LocalProtocolError if machines and seats do not fit together."""
        holders = {seat.machine for seat in self.seats}
        if holders != set(range(len(self.machines))) or len(self.seats) not in self.rules.players:
            msg = "every machine of a table holds at least one seat, and the rules allow so many seats"
            raise LocalProtocolError(msg)
        if len({machine.sign_key for machine in self.machines}) != len(self.machines):
            msg = "two machines of a table have the same key"
            raise LocalProtocolError(msg)

    @property
    def digest(self) -> bytes:
        """The hash that stands for all of it."""
        return tagged_hash(b"table", encode_table(self))

    @property
    def table_id(self) -> bytes:
        """The 16 bytes that every envelope carries."""
        return self.digest[:16]

    @property
    def escrow_threshold(self) -> int:
        """How many machines can stand in for an absent one: a majority (fair-deal.md 5.1)."""
        return len(self.machines) // 2 + 1

    @property
    def deck(self) -> tuple[Card, ...]:
        """The deck before the shuffle."""
        return canonical_deck(self.rules.copies(len(self.seats)), self.rules.jokers)

    def seats_of(self, machine: int) -> tuple[Seat, ...]:
        """Return the seats a machine holds, ascending."""
        return tuple(Seat(place) for place, seat in enumerate(self.seats) if seat.machine == machine)

    def owners(self, dealer: Seat) -> tuple[int | None, ...]:
        """Return which machine owns each deck position in a hand, None for the wall (fair-deal.md 4.2)."""
        owners: list[int | None] = [None] * len(self.deck)
        for seat, slots in owned_slots(self.rules, len(self.seats), dealer).items():
            for slot in slots:
                owners[slot] = self.seats[seat].machine
        return tuple(owners)


class _TableMessage(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    rules: bytes
    machines: tuple[tuple[bytes, bytes], ...]
    seats: tuple[tuple[int, str, str], ...]
    nonce: bytes


_DECODER = msgspec.msgpack.Decoder(_TableMessage)


def encode_table(table: TableInfo) -> bytes:
    """Return the one encoding of a table."""
    message = _TableMessage(
        msgspec.json.encode(table.rules.to_dict(), order="sorted"),
        tuple((machine.sign_key, machine.seal_key) for machine in table.machines),
        tuple((seat.machine, seat.level, seat.name) for seat in table.seats),
        table.nonce,
    )
    return encode(message)


def decode_table(data: bytes) -> TableInfo | None:
    """Read a table from another machine or a file; None if it is not one."""
    if len(data) > MAX_TABLE_BYTES:
        return None
    try:
        message = _DECODER.decode(data)
        table = TableInfo(
            rules_from_dict(msgspec.json.decode(message.rules)),
            tuple(PublicIdentity(sign, seal) for sign, seal in message.machines),
            tuple(SeatInfo(*seat) for seat in message.seats),
            message.nonce,
        )
    except (msgspec.DecodeError, EngineError, LocalProtocolError, TypeError):
        return None
    fits = all(len(key) == 32 for machine in message.machines for key in machine) and len(table.nonce) == 32
    return table if fits and encode_table(table) == data else None


def slots_of(owners: tuple[int | None, ...], machine: int) -> tuple[DeckIndex, ...]:
    """Return the deck positions a machine owns, ascending."""
    return tuple(DeckIndex(slot) for slot, owner in enumerate(owners) if owner == machine)


def not_owned(owners: tuple[int | None, ...], machine: int) -> tuple[DeckIndex, ...]:
    """Return the deck positions a machine does not own, the wall included, ascending: what it owes shares for."""
    return tuple(DeckIndex(slot) for slot, owner in enumerate(owners) if owner != machine)
