"""A dealt round as a file: who agreed to the table, and every envelope that counted, as they came. Strict in reading.

It holds no secret but those the audit has published, and whoever has it needs no other to check the round. What it
cannot show is whose keys these are: anybody can make keys, and with them such a record.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Annotated

import msgspec
from msgspec import Meta

from engine.seats import Seat
from net.dealing.dealer import Dealer
from net.dealing.table import MAX_TABLE_BYTES, TableInfo, decode_table, encode_table
from net.dealing.voting import VOTES
from net.errors import RecordError
from net.transcript import Signed, read
from net.wire import MAX_ENVELOPE_BYTES, U8, U16, U32, Table, decode_body, encode

FORMAT = 2
"""What is written now. Records of format 1 are read, too: they do not hold who agreed to the table."""
MAX_RECORD_BYTES = 1 << 20
"""Some four times a long round of six machines."""

_MAGICS = {1: b"tusac fair round 1\n", 2: b"tusac fair round 2\n"}
MAGIC = _MAGICS[FORMAT]
_MAX_BYTES = {1: 1 << 22, 2: MAX_RECORD_BYTES}

_Envelope = Annotated[bytes, Meta(max_length=MAX_ENVELOPE_BYTES)]
_Envelopes = Annotated[tuple[_Envelope, ...], Meta(max_length=1 << 14)]
_TableBytes = Annotated[bytes, Meta(max_length=MAX_TABLE_BYTES)]


@dataclass(frozen=True, slots=True)
class FairRecord:
    """What is kept of one hand.

    Attributes:
        table: who dealt with whom.
        number: of the hand at this table.
        attempt: how often it was dealt anew.
        dealer: the seat that opened; None if it ended before the deal.
        envelopes: all that counted, in the order of the steps; of votes only those by which machines were left out; the
            evidence of cheats.
        agreement: the signed TABLE, then each machine's TABLE_ACK, machines ascending; empty if it is missing.
        version: the format it is written in.
    """

    table: TableInfo
    number: int
    attempt: int
    dealer: Seat | None
    envelopes: tuple[bytes, ...]
    agreement: tuple[bytes, ...] = ()
    version: int = FORMAT


class _FirstMessage(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    table: _TableBytes
    number: U32
    attempt: U16
    dealer: U8 | None
    envelopes: _Envelopes


class _RecordMessage(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    agreement: Annotated[tuple[_Envelope, ...], Meta(max_length=7)]
    table: _TableBytes
    """Empty if the agreement holds it."""
    number: U32
    attempt: U16
    dealer: U8 | None
    envelopes: _Envelopes


_FIRST = msgspec.msgpack.Decoder(_FirstMessage)
_SECOND = msgspec.msgpack.Decoder(_RecordMessage)


def record_of(dealer: Dealer, agreement: Iterable[bytes] = ()) -> FairRecord:
    """Return the record of a hand as far as a machine has come in it.

    It comes out the same at all machines, however the envelopes travelled, unless machines were given up.

    Args:
        dealer: the machine's end of the hand.
        agreement: the envelopes by which the table was agreed on: TABLE, then each machine's TABLE_ACK.
    """
    hand = dealer.hand
    envelopes = tuple(_in_order(dealer))
    return FairRecord(hand.table, hand.number, hand.attempt, hand.dealer, envelopes, tuple(agreement))


def _in_order(dealer: Dealer) -> Iterator[bytes]:
    """Go through the envelopes that counted, each step's by machine; steps with votes, and evidence, as they came."""
    found = [signed for signed in map(read, dealer.log) if signed is not None]
    needed = _needed_votes(dealer, found)
    kept = [signed for signed in found if signed.envelope.kind not in VOTES or signed.raw in needed]
    for _, step in groupby(kept, key=lambda signed: signed.envelope.head):
        spoken = list(step)
        if not any(signed.envelope.kind in VOTES or signed.raw in dealer.evidence for signed in spoken):
            spoken.sort(key=lambda signed: signed.envelope.peer)
        yield from (signed.raw for signed in spoken)


def _needed_votes(dealer: Dealer, found: Iterable[Signed]) -> frozenset[bytes]:
    """Return the votes that show who was left out, or that a vote was false; all others prove nothing."""
    votes = [signed for signed in found if signed.envelope.kind in VOTES]
    false_at = {signed.envelope.head for signed in votes if signed.raw in dealer.evidence}
    shown = {signed.raw for signed in votes if signed.envelope.head in false_at}
    return frozenset(dealer.certificates | shown)


def is_fair_record(data: bytes) -> bool:
    """Return whether some bytes claim to be the record of a dealt round."""
    return _version(data) is not None


def _version(data: bytes) -> int | None:
    return next((version for version, magic in _MAGICS.items() if data.startswith(magic)), None)


def encode_record(record: FairRecord) -> bytes:
    """Return the one encoding of a record."""
    table = b"" if record.agreement else encode_table(record.table)
    rest = record.number, record.attempt, record.dealer, record.envelopes
    is_first = record.version == 1
    message = _FirstMessage(table, *rest) if is_first else _RecordMessage(record.agreement, table, *rest)
    return _MAGICS[record.version] + encode(message)


def decode_record(data: bytes) -> FairRecord:
    """Read a record. Raises RecordError unless the bytes are exactly the encoding of one."""
    version = _version(data)
    if version is None:
        msg = "this is no record of a dealt round"
        raise RecordError(msg)
    if len(data) > _MAX_BYTES[version]:
        msg = f"a record has at most {_MAX_BYTES[version]} bytes, this one has {len(data)}"
        raise RecordError(msg)
    try:
        message = (_FIRST if version == 1 else _SECOND).decode(data[len(_MAGICS[version]) :])
    except (msgspec.DecodeError, RecursionError) as error:
        msg = f"the record is damaged: {error}"
        raise RecordError(msg) from error
    agreement = message.agreement if isinstance(message, _RecordMessage) else ()
    table = _agreed_table(agreement[0]) if agreement else decode_table(message.table)
    if table is None:
        msg = "the record names a table at which nobody can play"
        raise RecordError(msg)
    dealer = None if message.dealer is None else Seat(message.dealer)
    if dealer is not None and dealer >= len(table.seats):
        msg = f"the record lets seat {dealer} open at a table of {len(table.seats)}"
        raise RecordError(msg)
    record = FairRecord(table, message.number, message.attempt, dealer, message.envelopes, agreement, version)
    if encode_record(record) != data:
        msg = "the record is not written as records are"
        raise RecordError(msg)
    return record


def _agreed_table(raw: bytes) -> TableInfo | None:
    """Return the table that a TABLE proposes; who has signed it is not looked at."""
    signed = read(raw)
    body = None if signed is None else decode_body(signed.envelope.kind, signed.envelope.body)
    return decode_table(body.info) if isinstance(body, Table) else None
