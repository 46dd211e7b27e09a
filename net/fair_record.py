"""A dealt round as a file: the table and every envelope that counted, as they came. Strict in reading.

It holds no secret but those the audit has published, and whoever has it needs no other to check the round.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Annotated

import msgspec
from msgspec import Meta

from engine.seats import Seat
from net.dealing.dealer import Dealer
from net.dealing.statements import STATEMENTS
from net.dealing.table import MAX_TABLE_BYTES, TableInfo, decode_table, encode_table
from net.errors import RecordError
from net.transcript import read
from net.wire import MAX_ENVELOPE_BYTES, U8, U16, U32, encode

MAGIC = b"tusac fair round 1\n"
MAX_RECORD_BYTES = 1 << 22
"""Ten times a long round of six machines."""

_Envelope = Annotated[bytes, Meta(max_length=MAX_ENVELOPE_BYTES)]


@dataclass(frozen=True, slots=True)
class FairRecord:
    """What is kept of one hand.

    Attributes:
        table: who dealt with whom.
        number: of the hand at this table.
        attempt: how often it was dealt anew.
        dealer: the seat that opened; None if it ended before the deal.
        envelopes: all that counted, in the order of the steps; last the evidence of a cheat, if there was one.
    """

    table: TableInfo
    number: int
    attempt: int
    dealer: Seat | None
    envelopes: tuple[bytes, ...]


class _RecordMessage(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    table: Annotated[bytes, Meta(max_length=MAX_TABLE_BYTES)]
    number: U32
    attempt: U16
    dealer: U8 | None
    envelopes: Annotated[tuple[_Envelope, ...], Meta(max_length=1 << 14)]


_DECODER = msgspec.msgpack.Decoder(_RecordMessage)


def record_of(dealer: Dealer) -> FairRecord:
    """Return the record of a hand as far as a machine has come in it.

    It comes out the same at all machines, however the envelopes travelled, unless machines were given up.
    """
    hand = dealer.hand
    return FairRecord(hand.table, hand.number, hand.attempt, hand.dealer, tuple(_in_order(dealer)))


def _in_order(dealer: Dealer) -> Iterator[bytes]:
    """Go through the envelopes that counted, each step's by machine; proofs of cheats before the step that they changed."""
    last = next((signed.envelope.head for signed in map(read, dealer.log[-1:]) if signed is not None), b"")
    found = [signed for signed in map(read, dealer.log) if signed is not None]
    unused = [
        signed for signed in map(read, dealer.evidence) if signed is not None and signed.raw not in dealer.log
    ]
    before = next((at for at, signed in enumerate(found) if signed.envelope.head == last), len(found))
    signed = [*found[:before], *unused, *found[before:]]
    for _, step in groupby(signed, key=lambda signed: signed.envelope.head):
        spoken = list(step)
        if not any(signed.envelope.kind in STATEMENTS or signed.raw in dealer.evidence for signed in spoken):
            spoken.sort(key=lambda signed: signed.envelope.peer)
        yield from (signed.raw for signed in spoken)


def is_fair_record(data: bytes) -> bool:
    """Return whether some bytes claim to be the record of a dealt round."""
    return data.startswith(MAGIC)


def encode_record(record: FairRecord) -> bytes:
    """Return the one encoding of a record."""
    table = encode_table(record.table)
    return MAGIC + encode(
        _RecordMessage(table, record.number, record.attempt, record.dealer, record.envelopes)
    )


def decode_record(data: bytes) -> FairRecord:
    """Read a record. Raises RecordError unless the bytes are exactly the encoding of one."""
    if not is_fair_record(data):
        msg = "this is no record of a dealt round"
        raise RecordError(msg)
    if len(data) > MAX_RECORD_BYTES:
        msg = f"a record has at most {MAX_RECORD_BYTES} bytes, this one has {len(data)}"
        raise RecordError(msg)
    try:
        message = _DECODER.decode(data[len(MAGIC) :])
    except msgspec.DecodeError as error:
        msg = f"the record is damaged: {error}"
        raise RecordError(msg) from error
    table = decode_table(message.table)
    if table is None:
        msg = "the record names a table at which nobody can play"
        raise RecordError(msg)
    dealer = None if message.dealer is None else Seat(message.dealer)
    if dealer is not None and dealer >= len(table.seats):
        msg = f"the record lets seat {dealer} open at a table of {len(table.seats)}"
        raise RecordError(msg)
    record = FairRecord(table, message.number, message.attempt, dealer, message.envelopes)
    if encode_record(record) != data:
        msg = "the record is not written as records are"
        raise RecordError(msg)
    return record
